"""One folder a game, each reading like its rulebook."""

from typing import Any, NamedTuple

from valence.core.game import AnyGame
from valence.core.words import Words
from valence.games import metals


class Entry(NamedTuple):
    game: AnyGame
    words: Words[Any]


CATALOGUE = {
    "metals": Entry(metals.GAME, metals.WORDS),
}
