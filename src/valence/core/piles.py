"""Hands and piles, which are sequences of cards, and what each seat has, which is a tuple."""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from operator import sub
from typing import TypeVar

from valence.core.game import Seat

T = TypeVar("T")
Score = TypeVar("Score", int, Decimal, tuple[Fraction, Fraction])


def drawn(pile: list[T], count: int) -> tuple[T, ...]:
    """Cards taken off a pile, the last of it first."""
    return tuple(pile.pop() for _ in range(count))


def without(hand: Sequence[T], cards: Iterable[T]) -> tuple[T, ...]:
    """A hand after these cards, all of which it holds, have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def with_seat(each: tuple[T, ...], seat: Seat, one: T) -> tuple[T, ...]:
    """What each seat has, with another value for one of them."""
    return (*each[:seat], one, *each[seat + 1 :])


def one_more(counts: tuple[int, ...], seat: Seat, seats: int) -> tuple[int, ...]:
    """A count for each seat, with one more for one of them; empty counts are zeros."""
    counts = counts or (0,) * seats
    return with_seat(counts, seat, counts[seat] + 1)


def deducted(scores: tuple[int, ...], penalties: tuple[int, ...]) -> tuple[int, ...]:
    """Scores less the penalties; there are none while these are empty."""
    return tuple(map(sub, scores, penalties)) if penalties else scores


def leaders(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """The seats with the highest score."""
    best = max(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
