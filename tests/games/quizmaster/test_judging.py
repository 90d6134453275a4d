"""R5 and R6: the forms in which people type values and compounds."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valence.chem.acids_bases import plain_name
from valence.chem.cards import Kind, kind_of
from valence.chem.naming import title
from valence.games.quizmaster.cards import ALIKE, CARDS, names, of_kind
from valence.games.quizmaster.judging import is_slip, judge, named, read_number, right_cards


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4.76", "4.76"),
        ("4,76", "4.76"),
        ("-7", "-7"),
        ("−7", "-7"),
        ("–7", "-7"),
        ("- 7", "-7"),
        ("minus 7", "-7"),
        ("+16", "16"),
        ("~16", "16"),
        ("≈ 16", "16"),
        ("ca. 16", "16"),
        ("about 16", "16"),
        ("pKa 16", "16"),
        ("pka=16", "16"),
        ("pKaH: 36", "36"),
        ("pK_a ≈ −1,74", "-1.74"),
        ("pKₐ 16", "16"),
        ("  16.  ", "16"),
        (".5", "0.5"),
        ("１６", "16"),
    ],
)
def test_a_number_in_the_forms_that_people_type(text: str, number: str) -> None:
    assert read_number(text) == Decimal(number)


@pytest.mark.parametrize(
    "text",
    ["", "acetone", "15-16", "15 16", "1e5", "1.2.3", "1,234.5", "--7", "½", "∞", "nan", "pKa"],
)
def test_what_is_no_number(text: str) -> None:
    assert read_number(text) is None


@given(st.text(max_size=100))
def test_any_text_can_be_judged(text: str) -> None:
    assert judge("acetone", "name", text, 0.5).is_right in (True, False)
    assert judge("lda", "value", text, 0.5).is_right in (True, False)


@pytest.mark.parametrize(
    ("text", "kind", "cards"),
    [
        ("LDA", "base", ["lda"]),
        ("lithium diisopropylamide", "base", ["lda"]),
        ("Lithium diisopropylamide (LDA)", "base", ["lda"]),
        ("Hünig's base", "base", ["dipea"]),
        ("hunigs base", "base", ["dipea"]),
        ("DIPEA", "base", ["dipea"]),
        ("TFA", "acid", ["trifluoroacetic-acid"]),
        ("HOAc", "acid", ["acetic-acid"]),
        ("  ACETIC   acid ", "acid", ["acetic-acid"]),
        ("t-BuLi", "base", ["tert-butyllithium"]),
        ("tert butyl lithium", "base", ["tert-butyllithium"]),
        ("t-butyllithium", "base", ["tert-butyllithium"]),
        ("2 6 lutidine", "base", ["2-6-lutidine"]),
        ("CH3COOH", "acid", ["acetic-acid"]),
        ("C2H4O2", "acid", ["acetic-acid"]),
        ("CH₃CO₂H", "acid", ["acetic-acid"]),
        ("naoh", "base", ["sodium-hydroxide"]),
        ("NH4Cl", "acid", ["ammonium-chloride"]),
        ("H2O", "acid", ["water"]),
        ("H2O", "base", ["water-base"]),
        ("C4H9Li", "base", ["tert-butyllithium", "n-butyllithium"]),
        ("LDA", "acid", []),
        ("", "acid", []),
        ("caffeine", "base", []),
    ],
)
def test_a_compound_by_name_synonym_or_formula(text: str, kind: Kind, cards: list[str]) -> None:
    assert list(named(text, kind)) == cards


@pytest.mark.parametrize("card", CARDS)
def test_every_name_of_a_card_names_it(card: str) -> None:
    for name in (*names(card), CARDS[card].formula, CARDS[card].condensed):
        assert card in named(name, kind_of(CARDS[card])), name


@pytest.mark.parametrize(
    ("text", "kind", "card"),
    [
        ("acetne", "acid", "acetone"),  # too few
        ("acetoone", "acid", "acetone"),  # too many
        ("acetome", "acid", "acetone"),  # wrong
        ("aectone", "acid", "acetone"),  # exchanged
        ("trietylamine", "base", "triethylamine"),
        ("sodium hidride", "base", "sodium-hydride"),
        ("2,6-lutidin", "base", "2-6-lutidine"),
        ("nitromthane", "acid", "nitromethane"),
    ],
)
def test_one_slip_of_a_letter_is_forgiven(text: str, kind: Kind, card: str) -> None:
    assert list(named(text, kind)) == [card]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("acetn", "acid"),  # two slips
        ("watr", "acid"),  # water has five letters
        ("LDB", "base"),
        ("trimethylamine", "base"),
        ("methanol", "acid"),
        ("methane", "acid"),
        ("ethene", "acid"),
        ("nitroethane", "acid"),
        ("methyl acetate", "acid"),
        ("dimethyl malonate", "acid"),
        ("ethylmagnesium bromide", "base"),
        ("sodium azide", "base"),
        ("s-butyllithium", "base"),
        ("2,4-lutidine", "base"),
        ("26-lutidine 2", "base"),
        ("C2H5ONo", "base"),
    ],
)
def test_what_names_another_substance_is_no_slip(text: str, kind: Kind) -> None:
    assert named(text, kind) == ()


def test_a_name_of_another_card_is_that_card() -> None:
    assert named("sodium methoxide", "base") == ("sodium-methoxide",)
    assert named("sodium ethoxide", "base") == ("sodium-ethoxide",)
    assert named("ethanal", "acid") == ("acetaldehyde",)


def test_no_name_of_a_card_is_a_slip_of_another() -> None:
    for card in CARDS.values():
        for other in of_kind(kind_of(card)):
            right = other.id in named(title(card), kind_of(card))
            assert right == (other.id == card.id)


@pytest.mark.parametrize("name", ALIKE)
def test_the_names_alike_are_each_one_letter_from_a_card(name: str) -> None:
    known = {plain_name(known) for card in CARDS for known in names(card)}
    assert any(is_slip(plain_name(name), other) for other in known)


def test_cards_that_share_a_value() -> None:
    assert right_cards("base", Decimal("29.5")) == ("lihmds", "khmds")
    assert right_cards("base", Decimal(36)) == ("potassium-hydride", "sodium-hydride")
    assert right_cards("acid", Decimal("9")) == ("acetylacetone",)


@pytest.mark.parametrize(
    ("card", "show", "text", "meant", "off"),
    [
        ("acetone", "name", "19", None, "-0.3"),
        ("acetone", "name", "25", None, "5.7"),
        ("acetone", "name", "high", None, None),
        ("acetone", "value", "acetylene", "acetylene", "5.7"),
        ("acetone", "value", "LDA", "lda", None),
        ("acetone", "value", "caffeine", None, None),
        ("n-butyllithium", "value", "C4H9Li", "n-butyllithium", "0"),
    ],
)
def test_a_judgement_says_by_how_much_it_was_off(
    card: str, show: str, text: str, meant: str | None, off: str | None
) -> None:
    judgement = judge(card, "name" if show == "name" else "value", text, 0.5)
    assert judgement.card == meant
    assert judgement.off == (None if off is None else Decimal(off))


WATER = (
    "General chemistry uses 14.0, with water as the solvent; organic chemistry often uses 15.7, "
)


@pytest.mark.parametrize(
    ("card", "text", "tolerance", "is_right", "remark"),
    [
        ("water", "15.7", 0.5, True, ""),
        ("water", "14", 0.5, True, WATER),
        ("water", "14", 0, False, ""),  # only the card's own value
        ("water", "15", 0.5, False, ""),  # neither convention
        ("sodium-hydroxide", "14.0", 0.5, True, WATER),
        ("water-base", "0", 0.5, True, "General chemistry uses 0 for H₃O⁺"),
        ("water-base", "-1.74", 0, True, ""),
        ("water-base", "-1", 0.5, False, ""),
        ("ammonia", "36", 0.5, True, "Estimates differ"),
        ("ammonia", "38", 0.5, True, ""),
        ("ammonia", "35", 0.5, False, ""),
        ("sodium-amide", "36", 0.5, True, "Estimates for ammonia differ"),
        ("acetonitrile", "25", 0.5, True, "Many textbooks print 25"),
        ("acetonitrile", "27", 0.5, False, ""),
        ("lihmds", "26", 0.5, True, "Both 26 and 29.5 are printed"),
        ("khmds", "26", 0.5, True, "Both 26 and 29.5 are printed"),
        ("hydrogen-chloride", "-4", 0.5, True, "No water value can be measured"),
        ("hydrogen-chloride", "-8.5", 0.5, True, "No water value can be measured"),
        ("hydrogen-chloride", "-9", 0.5, False, ""),
        ("acetic-acid", "5.3", 0.5, False, ""),  # measured, so there is only one value
    ],
)
def test_r5_a_textbook_value_is_accepted_with_a_remark(
    card: str, text: str, tolerance: float, is_right: bool, remark: str
) -> None:
    judgement = judge(card, "name", text, tolerance)
    assert judgement.is_right is is_right
    assert judgement.remark.startswith(remark)
    assert bool(judgement.remark) is bool(remark)
