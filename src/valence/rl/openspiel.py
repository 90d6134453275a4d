"""The games for OpenSpiel: importing this module registers them.

import pyspiel
import valence.rl.openspiel

game = pyspiel.load_game("valence_pkace(seats=2,hand=6)")
"""

import pyspiel

from valence.games import CATALOGUE
from valence.rl.small import ValencePkaceSmall
from valence.rl.spiel import Game, game_type

__all__ = ["KINDS"]


def _kind(name: str) -> type[Game]:
    """Return a class for a game: OpenSpiel crashes at exit where it has to destroy any other creator."""
    names = {"name": name, "short_name": f"valence_{name}", "__module__": __name__}
    return type(f"Valence{name.title()}", (Game,), names)


KINDS: tuple[type[Game], ...] = (
    *(_kind(name) for name, one in CATALOGUE.items() if one.encoder is not None),
    ValencePkaceSmall,
)

for kind in KINDS:
    pyspiel.register_game(game_type(kind), kind)
