"""The Quizmaster bot knows as much as its skill allows and takes time to answer."""

import pytest

import valence
from tests.random_play import random_play
from valence.bots import LEVELS, Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import to_dict
from valence.games.quizmaster import GAME
from valence.games.quizmaster.bot import BOT, SKILLS, Skill, answer_seconds
from valence.games.quizmaster.events import CardSettled

ALWAYS = Skill(knows=100, guesses=0, quickest=1, slowest=1)
NEVER = Skill(knows=0, guesses=100, quickest=1, slowest=1)
NO_BUDGET = Budget(seconds=0)


def right(skill: Skill, seed: int, **options: object) -> int:
    """Return the number of cards that a bot playing alone gets right."""
    state = GAME.setup(GAME.options(options, 1), 1, seed).state
    while GAME.to_move(state):
        moves = legal_moves(GAME, state, Seat(0))
        dice = Dice(seed, f"bot {len(state.deck)}")
        move = skill(GAME.view(state, Seat(0)), moves, dice, NO_BUDGET)
        state = GAME.apply(state, Seat(0), move).state
    return len(state.won[0])


@pytest.mark.parametrize("answers", ["typed", "choice"])
def test_a_bot_that_knows_everything_is_always_right(answers: str) -> None:
    assert right(ALWAYS, 1, answers=answers) == 54
    assert right(NEVER, 1, answers=answers) == 0


def test_more_skill_means_more_right_answers() -> None:
    easy, fair, strong = (sum(right(SKILLS[level], seed) for seed in range(5)) for level in LEVELS)
    assert easy < fair < strong


def test_a_bot_that_does_not_know_gives_one_of_the_nearest_wrong_answers() -> None:
    match = valence.start("quizmaster", seats=1, seed=316, options={"cards": 2})
    match.play(0, {"type": "pass"})
    view = match.game.view(match.state, Seat(0))
    moves = legal_moves(match.game, match.state, Seat(0))
    assert view.question.text == "Water"
    said = {str(to_dict(NEVER(view, moves, Dice(n, "x"), NO_BUDGET))["text"]) for n in range(60)}
    assert said == {"16.7", "13.0", "19.3", "11.2", "10.7", "10.6"}


def test_a_seated_bot_asks_both_ways() -> None:
    state = GAME.setup(GAME.options({"quizmaster": "seat"}, 3), 3, 1).state
    moves = legal_moves(GAME, state, Seat(0))
    asked = {BOT.choose("fair", GAME.view(state, Seat(0)), moves, Dice(n, "x")) for n in range(20)}
    assert asked == set(moves)


def test_the_time_depends_on_skill_and_seed() -> None:
    times = [answer_seconds("fair", Dice(n, "time")) for n in range(50)]
    assert all(SKILLS["fair"].quickest <= time < SKILLS["fair"].slowest for time in times)
    assert len(set(times)) > 10
    assert answer_seconds("fair", Dice(3, "time")) == answer_seconds("fair", Dice(3, "time"))


def test_the_bot_plays_legal_moves_in_any_state_of_play() -> None:
    for options in ({}, {"answers": "choice"}, {"quizmaster": "seat"}):
        for turn in random_play(GAME, 3, options | {"cards": 8}, 5):
            view = GAME.view(turn.state, turn.seat)
            move = BOT.choose("fair", view, turn.moves, Dice(2, "bot"))
            assert move in turn.moves


def test_two_bots_play_a_whole_game() -> None:
    match = valence.start("quizmaster", seats=2, seed=5, options={"cards": 10})
    while match.to_move:
        seat = min(
            match.to_move, key=lambda seat: answer_seconds("fair", Dice(match.ply, f"{seat}"))
        )
        match.play(seat, match.bot(seat))
    settled = [
        event for events in match.story for event in events if isinstance(event, CardSettled)
    ]
    assert len(settled) == 10
