"""The terminal board of a game that nobody has drawn yet."""

import pytest
from msgspec import Struct

import valence
from tests.cli.screen import shown
from valence.cli.boards import plain
from valence.core.game import Seat
from valence.games import CATALOGUE


class View(Struct, tag_field="game", tag="some"):
    seat: int | None
    hand: tuple[str, ...]
    piles: dict[str, int]
    scores: tuple[int, ...]
    leader: int
    is_last: bool = False
    led: str | None = None


def drawn(view: Struct, names: list[str]) -> list[str]:
    lines = shown(plain.draw(view, names)).splitlines()
    return [" ".join(line.strip("│┌┐└┘├┤┼ ").split()) for line in lines]


def test_every_field_is_shown_and_the_scores_beside_the_names() -> None:
    lines = drawn(View(0, ("F", "O"), {"Na+": 2, "Cl-": 1}, (3, 1), 1), ["Ada", "Ben"])
    for line in ("Ada (you) │ 3", "Ben │ 1", "hand │ F, O", "piles │ Na+ 2, Cl- 1"):
        assert line in lines
    assert "is last │ no" in lines
    assert "led │ –" in lines
    assert "leader │ Ben" in lines


def test_lists_within_lists_are_told_apart() -> None:
    assert plain.written([["F", "O"], [], {"a": {"b": 1}}, {}]) == "(F, O), (–), (a (b 1)), (–)"


@pytest.mark.parametrize("name", CATALOGUE)
def test_whatever_the_game_for_players_and_spectators(name: str) -> None:
    match = valence.start(name, seed=7)
    for seat in (Seat(0), None):
        assert drawn(match.game.view(match.state, seat), list(match.names))
