"""Sessions: a person is a nickname and a token in a cookie. Only the token's hash is stored."""

from collections.abc import Callable

from msgspec.structs import replace

from valence.hosting.nicknames import clean_name, generate_name
from valence.server.people.tokens import hash_token, new_id, new_token
from valence.server.store import PersonRow, Store
from valence.table.errors import Denied

COOKIE = "valence"
MAX_TOKEN_LENGTH = 200


class People:
    """The people in the store. Nothing is cached, because another process may rename or delete a person."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def find(self, token: str | None) -> PersonRow | None:
        """The person with this token, if there is one."""
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        return await self._store.person(hash_token(token))

    async def create(self, name: str | None = None) -> tuple[PersonRow, str]:
        """A new person and their token, which cannot be read again later."""
        token = new_token()
        name = clean_name(name or generate_name())
        person = PersonRow(new_id(), hash_token(token), name, self._clock())
        await self._store.add_person(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = replace(person, name=clean_name(name))
        await self._store.rename_person(person.id, renamed.name)
        return renamed


def no_session() -> Denied:
    return Denied(401, "no_token", "No session cookie: call GET /api/me first.")
