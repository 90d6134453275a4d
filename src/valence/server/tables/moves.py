"""Making a move: checked, committed, acknowledged, in this order."""

from time import perf_counter, time

from msgspec import Raw, Struct

from valence.core.game import Seat
from valence.core.wire import encode
from valence.core.words import stale_words
from valence.server.store import EventRow
from valence.server.tables.live import LiveTable
from valence.server.tables.registry import TableRegistry
from valence.server.tables.seating import end
from valence.table.match import IllegalMove
from valence.table.protocol import Accepted, Refused

RACES = 10
"""How often a move is tried again when others come first."""
QUESTION = "question"
"""In whose name a question is ended whose time is over."""


class Wanted(Struct, frozen=True):
    """A move as it was sent: by whom, under which id, for which ply."""

    seat: Seat
    person: str
    id: str
    ply: int
    move: bytes

    @property
    def key(self) -> str:
        """Ids are a client's own, so another person's with the same id is another move."""
        return f"{self.person}/{self.id}"


def wanted(seat: int, person: str, id_: str, ply: int, move: Raw) -> Wanted:
    return Wanted(Seat(seat), person, id_, ply, bytes(move))


async def make_move(registry: TableRegistry, live: LiveTable, wish: Wanted) -> Accepted | Refused:
    """The answer to a move; when it is accepted it is on disk."""
    began = perf_counter()
    answer = await _make(registry, live, wish)
    result = "accepted" if isinstance(answer, Accepted) else "refused"
    registry.metrics.moves(live.row.game, result).inc()
    registry.metrics.move_seconds.observe(perf_counter() - began)
    return answer


async def _make(registry: TableRegistry, live: LiveTable, wish: Wanted) -> Accepted | Refused:
    if wish.ply > live.ply:
        # The client has heard of it from another process.
        await registry.catch_up(live)
    for _ in range(RACES):
        if (kept := live.made.get(wish.key)) is not None:
            return Accepted(wish.id, kept.ply + 1)
        checked = _checked(live, wish)
        if isinstance(checked, Refused):
            return checked
        ply = live.ply
        row = EventRow(live.row.id, ply, wish.seat, checked, wish.key, time())
        written = await registry.store.append(row)
        if written is not None and live.fold([written]):
            await _after(registry, live)
            return Accepted(wish.id, written.ply + 1)
        await registry.catch_up(live)
    return _stale(live, wish)


async def _after(registry: TableRegistry, live: LiveTable) -> None:
    registry.announce(live)
    registry.watched(live, True)
    if live.is_over and live.seating.ended is None:
        await registry.change(live, end)


def _checked(live: LiveTable, wish: Wanted) -> bytes | Refused:
    """The move as it is written down, or why it is refused."""
    if refused := _not_now(live, wish):
        return refused
    assert live.match is not None
    try:
        move = live.match.checked(wish.seat, wish.move)
    except IllegalMove as illegal:
        return Refused(wish.id, illegal.rule, illegal.reason)
    if isinstance(move, live.game.clock_moves) and wish.person != QUESTION:
        return Refused(wish.id, "clock", "Only the clock of the table ends a question.")
    return encode(move)


def _not_now(live: LiveTable, wish: Wanted) -> Refused | None:
    match live.seating.status:
        case "open":
            return Refused(wish.id, "open", "The game has not begun yet.")
        case "paused":
            return Refused(wish.id, "paused", "The host has paused the table.")
        case "over":
            return Refused(wish.id, "over", "The game is over.")
        case "playing":
            return (
                _stale(live, wish) if live.match is None or live.match.is_stale(wish.ply) else None
            )


def _stale(live: LiveTable, wish: Wanted) -> Refused:
    return Refused(wish.id, "stale", stale_words(wish.ply, live.ply))
