"""The views of a room: its page, a student's place, and the teacher's desk and reports."""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Raw

from valence.bots.ratings import ratings
from valence.core.languages import Language
from valence.core.wire import encode
from valence.games import title
from valence.room import checks, people
from valence.room.decisions import RoomDecision, decisions
from valence.room.lessons.course import coming_game
from valence.room.lessons.info import lesson_info
from valence.room.protocol import (
    CourseInfo,
    Desk,
    DeskPerson,
    RemovedPerson,
    RoomCheck,
    RoomInfo,
    RoomPerson,
    RoomPlace,
)
from valence.room.ranking import (
    RatedPerson,
    earned_at,
    games_between_people,
    ranking,
    seen_by,
    team_ranking,
)
from valence.room.room import Course, Member, Room, read_room
from valence.room.tables import desk_table, room_table
from valence.server.rooms.homework import HomeworkGames
from valence.server.rooms.results import results_csv
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.rooms.tournaments import tournament_info
from valence.server.store import PersonRow, RoomRow
from valence.table.live import LiveTable
from valence.table.nicknames import generate_name

NAMES_OFFERED = 6
NULL = Raw(b"null")


class RoomPages:
    def __init__(self, store: RoomStore, homework: HomeworkGames) -> None:
        self._store = store
        self._homework = homework

    async def info(self, row: RoomRow, person: PersonRow, language: Language) -> RoomInfo:
        """Return the room as this person sees it. Only teachers see the desk; the rest is the same for everyone."""
        stored = read_room(row.body)
        room = stored.cover if stored.is_outsider(person.id) else stored
        tables = await self._store.existing(room.tables)
        here = await self._store.connected(row, room)
        you = room.member(person.id)
        is_teacher = room.is_teacher(person.id)
        earned = earned_at(tables)
        ranked = ranking(room.members, earned)
        sees_all = is_teacher or room.shows_all_places
        return RoomInfo(
            code=row.code,
            title=room.title,
            host=is_teacher,
            now=self._store.registry.now(),
            round=len(room.rounds),
            generated_names=room.generated_names,
            frozen_names=room.has_frozen_names,
            locked=room.is_locked,
            watching=room.can_be_watched,
            language=room.language or language,
            pause=None if room.pause is None else room.pause.message,
            timer=room.timer,
            people=tuple(RoomPerson(m.name, m.table, m.person in here) for m in room.members),
            tables=tuple(room_table(live, language) for live in tables),
            all_places=room.shows_all_places,
            ranking=ranked if sees_all else seen_by(you.name if you else None, ranked),
            teams=team_ranking(room.members, earned) if room.has_teams else (),
            tournament=tournament_info(room, tables, language),
            coming=coming_game(room),
            projected=room.projected,
            homework=await self._homework.given_to(room, person.id, language),
            check=_check(room, you, language),
            numbers=room.numbers,
            you=None if you is None else you.name,
            table=None if you is None else you.table,
            removed=stored.is_removed(person.id),
            desk=_desk(room, tables, here, earned, person.id, language) if is_teacher else None,
        )

    async def place(self, row: RoomRow, person: PersonRow) -> RoomPlace:
        room = read_room(row.body)
        you = room.member(person.id)
        tables = await self._store.existing([you.table] if you and you.table else [])
        return RoomPlace(
            you=None if you is None else you.name,
            table=next((live.code for live in tables if not live.is_over), None),
            now=self._store.registry.now(),
            timer=room.timer,
            pause=None if room.pause is None else room.pause.message,
            needs=None if you is None else you.needs,
            check=you is not None and checks.is_to_be_answered(room, you),
        )

    async def names(self, row: RoomRow, language: Language) -> list[str]:
        """Return some generated names that nobody in the room has."""
        taken = {member.name for member in read_room(row.body).members}
        names = dict.fromkeys(generate_name(language) for _ in range(4 * NAMES_OFFERED))
        return [name for name in names if name not in taken][:NAMES_OFFERED]

    async def results(self, row: RoomRow, teacher: PersonRow, language: Language) -> str:
        """Write every seat of every game played in the room as CSV."""
        tables = await self.tables(row, teacher)
        return results_csv([(n, room_table(live, language)) for n, live in tables])

    async def decisions(
        self, row: RoomRow, teacher: PersonRow, language: Language
    ) -> list[RoomDecision]:
        room = require_teacher(row, teacher)
        return list(decisions(room, await self.tables(row, teacher), language))

    async def ratings(self, row: RoomRow, teacher: PersonRow) -> list[RatedPerson]:
        """Return everyone who has met others in finished games of any round, in the order of the members."""
        room = require_teacher(row, teacher)
        tables = [live for _, live in await self.tables(row, teacher)]
        rated = ratings(games_between_people(tables, room.by_device))
        return [
            RatedPerson(member.name, round(found.rating, 1), round(found.give_or_take, 1))
            for member in room.members
            if (found := rated.get(member.person))
        ]

    async def tables(self, row: RoomRow, teacher: PersonRow) -> list[tuple[int, LiveTable]]:
        """Return every table of every round, with the number of the round."""
        found = []
        for round_, codes in enumerate(require_teacher(row, teacher).rounds, 1):
            for live in await self._store.existing(codes):
                found.append((round_, live))
                await asyncio.sleep(0)  # many tables must not block the event loop
        return found


def _check(room: Room, you: Member | None, language: Language) -> RoomCheck | None:
    if (check := checks.open_check(room)) is None:
        return None
    done = you is not None and people.key_of(you) in check.answers
    return RoomCheck(
        check.number, title(check.game, language), check.kind, len(check.answers), done
    )


def _course(course: Course, language: Language) -> CourseInfo:
    return CourseInfo(lesson_info(course.lesson, language), course.step, course.began)


def _desk(
    room: Room,
    tables: Sequence[LiveTable],
    here: set[str],
    earned: Mapping[str, int],
    teacher: str,
    language: Language,
) -> Desk:
    return Desk(
        key=room.key,
        people=tuple(
            DeskPerson(
                m.person,
                m.name,
                m.table,
                m.person in here,
                m.number,
                m.group,
                m.points + earned.get(m.person, 0),
                m.needs,
            )
            for m in room.members
        ),
        removed=tuple(RemovedPerson(one.person, one.name) for one in room.removed),
        tables=tuple(desk_table(live, teacher) for live in tables),
        has_teams=room.has_teams,
        slips=tuple(people.slip_of(room, n) for n in range(1, room.numbers + 1)),
        course=None if room.course is None else _course(room.course, language),
        last_deal=NULL if room.last_deal is None else Raw(encode(room.last_deal)),
    )
