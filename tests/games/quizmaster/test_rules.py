"""The rules one by one."""

from typing import Any

import pytest

import valence
from tests.games.quizmaster.study import answer, rule_broken, shown, skip, study, time_is_up
from tests.games.quizmaster.study import judge as judge_by_quizmaster
from valence.chem.cards import kind_of
from valence.core.dice import Dice
from valence.core.game import Tally
from valence.games.quizmaster import GAME
from valence.games.quizmaster.asking import draw_choices, mistakes, wrong_answers
from valence.games.quizmaster.cards import BUILT_IN
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.moves import Pass, Timeout
from valence.games.quizmaster.options import Options


def test_r1_the_deck_has_27_acids_and_27_bases() -> None:
    kinds = [kind_of(card) for card in BUILT_IN.values()]
    assert (kinds.count("acid"), kinds.count("base")) == (27, 27)


def test_r1_a_name_or_a_value_is_read_out_and_the_kind_is_said() -> None:
    assert shown(study("acetone", "name")) == ("name", "acid", "Acetone")
    assert shown(study("acetone", "value")) == ("value", "acid", "19.3")
    assert shown(study("lda", "name")) == ("name", "base", "Lithium diisopropylamide (LDA)")
    assert shown(study("water-base", "value")) == ("value", "base", "-1.74")


def test_r1_the_card_is_drawn_from_the_whole_shuffled_deck() -> None:
    match = valence.start("quizmaster", seed=7)
    saved = match.save()
    assert {*saved["deck"], saved["card"]} == set(BUILT_IN)
    assert len(saved["deck"]) == 53
    assert saved["card"] != valence.start("quizmaster", seed=8).save()["card"]


@pytest.mark.parametrize(
    ("card", "show", "text"),
    [
        ("acetone", "name", "19.3"),
        ("acetone", "value", "acetone"),
        ("lda", "name", "35.7"),
        ("lda", "value", "LDA"),
    ],
)
def test_r2_the_first_with_the_counterpart_takes_the_card(card: str, show: str, text: str) -> None:
    match = study(card, show)
    answer(match, 2, text)
    assert match.save()["won"] == [[], [], [card]]
    assert match.view(0)["last"] == {
        "card": card,
        "show": show,
        "seat": 2,
        "tried": [{"seat": 2, "text": text}],
    }


def test_r3_the_next_card_follows_until_the_deck_is_empty() -> None:
    match = study("acetone", "name", deck=("water", "lda"))
    answer(match, 0, "19.3")
    assert match.save()["card"] == "lda"
    assert list(match.to_move) == [0, 1, 2]
    time_is_up(match)
    time_is_up(match)
    assert list(match.to_move) == []
    assert match.outcome == {"winners": [0], "scores": [1, 0, 0], "reason": "deck_empty"}


def test_r3_a_tie_is_a_shared_win() -> None:
    match = study("acetone", "name", deck=(), won=[[], ["water"], ["lda"]])
    skip(match, 0)
    skip(match, 1)
    said = skip(match, 2)
    assert match.outcome is not None
    assert match.outcome["winners"] == [1, 2]
    assert said[-1].endswith(
        "Cards won: Ada (0), Ben (1) and Cleo (1). Ben and Cleo share the win."
    )


@pytest.mark.parametrize("seed", range(5))
def test_r4_the_table_asks_equally_often_each_way(seed: int) -> None:
    match = valence.start("quizmaster", seats=2, seed=seed, options={"cards": 10})
    shows = []
    while match.to_move:
        shows.append(match.view(None)["question"]["show"])
        time_is_up(match)
    assert all({a, b} == {"name", "value"} for a, b in zip(shows[::2], shows[1::2], strict=True))


def test_r4_the_order_of_the_two_ways_is_random() -> None:
    first = {
        valence.start("quizmaster", seed=seed).view(None)["question"]["show"] for seed in range(20)
    }
    assert first == {"name", "value"}


def test_r4_a_seated_quizmaster_asks_and_does_not_answer() -> None:
    match = study("acetone", None, quizmaster="seat", verdict="table")
    assert list(match.to_move) == [0]
    assert match.moves(0) == [{"type": "ask", "show": "name"}, {"type": "ask", "show": "value"}]
    for move in ({"type": "answer", "text": "19.3"}, {"type": "pass"}, {"type": "timeout"}):
        assert rule_broken(match, 0, move) == "R4"
    match.play(0, {"type": "ask", "show": "value"})
    assert shown(match) == ("value", "acid", "19.3")
    assert list(match.to_move) == [1, 2]
    assert rule_broken(match, 1, {"type": "ask", "show": "name"}) == "R4"
    assert rule_broken(match, 0, {"type": "answer", "text": "acetone"}) == "turn"
    answer(match, 1, "acetone")
    assert list(match.to_move) == [0]


