"""A table in memory: a cache of what the store has, and the connections to it."""

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import cache
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from valence.core.game import AnyGame, Refusal, Seat
from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch, Match
from valence.core.notes import NOTES, Tried
from valence.core.play import read_entry
from valence.core.record import FromSeed, Record
from valence.core.words import Words
from valence.table.chairs import Seating, heading_of, read_seating
from valence.table.names import with_names_in
from valence.table.render_cache import RenderCache
from valence.table.rows import EventRow, TableRow
from valence.table.seating import not_after

# The senders of moves that no person makes.
BOT = "bot"
CLOCK = "clock"  # a seat's time is up
QUESTION = "question"  # the time for a question is up, for everybody
NOBODY = frozenset({BOT, CLOCK, QUESTION})

# Stored for every move of every table, so equal sets are one object.
seat_set: Callable[[tuple[Seat, ...]], frozenset[Seat]] = cache(frozenset)


class Listener(Protocol):
    """A connection. It is notified of changes, and renders the update itself when it can be sent."""

    person: str

    def notify(self, is_urgent: bool) -> None:
        """Called when the table has changed; urgent if it is this person's turn."""


class MoveMade(Struct, frozen=True):
    ply: int
    seat: int
    refusal: Refusal | None = None  # of a move that was refused


