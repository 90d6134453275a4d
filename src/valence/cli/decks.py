"""Decks in a terminal: the cards one by one, and decks of one's own, begun, checked and drawn."""

import csv
import io
from collections.abc import Collection
from pathlib import Path
from shlex import quote
from typing import Annotated, Literal

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.acids_bases import read_cards
from valence.chem.decks import OPTIONAL, REQUIRED
from valence.chem.tables import rows
from valence.cli.input import GameName
from valence.cli.printing import keep
from valence.cli.tables.pkace import card_table
from valence.core.words import counted
from valence.games.pkace.cards import CardId, Deck, Kind, deck_of
from valence.games.pkace.options import HANDS
from valence.games.pkace.state import OF_EACH_KIND
from valence.games.polymer.decks import BUILT_IN, COLUMNS
from valence.games.polymer.decks import Deck as Copies
from valence.games.polymer.decks import read_deck as read_copies
from valence.press.orders import OwnDeck, box_of, contact_sheet
from valence.press.spreadsheets import deck_text
from valence.press.typesetting import FORMATS

Owned = Literal["pkace", "polymer"]
DeckFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A deck for pKace or the polymer game: CSV or .xlsx.")
]

# A guarded acid and one that is not, a base that is nucleophilic and one that is not.
_EXAMPLES = ("acetic-acid", "acetone", "sodium-hydroxide", "lda")


def new(
    game: Annotated[Owned, typer.Argument(metavar="GAME", help="pkace or polymer.")],
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="GAME-deck.csv, if not said."),
    ] = None,
) -> None:
    """Begin a deck of your own: a CSV file with examples to write over."""
    file = output or Path(f"{game}-deck.csv")
    if file.exists():
        raise ValueError(f"{file} is there already; -o gives another name")
    # The mark at the beginning tells spreadsheets that it is UTF-8.
    with file.open("x", encoding="utf-8-sig", newline="") as deck:
        deck.write(_examples() if game == "pkace" else BUILT_IN.read_text(encoding="utf-8"))
    say(f"{file}: write your cards over the examples, then: valence deck check {quote(str(file))}")


def check(file: DeckFile) -> None:
    """Say what is wrong with a deck, or how playable it is."""
    if game_of(deck_text(file)) == "polymer":
        Console().print(copies_table(read_copies(deck_text(file), file.name), file.name))
    else:
        Console().print(report(read_deck(file), file.name))


def show(
    file: DeckFile,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="A .pdf, .png or .svg; FILE-cards.pdf, if not said.",
        ),
    ] = None,
) -> None:
    """Draw every card of a deck, to see whether the structures are the ones you meant."""
    sheet = output or file.with_name(f"{file.stem}-cards.pdf")
    if (format_ := FORMATS.get(sheet.suffix.lower())) is None:
        raise ValueError(f"{sheet.name}: a name that ends in {', '.join(FORMATS)} was wanted")
    text = deck_text(file)
    with Console().status("Drawing the cards …"):
        box = box_of(game_of(text), OwnDeck(text, file.name))
        keep(sheet, contact_sheet(box, format_))
    say(f"{sheet}: {counted(len(box.cards), 'card')} drawn")


def cards(
    game: GameName,
    kind: Annotated[str | None, typer.Option(help="Only acid or only base.")] = None,
) -> None:
    """List the cards of a game."""
    Console().print(card_list(game, kind))


def say(text: str) -> None:
    Console(highlight=False).print(text, markup=False, soft_wrap=True)


def game_of(text: str) -> Owned:
    """The game that a deck is for, by its heading."""
    heading = next(csv.reader([text.removeprefix("\ufeff").partition("\n")[0]]), [])
    return "polymer" if [name.strip() for name in heading] == COLUMNS else "pkace"


def _examples() -> str:
    acids = [{**row, "type": "acid", "value": row["pka"]} for row in rows("acids.csv")]
    bases = [{**row, "type": "base", "value": row["pkah"]} for row in rows("bases.csv")]
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, (*REQUIRED, *OPTIONAL), extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(row for row in acids + bases if row["id"] in _EXAMPLES)
    return text.getvalue()


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
    read = read_cards(deck_text(path), path.name)
    return Deck(read.acids, read.bases, "class")


def copies_table(deck: Copies, title: str) -> RenderableType:
    """How many of each card, in one deck and in the two that are played with."""
    table = Table("card", "one deck", "both", title=title, title_justify="left")
    for row in deck:
        table.add_row(row.card, str(row.copies), str(2 * row.copies))
    return table


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
