"""The sentences of the game in each language."""

from collections.abc import Mapping

from valence.core.languages import DEFAULT, Language
from valence.core.words import Words
from valence.games.pkace.moves import Play
from valence.games.pkace.words import en

WORDS: Mapping[Language, Words[Play]] = {DEFAULT: en.WORDS}
