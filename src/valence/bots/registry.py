"""Which bots there are: for every game and level the function that chooses a move."""

from collections.abc import Sequence
from typing import Any

from valence.bots import deduction, quiz, random
from valence.bots.budget import Budget
from valence.bots.charged import EXPERT as CHARGED
from valence.bots.expert import AnyExpert
from valence.bots.levels import LEVELS, Advice, AnyChoose, Level, advice, easy, fair, strong
from valence.bots.metals import EXPERT as METALS
from valence.bots.pkace import EXPERT as PKACE
from valence.bots.plain import plain
from valence.bots.polymer import EXPERT as POLYMER
from valence.bots.search import A_LOOK
from valence.core.dice import Dice
from valence.core.guess import did_you_mean
from valence.games import CATALOGUE

EXPERTS: dict[str, AnyExpert] = {
    "pkace": PKACE,
    "polymer": POLYMER,
    "metals": METALS,
    "charged": CHARGED,
}
SKILLS: dict[Level, quiz.Skill] = {
    "easy": quiz.BEGINNER,
    "fair": quiz.STUDENT,
    "strong": quiz.PROFESSOR,
}


def _answering(skill: quiz.Skill) -> AnyChoose:
    def choose(view: Any, moves: Sequence[Any], dice: Dice, _budget: Budget) -> Any:
        return quiz.choose(view, moves, dice, skill)

    return choose


def _deducing(view: Any, moves: Sequence[Any], dice: Dice, _budget: Budget) -> Any:
    return deduction.choose(view, moves, dice)


def _wandering(view: Any, moves: Sequence[Any], dice: Dice, budget: Budget) -> Any:
    """A beginner asks anything every other time."""
    if dice.below(2):
        return random.choose(view, moves, dice)
    return _deducing(view, moves, dice, budget)


BOTS: dict[str, dict[Level, AnyChoose]] = {
    **{name: plain(entry.game) for name, entry in CATALOGUE.items()},
    **{
        name: {"easy": easy(expert), "fair": fair(expert), "strong": strong(expert)}
        for name, expert in EXPERTS.items()
    },
    "quizmaster": {level: _answering(skill) for level, skill in SKILLS.items()},
    "whoami": {"easy": _wandering, "fair": _deducing, "strong": _deducing},
}


def choose(
    game: str, level: str, view: Any, moves: Sequence[Any], dice: Dice, budget: Budget | None = None
) -> Any:
    """The move of a bot of this level, which sees its view and its legal moves and nothing else."""
    bot = BOTS[game][level_called(level)]
    return moves[0] if len(moves) == 1 else bot(view, moves, dice, budget or Budget())


def gives_advice(game: str) -> bool:
    """Whether there is ever advice in this game."""
    return game in EXPERTS


def advise(
    game: str, view: Any, moves: Sequence[Any], budget: Budget = A_LOOK
) -> list[Advice[Any]]:
    """The best moves in their order, each with a sentence; none for a game in which advice would be the answer."""
    return advice(EXPERTS[game], view, moves, budget) if gives_advice(game) else []


def level_called(name: str) -> Level:
    for level in LEVELS:
        if level == name:
            return level
    guess = did_you_mean(name, LEVELS)
    raise ValueError(f"no bots are called {name!r}{guess} (there is {', '.join(LEVELS)})")
