"""Decks in the terminal: list the built-in cards; create, check and draw your own decks."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Annotated, cast, get_args

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import valence
from valence.chem.decks import Deck, read_cards
from valence.cli.input import GameName
from valence.cli.tables.pkace import card_table
from valence.cli.terminal import say, terminal
from valence.core.files import keep
from valence.core.words import counted
from valence.decks.files import deck_text
from valence.decks.playability import Playability, playability
from valence.decks.templates import Owned, game_of, new_file
from valence.games.pkace.cards import deck_of
from valence.games.polymer.decks import Deck as Copies
from valence.games.polymer.decks import read_deck as read_copies
from valence.press.fonts import why_not_printed
from valence.press.orders import OwnDeck, box_of, contact_sheet
from valence.press.typesetting import FORMATS, PressMissing

DeckFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A deck for pKace or the polymer game: CSV or .xlsx.")
]


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="pkace or polymer.")],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="A .csv or .xlsx file; by default GAME-deck.csv."
        ),
    ] = None,
) -> None:
    """Create a deck: a CSV file or spreadsheet with example cards to replace."""
    file = output or Path(f"{game}-deck.csv")
    if file.exists():
        raise ValueError(f"{file} already exists; choose another name with -o")
    keep(file, new_file(_with_decks(game), file.name))
    say(f"{file}: replace the examples, then run: valence deck check {quote(str(file))}")


def _with_decks(game: str) -> Owned:
    """The game, if people can make decks for it."""
    if game in get_args(Owned):
        return cast("Owned", game)
    valence.game(game)  # refuses a game that doesn't exist
    raise ValueError(f"{game} has no decks ({' and '.join(get_args(Owned))} do)")


def check(file: DeckFile) -> None:
    """List what's wrong with a deck, or show how playable it is."""
    if game_of(deck_text(file)) == "polymer":
        terminal().print(copies_table(read_copies(deck_text(file), file.name), file.name))
    else:
        read = read_deck(file)
        terminal().print(report(read, file.name))
        with suppress(PressMissing):  # nothing can be printed on this machine
            if reason := why_not_printed(read):
                say(f"On paper: {reason}.")


def show(
    file: DeckFile,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="A .pdf, .png or .svg file; by default FILE-cards.pdf.",
        ),
    ] = None,
) -> None:
    """Draw every card of a deck, to check that the structures are right."""
    sheet = output or file.with_name(f"{file.stem}-cards.pdf")
    if (format_ := FORMATS.get(sheet.suffix.lower())) is None:
        raise ValueError(f"{sheet.name}: the name must end in {', '.join(FORMATS)}")
    text = deck_text(file)
    with terminal().status("Drawing the cards …"):
        box = box_of(game_of(text), OwnDeck(text, file.name))
        keep(sheet, contact_sheet(box, format_))
    say(f"{sheet}: {counted(len(box.cards), 'card')} drawn")


def cards(
    game: GameName,
    kind: Annotated[str | None, typer.Option(help="Only acid or only base.")] = None,
) -> None:
    """List the cards of a game."""
    terminal().print(card_list(game, kind))


def card_list(game: str, kind: str | None) -> RenderableType:
    """The cards of a game, or only those of one kind, sorted by value."""
    if game != "pkace":
        raise ValueError(f"only pkace has a list of cards, not {game!r}")
    if kind not in (None, "acid", "base"):
        raise ValueError(f"--kind must be acid or base, got {kind!r}")
    cards = [card for card in deck_of(None, "class").cards.values() if kind in (None, card.kind)]
    return card_table("pKace, by value", sorted(cards, key=lambda card: (card.value, card.id)))


def read_deck(path: Path) -> Deck:
    """The deck in a file; BadDeck lists everything that's wrong, by line and column."""
    return read_cards(deck_text(path), path.name)


def copies_table(deck: Copies, title: str) -> RenderableType:
    """The copies of each card, in one deck and in the two a game uses."""
    table = Table("card", "one deck", "both", title=title, title_justify="left")
    for row in deck:
        table.add_row(row.card, str(row.copies), str(2 * row.copies))
    return table


def report(deck: Deck, title: str) -> RenderableType:
    """How playable a deck is."""
    found = playability(deck)
    acid, base = found.acid, found.base
    table = Table(
        "", "when an acid is led", "when a base is led", title=title, title_justify="left"
    )
    table.add_row("cards", counted(acid.cards, "acid"), counted(base.cards, "base"))
    table.add_row("pairs that beat", *(f"{led.beating} of {led.pairs}" for led in (acid, base)))
    table.add_row("nothing beats", *(_listed(led.unbeaten) for led in (acid, base)))
    table.add_row("beat nothing", *(_listed(led.harmless) for led in (acid, base)))
    return Group(table, Text(_serves(found)))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "–"


def _serves(found: Playability) -> str:
    """Which games the deck is large enough for."""
    full = f"hands of the usual size for up to {found.most_players} players"
    unordered = full if found.most_players else "small hands only"
    return f"Ordered game for two: {'yes' if found.is_ordered else 'no'}. Unordered: {unordered}.\n"
