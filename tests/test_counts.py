"""Exact counts: how many distinct positions are 1, 2, 3 … moves away from a fixed deal.

A file in counts/ has the deal in its first line, then a line `moves positions` for each depth.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import valence
from valence.core.game import AnyGame
from valence.core.play import legal_moves

COUNTS = sorted((Path(__file__).parent / "counts").glob("*.txt"))


class Deal(msgspec.Struct):
    seats: int
    seed: int
    options: dict[str, object]


@pytest.mark.parametrize("file", COUNTS, ids=lambda file: file.stem)
def test_the_number_of_positions(file: Path) -> None:
    heading, *lines = file.read_text(encoding="utf-8").splitlines()
    deal = msgspec.json.decode(heading, type=Deal)
    game = valence.game(file.stem)
    state, _ = game.setup(game.options(deal.options, deal.seats), deal.seats, deal.seed)
    positions = [state]
    assert len(lines) >= 2
    for line in lines:
        positions = after_one_move(game, positions)
        moves, count = map(int, line.split())
        assert len(positions) == count, f"after {moves} moves"


def after_one_move(game: AnyGame, positions: list[Any]) -> list[Any]:
    """Every distinct position that is one move away from any of these."""
    found: dict[bytes, Any] = {}
    for state in positions:
        for seat in game.to_move(state):
            for move in legal_moves(game, state, seat):
                after = game.apply(state, seat, move).state
                found[msgspec.json.encode(after)] = after
    return list(found.values())
