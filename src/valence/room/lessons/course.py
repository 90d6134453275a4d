"""The lesson of a room: taking one on, and going from step to step."""

from msgspec.structs import replace

from valence.room.lessons.lesson import AnyStep, Lesson, Play
from valence.room.room import Course, Room
from valence.table.errors import bad, conflict


def take(room: Room, lesson: Lesson) -> Room:
    """Take a lesson on, before its first step; one without steps is put away."""
    return replace(room, course=Course(lesson) if lesson.steps else None)


def change(room: Room, lesson: Lesson, step: int) -> Room:
    """Change the lesson that the room goes through, which is now at this step."""
    if not lesson.steps:
        return take(room, lesson)
    now = the_course(room)
    _check_step(lesson, step)
    began = now.began if step < len(lesson.steps) else None
    return replace(room, course=Course(lesson, step, began))


def go_to(room: Room, step: int, seen: int) -> Room:
    """Go to a step from the one that the teacher has seen: two teachers, or two taps, don't skip one."""
    now = the_course(room)
    if now.step != seen:
        raise conflict("lesson_moved_on")
    _check_step(now.lesson, step)
    return replace(room, course=replace(now, step=step, began=None))


def begun(room: Room, step: int, now: float) -> Room:
    """Note that a step was carried out, unless somebody has gone on meanwhile."""
    course = the_course(room)
    return room if course.step != step else replace(room, course=replace(course, began=now))


def the_course(room: Room) -> Course:
    if room.course is None:
        raise conflict("no_lesson")
    return room.course


def current_step(course: Course) -> AnyStep | None:
    steps = course.lesson.steps
    return steps[course.step] if course.step < len(steps) else None


def coming_game(room: Room) -> str | None:
    """Return the game that the class plays next: of the lesson, or else that of the last round."""
    if room.course is not None:
        rest = room.course.lesson.steps[room.course.step :]
        games = [step.deal.game for step in rest if isinstance(step, Play)]
        is_dealt = room.course.began is not None and isinstance(current_step(room.course), Play)
        if coming := games[1:] if is_dealt else games:
            return coming[0]
    return None if room.last_deal is None else room.last_deal.game


def _check_step(lesson: Lesson, step: int) -> None:
    if step not in range(len(lesson.steps) + 1):
        raise bad("no_step", step=step + 1, steps=len(lesson.steps))
