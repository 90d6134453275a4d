"""The rounds of a room: dealing people to tables, and commands for all tables."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from secrets import SystemRandom
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from valence.room import rounds, tournament
from valence.room.deal import Deal, check_deal, table_for
from valence.room.ranking import earned_at
from valence.room.room import Member, Room, read_room
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.chairs import Seating
from valence.table.changes import Change, change
from valence.table.errors import Denied, bad, conflict
from valence.table.live import LiveTable
from valence.table.lobby import open_table
from valence.table.nicknames import clean_name, clean_sentence
from valence.table.rematch import NOTHING


class Owner(NamedTuple):
    """The host of a room's tables, whichever teacher deals."""

    id: str
    name: str = ""


class Player(NamedTuple):
    person: str
    name: str
    time: float | None = None
    withdrawn: int = 0  # kinds of help


class Ended(NamedTuple):
    """The results of a round: class points of each person, and points of a tournament at each table."""

    earned: Mapping[str, int]
    results: Mapping[str, tuple[float, ...]]


Tables: TypeAlias = Sequence[tuple[str, Sequence[str]]]  # the code of each, and its people


class Dealing:
    """Deals rounds, pauses and ends them."""

    def __init__(self, store: RoomStore) -> None:
        self._store = store

    async def deal(
        self, row: RoomRow, teacher: PersonRow, request: Deal, options: dict[str, object]
    ) -> RoomRow:
        """Deal everyone to new tables, and end the games that are still running. The options have the cards too."""
        room = require_teacher(row, teacher)
        game = check_deal(request, options)
        members = await self.dealt_in(row, room, request)
        ended = await self.end_round(row, teacher)
        points = {m.person: m.points + ended.earned.get(m.person, 0) for m in members}
        size = (request.seats or game.seats[-1]) - (request.teacher is not None)
        groups = rounds.grouped(members, max(size, 1), request.grouping, points)
        return await self.start_round(row, teacher, request, options, groups, ended)

    async def dealt_in(self, row: RoomRow, room: Room, request: Deal) -> list[Member]:
        """Return the people who play the next round, in random order."""
        here = await self._store.connected(row, room)
        members = [m for m in room.members if request.absent or m.person in here]
        if not members:
            raise conflict("room_empty" if request.absent else "everyone_away")
        SystemRandom().shuffle(members)
        return members

    async def end_round(self, row: RoomRow, teacher: PersonRow) -> Ended:
        """End the games that are still running."""
        await self.change_tables(row, teacher, seating.end)
        tables = await self._store.existing(read_room(row.body).tables)
        return Ended(earned_at(tables), tournament.results_at(tables))

    async def start_round(
        self,
        row: RoomRow,
        teacher: PersonRow,
        request: Deal,
        options: dict[str, object],
        groups: Sequence[Sequence[Member]],
        ended: Ended,
        also: Callable[[Room, Tables], Room] = lambda room, _: room,
    ) -> RoomRow:
        """Open a table for each group, and make the other changes of the room that go with the round."""
        dealt = replace(request, options=options)
        withdrawn = await self._withdrawn(row, request.game)
        tables = [
            (await self.open_table(row, dealt, group, teacher, withdrawn)).code for group in groups
        ]
        people = [[member.person for member in group] for group in groups]
        codes, now = list(zip(tables, people, strict=True)), self._store.registry.now()

        def started(room: Room) -> Room:
            settled = tournament.settle(room, ended.results)
            return also(rounds.start_round(settled, request, codes, ended.earned, now), codes)

        return await self._store.change(row.code, started)

    async def _withdrawn(self, row: RoomRow, game: str) -> Mapping[str, int]:
        """Return how many kinds of help each person had lost at the end of the last round, if it was this game."""
        tables = await self._store.existing(read_room(row.body).tables)
        return {
            person: kinds
            for live in tables
            if live.game.name == game
            for person, kinds in live.withdrawn.items()
        }

    async def seat_waiting(
        self, row: RoomRow, teacher: PersonRow, options: dict[str, object]
    ) -> RoomRow:
        """Open more tables of the current round, for people who are here and have none."""
        room = require_teacher(row, teacher)
        here = await self._store.connected(row, room)
        waiting = [m for m in room.members if m.table is None and m.person in here]
        if room.last_deal is None or not waiting:
            raise conflict("nobody_waiting")
        deal = replace(room.last_deal, options=options, start=True)
        size = check_deal(deal, options).seats[-1] if deal.seats is None else deal.seats
        groups = rounds.split_evenly(waiting, max(size - (deal.teacher is not None), 1))
        tables = [
            ((await self.open_table(row, deal, group, teacher)).code, [m.person for m in group])
            for group in groups
        ]
        return await self._store.change(row.code, lambda room: rounds.add_tables(room, tables))

    async def open_table(
        self,
        row: RoomRow,
        deal: Deal,
        group: Sequence[Member],
        teacher: PersonRow,
        withdrawn: Mapping[str, int] = NOTHING,
    ) -> LiveTable:
        """Open a table for a group, and for the teacher if they play too; bots fill the other seats."""
        owner = Owner(read_room(row.body).host) if deal.teacher is None else Owner(teacher.id)
        people = [
            Player(m.person, m.name, m.needs.factor, withdrawn.get(m.person, 0)) for m in group
        ]
        if deal.teacher is not None:
            people.append(Player(teacher.id, clean_name(deal.teacher)))
        live = await open_table(self._store.registry, owner, table_for(deal, len(people)), row.code)

        def seated(at: Seating, now: float) -> Seating:
            for seat, (person, name, factor, kinds) in enumerate(people):
                at = seating.sit(at, person, name, now, seat=seat)
                at = seating.give_time(at, person, factor)
                at = seating.withdraw(at, person, kinds)
            if deal.teacher is not None:
                at = seating.wait_for(at, teacher.id)
            return seating.start(at, now) if deal.start else at

        await change(self._store.registry, live, seated)
        return live

    async def pause(self, row: RoomRow, teacher: PersonRow, message: str) -> RoomRow:
        """Pause all tables with a sentence for everyone; a second pause changes the sentence."""
        text = clean_sentence(message)
        await self.change_tables(row, teacher, lambda at, now: seating.pause(at, now, text))
        await self.change_tables(row, teacher, lambda at, _: seating.say(at, text))
        return await self._store.change_as_teacher(
            row, teacher, lambda room, now: rounds.pause_room(room, text, now)
        )

    async def resume(self, row: RoomRow, teacher: PersonRow) -> RoomRow:
        await self.change_tables(row, teacher, seating.resume)
        return await self._store.change_as_teacher(row, teacher, rounds.resume_room)

    async def end(self, row: RoomRow, teacher: PersonRow) -> RoomRow:
        """End the games at all tables and the timer; the projector shows the class again."""
        await self.change_tables(row, teacher, seating.end)
        return await self._store.change_as_teacher(
            row, teacher, lambda room, _: replace(room, pause=None, timer=None, projected=None)
        )

    async def change_turn(
        self, row: RoomRow, teacher: PersonRow, table: str, make: Callable[[Seating, int], Seating]
    ) -> None:
        """Make a change at a table of the current round, given the ply that it waits for."""
        if table not in require_teacher(row, teacher).tables:
            raise bad("no_table_in_round", table=table[:20])
        live = await self._store.registry.table(table)
        ply = live.ply
        await change(self._store.registry, live, lambda at, _: make(at, ply))

    async def change_tables(self, row: RoomRow, teacher: PersonRow, make: Change) -> None:
        """Make a change at every table of the current round; skip tables where it is not allowed."""
        for live in await self._store.existing(require_teacher(row, teacher).tables):
            with suppress(Denied):
                await change(self._store.registry, live, make)
