"""R15: red tiles."""

import pytest

from tests.games.charged.drawing import NOTHING, refused, rule_broken, scored, study


def test_r15_a_red_tile_in_the_row() -> None:
    before = """
        K K S .   .  . . .
        """
    after = """
        K K S red Na N O O
        """
    assert scored(before, after) == {"NaNO2": [9]}


def test_r15_a_red_tile_with_its_formula_in_the_column() -> None:
    before = """
        K K S .
        . . . .
        . . . .
        . . . .
        . . . .
        """
    after = """
        K K S red
        . . . Na
        . . . N
        . . . O
        . . . O
        """
    assert scored(before, after) == {"NaNO2": [9]}


@pytest.mark.parametrize(
    "after",
    [
        """
        . . . Na .  .
        . . . Cl .  .
        K K S red . .
        . . . Na .  .
        . . . N  .  .
        . . . O  .  .
        . . . O  .  .
        """,
        """
        . . . .  .  .
        . . . .  .  .
        K K S red Na Cl
        . . . Na .  .
        . . . N  .  .
        . . . O  .  .
        . . . O  .  .
        """,
    ],
)
def test_r15_anybody_may_build_on_a_red_tile(after: str) -> None:
    before = """
        . . . .  .  .
        . . . .  .  .
        K K S red . .
        . . . Na .  .
        . . . N  .  .
        . . . O  .  .
        . . . O  .  .
        """
    assert scored(before, after) == {"NaCl": [6]}


def test_r15_formulas_on_either_side_of_a_red_tile_both_score() -> None:
    before = """
        .  .  Na Cl .  .
        .  .  .  .  .  .
        """
    after = """
        .  .  Na  Cl  .  .
        .  K  Br  red Na I
        """
    assert scored(before, after) == {"KBr": [8], "NaI": [8], "NaBr": [7]}


def test_r15_a_red_tile_beside_another_one() -> None:
    before = """
        K K S red .   .  .
        """
    after = """
        K K S red red Na Cl
        """
    assert scored(before, after) == {"NaCl": [6]}


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("K K S .", "K K S red", "A red tile is never placed alone"),
        (
            "K K S . . . . . . .",
            "K K S red Na Cl red K Br .",
            "The red tile on l7 has to lie beside a tile",
        ),
        ("K K S . . .", "K K S O O O red", "The red tile on l7 has to lie beside a tile"),
        (
            "K K S red . . . .",
            "K K S red Na Cl red .",
            "The red tile on l7 has to lie beside a tile",
        ),
    ],
)
def test_r15_illegal_red_tiles(before: str, after: str, reason: str) -> None:
    rule, said = refused(f"\n{before}", f"\n{after}")
    assert rule == "R15"
    assert said.startswith(reason)


def test_r15_a_formula_of_this_turn_touches_the_red_tile_in_its_own_line() -> None:
    before = """
        .  .  .  .   Ca .
        K  K  S  .   .  .
        """
    after = """
        .  .  .  .   Ca .
        K  K  S  red O  .
        """
    assert refused(before, after) == (
        "R15",
        "A formula of this turn has to touch the red tile on i8, in its own line.",
    )


def test_r15_not_through_another_red_tile() -> None:
    before = """
        .  .  red .   O
        """
    after = """
        Mg S  red red O
        """
    assert refused(before, after)[0] == "R15"


def test_r15_several_red_tiles_each_beside_a_tile_and_a_formula() -> None:
    before = """
        K K S . . . . Na Cl
        """
    after = """
        K K S red Mg O red Na Cl
        """
    assert scored(before, after) == {"MgO": [5]}
    assert refused(before, after, red_tiles="one") == (
        "R15",
        "One red tile a turn, not two (i7 and l7).",
    )


def test_r15_two_red_tiles_around_the_longest_formula() -> None:
    before = """
        K K S .   .  .  .  . . . . . .   .
        . . . .   .  .  .  . . . . . Na  Cl
        """
    after = """
        K K S red Na Na Na P O O O O red .
        . . . .   .  .  .  . . . . . Na  Cl
        """
    assert scored(before, after) == {"Na3PO4": [20]}


def test_r15_each_red_tile_needs_its_own_formula() -> None:
    before = """
        .  K  .
        .  Cl .
        K  .  .
        Br .  .
        """
    after = """
        .  K   .
        .  Cl  .
        K  red red
        Br .   .
        """
    assert refused(before, after)[0] == "R15"


def test_r15_not_on_the_first_turn() -> None:
    match = study(NOTHING, [["Na", "Cl", "red"], ["Na"]])
    assert rule_broken(match, (9, 9, "Na"), (9, 10, "Cl"), (9, 11, "red")) == "R15"
    assert not any("red" in str(move) for move in match.moves(0, type="place"))
