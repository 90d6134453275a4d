"""R4 to R8: every formula that the board can show, made from the ions, and a trie over their tiles."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias, cast

from valence.chem.formulas import Salt, read_formula, salt
from valence.chem.ions import IONS, Ion
from valence.games.charged.tiles import KINDS, Tile

Tiles: TypeAlias = tuple[Tile, ...]


@cache
def tiles_of(text: str) -> Tiles:
    """R6: one tile for every atom, in the order of the formula."""
    return cast(Tiles, read_formula(text).atoms)


CATIONS: tuple[Ion, ...] = tuple(
    ion for ion in IONS.values() if ion.charge > 0 and ion.atoms in KINDS
)
ANIONS: tuple[Ion, ...] = tuple(
    ion for ion in IONS.values() if ion.charge < 0 and set(tiles_of(ion.atoms)) <= set(KINDS)
)

# R7: what would need parentheses cannot be shown.
SALTS: tuple[Salt, ...] = tuple(
    made
    for cation in CATIONS
    for anion in ANIONS
    if not (made := salt(cation, anion)).needs_parentheses
)

FORMULAS: Mapping[Tiles, Salt] = {tiles_of(made.text): made for made in SALTS}
LONGEST_FORMULA = max(map(len, FORMULAS))


class Node:
    """A trie node, a prefix of formulas: what may follow, and whether it is a formula itself.

    Tiles are numbers here, their places in KINDS, so that a set of them is a mask.
    """

    __slots__ = ("charge", "follows", "mask")

    def __init__(self) -> None:
        self.follows: dict[int, Node] = {}
        self.mask = 0
        # The size of the anion's charge when the tiles so far are a formula, else 0.
        self.charge = 0

    def add(self, tiles: Sequence[int], charge: int) -> None:
        node = self
        for tile in tiles:
            node.mask |= 1 << tile
            node = node.follows.setdefault(tile, Node())
        node.charge = charge

    def after(self, tiles: Iterable[int]) -> "Node | None":
        """Where these tiles lead; None where no formula continues like that."""
        node: Node | None = self
        for tile in tiles:
            if node is None:
                return None
            node = node.follows.get(tile)
        return node


CODE: Mapping[Tile, int] = {tile: code for code, tile in enumerate(KINDS)}


def _trie() -> Node:
    root = Node()
    for tiles, made in FORMULAS.items():
        root.add([CODE[tile] for tile in tiles], made.anion.size)
    return root


TRIE = _trie()
