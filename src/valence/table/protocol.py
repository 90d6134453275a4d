"""The messages between client and server: JSON, over a WebSocket or over server-sent events and POST.

A client sends `hello` with the last ply it has. From then on it gets an `update` whenever something has changed: the
events it missed in words, its own view, and its legal moves. It contains no rules.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from valence.core.game import Tally
from valence.core.languages import DEFAULT
from valence.core.notes import Crossed, HelpLevel, HintStep

VERSION = 1
LARGEST_MESSAGE = 16_384
MOST_MOVES = 256  # more legal moves than this are not listed; the client asks for previews instead


Ply = Annotated[int, Meta(ge=-1, le=1_000_000)]

# From the client


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, the last ply the client has (-1 for none), and its language.

    In a language that the server doesn't know it answers in English.
    """

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    table: str
    ply: Ply = -1
    lang: Annotated[str, Meta(max_length=35)] = DEFAULT


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a `question` about a move."""

    question: Annotated[str, Meta(max_length=100)]
    given: Annotated[str, Meta(max_length=100)] | None
    """The id of a choice; null: I don't know."""


class MakeMove(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move, made as the ply after `ply`. The client chooses the id; a repeated id counts once."""

    id: str
    ply: Ply
    move: Raw
    crossed: Crossed = ()
    """The cards that the player has crossed out by hand since the last move."""
    answer: Answer | None = None
    """The answer, if the server has asked a `question` about this move."""


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
    """True if one of its people is connected, or plays at several tables at once."""
    people: int
    """The number of people who share this seat."""


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
    """True if the reader is the host, who may seat bots, pause, kick and start."""
    you: int | None
    """The reader's seat; null for a spectator."""
    seed_hash: str
    """The hash of the seed, published at the start; the seed itself is published at the end."""
    seed: str | None
    """The hashed text: the seed in hexadecimal, a space, and the salt."""
    room: str | None
    is_public: bool
    advice: bool
    """True if players may ask for hints at this table."""
    help: HelpLevel
    """The help that players see: all, none, or less and less as they get things right."""
    preset: str
    """The printed sheet with which it was opened; empty for none."""
    changes: dict[str, bool | int | float | str | None]
    """The options that differ from that sheet, with their values; a set or a board only as true."""
    teams: bool
    """True if people may share a seat."""
    next: str | None
    """The code of the rematch's table."""
    notice: str
    """The host's message during a pause; may be empty."""
    nudged: int | None
    """The ply at which a teacher has asked for the next move."""


class MoveInWords(Struct, frozen=True):
    move: Raw
    words: str


class RefusedMove(Struct, frozen=True, omit_defaults=True):
    move: Raw
    words: str
    rule: str
    reason: str
    line: str = ""
    """The reason on one line, for the board; empty if it is that short."""


class EventInWords(Struct, frozen=True, omit_defaults=True):
    ply: int
    event: Raw
    words: str
    line: str = ""
    """A ruling in one line, for the board; empty if the event is no ruling."""


class GuideStep(Struct, frozen=True):
    """The reader's place in a guided first game."""

    step: int
    """The number of the guide's moves that the reader has made."""
    move: Raw
    """The move to make next; null when the guide has come to its end."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Everything that has changed for this client since the ply it had."""

    ply: int
    """The number of moves made; -1 before the game has started."""
    table: TableInfo
    events: tuple[EventInWords, ...]
    view: Raw
    """Everything the reader may know; null until the game has started."""
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
    """Winners, scores and the id of the reason; null while the game runs."""
    ending: str
    """The reason for the end of the game, in words; empty while it runs."""
    guide: GuideStep | None
    """The next step of a guided first game; null at other tables, and while others move."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The move is on disk."""

    id: str
    ply: int


class Choice(Struct, frozen=True):
    id: str
    words: str


class AskQuestion(Struct, frozen=True, tag_field="type", tag="question"):
    """A question about a legal move, which waits: send it again with the same id and an answer, or make another one."""

    id: str
    """The id of the move."""
    question: str
    words: str
    choices: tuple[Choice, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The move was not made: the rule it breaks, and the reason in words; `stale` if another move came first."""

    id: str
    rule: str
    reason: str
    line: str = ""
    """The reason on one line, for the board; empty if it is that short."""


class Preview(Struct, frozen=True, tag_field="type", tag="preview", omit_defaults=True):
    id: str
    legal: bool
    rule: str | None
    reason: str | None
    words: tuple[str, ...]
    """The ruling that the move would cause, unless that depends on chance or hidden cards."""
    ruling: Raw
    """The same, as an event; null if there is none."""
    line: str = ""
    """The reason on one line, for the board; empty if it is that short."""


class AdviceStep(Struct, frozen=True, tag_field="type", tag="advice"):
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


FromServer: TypeAlias = (
    Update | Accepted | AskQuestion | Refused | Preview | AdviceStep | Pong | Problem | Bye
)


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
