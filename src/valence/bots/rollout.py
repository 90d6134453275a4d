"""Rollouts: playing on from an imagined state, every seat by its fair judgement."""

from collections.abc import Callable, Sequence
from math import tanh
from typing import TypeAlias, TypeVar

from valence.bots.expert import K, PlayOut, Value
from valence.core.game import Game, M, O, S, Seat, V

T = TypeVar("T")

Policy: TypeAlias = Callable[[S, Seat], M]


def value_of_margin(margin: float, scale: float) -> float:
    """Return a value from 0 to 1 for being ahead by a margin; at the scale it is 0.88."""
    return 0.5 + 0.5 * tanh(margin / scale)


def margin(scores: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def share_of_win(winners: Sequence[Seat], seat: Seat) -> float:
    """Return 1 for a win, a fraction for a shared one, 0 for a loss."""
    return 1 / len(winners) if seat in winners else 0.0


def rollout(
    game: Game[O, S, M, V],
    policy: Policy[S, M],
    scores: Callable[[S], Sequence[float]],
    *,
    scale: float,
    horizon: int,
) -> PlayOut[S]:
    """Play on for `horizon` moves; the chance to win is who has won by then, or who is ahead."""

    def play_out(state: S, seat: Seat, _rating: float) -> Value:
        for _ in range(horizon):
            if not (to_move := game.to_move(state)):
                break
            state = game.apply(state, to_move[0], policy(state, to_move[0])).state
        ahead = value_of_margin(margin(scores(state), seat), scale)
        outcome = game.outcome(state)
        return Value(ahead if outcome is None else share_of_win(outcome.winners, seat), ahead)

    return play_out


def fair_policy(
    moves_of: Callable[[S, Seat], Sequence[M]],
    known_to: Callable[[S, Seat], K],
    rating: Callable[[K, M], float],
) -> Policy[S, M]:
    """Return a policy: every seat plays its best-rated move, by its knowledge in the imagined state."""

    def policy(state: S, seat: Seat) -> M:
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        known = known_to(state, seat)
        return first_best(moves, [rating(known, move) for move in moves])

    return policy


def first_best(moves: Sequence[T], ratings: Sequence[float]) -> T:
    """Return the move with the highest rating; the first of equals."""
    return moves[max(range(len(moves)), key=ratings.__getitem__)]
