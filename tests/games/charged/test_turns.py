"""R3, R16, R17, R19 and R24 to R26: turns and the end."""

import pytest

import valence
from tests.games.charged.drawing import study
from valence.chem.words.en import NO_MOLECULES
from valence.core.dice import Dice
from valence.games.charged.options import Options
from valence.games.charged.rules import longest
from valence.games.charged.sets import material

SALT = "\nNa Cl . ."
O_AT_THE_END = {"type": "place", "tiles": [[6, 7, "O"]]}
PASS = {"type": "pass"}


@pytest.mark.parametrize(("seats", "rack", "bag"), [(2, 10, 180), (3, 10, 170), (4, 15, 140)])
def test_r3_ten_tiles_each_and_seat_0_begins(seats: int, rack: int, bag: int) -> None:
    match = valence.start("charged", seats=seats, seed=1, options={"rack": rack})
    position = match.save()
    assert [len(tiles) for tiles in position["racks"]] == [rack] * seats
    assert len(position["bag"]) == bag
    assert match.to_move == (0,)
    dealt = [tile for tiles in position["racks"] for tile in tiles]
    assert [*position["bag"], *reversed(dealt)] == Dice(1, "deal").shuffled(material(None).tiles)


def test_r3_seats_take_turns() -> None:
    match = valence.start("charged", seats=3, seed=1)
    for seat in (0, 1, 2, 0):
        assert match.to_move == (seat,)
        match.play(seat, {"type": "swap", "tiles": match.save()["racks"][seat][:1]})


def test_r16_tiles_are_drawn_before_those_swapped_go_back() -> None:
    match = study(SALT, [["P", "C", "P", "Na"], ["Na"]], bag=["O", "S", "I"])
    said = match.play(0, {"type": "swap", "tiles": ["P", "P"]})
    position = match.save()
    assert position["racks"][0] == ["C", "Na", "I", "S"]
    assert position["bag"] == Dice(7, "swap 0").shuffled(["O", "P", "P"])
    assert (position["swaps"], position["scoreless"], position["passes"]) == (1, 1, 0)
    assert said == ["Ada swaps 2 tiles.", "You draw I, S."]


def test_r16_no_more_than_the_bag_holds() -> None:
    match = study(SALT, [["P", "P", "Na"], ["Na"]], bag=["O"])
    refusal = match.why_not(0, {"type": "swap", "tiles": ["P", "P"]})
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (
        "R16",
        "2 tiles cannot be swapped: the bag holds 1.",
    )
    assert sorted(move["tiles"] for move in match.moves(0, type="swap")) == [["Na"], ["P"]]


@pytest.mark.parametrize(
    ("tiles", "rule"), [(["O"], "hand"), (["P", "P", "P"], "hand"), ([], "R16"), (["Xx"], "wire")]
)
def test_r16_only_tiles_of_the_rack_are_swapped(tiles: list[str], rule: str) -> None:
    match = study(SALT, [["P", "P", "Na"], ["Na"]])
    refusal = match.why_not(0, {"type": "swap", "tiles": tiles})
    assert refusal is not None
    assert refusal.rule == rule


def test_r16_every_distinct_swap_is_offered_once() -> None:
    match = study(SALT, [["O", "P", "O"], ["Na"]])
    swaps = [sorted(move["tiles"]) for move in match.moves(0, type="swap")]
    assert sorted(swaps) == [["O"], ["O", "O"], ["O", "O", "P"], ["O", "P"], ["P"]]


def test_r17_a_seat_may_always_pass() -> None:
    match = study(SALT, [["P"], ["Na"]], bag=[])
    assert match.moves(0) == [PASS]
    assert match.play(0, PASS) == ["Ada passes."]
    assert (match.save()["passes"], match.save()["scoreless"]) == (1, 1)
    assert match.to_move == (1,)


