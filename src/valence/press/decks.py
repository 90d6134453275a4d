"""Decks of one's own: an example to begin with, which game a deck is for, and how playable it is."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from valence.chem.acids_bases import deck_rows
from valence.chem.cards import Card, Kind
from valence.chem.decks import OPTIONAL, REQUIRED, delimiter_of
from valence.chem.decks import Deck as AcidsAndBases
from valence.core.words import counted
from valence.games.pkace.cards import CardId, Deck
from valence.games.pkace.options import HANDS
from valence.games.pkace.state import OF_EACH_KIND
from valence.games.polymer.decks import BUILT_IN, COLUMNS
from valence.press.spreadsheets import SPREADSHEETS, as_spreadsheet
from valence.press.typesetting import not_drawn

Owned: TypeAlias = Literal["pkace", "polymer"]
HEADING = (*REQUIRED, *OPTIONAL)

# A guarded acid and one that is not, a base that is nucleophilic and one that is not.
_EXAMPLES = ("acetic-acid", "acetone", "sodium-hydroxide", "lda")


def new_deck(game: Owned) -> str:
    """A deck to write over, as CSV."""
    if game == "polymer":
        return BUILT_IN.read_text(encoding="utf-8")
    return as_csv([row for row in deck_rows() if row["id"] in _EXAMPLES], HEADING)


def new_file(game: Owned, name: str) -> bytes:
    """The same as a file; what its name ends in says which kind."""
    text = new_deck(game)
    if name.lower().endswith(SPREADSHEETS):
        return as_spreadsheet(text)
    return text.encode("utf-8-sig")  # by its first bytes spreadsheet programs know that it is UTF-8


def as_csv(cards: Iterable[Mapping[str, object]], columns: Sequence[str]) -> str:
    """The rows of a deck as they stand in its file."""
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(cards)
    return text.getvalue()


def game_of(text: str) -> Owned:
    """The game that a deck is for, by its heading."""
    heading = text.removeprefix("\ufeff").partition("\n")[0]
    names = next(csv.reader([heading.rstrip("\r")], delimiter=delimiter_of(heading)), [])
    return "polymer" if tuple(name.strip() for name in names) == COLUMNS else "pkace"


class Led(Struct, frozen=True):
    """What happens when a card of one kind is led."""

    cards: int
    beating: int
    """Pairs of a led card and one that beats it."""
    pairs: int
    unbeaten: tuple[str, ...]
    """Names of cards that take every trick which they lead."""
    harmless: tuple[str, ...]
    """Names of cards of the other kind that never take a trick which another led."""


class Playability(Struct, frozen=True):
    acid: Led
    base: Led
    is_ordered: bool
    """Whether there are enough for an ordered game of two."""
    most_players: int
    """With hands of the usual size in an unordered game; 0 when not even for two."""


def playability(cards: AcidsAndBases) -> Playability:
    deck = Deck(cards.acids, cards.bases, "class")
    seats = [n for n, hand in HANDS.items() if n * hand <= len(deck.cards)]
    return Playability(
        acid=_led(deck, "acid"),
        base=_led(deck, "base"),
        is_ordered=min(len(deck.acids), len(deck.bases)) >= 2 * OF_EACH_KIND,
        most_players=max(seats, default=0),
    )


def _led(deck: Deck, kind: Kind) -> Led:
    leads, others = (deck.acids, deck.bases) if kind == "acid" else (deck.bases, deck.acids)
    return Led(
        cards=len(leads),
        beating=sum(bool(n) for led in leads for n in deck.strength(led).values()),
        pairs=len(leads) * len(others),
        unbeaten=_names(deck, [c for c in leads if not any(deck.strength(c).values())]),
        harmless=_names(deck, [c for c in others if not any(deck.strength(n)[c] for n in leads)]),
    )


def _names(deck: Deck, cards: Sequence[CardId]) -> tuple[str, ...]:
    """In the order of the deck."""
    return tuple(card.name for card in deck.cards.values() if card.id in cards)


def why_not_printed(deck: AcidsAndBases) -> str:
    """Which characters on its cards cannot be drawn, and what helps; empty when all can."""
    cards = {card.name: _text(card) for card in (*deck.acids, *deck.bases)}
    missing = not_drawn("".join(cards.values()))
    if not missing:
        return ""
    first, *more = (name for name, text in cards.items() if any(one in text for one in missing))
    others = f" and {counted(len(more), 'other card')}" if more else ""
    return (
        f"no font here can draw {' '.join(missing)}, so {first}{others} cannot be printed: "
        "install a font that can, such as Noto's for that script, or write it in other letters"
    )


def _text(card: Card) -> str:
    """What a card shows as its file has it."""
    return card.name + card.short + card.solvent + card.source
