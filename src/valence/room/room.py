"""A room: its teachers, its members, its lesson and its rounds."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from valence.core.languages import Language
from valence.core.wire import encode, read
from valence.learn.checks import CheckKind
from valence.room.deal import Deal
from valence.room.homework import Homework
from valence.room.lessons.lesson import MAX_STEPS, Lesson, Play

MAX_MEMBERS = 200
MAX_REMOVED = 1000  # the latest
MAX_ROUNDS = 20  # of a tournament
MAX_CHECKS = 12


class Needs(Struct, frozen=True):
    """The accommodations of one student. Classmates don't see them."""

    time: Literal["1", "1.5", "2", "none"]
    """The factor by which clocks are longer or shorter; or no clock."""
    large: bool
    """Larger cards and text."""
    spoken: bool
    """The device reads out what happens."""

    @property
    def factor(self) -> float | None:
        """Return the factor for time on clocks; None for no clock."""
        return None if self.time == "none" else float(self.time)


NO_NEEDS = Needs("1", large=False, spoken=False)


class Member(Struct, frozen=True):
    person: str
    name: str
    table: str | None = None
    number: int | None = None
    """The number on the teacher's class list, which the server never sees."""
    points: int = 0
    """Class points of earlier rounds."""
    group: int | None = None
    """The group that a teacher has put them in, for the rounds to come."""
    needs: Needs = NO_NEEDS
    earlier: tuple[str, ...] = ()
    """The same student on other devices, before a personal link brought them to this one."""

    @property
    def devices(self) -> tuple[str, ...]:
        return (self.person, *self.earlier)


class Removed(Struct, frozen=True):
    """Someone who stays out until a teacher readmits them."""

    person: str
    name: str
    number: int | None = None


class Pause(Struct, frozen=True):
    message: str
    since: float


class Timer(Struct, frozen=True):
    """The round timer."""

    ends: float | None
    """The time at which it runs out; null while it stands still."""
    left: float | None
    """The seconds left while it stands still."""


class Pairing(Struct, frozen=True):
    """A game of a tournament. A player alone has a bye."""

    players: tuple[str, ...]  # in the order of their seats
    table: str
    points: tuple[float, ...] | None = None  # of each player; None while they play


class Tournament(Struct, frozen=True):
    """A Swiss tournament of games for two."""

    deal: Deal
    rounds: int
    """The number of rounds planned."""
    played: tuple[tuple[Pairing, ...], ...] = ()
    is_closed: bool = False
    """A teacher has ended it before the last round."""


class Check(Struct, frozen=True):
    """Ten questions about the concepts of a game, before or after a unit."""

    number: int
    game: str
    kind: CheckKind
    is_open: bool = True
    answers: Mapping[str, tuple[int, ...]] = {}
    """The choices of everyone who has handed in."""


class Course(Struct, frozen=True):
    """The lesson that a room goes through, and how far it has come."""

    lesson: Lesson
    step: int = 0
    """From 0; as many as there are steps when the lesson is over."""
    began: float | None = None
    """The time at which the step was carried out; null if it wasn't."""


class Room(Struct, frozen=True):
    """A room as it is stored. Fields that version 0.1 did not have need a default."""

    host: str
    title: str
    generated_names: bool = False
    members: tuple[Member, ...] = ()
    rounds: tuple[tuple[str, ...], ...] = ()  # the table codes of each round
    key: str = ""  # makes another person a teacher of this room
    teachers: tuple[str, ...] = ()  # besides the host
    removed: tuple[Removed, ...] = ()
    is_locked: bool = False
    has_frozen_names: bool = False
    shows_all_places: bool = False  # whether the ranking goes beyond the best three
    has_teams: bool = False  # whether the points of each group are added up
    pause: Pause | None = None
    timer: Timer | None = None
    last_deal: Deal | None = None
    course: Course | None = None
    plan: tuple[Deal, ...] = ()  # in 0.2, the rounds of the lesson
    next_step: int = 0  # in 0.2, the number of the round that comes next
    projected: str | None = None  # the code of the table on the projector
    homework: tuple[Homework, ...] = ()
    tournament: Tournament | None = None  # the one that is played, or was played last
    checks: tuple[Check, ...] = ()
    watching: bool | None = None  # whether others may watch; None: until the room is locked
    numbers: int = 0  # the length of the class list, whose names never leave the teacher's browser
    language: Language | None = None  # of the projector and of prints; None: that of whoever asks

    def __post_init__(self) -> None:
        if self.plan:
            steps = tuple(Play(deal=deal) for deal in self.plan[:MAX_STEPS])
            force_setattr(self, "course", Course(Lesson(steps=steps), self.next_step))
            force_setattr(self, "plan", ())

    def member(self, person: str) -> Member | None:
        return next((member for member in self.members if member.person == person), None)

    @property
    def by_device(self) -> Mapping[str, Member]:
        """Return the members by everyone they have been, on whichever device."""
        earlier = {person: member for member in self.members for person in member.earlier}
        return earlier | {member.person: member for member in self.members}

    @property
    def all_teachers(self) -> tuple[str, ...]:
        return (self.host, *self.teachers)

    def is_teacher(self, person: str) -> bool:
        return person in self.all_teachers

    def is_removed(self, person: str | None) -> bool:
        return any(one.person == person for one in self.removed)

    @property
    def can_be_watched(self) -> bool:
        return not self.is_locked if self.watching is None else self.watching

    def is_insider(self, person: str) -> bool:
        return self.is_teacher(person) or self.member(person) is not None

    def is_outsider(self, person: str | None) -> bool:
        """Return True if this person may see nothing of the room but its title, and join it if it isn't locked."""
        if person and self.is_insider(person):
            return False
        return self.is_removed(person) or not self.can_be_watched

    @property
    def cover(self) -> "Room":
        """Return the part of the room that outsiders may see."""
        return Room(
            self.host,
            self.title,
            self.generated_names,
            is_locked=self.is_locked,
            has_frozen_names=self.has_frozen_names,
            watching=self.watching,
            numbers=self.numbers,
            language=self.language,
        )

    @property
    def tables(self) -> tuple[str, ...]:
        """Return the table codes of the current round."""
        return self.rounds[-1] if self.rounds else ()


def read_room(body: bytes) -> Room:
    return read(Room, body, "room")


def write_room(room: Room) -> bytes:
    return encode(room)
