"""The seed of a deal: its hash is published before the first card, the seed itself after the last."""

from hashlib import sha256


def revealed(seed: int, salt: str) -> str:
    """What is published when the game is over."""
    return f"{seed:032x} {salt}"


def commitment(seed: int, salt: str) -> str:
    """What is published at the start: it fixes the deal without revealing it."""
    return sha256(revealed(seed, salt).encode()).hexdigest()
