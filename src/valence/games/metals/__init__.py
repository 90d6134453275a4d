"""Metal vs. Non-Metal: answer an ion with its counter-ion; charges decide who collects."""

from typing import TYPE_CHECKING

from valence.games.entry import Entry
from valence.games.metals.game import GAME
from valence.games.metals.words import WORDS

if TYPE_CHECKING:
    from valence.bots.bot import AnyBot
    from valence.bots.students import Mind
    from valence.games.terminal import AnyBoard
    from valence.printing.face import Faces


def _bot() -> "AnyBot":
    from valence.games.metals.bot import BOT

    return BOT


def _terminal() -> "AnyBoard":
    from valence.games.metals.terminal import BOARD

    return BOARD


def _printed() -> "Faces":
    from valence.games.metals.printed import FACES

    return FACES


def _students() -> "Mind":
    from valence.games.metals.students import MIND

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
