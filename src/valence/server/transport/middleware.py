"""Checks before every request (origin, content type, rate limit), and the headers of every response."""

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from litestar.enums import ScopeType

from valence.core.languages import DEFAULT, Language, known_or_default
from valence.core.problems import text_in
from valence.core.wire import encode
from valence.handlers.problems import STATUS
from valence.server.monitoring.metrics import Metrics
from valence.server.people.sessions import People, token_in
from valence.server.problems import en
from valence.server.settings import Settings
from valence.server.sharing.doors import Doors
from valence.server.sharing.rates import RateLimits
from valence.server.transport.origins import Origins
from valence.server.words import problem, reason
from valence.table.codes import read_code
from valence.table.errors import Denied, Kind, forbidden, too_many
from valence.table.protocol import CLOSE_FORBIDDEN, CLOSE_TOO_MANY

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

SOLO = "/solo"
# Their names change with their content.
SOLO_VERSIONED = ("/solo/assets/", "/solo/pyodide-", "/solo/v-")
# Addresses of 0.2, which programs and bookmarks have.
OLDER_PATHS = (
    (re.compile("^/api/decks(?=/|$)"), "/api/sets"),
    (re.compile("^(/api/games/[^/]+)/deck/"), r"\1/set/"),
)
CODE_IN_PATH = re.compile("/api/(?:join|rooms|tables)/([^/]+)")
CODE_HEADER = "x-valence-code"
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
# Files of the client and health checks cost next to nothing and are not limited.
LIMITED = ("/api/", "/ws", "/schema", "/metrics")
PERSONAL = "/api/"  # pages and files say nothing about anybody
TRY_AGAIN = {429, 503}
RETRY = [(b"retry-after", b"2")]
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src {scripts}; img-src 'self' data:; style-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'{embedding}"
)
HTTPS_ONLY = [(b"strict-transport-security", b"max-age=31536000")]  # a year
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Middleware:
    """Checks every request to the application, and adds headers to every response."""

    def __init__(
        self,
        app: "ASGIApp",
        settings: Settings,
        metrics: Metrics,
        people: People,
        limits: RateLimits,
        doors: Doors,
    ) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._people = people
        self._limits = limits
        self._doors = doors
        self._origins = Origins(settings.public_url)

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope.get("headers") is None:
            await self._app(scope, receive, send)  # the lifespan of the server
            return
        if scope["type"] == ScopeType.HTTP:
            scope["path"] = todays_path(scope["path"])
            await self._http(scope, receive, send)
        else:
            await self._websocket(scope, receive, send)

    async def _websocket(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        headers = _headers(scope)
        if not (self._origins.is_our_name(headers) and self._is_own(scope, headers)):
            await send(
                {"type": "websocket.close", "code": CLOSE_FORBIDDEN, "reason": "foreign origin"}
            )
        elif self._is_within_limits(scope):
            await self._app(scope, receive, send)
        else:
            # Opened first, so that the client learns the reason and does not blame a filter for it.
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send(
                {"type": "websocket.close", "code": CLOSE_TOO_MANY, "reason": "too many requests"}
            )

    async def _http(self, scope: "HTTPScope", receive: "Receive", send: "Send") -> None:
        async def with_headers(message: "Message") -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [
                    *HEADERS,
                    (b"content-language", language_in(scope).encode()),
                    self._policy(scope),
                    _caching(scope, status),
                    *(RETRY if status in TRY_AGAIN else ()),
                    *(HTTPS_ONLY if is_encrypted(scope, self._settings) else ()),
                ]
                message["headers"] = [*message.get("headers", ()), *more]
                self._metrics.requests.labels(scope["method"], status).inc()
            await send(message)

        try:
            self._check(scope)
        except Denied as denied:
            await _refuse(scope, with_headers, denied)
        else:
            await self._app(scope, receive, with_headers)

    def _policy(self, scope: "Scope") -> tuple[bytes, bytes]:
        """Return the content security policy: only the games that run without a server may compile WebAssembly."""
        is_solo = scope["path"].startswith(SOLO)
        policy = CONTENT_SECURITY_POLICY.format(
            scripts="'self' 'wasm-unsafe-eval'" if is_solo else "'self'",
            embedding="".join(f" {site}" for site in self._settings.embedding_sites),
        )
        return (b"content-security-policy", policy.encode())

    def _check(self, scope: "HTTPScope") -> None:
        headers = _headers(scope)
        if scope["path"].startswith(PERSONAL) and not self._origins.is_our_name(headers):
            raise forbidden("foreign_host")
        if not self._is_within_limits(scope):
            raise too_many("requests")
        if scope["method"] in SAFE_METHODS:
            return
        if not self._is_own(scope, headers):
            raise forbidden("foreign_origin")
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Denied(Kind.WRONG_TYPE, "not_json")

    def _is_own(self, scope: "Scope", headers: dict[str, str]) -> bool:
        return self._origins.is_own(headers, is_encrypted=is_encrypted(scope, self._settings))

    def _is_within_limits(self, scope: "Scope") -> bool:
        """Count a request by person, or without a session by address, which a school shares; False if too many."""
        if not scope["path"].startswith(LIMITED):
            return True
        person = self._people.recent(token_in(_headers(scope).get("cookie", "")))
        if person is not None:
            return self._limits.own_requests.allows(person)
        own = address(scope)
        return self._limits.requests.allows(own) or self._doors.lets_in(code_in(scope), own)


def address(scope: "Scope") -> str:
    """The client's address; behind a trusted proxy, uvicorn has put the real one here."""
    client = scope.get("client")
    return client[0] if client else "?"


def language_in(scope: "Scope") -> Language:
    """Return the language in which a request is answered."""
    return known_or_default(
        parse_qs(scope["query_string"].decode("latin-1")).get("lang", [DEFAULT])[-1]
    )


def todays_path(path: str) -> str:
    for older, todays in OLDER_PATHS:
        path = older.sub(todays, path)
    return path


def code_in(scope: "Scope") -> str:
    """Return the code that a request names: in its path, or in a header of requests that come before."""
    found = CODE_IN_PATH.match(scope["path"])
    return read_code(found[1] if found else _headers(scope).get(CODE_HEADER, ""))


def is_encrypted(scope: "Scope", settings: Settings) -> bool:
    """Return True if people use HTTPS: a trusted proxy says so, or the public address does."""
    return scope["scheme"] in ("https", "wss") or settings.public_url.startswith("https:")


def _headers(scope: "Scope") -> dict[str, str]:
    return {
        name.decode("latin-1"): value.decode("latin-1") for name, value in scope.get("headers", ())
    }


def _caching(scope: "Scope", status: int) -> tuple[bytes, bytes]:
    """Return the caching header: errors and personal data aren't cached; built files never change under one name."""
    path = scope["path"]
    if status >= 400:
        return (b"cache-control", b"no-store")
    if path.startswith(("/assets/", "/api/drawings/", *SOLO_VERSIONED)):
        return (b"cache-control", b"public, max-age=31536000, immutable")
    if "/drawings/" in path:
        return (b"cache-control", b"private, max-age=3600")
    return (b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache")


REFUSED_PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Valence</title>
<h1>{title}</h1><p>{reason}</p><p><a href="">{again}</a></p></html>
"""


async def _refuse(scope: "HTTPScope", send: "Send", denied: Denied) -> None:
    """Refuse a request with a page for people, or with a problem for programs."""
    language = language_in(scope)
    if "text/html" in _headers(scope).get("accept", ""):
        media_type, body = (
            b"text/html",
            REFUSED_PAGE.format(
                language=language,
                title=text_in(language, en.one_moment),
                reason=reason(denied, language),
                again=text_in(language, en.try_again),
            ).encode(),
        )
    else:
        media_type, body = b"application/json", encode(problem(denied, language))
    headers = [(b"content-type", media_type), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": STATUS[denied.kind], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
