import re
import subprocess
import sys
from decimal import Decimal

import pytest

from valence.chem.elements import element, elements
from valence.chem.names import en

# Symbol, name, number, period, group, weight to 0.01, metal: from a printed periodic table.
PERIODIC_TABLE = [
    ("H", "hydrogen", 1, 1, 1, "1.01", False),
    ("C", "carbon", 6, 2, 14, "12.01", False),
    ("N", "nitrogen", 7, 2, 15, "14.01", False),
    ("O", "oxygen", 8, 2, 16, "16.00", False),
    ("Na", "sodium", 11, 3, 1, "22.99", True),
    ("Mg", "magnesium", 12, 3, 2, "24.31", True),
    ("Al", "aluminium", 13, 3, 13, "26.98", True),
    ("Si", "silicon", 14, 3, 14, "28.09", False),
    ("P", "phosphorus", 15, 3, 15, "30.97", False),
    ("S", "sulfur", 16, 3, 16, "32.06", False),
    ("Cl", "chlorine", 17, 3, 17, "35.45", False),
    ("K", "potassium", 19, 4, 1, "39.10", True),
    ("Ca", "calcium", 20, 4, 2, "40.08", True),
    ("Fe", "iron", 26, 4, 8, "55.84", True),
    ("Cu", "copper", 29, 4, 11, "63.55", True),
    ("Br", "bromine", 35, 4, 17, "79.90", False),
    ("I", "iodine", 53, 5, 17, "126.90", False),
    ("Ba", "barium", 56, 6, 2, "137.33", True),
    ("Ce", "cerium", 58, 6, None, "140.12", True),
    ("Au", "gold", 79, 6, 11, "196.97", True),
]


@pytest.mark.parametrize("row", PERIODIC_TABLE, ids=lambda row: row[0])
def test_elements_are_those_of_the_periodic_table(
    row: tuple[str, str, int, int, int | None, str, bool],
) -> None:
    symbol, name, number, period, group, weight, is_metal = row
    one = element(symbol)
    assert (en.element(symbol), one.number, one.period, one.group) == (name, number, period, group)
    assert one.is_metal is is_metal
    assert abs(one.weight - Decimal(weight)) <= Decimal("0.005")


def test_atomic_numbers_have_no_gaps() -> None:
    assert [one.number for one in elements().values()] == list(range(1, len(elements()) + 1))


@pytest.mark.parametrize(
    ("symbol", "message"),
    [
        ("Xx", "no element called 'Xx'; did you mean 'Xe'?"),
        ("na", "no element called 'na'; did you mean 'Na'?"),
        ("", "no element called ''"),
        ("42", "no element called '42'"),
    ],
)
def test_an_unknown_symbol_is_refused_with_the_nearest(symbol: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        element(symbol)


def test_games_need_neither_molmass_nor_rdkit() -> None:
    code = (
        "import sys, valence.chem.formulas, valence.chem.ions;"
        "valence.chem.elements.element('Na');"
        "print([m for m in ('molmass', 'rdkit') if m in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
