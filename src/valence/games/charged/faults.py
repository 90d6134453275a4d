"""The chemical faults of a run of tiles that is not a formula."""

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct

from valence.chem.compounds import OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.formulas import Salt, salt
from valence.chem.ions import Ion
from valence.games.charged.formulas import Formulas, Tiles, tiles_of
from valence.games.charged.tiles import METALS, Tile


class _Fault(Struct, frozen=True, tag=True, tag_field="fault"):
    rule: ClassVar[str] = "R5"


class NoCation(_Fault, frozen=True):
    """The run has only non-metals."""


class NoAnion(_Fault, frozen=True):
    """The run has only metals."""


class CationNotFirst(_Fault, frozen=True):
    """A metal stands after a non-metal."""

    metal: Tile
    after: Tile


class SeveralCations(_Fault, frozen=True):
    metals: tuple[Tile, ...]


class SeveralAnions(_Fault, frozen=True):
    anions: tuple[Tile, ...]


class OtherCompound(_Fault, frozen=True):
    """A real compound that does not follow the charges of this game."""

    rule: ClassVar[str] = "R4"
    formula: str


class OtherAnion(_Fault, frozen=True):
    """The tiles after the metal are a real anion, but not one of this game."""

    rule: ClassVar[str] = "R4"
    anion: str


class OutOfOrder(_Fault, frozen=True):
    """The tiles after the metal have the atoms of an anion of this game, in another order."""

    rule: ClassVar[str] = "R6"
    anion: str


class UnknownAnion(_Fault, frozen=True):
    """The tiles after the metal are not an anion.

    `near` are the ids of anions with the same elements that make a formula with the metal.
    """

    rule: ClassVar[str] = "R4"
    anion: Tiles
    near: tuple[str, ...]


class Unbalanced(_Fault, frozen=True):
    """The charges do not cancel. A metal with two charges has two cations and two salts."""

    cations: tuple[str, ...]
    cation_count: int
    anion: str
    anion_count: int
    salts: tuple[str, ...]


class NotSmallest(_Fault, frozen=True):
    """The formula is neutral, but not in the smallest whole numbers."""

    salt: str


class NeedsParentheses(_Fault, frozen=True):
    rule: ClassVar[str] = "R7"
    salts: tuple[str, ...]


Fault: TypeAlias = (
    NoCation
    | NoAnion
    | CationNotFirst
    | SeveralCations
    | SeveralAnions
    | OtherCompound
    | OtherAnion
    | OutOfOrder
    | UnknownAnion
    | Unbalanced
    | NotSmallest
    | NeedsParentheses
)


def fault_of(formulas: Formulas, tiles: Tiles) -> Fault:
    """Return the fault that keeps these element tiles, two or more, from being a formula."""
    first = next((n for n, tile in enumerate(tiles) if tile not in METALS), len(tiles))
    metals, rest = tiles[:first], tiles[first:]
    if late := next((tile for tile in rest if tile in METALS), None):
        return CationNotFirst(late, rest[0])
    if not metals:
        return NoCation()
    if not rest:
        return NoAnion()
    if len(kinds := tuple(dict.fromkeys(metals))) > 1:
        return SeveralCations(kinds)
    return _fault_of_salt(formulas, metals, rest)


def _fault_of_salt(formulas: Formulas, metals: Tiles, rest: Tiles) -> Fault:
    if other := _OTHER_COMPOUNDS.get(metals + rest):
        return OtherCompound(other)
    read = anions_read(formulas, rest)
    if read is None:
        return _fault_of_anion(formulas, metals[0], rest)
    anion, count = read
    made = [salt(cation, anion) for cation in formulas.cations if cation.atoms == metals[0]]
    shown = [one for one in made if not one.needs_parentheses]
    hidden = tuple(one.text for one in made if one.needs_parentheses)
    if hidden and (count > 1 or not shown):
        return NeedsParentheses(hidden)
    for one in shown:
        if one.cation.size * len(metals) == anion.size * count:
            return NotSmallest(one.text)
    return _unbalanced(shown, len(metals), anion, count)


def _unbalanced(salts: Sequence[Salt], cations: int, anion: Ion, anions: int) -> Unbalanced:
    ids = tuple(one.cation.id for one in salts)
    return Unbalanced(ids, cations, anion.id, anions, tuple(one.text for one in salts))


def anions_read(formulas: Formulas, rest: Tiles) -> tuple[Ion, int] | None:
    """Return the anion that these tiles repeat, and how often; NNN is one azide rather than three nitrides."""
    for anion in sorted(formulas.anions, key=lambda ion: not ion.is_polyatomic):
        once = tiles_of(anion.atoms)
        count, left = divmod(len(rest), len(once))
        if not left and once * count == rest:
            return anion, count
    return None


def _fault_of_anion(formulas: Formulas, metal: Tile, rest: Tiles) -> Fault:
    if other := _OTHER_ANIONS.get(rest):
        return OtherAnion(other)
    if not _share_an_anion(formulas, rest) and set(rest) <= _monatomic(formulas):
        return SeveralAnions(tuple(dict.fromkeys(rest)))
    if reordered := _reordered(formulas).get(tuple(sorted(rest))):
        return OutOfOrder(reordered)
    return UnknownAnion(rest, tuple(ion.id for ion in _near(formulas, metal, rest)))


def _share_an_anion(formulas: Formulas, rest: Tiles) -> bool:
    return any(set(rest) <= set(tiles_of(ion.atoms)) for ion in formulas.anions)


def _near(formulas: Formulas, metal: Tile, rest: Tiles) -> list[Ion]:
    fitting = [made.anion for made in formulas.salts if made.cation.atoms == metal]
    possible = [ion for ion in formulas.anions if ion in fitting]
    same = [ion for ion in possible if set(tiles_of(ion.atoms)) == set(rest)]
    return same or [ion for ion in possible if set(rest) <= set(tiles_of(ion.atoms))]


def _monatomic(formulas: Formulas) -> set[Tile]:
    single = (ion for ion in formulas.anions if not ion.is_polyatomic)
    return {tile for ion in single for tile in tiles_of(ion.atoms)}


def _reordered(formulas: Formulas) -> dict[Tiles, str]:
    several = (ion for ion in formulas.anions if ion.is_polyatomic)
    return {tuple(sorted(tiles_of(ion.atoms))): ion.id for ion in several}


_OTHER_COMPOUNDS = {tiles_of(formula): formula for formula in OTHER_COMPOUNDS}
_OTHER_ANIONS = {tiles_of(ion.atoms): ion.id for ion in OTHER_ANIONS.values() if ion.is_polyatomic}
