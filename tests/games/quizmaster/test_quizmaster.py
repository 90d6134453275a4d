"""R11 to R14: the quizmaster's verdict, the rotation, answering again, and practice alone."""

from typing import Any

import pytest

import valence
from tests.games.quizmaster.study import answer, judge, rule_broken, skip, study, time_is_up
from valence.games.quizmaster import GAME
from valence.games.quizmaster.options import Options
from valence.library import AnyMatch


def with_quizmaster(card: str, show: str | None = "name", **fields: Any) -> AnyMatch:
    """Ada asks, Ben and Cleo answer."""
    return study(card, show, quizmaster="seat", **fields)


def test_r11_an_answer_waits_for_the_verdict_of_the_quizmaster() -> None:
    match = with_quizmaster("acetone")
    answer(match, 1, "19.3")
    assert match.save()["won"] == [[], [], []]
    assert set(match.to_move) == {0, 2}
    judge(match, 1, True)
    assert match.save()["won"] == [[], ["acetone"], []]


def test_r11_only_the_quizmaster_sees_the_answer_and_what_the_table_thinks() -> None:
    match = with_quizmaster("acetone")
    answer(match, 1, "18.3")
    assert match.view(0)["to_judge"] == {
        "seat": 1,
        "text": "18.3",
        "is_right": False,
        "card": None,
        "off": "-1.0",
        "could_be": [],
        "printed": None,
        "is_overruled": False,
        "is_late": False,
    }
    for viewer in (1, 2, None):
        assert match.view(viewer)["to_judge"] is None
        assert match.view(viewer)["called"] == [1]
    assert match.view(1)["answers"] == ["18.3"]
    assert "18.3" not in str(match.view(2))


@pytest.mark.parametrize(
    ("text", "right", "said"),
    [
        ("18", True, "Ben said “18”: 1.3 too low. Ada accepts it. Ben takes it."),
        ("19.3", False, "Ben said “19.3”: exactly right. Ada doesn't accept it."),
        ("19.3", True, "Ben said “19.3”: exactly right. Ben takes it."),
        ("50", False, "Ben said “50”: 30.7 too high. The card goes to nobody."),
    ],
)
def test_r11_the_quizmaster_may_overrule_the_table(text: str, right: bool, said: str) -> None:
    match = with_quizmaster("acetone")
    skip(match, 2)
    answer(match, 1, text)
    ruling = judge(match, 1, right)[0]
    assert said in ruling
    assert match.save()["won"][1] == (["acetone"] if right else [])


def test_r11_answers_are_judged_in_the_order_of_receipt() -> None:
    match = with_quizmaster("acetone")
    answer(match, 2, "19.3")
    answer(match, 1, "19.3")
    assert list(match.to_move) == [0]
    assert rule_broken(match, 0, {"type": "judge", "seat": 1, "right": True}) == "R11"
    said = judge(match, 2, True)[0]
    assert "Ben said “19.3”, but later." in said
    assert match.save()["won"] == [[], [], ["acetone"]]


def test_r11_when_all_are_judged_wrong_the_card_goes_to_nobody() -> None:
    match = with_quizmaster("acetone")
    answer(match, 2, "1")
    answer(match, 1, "2")
    judge(match, 2, False)
    assert match.save()["lost"] == []
    judge(match, 1, False)
    assert match.save()["lost"] == ["acetone"]


def test_r11_the_quizmaster_only_judges_and_players_only_answer() -> None:
    match = with_quizmaster("acetone")
    answer(match, 1, "19.3")
    assert match.moves(0) == [
        {"type": "judge", "seat": 1, "right": True},
        {"type": "judge", "seat": 1, "right": False},
    ]
    assert rule_broken(match, 0, {"type": "pass"}) == "R11"
    assert rule_broken(match, 2, {"type": "judge", "seat": 1, "right": False}) == "R11"
    assert rule_broken(match, 1, {"type": "answer", "text": "20"}) == "turn"


def test_r11_an_answer_that_waits_when_time_is_up_is_still_judged() -> None:
    match = with_quizmaster("acetone", calls=2)
    answer(match, 1, "18")
    time_is_up(match)
    assert list(match.to_move) == [0]
    assert GAME.seconds is not None
    assert GAME.seconds(match.state) is None
    judge(match, 1, False)
    assert match.save()["lost"] == ["acetone"]


def test_r11_the_clock_keeps_running_while_an_answer_waits() -> None:
    match = with_quizmaster("acetone")
    before = match.ply
    answer(match, 1, "18")
    assert not match.is_stale(before)
    assert GAME.seconds is not None
    assert GAME.seconds(match.state) == 30


def test_r11_the_table_may_judge_for_a_seated_quizmaster() -> None:
    match = with_quizmaster("acetone", verdict="table")
    answer(match, 1, "19.3")
    assert match.save()["won"][1] == ["acetone"]
    assert rule_broken(study("lda", "name"), 0, {"type": "judge", "seat": 1, "right": True}) == (
        "R11"
    )


