"""Random seeds and salts for new deals."""

from secrets import randbits, token_hex


def new_seed() -> int:
    return randbits(128)


def new_salt() -> str:
    return token_hex(16)
