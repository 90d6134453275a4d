"""The answer to each message of a client, whatever transport it came over."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from valence.bots import Advice
from valence.core.game import Seat
from valence.core.help import has_previews
from valence.core.languages import DEFAULT, Language
from valence.core.match import IllegalMove
from valence.core.wire import encode
from valence.table.host import Host
from valence.table.live import LiveTable
from valence.table.moves import log_hint, make_move, question_to
from valence.table.protocol import (
    AdviceStep,
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
from valence.table.thinking import hints_in_words
from valence.table.updates import reader_of
from valence.table.words import replies

MAX_ID_LENGTH = 64
NULL = Raw(b"null")
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

decode = msgspec.json.Decoder(FromClient).decode


def read_message(text: str | bytes, language: Language = DEFAULT) -> FromClient | Problem:
    """Read a message; return a Problem that says what is wrong if it can't be read."""
    try:
        message: FromClient = decode(text)
    except msgspec.ValidationError as error:
        return Problem("not_a_message", str(error), _id_in(text))
    except UNREADABLE as error:
        return Problem("not_json", replies(language)["not_json"].format(error=error))
    id_ = id_of(message) or ""
    if len(id_) > MAX_ID_LENGTH or "\0" in id_:
        too_long = replies(language)["long_id"].format(most=MAX_ID_LENGTH)
        return Problem("not_a_message", too_long)
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
    return None if id_ is None else id_[:MAX_ID_LENGTH]


async def answer(
    host: Host, live: LiveTable, person: str, message: FromClient, language: Language = DEFAULT
) -> FromServer:
    """The one answer to a person's message, in the person's language."""
    seat, said = reader_of(live, person).seat, replies(language)
    match message:
        case Ping():
            return Pong()
        case Hello():
            return Problem("hello_again", said["hello_again"])
        case MakeMove(id=id_) | AskPreview(id=id_) | AskAdvice(id=id_) if seat is None:
            return Refused(id_, "seat", said["watching"])
        case MakeMove():
            return await make_move(host, live, Seat(seat), person, message, language)
        case AskPreview(id=id_) if live.match is not None and not has_previews(live.match, seat):
            return Refused(id_, "help", said["no_previews"])
        case AskPreview():
            return preview(host, live, Seat(seat), person, message, language)
        case AskAdvice():
            return await _advice(host, live, Seat(seat), person, message, language)


def preview(
    host: Host,
    live: LiveTable,
    seat: Seat,
    person: str,
    wish: AskPreview,
    language: Language = DEFAULT,
) -> Preview:
    """Return a preview of a move: why it is illegal, or else its ruling if that depends on nothing hidden."""
    match = live.match
    if match is None:
        return Preview(wish.id, False, "open", replies(language)["not_started"], (), NULL)
    words = live.words(language)
    try:
        move = match.checked(seat, bytes(wish.move), words=words)
    except IllegalMove as illegal:
        return Preview(wish.id, False, illegal.rule, illegal.reason, (), NULL, illegal.line)
    # The ruling would give it away.
    is_asked = question_to(host, live, seat, person, move) is not None
    ruling = None if is_asked else match.preview(seat, bytes(wish.move))
    said = () if ruling is None else (words.say(ruling, match.names),)
    return Preview(wish.id, True, None, None, said, Raw(encode(ruling)))


async def _advice(
    host: Host, live: LiveTable, seat: Seat, person: str, wish: AskAdvice, language: Language
) -> AdviceStep | Refused:
    """Return one step of a hint; if it says anything, it is in the log by then."""
    if not live.has_advice:
        return Refused(wish.id, "advice", replies(language)["no_hints"])
    if not live.is_to_move(seat):
        return Refused(wish.id, "turn", replies(language)["hint_at_turn"])
    assert live.match is not None, "somebody is to move"
    view = live.game.view(live.match.state, seat)  # before the position changes
    hints = await host.bots.advise(live, seat)
    step = advice_at(wish, hints_in_words(live, view, hints, language))
    if step.words or step.moves:
        await log_hint(host, live, seat, person, step.step)
    return step


def advice_at(wish: AskAdvice, advice: Sequence[Advice[Any]]) -> AdviceStep:
    """Return the step that was asked for, or the next one if the game has nothing to say in it."""
    match wish.step, advice:
        case _, []:
            return AdviceStep(wish.id, wish.step, "", "", ())
        case 1, [best, *_]:
            return AdviceStep(wish.id, 1, best.question.id, best.question.words, ())
        case 2, [best, *_] if best.group:
            return AdviceStep(wish.id, 2, "", best.group, (), best.marks)
        case _:
            moves = tuple(MoveInWords(Raw(encode(one.move)), one.reason) for one in advice)
            return AdviceStep(wish.id, 3, "", "", moves)
