"""The interface of a game's bot: its levels, its personas and its advice."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeAlias

from valence.bots.budget import Budget
from valence.bots.expert import Expert, not_asked
from valence.bots.hints import HINT_BUDGET, Advice, Suggestion, Wording, suggestions
from valence.bots.levels import Choose, Level, level_called
from valence.bots.misconceptions import Idea
from valence.bots.words import PLAIN, HintWords, verdicts
from valence.core.dice import Dice
from valence.core.game import M, O, S, V
from valence.core.languages import Language, texts_in
from valence.core.words import Words

PERSONA = "persona"  # the first word of the level of a bot with a misconception


@dataclass(frozen=True)
class Persona(Generic[V, M]):
    """A bot that holds one misconception, for players to find out which."""

    idea: Idea
    # The answers it believes to be right, where it is asked; everything else it plays fairly.
    answer: Callable[[V], M | None]
    # The house rules without which it wouldn't show.
    options: Mapping[str, object]


@dataclass(frozen=True, kw_only=True)
class Bot(Generic[O, S, M, V]):
    # The weakest first: the dial.
    levels: Mapping[Level, Choose[V, M]]

    # The right answer where a player is asked something, so that what a bot shows is worth learning.
    answer: Callable[[V], M | None] = not_asked

    # Bots with a misconception, by what a table calls them: "persona 1" and so on.
    personas: Mapping[Level, Persona[V, M]] = field(default_factory=dict)

    # Bots that installed packages offer, by name.
    outside: Mapping[Level, Choose[V, M]] = field(default_factory=dict)

    # Judges moves for hints and reviews; None where moves can't be judged by what they lead to.
    expert: Expert[O, S, M, V] | None = None

    # Hints of a game whose moves need no search; they must not give the answer away.
    adviser: Callable[[V, Sequence[M]], list[Suggestion[M]]] | None = None

    # The sentences of hints and reviews.
    words: Mapping[Language, HintWords[V, M]] = field(default_factory=lambda: PLAIN)

    # Seconds before a bot answers, where the quickest answer counts.
    answer_seconds: Callable[[Level, Dice], float] | None = None

    def choose(
        self, level: Level, view: V, moves: Sequence[M], dice: Dice, budget: Budget | None = None
    ) -> M:
        """Return the move of a bot of this level, which sees its view and its legal moves and nothing else."""
        if (own := self.outside.get(level)) is not None:
            return own(view, moves, dice, budget or Budget())
        persona = self.personas.get(level)
        if persona is not None and (belief := persona.answer(view)) is not None:
            return belief
        if len(moves) == 1:
            return moves[0]
        if (right := self.answer(view)) is not None:
            return right
        choose = self.levels["fair" if persona else level]
        return choose(view, moves, dice, budget or Budget())

    def level_called(self, name: str) -> Level:
        """Return a level by its name or by its number on the dial, a persona, or a bot from outside."""
        if name in self.personas or name in self.outside:
            return name
        return level_called(name, tuple(self.levels))

    @property
    def gives_hints(self) -> bool:
        return self.expert is not None or self.adviser is not None

    def advise(
        self, view: V, moves: Sequence[M], budget: Budget = HINT_BUDGET
    ) -> list[Suggestion[M]]:
        """Return the best moves in order; empty if this game has no hints."""
        if self.adviser is not None:
            return self.adviser(view, moves)
        return [] if self.expert is None else suggestions(self.expert, view, moves, budget)

    def in_words(
        self, view: V, found: Sequence[Suggestion[M]], words: Words[M], language: Language
    ) -> list[Advice[M]]:
        """Put a hint into words, given the words of the game at this table."""
        wording = Wording(self.say(language), verdicts(language), words.move, view)
        return wording.advice(found)

    def say(self, language: Language) -> HintWords[V, M]:
        """Return the sentences of hints and reviews in a language."""
        own = texts_in(language, self.words)
        return replace(own, otherwise=own.otherwise or verdicts(language).OTHERWISE)


def numbered(personas: Iterable[Persona[V, M]]) -> Mapping[Level, Persona[V, M]]:
    """Number personas under the name that tables show, which doesn't say what they get wrong."""
    return {f"{PERSONA} {n}": persona for n, persona in enumerate(personas, 1)}


AnyBot: TypeAlias = Bot[Any, Any, Any, Any]
