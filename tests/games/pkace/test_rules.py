"""Dealing and tricks: R7 to R17, and the worked examples from the rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import valence
from tests.games.pkace.study import allowed, play, reason, rule_broken, study, taken
from tests.random_play import random_play
from valence.core.dice import Dice
from valence.games.pkace import GAME
from valence.games.pkace.cards import set_of
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.state import State
from valence.library import AnyMatch

BUILT_IN = set_of(None, "class")
ACIDS = BUILT_IN.acids


# R7 to R10: dealing


def test_r7_an_ordered_deck_gives_five_acids_and_five_bases() -> None:
    position = valence.start("pkace", seed=1).save()
    assert position["options"]["deck"] == "ordered"
    for hand in position["hands"]:
        assert [card in ACIDS for card in hand] == [True] * 5 + [False] * 5
    assert len(position["undealt"]) == 34


@pytest.mark.parametrize("hand", [2, 14, 26])
def test_r7_an_ordered_hand_of_any_even_size_is_half_acids(hand: int) -> None:
    position = valence.start("pkace", seed=1, options={"hand": hand}).save()
    for dealt in position["hands"]:
        assert [card in ACIDS for card in dealt] == [True] * (hand // 2) + [False] * (hand // 2)
    assert len(position["undealt"]) == 54 - 2 * hand


def test_r7_acids_and_bases_are_shuffled_by_their_own_labels() -> None:
    """Worked out from the dice: the last card of each shuffled pile goes to seat 0 first."""
    position = valence.start("pkace", seed=5).save()
    acids = Dice(5, "deal 0 acids").shuffled(ACIDS)
    bases = Dice(5, "deal 0 bases").shuffled(BUILT_IN.bases)
    assert position["hands"][0] == acids[:-6:-1] + bases[:-6:-1]
    assert position["hands"][1] == acids[-6:-11:-1] + bases[-6:-11:-1]
    assert position["undealt"] == acids[:-10] + bases[:-10]


@pytest.mark.parametrize("seats", range(3, 9))
def test_r8_three_or_more_play_unordered(seats: int) -> None:
    assert valence.start("pkace", seats=seats, seed=1).save()["options"]["deck"] == "unordered"
    with pytest.raises(ValueError, match=f"option deck: must be unordered with {seats} players"):
        valence.start("pkace", seats=seats, options={"deck": "ordered"})


@pytest.mark.parametrize("edition", [1, 2])
def test_r8_two_may_play_unordered_in_both_editions(edition: int) -> None:
    options = {"deck": "unordered", "edition": edition}
    splits = {
        sum(
            card in ACIDS
            for card in valence.start("pkace", seed=seed, options=options).save()["hands"][0]
        )
        for seed in range(20)
    }
    assert len(splits) > 1


@pytest.mark.parametrize(
    ("seats", "hand"), [(2, 10), (3, 8), (4, 7), (5, 6), (6, 6), (7, 5), (8, 5)]
)
def test_r9_the_default_hand(seats: int, hand: int) -> None:
    match = valence.start("pkace", seats=seats, seed=1, options={"deck": "unordered"})
    position = match.save()
    assert [len(cards) for cards in position["hands"]] == [hand] * seats
    assert len(position["undealt"]) == 54 - seats * hand
    assert position["options"]["hand"] == hand


@pytest.mark.parametrize(("seats", "most"), [(2, 27), (3, 18), (4, 13), (8, 6)])
def test_r9_a_hand_has_at_most_its_share_of_the_deck(seats: int, most: int) -> None:
    options = {"deck": "unordered", "hand": most}
    assert len(valence.start("pkace", seats=seats, options=options).save()["hands"][0]) == most
    with pytest.raises(
        ValueError, match=f"option hand: must be 1 to {most} with .*, got {most + 1}"
    ):
        valence.start("pkace", seats=seats, options=options | {"hand": most + 1})


@pytest.mark.parametrize("seats", range(2, 9))
def test_r10_the_player_after_the_dealer_leads(seats: int) -> None:
    match = valence.start("pkace", seats=seats, seed=1)
    assert match.save()["dealer"] == 0
    assert match.to_move == (1,)


def test_r10_in_a_series_the_deal_passes_on() -> None:
    options = {"series": 20, "hand": 2}
    dealers = {}
    for turn in random_play(GAME, 3, options, 4):
        dealers[turn.state.game_no] = turn.state.dealer
        if not turn.state.taken and not turn.state.trick:
            assert turn.seat == (turn.state.dealer + 1) % 3
    assert [dealers[game] for game in range(5)] == [0, 1, 2, 0, 1]


# R11 to R14: what may be played


def test_r11_the_leader_plays_any_card_and_the_others_follow_in_seat_order() -> None:
    match = study("water lda", "phenol dbu", "ethane pyridine", leader=1, dealer=0)
    assert allowed(match) == {"phenol", "dbu"}
    play(match, "phenol")
    assert match.to_move == (2,)
    play(match, "pyridine")
    assert match.to_move == (0,)


def test_r11_a_player_who_has_followed_does_not_play_again() -> None:
    match = study("water", "dbu lda", "pyridine", trick="")
    play(match, "water")
    play(match, "lda")
    refused = match.why_not(1, {"type": "play", "card": "dbu"})
    assert refused is not None
    assert refused.rule == "turn"


@pytest.mark.parametrize(
    ("trick", "hand", "may"),
    [
        # acetic acid 4.76; triethylamine 10.75, LiTMP 37.3, LDA 35.7
        ("acetic-acid lda", "triethylamine litmp sodium-acetate", {"litmp"}),
        ("acetic-acid lda", "triethylamine dbu sodium-acetate", {"triethylamine", "dbu"}),
        ("acetic-acid lda", "litmp n-butyllithium dbu", {"litmp", "n-butyllithium"}),
        ("acetic-acid sodium-acetate", "pyridine water-base", {"pyridine"}),
        # potassium hydride has the same difference as sodium hydride but is heavier: it beats the lead, not the best
        ("water sodium-hydride", "potassium-hydride litmp", {"litmp"}),
        ("water sodium-hydride", "potassium-hydride dbu", {"potassium-hydride"}),
        ("water potassium-hydride", "sodium-hydride lda", {"sodium-hydride"}),
        # a card that does not beat the lead does not change which card has to be beaten
        ("acetone n-butyllithium", "lda tert-butyllithium", {"lda"}),
        # acids on a base: pyridine 5.2
        ("pyridine acetic-acid", "benzoic-acid phenol water", {"benzoic-acid"}),
    ],
)
def test_r12_players_who_can_beat_must(trick: str, hand: str, may: set[str]) -> None:
    match = study("ethane", "benzene", hand, trick=trick)
    assert allowed(match) == may
    for card in set(hand.split()) - may:
        assert rule_broken(match, card) == "R12"


@pytest.mark.parametrize("option", [{"must": "lead"}, {"takes": "first"}])
def test_r12_when_beating_the_lead_is_enough(option: dict[str, str]) -> None:
    hand = "triethylamine litmp sodium-acetate"
    match = study("ethane", "benzene", hand, trick="acetic-acid lda", **option)
    assert allowed(match) == {"triethylamine", "litmp"}


@pytest.mark.parametrize(
    ("trick", "hand", "may"),
    [
        ("ethane", "lda water pyridine", {"lda", "pyridine"}),
        ("ethane lda", "water phenol dbu", {"dbu"}),
        ("water-base", "water phenol dbu", {"water", "phenol"}),
        (
            "acetone n-butyllithium",
            "tert-butyllithium pyridine water",
            {"tert-butyllithium", "pyridine"},
        ),
    ],
)
def test_r13_players_who_cannot_beat_play_the_other_kind(
    trick: str, hand: str, may: set[str]
) -> None:
    match = study("benzene", "ammonia", hand, trick=trick)
    if len(trick.split()) == 1:
        match = study("benzene", hand, trick=trick)
    assert allowed(match) == may
    for card in set(hand.split()) - may:
        assert rule_broken(match, card) == "R13"


def test_r14_players_with_only_the_led_kind_play_any_card_and_never_win() -> None:
    match = study("ammonia", "hydrogen-iodide water", "benzene", trick="acetic-acid")
    assert allowed(match) == {"hydrogen-iodide", "water"}
    play(match, "hydrogen-iodide", "benzene")
    assert taken(match) == [0]


# R15, R16: who takes the trick


@pytest.mark.parametrize(
    ("trick", "seat", "decided"),
    [
        ("acetic-acid triethylamine pyridine", 1, "difference"),
        ("acetic-acid pyridine triethylamine", 2, "difference"),
        ("acetone n-butyllithium lda", 2, "only"),
        ("acetone n-butyllithium tert-butyllithium", 0, "unbeaten"),
        ("water potassium-hydride sodium-hydride", 2, "mass"),
        ("water sodium-hydride potassium-hydride", 1, "mass"),
        ("ethyl-acetate khmds lihmds", 2, "mass"),
        ("acetic-acid sodium-acetate water-base", 0, "unbeaten"),
        ("pyridine acetic-acid hydrogen-chloride", 2, "difference"),
        ("water-base water acetic-acid", 0, "unbeaten"),
    ],
)
def test_r15_who_takes(trick: str, seat: int, decided: str) -> None:
    ruling = ruling_on(trick)
    assert (ruling.seat, ruling.decided) == (seat, decided)


def test_r15_the_ruling_contains_every_comparison() -> None:
    ruling = ruling_on("acetone n-butyllithium lda sodium-acetate water")
    assert (ruling.leader, ruling.led.id, ruling.winner) == (0, "acetone", "lda")
    assert [
        (answer.card.id, answer.verdict, answer.difference and str(answer.difference))
        for answer in ruling.answers
    ] == [
        ("n-butyllithium", "guarded", "30.7"),
        ("lda", "beats", "16.4"),
        ("sodium-acetate", "value", "-14.54"),
        ("water", "kind", None),
    ]


# Propylamine and isopropylamine are isomers: the same mass.
ISOMERS = [
    {"type": "acid", "id": "acid", "name": "Acetic acid", "smiles": "CC(=O)O", "value": "4.76", "kind": "other"},
    *(
        {"type": "base", "id": id_, "name": id_, "smiles": smiles, "value": value, "nucleophilicity": "strong"}
        for id_, smiles, value in (
            ("propylamine", "CCCN", "10.6"),
            ("isopropylamine", "CC(C)N", "10.6"),
            ("pyridine", "c1ccncc1", "5.2"),
        )
    ),
]  # fmt: skip


def test_r15_equal_in_difference_and_mass_the_first_takes() -> None:
    for first, second in (("propylamine", "isopropylamine"), ("isopropylamine", "propylamine")):
        match = study("acid", first, second, cards=ISOMERS, hand=1)
        ruling = last_ruling(match, "acid", first, second)
        assert (ruling.seat, ruling.winner, ruling.decided) == (1, first, "order")


def test_r12_a_card_as_strong_as_the_best_need_not_be_played() -> None:
    """It doesn't beat the best card, so any card that beats the led one will do."""
    hands = ("", "", "isopropylamine pyridine")
    match = study(*hands, trick="acid propylamine", cards=ISOMERS, hand=1)
    assert allowed(match) == {"isopropylamine", "pyridine"}


