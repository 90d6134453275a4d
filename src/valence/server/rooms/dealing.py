"""The rounds of a room: dealing people to tables, and commands for all tables."""

from collections.abc import Sequence
from contextlib import suppress
from secrets import SystemRandom
from typing import NamedTuple

from msgspec.structs import replace

from valence.classroom import rounds
from valence.classroom.ranking import earned_at
from valence.classroom.room import Deal, Member, read_room
from valence.core.game import AnyGame
from valence.hosting.lobby import game_called, level_called, open_table
from valence.hosting.nicknames import clean_sentence
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.changes import Change, change
from valence.table.errors import Denied, conflict
from valence.table.live import LiveTable
from valence.table.opening import BotSeat, NewTable, checked_options
from valence.table.seating import Seating


class Owner(NamedTuple):
    """The host of a room's tables, whichever teacher deals."""

    id: str
    name: str = ""


class Dealing:
    """Deals rounds, pauses and ends them."""

    def __init__(self, store: RoomStore) -> None:
        self._store = store

    def check(self, request: Deal, options: dict[str, object]) -> AnyGame:
        """Refuse a round that can't be played, with these options and cards."""
        game = game_called(request.game)
        size = request.seats or game.seats[-1]
        checked_options(game, options, max(size, game.seats[0]))
        level_called(request.game, request.bots or "")
        return game

    async def deal(
        self, row: RoomRow, teacher: PersonRow, request: Deal, options: dict[str, object]
    ) -> RoomRow:
        """Deal everyone to new tables, and end the games that are still running. The options have the cards too."""
        room = require_teacher(row, teacher)
        game = self.check(request, options)
        dealt = replace(request, options=options)
        here = await self._store.connected(row, room)
        members = [m for m in room.members if request.absent or m.person in here]
        if not members:
            raise conflict(
                "There is nobody in the room yet." if request.absent else "Everyone is away."
            )
        await self.change_tables(row, teacher, seating.end)
        earned = earned_at(await self._store.existing(room.tables))
        SystemRandom().shuffle(members)
        points = {m.person: m.points + earned.get(m.person, 0) for m in members}
        size = request.seats or game.seats[-1]
        tables = [
            (await self.open_table(row, game, dealt, size, group), group)
            for group in rounds.grouped(members, size, request.grouping, points)
        ]
        codes = [(live.code, [member.person for member in group]) for live, group in tables]
        now = self._store.registry.now()
        return await self._store.change(
            row.code, lambda room: rounds.start_round(room, request, codes, earned, now)
        )

    async def open_table(
        self, row: RoomRow, game: AnyGame, deal: Deal, size: int, group: Sequence[Member]
    ) -> LiveTable:
        seats = size if deal.bots is not None else max(len(group), game.seats[0])
        level = level_called(deal.game, deal.bots or "")
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
        owner = Owner(read_room(row.body).host)
        live = await open_table(self._store.registry, owner, table, row.code)

        def seated(at_table: Seating, now: float) -> Seating:
            for seat, member in enumerate(group):
                at_table = seating.sit(at_table, member.person, member.name, now, seat=seat)
                at_table = seating.give_time(at_table, member.person, member.needs.factor)
            return seating.start(at_table, now) if deal.start else at_table

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

    async def change_tables(self, row: RoomRow, teacher: PersonRow, make: Change) -> None:
        """Make a change at every table of the current round; skip tables where it is not allowed."""
        for live in await self._store.existing(require_teacher(row, teacher).tables):
            with suppress(Denied):
                await change(self._store.registry, live, make)
