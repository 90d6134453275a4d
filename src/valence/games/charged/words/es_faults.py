"""Sentences about the chemical faults of a run of tiles, in Spanish."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from valence.chem.compounds import OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.formulas import Salt, salt
from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import es
from valence.chem.writing import subscript
from valence.core.grammar.es import either, listed, spelled
from valence.games.charged import faults
from valence.games.charged.formulas import tiles_of


def fault_words(fault: faults.Fault) -> str:  # noqa: C901  # one case a fault
    match fault:
        case faults.NoCation():
            return "solo hay no metales; una fórmula empieza con un metal, su catión"
        case faults.NoAnion():
            return "solo hay metales; una fórmula termina con un anión"
        case faults.CationNotFirst(metal=metal, after=after):
            return f"{metal} está después de {after}; primero va el catión y después el anión"
        case faults.SeveralCations(metals=metals):
            return f"{listed(metals)} a la vez; una fórmula tiene un solo tipo de catión"
        case faults.SeveralAnions(anions=anions):
            return f"{listed(anions)} a la vez; una fórmula tiene un solo tipo de anión"
        case faults.OtherCompound(formula=formula):
            return _other_compound(formula)
        case faults.OtherAnion(anion=other):
            ion = OTHER_ANIONS[other]
            real = "un anión real, pero no está en la lista de este juego"
            return f"{ion.written} es {es.ion(ion.id)}, {real}"
        case faults.OutOfOrder(anion=listed_as):
            return _out_of_order(ion_called(listed_as))
        case faults.UnknownAnion(anion=anion, near=near):
            return f"{written(anion)} no está en la lista de aniones de este juego{_near(near)}"
        case faults.Unbalanced():
            return _unbalanced(fault)
        case faults.NotSmallest(salt=text):
            return f"no son los números enteros más pequeños, que dan {subscript(text)}"
        case faults.NeedsParentheses(salts=salts):
            shown = either(*map(subscript, salts))
            return f"{shown} necesita paréntesis, que el tablero no puede mostrar"
        case _:
            assert_never(fault)


def fault_line(fault: faults.Fault) -> str:
    """The same, short enough for one line of the board."""
    match fault:
        case faults.OtherCompound():
            return "un compuesto real, pero no de los iones de este juego"
        case faults.OtherAnion(anion=other):
            return f"{OTHER_ANIONS[other].written} es real, pero no está en la lista de este juego"
        case faults.OutOfOrder(anion=listed_as):
            ion = ion_called(listed_as)
            return f"{ion.written} se escribe {' '.join(tiles_of(ion.atoms))}"
        case faults.UnknownAnion(anion=anion):
            return f"{written(anion)} no está en la lista de aniones de este juego"
        case faults.Unbalanced():
            return _unbalanced_line(fault)
        case _:
            return fault_words(fault)


def _unbalanced_line(fault: faults.Unbalanced) -> str:
    """ "2 × Na⁺ y 1 × Cl⁻ no se anulan" """
    cations = either(*(ion_called(one).written for one in fault.cations))
    anion = ion_called(fault.anion).written
    return f"{fault.cation_count} × {cations} y {fault.anion_count} × {anion} no se anulan"


def _other_compound(formula: str) -> str:
    """ "esto es peróxido de sodio, un compuesto real, pero su anión O₂²⁻ (peróxido) no está en la lista …" """
    other = OTHER_COMPOUNDS[formula]
    match other.ions:
        case [anion]:
            called = f"{anion.written} ({es.ion(anion.id)})"
            but = f"su anión {called} no está en la lista de este juego"
        case [one, another]:
            both = f"contiene {one.written} y {another.written} a la vez"
            but = f"{both}, y aquí una fórmula tiene un solo tipo de catión"
        case _:
            but = "no está hecho de iones cuyas cargas se anulen"
    return f"esto es {es.left_out(formula)}, un compuesto real, pero {but}"


def _out_of_order(anion: Ion) -> str:
    tiles = " ".join(tiles_of(anion.atoms))
    called = f"{anion.written} ({es.ion(anion.id)})"
    return f"estos son los átomos de {called}, que en este juego se escribe {tiles}"


def _near(near: Sequence[str]) -> str:
    known = [f"{ion_called(one).written} ({es.ion(one)})" for one in near]
    return f"; {listed(known)} sí" if known else ""


def _unbalanced(fault: faults.Unbalanced) -> str:
    """ "dos iones sodio 1+ contra un ion cloruro 1−; con un Na⁺ menos se anulan: NaCl" """
    cations, anion = [ion_called(one) for one in fault.cations], ion_called(fault.anion)
    charges = either(*(cation.charge_written for cation in cations))
    plus = f"{_ions(fault.cation_count, es.element(cations[0].atoms))} {charges}"
    minus = f"{_ions(fault.anion_count, es.ion(anion.id))} {anion.charge_written}"
    change = _change(fault, salt(cations[0], anion)) if len(cations) == 1 else ""
    cancel = f"con {change} se anulan: " if change else "lo neutro es "
    return f"{plus} contra {minus}; {cancel}{either(*map(subscript, fault.salts))}"


def _ions(count: int, name: str) -> str:
    return f"{spelled(count)} {'ion' if count == 1 else 'iones'} {name}"


def _change(fault: faults.Unbalanced, neutral: Salt) -> str:
    """Name more or less of one ion, if that alone leads to the neutral formula."""
    if fault.anion_count == neutral.anions:
        return _more_or_less(neutral.cations - fault.cation_count, neutral.cation)
    if fault.cation_count == neutral.cations:
        return _more_or_less(neutral.anions - fault.anion_count, neutral.anion)
    return ""


def _more_or_less(count: int, ion: Ion) -> str:
    return f"{spelled(abs(count))} {ion.written} {'más' if count > 0 else 'menos'}"


def written(tiles: Sequence[str]) -> str:
    """Tiles as a formula is written: Na Na O is Na₂O."""
    groups = ((tile, len(list(group))) for tile, group in groupby(tiles))
    return subscript("".join(f"{tile}{count if count > 1 else ''}" for tile, count in groups))
