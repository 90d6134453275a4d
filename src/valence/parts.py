"""Parts of a game outside its rules: a bot, a terminal board, print faces.

Each package that has such parts holds one module per game, named after the game, which exports the
part under one name: `valence.bots.metals.BOT`, `valence.boards.metals.BOARD`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

P = TypeVar("P")


def find_part(package: str, game: str, name: str, kind: type[P]) -> P | None:
    """The part of a game in a package; None if the package has no module for this game."""
    path = f"{package}.{game}"
    if find_spec(path) is None:
        return None
    part = vars(import_module(path)).get(name)
    if not isinstance(part, kind):
        raise TypeError(f"{path}.{name} should be a {kind.__name__}, not {part!r}")
    return part
