"""The refusals of moves, and cards that would work."""

from typing import ClassVar

from valence.core.game import Refusal, Seat
from valence.games.polymer.cards import Initiator, Monomer, Species


class MustInitiate(Refusal, frozen=True):
    """The first turn of a player who can start a chain starts one."""

    rule: ClassVar[str] = "R3a"
    solution: ClassVar[tuple[str, ...]] = ("starts",)
    starts: tuple[tuple[Monomer, ...], ...] | None


class MustDraw(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"


class HasDrawn(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"


class TooManyCards(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
    cards: int


class NothingOpen(Refusal, frozen=True):
    rule: ClassVar[str] = "R6"


class EnoughTaken(Refusal, frozen=True):
    """Two open cards were taken in a row."""

    rule: ClassVar[str] = "R6"


class MustCalculate(Refusal, frozen=True):
    """A hand is empty: all that is left is to work out the averages."""

    rule: ClassVar[str] = "R23"


class NothingToCalculate(Refusal, frozen=True):
    rule: ClassVar[str] = "R23"


# Which chains a move may touch


class NoSuchChain(Refusal, frozen=True):
    rule: ClassVar[str] = "R8"
    chain: int
    alive: tuple[int, ...]  # the chains that are growing or dormant


class IsTerminated(Refusal, frozen=True):
    rule: ClassVar[str] = "R17"
    chain: int
    owner: Seat


class IsCapped(Refusal, frozen=True):
    rule: ClassVar[str] = "R17"
    chain: int
    owner: Seat


# R9, R10: initiation


class BadStart(Refusal, frozen=True):
    """A chain starts with a monomer of value 1 and, if wished, one more."""

    rule: ClassVar[str] = "R9"
    solution: ClassVar[tuple[str, ...]] = ("starts",)
    initiator: Initiator
    cards: tuple[Monomer, ...]
    starts: tuple[tuple[Monomer, ...], ...] | None  # what this hand could start a chain with
    same_species: bool = False  # whether both monomers have to be of one species


class OneRadical(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
    chains: int


class TwoRadicals(Refusal, frozen=True):
    """AIBN starts two chains with one monomer of value 1 each."""

    rule: ClassVar[str] = "R10"
    solution: ClassVar[tuple[str, ...]] = ("starts",)
    starts: tuple[Monomer, ...] | None  # the monomers of value 1 in this hand


# R11: propagation


class NotYoursToGrow(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    chain: int
    owner: Seat
    yours: tuple[int, ...]


class WrongSpecies(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    solution: ClassVar[tuple[str, ...]] = ("works",)
    chain: int
    species: Species
    others: tuple[Species, ...]
    works: tuple[tuple[Monomer, ...], ...] | None  # what this hand could add to the chain


class NotASet(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    solution: ClassVar[tuple[str, ...]] = ("works",)
    chain: int
    cards: tuple[Monomer, ...]
    works: tuple[tuple[Monomer, ...], ...] | None


# R13 to R16: the jokers


class TakesTwoChains(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    chains: tuple[int, ...]


class NoneIsYours(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    chains: tuple[int, ...]
    yours: tuple[int, ...]


class BadTransferStart(Refusal, frozen=True):
    rule: ClassVar[str] = "R14"
    solution: ClassVar[tuple[str, ...]] = ("starts",)
    cards: tuple[Monomer, ...]
    starts: tuple[tuple[Monomer, ...], ...] | None
    same_species: bool


class NotYoursToCap(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    chain: int
    owner: Seat
    yours: tuple[int, ...]


class CappedAlready(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    chain: int


class BringsNoMonomer(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    chain: int
    species: Species


class BringsTwoSpecies(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    cards: tuple[Monomer, ...]


class SameSpecies(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    solution: ClassVar[tuple[str, ...]] = ("works",)
    chain: int
    species: Species
    works: tuple[Monomer, ...] | None  # the monomers of other species in this hand
