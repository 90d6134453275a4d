"""The JSON that a room's pages get over HTTP. Times are in seconds since the epoch, by the server's clock."""

from typing import Literal

from msgspec import Raw, Struct

from valence.room.homework import HomeworkInfo
from valence.room.lessons.info import LessonInfo
from valence.room.ranking import RankedPerson, RankedTeam
from valence.room.room import Needs, Timer
from valence.room.tables import DeskTable, RoomTable
from valence.room.tournament import Standing


class RoomPerson(Struct, frozen=True):
    name: str
    table: str | None
    """The table this person was assigned to."""
    here: bool


class DeskPerson(Struct, frozen=True):
    """A member as teachers see them."""

    id: str
    """For commands about this person."""
    name: str
    table: str | None
    here: bool
    number: int | None
    """On the class list, which only the teacher's browser has."""
    group: int | None
    """The group for the rounds to come."""
    points: int
    """Class points of all finished games."""
    needs: Needs


class RemovedPerson(Struct, frozen=True):
    id: str
    name: str


class CourseInfo(Struct, frozen=True):
    """The lesson that the room goes through."""

    info: LessonInfo
    step: int
    """The number of the current step, from 0; as many as there are steps when the lesson is over."""
    began: float | None
    """The time at which the step was carried out; null if it wasn't."""


class Desk(Struct, frozen=True):
    """The part of a room that only its teachers see."""

    key: str
    """Makes another person a teacher of this room."""
    people: tuple[DeskPerson, ...]
    removed: tuple[RemovedPerson, ...]
    tables: tuple[DeskTable, ...]
    """As in `tables` of the room."""
    has_teams: bool
    """True if the groups are teams, whose points are added up."""
    slips: tuple[str, ...]
    """The personal links of the numbers on the class list, from number 1."""
    course: CourseInfo | None
    last_deal: Raw
    """The last deal; null before the first round."""


class RoomPlace(Struct, frozen=True):
    """A member's place in a room, for their table's page."""

    you: str | None
    """The reader's name in the room; null if they are not a member."""
    table: str | None
    """The reader's table, unless its game is over."""
    now: float
    timer: Timer | None
    pause: str | None
    """As in a room."""
    needs: Needs | None
    """The reader's accommodations; null if they are not a member."""
    check: bool
    """True if a check is open that the reader hasn't handed in."""


class TournamentGame(Struct, frozen=True):
    """A game of the latest round of a tournament."""

    table: str
    names: tuple[str, ...]
    """The players, by seat; one alone has a bye. Empty for someone who has left the room."""
    points: tuple[float, ...] | None
    """Null while they play."""


class TournamentInfo(Struct, frozen=True):
    title: str
    """The title of the game."""
    round: int
    """The number of rounds dealt."""
    rounds: int
    """The number planned."""
    current: bool
    """True if the tables of the room are a round of this tournament."""
    over: bool
    games: tuple[TournamentGame, ...]
    standings: tuple[Standing, ...]


class RoomCheck(Struct, frozen=True):
    """The check that is open in a room."""

    number: int
    title: str
    """The title of the game."""
    kind: Literal["before", "after"]
    answered: int
    """The number of people who have handed in."""
    done: bool
    """True if the reader has."""


class RoomInfo(Struct, frozen=True):
    code: str
    title: str
    host: bool
    now: float
    """The time at which this was sent."""
    round: int
    """The number of times people have been assigned to tables."""
    generated_names: bool
    frozen_names: bool
    """True if members may no longer change their names."""
    locked: bool
    """True if nobody else can join."""
    watching: bool
    """True if people who haven't joined can watch."""
    language: str
    """The language of the projector and of prints."""
    pause: str | None
    """A teacher's message during a pause of all tables, may be empty; null while the games run."""
    timer: Timer | None
    people: tuple[RoomPerson, ...]
    tables: tuple[RoomTable, ...]
    """The tables of the current round."""
    all_places: bool
    """True if everyone's place is public, instead of the best three."""
    ranking: tuple[RankedPerson, ...]
    """The class points of all finished games, best first; for students the public places and their own."""
    teams: tuple[RankedTeam, ...]
    """The groups by their points, best first; empty unless a teacher has made them teams."""
    tournament: TournamentInfo | None
    """The tournament that is played, or was played last."""
    coming: str | None
    """The game that is played next, of the lesson or as in the last round; null if nobody can know."""
    projected: str | None
    """The table whose position the projector shows."""
    homework: tuple[HomeworkInfo, ...]
    check: RoomCheck | None
    """Ten questions that everyone is to answer now."""
    numbers: int
    """The length of the class list; 0 if there is none. The list itself stays in the teacher's browser."""
    you: str | None
    """The reader's name in this room; null if they have not joined."""
    table: str | None
    """The reader's table."""
    removed: bool
    """True if a teacher has removed the reader."""
    desk: Desk | None
    """Null for everyone who isn't a teacher of this room."""
