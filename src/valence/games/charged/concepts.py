"""Observations about charges from placements, and about names. Where a formula lies is skill, not chemistry."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from valence.chem.called import Called
from valence.chem.concepts import (
    LATTICE,
    NAMES,
    NUMERALS,
    OXYANION_CHARGES,
    OXYANIONS,
    RATIO,
    Pair,
    has_less_oxygen,
    names_observed,
    ratio_observed,
    relatives,
)
from valence.chem.formulas import Salt, salt
from valence.chem.ions import Ion
from valence.chem.names import grade_of
from valence.core.concepts import Observation, observed
from valence.core.game import Seat
from valence.core.languages import Language
from valence.games.charged.faults import anions_read
from valence.games.charged.formulas import Formulas, Tiles
from valence.games.charged.moves import Move, Name, Place
from valence.games.charged.naming import salt_called
from valence.games.charged.runs import Run
from valence.games.charged.scoring import placement
from valence.games.charged.state import State
from valence.games.charged.tiles import METALS

CONCEPTS = (RATIO, LATTICE, OXYANION_CHARGES, NAMES, OXYANIONS, NUMERALS)

# A placement is checked on screen before it is played.
HELP = ("moves", "previews")


class Read(NamedTuple):
    """A run as cations of one metal and anions of one kind, and which of both were laid just now."""

    metal: str
    cations: int
    anion: Ion
    anions: int
    new: Tiles


def shown(state: State, seat: Seat, move: Move) -> Iterator[Observation]:
    match move:
        case Name(names=typed) if len(typed) == len(state.unnamed):
            for asked, text in zip(state.unnamed, typed, strict=True):
                if text:
                    yield from _named(text, asked.formula, move.typed_in)
        case Place(tiles=laid) if laid:
            yield from _placed(state, seat, move)


def _named(text: Called, formula: str, language: Language) -> list[Observation]:
    wanted = salt_called(formula)
    return names_observed(grade_of(text, wanted, language), wanted)


def _placed(state: State, seat: Seat, move: Place) -> Iterator[Observation]:
    """Observe the longest run of a turn: those across it may not have been meant."""
    placed = placement(state, move)
    longest = max(placed.runs, key=lambda run: len(run.tiles), default=None)
    formulas = state.options.material.formulas
    read = None if longest is None else _read(formulas, longest, set(placed.squares))
    if read is None:
        return
    salts = [salt(ion, read.anion) for ion in formulas.cations if ion.atoms == read.metal]
    possible = _possible(read, state.racks[seat])
    about = _oxyanion if relatives(read.anion) else _ratio
    seen = about(salts, read, possible)
    if seen is not None:
        yield seen


def _read(formulas: Formulas, run: Run, new: set[tuple[int, int]]) -> Read | None:
    metals = tuple(tile for tile in run.tiles if tile in METALS)
    rest = run.tiles[len(metals) :]
    anions = anions_read(formulas, rest) if rest else None
    if anions is None or len(set(metals)) != 1 or run.tiles[: len(metals)] != metals:
        return None
    laid = tuple(tile for square, tile in zip(run.squares, run.tiles, strict=True) if square in new)
    return Read(metals[0], len(metals), *anions, laid)


def _possible(read: Read, rack: Sequence[str]) -> set[Pair]:
    """Return the numbers of ions that the rack allowed; those that lay there already couldn't be chosen."""
    is_free = read.new.count(read.metal) == read.cations
    cations = range(1, min(3, rack.count(read.metal)) + 1) if is_free else (read.cations,)
    is_single = not read.anion.is_polyatomic and read.new.count(read.anion.atoms) == read.anions
    most = min(3, rack.count(read.anion.atoms)) if is_single else 0
    anions = range(1, most + 1) if is_single else (read.anions,)
    return {(first, second) for first in cations for second in anions}


def _ratio(salts: list[Salt], read: Read, possible: set[Pair]) -> Observation | None:
    return ratio_observed(salts, (read.cations, read.anions), possible, HELP)


def _oxyanion(salts: list[Salt], read: Read, possible: set[Pair]) -> Observation | None:
    """Observe the belief that an oxyanion with fewer oxygen atoms than its relative has less charge."""
    if read.anion.size < 2 or not has_less_oxygen(read.anion):
        return None
    right = {(one.cations, one.anions) for one in salts}
    less = Ion(read.anion.id, read.anion.atoms, read.anion.charge + 1)
    believed = {(one.cations, one.anions) for one in (salt(two.cation, less) for two in salts)}
    tried = (read.cations, read.anions)
    return observed(OXYANION_CHARGES.id, tried, possible, right, {"differ": believed}, HELP)
