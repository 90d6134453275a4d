"""Tables and connections are freed at once, not by the garbage collector, which rarely runs on a server."""

import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from weakref import ref

import pytest

from examples.client import Player
from tests.server.service.serving import Served, play_on, two_at, wait_until
from tests.server.service.test_stream import streaming
from valence.server.tables import registry
from valence.server.transport.websocket_protocol import WebSocketProtocol
from valence.table.live import LiveTable

Watch = Callable[[Player, str], AbstractContextManager[None]]


@contextmanager
def by_stream(player: Player, code: str) -> Iterator[None]:
    with streaming(player, code) as updates:
        next(updates)
        yield


@contextmanager
def by_socket(player: Player, code: str) -> Iterator[None]:
    with player.connect(code) as window:
        window.update()
        yield


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("watch", [by_socket, by_stream])
def test_a_dropped_table_is_freed(
    served: Served, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=3)
        with watch(ada, code):
            play_on(first, second, moves=3)
    wait_until(lambda: not served.service.registry.tables[code].listeners)
    table = ref(served.service.registry.tables[code])
    monkeypatch.setattr(registry, "IDLE_SECONDS", -1.0)
    wait_until(lambda: _is_gone(table))


def _is_gone(table: "ref[LiveTable]") -> bool:
    return table() is None


@pytest.mark.usefixtures("no_collector")
def test_a_closed_connection_is_freed(served: Served) -> None:
    ada, ben, code = two_at(served)
    before = _protocols()
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=3)
        assert _protocols() == before + 2
    wait_until(lambda: _protocols() == before)


def _protocols() -> int:
    return sum(type(each) is WebSocketProtocol for each in gc.get_objects())
