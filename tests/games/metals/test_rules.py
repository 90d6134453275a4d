"""The rules one by one."""

from collections import Counter

import pytest

import valence
from tests.games.metals.study import (
    Hand,
    answers,
    concede,
    lead,
    piles,
    reinforce,
    respond,
    rule_broken,
    study,
)
from valence.chem.ions import ion
from valence.core.game import Seat, Tally
from valence.games.metals import GAME
from valence.games.metals.answers import full_answers, is_final, missing, reinforcements_needed
from valence.games.metals.cards import Ion
from valence.games.metals.events import Answered, Collected
from valence.games.metals.sets import cards_in, copies_in
from valence.games.metals.state import Answer, Balance, Compound


def test_r1_forty_cards_half_of_them_metals() -> None:
    assert len(cards_in(None)) == 40
    assert copies_in(None) == {"Na+": 8, "Ca2+": 7, "Al3+": 5, "Cl-": 8, "O2-": 7, "N3-": 5}
    assert [i for i in copies_in(None) if ion(i).is_metal] == ["Na+", "Ca2+", "Al3+"]


@pytest.mark.parametrize(
    ("seats", "hand", "deck"), [(2, 6, 28), (3, 6, 22), (4, 6, 16), (4, 10, 0)]
)
def test_r2_the_deal(seats: int, hand: int, deck: int) -> None:
    position = valence.start("metals", seats=seats, seed=1, options={"hand": hand}).save()
    assert [sum(cards.values()) for cards in position["hands"]] == [hand] * seats
    assert len(position["deck"]) == deck


def test_r2_any_seat_may_start() -> None:
    starters = {valence.start("metals", seats=3, seed=seed).to_move for seed in range(30)}
    assert starters == {(0,), (1,), (2,)}


def test_r3_any_card_is_led_and_one_is_drawn_at_once() -> None:
    match = study({"Na+": 1, "O2-": 2}, {"Cl-": 1, "N3-": 1}, deck=("Al3+", "Ca2+"))
    assert {move["card"] for move in match.moves(0)} == {"Na+", "O2-"}
    lead(match, "Na+")
    assert match.save()["hands"][0] == {"O2-": 2, "Ca2+": 1}
    assert match.save()["deck"] == ["Al3+"]


def test_r3_nothing_is_drawn_from_an_empty_deck() -> None:
    match = study({"Na+": 1, "O2-": 2}, {"Cl-": 1, "N3-": 1})
    lead(match, "Na+")
    assert match.save()["hands"][0] == {"O2-": 2}


def test_r3_only_a_lead_opens_a_round() -> None:
    match = study({"Na+": 1, "O2-": 2}, {"Cl-": 1})
    assert rule_broken(match, {"type": "respond", "ion": "O2-", "count": 1}) == "R3"
    assert rule_broken(match, {"type": "initiate", "card": "Al3+"}) == "hand"


@pytest.mark.parametrize(
    ("led", "full"),
    [
        ("Na+", {("Cl-", 1), ("O2-", 1), ("N3-", 1)}),
        ("Ca2+", {("Cl-", 2), ("O2-", 1), ("N3-", 2)}),
        ("Al3+", {("Cl-", 3), ("O2-", 3), ("N3-", 1)}),
        ("Cl-", {("Na+", 1), ("Ca2+", 1), ("Al3+", 1)}),
        ("O2-", {("Na+", 2), ("Ca2+", 1), ("Al3+", 2)}),
        ("N3-", {("Na+", 3), ("Ca2+", 3), ("Al3+", 1)}),
    ],
)
def test_r4_the_full_answers(led: Ion, full: set[tuple[str, int]]) -> None:
    all_ions: dict[Ion, int] = dict.fromkeys(copies_in(None), 3)
    assert {(answer.ion, answer.count) for answer in full_answers(all_ions, led)} == full


def test_r4_the_next_player_who_holds_cards_responds() -> None:
    match = study({"Na+": 2}, {}, {"Cl-": 1})
    lead(match, "Na+")
    assert match.to_move == (2,)


