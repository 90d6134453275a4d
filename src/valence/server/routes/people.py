"""Routes for people: the session, the nickname, and where a code leads."""

from typing import Any

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from valence.core.languages import Language
from valence.server.people.sessions import COOKIE, SECURE_COOKIE
from valence.server.routes.dependencies import (
    AnyRequest,
    TheLanguage,
    TheService,
    looking_up,
    person_of,
    token_of,
)
from valence.server.service import Service
from valence.server.store import PersonRow
from valence.server.store.retention import DAY
from valence.server.transport.middleware import address, code_in, is_encrypted
from valence.table.codes import read_code
from valence.table.errors import too_many, unknown_code
from valence.table.nicknames import Me, NewName, generate_name


class Destination(Struct, frozen=True):
    kind: str
    code: str


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, service: TheService, language: TheLanguage) -> Response[Me]:
    """You. Without a session cookie this starts a session with a generated name."""
    token = token_of(request)
    person = await service.people.find(token)
    if person is None:
        return await _new_session(request, service, None, language)
    # Renew the cookie, so that it lasts as long as the person is stored.
    return _me(person, language, *await cookies_of(request, service, person.id, token))


@put("/api/me", tags=["people"])
async def rename(
    request: AnyRequest, service: TheService, language: TheLanguage, data: JSONBody[NewName]
) -> Response[Me]:
    """Change your nickname. It is used where you sit down from now on."""
    person = await service.people.find(token_of(request))
    if person is None:
        return await _new_session(request, service, data.name, language)
    return _me(await service.people.rename(person, data.name), language)


@get("/api/join/{code:str}", tags=["people"])
async def destination(code: FromPath[str], request: AnyRequest, service: TheService) -> Destination:
    """Find out if a code leads to a table or to a room."""
    normalized = read_code(code)
    with looking_up(code, request, service, await person_of(request, service)):
        if await service.store.table(normalized):
            return Destination("table", normalized)
        if await service.store.room(normalized):
            return Destination("room", normalized)
        raise unknown_code(code)


async def _new_session(
    request: AnyRequest, service: Service, name: str | None, language: Language
) -> Response[Me]:
    own, doors = address(request.scope), service.doors
    if not (service.limits.new_people.allows(own) or doors.lets_in(code_in(request.scope), own)):
        raise too_many("new_people")
    person, token = await service.people.create(name, language)
    return _me(person, language, *await cookies_of(request, service, person.id, token))


class CookieInFrames(Cookie):
    """A cookie that browsers keep apart for each site that embeds us (CHIPS)."""

    def to_header(self, **kwargs: Any) -> str:
        return f"{super().to_header(**kwargs)}; Partitioned"


async def cookies_of(
    request: AnyRequest, service: Service, person: str, token: str
) -> list[Cookie]:
    """The session cookie; over HTTPS under its secure name, which replaces the plain one."""
    settings = service.settings
    is_secure = is_encrypted(request.scope, settings)
    is_kept = await service.store.is_in_kept_room(person)
    days = max(settings.keep_days, settings.keep_classes_days if is_kept else 0)
    session = _kind(request, service)(
        key=SECURE_COOKIE if is_secure else COOKIE,
        value=token,
        path="/",
        max_age=int(days * DAY),
        httponly=True,
        samesite="none" if _is_embedded(request, service) else "lax",
        secure=is_secure,
    )
    if is_secure and COOKIE in request.cookies:
        return [session, Cookie(key=COOKIE, value="", path="/", max_age=0, secure=True)]
    return [session]


def _is_embedded(request: AnyRequest, service: Service) -> bool:
    """Return True if the page may be in a frame of another site, where browsers keep only secure cookies."""
    settings = service.settings
    return is_encrypted(request.scope, settings) and bool(settings.embedding_sites)


def _kind(request: AnyRequest, service: Service) -> type[Cookie]:
    return CookieInFrames if _is_embedded(request, service) else Cookie


def no_cookies(request: AnyRequest, service: Service) -> list[Cookie]:
    """Remove the session cookie."""
    kind = _kind(request, service)
    return [
        kind(key=name, value="", path="/", max_age=0, secure=name == SECURE_COOKIE)
        for name in (SECURE_COOKIE, COOKIE)
        if name in request.cookies
    ]


def _me(person: PersonRow, language: Language, *cookies: Cookie) -> Response[Me]:
    return Response(Me(person.name, generate_name(language)), cookies=cookies)


ROUTES = [me, rename, destination]
