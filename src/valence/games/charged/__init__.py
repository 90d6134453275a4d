"""Charged!: element tiles on a board; every line of them reads as the formula of an ionic compound."""

from typing import TYPE_CHECKING

from valence.games.charged.game import GAME
from valence.games.charged.words import WORDS
from valence.games.entry import Entry

if TYPE_CHECKING:
    from valence.bots.bot import AnyBot
    from valence.bots.students import Mind
    from valence.games.terminal import AnyBoard
    from valence.printing.face import Faces


def _bot() -> "AnyBot":
    from valence.games.charged.bot import BOT

    return BOT


def _terminal() -> "AnyBoard":
    from valence.games.charged.terminal import BOARD

    return BOARD


def _printed() -> "Faces":
    from valence.games.charged.printed import FACES

    return FACES


def _students() -> "Mind":
    from valence.games.charged.students import MIND

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
