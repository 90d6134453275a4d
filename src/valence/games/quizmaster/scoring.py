"""R15: points for a card."""

from typing import TypedDict

from msgspec.structs import replace

from valence.core.game import Event, Seat
from valence.games.quizmaster.events import Scored
from valence.games.quizmaster.options import Options
from valence.games.quizmaster.roles import contestants
from valence.games.quizmaster.state import State

FIRST = 3  # points for the first answer to a card
RUN = 3  # the cards in a row from which each brings one more


class Points(TypedDict):
    points: tuple[int, ...]
    runs: tuple[int, ...]


def no_points(options: Options, seats: int) -> Points:
    none = (0,) * seats if options.scoring == "points" else ()
    return {"points": none, "runs": none}


def score(state: State, taker: Seat | None, events: list[Event]) -> State:
    """Give the points for a settled card to the player who takes it; for the others a run ends."""
    if not state.points:
        return state
    answering = contestants(state)
    runs = tuple(
        run + 1 if seat == taker else 0 if seat in answering else run
        for seat, run in enumerate(state.runs)
    )
    if taker is None:
        return replace(state, runs=runs)
    worth = max(1, FIRST - _answers_before(state, taker)) + (runs[taker] >= RUN)
    events.append(Scored(taker, worth, runs[taker]))
    points = tuple(have + worth * (seat == taker) for seat, have in enumerate(state.points))
    return replace(state, points=points, runs=runs)


def _answers_before(state: State, taker: Seat) -> int:
    """Count the answers, whoever gave them, before the one that takes the card: the taker's last."""
    answers = [one for one in state.tried if one.text is not None]
    return max(n for n, one in enumerate(answers) if one.seat == taker)
