"""Lessons that a class plays at human pace, in which one seat is a simulated student's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

import valence
from valence.core.concepts import Question
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.log import crossed_of, hint_of
from valence.core.match import AnyMatch, IllegalMove
from valence.core.wire import Json
from valence.games import entry
from valence.games.charged.students import BOARD, OXYANIONS
from valence.questions import answer_to
from valence.questions.choosing import question_about, question_at_end
from valence.questions.evidence import Evidence, evidence_in
from valence_lab.students.world.kinds import Head, Plan, Student, choose, thinking

FIRST = Seat(0)
MOST_TRIES = 3  # then the student asks a neighbor
MOST_GAMES = 12

# What 35 minutes are enough for.
ONE_LESSON: Mapping[str, Plan] = {
    "pkace": Plan(2, games=4),
    "metals": Plan(2, {"write": "bonus", "naming": True}, games=2),
    "charged": Plan(2, {"naming": "bonus", "board": BOARD}, turns=14),  # with the namings
    "polymer": Plan(2),
    "quizmaster": Plan(1, {"repeats": 0, "cards": 20}, games=2),
    "whoami": Plan(2, games=2),
}
# How many moves of the student's own a lesson has, about; learners learn after a share of them.
USUAL_MOVES = {
    "pkace": 40,
    "metals": 50,
    "charged": 14,
    "polymer": 20,
    "quizmaster": 40,
    "whoami": 16,
}


@dataclass
class Seated:
    """A student at the first seat of a lesson's games."""

    student: Student
    rng: Random
    moves: int = 0
    shown: list[Evidence] = field(default_factory=list)  # in earlier games
    withdrawn: int = 0  # kinds of help, where it fades

    def head(self, game: str) -> Head:
        return thinking(self.student, self.moves / USUAL_MOVES[game], self.rng)


def played(
    student: Student, plan: Plan, seed: str, help_level: str, questions: str
) -> list[AnyMatch]:
    """Play the games of a lesson, the student in the first seat; classmates play anything legal."""
    rng = Random(f"{student.kind.id} {seed}")
    seated = Seated(student, rng)
    return [_game(seated, plan, help_level, questions) for _ in range(plan.games)]


def own_turns(
    student: Student, turns: int, seed: str, help_level: str, questions: str
) -> list[AnyMatch]:
    """Play games with two to four seats until the student has made this many moves."""
    rng = Random(f"{student.kind.id} turns {seed}")
    seated, game = Seated(student, rng), student.kind.game
    plan = ONE_LESSON[game]
    matches: list[AnyMatch] = []
    while seated.moves < turns and len(matches) < MOST_GAMES:
        seats = rng.choice((2, 3, 4)) if game == "pkace" else plan.seats
        options = {**plan.options, **_wider(game, rng)}
        some = Plan(seats, options, turns=turns - seated.moves)
        matches.append(_game(seated, some, help_level, questions))
    return matches


def _wider(game: str, rng: Random) -> Mapping[str, object]:
    if game == "charged" and rng.random() < 0.5:
        return {"cards": OXYANIONS}
    return {}


def _game(seated: Seated, plan: Plan, help_level: str, questions: str) -> AnyMatch:
    rng, game = seated.rng, seated.student.kind.game
    match = _begun_without(
        valence.start(
            game,
            seats=plan.seats,
            seed=rng.randrange(2**32),
            options=dict(plan.options),
            help=help_level,
            questions=questions,
        ),
        seated.withdrawn,
    )
    until = seated.moves + plan.turns if plan.turns is not None else 10**6
    while match.to_move and seated.moves < until:
        seat = rng.choice(match.to_move)
        if seat:
            match.make(Seat(seat), _anything(match, seat, rng))
            continue
        seated.moves += 1
        _turn(seated, match)
    _checked(seated, match)
    seated.withdrawn = match.withdrawn(FIRST) if help_level == "fading" else 0
    number = 1 + max((one.shown.match for one in seated.shown), default=-1)
    seated.shown += [one for one in evidence_in(match, number) if one.shown.seat == 0]
    return match