def test_r19_the_seat_draws_back_to_ten() -> None:
    rack = ["O"] * 10
    match = study(SALT, [rack, ["Na"]], bag=["C", "S"], passes=1, scoreless=3)
    match.play(0, O_AT_THE_END)
    position = match.save()
    assert position["racks"][0] == ["O"] * 9 + ["S"]
    assert position["bag"] == ["C"]
    assert (position["passes"], position["scoreless"]) == (0, 0)
    assert position["board"] == [[6, 5, "Na"], [6, 6, "Cl"], [6, 7, "O"]]


def test_r19_while_the_bag_lasts() -> None:
    match = study(SALT, [["O"] * 8, ["Na"]], bag=["S"])
    match.play(0, O_AT_THE_END)
    assert match.save()["racks"][0] == ["O"] * 7 + ["S"]


def test_r24_the_end_when_a_seat_has_used_all_its_tiles() -> None:
    match = study(SALT, [["O"], ["Na"]], bag=[], scores=[3, 20])
    said = match.play(0, O_AT_THE_END)
    assert match.outcome == {"winners": [1], "scores": [11, 20], "reason": "tiles_used"}
    assert (
        said[-1] == f"All tiles are used. Scores: Ada (11) and Ben (20). Ben wins. {NO_MOLECULES}"
    )
    assert match.to_move == ()
    assert match.save()["to_move"] == 0
    assert match.moves(1) == []
    refusal = match.why_not(1, PASS)
    assert refusal is not None
    assert refusal.rule == "over"


def test_r24_not_while_the_bag_holds_tiles() -> None:
    match = study(SALT, [["O"], ["Na"]], bag=["C"])
    match.play(0, O_AT_THE_END)
    assert match.outcome is None
    assert match.save()["racks"][0] == ["C"]


def test_r24_the_end_when_every_seat_passes_in_turn() -> None:
    match = valence.start("charged", seats=3, seed=1)
    for seat in (0, 1):
        match.play(seat, PASS)
    match.play(2, {"type": "swap", "tiles": match.save()["racks"][2]})
    for seat in (0, 1):
        match.play(seat, PASS)
        assert match.outcome is None
    match.play(2, PASS)
    assert match.outcome is not None
    assert match.outcome["reason"] == "all_passed"


def test_r25_swaps_do_not_end_the_game_by_default() -> None:
    match = study(SALT, [["O"], ["Na"]])
    for turn in range(12):
        match.play(turn % 2, {"type": "swap", "tiles": match.save()["racks"][turn % 2]})
    assert match.outcome is None


def test_r25_three_turns_each_without_a_score() -> None:
    match = study(SALT, [["O"], ["Na"]], options={"scoreless": 3})
    for turn in range(5):
        match.play(turn % 2, {"type": "swap", "tiles": match.save()["racks"][turn % 2]})
    assert match.to_move == (1,)
    match.play(1, PASS)
    assert match.outcome is not None
    assert match.outcome["reason"] == "scoreless"


def test_r25_bounds_the_length_of_a_game() -> None:
    assert longest(Options(scoreless=3), 2) == 201 * 6
    assert longest(Options(board=("." * 9,) * 9), 4) == 82 * 200


def test_r26_tiles_left_cost_nothing_and_a_tie_is_shared() -> None:
    match = study(SALT, [["Au", "Au"], ["Na"]], bag=[], scores=[5, 5])
    match.play(0, PASS)
    said = match.play(1, PASS)
    assert match.outcome == {"winners": [0, 1], "scores": [5, 5], "reason": "all_passed"}
    scores = "Scores: Ada (5) and Ben (5). Ada and Ben share the win."
    assert said[-1] == f"Everybody passed. {scores} {NO_MOLECULES}"


@pytest.mark.parametrize(("scoreless", "turns"), [(1, 2), (3, 6), (0, 100)])
def test_r25_another_number_of_turns_or_the_rule_switched_off(scoreless: int, turns: int) -> None:
    options = {"scoreless": scoreless}
    match = study(SALT, [["P", "P"], ["C", "C"]], options=options, bag=["C"] * 8)
    made = 0
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, {"type": "swap", "tiles": [match.view(seat)["rack"][0]]})
        made += 1
    assert made == turns
    assert match.outcome is not None
    assert match.outcome["reason"] == "scoreless"
