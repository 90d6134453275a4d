"""A guided first game: bots follow a record, and the player is shown what to do, until either leaves its path."""

from collections.abc import Sequence

from msgspec import Raw

from valence.core.record import Played
from valence.table.live import LiveTable
from valence.table.protocol import GuideStep


def moves_left(live: LiveTable) -> Sequence[Played] | None:
    """Return the guide's remaining moves; None at other tables, and once a move differed from the guide's."""
    guide, match = live.guide, live.match
    if guide is None or match is None:
        return None
    made = tuple(played for played in match.played if not played.is_note)
    return guide.moves[len(made) :] if guide.moves[: len(made)] == made else None


def is_next(live: LiveTable, seat: int) -> bool:
    """Return True unless the guide's next move is another seat's: where several may move, bots wait for their cue."""
    left = moves_left(live)
    return not left or left[0].seat == seat


def cue(live: LiveTable, seat: int) -> str | None:
    """Return the move that the guide has for this seat now, as JSON."""
    left = moves_left(live)
    return left[0].move if left and left[0].seat == seat else None


def step_for(live: LiveTable, seat: int | None) -> GuideStep | None:
    """Return the guide's step for a player whose turn it is; spectators have no seat."""
    left = moves_left(live)
    if left is None or live.guide is None or not live.is_to_move(seat):
        return None
    if left and left[0].seat != seat:
        return None
    made = live.guide.moves[: len(live.guide.moves) - len(left)]
    move = Raw(left[0].move.encode() if left else b"null")
    return GuideStep(sum(played.seat == seat for played in made), move)
