"""How each game looks in the terminal: one module per game, found by the game's name."""

from valence.cli.boards.board import AnyBoard, Board
from valence.cli.boards.plain import plain_board
from valence.games import CATALOGUE
from valence.parts import find_part


def board_for(game: str) -> AnyBoard:
    """The game's own board, `valence.cli.boards.<game>.BOARD`, or the plain one, which says so."""
    own = find_part("valence.cli.boards", game, "BOARD", Board)
    return own or plain_board(CATALOGUE[game].game)
