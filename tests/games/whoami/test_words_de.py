"""German questions and rulings of Who Am I?, in full and in one line."""

import pytest

from valence.core.game import Seat
from valence.core.languages import Language
from valence.core.words import LINE
from valence.games.whoami import events
from valence.games.whoami.cards import BUILT_IN
from valence.games.whoami.questions import (
    AcidicH,
    Beats,
    Carbons,
    Guarded,
    HasElement,
    HasGroup,
    IsSalt,
    Nucleophilicity,
    Question,
    Value,
    worth_asking,
)
from valence.games.whoami.words import WORDS
from valence.games.whoami.words import de as said
from valence.games.whoami.words.de_questions import question_words

SAY = WORDS[Language("de")]


@pytest.mark.parametrize(
    ("question", "words", "line"),
    [
        (Value("<", 4.76), "Ist mein pKa oder pKaH kleiner als 4,76?", ""),
        (Carbons("<", 1), "Habe ich keinen Kohlenstoff?", ""),
        (Carbons(">=", 1), "Habe ich mindestens 1 Kohlenstoffatom?", ""),
        (Carbons("<", 4), "Habe ich weniger als 4 Kohlenstoffatome?", ""),
        (HasElement("N"), "Enthalte ich Stickstoff?", ""),
        (HasGroup("aromatic ring"), "Habe ich einen aromatischen Ring?", ""),
        (HasGroup("nitrile"), "Habe ich eine Nitrilgruppe, C≡N?", "Habe ich eine Nitrilgruppe?"),
        (Guarded(), "Bin ich geschützt: eine C–H-Säure mit C=O oder C≡N?", "Bin ich geschützt?"),
        (Nucleophilicity("non"), "Bin ich eine nicht nucleophile Base?", ""),
        (AcidicH("halogen"), "Bin ich eine Säure mit dem sauren H an einem Halogen?", ""),
        (
            Beats("acetone"),
            "Kann ich nach den Regeln von pKace (Schutz eingeschlossen) Aceton, pKa 19,3, deprotonieren?",
            "Schlage ich Aceton?",
        ),
        (
            Beats("water-base"),
            "Kann ich nach den Regeln von pKace Wasser als Base, pKaH −1,74, protonieren?",
            "Schlage ich Wasser als Base?",
        ),
    ],
)
def test_a_question_in_full_and_in_one_line(question: Question, words: str, line: str) -> None:
    assert question_words(BUILT_IN, question) == words
    assert SAY.line(answered(question), ["Ada"]) == f"Ada: {line or words} Ja."


def answered(question: Question) -> events.Answered:
    return events.Answered(seat=Seat(0), question=question, yes=True)


def test_every_line_fits_on_the_board() -> None:
    for question in (*worth_asking(BUILT_IN), IsSalt()):
        assert len(SAY.line(answered(question), ["Benjamin"])) <= LINE, question


def test_a_guess_is_ruled_on() -> None:
    wrong = [events.GuessedWrong(Seat(0), "lda", left) for left in (None, 2, 1, 0)]
    assert [SAY.event(one, ["Ada"]).removeprefix("Ada rät: ") for one in wrong] == [
        "Lithiumdiisopropylamid (LDA). Falsch.",
        "Lithiumdiisopropylamid (LDA). Falsch. Noch 2 Versuche.",
        "Lithiumdiisopropylamid (LDA). Falsch. Noch 1 Versuch.",
        "Lithiumdiisopropylamid (LDA). Falsch. Kein Versuch mehr.",
    ]
    right = events.Identified(Seat(0), "water", 1)
    assert SAY.event(right, ["Ada"]).startswith("Ada rät: Wasser als Säure. Richtig, nach 1 Zug. ")


def test_how_many_cards_a_question_leaves() -> None:
    assert said.split_reason(1, 1).endswith("Dann bleibt höchstens 1.")
    assert said.split_reason(3, 2).endswith("Dann bleiben höchstens 3.")
