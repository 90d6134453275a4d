"""The terminal speaks the language of `--lang`, or else that of the environment."""

import pytest

from tests.cli.running import run
from tests.marked import MARKED, is_english
from valence.cli.games import card_list, game_table
from valence.games import CATALOGUE


def test_the_list_of_games_is_in_the_language() -> None:
    titles, abouts = ([*game_table(MARKED).columns[n].cells] for n in (1, 3))
    assert not any(is_english(f"{text}") for text in (*titles, *abouts))


@pytest.mark.parametrize("game", CATALOGUE)
def test_cards_are_named_in_the_language(game: str) -> None:
    table = card_list(game, None, None, MARKED)
    named = next(column for column in table.columns if column.header == "card")
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
    assert "no language called 'tlh'; there are en, en-US" in said
