"""Quizmaster: the name or value of a card is read out, and the first player with its counterpart takes the card."""

from typing import TYPE_CHECKING

from valence.games.entry import Entry
from valence.games.quizmaster.game import GAME
from valence.games.quizmaster.words import WORDS

if TYPE_CHECKING:
    from valence.bots.bot import AnyBot
    from valence.bots.students import Mind
    from valence.games.terminal import AnyBoard
    from valence.printing.face import Faces


def _bot() -> "AnyBot":
    from valence.games.quizmaster.bot import BOT

    return BOT


def _terminal() -> "AnyBoard":
    from valence.games.quizmaster.terminal import BOARD

    return BOARD


def _printed() -> "Faces":
    from valence.printing.acids_bases import FACES

    return FACES


def _students() -> "Mind":
    from valence.games.quizmaster.students import MIND

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
