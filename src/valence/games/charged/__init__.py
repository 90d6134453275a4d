"""Charged!: element tiles on a board; every line of them reads as the formula of an ionic compound."""

from valence.games import entries
from valence.games.charged.game import GAME
from valence.games.charged.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.charged.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.charged.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.games.charged.printed import FACES

    return FACES


def _students() -> "entries.Mind":
    from valence.games.charged.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.charged.encoding import encoding

    return encoding


ENTRY = entries.Entry(
    GAME,
    WORDS,
    bot=_bot,
    terminal=_terminal,
    printed=_printed,
    students=_students,
    encoder=_encoder,
)

__all__ = ["ENTRY", "GAME"]
