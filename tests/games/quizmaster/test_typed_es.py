"""R5 and R6 in Spanish: a table understands what Spanish speakers type, and English too."""

import pytest

import valence
from valence.chem.acids_bases import cards
from valence.chem.cards import Kind
from valence.chem.data_files import rows
from valence.chem.names import es
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster.cards import BUILT_IN
from valence.games.quizmaster.judging import judge, read_number
from valence.sets.lexicon import cards_named, common_name, meanings

ES = Language("es")


@pytest.mark.parametrize(
    ("text", "kind", "cards"),
    [
        ("ácido acético", "acid", ["acetic-acid"]),
        ("Acido  acetico", "acid", ["acetic-acid"]),
        ("ÁCIDO ETANOICO", "acid", ["acetic-acid"]),
        ("diisopropilamida de litio (LDA)", "base", ["lda"]),
        ("sosa cáustica", "base", ["sodium-hydroxide"]),
        ("hidróxido sódico", "base", ["sodium-hydroxide"]),
        ("n-butillitio", "base", ["n-butyllithium"]),
        ("base de Hünig", "base", ["dipea"]),
        ("agua", "acid", ["water"]),
        ("agua", "base", ["water-base"]),
        ("ion amonio", "acid", ["ammonium-chloride"]),
        ("hidruro", "base", ["potassium-hydride", "sodium-hydride"]),
        ("acetic acid", "acid", ["acetic-acid"]),
        ("NaOH", "base", ["sodium-hydroxide"]),
        ("cafeína", "base", []),
    ],
)
def test_a_compound_by_its_spanish_name_or_as_in_english(
    text: str, kind: Kind, cards: list[str]
) -> None:
    assert list(cards_named(BUILT_IN, text, kind, language=ES)) == cards


@pytest.mark.parametrize(
    ("text", "kind", "card"),
    [
        ("acetna", "acid", "acetone"),  # too few
        ("trietilaamina", "base", "triethylamine"),  # too many
        ("hidruro de sodyo", "base", "sodium-hydride"),  # wrong
        ("ácido bezoico", "acid", "benzoic-acid"),
    ],
)
def test_one_typo_is_forgiven_in_a_spanish_name(text: str, kind: Kind, card: str) -> None:
    assert list(cards_named(BUILT_IN, text, kind, language=ES)) == [card]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("trimetilamina", "base"),  # another substance
        ("azida de sodio", "base"),
        ("dicarbonato de sodio", "base"),
        ("ácido carbónico", "acid"),  # not ácido carbólico
        ("tiofeno", "acid"),
        ("nitroetano", "acid"),  # ethyl for methyl
        ("piridona", "base"),  # another ending
        ("acetito de sodio", "base"),  # another ending before a second word
        ("lutidina", "base"),  # a name of several isomers
        ("etanl", "acid"),  # could be etanal or etanol
    ],
)
def test_another_substance_is_no_typo_in_spanish(text: str, kind: Kind) -> None:
    assert cards_named(BUILT_IN, text, kind, language=ES) == ()


def test_every_spanish_name_of_a_card_means_it_alone() -> None:
    for card in cards().values():
        for name in (es.card(card), es.title(card), *es.synonyms(card.id)):
            assert name == "lutidina" or meanings(name, language=ES) == (card.smiles,), name


def test_every_other_compound_has_a_spanish_name_that_means_it() -> None:
    known = {row["name"]: row["smiles"] or row["name"] for row in rows("compounds.csv")}
    for row in rows("es/compounds.csv"):
        if row["name"] != "lutidina":
            assert meanings(row["name"], language=ES) == (known[row["compound"]],), row["name"]
    named = {known[row["compound"]] for row in rows("es/compounds.csv")}
    assert {row["smiles"] for row in rows("compounds.csv")} - named <= {"", BENZIL}


# Its Spanish name, bencilo, is the usual one of the benzyl group.
BENZIL = "O=C(C(=O)c1ccccc1)c1ccccc1"


def test_what_an_answer_could_mean_is_told_in_spanish() -> None:
    assert [common_name(one, ES) for one in meanings("C2H6O")] == ["etanol", "dimetil éter"]
    assert [common_name(one) for one in meanings("C2H6O")] == ["ethanol", "dimethyl ether"]


def test_a_spanish_name_counts_only_for_whoever_types_spanish() -> None:
    assert judge(BUILT_IN, "acetic-acid", "value", "ácido acético", 0.5, language=ES).is_right
    assert not judge(BUILT_IN, "acetic-acid", "value", "ácido acético", 0.5).is_right


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4,76", "4.76"),
        ("−1,74", "-1.74"),
        ("menos 7", "-7"),
        ("aprox. 16", "16"),
        ("unos 16", "16"),
    ],
)
def test_a_number_as_it_is_typed_in_spanish(text: str, number: str) -> None:
    assert str(read_number(text)) == number


@pytest.mark.parametrize(("language", "takes"), [(ES, True), (DEFAULT, False)])
def test_an_answer_is_judged_and_replayed_in_its_language(language: Language, takes: bool) -> None:
    match = valence.load(position("acetic-acid"), names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "answer", "text": "ácido acético", "language": language})
    assert bool(match.state.won[0]) is takes
    again = valence.replay(match.record)
    assert (again.save(), again.record) == (match.save(), match.record)


def test_a_match_in_spanish_takes_answers_in_spanish() -> None:
    match = valence.load(position("acetic-acid"), names=["Ada", "Ben"], strict=False, lang="es")
    said = match.play(0, {"type": "answer", "text": "ácido etanoico"})
    assert "Ada dijo «ácido etanoico»: ácido acético (AcOH), correcto." in " ".join(said)
    assert valence.replay(match.record, lang="en").state == match.state


def position(card: str) -> dict[str, object]:
    """A position of two players in which the value of a card is read out."""
    return {
        "game": "quizmaster",
        "options": {"seconds": 0, "cards": 1},
        "players": 2,
        "seed": 0,
        "deck": [],
        "card": card,
        "show": "value",
        "choices": [],
        "tried": [],
        "won": [[], []],
        "lost": [],
        "last": None,
    }
