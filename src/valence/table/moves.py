"""Making a move: check it, write it to disk, acknowledge it, in this order. A refused move is written too."""

from typing import Any, NamedTuple, TypeAlias

from valence.core.concepts import Question
from valence.core.game import Seat
from valence.core.languages import DEFAULT, Language, typed_in
from valence.core.log import attempt_of, crossed_of, hint_of
from valence.core.match import IllegalMove
from valence.core.notes import Answered
from valence.core.problems import en, problem, problem_of
from valence.core.wire import WireError, encode
from valence.core.words import Words
from valence.questions import answer_to
from valence.questions.choosing import question_about
from valence.table.changes import catch_up, change
from valence.table.host import Host
from valence.table.live import NOBODY, QUESTION, LiveTable, MoveMade
from valence.table.protocol import Accepted, AskQuestion, Choice, MakeMove, Refused
from valence.table.rows import EventRow
from valence.table.seating import end
from valence.table.words import replies

Reply: TypeAlias = Accepted | AskQuestion | Refused

MAX_ATTEMPTS = 10  # how often a move is retried when another one was written first


async def make_move(
    host: Host,
    live: LiveTable,
    seat: Seat,
    sender: str,
    wish: MakeMove,
    language: Language = DEFAULT,
) -> Reply:
    """Check and write a move, and return the answer to it. The sender is a person, a bot or a clock."""
    # Ids are chosen by each client, so equal ids of two senders are different moves.
    client_id = f"{sender}/{wish.id}"
    if wish.ply > live.ply:  # the client is connected to another process that is ahead
        await catch_up(host, live)
    if wish.crossed:
        await _log_crossed(host, live, seat, f"{client_id} crossed", wish)
    for _ in range(MAX_ATTEMPTS):
        if (made := live.made.get(client_id)) is not None:
            return _acknowledgement(live, wish.id, made, language)
        found = _entries(host, live, seat, sender, wish, language)
        if not isinstance(found, Entries):
            return found
        answer_id = f"{client_id} answer"
        if found.answer and answer_id not in live.made:
            await log_entry(host, live, seat, answer_id, found.answer)
        elif (made := await log_entry(host, live, seat, client_id, found.move)) is not None:
            return _acknowledgement(live, wish.id, made, language)
    return Refused(wish.id, "busy", replies(language)["busy"])


async def _log_crossed(
    host: Host, live: LiveTable, seat: Seat, client_id: str, wish: MakeMove
) -> None:
    """Log the cards that the player has crossed out, once, on the player's own turn."""
    for _ in range(MAX_ATTEMPTS):
        if live.match is None or not live.is_to_move(seat) or client_id in live.made:
            return
        crossed = crossed_of(live.match, seat, wish.crossed)
        if crossed is None or await log_entry(host, live, seat, client_id, crossed):
            return


async def log_hint(host: Host, live: LiveTable, seat: Seat, person: str, step: int) -> None:
    """Log a step of a hint, each once in a turn."""
    for _ in range(MAX_ATTEMPTS):
        if live.match is None or not live.is_to_move(seat):
            return
        asked = hint_of(live.match, seat, step)
        client_id = f"{person}/hint {live.ply}"
        if asked is None or await log_entry(host, live, seat, client_id, asked):
            return


async def log_entry(
    host: Host, live: LiveTable, seat: Seat, client_id: str, entry: object
) -> MoveMade | None:
    """Write an entry of the log; None if another one was written first, which has then been read."""
    row = EventRow(live.row.id, live.ply, seat, encode(entry), client_id, host.now())
    written = await host.store.append(row)
    if written is not None and live.enter(written, entry if written is row else None):
        await _moved(host, live)
        return live.made[client_id]
    await catch_up(host, live)
    return None


def _acknowledgement(
    live: LiveTable, id_: str, made: MoveMade, language: Language
) -> Accepted | Refused:
    if made.refusal is None:
        return Accepted(id_, made.ply + 1)
    assert live.match is not None
    words = live.words(language).refusal(made.refusal, live.match.names)
    return Refused(id_, made.refusal.rule, words)


async def _moved(host: Host, live: LiveTable) -> None:
    host.changed(live, is_own=True)
    if live.is_over and live.seating.ended is None:
        await change(host, live, end)


class Entries(NamedTuple):
    """The entries of the log for a move: the move, or an attempt if it breaks a rule; before it, an answer."""

    move: object
    answer: Answered | None = None


def _entries(
    host: Host, live: LiveTable, seat: Seat, sender: str, wish: MakeMove, language: Language
) -> Entries | AskQuestion | Refused:
    """Return what is stored for a move; a question that comes first; or a refusal that leaves no trace."""
    match = live.match
    if match is None or live.seating.status != "playing":
        return _not_playing(live, wish.id, language)
    words = live.words(language)
    try:
        move = typed_in(language, match.checked(seat, bytes(wish.move), ply=wish.ply, words=words))
    except IllegalMove as illegal:
        attempt = attempt_of(match, seat, bytes(wish.move), illegal.rule)
        if attempt is None:
            return Refused(wish.id, illegal.rule, illegal.reason, illegal.line)
        return Entries(attempt)
    if isinstance(move, live.game.clock_moves) and sender != QUESTION:
        return Refused(wish.id, "clock", replies(language)["clock"])
    question = None if sender in NOBODY else question_to(host, live, seat, sender, move)
    if question is None:
        return Entries(move)
    if wish.answer is None or wish.answer.question != question.id:
        return _asked(words, wish.id, question)
    try:
        answer = answer_to(question, wish.answer.given, move)
    except WireError as error:
        wrong = problem(en.as_sentence, problem_of(error))
        return Refused(wish.id, "wire", wrong.said(language))
    return Entries(move, answer)


def question_to(
    host: Host, live: LiveTable, seat: Seat, person: str, move: object
) -> Question | None:
    """Return the question that a person is asked before this legal move is carried out."""
    if live.match is None or live.match.heading.questions == "off":
        return None
    return question_about(live.match, seat, move, host.earlier(live, person))


def _asked(words: Words[Any], id_: str, question: Question) -> AskQuestion:
    asked, subject = question.id, question.subject
    return AskQuestion(id_, asked, words.question(asked, subject), choices_of(words, question))


def choices_of(words: Words[Any], question: Question) -> tuple[Choice, ...]:
    asked, subject = question.id, question.subject
    return tuple(Choice(one, words.choice(asked, subject, one)) for one in question.choices)


def _not_playing(live: LiveTable, id_: str, language: Language) -> Refused:
    said = replies(language)
    match live.seating.status:
        case "paused" | "over" as status:
            return Refused(id_, status, said[status])
        case _:
            return Refused(id_, "open", said["not_started"])
