"""Deterministic randomness: every random decision follows from the seed and a label for that decision."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

WORDS = 1 << 64  # the number of different words


class Dice:
    """The stream of random words for one seed and one label."""

    __slots__ = ("_drawn", "_stream")

    def __init__(self, seed: int, label: str) -> None:
        self._stream = blake2b(f"{seed}/{label}/".encode("ascii"), digest_size=8)
        self._drawn = 0

    def word(self) -> int:
        word = self._stream.copy()
        word.update(b"%d" % self._drawn)
        self._drawn += 1
        return int.from_bytes(word.digest(), "big")

    def below(self, n: int) -> int:
        """Return a random index below n, uniformly distributed."""
        if n < 1:
            raise ValueError(f"an index below {n} was asked for; n must be at least 1")
        # Rejection sampling: words at or above the largest multiple of n would favour low indices.
        fair = n * (WORDS // n)
        while (word := self.word()) >= fair:
            pass
        return word % n

    def shuffled(self, cards: Iterable[T]) -> list[T]:
        """Return the cards in an order that depends on seed and label alone, not on the order given."""
        order = sorted(cards)  # type: ignore[type-var]  # cards are ids, and ids have an order
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
