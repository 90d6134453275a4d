"""Your own sets of cards in the terminal: create, select, check and draw them."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import valence
from valence.chem.cards import kind_of
from valence.chem.names import names
from valence.chem.structures import PATTERNS
from valence.cli.games import card_table
from valence.cli.terminal import reader_language, say, terminal
from valence.core.files import write_atomically
from valence.core.grammar.en import counted
from valence.games import all_games
from valence.printing.fonts import why_not_printed
from valence.printing.orders import OwnSet, box_of, contact_sheet
from valence.printing.typesetting import FORMATS, PressMissing
from valence.sets.acids_bases import card_set
from valence.sets.files import set_text
from valence.sets.formats import as_csv, as_file, game_of, new_file, read_set
from valence.sets.playability import GameFit, Playability, fits

KINDS = ("acid", "base")
SetFile = Annotated[Path, typer.Argument(metavar="FILE", help="A set of cards: CSV or .xlsx.")]


def new(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game the set is for, such as pkace.")
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="A .csv or .xlsx file; by default GAME-set.csv."
        ),
    ] = None,
) -> None:
    """Create a set: a CSV file or spreadsheet with example cards to replace."""
    file = output or Path(f"{game}-set.csv")
    if file.exists():
        raise ValueError(f"{file} already exists; choose another name with -o")
    write_atomically(file, new_file(valence.game(game), file.name))
    say(f"{file}: replace the examples, then run: valence set check {quote(str(file))}")


def check(file: SetFile) -> None:
    """List what's wrong with a set of cards, or show which games can be played with it."""
    game, rows = read_set(set_text(file), file.name, all_games())
    box, found, games = (
        game.box(rows, reader_language()),
        game.playability and game.playability(rows),
        fits(game, rows, all_games()),
    )
    terminal().print(card_table(file.name, box) if found is None else report(found, file.name))
    terminal().print(fit_table(games))
    with suppress(PressMissing):  # nothing can be printed on this machine
        if reason := why_not_printed(box):
            say(f"On paper: {reason}.")
    warnings = () if found is None else found.warnings
    for warning in warnings:
        say(f"Warning: {warning}")
    if warnings or not any(fit.seats for fit in games):
        raise typer.Exit(1)


def pick(
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="A .csv or .xlsx file.")
    ],
    kind: Annotated[str | None, typer.Option(help="Only acids, or only bases.")] = None,
    above: Annotated[float | None, typer.Option(help="Only values of at least this.")] = None,
    below: Annotated[float | None, typer.Option(help="Only values below this.")] = None,
    group: Annotated[
        str | None, typer.Option(help="Only compounds with this group, such as alcohol.")
    ] = None,
) -> None:
    """Select from the built-in acids and bases, such as --kind acid --below 16; then edit the file as you like."""
    if output.exists():
        raise ValueError(f"{output} already exists; choose another name with -o")
    for option, given, known in (("--kind", kind, KINDS), ("--group", group, PATTERNS)):
        if given is not None and given not in known:
            raise ValueError(f"{option} must be one of {', '.join(known)}, got {given!r}")
    picked = [
        {"id": card.id, "name": names(reader_language()).card(card), "value": ""}
        for card in card_set(None).values()
        if kind in (None, kind_of(card))
        and (above is None or card.value >= above)
        and (below is None or card.value < below)
        and (group is None or group in card.groups)
    ]
    if not picked:
        raise ValueError("no built-in card is like that")
    write_atomically(output, as_file(as_csv(picked, ("id", "name", "value")), output.name))
    say(
        f"{output}: {counted(len(picked), 'card')}; values that you leave empty are the built-in ones"
    )


def show(
    file: SetFile,
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
    """Draw every card of a set, to check that the structures are right."""
    sheet = output or file.with_name(f"{file.stem}-cards.pdf")
    if (format_ := FORMATS.get(sheet.suffix.lower())) is None:
        raise ValueError(f"{sheet.name}: the name must end in {', '.join(FORMATS)}")
    text = set_text(file)
    with terminal().status("Drawing the cards …"):
        box = box_of(
            game_of(text, all_games()).name, OwnSet(text, file.name), language=reader_language()
        )
        write_atomically(sheet, contact_sheet(box, format_))
    say(f"{sheet}: {counted(len(box.cards), 'card')} drawn")


def report(found: Playability, title: str) -> RenderableType:
    """Return a table that shows how playable a set is."""
    acid, base = found.acid, found.base
    table = Table(
        "", "when an acid is led", "when a base is led", title=title, title_justify="left"
    )
    table.add_row("cards", counted(acid.cards, "acid"), counted(base.cards, "base"))
    table.add_row("pairs that beat", *(f"{led.beating} of {led.pairs}" for led in (acid, base)))
    table.add_row("nothing beats", *(_listed(led.unbeaten) for led in (acid, base)))
    table.add_row("beat nothing", *(_listed(led.harmless) for led in (acid, base)))
    return Group(table, Text(_serves(found)))


def fit_table(games: Sequence[GameFit]) -> Table:
    """Return a table of the games for a set, with the numbers of players, and what is missing."""
    table = Table("game", "players", "", box=SIMPLE_HEAD, pad_edge=False)
    for fit in games:
        table.add_row(fit.title, _players(fit.seats), Text(fit.why_not))
    return table


def _players(seats: Sequence[int]) -> str:
    if not seats:
        return "–"
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "–"


def _serves(found: Playability) -> str:
    """Return a sentence about the games that the set is large enough for."""
    full = f"hands of the usual size for up to {found.most_players} players"
    unordered = full if found.most_players else "small hands only"
    return f"Ordered game for two: {'yes' if found.is_ordered else 'no'}. Unordered: {unordered}.\n"
