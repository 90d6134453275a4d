"""Your own decks in the terminal: create, check and draw them."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import valence
from valence.cli.cards import card_table
from valence.cli.terminal import say, terminal
from valence.core.files import write_atomically
from valence.core.words import counted
from valence.decks.files import deck_text
from valence.decks.formats import game_of, new_file, read_deck
from valence.decks.playability import Playability, playability
from valence.press.fonts import why_not_printed
from valence.press.orders import OwnDeck, box_of, contact_sheet
from valence.press.typesetting import FORMATS, PressMissing

DeckFile = Annotated[Path, typer.Argument(metavar="FILE", help="A deck: CSV or .xlsx.")]


def new(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game the deck is for, such as pkace.")
    ],
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
    write_atomically(file, new_file(game, file.name))
    say(f"{file}: replace the examples, then run: valence deck check {quote(str(file))}")


def check(file: DeckFile) -> None:
    """List what's wrong with a deck, or show how playable it is."""
    game, rows = read_deck(deck_text(file), file.name)
    box, found = valence.game(game).box(rows), playability(game, rows)
    terminal().print(card_table(file.name, box) if found is None else report(found, file.name))
    with suppress(PressMissing):  # nothing can be printed on this machine
        if reason := why_not_printed(box):
            say(f"On paper: {reason}.")
    if found is not None and found.warnings:
        say("\n".join(f"Warning: {warning}" for warning in found.warnings))
        raise typer.Exit(1)


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
        write_atomically(sheet, contact_sheet(box, format_))
    say(f"{sheet}: {counted(len(box.cards), 'card')} drawn")


def report(found: Playability, title: str) -> RenderableType:
    """How playable a deck is."""
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
