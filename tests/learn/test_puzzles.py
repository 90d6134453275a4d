"""Puzzles: which one comes when, what a try is told, and that every stored one can be played."""

from collections.abc import Mapping
from datetime import date, timedelta

import pytest
from msgspec import Raw

import valence
from valence.core.game import Seat
from valence.core.wire import Json, encode, to_dict
from valence.games import entry
from valence.learn.puzzles import judging, opened, stored
from valence.learn.puzzles.judging import Judged, Try
from valence.learn.puzzles.stored import Kind, Puzzle

TODAY = date(2026, 11, 19)


def raw(move: Json) -> Raw:
    return Raw(encode(move))


def card(name: str) -> Json:
    return {"type": "play", "card": name}


def puzzle_from(
    kind: Kind, position: Mapping[str, object], seat: int, best: Json, other: Json
) -> Puzzle:
    match = valence.load(dict(position), strict=False)
    view = match.game.view(match.state, Seat(seat))
    return Puzzle(kind, match.game.name, Raw(encode(view)), raw(best), raw(other))


@pytest.fixture
def trick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acetic acid (4.76) is led; of four cards only triethylamine (10.75) beats it: R6, R13."""
    position = valence.start("pkace", seats=2, seed=1).save() | {
        "hands": [["lda"], ["triethylamine", "sodium-acetate", "water-base", "acetone"]],
        "leader": 0,
        "trick": ["acetic-acid"],
        "undealt": [],
    }
    made = puzzle_from("trick", position, 1, card("triethylamine"), card("sodium-acetate"))
    monkeypatch.setattr(opened, "puzzle", lambda _number: made)


# Which puzzle


def test_the_puzzle_of_the_day_follows_the_calendar() -> None:
    assert stored.number_on(date(2026, 1, 1)) == 1
    assert stored.number_on(date(2026, 3, 1)) == 31 + 28 + 1
    assert stored.number_on(date(2026, 1, 1) + timedelta(days=stored.count())) == 1


def test_the_games_take_turns_from_day_to_day() -> None:
    days = [TODAY + timedelta(days=n) for n in range(5)]
    games = [stored.puzzle(stored.number_on(day)).game for day in days]
    assert sorted(games) == ["charged", "metals", "pkace", "polymer", "whoami"]


def test_there_are_a_thousand_different_ones() -> None:
    every = [stored.puzzle(number) for number in range(1, stored.count() + 1)]
    assert len({bytes(one.view) for one in every}) >= 1000


@pytest.mark.parametrize("number", [0, -1, 100_000])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="number: must be 1 to"):
        stored.puzzle(number)


# What a try is told


def judge(move: Json | None, misses: int = 0) -> Judged:
    return judging.judged(Try(1, move, misses))


@pytest.mark.usefixtures("trick")
def test_the_right_card_ends_the_puzzle_with_its_ruling() -> None:
    judged = judge(card("triethylamine"))
    assert judged.is_right
    assert judged.solution is not None
    assert "takes the trick with triethylamine, 5.99 from the lead" in judged.solution.ruling


@pytest.mark.usefixtures("trick")
def test_a_card_that_may_not_be_played_is_a_miss_in_a_trick() -> None:
    judged = judge(card("sodium-acetate"))
    assert (judged.is_right, judged.is_miss, judged.rule) == (False, True, "R12")
    assert "triethylamine" not in judged.reason.lower()
    assert judged.solution is None


@pytest.mark.usefixtures("trick")
def test_the_third_miss_and_giving_up_show_the_solution() -> None:
    for last in (judge(card("acetone"), 2), judge(None)):
        assert not last.is_right
        assert last.solution is not None
        assert last.solution.words == "play triethylamine (pKaH 10.75)"


@pytest.mark.usefixtures("trick")
def test_what_is_no_move_is_an_error() -> None:
    with pytest.raises(ValueError, match="not a move"):
        judge({"type": "discard"})


@pytest.mark.usefixtures("trick")
def test_nothing_tells_which_card_it_is_before_the_end() -> None:
    shown = judging.shown(None, TODAY)
    assert (shown.moves, shown.refused) == ((), ())
    assert shown.candidates is not None
    assert len(shown.candidates) == 4
    preview = judging.previewed(Try(1, card("triethylamine")))
    assert preview.words == ()
    second = judge(card("acetone"), 1)
    assert (second.group, second.marks, second.solution) == ("", (), None)


@pytest.mark.usefixtures("trick")
def test_the_board_gets_the_cards_of_the_trick() -> None:
    events = judging.shown(None, TODAY).events
    assert [one.words for one in events] == ["Player 1 leads acetic acid (pKa 4.76)."]


# All that are stored


@pytest.mark.parametrize("game", stored.GAMES)
def test_every_puzzle_of_a_game_can_be_played(game: str) -> None:
    first = stored.GAMES.index(game) + 1
    for number in range(first, stored.count() + 1, len(stored.GAMES)):
        one = opened.opened(number)
        assert one.game.name == game
        assert one.seat in one.match.to_move
        assert one.match.why_not(one.seat, to_dict(one.best)) is None, number
        assert one.best != one.other, number
        assert not one.puzzle.among or one.puzzle.best in one.puzzle.among


def test_a_puzzle_is_what_its_player_knows() -> None:
    """Nothing hidden is stored: the view is the same whatever is imagined behind it."""
    for number in range(1, 41):
        one = opened.opened(number)
        game = entry(one.puzzle.game).game
        assert encode(game.view(game.imagine(one.view, 7), one.seat)) == encode(one.view)