@pytest.mark.parametrize(
    ("ion", "count", "rule"),
    [
        ("Na+", 1, "R4"),  # the same sign
        ("Cl-", 3, "R4"),  # one more than 2
        ("O2-", 2, "R4"),  # of equal size exactly one
        ("Cl-", 1, "R5"),  # 2 Cl- and 1 O2- would be full
        ("N3-", 2, "hand"),
        ("Al3+", 1, "hand"),
    ],
)
def test_r4_r5_answers_to_calcium_that_are_refused(ion: str, count: int, rule: str) -> None:
    match = study({"Ca2+": 2}, {"Na+": 1, "Cl-": 3, "O2-": 2, "N3-": 1})
    lead(match, "Ca2+")
    assert rule_broken(match, {"type": "respond", "ion": ion, "count": count}) == rule
    assert rule_broken(match, {"type": "initiate", "card": "Cl-"}) == "R4"


def test_r5_any_full_answer_will_do() -> None:
    match = study({"Ca2+": 2}, {"Na+": 1, "Cl-": 3, "O2-": 2, "N3-": 1})
    lead(match, "Ca2+")
    assert answers(match) == {("Cl-", 2), ("O2-", 1)}


def test_r6_a_short_answer_is_all_of_one_smaller_ion() -> None:
    match = study({"Al3+": 1}, {"Cl-": 2, "O2-": 1, "Na+": 1})
    lead(match, "Al3+")
    assert answers(match) == {("Cl-", 2), ("O2-", 1)}
    assert rule_broken(match, {"type": "respond", "ion": "Cl-", "count": 1}) == "R6"


def test_r6_a_larger_ion_is_never_played_short() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 1, "N3-": 1}, deck=("Na+",))
    lead(match, "Ca2+")
    assert answers(match) == {("Cl-", 1)}
    assert rule_broken(match, {"type": "respond", "ion": "N3-", "count": 1}) == "R6"


@pytest.mark.parametrize(
    ("deck", "collected", "left"),
    [
        (["Cl-", "Na+", "Cl-", "O2-"], {"Al3+": 1, "Cl-": 2}, ["Cl-"]),  # O2- replaces the lead
        (["Na+", "Cl-", "Cl-", "O2-"], {"Al3+": 1, "Cl-": 3}, []),  # neutral: no further draw
        (["Cl-", "O2-"], {"Al3+": 1, "Cl-": 2}, []),  # the deck is empty
    ],
)
def test_r7_the_same_ion_is_drawn_and_played(
    deck: list[str], collected: Hand, left: list[str]
) -> None:
    match = study({"Al3+": 6}, {"Cl-": 1, "Na+": 5}, deck=tuple(deck))
    lead(match, "Al3+")
    respond(match, "Cl-", 1)
    assert match.save()["collected"][0] == collected
    assert match.save()["deck"] == left


def test_r7_drawing_stops_when_the_total_passes_the_lead() -> None:
    # 2- against 3+, one more oxide makes 4-: passed, so the second oxide in the deck stays there
    match = study({"Al3+": 6}, {"O2-": 1, "Na+": 5}, deck=("O2-", "O2-", "Cl-"))
    lead(match, "Al3+")
    respond(match, "O2-", 1)
    assert match.save()["answer"] == {"ion": "O2-", "count": 2}
    assert match.save()["deck"] == ["O2-"]


def test_r7_drawing_stops_when_the_charges_are_neutral() -> None:
    # 1- against 2+, one more chloride makes 2-: reached, so the next chloride only refills the hand
    match = study({"Ca2+": 6}, {"Cl-": 1, "Na+": 5}, deck=("O2-", "Cl-", "Cl-", "N3-"))
    lead(match, "Ca2+")  # draws N3-
    respond(match, "Cl-", 1)
    assert match.save()["collected"] == [{"Ca2+": 1, "Cl-": 2}, {}]
    assert match.save()["hands"][1] == {"Na+": 5, "Cl-": 1}
    assert match.save()["deck"] == ["O2-"]


@pytest.mark.parametrize(
    ("ion", "count", "deck", "final"),
    [
        ("O2-", 1, ("Na+",), True),  # 2- against 2+
        ("N3-", 1, ("Na+",), True),  # 3- against 2+
        ("Cl-", 1, ("Na+",), False),  # 1- against 2+: cards are drawn
        ("Cl-", 1, (), True),  # no card is left to draw
    ],
)
def test_r7_no_cards_are_drawn_to_a_full_answer_or_from_an_empty_deck(
    ion: str, count: int, deck: tuple[str, ...], final: bool
) -> None:
    match = study({"Ca2+": 2}, {"Cl-": 1, "O2-": 1, "N3-": 1}, deck=("Na+", *deck))
    lead(match, "Ca2+")  # draws one card
    assert is_final(match.state, Answer(ion, count)) is final


