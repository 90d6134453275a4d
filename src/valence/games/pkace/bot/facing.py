"""A card that may be led, and the cards that may beat it."""

from typing import NamedTuple

from valence.games.pkace.cards import Card


class Facing(NamedTuple):
    card: Card
    beaters: int
    """The number of cards that nobody has seen and that beat it."""
    is_second: bool
    """True for the second of two cards that are compared."""
    is_duel: bool
    """True with one other player."""
    hides_values: bool
    tells_guard: bool
    """True if strong nucleophiles don't count against it, and the cards show that."""
