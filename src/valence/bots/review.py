"""Review of a finished game: the costliest mistakes of each seat, and what would have been better."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import AnyExpert
from valence.bots.hints import HINT_BUDGET
from valence.bots.lookup import bot_for
from valence.bots.search import best_on_fixed_deals, most_promising
from valence.core.game import Seat
from valence.core.play import legal_moves, read_move
from valence.table.match import AnyMatch

MISTAKES_PER_SEAT = 3


class Mistake(Struct, frozen=True):
    """A turn, a better move, why it is better, and the cost as a share of a win: 0.5 is half a game."""

    ply: int
    seat: Seat
    played: Any
    better: Any
    cost: float
    reason: str


def review(match: AnyMatch, budget: Budget = HINT_BUDGET) -> dict[Seat, list[Mistake]]:
    """The three costliest mistakes of each seat, the worst first, judged by what the seat could know."""
    expert = bot_for(match.game.name).expert
    mistakes = [] if expert is None else list(_mistakes(expert, match, budget))
    worst_first = sorted(mistakes, key=lambda one: -one.cost)
    seats = map(Seat, range(len(match.names)))
    return {
        seat: [one for one in worst_first if one.seat == seat][:MISTAKES_PER_SEAT] for seat in seats
    }


def _mistakes(expert: AnyExpert, match: AnyMatch, budget: Budget) -> Iterator[Mistake]:
    game = expert.game
    for ply, (made, state) in enumerate(zip(match.played, match.positions(), strict=False)):
        if made.is_note:
            continue
        seat, played = made.seat, read_move(game, made.move)
        view, moves = game.view(state, seat), legal_moves(game, state, seat)
        # What was written freely, right or wrong, is not among the moves and isn't a matter of play.
        is_choice = len(moves) > 1 and played in moves and not expert.is_exercise(view)
        if is_choice and (found := _better(expert, view, moves, played, budget)):
            better, cost = found
            yield Mistake(ply, seat, played, better, cost, expert.reason(view, better))


def _better(
    expert: AnyExpert, view: Any, moves: Sequence[Any], played: Any, budget: Budget
) -> tuple[Any, float] | None:
    """A move that does better than the one played on the same imagined deals, and by how much."""
    ranked = most_promising(expert, view, moves, len(moves))
    mine = next(one for one in ranked if one.move == played)
    tried = [mine, *[one for one in ranked if one is not mine][: expert.width]]
    found = best_on_fixed_deals(expert, view, tried, budget)
    return None if found is mine else (found.move, found.ahead_of(mine, 0))