def test_r8_a_player_who_can_play_nothing_loses_a_random_card() -> None:
    match = study({"Na+": 2}, {"Ca2+": 1, "Al3+": 2})
    said = lead(match, "Na+")
    assert piles(match) == [2, 0]
    assert sum(match.save()["hands"][1].values()) == 2
    assert any("at random" in line for line in said)
    assert match.to_move == (1,)


def test_r8_two_nitrides_are_missing_so_one_is_taken() -> None:
    match = study({"Ca2+": 1, "Na+": 1}, {"N3-": 1})
    lead(match, "Ca2+")
    assert match.save()["collected"][0] == {"Ca2+": 1, "N3-": 1}


def test_r8_the_seed_and_the_round_decide_which_card() -> None:
    hands = {"Na+": 2}, {"Ca2+": 1, "Al3+": 1}
    taken = set()
    for seed in range(20):
        match = study(*hands, seed=seed)
        lead(match, "Na+")
        taken.add(tuple(match.save()["collected"][0]))
    assert taken == {("Na+", "Ca2+"), ("Na+", "Al3+")}


@pytest.mark.parametrize(
    ("led", "answer", "count", "collector"),
    [
        ("Al3+", "N3-", 1, 0),  # equal
        ("Al3+", "Cl-", 1, 0),  # short: 3+ against 1-
        ("Na+", "O2-", 1, 1),  # 1+ against 2-, nobody to reinforce
    ],
)
def test_r9_who_collects(led: str, answer: str, count: int, collector: int) -> None:
    match = study({led: 1, "Cl-": 2}, {answer: count, "Na+": 1})
    lead(match, led)
    respond(match, answer, count)
    assert piles(match)[collector] == 1 + count


def test_r10_only_players_who_can_reinforce_are_asked() -> None:
    able = study({"Na+": 3}, {"N3-": 2})
    lead(able, "Na+")
    respond(able, "N3-", 1)
    assert able.to_move == (0,)
    assert [move["type"] for move in able.moves(0)] == ["reinforce", "concede"]
    assert rule_broken(able, {"type": "initiate", "card": "Na+"}) == "R10"
    assert rule_broken(able, {"type": "respond", "ion": "Na+", "count": 1}) == "R10"
    unable = study({"Na+": 2}, {"N3-": 2})
    lead(unable, "Na+")
    said = respond(unable, "N3-", 1)
    assert piles(unable) == [0, 2]
    assert any("would need 2 more Na⁺ to reinforce" in line for line in said)


def test_r10_a_player_may_concede_instead() -> None:
    match = study({"Na+": 3}, {"N3-": 2})
    lead(match, "Na+")
    respond(match, "N3-", 1)
    concede(match)
    assert piles(match) == [0, 2]
    assert match.save()["hands"][0] == {"Na+": 2}


@pytest.mark.parametrize(
    ("led", "answer", "needed"),
    [
        ("Na+", Answer("O2-", 1), 1),
        ("Na+", Answer("N3-", 1), 2),
        ("Ca2+", Answer("N3-", 2), 2),
        ("Al3+", Answer("O2-", 3), 1),
        ("Al3+", Answer("O2-", 2), 1),
        ("Ca2+", Answer("O2-", 1), 0),
        ("Al3+", Answer("Cl-", 2), 0),
    ],
)
def test_r10_how_many_reinforce(led: Ion, answer: Answer, needed: int) -> None:
    assert reinforcements_needed(led, answer) == needed


def test_r10_only_after_a_larger_answer() -> None:
    match = study({"Na+": 3}, {"Cl-": 2})
    assert rule_broken(match, {"type": "reinforce"}) == "R10"
    lead(match, "Na+")
    assert rule_broken(match, {"type": "concede"}) == "R10"


def test_r10_may_be_switched_off() -> None:
    options = {"hand": 6, "reinforcements": False}
    match = study({"Na+": 3}, {"N3-": 2}, options=options)
    lead(match, "Na+")
    respond(match, "N3-", 1)
    assert piles(match) == [0, 2]


