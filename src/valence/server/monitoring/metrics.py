"""Metrics for Prometheus. Several processes keep theirs in files of one folder, so that each can report for all."""

import os
from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from valence.table.moves import Reply
from valence.table.protocol import Accepted

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable by which prometheus_client knows the folder


class Metrics:
    """The metrics of this process, and the text with those of all processes."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        moves = Counter(
            "valence_moves", "Moves by game and result", ["game", "result"], registry=self.registry
        )
        self.moves: Callable[[str, str], Counter] = cache(moves.labels)
        self.move_seconds = Histogram(
            "valence_move_seconds",
            "Time from receiving a move to acknowledging it",
            registry=self.registry,
        )
        self.sent = Counter(
            "valence_messages_sent", "Messages sent to clients", registry=self.registry
        )
        self.closed = Counter(
            "valence_connections_closed", "Connections closed", ["code"], registry=self.registry
        )
        self.connections = Gauge(
            "valence_connections",
            "Open connections",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.tables = Gauge(
            "valence_tables",
            "Tables in memory",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.bot_seconds = Histogram(
            "valence_bot_seconds", "Time bots took to choose a move", registry=self.registry
        )
        self.requests = Counter(
            "valence_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )

    def count_move(self, game: str, reply: Reply) -> None:
        self.moves(game, "accepted" if isinstance(reply, Accepted) else "refused").inc()

    def text(self) -> bytes:
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget_dead(folder: Path, alive: Collection[int | None]) -> None:
    """Forget what processes that are gone had open. What they have counted remains."""
    for file in folder.glob("gauge_live*.db"):
        if int(file.stem.rpartition("_")[2]) not in alive:
            file.unlink()
