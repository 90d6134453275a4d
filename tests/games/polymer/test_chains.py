"""R8 to R12: how chains begin and grow."""

import pytest

from tests.games.polymer.study import (
    STACK,
    chain,
    chains,
    dormant,
    lengths,
    play,
    refused,
    rule_broken,
    study,
    styrene,
)

# R8


def test_r8_the_length_is_the_sum_of_the_values() -> None:
    match = study("sty-1", "sty-1", chains=[chain(1, 0, "sty-1 sty-3", "ba-2")])
    assert lengths(match) == {1: 6}


def test_r8_a_missing_chain_is_refused() -> None:
    match = study("sty-1 sty-1", "sty-1", chains=[styrene(2, 0, 1), styrene(4, 1, 1)])
    assert refused(match, "propagate", chain=3, cards=["sty-1", "sty-1"]) == (
        "R8",
        "There is no chain 3. Growing or dormant: 2 and 4.",
    )


# R9, R10


@pytest.mark.parametrize(
    ("cards", "length"), [(["sty-1"], 1), (["sty-1", "sty-1"], 2), (["sty-3", "sty-1"], 4)]
)
def test_r9_one_radical_starts_one_chain(cards: list[str], length: int) -> None:
    match = study("bpo sty-1 sty-1 sty-3", "ba-1", stack=STACK)
    play(match, "initiate", initiator="bpo", chains=[cards])
    assert lengths(match) == {1: length}
    assert match.save()["next_chain"] == 2


def test_example_1_bpo_with_styrene_1_and_3() -> None:
    match = study("bpo sty-1 sty-3 ba-1", "ba-1", stack=STACK)
    said = play(match, "initiate", initiator="bpo", chains=[["sty-1", "sty-3"]])
    assert match.save()["chains"] == [chain(1, 0, "sty-1 sty-3")]
    assert "its O–O bond breaks" in said[0]
    assert said[0].endswith("Chain 1 begins: BPO–Sty₄• (4 units).")


@pytest.mark.parametrize(
    "cards", [[], ["sty-2"], ["sty-2", "sty-3"], ["sty-1", "mma-1"], ["mma-1", "sty-3"]]
)
def test_r9_a_chain_starts_with_value_1_and_one_species(cards: list[str]) -> None:
    match = study("bpo sty-1 sty-2 sty-3 mma-1", "ba-1")
    rule, reason = refused(match, "initiate", initiator="bpo", chains=[cards])
    assert rule == "R9"
    assert reason.endswith("In your hand: Sty 1; Sty 1, Sty 2; Sty 1, Sty 3; MMA 1.")


ANY = {"second": "any"}


def test_r9_the_second_monomer_may_be_of_another_species() -> None:
    match = study("bpo sty-1 mma-3 ba-1", "ba-1", stack=STACK, options=ANY)
    said = play(match, "initiate", initiator="bpo", chains=[["sty-1", "mma-3"]])
    assert match.save()["chains"] == [chain(1, 0, "sty-1", "mma-3")]
    assert said[0].endswith("Chain 1 begins: BPO–Sty–MMA₃• (4 units).")


def test_r9_of_two_species_the_second_one_goes_on() -> None:
    for first, second in (("sty-1", "vac-1"), ("vac-1", "sty-1")):
        match = study("bpo sty-1 vac-1 ba-1", "ba-1", stack=STACK, options=ANY)
        play(match, "initiate", initiator="bpo", chains=[[first, second]])
        assert match.save()["chains"] == [chain(1, 0, first, second)]


def test_r9_a_start_against_the_reactivity_ratios_gets_a_remark() -> None:
    match = study("bpo sty-1 vac-1 ba-1", "ba-1", stack=STACK, options=ANY)
    said = play(match, "initiate", initiator="bpo", chains=[["sty-1", "vac-1"]])
    assert said[0].endswith("an end of styrene much prefers its own monomer.")


