"""The examples from the rule sheet and the rulebook, on plain squares."""

import pytest

from tests.games.charged.drawing import scored


@pytest.mark.parametrize("column", ["first", "second"])
def test_r12_sodium_oxide_down_through_sodium_sulfite(column: str) -> None:
    first = """
        Na .  . . . .
        Na Na S O O O
        O  .  . . . .
        """
    second = """
        .  Na . . . .
        Na Na S O O O
        .  O  . . . .
        """
    before = """
        .  .  . . . .
        Na Na S O O O
        .  .  . . . .
        """
    assert scored(before, first if column == "first" else second) == {"Na2O": [8]}


def test_r14_sulfite_becomes_sulfate() -> None:
    before = """
        Na Na S O O O .
        """
    after = """
        Na Na S O O O O
        """
    assert scored(before, after) == {"Na2SO4": [17]}


def test_r14_calcium_oxide_whose_oxygen_extends_a_sulfite() -> None:
    before = """
        .  .  . . . . .
        Na Na S O O O .
        """
    after = """
        .  .  . . . . Ca
        Na Na S O O O O
        """
    assert scored(before, after) == {"CaO": [6], "Na2SO4": [17]}


def test_r9_gold_chloride_grows_while_its_gold_is_1_in_the_column() -> None:
    before = """
        Au Cl .  .
        Cl .  .  .
        """
    after = """
        Au Cl Cl Cl
        Cl .  .  .
        """
    assert scored(before, after) == {"AuCl3": [15]}


def test_r20_iron_chloride_alongside_two_sodium() -> None:
    before = """
        .  .  Na Na S O O O O
        .  .  .  .  . . . . .
        """
    after = """
        .  .  Na Na S O O O O
        Fe Cl Cl Cl . . . . .
        """
    assert scored(before, after) == {"FeCl3": [13], "NaCl": [6, 6]}


def test_r20_magnesium_nitride_alongside_three_oxygen() -> None:
    before = """
        .  .  .  K
        .  .  .  Cl
        .  .  .  O
        .  .  .  O
        .  .  .  O
        .  .  .  .
        .  .  .  .
        """
    after = """
        .  .  .  K
        .  .  .  Cl
        .  .  Mg O
        .  .  Mg O
        .  .  Mg O
        .  .  N  .
        .  .  N  .
        """
    assert scored(before, after) == {"Mg3N2": [13], "MgO": [5, 5, 5]}


def test_r20_barium_sulfate_under_calcium_and_two_chlorides() -> None:
    before = """
        .  .  .  K  K  S
        .  .  Ca Cl Cl .
        .  .  .  .  .  .
        """
    after = """
        .  .  .  K  K  S
        .  .  Ca Cl Cl .
        Ba S  O  O  O  O
        """
    assert scored(before, after) == {"BaSO4": [17], "CaO": [6], "KClO": [9, 9]}
