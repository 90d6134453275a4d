"""Reasons why a card beats another, in the eyes of students whose ideas the program doesn't list."""

from collections.abc import Callable
from typing import TypeAlias

from valence.bots.misconceptions import Idea
from valence.chem.cards import Acid, Base
from valence.games.pkace.students import strength

Card: TypeAlias = Acid | Base
# How strongly a card beats the led one; 0 is not at all.
Beats: TypeAlias = Callable[[Card, Card], float]

METALS = ("Li", "Na", "K", "Mg", "Cs")


def _pair(led: Card, card: Card) -> tuple[Acid, Base] | None:
    if isinstance(led, Acid) and isinstance(card, Base):
        return led, card
    if isinstance(led, Base) and isinstance(card, Acid):
        return card, led
    return None


def gap_of(led: Card, card: Card) -> float:
    pair = _pair(led, card)
    return float(pair[1].value - pair[0].value) if pair else 0.0


def _where(condition: Callable[[Acid, Base], bool]) -> Beats:
    def beats(led: Card, card: Card) -> float:
        pair = _pair(led, card)
        return float(pair is not None and condition(*pair))

    return beats


def _by(rank: Callable[[Card], float]) -> Beats:
    def beats(led: Card, card: Card) -> float:
        return max(0.0, rank(card) - rank(led)) if _pair(led, card) else 0.0

    return beats


def _over(least: float) -> Beats:
    def beats(led: Card, card: Card) -> float:
        gap = TRUTH(led, card)
        return gap if gap > least else 0.0

    return beats


def _absolute(led: Card, card: Card) -> float:
    pair = _pair(led, card)
    return max(0.0, abs(float(pair[1].value)) - abs(float(pair[0].value))) if pair else 0.0


def _ionic(card: Card) -> bool:
    return any(metal in card.formula for metal in METALS)


def only_led(kind: type, idea: Idea) -> Beats:
    """Hold an idea only where a card of this kind is led."""
    wrong = strength(idea)
    return lambda led, card: (wrong if isinstance(led, kind) else TRUTH)(led, card)


TRUTH: Beats = strength(None)

# With these, what a nucleophile adds to is left alone; all others ignore the guard as well.
GUARDING = ("reacts from 5 units on", "reacts from 10 units on")

UNLISTED: dict[str, Beats] = {
    "any base takes any proton": _where(lambda _acid, _base: True),
    "reacts from 5 units on": _over(5),
    "reacts from 10 units on": _over(10),
    "the larger size of the number wins": _by(lambda card: abs(float(card.value))),
    "signs are left out": _absolute,
    "the heavier molecule wins": _by(lambda card: float(card.mass)),
    "the lighter molecule wins": _by(lambda card: -float(card.mass)),
    "only acids below 5 react": _where(lambda acid, _base: acid.value < 5),
    "only acids below 7 with bases above 7": _where(lambda a, b: a.value < 7 < b.value),
    "only salts are bases": _where(lambda acid, base: _ionic(base) and base.value > acid.value),
    "salts take every proton": _where(lambda _acid, base: _ionic(base)),
    "nucleophiles are the bases": _where(lambda _acid, base: base.nucleophilicity == "strong"),
    "only OH is acidic": _where(
        lambda acid, base: "OH" in acid.formula and base.value > acid.value
    ),
    "carbon holds its protons": _where(
        lambda acid, base: "C" not in acid.formula.replace("Cl", "") and base.value > acid.value
    ),
    "far from 7 wins": _by(lambda card: abs(float(card.value) - 7)),
    "more hydrogen wins": _by(lambda card: float(card.formula.count("H"))),
    "amines are weak, whatever the number": _where(
        lambda acid, base: "N" not in base.formula and base.value > acid.value
    ),
}