def test_r4_only_the_quizmaster_sees_the_card_before_it_is_settled() -> None:
    match = study("acetone", None, quizmaster="seat")
    assert match.view(0)["card"] == "acetone"
    assert [match.view(viewer)["card"] for viewer in (1, 2, None)] == [None] * 3
    match.play(0, {"type": "ask", "show": "value"})
    assert match.view(0)["card"] == "acetone"
    assert match.view(1)["card"] is None
    drawn = valence.start("quizmaster", seats=3, seed=1, options={"quizmaster": "seat"})
    assert [event.to for event in drawn.story[0] if hasattr(event, "to")] == [0]


def test_r4_a_quizmaster_wins_nothing() -> None:
    match = study("acetone", "name", quizmaster="seat", verdict="table", deck=())
    answer(match, 1, "1")
    answer(match, 2, "2")
    assert match.outcome is not None
    assert match.outcome["winners"] == [1, 2]


def test_r4_at_the_table_nobody_asks() -> None:
    match = study("acetone", "name")
    assert rule_broken(match, 0, {"type": "ask", "show": "value"}) == "R4"


@pytest.mark.parametrize(
    ("tolerance", "text", "is_right"),
    [
        (0.5, "15.7", True),
        (0.5, "16.2", True),
        (0.5, "15.2", True),
        (0.5, "16.21", False),
        (0.5, "15.19", False),
        (0, "15.7", True),
        (0, "15.70", True),
        (0, "15.71", False),
        (0.1, "15.8", True),
        (0.1, "15.6", True),
        (2, "14", True),
    ],
)
def test_r5_a_value_may_be_off_by_the_tolerance(
    tolerance: float, text: str, is_right: bool
) -> None:
    match = study("water", "name", tolerance=tolerance)
    answer(match, 0, text)
    assert (match.save()["won"][0] == ["water"]) == is_right


def test_r6_every_card_of_the_kind_that_shows_the_value_is_right() -> None:
    match = study("lihmds", "value")
    said = answer(match, 0, "KHMDS")
    assert match.save()["won"][0] == ["lihmds"]
    assert "Right too: potassium hexamethyldisilazide (KHMDS)." in said[0]


def test_r6_the_kind_asked_for_counts() -> None:
    match = study("sodium-hydroxide", "value")
    said = answer(match, 0, "water")
    assert match.save()["tried"] == [{"seat": 0, "text": "water"}]
    assert "wrong" in said[0]


def test_r7_a_wrong_answer_locks_out_of_this_card_only() -> None:
    match = study("acetone", "name")
    answer(match, 1, "5")
    assert match.view(None)["locked_out"] == [1]
    assert list(match.to_move) == [0, 2]
    assert rule_broken(match, 1, {"type": "answer", "text": "19.3"}) == "turn"
    answer(match, 0, "19")
    assert list(match.to_move) == [0, 1, 2]


def test_r7_when_all_are_wrong_or_pass_the_card_goes_to_nobody() -> None:
    match = study("acetone", "name")
    answer(match, 1, "5")
    skip(match, 0)
    assert match.view(None)["passed"] == [0]
    said = answer(match, 2, "25")
    assert match.save()["lost"] == ["acetone"]
    assert "The card is acetone, an acid with pKa 19.3 (in water)." in said[0]
    assert "Ben said “5”: 14.3 too low. Cleo said “25”: 5.7 too high." in said[0]
    assert "The card goes to nobody." in said[0]


@pytest.mark.parametrize("seat", [0, 2])
def test_r7_a_timeout_ends_the_question_for_everybody(seat: int) -> None:
    match = study("acetone", "name")
    answer(match, 1, "5")
    match.play(seat, {"type": "timeout"})
    assert match.save()["lost"] == ["acetone"]
    assert match.save()["last"]["tried"] == [{"seat": 1, "text": "5"}]


def test_r7_without_a_time_limit_there_is_no_timeout() -> None:
    match = study("acetone", "name", seconds=0)
    assert rule_broken(match, 0, {"type": "timeout"}) == "R7"


def test_r7_no_seat_is_offered_the_clock() -> None:
    assert {"type": "timeout"} not in study("acetone", "name").moves(0)


@pytest.mark.parametrize("show", ["name", "value"])
@pytest.mark.parametrize("card", BUILT_IN)
def test_r8_four_choices_of_which_one_is_right(card: str, show: Any) -> None:
    for seed in range(3):
        choices = draw_choices(card, show, Options(), Dice(seed, "choices"))
        right = [text for text in choices if judge(BUILT_IN, card, show, text, 0.5).is_right]
        assert len(set(choices)) == 4
        assert len(right) == 1


