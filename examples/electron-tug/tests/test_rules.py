"""The rules one by one."""

from electron_tug.cards import CARDS, PERIOD, PULL

import valence
from valence.library import AnyMatch


def study(first: list[str], second: list[str]) -> AnyMatch:
    """Ada leads with the first hand, Ben answers with the second."""
    position = valence.start("tug", seed=7).save()
    hands = {"hands": [first, second], "rest": []}
    return valence.load(position | hands, strict=False, names=["Ada", "Ben"])


def lead(match: AnyMatch, card: str) -> None:
    match.play(0, {"type": "play", "card": card})


def answer(match: AnyMatch, card: str) -> str:
    return match.play(1, {"type": "play", "card": card})[0]


def test_r1_seven_elements_per_period_pulling_harder_to_the_right() -> None:
    periods = [[card for card in CARDS if PERIOD[card] == period] for period in (2, 3, 4)]
    assert [len(period) for period in periods] == [7, 7, 7]
    assert all(sorted(period, key=PULL.__getitem__) == period for period in periods)


def test_r2_five_cards_each_and_the_first_player_leads() -> None:
    match = valence.start("tug", seed=7)
    assert match.view(None)["holds"] == [5, 5]
    assert match.to_move == (0,)


def test_r3_a_player_who_can_match_the_period_must() -> None:
    match = study(["Na", "F"], ["O", "Cl"])
    lead(match, "Na")
    refused = match.why_not(1, {"type": "play", "card": "O"})
    assert refused is not None
    assert refused.rule == "R3"
    assert refused.reason == (
        "Na is in period 3 and O in period 2: you hold Cl, so answer within the period."
    )
    assert match.moves(1) == [{"type": "play", "card": "Cl"}]


def test_r3_a_player_who_cannot_may_play_any_card() -> None:
    match = study(["K"], ["O"])
    lead(match, "K")
    assert match.moves(1) == [{"type": "play", "card": "O"}]


def test_r4_the_more_electronegative_atom_takes_the_bond_and_leads() -> None:
    match = study(["C", "B"], ["N", "Be"])
    lead(match, "C")
    assert answer(match, "N") == (
        "nitrogen (3.04) pulls the electrons from carbon (2.55) by 0.49: 1 point for Ben."
    )
    assert match.to_move == (1,)


def test_r4_between_equals_the_card_led_pulls() -> None:
    match = study(["C", "B"], ["Se", "Br"])
    lead(match, "C")
    answer(match, "Se")
    assert match.view(None)["scores"] == [1, 0]


def test_r5_a_difference_of_1_7_or_more_counts_2() -> None:
    match = study(["Be", "Li"], ["F", "B"])
    lead(match, "Be")
    assert answer(match, "F").endswith("by 2.41, and the bond is mostly ionic: 2 points for Ben.")


def test_r6_most_points_win() -> None:
    match = study(["Li"], ["Na"])
    lead(match, "Li")
    answer(match, "Na")
    assert match.outcome == {"winners": [0], "scores": [1, 0], "reason": "no_cards_left"}
