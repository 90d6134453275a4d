"""R5 and R6 in German: a table understands what German speakers type, and English too."""

import pytest

import valence
from valence.chem.acids_bases import cards
from valence.chem.cards import Kind
from valence.chem.data_files import rows
from valence.chem.names import de
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster.cards import BUILT_IN
from valence.games.quizmaster.judging import judge, read_number
from valence.sets.lexicon import cards_named, common_name, meanings

DE = Language("de")


@pytest.mark.parametrize(
    ("text", "kind", "cards"),
    [
        ("Essigsäure", "acid", ["acetic-acid"]),
        ("essigsaeure", "acid", ["acetic-acid"]),  # without an umlaut on the keyboard
        ("ETHANSÄURE", "acid", ["acetic-acid"]),
        ("Eisessig", "acid", ["acetic-acid"]),
        ("Salzsäure", "acid", ["hydrogen-chloride"]),
        ("Lithiumdiisopropylamid (LDA)", "base", ["lda"]),
        ("Natronlauge", "base", ["sodium-hydroxide"]),
        ("Natrium-Hydroxid", "base", ["sodium-hydroxide"]),
        ("Kalium-tert-butylat", "base", ["potassium-tert-butoxide"]),
        ("Kaliumkarbonat", "base", ["potassium-carbonate"]),
        ("Natriumazetat", "base", ["sodium-acetate"]),
        ("Jodwasserstoff", "acid", ["hydrogen-iodide"]),
        ("Hünig-Base", "base", ["dipea"]),
        ("Acetylen", "acid", ["acetylene"]),
        ("Wasser", "acid", ["water"]),
        ("Wasser", "base", ["water-base"]),
        ("Ammonium-Ion", "acid", ["ammonium-chloride"]),
        ("Hydrid", "base", ["potassium-hydride", "sodium-hydride"]),
        ("acetic acid", "acid", ["acetic-acid"]),
        ("NaOH", "base", ["sodium-hydroxide"]),
        ("Koffein", "base", []),
    ],
)
def test_a_compound_by_its_german_name_or_as_in_english(
    text: str, kind: Kind, cards: list[str]
) -> None:
    assert list(cards_named(BUILT_IN, text, kind, language=DE)) == cards


@pytest.mark.parametrize(
    ("text", "kind", "card"),
    [
        ("Triethylamn", "base", "triethylamine"),  # too few
        ("Acettonitril", "acid", "acetonitrile"),  # too many
        ("Natriumhydroxyd", "base", "sodium-hydroxide"),  # wrong
        ("Pyirdin", "base", "pyridine"),  # swapped
    ],
)
def test_one_typo_is_forgiven_in_a_german_name(text: str, kind: Kind, card: str) -> None:
    assert list(cards_named(BUILT_IN, text, kind, language=DE)) == [card]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Trimethylamin", "base"),  # another substance
        ("Natriumazid", "base"),
        ("Kalziumhydrid", "base"),  # not Kaliumhydrid
        ("Kalziumkarbonat", "base"),
        ("Carbonsäure", "acid"),  # a class, and not Carbolsäure
        ("Kohlensäure", "acid"),
        ("Thiophen", "acid"),
        ("Nitroethan", "acid"),  # ethyl for methyl
        ("Pyridon", "base"),  # another ending
        ("Natriumacetit", "base"),
        ("Lutidin", "base"),  # a name of several isomers
        ("Ethanl", "acid"),  # could be Ethanal or Ethanol
    ],
)
def test_another_substance_is_no_typo_in_german(text: str, kind: Kind) -> None:
    assert cards_named(BUILT_IN, text, kind, language=DE) == ()


def test_every_german_name_of_a_card_means_it_alone() -> None:
    for card in cards().values():
        for name in (de.card(card), de.title(card), *de.synonyms(card.id)):
            assert name == "Lutidin" or meanings(name, language=DE) == (card.smiles,), name


def test_every_other_compound_has_a_german_name_that_means_it() -> None:
    known = {row["name"]: row["smiles"] or row["name"] for row in rows("compounds.csv")}
    for row in rows("de/compounds.csv"):
        if row["name"] != "Lutidin":
            assert meanings(row["name"], language=DE) == (known[row["compound"]],), row["name"]
    named = {known[row["compound"]] for row in rows("de/compounds.csv")}
    assert {row["smiles"] for row in rows("compounds.csv")} - named <= {""}


def test_what_an_answer_could_mean_is_told_in_german() -> None:
    assert [common_name(one, DE) for one in meanings("C2H6O")] == ["Ethanol", "Dimethylether"]


def test_a_german_name_counts_only_for_whoever_types_german() -> None:
    assert judge(BUILT_IN, "acetic-acid", "value", "Essigsäure", 0.5, language=DE).is_right
    assert not judge(BUILT_IN, "acetic-acid", "value", "Essigsäure", 0.5).is_right


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4,76", "4.76"),
        ("−1,74", "-1.74"),
        ("minus 7", "-7"),
        ("etwa 16", "16"),
        ("ungefähr 16", "16"),
        ("pKs 4,76", "4.76"),
        ("pKs = 16", "16"),
        ("9,25 (pKs)", "9.25"),
    ],
)
def test_a_number_as_it_is_typed_in_german(text: str, number: str) -> None:
    assert str(read_number(text)) == number


@pytest.mark.parametrize(("language", "takes"), [(DE, True), (DEFAULT, False)])
def test_an_answer_is_judged_and_replayed_in_its_language(language: Language, takes: bool) -> None:
    match = valence.load(position("acetic-acid"), names=["Ada", "Ben"], strict=False)
    match.play(0, {"type": "answer", "text": "Ethansäure", "language": language})
    assert bool(match.state.won[0]) is takes
    again = valence.replay(match.record)
    assert (again.save(), again.record) == (match.save(), match.record)


def test_a_match_in_german_takes_answers_in_german() -> None:
    match = valence.load(position("acetic-acid"), names=["Ada", "Ben"], strict=False, lang="de")
    said = match.play(0, {"type": "answer", "text": "Ethansäure"})
    assert "Ada hat „Ethansäure“ gesagt: Essigsäure (AcOH), richtig." in " ".join(said)
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
