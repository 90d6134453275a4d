"""The messages between client and server: JSON, over a WebSocket or over server-sent events and POST.

A client sends `hello` with the last ply it has. From then on it gets an `update` whenever something has changed: the
events it missed in words, its own view, and its legal moves. It contains no rules.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from valence.core.game import Tally
from valence.core.notes import Crossed, HelpLevel, HintStep

VERSION = 1
LARGEST_MESSAGE = 16_384
MOST_MOVES = 256  # more legal moves than this are not listed; the client asks for previews instead


Ply = Annotated[int, Meta(ge=-1, le=1_000_000)]

# From the client


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and the last ply the client has (-1 for none)."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    table: str
    ply: Ply = -1


class MakeMove(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move, made as the ply after `ply`. The client chooses the id; a repeated id counts once."""

    id: str
    ply: Ply
    move: Raw
    crossed: Crossed = ()
    """The cards that the player has crossed out by hand since the last move."""


class AskPreview(Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Ask what a move would do, without making it."""

    id: str
    move: Raw


class AskAdvice(Struct, frozen=True, tag_field="type", tag="advice", forbid_unknown_fields=True):
    """Ask for a step of a hint: 1 a question to think about, 2 a group of cards, 3 the moves a bot would consider."""

    id: str
    step: HintStep = 3


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


FromClient: TypeAlias = Hello | MakeMove | AskPreview | AskAdvice | Ping


# From the server


class Sitting(Struct, frozen=True):
    """One seat as everyone sees it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "empty"]
    level: str | None
    """The level of a bot; of one with a misconception just `persona`."""
    here: bool
    """Whether one of its people is connected, or plays at several tables at once."""
    people: int
    """How many people share this seat."""


class Clock(Struct, frozen=True):
    seat: int
    left: float
    """Seconds left for this seat when the message was sent."""


class TableInfo(Struct, frozen=True):
    """Everything about a table except the game itself."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over"]
    sittings: tuple[Sitting, ...]
    spectators: int
    host: bool
    """Whether the reader is the host, who may seat bots, pause, kick and start."""
    you: int | None
    """The reader's seat; null for a spectator."""
    seed_hash: str
    """The hash of the seed, published at the start; the seed itself is published at the end."""
    seed: str | None
    """What was hashed: the seed in hexadecimal, a space, and the salt."""
    room: str | None
    is_public: bool
    advice: bool
    """Whether players may ask for hints at this table."""
    help: HelpLevel
    """How much help players see: all, none, or less and less as they get things right."""
    teams: bool
    """Whether people may share a seat."""
    next: str | None
    """The code of the rematch's table."""
    notice: str
    """What the host says during a pause; empty if nothing."""


class MoveInWords(Struct, frozen=True):
    move: Raw
    words: str


class RefusedMove(Struct, frozen=True):
    move: Raw
    words: str
    rule: str
    reason: str


class EventInWords(Struct, frozen=True):
    ply: int
    event: Raw
    words: str


class GuideStep(Struct, frozen=True):
    """Where the reader stands in a guided first game."""

    step: int
    """How many of the guide's moves the reader has made."""
    move: Raw
    """The move to make next; null when the guide has come to its end."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Everything that has changed for this client since the ply it had."""

    ply: int
    """How many moves have been made; -1 before the game has started."""
    table: TableInfo
    events: tuple[EventInWords, ...]
    view: Raw
    """What the reader may know; null until the game has started."""
    scores: tuple[Tally, ...]
    """The live scoreboard: the first tally decides the game, the others add detail. Empty before the start."""
    to_move: tuple[int, ...]
    help: tuple[str, ...]
    """The kinds of help that the reader sees; `moves` marks the legal moves."""
    moves: tuple[MoveInWords, ...] | None
    """The reader's legal moves; null if there are too many to list, and empty without the help for moves."""
    refused: tuple[RefusedMove, ...]
    """Moves that the reader may not make now, and why; empty without the help for moves."""
    candidates: tuple[MoveInWords, ...] | None
    """Without the help for moves, what the reader can try, legal or not; null if anything can be composed."""
    clocks: tuple[Clock, ...]
    timeouts: tuple[int, ...]
    """The seats whose time ran out since that ply, once per timeout."""
    outcome: Raw
    """Winners, scores and reason; null while the game runs."""
    guide: GuideStep | None
    """What to do next in a guided first game; null at other tables, and while others move."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The move is on disk."""

    id: str
    ply: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The move was not made: the rule it breaks, and the reason in words; `stale` if another move came first."""

    id: str
    rule: str
    reason: str


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    id: str
    legal: bool
    rule: str | None
    reason: str | None
    words: tuple[str, ...]
    """What the move would do, unless that depends on chance or hidden cards."""
    ruling: Raw
    """The same, as an event; null if there is none."""


class Hint(Struct, frozen=True):
    """A move that a bot would consider, and the steps that lead to it."""

    move: MoveInWords
    question: str
    """What to ask yourself, as the id of a question of the game."""
    asks: str
    """The same in words."""
    group: str
    """Which cards to look at, in words; may be empty."""
    marks: tuple[str, ...] = ()
    """The same as ids of cards, chains or squares; may be empty."""


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """One step of a hint."""

    id: str
    step: HintStep
    question: str
    """The id of the question in the first step, for clients that translate it; otherwise empty."""
    words: str
    """The question, or which cards to look at; empty if there are no hints, or in the last step."""
    moves: tuple[MoveInWords, ...]
    """In the last step, best first; the words say why."""
    marks: tuple[str, ...] = ()
    """In the second step: what to look at, as ids of cards, chains or squares; may be empty."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """The message was not understood or not allowed; nothing has changed."""

    code: str
    reason: str
    id: str | None = None
    """The id of that message, if it had one."""


class Closing(Struct, frozen=True):
    """The last event of a stream, called `close`: the code and reason that a WebSocket would be closed with."""

    code: int
    reason: str


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server is going away; reconnect after this many seconds."""

    reason: str
    after: float


FromServer: TypeAlias = Update | Accepted | Refused | Preview | Advice | Pong | Problem | Bye


# Close codes

CLOSE_GOING_AWAY = 1001
CLOSE_ERROR = 1011
CLOSE_TRY_AGAIN = 1013
CLOSE_BAD_MESSAGE = 4400
CLOSE_NO_TOKEN = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_NO_TABLE = 4404
CLOSE_NO_HELLO = 4408
CLOSE_TOO_LARGE = 4413
CLOSE_VERSION = 4426
CLOSE_TOO_MANY = 4429


# Rooms, over HTTP. Times are in seconds since the epoch, by the server's clock.


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
    """What teachers see of a table besides what everyone sees."""

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


DecisionResult: TypeAlias = Literal["accepted", "refused", "hint", "crossed"]


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
    """Where a member of a room belongs, for their table's page."""

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
    """Who has done what, for teachers."""

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
