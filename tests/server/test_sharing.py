"""Scarce things are shared fairly between rooms, and in a room between people."""

import asyncio
from collections.abc import Iterable

import pytest

from tests.denials import denied
from tests.server.clocks import ManualClock
from valence.server.settings import Settings
from valence.server.sharing.doors import REFRESH_SECONDS, Doors
from valence.server.sharing.rates import RateLimits
from valence.server.sharing.turns import HALF_LIFE, Share, Turns
from valence.server.sharing.windows import Window, Windows
from valence.server.store.bus import LocalBus

pytestmark = pytest.mark.anyio


# Turns


async def served(turns: Turns, clock: ManualClock, shares: Iterable[str]) -> list[str]:
    """Let everyone wait in this order while one job runs, and return the order in which they get their turn."""
    order: list[str] = []

    async def one(room: str, person: str) -> None:
        async with turns.turn(Share(room, person)):
            clock.advance(1)
            order.append(f"{room}{person}")

    async with turns.turn(Share("-", "-")):
        jobs = [asyncio.create_task(one(*share)) for share in shares]
        await asyncio.sleep(0)
    await asyncio.gather(*jobs, return_exceptions=True)
    return order


async def test_rooms_take_turns_and_in_a_room_people_do() -> None:
    """Each job takes a second: whoever has had least is next, in the order of asking among equals."""
    clock = ManualClock()
    turns = Turns(1, 60, "hints_waiting", clock.monotonic)
    waiting = ["Aa", "Aa", "Aa", "Ab", "Bc", "Bd", "Ce"]
    assert await served(turns, clock, waiting) == ["Ce", "Bc", "Ab", "Bd", "Aa", "Aa", "Aa"]


async def test_what_somebody_has_had_is_forgotten_by_and_by() -> None:
    clock = ManualClock()
    turns = Turns(1, 60, "hints_waiting", clock.monotonic)
    await served(turns, clock, ["Aa", "Aa"])
    assert await served(turns, clock, ["Aa", "Bb"]) == ["Bb", "Aa"]
    clock.advance(40 * HALF_LIFE)
    await served(turns, clock, ["Bb"])
    assert await served(turns, clock, ["Bb", "Aa"]) == ["Aa", "Bb"]


async def test_in_a_full_queue_whoever_has_had_most_is_refused() -> None:
    clock = ManualClock()
    turns = Turns(1, 3, "hints_waiting", clock.monotonic)
    assert await served(turns, clock, ["Aa", "Aa", "Aa", "Aa", "Bb"]) == ["Bb", "Aa", "Aa"]
    async with turns.turn(Share("-", "-")):
        others = [asyncio.create_task(turns.turn(Share("C", "c")).__aenter__()) for _ in range(3)]
        await asyncio.sleep(0)
        with denied("Many people are asking for hints"):
            await turns.turn(Share("A", "a")).__aenter__()
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    async with turns.turn(Share("A", "a")):
        assert not turns.waiting, "nobody who has given up is waited for"


# Windows


class House:
    """Windows of people, and who has been closed."""

    def __init__(self, most: int) -> None:
        self.windows = Windows(most)
        self.closed: list[str] = []

    def open(self, person: str, *, is_known: bool = True) -> Window:
        window = Window(person, is_known, lambda: self.closed.append(person))
        self.windows.open(window)
        return window


def test_whoever_has_most_windows_gives_one_up_and_nobody_for_more_of_their_own() -> None:
    house = House(6)
    for person in ("eve", "eve", "eve", "eve", "ada", "ben"):
        house.open(person)
    first = house.open("cleo")
    house.open("dan")
    assert house.closed == ["eve", "eve"]
    with denied("The server is full"):
        house.open("eve")
    with denied("The server is full"):
        house.open("ada")
    house.windows.close(first)
    house.open("ada")
    house.open("cleo")
    assert house.closed == ["eve", "eve", "eve"] or house.closed == ["eve", "eve", "ada"]


def test_strangers_give_up_their_windows_before_anybody_else() -> None:
    house = House(4)
    for person in ("ada", "ada", "ada"):
        house.open(person)
    stranger = house.open("eve", is_known=False)
    house.open("ben")
    assert house.closed == ["eve"]
    assert not house.windows.has(stranger)
    house.windows.close(stranger)
    with denied("The server is full"):
        house.open("flo", is_known=False)
    house.open("cleo")
    assert house.closed == ["eve", "ada"]


def test_a_thousand_people_with_many_windows_leave_room_for_a_school() -> None:
    house = House(5000)
    for n in range(5000):
        house.open(f"script {n % 1000}")
    for n in range(2000):
        house.open(f"student {n // 2}")
    assert len(house.closed) == 2000
    assert not any(person.startswith("student") for person in house.closed)


# Doors


def test_a_door_is_open_at_one_address_and_other_processes_hear_of_it() -> None:
    clock, bus = ManualClock(), LocalBus()
    here, there = (
        Doors(bus, RateLimits(Settings(), clock.monotonic), clock.monotonic) for _ in range(2)
    )
    heard: list[str] = []
    bus.subscribe(heard.append)
    for _ in range(3):
        here.open("CDFHJK", "192.0.2.1")
    assert there.is_open("CDFHJK", "192.0.2.1")
    assert not there.is_open("CDFHJK", "192.0.2.2")
    assert not there.is_open("CDFHJM", "192.0.2.1")
    assert heard == ["door CDFHJK 192.0.2.1"]
    clock.advance(REFRESH_SECONDS)
    here.open("CDFHJK", "192.0.2.1")
    assert len(heard) == 2


def test_a_door_lets_in_a_thousand_at_once_and_no_more_than_its_share() -> None:
    clock = ManualClock()
    doors = Doors(LocalBus(), RateLimits(Settings(), clock), clock.monotonic)
    doors.open("CDFHJK", "192.0.2.1")
    entered = [doors.lets_in("CDFHJK", "192.0.2.1") for _ in range(1001)]
    assert entered == [True] * 1000 + [False]
    clock.advance(1)
    assert sum(doors.lets_in("CDFHJK", "192.0.2.1") for _ in range(99)) == 50
