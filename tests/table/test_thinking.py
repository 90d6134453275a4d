"""Bots see only their view, and find their moves in it."""

import json

import pytest

import valence
from tests.random_play import random_play
from tests.table.hosting import first_move, table_of
from tests.variants import EVERY_VARIANT
from valence.bots import review
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.wire import to_json
from valence.table.thinking import (
    choose_move,
    give_hints,
    hints_in_words,
    read_hints,
    read_review,
    review_game,
    review_in_words,
    view_and_moves,
)


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_a_bot_is_given_its_view_as_json_and_finds_its_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = valence.game(name)
    for n, turn in enumerate(random_play(game, seats, options, 4)):
        if n % 9 == 0:
            view = game.view(turn.state, turn.seat)
            assert view_and_moves(name, to_json(view), turn.seat, n) == (view, turn.moves)


@pytest.mark.parametrize("name", ["metals", "whoami", "quizmaster"])
def test_bots_choose_legal_moves(name: str) -> None:
    match = valence.start(name, seats=2, seed=1)
    seat = Seat(match.to_move[0])
    move = choose_move(name, "fair", to_json(match.game.view(match.state, seat)), seat, 5, 0.1)
    assert match.why_not(seat, move) is None


def test_advice_is_a_legal_move_with_a_reason() -> None:
    live = table_of("metals")
    assert live.match is not None
    match, seat = live.match, Seat(live.match.to_move[0])
    view = match.game.view(match.state, seat)
    hints = read_hints(give_hints("metals", to_json(view), seat, 5))
    assert hints
    for hint in hints_in_words(live, view, hints, DEFAULT):
        assert match.why_not(seat, to_json(hint.move)) is None
        assert hint.reason


def test_a_review_names_turns_in_words() -> None:
    live = table_of("metals")
    for _ in range(8):
        live.fold([first_move(live)])
    assert live.match is not None
    mistakes = read_review(review_game(live.match.record))
    for turn in review_in_words(live, mistakes, DEFAULT):
        assert turn.played
        assert turn.better
        assert turn.ply < 8


def test_a_review_with_enough_time_misses_no_mistake_on_a_slow_device() -> None:
    match = valence.start("pkace", seats=2, seed=1)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    found = json.loads(review_game(match.record, cpu_seconds=3600))
    wanted = [mistake.ply for mistakes in review(match).values() for mistake in mistakes]
    assert [turn["ply"] for turn in found] == wanted != []
