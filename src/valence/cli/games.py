"""The games: their list, their rulebooks, and their cards as the box has them."""

import re
from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table

import valence
from valence.chem.reactions import short_origin
from valence.chem.writing import signed, subscript
from valence.cli.input import GameName, SetFile, rows_in_file
from valence.cli.terminal import reader_language, terminal
from valence.cli.words import en
from valence.core.box import BoxCard, Rows
from valence.core.languages import DEFAULT, Language
from valence.core.problems import bad_input, text_in
from valence.games import CATALOGUE, about, rulebook, title


def games() -> None:
    """List the games."""
    terminal().print(game_table(reader_language()))


def game_table(language: Language) -> Table:
    table = Table(*text_in(language, en.game_columns))
    for name, entry in CATALOGUE.items():
        seats = entry.game.seats
        table.add_row(
            name,
            title(name, language),
            f"{seats[0]}–{seats[-1]}",
            _first_sentence(name, language),
        )
    return table


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, such as R7.")] = None,
) -> None:
    """Show a game's rulebook, or one of its rules."""
    from rich.markdown import Markdown  # slow to import

    valence.game(game)
    terminal().print(Markdown(rules_text(game, number or "", reader_language())))


def rules_text(game: str, number: str, language: Language) -> str:
    """Return a rule, or the whole rulebook if the number is empty."""
    return rule(game, number, language) if number else rulebook(game, language)


def _first_sentence(name: str, language: Language) -> str:
    return about(name, language).partition(". ")[0].rstrip(".") + "."


def rule(name: str, number: str, language: Language) -> str:
    """Return one rule with its tables and examples."""
    wanted = number.upper() if number[:1] in "rR" else f"R{number}"
    rules = re.findall(
        r"^- (\*\*(R\d+[a-z]?)\*\*.*?)(?=^- \*\*|^#|\Z)", rulebook(name, language), re.M | re.S
    )
    for text, found in rules:
        if found.upper() == wanted.upper():
            return str(text)
    numbers = [found for _, found in rules]
    raise bad_input(en.no_rule, name, number, numbers[0], numbers[-1])


# Cards

# Columns without any entry are left out.
COLUMNS: dict[str, Callable[[BoxCard], str]] = {
    "kind": lambda card: card.kind,
    "card": lambda card: card.name,
    "short": lambda card: subscript(card.short or card.formula),
    "does": lambda card: card.sign,
    "charge": lambda card: (
        f"{abs(card.charge)}{'+' if card.charge > 0 else '−'}" * bool(card.charge)
    ),
    "value": lambda card: "" if card.value is None else str(card.value),
    "from": lambda card: short_origin(card.solvent),
    "g/mol": lambda card: str(card.mass or ""),
    "nucleophile": lambda card: card.nucleophilicity or ("guarded" if card.guarded else ""),
    "copies": lambda card: str(card.copies) if card.copies > 1 else "",
}
RIGHT_ALIGNED = ("charge", "value", "g/mol", "copies")


def cards(
    game: GameName,
    kind: Annotated[
        str | None, typer.Option(help="Only cards of this kind, such as acid or monomer.")
    ] = None,
    own: SetFile = None,
) -> None:
    """List the cards or tiles of a game."""
    terminal().print(card_list(game, kind, rows_in_file(own, game), reader_language()))


def card_list(
    game: str, kind: str | None, rows: Rows | None = None, language: Language = DEFAULT
) -> Table:
    """Return the cards of a game or of a set, or only those of one kind, sorted by value."""
    box = valence.game(game).box(rows, language)
    kinds = {card.kind for card in box if card.kind}
    if kind is not None and kind not in kinds:
        raise bad_input(en.no_kind, kind, tuple(sorted(kinds)))
    shown = [card for card in box if kind in (None, card.kind)]
    return card_table(title(game, language), shown, language)


def _cells(cells: Sequence[str], language: Language) -> list[str]:
    """Return cells with words of the language, and numbers as it writes them."""
    words = text_in(language, en.card_kinds)
    return [signed(words.get(cell, cell), language) for cell in cells]


def card_table(heading: str, cards: Sequence[BoxCard], language: Language) -> Table:
    by_value = sorted(cards, key=lambda card: (card.value or 0, card.charge))
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    columns = {name: [cell(card) for card in by_value] for name, cell in COLUMNS.items()}
    shown = {name: _cells(cells, language) for name, cells in columns.items() if any(cells)}
    headings = dict(zip(COLUMNS, text_in(language, en.card_columns), strict=True))
    for name in shown:
        justify: JustifyMethod = "right" if name in RIGHT_ALIGNED else "left"
        table.add_column(headings[name], justify=justify)
    for row in zip(*shown.values(), strict=True):
        table.add_row(*row)
    return table