def test_r11_hands_are_filled_up_the_initiating_players_first() -> None:
    hand = {"hand": 2, "reinforcements": True}
    deck = ("Ca2+", "O2-", "N3-", "Al3+")
    match = study({"Cl-": 2}, {"Ca2+": 1, "Na+": 1}, deck=deck, options=hand)
    lead(match, "Cl-")  # draws Al3+
    respond(match, "Ca2+", 1)
    reinforce(match)  # one card short now: N3- for the initiating player, then O2- for the other
    assert match.save()["hands"] == [{"Al3+": 1, "N3-": 1}, {"Na+": 1, "O2-": 1}]
    assert match.save()["deck"] == ["Ca2+"]
    assert match.to_move == (1,)


def test_r12_pile_sizes_are_public_but_not_which_cards_are_in_which_pile() -> None:
    match = study({"Al3+": 1, "Cl-": 2}, {"N3-": 1, "Na+": 1})
    lead(match, "Al3+")
    respond(match, "N3-", 1)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert view["collected"] == [2, 0]
        assert view["seen"] == {"Al3+": 1, "N3-": 1}


def test_r13_players_without_cards_are_passed_over() -> None:
    match = study({"Na+": 1}, {"Cl-": 1}, {"O2-": 1, "Na+": 1}, {"Cl-": 1})
    lead(match, "Na+")
    respond(match, "Cl-", 1)
    assert match.to_move == (2,)  # seat 1 would initiate, but holds nothing
    lead(match, "O2-")
    assert match.save()["collected"][2] == {"O2-": 1, "Cl-": 1}  # R8 from seat 3
    assert not match.to_move


def test_r13_the_turn_passes_on_even_if_the_initiating_player_still_holds_cards() -> None:
    match = study({"Na+": 2}, {"Cl-": 1}, {"O2-": 1, "Na+": 1})
    lead(match, "Na+")
    respond(match, "Cl-", 1)
    assert match.to_move == (2,)  # not seat 0, who holds a card: play goes on after the responder


def test_r14_cards_left_count_for_nobody_and_ties_are_shared() -> None:
    match = study({"Na+": 1}, {"Cl-": 1, "O2-": 1}, collected=[{"O2-": 1}, {"O2-": 3}])
    lead(match, "Na+")
    respond(match, "Cl-", 1)
    assert match.outcome == {"winners": [0, 1], "scores": [3, 3], "reason": "no_more_plays"}


def test_all_forty_cards_stay_in_the_game() -> None:
    match = valence.start("metals", seats=4, seed=2)
    position = match.save()
    everywhere: Counter[str] = Counter(position["deck"])
    for pile in position["hands"] + position["collected"]:
        everywhere.update(pile)
    assert everywhere == Counter(copies_in(None))


def test_r12_the_scoreboard_shows_cards_collected() -> None:
    match = study({"Na+": 1}, {"Cl-": 1}, collected=[{"Na+": 2, "O2-": 1}, {"Al3+": 1}])
    assert GAME.scores(GAME.view(match.state, None)) == (Tally("cards", (3, 1)),)


def test_r9_the_view_shows_the_charges_on_both_sides() -> None:
    match = study({"Na+": 3}, {"N3-": 1})
    assert match.view(None)["balance"] == {"led": 0, "answer": 0}
    lead(match, "Na+")
    assert match.view(1)["balance"] == {"led": 1, "answer": 0}
    respond(match, "N3-", 1)
    assert match.view(0)["balance"] == {"led": 1, "answer": -3}


def test_r9_a_preview_shows_what_an_answer_makes() -> None:
    match = study({"Ca2+": 1, "Na+": 1}, {"Cl-": 2, "Na+": 1})
    lead(match, "Ca2+")
    balance = Balance(2, -2, Compound("Ca2+", "Cl-"))
    assert match.preview(1, {"type": "respond", "ion": "Cl-", "count": 2}) == Answered(
        Seat(1), "Cl-", 2, True, balance
    )
    respond(match, "Cl-", 2)
    assert match.story[-1][1] == Collected(Seat(0), Answer("Ca2+", 1), Answer("Cl-", 2), balance)


