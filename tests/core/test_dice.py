"""The dice, compared with values from `b2sum -l 64` and a calculator."""

import pytest

from valence.core.dice import Dice


def test_the_first_words_of_a_label() -> None:
    dice = Dice(7, "deal")
    assert [dice.word() for _ in range(4)] == [
        0xAC190770F485EBD2,
        0x31FC68B2B54335F2,
        0x9BC3C482E75046FA,
        0x7D1ADD64D07CE15F,
    ]


def test_a_seed_may_have_128_bits_and_a_label_a_space() -> None:
    dice = Dice(1 << 127, "take 17")
    assert [dice.word(), dice.word()] == [0xD8D09F45EA009C5A, 0xC1339953D9522AA5]


def test_a_shuffle_depends_on_seed_and_label_alone() -> None:
    assert Dice(7, "deal").shuffled("abcdef") == list("fadcbe")
    assert Dice(7, "deal").shuffled("fedcba") == list("fadcbe")


def test_an_index_is_a_word_modulo_n() -> None:
    assert Dice(7, "deal").below(10) == 0xAC190770F485EBD2 % 10


def test_words_that_would_favour_low_indices_are_rejected() -> None:
    # Below n = 0x9D…, the first word (0xAC…) is too large to be fair, the second (0x31…) is not.
    assert Dice(7, "deal").below(0x9D00000000000000) == 0x31FC68B2B54335F2


def test_every_index_comes_up() -> None:
    dice = Dice(1, "start")
    assert {dice.below(6) for _ in range(100)} == set(range(6))


def test_an_index_needs_a_positive_bound() -> None:
    with pytest.raises(ValueError, match="an index below 0"):
        Dice(1, "start").below(0)
