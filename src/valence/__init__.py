"""Chemistry tabletop games whose rulings explain themselves.

import valence

match = valence.start("metals", seats=2, seed=7)
match.play(match.to_move[0], match.moves(match.to_move[0])[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING

__all__ = ["IllegalMove", "Match", "game", "load", "replay", "start"]
__version__ = "0.1.0"

if TYPE_CHECKING:
    from valence.library import game, load, replay, start
    from valence.table.match import IllegalMove, Match
else:
    # Imported on first use: the command line has to be ready for Ctrl-C before the games are loaded.
    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module 'valence' has no attribute {name!r}")
        home = "valence.table.match" if name[0].isupper() else "valence.library"
        return getattr(import_module(home), name)

    def __dir__():
        return [*__all__, "__version__"]
