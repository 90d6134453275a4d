"""What a set of cards is good for: which games can be played with it, and how well."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from valence.core.box import Rows
from valence.decks.formats import format_of, games_with
from valence.games import game
from valence.parts import find_part


class GameFit(Struct, frozen=True):
    """Whether a game can be played with a set: by how many players, and otherwise why not."""

    game: str
    title: str
    seats: tuple[int, ...]
    """The numbers of players for whom it is enough, with the usual options."""
    why_not: str
    """What is missing for more players, or for any; empty if nothing is."""


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
    """How a set of acids and bases plays in pKace."""

    acid: Led
    base: Led
    # Whether there are enough cards for an ordered game of two.
    is_ordered: bool
    # The most players in an unordered game with hands of the usual size; 0 if too few even for two.
    most_players: int
    # What makes the set pointless or confusing to play with, in sentences.
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayabilityCheck:
    """A game's part in this package."""

    check: Callable[[Rows], Playability]


def playability(game: str, rows: Rows) -> Playability | None:
    """By the game's own check, `valence.decks.<game>.PLAYABILITY`; None if it has none."""
    part = find_part("valence.decks", game, "PLAYABILITY", PlayabilityCheck)
    return None if part is None else part.check(rows)


def fits(name: str, rows: Rows) -> tuple[GameFit, ...]:
    """All the games that are played with this kind of set, as their options judge it."""
    return tuple(_fit(one, rows) for one in games_with(format_of(name)))


def _fit(name: str, rows: Rows) -> GameFit:
    rules, enough, reasons = game(name), [], []
    for seats in rules.seats:
        if _refused(name, {}, seats):  # by the number of players, whatever the cards
            continue
        if reason := _refused(name, {rules.deck_option: rows}, seats):
            reasons.append(reason)
        else:
            enough.append(seats)
    return GameFit(name, rules.title, tuple(enough), next(iter(reasons), ""))


def _refused(name: str, options: dict[str, object], seats: int) -> str:
    """Why these options are not allowed; empty if they are."""
    try:
        game(name).options(options, seats)
    except ImportError:
        raise
    except ValueError as refused:
        return f"{refused}".partition(": ")[2] or f"{refused}"
    return ""
