"""A class between lessons: what it has played when, for its teachers."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from valence.learn.changes import NEW_LESSON
from valence.room.room import Room


class Opened(Struct, frozen=True):
    """A table of a room: its game, and when it was opened."""

    table: str
    game: str
    at: float


class GamesPlayed(Struct, frozen=True):
    title: str
    tables: int


class PastLesson(Struct, frozen=True):
    """The rounds that a class has played without a break of some hours."""

    at: float
    """When the first table was opened."""
    games: tuple[GamesPlayed, ...]


class TaughtClass(Struct, frozen=True):
    """A room as its teachers find it among their classes."""

    code: str
    title: str
    own: bool
    """True if the reader has opened it, not a colleague."""
    students: int
    kept: bool
    """True if it is kept beyond the usual time."""
    until: float
    """When it is deleted if nobody uses it any more."""
    lessons: tuple[PastLesson, ...]
    """The latest first."""


class JoinedRoom(Struct, frozen=True):
    """A room that the reader has joined as a student."""

    code: str
    title: str
    you: str


class MyClasses(Struct, frozen=True):
    taught: tuple[TaughtClass, ...]
    """The latest used first."""
    joined: tuple[JoinedRoom, ...]
    phrase: float | None
    """When the reader's recovery phrase was made."""
    days: int
    """The days for which a class is stored after its last use."""
    kept_days: int
    """The same for one that is kept."""


def lessons_of(room: Room, opened: Iterable[Opened]) -> list[list[Opened]]:
    """Return the tables of the rounds by lesson, the latest lesson first. Homework isn't a lesson."""
    dealt = {code for round_ in room.rounds for code in round_}
    lessons: list[list[Opened]] = []
    for one in sorted((one for one in opened if one.table in dealt), key=lambda one: one.at):
        if not lessons or one.at - lessons[-1][-1].at > NEW_LESSON:
            lessons.append([])
        lessons[-1].append(one)
    return lessons[::-1]


def people_in(room: Room) -> set[str]:
    """Return everyone to whom the room belongs: its teachers and members."""
    return {*room.all_teachers, *(member.person for member in room.members)}


def tables_by_game(lesson: Sequence[Opened]) -> dict[str, int]:
    """Count the tables of each game, in the order in which they were played."""
    counts: dict[str, int] = {}
    for one in lesson:
        counts[one.game] = counts.get(one.game, 0) + 1
    return counts
