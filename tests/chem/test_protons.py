"""Proton transfer: the bases that take a proton from an acid."""

import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.data_files import rows
from valence.chem.reactions import (
    ANY_STRONG,
    deprotonates,
    in_the_lab,
    is_guarded,
    lab_source,
    protonates,
)
from valence.chem.words.en import lab_remark

ACIDS = {acid.id: acid for acid in acids()}
BASES = {base.id: base for base in bases()}


@pytest.mark.parametrize(
    ("base", "acid", "takes", "gives"),
    [
        ("triethylamine", "acetic-acid", True, True),
        ("pyridine", "acetic-acid", True, True),
        ("lda", "acetone", True, True),
        ("n-butyllithium", "acetone", False, True),  # adds to the C=O instead
        ("sodium-acetate", "acetic-acid", False, False),  # equal values
        ("pyridine", "water", False, False),
        ("sodium-hydride", "water", True, True),
        ("n-butyllithium", "acetic-acid", True, True),  # a carboxylic acid is not guarded
    ],
)
def test_the_stronger_base_takes_the_proton(base: str, acid: str, takes: bool, gives: bool) -> None:
    assert deprotonates(BASES[base], ACIDS[acid]) is takes
    assert protonates(ACIDS[acid], BASES[base]) is gives


def test_guarded_are_carbonyl_compounds_their_derivatives_and_nitriles() -> None:
    assert {acid.id for acid in acids() if is_guarded(acid)} == {
        "acetylacetone",
        "ethyl-acetoacetate",
        "malononitrile",
        "diethyl-malonate",
        "acetaldehyde",
        "acetone",
        "ethyl-acetate",
        "acetonitrile",
        "dimethylacetamide",
    }


@pytest.mark.parametrize(
    ("acid", "base", "outcome"),
    [
        ("acetone", "n-butyllithium", "adds"),
        ("acetone", "sodium-amide", "takes"),
        ("acetonitrile", "sodium-amide", "takes"),
        ("acetonitrile", "methylmagnesium-bromide", "both"),
        ("diethyl-malonate", "sodium-ethoxide", "takes"),  # an active methylene group
        ("ethyl-acetate", "sodium-amide", "takes"),
        ("acetaldehyde", "sodium-amide", "either"),  # guarded, and nothing better is known
        ("benzene", "n-butyllithium", "nothing"),
        ("acetone", "lda", None),
        ("acetic-acid", "n-butyllithium", None),
    ],
)
def test_what_happens_in_the_lab(acid: str, base: str, outcome: str | None) -> None:
    assert in_the_lab(ACIDS[acid], BASES[base]) == outcome


def test_every_observation_is_about_a_stronger_base_and_has_a_source() -> None:
    pairs = [(row["acid"], row["base"]) for row in rows("lab.csv")]
    assert len(pairs) == len(set(pairs))
    for row in rows("lab.csv"):
        assert row["source"]
        if row["base"] == ANY_STRONG:
            continue
        acid, base = ACIDS[row["acid"]], BASES[row["base"]]
        assert base.pkah > acid.pka
        assert in_the_lab(acid, base) == row["outcome"]
        assert lab_remark(acid.id, base.id) == row["remark"]
        assert (row["outcome"] == "nothing") == bool(row["remark"])


def test_what_the_lab_does_with_an_active_methylene_group_has_a_source_too() -> None:
    """No row names the base, since every strong nucleophile that is strong enough takes the proton."""
    active = {acid.id for acid in ACIDS.values() if acid.active_methylene}
    about_all = [row for row in rows("lab.csv") if row["base"] == ANY_STRONG]
    assert {row["acid"] for row in about_all} == active
    for row in about_all:
        assert row["outcome"] == "takes"
        acid = ACIDS[row["acid"]]
        assert in_the_lab(acid, BASES["sodium-ethoxide"]) == "takes"
        assert lab_source(acid.id, "sodium-ethoxide") == row["source"]
    assert "Hunt" in lab_source("diethyl-malonate", "sodium-hydroxide")  # a row of its own
