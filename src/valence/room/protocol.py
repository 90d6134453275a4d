"""The JSON that a room's pages get over HTTP. Times are in seconds since the epoch, by the server's clock."""

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from valence.core.game import Tally
from valence.core.notes import HelpLevel
from valence.table.protocol import Sitting


class RoomPerson(Struct, frozen=True):
    name: str
    table: str | None
    """The table this person was assigned to."""
    here: bool


class RoomTable(Struct, frozen=True):
    """A table of a room as everyone in it sees it."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over"]
    ply: int
    sittings: tuple[Sitting, ...]
    scores: tuple[Tally, ...]
    """As in an update."""
    winners: tuple[int, ...] | None


class RoomTimer(Struct, frozen=True):
    """The round timer."""

    ends: float | None
    """When it runs out; null while it stands still."""
    left: float | None
    """The seconds left while it stands still."""


class RankedPerson(Struct, frozen=True):
    """A place in the class ranking."""

    name: str
    points: int
    place: int
    """Equal points share a place."""


class RatedPerson(Struct, frozen=True):
    """The rating of a member compared with the others in the room, for its teachers."""

    name: str
    rating: float
    """25 to begin with, whatever the number of games."""
    give_or_take: float
    """Half the width of the 95 % interval."""


class RankedTeam(Struct, frozen=True):
    """A group as a team."""

    number: int
    """Of the group, from 1."""
    names: tuple[str, ...]
    points: int
    """The sum of its members' class points."""
    place: int


class RoomNeeds(Struct, frozen=True):
    """The accommodations of one student. Classmates don't see them."""

    time: Literal["1", "1.5", "2", "none"]
    """How much time on clocks, as a factor; or no clock."""
    large: bool
    """Larger cards and text."""
    spoken: bool
    """The device reads out what happens."""


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
    needs: RoomNeeds


class RemovedPerson(Struct, frozen=True):
    id: str
    name: str


class DeskTable(Struct, frozen=True):
    """The details of a table that only teachers see."""

    code: str
    moves: int
    """How many moves were made; refused ones don't count."""
    to_move: tuple[int, ...]
    since: float
    """When the current position arose, or the game was dealt."""
    refusals: tuple[int, ...]
    """How many moves of each seat were refused in a row."""
    you: int | None
    """The reader's seat, if they play at this table."""


DecisionResult: TypeAlias = Literal["accepted", "refused", "hint", "crossed", "answered"]


class RoomDecision(Struct, frozen=True):
    """A decision in a finished game, for the teacher's reports."""

    round: int
    table: str
    game: str
    name: str
    number: int | None
    """On the class list."""
    kind: Literal["person", "bot"]
    at: str
    """In UTC, as 2026-11-16T15:04:05Z."""
    seconds: float
    """Since the position arose, pauses not counted."""
    what: str
    """The move in words; empty for a hint."""
    result: DecisionResult
    rule: str
    reason: str
    hints: int
    """How many hints were asked for in this position before."""
    help: HelpLevel


class PlanStep(Struct, frozen=True):
    """A round of the plan, as it can be dealt."""

    title: str
    """The title of the game."""
    deal: Raw


class Desk(Struct, frozen=True):
    """The part of a room that only its teachers see."""

    key: str
    """Makes another person a teacher of this room."""
    people: tuple[DeskPerson, ...]
    removed: tuple[RemovedPerson, ...]
    tables: tuple[DeskTable, ...]
    """As in `tables` of the room."""
    plan: tuple[PlanStep, ...]
    has_teams: bool
    """Whether the groups are teams, whose points are added up."""
    slips: tuple[str, ...]
    """What the personal links of the numbers on the class list say, from number 1."""
    next_step: int
    """The number of the round of the plan that comes next, from 0."""
    has_next: bool
    last_deal: Raw
    """What was dealt last; null before the first round."""


class RoomPlace(Struct, frozen=True):
    """A member's place in a room, for their table's page."""

    you: str | None
    """The reader's name in the room; null if they are not a member."""
    table: str | None
    """The reader's table, unless its game is over."""
    now: float
    timer: RoomTimer | None
    needs: RoomNeeds | None
    """The reader's accommodations; null if they are not a member."""


class TournamentPlayer(Struct, frozen=True):
    """A place in a tournament. Ties are broken by Buchholz, then direct encounters, then wins."""

    name: str
    place: int
    """Players who are level in everything share a place."""
    points: float
    buchholz: float
    """The points of all opponents; a bye counts as an opponent with one's own points."""
    direct: float | None
    """The points against those who are level so far; null unless they have all met each other."""
    wins: int


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
    """How many rounds were dealt."""
    rounds: int
    """How many are planned."""
    current: bool
    """Whether the tables of the room are a round of this tournament."""
    over: bool
    games: tuple[TournamentGame, ...]
    standings: tuple[TournamentPlayer, ...]


class HomeworkInfo(Struct, frozen=True):
    """Homework as one reader sees it."""

    number: int
    title: str
    """The title of the game."""
    games: int
    """How many games are to be finished."""
    until: float
    done: int
    """How many games the reader has finished in time."""
    table: str | None
    """The reader's unfinished game."""


class HomeworkPerson(Struct, frozen=True):
    name: str
    number: int | None
    """On the class list."""
    done: int


class HomeworkReport(Struct, frozen=True):
    """The games of one homework that everyone has finished, for teachers."""

    number: int
    people: tuple[HomeworkPerson, ...]


class RoomCheck(Struct, frozen=True):
    """The check that is open in a room."""

    number: int
    title: str
    """The title of the game."""
    kind: Literal["before", "after"]
    answered: int
    """How many have handed in."""
    done: bool
    """Whether the reader has."""


class RoomInfo(Struct, frozen=True):
    code: str
    title: str
    host: bool
    """Whether the reader is a teacher of this room."""
    now: float
    """When this was sent."""
    round: int
    """How many times people have been assigned to tables."""
    generated_names: bool
    frozen_names: bool
    """Whether members may no longer change their names."""
    locked: bool
    """Whether nobody else can join."""
    pause: str | None
    """What a teacher says during a pause of all tables, possibly nothing; null while the games run."""
    timer: RoomTimer | None
    people: tuple[RoomPerson, ...]
    tables: tuple[RoomTable, ...]
    """The tables of the current round."""
    ranking: tuple[RankedPerson, ...]
    """The class points of all finished games, best first."""
    teams: tuple[RankedTeam, ...]
    """The groups by their points, best first; empty unless a teacher has made them teams."""
    tournament: TournamentInfo | None
    """The tournament that is played, or was played last."""
    projected: str | None
    """The table whose position the projector shows."""
    homework: tuple[HomeworkInfo, ...]
    check: RoomCheck | None
    """Ten questions that everyone is to answer now."""
    numbers: int
    """How long the class list is; 0 if there is none. The list itself stays in the teacher's browser."""
    you: str | None
    """The reader's name in this room; null if they have not joined."""
    table: str | None
    """The reader's table."""
    removed: bool
    """Whether a teacher has removed the reader."""
    desk: Desk | None
    """Null for everyone who isn't a teacher of this room."""
