"""R10 to R15, R18: where tiles may be placed, with every example of the rule sheet and of the rulebook."""

import pytest

from tests.games.charged.drawing import asked, refused, scored, study
from valence.library import AnyMatch

NOTHING = """
"""


def place(match: AnyMatch, *tiles: tuple[int, int, str]) -> str | None:
    """The rule that a placement by seat 0 breaks."""
    refusal = match.why_not(0, {"type": "place", "tiles": list(tiles)})
    return None if refusal is None else refusal.rule


def test_r10_the_first_placement_covers_the_centre() -> None:
    match = study(NOTHING, [["Na", "Cl"], ["Na"]])
    assert place(match, (9, 9, "Na"), (9, 10, "Cl")) is None
    assert place(match, (8, 9, "Na"), (9, 9, "Cl")) is None
    assert place(match, (9, 10, "Na"), (9, 11, "Cl")) == "R10"
    assert len(match.moves(0, type="place")) == 4


def test_r10_a_single_tile_is_no_formula() -> None:
    assert place(study(NOTHING, [["Na"], ["Na"]]), (9, 9, "Na")) == "R13"


def test_r11_one_row_or_one_column() -> None:
    rule, reason = refused(
        """
        Na Cl
        .  .
        .  .
        """,
        """
        Na Cl
        Cl .
        .  O
        """,
    )
    assert (rule, reason) == (
        "R11",
        "All tiles of a turn lie in one row or one column: f8 and g9 do not.",
    )


def test_r11_no_gap() -> None:
    rule, reason = refused(
        """
        .  .  .
        Na Cl .
        """,
        """
        Na .  K
        Na Cl .
        """,
    )
    assert (rule, reason[:18]) == ("R11", "g7 would stay free")


def test_r11_what_lies_between_may_be_there_already() -> None:
    points = scored(
        """
        .  .  Na  .  .
        .  .  Na  .  .
        .  .  O   .  .
        """,
        """
        .  .  Na  .  .
        .  Na Na  O  .
        .  .  O   .  .
        """,
    )
    assert points == {"Na2O": [8]}


@pytest.mark.parametrize(
    "after",
    [
        """
        Na Cl .
        .  .  .
        K  Br .
        """,
        """
        Na Cl .  .
        .  .  K  Br
        """,
    ],
)
def test_r12_a_placement_uses_the_board(after: str) -> None:
    before = """
        Na Cl
        """
    rule, reason = refused(before, after)
    assert (rule, reason[:20]) == ("R12", "None of these tiles ")


def test_r12_alongside_is_enough() -> None:
    points = scored(
        """
        .  .  Na Cl
        .  .  .  .
        """,
        """
        .  .  Na Cl
        Fe Cl Cl .
        """,
    )
    assert points == {"FeCl2": [10], "NaCl": [6]}


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        (
            """
            Na Cl
            .  .
            """,
            """
            Na Cl
            Na .
            """,
            "f7 to f8 would read Na₂: metals alone; a formula ends with an anion (R5).",
        ),
        (
            """
            Na Na O  .
            .  .  .  .
            """,
            """
            Na Na O  .
            Cl Br .  .
            """,
            "f8 to g8 would read ClBr: non-metals alone; a formula begins with a metal, its cation (R5).",
        ),
        (
            """
            Mg O .
            .  . .
            """,
            """
            Mg O .
            N  . .
            """,
            "f7 to f8 would read MgN: one magnesium 2+ against one nitride 3−; neutral is Mg₃N₂ (R5).",
        ),
        (
            """
            Mg O
            .  .
            .  .
            .  .
            .  .
            """,
            """
            Mg O
            N  .
            O  .
            O  .
            O  .
            """,
            "f7 to f11 would read MgNO₃: Mg(NO₃)₂ needs parentheses, which the board cannot show (R7).",
        ),
    ],
)
def test_r13_every_new_run_is_a_formula(before: str, after: str, reason: str) -> None:
    assert refused(before, after) == ("R13", reason)


def test_r13_runs_that_cross_count_too() -> None:
    rule, reason = refused(
        """
        Na Na S O O O .
        .  .  . . . . .
        """,
        """
        Na Na S O O O .
        .  .  . K Cl . .
        """,
    )
    assert rule == "R13"
    assert reason.startswith("i7 to i8 would read OK: K stands after O")


def test_r13_a_new_tile_is_part_of_a_formula() -> None:
    match = study(
        """
        K K S red
        """,
        [["Na", "Cl"], ["Na"]],
    )
    assert place(match, (6, 9, "Na")) == "R13"
    assert place(match, (6, 9, "Na"), (6, 10, "Cl")) is None


def test_r13_a_red_tile_and_the_edge_end_a_run() -> None:
    match = study(
        """
        K K S red
        """,
        [["Na", "Cl"], ["Na"]],
        board=["." * 11] * 11,
    )
    assert place(match, (6, 9, "Na"), (6, 10, "Cl")) is None


