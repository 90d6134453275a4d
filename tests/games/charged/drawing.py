"""Boards drawn as text, square by square; `.` is a free one.

A turn is drawn twice, before and after; the tiles that are only in the second drawing are placed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import valence
from valence.core.wire import Json
from valence.games.charged.events import Placed, Scored
from valence.library import AnyMatch

PLAIN = ["." * 19] * 19
# The upper left corner of a drawing on the board: its row 3 and column 4 are the centre.
TOP, LEFT = 6, 5
NOTHING = "\n"


def drawn(board: str) -> list[list[Any]]:
    """The tiles of a drawing in wire format."""
    return [
        [TOP + row, LEFT + column, tile]
        for row, line in enumerate(board.split("\n")[1:])
        for column, tile in enumerate(line.split())
        if tile != "."
    ]


def placing(before: str, after: str) -> Json:
    """The placement that turns one drawing into the other."""
    lying, placed = drawn(before), drawn(after)
    assert all(tile in placed for tile in lying), "a tile of the first drawing is not in the second"
    return {"type": "place", "tiles": [tile for tile in placed if tile not in lying]}


def study(
    before: str,
    racks: Sequence[Sequence[str]] = (),
    *,
    board: Sequence[str] | None = PLAIN,
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> AnyMatch:
    """A match on a plain board as drawn; seat 0 is to move, and the bag holds ten C."""
    position: dict[str, object] = {
        "game": "charged",
        "options": {"board": board, "rack": 10, **(options or {})},
        "players": 2,
        "board": drawn(before),
        "racks": list(racks) or [["Na"], ["Na"]],
        "bag": ["C"] * 10,
        "scores": [0, 0],
        "to_move": 0,
        "passes": 0,
        "scoreless": 0,
        "swaps": 0,
        "seed": 7,
    }
    return valence.load(position | fields, strict=False, names=["Ada", "Ben"])


def placed_by_seat_0(
    before: str, after: str, *, board: Sequence[str] | None = PLAIN, **options: object
) -> tuple[AnyMatch, Json]:
    """The match before the placement, with its tiles on the rack of seat 0, and the placement."""
    move = placing(before, after)
    tiles = [tile for _, _, tile in move["tiles"]]
    return study(before, [tiles, ["Na"]], options=options, board=board), move


def rule_broken(match: AnyMatch, *tiles: tuple[int, int, str]) -> str | None:
    """The rule that a placement by seat 0 breaks."""
    refusal = match.why_not(0, {"type": "place", "tiles": list(tiles)})
    return None if refusal is None else refusal.rule


def refused(before: str, after: str, **options: Any) -> tuple[str, str]:
    """The rule that a placement breaks, and the reason."""
    match, move = placed_by_seat_0(before, after, **options)
    why_not = match.why_not(0, move)
    assert why_not is not None, "the placement is legal"
    assert move not in match.moves(0)
    return why_not.rule, why_not.reason


def scored(before: str, after: str, **options: Any) -> Mapping[str, Sequence[int]]:
    """The points of every formula of a legal placement, by formula."""
    match, move = placed_by_seat_0(before, after, **options)
    assert move in match.moves(0)
    match.play(0, move)
    ruling = match.story[-1][0]
    assert isinstance(ruling, Placed)
    assert match.save()["scores"] == [ruling.points, 0]
    assert ruling.points == sum(one.points for one in ruling.formulas)
    return _by_formula(ruling.formulas)


def _by_formula(formulas: Sequence[Scored]) -> Mapping[str, Sequence[int]]:
    points: dict[str, list[int]] = {}
    for one in formulas:
        points.setdefault(one.formula, []).append(one.points)
    return points
