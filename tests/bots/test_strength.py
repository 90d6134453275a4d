"""The minimum win rates of fair against easy, and of a net against fair.

None of them uses a clock, so the same deals always give the same result.
"""

from typing import NamedTuple

import pytest

from valence.games import CATALOGUE
from valence_lab.ladder import Deal, Pairing, Setting, play_deal


class Floor(NamedTuple):
    """Over this many deals, each played from both seats, the better bot wins at least this share."""

    deals: int
    won: float


# Lower than the figures in docs/bots.md by about the statistical error of this many deals.
FLOORS = {
    "pkace": Floor(150, 0.72),
    "polymer": Floor(150, 0.66),
    "metals": Floor(150, 0.70),
    "quizmaster": Floor(10, 0.95),
    "whoami": Floor(100, 0.80),
    "charged": Floor(10, 0.95),
}


def test_every_game_with_a_bot_of_its_own_has_a_floor() -> None:
    assert FLOORS.keys() == {
        name for name in CATALOGUE if "bot" not in CATALOGUE[name].missing_parts
    }


@pytest.mark.seeds
@pytest.mark.parametrize("game", FLOORS)
def test_fair_beats_easy(game: str) -> None:
    deals, floor = FLOORS[game]
    played = [Deal(Pairing("fair", "easy"), seed) for seed in range(deals)]
    won = sum(play_deal(Setting(game), deal).mean for deal in played) / deals
    assert won >= floor, f"fair won {won:.1%} of {2 * deals} games"


@pytest.mark.seeds
def test_the_net_of_the_polymer_game_beats_fair() -> None:
    deals, floor = Floor(50, 0.55)
    played = [Deal(Pairing("strong", "fair"), seed) for seed in range(deals)]
    won = sum(play_deal(Setting("polymer"), deal).mean for deal in played) / deals
    assert won >= floor, f"strong won {won:.1%} of {2 * deals} games"
