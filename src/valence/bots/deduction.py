"""The bot for Who Am I?: asks what splits the cards still possible most evenly."""

from collections.abc import Collection, Sequence

from valence.core.dice import Dice
from valence.games.whoami.cards import CardId
from valence.games.whoami.moves import Answer, Ask, Guess, Move
from valence.games.whoami.questions import true_of
from valence.games.whoami.state import View
from valence.games.whoami.views import still_possible

# With three cards left, guessing them one after another takes 2 turns on average, a question
# first takes 2⅓; with four both take 2½.
FEW = 3


def choose(view: View, moves: Sequence[Move], dice: Dice) -> Move:
    assert view.seat is not None, "a spectator has no moves"
    if isinstance(moves[0], Answer):
        # A free question is beyond a bot: it answers as a coin does.
        return moves[dice.below(len(moves))]
    possible = set(still_possible(view, view.seat))
    guesses = [move for move in moves if isinstance(move, Guess) and move.card in possible]
    asks = [move for move in moves if isinstance(move, Ask) and _tells(move, possible)]
    if guesses and (not asks or _should_guess(view, len(possible))):
        return guesses[dice.below(len(guesses))]
    return min(asks, key=lambda ask: _unevenness(ask, possible))


def _should_guess(view: View, possible: int) -> bool:
    """When a guess is certain, or wins sooner than a question and does not cost the game."""
    if possible == 1:
        return True
    used = sum(turn.seat == view.seat and turn.guess is not None for turn in view.turns)
    enough = not view.options.guesses or view.options.guesses - used >= possible
    return enough and possible <= FEW


def _tells(ask: Ask, possible: Collection[CardId]) -> bool:
    return 0 < _yes(ask, possible) < len(possible)


def _unevenness(ask: Ask, possible: Collection[CardId]) -> int:
    return abs(2 * _yes(ask, possible) - len(possible))


def _yes(ask: Ask, possible: Collection[CardId]) -> int:
    """For how many of the cards the answer would be yes."""
    return 0 if ask.question is None else len(true_of(ask.question).intersection(possible))
