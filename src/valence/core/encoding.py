"""Moves as numbers and views as vectors, for programs that learn; each game describes its own.

A move is spelled with one number or, where there are too many moves, with several: the tiles of a
placement, the characters of a typed result. Which number means what depends on the options and the
seats alone, never on the position.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from valence.core.game import BaseView, Outcome, Seat

M = TypeVar("M")
V = TypeVar("V")
K = TypeVar("K")

# The numbers of a move in order; no spelling begins with another one.
Spelling: TypeAlias = tuple[int, ...]


class Block(NamedTuple):
    """Numbers in a row that mean the same kind of move."""

    name: str
    size: int
    meaning: str


class Part(NamedTuple, Generic[V]):
    """Numbers in a row of the vector of a view."""

    name: str
    size: int
    most: (
        float  # the largest value; the smallest is 0, or the same with a minus sign if it is signed
    )
    meaning: str
    values: Callable[[V], Iterable[float]]
    signed: bool = False


class Row(NamedTuple):
    """A block or part with its place, for a table."""

    name: str
    first: int
    size: int
    meaning: str


@dataclass(frozen=True, kw_only=True)
class Encoding(Generic[M, V]):
    """The numbers of the moves and the vector of the views, for certain options and seats."""

    blocks: tuple[Block, ...]
    spell: Callable[[M], Spelling]
    parts: tuple[Part[V], ...]

    # The most numbers that a move is spelled with.
    longest: int = 1

    # Whether the vector holds everything the seat has ever learnt, not only what it sees now.
    recalls: bool = False

    @cached_property
    def actions(self) -> int:
        return sum(block.size for block in self.blocks)

    @cached_property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    @cached_property
    def bounds(self) -> tuple[list[float], list[float]]:
        """The smallest and the largest value of each number of the vector."""
        least = [
            -part.most if part.signed else 0.0 for part in self.parts for _ in range(part.size)
        ]
        return least, [part.most for part in self.parts for _ in range(part.size)]

    def vector(self, view: V) -> list[float]:
        found: list[float] = []
        for part in self.parts:
            found.extend(part.values(view))
        return found

    def first(self, name: str) -> int:
        """Return the first number of a block."""
        return self._firsts[name]

    @cached_property
    def _firsts(self) -> Mapping[str, int]:
        return {row.name: row.first for row in rows(self.blocks)}

    def spellings(self, moves: Iterable[M]) -> dict[Spelling, M]:
        return {self.spell(move): move for move in moves}


AnyEncoding: TypeAlias = Encoding[Any, Any]
Encoder: TypeAlias = Callable[[Any, int], AnyEncoding]  # of options and seats


def rows(parts: Sequence[Block | Part[Any]]) -> list[Row]:
    """Return each block or part with the place where it begins."""
    firsts = accumulate((part.size for part in parts), initial=0)
    return [
        Row(part.name, first, part.size, part.meaning)
        for part, first in zip(parts, firsts, strict=False)
    ]


def following(spellings: Iterable[Spelling], begun: Spelling) -> list[int]:
    """Return the numbers that can come next, in order."""
    place = len(begun)
    return sorted({one[place] for one in spellings if one[:place] == begun})


# Parts that many games have


def hot(places: Iterable[int], size: int) -> list[float]:
    """Return zeros, with a 1 at each of these places."""
    found = [0.0] * size
    for place in places:
        found[place] = 1.0
    return found


def counts(things: Iterable[K], places: Mapping[K, int]) -> list[float]:
    """Return how many there are of each thing."""
    found = [0.0] * len(places)
    for thing in things:
        found[places[thing]] += 1
    return found


def places(things: Iterable[K]) -> dict[K, int]:
    return {thing: place for place, thing in enumerate(things)}


def from_viewer(view: BaseView[Any], values: Sequence[K]) -> Sequence[K]:
    """Return one value per seat in the order of play from the viewer; a spectator counts as seat 0."""
    first = view.seat or 0
    return (*values[first:], *values[:first])


def seats_hot(view: BaseView[Any], seats: Iterable[Seat | None]) -> list[float]:
    """Return a 1 for each of these seats, in the order of play from the viewer."""
    first = view.seat or 0
    return hot(((seat - first) % view.players for seat in seats if seat is not None), view.players)


def own_seat(seats: int) -> Part[Any]:
    return Part("seat", seats, 1, "the viewer's seat", lambda view: hot([view.seat or 0], seats))


# Returns


def returns(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Return what each seat wins or loses: 1 for winning alone, and always 0 together.

    A shared win is divided; if nobody wins, nobody loses.
    """
    if not outcome.winners:
        return (0.0,) * seats
    share = 1 / len(outcome.winners)
    return tuple(
        (seats * share * (seat in outcome.winners) - 1) / (seats - 1) for seat in range(seats)
    )
