"""Rooms for a class: opening one, dealing, and doing something at all tables together."""

import asyncio
import csv
import io
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from secrets import SystemRandom
from time import time
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.game import AnyGame
from valence.server.people.nicknames import generated, is_generated
from valence.server.rooms.room import (
    Member,
    Room,
    deal_round,
    join_room,
    read_room,
    split_evenly,
    write_room,
)
from valence.server.store import PersonRow, RoomRow
from valence.server.tables import seating
from valence.server.tables.codes import new_code
from valence.server.tables.live import LiveTable
from valence.server.tables.lobby import (
    MOST_OPTIONS,
    BotSeat,
    DeckHash,
    NewTable,
    checked_options,
    game_called,
    level_called,
    open_table,
)
from valence.server.tables.registry import TableRegistry
from valence.server.tables.seating import Seating, Timing
from valence.server.tables.updates import Reader, info_for
from valence.table.errors import Denied, conflict, not_host, unknown_code
from valence.table.protocol import RoomInfo, RoomPerson, RoomTable

TRIES = 20
FORMULA_SIGNS = ("=", "+", "-", "@", "\t")


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)] = ""
    generated_names: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game, and how many at a table; `bots` is the level of those that fill the tables up."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, object], Meta(max_length=MOST_OPTIONS)] = {}
    bots: str | None = None
    clock: Timing | None = None
    advice: bool = True
    start: bool = False
    deck: DeckHash | None = None
    """A deck of the host's own."""


