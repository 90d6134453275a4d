"""pKace: take tricks by deprotonating acids and protonating bases."""

from typing import TYPE_CHECKING

from valence.games.entry import Entry
from valence.games.pkace.game import GAME
from valence.games.pkace.words import WORDS

if TYPE_CHECKING:
    from valence.bots.bot import AnyBot
    from valence.bots.students import Mind
    from valence.games.terminal import AnyBoard
    from valence.printing.face import Faces


def _bot() -> "AnyBot":
    from valence.games.pkace.bot import BOT

    return BOT


def _terminal() -> "AnyBoard":
    from valence.games.pkace.terminal import BOARD

    return BOARD


def _printed() -> "Faces":
    from valence.printing.acids_bases import FACES

    return FACES


def _students() -> "Mind":
    from valence.games.pkace.students import MIND

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
