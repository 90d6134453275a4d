"""The polymer game: start chains with radicals, grow them, protect them, steal them, terminate them."""

from valence.games import entries
from valence.games.polymer.game import GAME
from valence.games.polymer.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.polymer.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.polymer.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.games.polymer.printed import FACES

    return FACES


def _students() -> "entries.Mind":
    from valence.games.polymer.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.polymer.encoding import encoding

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
