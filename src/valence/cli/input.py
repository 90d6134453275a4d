"""What people type: options and moves."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from valence.core.box import Rows
from valence.core.game import AnyGame
from valence.core.wire import Json
from valence.decks.files import deck_text
from valence.decks.formats import format_of

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `valence games` lists them.")
]


DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", metavar="FILE", help="Your own set of cards, as CSV or spreadsheet."),
]


def deck_rows(file: Path | None, game: str) -> Rows | None:
    """The rows of a set in a file, for this game; None without a file."""
    return None if file is None else format_of(game).read(deck_text(file), file.name)


def read_option(text: str) -> tuple[str, object]:
    """The name and value in `hand=8`; in `cards=@deck.csv` the value is the content of the file."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"option {text!r}: write name=value, such as hand=8")
    if value.startswith("@"):
        return name, deck_text(Path(value[1:]))
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def read_move(text: str, game: AnyGame) -> Json:
    """A move as JSON, or as its type and its values: `respond Cl- 2`."""
    if text.startswith("{"):
        return _json(text)
    word, *values = text.split()
    kinds = {kind.__struct_config__.tag: kind for kind in game.moves}
    if word not in kinds:
        raise ValueError(f"no move is called {word!r} (moves: {', '.join(map(str, kinds))})")
    fields = msgspec.structs.fields(kinds[word])
    if len(values) > len(fields):
        wanted = " ".join([word, *(field.name for field in fields)])
        raise ValueError(f"{text!r} has too many words; type {wanted!r}, or JSON")
    given = {field.encode_name: _value(value) for field, value in zip(fields, values, strict=False)}
    return {"type": word} | given


def _json(text: str) -> Json:
    try:
        move: Json = msgspec.json.decode(text, type=dict)
    except msgspec.DecodeError as error:
        raise ValueError(f"not valid JSON: {error}") from None
    return move


def _value(text: str) -> object:
    return int(text) if text.isdecimal() else text
