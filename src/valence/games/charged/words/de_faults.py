"""Sentences about the chemical faults of a run of tiles, in German."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from valence.chem.compounds import OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.formulas import Salt, salt
from valence.chem.ions import Ion
from valence.chem.ions import ion as ion_called
from valence.chem.names import de
from valence.chem.writing import subscript
from valence.core.grammar.de import listed, spelled
from valence.games.charged import faults
from valence.games.charged.formulas import tiles_of


def fault_words(fault: faults.Fault) -> str:  # noqa: C901  # one case a fault
    match fault:
        case faults.NoCation():
            return "nur Nichtmetalle; eine Formel beginnt mit einem Metall, ihrem Kation"
        case faults.NoAnion():
            return "nur Metalle; eine Formel endet mit einem Anion"
        case faults.CationNotFirst(metal=metal, after=after):
            return f"{metal} steht hinter {after}; das Kation kommt zuerst, dann das Anion"
        case faults.SeveralCations(metals=metals):
            return f"{listed(metals)} zusammen; eine Formel hat nur eine Sorte Kationen"
        case faults.SeveralAnions(anions=anions):
            return f"{listed(anions)} zusammen; eine Formel hat nur eine Sorte Anionen"
        case faults.OtherCompound(formula=formula):
            return _other_compound(formula)
        case faults.OtherAnion(anion=other):
            ion = OTHER_ANIONS[other]
            return f"{ion.written} ist {de.ion(ion.id)}, ein echtes Anion, aber nicht auf der Liste dieses Spiels"
        case faults.OutOfOrder(anion=listed_as):
            return _out_of_order(ion_called(listed_as))
        case faults.UnknownAnion(anion=anion, near=near):
            return (
                f"{written(anion)} steht nicht auf der Liste der Anionen dieses Spiels{_near(near)}"
            )
        case faults.Unbalanced():
            return _unbalanced(fault)
        case faults.NotSmallest(salt=text):
            return f"nicht gekürzt; mit den kleinsten ganzen Zahlen ist es {subscript(text)}"
        case faults.NeedsParentheses(salts=salts):
            shown = " oder ".join(map(subscript, salts))
            return f"{shown} braucht Klammern, und die gibt es auf dem Spielfeld nicht"
        case _:
            assert_never(fault)


def fault_line(fault: faults.Fault) -> str:
    """The same, short enough for one line of the board."""
    match fault:
        case faults.OtherCompound():
            return "eine echte Verbindung, aber nicht aus Ionen dieses Spiels"
        case faults.OtherAnion(anion=other):
            return f"{OTHER_ANIONS[other].written} gibt es, aber nicht in diesem Spiel"
        case faults.OutOfOrder(anion=listed_as):
            ion = ion_called(listed_as)
            return f"{ion.written} schreibt man {' '.join(tiles_of(ion.atoms))}"
        case faults.UnknownAnion(anion=anion):
            return f"{written(anion)} steht nicht auf der Liste der Anionen"
        case faults.Unbalanced():
            return _unbalanced_line(fault)
        case _:
            return fault_words(fault)


def _unbalanced_line(fault: faults.Unbalanced) -> str:
    """ "2 × Na⁺ und 1 × Cl⁻ sind nicht neutral" """
    cations = " oder ".join(ion_called(one).written for one in fault.cations)
    anion = ion_called(fault.anion).written
    return f"{fault.cation_count} × {cations} und {fault.anion_count} × {anion} sind nicht neutral"


def _other_compound(formula: str) -> str:
    """ "Das ist Natriumperoxid, eine echte Verbindung, aber ihr Anion O₂²⁻ (Peroxid) steht nicht auf der Liste" """
    other = OTHER_COMPOUNDS[formula]
    match other.ions:
        case [anion]:
            but = f"ihr Anion {anion.written} ({de.ion(anion.id)}) steht nicht auf der Liste dieses Spiels"
        case [one, another]:
            but = (
                f"sie enthält {one.written} und {another.written} zugleich, und hier hat eine Formel nur eine "
                "Sorte Kationen"
            )
        case _:
            but = "sie besteht nicht aus Ionen, deren Ladungen sich ausgleichen"
    return f"Das ist {de.left_out(formula)}, eine echte Verbindung, aber {but}"


def _out_of_order(anion: Ion) -> str:
    tiles = " ".join(tiles_of(anion.atoms))
    return f"Das sind die Atome von {anion.written} ({de.ion(anion.id)}), und das schreibt man hier {tiles}"


def _near(near: Sequence[str]) -> str:
    known = [f"{ion_called(one).written} ({de.ion(one)})" for one in near]
    return f", {listed(known)} schon" if known else ""


def _unbalanced(fault: faults.Unbalanced) -> str:
    """ "zwei Natrium-Ionen (1+) gegen ein Chlorid-Ion (1−); mit einem Na⁺ weniger wäre es neutral: NaCl" """
    cations, anion = [ion_called(one) for one in fault.cations], ion_called(fault.anion)
    metal = de.element(cations[0].atoms)
    charges = " oder ".join(cation.charge_written for cation in cations)
    plus = _ions(fault.cation_count, metal, charges)
    minus = _ions(fault.anion_count, de.ion(anion.id), anion.charge_written)
    change = _change(fault, salt(cations[0], anion)) if len(cations) == 1 else ""
    neutral = f"mit {change} wäre es neutral: " if change else "neutral wäre "
    return f"{plus} gegen {minus}; {neutral}{' oder '.join(map(subscript, fault.salts))}"


def _ions(count: int, called: str, charge: str) -> str:
    return f"{spelled(count, 'ein')} {called}-Ion{'' if count == 1 else 'en'} ({charge})"


def _change(fault: faults.Unbalanced, neutral: Salt) -> str:
    """Name more or less of one ion, if that alone leads to the neutral formula."""
    if fault.anion_count == neutral.anions:
        return _more_or_less(neutral.cations - fault.cation_count, neutral.cation)
    if fault.cation_count == neutral.cations:
        return _more_or_less(neutral.anions - fault.anion_count, neutral.anion)
    return ""


def _more_or_less(count: int, ion: Ion) -> str:
    """ "einem Na⁺ weniger" """
    return f"{spelled(abs(count), 'einem')} {ion.written} {'mehr' if count > 0 else 'weniger'}"


def written(tiles: Sequence[str]) -> str:
    """Tiles as a formula is written: Na Na O is Na₂O."""
    groups = ((tile, len(list(group))) for tile, group in groupby(tiles))
    return subscript("".join(f"{tile}{count if count > 1 else ''}" for tile, count in groups))
