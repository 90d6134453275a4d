"""Messages to each connection, and their order; nothing queues up for a slow reader."""

import asyncio
import json

import pytest

from tests.server.clocks import ManualClock
from tests.table.hosting import START, first_move, table_of
from valence.server.transport.event_stream import event_stream
from valence.server.transport.held_updates import MAX_BATCH_SECONDS, HeldUpdates
from valence.server.transport.sender import MAX_REPLIES, Sender
from valence.table.live import LiveTable
from valence.table.protocol import CLOSE_FORBIDDEN, CLOSE_TOO_MANY, Accepted, Pong

pytestmark = pytest.mark.anyio

STALL = 20.0


class Client:
    """The other end of a connection, and the task that sends to it."""

    def __init__(self, setup: "Setup", name: str, live: LiveTable) -> None:
        self.name = name
        self.received: list[str] = []
        self._house = setup
        self._is_writable = asyncio.Event()
        self._is_writable.set()
        self.sent = Sender(live, name, -1, setup.held)
        self._sending = asyncio.create_task(self._send())
        live.listeners.add(self.sent)

    async def _send(self) -> None:
        while texts := await self.sent.next_batch():
            await self._is_writable.wait()
            types = [json.loads(text)["type"] for text in texts]
            self.received += types
            self._house.log += [(self.name, type_) for type_ in types]

    def take(self) -> list[str]:
        received, self.received = self.received, []
        return received

    def pause(self) -> None:
        self._is_writable.clear()

    def resume(self) -> None:
        self._is_writable.set()


class Setup:
    """A table with its connections; the test controls whether moves are being written."""

    def __init__(self) -> None:
        self.appending = 0
        self.clock = ManualClock(START)
        self.held = HeldUpdates(self, self.clock)
        self.live = table_of()
        self.log: list[tuple[str, str]] = []

    async def connected(self, *names: str) -> list[Client]:
        """Clients that have the position."""
        clients = [Client(self, name, self.live) for name in names]
        await settled()
        assert [client.take() for client in clients] == [["update"]] * len(clients)
        self.log.clear()
        return clients

    def move(self) -> tuple[str, str]:
        """Make a move; the person who moved, and the one who is to move next."""
        row = first_move(self.live)
        self.live.fold([row])
        assert self.live.match is not None
        return f"person {row.seat}", f"person {self.live.match.to_move[0]}"


async def settled() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_without_write_load_everybody_gets_the_update_at_once() -> None:
    setup = Setup()
    clients = await setup.connected("spectator", "person 0", "person 1")
    mover, next_ = setup.move()
    by_name = {client.name: client for client in clients}
    by_name[mover].sent.reply(Accepted("m", 1))
    await settled()
    assert setup.log[0] == (next_, "update")
    assert by_name[mover].take() == ["accepted", "update"]
    assert by_name["spectator"].take() == ["update"]


async def test_under_write_load_only_urgent_updates_are_sent_at_once() -> None:
    setup = Setup()
    clients = await setup.connected("spectator", "person 0", "person 1")
    setup.appending = 1
    mover, next_ = setup.move()
    by_name = {client.name: client for client in clients}
    by_name[mover].sent.reply(Accepted("m", 1))
    await settled()
    assert sorted(setup.log) == sorted([(next_, "update"), (mover, "accepted")])
    setup.appending = 0
    by_name[next_].sent.notify(False)
    await settled()
    assert by_name[mover].take() == ["accepted", "update"]
    assert by_name["spectator"].take() == ["update"]


async def test_spectators_get_several_moves_in_one_update_at_most_a_second_late() -> None:
    setup = Setup()
    (spectator,) = await setup.connected("spectator")
    setup.appending = 1
    for _ in range(3):
        setup.move()
        await settled()
        setup.clock.advance(MAX_BATCH_SECONDS / 4)
        await settled()
    assert spectator.take() == []
    setup.clock.advance(MAX_BATCH_SECONDS / 4)
    await settled()
    assert spectator.take() == ["update"]


