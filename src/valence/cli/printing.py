"""`valence print`: a game as a PDF."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from valence.cli.input import SetFile
from valence.cli.terminal import reader_language, say, terminal, text
from valence.cli.words import en
from valence.core.files import write_atomically
from valence.core.problems import Problem, problem
from valence.games import entry, title
from valence.printing.orders import Box, Ink, Order, OwnSet, Paper, hiding, job_of, printed
from valence.sets.files import set_text


def print_game(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game; `valence games` lists them.")
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="The file to write; by default GAME.pdf."
        ),
    ] = None,
    paper: Annotated[Paper, typer.Option(help="The paper in the printer.")] = "a4",
    ink: Annotated[Ink, typer.Option(help="All colours, or black lines only.")] = "full",
    backs: Annotated[bool, typer.Option(help="Card backs, for double-sided printing.")] = True,
    booklet: Annotated[bool, typer.Option(help="Include the rulebook.")] = True,
    cards: SetFile = None,
    values: Annotated[
        bool, typer.Option(help="Print pKa values; without them, play from memory.")
    ] = True,
    classes: Annotated[bool, typer.Option(help="Print compound classes.")] = True,
    nucleophilicity: Annotated[bool, typer.Option(help="Print how nucleophilic bases are.")] = True,
) -> None:
    """Write a game's cards or tiles, board and rulebook as a PDF to print and cut out."""
    console = terminal()
    if note := _whose_cards(game):
        console.print(note)
    order = Order(
        game=game,
        paper=paper,
        ink=ink,
        backs=backs,
        booklet=booklet,
        language=reader_language(),
        own=None if cards is None else OwnSet(set_text(cards), cards.name),
        hide=hiding(values=values, classes=classes, nucleophilicity=nucleophilicity),
    )
    _write(order, output or Path(f"{game}.pdf"), console)


def _whose_cards(game: str) -> str:
    """Return a sentence if the cards are another game's, or if nobody has designed them yet; otherwise nothing."""
    faces, language = entry(game).printed, reader_language()
    called = title(game, language)
    if faces.is_plain:
        return text(en.plain_cards, called)
    if faces.game != game:
        return text(en.cards_of_another, called, title(faces.game, language))
    return ""


def _write(order: Order, file: Path, console: Console) -> None:
    with console.status(text(en.drawing_cards)) as status:
        job = job_of(order)
        status.update(text(en.laying_out))
        write_atomically(file, printed(job))
    sides = problem(en.both_sides if order.backs else en.one_side)
    say(en.printed, str(file), _contents(job.box), sides)


def _contents(box: Box) -> Problem:
    if box.tiles:
        return problem(en.tiles_and_board, sum(tile.copies for tile in box.tiles))
    if not box.cards:
        return problem(en.the_rulebook)
    return problem(en.number_of_cards, sum(card.copies for card in box.cards))
