"""The dial: levels between the named ones, which overlook moves and forget cards."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.denials import denied
from valence.bots import Budget
from valence.bots.levels import Careless, Choose, dial
from valence.core.dice import Dice
from valence.games import CATALOGUE, entry
from valence.games.metals.bot import forget
from valence.table.game_list import game_list
from valence.table.names import bot_name
from valence.table.nicknames import clean_name

LENGTHS = {"pkace": 5, "polymer": 6, "metals": 8, "quizmaster": 3, "whoami": 6, "charged": 20}


def by_size(_view: object, moves: Sequence[Any]) -> list[float]:
    return [float(move) for move in moves]


def chosen(choose: Choose[Any, Any], games: int = 200) -> list[int]:
    return [choose("view", range(10), Dice(n, "bot"), Budget()) for n in range(games)]


def test_a_bot_that_looks_at_every_move_plays_the_best_one() -> None:
    assert set(chosen(Careless(rate=by_size, looks=100))) == {9}


def test_a_bot_that_looks_at_no_move_plays_any() -> None:
    assert set(chosen(Careless(rate=by_size, looks=0))) == set(range(10))


def test_a_bot_overlooks_the_best_move_as_often_as_it_looks_away() -> None:
    """It looks at each move in 70 of 100 cases, so it finds the best one in about 140 of 200."""
    assert 120 <= chosen(Careless(rate=by_size, looks=70)).count(9) <= 160


def test_a_forgetful_bot_judges_by_what_it_remembers() -> None:
    seen = []

    def rate(view: Any, moves: Sequence[Any]) -> list[float]:
        seen.append(view)
        return [0.0] * len(moves)

    Careless(rate=rate, looks=100, remembered=lambda view: f"{view} without the past")(
        "view", range(3), Dice(1, "bot"), Budget()
    )
    assert seen == ["view without the past"]


def test_in_metals_the_collected_cards_are_forgotten() -> None:
    game = CATALOGUE["metals"].game
    state = game.setup(game.options({}, 2), 2, 3).state
    assert forget(game.view(state, game.to_move(state)[0])).seen == {}


def test_levels_without_a_name_are_numbered() -> None:
    some: Choose[Any, Any] = Careless(rate=by_size, looks=50)
    assert list(dial(("easy", some), (None, some), ("fair", some))) == ["easy", "2", "fair"]


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_menu_lists_the_dial_of_every_game(name: str) -> None:
    (info,) = (one for one in game_list() if one.name == name)
    assert list(info.levels) == list(entry(name).bot.levels)
    assert len(info.levels) == LENGTHS.get(name, 3)


@pytest.mark.parametrize("name", ["Level 3 bot", "level 12 Bot 2", "Fair bot"])
def test_nobody_may_be_called_like_a_bot_of_the_dial(name: str) -> None:
    with denied("Only bots are called that"):
        clean_name(name)
    assert bot_name("3") == "Level 3 bot"
