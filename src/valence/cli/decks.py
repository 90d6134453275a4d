"""Decks of acids and bases in a terminal: the cards one by one, and whether a deck of one's own is playable."""

from collections.abc import Collection
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.acids_bases import read_cards
from valence.cli.tables.pkace import card_table
from valence.core.words import counted
from valence.games.pkace.cards import CardId, Deck, Kind, deck_of
from valence.games.pkace.options import HANDS
from valence.games.pkace.state import OF_EACH_KIND


def card_list(game: str, kind: str | None) -> RenderableType:
    """The cards of a game, or those of one kind, by value."""
    if game != "pkace":
        raise ValueError(f"{game!r} has no list of cards; pkace has one")
    if kind not in (None, "acid", "base"):
        raise ValueError(f"a card is an acid or a base, not {kind!r}")
    cards = [card for card in deck_of(None, "class").cards.values() if kind in (None, card.kind)]
    return card_table("pKace, by value", sorted(cards, key=lambda card: (card.value, card.id)))


def read_deck(path: Path) -> Deck:
    """The deck in a file; BadDeck tells everything that is wrong, by line and column."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path.name}: this is not text in UTF-8: {error}") from None
    read = read_cards(text, path.name)
    return Deck(read.acids, read.bases, "class")


def report(deck: Deck, title: str) -> RenderableType:
    """How playable a deck is."""
    table = Table(
        "", "when an acid is led", "when a base is led", title=title, title_justify="left"
    )
    table.add_row("cards", counted(len(deck.acids), "acid"), counted(len(deck.bases), "base"))
    table.add_row("pairs that beat", _pairs(deck, deck.acids), _pairs(deck, deck.bases))
    table.add_row(
        "nothing beats",
        _names(deck, _unbeaten(deck, "acid")),
        _names(deck, _unbeaten(deck, "base")),
    )
    table.add_row(
        "beat nothing", _names(deck, _harmless(deck, "base")), _names(deck, _harmless(deck, "acid"))
    )
    return Group(table, Text(_serves(deck)))


def _pairs(deck: Deck, leads: Collection[CardId]) -> str:
    beating = sum(bool(strength) for led in leads for strength in deck.strength(led).values())
    return f"{beating} of {len(deck.acids) * len(deck.bases)}"


def _unbeaten(deck: Deck, kind: Kind) -> list[CardId]:
    """Cards of a kind that take every trick which they lead."""
    return [
        card.id
        for card in deck.cards.values()
        if card.kind == kind and not any(deck.strength(card.id).values())
    ]


def _harmless(deck: Deck, kind: Kind) -> list[CardId]:
    """Cards of a kind that never take a trick which another led."""
    return [
        card.id
        for card in deck.cards.values()
        if card.kind == kind and not any(deck.strength(led)[card.id] for led in deck.cards)
    ]


def _names(deck: Deck, cards: list[CardId]) -> str:
    return ", ".join(deck.cards[card].name for card in cards) or "–"


def _serves(deck: Deck) -> str:
    """Which games the deck is large enough for."""
    ordered = min(len(deck.acids), len(deck.bases)) >= 2 * OF_EACH_KIND
    seats = [n for n, hand in HANDS.items() if n * hand <= len(deck.cards)]
    full = (
        f"hands of the usual size for up to {max(seats)} players" if seats else "small hands only"
    )
    return f"Ordered game for two: {'yes' if ordered else 'no'}. Unordered: {full}.\n"
