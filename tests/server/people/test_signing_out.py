"""Signing out: what other browsers of a person still have open ends, in every process."""

import pytest

from tests.server.store.rows import ADA
from valence.server.people.sessions import People
from valence.server.people.signing_out import SigningOut
from valence.server.sharing.windows import Window, Windows
from valence.server.store import Store
from valence.server.store.bus import LocalBus

pytestmark = pytest.mark.anyio


async def test_every_process_forgets_the_sessions_and_closes_the_windows(store: Store) -> None:
    """Two processes share a bus; Ada's window at the second one closes, and Ben's stays."""
    bus, closed = LocalBus(), []
    first, second = (People(store, lambda: 0.0) for _ in range(2))
    windows = Windows(10)
    signing_out = SigningOut(bus, first, Windows(10))
    SigningOut(bus, second, windows)
    _, token = await second.create("Ada")
    ada = second.recent(token)
    assert ada
    hers = Window(ada, True, lambda: closed.append("Ada"))
    his = Window(ADA.id, True, lambda: closed.append("Ben"))
    for window in (hers, his):
        windows.open(window)
    signing_out.tell(ada)
    assert second.recent(token) is None
    assert (closed, windows.has(hers), windows.has(his)) == (["Ada"], False, True)
