"""Sentences about the chemical faults of a run of tiles, in English."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from valence.chem.compounds import OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.formulas import Salt, salt
from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import en
from valence.chem.writing import subscript
from valence.core.grammar.en import listed, spelled
from valence.games.charged import faults
from valence.games.charged.formulas import tiles_of


def fault_words(fault: faults.Fault) -> str:  # noqa: C901  # one case a fault
    match fault:
        case faults.NoCation():
            return "non-metals alone; a formula begins with a metal, its cation"
        case faults.NoAnion():
            return "metals alone; a formula ends with an anion"
        case faults.CationNotFirst(metal=metal, after=after):
            return f"{metal} stands after {after}; the cation comes first, the anion after it"
        case faults.SeveralCations(metals=metals):
            return f"{listed(metals)} together; a formula has one kind of cation"
        case faults.SeveralAnions(anions=anions):
            return f"{listed(anions)} together; a formula has one kind of anion"
        case faults.OtherCompound(formula=formula):
            return _other_compound(formula)
        case faults.OtherAnion(anion=other):
            ion = OTHER_ANIONS[other]
            return f"{ion.written} is {en.ion(ion.id)}, a real anion, but not on this game's list"
        case faults.OutOfOrder(anion=listed_as):
            return _out_of_order(ion_called(listed_as))
        case faults.UnknownAnion(anion=anion, near=near):
            return f"{written(anion)} is not on this game's list of anions{_near(near)}"
        case faults.Unbalanced():
            return _unbalanced(fault)
        case faults.NotSmallest(salt=text):
            return f"not in the smallest whole numbers, which are {subscript(text)}"
        case faults.NeedsParentheses(salts=salts):
            shown = " or ".join(map(subscript, salts))
            return f"{shown} needs parentheses, which the board cannot show"
        case _:
            assert_never(fault)


def fault_line(fault: faults.Fault) -> str:
    """The same, short enough for one line of the board."""
    match fault:
        case faults.OtherCompound():
            return "a real compound, but not of this game's ions"
        case faults.OtherAnion(anion=other):
            return f"{OTHER_ANIONS[other].written} is real, but not on this game's list"
        case faults.OutOfOrder(anion=listed_as):
            ion = ion_called(listed_as)
            return f"{ion.written} is written {' '.join(tiles_of(ion.atoms))}"
        case faults.UnknownAnion(anion=anion):
            return f"{written(anion)} is not on this game's list of anions"
        case faults.Unbalanced():
            return _unbalanced_line(fault)
        case _:
            return fault_words(fault)


def _unbalanced_line(fault: faults.Unbalanced) -> str:
    """ "2 × Na⁺ and 1 × Cl⁻ don't cancel" """
    cations = " or ".join(ion_called(one).written for one in fault.cations)
    anion = ion_called(fault.anion).written
    return f"{fault.cation_count} × {cations} and {fault.anion_count} × {anion} don't cancel"


def _other_compound(formula: str) -> str:
    """ "this is sodium peroxide, a real compound, but its anion O₂²⁻ (peroxide) is not on this game's list" """
    other = OTHER_COMPOUNDS[formula]
    match other.ions:
        case [anion]:
            but = f"its anion {anion.written} ({en.ion(anion.id)}) is not on this game's list"
        case [one, another]:
            but = f"it holds {one.written} and {another.written} at once, and here a formula has one kind of cation"
        case _:
            but = "it is not made of ions whose charges cancel"
    return f"this is {en.left_out(formula)}, a real compound, but {but}"


def _out_of_order(anion: Ion) -> str:
    tiles = " ".join(tiles_of(anion.atoms))
    return f"these are the atoms of {anion.written} ({en.ion(anion.id)}), which this game writes {tiles}"


def _near(near: Sequence[str]) -> str:
    known = [f"{ion_called(one).written} ({en.ion(one)})" for one in near]
    return f"; {listed(known)} {'is' if len(known) == 1 else 'are'}" if known else ""


def _unbalanced(fault: faults.Unbalanced) -> str:
    """ "two sodium 1+ against one chloride 1−; one Na⁺ less would cancel: NaCl" """
    cations, anion = [ion_called(one) for one in fault.cations], ion_called(fault.anion)
    metal = en.element(cations[0].atoms)
    charges = " or ".join(cation.charge_written for cation in cations)
    plus = f"{spelled(fault.cation_count)} {metal} {charges}"
    minus = f"{spelled(fault.anion_count)} {en.ion(anion.id)} {anion.charge_written}"
    change = _change(fault, salt(cations[0], anion)) if len(cations) == 1 else ""
    cancel = f"{change} would cancel: " if change else "neutral is "
    return f"{plus} against {minus}; {cancel}{' or '.join(map(subscript, fault.salts))}"


def _change(fault: faults.Unbalanced, neutral: Salt) -> str:
    """Name more or less of one ion, if that alone leads to the neutral formula."""
    if fault.anion_count == neutral.anions:
        return _more_or_less(neutral.cations - fault.cation_count, neutral.cation)
    if fault.cation_count == neutral.cations:
        return _more_or_less(neutral.anions - fault.anion_count, neutral.anion)
    return ""


def _more_or_less(count: int, ion: Ion) -> str:
    if count > 0:
        return f"{spelled(count)} more {ion.written}"
    return f"{spelled(-count)} {ion.written} less"


def written(tiles: Sequence[str]) -> str:
    """Tiles as a formula is written: Na Na O is Na₂O."""
    groups = ((tile, len(list(group))) for tile, group in groupby(tiles))
    return subscript("".join(f"{tile}{count if count > 1 else ''}" for tile, count in groups))
