"""Bots, advice and simulations through the library."""

import pytest

import valence
from valence.games import CATALOGUE


@pytest.mark.parametrize("name", CATALOGUE)
def test_simulated_games_end_and_can_be_replayed(name: str) -> None:
    results = list(valence.simulate(name, ["easy", "fair"], games=2, seed=3))
    assert [result["seed"] for result in results] == [3, 4]
    for result in results:
        match = valence.replay(result["record"])
        assert match.outcome == {key: result[key] for key in match.outcome or {}}
        assert match.ply == result["moves"]


def test_the_same_seed_and_players_give_the_same_game() -> None:
    budget = valence.Budget(seconds=None, deals=2)
    first, second = (
        list(valence.simulate("metals", ["fair", "strong"], seed=5, budget=budget))
        for _ in range(2)
    )
    assert first == second


def test_games_are_played_only_when_they_are_asked_for() -> None:
    assert next(valence.simulate("metals", games=10**9, seed=7))["seed"] == 7


def test_a_bots_move_is_legal_json() -> None:
    match = valence.start("polymer", seed=2)
    seat = match.to_move[0]
    assert match.bot(seat) in match.moves(seat)


def test_advice_can_be_played() -> None:
    match = valence.start("polymer", seed=2)
    seat = match.to_move[0]
    hints = match.advice(seat)
    assert all(hint.move in match.moves(seat) for hint in hints)
    assert match.play(seat, hints[0].move)


def test_a_quiz_has_no_advice() -> None:
    match = valence.start("quizmaster", seed=2)
    assert match.advice(match.to_move[0]) == []


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(ValueError, match=r"seat 1 isn't to move; to move: \[0\]"):
        match.bot(1)


def test_the_history_has_moves_and_attempts_with_their_sentences() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    match.play(0, {"type": "initiate", "card": "Na+"})
    with pytest.raises(valence.IllegalMove):
        match.play(1, {"type": "respond", "ion": "Ca2+", "count": 1})
    led, tried = match.history
    assert (led["name"], led["move"]) == ("Ada", {"type": "initiate", "card": "Na+"})
    assert led["said"][0] == "Ada leads Na⁺ (sodium)."
    assert (tried["name"], tried["move"]["type"], tried["move"]["rule"]) == ("Ben", "attempt", "R4")


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_match_prints_as_the_table_that_a_spectator_sees(name: str) -> None:
    match = valence.start(name, seed=7, names=["Ada", "Ben"])
    lines = str(match).splitlines()
    assert "Ada" in str(match)
    assert max(map(len, lines)) <= 80


def test_a_printed_match_shows_no_hand() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    assert "holds" in str(match)
    assert "Al³⁺" not in str(match)
