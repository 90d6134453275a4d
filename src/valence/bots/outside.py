"""Bots from outside: anything that chooses a move from what its seat sees, with moves and views as JSON dicts."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias

from valence.bots.budget import Budget
from valence.bots.levels import Level
from valence.bots.problems import en
from valence.core.dice import Dice
from valence.core.game import Game, M, V
from valence.core.installed import offered
from valence.core.play import read_move
from valence.core.problems import bad_input
from valence.core.wire import Given, Json, to_dict

GROUP = "valence.bots"
LONGEST_NAME = 20

ChooseJson: TypeAlias = Callable[[Json, list[Json], Dice], Given]


class Chooser(Protocol):
    """A bot as an object; a function that takes the same will do."""

    def choose(self, view: Json, moves: list[Json], dice: Dice, /) -> Given:
        """Return one of the moves, given what the seat sees; the dice make a game repeatable."""
        ...


OutsideBot: TypeAlias = Chooser | type[Chooser] | ChooseJson


def chooser(bot: object) -> ChooseJson:
    """Return the function that chooses, of a function, an object with `choose`, or a class of such objects."""
    made = bot() if isinstance(bot, type) else bot
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise TypeError(
            f"a bot is a level, a function, or an object with choose(view, moves, dice); got {bot!r}"
        )
    return choose


@cache
def imported(name: str) -> ChooseJson:
    """Import a bot by `module:name`, also from the folder that the command runs in."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    module, _, attribute = name.partition(":")
    try:
        return chooser(getattr(import_module(module), attribute))
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise bad_input(en.no_bot, name, f"{error}") from None


def shown_name(bot: object) -> str:
    """Return a bot's own name, or that of its function or class."""
    return str(getattr(bot, "name", None) or getattr(bot, "__name__", type(bot).__name__))


@dataclass(frozen=True)
class Outside(Generic[V, M]):
    """A level that is played by a bot from outside, which is loaded when it is first to move."""

    game: Game[Any, Any, M, V]
    load: Callable[[], object]

    @cached_property
    def _choose(self) -> ChooseJson:
        return chooser(self.load())

    def __call__(self, view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        seen = to_dict(self.game.on_screen(view))
        return read_move(self.game, self._choose(seen, [to_dict(move) for move in moves], dice))


def installed(game: Game[Any, Any, M, V], taken: Sequence[Level]) -> Mapping[Level, Outside[V, M]]:
    """Return the bots of a game that installed packages offer as `GAME.NAME`, by name."""
    found = {}
    for point in offered(GROUP):
        of_game, _, name = point.name.partition(".")
        if of_game == game.name and is_name(name) and name not in taken:
            found[name] = Outside(game, point.load)
    return found


def is_name(name: str) -> bool:
    """Return True for what a level from outside may be called: numbers and personas are taken."""
    return name.isidentifier() and name.islower() and len(name) <= LONGEST_NAME
