"""R1: the cards. Electronegativities: CRC Handbook of Chemistry and Physics, 95th edition, section 9."""

from decimal import Decimal
from typing import Literal, TypeAlias, get_args

from valence.chem.elements import element
from valence.chem.names import names
from valence.core.box import BoxCard, Rows
from valence.core.languages import DEFAULT, Language

Card: TypeAlias = Literal[
    "Li", "Be", "B", "C", "N", "O", "F",
    "Na", "Mg", "Al", "Si", "P", "S", "Cl",
    "K", "Ca", "Ga", "Ge", "As", "Se", "Br",
]  # fmt: skip
CARDS: tuple[Card, ...] = get_args(Card)
_PAULING = """
0.98 1.57 2.04 2.55 3.04 3.44 3.98
0.93 1.31 1.61 1.90 2.19 2.58 3.16
0.82 1.00 1.81 2.01 2.18 2.55 2.96
"""

PULL: dict[Card, Decimal] = dict(zip(CARDS, map(Decimal, _PAULING.split()), strict=True))
PERIOD: dict[Card, int] = {card: element(card).period for card in CARDS}


def named(card: Card) -> str:
    return names(DEFAULT).element(card)


def box(_cards: Rows | None = None, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    element_of = names(language).element
    return tuple(
        BoxCard(id=card, name=element_of(card), symbol=card, written=card, value=pull, copies=1)
        for card, pull in PULL.items()
    )
