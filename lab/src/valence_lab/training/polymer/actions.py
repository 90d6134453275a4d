"""The moves of the kernel by number, for tables with room for a certain number of chains.

A move on a chain is numbered by the chain, so the numbers depend on how many chains there is room for.
"""

from functools import cache
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from valence.chem.polymer import substance
from valence.games.polymer.cards import CARDS, INITIATORS, MONOMERS, SPECIES, VALUES

Table: TypeAlias = np.ndarray[Any, np.dtype[Any]]

BPO, AIBN, TERMINATION, CTA, TEMPO, COPOLYMER = range(len(MONOMERS), len(CARDS))
# R21: in thousandths of g/mol, so that masses are compared exactly.
MASSES = np.array([int(substance(species).mass * 1000) for species in SPECIES])

# The kinds of moves.
DISCARD, INITIATE, PROPAGATE, COMBINE, DISPROPORTIONATE, TRANSFER, CAP, COPOLYMERIZE = range(8)

# R9: what a chain can start with: a species of value 1, then nothing or any monomer.
STARTS = [(first, second) for first in range(4) for second in (None, *range(len(MONOMERS)))]
# R10: the species of two chains.
DOUBLES = [(one, other) for one in range(4) for other in range(one, 4)]
# R11: how many cards of value 1, 2 and 3 a set has.
SETS = np.array([(2, 0, 0), (0, 2, 0), (0, 0, 2), (3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)])
# R14: a species, then nothing or a value of it.
TRANSFER_STARTS = [(species, value) for species in range(4) for value in (None, *VALUES)]
# R16: how many cards of each value a block has.
BLOCKS = np.array(
    [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
)  # fmt: skip


class Actions(NamedTuple):
    """The tables of all moves: the kind of each, the cards it uses and the chains it starts."""

    kind: Table
    chain: Table  # the chain it is played on, or 0
    other: Table  # the second chain of a termination, or 0
    cards: Table  # [action, card]: how many it uses; a propagation's are in `values`
    values: Table  # [action, value]: of the species that the chain grows with
    brings: Table  # the species that a copolymer brings
    starts: Table  # how many chains it starts
    start_species: Table  # [action, 2]: what each of them grows with
    start_units: Table
    start_mass: Table

    @property
    def used(self) -> Table:
        """The number of cards that each move uses."""
        total: Table = self.cards.sum(axis=1) + self.values.sum(axis=1)
        return total


class _Row(NamedTuple):
    kind: int
    chain: int = 0
    other: int = 0
    cards: tuple[int, ...] = ()
    values: tuple[int, ...] = (0, 0, 0)
    brings: int = 0
    chains: tuple[tuple[int, ...], ...] = ()  # the monomers of each chain that it starts


def pairs(chains: int) -> list[tuple[int, int]]:
    return list(combinations(range(chains), 2))


@cache
def actions(chains: int) -> Actions:
    """Return all moves, in the order in which `legal` and the net list them."""
    rows = [_Row(DISCARD, cards=(card,)) for card in range(len(CARDS))]
    for initiator in range(BPO, BPO + len(INITIATORS)):
        for first, second in STARTS:
            start = (3 * first,) if second is None else (3 * first, second)
            rows.append(_Row(INITIATE, cards=(initiator, *start), chains=(start,)))
    for one, other in DOUBLES:
        ones = (3 * one, 3 * other)
        rows.append(_Row(INITIATE, cards=(AIBN, *ones), chains=((ones[0],), (ones[1],))))
    rows += [_Row(PROPAGATE, n, values=tuple(s)) for n in range(chains) for s in SETS.tolist()]
    for kind in (COMBINE, DISPROPORTIONATE):
        rows += [_Row(kind, *pair, cards=(TERMINATION,)) for pair in pairs(chains)]
    for n in range(chains):
        for species, value in TRANSFER_STARTS:
            start = (3 * species,) if value is None else (3 * species, 3 * species + value - 1)
            rows.append(_Row(TRANSFER, n, cards=(CTA, *start), chains=(start,)))
    rows += [_Row(CAP, n, cards=(TEMPO,)) for n in range(chains)]
    for n in range(chains):
        for species in range(4):
            for block in BLOCKS.tolist():
                cards = [3 * species + v for v, count in enumerate(block) for _ in range(count)]
                rows.append(_Row(COPOLYMERIZE, n, cards=(COPOLYMER, *cards), brings=species))
    return _tables(rows)


def _tables(rows: list[_Row]) -> Actions:
    started = [(*row.chains, (), ())[:2] for row in rows]
    return Actions(
        kind=np.array([row.kind for row in rows]),
        chain=np.array([row.chain for row in rows]),
        other=np.array([row.other for row in rows]),
        cards=np.array([[row.cards.count(card) for card in range(len(CARDS))] for row in rows]),
        values=np.array([row.values for row in rows]),
        brings=np.array([row.brings for row in rows]),
        starts=np.array([len(row.chains) for row in rows]),
        start_species=np.array([[max(c[-1:], default=0) // 3 for c in two] for two in started]),
        start_units=np.array([[sum(n % 3 + 1 for n in c) for c in two] for two in started]),
        start_mass=np.array([[sum(map(_mass, c)) for c in two] for two in started]),
    )


def _mass(monomer: int) -> int:
    return int(MASSES[monomer // 3]) * (monomer % 3 + 1)
