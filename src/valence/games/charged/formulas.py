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
    """R6: return one tile for every atom, in the order of the formula."""
    return cast(Tiles, read_formula(text).atoms)


class Node:
    """A trie node, a prefix of formulas: the tiles that may follow, and whether it is a formula itself.

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
        """Return the node that these tiles lead to; None if no formula continues like that."""
        node: Node | None = self
        for tile in tiles:
            if node is None:
                return None
            node = node.follows.get(tile)
        return node


CODE: Mapping[Tile, int] = {tile: code for code, tile in enumerate(KINDS)}


class Formulas:
    """R4 to R8: the ions of a game, and every formula that they make."""

    def __init__(self, ions: Iterable[Ion]) -> None:
        self.ions = frozenset(ions := tuple(ion for ion in ions if _can_be_shown(ion)))
        self.cations = tuple(ion for ion in ions if ion.is_cation)
        self.anions = tuple(ion for ion in ions if not ion.is_cation)
        made = (salt(cation, anion) for cation in self.cations for anion in self.anions)
        # R7: what would need parentheses cannot be shown.
        self.salts: tuple[Salt, ...] = tuple(one for one in made if not one.needs_parentheses)
        self.by_tiles: Mapping[Tiles, Salt] = {tiles_of(one.text): one for one in self.salts}
        self.longest = max(map(len, self.by_tiles), default=0)
        self.trie = _trie(self.by_tiles)


def _can_be_shown(ion: Ion) -> bool:
    return ion.atoms in KINDS if ion.is_cation else set(tiles_of(ion.atoms)) <= set(KINDS)


def _trie(formulas: Mapping[Tiles, Salt]) -> Node:
    root = Node()
    for tiles, made in formulas.items():
        root.add([CODE[tile] for tile in tiles], made.anion.size)
    return root


# With all ions, whatever the set of a game.
ALL = Formulas(IONS.values())