def test_r9_with_any_species_the_first_monomer_has_value_1() -> None:
    match = study("bpo sty-2 mma-1 mma-2 ba-1", "ba-1", options=ANY)
    rule, reason = refused(match, "initiate", initiator="bpo", chains=[["sty-2", "mma-2"]])
    assert rule == "R9"
    assert "alone or with one more. In your hand: MMA 1; MMA 1, then Sty 2; MMA 1, MMA 2;" in reason


def test_r9_the_refusal_says_that_a_hand_has_no_start() -> None:
    match = study("bpo sty-2", "ba-1")
    assert refused(match, "initiate", initiator="bpo", chains=[])[1].endswith(
        "You hold nothing that would do."
    )


def test_example_2_aibn_starts_two_chains() -> None:
    match = study("aibn sty-1 mma-1 ba-1", "ba-1", stack=STACK)
    said = play(match, "initiate", initiator="aibn", chains=[["mma-1"], ["sty-1"]])
    assert match.save()["chains"] == [
        chain(1, 0, "sty-1", starter="aibn"),
        chain(2, 0, "mma-1", starter="aibn"),
    ]
    assert "both of its radicals" in said[0]


def test_r10_two_chains_may_be_of_one_species() -> None:
    match = study("aibn sty-1 sty-1 ba-1", "ba-1", stack=STACK)
    play(match, "initiate", initiator="aibn", chains=[["sty-1"], ["sty-1"]])
    assert lengths(match) == {1: 1, 2: 1}


def test_r10_aibn_may_start_a_single_chain() -> None:
    match = study("aibn sty-1 sty-2 ba-1", "ba-1", stack=STACK)
    said = play(match, "initiate", initiator="aibn", chains=[["sty-1", "sty-2"]])
    assert lengths(match) == {1: 3}
    assert "the other is lost" in said[0]


def test_r10_bpo_starts_one_chain_only() -> None:
    match = study("bpo aibn sty-1 mma-1", "ba-1")
    rule, reason = refused(match, "initiate", initiator="bpo", chains=[["sty-1"], ["mma-1"]])
    assert rule == "R10"
    assert "AIBN can start two" in reason


def test_r10_both_chains_start_with_value_1() -> None:
    match = study("aibn sty-1 mma-2", "ba-1")
    rule, reason = refused(match, "initiate", initiator="aibn", chains=[["sty-1"], ["mma-2"]])
    assert rule == "R10"
    assert reason.endswith("In your hand: Sty 1.")
    assert rule_broken(match, "initiate", initiator="aibn", chains=[["sty-1"], []]) == "R10"


# R11


@pytest.mark.parametrize(
    ("cards", "more"),
    [
        (["sty-1", "sty-1"], 2),
        (["sty-2", "sty-2"], 4),
        (["sty-3", "sty-3"], 6),
        (["sty-1"] * 3, 3),
        (["sty-2"] * 3, 6),
        (["sty-3", "sty-1", "sty-2"], 6),
    ],
)
def test_r11_pairs_triplets_and_the_series(cards: list[str], more: int) -> None:
    hand = " ".join(["sty-1", "sty-2", "sty-3"] * 3)
    match = study(hand, "ba-1", chains=[styrene(1, 0, 2)], stack=STACK)
    play(match, "propagate", chain=1, cards=cards)
    assert lengths(match) == {1: 2 + more}
    assert len(match.save()["chains"][0]["blocks"]) == 1


@pytest.mark.parametrize(
    "cards", [[], ["sty-1"], ["sty-3"], ["sty-1", "sty-2"], ["sty-1", "sty-1", "sty-2"]]
)
def test_r11_other_combinations_do_not_propagate(cards: list[str]) -> None:
    match = study("sty-1 sty-1 sty-2 sty-3", "ba-1", chains=[styrene(1, 0, 2)])
    rule, reason = refused(match, "propagate", chain=1, cards=cards)
    assert rule == "R11"
    assert reason.endswith(
        "add a pair, a triplet or 1-2-3. In your hand: 2 × Sty 1; Sty 1, Sty 2, Sty 3."
    )


def test_r11_a_single_monomer_does_not_propagate() -> None:
    match = study("sty-1 ba-1", "ba-1", chains=[styrene(1, 0, 2)])
    assert refused(match, "propagate", chain=1, cards=["sty-1"])[1] == (
        "A single monomer does not propagate; add a pair, a triplet or 1-2-3. You hold nothing that would do."
    )


