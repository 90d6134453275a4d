"""People, their sessions and their recovery phrases in SQL."""

from msgspec.structs import astuple

from valence.server.store import PersonRow
from valence.server.store.database import Database

LAST_SEEN_PRECISION = 3600.0  # seconds; a person's last visit is written at most this often

PERSON = "id, token_hash, name, created"


class PeopleSql(Database):
    async def add_person(self, person: PersonRow) -> None:
        sql = f"insert into people ({PERSON}, seen) values ($1, $2, $3, $4, $4)"
        await self._write((sql, *astuple(person)))

    async def person(self, token_hash: bytes) -> PersonRow | None:
        rows = await self._read(
            """select id, name, created, seen from people where token_hash = $1
               or id = (select person from sessions where token_hash = $1)""",
            token_hash,
        )
        if not rows:
            return None
        id_, name, created, seen = rows[0]
        if seen < (now := self._clock()) - LAST_SEEN_PRECISION:
            await self._write(("update people set seen = $1 where id = $2", now, id_))
        return PersonRow(id_, token_hash, name, created)

    async def rename_person(self, id_: str, name: str) -> None:
        await self._write(("update people set name = $1 where id = $2", name, id_))

    # Sessions in other browsers

    async def add_session(self, token_hash: bytes, person: str) -> None:
        sql = "insert into sessions (token_hash, person) values ($1, $2)"
        await self._write((sql, token_hash, person))

    async def end_session(self, token_hash: bytes, nobodys: bytes) -> None:
        await self._write(
            ("delete from sessions where token_hash = $1", token_hash),
            ("update people set token_hash = $2 where token_hash = $1", token_hash, nobodys),
        )

    async def end_other_sessions(self, person: str, own: bytes, nobodys: bytes) -> None:
        others = "token_hash <> $2"
        await self._write(
            (f"delete from sessions where person = $1 and {others}", person, own),
            (
                f"update people set token_hash = $3 where id = $1 and {others}",
                *(person, own, nobodys),
            ),
        )

    # Recovery phrases

    async def set_phrase(self, person: str, hash_: bytes, created: float) -> None:
        sql = """insert into phrases (person, hash, created) values ($1, $2, $3)
                 on conflict (person) do update set hash = excluded.hash, created = excluded.created"""
        await self._write((sql, person, hash_, created))

    async def remove_phrase(self, person: str) -> None:
        await self._write(("delete from phrases where person = $1", person))

    async def phrase_created(self, person: str) -> float | None:
        rows = await self._read("select created from phrases where person = $1", person)
        return float(rows[0][0]) if rows else None

    async def owner_of_phrase(self, hash_: bytes) -> str | None:
        rows = await self._read("select person from phrases where hash = $1", hash_)
        return str(rows[0][0]) if rows else None
