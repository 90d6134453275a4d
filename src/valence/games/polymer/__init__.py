"""The polymer game: start chains with radicals, grow them, protect them, steal them, terminate them."""

from typing import TYPE_CHECKING

from valence.games.entry import Entry
from valence.games.polymer.game import GAME
from valence.games.polymer.words import WORDS

if TYPE_CHECKING:
    from valence.bots.bot import AnyBot
    from valence.bots.students import Mind
    from valence.games.terminal import AnyBoard
    from valence.printing.face import Faces


def _bot() -> "AnyBot":
    from valence.games.polymer.bot import BOT

    return BOT


def _terminal() -> "AnyBoard":
    from valence.games.polymer.terminal import BOARD

    return BOARD


def _printed() -> "Faces":
    from valence.games.polymer.printed import FACES

    return FACES


def _students() -> "Mind":
    from valence.games.polymer.students import MIND

    return MIND


ENTRY = Entry(
    GAME,
    WORDS,
    bot=_bot,
    terminal=_terminal,
    printed=_printed,
    students=_students,
)

__all__ = ["ENTRY", "GAME"]
