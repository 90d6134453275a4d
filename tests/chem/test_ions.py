import re

import pytest

from valence.chem.elements import elements
from valence.chem.formulas import read_formula
from valence.chem.ions import IONS, ion
from valence.chem.names import en

# Id, as written on paper, charge, name.
IONS_BY_HAND = [
    ("Na+", "Na⁺", 1, "sodium"),
    ("K+", "K⁺", 1, "potassium"),
    ("Mg2+", "Mg²⁺", 2, "magnesium"),
    ("Ca2+", "Ca²⁺", 2, "calcium"),
    ("Ba2+", "Ba²⁺", 2, "barium"),
    ("Al3+", "Al³⁺", 3, "aluminium"),
    ("Fe2+", "Fe²⁺", 2, "iron(II)"),
    ("Fe3+", "Fe³⁺", 3, "iron(III)"),
    ("Cu+", "Cu⁺", 1, "copper(I)"),
    ("Cu2+", "Cu²⁺", 2, "copper(II)"),
    ("Au+", "Au⁺", 1, "gold(I)"),
    ("Au3+", "Au³⁺", 3, "gold(III)"),
    ("N3-", "N³⁻", -3, "nitride"),
    ("P3-", "P³⁻", -3, "phosphide"),
    ("O2-", "O²⁻", -2, "oxide"),
    ("S2-", "S²⁻", -2, "sulfide"),
    ("Cl-", "Cl⁻", -1, "chloride"),
    ("Br-", "Br⁻", -1, "bromide"),
    ("I-", "I⁻", -1, "iodide"),
    ("(N3)-", "N₃⁻", -1, "azide"),
    ("(CN)-", "CN⁻", -1, "cyanide"),
    ("(NO2)-", "NO₂⁻", -1, "nitrite"),
    ("(NO3)-", "NO₃⁻", -1, "nitrate"),
    ("(CO3)2-", "CO₃²⁻", -2, "carbonate"),
    ("(SO3)2-", "SO₃²⁻", -2, "sulfite"),
    ("(SO4)2-", "SO₄²⁻", -2, "sulfate"),
    ("(PO3)3-", "PO₃³⁻", -3, "phosphite"),
    ("(PO4)3-", "PO₄³⁻", -3, "phosphate"),
    ("(ClO)-", "ClO⁻", -1, "hypochlorite"),
    ("(ClO2)-", "ClO₂⁻", -1, "chlorite"),
    ("(ClO3)-", "ClO₃⁻", -1, "chlorate"),
    ("(ClO4)-", "ClO₄⁻", -1, "perchlorate"),
    ("(BrO)-", "BrO⁻", -1, "hypobromite"),
    ("(BrO2)-", "BrO₂⁻", -1, "bromite"),
    ("(BrO3)-", "BrO₃⁻", -1, "bromate"),
    ("(BrO4)-", "BrO₄⁻", -1, "perbromate"),
    ("(IO)-", "IO⁻", -1, "hypoiodite"),
    ("(IO2)-", "IO₂⁻", -1, "iodite"),
    ("(IO3)-", "IO₃⁻", -1, "iodate"),
    ("(IO4)-", "IO₄⁻", -1, "periodate"),
]


@pytest.mark.parametrize(("id_", "written", "charge", "name"), IONS_BY_HAND)
def test_ions(id_: str, written: str, charge: int, name: str) -> None:
    known = ion(id_)
    assert (known.written, known.charge, en.ion(id_)) == (written, charge, name)
    assert known.size == abs(charge)
    assert known.is_cation == (charge > 0)


def test_a_charge_in_plain_text() -> None:
    assert [ion(id_).charge_written for id_ in ("Na+", "Ca2+", "N3-")] == ["1+", "2+", "3−"]


def test_there_are_no_other_ions() -> None:
    assert list(IONS) == [row[0] for row in IONS_BY_HAND]


def test_an_id_says_atoms_and_charge() -> None:
    for known in IONS.values():
        sign = "+" if known.is_cation else "-"
        atoms = known.atoms if known.atoms in elements() else f"({known.atoms})"
        assert known.id == atoms + (str(known.size) if known.size > 1 else "") + sign


def test_every_cation_is_a_metal_and_no_anion_is() -> None:
    assert all(known.is_metal == known.is_cation for known in IONS.values())


def test_several_atoms_make_a_polyatomic_ion() -> None:
    for known in IONS.values():
        assert known.is_polyatomic == (len(read_formula(known.atoms).atoms) > 1)


def test_a_numeral_only_where_a_metal_has_several_ions() -> None:
    cations = [known for known in IONS.values() if known.is_cation]
    for known in cations:
        several = sum(other.atoms == known.atoms for other in cations) > 1
        assert ("(" in en.ion(known.id)) == several


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("SO42-", "no ion called 'SO42-'; did you mean '(SO4)2-'?"),
        ("Na2+", "no ion called 'Na2+'; did you mean 'Na+'?"),
        ("?", "no ion called '?'"),
    ],
)
def test_an_unknown_ion_is_refused_with_the_nearest(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        ion(name)
