"""Comparisons of cards as bit masks: every card of a set is one bit."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from valence.games.pkace.cards import CardId, PlayedSet
from valence.games.pkace.options import Options, played_set

# A set of cards, one bit each.
Cards: TypeAlias = int


class Chart:
    """The comparison of any two cards of a set, worked out once."""

    def __init__(self, cards: PlayedSet) -> None:
        self.ids: tuple[CardId, ...] = tuple(sorted(cards.cards))
        self.bit: dict[CardId, Cards] = {card: 1 << n for n, card in enumerate(self.ids)}
        self.acids = self.mask(cards.acids)
        self.bases = self.mask(cards.bases)
        # For each lead, the cards that beat it; for each card, the leads that it beats.
        self.beaters: dict[Cards, Cards] = {}
        self.beaten: dict[Cards, Cards] = dict.fromkeys(self.bit.values(), 0)
        self.strength: dict[Cards, dict[Cards, int]] = {}
        for led, bit in self.bit.items():
            strengths = cards.strength(led)
            self.strength[bit] = {self.bit[card]: strengths[card] for card in self.ids}
            self.beaters[bit] = self.mask(card for card in self.ids if strengths[card])
            for beater in single(self.beaters[bit]):
                self.beaten[beater] |= bit

    def mask(self, cards: Iterable[CardId]) -> Cards:
        return sum(self.bit[card] for card in cards)

    def named(self, cards: Cards) -> list[CardId]:
        return [self.ids[card.bit_length() - 1] for card in single(cards)]

    def other_kind(self, led: Cards) -> Cards:
        return self.bases if led & self.acids else self.acids

    def shown_to_lack(self, led: Cards, answer: Cards) -> Cards:
        """R12: return cards that a player who gave this answer can't hold."""
        beaters = self.beaters[led]
        return 0 if answer & beaters else beaters

    def answers(self, hand: Cards, led: Cards) -> Cards:
        """R11 to R14 for two players: return the legal answers to a lead; any card if the lead is 0, none yet."""
        if not led:
            return hand
        return self.beaters[led] & hand or self.other_kind(led) & hand or hand


@lru_cache(maxsize=16)
def chart(options: Options) -> Chart:
    return Chart(played_set(options))


def single(cards: Cards) -> Iterator[Cards]:
    """Yield the cards of a set, one by one."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card
