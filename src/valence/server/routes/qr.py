"""QR codes with a join link."""

import io

import segno

from valence.server.settings import Settings


def join_url(settings: Settings, base: str, code: str) -> str:
    """The link to a table or room, at the server's public address."""
    return f"{(settings.public_url or base).rstrip('/')}/join/{code}"


def slip_url(settings: Settings, base: str, code: str, slip: str) -> str:
    """A student's personal link to a room. The slip is in the fragment, so that no log has it."""
    return f"{(settings.public_url or base).rstrip('/')}/room/{code}#slip={slip}"


def svg(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=8, border=3, light="white")
    return picture.getvalue()


def terminal(text: str) -> str:
    """The QR code in half-block characters, small enough for any terminal."""
    lines = io.StringIO()
    segno.make(text, error="l").terminal(lines, compact=True, border=2)
    return lines.getvalue()
