"""Routes for people: the session, the nickname, and where a code leads."""

from typing import Annotated

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from valence.hosting.codes import read_code
from valence.hosting.nicknames import generate_name
from valence.server.people.sessions import COOKIE
from valence.server.routes.dependencies import AnyRequest, Service, TheService, looking_up
from valence.server.store import PersonRow
from valence.server.store.retention import DAY
from valence.server.transport.middleware import address
from valence.table.errors import too_many, unknown_code


class Me(Struct, frozen=True):
    name: str
    suggestion: str
    """A generated name to choose instead."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


class Destination(Struct, frozen=True):
    kind: str
    code: str


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, service: TheService) -> Response[Me]:
    """You. Without a session cookie this starts a session with a generated name."""
    token = request.cookies.get(COOKIE)
    person = await service.people.find(token)
    if person is None or token is None:
        return await _new_session(request, service, None)
    # Renew the cookie, so that it lasts as long as the person is stored.
    return _me(person, _cookie(request, service, token))


@put("/api/me", tags=["people"])
async def rename(request: AnyRequest, service: TheService, data: JSONBody[NewName]) -> Response[Me]:
    """Change your nickname. It is used where you sit down from now on."""
    person = await service.people.find(request.cookies.get(COOKIE))
    if person is None:
        return await _new_session(request, service, data.name)
    return _me(await service.people.rename(person, data.name))


@get("/api/join/{code:str}", tags=["people"])
async def destination(code: FromPath[str], request: AnyRequest, service: TheService) -> Destination:
    """Whether a code leads to a table or to a room."""
    normalized = read_code(code)
    with looking_up(code, request, service):
        if await service.store.table(normalized):
            return Destination("table", normalized)
        if await service.store.room(normalized):
            return Destination("room", normalized)
        raise unknown_code(code)


async def _new_session(request: AnyRequest, service: Service, name: str | None) -> Response[Me]:
    if not service.limits.new_people.allows(address(request.scope)):
        raise too_many("Too many new people from your network. Wait a moment.")
    person, token = await service.people.create(name)
    return _me(person, _cookie(request, service, token))


def _cookie(request: AnyRequest, service: Service, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(service.settings.keep_days * DAY),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or service.settings.public_url.startswith("https:"),
    )


def _me(person: PersonRow, *cookies: Cookie) -> Response[Me]:
    return Response(Me(person.name, generate_name()), cookies=cookies)


ROUTES = [me, rename, destination]
