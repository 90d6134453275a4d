"""The sentences of the game in each language."""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Protocol

from valence.core.languages import InEach, Language
from valence.core.words import Words
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.moves import Move


class Reasons(Protocol):
    """The sentences of hints in one language."""

    HINT_QUESTIONS: Mapping[str, str]

    # What to ask about, or that it is time to guess.
    def group_words(self, move: Move, /) -> str: ...
    # Why a question or a guess is worth a turn.
    def split_reason(self, yes: int, no: int, /) -> str: ...
    def guess_reason(self, possible: int, why: str, /) -> str: ...


WORDS: Mapping[Language, Words[Move]] = InEach(__name__, attrgetter("WORDS"))
# A card inside a sentence; a question as a player asks it, about the cards of a game.
NAMED: Mapping[Language, Callable[[CardSet, CardId], str]] = InEach(
    __name__, attrgetter("named"), "_questions"
)
QUESTION: Mapping[Language, Callable[..., str]] = InEach(
    __name__, attrgetter("question_words"), "_questions"
)
