"""The sentences of hints and reviews, by language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.bot.words import en
from valence.games.pkace.cards import Card, Weighed


class Named(Protocol):
    def __call__(self, card: Card, *, is_named_twice: bool, in_full: bool) -> str: ...


class KeepLead(Protocol):
    def __call__(self, name: str, *, is_sure: bool) -> str: ...


@dataclass(frozen=True, kw_only=True, eq=False)
class Sentences:
    """The sentences of one language. Cards are `named` first."""

    questions: Mapping[str, str]
    named: Named

    # A lead, its chance to take the trick, and what it faces; then another one that has less of it.
    leads: Callable[[str, float, Facing], str]
    leads_less: Callable[[str, float, Facing], str]
    keep_lead: KeepLead

    # Two answers and their chances.
    takes: Callable[[str, float, str, float], str]
    both_take: str
    # The card led, and an answer that only the guard stops, if there is one.
    neither: Callable[[Card, Weighed | None], str]

    # A card, and its uses: parts of that sentence. Each compares it with another card.
    keep: Callable[[str, Sequence[str]], str]
    led_later: Callable[[float, str, float], str]
    beats_later: Callable[[Card, float, Card, str, float, Facing], str]

    # The cards to look at: of the kind of this one, and the card led.
    look: Callable[[Card], str]
    look_beating: Callable[[Card, str], str]
    look_beaten: Callable[[Card, str], str]


ENGLISH = Sentences(
    questions=en.QUESTIONS,
    named=en.named,
    leads=en.leads,
    leads_less=en.leads_less,
    keep_lead=en.keep_lead,
    takes=en.takes,
    both_take=en.BOTH_TAKE,
    neither=en.neither,
    keep=en.keep,
    led_later=en.led_later,
    beats_later=en.beats_later,
    look=en.look,
    look_beating=en.look_beating,
    look_beaten=en.look_beaten,
)
