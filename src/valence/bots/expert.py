"""The knowledge of a game that bots of every level share."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from valence.core.game import Game, M, O, S, Seat, V

K = TypeVar("K")  # what a seat knows, in the form that a game's judgement needs

# The share of a state's worth that is for winning; the rest is for the margin.
WIN_SHARE = 0.8


class Value(NamedTuple):
    """The prospects of a seat in a state, each from 0 (lost) to 1 (won)."""

    chance: float  # to win
    ahead: float  # the margin: by how much it is won or lost

    @property
    def worth(self) -> float:
        """The number that a bot maximizes: between two moves that win alike, the margin decides."""
        return WIN_SHARE * self.chance + (1 - WIN_SHARE) * self.ahead


# The value of a state for a seat, found by playing on from it.
# The number is the rating of the move that led to the state.
PlayOut: TypeAlias = Callable[[S, Seat, float], Value]
Rate: TypeAlias = Callable[[V, Sequence[M]], Sequence[float]]


def by_chance(chance_to_win: Callable[[S, Seat, float], float]) -> PlayOut[S]:
    """Return a play-out that finds the chance to win and no margin."""

    def play_out(state: S, seat: Seat, rating: float) -> Value:
        chance = chance_to_win(state, seat, rating)
        return Value(chance, chance)

    return play_out


class TrainedNet(NamedTuple, Generic[V, M]):
    """The best judgement without search, under the rules that it fits."""

    fits: Callable[[V], bool]
    rate: Rate[V, M]


class HintQuestion(NamedTuple):
    """A question to ask yourself before a move: the first step of a hint."""

    id: str
    words: str


def _any_question(_view: V, _move: M) -> str:
    return "any"


def not_asked(_view: V) -> None:
    return None


def _no_marks(_view: V, _move: M) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Expert(Generic[O, S, M, V]):
    game: Game[O, S, M, V]

    # How good each move looks without search; higher is better.
    rate: Rate[V, M]

    # A deal consistent with what the seat knows: the game's own, or one that also reads how others played.
    imagine: Callable[[V, int], S]

    play_out: PlayOut[S]

    net: TrainedNet[V, M] | None = None

    # Without a net, the chance to win that a rating stands for: a review looks at turns that could decide something.
    chance: Callable[[V, float], float] = lambda _view, rating: rating

    # The topic of a move: of moves with the same topic, a hint shows the best.
    topics: Callable[[M], Sequence[Hashable]] = lambda move: (move,)

    # Of moves that have this in common, a search tries the best-rated only, so that it tries different ideas.
    twins: Callable[[M], Hashable] = lambda move: move

    # Whether a player is asked for something that a hint would answer.
    is_exercise: Callable[[V], bool] = lambda _view: False

    # The right answer where a player is asked something: why, a formula, a name.
    answer: Callable[[V], M | None] = not_asked

    # The steps of a hint before it names the move: the id of a question, and the group of cards to look at, as the
    # ids of cards, chains or squares.
    question: Callable[[V, M], str] = _any_question
    marks: Callable[[V, M], Iterable[str]] = _no_marks

    # How many of the best-rated moves are searched, without twins.
    width: int = 8

    # Hints and reviews compare moves on this many deals at most; lower where deals take long.
    most_deals: int = 256

    # After this many deals each time, clearly worse moves are dropped; higher where deals are quick.
    deals_per_cut: int = 8

    def judge(self, view: V, moves: Sequence[M]) -> Sequence[float]:
        """Rate moves as well as possible without search."""
        net = self.net_for(view)
        return self.rate(view, moves) if net is None else net.rate(view, moves)

    def net_for(self, view: V) -> TrainedNet[V, M] | None:
        return self.net if self.net is not None and self.net.fits(view) else None


AnyExpert: TypeAlias = Expert[Any, Any, Any, Any]


def rate_each(known: Callable[[V], K], rating: Callable[[K, M], float]) -> Rate[V, M]:
    """Rate moves one by one, working out only once what the seat knows."""

    def rate(view: V, moves: Sequence[M]) -> list[float]:
        seen = known(view)
        return [rating(seen, move) for move in moves]

    return rate
