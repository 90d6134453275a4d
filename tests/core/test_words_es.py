"""Spanish lists, counts, numbers, and the sentences that all games share."""

import pytest

from valence.core.game import NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal, Seat
from valence.core.grammar import es

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Over(), "La partida ya terminó."),
        (NotYourTurn((Seat(1),)), "Es el turno de Ben."),
        (NotYourTurn((Seat(0), Seat(2))), "Es el turno de Ada y Cleo."),
        (NotInHand(("Na⁺", "Cl⁻"), (0, 0)), "No tienes Na⁺ ni Cl⁻."),
        (NotInHand(("Na⁺", "Cl⁻"), (0, 1)), "No tienes Na⁺. Solo tienes un Cl⁻."),
        (NotAMove("no card"), "Esa jugada no existe en este juego: no card."),
    ],
)
def test_the_common_refusals_in_words(refusal: Refusal, words: str) -> None:
    assert es.common_refusal(refusal, NAMES) == words


def test_a_missing_sentence_is_a_bug() -> None:
    with pytest.raises(TypeError, match="no words for"):
        es.common_refusal(Refusal(), NAMES)


def test_who_wins() -> None:
    assert es.who_wins(Outcome((Seat(1),), (0, 3, 1), "most"), NAMES) == "Gana Ben"
    shared = Outcome((Seat(0), Seat(1)), (3, 3, 1), "most")
    assert es.who_wins(shared, NAMES) == "Ada y Ben comparten la victoria"


@pytest.mark.parametrize(
    ("things", "last", "words"),
    [
        ((), "y", ""),
        (("Ada",), "y", "Ada"),
        (("Ada", "Ben", "Cleo"), "y", "Ada, Ben y Cleo"),
        (("Ada", "Inés"), "y", "Ada e Inés"),
        (("plata", "hierro"), "y", "plata y hierro"),
        (("cobre", "«hidruro»"), "y", "cobre e «hidruro»"),
        (("átomos", "iones"), "y", "átomos y iones"),
        (("Ga³⁺", "In³⁺"), "y", "Ga³⁺ e In³⁺"),
        (("Cl⁻", "I⁻"), "y", "Cl⁻ e I⁻"),
        (("HBr", "HI"), "y", "HBr y HI"),
        (("S²⁻", "O²⁻"), "o", "S²⁻ u O²⁻"),
        (("O²⁻", "OH⁻"), "o", "O²⁻ o OH⁻"),
        (("plata", "oro"), "o", "plata u oro"),
        (("7", "8"), "o", "7 u 8"),
        (("10", "11"), "o", "10 u 11"),
        (("100", "110"), "o", "100 o 110"),
    ],
)
def test_a_list_ends_in_y_or_e_and_in_o_or_u(
    things: tuple[str, ...], last: str, words: str
) -> None:
    assert es.listed(things, last) == words


def test_counts() -> None:
    assert [es.counted(n, "carta") for n in (0, 1, 2)] == ["0 cartas", "1 carta", "2 cartas"]
    assert es.counted(2, "ficha roja", "fichas rojas") == "2 fichas rojas"
    assert [es.plural(one) for one in ("ion", "jugada", "vez", "unidad", "catión", "mol")] == [
        *("iones", "jugadas", "veces", "unidades", "cationes", "moles")
    ]
    assert [es.spelled(n) for n in (0, 1, 2, 8, 9)] == ["ningún", "un", "dos", "ocho", "9"]
    assert [es.spelled(n, feminine=True) for n in (0, 1, 2)] == ["ninguna", "una", "dos"]


def test_numbers_have_a_decimal_comma_and_spaces_from_five_digits_on() -> None:
    assert [es.decimal(one) for one in (4.76, -1.5, 15.0, "10.0", 1234.5, 12300.25)] == [
        *("4,76", "−1,5", "15", "10,0", "1234,5", "12\u202f300,25")
    ]
    assert es.decimal(2.0, 1) == "2,0"
    assert [es.thousands(n) for n in (1234, 12300, -12300)] == [
        *("1234", "12\u202f300", "−12\u202f300")
    ]
    assert [es.number(one) for one in ("4.76", "-7", "DMSO", "1.2.3")] == [
        *("4,76", "−7", "DMSO", "1.2.3")
    ]
    assert es.percent(18) == "18\u202f%"


def test_el_contracts_after_de_and_a() -> None:
    assert [es.of(one) for one in ("el ion", "la carta", "Ada", "El Greco")] == [
        *("del ion", "de la carta", "de Ada", "de El Greco")
    ]
    assert [es.to("el ion"), es.to("la carta")] == ["al ion", "a la carta"]


@pytest.mark.parametrize(
    ("ply", "made", "words"),
    [
        (0, 1, "Eso era para la jugada 1, pero ya se ha hecho 1 jugada."),
        (4, 2, "Eso era para la jugada 5, pero ya se han hecho 2 jugadas."),
    ],
)
def test_a_stale_move_names_both_plies(ply: int, made: int, words: str) -> None:
    assert es.stale_words(ply, made) == words


def test_an_error_becomes_a_sentence() -> None:
    assert es.sentence("no hay dibujo de NaCl") == "No hay dibujo de NaCl."
    assert es.sentence("¿qué pasó?") == "¿Qué pasó?"
