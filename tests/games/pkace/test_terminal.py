"""pKace in a terminal: the table, typed cards, the list of cards, the check of a deck."""

from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner

import valence
from tests.games.pkace.study import NAMES, play, study
from tests.games.pkace.test_options import ACIDS, BASES, csv
from valence.chem.acids_bases import acids, bases
from valence.chem.decks import BadDeck, Deck
from valence.cli.app import app
from valence.cli.decks import card_list, read_deck, report
from valence.cli.tables.pkace import draw, typed
from valence.core.game import Seat
from valence.games.pkace import GAME
from valence.library import AnyMatch


def shown(picture: RenderableType) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(picture)
    text = capture.get()
    assert max(map(len, text.splitlines())) <= 80
    return text


def table(match: AnyMatch, seat: int | None) -> str:
    view = GAME.view(match.state, None if seat is None else Seat(seat))
    return shown(draw(view, match.names))


def line(text: str, *words: str) -> bool:
    """Whether some line has all of these words."""
    return any(all(word in one for word in words) for one in text.splitlines())


def test_the_table_shows_trick_hand_and_score() -> None:
    match = study("acetone lda", "n-butyllithium phenol", "water ethane")
    play(match, "acetone", "n-butyllithium")
    text = table(match, 2)
    assert line(text, "Cleo (you)", "2", "0")
    assert line(text, "Ada", "acid", "Acetone", "19.3", "58.08", "guarded")
    assert line(text, "Ben", "base", "n-Butyllithium", "n-BuLi", "50", "strong")
    assert line(text, "acid", "Water", "15.7")
    assert "Phenol" not in text
    assert "Water" not in table(match, None)


def test_the_table_of_a_series() -> None:
    match = study("acetone", "lda", series=9, totals=[3, 5])
    assert "Game 1 to 9 points, trick 1" in table(match, 0)
    assert line(table(match, 0), "Ben", "5")
    assert "Ada leads." in table(match, 0)


def test_the_table_when_all_is_over() -> None:
    match = study("acetone", "lda")
    play(match, "acetone", "lda")
    assert "No cards are left in hands." in table(match, 1)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_table_fits_eighty_columns(seats: int) -> None:
    match = valence.start("pkace", seats=seats, seed=2, names=NAMES[:seats])
    while match.to_move:
        assert table(match, match.to_move[0])
        match.play(match.to_move[0], match.moves(match.to_move[0])[-1])


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("lda", "lda"),
        ("LDA", "lda"),
        ("lithium diisopropylamide", "lda"),
        ("water", "water-base"),
        ("n-BuLi", "n-butyllithium"),
        ("gold", None),
        ("", None),
    ],
)
def test_a_card_is_typed_by_any_of_its_names(text: str, card: str | None) -> None:
    view = GAME.view(study("lda water-base", "dbu").state, Seat(0))
    wanted = None if card is None else {"type": "play", "card": card}
    assert typed(text, view) == wanted


def test_a_name_of_two_cards_is_asked_back() -> None:
    view = GAME.view(study("water water-base", "dbu").state, Seat(0))
    with pytest.raises(ValueError, match="type play water or play water-base"):
        typed("water", view)
    assert typed("play water", view) is None


def test_the_cards_are_listed_by_value() -> None:
    lines = shown(card_list("pkace", None)).splitlines()
    cards = [one for one in lines if one.strip().startswith(("acid", "base"))]
    assert len(cards) == 54
    assert "Hydrogen iodide" in cards[0]
    assert "tert-Butyllithium" in cards[-1]
    assert "base" not in shown(card_list("pkace", "acid"))


@pytest.mark.parametrize(
    ("game", "kind", "problem"),
    [("metals", None, "no list of cards"), ("pkace", "salt", "an acid or a base")],
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
    with pytest.raises(ValueError, match=r"deck.csv: this is not text in UTF-8"):
        read_deck(file)


def test_the_commands(tmp_path: Path) -> None:
    run = CliRunner()
    listed = run.invoke(app, ["cards", "pkace", "--kind", "base"])
    assert (listed.exit_code, "Pyridine" in listed.output, "Acetone" in listed.output) == (
        0,
        True,
        False,
    )
    file = tmp_path / "deck.csv"
    file.write_text(csv(*ACIDS, *BASES), encoding="utf-8")
    assert "Ordered game for two: yes" in run.invoke(app, ["deck", "check", str(file)]).output
    file.write_text(csv(*ACIDS, "base,x,X,CN,strong,,weak,"), encoding="utf-8")
    refused = run.invoke(app, ["deck", "check", str(file)])
    assert (refused.exit_code, "deck.csv, line 12, value" in refused.output) == (2, True)
