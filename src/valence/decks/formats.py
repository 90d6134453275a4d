"""Deck files of any game that accepts custom decks: example files, reading, and which game a deck is for."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from valence.chem.decks import column_called, delimiter_of
from valence.core.box import DeckFormat, Rows
from valence.decks.files import SPREADSHEETS, as_spreadsheet
from valence.games import CATALOGUE
from valence.library import game

FORMATS: Mapping[str, DeckFormat] = {
    name: entry.game.decks for name, entry in CATALOGUE.items() if entry.game.decks is not None
}


def format_of(name: str) -> DeckFormat:
    """The deck format of a game; ValueError if it accepts no custom decks."""
    title = game(name).title
    if name not in FORMATS:
        raise ValueError(f"{title} has no custom decks (available for: {', '.join(FORMATS)})")
    return FORMATS[name]


def new_file(game: str, name: str) -> bytes:
    """An example deck as a file to be overwritten; the suffix of its name selects the format."""
    decks = format_of(game)
    text = as_csv(decks.example(), decks.columns)
    if name.lower().endswith(SPREADSHEETS):
        return as_spreadsheet(text)
    return text.encode("utf-8-sig")  # spreadsheet programs recognize UTF-8 by the byte order mark


def as_csv(cards: Iterable[Mapping[str, object]], columns: Sequence[str]) -> str:
    """The rows of a deck as a CSV file."""
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(cards)
    return text.getvalue()


def read_deck(text: str, file: str) -> tuple[str, Rows]:
    """The game that a deck is for, and its rows; ValueError names every problem."""
    name = game_of(text)
    return name, FORMATS[name].read(text, file)


def game_of(text: str) -> str:
    """The game that a deck is for: the one that knows most of its columns."""
    heading = text.removeprefix("\ufeff").partition("\n")[0]
    names = next(csv.reader([heading.rstrip("\r")], delimiter=delimiter_of(heading)), [])
    found = set(map(column_called, names))
    return max(FORMATS, key=lambda name: len(found.intersection(FORMATS[name].columns)))
