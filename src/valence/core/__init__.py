"""The parts that all games share: contract, play, dice, records, wire format. Knows no game and no chemistry."""
