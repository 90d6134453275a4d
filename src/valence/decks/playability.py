"""How well a custom deck plays, for games that can tell."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from valence.core.box import Rows
from valence.parts import find_part


class Led(Struct, frozen=True):
    """What happens when a card of one kind is led: how many pairs of a lead and an answer beat it."""

    cards: int
    beating: int
    pairs: int
    # Names of cards that take every trick they lead.
    unbeaten: tuple[str, ...]
    # Names of cards of the other kind that never take a trick someone else led.
    harmless: tuple[str, ...]


class Playability(Struct, frozen=True):
    """How a deck of acids and bases plays, and for how many players it is large enough."""

    acid: Led
    base: Led
    # Whether there are enough cards for an ordered game of two.
    is_ordered: bool
    # The most players in an unordered game with hands of the usual size; 0 if too few even for two.
    most_players: int
    # What makes the deck pointless or confusing to play with, in sentences.
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayabilityCheck:
    """A game's part in this package."""

    check: Callable[[Rows], Playability]


def playability(game: str, rows: Rows) -> Playability | None:
    """By the game's own check, `valence.decks.<game>.PLAYABILITY`; None if it has none."""
    part = find_part("valence.decks", game, "PLAYABILITY", PlayabilityCheck)
    return None if part is None else part.check(rows)
