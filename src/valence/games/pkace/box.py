"""The box: acids and bases, the built-in ones or those of a set."""

from valence.core.box import BoxCard
from valence.games.pkace.options import Options, hidden
from valence.sets.acids_bases import card_set
from valence.sets.box import substance_cards
from valence.sets.hiding import without_hidden


def table_box(options: Options) -> tuple[BoxCard, ...]:
    """The cards with their values by the convention for water, and without what is hidden (R22)."""
    cards = card_set(options.cards, options.water)
    return without_hidden(substance_cards(cards.acids, cards.bases), hidden(options))
