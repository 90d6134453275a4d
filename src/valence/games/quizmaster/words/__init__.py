"""The sentences of the game in each language."""

from collections.abc import Callable, Mapping

from valence.core.languages import DEFAULT, Language
from valence.core.words import Words
from valence.games.quizmaster.cards import Card
from valence.games.quizmaster.moves import Move
from valence.games.quizmaster.state import Question
from valence.games.quizmaster.words import en

WORDS: Mapping[Language, Words[Move]] = {DEFAULT: en.WORDS}
# The card on the table, as its quizmaster sees it.
DESCRIBED: Mapping[Language, Callable[[Card], str]] = {DEFAULT: en.described}
QUESTION: Mapping[Language, Callable[[Question], str]] = {DEFAULT: en.question_words}
