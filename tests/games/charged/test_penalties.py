"""R28: what a refused move costs."""

import pytest

import valence
from valence.core.game import Seat, Tally
from valence.core.match import IllegalMove
from valence.games.charged import GAME


@pytest.mark.parametrize(("penalty", "points"), [(True, -1), (False, 0)])
def test_r28_a_refused_move_costs_a_point(penalty: bool, points: int) -> None:
    match = valence.start("charged", seed=7, options={"penalty": penalty})
    tile = next(tile for tile in match.view(0)["rack"] if tile != "red")
    with pytest.raises(IllegalMove, match="R10"):  # not in the centre
        match.play(0, {"type": "place", "tiles": [[0, 0, tile]]})
    assert GAME.scores(GAME.view(match.state, Seat(1))) == (Tally("points", (points, 0)),)
    match.play(0, {"type": "pass"})
    match.play(1, {"type": "pass"})
    winners = [1] if penalty else [0, 1]
    assert match.outcome == {
        "winners": winners,
        "scores": [points, 0],
        "reason": "all_passed",
    }
