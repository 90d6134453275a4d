"""The cards, and which card beats which: R1 to R6."""

from decimal import Decimal

import msgspec
import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.card_rows import COLUMNS
from valence.chem.reactions import deprotonates, protonates
from valence.games.pkace.cards import Weighed, set_of
from valence.sets.acids_bases import Row

BUILT_IN = set_of(None, "class")
LAB = set_of(None, "lab")


def weighed(led: str, card: str) -> Weighed:
    return BUILT_IN.weighed(led)[card]


def test_r1_fifty_four_cards_half_of_them_acids() -> None:
    assert (len(BUILT_IN.acids), len(BUILT_IN.bases), len(BUILT_IN.cards)) == (27, 27, 54)
    acid, base = BUILT_IN.cards["acetone"], BUILT_IN.cards["sodium-hydride"]
    assert (acid.value, acid.mass, acid.formula) == (Decimal("19.3"), Decimal("58.08"), "C3H6O")
    assert (acid.guarded, acid.nucleophilicity) == ("carbonyl", None)
    assert (base.value, base.mass, base.formula) == (Decimal(36), Decimal("24.00"), "NaH")
    assert (base.guarded, base.nucleophilicity) == (None, "non")


def test_r2_every_card_comes_from_the_data_of_acids_and_bases() -> None:
    assert list(BUILT_IN.cards) == [card.id for card in (*acids(), *bases())]
    assert [BUILT_IN.cards[acid.id].value for acid in acids()] == [acid.pka for acid in acids()]
    assert [BUILT_IN.cards[base.id].value for base in bases()] == [base.pkah for base in bases()]


def test_r2_a_row_has_the_columns_of_a_deck_file() -> None:
    names = [field.name for field in msgspec.structs.fields(Row)]
    assert sorted(names) == sorted(COLUMNS.names)


def test_r3_guarded_acids_are_those_a_nucleophile_would_attack() -> None:
    guarded = {card.id: card.guarded for card in BUILT_IN.cards.values() if card.guarded}
    assert guarded == {
        "acetylacetone": "carbonyl",
        "ethyl-acetoacetate": "carbonyl",
        "malononitrile": "nitrile",
        "diethyl-malonate": "carboxylic_derivative",
        "acetaldehyde": "carbonyl",
        "acetone": "carbonyl",
        "ethyl-acetate": "carboxylic_derivative",
        "acetonitrile": "nitrile",
        "dimethylacetamide": "carboxylic_derivative",
    }


def test_r3_in_the_lab_an_active_methylene_group_is_not_guarded() -> None:
    guarded = {card.id for card in LAB.cards.values() if card.guarded}
    assert guarded == {
        "acetaldehyde",
        "acetone",
        "ethyl-acetate",
        "acetonitrile",
        "dimethylacetamide",
    }
    assert BUILT_IN.weighed("diethyl-malonate")["sodium-ethoxide"].verdict == "guarded"
    assert LAB.weighed("diethyl-malonate")["sodium-ethoxide"].verdict == "beats"


@pytest.mark.parametrize(
    ("led", "card", "verdict", "difference"),
    [
        ("acetic-acid", "triethylamine", "beats", "5.99"),
        ("acetic-acid", "pyridine", "beats", "0.44"),
        ("acetone", "n-butyllithium", "guarded", "30.7"),
        ("acetone", "lda", "beats", "16.4"),
        ("acetone", "potassium-tert-butoxide", "value", "-2.3"),
        ("acetaldehyde", "potassium-tert-butoxide", "beats", "0.3"),
        ("ethane", "n-butyllithium", "value", "0"),
        ("ethane", "tert-butyllithium", "beats", "3"),
        ("acetone", "benzene", "kind", None),
    ],
)
def test_r4_a_base_beats_an_acid(led: str, card: str, verdict: str, difference: str | None) -> None:
    answer = weighed(led, card)
    assert answer.verdict == verdict
    assert answer.difference == (None if difference is None else Decimal(difference))


@pytest.mark.parametrize(
    ("led", "card", "verdict", "difference"),
    [
        ("n-butyllithium", "acetone", "beats", "30.7"),
        ("n-butyllithium", "ethane", "value", "0"),
        ("pyridine", "acetic-acid", "beats", "0.44"),
        ("pyridine", "thiophenol", "value", "-1.4"),
        ("water-base", "hydrogen-chloride", "beats", "5.26"),
        ("water-base", "trifluoroacetic-acid", "value", "-2.24"),
        ("pyridine", "lda", "kind", None),
    ],
)
def test_r5_an_acid_beats_a_base(led: str, card: str, verdict: str, difference: str | None) -> None:
    answer = weighed(led, card)
    assert answer.verdict == verdict
    assert answer.difference == (None if difference is None else Decimal(difference))


@pytest.mark.parametrize(
    ("acid", "base"),
    [
        ("acetic-acid", "sodium-acetate"),
        ("water", "sodium-hydroxide"),
        ("ethanol", "sodium-ethoxide"),
        ("ammonia", "sodium-amide"),
        ("benzene", "phenyllithium"),
        ("ethane", "n-butyllithium"),
    ],
)
def test_r6_equal_values_do_not_beat(acid: str, base: str) -> None:
    assert weighed(acid, base) == Weighed(BUILT_IN.cards[base], "value", Decimal())
    assert weighed(base, acid) == Weighed(BUILT_IN.cards[acid], "value", Decimal())


def test_what_happens_in_the_lab_does_not_depend_on_who_led() -> None:
    for acid in BUILT_IN.acids:
        for base in BUILT_IN.bases:
            if weighed(acid, base).difference > 0:  # type: ignore[operator]  # of different kinds
                assert weighed(acid, base).lab == weighed(base, acid).lab


def test_how_many_of_the_729_pairs_beat() -> None:
    beating = {led: sum(map(bool, BUILT_IN.strength(led).values())) for led in BUILT_IN.cards}
    assert sum(beating[led] for led in BUILT_IN.acids) == 369
    assert sum(beating[led] for led in BUILT_IN.bases) == 426


def test_strength_goes_by_difference_then_by_lower_mass() -> None:
    """R15 on water (15.7): NaH 24.00 before KH 40.11, both 20.3 above; LiHMDS before KHMDS, both 13.8."""
    strengths = BUILT_IN.strength("water")
    order = sorted((card for card, n in strengths.items() if n), key=strengths.__getitem__)
    assert order == [
        "sodium-ethoxide",
        "potassium-tert-butoxide",
        "khmds",
        "lihmds",
        "lda",
        "potassium-hydride",
        "sodium-hydride",
        "litmp",
        "sodium-amide",
        "phenyllithium",
        "methylmagnesium-bromide",
        "n-butyllithium",
        "tert-butyllithium",
    ]
    assert strengths["sodium-hydroxide"] == 0


def test_r4_who_am_i_and_pkace_agree_on_who_takes_a_proton() -> None:
    for acid in acids():
        for base in bases():
            takes = BUILT_IN.weighed(acid.id)[base.id].verdict == "beats"
            assert deprotonates(base, acid) == takes, (acid.id, base.id)
            gives = BUILT_IN.weighed(base.id)[acid.id].verdict == "beats"
            assert protonates(acid, base) == gives, (acid.id, base.id)
