"""Simulated students at the tables of a server, over real sockets."""

from contextlib import ExitStack
from random import Random
from typing import Any

from examples.client import Player, Window
from valence.bots.students import Student, tries
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import Json, read, to_dict, to_json
from valence.games import CATALOGUE


class SeenFrom:
    """A match as far as a window shows it: enough for a student to choose a move."""

    def __init__(self, window: Window) -> None:
        self._view = window.last["view"]
        self._game = CATALOGUE[self._view["game"]].game

    def view(self, _seat: int) -> Json:
        view: Json = self._view
        return view

    def moves(self, seat: int, *, type: str | None = None) -> list[Json]:  # noqa: A002
        state = self._game.imagine(read(self._game.view_type, to_json(self._view), "view"), 1)
        legal = map(to_dict, legal_moves(self._game, state, Seat(seat)))
        return [move for move in legal if type in (None, move["type"])]


def play_lesson(at_table: dict[Player, Student], code: str, rng: Random) -> None:
    """Everybody at a table plays until the game is over."""
    with ExitStack() as stack:
        windows = {person: stack.enter_context(person.connect(code)) for person in at_table}
        for window in windows.values():
            window.update()
        while mover := next((one for one in windows if _is_to_move(windows[one])), None):
            ply = _move(windows[mover], at_table[mover], rng)
            for window in windows.values():
                window.until(ply)


def _is_to_move(window: Window) -> bool:
    return window.last["table"]["you"] in window.last["to_move"]


def _move(window: Window, student: Student, rng: Random) -> int:
    """Tries until a move is accepted; the ply after it."""
    seat: int = window.last["table"]["you"]
    seen: Any = SeenFrom(window)
    wishes = [*tries(student, seen, seat, rng), *seen.moves(seat)]
    for wish in wishes:
        answer = window.move(wish)
        if answer["type"] == "accepted":
            return int(answer["ply"])
    raise AssertionError(f"no move was accepted of {wishes}")
