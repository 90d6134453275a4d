"""Join codes of tables and rooms."""

from secrets import choice

# Without 0 O 1 I L, B 8, S 5, Z 2, G 6, U V, which are easily misread, and without vowels, which make words.
ALPHABET = "CDFHJKMNPQRTWXY3479"
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as people type it: case, spaces and hyphens don't matter."""
    return "".join(typed.upper().replace("-", " ").split())
