"""R18 to R22: what counts, masses, and who wins."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from tests.games.polymer.study import chain, chains, play, study, styrene
from valence.core.game import Tally
from valence.games.polymer import GAME
from valence.games.polymer.scoring import averages
from valence.library import AnyMatch


def dead(number: int, owner: int, length: int, **fields: object) -> dict[str, Any]:
    return styrene(number, owner, length, **({"state": "terminated", "end": "transfer"} | fields))


def ended(*given: dict[str, Any], seats: int = 2, **options: object) -> AnyMatch:
    """A game in which seat 0 has just discarded its last card and nothing is left to draw."""
    hands = ["sty-1"] * seats
    match = study(*hands, chains=given, reshuffles=2, options=options)
    play(match, "discard", card="sty-1")
    return match


def result(match: AnyMatch) -> tuple[list[int], list[object]]:
    assert match.outcome is not None
    return match.outcome["winners"], match.outcome["scores"]


# R18


def test_r18_growing_chains_count_nothing() -> None:
    assert result(ended(styrene(1, 0, 9), dead(2, 1, 1))) == ([1], [0, 1])


def test_r18_dormant_chains_count_at_the_end() -> None:
    dormant = styrene(1, 0, 4, state="dormant")
    assert result(ended(dormant, dead(2, 1, 3))) == ([0], [4, 3])
    assert result(ended(dormant, dead(2, 1, 3), dormant="lost")) == ([1], [0, 3])


def test_r18_during_play_dormant_chains_are_shown_separately() -> None:
    given = [styrene(1, 0, 4, state="dormant"), dead(2, 0, 3)]
    view = study("sty-1 sty-1", "sty-1", chains=given).view(0)
    assert [one["units"] for one in view["standings"]] == [3, 0]
    assert [one["units"] for one in view["dormant"]] == [4, 0]
    assert ended(*given).view(None)["standings"][0]["units"] == 7


def test_r18_what_would_count_if_the_game_ended_now_is_shown_to_everybody() -> None:
    given = [styrene(1, 0, 4, state="dormant"), dead(2, 1, 3), styrene(3, 1, 9)]
    for counts, units, ahead in (("counts", [4, 3], [0]), ("lost", [0, 3], [1])):
        match = study("sty-1", "sty-1 ba-1", chains=given, options={"dormant": counts})
        for seat in (0, 1, None):
            view = match.view(seat)
            assert [one["units"] for one in view["ending"]] == units
            assert view["ahead"] == ahead


def test_r18_nobody_is_ahead_alone_before_a_chain_counts() -> None:
    assert study("sty-1", "sty-1", chains=[styrene(1, 0, 9)]).view(1)["ahead"] == [0, 1]


def test_r18_the_result_names_chains_that_do_not_count() -> None:
    match = ended(styrene(1, 0, 9), dead(2, 1, 3))
    said = match.say(match.story[-1])
    assert said[-1] == (
        "Ada's hand is empty, and the game is over. "
        "Ada: 0 units in 0 chains, Mn –, Mw –, Đ (PDI) –, 9 units in chains that do not count; "
        "Ben: 3 units in 1 chain, Mn 312.45 g/mol, Mw 312.45 g/mol, Đ 1.00. Ben wins."
    )


# R19


def test_r19_units_are_counted_not_cards() -> None:
    one_card_more = chain(1, 0, "sty-1 sty-1 sty-1", state="terminated", end="transfer")
    more_units = chain(2, 1, "sty-1 sty-3", state="terminated", end="transfer")
    assert result(ended(one_card_more, more_units)) == ([1], [3, 4])


def test_r19_ties_go_to_the_higher_mn() -> None:
    # 6 units each: one chain of 6 has twice the Mn of two chains of 3
    assert result(ended(dead(1, 0, 3), dead(2, 0, 3), dead(3, 1, 6))) == ([1], [6, 6])


def test_r19_a_full_tie_is_shared() -> None:
    assert result(ended(dead(1, 0, 3), dead(2, 1, 3), seats=3)) == ([0, 1], [3, 3, 0])


# R20


def test_r20_example_5_averages_of_6_and_10() -> None:
    mn, mw, pdi = averages([6 * Decimal("104.15"), 10 * Decimal("104.15")])
    assert mn == Fraction("833.2")
    assert mw == Fraction("885.275")
    assert pdi == Fraction("1.0625")


def test_example_5_disproportionation_and_combination() -> None:
    given = [styrene(1, 0, 6), styrene(2, 1, 10)]
    apart = study("termination sty-1", "sty-1", chains=given)
    play(apart, "terminate", mode="disproportionation", chains=[1, 2])
    assert apart.view(None)["standings"][0] == {
        "units": 16,
        "mn": "833.20",
        "mw": "885.28",
        "pdi": "1.06",
        "lengths": [{"length": 6, "chains": 1}, {"length": 10, "chains": 1}],
        "chains": [1, 2],
    }
    together = study("termination sty-1", "sty-1", chains=given)
    play(together, "terminate", mode="combination", chains=[1, 2])
    standing = together.view(None)["standings"][0]
    assert (standing["units"], standing["mn"], standing["pdi"]) == (16, "1666.40", "1.00")


def test_r20_the_higher_mn_wins_not_the_larger_number_of_units() -> None:
    # Mn 5 × 104.15 against (4 + 4) / 2 × 104.15
    match = ended(dead(1, 0, 5), dead(2, 1, 4), dead(3, 1, 4), scoring="mn")
    assert result(match) == ([0], ["520.75", "416.60"])


def test_r20_between_equal_mn_the_lower_dispersity_wins() -> None:
    # Mn of 4 units each; 4 and 4 are all alike, 3 and 5 are not
    given = [dead(1, 0, 3), dead(2, 0, 5), dead(3, 1, 4), dead(4, 1, 4)]
    assert result(ended(*given, scoring="mn")) == ([1], ["416.60", "416.60"])


def test_r20_without_a_chain_mn_is_0_and_pdi_undefined() -> None:
    standing = study("sty-1", "sty-1").view(None)["standings"][0]
    assert (standing["units"], standing["mn"], standing["mw"]) == (0, "0.00", "0.00")
    assert standing["pdi"] is None
    assert standing["lengths"] == standing["chains"] == []
    assert result(ended(dead(1, 1, 1), scoring="mn")) == ([1], ["0.00", "104.15"])
    assert result(ended(scoring="mn")) == ([0, 1], ["0.00", "0.00"])


def test_r20_masses_are_compared_exactly() -> None:
    # 214.26 against (200.24 + 228.29 + 214.26) / 3 = 214.263…: equal to two decimals, and the first
    # has the lower Đ, but the second has the higher Mn.
    how = {"state": "terminated", "end": "transfer"}
    single = chain(1, 0, "ba-1", "vac-1", **how)
    three = [
        chain(2, 1, "mma-1 mma-1", **how),
        chain(3, 1, "mma-1", "ba-1", **how),
        chain(4, 1, "ba-1", "vac-1", **how),
    ]
    assert result(ended(single, *three, scoring="mn")) == ([1], ["214.26", "214.26"])


# R21


def mass_of(one: dict[str, Any], *, end_groups: bool) -> str:
    match = study("sty-1", "sty-1", chains=[one], options={"end_groups": end_groups})
    mass: str = chains(match)[one["id"]]["mass"]
    return mass


def test_r21_the_mass_is_the_sum_of_the_monomers() -> None:
    # 4 × 104.15 + 2 × 128.17 = 416.60 + 256.34
    assert mass_of(chain(1, 0, "sty-1 sty-3", "ba-2"), end_groups=False) == "672.94"
    # 3 × 100.12 + 4 × 86.09 = 300.36 + 344.36
    assert mass_of(chain(1, 0, "mma-1 mma-2", "vac-1 vac-3"), end_groups=False) == "644.72"


@pytest.mark.parametrize(
    ("fields", "mass"),
    [
        ({"starter": "bpo"}, "225.26"),  # 104.15 + 121.11
        ({"starter": "aibn"}, "172.25"),  # 104.15 + 68.10
        ({"starter": "cta"}, "305.55"),  # 104.15 + 201.40
        ({"starter": "aibn", "state": "dormant"}, "328.50"),  # 172.25 + 156.25
        # 172.25 + 1.008 = 173.258
        ({"starter": "aibn", "state": "terminated", "end": "transfer"}, "173.26"),
        ({"starter": "aibn", "state": "terminated", "end": "hydrogen"}, "173.26"),
        # 172.25 − 1.008 = 171.242
        ({"starter": "aibn", "state": "terminated", "end": "double bond"}, "171.24"),
    ],
)
def test_r21_end_groups_add_to_the_mass_shown_with_two_decimals(
    fields: dict[str, object], mass: str
) -> None:
    one = chain(1, 0, "sty-1", **fields)
    assert mass_of(one, end_groups=True) == mass
    assert mass_of(one, end_groups=False) == "104.15"


def test_r21_a_combined_chain_has_the_fragments_of_both_starts() -> None:
    one = chain(1, 0, "sty-1", "sty-1", starter="aibn+cta", state="terminated", end="combination")
    # 2 × 104.15 + 68.10 + 201.40
    assert mass_of(one, end_groups=True) == "477.80"


# R22


def test_r22_everybody_sees_chains_masses_averages_and_lengths() -> None:
    given = [dead(1, 0, 3), dead(2, 0, 3), dead(3, 0, 7), styrene(4, 1, 2)]
    match = study("sty-1", "sty-1", chains=given)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert [one["length"] for one in view["chains"]] == [3, 3, 7, 2]
        assert [one["mass"] for one in view["chains"]] == ["312.45", "312.45", "729.05", "208.30"]
        assert view["standings"][0]["lengths"] == [
            {"length": 3, "chains": 2},
            {"length": 7, "chains": 1},
        ]
        # Mn = 13 / 3 × 104.15, Mw = 104.15 × (9 + 9 + 49) / 13
        assert view["standings"][0]["mn"] == "451.32"
        assert view["standings"][0]["mw"] == "536.77"


def test_r19_r20_the_scoreboard_follows_the_scoring_option() -> None:
    # 5 units of 104.15 g/mol against two chains of 4.
    chains = [dead(1, 0, 5), dead(2, 1, 4), dead(3, 1, 4)]
    units = Tally("units", (5, 8))
    mn = Tally("Mn", (Decimal("520.75"), Decimal("416.60")))
    for scoring, expected in (("monomers", (units, mn)), ("mn", (mn, units))):
        match = study("sty-1", "sty-1", chains=chains, options={"scoring": scoring})
        assert GAME.scores(GAME.view(match.state, None)) == expected


def test_r21_a_mass_without_the_ends_says_so() -> None:
    """Five units of styrene are 520.75 g/mol; an end of BPO (121.11), less a hydrogen (1.008), makes it 640.85."""
    chains = [styrene(1, 0, 4), styrene(2, 0, 5)]
    for end_groups, mass in ((False, "520.75 g/mol, without the ends"), (True, "640.85 g/mol")):
        match = study(
            "termination sty-1", "sty-1", chains=chains, options={"end_groups": end_groups}
        )
        said = " ".join(play(match, "terminate", mode="disproportionation", chains=[1, 2]))
        assert f"5 units ({mass})" in said
