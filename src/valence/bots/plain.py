"""Bots for a game that nobody has taught them: how good a move is shows by playing on at random."""

from collections.abc import Sequence

from msgspec.structs import replace

from valence.bots.budget import Budget
from valence.bots.expert import Expert, PlayOut
from valence.bots.levels import AnyChoose, Choose, Level, easy, strong
from valence.bots.playing import result
from valence.core.dice import Dice
from valence.core.game import Game, M, O, S, Seat, V
from valence.core.play import legal_moves

A_FEW = 8
"""A fair bot thinks of no more imagined deals than these."""
MOST_TRIED = 100


def plain(game: Game[O, S, M, V]) -> dict[Level, AnyChoose]:
    """The three levels from the rules alone: any move; the best of a few deals; the best of all there is time for."""
    expert = Expert(
        game=game,
        rate=lambda _view, moves: [0.0] * len(moves),
        imagine=game.imagine,
        play_out=_at_random(game),
        reason=lambda _view, _move: "",
        glances=(1,),
        width=MOST_TRIED,
    )
    thinking = strong(expert)
    return {"easy": easy(expert), "fair": _on_a_few_deals(thinking), "strong": thinking}


def _on_a_few_deals(thinking: Choose[V, M]) -> Choose[V, M]:
    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        return thinking(view, moves, dice, replace(budget, deals=A_FEW))

    return choose


def _at_random(game: Game[O, S, M, V]) -> PlayOut[S]:
    def play_out(state: S, seat: Seat, _rating: float) -> float:
        dice = Dice(getattr(state, "seed", 0), "play out")
        while to_move := game.to_move(state):
            mover = to_move[dice.below(len(to_move))]
            moves = legal_moves(game, state, mover)
            state = game.apply(state, mover, moves[dice.below(len(moves))]).state
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is to move in a game that is not over"
        return result(outcome.winners, seat)

    return play_out
