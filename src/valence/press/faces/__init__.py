"""How each game is printed: one module per game, found by the game's name."""

from valence.games import game
from valence.parts import find_part
from valence.press.face import Faces
from valence.press.plain import plain_faces


def faces_for(name: str) -> Faces:
    """The game's own faces, `valence.press.faces.<name>.FACES`, or plain ones made from its box."""
    rules = game(name)
    return find_part("valence.press.faces", name, "FACES", Faces) or plain_faces(rules)
