"""Everything that must not be guessed: tokens, codes, seeds."""

from hashlib import sha256
from secrets import choice, randbits, token_hex, token_urlsafe

# No 0 O 1 I L, B 8, S 5, Z 2, G 6, U V, which are misread, and no vowels, which make words.
ALPHABET = "CDFHJKMNPQRTWXY3479"
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as people type it: small letters, blanks and hyphens do not matter."""
    return "".join(typed.upper().replace("-", " ").split())


def new_id() -> str:
    return token_hex(8)


def new_token() -> str:
    """256 bits; whoever has it is that person."""
    return token_urlsafe(32)


def hash_token(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_seed() -> int:
    return randbits(128)


def new_salt() -> str:
    return token_hex(16)


def revealed(seed: int, salt: str) -> str:
    """What is published at the end."""
    return f"{seed:032x} {salt}"


def commitment(seed: int, salt: str) -> str:
    """What is published at the start: it fixes the deal and does not give it away."""
    return sha256(revealed(seed, salt).encode()).hexdigest()
