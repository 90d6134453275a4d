"""The sentences of hints and reviews, by language."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.cards import Card, Weighed


class Sentences(Protocol):
    """The sentences of one language. Cards are `named` first."""

    QUESTIONS: Mapping[str, str]

    def named(self, card: Card, /, *, is_named_twice: bool, in_full: bool) -> str: ...

    # A lead, its chance to take the trick, and what it faces; then another one that has less of it.
    def leads(self, name: str, chance: float, facing: Facing, /) -> str: ...
    def leads_less(self, name: str, chance: float, facing: Facing, /) -> str: ...
    def keep_lead(self, name: str, /, *, is_sure: bool) -> str: ...

    # Two answers and their chances.
    def takes(self, name: str, chance: float, other: str, less: float, /) -> str: ...

    BOTH_TAKE: str

    # The card led, and an answer that only the guard stops, if there is one.
    def neither(self, led: Card, guarded: Weighed | None, /) -> str: ...

    # A card, and its uses: parts of that sentence. Each compares it with another card.
    def keep(self, name: str, uses: Sequence[str], /) -> str: ...
    def led_later(self, chance: float, other: str, less: float, /) -> str: ...
    def beats_later(
        self, card: Card, share: float, other: Card, name: str, less: float, who: Facing, /
    ) -> str: ...

    # The cards to look at: of the kind of this one, and the card led.
    def look(self, card: Card, /) -> str: ...
    def look_beating(self, card: Card, led: str, /) -> str: ...
    def look_beaten(self, card: Card, led: str, /) -> str: ...
