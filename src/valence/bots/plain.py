"""A bot that knows only the rules of a game: it judges moves by playing on at random."""

from collections.abc import Sequence

from msgspec.structs import replace

from valence.bots.bot import Bot
from valence.bots.budget import Budget
from valence.bots.expert import Expert, PlayOut, Value
from valence.bots.levels import Sampling, Strong
from valence.bots.rollout import share_of_win
from valence.bots.search import search
from valence.core.dice import Dice
from valence.core.game import Game, M, O, S, Seat, V
from valence.core.play import legal_moves

FAIR_DEALS = 8
WIDTH = 100


def plain_bot(game: Game[O, S, M, V]) -> Bot[O, S, M, V]:
    """Make a bot: easy plays any move; fair and strong play imagined deals to the end, fair only a few of them."""
    expert = Expert(
        game=game,
        rate=lambda _view, moves: [0.0] * len(moves),
        imagine=game.imagine,
        play_out=_at_random(game),
        width=WIDTH,
    )

    def fair(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        return search(expert, view, moves, dice, replace(budget, deals=FAIR_DEALS))

    easy = Sampling(expert.rate, (1,))
    return Bot(levels={"easy": easy, "fair": fair, "strong": Strong(expert)})


def _at_random(game: Game[O, S, M, V]) -> PlayOut[S]:
    def play_out(state: S, seat: Seat, _rating: float) -> Value:
        dice = Dice(state.seed, "play out")
        while to_move := game.to_move(state):
            mover = to_move[dice.below(len(to_move))]
            moves = legal_moves(game, state, mover)
            state = game.apply(state, mover, moves[dice.below(len(moves))]).state
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is to move in a game that isn't over"
        won = share_of_win(outcome.winners, seat)
        return Value(won, won)

    return play_out
