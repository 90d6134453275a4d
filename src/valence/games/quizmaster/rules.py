"""The verbs, in the order of RULES.md."""

from collections.abc import Iterator

from msgspec.structs import replace

from valence.chem.acids_bases import plain_name
from valence.chem.cards import kind_of
from valence.core.dice import Dice
from valence.core.game import Event, Refusal, Seat, Step
from valence.games.quizmaster import refusals, roles
from valence.games.quizmaster.asking import SHOWS, answers_of
from valence.games.quizmaster.events import (
    Called,
    Passed,
    Started,
    TimeUp,
    ToJudge,
    WrongAnswer,
    YourAnswer,
)
from valence.games.quizmaster.judging import read_number
from valence.games.quizmaster.moves import Answer, Ask, Judge, Move, Pass, Timeout
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.scoring import no_points
from valence.games.quizmaster.settling import ask, card_of, draw, judgement, proposal, settle
from valence.games.quizmaster.state import State, Try

# R1: the deck


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    deck = Dice(seed, "deal").shuffled(cards_of(options))
    # R10: the cards that would have come first.
    deck = deck[-options.cards :] if options.cards else deck
    state = State(
        options=options,
        players=seats,
        seed=seed,
        deck=tuple(deck),
        card=None,
        show=None,
        choices=(),
        tried=(),
        won=((),) * seats,
        lost=(),
        last=None,
        **no_points(options, seats),
    )
    return draw(state, [Started(len(deck), roles.quizmaster(state), options.rotation)])


# Whose turn it is


def to_move(state: State) -> tuple[Seat, ...]:
    asker = roles.quizmaster(state)
    if state.card is None:
        return ()
    if state.show is None:
        return () if asker is None else (asker,)
    judge = roles.judge_of(state)
    judges = (judge,) if judge is not None and roles.open_calls(state) else ()
    return (*roles.may_answer(state), *judges)


def seconds(state: State) -> float | None:
    """R7: return the time limit of a question, while anyone may answer it. R14: practice has none."""
    is_open = state.show is not None and roles.may_answer(state)
    return state.options.seconds or None if is_open and state.players > 1 else None


def timeout(state: State, seat: Seat) -> Move | None:
    """R7: pass for a seat whose time is up, where only the table has a clock."""
    if seconds(state) is not None:
        return Timeout()
    return Pass() if state.show is not None and seat in roles.may_answer(state) else None


# Legal moves


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield all moves to try except timeouts, which only the clock makes."""
    if state.show is None:
        yield from map(Ask, SHOWS)
    elif seat == roles.quizmaster(state):
        first = roles.open_calls(state)[0].seat
        yield from (Judge(first, right) for right in (True, False))
    else:
        if state.choices:
            yield from map(Answer, state.choices)
        else:
            cards = cards_of(state.options)
            yield from answers_of(cards, kind_of(cards[card_of(state)]), state.show)
        yield Pass()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Ask):
        return None if state.show is None else refusals.NotTheQuizmaster(roles.quizmaster(state))
    if state.show is None:
        return refusals.MustAsk()
    if isinstance(move, Timeout):
        return None if state.options.seconds and roles.may_answer(state) else refusals.NoClock()
    if seat == roles.quizmaster(state):
        first = roles.open_calls(state)[0].seat
        return None if isinstance(move, Judge) and move.seat == first else refusals.MustJudge(first)
    match move:
        case Judge():
            return refusals.NotTheJudge(roles.judge_of(state))
        case Answer(text=text):
            return None if _is_choice(state, text) else refusals.NotAChoice(text, state.choices)
        case Pass():
            return None


def _is_choice(state: State, text: str) -> bool:
    if not state.choices or text in state.choices:
        return True
    if state.show == "value":
        return plain_name(text) in map(plain_name, state.choices)
    return read_number(text) in map(read_number, state.choices)


def apply(state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Ask(show=show):
            return ask(state, show, [])
        case Answer(text=text, language=language):
            return _answer(state, Try(seat, text, language=language))
        case Judge(seat=caller, right=right):
            return _give_verdict(state, caller, right)
        case Pass():
            state = _with_try(state, Try(seat, None))
            return _go_on(state, [Passed(seat)], [Passed(seat)])
        case Timeout():
            return _time_up(state)


# R2, R5 to R9, R13: answers


def _answer(state: State, attempt: Try) -> Step[State]:
    state = _with_try(state, attempt)
    if roles.judge_of(state) is not None:
        return _call(state, attempt)
    assert state.show is not None
    if judgement(state, card_of(state), state.show, attempt).is_right:
        return settle(state, attempt.seat, [])
    # R9: the others learn that it was wrong, not what it was.
    return _go_on(state, [_wrong(state, attempt.seat), _yours(attempt)], [])


def _with_try(state: State, attempt: Try) -> State:
    return replace(state, tried=(*state.tried, attempt))


def _wrong(state: State, seat: Seat) -> WrongAnswer:
    return WrongAnswer(seat, state.options.calls - roles.wrong_answers_of(state, seat))


def _yours(attempt: Try) -> YourAnswer:
    return YourAnswer(attempt.text or "", to=attempt.seat)


# R11: the quizmaster's verdict


def _call(state: State, attempt: Try) -> Step[State]:
    judge, show, card = roles.judge_of(state), state.show, card_of(state)
    assert judge is not None
    assert show is not None
    proposed = proposal(state, card, show, attempt)
    to_judge = ToJudge(show, card, proposed, to=judge)
    return Step(state, (Called(attempt.seat, judge), to_judge, _yours(attempt)))


def _give_verdict(state: State, caller: Seat, right: bool) -> Step[State]:
    call = roles.open_calls(state)[0]
    tried = tuple(replace(one, accepted=right) if one is call else one for one in state.tried)
    state = replace(state, tried=tried)
    if right:
        return settle(state, caller, [])
    return _go_on(state, [_wrong(state, caller)], [])


def _go_on(state: State, while_open: list[Event], at_the_end: list[Event]) -> Step[State]:
    """R7: keep the card open for the others, or settle it because nobody is left."""
    if to_move(state):
        return Step(state, tuple(while_open))
    return settle(state, None, at_the_end)


def _time_up(state: State) -> Step[State]:
    """R7, R11: end the time to answer; answers that wait are still judged."""
    events: list[Event] = [TimeUp(state.options.seconds)]
    if not roles.open_calls(state):
        return settle(state, None, events)
    late = (
        seat
        for seat in roles.contestants(state)
        if roles.wrong_answers_of(state, seat) < state.options.calls
    )
    return Step(
        replace(state, tried=(*state.tried, *(Try(seat, None) for seat in late))), tuple(events)
    )


def longest(options: Options, seats: int) -> int:
    """Return the most moves: for each card a question, and for each player all answers with verdicts, or a pass."""
    is_seated = options.quizmaster == "seat"
    answers = options.calls + (options.calls > 1)
    verdicts = options.calls if is_seated and options.verdict == "quizmaster" else 0
    moves = is_seated + (seats - is_seated) * (answers + verdicts)
    times = 1 + options.repeats if seats == 1 else 1
    return (options.cards or len(cards_of(options))) * times * moves