class LiveTable:
    """A table's row and moves, as far as this process knows them."""

    def __init__(
        self,
        row: TableRow,
        game: AnyGame,
        words: Callable[[Language], Words[Any]],
        *,
        gives_advice: bool = False,
        guide: Record | None = None,
        lock: AbstractAsyncContextManager[object] | None = None,
    ) -> None:
        self.row = row
        self.game = game
        self.seating: Seating = read_seating(row.body)
        self.guide = guide if _is_dealt(guide, self.seating) else None
        self.match: AnyMatch | None = None
        self.times: list[float] = []  # when each entry of the log was made
        self.notes: set[int] = set()  # the plies of refused moves and hints
        self.turns: list[frozenset[Seat]] = []  # who is to move at each ply
        self.made: dict[str, MoveMade] = {}  # by client id, so that a repeated message counts once
        self.timeouts: list[MoveMade] = []
        self.listeners: set[Listener] = set()
        self.people_elsewhere: list[str] = []  # connected to other processes
        self.cache = RenderCache()
        self.lock = lock or nullcontext()  # held while the seating is changed
        self._words = words
        self._words_here: dict[Language, Words[Any]] = {}
        self._gives_advice = gives_advice
        # The seating without times in the future, and when that was so.
        self._checked: tuple[Seating | None, float] = None, 0.0
        self._start_match()

    @property
    def withdrawn(self) -> dict[str, int]:
        """How many kinds of help each person has lost, where help fades."""
        if self.match is None or self.seating.help != "fading":
            return {}
        seats = enumerate(self.seating.chairs)
        return {one: self.match.withdrawn(seat) for seat, chair in seats for one in chair.people}

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def ply(self) -> int:
        """The number of entries in the log: moves, refused moves and hints."""
        return len(self.times)

    @property
    def client_ply(self) -> int:
        """The ply as clients see it: -1 before the game has begun."""
        return -1 if self.match is None else self.ply

    @property
    def people(self) -> list[str]:
        """Everybody who is connected, to this process or another; once per window."""
        return [*(listener.person for listener in self.listeners), *self.people_elsewhere]

    @property
    def is_over(self) -> bool:
        return self.seating.status == "over" or (self.match is not None and not self.turns[-1])

    @property
    def has_advice(self) -> bool:
        """True if players may ask for advice: the host allows it, and there is a bot that gives it."""
        return self.seating.advice and self._gives_advice

    @property
    def senders(self) -> dict[int, str]:
        """The sender of the entry at each ply of the log: a person, or one of the senders that are not people."""
        return {made.ply: client_id.partition("/")[0] for client_id, made in self.made.items()}

    @property
    def last_change(self) -> float:
        """The time at which the current position arose."""
        ply = self.ply
        while ply - 1 in self.notes:
            ply -= 1
        return self.times[ply - 1] if ply else (self.seating.started or 0.0)

    def words(self, language: Language) -> Words[Any]:
        """Return the sentences of the game under the options of this table, once it has begun."""
        assert self.match is not None, f"table {self.code} has not begun"
        if language not in self._words_here:
            here = self._words(language).at_table(self.match.state.options)
            self._words_here[language] = with_names_in(language, here)
        return self._words_here[language]

    def is_to_move(self, seat: int | None) -> bool:
        """Return True if it is this seat's turn; never true for None, a spectator."""
        return bool(self.turns) and seat in self.turns[-1]

    def not_after(self, now: float) -> None:
        """Move times in the future to now, after the clock was set back: otherwise the table would wait for them."""
        self._limit_times(now)
        seating, checked_at = self._checked
        if self.seating is not seating or now < checked_at:
            self.seating = not_after(self.seating, now)
            self._checked = self.seating, now

    def _limit_times(self, latest: float) -> None:
        if self.times and self.times[-1] > latest:
            self.times = [min(at, latest) for at in self.times]

    def renew(self, row: TableRow) -> None:
        """Take over a newer version of the row."""
        if row.version >= self.row.version:
            self.row = row
            self.seating = read_seating(row.body)
            self._start_match()
            self._update_names()
            self.table_changed()

    def fold(self, rows: Iterable[EventRow]) -> bool:
        """Make moves that are on disk; False if one before them is missing."""
        return all(self.enter(row) for row in rows)

    def enter(self, row: EventRow, entry: object = None) -> bool:
        """Make a move that is on disk, as it was checked or else as its row says; False if one before it is missing."""
        if row.ply == self.ply:
            self._make(row, entry or read_entry(self.game, row.body))
            self.position_changed()
        return row.ply < self.ply

    def position_changed(self) -> None:
        self.cache.drop_position()
        self._notify_listeners()

    def table_changed(self) -> None:
        """Notify everybody that seats, spectators or host have changed."""
        self.cache.drop_table()
        self._notify_listeners()

    def _notify_listeners(self) -> None:
        seats = self.turns[-1] if self.turns else ()
        to_move = [person for seat in seats for person in self.seating.chairs[seat].people]
        for listener in self.listeners:
            listener.notify(listener.person in to_move)

    def _start_match(self) -> None:
        if self.match is None and self.seating.started is not None:
            heading = heading_of(self.row.game, self.seating)
            self.match = Match(self.game, self._words(DEFAULT), heading)
            self._words_here[DEFAULT] = self.match.words
            self.turns = [seat_set(self.match.to_move)]

    def _update_names(self) -> None:
        """Update the names in the match: a host may rename a player, or give away a seat, during the game."""
        if self.match is not None and self.match.names != self.seating.names:
            self.match.heading = replace(self.match.heading, names=self.seating.names)
            self.cache.events.clear()

    def _make(self, row: EventRow, entry: Any) -> None:
        """Make a move without checking it again: it was checked before it was written."""
        match = self.match
        assert match is not None, f"table {self.code} has moves and has not begun"
        events = match.make(Seat(row.seat), entry)
        self._limit_times(row.at)
        self.times.append(row.at)
        self.turns.append(seat_set(match.to_move))
        refusal = None
        if isinstance(entry, NOTES):
            self.notes.add(row.ply)
            refusal = next((event.refusal for event in events if isinstance(event, Tried)), None)
        made = self.made[row.client_id] = MoveMade(row.ply, row.seat, refusal)
        if row.client_id.startswith(f"{CLOCK}/"):
            self.timeouts.append(made)
        if not self.turns[-1]:
            self.cache.infos.clear()  # the game is over, which shows in the status


def _is_dealt(guide: Record | None, seating: Seating) -> bool:
    """Return True if a table has the deal of a guide."""
    start = None if guide is None else guide.heading.start
    return isinstance(start, FromSeed) and start.seed == seating.secret_seed