def test_r8_wrong_choices_are_the_nearest_values_of_the_kind() -> None:
    # The acids around water, 15.7: 15.9 and 16.0 would be right by R5.
    assert wrong_answers("water", "name", Options())[:6] == (
        "16.7",
        "13.0",
        "19.3",
        "11.2",
        "10.7",
        "10.6",
    )
    assert wrong_answers("water", "value", Options())[:3] == (
        "Ethanol (EtOH)",
        "Cyclopentadiene (CpH)",
        "Acetaldehyde",
    )
    # LiHMDS and KHMDS share 29.5, so neither is a wrong choice for the other.
    assert "Potassium hexamethyldisilazide (KHMDS)" not in wrong_answers(
        "lihmds", "value", Options()
    )


@pytest.mark.parametrize(
    ("card", "show", "wrong"),
    [
        ("dabco", "name", "5.2"),  # pKaH 8.8, so its pKb is 5.2
        ("dabco", "value", "Pyridine (py)"),  # which has a pKaH of 5.2
        ("potassium-carbonate", "name", "3.67"),  # 14 - 10.33
        ("hydrogen-chloride", "name", "7"),  # without the minus of -7
        ("hydrogen-chloride", "value", "Thiophenol (PhSH)"),  # 6.6, within the tolerance of 7
    ],
)
def test_r8_a_common_mistake_is_among_the_choices(card: str, show: Any, wrong: str) -> None:
    assert mistakes(card, show, Options()) == (wrong,)
    for seed in range(5):
        assert wrong in draw_choices(card, show, Options(), Dice(seed, "choices"))


@pytest.mark.parametrize(
    ("card", "show"),
    [
        ("imidazole", "name"),  # 14 - 7.0 is 7.0
        ("lda", "name"),  # 35.7: no pKb in water
        ("phenol", "name"),  # 10.0 has no minus sign
        ("potassium-carbonate", "value"),  # no base has 3.67
    ],
)
def test_r8_without_a_common_mistake_all_wrong_choices_are_near(card: str, show: Any) -> None:
    assert mistakes(card, show, Options()) == ()


def test_r8_the_other_wrong_choices_come_from_the_six_nearest() -> None:
    near = {"16.7", "13.0", "19.3", "11.2", "10.7", "10.6"}
    drawn = {
        text
        for seed in range(60)
        for text in draw_choices("water", "name", Options(), Dice(seed, "choices"))
    }
    assert drawn == near | {"15.7"}


def test_r8_the_choices_of_version_2_replay() -> None:
    options = GAME.options_under("2", {"answers": "choice"})
    assert mistakes("dabco", "name", GAME.options(options, 2)) == ()


def test_r8_a_choice_of_compounds_tells_their_cards() -> None:
    choices = ["Acetone", "Phenol (PhOH)", "Ethanol (EtOH)", "Acetylene"]
    match = study("acetone", "value", answers="choice", choices=choices)
    assert match.view(1)["choice_cards"] == ["acetone", "phenol", "ethanol", "acetylene"]
    assert study("acetone", "value").view(1)["choice_cards"] == []


def test_r8_the_choices_may_be_all_the_cards_of_their_kind() -> None:
    acids = ["phenol", "water", "acetone", "ethane"]
    deck = "id\n" + "\n".join(acids)
    match = valence.start("quizmaster", seed=1, options={"deck": deck, "answers": "choice"})
    while match.view(0)["question"]["show"] == "name":
        time_is_up(match)
    assert sorted(match.view(0)["choice_cards"]) == sorted(acids)


def test_r8_only_a_choice_may_be_answered() -> None:
    choices = ["9.0", "19.3", "25", "28.9"]
    match = study("acetone", "name", answers="choice", choices=choices)
    assert [move["text"] for move in match.moves(0, type="answer")] == choices
    assert rule_broken(match, 0, {"type": "answer", "text": "19.2"}) == "R8"
    answer(match, 0, "pKa 19,3")
    assert match.save()["won"][0] == ["acetone"]


def test_r9_a_wrong_answer_stays_hidden_until_the_card_is_settled() -> None:
    match = study("acetone", "name")
    match.play(1, {"type": "answer", "text": "4444"})
    heard_by_others = match.say([event for event in match.story[-1] if not hasattr(event, "to")])
    assert heard_by_others == ["Ben is wrong, and locked out of this card."]
    for viewer in (0, 2, None):
        assert "4444" not in str(match.view(viewer))
    assert match.view(1)["answers"] == ["4444"]
    time_is_up(match)
    assert match.view(0)["last"]["tried"] == [{"seat": 1, "text": "4444"}]


