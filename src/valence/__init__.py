"""Chemistry tabletop games whose rulings explain themselves.

import valence

match = valence.start("metals", seats=2, seed=7)
match.play(match.to_move[0], match.moves(match.to_move[0])[0])
"""

from valence.library import game, load, replay, start
from valence.table.match import IllegalMove, Match

__all__ = ["IllegalMove", "Match", "game", "load", "replay", "start"]
__version__ = "0.1.0"
