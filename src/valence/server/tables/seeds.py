"""The seed of a deal: committed to by its hash before the first card, revealed after the last."""

from hashlib import sha256
from secrets import randbits, token_hex


def new_seed() -> int:
    return randbits(128)


def new_salt() -> str:
    return token_hex(16)


def revealed(seed: int, salt: str) -> str:
    """What is published when the game is over."""
    return f"{seed:032x} {salt}"


def commitment(seed: int, salt: str) -> str:
    """What is published at the start: it fixes the deal without giving it away."""
    return sha256(revealed(seed, salt).encode()).hexdigest()