def test_r12_the_role_passes_on_and_everybody_collects() -> None:
    options = {"quizmaster": "seat", "verdict": "table", "rotation": 2, "cards": 7}
    match = valence.start("quizmaster", seats=3, seed=7, options=options)
    askers = []
    while match.to_move:
        (asker,) = match.to_move
        askers.append(asker)
        match.play(asker, {"type": "ask", "show": "name"})
        assert asker not in match.to_move
        time_is_up(match)
    assert askers == [0, 0, 1, 1, 2, 2, 0]
    assert match.outcome is not None
    assert match.outcome["winners"] == [0, 1, 2]


def test_r12_without_rotation_the_first_seat_asks_throughout() -> None:
    match = valence.start("quizmaster", seats=2, seed=7, options={"quizmaster": "seat", "cards": 3})
    for _ in range(3):
        match.play(0, {"type": "ask", "show": "value"})
        time_is_up(match)
    assert match.outcome is not None
    assert match.outcome["winners"] == [1]
    assert match.outcome["aside"] == [0]


def test_r13_a_player_may_answer_again_until_the_calls_are_used_up() -> None:
    match = study("acetone", "name", calls=3)
    answer(match, 0, "1")
    answer(match, 0, "2")
    assert match.view(1)["wrong"] == [2, 0, 0]
    assert match.view(1)["locked_out"] == []
    answer(match, 0, "3")
    assert match.view(0)["locked_out"] == [0]
    assert match.view(0)["answers"] == ["1", "2", "3"]
    assert list(match.to_move) == [1, 2]


def test_r13_a_later_answer_may_take_the_card() -> None:
    match = study("acetone", "name", calls=2)
    assert answer(match, 0, "1")[0] == "Ada is wrong, and may answer once more."
    answer(match, 0, "19")
    assert match.save()["won"][0] == ["acetone"]


def test_r13_a_pass_ends_the_answers_of_a_player() -> None:
    match = study("acetone", "name", calls=3)
    answer(match, 0, "1")
    skip(match, 0)
    assert list(match.to_move) == [1, 2]


DECK = ("ethanol", "phenol", "lda", "pyridine", "acetic-acid")


def test_r14_alone_a_missed_card_returns_after_three_others() -> None:
    match = study("acetone", "name", players=1, deck=DECK, repeats=1)
    said = answer(match, 0, "5")
    assert said[0].endswith("It comes back soon.")
    cards = []
    while match.to_move:
        cards.append(match.save()["card"])
        match.play(0, {"type": "answer", "text": "no such answer"})
    # Each of the five others is missed once too, and returns after three others or at the end.
    assert cards[:4] == ["acetic-acid", "pyridine", "lda", "acetone"]
    assert sorted(cards) == sorted([*DECK * 2, "acetone"])
    assert match.save()["lost"].count("acetone") == 1


def test_r14_alone_the_last_answer_or_a_pass_settles_a_card() -> None:
    match = study("acetone", "name", players=1, calls=2)
    answer(match, 0, "5")
    assert match.save()["card"] == "acetone"
    answer(match, 0, "6")
    assert match.save()["lost"] == ["acetone"]


def test_r14_a_card_that_returned_and_is_known_is_won() -> None:
    match = study("acetone", "name", players=1, deck=(), repeats=1)
    skip(match, 0)
    assert match.save()["card"] == "acetone"
    assert match.view(0)["missed"] == ["acetone"]
    match.play(
        0, {"type": "answer", "text": "acetone" if match.save()["show"] == "value" else "19"}
    )
    assert match.save()["won"] == [["acetone"]]
    assert match.outcome == {"winners": [0], "scores": [1], "reason": "deck_empty"}


def test_r14_with_others_or_without_repeats_no_card_returns() -> None:
    for match in (study("acetone", "name", repeats=2), study("lda", "name", players=1, repeats=0)):
        time_is_up(match)
        assert len(match.save()["lost"]) == 1
        assert match.save()["missed"] == []


def test_r14_practice_has_no_time_limit() -> None:
    assert GAME.seconds is not None
    assert GAME.seconds(study("acetone", "name", players=1).state) is None
    assert GAME.seconds(study("acetone", "name", players=2).state) == 30


def test_the_bound_on_the_number_of_moves() -> None:
    # Alone: each card is asked three times, one answer each.
    assert GAME.longest(Options(cards=4), 1) == 12
    # A question, and of two players two answers, two verdicts and a pass each.
    options = Options(quizmaster="seat", cards=1, calls=2)
    assert GAME.longest(options, 3) == 1 + 2 * (2 + 2 + 1)


def test_r14_alone_the_log_speaks_to_the_player() -> None:
    match = study("acetone", "name", players=1, deck=(), repeats=0)
    said = match.play(0, {"type": "answer", "text": "19.3"})
    assert "You said “19.3”: exactly right." in said[0]
    assert said[-1] == "The deck is empty. You won 1 card."
