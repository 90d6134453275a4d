"""Join codes of tables and rooms."""

from secrets import choice

# Without 0 O 1 I L, B 8, S 5, Z 2, G 6, U V, which are easily misread, and without vowels, which make words.
ALPHABET = "CDFHJKMNPQRTWXY3479"
SHORT, LONG = 6, 8


def new_code(length: int = SHORT) -> str:
    """Return a random code. Short ones are easy to type; tables that aren't public have long ones, hard to guess."""
    return "".join(choice(ALPHABET) for _ in range(length))


def read_code(typed: str) -> str:
    """Normalize a code as people type it: case, spaces and hyphens don't matter."""
    return "".join(typed.upper().replace("-", " ").split())
