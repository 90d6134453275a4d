"""Checks of a loaded position that several games share."""

import pytest

from valence.core.game import Seat
from valence.core.positions import check_copies, check_each, check_known, check_seats, check_sizes


def test_there_is_one_value_per_player() -> None:
    check_each(2, hands=[1, 2])
    with pytest.raises(ValueError, match="scores: 3 were given for 2 players"):
        check_each(2, hands=[1, 2], scores=[0, 0, 0])


def test_seats_are_at_the_table() -> None:
    check_seats(2, leader=[Seat(1)], taken=[])
    with pytest.raises(ValueError, match="taken: there is no seat 2 among 2 players"):
        check_seats(2, taken=[Seat(0), Seat(2)])


def test_cards_are_known() -> None:
    with pytest.raises(ValueError, match="deck: there is no card 'x'"):
        check_known({"a"}, hand=["a"], deck=["a", "x"])


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ({"a": 3, "b": 1}, "a: 3 cards were given, the deck has 2"),
        ({"a": 1, "b": 1}, "a: 1 cards were given, the deck has 2"),
        ({"a": 2}, "b: 0 cards were given, the deck has 1"),
        ({"a": 2, "b": 1, "c": 1}, "c: 1 cards were given, the deck has 0"),
    ],
)
def test_cards_add_up_to_the_deck(cards: dict[str, int], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        check_copies(cards, {"a": 2, "b": 1})


def test_cards_may_be_missing_where_only_the_surplus_counts() -> None:
    check_copies({"a": 1}, {"a": 2, "b": 1}, are_all=False)
    with pytest.raises(ValueError, match="b: 2 cards were given, the deck has 1"):
        check_copies({"b": 2}, {"a": 2, "b": 1}, are_all=False)


def test_hands_are_full_or_at_most_as_large_as_allowed() -> None:
    check_sizes([2, 1], 2, are_full=False)
    with pytest.raises(ValueError, match=r"hands\[1\]: 3 cards were given, at most 2 are held"):
        check_sizes([2, 3], 2, are_full=False)
    with pytest.raises(ValueError, match=r"racks\[1\]: 1 tiles were given, 2 are held"):
        check_sizes([2, 1], 2, are_full=True, name="racks", cards="tiles")
