"""How games of the polymer game go when everybody plays by rule of thumb.

    python benchmarks/polymer_games.py [--games 1000] [--seats 2] [--deck my-deck.csv] [--raid any]

The player looks one move ahead: units in dead chains count fully, dormant ones nearly, growing ones
half, and every card in hand has a worth that has to be made good by playing it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from valence.core.game import Event, Seat
from valence.core.play import legal_moves
from valence.games.polymer import GAME
from valence.games.polymer.cards import MONOMERS, SPECIES_OF, VALUE, Card
from valence.games.polymer.chains import current_species, length
from valence.games.polymer.decks import read_deck
from valence.games.polymer.events import Taken
from valence.games.polymer.rules import HAND
from valence.games.polymer.state import Move, Options, State

SURE = {"terminated": 1.0, "dormant": 0.9, "growing": 0.5}
WORTH: dict[Card, float] = {
    "bpo": 0.5, "aibn": 0.8, "termination": 3.0, "cta": 2.5, "tempo": 1.0, "copolymer": 1.5,
}  # fmt: skip
A_UNIT, A_UNIT_IN_USE = 0.1, 0.25
"""What a unit in hand is worth, and what while an own chain grows with its species."""
A_CHAIN, ENOUGH_CHAINS = 1.5, 3
"""What it is worth to have a living chain at all, up to so many of them."""
LAST_CARDS = 4
"""With so few cards in any hand the end is near, and a growing chain is worth little."""
PATIENCE = 0.4
"""How much of a card's worth is left after each reshuffle: who waits for ever wins nothing."""


def rule_of_thumb(state: State, seat: Seat) -> Move:
    return max(
        legal_moves(GAME, state, seat),
        key=lambda move: standing(GAME.apply(state, seat, move).state, state, seat),
    )


def standing(after: State, before: State, seat: Seat) -> float:
    """What the seat has and holds, against the best of the others; the card drawn next is not looked at."""
    near_end = min(map(len, after.hands)) <= LAST_CARDS
    have = [worth_of_chains(after, Seat(player), near_end) for player in range(after.players)]
    others = max(units for player, units in enumerate(have) if player != seat)
    patience = min(map(len, after.hands)) / HAND[after.players] * PATIENCE**before.reshuffles
    return have[seat] - others + patience * worth_of_hand(after.hands[seat], before, seat)


def worth_of_chains(state: State, seat: Seat, near_end: bool) -> float:
    own = [chain for chain in state.chains if chain.owner == seat]
    growing = sum(chain.state == "growing" for chain in own)
    units = sum(
        length(chain) * (0.2 if near_end and chain.state == "growing" else SURE[chain.state])
        for chain in own
    )
    return units if near_end else units + A_CHAIN * min(growing, ENOUGH_CHAINS)


def worth_of_hand(hand: tuple[Card, ...], state: State, seat: Seat) -> float:
    alive = [chain for chain in state.chains if chain.owner == seat and chain.state != "terminated"]
    in_use = {current_species(chain) for chain in alive}
    return sum(
        VALUE[card] * (A_UNIT_IN_USE if SPECIES_OF[card] in in_use else A_UNIT)
        if card in MONOMERS
        else WORTH[card]
        for card in hand
    )


class Tally:
    """What happened in all games together."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: list[int] = []
        self.moves: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.taken: list[int] = []
        self.winners: Counter[int] = Counter()
        self.reshuffles: Counter[int] = Counter()
        self.scores: list[int] = []

    def add(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.events[type(event).__name__] += 1
            if isinstance(event, Taken):
                self.taken.append(length(event.chain))

    def end(self, state: State, turns: int) -> None:
        outcome = GAME.outcome(state)
        assert outcome is not None
        self.games += 1
        self.turns.append(turns)
        self.reshuffles[state.reshuffles] += 1
        self.scores += map(int, outcome.scores)
        self.lengths += (length(chain) for chain in state.chains if chain.state == "terminated")
        for seat in outcome.winners:
            self.winners[seat] += 1

    def lines(self) -> Iterator[str]:
        turns, all_turns = sorted(self.turns), sum(self.turns)
        yield f"turns a game: {mean(turns):.1f} (half of the games {quarter(turns, 1)} to {quarter(turns, 3)})"
        for kind, count in self.moves.most_common():
            yield f"  {kind:13} {count / self.games:6.2f} a game, {count / all_turns:4.0%} of the turns"
        for name in ("Combined", "Disproportionated", "Transferred", "Capped", "Woke", "Taken"):
            yield f"{name:18} {self.events[name] / self.games:5.2f} a game"
        lengths = sorted(self.lengths)
        each = f"{mean(lengths):.1f} units long, the longest {lengths[-1]}"
        yield f"dead chains: {len(lengths) / self.games:.2f} a game, {each}"
        yield f"taken chains: {mean(self.taken):.1f} units long"
        yield f"units that a player scores: {mean(self.scores):.1f}"
        yield f"won by seat: {dict(sorted(self.winners.items()))}"
        yield f"games by reshuffles: {dict(sorted(self.reshuffles.items()))}"


def mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))


def quarter(numbers: list[int], n: int) -> int:
    return numbers[len(numbers) * n // 4]


def play(options: Options, seats: int, seed: int, tally: Tally) -> None:
    state, events = GAME.setup(options, seats, seed)
    turns = 0
    while to_move := GAME.to_move(state):
        seat = to_move[0]
        move = rule_of_thumb(state, seat)
        tally.moves[move.__struct_config__.tag] += 1  # type: ignore[index]  # moves have text tags
        state, events = GAME.apply(state, seat, move)
        tally.add(events)
        turns += 1
    tally.end(state, turns)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2, choices=GAME.seats)
    parser.add_argument("--deck", type=Path)
    parser.add_argument("--raid", default="mixed", choices=("mixed", "any"))
    given = parser.parse_args(arguments)
    deck = None if given.deck is None else read_deck(given.deck.read_text(), given.deck.name)
    options = Options(raid=given.raid, cards=deck)
    tally = Tally()
    for seed in range(given.games):
        play(options, given.seats, seed, tally)
    print(*tally.lines(), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
