"""Counts the questions that the bot for Who Am I? needs with a full deck: `python benchmarks/deduction.py`.

Seat 0 is the bot; the other seat always asks whether its card carries a metal, and never guesses.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.whoami import GAME
from valence.games.whoami.bot import choose
from valence.games.whoami.moves import Ask, Move
from valence.games.whoami.options import Options
from valence.games.whoami.questions import CarriesMetal
from valence.games.whoami.state import State

BOT = Seat(0)


class Needed(NamedTuple):
    questions: int
    guesses: int


def identify(seed: int) -> Needed:
    """Play one game to the end."""
    state = GAME.setup(Options(), 2, seed).state
    while to_move := GAME.to_move(state):
        seat = to_move[0]
        move = _bot(state, seed) if seat == BOT else Ask(CarriesMetal())
        state = GAME.apply(state, seat, move).state
    own = [turn for turn in state.turns if turn.seat == BOT]
    guesses = sum(turn.guess is not None for turn in own)
    return Needed(len(own) - guesses, guesses)


def _bot(state: State, seed: int) -> Move:
    dice = Dice(seed, f"bot {len(state.turns)}")
    return choose(GAME.view(state, BOT), legal_moves(GAME, state, BOT), dice)


def games(count: int) -> Iterator[Needed]:
    return map(identify, range(count))


def main(count: int = 1000) -> None:
    needed = list(games(count))
    questions = sum(game.questions for game in needed) / count
    turns = sum(sum(game) for game in needed) / count
    print(
        f"{count} games: {questions:.3f} questions, {turns:.3f} turns including guesses, on average"
    )
    for n, games_ in sorted(Counter(map(sum, needed)).items()):
        print(f"{n:3} turns: {games_}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
