"""The seed of a deal: its hash is published before the first card, the seed itself after the last."""

from hashlib import sha256
from secrets import randbits, token_hex


def new_seed() -> int:
    return randbits(128)


def new_salt() -> str:
    return token_hex(16)


def revealed(seed: int, salt: str) -> str:
    """Return the text that is published when the game is over: the seed and the salt."""
    return f"{seed:032x} {salt}"


def commitment(seed: int, salt: str) -> str:
    """Return the hash that is published at the start: it fixes the deal without revealing it."""
    return sha256(revealed(seed, salt).encode()).hexdigest()
