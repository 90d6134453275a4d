"""What a client and the server say to each other: JSON, over a WebSocket or over server-sent events and POST.

A client says hello with the last ply that it has, and from then on gets an `update` whenever something has changed:
what it has missed in words, its own view, and what it may do. It holds no rules.
"""

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from valence.core.game import Tally

VERSION = 1
LARGEST_MESSAGE = 16_384
MOST_MOVES = 256
"""More legal moves than this are not listed; the client asks for previews instead."""


# From the client


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and the last ply that the client knows (-1 for none)."""

    version: int
    table: str
    ply: int = -1


class MakeMove(Struct, frozen=True, tag_field="type", tag="move", forbid_unknown_fields=True):
    """A move, made as the ply after `ply`. The id is the client's own; a move sent twice with one id counts once."""

    id: str
    ply: int
    move: Raw


class AskPreview(Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """What would come of a move, without making it."""

    id: str
    move: Raw


class AskAdvice(Struct, frozen=True, tag_field="type", tag="advice", forbid_unknown_fields=True):
    """The moves that a bot would consider, with a sentence each."""

    id: str


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


FromClient: TypeAlias = Hello | MakeMove | AskPreview | AskAdvice | Ping


# From the server


class Sitting(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "empty"]
    level: str | None
    """The level of a bot."""
    here: bool
    """Whether a person of this seat is connected now."""
    people: int
    """How many share this seat."""


class Clock(Struct, frozen=True):
    seat: int
    left: float
    """Seconds until the clock acts for this seat, when the message was sent."""


class TableInfo(Struct, frozen=True):
    """What is known of a table beside the game itself."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over"]
    sittings: tuple[Sitting, ...]
    spectators: int
    host: bool
    """Whether the reader may seat bots, pause, kick and start."""
    you: int | None
    """The reader's own seat; None watches."""
    seed_hash: str
    """Published at the start: the hash of the seed, which is itself published at the end."""
    seed: str | None
    """The seed in hexadecimal and the salt, with a blank between: what was hashed."""
    room: str | None
    is_public: bool
    advice: bool
    """Whether players may ask for advice at this table."""
    teams: bool
    """Whether people may share a seat that is taken."""
    next: str | None
    """The code of the table at which the same people play again."""


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


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Everything that has changed for this client since the ply that it had."""

    ply: int
    """How many moves have been made; -1 before the game has begun."""
    table: TableInfo
    events: tuple[EventInWords, ...]
    view: Raw
    """What the reader may know; null until the game has begun."""
    scores: tuple[Tally, ...]
    """The live scoreboard: the first tally decides the game, the others add detail. None until the game has begun."""
    to_move: tuple[int, ...]
    moves: tuple[MoveInWords, ...] | None
    """The legal moves of the reader; None when they are too many to list."""
    refused: tuple[RefusedMove, ...]
    """What the reader may not do now, and why."""
    clocks: tuple[Clock, ...]
    timeouts: tuple[int, ...]
    """The seats for which the clock has moved since that ply, as often as it has."""
    outcome: Raw
    """Winners, scores and reason; null while the game runs."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The move is on disk."""

    id: str
    ply: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The move was not made: the rule it breaks and the reason in words; `stale` when another move came first."""

    id: str
    rule: str
    reason: str


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    id: str
    legal: bool
    rule: str | None
    reason: str | None
    words: tuple[str, ...]
    """What would be made and scored, where the game can tell without chance or hidden cards."""
    ruling: Raw
    """The same as the event that it would be; null where there is none."""


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    id: str
    moves: tuple[MoveInWords, ...]
    """The best first; the words say why."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    pass


class Problem(Struct, frozen=True, tag_field="type", tag="problem"):
    """A message that was not understood or not allowed; nothing has changed."""

    code: str
    reason: str
    id: str | None = None
    """The id of that message, where it had one."""


class Closing(Struct, frozen=True):
    """The last event of a stream, called `close`: what closing a WebSocket would carry."""

    code: int
    reason: str


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server goes away; come back after so many seconds."""

    reason: str
    after: float


FromServer: TypeAlias = Update | Accepted | Refused | Preview | Advice | Pong | Problem | Bye


# How a socket is closed

CLOSE_GOING_AWAY = 1001
CLOSE_BAD_MESSAGE = 4400
CLOSE_NO_TOKEN = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_NO_TABLE = 4404
CLOSE_NO_HELLO = 4408
CLOSE_TOO_LARGE = 4413
CLOSE_VERSION = 4426
CLOSE_TOO_MANY = 4429


# Rooms, over HTTP


class RoomPerson(Struct, frozen=True):
    name: str
    table: str | None
    """Where this person was dealt to."""
    here: bool


class RoomTable(Struct, frozen=True):
    """A table of a room as everybody in it sees it; `code` leads to it."""

    code: str
    game: str
    title: str
    status: Literal["open", "playing", "paused", "over"]
    ply: int
    sittings: tuple[Sitting, ...]
    scores: tuple[Tally, ...]
    """As in an update."""
    winners: tuple[int, ...] | None


class RoomInfo(Struct, frozen=True):
    code: str
    title: str
    host: bool
    round: int
    """How often the people were dealt to tables."""
    generated_names: bool
    people: tuple[RoomPerson, ...]
    tables: tuple[RoomTable, ...]
    """Those of the last deal."""
    you: str | None
    """The reader's name in this room; None only looks."""
    table: str | None
    """The reader's own table."""
