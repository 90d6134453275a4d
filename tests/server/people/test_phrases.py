"""Recovery phrases."""

import pytest

from valence.server.people.phrases import new_phrase, read_phrase, word_of

# Examples of the scheme's author: arXiv:0901.4016.
WORDS = [(0x7F00, "lusab"), (0x0001, "babad"), (0x3F54, "gutih"), (0xDCC1, "tugad")]
PHRASE = "lusab babad gutih tugad lusab babad gutih tugad"


@pytest.mark.parametrize(("number", "word"), WORDS)
def test_words_follow_the_published_scheme(number: int, word: str) -> None:
    assert word_of(number) == word


def test_every_number_of_16_bits_has_a_word_of_its_own() -> None:
    assert len({word_of(number) for number in range(2**16)}) == 2**16


def test_a_phrase_has_eight_words_and_is_another_one_each_time() -> None:
    phrases = {new_phrase() for _ in range(100)}
    assert len(phrases) == 100
    assert {len(phrase.split()) for phrase in phrases} == {8}


@pytest.mark.parametrize(
    "typed",
    [PHRASE.upper(), PHRASE.replace(" ", "-"), f"  1. {PHRASE}\n", PHRASE.replace(" ", "")],
)
def test_a_phrase_is_read_however_it_is_typed(typed: str) -> None:
    assert read_phrase(typed) == PHRASE
