"""pKace: take tricks by deprotonating acids and protonating bases."""

from valence.games import entries
from valence.games.pkace.game import GAME
from valence.games.pkace.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.pkace.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.pkace.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.printing.acids_bases import faces

    return faces(lambda view: [view.trick])


def _students() -> "entries.Mind":
    from valence.games.pkace.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.pkace.encoding import encoding

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