def test_r9_answers_count_in_the_order_of_receipt() -> None:
    match = study("acetone", "name")
    answer(match, 2, "19.3")
    late = match.why_not(0, {"type": "answer", "text": "19.3"}, ply=0)
    assert late is not None
    assert late.rule == "stale"
    assert match.save()["won"] == [[], [], ["acetone"]]


@pytest.mark.parametrize(
    ("text", "calls", "told"),
    [
        # Acetone has 19.3. While an answer is left, only the direction: the number would give it away.
        ("14", 2, {"card": None, "value": "14.0", "is_above": False, "off": None}),
        ("25", 2, {"card": None, "value": "25.0", "is_above": True, "off": None}),
        ("14", 1, {"card": None, "value": "14.0", "is_above": False, "off": "-5.3"}),
        ("many", 1, {"card": None, "value": None, "is_above": None, "off": None}),
    ],
)
def test_r9_a_player_learns_how_far_off_the_own_value_was(
    text: str, calls: int, told: dict[str, object]
) -> None:
    match = study("acetone", "name", calls=calls)
    answer(match, 1, text)
    assert match.view(1)["mistakes"] == [{"text": text, **told}]
    assert [match.view(viewer)["mistakes"] for viewer in (0, 2, None)] == [[]] * 3


def test_r9_a_player_learns_the_value_of_the_compound_that_was_wrong() -> None:
    match = study("acetone", "value", calls=2)
    answer(match, 1, "phenol")  # 10.0, and 19.3 was read out
    told = {"card": "phenol", "value": "10.0", "is_above": False, "off": "-9.3"}
    assert match.view(1)["mistakes"] == [{"text": "phenol", **told}]


def test_r9_a_pass_ends_the_answers_so_the_number_is_told() -> None:
    match = study("acetone", "name", calls=2)
    answer(match, 1, "14")
    skip(match, 1)
    assert match.view(1)["mistakes"][0]["off"] == "-5.3"


def test_r9_an_answer_is_no_mistake_before_the_verdict() -> None:
    match = study("acetone", "name", quizmaster="seat", calls=2)
    answer(match, 1, "14")
    assert match.view(1)["mistakes"] == []
    judge_by_quizmaster(match, 1, False)
    assert match.view(1)["mistakes"][0]["is_above"] is False


def test_r9_of_a_right_value_that_the_quizmaster_refused_nothing_is_told() -> None:
    match = study("acetone", "name", quizmaster="seat")
    answer(match, 1, "19.3")
    judge_by_quizmaster(match, 1, False)
    mistake = {"text": "19.3", "card": None, "value": None, "is_above": None, "off": None}
    assert match.view(1)["mistakes"] == [mistake]


def test_r10_a_lesson_of_fixed_length() -> None:
    match = valence.start("quizmaster", seats=2, seed=7, options={"cards": 10})
    whole = valence.start("quizmaster", seats=2, seed=7).save()
    assert match.save()["deck"] == whole["deck"][-9:]
    assert match.save()["card"] == whole["card"]
    for _ in range(10):
        time_is_up(match)
    assert list(match.to_move) == []


def test_r10_cards_left_out_of_the_lesson_may_still_be_right() -> None:
    match = study("lihmds", "value", deck=(), cards=1)
    answer(match, 0, "khmds")
    assert match.save()["won"][0] == ["lihmds"]


def test_practice_alone_settles_a_card_with_every_answer() -> None:
    match = study("acetone", "name", players=1)
    said = answer(match, 0, "5")
    assert match.save()["lost"] == ["acetone"]
    assert len(said) == 2
    assert said[0].startswith("The card is acetone, an acid with pKa 19.3 (in water).")


@pytest.mark.parametrize("text", ["", "   ", "x" * 101])
def test_an_empty_or_very_long_answer_is_refused(text: str) -> None:
    assert rule_broken(study("acetone", "name"), 0, {"type": "answer", "text": text}) == "wire"


def test_r3_the_scoreboard_shows_cards_won() -> None:
    match = study("acetone", "name", won=[["lda", "dbu"], [], ["pyridine"]])
    assert GAME.scores(GAME.view(match.state, None)) == (Tally("cards", (2, 0, 1)),)


@pytest.mark.parametrize(
    ("show", "seconds", "move"),
    [("name", 30, Timeout()), ("name", 0, Pass()), (None, 30, None)],
)
def test_r7_a_timeout_ends_the_question_or_passes(
    show: str | None, seconds: int, move: Timeout | Pass | None
) -> None:
    """A seated quizmaster who has not asked yet has no move of this kind: a bot asks."""
    match = study("acetone", show, quizmaster="seat", seconds=seconds)
    assert GAME.timeout(match.state, match.to_move[0]) == move


def test_r7_only_the_clock_may_end_a_question() -> None:
    assert GAME.clock_moves == (Timeout,)
