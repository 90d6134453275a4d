"""Who takes a proton from whom."""

import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.protons import deprotonates, is_guarded, protonates

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
