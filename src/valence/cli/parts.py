"""Which parts a game has of its own, and which are missing."""

from valence.boards.board import Board
from valence.bots.bot import Bot
from valence.parts import find_part
from valence.press.face import Faces

PARTS: dict[str, tuple[str, str, type[object]]] = {
    "bot": ("valence.bots", "BOT", Bot),
    "terminal board": ("valence.boards", "BOARD", Board),
    "print faces": ("valence.press.faces", "FACES", Faces),
}


def missing_parts(game: str) -> list[str]:
    """The parts of a game for which a plain one is used."""
    return [
        part
        for part, (package, name, kind) in PARTS.items()
        if find_part(package, game, name, kind) is None
    ]
