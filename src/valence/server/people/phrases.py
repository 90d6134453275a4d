"""Recovery phrases: eight made-up words with 128 random bits, from which everyone reads and types the same letters.

The words are proquints (arXiv:0901.4016): consonants and vowels in turn, each word 16 bits.
"""

from secrets import token_bytes

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 8
LETTERS = 5 * WORDS


def new_phrase() -> str:
    """Return a new phrase. Nobody can guess it: it has 128 random bits."""
    bits = token_bytes(2 * WORDS)
    words = (int.from_bytes(bits[n : n + 2], "big") for n in range(0, len(bits), 2))
    return " ".join(map(word_of, words))


def word_of(number: int) -> str:
    """Return the word for a number of 16 bits."""
    return (
        CONSONANTS[number >> 12]
        + VOWELS[number >> 10 & 3]
        + CONSONANTS[number >> 6 & 15]
        + VOWELS[number >> 4 & 3]
        + CONSONANTS[number & 15]
    )


def read_phrase(typed: str) -> str:
    """Return a phrase as it was made, whatever is between its words, in whichever case."""
    letters = "".join(one for one in typed.lower() if "a" <= one <= "z")
    return " ".join(letters[n : n + 5] for n in range(0, len(letters), 5))
