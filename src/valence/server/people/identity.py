"""People: a nickname and a token in a cookie, of which only the hash is kept."""

from time import time

from msgspec.structs import replace

from valence.server.people.nicknames import clean, generated
from valence.server.people.tokens import hash_token, new_id, new_token
from valence.server.store import PersonRow, Store
from valence.table.errors import Denied

COOKIE = "valence"
LONGEST_TOKEN = 200


class People:
    """The people whom the store knows; asked every time, since another process may have renamed or forgotten one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known(self, token: str | None) -> PersonRow | None:
        """Whose token this is; None for nobody's."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        return await self._store.person(hash_token(token))

    async def welcome(self, name: str | None = None) -> tuple[PersonRow, str]:
        """A new person, and the token that is told only once."""
        token = new_token()
        hashed = hash_token(token)
        person = PersonRow(new_id(), hashed, clean(name or generated()), time())
        await self._store.add_person(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = replace(person, name=clean(name))
        await self._store.rename_person(person.id, renamed.name)
        return renamed


def no_token() -> Denied:
    return Denied(401, "no_token", "Who are you? Ask for /api/me first, and keep the cookie.")
