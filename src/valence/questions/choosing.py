"""Choosing the question to ask about a move: the one whose answer tells most about what a player thinks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import NamedTuple
from weakref import WeakKeyDictionary

from valence.core.concepts import Concept, Observation, Question
from valence.core.game import Seat
from valence.core.match import AnyMatch
from valence.core.notes import NOTES, Answered
from valence.core.play import read_entry
from valence.questions import item_of, observations
from valence.questions.evidence import Evidence, evidence_in
from valence.questions.hypotheses import fields
from valence.questions.inference import Belief, believed


class Asking(NamedTuple):
    """The nats that an answer has to tell at least, and the most questions for a player in one lesson."""

    least: float
    most: int


# The short check: questions after a game, and in all games of a lesson.
AT_END = 3
MOST_AT_END = 6
LEAST_AT_END = 0.03  # they interrupt nothing, so less has to be open

LEVELS: Mapping[str, Asking] = {"some": Asking(0.12, 4), "often": Asking(0.06, 8)}
TURNS_APART = 3
MOST_REPEATS = 2  # of the same question about the same thing


def question_about(
    match: AnyMatch, seat: int, move: object, earlier: Sequence[Evidence] = ()
) -> Question | None:
    """Return the question to ask before this legal move is carried out; None if there is none worth asking.

    `earlier` is what the player has shown in other games of the lesson.
    """
    level = LEVELS.get(match.heading.questions)
    if level is None:
        return None
    asked, turns = _asked(match, Seat(seat))
    before = _answers(earlier, is_at_end=False)
    if turns < TURNS_APART or before + asked.total() >= level.most:
        return None
    some = [
        one
        for one in match.game.asks(match.state, Seat(seat), move)
        if one.is_known and asked[one.id, one.subject] < MOST_REPEATS
    ]
    return _most_telling(match, some, [*earlier, *_shown(match, seat)], level.least)


def question_at_end(
    match: AnyMatch, seat: int, earlier: Sequence[Evidence] = ()
) -> Question | None:
    """Return the next question of the short check after a game; None if there is none worth asking."""
    level = LEVELS.get(match.heading.questions)
    seen = [*earlier, *_shown(match, seat)]
    here = answered_at_end(match, seat)
    before = _answers(earlier, is_at_end=True)
    if level is None or here >= AT_END or before + here >= MOST_AT_END:
        return None
    asked, _ = _asked(match, Seat(seat))
    known = {item.id for one in seen if one.observation.is_answer for item in one.observation.items}
    known |= {item_of(*one) for one in (*asked, *_at_end(match, Seat(seat)))}
    some = [
        one
        for one in match.game.asks_at_end(match.state)
        if item_of(one.id, one.subject) not in known
    ]
    return _most_telling(match, some, seen, LEAST_AT_END)


def answered_at_end(match: AnyMatch, seat: int) -> int:
    """Return how many questions of the short check this seat has answered."""
    return len(_at_end(match, Seat(seat)))


def _answers(seen: Sequence[Evidence], *, is_at_end: bool) -> int:
    """Count the answers that are evidence, in games or after them."""
    return len(
        {
            (one.shown.match, one.shown.ply)
            for one in seen
            if isinstance(one.shown.move, Answered) and one.shown.move.is_at_end == is_at_end
        }
    )


def _at_end(match: AnyMatch, seat: Seat) -> list[tuple[str, str]]:
    """Return what this seat has answered after the game."""
    entries = (read_entry(match.game, one.move) for one in match.played if one.seat == seat)
    return [
        (one.question, one.subject)
        for one in entries
        if isinstance(one, Answered) and one.is_at_end
    ]


def _most_telling(
    match: AnyMatch, some: Sequence[Question], seen: Sequence[Evidence], least: float
) -> Question | None:
    """Return the question whose answer is expected to tell most; None if none tells enough."""
    beliefs = [belief_about(field, seen) for field in fields(match.game.concepts)]
    rated = [(sum(information(one, asked) for one in beliefs), asked) for asked in some]
    tells, best = max(rated, key=lambda pair: pair[0], default=(0.0, None))
    return best if tells >= least else None


def _asked(match: AnyMatch, seat: Seat) -> tuple[Counter[tuple[str, str]], int]:
    """Return which questions this seat has answered in a match, and how many turns ago the last one was."""
    asked, turns = Counter[tuple[str, str]](), TURNS_APART
    for one in match.played:
        if one.seat != seat:
            continue
        entry = read_entry(match.game, one.move)
        if isinstance(entry, Answered) and not entry.is_at_end:
            asked[entry.question, entry.subject] += 1
            turns = 0
        elif not isinstance(entry, NOTES):
            turns += 1
    return asked, turns


_read: WeakKeyDictionary[AnyMatch, tuple[int, list[Evidence]]] = WeakKeyDictionary()


def _shown(match: AnyMatch, seat: int) -> Iterator[Evidence]:
    """Yield what a seat has shown in a match so far; each position is looked through once."""
    ply, seen = _read.get(match, (-1, []))
    if ply != match.ply:
        seen = list(evidence_in(match))
        _read[match] = (match.ply, seen)
    return (one for one in seen if one.shown.seat == seat)


def belief_about(field: tuple[Concept, ...], seen: Iterable[Evidence]) -> Belief:
    ids = {one.id for one in field}
    return believed(
        field, ((one.observation, one.lesson) for one in seen if one.observation.concept in ids)
    )


def information(belief: Belief, question: Question) -> float:
    """Return the expected decrease of the entropy of what a player thinks about a field."""
    ids = {one.id for one in belief.field}
    if ids.isdisjoint(about.concept for about in question.about):
        return 0.0
    now, later, total = _entropy(belief.thoughts()), 0.0, 0.0
    for choice in question.choices:
        seen = [one for one in observations(question, choice) if one.concept in ids]
        chance, then = _told(belief, seen)
        total += chance
        later += chance * _entropy(then.thoughts())
    return now - later / total if total else 0.0


def _told(belief: Belief, seen: Sequence[Observation]) -> tuple[float, Belief]:
    """Return how likely an answer is, and the belief after it."""
    chance = 1.0
    for one in seen:
        chance *= belief.chance_of(one)
        belief = belief.after(one)
    return chance, belief


def _entropy(thoughts: Mapping[str, float]) -> float:
    return -sum(chance * log(chance) for chance in thoughts.values() if chance > 0)
