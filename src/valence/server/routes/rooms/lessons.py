"""Routes for lessons: the shelf, and the lesson that a room goes through."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.languages import Language
from valence.handlers.handler import Handler
from valence.room.deal import check_deal
from valence.room.lessons import course
from valence.room.lessons.info import LessonInfo, Shelf, lesson_info, shelf
from valence.room.lessons.lesson import MAX_STEPS, Id, Lesson, check_lesson, deals_of
from valence.room.lessons.shelf import SHELF
from valence.room.protocol import RoomInfo
from valence.server.rooms.lessons import current_deal
from valence.server.routes.rooms.at_room import ROOM, RoomRequest
from valence.server.store import PersonRow
from valence.table.errors import bad

StepNumber = Annotated[int, Meta(ge=0, le=MAX_STEPS)]


class WantedLesson(Struct, frozen=True, forbid_unknown_fields=True):
    shelf: Id | None = None
    """The id of a lesson on the shelf, in place of `lesson`."""
    lesson: Lesson = Lesson()
    """A teacher's own; one without steps puts the room's lesson away."""
    step: StepNumber | None = None
    """To change the lesson that the room goes through: the step it is at now."""


class WantedStep(Struct, frozen=True, forbid_unknown_fields=True):
    step: StepNumber
    seen: StepNumber
    """The current step, as the teacher sees it."""
    carry_out: bool = True
    """False only to look at the step, or to skip the ones before."""
    table: Annotated[str, Meta(max_length=20)] | None = None
    """The table to project, in a step that is about one."""


async def lessons(language: Language) -> Shelf:
    """The shelf of ready lessons, and the topics they are about."""
    return shelf(language)


async def read_lesson(
    person: PersonRow,  # noqa: ARG001  # requires a session
    language: Language,
    data: Lesson,
) -> LessonInfo:
    """Read a lesson that somebody shares. Its sets of cards are checked when a room takes it on."""
    own = replace(data, id="")
    check_lesson(own)
    for deal in deals_of(own):
        if deal.set is None:
            check_deal(deal, deal.options)
    return lesson_info(own, language)


async def take_lesson(at: RoomRequest, data: WantedLesson) -> RoomInfo:
    """Take on a lesson, change it, or put it away (teachers only)."""
    at.as_teacher()
    lesson = await _checked(at, data)
    if (step := data.step) is not None:
        return await at.change(lambda now, _: course.change(now, lesson, step))
    return await at.change(lambda now, _: course.take(now, lesson))


async def _checked(at: RoomRequest, wanted: WantedLesson) -> Lesson:
    if wanted.shelf is not None:
        if wanted.shelf not in SHELF:
            raise bad("not_on_shelf", name=wanted.shelf)
        return SHELF[wanted.shelf]
    lesson = replace(wanted.lesson, id="")
    check_lesson(lesson)
    for deal in deals_of(lesson):
        check_deal(deal, await at.options(deal))
    return lesson


async def go_to_step(at: RoomRequest, data: WantedStep) -> RoomInfo:
    """Go to a step of the lesson and carry it out (teachers only). One after the last is the end of the lesson."""
    row = await at.rooms.change_as_teacher(
        at.row, at.person, lambda now, _: course.go_to(now, data.step, data.seen)
    )
    if data.carry_out:
        step = current_deal(row)
        options = {} if step is None else await at.options(step.deal)
        row = await at.rooms.lessons.carry_out(
            row, at.person, options, data.table, at.language_of_class
        )
    return await at.info(row)


HANDLERS = (
    Handler("GET", "/api/lessons", lessons, "rooms"),
    Handler("POST", "/api/lessons", read_lesson, "rooms"),
    Handler("POST", f"{ROOM}/lesson", take_lesson, "rooms"),
    Handler("POST", f"{ROOM}/step", go_to_step, "rooms"),
)
