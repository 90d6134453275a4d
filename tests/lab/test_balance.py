"""Counting what happens when bots of one level play each other."""

import pytest

from valence.core.game import Seat
from valence_lab.balance import Played, main, read_option, report


def test_lengths_kinds_of_moves_and_wins_are_counted() -> None:
    games = [
        Played(["lead", "answer"], [1.0, 0.0], Seat(1)),
        Played(["lead"] * 4, [0.5, 0.5], Seat(0)),
    ]
    assert report(games) == [
        "2 games, 3.0 moves on average, 3 in the middle",
        "moves: lead 83%, answer 17%",
        "won by seat: 75%, 25%",
        "won in the order of play: 25%, 75%",
    ]


def test_bots_play_with_the_given_options(capsys: pytest.CaptureFixture[str]) -> None:
    main(["metals", "--level", "easy", "--games", "2", "--seats", "3", "--option", "hand=2"])
    assert capsys.readouterr().out.startswith("2 games, ")


def test_an_option_has_a_name_and_a_value() -> None:
    assert (read_option("hand=8"), read_option("deck=slow")) == (("hand", 8), ("deck", "slow"))
    with pytest.raises(ValueError, match="write name=value"):
        read_option("hand")
