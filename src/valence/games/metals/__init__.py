"""Metal vs. Non-Metal: answer an ion with its counter-ion; charges decide who collects."""

from valence.games import entries
from valence.games.metals.game import GAME
from valence.games.metals.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.metals.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.metals.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.games.metals.printed import FACES

    return FACES


def _students() -> "entries.Mind":
    from valence.games.metals.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.metals.encoding import encoding

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
