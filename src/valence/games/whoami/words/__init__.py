"""The sentences of the game in each language."""

from collections.abc import Mapping

from valence.core.languages import DEFAULT, Language
from valence.core.words import Words
from valence.games.whoami.moves import Move
from valence.games.whoami.words import en

WORDS: Mapping[Language, Words[Move]] = {DEFAULT: en.WORDS}
