"""The tables of a room, as everyone in it sees them and as its teachers do."""

from typing import Literal, TypeAlias
from weakref import WeakKeyDictionary

from msgspec import Struct

from valence.core.game import Seat, Tally
from valence.core.languages import Language
from valence.core.notes import Tried
from valence.core.play import scoreboard
from valence.table.chairs import Chair
from valence.table.live import LiveTable
from valence.table.protocol import Sitting
from valence.table.render_cache import Reader
from valence.table.updates import info_for


class RoomTable(Struct, frozen=True):
    """A table of a room as everyone in it sees it."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over"]
    moves: int
    """The number of moves made; refused ones don't count."""
    sittings: tuple[Sitting, ...]
    scores: tuple[Tally, ...]
    """As in an update."""
    winners: tuple[int, ...] | None


class DeskTable(Struct, frozen=True):
    """The details of a table that only teachers see."""

    code: str
    to_move: tuple[int, ...]
    since: float
    """The time at which the current position arose, or the game was dealt."""
    refusals: tuple[int, ...]
    """The number of moves of each seat that were refused in a row."""
    you: int | None
    """The reader's seat, if they play at this table."""
    away_since: tuple[float | None, ...]
    """The time at which the people of each seat disconnected; null for bots and whoever is here."""
    nudged: bool
    """True if the people to move have been asked for this move."""


_Rendered: TypeAlias = dict[Language, tuple[tuple[int, int], RoomTable]]
_rendered: WeakKeyDictionary[LiveTable, _Rendered] = WeakKeyDictionary()


def room_table(live: LiveTable, language: Language) -> RoomTable:
    """Return a table as its room shows it, rendered once for each change: a room shows all tables when one changes."""
    state = (live.ply, live.row.version)
    rendered = _rendered.setdefault(live, {})
    cached = rendered.get(language)
    if cached is None or cached[0] != state:
        cached = rendered[language] = (state, _room_table(live, language))
    return cached[1]


def _room_table(live: LiveTable, language: Language) -> RoomTable:
    info = info_for(live, Reader(None, False, language))
    outcome = None if live.match is None else live.game.outcome(live.match.state)
    return RoomTable(
        code=live.code,
        game=info.game,
        title=info.title,
        status=info.status,
        moves=live.ply - len(live.notes),
        sittings=info.sittings,
        scores=_scores(live),
        winners=None if outcome is None else tuple(outcome.winners),
    )


def _scores(live: LiveTable) -> tuple[Tally, ...]:
    return () if live.match is None else scoreboard(live.game, live.match.state)


def desk_table(live: LiveTable, teacher: str) -> DeskTable:
    match = live.match
    return DeskTable(
        code=live.code,
        to_move=() if match is None or live.is_over else tuple(sorted(live.turns[-1])),
        since=waiting_since(live),
        refusals=tuple(refusals_in_a_row(live, Seat(n)) for n in range(len(live.seating.chairs))),
        you=live.seating.seat_of(teacher),
        away_since=tuple(_away_since(chair) for chair in live.seating.chairs),
        nudged=live.seating.nudged == live.ply,
    )


def _away_since(chair: Chair) -> float | None:
    return chair.gone_since if chair.people and not chair.is_awaited else None


def waiting_since(live: LiveTable) -> float:
    """Return the time at which the current position arose. A pause starts the wait anew: nobody could have moved."""
    ends = [end for _, end in live.seating.pauses]
    return max([live.last_change or live.row.created, *ends])


def refusals_in_a_row(live: LiveTable, seat: Seat) -> int:
    """Count this seat's moves that were refused since its last one that was played."""
    if live.match is None or not live.notes:
        return 0
    count = 0
    for ply in reversed(range(live.ply)):
        if live.match.played[ply].seat != seat:
            continue
        if ply not in live.notes:
            break
        count += any(isinstance(event, Tried) for event in live.match.story[ply + 1])
    return count
