"""Checks of a loaded position that are the same in several games."""

from collections.abc import Collection, Iterable, Mapping, Sequence, Sized
from typing import TypeVar

from valence.core.game import Seat
from valence.core.wire import shown

Card = TypeVar("Card", bound=str)


def check_each(players: int, **each: Sized) -> None:
    """Check that there is one value per player."""
    for name, values in each.items():
        if len(values) != players:
            raise ValueError(f"{name}: {len(values)} were given for {players} players")


def check_penalties(players: int, penalties: Sized) -> None:
    """Check that there is one number per player, or none at all."""
    if penalties:
        check_each(players, penalties=penalties)


def check_seats(players: int, **named: Iterable[Seat]) -> None:
    """Check that these seats are at the table."""
    for name, seats in named.items():
        for seat in seats:
            if seat not in range(players):
                raise ValueError(f"{name}: there is no seat {shown(seat)} among {players} players")


def check_known(known: Collection[str], **piles: Iterable[str]) -> None:
    """Check that these cards exist."""
    for name, cards in piles.items():
        for card in cards:
            if card not in known:
                raise ValueError(f"{name}: there is no card {shown(card)}")


def check_copies(
    cards: Mapping[Card, int],
    copies: Mapping[Card, int],
    *,
    are_all: bool = True,
    limit: str = "cards were given, the deck has",
) -> None:
    """Check that there are as many copies of each card as in the box, or no more than that."""
    for card in dict.fromkeys((*copies, *cards)):
        given, there = cards.get(card, 0), copies.get(card, 0)
        if given > there or (are_all and given < there):
            raise ValueError(f"{card}: {given} {limit} {there}")


def check_sizes(
    hands: Sequence[int], most: int, *, are_full: bool, name: str = "hands", cards: str = "cards"
) -> None:
    """Check that no hand is larger than allowed, nor smaller where all are full."""
    for seat, held in enumerate(hands):
        if held > most or (are_full and held < most):
            limit = "" if are_full else "at most "
            raise ValueError(f"{name}[{seat}]: {held} {cards} were given, {limit}{most} are held")
