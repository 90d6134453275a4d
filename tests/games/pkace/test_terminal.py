"""pKace in a terminal: the table, and cards as they are typed."""

import pytest

import valence
from tests.games.pkace.study import NAMES, play, study
from tests.games.screen import line, shown
from valence.core.game import Seat
from valence.games.pkace import GAME
from valence.games.pkace.terminal import draw, typed
from valence.library import AnyMatch


def table(match: AnyMatch, seat: int | None) -> str:
    view = GAME.view(match.state, None if seat is None else Seat(seat))
    return shown(draw(view, match.names))


def test_the_table_shows_trick_hand_and_score() -> None:
    match = study("acetone lda", "n-butyllithium phenol", "water ethane")
    play(match, "acetone", "n-butyllithium")
    text = table(match, 2)
    assert line(text, "Cleo (you)", "2", "0")
    assert line(text, "Ada", "acid", "Acetone", "19.3", "water", "58.08", "guarded")
    assert line(text, "Ben", "base", "n-Butyllithium", "n-BuLi", "50", "est.", "strong")
    assert line(text, "acid", "Water", "15.7")
    assert "Phenol" not in text
    assert "Water" not in table(match, None)


def test_the_table_of_a_series() -> None:
    match = study("acetone", "lda", series=9, totals=[3, 5])
    assert "Game 1 to 9 points: Trick 1" in table(match, 0)
    assert line(table(match, 0), "Ben", "5")
    assert "Ada leads." in table(match, 0)


def test_the_table_after_the_end() -> None:
    match = study("acetone", "lda")
    play(match, "acetone", "lda")
    assert "All cards have been played." in table(match, 1)


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
        ("Play n-BuLi", "n-butyllithium"),
        ("gold", None),
        ("", None),
    ],
)
def test_a_card_is_typed_by_any_of_its_names(text: str, card: str | None) -> None:
    view = GAME.view(study("lda water-base", "dbu").state, Seat(0))
    wanted = None if card is None else {"type": "play", "card": card}
    assert typed(text, view) == wanted


def test_an_ambiguous_name_is_queried() -> None:
    view = GAME.view(study("water water-base", "dbu").state, Seat(0))
    with pytest.raises(ValueError, match="type one of: play water, play water-base"):
        typed("water", view)
    assert typed("play water", view) is None
