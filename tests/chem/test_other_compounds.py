import pytest

from valence.chem.compounds import EXISTENCE, OTHER_ANIONS, OTHER_COMPOUNDS
from valence.chem.data_files import rows
from valence.chem.formulas import read_formula
from valence.chem.ions import IONS

# The charge of the metal in every compound whose other ion is given.
METAL = {"Na": 1, "K": 1, "Mg": 2, "Ca": 2, "Ba": 2, "Al": 3, "Fe": 2}


def test_no_anion_is_in_both_lists() -> None:
    assert not set(OTHER_ANIONS) & set(IONS)
    assert all(ion.charge < 0 for ion in OTHER_ANIONS.values())


@pytest.mark.parametrize("name", OTHER_ANIONS)
def test_ids_say_formula_and_charge(name: str) -> None:
    ion = OTHER_ANIONS[name]
    atoms = f"({ion.atoms})" if ion.is_polyatomic else ion.atoms
    assert name == f"{atoms}{ion.size if ion.size > 1 else ''}-"
    assert read_formula(ion.atoms).text == ion.atoms


@pytest.mark.parametrize("formula", OTHER_COMPOUNDS)
def test_other_compounds_are_neutral(formula: str) -> None:
    counts = read_formula(formula).counts
    (metal, metals), *rest = counts
    match OTHER_COMPOUNDS[formula].ions:
        case [anion]:
            atoms = dict(read_formula(anion.atoms).counts)
            times = rest[0][1] // atoms[rest[0][0]]
            assert METAL[metal] * metals + anion.charge * times == 0
        case [lower, higher]:
            # Fe3O4 and Fe3S4: one Fe2+, two Fe3+ and four 2−.
            assert (lower.charge + 2 * higher.charge, metals) == (2 * rest[0][1], 3)
        case ions:
            assert ions == ()


def test_other_compounds_are_not_formulas_of_the_game() -> None:
    assert not set(OTHER_COMPOUNDS) & set(EXISTENCE)


@pytest.mark.parametrize("table", ["other_anions.csv", "other_compounds.csv"])
def test_every_row_has_a_source(table: str) -> None:
    assert all(row["source"] for row in rows(table))
