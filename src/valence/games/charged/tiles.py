"""R1, R2: the bag of tiles and the value of each."""

from typing import Literal, TypeAlias, get_args

from valence.chem.elements import element

Tile: TypeAlias = Literal[
    "Na", "K", "Mg", "Ca", "Ba", "Al", "Fe", "Cu", "Au",
    "Cl", "Br", "I", "C", "O", "N", "P", "S",
    "red",
]  # fmt: skip
KINDS: tuple[Tile, ...] = get_args(Tile)
RED: Tile = "red"
ELEMENTS: tuple[Tile, ...] = tuple(tile for tile in KINDS if tile != RED)

COPIES: dict[Tile, int] = {
    "Na": 24, "K": 12, "Mg": 8, "Ca": 6, "Ba": 2, "Al": 4, "Fe": 6, "Cu": 8, "Au": 4,
    "Cl": 32, "Br": 4, "I": 2, "C": 6, "O": 50, "N": 12, "P": 4, "S": 10,
    "red": 6,
}  # fmt: skip

# R2: a tile is worth the period of its element, a red tile nothing.
VALUE: dict[Tile, int] = {tile: element(tile).period for tile in ELEMENTS} | {RED: 0}

METALS: frozenset[Tile] = frozenset(tile for tile in ELEMENTS if element(tile).is_metal)
