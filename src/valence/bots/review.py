"""A finished game looked over: for each seat the turns that cost most, and what would have been better."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import AnyExpert
from valence.bots.registry import EXPERTS
from valence.bots.search import A_LOOK, look, most_promising
from valence.core.game import Seat
from valence.core.play import legal_moves, read_move
from valence.library import AnyMatch, replay

WORST = 3
"""So many turns of each seat are named."""


class Costly(Struct, frozen=True):
    """A turn, what would have been better, and what the difference cost."""

    ply: int
    seat: Seat
    played: Any
    better: Any
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str
    """Why the other move would have been better."""


def review(record: str, budget: Budget = A_LOOK) -> dict[Seat, list[Costly]]:
    """The three costliest turns of each seat, the worst first, judged by what the seat could know."""
    match = replay(record)
    expert = EXPERTS.get(match.game.name)
    costly = [] if expert is None else list(_costly(expert, match, budget))
    worst_first = sorted(costly, key=lambda one: -one.cost)
    seats = map(Seat, range(len(match.names)))
    return {seat: [one for one in worst_first if one.seat == seat][:WORST] for seat in seats}


def _costly(expert: AnyExpert, match: AnyMatch, budget: Budget) -> Iterator[Costly]:
    game = expert.game
    for ply, (made, state) in enumerate(zip(match.played, match.positions(), strict=False)):
        seat, played = made.seat, read_move(game, made.move)
        view, moves = game.view(state, seat), legal_moves(game, state, seat)
        if len(moves) > 1 and (found := _better(expert, view, moves, played, budget)):
            better, cost = found
            yield Costly(ply, seat, played, better, cost, expert.reason(view, better))


def _better(
    expert: AnyExpert, view: Any, moves: Sequence[Any], played: Any, budget: Budget
) -> tuple[Any, float] | None:
    """A move that does better than the one played on the same imagined deals, and by how much."""
    ranked = most_promising(expert, view, moves, len(moves))
    mine = next(one for one in ranked if one.move == played)
    tried = [mine, *[one for one in ranked if one is not mine][: expert.width]]
    found = look(expert, view, tried, budget)
    return None if found is mine else (found.move, found.ahead_of(mine, 0))
