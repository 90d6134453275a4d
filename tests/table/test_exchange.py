"""No information leaks: exchanging hidden cards changes no byte that the server would send.

`VALENCE_PEEKS=2000 pytest -n auto -m seeds tests/table/test_exchange.py` plays 2000 games of every variant.
"""

import json
import os
from collections.abc import Mapping
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from tests.random_play import Turn, random_play
from tests.table.hosting import START, MemoryHost, empty_seating
from tests.variants import EVERY_VARIANT
from valence.core.game import Seat
from valence.core.play import why_refused
from valence.core.wire import encode, to_json
from valence.table import seating
from valence.table.live import LiveTable
from valence.table.messages import preview
from valence.table.protocol import AskPreview
from valence.table.render_cache import Reader, RenderCache
from valence.table.rows import EventRow
from valence.table.updates import update_for

GAMES = int(os.environ.get("VALENCE_PEEKS", "30"))
SLOWER_BY = {"charged": 3}  # plays this many times fewer games
CHECKS_PER_GAME = 5  # each for a random viewer at a random moment
FIRST_SEED = 2**100  # as large as real seeds

every_variant = pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)


def table_of(name: str, seats: int, options: Mapping[str, object], seed: int) -> LiveTable:
    """A table of bots whose game has started, without a clock."""
    full = empty_seating(name, seats, seed, options=dict(options))
    for seat in range(seats):
        full = seating.seat_bot(full, seat, "fair")
    return MemoryHost().open(name, seating.start(full, START))


def exchanged(live: LiveTable, viewer: Seat | None, rng: Random) -> LiveTable:
    """The same table with everything that the viewer does not know dealt again."""
    twin = _copied_table(live)
    match = twin.match
    assert match is not None
    match.state = live.game.imagine(live.game.view(match.state, viewer), rng.getrandbits(64))
    return twin


def _copied_table(live: LiveTable) -> LiveTable:
    """A copy deep enough that a move made at one table is not made at the other."""
    twin: LiveTable = _copied(live)
    twin.match = _copied(live.match)
    twin.cache = RenderCache()
    return twin


def _copied(thing: Any) -> Any:
    twin = copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, list | dict | set):
            setattr(twin, name, copy(value))
    return twin


class Comparison:
    """Return the updates of one viewer about the real table and about one with other hidden cards."""

    def __init__(self, live: LiveTable, rng: Random) -> None:
        seats = [Seat(seat) for seat in range(len(live.seating.chairs))]
        self.live, self.ply = live, live.ply
        self.viewer = rng.choice([None, *seats])
        self.twin = exchanged(live, self.viewer, rng)

    def compare(self) -> None:
        mine, other = self._sent(self.live), self._sent(self.twin)
        assert mine == other or _in_any_order(mine) == _in_any_order(other)
        if not self.live.is_over:
            seed = self.live.seating.seed
            assert seed.lstrip("0").encode() not in mine
            assert str(int(seed, 16)).encode() not in mine

    def compare_previews(self, moves: list[Any]) -> None:
        if self.viewer is not None:
            for move in map(to_json, moves):
                mine, other = (
                    encode(
                        preview(
                            MemoryHost(),
                            live,
                            self.viewer,
                            "person",
                            AskPreview("p", Raw(move.encode())),
                        )
                    )
                    for live in (self.live, self.twin)
                )
                assert mine == other

    def is_alike_after(self, turn: Turn, made: EventRow) -> bool:
        """Make the same move at both tables: while the views are equal, so are the messages about it."""
        game, state = self.twin.game, self.twin.match.state  # type: ignore[union-attr]
        if why_refused(game, state, turn.seat, turn.move) is not None:
            return False
        self.live = _copied_table(self.live)
        for live in (self.live, self.twin):
            live.fold([made])
        mine, other = (
            game.view(live.match.state, self.viewer)  # type: ignore[union-attr]
            for live in (self.live, self.twin)
        )
        if mine == other:
            self.compare()
        return bool(mine == other)

    def _sent(self, live: LiveTable) -> bytes:
        return update_for(live, Reader(self.viewer, False), self.ply, START)


def _in_any_order(update: bytes) -> Any:
    """Sort private events, because views don't preserve their order: two tiles drawn one after the other."""
    sent = json.loads(update)
    for each in sent["events"]:
        if "to" in each["event"]:
            each["words"] = sorted(each["words"])
            each["event"] = {
                name: sorted(value, key=json.dumps) if isinstance(value, list) else value
                for name, value in each["event"].items()
            }
    return sent


@pytest.mark.seeds
@every_variant
def test_exchanging_hidden_cards_changes_no_byte(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    alike = 0
    for n in range(GAMES // SLOWER_BY.get(name, 1)):
        rng, live = Random(n), table_of(name, seats, options, FIRST_SEED + n)
        turns = list(random_play(live.game, seats, options, FIRST_SEED + n))
        looks = rng.sample(range(len(turns)), min(CHECKS_PER_GAME, len(turns)))
        for ply, turn in enumerate(turns):
            move = encode(turn.move)
            made = EventRow(live.code, ply, turn.seat, move, f"{ply}", START)
            if ply in looks:
                look = Comparison(live, rng)
                look.compare()
                look.compare_previews(rng.sample(turn.moves, min(3, len(turn.moves))))
                alike += look.is_alike_after(turn, made)
            live.fold([made])
    assert alike


@pytest.mark.seeds
@every_variant
def test_the_opening_reveals_no_more_than_the_view(
    name: str, seats: int, options: Mapping[str, object]
) -> None:
    """Deals that look the same to a viewer give the same messages, and nobody gets another seat's private events."""
    sent: dict[tuple[Seat | None, str], set[str]] = {}
    for n in range(2 * GAMES):
        live = table_of(name, seats, options, FIRST_SEED + n)
        for viewer in (None, *map(Seat, range(seats))):
            update = _in_any_order(update_for(live, Reader(viewer, False), -1, START))
            view, events = to_json(update["view"]), update["events"]
            sent.setdefault((viewer, view), set()).add(to_json(events))
            assert {each["event"].get("to", viewer) for each in events} <= {viewer}
    assert all(len(events) == 1 for events in sent.values())
