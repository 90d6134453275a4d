"""German sentences of Quizmaster, where moves name the cards in English."""

import pytest

import valence
from valence.core.languages import Language
from valence.games.quizmaster.moves import Answer
from valence.games.quizmaster.state import Question
from valence.games.quizmaster.words import QUESTION, WORDS
from valence.games.quizmaster.words.de_cards import in_german

GERMAN = Language("de")


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("Acetone", "Aceton"),
        ("Lithium diisopropylamide (LDA)", "Lithiumdiisopropylamid (LDA)"),
        ("4.76", "4,76"),
        ("-1.74", "−1,74"),
        ("Azeton", "Azeton"),
    ],
)
def test_what_the_table_offers_is_named_in_german(text: str, german: str) -> None:
    assert in_german(text) == german
    assert WORDS[GERMAN].move(Answer(text)) == f"„{german}“ antworten"


def test_a_question_names_its_choices_in_german() -> None:
    by_name = Question("name", "acid", "Acetone", (), "acetone")
    assert QUESTION[GERMAN](by_name) == "Aceton, eine Säure: Welchen pKa hat sie?"
    by_value = Question("value", "base", "-1.74", ("Water", "Ammonia"), None)
    assert QUESTION[GERMAN](by_value) == "Welche Base hat den pKaH −1,74? (1) Wasser  (2) Ammoniak"


@pytest.mark.parametrize(
    ("cards", "heading"), [(1, "1 Karte."), (2, "2 Karten, eine nach der anderen.")]
)
def test_one_card_follows_no_other(cards: int, heading: str) -> None:
    match = valence.start("quizmaster", seed=3, options={"cards": cards}, lang="de")
    assert match.say(match.story[0])[0].startswith(heading)
