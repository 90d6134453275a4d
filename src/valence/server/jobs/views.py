"""What bots are given: the view of their seat as JSON, so that nothing hidden can reach them."""

from typing import Any

import valence
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import read, to_json
from valence.table.live import LiveTable


def view_of(live: LiveTable, seat: Seat) -> str:
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


def view_and_moves(name: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """The view, and the legal moves: they are the same in every state that fits the view."""
    game = valence.game(name)
    seen = read(game.view_type, view, "view")
    return seen, legal_moves(game, game.imagine(seen, seed), seat)
