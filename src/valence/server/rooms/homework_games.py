"""Homework in a room: the tables against bots, and who has finished them."""

from collections.abc import Iterable

from msgspec.structs import replace

from valence.room import homework, people
from valence.room.protocol import HomeworkInfo, HomeworkPerson, HomeworkReport
from valence.room.room import Homework, Room, read_room
from valence.server.rooms.dealing import Dealing
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table.live import LiveTable
from valence.table.lobby import game_called


class HomeworkGames:
    """Opens the games of a homework and counts them."""

    def __init__(self, store: RoomStore, dealing: Dealing) -> None:
        self._store = store
        self._dealing = dealing

    async def play(
        self, row: RoomRow, person: PersonRow, number: int, options: dict[str, object]
    ) -> str:
        """The code of a table against bots: the one that this person has not finished, or a new one."""
        room = read_room(row.body)
        given = homework.check_open(room, number, person.id, self._store.registry.now())
        for live in await self._tables(given, person.id):
            if not live.is_over:
                return live.code
        game = self._dealing.check(given.deal, options)
        deal = replace(
            given.deal,
            seats=given.deal.seats or game.seats[0],
            options=options,
            bots=given.deal.bots or "",
            teacher=None,
            start=True,
        )
        member = people.the_member(room, person.id)
        live = await self._dealing.open_table(row, deal, [member], person)
        await self._store.change(
            row.code, lambda room: homework.begin(room, number, person.id, live.code)
        )
        return live.code

    async def reports(self, row: RoomRow, teacher: PersonRow) -> list[HomeworkReport]:
        """Count the games that each member has finished in time."""
        room = require_teacher(row, teacher)
        return [
            HomeworkReport(
                given.number,
                tuple(
                    [
                        HomeworkPerson(
                            m.name, m.number, _done(given, await self._tables(given, m.person))
                        )
                        for m in room.members
                    ]
                ),
            )
            for given in room.homework
        ]

    async def given_to(self, room: Room, person: str) -> tuple[HomeworkInfo, ...]:
        found = []
        for given in room.homework:
            tables = await self._tables(given, person)
            open_ = next((live.code for live in tables if not live.is_over), None)
            title, done = game_called(given.deal.game).title, _done(given, tables)
            found.append(HomeworkInfo(given.number, title, given.games, given.until, done, open_))
        return tuple(found)

    async def _tables(self, given: Homework, person: str) -> list[LiveTable]:
        return await self._store.existing(given.played.get(person, ()))


def _done(given: Homework, tables: Iterable[LiveTable]) -> int:
    return sum(homework.counts(given, live) for live in tables)
