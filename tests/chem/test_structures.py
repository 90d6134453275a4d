import re
import sys
from decimal import Decimal

import pytest

from valence.chem.structures import (
    MOST_SMILES_CHARACTERS,
    StructuresMissing,
    computed_structure,
    functional_groups,
    structure,
)

# SMILES, Hill formula, mass with the weights H 1.008, C 12.011, N 14.007, O 15.999, Na 22.990,
# Cl 35.453, K 39.098, charge.
BY_HAND = [
    ("O", "H2O", "18.02", 0),
    ("[OH-]", "HO", "17.01", -1),
    ("CC(=O)O", "C2H4O2", "60.05", 0),
    ("CC([O-])=O", "C2H3O2", "59.04", -1),
    ("[NH4+].[Cl-]", "ClH4N", "53.49", 0),
    ("[K+].[K+].[O-]C([O-])=O", "CK2O3", "138.20", 0),
    ("[Na+].[H-]", "HNa", "24.00", 0),
    ("c1ccccc1", "C6H6", "78.11", 0),
    ("[H][H]", "H2", "2.02", 0),
    ("CC1(C)CCCC(C)(C)N1[O]", "C9H18NO", "156.25", 0),
]


@pytest.mark.parametrize(("smiles", "formula", "mass", "charge"), BY_HAND)
def test_formula_mass_and_charge(smiles: str, formula: str, mass: str, charge: int) -> None:
    facts = computed_structure(smiles)
    assert (facts.formula, facts.mass, facts.charge) == (formula, Decimal(mass), charge)


@pytest.mark.parametrize(
    ("smiles", "message"),
    [
        ("", "no structure given"),
        ("C1CC", "'C1CC' is not a structure that can be read"),
        ("CX", "'CX' is not a structure that can be read"),
        ("C(C)(C)(C)(C)C", "'C(C)(C)(C)(C)C' is not a structure that can be read"),
        ("CC ethane", "'CC ethane' is not a structure that can be read"),
        ("CC>>CC", "'CC>>CC' is not a structure that can be read"),
        ("CC*", "'CC*' leaves an atom open"),
        ("[Og]", "no element called 'Og'; did you mean 'O'?"),
        ("C" * (MOST_SMILES_CHARACTERS + 1), "a structure of 501 characters; 500 are allowed"),
        ("C" * 201, f"a structure of more than 200 atoms: {'C' * 40!r} …"),
    ],
)
def test_an_invalid_structure_is_refused(smiles: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        structure(smiles)


def test_refusals_are_not_printed(capfd: pytest.CaptureFixture[str]) -> None:
    for smiles in ("C1CC", "c1cccc1", "[H-].[Na+]"):
        try:
            computed_structure(smiles)
        except ValueError:
            continue
    assert capfd.readouterr() == ("", "")


def test_without_rdkit_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = "CCCCCCCCCCCCCCCO"  # in no set of any test, which would have read it before
    monkeypatch.setitem(sys.modules, "rdkit", None)
    with pytest.raises(StructuresMissing, match="pip install rdkit"):
        structure(unknown)
    with pytest.raises(StructuresMissing):
        functional_groups(unknown)


def test_built_in_structures_need_no_rdkit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rdkit", None)
    assert structure("CC(=O)O").formula == "C2H4O2"
