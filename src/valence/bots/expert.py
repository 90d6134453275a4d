"""What a bot has to know of a game, whatever its level."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from valence.core.game import Game, M, O, S, Seat, V

PlayOut: TypeAlias = Callable[[S, Seat, float], float]
"""What a state is worth to a seat, from 0, lost, to 1, won; found by playing on from it.
The number is the rating at a glance of the move that led there."""


@dataclass(frozen=True, kw_only=True)
class Expert(Generic[O, S, M, V]):
    game: Game[O, S, M, V]

    rate: Callable[[V, Sequence[M]], Sequence[float]]
    """How good each move looks at a glance: the larger, the better."""

    imagine: Callable[[V, int], S]
    """A deal that fits what the seat knows; the game's own, or one that also reads the play of others."""

    play_out: PlayOut[S]

    reason: Callable[[V, M], str]
    """Why a move is good or bad here, in a sentence."""

    worth_a_glance: Callable[[Sequence[M]], Sequence[M]] = lambda moves: moves
    """The moves that may come to a beginner's mind."""

    glances: tuple[int, ...] = (2,)
    """How many of them a beginner looks at before playing the best of those: one of these numbers, by luck."""

    width: int = 8
    """How many of the moves that look best are searched."""

    patience: int = 8
    """After every so many deals, moves that are clearly worse are given up; more where a deal is soon played out."""


AnyExpert: TypeAlias = Expert[Any, Any, Any, Any]
