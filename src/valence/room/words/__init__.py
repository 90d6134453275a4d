"""The sentences of rooms, by language."""

from operator import attrgetter

from valence.core.languages import InEach
from valence.table.words import Sentences

SENTENCES: Sentences = InEach(__name__, attrgetter("SENTENCES"))