def test_r15_the_first_beater_takes_by_option() -> None:
    assert ruling_on("acetic-acid pyridine triethylamine", takes="first").seat == 1
    assert ruling_on("acetic-acid pyridine triethylamine", takes="first").decided == "first"
    assert ruling_on("acetone n-butyllithium lda", takes="first").seat == 2


def test_r16_the_player_who_takes_a_trick_leads_the_next() -> None:
    match = study("acetic-acid benzene", "pyridine ethane", "lda ammonia")
    play(match, "acetic-acid", "pyridine", "lda")
    assert match.to_move == (2,)
    assert match.save()["played"] == [["acetic-acid", "pyridine", "lda"]]
    play(match, "ammonia", "benzene", "ethane")
    assert match.outcome is not None


@settings(max_examples=50)
@given(seed=st.integers(0, 10**6), edition=st.sampled_from([1, 2]))
def test_r17_with_an_ordered_deck_my_acids_are_as_many_as_your_bases(
    seed: int, edition: int
) -> None:
    for turn in random_play(GAME, 2, {"edition": edition}, seed):
        if turn.state.trick:
            led_acid = turn.state.trick[0] in ACIDS
            assert (turn.move.card in ACIDS) != led_acid
        else:
            mine, yours = (acids_in(turn.state, seat) for seat in (0, 1))
            held = len(turn.state.hands[0])
            assert mine == held - yours


