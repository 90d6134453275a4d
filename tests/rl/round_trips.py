"""`python -m tests.rl.round_trips`: every legal move of random games has numbers of its own, which lead back to it."""

import argparse
from collections.abc import Mapping, Sequence
from random import Random

from valence.core.encoding import Spelling
from valence.core.play import legal_moves
from valence.rl.positions import Position, Rules, rules_of

Case = tuple[str, int, Mapping[str, object]]

# The games as usual, and with every option that brings other moves.
CASES: tuple[Case, ...] = (
    ("pkace", 2, {}),
    ("pkace", 4, {"edition": 1, "series": 2}),
    ("metals", 2, {}),
    ("metals", 3, {"write": "required", "naming": True}),
    ("polymer", 2, {}),
    ("polymer", 3, {"calculate": True, "draw": "either", "restart": "any"}),
    ("quizmaster", 2, {}),
    ("quizmaster", 3, {"answers": "choice", "scoring": "points"}),
    ("quizmaster", 4, {"quizmaster": "seat", "calls": 2, "rotation": 3}),
    ("whoami", 2, {}),
    ("whoami", 3, {"questions": "free", "turn": "both", "ending": "round"}),
    ("charged", 2, {}),
    ("charged", 3, {"naming": "required"}),
)


def check_game(rules: Rules, seed: int) -> int:
    """Check a random game, and return the number of its moves."""
    random, position = Random(seed), rules.start(seed)
    while position.seat is not None:
        if not position.begun:
            check_position(rules, position)
        if random.randrange(10) == 0:
            check_vector(rules, position, random.randrange(rules.seats))
        position = rules.after(position, random.choice(rules.numbers(position)))
    assert abs(sum(rules.returns(position))) < 1e-9
    return position.ply


def check_position(rules: Rules, position: Position) -> None:
    assert position.seat is not None
    moves = legal_moves(rules.game, position.state, position.seat)
    spellings = [rules.encoding.spell(move) for move in moves]
    assert [position.spellings[one] for one in spellings] == moves, "the numbers lead back"
    assert all(0 < len(one) <= rules.encoding.longest for one in spellings)
    assert all(0 <= number < rules.actions for one in spellings for number in one)
    assert not any(_begins_another(one, position.spellings) for one in spellings)


def _begins_another(spelling: Spelling, spellings: Mapping[Spelling, object]) -> bool:
    return any(spelling[:end] in spellings for end in range(1, len(spelling)))


def check_vector(rules: Rules, position: Position, seat: int) -> None:
    vector, (least, most) = rules.vector(position, seat), rules.bounds
    assert len(vector) == rules.size == sum(part.size for part in rules.parts)
    assert all(low <= one <= high for low, one, high in zip(least, vector, most, strict=True))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("tests.rl.round_trips", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", help="only this one")
    given = parser.parse_args(arguments)
    for name, seats, options in CASES:
        if given.game in (None, name):
            rules = rules_of(name, seats, options)
            moves = sum(check_game(rules, seed) for seed in range(given.games))
            print(
                f"{name}, {seats} seats, {dict(options)}: {given.games:,} games, {moves:,} moves",
                flush=True,
            )


if __name__ == "__main__":
    main()