def test_r10_a_preview_shows_who_collects_after_a_decision() -> None:
    match = study({"Na+": 3}, {"N3-": 1, "Cl-": 1})
    assert match.preview(0, {"type": "initiate", "card": "Na+"}) is None
    lead(match, "Na+")
    respond(match, "N3-", 1)
    answer = Answer("N3-", 1)
    assert match.preview(0, {"type": "concede"}) == Collected(
        Seat(1), Answer("Na+", 1), answer, Balance(1, -3)
    )
    assert match.preview(0, {"type": "reinforce"}) == Collected(
        Seat(0), Answer("Na+", 3), answer, Balance(3, -3, Compound("Na+", "N3-"))
    )


@pytest.mark.parametrize(
    ("count", "reason"),
    [(2, "You hold only one N³⁻."), (3, "You hold only one N³⁻.")],
)
def test_a_refusal_says_how_many_are_held(count: int, reason: str) -> None:
    match = study({"Na+": 1}, {"N3-": 1, "Cl-": 1})
    lead(match, "Na+")
    refused = match.why_not(1, {"type": "respond", "ion": "N3-", "count": count})
    assert refused is not None
    assert (refused.rule, refused.reason) == ("hand", reason)
    none = match.why_not(1, {"type": "respond", "ion": "O2-", "count": 1})
    assert none is not None
    assert none.reason == "You hold no O²⁻."


@pytest.mark.parametrize(
    ("led", "leds", "ion", "count", "more"),
    [
        ("Ca2+", 1, "Cl-", 1, {"Cl-": 1}),
        ("Cl-", 1, "Ca2+", 1, {"Cl-": 1}),
        ("Na+", 1, "N3-", 1, {"Na+": 2}),
        ("N3-", 1, "Ca2+", 1, {"N3-": 1, "Ca2+": 2}),  # 3− and 2+ meet at 6
        ("Al3+", 1, "O2-", 2, {"Al3+": 1, "O2-": 1}),
        ("Al3+", 1, "O2-", 3, {"Al3+": 1}),
        ("N3-", 2, "Ca2+", 2, {"Ca2+": 1}),
        ("Ca2+", 1, "O2-", 1, {}),
    ],
)
def test_what_is_missing_for_a_compound(
    led: Ion, leds: int, ion: Ion, count: int, more: dict[str, int]
) -> None:
    needed = missing(Answer(led, leds), Answer(ion, count))
    assert {one.ion: one.count for one in needed} == more


def test_the_ruling_says_what_is_missing() -> None:
    match = study({"Cl-": 1}, {"Ca2+": 1, "Na+": 1})
    lead(match, "Cl-")
    said = respond(match, "Ca2+", 1)
    assert any("on the side of Ca²⁺; CaCl₂ would need one more Cl⁻." in line for line in said)


def test_the_ruling_says_whether_the_compound_exists() -> None:
    match = study({"Al3+": 1, "Na+": 1}, {"N3-": 1})
    lead(match, "Al3+")
    said = respond(match, "N3-", 1)
    assert any(
        "collects 2 cards. AlN is real but not simply ionic: its atoms share electrons." in line
        for line in said
    )


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("14", "its atoms share electrons."),
        ("16", "its bonds are polar covalent, and every atom has four neighbours."),
        ("university", "it has the wurtzite structure with polar covalent bonds."),
    ],
)
def test_a_table_chooses_for_which_age_facts_are_worded(facts: str, said: str) -> None:
    match = study({"Al3+": 1, "Na+": 1}, {"N3-": 1}, options={"facts": facts})
    lead(match, "Al3+")
    assert any(said in line for line in respond(match, "N3-", 1))


@pytest.mark.parametrize(
    ("led", "answer", "more"),
    [
        (Answer("Na+", 1), Answer("O2-", 2), Answer("Na+", 3)),  # 1+ against 4-
        (Answer("O2-", 2), Answer("Na+", 1), Answer("Na+", 3)),  # 4- against 1+
    ],
)
def test_only_the_smaller_side_lacks_ions(led: Answer, answer: Answer, more: Answer) -> None:
    assert missing(led, answer) == (more,)


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        # At least two of the 40 cards are played in a round: a lead, an answer, a decision, and the tries to write.
        ({}, 20 * 3),
        ({"write": "bonus"}, 20 * (3 + 1)),
        ({"write": "required"}, 20 * (3 + 3)),
    ],
)
def test_the_longest_game(options: dict[str, object], moves: int) -> None:
    assert GAME.longest(GAME.options(options, 2), 2) == moves
