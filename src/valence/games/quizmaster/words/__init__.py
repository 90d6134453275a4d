"""The sentences of the game in each language."""

from collections.abc import Callable, Mapping
from operator import attrgetter

from valence.core.languages import InEach, Language
from valence.core.words import Words
from valence.games.quizmaster.cards import Card
from valence.games.quizmaster.moves import Move
from valence.games.quizmaster.state import Question

WORDS: Mapping[Language, Words[Move]] = InEach(__name__, attrgetter("WORDS"))
# The card on the table, as its quizmaster sees it.
DESCRIBED: Mapping[Language, Callable[[Card], str]] = InEach(__name__, attrgetter("described"))
QUESTION: Mapping[Language, Callable[[Question], str]] = InEach(
    __name__, attrgetter("question_words")
)
