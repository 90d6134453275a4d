"""R13 to R17: what the jokers do, and to whose chains."""

from typing import Any

import pytest

import valence
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

# R13


def test_r13_combination_makes_one_chain() -> None:
    lower = chain(1, 0, "sty-1 sty-3", "ba-2")
    higher = chain(4, 1, "mma-1 mma-2", "vac-1 vac-3", starter="aibn")
    match = study("termination ba-1", "ba-1", chains=[lower, higher], stack=STACK)
    said = play(match, "terminate", mode="combination", chains=[4, 1])
    assert match.save()["chains"] == [
        chain(
            1, 0, "sty-1 sty-3", "ba-2", "vac-3 vac-1", "mma-2 mma-1",
            state="terminated", starter="bpo+aibn", end="combination", joined_after=2,
        )
    ]  # fmt: skip
    assert match.save()["next_chain"] == 5
    assert said[0] == "Ada takes chain 4 from Ben: AIBN–MMA₃–VAc₄• (7 units)."
    assert "BPO–Sty₄–BA₂–VAc₄–MMA₃–AIBN" in said[1]
    assert "; its ends carry benzoyloxy and 2-cyanoprop-2-yl." in said[1]


def test_r13_blocks_of_one_species_are_not_merged() -> None:
    match = study(
        "termination ba-1", "ba-1", chains=[styrene(1, 0, 1), styrene(2, 0, 2)], stack=STACK
    )
    play(match, "terminate", mode="combination", chains=[1, 2])
    blocks = match.save()["chains"][0]["blocks"]
    assert [block["cards"] for block in blocks] == [["sty-1"], ["sty-1", "sty-1"]]


def test_r13_disproportionation_makes_two_and_the_lower_takes_the_hydrogen() -> None:
    match = study(
        "termination ba-1", "ba-1", chains=[styrene(1, 1, 2), styrene(3, 0, 3)], stack=STACK
    )
    said = play(match, "terminate", mode="disproportionation", chains=[1, 3])
    assert match.save()["chains"] == [
        styrene(1, 0, 2, state="terminated", end="hydrogen"),
        styrene(3, 0, 3, state="terminated", end="double bond"),
    ]
    assert said[:2] == [
        "Ada takes chain 1 from Ben: BPO–Sty₂• (2 units).",
        "A hydrogen passes from the end of chain 3 to the end of chain 1: BPO–Sty₂–H is saturated, "
        "BPO–Sty₃= keeps a C=C, and both are dead. 2 units (208.30 g/mol) and 3 units (312.45 g/mol, without the ends) "
        "count for Ada, for good. In the flask, such ends prefer combination.",
    ]


def test_r13_with_raid_mixed_one_chain_is_the_players_own() -> None:
    opponents = [styrene(1, 1, 2), styrene(2, 1, 3), styrene(3, 0, 1)]
    match = study("termination ba-1", "ba-1", chains=opponents)
    assert refused(match, "terminate", mode="combination", chains=[1, 2]) == (
        "R13",
        "At least one of the two chains has to be yours. Yours: 3.",
    )
    assert {tuple(move["chains"]) for move in match.moves(0, type="terminate")} == {(1, 3), (2, 3)}


def test_r13_by_default_both_chains_may_be_opponents() -> None:
    opponents = [styrene(1, 1, 2), styrene(2, 2, 3)]
    match = study(
        "termination ba-1", "ba-1", "ba-1", chains=opponents, stack=STACK, options={"raid": "any"}
    )
    play(match, "terminate", mode="combination", chains=[1, 2])
    assert chains(match)[1]["owner"] == 0
    assert lengths(match) == {1: 5}


@pytest.mark.parametrize("numbers", [[], [1], [1, 1], [1, 2, 3]])
def test_r13_termination_takes_two_chains(numbers: list[int]) -> None:
    match = study("termination ba-1", "ba-1", chains=[styrene(n, 0, n) for n in (1, 2, 3)])
    assert rule_broken(match, "terminate", mode="combination", chains=numbers) == "R13"


