"""The Spanish sentences of the acid and base games: articles, decimal commas, chemistry, one line for the board."""

from collections.abc import Iterator
from typing import Any

import pytest

import valence
from tests.games.pkace.study import study
from valence.chem.names.es_articles import the
from valence.core.game import Seat
from valence.core.languages import Language
from valence.games import entry
from valence.games.pkace.bot.words import es as hints
from valence.games.pkace.cards import set_of
from valence.games.quizmaster.words.es_cards import said
from valence.games.whoami import questions
from valence.games.whoami.cards import BUILT_IN
from valence.games.whoami.words.es_questions import question_words
from valence.library import AnyMatch

ES = Language("es")
NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("called", "name", "article"),
    [
        ("ácido acético", "", "el"),
        ("acetona", "", "la"),
        ("agua", "", "el"),
        ("2,6-lutidina", "", "la"),
        ("n-butil-litio", "", "el"),
        ("base de Hünig", "", "la"),
        ("LDA", "diisopropilamida de litio", "la"),
        ("DBU", "1,8-diazabiciclo[5.4.0]undec-7-eno", "el"),
    ],
)
def test_a_name_has_the_article_of_its_first_word(called: str, name: str, article: str) -> None:
    assert the(called, name) == f"{article} {called}"


def spoken(match: AnyMatch, seat: int, card: str) -> str:
    """Return the Spanish sentences about a card that is played."""
    match.play(seat, {"type": "play", "card": card})
    words = entry("pkace").words(ES).at_table(match.state.options)
    return " ".join(words.say(event, match.names) for event in match.story[-1])


def trick(cards: str, **options: Any) -> Iterator[str]:
    match = study(*cards.split(), **options)
    for seat, card in enumerate(cards.split()):
        yield spoken(match, seat, card)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (
            "acetone lda",
            "Ada sale con acetona (pKa 19,3), ácido protegido por su C=O: según R4, los nucleófilos fuertes "
            "no cuentan.",
        ),
        (
            "acetic-acid triethylamine",
            "Ben le gana con trietilamina (pKaH 10,75), 5,99 por encima.",
        ),
        (
            "water-base water",
            "Ben no puede ganarle y se descarta de agua (pKa 15,7), que tiene 17,44 de más.",
        ),
        (
            "acetic-acid sodium-acetate",
            "Ben no puede ganarle y se descarta de acetato de sodio (pKaH 4,76), que tiene el mismo valor y no gana.",
        ),
        ("acetone water", "Ben no tiene ninguna base y juega agua (pKa 15,7), que no puede ganar."),
        (
            "acetic-acid triethylamine pyridine",
            "Ben se lleva la baza con trietilamina, a 5,99 de la carta de salida, frente a 0,44 de la piridina. "
            "Se forman acetato y trietilamonio:",
        ),
        (
            "water potassium-hydride sodium-hydride",
            "Cleo se lleva la baza con hidruro de sodio: empate a 20,3, que decide la menor masa molar, "
            "24,00 g/mol frente a 40,11 del hidruro de potasio.",
        ),
        (
            "acetone n-butyllithium",
            "Ninguna carta le gana a la acetona, así que Ada se lleva la baza. El n-butil-litio, 30,7 por encima, "
            "no cuenta: en vez de tomar el protón, se adiciona sobre todo al C=O de la acetona (R4).",
        ),
        (
            "ammonia pyridine",
            "Ninguna carta le gana al amoníaco, porque no se jugó ninguna base por encima de 38, así que Ada se lleva "
            "la baza.",
        ),
    ],
)
def test_a_trick_of_pkace_in_spanish(cards: str, sentence: str) -> None:
    assert sentence in " ".join(trick(cards))


@pytest.mark.parametrize(
    ("cards", "products"),
    [
        (
            "ethyl-acetate lda",
            "Se forman enolato de litio del acetato de etilo y diisopropilamina:",
        ),
        ("phenol sodium-hydride", "Se forman fenolato de sodio y dihidrógeno:"),
        ("acetone lda", "Se forman enolato de litio de la acetona y diisopropilamina:"),
        ("malononitrile lda", "Se forman sal de litio del malononitrilo y diisopropilamina:"),
        ("dimethyl-sulfoxide sodium-hydride", "Se forman dimsil-sodio y dihidrógeno:"),
        ("acetic-acid imidazole", "Se forman acetato e imidazolio:"),
    ],
)
def test_the_products_are_salts_with_the_metal_in_their_names(cards: str, products: str) -> None:
    assert products in " ".join(trick(cards, facts="16"))


def test_a_refusal_names_what_could_be_beaten() -> None:
    match = study("acetone", "lda pyridine")
    match.play(0, {"type": "play", "card": "acetone"})
    refusal = refused(match, 1, "pyridine")
    words = entry("pkace").words(ES)
    assert words.refusal(refusal, match.names) == (
        "Puedes ganarle a la acetona, así que debes hacerlo: juega LDA. La piridina, con pKaH 5,2, tiene 14,1 de menos."
    )
    assert (
        words.refusal_line(refusal, match.names)
        == "Debes ganarle a la acetona; la piridina tiene 14,1 de menos."
    )


def test_often_comes_before_the_verb_or_after_it() -> None:
    lda, dbu = (set_of(None, "class").cards[id_] for id_ in ("lda", "dbu"))
    name, other = (hints.named(one, is_named_twice=False, in_full=False) for one in (lda, dbu))
    assert hints.takes(name, 0.36, other, 0) == (
        "La LDA se lleva la baza en el 36\u202f% de los repartos; el DBU no puede."
    )
    assert hints.takes(name, 0.999, other, 0.001) == (
        "La LDA casi siempre se lleva la baza; el DBU, casi nunca."
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Lithium diisopropylamide (LDA)", "Diisopropilamida de litio (LDA)"),
        ("-1.74", "−1,74"),
        ("pKa 4.76", "pKa 4.76"),
        ("acetona", "acetona"),
    ],
)
def test_a_choice_is_shown_in_spanish_but_not_what_somebody_typed(text: str, shown: str) -> None:
    assert said(text) == shown


def test_a_question_of_who_am_i_keeps_its_decimal_comma_on_one_line() -> None:
    asked = question_words(BUILT_IN, questions.Value("<", 4.76))
    assert asked == "¿Mi pKa o pKaH es menor que 4,76?"
    match = valence.start("whoami", seats=2, seed=8, names=NAMES[:2], lang="es")
    seat = match.to_move[0]
    match.play(seat, {"type": "ask", "question": {"about": "value", "op": "<", "than": 4.76}})
    line = match.words.in_line(match.story[-1][0], match.names)
    assert line.startswith(f"{match.names[seat]}: {asked} ")


def refused(match: AnyMatch, seat: int, card: str) -> Any:
    move = next(one for one in match.game.candidates(match.state, Seat(seat)) if one.card == card)
    return match.game.refusal(match.state, Seat(seat), move)
