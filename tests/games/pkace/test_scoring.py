"""The winner of a hand and of a series: R18 to R20."""

from decimal import Decimal

import pytest

import valence
from tests.games.pkace.study import play, study
from tests.random_play import random_play
from valence.core.game import Outcome, Seat
from valence.games.pkace import GAME
from valence.games.pkace.events import GameDealt, GameEnded
from valence.games.pkace.scoring import gained, hand_winner, longest, points
from valence.games.pkace.state import State
from valence.library import AnyMatch

FIRST = GAME.options({"edition": 1}, 3)
SECOND = GAME.options({"edition": 2}, 3)


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


@pytest.mark.parametrize(
    ("taken", "tricks", "winner"),
    [
        (seats(0, 0, 1), (2, 1, 0), 0),
        (seats(0, 1), (1, 1, 0), 1),
        (seats(1, 0), (1, 1, 0), 0),
        (seats(1, 1, 0, 0, 2), (2, 2, 1), 0),
        (seats(0, 0, 1, 1, 2), (2, 2, 1), 1),
    ],
)
def test_r18_most_tricks_win_and_a_tie_goes_to_the_last_player_to_take_one(
    taken: tuple[Seat, ...], tricks: tuple[int, ...], winner: int
) -> None:
    assert points(FIRST, taken, 3) == tricks
    assert hand_winner(taken, 3) == winner
    assert gained(FIRST, taken, 3) == tuple(int(seat == winner) for seat in range(3))


def test_r18_two_players_with_equal_tricks() -> None:
    match = study("acetic-acid water-base", "pyridine ethane", edition=1, hand=2)
    play(match, "acetic-acid", "pyridine", "ethane", "water-base")
    assert match.outcome == {
        "winners": [1],
        "scores": [0, 2],
        "reason": "most_tricks",
    }
    match = study("acetic-acid ethane", "water-base pyridine", edition=1, hand=2)
    play(match, "ethane", "water-base", "acetic-acid", "pyridine")
    assert match.outcome == {
        "winners": [1],
        "scores": [1, 1],
        "reason": "last_trick",
    }


@pytest.mark.parametrize(
    ("taken", "scored"),
    [
        (seats(0, 0, 1), (2, 2, 0)),
        (seats(0, 1, 0), (3, 1, 0)),
        (seats(2), (0, 0, 2)),
    ],
)
def test_r19_the_last_trick_counts_double(taken: tuple[Seat, ...], scored: tuple[int, ...]) -> None:
    assert points(SECOND, taken, 3) == scored
    assert gained(SECOND, taken, 3) == scored


def test_r19_a_tie_is_a_shared_win() -> None:
    match = study("acetic-acid ethane phenol", "water-base pyridine sodium-acetate", hand=3)
    play(match, "ethane", "water-base", "phenol", "sodium-acetate", "acetic-acid", "pyridine")
    assert match.outcome == {"winners": [0, 1], "scores": [2, 2], "reason": "most_points"}


@pytest.mark.parametrize("edition", [1, 2])
def test_r20_a_series_adds_up_until_the_goal(edition: int) -> None:
    goal = 40 if edition == 2 else 3
    games: list[GameEnded] = []
    state: State
    for turn in random_play(GAME, 2, {"edition": edition, "series": goal}, 3):
        games += [event for event in turn.events if isinstance(event, GameEnded)]
        state = turn.next
    for game, before in zip(games, [(0, 0), *(game.totals for game in games)], strict=False):
        assert sum(game.points) == (11 if edition == 2 else 10)
        assert sum(game.gained) == (11 if edition == 2 else 1)
        assert game.totals == (before[0] + game.gained[0], before[1] + game.gained[1])
    assert all(max(game.totals) < goal for game in games[:-1])
    assert max(games[-1].totals) >= goal
    winner = games[-1].totals.index(max(games[-1].totals))
    assert GAME.outcome(state) == Outcome((Seat(winner),), games[-1].totals, "series_won")
    assert state.series == games[-2].totals
    assert state.game_no == len(games) - 1


def test_r20_the_move_that_ends_a_game_deals_the_next() -> None:
    match = study("acetic-acid", "pyridine", hand=1, series=5)
    play(match, "acetic-acid", "pyridine")
    position = match.save()
    assert (position["series"], position["game_no"], position["dealer"]) == ([0, 2], 1, 1)
    assert position["previous"] == {"played": [["acetic-acid", "pyridine"]], "taken": [1]}
    assert (position["taken"], position["played"], position["trick"]) == ([], [], [])
    assert [len(hand) for hand in position["hands"]] == [1, 1]
    assert any(isinstance(event, GameDealt) for event in match.story[-1])
    assert match.to_move == (0,)


