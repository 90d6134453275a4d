"""Endings of two players: with an empty bag both racks are known, and the rest of the game is searched."""

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from valence.bots.budget import Clock
from valence.bots.rollout import margin
from valence.core.game import Seat
from valence.core.piles import deducted
from valence.games.charged.bot.counting import Board
from valence.games.charged.bot.lookahead import after
from valence.games.charged.game import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Pass
from valence.games.charged.state import State, View

# So many positions of an ending take about as long as trying moves on an imagined deal.
POSITIONS_PER_DEAL = 8
# Added to the margin of a game that is over, so that a narrow win comes before a big lead.
WIN = 10_000
INFINITE = float("inf")


class Scored(NamedTuple):
    """A move and its points."""

    points: int
    move: Move


def is_ending(view: View) -> bool:
    """Return True if the seat can work out which tiles the other one holds."""
    return view.players == 2 and view.bag == 0 and not view.unnamed


def best_ending(state: State, clock: Clock) -> Move:
    """Search deeper and deeper, until every line has been played to its end or time is up."""
    search = Ending(clock)
    ranked = ranked_by_points(state)
    for depth in count():
        found = search.best_first(state, ranked, depth)
        if search.is_up:
            break
        ranked = found
        if search.is_complete:
            break
    return ranked[0].move


class Ending:
    """Alpha-beta search. Values are margins for the seat to move."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.positions = clock, 0
        # Whether time ran out; whether the last search saw every line to its end.
        self.is_up = False
        self.is_complete = False

    def best_first(self, state: State, ranked: Sequence[Scored], depth: int) -> list[Scored]:
        """Return the moves with the best one first, looking so many replies ahead."""
        self.is_complete = True
        best, value = ranked[0], -INFINITE
        for one in ranked:
            worth = -self._value(after(state, one.move), depth, -INFINITE, -value)
            if worth > value:
                best, value = one, worth
        return [best, *(one for one in ranked if one is not best)]

    def _value(self, state: State, depth: int, low: float, high: float) -> float:
        if not GAME.to_move(state):
            # The turn stays with the player who ended the game.
            return -_result(state, state.to_move)
        if self._count_position():
            return 0.0
        ranked = ranked_by_points(state)
        if depth == 0:
            self.is_complete = False
            return margin(state.scores, state.to_move) + ranked[0].points
        for one in ranked:
            low = max(low, -self._value(after(state, one.move), depth - 1, -high, -low))
            if low >= high:
                break
        return low

    def _count_position(self) -> bool:
        """Count a position; return True if time is up."""
        if self.positions % POSITIONS_PER_DEAL == 0:
            self.is_up = self.is_up or not self.clock.deal()
        self.positions += 1
        return self.is_up


def ranked_by_points(state: State) -> list[Scored]:
    """Return the placements with the most points first, and the pass at the end."""
    board = Board(state.board, state.options)
    found = [Scored(board.points(move), move) for move in placements(state, state.to_move)]
    return [*sorted(found, key=lambda one: -one.points), Scored(0, Pass())]


def _result(state: State, seat: Seat) -> float:
    lead = margin(deducted(state.scores, state.penalties), seat)
    return lead + WIN * ((lead > 0) - (lead < 0))
