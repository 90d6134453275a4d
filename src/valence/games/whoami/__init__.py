"""Who Am I?: everybody sees your card but you; find it by questions with yes or no."""

from valence.games import entries
from valence.games.whoami.game import GAME
from valence.games.whoami.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.whoami.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.whoami.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.printing.acids_bases import faces

    return faces(lambda view: [[card for card in view.cards if card]])


def _students() -> "entries.Mind":
    from valence.games.whoami.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.whoami.encoding import encoding

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
