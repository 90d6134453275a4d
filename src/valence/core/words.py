"""The wording of a game: its own sentences, and those that all games share."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, TypeAlias

from valence.core import notes
from valence.core.concepts import ConceptWords
from valence.core.game import Event, M, NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal

Names: TypeAlias = Sequence[str]
LINE = 90


@dataclass(frozen=True, kw_only=True, eq=False)
class LogWords:
    """The sentences about the log, which all games share."""

    tried_unseen: Callable[[str], str]
    # A move that was tried, its refusal as a sentence, and the rule.
    tried: Callable[[str, str, str], str]
    hint_given: str
    # A name, the answer to a question, and the right ones.
    said_why: Callable[[str, str | None, Sequence[str]], str]
    # The verdict on an answer in one line: the answer, and the right ones.
    verdict: Callable[[str | None, Sequence[str]], str]
    say: Callable[[str | None], str]
    # Names of cards, as far as they are listed, and how many more there are.
    crossed_out: Callable[[Sequence[str], int], str]
    cross_out: Callable[[Sequence[str], int], str]
    stale: Callable[[int, int], str]


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
    log: LogWords = field(default_factory=lambda: ENGLISH)
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


def common_refusal(refusal: Refusal, names: Names, written: Callable[[str], str] = str) -> str:
    """Return the sentence for a refusal that all games share; `written` turns a card's id into text."""
    match refusal:
        case Over():
            return "The game is over."
        case NotYourTurn(to_move=to_move):
            return f"It is {listed([names[seat] for seat in to_move])}'s turn."
        case NotInHand():
            return " ".join(_not_held(refusal, written))
        case NotAMove(problem=problem):
            return f"That is not a move of this game: {problem}."
        case _:
            raise TypeError(f"no words for {refusal!r}")


def _not_held(refusal: NotInHand, written: Callable[[str], str]) -> Iterator[str]:
    cards = list(zip(map(written, refusal.missing), refusal.held, strict=True))
    if none := [card for card, held in cards if not held]:
        yield f"You hold no {' or '.join(none)}."
    if few := [f"{spelled(held)} {card}" for card, held in cards if held]:
        yield f"You hold only {listed(few)}."


def tried_words(move: str, refusal: str, rule: str) -> str:
    return f"You tried: {move}. {refusal}{f' ({rule})' if notes.is_numbered(rule) else ''}"


def cards_words(names: Sequence[str], more: int) -> str:
    return listed([*names, f"{more} more"] if more else names)


def said_why(who: str, given: str | None, right: Sequence[str]) -> str:
    """Return "Ada says: only one card beats the lead. Right." """
    if given is None:
        return f"{who} doesn't know: {listed(right)}."
    return f"{who} says: {given}. {verdict_words(given, right)}"


def verdict_words(given: str | None, right: Sequence[str]) -> str:
    """Return "Right.", "Not so: only one card beats the lead." """
    if given in right:
        return "Right."
    return sentence(listed(right)) if given is None else f"Not so: {listed(right)}."


def say_words(given: str | None) -> str:
    return "say that you don't know" if given is None else f"say: {given}"


def spelled(n: int) -> str:
    """Spell small numbers as words."""
    return _NUMBERS[n] if n < len(_NUMBERS) else str(n)


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def stale_words(ply: int, made: int) -> str:
    """Explain the refusal of a move that was meant for an earlier or later position."""
    moves = "1 move has" if made == 1 else f"{made} moves have"
    return f"That was for move {ply + 1}, but {moves} been made."


ENGLISH: LogWords = LogWords(
    tried_unseen=lambda who: f"{who} tried a move that isn't allowed.",
    tried=tried_words,
    hint_given="You asked for a hint.",
    said_why=said_why,
    verdict=verdict_words,
    say=say_words,
    crossed_out=lambda names, more: f"You crossed out {cards_words(names, more)}.",
    cross_out=lambda names, more: f"cross out {cards_words(names, more)}",
    stale=stale_words,
)


def who_wins(outcome: Outcome, names: Names) -> str:
    """Return "Ada wins", "Ada and Ben share the win"."""
    who = listed([names[seat] for seat in outcome.winners])
    return f"{who} wins" if len(outcome.winners) == 1 else f"{who} share the win"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Return "a", "a and b", "a, b and c"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def sentence(text: str) -> str:
    """Turn an error message into a sentence, with a capital letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def tallied(names: Iterable[str], scores: Iterable[object]) -> str:
    """Return "Ada (3) and Fair bot 2 (4)": a name may itself end in a number."""
    return listed([f"{name} ({score})" for name, score in zip(names, scores, strict=True)])


def counted(n: int, thing: str) -> str:
    """Return "1 card", "2 cards"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
