"""Slows down people who guess the codes of tables and rooms."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from valence.server.sharing.doors import Doors
from valence.server.sharing.rates import RateLimits
from valence.table.errors import Denied, Kind, too_many

MAX_REMEMBERED = 50_000  # codes that people have used


class GuessingGuard:
    """Guards every look-up of a code. People who have guessed too often learn nothing from a right code either.

    Many may share an address, so a code always works that the person has used before, or that is in use behind the
    address.
    """

    def __init__(self, limits: RateLimits, doors: Doors) -> None:
        self._doors = doors
        self._by_address = limits.wrong_codes
        self._by_person = limits.own_wrong_codes
        self._used: OrderedDict[tuple[str, str], None] = OrderedDict()

    @contextmanager
    def looking_up(self, code: str, person: str | None, address: str) -> Iterator[None]:
        if (person or "", code) not in self._used and not self._doors.is_open(code, address):
            self._check(person, address)
        try:
            yield
        except Denied as denied:
            if denied.kind is Kind.UNKNOWN:
                self._count(person, address)
            raise
        if person is not None:
            self._remember(person, code)

    def _check(self, person: str | None, address: str) -> None:
        is_known = person is not None and self._by_person.is_used_up(person)
        if is_known or self._by_address.is_used_up(address):
            raise too_many("wrong_codes")

    def _count(self, person: str | None, address: str) -> None:
        self._by_address.allows(address)
        if person is not None:
            self._by_person.allows(person)

    def _remember(self, person: str, code: str) -> None:
        self._used[person, code] = None
        self._used.move_to_end((person, code))
        if len(self._used) > MAX_REMEMBERED:
            self._used.popitem(last=False)
