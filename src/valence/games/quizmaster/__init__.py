"""Quizmaster: the name or value of a card is read out, and the first player with its counterpart takes the card."""

from valence.games import entries
from valence.games.quizmaster.game import GAME
from valence.games.quizmaster.words import WORDS


def _bot() -> "entries.AnyBot":
    from valence.games.quizmaster.bot import BOT

    return BOT


def _terminal() -> "entries.AnyBoard":
    from valence.games.quizmaster.terminal import BOARD

    return BOARD


def _printed() -> "entries.Faces":
    from valence.printing.acids_bases import faces

    return faces(lambda view: [[view.card]] if view.card else [])


def _students() -> "entries.Mind":
    from valence.games.quizmaster.students import MIND

    return MIND


def _encoder() -> "entries.Encoder":
    from valence.games.quizmaster.encoding import encoding

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