# The worked examples


def test_example_1_the_larger_difference_takes() -> None:
    ruling = ruling_on("acetic-acid triethylamine pyridine")
    assert [str(answer.difference) for answer in ruling.answers] == ["5.99", "0.44"]
    assert ruling.winner == "triethylamine"


def test_example_2_butyllithium_does_not_beat_acetone_but_lda_does() -> None:
    match = study("water", "n-butyllithium lda", trick="acetone")
    assert allowed(match) == {"lda"}
    assert "mostly adds to the C=O of acetone instead of taking the proton" in reason(
        match, "n-butyllithium"
    )


def test_example_3_acetone_beats_butyllithium() -> None:
    assert ruling_on("n-butyllithium acetone").seat == 1


def test_example_4_the_only_base_that_beats_must_be_played() -> None:
    match = study(
        "ethane", "benzene", "triethylamine water-base n-butyllithium", trick="acetone lda"
    )
    assert allowed(match) == {"triethylamine", "water-base", "n-butyllithium"}
    match = study("ethane", "benzene", "dbu water-base sodium-acetate", trick="phenol lda")
    assert allowed(match) == {"dbu"}
    match = study("ethane", "benzene", "triethylamine litmp", trick="acetic-acid lda")
    assert allowed(match) == {"litmp"}


def test_example_5_the_lighter_hydride_takes() -> None:
    ruling = ruling_on("water potassium-hydride sodium-hydride")
    assert {str(answer.difference) for answer in ruling.answers} == {"20.3"}
    assert ruling.winner == "sodium-hydride"


def test_example_6_sodium_acetate_does_not_beat_acetic_acid() -> None:
    assert ruling_on("acetic-acid sodium-acetate").seat == 0


def test_a_card_that_is_not_held_is_refused_as_such() -> None:
    match = study("water", "lda")
    assert rule_broken(match, "lda") == "hand"
    assert rule_broken(match, "unobtainium") == "hand"


def ruling_on(trick: str, takes: str = "largest") -> TrickTaken:
    cards = trick.split()
    return last_ruling(study(*cards, hand=1, takes=takes), *cards)


def last_ruling(match: AnyMatch, *cards: str) -> TrickTaken:
    """Each player holds one card, so only R15 applies."""
    play(match, *cards)
    return next(event for event in match.story[-1] if isinstance(event, TrickTaken))


def acids_in(state: State, seat: int) -> int:
    return sum(card in ACIDS for card in state.hands[seat])
