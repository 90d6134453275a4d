"""The terminal speaks the language of `--lang`, or else that of the environment."""

import re
from collections.abc import Mapping
from io import StringIO
from random import Random

import pytest
from rich.console import Console, RenderableType
from rich.segment import Segment

import valence
from tests.cli.running import run
from tests.marked import MARKED, is_english
from tests.variants import EVERY_VARIANT
from valence.chem.structures import PATTERNS
from valence.cli.games import card_list, game_table
from valence.core.game import Seat
from valence.games import CATALOGUE, entry

SEED = 7
MOVES = 12
DEEPEST = 4  # texts within texts
BREAK = Segment.line()


def test_the_list_of_games_is_in_the_language() -> None:
    titles, abouts = ([*game_table(MARKED).columns[n].cells] for n in (1, 3))
    assert not any(is_english(f"{text}") for text in (*titles, *abouts))


@pytest.mark.parametrize("game", CATALOGUE)
def test_cards_are_named_in_the_language(game: str) -> None:
    table = card_list(game, None, None, MARKED)
    named = next(column for column in table.columns if f"{column.header}" == "⟦card⟧")
    assert not any(is_english(f"{text}") for text in named.cells)
    assert not is_english(f"{table.title}")


def test_lang_comes_before_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert (
        "Al is aluminum, also spelled aluminium."
        in run("--lang", "en-US", "rules", "charged", "R1")[1]
    )
    assert run("--lang", MARKED, "rules", "metals")[1].startswith("⟦")


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    code, said = run("--lang", "tlh", "games")
    assert code == 2
    assert "no language called 'tlh'; there are en, " in said


def words_on(drawn: RenderableType) -> set[str]:
    """Return the words that aren't marked: four letters, without the capitals that symbols and formulas have."""
    console = Console(file=StringIO(), width=500)
    text = "".join(
        segment.text
        for line in console.render_lines(drawn, pad=False)
        for segment in [*line, BREAK]
    )
    for _ in range(DEEPEST):
        text = re.sub("⟦[^⟦⟧]*⟧", "", text)
    return set(re.findall(r"\b[A-Za-z][a-z]{3,}\b", text))


# What is typed, such as groups; and symbols.
TYPED = {"across", "down", "swap", "pass", "Hacac"} | {
    word for group in PATTERNS for word in group.split()
}


# A plain board shows the fields of a view under their own names.
DRAWN = [one for one in EVERY_VARIANT if "terminal board" not in entry(one[0]).missing_parts]


@pytest.mark.parametrize(("name", "seats", "options"), DRAWN)
def test_a_board_is_drawn_in_the_language(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    match = valence.start(name, seats=seats, seed=SEED, options=options, lang=MARKED)
    board, luck = entry(name).terminal, Random(SEED)
    for _ in range(MOVES):
        for seat in (None, *range(seats)):
            view = match.game.view(match.state, None if seat is None else Seat(seat))
            drawn = board.draw(view, [f"⟦{who}⟧" for who in match.names], MARKED)
            assert words_on(drawn) - TYPED == set()
        if match.to_move:
            seat = luck.choice(match.to_move)
            match.play(seat, luck.choice(match.moves(seat)))
