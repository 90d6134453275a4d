"""The sentences of the game in each language."""

from collections.abc import Mapping
from operator import attrgetter

from valence.core.languages import InEach, Language
from valence.core.words import Words
from valence.games.metals.moves import Move

WORDS: Mapping[Language, Words[Move]] = InEach(__name__, attrgetter("WORDS"))
