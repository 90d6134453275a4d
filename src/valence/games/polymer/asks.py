"""Questions about a move on a chain, and after the game: what becomes of the radical, and which chains can react."""

from collections.abc import Iterator, Mapping
from zlib import crc32

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
    yield from _OF_CHAINS


def asks_at_end(_state: State) -> Iterator[Question]:
    yield from (_why(other, right) for other, right in _TELLING)
    yield from _OF_CHAINS


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


def _asked(id_: str, concept: Concept, right: str, idea: str, wrong: str, *others: str) -> Question:
    """Ask about chains: the right choice, that of the idea, and choices that are in no list of ideas."""
    choices = tuple(sorted((right, wrong, *others), key=lambda one: crc32(f"{id_} {one}".encode())))
    return Question(id_, choices, (right,), (About(concept.id, (right,), {idea: (wrong,)}),))


# Which chains can add a monomer now, about terminated and about capped ones at once.
_ABLE = Question(
    "able",
    ("growing capped", "growing", "every", "growing terminated", "initiator"),
    ("growing",),
    (
        About(
            DEAD.id,
            ("growing", "growing capped", "initiator"),
            {"reacts": ("growing terminated", "every")},
        ),
        About(
            CAPPED.id,
            ("growing", "growing terminated", "initiator"),
            {"reacts": ("growing capped", "every")},
        ),
    ),
)
_CAPPED = Question(
    "capped",
    ("adds", "never", "opens", "light"),
    ("opens",),
    (
        About(CAPPED.id, ("opens",), {"reacts": ("adds",)}),
        About(RADICAL.id, ("opens", "adds", "light"), {"capping ends": ("never",)}),
    ),
)
_OF_CHAINS = (
    _ABLE,
    # What a terminated chain does when it meets a monomer, and how it gets a second block.
    _asked("dead", DEAD, "nothing", "reacts", "adds", "heat", "initiator"),
    _asked("block", DEAD, "never", "reacts", "monomer", "heat", "initiator"),
    # When a capped chain adds monomers again, and what heating does to it.
    _CAPPED,
    _asked("heated", RADICAL, "grows", "capping ends", "nothing", "splits", "tempo"),
    # How many chains grow after a transfer, of ten.
    _asked("transferred", TRANSFER, "ten", "only stops", "nine", "eight", "eleven"),
    # How many growing chains one termination ends, and what a chain needs for it.
    _asked("ends", TERMINATION, "two", "alone", "one", "none", "three"),
    _asked("stops", TERMINATION, "partner", "alone", "nothing", "terminated", "cap"),
)
