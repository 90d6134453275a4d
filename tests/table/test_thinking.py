"""Bots see only their view, and find their moves in it."""

import json

import pytest

import valence
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT
from valence.bots import review
from valence.core.game import Seat
from valence.core.wire import read_one_of, to_json
from valence.table.thinking import choose_move, give_hints, read_hints, review_game, view_and_moves


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
    match = valence.start("metals", seats=2, seed=1)
    seat = Seat(match.to_move[0])
    hints = read_hints(give_hints("metals", to_json(match.game.view(match.state, seat)), seat, 5))
    assert hints
    for hint in hints:
        assert match.why_not(seat, bytes(hint.move)) is None
        assert hint.reason
        assert read_one_of(match.game.moves, bytes(hint.move), "move")


def test_a_hint_that_0_2_has_stored_is_read() -> None:
    stored = (
        '[{"move":{"move":{"type":"concede"},"words":"Concede."},"question":"answer",'
        '"asks":"Which ions?","group":"Look at your ions.","marks":["Cl-"]}]'
    )
    (hint,) = read_hints(stored)
    assert (bytes(hint.move), hint.reason) == (b'{"type":"concede"}', "Concede.")
    assert hint.question == ("answer", "Which ions?")
    assert (hint.group, hint.marks) == ("Look at your ions.", ("Cl-",))


def test_a_review_names_turns_in_words() -> None:
    match = valence.start("metals", seats=2, seed=1)
    for _ in range(8):
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[-1])
    for turn in json.loads(review_game(match.record)):
        assert turn["played"]
        assert turn["better"]
        assert turn["ply"] < 8


def test_a_review_with_enough_time_misses_no_mistake_on_a_slow_device() -> None:
    match = valence.start("pkace", seats=2, seed=1)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    found = json.loads(review_game(match.record, cpu_seconds=3600))
    wanted = [mistake.ply for mistakes in review(match).values() for mistake in mistakes]
    assert [turn["ply"] for turn in found] == wanted != []
