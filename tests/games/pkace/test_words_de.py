"""German sentences of pKace: products, decimal commas, and lines that fit."""

from itertools import product

import pytest

import valence
from tests.games.pkace.study import NAMES, play, reason, study
from valence.core.game import Seat
from valence.core.words import LINE
from valence.games.pkace import events, refusals
from valence.games.pkace.bot.words import de as hints
from valence.games.pkace.events import Decision
from valence.games.pkace.options import options, played_set
from valence.games.pkace.words.de_lines import line_words, refusal_line
from valence.library import AnyMatch

SET = played_set(options({}, 2))
DECISIONS: tuple[Decision, ...] = ("only", "first", "difference", "mass", "order")


def german(*hands: str) -> AnyMatch:
    position = study(*hands).save()
    return valence.load(position, strict=False, names=NAMES[: len(hands)], lang="de")


def test_a_trick_is_told() -> None:
    match = german("acetic-acid ethane", "triethylamine dbu")
    assert play(match, "acetic-acid") == ["Ada spielt Essigsäure (pKa 4,76) aus."]
    told = " ".join(play(match, "dbu"))
    assert told.startswith(
        "Ben schlägt mit 1,8-Diazabicyclo[5.4.0]undec-7-en (DBU, pKaH 13,5), 8,74 darüber. "
    )
    assert "Ben gewinnt den Stich mit DBU: Abstand 8,74. Es entstehen Acetat und " in told


@pytest.mark.parametrize(
    ("acid", "base", "salt"),
    [
        ("acetic-acid", "lda", "Lithiumacetat"),
        ("ammonia", "n-butyllithium", "Lithiumamid"),
        ("phenol", "methylmagnesium-bromide", "Brommagnesiumphenolat"),
        ("dimethyl-sulfoxide", "methylmagnesium-bromide", "Dimsylmagnesiumbromid"),
        ("dimethyl-sulfoxide", "sodium-amide", "Dimsylnatrium"),
        ("acetone", "lda", "Aceton-Lithiumenolat"),
        ("nitromethane", "khmds", "Kaliumnitromethanid"),
    ],
)
def test_a_product_is_named_with_its_metal(acid: str, base: str, salt: str) -> None:
    assert f" Es entstehen {salt} und " in " ".join(play(german(acid, base), acid, base))


def test_a_refusal_says_what_to_play() -> None:
    match = german("acetic-acid ethane", "triethylamine sodium-acetate")
    play(match, "acetic-acid")
    assert reason(match, "sodium-acetate") == (
        "Du kannst Essigsäure schlagen, also musst du auch: Spiel Triethylamin. "
        "Natriumacetat mit pKaH 4,76 liegt genau gleich, und das schlägt nicht."
    )


def test_every_line_fits_on_the_board() -> None:
    for led in SET.cards.values():
        weighed = SET.weighed(led.id).values()
        beating = [one for one in weighed if one.verdict == "beats"]
        for given, best in product(weighed, (None, *beating)):
            must = refusals.MustBeat(led=led, best=best, given=given, with_=None)
            assert len(refusal_line(must, ())) <= LINE
        other = refusals.MustPlayOtherKind(led=led, with_=None)
        assert len(refusal_line(other, ())) <= LINE
        for won, decided in product(beating, DECISIONS):
            taken = events.TrickTaken(
                seat=Seat(0), leader=Seat(1), led=led, answers=(won,), winner=won.card.id,
                decided=decided, reaction=None, points=1,
            )  # fmt: skip
            assert len(line_words(taken, ("Benjamin", "Ada"))) <= LINE


def test_a_hint_says_what_a_card_is_worth() -> None:
    uses = [hints.led_later(0.61, "Aceton", 0.2), "sie schlägt mehr"]
    assert hints.keep("n-Butyllithium", uses) == (
        "Behalte n-Butyllithium: Später ausgespielt, gewinnt die Karte in 61\u202f% der Fälle einen Stich, "
        "Aceton in 20\u202f%; sie schlägt mehr."
    )
    assert hints.takes("n-Butyllithium", 1, "Aceton", 0) == (
        "n-Butyllithium gewinnt den Stich; Aceton kann ihn nicht gewinnen."
    )
