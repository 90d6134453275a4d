"""Arguments and options that several commands read."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import valence
from valence.core.box import Rows
from valence.sets.files import set_text
from valence.sets.formats import format_of

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `valence games` lists them.")
]


SetFile = Annotated[
    Path | None,
    typer.Option("--set", metavar="FILE", help="Your own set of cards, as CSV or spreadsheet."),
]


def rows_in_file(file: Path | None, game: str) -> Rows | None:
    """Return the rows of a set in a file, for this game; None without a file."""
    return None if file is None else format_of(valence.game(game)).read(set_text(file), file.name)


def read_option(text: str) -> tuple[str, object]:
    """Return the name and value in `hand=8`; in `cards=@set.csv` the value is the content of the file."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"option {text!r}: write name=value, such as hand=8")
    if value.startswith("@"):
        return name, set_text(Path(value[1:]))
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value
