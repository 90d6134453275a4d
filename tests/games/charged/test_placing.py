"""R10 to R14, R18: where tiles may be placed."""

import pytest

import valence
from tests.games.charged.drawing import (
    NOTHING,
    placed_by_seat_0,
    refused,
    rule_broken,
    scored,
    study,
)
from valence.core.game import Seat
from valence.games.charged.moves import Place


def test_r10_the_first_placement_covers_the_centre() -> None:
    match = study(NOTHING, [["Na", "Cl"], ["Na"]])
    assert rule_broken(match, (9, 9, "Na"), (9, 10, "Cl")) is None
    assert rule_broken(match, (8, 9, "Na"), (9, 9, "Cl")) is None
    assert rule_broken(match, (9, 10, "Na"), (9, 11, "Cl")) == "R10"
    assert len(match.moves(0, type="place")) == 4


def test_r10_a_single_tile_is_not_a_formula() -> None:
    assert rule_broken(study(NOTHING, [["Na"], ["Na"]]), (9, 9, "Na")) == "R13"


@pytest.mark.parametrize("square", [(-1, 9), (19, 9), (9, -1), (9, 19)])
def test_r23_squares_beside_the_board_are_refused_as_such(square: tuple[int, int]) -> None:
    match = study(NOTHING, [["Na", "Cl"], ["Na"]])
    assert rule_broken(match, (9, 9, "Na"), (*square, "Cl")) == "square"


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


def test_r11_a_gap_may_be_filled_by_tiles_on_the_board() -> None:
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
    assert rule_broken(match, (6, 9, "Na")) == "R13"
    assert rule_broken(match, (6, 9, "Na"), (6, 10, "Cl")) is None


def test_r13_a_red_tile_and_the_edge_end_a_run() -> None:
    match = study(
        """
        K K S red
        """,
        [["Na", "Cl"], ["Na"]],
        board=["." * 11] * 11,
    )
    assert rule_broken(match, (6, 9, "Na"), (6, 10, "Cl")) is None


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


def test_r14_nothing_is_put_before_a_crossing_formula() -> None:
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


def test_r14_the_option_front_allows_tiles_before_a_formula() -> None:
    assert scored("\n. Cu O", "\nCu Cu O", front=True) == {"Cu2O": [10]}
    assert scored("\n. . Au N", "\nAu Au Au N", front=True) == {"Au3N": [20]}


def test_r14_tiles_that_are_not_a_formula_may_stand_anywhere() -> None:
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


def test_r11_tiles_may_be_laid_in_any_order() -> None:
    match = study(NOTHING, [["Ca", "O"], ["Na"]])
    said = match.play(0, {"type": "place", "tiles": [[9, 10, "O"], [9, 9, "Ca"]]})
    assert said[0].startswith("Ada places Ca O on j10 to k10. CaO, calcium oxide")
    assert '0 {"type":"place","tiles":[[9,9,"Ca"],[9,10,"O"]]}' in match.record


@pytest.mark.parametrize(
    ("tiles", "rule"),
    [
        ([(6, 7, "O")], "hand"),
        ([(6, 6, "Cl")], "square"),
        ([(6, 19, "Cl")], "square"),
        ([(-1, 5, "Cl")], "square"),
        ([(7, 5, "Cl"), (7, 5, "Cl")], "square"),
        ([(7, 5, "Xx")], "wire"),
        ([], "R11"),
        ([(7, 5)], "wire"),
        ([(7.5, 5, "Cl")], "wire"),
    ],
)
def test_r18_a_refusal_names_the_rule_and_costs_nothing(
    tiles: list[tuple[int, int, str]], rule: str
) -> None:
    match = study("\nNa Cl", [["Na", "Cl", "Cl"], ["Na"]])
    before = match.save()
    assert rule_broken(match, *tiles) == rule
    with pytest.raises(ValueError, match=rf"^{rule}: "):
        match.play(0, {"type": "place", "tiles": tiles})
    assert match.save() == before


def test_r18_the_run_and_its_squares_are_part_of_the_refusal() -> None:
    match, move = placed_by_seat_0("\nNa Cl .", "\nNa Cl Br")
    reason = match.why_not(0, move)
    assert reason is not None
    assert reason.reason.startswith("f7 to h7 would read NaClBr")


@pytest.mark.parametrize(
    ("board", "tried"),
    [
        ([], {(9, 9, "O"), (9, 9, "S")}),  # R10: the centre
        ([(9, 9, "Na"), (9, 10, "Cl")], {(9, 11, "O"), (9, 11, "S")}),  # R14: the end of a formula
        ([(9, 9, "Na"), (10, 9, "Cl")], {(11, 9, "O"), (11, 9, "S")}),
        ([(9, 17, "Na"), (9, 18, "Cl")], set()),  # beyond the edge
        ([(17, 9, "Na"), (18, 9, "Cl")], set()),
    ],
)
def test_single_tiles_are_tried_where_a_formula_might_grow(
    board: list[tuple[int, int, str]], tried: set[tuple[int, int, str]]
) -> None:
    position = study(NOTHING, [["O", "S", "O"], ["Na"]]).save() | {"board": board}
    match = valence.load(position, strict=False)
    placed = [
        move.tiles
        for move in match.game.candidates(match.state, Seat(0))
        if isinstance(move, Place)
    ]
    singles = [tuple(tiles[0]) for tiles in placed if len(tiles) == 1]
    assert sorted(singles) == sorted(tried)


def test_r19_a_rack_that_is_larger_than_allowed_is_not_filled_up() -> None:
    rack = ["Na", "Cl", *["C"] * 8]
    match = study(NOTHING, [rack, ["Na"]], options={"rack": 7})
    match.play(0, {"type": "place", "tiles": [[9, 9, "Na"], [9, 10, "Cl"]]})
    assert (match.save()["racks"][0], len(match.save()["bag"])) == (["C"] * 8, 10)
