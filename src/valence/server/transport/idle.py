"""Connections that wait for their client: if nearly all are taken, the one that has been idle longest makes room."""

import asyncio
from typing import Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

HEADROOM = 50  # connections that are always free for clients that have something to say


class Connection(Protocol):
    transport: asyncio.Transport


Idle = dict[Connection, None]  # the one that has been idle longest first

_idle: WeakKeyDictionary[ServerState, Idle] = WeakKeyDictionary()


def idle_connections(server: ServerState) -> Idle:
    """Return the connections of one server that wait for a request, or for the hello on a WebSocket."""
    return _idle.setdefault(server, {})


def make_room(server: ServerState, limit: int | None) -> None:
    """Close the connection that has been idle longest if nearly all are taken; its client can reconnect."""
    idle = idle_connections(server)
    if len(server.connections) > (limit or 0) - HEADROOM and len(idle) > 1:
        oldest = next(iter(idle))
        del idle[oldest]
        oldest.transport.abort()
