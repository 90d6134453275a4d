"""The box: acids and bases, the built-in ones or those of a set."""

from valence.core.box import BoxCard
from valence.games.whoami.options import Options, cards_of, hidden
from valence.sets.box import substance_cards
from valence.sets.hiding import without_hidden


def table_box(options: Options) -> tuple[BoxCard, ...]:
    """Return the cards without the hidden facts (R9)."""
    cards = cards_of(options)
    return without_hidden(substance_cards(cards.acids, cards.bases), hidden(options))
