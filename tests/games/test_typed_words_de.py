"""What is typed in a terminal in German; umlauts are optional."""

from typing import Any

import pytest

import valence
from tests.games.pkace.study import study
from valence.core.game import Seat
from valence.core.wire import to_dict
from valence.games.pkace import GAME as PKACE
from valence.games.pkace.terminal import typed as typed_in_pkace
from valence.games.quizmaster.terminal import speaker
from valence.games.quizmaster.terminal import typed as typed_in_quizmaster
from valence.games.whoami.cards import BUILT_IN
from valence.games.whoami.questions import worth_asking
from valence.games.whoami.terminal import typed as typed_in_whoami
from valence.games.whoami.words.de_questions import question_words


def view(game: str, seat: int | None = None, **options: Any) -> Any:
    match = valence.start(game, seats=2, seed=8, options=options)
    return match.game.view(match.state, None if seat is None else Seat(seat))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Lithiumdiisopropylamid", "lda"),
        ("Wasser", "water-base"),
        ("spiel n-Butyllithium", "n-butyllithium"),
        ("lege LDA", "lda"),
        ("Gold", None),
    ],
)
def test_a_card_of_pkace_is_played_by_its_german_name(text: str, card: str | None) -> None:
    wanted = None if card is None else {"type": "play", "card": card}
    assert typed_in_pkace(text, PKACE.view(study("lda water-base", "dbu").state, Seat(0))) == wanted


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Säure", {"about": "kind", "is": "acid"}),
        ("saeure", {"about": "kind", "is": "acid"}),
        ("eine Base", {"about": "kind", "is": "base"}),
        ("Bin ich eine Säure?", {"about": "kind", "is": "acid"}),
        ("fragen: Bin ich eine Säure?", {"about": "kind", "is": "acid"}),
        ("Wert < 4,76", {"about": "value", "op": "<", "than": 4.76}),
        ("Masse >= 100", {"about": "mass", "op": ">=", "than": 100}),
        ("C-Atome < 4", {"about": "carbons", "op": "<", "than": 4}),
        ("Ist mein pKa oder pKaH kleiner als 15,7?", {"about": "value", "op": "<", "than": 15.7}),
        ("Li", {"about": "element", "has": "Li"}),
        ("Stickstoff", {"about": "element", "has": "N"}),
        ("Enthalte ich Sauerstoff?", {"about": "element", "has": "O"}),
        ("hat Nitril", {"about": "group", "has": "nitrile"}),
        ("Ester", {"about": "group", "has": "ester"}),
        ("aromatischer Ring", {"about": "group", "has": "aromatic ring"}),
        ("Carbonsäure", {"about": "group", "has": "carboxylic acid"}),
        ("geschützt", {"about": "guarded"}),
        ("Metall", {"about": "metal"}),
        ("Salz", {"about": "salt"}),
        ("saures C", {"about": "acidic_h", "on": "C"}),
        ("saures H an Halogen", {"about": "acidic_h", "on": "halogen"}),
        ("nicht nucleophil", {"about": "nucleophilicity", "is": "non"}),
        ("schwach", {"about": "nucleophilicity", "is": "weak"}),
        ("schlägt Aceton", {"about": "beats", "card": "acetone"}),
        ("schlage ich Essigsäure", {"about": "beats", "card": "acetic-acid"}),
        ("deprotoniere ich Essigester", {"about": "beats", "card": "ethyl-acetate"}),
        ("protonieren Wasser als Base", {"about": "beats", "card": "water-base"}),
    ],
)
def test_a_question_of_who_am_i_in_german(text: str, question: dict[str, object]) -> None:
    assert typed_in_whoami(text, view("whoami")) == {"type": "ask", "question": question}


def test_every_question_is_understood_as_the_table_writes_it() -> None:
    for asked in worth_asking(BUILT_IN):
        text = question_words(BUILT_IN, asked)
        assert typed_in_whoami(text, view("whoami")) == {
            "type": "ask",
            "question": to_dict(asked),
        }, text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("rate LDA", {"type": "guess", "card": "lda"}),
        ("Ich bin Lithiumdiisopropylamid (LDA)", {"type": "guess", "card": "lda"}),
        ("raten: Wasser als Säure", {"type": "guess", "card": "water"}),
        ("fertig", {"type": "done"}),
    ],
)
def test_a_move_of_who_am_i_in_german(text: str, move: dict[str, str]) -> None:
    assert typed_in_whoami(text, view("whoami")) == move


def test_a_free_question_stays_as_it_was_typed() -> None:
    for asked in ("Rieche ich?", "Bin ich in der Küche zu finden?", "Ich bin doch LDA, oder?"):
        move = typed_in_whoami(f"frage: {asked}", view("whoami", questions="free"))
        assert move == {"type": "ask", "text": asked}


@pytest.mark.parametrize(("text", "yes"), [("ja", True), ("j", True), ("nein", False)])
def test_a_free_question_is_answered_in_german(text: str, yes: bool) -> None:
    match = valence.start("whoami", seats=2, seed=8, options={"questions": "free"})
    match.play(match.to_move[0], {"type": "ask", "text": "Rieche ich?"})
    asked = match.game.view(match.state, match.to_move[0])
    assert typed_in_whoami(text, asked) == {"type": "answer", "yes": yes}
    assert typed_in_whoami("weiß ich nicht", asked) == {"type": "answer", "yes": None}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Natriumhydrid", {"type": "answer", "text": "Natriumhydrid"}),
        ("antworte 4,76", {"type": "answer", "text": "4,76"}),
        ("passe", {"type": "pass"}),
        ("Zeit", {"type": "timeout"}),
    ],
)
def test_an_answer_of_quizmaster_in_german(text: str, move: dict[str, str]) -> None:
    assert typed_in_quizmaster(text, view("quizmaster")) == move


@pytest.mark.parametrize(
    ("text", "show"),
    [("n", "name"), ("Name", "name"), ("w", "value"), ("den Wert vorlesen", "value")],
)
def test_a_quizmaster_asks_in_german(text: str, show: str) -> None:
    seen = view("quizmaster", 0, quizmaster="seat")
    assert typed_in_quizmaster(text, seen) == {"type": "ask", "show": show}


@pytest.mark.parametrize(
    ("text", "right"),
    [("j", True), ("richtig", True), ("n", False), ("nein", False), ("nicht gelten lassen", False)],
)
def test_a_quizmaster_judges_in_german(text: str, right: bool) -> None:
    match = valence.start("quizmaster", seats=2, seed=8, options={"quizmaster": "seat"})
    match.play(0, {"type": "ask", "show": "name"})
    match.play(1, {"type": "answer", "text": "7"})
    seen = match.game.view(match.state, Seat(0))
    assert typed_in_quizmaster(text, seen) == {"type": "judge", "seat": 1, "right": right}


def test_the_clock_needs_no_player_in_german() -> None:
    assert speaker("Zeit", [Seat(0), Seat(1)], ["Ada", "Ben"]) == (0, "Zeit")
