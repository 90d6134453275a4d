"""Who hears first, and that nobody is forgotten."""

import asyncio
from collections.abc import Callable

import pytest

from valence.server.transport import dispatcher
from valence.server.transport.dispatcher import Dispatcher

pytestmark = pytest.mark.anyio


class Post:
    """A dispatcher, and whom it has served by now."""

    def __init__(self) -> None:
        self.is_busy = False
        self.served: list[str] = []
        self.dispatcher = Dispatcher(lambda: self.is_busy)
        self._carries: dict[str, Callable[[bool], bool]] = {}

    def send(self, name: str, *, awaited: bool = False, besides: bool = False) -> None:
        """Besides what is awaited there may be something for which nobody waits."""

        def carry(everything: bool) -> bool:
            self.served.append(name)
            return everything or not besides

        self.dispatcher.send(self._carries.setdefault(name, carry), awaited)

    async def calm_down(self) -> None:
        """The last move is on disk, and its player hears of it."""
        self.is_busy = False
        self.send("last", awaited=True)
        await asyncio.sleep(0)


async def test_whoever_waits_is_served_before_who_looks_on() -> None:
    post = Post()
    post.send("spectator")
    post.send("player", awaited=True)
    await asyncio.sleep(0)
    assert post.served == ["player", "spectator"]


async def test_who_looks_on_is_served_when_there_is_a_moment() -> None:
    post = Post()
    post.is_busy = True
    post.send("spectator")
    post.send("player", awaited=True)
    await asyncio.sleep(0)
    assert post.served == ["player"]
    await post.calm_down()
    assert post.served == ["player", "last", "spectator"]


async def test_who_looked_on_and_is_to_move_now_is_served_first_and_once() -> None:
    post = Post()
    post.is_busy = True
    post.send("spectator")
    post.send("player")
    post.send("player", awaited=True)
    await asyncio.sleep(0)
    assert post.served == ["player"]
    await post.calm_down()
    assert post.served == ["player", "last", "spectator"]


async def test_who_has_moved_has_the_answer_first_and_the_rest_when_there_is_a_moment() -> None:
    post = Post()
    post.is_busy = True
    post.send("mover", awaited=True, besides=True)
    await asyncio.sleep(0)
    assert post.served == ["mover"]
    await post.calm_down()
    assert post.served == ["mover", "last", "mover"]


async def test_when_there_is_a_moment_all_goes_out_at_once() -> None:
    post = Post()
    post.send("mover", besides=True)
    post.send("mover", awaited=True)
    await asyncio.sleep(0)
    assert post.served == ["mover"]


async def test_nobody_waits_for_longer_than_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "LONGEST", 0.05)
    post = Post()
    post.is_busy = True
    for name in ("one", "two"):
        post.send(name)
        await asyncio.sleep(0.02)
    while len(post.served) < 2:
        await asyncio.sleep(0.01)
    assert post.served == ["one", "two"]
