"""The built-in deck with its structures as an Anki package."""

import sqlite3
from collections.abc import Iterator
from html import escape
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from valence.chem.acids_bases import drawing_of
from valence.chem.cards import Acid, kind_of
from valence.chem.naming import title
from valence.chem.writing import signed, subscript
from valence.core.files import write_atomically
from valence.games.quizmaster.cards import CARDS, Card
from valence.games.quizmaster.judging import right_cards

if TYPE_CHECKING:
    import genanki

# Anki identifies a deck and a note type by these numbers. They never change, so that importing a
# newer package updates the notes and keeps the learner's schedule.
DECK = 1_731_660_001
MODEL = 1_731_660_002

FIELDS = (
    "Name",
    "Structure",
    "Formula",
    "Kind",
    "Quantity",
    "Value",
    "Also",
    "Why",
    "Note",
    "Source",
)
CSS = """\
.card { font: 22px sans-serif; text-align: center; }
.small { font-size: 15px; }
svg { max-width: 90%; height: auto; }
"""
_BACK = """{{FrontSide}}<hr id="answer">%s
<p class="small">{{Why}}</p><p class="small">{{Note}}</p><p class="small">{{Source}}</p>"""
TEMPLATES = [
    {
        "name": "Name → value",
        "qfmt": "{{Name}}<br>{{Structure}}<br>{{Formula}}<p>{{Quantity}}?</p>",
        "afmt": _BACK % "<b>{{Quantity}} {{Value}}</b>",
    },
    {
        "name": "Value → name",
        "qfmt": "Which {{Kind}} has {{Quantity}} {{Value}}?",
        "afmt": _BACK % "<b>{{Name}}</b><br>{{Structure}}<br>{{Formula}}<p>{{Also}}</p>",
    },
]


def write_anki(path: Path, timestamp: float) -> int:
    """Write the package and return its number of notes. Each note is asked both ways."""
    from genanki import Deck, Package

    deck = Deck(DECK, "Valence: acids and bases")
    for note in _notes():
        deck.add_note(note)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "collection.anki2"
        connection = sqlite3.connect(database)
        Package(deck).write_to_db(connection.cursor(), timestamp, count(int(timestamp * 1000)))
        connection.commit()
        connection.close()
        whole = BytesIO()
        with ZipFile(whole, "w", ZIP_DEFLATED) as package:
            package.write(database, "collection.anki2")
            package.writestr("media", "{}")
    write_atomically(path, whole.getvalue())
    return len(deck.notes)


def _notes() -> Iterator["genanki.Note"]:
    from genanki import Model, Note, guid_for

    fields = [{"name": name} for name in FIELDS]
    model = Model(MODEL, "Valence acid or base", fields=fields, templates=TEMPLATES, css=CSS)
    for card in CARDS.values():
        tags = ["valence", kind_of(card)]
        yield Note(model, fields=_fields(card), guid=guid_for("valence", card.id), tags=tags)


def _fields(card: Card) -> list[str]:
    kind = kind_of(card)
    also = [title(CARDS[other]) for other in right_cards(kind, card.value) if other != card.id]
    values = (
        escape(title(card)),
        drawing_of(card.id).strip(),
        escape(subscript(card.condensed)),
        kind,
        "pK<sub>a</sub>" if isinstance(card, Acid) else "pK<sub>aH</sub>",
        signed(card.value),
        escape(f"Also correct: {', '.join(also)}") if also else "",
        *map(escape, (card.why, card.note, card.source)),
    )
    return list(values)
