"""R21: what a refused move costs."""

import pytest

import valence
from valence.core.game import Seat, Tally
from valence.core.match import AnyMatch, IllegalMove
from valence.games.pkace import GAME


def with_a_mistake(series: int = 0) -> tuple[AnyMatch, int]:
    """A match in which the first player who can tries one card that is refused; that player's seat."""
    match = valence.start("pkace", seed=7, options={"penalty": True, "series": series})
    while True:
        seat = match.to_move[0]
        legal = [move["card"] for move in match.moves(seat)]
        illegal = [card for card in match.view(seat)["hand"] if card not in legal]
        if illegal:
            with pytest.raises(IllegalMove, match=r"R1[23]"):
                match.play(seat, {"type": "play", "card": illegal[0]})
            return match, seat
        match.play(seat, match.moves(seat)[0])


def play_on(match: AnyMatch) -> None:
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])


def test_r21_a_refused_move_costs_a_point() -> None:
    match, seat = with_a_mistake()
    before = GAME.scores(GAME.view(match.state, None))[0].values
    assert match.save()["penalties"] == [int(seat == 0), int(seat == 1)]
    play_on(match)
    assert match.outcome is not None
    assert sum(match.outcome["scores"]) == 11 - 1  # ten tricks, the last one counts double
    assert GAME.scores(GAME.view(match.state, Seat(0))) == (
        Tally("points", tuple(match.outcome["scores"])),
    )
    assert before[seat] < 10


def test_r21_penalties_last_for_a_whole_series() -> None:
    match, seat = with_a_mistake(series=20)
    play_on(match)
    assert match.outcome is not None
    state = match.state
    assert state.penalties[seat] == 1
    games = state.game_no + 1
    assert sum(match.outcome["scores"]) == 11 * games - 1


def test_r21_edition_1_has_no_points_to_deduct() -> None:
    with pytest.raises(ValueError, match="option penalty: must be false in edition 1"):
        valence.start("pkace", options={"edition": 1, "penalty": True})
