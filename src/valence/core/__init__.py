"""What every game shares: the contract, play, dice, records and the wire. Knows no game and no chemistry."""
