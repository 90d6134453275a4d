"""Routes for the recovery phrase, with which a teacher goes on in another browser, and for signing out."""

from typing import Annotated, Any

from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.server.people.tokens import hash_token
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheService,
    looking_up,
)
from valence.server.routes.people import cookies_of, no_cookies


class NewPhrase(Struct, frozen=True):
    phrase: str
    """Nobody can read it again later."""


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Annotated[str, Meta(max_length=200)]
    classes: bool = False
    """True to take the classes of this browser along."""


@post("/api/me/phrase", tags=["people"])
async def make_phrase(service: TheService, person: CurrentPerson) -> NewPhrase:
    """Make your recovery phrase, in place of an older one. Only its hash is stored."""
    return NewPhrase(await service.people.make_phrase(person))


@post("/api/me/revoke", tags=["people"], status_code=204)
async def revoke_phrase(service: TheService, person: CurrentPerson) -> None:
    """Remove your recovery phrase, and sign out in all other browsers."""
    await service.people.revoke_phrase(person)
    service.signing_out.tell(person.id)


@post("/api/me/recover", tags=["people"], status_code=204)
async def recover(
    request: AnyRequest, service: TheService, person: CurrentPerson, data: JSONBody[Recovery]
) -> Response[None]:
    """Go on in this browser as the person whose recovery phrase this is."""
    with looking_up(hash_token(data.phrase).hex(), request, service, person.id) as look_up:
        owner = await service.people.owner_of(data.phrase)
        look_up.belongs = True
    if data.classes and owner != person.id:
        await service.rooms.classes.hand_over(person, owner)
    token = await service.people.begin_session(owner)
    await service.people.end_session(person)
    return Response(None, cookies=await cookies_of(request, service, owner, token))


@post("/api/me/leave", tags=["people"], status_code=204)
async def sign_out(
    request: AnyRequest, service: TheService, person: CurrentPerson
) -> Response[None]:
    """End the session of this browser. Only a recovery phrase or a personal link leads back."""
    await service.people.end_session(person)
    return Response(None, cookies=no_cookies(request, service))


ROUTES: list[Any] = [make_phrase, revoke_phrase, recover, sign_out]
