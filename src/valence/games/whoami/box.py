"""The box: the built-in acids and bases."""

from valence.chem.acids_bases import acids, bases
from valence.chem.box import substance_cards
from valence.core.box import BoxCard, Rows


def box(_cards: Rows | None = None) -> tuple[BoxCard, ...]:
    return substance_cards(acids(), bases())
