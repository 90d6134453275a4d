"""Remarks of a ruling about real ends when the game allows something less likely (R12, R13, R15, R16)."""

import pytest

from tests.games.polymer.study import STACK, chain, play, study
from valence.chem.wording import Wording
from valence.core.options import read_options
from valence.games.polymer.options import Options
from valence.games.polymer.words.en_remarks import switch_remark, tempo_remark, termination_remark

FLASK = "In the flask"
WORDINGS: tuple[Wording, ...] = ("14", "16", "university")


@pytest.mark.parametrize(
    ("one", "other", "mode", "remark"),
    [
        ("sty", "sty", "combination", None),
        ("sty", "sty", "disproportionation", "two ends of styrene prefer combination."),
        ("mma", "mma", "disproportionation", None),
        ("mma", "mma", "combination", "two ends of methyl methacrylate prefer disproportionation."),
        ("mma", "sty", "combination", None),
        (
            "mma",
            "sty",
            "disproportionation",
            "an end of methyl methacrylate and one of styrene prefer",
        ),
        ("ba", "ba", "combination", "combine or to disproportionate is disputed."),
        ("ba", "ba", "disproportionation", "combine or to disproportionate is disputed."),
        ("vac", "vac", "combination", "most vinyl acetate chains end by transfer before"),
        ("sty", "ba", "disproportionation", None),
    ],
)
def test_r13_the_less_likely_termination(
    one: str, other: str, mode: str, remark: str | None
) -> None:
    given = [chain(1, 0, f"{one}-1"), chain(2, 0, f"{other}-1")]
    match = study("termination ba-1", "ba-1", chains=given, stack=STACK, options={"facts": "16"})
    said = play(match, "terminate", mode=mode, chains=[1, 2])[0]
    assert said.endswith("for good.") if remark is None else remark in said


def test_r13_the_last_block_decides_what_an_end_prefers() -> None:
    given = [chain(1, 0, "mma-1", "sty-1"), chain(2, 0, "sty-1")]
    match = study("termination ba-1", "ba-1", chains=given, stack=STACK, options={"facts": "16"})
    said = play(match, "terminate", mode="disproportionation", chains=[1, 2])[0]
    assert said.endswith("In the flask, two ends of styrene prefer combination.")


def test_r13_equal_end_groups_are_named_once() -> None:
    given = [chain(1, 0, "sty-1", starter="aibn"), chain(2, 0, "sty-1", starter="aibn")]
    match = study("termination ba-1", "ba-1", chains=given, stack=STACK, options={"facts": "16"})
    said = play(match, "terminate", mode="combination", chains=[1, 2])[0]
    assert "AIBN–Sty–Sty–AIBN; both ends carry 2-cyanoprop-2-yl." in said


@pytest.mark.parametrize(
    ("species", "remark"),
    [
        ("sty", None),
        ("mma", "methyl methacrylate poorly: it often takes a hydrogen"),
        ("ba", "n-butyl acrylate poorly: the bond seldom opens"),
        ("vac", "vinyl acetate poorly: the C–O bond is too strong"),
    ],
)
def test_r15_monomers_that_tempo_controls_poorly(species: str, remark: str | None) -> None:
    match = study(
        "tempo ba-1",
        "ba-1",
        chains=[chain(1, 0, f"{species}-1")],
        stack=STACK,
        options={"facts": "16"},
    )
    said = play(match, "cap", chain=1)[0]
    assert FLASK not in said if remark is None else remark in said


@pytest.mark.parametrize(("species", "has_remark"), [("sty", False), ("vac", True)])
def test_r12_waking_a_chain_that_tempo_would_not_leave(species: str, has_remark: bool) -> None:
    capped = chain(1, 0, f"{species}-1", state="dormant")
    hand = f"{species}-1 {species}-1 ba-1"
    match = study(hand, "ba-1", chains=[capped], stack=STACK, options={"facts": "16"})
    said = play(match, "propagate", chain=1, cards=[f"{species}-1"] * 2)[0]
    assert said.startswith("Heat opens the C–O bond")
    assert said.endswith("In the flask, this works well only with styrene.") == has_remark


@pytest.mark.parametrize(
    ("end", "monomer", "remark"),
    [
        ("sty", "vac", "an end of styrene adds its own monomer about 55 times as fast as vinyl acetate."),
        ("mma", "vac", "adds its own monomer about 20 times as fast as vinyl acetate."),
        ("ba", "vac", "an end of n-butyl acrylate adds its own monomer about 6 times as fast as"),
        ("vac", "sty", None),
        ("sty", "mma", None),
    ],
)  # fmt: skip
def test_r16_an_end_that_hardly_adds_the_other_monomer(
    end: str, monomer: str, remark: str | None
) -> None:
    hand = f"copolymer {monomer}-1 ba-1"
    match = study(
        hand, "ba-1", chains=[chain(1, 0, f"{end}-1")], stack=STACK, options={"facts": "16"}
    )
    said = play(match, "copolymerize", chain=1, cards=[f"{monomer}-1"])[0]
    assert FLASK not in said if remark is None else remark in said


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("14", "In the flask, such ends prefer combination."),
        ("16", "In the flask, two ends of styrene prefer combination."),
        ("university", "two ends of styrene prefer combination (98 to 99 % combination at 60 °C)."),
    ],
)
def test_a_table_chooses_for_which_age_remarks_are_worded(facts: str, said: str) -> None:
    given = [chain(1, 0, "sty-1"), chain(2, 0, "sty-1")]
    match = study("termination ba-1", "ba-1", chains=given, stack=STACK, options={"facts": facts})
    assert play(match, "terminate", mode="disproportionation", chains=[1, 2])[0].endswith(said)


def test_each_remark_has_three_wordings_and_the_shortest_is_the_default() -> None:
    for short, middle, long in (
        [tempo_remark("mma", wording) for wording in WORDINGS],
        [switch_remark("sty", "vac", wording) for wording in WORDINGS],
        [termination_remark("combination", "ba", "ba", wording) for wording in WORDINGS],
        [termination_remark("combination", "vac", "vac", wording) for wording in WORDINGS],
    ):
        assert 0 < len(short) < len(middle) < len(long)
    assert read_options(Options, {"scoring": "monomers"}).facts == "14"
