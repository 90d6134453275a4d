"""Chemistry tabletop games whose rulings explain themselves.

import valence

match = valence.start("metals", seats=2, seed=7)
while match.to_move:
    seat = match.to_move[0]
    match.play(seat, match.bot(seat, "fair"))
"""

__version__ = "0.2.0"

# As in typing, whose import would take longer than all of this.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from valence.bots import Advice, Budget
    from valence.core.match import IllegalMove
    from valence.games import game
    from valence.learn.reports import understanding
    from valence.library import Match, game_names, load, replay, start
    from valence.simulation import simulate

__all__ = [
    "Advice",
    "Budget",
    "IllegalMove",
    "Match",
    "game",
    "game_names",
    "load",
    "replay",
    "simulate",
    "start",
    "understanding",
]

if not TYPE_CHECKING:
    # Imported on first use: the command line has to be ready for Ctrl-C before the games are loaded.
    _HOMES = {
        **dict.fromkeys(["Advice", "Budget"], "valence.bots"),
        **dict.fromkeys(["Match", "game_names", "load", "replay", "start"], "valence.library"),
        "simulate": "valence.simulation",
        "game": "valence.games",
        "understanding": "valence.learn.reports",
        "IllegalMove": "valence.core.match",
    }

    def __getattr__(name):
        if name not in _HOMES:
            raise AttributeError(f"module 'valence' has no attribute {name!r}")
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)

    def __dir__():
        return [*__all__, "__version__"]
