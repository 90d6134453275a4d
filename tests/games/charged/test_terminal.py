"""The board in a terminal, and placements as they are typed."""

import pytest

import valence
from tests.games.charged.drawing import study
from tests.games.screen import shown
from valence.core.game import Seat
from valence.core.wire import Json
from valence.games.charged.state import View
from valence.games.charged.terminal import draw, typed

BOARD = """
    K K S red
    . . . .
    . . . .
    """


def view(board: str = BOARD, rack: list[str] | None = None) -> View:
    match = study(board, [rack or ["Na", "Cl", "red"], ["Na"]])
    seen = match.game.view(match.state, Seat(0))
    assert isinstance(seen, View)
    return seen


def placed(*tiles: tuple[int, int, str]) -> Json:
    return {"type": "place", "tiles": list(tiles)}


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("j7 across NaCl", placed((6, 9, "Na"), (6, 10, "Cl"))),
        ("J7 A NaCl", placed((6, 9, "Na"), (6, 10, "Cl"))),
        ("f7 down KCl", placed((7, 5, "Cl"))),  # the K is already there
        ("h8 down O3", placed((7, 7, "O"), (8, 7, "O"), (9, 7, "O"))),
        ("f7 across K₂S red NaNO₂", placed((6, 9, "Na"), (6, 10, "N"), (6, 11, "O"), (6, 12, "O"))),
        ("e7 d red NaCl", placed((6, 4, "red"), (7, 4, "Na"), (8, 4, "Cl"))),
        ("swap Na Cl", {"type": "swap", "tiles": ["Na", "Cl"]}),
        ("swap NaCl red", {"type": "swap", "tiles": ["Na", "Cl", "red"]}),
        ("swap all", {"type": "swap", "tiles": ["Na", "Cl", "red"]}),
        ("pass", {"type": "pass"}),
        ("Pass", {"type": "pass"}),
    ],
)
def test_moves_as_people_type_them(text: str, move: Json) -> None:
    assert typed(text, view()) == move


@pytest.mark.parametrize("text", ["", "hello", "place", "zz99 across NaCl", "{}", "?", "12"])
def test_other_input_is_not_read_as_notation(text: str) -> None:
    assert typed(text, view()) is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("j7", "after j7, type across or down"),
        ("j7 up NaCl", "after j7, type across or down"),
        ("j7 across", "after j7, type across or down"),
        ("j7 across nacl", "'nacl' isn't a formula"),
        (
            "j7 across Mg(NO3)2",
            "'Mg(NO3)2' isn't a formula: use symbols and counts without parentheses, such as Na2SO4",
        ),
        ("j7 across Xx", "there is no Xx tile (available: Na, K"),
        ("f7 across K2S", "all of these tiles are already on the board"),
        ("f7 across Na2S", "f7 holds K, not Na"),
        ("f7 across K2SO3", "i7 holds red, not O"),
        ("swap", "which tiles?"),
        ("swap 3", "'3' isn't a formula"),
    ],
)
def test_a_bad_notation_is_refused_with_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        typed(text, view())
    assert problem in str(refused.value)


def screen(seen: View) -> str:
    return shown(draw(seen, ["Ada", "Ben"]))


def test_the_board_can_be_read_without_colour() -> None:
    lines = screen(view()).splitlines()
    assert lines[0].split()[:19] == list("abcdefghijklmnopqrs")
    assert lines[7].split()[:20] == ["7", *"·····", "K", "K", "S", "■■", *"··········"]


def test_the_board_and_the_prompt_fit_24_lines() -> None:
    """Below it come the count of the moves, the commands and the prompt."""
    match = valence.start("charged", seats=4, seed=1)
    names = ["Patient Aluminium", "Ben", "Cleo", "Extraordinary Einsteinium"]
    text = shown(draw(match.game.view(match.state, Seat(0)), names))
    assert len(text.splitlines()) + 3 <= 24


def test_our_board_shows_its_squares() -> None:
    match = valence.start("charged", seed=1)
    text = screen(match.game.view(match.state, None))
    top = "tf · · ts · · · tf · · · tf · · · ts · · tf"
    assert " ".join(text.splitlines()[1].split()).startswith(f"1 {top}")
    assert text.splitlines()[10].split()[10] == "**"
    assert "Your tiles" not in text


@pytest.mark.parametrize("size", [9, 23, 25, 31])
def test_every_board_fits_80_columns(size: int) -> None:
    match = valence.start("charged", seed=1, options={"board": ["D" * size] * size})
    lines = screen(match.game.view(match.state, Seat(0))).splitlines()
    assert lines[1].split()[: size + 1] in (["1", *["df"] * size], ["1", "df" * size])
