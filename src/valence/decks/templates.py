"""Example decks to start from, and which game a deck is for."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from valence.chem.acids_bases import deck_rows
from valence.chem.decks import OPTIONAL, REQUIRED, delimiter_of
from valence.decks.files import SPREADSHEETS, as_spreadsheet
from valence.games.polymer.decks import BUILT_IN, COLUMNS

Owned: TypeAlias = Literal["pkace", "polymer"]
HEADING = (*REQUIRED, *OPTIONAL)

# An acid that is guarded and one that isn't, a base that is nucleophilic and one that isn't.
_EXAMPLES = ("acetic-acid", "acetone", "sodium-hydroxide", "lda")


def new_deck(game: Owned) -> str:
    """An example deck as CSV, to be overwritten."""
    if game == "polymer":
        return BUILT_IN.read_text(encoding="utf-8")
    return as_csv([row for row in deck_rows() if row["id"] in _EXAMPLES], HEADING)


def new_file(game: Owned, name: str) -> bytes:
    """The example deck as a file; the suffix of its name selects the format."""
    text = new_deck(game)
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


def game_of(text: str) -> Owned:
    """The game that a deck is for, recognized by its column names."""
    heading = text.removeprefix("\ufeff").partition("\n")[0]
    names = next(csv.reader([heading.rstrip("\r")], delimiter=delimiter_of(heading)), [])
    return "polymer" if tuple(name.strip() for name in names) == COLUMNS else "pkace"
