"""Real services for the server's tests: started once, and an empty store for every test."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from tests.programs import Missing
from tests.server import services
from valence.server.store import Store, open_store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[services.Postgres]:
    try:
        with services.postgres() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def redis_server() -> Iterator[services.Redis]:
    try:
        with services.redis() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def redis_url(redis_server: services.Redis) -> str:
    return redis_server.url


@pytest.fixture
def empty_postgres_url(postgres_server: services.Postgres) -> str:
    """A part of the database for one test, without our tables; creating a whole database takes long."""
    name = f"test_{token_hex(6)}"
    asyncio.run(_create_schema(postgres_server.url, name))
    return f"{postgres_server.url}?search_path={name}"


async def _create_schema(url: str, name: str) -> None:
    db = await asyncpg.connect(url)
    await db.execute(f"create schema {name}")
    await db.close()


@pytest.fixture
def postgres_url(empty_postgres_url: str) -> str:
    """Our tables with nothing in them."""
    asyncio.run(open_store(empty_postgres_url).upgrade())
    return empty_postgres_url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'valence.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """An empty store, once of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = open_store(store_url)
    await store.open()
    yield store
    await store.close()
