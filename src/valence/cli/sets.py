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
from valence.cli.input import decimal
from valence.cli.terminal import reader_language, say, terminal, text
from valence.cli.words import en
from valence.core.files import write_atomically
from valence.core.problems import Part, bad_input, put_in_words
from valence.games import all_games, title
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
        raise bad_input(en.file_exists, str(file))
    write_atomically(file, new_file(valence.game(game), file.name))
    say(en.new_set, str(file), quote(str(file)))


def check(file: SetFile) -> None:
    """List what's wrong with a set of cards, or show which games can be played with it."""
    game, rows = read_set(set_text(file), file.name, all_games())
    box, found, games = (
        game.box(rows, reader_language()),
        game.playability and game.playability(rows),
        fits(game, rows, all_games()),
    )
    language = reader_language()
    terminal().print(
        card_table(file.name, box, language)
        if found is None
        else report(put_in_words(found, language), file.name)
    )
    terminal().print(fit_table(put_in_words(games, language)))
    with suppress(PressMissing):  # nothing can be printed on this machine
        if reason := why_not_printed(box):
            say(en.on_paper, reason)
    warnings = () if found is None else found.warnings
    for warning in warnings:
        say(en.warning, warning)
    if warnings or not any(fit.seats for fit in games):
        raise typer.Exit(1)


def pick(
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="A .csv or .xlsx file.")
    ],
    kind: Annotated[str | None, typer.Option(help="Only acids, or only bases.")] = None,
    above: Annotated[
        float | None,
        typer.Option(parser=decimal, metavar="NUMBER", help="Only values of at least this."),
    ] = None,
    below: Annotated[
        float | None, typer.Option(parser=decimal, metavar="NUMBER", help="Only values below this.")
    ] = None,
    group: Annotated[
        str | None, typer.Option(help="Only compounds with this group, such as alcohol.")
    ] = None,
) -> None:
    """Select from the built-in acids and bases, such as --kind acid --below 16; then edit the file as you like."""
    if output.exists():
        raise bad_input(en.file_exists, str(output))
    for option, given, known in (("--kind", kind, KINDS), ("--group", group, PATTERNS)):
        if given is not None and given not in known:
            raise bad_input(en.bad_choice, option, tuple(known), given)
    picked = [
        {"id": card.id, "name": names(reader_language()).card(card), "value": ""}
        for card in card_set(None).values()
        if kind in (None, kind_of(card))
        and (above is None or card.value >= above)
        and (below is None or card.value < below)
        and (group is None or group in card.groups)
    ]
    if not picked:
        raise bad_input(en.nothing_like_that)
    write_atomically(output, as_file(as_csv(picked, ("id", "name", "value")), output.name))
    say(en.picked, str(output), len(picked))


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
        raise bad_input(en.bad_ending, sheet.name, tuple(FORMATS))
    written = set_text(file)
    with terminal().status(text(en.drawing_cards)):
        box = box_of(
            game_of(written, all_games()).name,
            OwnSet(written, file.name),
            language=reader_language(),
        )
        write_atomically(sheet, contact_sheet(box, format_))
    say(en.drawn, str(sheet), len(box.cards))


def report(found: Playability, heading: str) -> RenderableType:
    """Return a table that shows how playable a set is."""
    acid, base = found.acid, found.base
    led = ("", text(en.when_acid_led), text(en.when_base_led))
    table = Table(*led, title=heading, title_justify="left")
    table.add_row(text(en.cards), text(en.acids, acid.cards), text(en.bases, base.cards))
    beating = (text(en.of_pairs, one.beating, one.pairs) for one in (acid, base))
    table.add_row(text(en.pairs_that_beat), *beating)
    table.add_row(text(en.nothing_beats), *(_listed(one.unbeaten) for one in (acid, base)))
    table.add_row(text(en.beat_nothing), *(_listed(one.harmless) for one in (acid, base)))
    return Group(table, Text(text(en.serves, found.is_ordered, found.most_players)))


def fit_table(games: Sequence[GameFit]) -> Table:
    """Return a table of the games for a set, with the numbers of players, and what is missing."""
    table = Table(*text(en.fit_columns), box=SIMPLE_HEAD, pad_edge=False)
    for fit in games:
        called = title(fit.game, reader_language())
        table.add_row(called, _players(fit.seats), Text(f"{fit.why_not}"))
    return table


def _players(seats: Sequence[int]) -> str:
    if not seats:
        return "–"
    return text(en.players, seats[0], seats[-1])


def _listed(names: Sequence[Part]) -> str:
    return ", ".join(map(str, names)) or "–"
