"""The cards of a game in a list, and how playable a deck is."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.cli.screen import line, shown
from tests.games.pkace.study import ACIDS, BASES, csv
from valence.chem.acids_bases import acids, bases
from valence.chem.decks import BadDeck, Deck
from valence.cli.decks import card_list, read_deck, report


def test_the_cards_are_listed_by_value() -> None:
    lines = shown(card_list("pkace", None)).splitlines()
    cards = [one for one in lines if one.strip().startswith(("acid", "base"))]
    assert len(cards) == 54
    assert "Hydrogen iodide" in cards[0]
    assert "tert-Butyllithium" in cards[-1]
    assert "base" not in shown(card_list("pkace", "acid"))


@pytest.mark.parametrize(
    ("game", "kind", "problem"),
    [("metals", None, "only pkace has a list"), ("pkace", "salt", "must be acid or base")],
)
def test_a_list_that_does_not_exist(game: str, kind: str | None, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        card_list(game, kind)


def test_the_report_on_the_built_in_deck() -> None:
    text = shown(report(Deck(acids(), bases()), "built in"))
    assert line(text, "pairs that beat", "369 of 729", "426 of 729")
    assert "Ordered game for two: yes. Unordered: hands of the usual size for up to 8" in text


def test_the_report_on_a_deck_of_ones_own(tmp_path: Path) -> None:
    """Acids of 1.5 to 10.5, bases of 6 to 15: no base beats nothing, base 1 is beaten by five acids."""
    file = tmp_path / "deck.csv"
    file.write_text(csv(*ACIDS, *BASES, "acid,top,Top,CCC,60,other,,"), encoding="utf-8")
    text = shown(report(read_deck(file), file.name))
    assert line(text, "nothing beats", "Top")
    assert line(text, "beat nothing", "Top")
    assert line(text, "cards", "11 acids", "10 bases")


def test_a_bad_deck_is_told_by_file_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "deck.csv"
    file.write_text(csv(*ACIDS, "base,x,X,CN,strong,,weak,"), encoding="utf-8")
    with pytest.raises(BadDeck, match=r"deck.csv, line 12, value: 'strong' is not a number"):
        read_deck(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"deck.csv: not UTF-8 text"):
        read_deck(file)


def test_the_commands(tmp_path: Path) -> None:
    code, output = run("cards", "pkace", "--kind", "base")
    assert (code, "Pyridine" in output, "Acetone" in output) == (0, True, False)
    file = tmp_path / "deck.csv"
    file.write_text(csv(*ACIDS, *BASES), encoding="utf-8")
    assert "Ordered game for two: yes" in run("deck", "check", file)[1]
    file.write_text(csv(*ACIDS, "base,x,X,CN,strong,,weak,"), encoding="utf-8")
    code, output = run("deck", "check", file)
    assert (code, "deck.csv, line 12, value" in output) == (2, True)
