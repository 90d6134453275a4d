"""The wording of a game: its own sentences, and those that all games share."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, TypeAlias

from valence.core import notes
from valence.core.concepts import ConceptWords
from valence.core.game import Event, M, Outcome, Refusal
from valence.core.grammar import LogWords, en

Names: TypeAlias = Sequence[str]
LINE = 90


@dataclass(frozen=True, kw_only=True, eq=False)
class PresetWords:
    """A printed sheet: its name, one line about it, and what is different where bots play, or in a room."""

    title: str
    about: str
    with_bots: str = ""
    in_rooms: str = ""


@dataclass(frozen=True, kw_only=True, eq=False)
class VariantWords:
    """A difference between a game and its sheet, with the reason."""

    what: str
    why: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Words(Generic[M]):
    """The sentences of one game."""

    event: Callable[[Event, Names], str]
    refusal: Callable[[Refusal, Names], str]
    move: Callable[[M], str]
    # A ruling in one line for the board, of at most LINE characters where names are short; empty if it is no ruling.
    line: Callable[[Event, Names], str] = lambda _event, _names: ""
    # A refusal whose sentence is longer than LINE, in one line for the board; empty for the others.
    refusal_line: Callable[[Refusal, Names], str] = lambda _refusal, _names: ""
    # Why a game ended.
    ending: Callable[[Outcome], str] = lambda outcome: outcome.reason
    # The sentence of each question with its subject in braces, and the choices as parts of a sentence; of one
    # question, or of all that have such a choice.
    questions: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    # A choice that depends on what the question is about; without, such a choice is a card.
    choice_of: Callable[[str, str], str] | None = None
    # What a question is about.
    subject: Callable[[str, str], str] = lambda _asked, subject: subject
    # The name of a card inside a sentence.
    card: Callable[[str], str] = str
    # The concepts that only this game shows, by id.
    concepts: Mapping[str, ConceptWords] = field(default_factory=dict)
    # The printed sheets, and where the game differs from them, by id.
    presets: Mapping[str, PresetWords] = field(default_factory=dict)
    variants: Mapping[str, VariantWords] = field(default_factory=dict)
    log: LogWords = field(default_factory=lambda: en.LOG)
    # The sentences at a table with these options, where cards are named that only the options know.
    for_options: Callable[[Any], "Words[M]"] | None = None

    def at_table(self, options: Hashable) -> "Words[M]":
        """Return the sentences at a table with these options, the same object for all such tables."""
        return self if self.for_options is None else _at_table(self, options)

    def say(self, event: Event, names: Names) -> str:
        """Put an event of this game or of its log into words."""
        if not isinstance(event, notes.EVENTS):
            return self.event(event, names)
        match event:
            case notes.TryRefused(seat=seat):
                return self.log.tried_unseen(names[seat])
            case notes.Tried(move=move, refusal=refusal):
                return self.log.tried(self.move(move), self.refusal(refusal, names), refusal.rule)
            case notes.HintGiven():
                return self.log.hint_given
            case notes.Said() | notes.SaidUnheard():
                return self.log.said_why(names[event.seat], *self._answer(event))
            case notes.CardsCrossedOut(cards=cards):
                return self.log.crossed_out(*self._cards(cards))

    def in_line(self, event: Event, names: Names) -> str:
        """Put a ruling into one line, or the verdict on an answer; other events have none."""
        if isinstance(event, notes.Said | notes.SaidUnheard):
            return self.log.verdict(*self._answer(event))
        return self.line(event, names)

    def tried(self, entry: M | notes.CrossedOut | notes.Answered | notes.Say) -> str:
        """Put a move or a note into words, as what a player did or tried."""
        match entry:
            case notes.CrossedOut(cards=cards):
                return self.log.cross_out(*self._cards(cards))
            case notes.Answered(question=asked, given=given, subject=subject):
                return self.log.say(None if given is None else self.choice(asked, subject, given))
            case notes.Say(reason=given):
                return self.log.say(None if given is None else self.choices[given])
            case _:
                return self.move(entry)

    def question(self, asked: str, subject: str) -> str:
        """Put a question into words."""
        return self.questions[asked].format(self.subject(asked, subject))

    def choice(self, asked: str, subject: str, one: str) -> str:
        """Put a choice into words: one that is always the same, for this question or for all, or a card."""
        always = self.choices.get(f"{asked} {one}") or self.choices.get(one)
        if always is not None:
            return always
        return self.card(one) if self.choice_of is None else self.choice_of(subject, one)

    def _answer(self, event: notes.Said | notes.SaidUnheard) -> tuple[str | None, list[str]]:
        """Put an answer and the right ones into words."""

        def in_words(one: str) -> str:
            return self.choice(event.question, event.subject, one)

        given = None if event.given is None else in_words(event.given)
        return given, [in_words(one) for one in event.right]

    def _cards(self, cards: Sequence[str]) -> tuple[list[str], int]:
        names = [self.card(card) for card in cards[:_MOST_LISTED]]
        return names, len(cards) - len(names)


@lru_cache(256)
def _at_table(words: Words[M], options: Hashable) -> Words[M]:
    assert words.for_options is not None
    return words.for_options(options)


_MOST_LISTED = 6
