"""The bot of Who Am I?: it asks the question that splits the remaining cards most evenly."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from valence.bots.bot import Bot
from valence.bots.budget import Budget
from valence.bots.hints import Suggestion
from valence.bots.levels import dial
from valence.bots.words import HintWords
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import InEach
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.moves import Answer, Ask, Done, Guess, Move
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.questions import true_of
from valence.games.whoami.state import State, View
from valence.games.whoami.turns import identified
from valence.games.whoami.views import still_possible
from valence.games.whoami.words import Reasons

# With three cards left, guessing them one after another takes 2 turns on average, while asking
# first takes 2⅓; with four, both take 2½.
CARDS_TO_GUESS = 3

# Another player with so few cards left is about to win, so a guess can't wait: by an exact table of the race
# for two, in which every question halves the cards, this is right for any number of own cards.
CARDS_TO_HURRY = 2

HINTS = 5

Why: TypeAlias = Literal["only", "free", "quicker", "late", "enough", "alike"]  # of a guess


def choose(view: View, moves: Sequence[Move], dice: Dice, *, races: bool = False) -> Move:
    assert view.seat is not None, "a spectator has no moves"
    if isinstance(moves[0], Answer):
        # A bot can't understand a free question. Where it is the only one asked, it has to guess.
        return moves[-1] if Answer(None) in moves else moves[dice.below(len(moves))]
    cards, possible = cards_of(view.options), set(still_possible(view, view.seat))
    guesses = [move for move in moves if isinstance(move, Guess) and move.card in possible]
    asks = [move for move in moves if isinstance(move, Ask) and _splits(cards, move, possible)]
    hurries = races and _is_late(view)
    if guesses and (hurries or _should_guess(view, len(possible), moves, asks)):
        return guesses[dice.below(len(guesses))]
    return min(asks, key=lambda ask: _unevenness(cards, ask, possible)) if asks else moves[-1]


def advise(view: View, moves: Sequence[Move]) -> list[Suggestion[Move]]:
    """Return the questions that split the remaining cards best, one of each sort; or the last cards to guess."""
    assert view.seat is not None, "a spectator has no moves"
    cards, possible = cards_of(view.options), set(still_possible(view, view.seat))
    guesses = [move for move in moves if isinstance(move, Guess) and move.card in possible]
    asks = [move for move in moves if isinstance(move, Ask) and _splits(cards, move, possible)]
    if guesses and (_is_late(view) or _should_guess(view, len(possible), moves, asks)):
        why, chance = _why_guess(view, len(possible), moves, asks), 1 / len(possible)
        return [Suggestion(one, chance, "guess", why=why) for one in guesses[:HINTS]]
    if not asks and Done() in moves:
        return [Suggestion(Done(), 0.0, "guess", why="too many")]
    best = sorted(asks, key=lambda ask: _unevenness(cards, ask, possible))
    by_sort = {type(ask.question): ask for ask in reversed(best)}
    best = [ask for ask in best if ask in by_sort.values()][:HINTS]
    return [_suggested(cards, ask, possible) for ask in best]


def _why_guess(view: View, possible: int, moves: Sequence[Move], asks: Sequence[Ask]) -> Why:
    if possible == 1:
        return "only"
    if Done() in moves and not view.options.guesses:
        return "free"
    if possible <= CARDS_TO_GUESS:
        return "quicker"
    if _is_late(view) or identified(view):
        return "late"
    return "enough" if Done() in moves or asks else "alike"


def _suggested(cards: CardSet, ask: Ask, possible: Collection[CardId]) -> Suggestion[Move]:
    worth = 1 - _unevenness(cards, ask, possible) / len(possible)
    return Suggestion(ask, worth, "ask", why="splits", marks=_topic(ask))


def reason(say: Reasons, view: View, move: Move, why: str) -> str:
    """Return the reason for a suggested move."""
    assert view.seat is not None, "a spectator has no moves"
    possible = still_possible(view, view.seat)
    if isinstance(move, Ask):
        yes = _yes(cards_of(view.options), move, possible)
        return say.split_reason(yes, len(possible) - yes)
    return say.guess_reason(len(possible), why)


def _topic(ask: Ask) -> tuple[str, ...]:
    """Return the subject of a question. Which cards are left is for the player to find out."""
    return () if ask.question is None else (str(ask.question.__struct_config__.tag),)


def _should_guess(view: View, possible: int, moves: Sequence[Move], asks: Sequence[Ask]) -> bool:
    """Return True if a guess is certain or the only chance, or is quicker or free and can't lose the game."""
    if possible == 1 or identified(view) or (not asks and Done() not in moves):
        return True
    used = sum(turn.seat == view.seat and turn.guess is not None for turn in view.turns)
    enough = not view.options.guesses or view.options.guesses - used >= possible
    # R8: after its question, a turn may have a guess too.
    return enough and (possible <= CARDS_TO_GUESS or not asks)


def _is_late(view: View) -> bool:
    """Return True if another player knows nearly enough: all others see that card and hear its answers.

    Where the round is finished (R10), the one who is ahead doesn't win at once, and hurrying gains nothing.
    """
    if view.options.ending == "round":
        return False
    others = (Seat(seat) for seat in range(view.players) if seat != view.seat)
    return min(len(still_possible(view, other)) for other in others) <= CARDS_TO_HURRY


def _splits(cards: CardSet, ask: Ask, possible: Collection[CardId]) -> bool:
    return 0 < _yes(cards, ask, possible) < len(possible)


def _unevenness(cards: CardSet, ask: Ask, possible: Collection[CardId]) -> int:
    return abs(2 * _yes(cards, ask, possible) - len(possible))


def _yes(cards: CardSet, ask: Ask, possible: Collection[CardId]) -> int:
    """Count the cards for which the answer would be yes."""
    return 0 if ask.question is None else len(true_of(cards, ask.question).intersection(possible))


def _fair(view: View, moves: Sequence[Move], dice: Dice, _budget: Budget) -> Move:
    return choose(view, moves, dice)


def _strong(view: View, moves: Sequence[Move], dice: Dice, _budget: Budget) -> Move:
    return choose(view, moves, dice, races=True)


def _easy(view: View, moves: Sequence[Move], dice: Dice, _budget: Budget) -> Move:
    """Play a random move every other time."""
    return moves[dice.below(len(moves))] if dice.below(2) else choose(view, moves, dice)


@dataclass(frozen=True)
class ThinkingOf:
    """Thinks of this many questions with unknown answers, and asks the best of them."""

    questions: int

    def __call__(self, view: View, moves: Sequence[Move], dice: Dice, _budget: Budget) -> Move:
        assert view.seat is not None, "a spectator has no moves"
        cards, possible = cards_of(view.options), set(still_possible(view, view.seat))
        asks = [move for move in moves if isinstance(move, Ask) and _splits(cards, move, possible)]
        others = [move for move in moves if not isinstance(move, Ask)]
        thought = [asks[dice.below(len(asks))] for _ in range(self.questions)] if asks else []
        return choose(view, [*thought, *others], dice)


def words(say: Reasons) -> HintWords[View, Move]:
    return HintWords(
        questions=say.HINT_QUESTIONS,
        group=lambda _view, move: say.group_words(move),
        reason=partial(reason, say),
    )


BOT: Bot[Options, State, Move, View] = Bot(
    adviser=advise,
    words=InEach("valence.games.whoami.words", words),
    levels=dial(
        ("easy", _easy),
        (None, ThinkingOf(1)),
        (None, ThinkingOf(2)),
        (None, ThinkingOf(5)),
        ("fair", _fair),
        ("strong", _strong),
    ),
)
