from decimal import Decimal

import pytest

from valence.chem.formulas import read_formula
from valence.chem.polymer import hydrogen_mass, substance, substances
from valence.chem.structures import computed_structure

# Weights H 1.008, C 12.011, N 14.007, O 15.999, S 32.067, added by hand.
MASSES = [
    ("sty", "monomer", "104.15", "0.00"),
    ("mma", "monomer", "100.12", "0.00"),
    ("ba", "monomer", "128.17", "0.00"),
    ("vac", "monomer", "86.09", "0.00"),
    ("bpo", "initiator", "242.23", "121.11"),
    ("aibn", "initiator", "164.21", "68.10"),
    ("tempo", "cap", "156.25", "156.25"),
    ("cta", "transfer", "202.41", "201.40"),
    ("termination", "termination", "0.00", "0.00"),
    ("combination", "termination", "0.00", "0.00"),
    ("disproportionation", "termination", "0.00", "0.00"),
    ("copolymer", "copolymer", "0.00", "0.00"),
]


@pytest.mark.parametrize(("id_", "role", "mass", "fragment"), MASSES)
def test_masses(id_: str, role: str, mass: str, fragment: str) -> None:
    known = substance(id_)
    assert (known.role, known.mass, known.fragment_mass) == (role, Decimal(mass), Decimal(fragment))


def test_there_are_no_others() -> None:
    assert list(substances()) == [row[0] for row in MASSES]


def test_hydrogen_has_three_decimals() -> None:
    assert hydrogen_mass() == Decimal("1.008")


def test_only_initiators_bring_radicals() -> None:
    radicals = {known.id: known.radicals for known in substances().values() if known.radicals}
    assert radicals == {"bpo": 1, "aibn": 2}


def test_formulas_agree_with_structures() -> None:
    for known in substances().values():
        if known.smiles:
            drawn = computed_structure(known.smiles)
            assert read_formula(known.formula).hill == drawn.formula
            assert known.mass == drawn.mass


def test_a_repeat_unit_is_the_monomer_with_its_double_bond_opened() -> None:
    for known in substances().values():
        if known.role == "monomer":
            closed = known.repeat_unit.replace("*CC(*)", "C=C", 1)
            assert computed_structure(closed).formula == read_formula(known.formula).hill


def test_two_fragments_of_aibn_and_nitrogen_weigh_as_much_as_aibn() -> None:
    known = substance("aibn")
    assert 2 * known.fragment_mass + computed_structure("N#N").mass == known.mass


def test_every_substance_has_its_texts() -> None:
    for known in substances().values():
        assert known.card_text.count(".") == 1
        assert known.card_text.endswith(".")
        assert 2 <= len([part for part in known.note.split(". ") if part]) <= 4
        assert known.source


def test_an_unknown_substance_is_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match="no substance called 'gold'; there are sty, mma, "):
        substance("gold")
