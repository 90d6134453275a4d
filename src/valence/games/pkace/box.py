"""The box: acids and bases, the built-in ones or those of a custom deck."""

from msgspec import to_builtins

from valence.chem.acids_bases import acids, bases, deck_rows
from valence.chem.box import substance_cards
from valence.chem.decks import OPTIONAL, REQUIRED
from valence.core.box import BoxCard, DeckFormat, Rows
from valence.games.pkace.cards import read_rows, rows_in, rows_of
from valence.games.pkace.options import Options

COLUMNS = (*REQUIRED, *OPTIONAL)
# A guarded acid and one that is not, a base that is nucleophilic and one that is not.
_EXAMPLES = ("acetic-acid", "acetone", "sodium-hydroxide", "lda")


def box(cards: Rows | None = None) -> tuple[BoxCard, ...]:
    if cards is None:
        return substance_cards(acids(), bases())
    deck = read_rows(rows_of(cards))
    return substance_cards(deck.acids, deck.bases)


def built_in_box(options: Options) -> tuple[BoxCard, ...]:
    """The built-in cards, with values by the convention for water."""
    return substance_cards(acids(options.water), bases(options.water))


def _read(text: str, file: str) -> Rows:
    rows: Rows = to_builtins(rows_in(text, file))
    return rows


def _example() -> Rows:
    rows = (row for row in deck_rows() if row["id"] in _EXAMPLES)
    return [{column: row[column] for column in COLUMNS if column in row} for row in rows]


DECKS = DeckFormat(columns=COLUMNS, read=_read, example=_example)
