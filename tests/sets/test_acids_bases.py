"""A set is a selection of built-in cards, other values for them, or cards of one's own."""

from decimal import Decimal

import pytest

import valence
from valence.core.csv_tables import BadSet
from valence.core.play import cards_at_table
from valence.sets.acids_bases import CardSet, card_set, rows_in, rows_of
from valence.sets.lexicon import cards_named

OWN = "type,name,formula,value,kind\nacid,Cyanoacetic acid,C3H3NO2,2.47,other\n"


def read(text: str) -> CardSet:
    return card_set(rows_in(text, "mine.csv"))


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(BadSet) as bad:
        rows_in(text, "mine.csv")
    return [(problem.line, problem.column, f"{problem.message}") for problem in bad.value.problems]


def test_a_file_with_ids_is_a_selection() -> None:
    cards, built_in = read("id\nacetic-acid\nlda\n"), card_set(None)
    assert dict(cards) == {id_: built_in[id_] for id_ in ("acetic-acid", "lda")}


@pytest.mark.parametrize("name", ["Acetic acid", "acetic ACID", "acetic-acid"])
def test_built_in_cards_may_be_given_by_name(name: str) -> None:
    assert list(read(f"name\n{name}\n")) == ["acetic-acid"]


def test_a_name_of_two_cards_needs_a_type() -> None:
    assert problems("name\nwater\n") == [(2, "type", "water is an acid and a base: fill in which")]
    assert list(read("name,type\nwater,Base\n")) == ["water-base"]


def test_a_type_that_is_wrong_is_reported() -> None:
    assert problems("id,type\nlda,acid\n") == [(2, "type", "lda is a base")]


def test_another_value_drops_what_the_card_says_about_its_own() -> None:
    card = read("id,value\nphenol,18.0\n")["phenol"]
    assert (card.value, card.solvent, card.note, card.source) == (Decimal("18.0"), "", "", "")
    assert card.why == card_set(None)["phenol"].why
    measured = read("id,pKa,solvent,source\nphenol,18.0,DMSO,Bordwell\n")["phenol"]
    assert (measured.solvent, measured.source) == ("DMSO", "Bordwell")


def test_the_convention_for_water_leaves_own_values_alone() -> None:
    rows = rows_of([{"id": "water"}, {"id": "water-base", "value": "-1.5"}])
    cards = card_set(rows, "thermodynamic")
    assert [card.value for card in cards.values()] == [Decimal("14.0"), Decimal("-1.5")]


def test_unknown_cards_are_reported_with_a_guess() -> None:
    assert problems("id\nacetic-acd\nfoo\n") == [
        (2, "id", "no built-in card is called 'acetic-acd'; did you mean 'acetic-acid'?"),
        (
            3,
            "id",
            "no built-in card is called 'foo'; a card of your own needs its smiles or formula",
        ),
    ]


def test_a_card_without_a_structure_needs_only_its_formula() -> None:
    (card,) = read(OWN).values()
    # 3 × 12.011 + 3 × 1.008 + 14.007 + 2 × 15.999 = 85.062
    assert (card.id, card.mass, card.smiles) == ("cyanoacetic-acid", Decimal("85.06"), "")
    assert card.groups == ()


def test_an_own_card_is_understood_by_name_formula_or_with_a_typo() -> None:
    cards = read(OWN + "acid,Acetic acid,C2H4O2,4.76,other\n")
    for text in ("cyanoacetic acid", "Cyanoacetic  Acid", "C3H3NO2", "cyanoacetc acid"):
        assert cards_named(cards, text, "acid") == ("cyanoacetic-acid",), text
    assert cards_named(cards, "acetic acid", "acid") == ("acetic-acid",)
    assert cards_named(cards, "cyanoacetic acid", "base") == ()
    assert cards_named(cards, "ethanol", "acid") == ()


def test_equal_sets_have_equal_rows_however_they_are_written() -> None:
    plain = rows_in("id,value\nphenol,9.99\nlda,\n", "a.csv")
    excel = 'sep=;\n"ID";"pKa"\nPhenol;9,99\n;\nLDA;\n'
    assert rows_in(excel, "b.csv") == plain
    assert rows_in("\ufeffId\tpkaH\r\nphenol\t9.99\r\nlda\t\r\n", "c.csv") == plain


def test_problems_after_a_separator_line_are_counted_as_the_editor_does() -> None:
    assert problems("sep=;\nid;value\nlda;x\n") == [
        (3, "value", "'x' is not a number such as 4.76 or -7")
    ]


@pytest.mark.parametrize("game", ["pkace", "quizmaster", "whoami"])
@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ("14", "The electron pairs of nitrogen point outwards, free to bind a proton."),
        ("16", "An amine whose lone pairs point freely out of the cage;"),
        ("university", "An amine whose lone pairs point freely out of the cage;"),
    ],
)
def test_a_card_at_a_table_tells_its_reason_for_the_readers_there(
    game: str, facts: str, why: str
) -> None:
    cards = cards_at_table(valence.game(game), {"facts": facts}, 2)
    (dabco,) = [card for card in cards if card.id == "dabco"]
    assert dabco.why.startswith(why)