# R14


def test_r14_transfer_terminates_and_starts_a_new_chain() -> None:
    match = study("cta vac-1 vac-3 ba-1", "ba-1", chains=[styrene(1, 1, 8)], stack=STACK)
    said = play(match, "transfer", chain=1, cards=["vac-1", "vac-3"])
    assert match.save()["chains"] == [
        styrene(1, 0, 8, state="terminated", end="transfer"),
        chain(2, 0, "vac-1 vac-3", starter="cta"),
    ]
    assert said[0] == "Ada takes chain 1 from Ben: BPO–Sty₈• (8 units)."
    assert "takes the hydrogen of the thiol's S–H and is dead: BPO–Sty₈–H." in said[1]
    assert said[1].endswith("starts chain 2: CTA–VAc₄• (4 units).")


def test_r14_the_second_monomer_may_be_of_any_species_as_at_initiation() -> None:
    match = study(
        "cta vac-1 sty-3 ba-1",
        "ba-1",
        chains=[styrene(1, 1, 8)],
        stack=STACK,
        options={"restart": "any"},
    )
    play(match, "transfer", chain=1, cards=["vac-1", "sty-3"])
    assert match.save()["chains"][1] == chain(2, 0, "vac-1", "sty-3", starter="cta")


def test_r13_r14_these_are_the_defaults() -> None:
    chosen = valence.start("polymer").save()["options"]
    assert (chosen["raid"], chosen["restart"], chosen["second"]) == ("any", "any", "any")


@pytest.mark.parametrize("version", ["1", "2"])
def test_r13_r14_earlier_rules_are_kept(version: str) -> None:
    options = valence.game("polymer").options_under(version, {"second": "any"})
    chosen = valence.game("polymer").options(options, 2)
    assert (chosen.raid, chosen.restart, chosen.second) == ("mixed", "same", "any")


@pytest.mark.parametrize("cards", [[], ["vac-3"], ["vac-1", "sty-1"]])
def test_r14_the_new_chain_is_not_optional(cards: list[str]) -> None:
    match = study("cta vac-1 vac-3 sty-1", "ba-1", chains=[styrene(1, 0, 8)])
    rule, reason = refused(match, "transfer", chain=1, cards=cards)
    assert rule == "R14"
    assert reason.endswith("In your hand: Sty 1; VAc 1; VAc 1, VAc 3.")


# R15


def test_r15_tempo_makes_a_players_own_growing_chain_dormant() -> None:
    match = study("tempo ba-1", "ba-1", chains=[styrene(1, 0, 3)], stack=STACK)
    said = play(match, "cap", chain=1)
    assert match.save()["chains"] == [dormant(1, 0, 3)]
    assert "BPO–Sty₃–TEMPO" in said[0]


def test_r15_tempo_is_only_for_a_players_own_growing_chains() -> None:
    match = study("tempo ba-1", "ba-1", chains=[styrene(1, 1, 3), dormant(2, 0, 2)])
    assert rule_broken(match, "cap", chain=1) == "R15"
    assert rule_broken(match, "cap", chain=2) == "R15"
    assert match.moves(0, type="cap") == []


# R16


@pytest.mark.parametrize(
    ("cards", "length"), [(["ba-1"], 4), (["ba-3"], 6), (["ba-3", "ba-1"], 7), (["ba-1"] * 2, 5)]
)
def test_r16_copolymer_brings_one_monomer_or_two_of_one_species(
    cards: list[str], length: int
) -> None:
    match = study("copolymer ba-1 ba-1 ba-3", "ba-1", chains=[styrene(1, 0, 3)], stack=STACK)
    play(match, "copolymerize", chain=1, cards=cards)
    assert lengths(match) == {1: length}
    assert match.save()["chains"][0]["blocks"][1]["species"] == "ba"


