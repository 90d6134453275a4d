"""Carrying out the steps of a room's lesson."""

from msgspec.structs import replace

from valence.core.languages import Language
from valence.room import checks, homework, rounds
from valence.room.lessons import course
from valence.room.lessons.info import words_of
from valence.room.lessons.lesson import AnyStep, Check, Give, GoOn, Play, Talk
from valence.room.room import Room, read_room
from valence.server.rooms.dealing import Dealing
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import PersonRow, RoomRow
from valence.table.errors import bad

DAY = 24 * 60 * 60


class LessonSteps:
    def __init__(self, store: RoomStore, dealing: Dealing) -> None:
        self._store = store
        self._dealing = dealing

    async def carry_out(
        self,
        row: RoomRow,
        teacher: PersonRow,
        options: dict[str, object],
        table: str | None,
        language: Language,
    ) -> RoomRow:
        """Carry out the current step, with the options of its deal. A check that is open closes."""
        now = course.the_course(require_teacher(row, teacher))
        await self._store.change(row.code, checks.close)
        match course.current_step(now):
            case None:
                await self._dealing.resume(row, teacher)
            case Talk() as talk:
                message = words_of(now.lesson, now.step, language).message
                await self._dealing.pause(row, teacher, message)
                await self._project(row, talk, table)
            case Play(deal=deal):
                await self._dealing.deal(row, teacher, deal, options)
            case step:
                await self._resume_with(row, teacher, step)
        return await self._store.change_as_teacher(
            row, teacher, lambda room, at: course.begun(room, now.step, at)
        )

    async def _project(self, row: RoomRow, talk: Talk, table: str | None) -> None:
        def projected(room: Room) -> Room:
            if table is not None and table not in room.tables:
                raise bad("no_table_in_round", table=table[:20])
            return replace(room, projected=table if talk.about_table else None)

        await self._store.change(row.code, projected)

    async def _resume_with(self, row: RoomRow, teacher: PersonRow, step: AnyStep) -> None:
        """Carry out a step that no pause goes with."""
        if isinstance(step, Check):  # its questions are asked on the page of the room
            await self._dealing.end(row, teacher)
        else:
            await self._dealing.resume(row, teacher)
        now = self._store.registry.now()

        def changed(room: Room) -> Room:
            match step:
                case Check(game=game, when=when):
                    return checks.start(room, game, when)
                case Give(deal=deal, games=games, days=days):
                    given = homework.give(room.homework, deal, games, now + days * DAY, now)
                    return replace(room, homework=given)
                case GoOn(minutes=minutes):
                    return rounds.set_timer(replace(room, projected=None), minutes, now)
                case _:
                    return room

        await self._store.change(row.code, changed)


def current_deal(row: RoomRow) -> Play | Give | None:
    """Return the current step of the lesson, if it has a deal."""
    step = course.current_step(course.the_course(read_room(row.body)))
    return step if isinstance(step, Play | Give) else None
