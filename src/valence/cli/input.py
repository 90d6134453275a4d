"""Arguments and options that several commands read."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import valence
from valence.cli.words import en
from valence.core.box import Rows
from valence.core.problems import bad_input
from valence.sets.files import set_text
from valence.sets.formats import format_of

_WITH_COMMA = re.compile(r"^(-?[0-9]+),([0-9]+)$")

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `valence games` lists them.")
]


SetFile = Annotated[
    Path | None,
    typer.Option("--set", metavar="FILE", help="Your own set of cards, as CSV or spreadsheet."),
]


def decimal(given: str | float) -> float:
    """Read a number with a point or a comma."""
    return float(str(given).replace(",", ".").replace("−", "-"))


def rows_in_file(file: Path | None, game: str) -> Rows | None:
    """Return the rows of a set in a file, for this game; None without a file."""
    return None if file is None else format_of(valence.game(game)).read(set_text(file), file.name)


def read_option(text: str) -> tuple[str, object]:
    """Return the name and value in `hand=8`; in `cards=@set.csv` the value is the content of the file."""
    name, equals, value = text.partition("=")
    if not equals:
        raise bad_input(en.write_option, text)
    if value.startswith("@"):
        return name, set_text(Path(value[1:]))
    number = _WITH_COMMA.sub(r"\1.\2", value)
    try:
        return name, msgspec.json.decode(number)
    except msgspec.DecodeError:
        return name, value
