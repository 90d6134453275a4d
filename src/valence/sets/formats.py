"""Files with sets of cards: examples, reading, which kind of set it is, and which games are played with it."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from valence.core.box import Rows, SetFormat
from valence.core.csv_tables import headings
from valence.core.game import AnyGame
from valence.core.problems import bad_input
from valence.sets.files import SPREADSHEETS, as_spreadsheet
from valence.sets.problems import en


def format_of(game: AnyGame) -> SetFormat:
    """Return the kind of sets that a game is played with; ValueError if there are only the built-in cards."""
    if game.sets is None:
        raise bad_input(en.no_sets, game.title)
    return game.sets


def games_with(sets: SetFormat, games: Iterable[AnyGame]) -> tuple[AnyGame, ...]:
    """Return the games that are played with this kind of set."""
    return tuple(game for game in games if game.sets is sets)


def new_file(game: AnyGame, name: str) -> bytes:
    """Return an example set as a file to be overwritten; the suffix of its name selects the format."""
    sets = format_of(game)
    return as_file(as_csv(sets.example(), sets.columns.names), name)


def as_file(text: str, name: str) -> bytes:
    """Return CSV text as a file; the suffix of its name selects the format."""
    if name.lower().endswith(SPREADSHEETS):
        return as_spreadsheet(text)
    return text.encode("utf-8-sig")  # spreadsheet programs recognize UTF-8 by the byte order mark


def as_csv(cards: Iterable[Mapping[str, object]], columns: Sequence[str]) -> str:
    text = io.StringIO(newline="")
    table = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    table.writerows(cards)
    return text.getvalue()


def read_set(text: str, file: str, games: Iterable[AnyGame]) -> tuple[AnyGame, Rows]:
    """Read a set, and find a game that it is for; ValueError names every problem."""
    game = game_of(text, games)
    return game, format_of(game).read(text, file)


def game_of(text: str, games: Iterable[AnyGame]) -> AnyGame:
    """Return the first of the games that knows most of the columns of a set."""
    found = headings(text)

    def known(game: AnyGame) -> int:
        columns = format_of(game).columns
        return sum(columns.called(heading) in columns.names for heading in found)

    return max((game for game in games if game.sets is not None), key=known)
