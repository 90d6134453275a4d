"""Chemistry tabletop games whose rulings explain themselves.

import valence

match = valence.start("metals", seats=2, seed=7)
while match.to_move:
    seat = match.to_move[0]
    match.play(seat, valence.choose(match, seat, "fair"))
"""

from valence.bots import Advice, Budget, advise, choose, simulate
from valence.library import game, load, replay, start
from valence.table.match import IllegalMove, Match

__all__ = [
    "Advice",
    "Budget",
    "IllegalMove",
    "Match",
    "advise",
    "choose",
    "game",
    "load",
    "replay",
    "simulate",
    "start",
]
__version__ = "0.1.0"
