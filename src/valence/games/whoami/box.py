"""The box: acids and bases, the built-in ones or those of a set."""

from valence.chem.box import substance_cards
from valence.chem.hiding import without_hidden
from valence.core.box import BoxCard
from valence.games.whoami.options import Options, cards_of, hidden


def table_box(options: Options) -> tuple[BoxCard, ...]:
    """The cards without what is hidden (R9)."""
    cards = cards_of(options)
    return without_hidden(substance_cards(cards.acids, cards.bases), hidden(options))