def _begun_without(match: valence.Match, kinds: int) -> valence.Match:
    """Begin as a room does after the student's earlier games."""
    if not kinds:
        return match
    withdrawn = (kinds, *[0] * (len(match.names) - 1))
    words = entry(match.game.name).words(DEFAULT)
    return valence.Match(match.game, words, replace(match.heading, withdrawn=withdrawn))


def _turn(seated: Seated, match: AnyMatch) -> None:
    """Let the student try until a move is legal; the neighbor knows one."""
    head, rng = seated.head(match.game.name), seated.rng
    if head.crosses and (crossed := crossed_of(match, 0, head.crosses(match, 0))):
        match.make(FIRST, crossed)
    if seated.student.kind.course == "asks":
        _hint(match)
    for move in tries(seated, head, match):
        try:
            legal = match.checked(0, move)
        except IllegalMove:
            _refused(match, move)
            continue
        _answered(seated, head, match, move, legal)
        match.make(FIRST, legal)
        return
    match.make(FIRST, _anything(match, 0, rng))


def _hint(match: AnyMatch) -> None:
    for step in (1, 2, 3):
        if (asked := hint_of(match, 0, step)) is not None:
            match.make(FIRST, asked)


def _refused(match: AnyMatch, move: Json) -> None:
    try:
        match.play(0, move)
    except IllegalMove:
        return


def tries(seated: Seated, head: Head, match: AnyMatch, seat: int = 0) -> list[Json]:
    """Return up to three tries: a slip, what seems fine, and something else after a refusal."""
    student, rng = seated.student, seated.rng
    if "moves" in match.help(Seat(seat)):  # only marked moves can be chosen
        return [choose(student, _marked(head, match, rng), rng)]
    first = head.tries(match, seat, rng)
    if student.kind.course == "clicks":
        return [
            choose(student, head.tries(match, seat, rng) or first, rng) for _ in range(MOST_TRIES)
        ]
    slips = [rng.choice(match.moves(seat))] if rng.random() < student.slip else []
    fine = [choose(student, first, rng)] if first else []
    truth = student.kind.heads[-1].tries(match, seat, rng)
    second = [rng.choice(truth)] if truth else []
    return (slips + fine + second)[:MOST_TRIES]


def _marked(head: Head, match: AnyMatch, rng: Random) -> list[Json]:
    legal = match.moves(0)
    return [move for move in head.tries(match, 0, rng) if move in legal] or legal


def _answered(seated: Seated, head: Head, match: AnyMatch, move: Json, legal: object) -> None:
    """Answer the question that the table asks about a move, if it asks one."""
    question = question_about(match, 0, legal, seated.shown)
    if question is None:
        return
    match.make(FIRST, answer_to(question, given(seated, head, match, move, question), legal))


def _checked(seated: Seated, match: AnyMatch) -> None:
    """Answer the short check after a game."""
    while (question := question_at_end(match, 0, seated.shown)) is not None:
        head = seated.head(match.game.name)
        match.make(FIRST, answer_to(question, given(seated, head, match, {}, question)))


def given(
    seated: Seated, head: Head, match: AnyMatch, move: Json, question: Question, seat: int = 0
) -> str:
    """Return the choice that the student gives as the answer."""
    student, rng = seated.student, seated.rng
    if rng.random() < student.answer_slip:
        return rng.choice(question.choices)
    if rng.random() < student.rote:
        return rng.choice(question.right)
    if head.would_do is not None and rng.random() < student.loose:
        return rng.choice(head.would_do(match, seat, move, question))
    return rng.choice(head.answers(match, seat, move, question))


def _anything(match: AnyMatch, seat: int, rng: Random) -> object:
    return match.checked(seat, rng.choice(match.moves(seat)))
