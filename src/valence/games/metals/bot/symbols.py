"""Cards, charges and shares in symbols, which are the same in each language."""

from valence.chem.ions import ion as ion_called
from valence.games.metals.cards import CHARGE, SIZE, Ion
from valence.games.metals.state import Answer


def written(ion: Ion) -> str:
    return ion_called(ion).written


def counted_cards(answer: Answer) -> str:
    """ "3 Ca²⁺" """
    return f"{answer.count} {written(answer.ion)}"


def charge(ion: Ion) -> str:
    return f"{SIZE[ion]}{'+' if CHARGE[ion] > 0 else '−'}"


def percent(share: float) -> str:
    return f"{round(100 * share)} %"
