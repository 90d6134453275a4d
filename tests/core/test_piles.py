"""Hands, piles and values per seat."""

import pytest

from valence.core.game import Seat
from valence.core.piles import drawn, leaders, with_seat, without


def test_cards_are_drawn_from_the_end_of_a_pile() -> None:
    pile = ["a", "b", "c"]
    assert drawn(pile, 2) == ("c", "b")
    assert pile == ["a"]


def test_a_card_leaves_a_hand_once() -> None:
    assert without(("a", "b", "a"), ["a"]) == ("b", "a")
    with pytest.raises(ValueError, match="not in list"):
        without(("a",), ["b"])


def test_replacing_the_value_of_one_seat() -> None:
    assert with_seat((1, 2, 3), Seat(1), 9) == (1, 9, 3)


@pytest.mark.parametrize(("scores", "seats"), [((1, 3, 2), (1,)), ((2, 0, 2), (0, 2))])
def test_who_has_the_highest_score(scores: tuple[int, ...], seats: tuple[int, ...]) -> None:
    assert leaders(scores) == seats
