"""Questions about a move on a chain: what becomes of the radical, and what chains that don't grow can do."""

from collections.abc import Iterator

from valence.core.concepts import About, Question
from valence.core.game import Seat
from valence.games.polymer import moves
from valence.games.polymer.concepts import CAPPED, DEAD, RADICAL, TERMINATION, TRANSFER
from valence.games.polymer.state import State

# Initiation; propagation; transfer; combination; disproportionation; reversible capping.
FATES = ("new", "adds", "moves", "joins", "hydrogen", "blocked")
_USED_UP = ("joins", "hydrogen")


def asks(state: State, _seat: Seat, move: moves.Move) -> Iterator[Question]:
    """Ask about the round that is played, and about chains as they lie on the table."""
    if not isinstance(move, moves.Play):
        return
    yield _why(move)
    states = {chain.state for chain in state.chains}
    if "terminated" in states:
        yield _DEAD
    if "dormant" in states or isinstance(move, moves.Cap):
        yield _CAPPED
    if "growing" in states:
        yield _ENDS


def _why(move: moves.Play) -> Question:
    """Ask what becomes of the radical. Who says that a transfer uses it up thinks that it only stops a chain."""
    right = (fate(move),)
    match move:
        case moves.Transfer():
            about = About(TRANSFER.id, right, {"only stops": _USED_UP})
        case moves.Cap():
            about = About(RADICAL.id, right, {"capping ends": _USED_UP})
        case _:
            about = About(RADICAL.id, right, {})
    return Question("why", FATES, right, (about,))


def fate(play: moves.Play) -> str:
    match play:
        case moves.Initiate():
            return "new"
        case moves.Propagate() | moves.Copolymerize():
            return "adds"
        case moves.Transfer():
            return "moves"
        case moves.Terminate(mode="combination"):
            return "joins"
        case moves.Terminate():
            return "hydrogen"
        case moves.Cap():
            return "blocked"


# What a terminated chain does when it meets a monomer; two choices are in no list of ideas.
_DEAD = Question(
    "dead",
    ("heat", "adds", "nothing", "initiator"),
    ("nothing",),
    (About(DEAD.id, ("nothing",), {"reacts": ("adds",)}),),
)
# When a capped chain adds monomers again.
_CAPPED = Question(
    "capped",
    ("adds", "never", "opens", "light"),
    ("opens",),
    (
        About(CAPPED.id, ("opens", "never"), {"reacts": ("adds",)}),
        About(RADICAL.id, ("opens", "adds"), {"capping ends": ("never",)}),
    ),
)
# How many growing chains one termination ends.
_ENDS = Question(
    "ends",
    ("none", "one", "two", "three"),
    ("two",),
    (About(TERMINATION.id, ("two",), {"alone": ("one",)}),),
)
