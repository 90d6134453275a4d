"""Metrics for Prometheus."""

from collections.abc import Callable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from valence.table.protocol import Accepted, Refused


class Metrics:
    """The metrics of one process. With several processes, each has its own `/metrics`."""

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
        self.connections = Gauge("valence_connections", "Open connections", registry=self.registry)
        self.tables = Gauge("valence_tables", "Tables in memory", registry=self.registry)
        self.bot_seconds = Histogram(
            "valence_bot_seconds", "Time bots took to choose a move", registry=self.registry
        )
        self.requests = Counter(
            "valence_requests", "HTTP requests", ["method", "status"], registry=self.registry
        )

    def count_move(self, game: str, reply: Accepted | Refused) -> None:
        self.moves(game, "accepted" if isinstance(reply, Accepted) else "refused").inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
