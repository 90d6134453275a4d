"""The terminal board of a game without a board of its own."""

from typing import Any

import pytest
from msgspec import Struct

import valence
from tests.games.screen import shown
from valence.core.game import BaseView, Seat, Tally
from valence.core.languages import DEFAULT
from valence.games import CATALOGUE
from valence.games import terminal as plain


class View(BaseView[Struct], tag_field="game", tag="some", frozen=True):
    hand: tuple[str, ...]
    piles: dict[str, int]
    leader: int
    is_last: bool = False
    led: str | None = None


def drawn(view: BaseView[Any], names: list[str], *scores: Tally) -> list[str]:
    lines = shown(plain.draw(view, names, scores, DEFAULT)).splitlines()
    return [" ".join(line.strip("│┌┐└┘├┤┼ ").split()) for line in lines]


def test_every_field_is_shown_and_the_scores_beside_the_names() -> None:
    view = View(Struct(), 2, Seat(0), ("F", "O"), {"Na+": 2, "Cl-": 1}, 1)
    lines = drawn(view, ["Ada", "Ben"], Tally("hands", (3, 1)), Tally("tricks", (0, 2)))
    for line in (
        "Ada (you) │ 3 hands, 0 tricks",
        "Ben │ 1 hands, 2 tricks",
        "hand │ F, O",
        "piles │ Na+ 2, Cl- 1",
    ):
        assert line in lines
    assert "is last │ no" in lines
    assert "led │ –" in lines
    assert "leader │ Ben" in lines


def test_nested_lists_can_be_distinguished() -> None:
    nested = [["F", "O"], [], {"a": {"b": 1}}, {}]
    assert plain.written(nested, plain.TEXTS[DEFAULT]) == "(F, O), (–), (a (b 1)), (–)"


@pytest.mark.parametrize("name", CATALOGUE)
def test_it_shows_every_game_to_players_and_spectators(name: str) -> None:
    match = valence.start(name, seed=7)
    for seat in (Seat(0), None):
        view = match.game.view(match.state, seat)
        assert drawn(view, list(match.names), *match.game.scores(view))


def test_it_says_that_the_game_has_no_board_of_its_own() -> None:
    match = valence.start("metals", seed=7)
    board = plain.plain_board(match.game)
    assert "no board of its own" in shown(
        board.draw(match.game.view(match.state, None), match.names, DEFAULT)
    )
