"""The observer that OpenSpiel asks what a player knows."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from valence.rl.positions import Rules

if TYPE_CHECKING:
    from valence.rl.spiel import State


class Observer:
    """The view of a player as a vector and as JSON, with or without perfect recall; if it is public, a spectator's."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules, self.recalls = rules, kind.perfect_recall
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.has_public = kind.public_info
        has_vector = rules.encoding.recalls or not self.recalls
        self.tensor = np.zeros(rules.size, np.float32) if has_vector else None
        self.dict = {} if self.tensor is None else self._named(self.tensor)

    def _named(self, tensor: Any) -> dict[str, Any]:
        return {part.name: tensor[part.first : part.first + part.size] for part in self.rules.parts}

    def set_from(self, state: "State", player: int) -> None:
        """Fill in the vector; zeros while chance deals."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.played is not None:
            self.tensor[:] = self.rules.vector(state.position, self._seat(player))

    def string_from(self, state: "State", player: int) -> str | None:
        """Return None where nothing can be told: while chance deals, or if nothing public is wanted."""
        if state.played is None or not self.has_public:
            return None
        tell = self.rules.remembered if self.recalls else self.rules.observed
        return tell(state.position, self._seat(player))

    def _seat(self, player: int) -> int | None:
        return None if self.is_public else player
