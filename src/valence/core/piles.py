"""Helpers for hands and piles, which are sequences of cards, and for values per seat, which are tuples."""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from operator import sub
from typing import TypeVar

from valence.core.game import Seat

T = TypeVar("T")
Score = TypeVar("Score", int, Decimal, tuple[Fraction, Fraction])


def drawn(pile: list[T], count: int) -> tuple[T, ...]:
    """Take cards off the end of a pile and return them, the last of the pile first."""
    return tuple(pile.pop() for _ in range(count))


def without(hand: Sequence[T], cards: Iterable[T]) -> tuple[T, ...]:
    """Return a hand after these cards, all of which it holds, have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def with_seat(each: tuple[T, ...], seat: Seat, one: T) -> tuple[T, ...]:
    """Return the values per seat with another value for one seat."""
    return (*each[:seat], one, *each[seat + 1 :])


def one_more(counts: tuple[int, ...], seat: Seat, seats: int) -> tuple[int, ...]:
    """Return the counts per seat with one more for one seat; empty counts are zeros."""
    counts = counts or (0,) * seats
    return with_seat(counts, seat, counts[seat] + 1)


def deducted(scores: tuple[int, ...], penalties: tuple[int, ...]) -> tuple[int, ...]:
    """Return the scores less the penalties; empty penalties are zeros."""
    return tuple(map(sub, scores, penalties)) if penalties else scores


def leaders(scores: Sequence[Score]) -> tuple[Seat, ...]:
    """Return the seats with the highest score."""
    best = max(scores)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
