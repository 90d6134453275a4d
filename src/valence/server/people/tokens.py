"""Random ids, and the secret tokens that identify people."""

from hashlib import sha256
from secrets import token_hex, token_urlsafe


def new_id() -> str:
    return token_hex(8)


def new_token() -> str:
    """Return 256 random bits; anyone who presents the token is that person."""
    return token_urlsafe(32)


def hash_token(token: str) -> bytes:
    return sha256(token.encode()).digest()
