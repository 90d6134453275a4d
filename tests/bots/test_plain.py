"""Bots that know only the rules of a game."""

import pytest

import valence
from tests.bots.test_every_bot import positions
from valence.bots import LEVELS, Budget, Level
from valence.bots.plain import plain_bot
from valence.core.dice import Dice
from valence.core.play import legal_moves
from valence.games import CATALOGUE


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_plain_bots_play_every_game(name: str, level: Level) -> None:
    bot = plain_bot(valence.game(name))
    _, _, view, moves = next(positions(name))
    assert bot.choose(level, view, moves, Dice(1, "bot"), Budget(seconds=0.2)) in moves


def winners(seed: int, fair_seat: int) -> list[int]:
    """Return the winners of a game of pKace between a plain fair bot and a plain easy one."""
    match = valence.start("pkace", seed=seed)
    bot = plain_bot(match.game)
    while match.to_move:
        (seat,) = match.to_move
        view, moves = match.game.view(match.state, seat), legal_moves(match.game, match.state, seat)
        level: Level = "fair" if seat == fair_seat else "easy"
        dice = Dice(seed, f"{match.ply}")
        match.make(seat, bot.choose(level, view, moves, dice, Budget(seconds=None)))
    assert match.outcome is not None
    return list(match.outcome["winners"])


def test_a_plain_fair_bot_beats_a_plain_easy_one() -> None:
    won = sum(seat in winners(seed, seat) for seed in range(8) for seat in (0, 1))
    assert won >= 10  # of 16
