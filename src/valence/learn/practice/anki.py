"""A set of cards with its structures as an Anki package."""

import sqlite3
from collections.abc import Iterator
from html import escape
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile
from zlib import crc32

from valence.chem.cards import Acid, kind_of
from valence.chem.drawings import drawing_on
from valence.chem.names import names
from valence.chem.words import words as chem_words
from valence.chem.writing import subscript
from valence.core.files import write_atomically
from valence.core.languages import DEFAULT, Language
from valence.games.quizmaster.cards import BUILT_IN, Card, CardSet
from valence.games.quizmaster.judging import right_cards
from valence.learn.words import words

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


def templates(language: Language) -> list[dict[str, str]]:
    return [
        {
            "name": "Name → value",
            "qfmt": "{{Name}}<br>{{Structure}}<br>{{Formula}}<p>{{Quantity}}?</p>",
            "afmt": _BACK % "<b>{{Quantity}} {{Value}}</b>",
        },
        {
            "name": "Value → name",
            "qfmt": words(language).anki["which"],
            "afmt": _BACK % "<b>{{Name}}</b><br>{{Structure}}<br>{{Formula}}<p>{{Also}}</p>",
        },
    ]


def write_anki(
    path: Path,
    timestamp: float,
    cards: CardSet = BUILT_IN,
    name: str = "",
    language: Language = DEFAULT,
) -> int:
    """Write the package and return its number of notes. Each note is asked both ways.

    A set with a name becomes a deck of its own, and notes for the values that it has.
    """
    from genanki import Deck, Package

    title = f"Valence: {name or words(language).anki['deck']}"
    deck = Deck(DECK + crc32(name.encode()), title)
    for note in _notes(cards, name, language):
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


def _notes(cards: CardSet, name: str, language: Language) -> Iterator["genanki.Note"]:
    from genanki import Model, Note, guid_for

    fields = [{"name": name} for name in FIELDS]
    model = Model(
        MODEL, "Valence acid or base", fields=fields, templates=templates(language), css=CSS
    )
    for card in cards.values():
        tags = ["valence", kind_of(card)]
        guid = guid_for("valence", *filter(None, (name, card.id)))
        yield Note(model, fields=_fields(cards, card, language), guid=guid, tags=tags)


def _fields(cards: CardSet, card: Card, language: Language) -> list[str]:
    kind, said, called = kind_of(card), words(language), names(language)
    facts = chem_words(language)
    right = right_cards(cards, kind, card.value)
    also = [called.title(cards[other]) for other in right if other != card.id]
    values = (
        escape(called.title(card)),
        drawing_on(card).strip(),
        escape(subscript(card.condensed)),
        said.anki[kind],
        "pK<sub>a</sub>" if isinstance(card, Acid) else "pK<sub>aH</sub>",
        said.number(card.value),
        escape(said.also(also)) if also else "",
        *map(escape, (facts.why(card, "16"), facts.note(card), card.source)),
    )
    return list(values)
