"""The sentences of the game in each language."""

from collections.abc import Callable, Mapping

from valence.core.languages import DEFAULT, Language
from valence.core.words import Words
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.moves import Move
from valence.games.whoami.words import en, en_questions

WORDS: Mapping[Language, Words[Move]] = {DEFAULT: en.WORDS}
# A card inside a sentence; a question as a player asks it, about the cards of a game.
NAMED: Mapping[Language, Callable[[CardSet, CardId], str]] = {DEFAULT: en_questions.named}
QUESTION: Mapping[Language, Callable[..., str]] = {DEFAULT: en_questions.question_words}
