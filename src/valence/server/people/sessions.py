"""Sessions: a person is a nickname and a token in a cookie. Only the token's hash is stored."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec.structs import replace

from valence.core.languages import DEFAULT, Language
from valence.server.people.phrases import new_phrase, read_phrase
from valence.server.people.tokens import hash_token, new_id, new_token
from valence.server.store import PersonRow, Store
from valence.table.errors import Denied, Kind, unknown
from valence.table.nicknames import clean_name, generate_name

COOKIE = "valence"
SECURE_COOKIE = "__Host-valence"  # over HTTPS; no other host can set it
MAX_TOKEN_LENGTH = 200
MAX_RECENT = 20_000  # sessions in memory; the least recently used is dropped first


def token_in(cookies: str) -> str:
    """Return the token in a Cookie header; empty if there is none. Over HTTPS, version 0.1 used the plain name too."""
    pairs = [cookie.strip().partition("=") for cookie in cookies.split(";")]
    found = (
        value for wanted in (SECURE_COOKIE, COOKIE) for name, _, value in pairs if name == wanted
    )
    return next(found, "")


class People:
    """The people in the store. They aren't cached, because another process may rename or delete a person."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        # The ids of people, by the hash of their token.
        self._recent: OrderedDict[bytes, str] = OrderedDict()

    def recent(self, token: str) -> str | None:
        """Return the id of a person who was found under this token lately."""
        return self._recent.get(hash_token(token)) if token else None

    async def find(self, token: str | None) -> PersonRow | None:
        if not token or len(token) > MAX_TOKEN_LENGTH:
            return None
        person = await self._store.person(hash_token(token))
        if person is not None:
            self._remember(person)
        return person

    async def create(
        self, name: str | None = None, language: Language = DEFAULT
    ) -> tuple[PersonRow, str]:
        """Create a person and their token, which cannot be read again later."""
        token = new_token()
        name = clean_name(name or generate_name(language))
        person = PersonRow(new_id(), hash_token(token), name, self._clock())
        await self._store.add_person(person)
        self._remember(person)
        return person, token

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        renamed = replace(person, name=clean_name(name))
        await self._store.rename_person(person.id, renamed.name)
        return renamed

    # Other browsers of the same person

    async def make_phrase(self, person: PersonRow) -> str:
        """Make a recovery phrase in place of an older one. It cannot be read again later."""
        phrase = new_phrase()
        await self._store.set_phrase(person.id, hash_token(phrase), self._clock())
        return phrase

    async def owner_of(self, phrase: str) -> str:
        """Return the person whose recovery phrase this is."""
        found = await self._store.owner_of_phrase(hash_token(read_phrase(phrase)))
        if found is None:
            raise unknown("no_phrase")
        return found

    async def begin_session(self, person: str) -> str:
        """Begin another session of a person, and return its token."""
        token = new_token()
        await self._store.add_session(hash_token(token), person)
        return token

    async def end_session(self, person: PersonRow) -> None:
        """End the session in which this person was found."""
        await self._store.end_session(person.token_hash, nobodys=hash_token(new_token()))
        self._recent.pop(person.token_hash, None)

    async def revoke_phrase(self, person: PersonRow) -> None:
        """Remove a recovery phrase, and end the sessions in all other browsers."""
        await self._store.remove_phrase(person.id)
        await self._store.end_other_sessions(
            person.id, person.token_hash, nobodys=hash_token(new_token())
        )

    def forget_sessions(self, person: str) -> None:
        """Let every session of a person be looked up again."""
        for token_hash in [one for one, id_ in self._recent.items() if id_ == person]:
            del self._recent[token_hash]

    def _remember(self, person: PersonRow) -> None:
        self._recent[person.token_hash] = person.id
        self._recent.move_to_end(person.token_hash)
        if len(self._recent) > MAX_RECENT:
            self._recent.popitem(last=False)


def no_session() -> Denied:
    return Denied(Kind.NO_SESSION, "no_token")
