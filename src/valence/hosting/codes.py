"""Join codes of tables and rooms."""

from secrets import choice

# Without 0 O 1 I L, B 8, S 5, Z 2, G 6, U V, which are easily misread, and without vowels, which make words.
ALPHABET = "CDFHJKMNPQRTWXY3479"
SHORT, LONG = 6, 8


def new_code(length: int = SHORT) -> str:
    """A short code is easy to type. Tables that aren't public have a long one, which can't be guessed."""
    return "".join(choice(ALPHABET) for _ in range(length))


def read_code(typed: str) -> str:
    """A code as people type it: case, spaces and hyphens don't matter."""
    return "".join(typed.upper().replace("-", " ").split())
