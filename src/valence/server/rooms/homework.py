"""Homework in a room: opening its games and counting those that are finished."""

from msgspec.structs import replace

from valence.core.languages import Language
from valence.room import homework
from valence.room.deal import check_deal
from valence.room.homework import Homework, HomeworkInfo, HomeworkPerson, HomeworkReport
from valence.room.people import the_member
from valence.room.room import Room, read_room
from valence.server.rooms.dealing import Dealing
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table.live import LiveTable


class HomeworkGames:
    def __init__(self, store: RoomStore, dealing: Dealing) -> None:
        self._store = store
        self._dealing = dealing

    def check_open(self, row: RoomRow, person: PersonRow, number: int) -> Homework:
        """Return the homework, if this member may still play it."""
        room = read_room(row.body)
        the_member(room, person.id)
        return homework.check_open(room.homework, number, self._store.registry.now())

    async def play(
        self, row: RoomRow, person: PersonRow, given: Homework, options: dict[str, object]
    ) -> str:
        """Return the code of a table against bots: the one that this person has not finished, or a new one."""
        if begun := homework.unfinished(await self._tables(given, person.id)):
            return begun
        game = check_deal(given.deal, options)
        deal = replace(
            given.deal,
            seats=given.deal.seats or game.seats[0],
            options=options,
            bots=given.deal.bots or "",
            teacher=None,
            start=True,
        )
        member = the_member(read_room(row.body), person.id)
        live = await self._dealing.open_table(row, deal, [member], person)

        def begun_at(room: Room) -> Room:
            now = homework.begin(room.homework, given.number, person.id, live.code)
            return replace(room, homework=now)

        await self._store.change(row.code, begun_at)
        return live.code

    async def reports(self, row: RoomRow, teacher: PersonRow) -> list[HomeworkReport]:
        """Count the games that each member has finished in time."""
        room = require_teacher(row, teacher)
        return [await self._report(given, room) for given in room.homework]

    async def _report(self, given: Homework, room: Room) -> HomeworkReport:
        people = []
        for member in room.members:
            done = homework.games_done(given, await self._tables(given, member.person))
            people.append(HomeworkPerson(member.name, member.number, done))
        return HomeworkReport(given.number, tuple(people))

    async def given_to(
        self, room: Room, person: str, language: Language
    ) -> tuple[HomeworkInfo, ...]:
        return tuple(
            [
                homework.homework_info(given, await self._tables(given, person), language)
                for given in room.homework
            ]
        )

    async def _tables(self, given: Homework, person: str) -> list[LiveTable]:
        return await self._store.existing(given.played.get(person, ()))