class Rooms:
    """The rooms of the store."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def open(self, host: PersonRow, wish: NewRoom) -> RoomRow:
        room = Room(host.id, " ".join(wish.title.split()), wish.generated_names)
        for _ in range(TRIES):
            code, now = new_code(), time()
            row = RoomRow(code, code, 0, write_room(room), now, now)
            if await self._registry.store.add_room(row):
                return row
        raise conflict("No free code was found; try again.")

    async def room(self, code: str) -> RoomRow:
        row = await self._registry.store.room(code)
        if row is None:
            raise unknown_code(code)
        return row

    async def change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        """Change a room; tried again on what others have written meanwhile."""
        for _ in range(TRIES):
            row = await self.room(code)
            room = read_room(row.body)
            if (changed := change(room)) == room:
                return row
            new = replace(row, body=write_room(changed), version=row.version + 1, updated=time())
            if await self._registry.store.save_room(new):
                self._registry.announce_room(code)
                return new
        raise conflict("Too many changes at once; try again.")

    async def join(self, code: str, person: PersonRow) -> RoomRow:
        def joined(room: Room) -> Room:
            is_allowed = not room.generated_names or is_generated(person.name)
            return join_room(room, person.id, person.name if is_allowed else generated())

        return await self.change(code, joined)

    async def deal(self, row: RoomRow, host: PersonRow, wish: Deal) -> RoomRow:
        """Everybody in the room to tables, at random; games that still run are ended."""
        room = hosted(row, host)
        game = game_called(wish.game)
        size = wish.seats or game.seats[-1]
        checked_options(game, wish.options, max(size, game.seats[0]))
        if not room.members:
            raise conflict("Nobody is in the room yet.")
        await self.at_every_table(row, host, seating.end)
        people = list(room.members)
        SystemRandom().shuffle(people)
        groups = split_evenly(people, size)
        tables = [await self._table(row, host, game, wish, size, group) for group in groups]
        codes = [
            (live.code, [member.person for member in group])
            for live, group in zip(tables, groups, strict=True)
        ]
        return await self.change(row.code, lambda room: deal_round(room, codes))

    async def _table(
        self,
        row: RoomRow,
        host: PersonRow,
        game: AnyGame,
        wish: Deal,
        size: int,
        group: Sequence[Member],
    ) -> LiveTable:
        seats = size if wish.bots is not None else max(len(group), game.seats[0])
        level = level_called(wish.bots or "")
        bots = tuple(BotSeat(seat, level) for seat in range(len(group), seats))
        table = NewTable(
            wish.game, seats, wish.options, bots, clock=wish.clock, advice=wish.advice, watch=True
        )
        live = await open_table(self._registry, host, table, row.code)

        def seated(now_seated: Seating, now: float) -> Seating:
            for seat, member in enumerate(group):
                now_seated = seating.sit(now_seated, member.person, member.name, now, seat=seat)
            return seating.start(now_seated, now) if wish.start else now_seated

        await self._registry.change(live, seated)
        return live

    async def at_every_table(
        self, row: RoomRow, host: PersonRow, change: Callable[[Seating, float], Seating]
    ) -> None:
        """The same at all tables of the last deal; a table where it makes no sense is left as it is."""
        for live in await self._found(hosted(row, host).tables):
            with suppress(Denied):
                await self._registry.change(live, change)

    async def _found(self, codes: Iterable[str]) -> list[LiveTable]:
        """The tables that are still there; a room may be older than what is kept of its games."""
        found = []
        for code in codes:
            with suppress(Denied):
                found.append(await self._registry.table(code))
        return found

    # Telling

    async def told(self, row: RoomRow, person: PersonRow) -> RoomInfo:
        room = read_room(row.body)
        tables = await self._found(room.tables)
        here = {person for live in tables for person in live.people}
        here |= self._registry.watchers(row.code)
        you = room.member(person.id)
        return RoomInfo(
            code=row.code,
            title=room.title,
            host=room.host == person.id,
            round=len(room.rounds),
            generated_names=room.generated_names,
            people=tuple(RoomPerson(m.name, m.table, m.person in here) for m in room.members),
            tables=tuple(map(_table_told, tables)),
            you=None if you is None else you.name,
            table=None if you is None else you.table,
        )

    async def results(self, row: RoomRow, host: PersonRow) -> str:
        """Every seat of every game that was played in the room, as CSV."""
        room = hosted(row, host)
        text = io.StringIO()
        write = csv.writer(text).writerow
        write(["round", "table", "game", "seat", "name", "kind", "score", "won", "status"])
        for n, codes in enumerate(room.rounds, 1):
            for live in await self._found(codes):
                for line in _result_lines(live):
                    write([n, *map(_safe, line)])
                await asyncio.sleep(0)
        return text.getvalue()


def hosted(row: RoomRow, person: PersonRow) -> Room:
    """The room, for its host alone."""
    room = read_room(row.body)
    if room.host != person.id:
        raise not_host()
    return room


def _table_told(live: LiveTable) -> RoomTable:
    info = info_for(live, Reader(None, False))
    outcome = None if live.match is None else live.match.game.outcome(live.match.state)
    return RoomTable(
        code=live.code,
        game=info.game,
        title=info.title,
        status=info.status,
        ply=live.ply,
        sittings=info.sittings,
        scores=_scores(live),
        winners=None if outcome is None else tuple(outcome.winners),
    )


def _scores(live: LiveTable) -> tuple[str, ...] | None:
    """As everybody at the table sees them: those of the end, or those so far."""
    if live.match is None:
        return None
    outcome = live.game.outcome(live.match.state)
    if outcome is not None:
        return tuple(map(str, outcome.scores))
    first, *_ = live.game.scores(live.game.view(live.match.state, None))
    return tuple(map(str, first.values))


def _result_lines(live: LiveTable) -> list[list[str]]:
    table = _table_told(live)
    return [
        [
            table.code,
            table.title,
            str(sitting.seat),
            sitting.name,
            sitting.kind,
            table.scores[sitting.seat] if table.scores else "",
            "" if table.winners is None else "yes" if sitting.seat in table.winners else "no",
            table.status,
        ]
        for sitting in table.sittings
    ]


def _safe(cell: str) -> str:
    """A spreadsheet would run a name that begins like a formula."""
    is_number = cell.lstrip("-").replace(".", "", 1).isdigit()
    return f"'{cell}" if cell.startswith(FORMULA_SIGNS) and not is_number else cell
