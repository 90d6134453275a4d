"""The sentences of rooms, by language."""

from valence.core.languages import DEFAULT
from valence.room.words import en
from valence.table.words import Sentences

SENTENCES: Sentences = {DEFAULT: en.SENTENCES}
