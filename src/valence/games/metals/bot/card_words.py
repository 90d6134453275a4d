"""Cards, charges and their gains, in English."""

from valence.chem.ions import ion as ion_called
from valence.games.metals.cards import CHARGE, SIZE, Ion
from valence.games.metals.state import Answer


def gains(card: str, gain: float, instead: str, less: float) -> str:
    """ "In this round, O²⁻ should gain you about 1.5 cards, Ca²⁺ about 0.3." """
    first = f"In this round, {card} should {_verb(gain)} you about {_number(gain)}"
    if _verb(gain) == _verb(less):
        return f"{first}, {instead} about {_number(less).removesuffix('s').removesuffix(' card')}."
    return f"{first}; {instead} should {_verb(less)} you about {_number(less)}."


def _verb(cards: float) -> str:
    return "gain" if round(cards, 1) >= 0 else "cost"


def _number(cards: float) -> str:
    number = f"{abs(cards):.1f}".removesuffix(".0")
    return f"{number} card" if number == "1" else f"{number} cards"


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def counted_cards(answer: Answer) -> str:
    """ "3 Ca²⁺" """
    return f"{answer.count} {written(answer.ion)}"


def charge(ion: Ion) -> str:
    return f"{SIZE[ion]}{'+' if CHARGE[ion] > 0 else '−'}"


def written(ion: Ion) -> str:
    return ion_called(ion).written


def is_neutral(led: Ion, more: int, answer: Answer) -> bool:
    """Return True if the charges cancel with this many more of the ion led."""
    return (1 + more) * SIZE[led] == answer.count * SIZE[answer.ion]
