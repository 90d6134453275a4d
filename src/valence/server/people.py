"""People: a nickname and a token in a cookie, of which only the hash is kept."""

from collections import OrderedDict
from time import time

from msgspec.structs import replace

from valence.server import secret
from valence.server.nicknames import clean, generated
from valence.server.problems import Denied
from valence.server.store import PersonRow, Store

COOKIE = "valence"
REMEMBERED = 10_000


class People:
    """The people whom the store knows, those seen last in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: OrderedDict[bytes, PersonRow] = OrderedDict()

    async def known(self, token: str | None) -> PersonRow | None:
        """Whose token this is; None for nobody's."""
        if not token or len(token) > 200:
            return None
        hashed = secret.hash_token(token)
        person = self._seen.get(hashed) or await self._store.person(hashed)
        if person is not None:
            self._remember(person)
        return person

    async def welcome(self, name: str | None = None) -> tuple[PersonRow, str]:
        """A new person, and the token that is told only once."""
        token = secret.new_token()
        hashed = secret.hash_token(token)
        person = PersonRow(secret.new_id(), hashed, clean(name or generated()), time())
        await self._store.add_person(person)
        self._remember(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = replace(person, name=clean(name))
        await self._store.rename_person(person.id, renamed.name)
        self._remember(renamed)
        return renamed

    def _remember(self, person: PersonRow) -> None:
        self._seen[person.token_hash] = person
        self._seen.move_to_end(person.token_hash)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)


def no_token() -> Denied:
    return Denied(401, "no_token", "Who are you? Ask for /api/me first, and keep the cookie.")
