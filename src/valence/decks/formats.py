"""Files with sets of cards: examples, reading, which kind of set it is, and which games are played with it."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from valence.core.box import DeckFormat, Rows
from valence.core.csv_tables import headings
from valence.decks.files import SPREADSHEETS, as_spreadsheet
from valence.games import CATALOGUE, game

FORMATS: Mapping[str, DeckFormat] = {
    name: entry.game.decks for name, entry in CATALOGUE.items() if entry.game.decks is not None
}


def format_of(name: str) -> DeckFormat:
    """The kind of sets that a game is played with; ValueError if there are only the built-in cards."""
    title = game(name).title
    if name not in FORMATS:
        raise ValueError(f"{title} has no custom decks (available for: {', '.join(FORMATS)})")
    return FORMATS[name]


def games_with(decks: DeckFormat) -> tuple[str, ...]:
    """The games that are played with this kind of set."""
    return tuple(name for name, known in FORMATS.items() if known is decks)


def new_file(game: str, name: str) -> bytes:
    """An example set as a file to be overwritten; the suffix of its name selects the format."""
    decks = format_of(game)
    return as_file(as_csv(decks.example(), decks.columns.names), name)


def as_file(text: str, name: str) -> bytes:
    """CSV text as a file; the suffix of its name selects the format."""
    if name.lower().endswith(SPREADSHEETS):
        return as_spreadsheet(text)
    return text.encode("utf-8-sig")  # spreadsheet programs recognize UTF-8 by the byte order mark


def as_csv(cards: Iterable[Mapping[str, object]], columns: Sequence[str]) -> str:
    """The rows of a set as a CSV file."""
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(cards)
    return text.getvalue()


def read_deck(text: str, file: str) -> tuple[str, Rows]:
    """A game that a set is for, and its rows; ValueError names every problem."""
    name = game_of(text)
    return name, FORMATS[name].read(text, file)


def game_of(text: str) -> str:
    """A game that a set is for: the first one that knows most of its columns."""
    found = headings(text)

    def known(name: str) -> int:
        columns = FORMATS[name].columns
        return sum(columns.called(heading) in columns.names for heading in found)

    return max(FORMATS, key=known)