def test_r20_every_game_of_a_series_has_its_own_shuffle() -> None:
    hands: dict[int, object] = {}
    for turn in random_play(GAME, 2, {"series": 60}, 1):
        hands.setdefault(turn.state.game_no, turn.state.hands)
    assert len(set(hands.values())) == len(hands) > 3


def tied_series(extra: int) -> AnyMatch:
    """Two players are tied at the goal of 4, and the third will take the only trick."""
    return study("water", "pyridine", "lda", series=4, hand=1, totals=[4, 4, 0], extra=extra)


@pytest.mark.parametrize("extra", [0, 8])
def test_r20_a_tie_at_the_top_is_played_on(extra: int) -> None:
    match = tied_series(extra)
    play(match, "water", "pyridine", "lda")
    assert match.outcome is None
    position = match.save()
    assert (position["series"], position["extra"]) == ([4, 4, 2], extra + 1)


def test_r20_after_ten_extra_games_the_win_is_shared() -> None:
    match = tied_series(9)
    play(match, "water", "pyridine", "lda")
    assert match.outcome == {
        "winners": [0, 1],
        "scores": [4, 4, 2],
        "reason": "still_tied",
        "count": 10,
    }


def test_r20_an_extra_game_can_decide() -> None:
    match = study("water", "lda", "pyridine", series=4, hand=1, totals=[4, 4, 0])
    play(match, "water", "lda", "pyridine")
    assert match.outcome == {"winners": [1], "scores": [4, 6, 0], "reason": "series_won"}


def test_r20_the_first_games_of_a_series_do_not_mention_extra_games() -> None:
    assert "extra" not in valence.start("pkace", options={"series": 50}).save()


@pytest.mark.parametrize(
    ("options", "players", "moves"),
    [
        ({}, 2, 20),
        ({}, 4, 28),
        ({"deck": "unordered", "hand": 1}, 2, 2),
        # At most 2 · 49 = 98 points without a winner, 8 whole games of 11; then one more, then ten.
        ({"series": 50}, 2, (8 + 1 + 10) * 20),
        # Each of three players may win two hands before somebody wins a third.
        ({"edition": 1, "series": 3}, 3, (6 + 1 + 10) * 24),
    ],
)
def test_the_longest_game(options: dict[str, int], players: int, moves: int) -> None:
    assert longest(GAME.options(options, players), players) == moves


TRICKS = [["acetone", "lda"], ["ethanol", "dabco"], ["phenol", "imidazole"]]


def tallies(match: AnyMatch) -> list[tuple[str, tuple[int | Decimal, ...]]]:
    return [(tally.unit, tally.values) for tally in GAME.scores(GAME.view(match.state, None))]


def test_r18_the_scoreboard_of_edition_1_shows_tricks() -> None:
    match = study("water", "pyridine", edition=1, taken=[0, 1, 1], played=TRICKS)
    assert tallies(match) == [("tricks", (1, 2))]


def test_r19_the_scoreboard_of_edition_2_shows_points_and_the_last_trick_counts_double() -> None:
    match = study("acetic-acid", "pyridine", taken=[0, 1], played=TRICKS[:2])
    assert tallies(match) == [("points", (1, 1))]
    play(match, "acetic-acid", "pyridine")
    assert tallies(match) == [("points", (1, 3))]
    assert match.outcome is not None
    assert match.outcome["scores"] == [1, 3]


def test_r20_the_scoreboard_never_adds_hands_and_tricks() -> None:
    match = study(
        "water ethane", "pyridine dbu", edition=1, series=4, totals=[1, 2],
        taken=[1, 1], played=TRICKS[:2], game_no=3,
    )  # fmt: skip
    assert tallies(match) == [("hands", (1, 2)), ("tricks", (0, 2))]


def test_r20_the_scoreboard_of_a_decided_series_is_its_result() -> None:
    match = study("acetic-acid", "pyridine", edition=1, series=3, totals=[1, 2], game_no=3)
    play(match, "acetic-acid", "pyridine")
    assert tallies(match) == [("hands", (1, 3)), ("tricks", (0, 1))]
    assert match.outcome is not None
    assert match.outcome["scores"] == [1, 3]


def test_r20_the_scoreboard_of_a_series_in_points_counts_the_hand_on_the_table() -> None:
    match = study(
        "water ethane", "pyridine dbu", series=50, totals=[12, 10],
        taken=[0, 0, 1], played=TRICKS, game_no=2,
    )  # fmt: skip
    assert tallies(match) == [("points", (14, 11)), ("tricks", (2, 1))]
