"""The short check after a game: a few questions for a player, where the answers are expected to tell most."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.core.concepts import Question
from valence.core.game import Seat, heard
from valence.core.languages import Language
from valence.questions import answer_to
from valence.questions.choosing import AT_END, answered_at_end, question_at_end
from valence.table.errors import forbidden
from valence.table.host import Host
from valence.table.live import LiveTable
from valence.table.moves import choices_of, log_entry
from valence.table.protocol import Choice


class CheckQuestion(Struct, frozen=True):
    question: str
    subject: str
    """The id of what it is about."""
    words: str
    choices: tuple[Choice, ...]
    number: int
    most: int
    """The largest number of questions in this check."""


class CheckAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    question: Annotated[str, Meta(max_length=100)]
    subject: Annotated[str, Meta(max_length=200)]
    given: Annotated[str, Meta(max_length=100)] | None
    """The id of a choice; null: I don't know."""


class ShortCheck(Struct, frozen=True):
    verdict: str
    """The latest answer and the right one, in words; empty before the first one."""
    next: CheckQuestion | None


async def next_question(host: Host, live: LiveTable, person: str, language: Language) -> ShortCheck:
    """Return what a player is asked next at a table whose game is over."""
    asked = _asked_next(host, live, person)
    return ShortCheck("", None if asked is None else _in_words(live, person, asked, language))


async def answer(
    host: Host,
    live: LiveTable,
    person: str,
    question: tuple[str, str],
    given: str | None,
    language: Language,
) -> ShortCheck:
    """Log an answer to the question that is open, by its id and subject; any other one counts for nothing."""
    asked = _asked_next(host, live, person)
    if asked is None or (asked.id, asked.subject) != question:
        return await next_question(host, live, person, language)
    entry = answer_to(asked, given)
    client_id = f"{person}/check {asked.id} {asked.subject}"
    while (made := live.made.get(client_id)) is None:
        await log_entry(host, live, _seat_of(live, person), client_id, entry)
    assert live.match is not None
    told = heard(live.match.story[made.ply + 1], Seat(made.seat))
    verdict = live.words(language).in_line(told[0], live.match.names)
    after = await next_question(host, live, person, language)
    return ShortCheck(verdict, after.next)


def _seat_of(live: LiveTable, person: str) -> Seat:
    seat = live.seating.seat_of(person)
    if seat is None:
        raise forbidden("not_seated")
    return Seat(seat)


def _asked_next(host: Host, live: LiveTable, person: str) -> Question | None:
    seat = _seat_of(live, person)
    if live.match is None or not live.is_over:
        return None
    return question_at_end(live.match, seat, host.earlier(live, person))


def _in_words(live: LiveTable, person: str, asked: Question, language: Language) -> CheckQuestion:
    assert live.match is not None
    words = live.words(language)
    return CheckQuestion(
        question=asked.id,
        subject=asked.subject,
        words=words.question(asked.id, asked.subject),
        choices=choices_of(words, asked),
        number=1 + answered_at_end(live.match, _seat_of(live, person)),
        most=AT_END,
    )