def test_r16_the_chain_then_grows_with_the_new_species() -> None:
    match = study(
        "sty-1 sty-1 ba-2 ba-2", "ba-1", chains=[chain(1, 0, "sty-1", "ba-1")], stack=STACK
    )
    assert rule_broken(match, "propagate", chain=1, cards=["sty-1", "sty-1"]) == "R11"
    play(match, "propagate", chain=1, cards=["ba-2", "ba-2"])
    assert match.save()["chains"] == [chain(1, 0, "sty-1", "ba-1 ba-2 ba-2")]


def test_r16_refused_copolymers_say_what_would_work() -> None:
    match = study("copolymer sty-1 ba-1 vac-2", "ba-1", chains=[styrene(1, 0, 3)])
    rule, reason = refused(match, "copolymerize", chain=1, cards=["sty-1"])
    assert rule == "R16"
    assert reason.endswith("a copolymer needs another species. In your hand: BA 1; VAc 2.")
    assert rule_broken(match, "copolymerize", chain=1, cards=["ba-1", "vac-2"]) == "R16"
    assert rule_broken(match, "copolymerize", chain=1, cards=[]) == "R16"


def test_example_6_copolymer_takes_a_chain_and_the_opponent_takes_it_back() -> None:
    match = study(
        "copolymer ba-2 ba-1", "copolymer mma-1 ba-1", chains=[styrene(1, 1, 4)], stack=STACK
    )
    said = play(match, "copolymerize", chain=1, cards=["ba-2"])
    assert match.save()["chains"] == [chain(1, 0, "sty-1 sty-1 sty-1 sty-1", "ba-2")]
    assert said[0] == "Ada takes chain 1 from Ben: BPO–Sty₄• (4 units)."
    play(match, "copolymerize", chain=1, cards=["mma-1"])
    assert match.save()["chains"] == [chain(1, 1, "sty-1 sty-1 sty-1 sty-1", "ba-2", "mma-1")]


# R17

ON_CHAIN_1: list[dict[str, Any]] = [
    {"type_": "propagate", "chain": 1, "cards": ["sty-1", "sty-1"]},
    {"type_": "terminate", "mode": "combination", "chains": [1, 2]},
    {"type_": "transfer", "chain": 1, "cards": ["sty-1"]},
    {"type_": "cap", "chain": 1},
    {"type_": "copolymerize", "chain": 1, "cards": ["ba-1"]},
]
ALL_JOKERS = "sty-1 sty-1 ba-1 termination cta tempo copolymer"


@pytest.mark.parametrize("move", ON_CHAIN_1)
@pytest.mark.parametrize("owner", [0, 1])
def test_r17_a_terminated_chain_is_never_touched_again(move: dict[str, Any], owner: int) -> None:
    dead = styrene(1, owner, 3, state="terminated", end="transfer")
    match = study(ALL_JOKERS, "ba-1", chains=[dead, styrene(2, 0, 2)])
    rule, reason = refused(match, **move)
    assert rule == "R17"
    assert reason.startswith("Chain 1 is terminated")


@pytest.mark.parametrize("move", ON_CHAIN_1)
def test_r17_an_opponents_dormant_chain_is_out_of_reach(move: dict[str, Any]) -> None:
    match = study("ba-1", ALL_JOKERS, chains=[dormant(1, 0, 3), styrene(2, 1, 2)], to_move=1)
    assert refused(match, **move) == (
        "R17",
        "Chain 1 is capped by TEMPO and belongs to Ada: nobody else can touch it.",
    )


def test_example_7_a_capped_chain_wakes_for_its_owner_alone() -> None:
    match = study(
        "sty-1 sty-1 ba-1", ALL_JOKERS, chains=[dormant(1, 0, 3), styrene(2, 1, 2)], stack=STACK
    )
    play(match, "discard", card="ba-1")
    assert 1 not in {move.get("chain") for move in match.moves(1)}
    assert match.moves(1, type="terminate") == []
    play(match, "discard", card="ba-1")
    play(match, "propagate", chain=1, cards=["sty-1", "sty-1"])
    assert chains(match)[1]["state"] == "growing"
    assert 1 in {move.get("chain") for move in match.moves(1)}
