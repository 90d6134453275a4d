"""Questions about a move on a chain: what becomes of the radical, and what chains that don't grow can do."""

from collections.abc import Iterator, Mapping

from valence.core.concepts import About, Concept, Question
from valence.core.game import Seat
from valence.games.polymer import moves
from valence.games.polymer.concepts import CAPPED, DEAD, RADICAL, TERMINATION, TRANSFER
from valence.games.polymer.state import State

# Initiation; propagation; transfer; combination; disproportionation; reversible capping.
FATES = ("new", "adds", "moves", "joins", "hydrogen", "blocked")
_USED_UP = ("joins", "hydrogen")


def asks(_state: State, _seat: Seat, move: moves.Move) -> Iterator[Question]:
    """Ask about the step that is played, and about others that everybody meets."""
    if isinstance(move, moves.Draw | moves.Answer):
        return
    if isinstance(move, moves.Play):
        yield _why(step(move), fate(move))
    yield from (_why(other, right) for other, right in _TELLING if other != step(move))
    yield from (_DEAD, _CAPPED, _ENDS)


def _why(about: str, right: str) -> Question:
    """Ask what becomes of the radical. Who says that a transfer uses it up thinks that it only stops a chain."""
    concept, idea = _IDEAS.get(about, (RADICAL, ""))
    wrong = {idea: _USED_UP} if idea else {}
    return Question("why", FATES, (right,), (About(concept.id, (right,), wrong),), subject=about)


def step(move: moves.Move) -> str:
    return str(move.__struct_config__.tag)


# The steps of which some think that they use up the radical, and what becomes of it.
_IDEAS: Mapping[str, tuple[Concept, str]] = {
    "transfer": (TRANSFER, "only stops"),
    "cap": (RADICAL, "capping ends"),
}
_TELLING = (("transfer", "moves"), ("cap", "blocked"))


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
    (About(CAPPED.id, ("opens",), {"reacts": ("adds",)}),),
)
# How many growing chains one termination ends.
_ENDS = Question(
    "ends",
    ("none", "one", "two", "three"),
    ("two",),
    (About(TERMINATION.id, ("two",), {"alone": ("one",)}),),
)