def test_r11_players_propagate_only_their_own_chains() -> None:
    match = study("sty-1 sty-1", "ba-1", chains=[styrene(1, 1, 2), styrene(2, 0, 2)])
    rule, reason = refused(match, "propagate", chain=1, cards=["sty-1", "sty-1"])
    assert rule == "R11"
    assert reason.startswith("Chain 1 is Ben's")
    assert reason.endswith("Yours: 2.")


def test_example_3_a_pair_of_mma_on_a_styrene_chain() -> None:
    match = study("mma-2 mma-2 sty-1 sty-1", "ba-1", chains=[styrene(1, 0, 2)])
    rule, reason = refused(match, "propagate", chain=1, cards=["mma-2", "mma-2"])
    assert rule == "R11"
    assert reason == (
        "Chain 1 grows with styrene, not with methyl methacrylate: only a copolymer card changes that. "
        "In your hand: 2 × Sty 1."
    )


def test_example_4_the_series_grows_a_chain_by_six() -> None:
    match = study("sty-1 sty-2 sty-3 ba-1", "ba-1", chains=[styrene(1, 0, 2)], stack=STACK)
    said = play(match, "propagate", chain=1, cards=["sty-1", "sty-2", "sty-3"])
    assert lengths(match) == {1: 8}
    assert said[0] == "Ada adds Sty 1, Sty 2, Sty 3 to chain 1: 6 units more, BPO–Sty₈• (8 units)."


# R12


def test_r12_propagation_wakes_a_dormant_chain() -> None:
    match = study("sty-1 sty-1 ba-1", "ba-1", chains=[dormant(1, 0, 2)], stack=STACK)
    said = play(match, "propagate", chain=1, cards=["sty-1", "sty-1"])
    assert chains(match)[1]["state"] == "growing"
    assert said[0].startswith("Heat opens the C–O bond")


def test_r12_copolymer_wakes_a_dormant_chain() -> None:
    match = study("copolymer ba-2 ba-1", "ba-1", chains=[dormant(1, 0, 2)], stack=STACK)
    play(match, "copolymerize", chain=1, cards=["ba-2"])
    assert match.save()["chains"] == [chain(1, 0, "sty-1 sty-1", "ba-2")]


def test_r12_termination_wakes_a_dormant_chain() -> None:
    match = study(
        "termination ba-1", "ba-1", chains=[dormant(1, 0, 2), dormant(2, 0, 3)], stack=STACK
    )
    said = play(match, "terminate", mode="combination", chains=[1, 2])
    assert lengths(match) == {1: 5}
    assert [line.startswith("Heat opens") for line in said[:3]] == [True, True, False]


def test_r12_transfer_wakes_a_dormant_chain() -> None:
    match = study("cta sty-1 ba-1", "ba-1", chains=[dormant(1, 0, 2)], stack=STACK)
    play(match, "transfer", chain=1, cards=["sty-1"])
    assert chains(match)[1]["state"] == "terminated"


def test_r22_a_view_has_every_chain_as_it_is_written() -> None:
    dead = {"state": "terminated"}
    given = [
        chain(1, 0, "sty-1"),
        chain(2, 0, "sty-1 sty-3", "ba-2", starter="aibn", state="dormant"),
        chain(3, 1, "mma-1 mma-1", starter="cta", end="transfer", **dead),
        chain(4, 1, "vac-1 vac-2", end="double bond", **dead),
        chain(5, 1, "sty-1 sty-1", "sty-1", starter="bpo+aibn", end="combination", **dead),
    ]
    shown = study("sty-1", "sty-1", chains=given).view(None)["chains"]
    assert [(one["written"], one["tip"]) for one in shown] == [
        ("BPO–Sty•", "•"),
        ("AIBN–Sty₄–BA₂–TEMPO", "–TEMPO"),
        ("CTA–MMA₂–H", "–H"),
        ("BPO–VAc₃=", "="),
        ("BPO–Sty₂–Sty–AIBN", "–AIBN"),
    ]