async def test_the_longest_waiting_connections_are_sent_first() -> None:
    setup = Setup()
    one, two = await setup.connected("one", "two")
    setup.appending = 1
    one.sent.notify(False)
    await settled()
    setup.clock.advance(MAX_BATCH_SECONDS / 2)
    two.sent.notify(False)
    await settled()
    setup.clock.advance(MAX_BATCH_SECONDS / 2)
    await settled()
    assert setup.log == [("one", "update")]
    setup.clock.advance(MAX_BATCH_SECONDS / 2)
    await settled()
    assert setup.log == [("one", "update"), ("two", "update")]


async def test_a_batched_update_becomes_urgent_when_it_is_somebodys_turn() -> None:
    setup = Setup()
    one, two = await setup.connected("one", "two")
    setup.appending = 1
    one.sent.notify(False)
    two.sent.notify(False)
    two.sent.notify(True)
    await settled()
    assert setup.log == [("two", "update")]


async def test_a_new_client_does_not_wait_for_the_position_even_under_write_load() -> None:
    setup = Setup()
    setup.appending = 1
    spectator = Client(setup, "spectator", setup.live)
    setup.move()
    await settled()
    assert spectator.take() == ["update"]
    setup.move()
    await settled()
    assert spectator.take() == []


async def test_nothing_queues_up_for_a_slow_reader() -> None:
    setup = Setup()
    (slow,) = await setup.connected("slow")
    slow.pause()
    for _ in range(5):
        setup.move()
        await settled()
    assert slow.take() == []
    slow.resume()
    await settled()
    assert slow.take() == ["update", "update"], "the first move, and the other four at once"


async def test_a_stalled_reader_is_disconnected() -> None:
    setup = Setup()
    (slow,) = await setup.connected("slow")
    slow.pause()
    setup.move()
    await settled()
    setup.clock.advance(STALL - 1)
    slow.sent.end_if_stalled(setup.clock.monotonic() - STALL)
    assert not slow.sent.ended.done()
    setup.clock.advance(1)
    slow.sent.end_if_stalled(setup.clock.monotonic() - STALL)
    assert slow.sent.ended.result().code == CLOSE_TOO_MANY


async def test_a_reader_that_resumes_in_time_stays_connected() -> None:
    setup = Setup()
    (slow,) = await setup.connected("slow")
    slow.pause()
    setup.move()
    await settled()
    slow.resume()
    await settled()
    setup.clock.advance(2 * STALL)
    slow.sent.end_if_stalled(setup.clock.monotonic() - STALL)
    assert not slow.sent.ended.done()


async def test_replies_to_a_client_that_does_not_read_are_bounded() -> None:
    setup = Setup()
    (slow,) = await setup.connected("slow")
    slow.pause()
    for _ in range(MAX_REPLIES + 10):
        slow.sent.reply(Pong())
    await settled()
    slow.resume()
    await settled()
    assert slow.take() == ["pong"] * MAX_REPLIES
    assert slow.sent.ended.result().code == CLOSE_TOO_MANY


async def test_a_connection_is_closed_after_its_pending_replies() -> None:
    setup = Setup()
    (client,) = await setup.connected("client")
    client.sent.reply(Pong())
    client.sent.close(CLOSE_FORBIDDEN, "you have left this seat")
    await settled()
    assert client.take() == ["pong"]
    assert client.sent.ended.result().code == CLOSE_FORBIDDEN


async def test_an_event_stream_takes_one_batch_after_another_and_then_ends() -> None:
    setup = Setup()
    sender = Sender(setup.live, "somebody", -1, setup.held)
    setup.live.listeners.add(sender)
    chunks = event_stream(sender)
    assert json.loads((await anext(chunks)).removeprefix(b"data: "))["ply"] == 0
    for _ in range(3):
        setup.move()
    assert json.loads((await anext(chunks)).removeprefix(b"data: "))["ply"] == 3
    sender.close(CLOSE_FORBIDDEN, "you have left this seat")
    assert [chunk async for chunk in chunks] == []
    assert sender.ended.result().code == CLOSE_FORBIDDEN
