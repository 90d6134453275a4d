"""How each game looks in the terminal: one module per game, found by the game's name."""

from valence.cli.boards.board import AnyBoard, Board
from valence.cli.boards.plain import PLAIN
from valence.parts import find_part


def board_for(game: str) -> AnyBoard:
    """The game's own board, `valence.cli.boards.<game>.BOARD`, or the plain one, which says so."""
    return find_part("valence.cli.boards", game, "BOARD", Board) or PLAIN