@pytest.mark.parametrize(
    ("before", "after", "formula"),
    [
        (". K Cl . . . .", ". K Cl O . . .", "KClO"),
        (". K Cl . . . .", ". K Cl O O O O", "KClO4"),
        (". K Cl O . . .", ". K Cl O O . .", "KClO2"),
        ("Na Na S . . . .", "Na Na S O O O .", "Na2SO3"),
        ("Na Na S O O O .", "Na Na S O O O O", "Na2SO4"),
        ("Au Cl . .", "Au Cl Cl Cl", "AuCl3"),
        ("Al P . . . .", "Al P O O O O", "AlPO4"),
        ("Fe Cl Cl .", "Fe Cl Cl Cl", "FeCl3"),
        ("Cu Cl . .", "Cu Cl Cl .", "CuCl2"),
    ],
)
def test_r14_a_formula_grows_at_its_end(before: str, after: str, formula: str) -> None:
    assert list(scored("\n" + before, "\n" + after)) == [formula]


def test_r14_the_anion_keeps_its_charge() -> None:
    assert refused("\nAu N . .", "\nAu N N N") == (
        "R14",
        "AuN → AuN₃ would turn nitride (3−) into azide (1−): a formula that grows keeps the charge of its anion.",
    )
    assert refused("\nAu N . .", "\nAu N N N", front=True)[0] == "R14"


def test_r14_nothing_is_put_before_a_formula() -> None:
    assert refused("\n. Cu O", "\nCu Cu O") == (
        "R14",
        "Cu₂O by putting Cu before CuO (g7 to h7): formulas grow at their end.",
    )


def test_r14_nor_before_one_that_is_met_crosswise() -> None:
    rule, _ = refused(
        """
        .  .  .
        .  Cu .
        .  O  .
        """,
        """
        .  Cu Cl
        .  Cu .
        .  O  .
        """,
    )
    assert rule == "R14"


def test_r14_with_front_tiles_may_be_put_before_a_formula() -> None:
    assert scored("\n. Cu O", "\nCu Cu O", front=True) == {"Cu2O": [10]}
    assert scored("\n. . Au N", "\nAu Au Au N", front=True) == {"Au3N": [20]}


def test_r14_tiles_that_are_no_formula_may_stand_anywhere() -> None:
    points = scored(
        """
        .  K  .
        .  Cl .
        .  .  .
        """,
        """
        .  K  .
        Na Cl O
        .  .  .
        """,
    )
    assert points == {"NaClO": [8]}


# The examples of the rule sheet and of the rulebook, on plain squares.


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
def test_r15_a_red_tile_is_a_place_to_start_from_for_anybody(after: str) -> None:
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
            "One red tile a turn, not two (i7 and l7).",
        ),
        ("K K S . . .", "K K S O O O red", "The red tile on l7 has to lie beside a tile"),
        (
            "K K S red . . . .",
            "K K S red Na Cl red .",
            "The red tile on l7 has to lie beside a tile",
        ),
    ],
)
def test_r15_red_tiles_that_are_refused(before: str, after: str, reason: str) -> None:
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


def test_r15_not_on_the_first_turn() -> None:
    match = study(NOTHING, [["Na", "Cl", "red"], ["Na"]])
    assert place(match, (9, 9, "Na"), (9, 10, "Cl"), (9, 11, "red")) == "R15"
    assert not any("red" in str(move) for move in match.moves(0, type="place"))


@pytest.mark.parametrize(
    ("tiles", "rule"),
    [
        ([(6, 7, "O")], "hand"),
        ([(6, 6, "Cl")], "square"),
        ([(6, 19, "Cl")], "square"),
        ([(-1, 5, "Cl")], "square"),
        ([(7, 5, "Cl"), (7, 5, "Cl")], "square"),
        ([(7, 6, "Cl"), (7, 5, "Na")], "wire"),
        ([(7, 5, "Xx")], "wire"),
        ([], "wire"),
        ([(7, 5)], "wire"),
        ([(7.5, 5, "Cl")], "wire"),
    ],
)
def test_r18_a_refusal_names_the_rule_and_costs_nothing(
    tiles: list[tuple[int, int, str]], rule: str
) -> None:
    match = study("\nNa Cl", [["Na", "Cl", "Cl"], ["Na"]])
    before = match.save()
    assert place(match, *tiles) == rule
    with pytest.raises(ValueError, match=rf"^{rule}: "):
        match.play(0, {"type": "place", "tiles": tiles})
    assert match.save() == before


def test_r18_the_run_and_its_squares_are_part_of_the_refusal() -> None:
    match, move = asked("\nNa Cl .", "\nNa Cl Br")
    reason = match.why_not(0, move)
    assert reason is not None
    assert reason.reason.startswith("f7 to h7 would read NaClBr")
