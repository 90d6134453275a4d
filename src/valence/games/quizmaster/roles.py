"""The roles at the table: who asks, who may still answer, and whose answer waits for a verdict."""

from collections.abc import Iterator

from valence.core.game import Seat
from valence.games.quizmaster.state import State, Try

QUIZMASTER = Seat(0)


def settled(state: State) -> int:
    return len(state.lost) + sum(map(len, state.won))


def number(state: State) -> int:
    """Return the number of the question that is next or on the table, counting from 1."""
    return settled(state) + len(state.missed) + 1


def moment(state: State) -> int:
    """Return the moment of the question that players answer; the time before it is asked is another moment."""
    return 2 * number(state) + (state.show is not None)


# R4, R12: the quizmaster


def quizmaster(state: State) -> Seat | None:
    """Return the seat that asks now; None when the table does."""
    # Before counting, which takes longer than anything here.
    if state.options.quizmaster == "table":
        return None
    return quizmaster_of(state, number(state))


def quizmaster_of(state: State, question: int) -> Seat | None:
    if state.options.quizmaster == "table":
        return None
    if not state.options.rotation:
        return QUIZMASTER
    return Seat((question - 1) // state.options.rotation % state.players)


def only_asks(state: State) -> Seat | None:
    """Return the seat that is the quizmaster for the whole game."""
    return None if state.options.rotation else quizmaster(state)


def judge_of(state: State) -> Seat | None:
    """R11: return the seat that gives the verdict; None when the table does."""
    return quizmaster(state) if state.options.verdict == "quizmaster" else None


# R2, R7, R13: the players


def contestants(state: State) -> tuple[Seat, ...]:
    asker = quizmaster(state)
    return tuple(Seat(seat) for seat in range(state.players) if seat != asker)


def open_calls(state: State) -> tuple[Try, ...]:
    """R11: return the answers that wait for the verdict, in order."""
    if judge_of(state) is None:
        return ()
    return tuple(one for one in state.tried if one.text is not None and one.accepted is None)


def tries_of(state: State, seat: Seat) -> Iterator[Try]:
    return (one for one in state.tried if one.seat == seat)


def wrong_answers_of(state: State, seat: Seat) -> int:
    waiting = sum(one.seat == seat for one in open_calls(state))
    return sum(one.text is not None for one in tries_of(state, seat)) - waiting


def has_passed(state: State, seat: Seat) -> bool:
    return any(one.text is None for one in tries_of(state, seat))


def may_answer(state: State) -> tuple[Seat, ...]:
    """Return the players who have an answer left, haven't passed, and don't wait for a verdict."""
    waiting = {one.seat for one in open_calls(state)}
    return tuple(
        seat
        for seat in contestants(state)
        if seat not in waiting
        and not has_passed(state, seat)
        and wrong_answers_of(state, seat) < state.options.calls
    )
