"""A table in memory: a cache of what the store has, with the connections that look at it."""

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Protocol

from msgspec import Raw, Struct

from valence.bots import bot_for
from valence.core.game import AnyGame, Seat
from valence.core.play import read_move
from valence.games import CATALOGUE, Entry
from valence.library import AnyMatch
from valence.server.store import EventRow, TableRow
from valence.server.tables.seating import Seating, heading_of, read_seating
from valence.table.match import Match

if TYPE_CHECKING:
    from valence.server.jobs.bot_pool import ReviewedMove
    from valence.server.tables.updates import Reader, Rendered


CLOCK = "clock"
"""In whose name the moves of a seat are made whose time is over."""


# Kept for every move of every table, so that those which are equal are one.
among: Callable[[tuple[Seat, ...]], frozenset[Seat]] = cache(frozenset)


class Listener(Protocol):
    """A connection: it is woken when something has changed, and fetches what it lacks by itself."""

    person: str

    def wake(self, is_awaited: bool) -> None:
        """Something has changed, and this person may be waiting for it."""


class Kept(Struct, frozen=True, gc=False):
    """Where a move with a client's own id went."""

    ply: int
    seat: int


class Told(Struct, frozen=True, gc=False):
    """An event as it is sent, and to which seat alone; None is to all."""

    to: int | None
    event: Raw


class LiveTable:
    """Row and moves as far as this process knows them."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.seating: Seating = read_seating(row.body)
        self.entry: Entry = CATALOGUE[row.game]
        self.match: AnyMatch | None = None
        self.times: list[float] = []
        self.movers: list[frozenset[Seat]] = []
        self.made: dict[str, Kept] = {}
        self.timeouts: list[Kept] = []
        self.listeners: set[Listener] = set()
        self.elsewhere: list[str] = []
        self.rendered: Rendered | None = None
        self.readers: dict[str, Reader] = {}
        self.infos: dict[Reader, Raw] = {}
        self.told: dict[int, list[Told]] = {}
        self.due: float | None = None
        self.review: asyncio.Task[tuple[ReviewedMove, ...]] | None = None
        self.used = 0.0
        self.changing = asyncio.Lock()
        self._begin()

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def game(self) -> AnyGame:
        return self.entry.game

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.times)

    @property
    def people(self) -> list[str]:
        """Everybody who is connected, to this process or to another; once for each window."""
        return [*(listener.person for listener in self.listeners), *self.elsewhere]

    @property
    def is_over(self) -> bool:
        return self.seating.status == "over" or (self.match is not None and not self.movers[-1])

    @property
    def has_advice(self) -> bool:
        """Whether players may ask for advice: the host allows it, and a bot has any."""
        return self.seating.advice and bot_for(self.row.game).gives_hints

    @property
    def last_change(self) -> float:
        """When the present position arose."""
        return self.times[-1] if self.times else (self.seating.started or 0.0)

    @property
    def present(self) -> int:
        """The ply that clients are told: -1 before the game has begun."""
        return -1 if self.match is None else self.ply

    def waits_for(self, seat: int | None) -> bool:
        """Whether it is to move; a spectator, None, never is."""
        return bool(self.movers) and seat in self.movers[-1]

    @property
    def _people_to_move(self) -> list[str]:
        seats = self.movers[-1] if self.movers else ()
        return [person for seat in seats for person in self.seating.chairs[seat].people]

    @property
    def question(self) -> int:
        """The ply since which others only acted beside each other: in a quiz, when the question was asked."""
        ply = self.ply
        while ply and self.movers[ply] < self.movers[ply - 1]:
            ply -= 1
        return ply

    def renew(self, row: TableRow) -> None:
        """A newer version of the row."""
        if row.version >= self.row.version:
            self.row = row
            self.seating = read_seating(row.body)
            self._begin()
            self.changed_around()

    def fold(self, rows: Iterable[EventRow]) -> bool:
        """Make moves that are on disk; False when one is missing before them."""
        for row in rows:
            if row.ply > self.ply:
                return False
            if row.ply == self.ply:
                self._make(row)
                self.changed()
        return True

    def changed(self) -> None:
        """Let everybody who looks at this table fetch what is new."""
        self.rendered = None
        waiting = self._people_to_move
        for listener in self.listeners:
            listener.wake(listener.person in waiting)

    def changed_around(self) -> None:
        """Who sits, watches or hosts has changed, not only the game."""
        self.readers.clear()
        self.infos.clear()
        self.changed()

    def _begin(self) -> None:
        if self.match is None and self.seating.started is not None:
            heading = heading_of(self.row.game, self.seating)
            self.match = Match(self.game, self.entry.words, heading)
            self.movers = [among(self.match.to_move)]

    def _make(self, row: EventRow) -> None:
        """The row was checked before it was written, so it is not checked again."""
        match = self.match
        assert match is not None, f"table {self.code} has moves and has not begun"
        move = read_move(self.game, row.body)
        match.make(Seat(row.seat), move)
        self.times.append(row.at)
        self.movers.append(among(match.to_move))
        made = self.made[row.client_id] = Kept(row.ply, row.seat)
        if row.client_id.startswith(f"{CLOCK}/"):
            self.timeouts.append(made)
        if not self.movers[-1]:
            self.infos.clear()
