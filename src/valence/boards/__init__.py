"""How each game looks in the terminal: one module per game, found by the game's name."""

from valence.boards.board import AnyBoard, Board
from valence.boards.plain import plain_board
from valence.games import CATALOGUE
from valence.parts import find_part


def board_for(game: str) -> AnyBoard:
    """The game's own board, `valence.boards.<game>.BOARD`, or the plain one, which says so."""
    own = find_part("valence.boards", game, "BOARD", Board)
    return own or plain_board(CATALOGUE[game].game)
