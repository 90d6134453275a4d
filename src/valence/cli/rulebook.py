"""The list of games, and their rulebooks."""

import re
from typing import Annotated

import typer
from rich.table import Table

import valence
from valence.cli.input import GameName
from valence.cli.terminal import in_own_spelling, terminal
from valence.games import CATALOGUE, about, rulebook


def games() -> None:
    """List the games."""
    terminal().print(game_table())


def game_table() -> Table:
    table = Table("game", "title", "seats", "what it is")
    for name, entry in CATALOGUE.items():
        seats = entry.game.seats
        table.add_row(name, entry.game.title, f"{seats[0]}–{seats[-1]}", _first_sentence(name))
    return table


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, such as R7.")] = None,
) -> None:
    """Show a game's rulebook, or one of its rules."""
    from rich.markdown import Markdown  # slow to import

    valence.game(game)
    terminal().print(Markdown(rules_text(game, number or "")))


def rules_text(game: str, number: str) -> str:
    """Return a rule, or the whole rulebook if the number is empty."""
    return in_own_spelling(rule(game, number) if number else rulebook(game))


def _first_sentence(name: str) -> str:
    return about(name).partition(". ")[0].rstrip(".") + "."


def rule(name: str, number: str) -> str:
    """Return one rule with its tables and examples."""
    wanted = number.upper() if number[:1] in "rR" else f"R{number}"
    rules = re.findall(
        r"^- (\*\*(R\d+[a-z]?)\*\*.*?)(?=^- \*\*|^#|\Z)", rulebook(name), re.M | re.S
    )
    for text, found in rules:
        if found.upper() == wanted.upper():
            return str(text)
    numbers = [found for _, found in rules]
    raise ValueError(f"{name} has no rule {number!r}; it has {numbers[0]} to {numbers[-1]}")
