"""Rooms in the store: opening and joining them, dealing people to tables, commands for all tables."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from secrets import SystemRandom
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.game import AnyGame
from valence.core.notes import HelpLevel
from valence.hosting.codes import new_code
from valence.hosting.lobby import game_called, level_called, open_table
from valence.hosting.nicknames import clean_text, generate_name, is_generated
from valence.server.rooms.results import results_csv, room_table
from valence.server.rooms.room import (
    Member,
    Room,
    join_room,
    read_room,
    split_evenly,
    start_round,
    write_room,
)
from valence.server.rooms.watchers import RoomWatchers
from valence.server.store import PersonRow, RoomRow
from valence.server.tables.registry import TableRegistry
from valence.table import seating
from valence.table.changes import Change, change
from valence.table.errors import Denied, conflict, not_host, unknown_code
from valence.table.live import LiveTable
from valence.table.opening import MAX_OPTIONS, BotSeat, DeckHash, NewTable, checked_options
from valence.table.protocol import RoomInfo, RoomPerson
from valence.table.seating import Seating, Timing

MAX_ATTEMPTS = 20  # to find a free code, or to save a room that others are changing too


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)] = ""
    generated_names: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A new round for the whole room: the game, the seats at each table, and whether bots fill empty seats."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, object], Meta(max_length=MAX_OPTIONS)] = {}
    bots: str | None = None
    """The level of the bots that fill empty seats."""
    clock: Timing | None = None
    advice: bool = True
    help: HelpLevel = "full"
    start: bool = False
    deck: DeckHash | None = None
    """A custom deck of the host."""


class Rooms:
    """The rooms in the store."""

    def __init__(self, registry: TableRegistry, watchers: RoomWatchers) -> None:
        self._registry = registry
        self._watchers = watchers

    async def open(self, host: PersonRow, request: NewRoom) -> RoomRow:
        room = Room(host.id, clean_text(request.title), request.generated_names)
        for _ in range(MAX_ATTEMPTS):
            code, now = new_code(), self._registry.now()
            row = RoomRow(code, code, 0, write_room(room), now, now)
            if await self._registry.store.add_room(row):
                return row
        raise conflict("No free code was found. Try again.")

    async def find(self, code: str) -> RoomRow:
        row = await self._registry.store.room(code)
        if row is None:
            raise unknown_code(code)
        return row

    async def change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        """Change a room; retry if another process has changed it in the meantime."""
        for _ in range(MAX_ATTEMPTS):
            row = await self.find(code)
            room = read_room(row.body)
            if (changed := change(room)) == room:
                return row
            new = replace(
                row, body=write_room(changed), version=row.version + 1, updated=self._registry.now()
            )
            if await self._registry.store.save_room(new):
                self._watchers.announce(code)
                return new
        raise conflict("Too many people are changing this room at once. Try again.")

    async def join(self, code: str, person: PersonRow) -> RoomRow:
        def joined(room: Room) -> Room:
            is_allowed = not room.generated_names or is_generated(person.name)
            return join_room(room, person.id, person.name if is_allowed else generate_name())

        return await self.change(code, joined)

    async def deal(self, row: RoomRow, host: PersonRow, request: Deal) -> RoomRow:
        """Deal everyone to new tables at random, and end the games that are still running."""
        room = require_host(row, host)
        game = game_called(request.game)
        size = request.seats or game.seats[-1]
        checked_options(game, request.options, max(size, game.seats[0]))
        if not room.members:
            raise conflict("There is nobody in the room yet.")
        await self.change_tables(row, host, seating.end)
        people = list(room.members)
        SystemRandom().shuffle(people)
        tables = [
            (await self._open_table(row, host, game, request, size, group), group)
            for group in split_evenly(people, size)
        ]
        codes = [(live.code, [member.person for member in group]) for live, group in tables]
        return await self.change(row.code, lambda room: start_round(room, codes))

    async def _open_table(
        self,
        row: RoomRow,
        host: PersonRow,
        game: AnyGame,
        deal: Deal,
        size: int,
        group: Sequence[Member],
    ) -> LiveTable:
        seats = size if deal.bots is not None else max(len(group), game.seats[0])
        level = level_called(deal.bots or "")
        bots = tuple(BotSeat(seat, level) for seat in range(len(group), seats))
        table = NewTable(
            deal.game,
            seats,
            deal.options,
            bots,
            clock=deal.clock,
            advice=deal.advice,
            help=deal.help,
            watch=True,
        )
        live = await open_table(self._registry, host, table, row.code)

        def seated(at_table: Seating, now: float) -> Seating:
            for seat, member in enumerate(group):
                at_table = seating.sit(at_table, member.person, member.name, now, seat=seat)
            return seating.start(at_table, now) if deal.start else at_table

        await change(self._registry, live, seated)
        return live

    async def change_tables(self, row: RoomRow, host: PersonRow, make: Change) -> None:
        """Make a change at every table of the current round; skip tables where it is not allowed."""
        for live in await self._existing(require_host(row, host).tables):
            with suppress(Denied):
                await change(self._registry, live, make)

    async def _existing(self, codes: Iterable[str]) -> list[LiveTable]:
        """The tables that still exist: a room may outlive its oldest tables."""
        found = []
        for code in codes:
            with suppress(Denied):
                found.append(await self._registry.table(code))
        return found

    async def info(self, row: RoomRow, person: PersonRow) -> RoomInfo:
        """The room as this person sees it. Its people and tables are the same for everyone."""
        room = read_room(row.body)
        tables = await self._existing(room.tables)
        connected = {person for live in tables for person in live.people}
        connected |= self._watchers.people(row.code)
        you = room.member(person.id)
        return RoomInfo(
            code=row.code,
            title=room.title,
            host=room.host == person.id,
            round=len(room.rounds),
            generated_names=room.generated_names,
            people=tuple(RoomPerson(m.name, m.table, m.person in connected) for m in room.members),
            tables=tuple(map(room_table, tables)),
            you=None if you is None else you.name,
            table=None if you is None else you.table,
        )

    async def all_tables(self, row: RoomRow) -> list[LiveTable]:
        """The tables of all rounds that still exist."""
        return await self._existing(code for codes in read_room(row.body).rounds for code in codes)

    async def results(self, row: RoomRow, host: PersonRow) -> str:
        """Every seat of every game played in the room, as CSV."""
        tables = []
        for round_, codes in enumerate(require_host(row, host).rounds, 1):
            for live in await self._existing(codes):
                tables.append((round_, room_table(live)))
                await asyncio.sleep(0)  # many tables must not block the event loop
        return results_csv(tables)


def require_host(row: RoomRow, person: PersonRow) -> Room:
    """The room, if this person is its host."""
    room = read_room(row.body)
    if room.host != person.id:
        raise not_host()
    return room
