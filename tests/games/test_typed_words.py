"""What is typed in a terminal in Spanish; accents are optional."""

from typing import Any

import pytest

import valence
from tests.games.pkace.study import study
from valence.core.game import Seat
from valence.games.pkace import GAME as PKACE
from valence.games.pkace.terminal import typed as typed_in_pkace
from valence.games.quizmaster.terminal import speaker
from valence.games.quizmaster.terminal import typed as typed_in_quizmaster
from valence.games.terminal import in_english
from valence.games.whoami.terminal import typed as typed_in_whoami


def view(game: str, seat: int | None = None, **options: Any) -> Any:
    match = valence.start(game, seats=2, seed=8, options=options)
    return match.game.view(match.state, None if seat is None else Seat(seat))


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("PASAR", "pass"),
        ("leer el nombre ya", "name ya"),
        ("sí", "yes"),
        ("si", "yes"),
        ("señal", "señal"),
        ("", ""),
    ],
)
def test_the_longest_phrase_that_is_known_is_read(text: str, read: str) -> None:
    known = [{"pasar": "pass", "leer": "ask", "leer el nombre": "name", "sí": "yes"}]
    assert in_english(text, known) == read


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("diisopropilamida de litio", "lda"),
        ("agua", "water-base"),
        ("jugar n-butillitio", "n-butyllithium"),
        ("Juego LDA", "lda"),
        ("oro", None),
    ],
)
def test_a_card_of_pkace_is_played_by_its_spanish_name(text: str, card: str | None) -> None:
    wanted = None if card is None else {"type": "play", "card": card}
    assert typed_in_pkace(text, PKACE.view(study("lda water-base", "dbu").state, Seat(0))) == wanted


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("ácido", {"about": "kind", "is": "acid"}),
        ("soy una base", {"about": "kind", "is": "base"}),
        ("¿Soy un ácido?", {"about": "kind", "is": "acid"}),
        ("pregunto: soy un acido", {"about": "kind", "is": "acid"}),
        ("valor < 4,76", {"about": "value", "op": "<", "than": 4.76}),
        ("masa >= 100", {"about": "mass", "op": ">=", "than": 100}),
        ("carbonos < 4", {"about": "carbons", "op": "<", "than": 4}),
        ("¿Mi pKa o pKaH es menor que 4,76?", {"about": "value", "op": "<", "than": 4.76}),
        ("Li", {"about": "element", "has": "Li"}),
        ("contengo nitrógeno", {"about": "element", "has": "N"}),
        ("oxigeno", {"about": "element", "has": "O"}),
        ("tiene nitrilo", {"about": "group", "has": "nitrile"}),
        ("éster", {"about": "group", "has": "ester"}),
        ("anillo aromatico", {"about": "group", "has": "aromatic ring"}),
        ("protegido", {"about": "guarded"}),
        ("metal", {"about": "metal"}),
        ("sal", {"about": "salt"}),
        ("C ácido", {"about": "acidic_h", "on": "C"}),
        ("débil", {"about": "nucleophilicity", "is": "weak"}),
        ("gana a acetona", {"about": "beats", "card": "acetone"}),
        ("le gano al ácido acético", {"about": "beats", "card": "acetic-acid"}),
        ("desprotonar acetato de etilo", {"about": "beats", "card": "ethyl-acetate"}),
        ("protonar agua como base", {"about": "beats", "card": "water-base"}),
    ],
)
def test_a_question_of_who_am_i_in_spanish(text: str, question: dict[str, object]) -> None:
    assert typed_in_whoami(text, view("whoami")) == {"type": "ask", "question": question}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("soy LDA", {"type": "guess", "card": "lda"}),
        ("Soy diisopropilamida de litio (LDA)", {"type": "guess", "card": "lda"}),
        ("soy agua como ácido", {"type": "guess", "card": "water"}),
        ("listo", {"type": "done"}),
    ],
)
def test_a_move_of_who_am_i_in_spanish(text: str, move: dict[str, str]) -> None:
    assert typed_in_whoami(text, view("whoami")) == move


def test_a_free_question_stays_as_it_was_typed() -> None:
    for asked in ("¿Tengo olor?", "Tengo olor?", "Soy LDA o no?"):
        move = typed_in_whoami(f"pregunto: {asked}", view("whoami", questions="free"))
        assert move == {"type": "ask", "text": asked}
    move = typed_in_whoami("Tengo nitrilo?", view("whoami", questions="free"))
    assert move == {"type": "ask", "text": "Tengo nitrilo?"}


@pytest.mark.parametrize(("text", "yes"), [("sí", True), ("si", True), ("no", False)])
def test_a_free_question_is_answered_in_spanish(text: str, yes: bool) -> None:
    match = valence.start("whoami", seats=2, seed=8, options={"questions": "free"})
    match.play(match.to_move[0], {"type": "ask", "text": "¿Huelo?"})
    asked = match.game.view(match.state, match.to_move[0])
    assert typed_in_whoami(text, asked) == {"type": "answer", "yes": yes}
    assert typed_in_whoami("no lo sé", asked) == {"type": "answer", "yes": None}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hidruro de sodio", {"type": "answer", "text": "hidruro de sodio"}),
        ("responder 4,76", {"type": "answer", "text": "4,76"}),
        ("pasar", {"type": "pass"}),
        ("tiempo", {"type": "timeout"}),
    ],
)
def test_an_answer_of_quizmaster_in_spanish(text: str, move: dict[str, str]) -> None:
    assert typed_in_quizmaster(text, view("quizmaster")) == move


def test_a_quizmaster_asks_in_spanish() -> None:
    seen = view("quizmaster", 0, quizmaster="seat")
    assert typed_in_quizmaster("nombre", seen) == {"type": "ask", "show": "name"}
    assert typed_in_quizmaster("leer el valor", seen) == {"type": "ask", "show": "value"}


def test_a_choice_is_picked_by_its_spanish_name() -> None:
    match = valence.start("quizmaster", seats=2, seed=3, options={"answers": "choice", "cards": 6})
    while match.state.show != "value":
        match.play(match.to_move[0], {"type": "pass"})
    seen = match.game.view(match.state, None)
    spanish = match_in_spanish(seen.choice_cards[2])
    assert typed_in_quizmaster(spanish, seen) == {
        "type": "answer",
        "text": seen.question.choices[2],
    }


def match_in_spanish(card: str) -> str:
    from valence.chem.acids_bases import cards
    from valence.chem.names import es

    return es.card(cards()[card])


def test_the_clock_needs_no_player_in_spanish() -> None:
    assert speaker("tiempo", [Seat(0), Seat(1)], ["Ada", "Ben"]) == (0, "tiempo")
