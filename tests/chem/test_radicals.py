from decimal import Decimal
from itertools import combinations, permutations

import pytest

from valence.chem.data_files import rows
from valence.chem.polymer import (
    Termination,
    preferred_termination,
    reactivity_ratio,
    substances,
    tempo_effect,
)

MONOMERS = [known.id for known in substances().values() if known.role == "monomer"]


@pytest.mark.parametrize(
    ("one", "other", "preferred"),
    [
        ("sty", "sty", "combination"),
        ("mma", "mma", "disproportionation"),
        ("ba", "ba", "disputed"),
        ("vac", "vac", "transfer"),
        ("sty", "mma", "combination"),
        ("mma", "sty", "combination"),
        ("sty", "ba", None),
    ],
)
def test_how_two_ends_terminate(one: str, other: str, preferred: Termination | None) -> None:
    assert preferred_termination(one, other) == preferred


def test_tempo_controls_styrene_only() -> None:
    assert [monomer for monomer in MONOMERS if tempo_effect(monomer) == "controls"] == ["sty"]


def test_there_is_a_ratio_for_every_end_and_other_monomer() -> None:
    given = [(row["end"], row["monomer"]) for row in rows("reactivity_ratios.csv")]
    assert sorted(given) == sorted(permutations(MONOMERS, 2))


def test_no_pair_of_monomers_forms_blocks_spontaneously() -> None:
    """In radical copolymerisation r₁r₂ is at most 1; a larger product would be a wrong value."""
    for one, other in combinations(MONOMERS, 2):
        assert reactivity_ratio(one, other) * reactivity_ratio(other, one) <= 1


def test_ratios_agree_with_the_ranking_of_monomer_reactivity() -> None:
    """Vinyl acetate is the least reactive monomer and has the most reactive radical."""
    for end in ("sty", "mma", "ba"):
        assert reactivity_ratio(end, "vac") > 3
        assert reactivity_ratio("vac", end) < Decimal("0.5")


@pytest.mark.parametrize("name", ["terminations.csv", "tempo.csv", "reactivity_ratios.csv"])
def test_every_fact_has_a_source(name: str) -> None:
    assert all(row["source"] for row in rows(name))


def test_butyl_acrylate_and_vinyl_acetate_have_binary_ratios() -> None:
    """With a third monomer they are 4.46 and 0.20 (Polymers 2024, 16, 1330), which says nothing about two."""
    assert reactivity_ratio("ba", "vac") == Decimal("5.94")
    assert reactivity_ratio("vac", "ba") == Decimal("0.026")
