"""Questions about a move, which a table asks before it carries the move out. The rules of a game never see them."""

from collections.abc import Iterator

from msgspec import Raw

from valence.core.concepts import Item, Observation, Question, observed
from valence.core.game import Seat
from valence.core.match import AnyMatch
from valence.core.notes import Answered, Say
from valence.core.play import question_in
from valence.core.wire import WireError, encode


def question_answered(match: AnyMatch, seat: Seat, entry: Answered | Say) -> Question | None:
    """Return the question that an entry of the log answers; None if there was none."""
    if isinstance(entry, Answered):
        return question_in(match.game, match.state, seat, entry)
    if match.before is None:
        return None
    asked = match.game.asks(match.before.state, seat, match.before.move)
    return next((one for one in asked if one.id == entry.question), None)


def answer_to(question: Question, given: str | None, move: object = None) -> Answered:
    """Return the entry of the log for an answer, None for no idea; WireError if it isn't one of the choices.

    Without a move, the question belongs to the short check after the game.
    """
    if given not in (*question.choices, None):
        raise WireError(f"answer: must be one of {', '.join(question.choices)}, got {given!r}")
    return Answered(question.id, given, Raw(encode(move)), question.subject)


def item_of(question: str, subject: str) -> str:
    """Return the id of a question as an item of a test."""
    return f"{question} {subject}".strip()


def observations(question: Question, given: str | None) -> Iterator[Observation]:
    """Yield what an answer shows about each concept of the question. Not knowing shows nothing."""
    for about in question.about if given is not None else ():
        seen = observed(
            about.concept,
            given,
            question.choices,
            about.right,
            about.wrong,
            question.given_away_by,
            items=(Item(item_of(question.id, question.subject)),),
            is_answer=True,
        )
        if seen is not None:
            yield seen
