"""Printed parts: the fronts of cards and tiles, and a board."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from valence.chem.writing import signed, subscript
from valence.core.box import Rows
from valence.core.languages import Language
from valence.sets.hiding import Hidden

Shape = Literal["diamond", "circle", "square", "hexagon"]

# The space for a structure on a card in mm, and the largest scale in mm per unit of its drawing: at
# that scale a bond is 8 mm long.
PICTURE_SIZE = (55.0, 33.0)
LARGEST_SCALE = 0.27
_VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')


class Picture(Struct, frozen=True):
    """A structure as SVG, with its width and height in mm."""

    svg: str
    width: float
    height: float


class Face(Struct, frozen=True, kw_only=True):
    """The front of a card. The accent is the name of a colour; shape and label tell kinds apart without it."""

    id: str
    accent: str
    shape: Shape
    label: str
    # The corner that shows in a fan of cards: a value, a charge, a symbol.
    index: str
    index_label: str
    picture: Picture | None = None
    # A drawing of the card's effect, as SVG in the colour of the text; it takes the place of the shape.
    pictogram: str = ""
    # Large letters instead of a picture.
    symbol: str = ""
    name: str
    facts: str
    text: str
    source: str
    copies: int = 1


class TileFace(Struct, frozen=True, kw_only=True):
    """A tile; the red tile of Charged! has no symbol."""

    id: str
    symbol: str
    name: str
    charges: str
    value: str
    is_metal: bool
    copies: int


class SquareFace(Struct, frozen=True):
    """A square of a board: its name, and its bonus (DS, TS, DF or TF)."""

    name: str
    bonus: str
    is_centre: bool


class Contents(Struct, frozen=True, kw_only=True):
    """Everything in the box of a game, as it is printed."""

    cards: tuple[Face, ...] = ()
    tiles: tuple[TileFace, ...] = ()
    board: list[list[SquareFace]] | UnsetType = UNSET
    # What is printed on the board and below it.
    labels: Mapping[str, str] = {}


@dataclass(frozen=True, kw_only=True)
class Faces:
    """A game's part in this package: functions that turn the contents of its box into print."""

    # The game whose box it is, which may be another one: its title is printed, and its sets are accepted.
    game: str

    # The contents with the built-in set (None), or with a set of one's own, in a language.
    contents: Callable[[Rows | None, Language], Contents]

    # A card without what is played from memory; None where nothing can be hidden.
    masked: Callable[[Face, Hidden], Face] | None = None

    # What lies on the table in a view: rows of cards by id, or tiles by row and column of the board.
    on_table: Callable[[Any], Iterable[Sequence[str]]] = lambda _view: ()
    on_board: Callable[[Any], Mapping[tuple[int, int], str]] = lambda _view: {}

    # Whether nobody has designed the cards yet.
    is_plain: bool = False


def picture(svg: str) -> Picture:
    """Return the drawing as large as it fits, but never at a larger scale than the others."""
    found = _VIEW_BOX.search(svg)
    assert found is not None
    width, height = float(found[1]), float(found[2])
    scale = min(LARGEST_SCALE, PICTURE_SIZE[0] / width, PICTURE_SIZE[1] / height)
    return Picture(svg, width * scale, height * scale)


def formula_and_mass(formula: str, mass: Decimal, language: Language) -> str:
    return f"{subscript(formula)} · {signed(mass, language)} g/mol"
