"""Playing on from an imagined state by the fair judgement of every seat."""

from collections.abc import Callable, Sequence
from math import tanh
from typing import TypeVar

from valence.bots.expert import PlayOut
from valence.core.game import Game, M, O, S, Seat, V

T = TypeVar("T")

WON = 0.8
"""How much of a finished game's worth is having won; the rest is by how much."""


def standing(margin: float, scale: float) -> float:
    """From 0 to 1, for being ahead by a margin; the scale is what counts as much."""
    return 0.5 + 0.5 * tanh(margin / scale)


def margin(scores: Sequence[float], seat: Seat) -> float:
    """By how much a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def result(winners: Sequence[Seat], seat: Seat) -> float:
    """A whole win, a shared one, or none."""
    return 1 / len(winners) if seat in winners else 0.0


def playing(
    game: Game[O, S, M, V],
    policy: Callable[[S, Seat], M],
    scores: Callable[[S], Sequence[float]],
    *,
    scale: float,
    horizon: int,
) -> PlayOut[S]:
    """Play on for so many moves; then what counts is who has won, or who stands better."""

    def play_out(state: S, seat: Seat, _rating: float) -> float:
        for _ in range(horizon):
            if not (to_move := game.to_move(state)):
                break
            state = game.apply(state, to_move[0], policy(state, to_move[0])).state
        ahead = standing(margin(scores(state), seat), scale)
        outcome = game.outcome(state)
        if outcome is None:
            return ahead
        return WON * result(outcome.winners, seat) + (1 - WON) * ahead

    return play_out


def first_best(moves: Sequence[T], ratings: Sequence[float]) -> T:
    """The move with the highest rating, of equals the first."""
    return moves[max(range(len(moves)), key=ratings.__getitem__)]
