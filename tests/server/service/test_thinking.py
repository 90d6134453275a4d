"""What bots are given, and what comes back."""

import json

import pytest

import valence
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT
from valence.core.game import Seat
from valence.core.wire import read_one_of, to_json
from valence.server.thinking import _advise, _review, _seen, _think


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_a_bot_is_given_its_view_as_json_and_finds_its_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = valence.game(name)
    for n, turn in enumerate(random_play(game, seats, options, 4)):
        if n % 9 == 0:
            view = game.view(turn.state, turn.seat)
            assert _seen(name, to_json(view), turn.seat, n) == (view, turn.moves)


@pytest.mark.parametrize("name", ["metals", "whoami", "quizmaster"])
def test_what_a_bot_chooses_is_legal(name: str) -> None:
    match = valence.start(name, seats=2, seed=1)
    seat = Seat(match.to_move[0])
    move = _think(name, "fair", to_json(match.game.view(match.state, seat)), seat, 5, 0.1)
    assert match.why_not(seat, move) is None


def test_advice_is_a_legal_move_with_a_reason() -> None:
    match = valence.start("metals", seats=2, seed=1)
    seat = Seat(match.to_move[0])
    advice = _advise("metals", to_json(match.game.view(match.state, seat)), seat, 5)
    assert advice
    for move, reason in advice:
        assert match.why_not(seat, move) is None
        assert reason
        assert read_one_of(match.game.moves, move, "move")


def test_a_review_names_turns_in_words() -> None:
    match = valence.start("metals", seats=2, seed=1)
    for _ in range(8):
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[-1])
    for turn in json.loads(_review(match.record)):
        assert turn["played"]
        assert turn["better"]
        assert turn["ply"] < 8
