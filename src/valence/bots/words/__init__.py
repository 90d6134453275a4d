"""The sentences of hints and reviews, by language: those about any game, and the form of a game's own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from valence.core.game import M
from valence.core.languages import InEach, Language, texts_in

V_contra = TypeVar("V_contra", contravariant=True)  # a view

# A move in words with its chance to win, another one with its chance, and what tells them apart.
Compared: TypeAlias = Callable[[str, float, str, float, str], str]


@dataclass(frozen=True, kw_only=True, eq=False)
class HintWords(Generic[V_contra, M]):
    """The sentences about the moves of one game, in one language."""

    # The questions to ask yourself, by id: the first step of a hint.
    questions: Mapping[str, str]
    # The group of cards to look at: the second step; may be empty.
    group: Callable[[V_contra, M], str] = lambda _view, _move: ""
    # Why the first move is better than the second: sentences that speak for the first only, or none.
    compare: Callable[[V_contra, M, M], str] = lambda _view, _better, _other: ""
    # The same where `compare` finds nothing; empty for what is said of any game.
    otherwise: str = ""
    # Why a move is good by itself, given the id of the reason, in games whose moves need no comparison.
    reason: Callable[[V_contra, M, str], str] = lambda _view, _move, _why: ""

    def why(self, view: V_contra, better: M, other: M) -> str:
        return self.compare(view, better, other) or self.otherwise


# Of a game whose bot knows only the rules.
PLAIN: Mapping[Language, HintWords[Any, Any]] = InEach(
    __name__, lambda said: HintWords(questions=said.QUESTIONS)
)


class Verdicts(Protocol):
    """The words that compare moves, in one language."""

    # Why a move is better where no fact of the game decides, only the imagined deals.
    OTHERWISE: str

    def alone(self, move: str, /) -> str: ...
    # The right answer, or a move that is good by itself, and the reason.
    def right(self, move: str, why: str, /) -> str: ...
    def best(self, move: str, chance: float, other: str, less: float, why: str, /) -> str: ...
    def among_the_best(
        self, move: str, chance: float, other: str, less: float, facts: str, /
    ) -> str: ...
    def worse(self, move: str, chance: float, other: str, more: float, why: str, /) -> str: ...
    def hardly_worse(
        self, move: str, chance: float, other: str, more: float, facts: str, /
    ) -> str: ...


_VERDICTS: Mapping[Language, Verdicts] = InEach(__name__, lambda said: said)


@cache
def verdicts(language: Language) -> Verdicts:
    return texts_in(language, _VERDICTS)
