"""R25: the fate of the radical in each step, as players say it before the ruling."""

from typing import Literal, TypeAlias, get_args

from valence.games.polymer.rounds import (
    Cap,
    Copolymerize,
    Initiate,
    Play,
    Propagate,
    Terminate,
    Transfer,
)

# Initiation; propagation; transfer; combination; disproportionation; reversible capping.
Reason: TypeAlias = Literal["new", "adds", "moves", "joins", "hydrogen", "blocked"]

REASONS: tuple[Reason, ...] = get_args(Reason)


def right_reason(play: Play) -> Reason:
    match play:
        case Initiate():
            return "new"
        case Propagate() | Copolymerize():
            return "adds"
        case Transfer():
            return "moves"
        case Terminate(mode="combination"):
            return "joins"
        case Terminate():
            return "hydrogen"
        case Cap():
            return "blocked"
