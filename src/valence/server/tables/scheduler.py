"""Makes happen what is due: bots move, clocks act, bots stand in for people who are gone."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter, time

from valence.core.game import Seat
from valence.core.wire import to_json
from valence.server.jobs.bot_pool import DEFAULT_LEVEL, BotPool
from valence.server.store import DueRow
from valence.server.tables.deadlines import Act, next_act
from valence.server.tables.live import CLOCK, LiveTable
from valence.server.tables.moves import QUESTION, Wanted, make_move
from valence.server.tables.registry import TableRegistry
from valence.server.tables.seating import stand_in
from valence.table.errors import Denied

log = logging.getLogger("valence")

SHORTEST_SLEEP = 0.02
LONGEST_SLEEP = 1.0
LATE = 5.0
"""Seconds after which a process acts that only watched: whoever should have acted is gone."""
AT_ONCE = 50
TOGETHER = 0.02
"""Seconds in which what becomes due is gathered, so that many tables cost few questions to the store."""


class Scheduler:
    """One in every process; the store leases each thing that is due to one of them."""

    def __init__(self, registry: TableRegistry, bot_pool: BotPool) -> None:
        self._registry = registry
        self._bot_pool = bot_pool
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._acting: dict[str, asyncio.Task[None]] = {}
        registry.watched = self.look

    def look(self, live: LiveTable, is_own: bool) -> None:
        """Something has changed at a table: when is its next act? Whoever changed it writes that down."""
        act = next_act(live, self._registry.settings)
        at = None if act is None else act.at
        if at != live.due:
            live.due = at
            if is_own:
                self._changed.add(live.code)
                self._news.set()

    async def keep(self) -> None:
        """For ever: write down what is due when, and do what is due now."""
        while True:
            try:
                await self._write_down()
                await self._claim()
            except Exception:
                log.exception("keeping time failed; trying again")
                await asyncio.sleep(LONGEST_SLEEP)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._rest()):
                    await self._news.wait()
            await asyncio.sleep(TOGETHER)
            self._news.clear()

    def close(self) -> None:
        for task in self._acting.values():
            task.cancel()

    def _rest(self) -> float:
        """Until the first act of this process's tables, or until it is time to look after those of others."""
        now = time()
        waits = (
            live.due - now
            for live in self._registry.tables.values()
            if live.due is not None and live.code not in self._acting
        )
        return max(SHORTEST_SLEEP, min(LONGEST_SLEEP, min(waits, default=LONGEST_SLEEP)))

    async def _write_down(self) -> None:
        self._changed |= {
            live.code for live in self._registry.tables.values() if self._is_late(live)
        }
        while self._changed:
            live = self._registry.tables.get(self._changed.pop())
            if live is None:
                continue
            if live.due is None:
                await self._registry.store.clear_due(live.row.id, live.ply)
            else:
                await self._registry.store.set_due(DueRow(live.row.id, live.due, live.ply))

    def _is_late(self, live: LiveTable) -> bool:
        is_overdue = live.due is not None and live.due < time() - LATE
        return is_overdue and live.code not in self._acting

    async def _claim(self) -> None:
        lease = self._registry.settings.bot_budget + LATE
        for due in await self._registry.store.claim_due(time(), lease, AT_ONCE):
            if due.table not in self._acting:
                self._acting[due.table] = asyncio.create_task(self._act(due))

    async def _act(self, due: DueRow) -> None:
        code = due.table
        try:
            live = await self._registry.table(code)
            if not self._registry.settings.is_alone:
                await self._registry.catch_up(live)
            act = next_act(live, self._registry.settings)
            if act is not None and act.at <= time():
                await self._do(live, act)
            live.due = None
            self.look(live, True)
            if live.due is None:
                await self._registry.store.clear_due(code, live.ply)
        except Denied:
            await self._registry.store.clear_due(code, due.ply)
        except Exception:
            log.exception("acting at table %s failed; trying again in a while", code)
            await asyncio.sleep(LATE)
        finally:
            self._acting.pop(code, None)
            self._news.set()

    async def _do(self, live: LiveTable, act: Act) -> None:
        seat, ply = act.seat, live.ply
        if act.kind == "stand in":
            level = DEFAULT_LEVEL
            await self._registry.change(live, lambda seating, _: stand_in(seating, seat, level))
        elif act.kind == "bot":
            level = live.seating.chairs[seat].mover or DEFAULT_LEVEL
            move = await self._thought(live, seat, level)
            # Whoever was gone may be back by now.
            if live.seating.chairs[seat].mover is not None:
                await make_move(self._registry, live, _wish(seat, "bot", ply, move))
        else:
            await self._time_is_over(live, seat, ply)

    async def _time_is_over(self, live: LiveTable, seat: Seat, ply: int) -> None:
        """The move that the game has for a timeout, or else a bot's choice."""
        assert live.match is not None
        timeout = live.game.timeout(live.match.state, seat)
        if timeout is None:
            move = await self._thought(live, seat, DEFAULT_LEVEL)
        else:
            move = to_json(timeout)
        who = QUESTION if isinstance(timeout, live.game.clock_moves) else CLOCK
        await make_move(self._registry, live, _wish(seat, who, ply, move))

    async def _thought(self, live: LiveTable, seat: Seat, level: str) -> str:
        began = perf_counter()
        move = await self._bot_pool.move(live, seat, level)
        self._registry.metrics.bot_seconds.observe(perf_counter() - began)
        return move


def _wish(seat: Seat, who: str, ply: int, move: str) -> Wanted:
    return Wanted(seat, who, f"{ply}", ply, move.encode())
