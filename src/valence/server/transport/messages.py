"""What the server answers to each message of a client, over whatever it came."""

from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Raw

from valence.core.game import Seat
from valence.core.wire import encode
from valence.server.store import PersonRow
from valence.server.tables.live import LiveTable
from valence.server.tables.moves import make_move, wanted
from valence.server.tables.registry import TableRegistry
from valence.server.tables.updates import reader_of
from valence.table.match import IllegalMove
from valence.table.protocol import (
    Advice,
    AskAdvice,
    AskPreview,
    FromClient,
    FromServer,
    Hello,
    MakeMove,
    MoveInWords,
    Ping,
    Pong,
    Preview,
    Problem,
    Refused,
)

NULL = Raw(b"null")
LONGEST_ID = 64
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Advise = Callable[[LiveTable, Seat], Awaitable[tuple[MoveInWords, ...]]]

decode = msgspec.json.Decoder(FromClient).decode


def read_message(text: str | bytes) -> FromClient | Problem:
    """A message, or what is wrong with it."""
    try:
        message: FromClient = decode(text)
    except msgspec.ValidationError as error:
        return Problem("not_a_message", str(error), _id_in(text))
    except UNREADABLE as error:
        return Problem("not_json", f"This is not JSON: {error}")
    id_ = id_of(message) or ""
    if len(id_) > LONGEST_ID or "\0" in id_:
        return Problem("not_a_message", f"An id has at most {LONGEST_ID} characters.")
    return message


def id_of(message: FromClient) -> str | None:
    match message:
        case MakeMove(id=id_) | AskPreview(id=id_) | AskAdvice(id=id_):
            return id_
        case Hello() | Ping():
            return None


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_in(text: str | bytes) -> str | None:
    """The id of a message that is wrong in other ways."""
    try:
        id_ = msgspec.json.decode(text, type=_WithId).id
    except UNREADABLE:
        return None
    return None if id_ is None else id_[:LONGEST_ID]


async def answer(
    registry: TableRegistry, live: LiveTable, person: PersonRow, message: FromClient, advise: Advise
) -> FromServer:
    """The one answer that every message gets."""
    seat = reader_of(live, person.id).seat
    match message:
        case Ping():
            return Pong()
        case Hello():
            return Problem("hello_again", "You have said hello already.")
        case MakeMove(id=id_) | AskPreview(id=id_) | AskAdvice(id=id_) if seat is None:
            return Refused(id_, "seat", "You are watching; only who sits at the table plays.")
        case MakeMove(id=id_, ply=ply, move=move):
            return await make_move(registry, live, wanted(seat, person.id, id_, ply, move))
        case AskPreview(id=id_, move=move):
            return preview(live, Seat(seat), id_, bytes(move))
        case AskAdvice(id=id_):
            return await _advice(live, Seat(seat), id_, advise)


def preview(live: LiveTable, seat: Seat, id_: str, move: bytes) -> Preview:
    """Whether a move is legal and why not, and what it makes where that depends on nothing hidden."""
    match = live.match
    if match is None:
        return Preview(id_, False, "open", "The game has not begun yet.", (), NULL)
    try:
        ruling = match.preview(seat, move)
    except IllegalMove as illegal:
        return Preview(id_, False, illegal.rule, illegal.reason, (), NULL)
    words = () if ruling is None else tuple(match.say([ruling]))
    return Preview(id_, True, None, None, words, Raw(encode(ruling)))


async def _advice(live: LiveTable, seat: Seat, id_: str, advise: Advise) -> Advice | Refused:
    if not live.has_advice:
        return Refused(id_, "advice", "There is no advice at this table.")
    if not live.waits_for(seat):
        return Refused(id_, "turn", "There is advice when it is your turn.")
    return Advice(id_, await advise(live, seat))
