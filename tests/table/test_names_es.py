"""Names of bots and generated nicknames in Spanish, which agree with anybody."""

import pytest

from valence.chem.elements import elements
from valence.chem.names import es as names
from valence.core.languages import Language
from valence.table.names import called
from valence.table.nicknames import MAX_LENGTH, generate_name, is_generated, is_of_bot
from valence.table.words import es

ES = Language("es")


@pytest.mark.parametrize(
    ("stored", "name"),
    [
        ("Puzzling bot", "Bot misterioso"),
        ("Fair bot 2", "Bot medio 2"),
        ("Strong bot", "Bot fuerte"),
        ("Level 7 bot", "Bot de nivel 7"),
        ("Ada", "Ada"),
    ],
)
def test_a_bot_is_called(stored: str, name: str) -> None:
    assert called(stored, ES) == name


def test_nobody_else_is_called_like_a_bot() -> None:
    assert is_of_bot("bot fuerte 3")
    assert not is_of_bot("Ada")


def test_a_generated_name_is_known_as_one() -> None:
    assert is_generated(generate_name(ES))
    assert is_generated("Neón Veloz 12")


def test_adjectives_are_the_same_for_every_gender() -> None:
    assert not [one for one in es.ADJECTIVES if one.endswith(("o", "a", "or"))]
    longest = max(len(name) for name in map(names.element, elements()) if len(name) <= 12)
    assert max(map(len, es.ADJECTIVES)) + 1 + longest <= MAX_LENGTH
