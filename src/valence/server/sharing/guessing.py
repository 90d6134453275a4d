"""Slows down people who guess the codes of tables and rooms."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from valence.server.sharing.doors import Doors
from valence.server.sharing.rates import RateLimits
from valence.table.errors import Denied, Kind, too_many

MAX_REMEMBERED = 50_000  # codes that people have used


class LookUp:
    """The table or room that a code leads to."""

    belongs = False
    """True if the person has a seat at the table, or a place in the room."""


class GuessingGuard:
    """Guards every look-up of a code. People who have guessed too often learn nothing from a right code either.

    Many may share an address, so a code always works that the person has used before, that is in use behind the
    address, or that leads to a table or room to which they belong.
    """

    def __init__(self, limits: RateLimits, doors: Doors) -> None:
        self._doors = doors
        self._by_address = limits.wrong_codes
        self._by_person = limits.own_wrong_codes
        self._used: OrderedDict[tuple[str, str], None] = OrderedDict()

    @contextmanager
    def looking_up(self, code: str, person: str | None, address: str) -> Iterator["LookUp"]:
        look_up, is_free = LookUp(), self._is_free(code, person, address)
        if not is_free and person is None:
            raise too_many("wrong_codes")
        try:
            yield look_up
        except Denied as denied:
            if denied.kind is Kind.UNKNOWN:
                if not is_free:
                    raise too_many("wrong_codes") from None
                self._count(person, address)
            raise
        if not (is_free or look_up.belongs):
            raise too_many("wrong_codes")
        if person is not None:
            self._remember(person, code)

    def _is_free(self, code: str, person: str | None, address: str) -> bool:
        if (person or "", code) in self._used or self._doors.is_open(code, address):
            return True
        has_guessed = person is not None and self._by_person.is_used_up(person)
        return not (has_guessed or self._by_address.is_used_up(address))

    def _count(self, person: str | None, address: str) -> None:
        self._by_address.allows(address)
        if person is not None:
            self._by_person.allows(person)

    def _remember(self, person: str, code: str) -> None:
        self._used[person, code] = None
        self._used.move_to_end((person, code))
        if len(self._used) > MAX_REMEMBERED:
            self._used.popitem(last=False)
