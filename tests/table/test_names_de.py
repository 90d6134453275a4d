"""Generated names and the names of bots in German."""

import pytest

from valence.chem.elements import elements
from valence.chem.names import de
from valence.core.languages import Language
from valence.server.rooms.rude_words import is_rude
from valence.table.names import bot_name, called
from valence.table.nicknames import LONGEST_ELEMENT, MAX_LENGTH, generate_name, is_generated
from valence.table.words import adjectives, nickname

GERMAN = Language("de")


def test_the_adjective_agrees_with_the_element() -> None:
    assert nickname(GERMAN, "Mutiges", "Brom") == "Mutiges Brom"
    assert nickname(GERMAN, "Mutiges", "Schwefel") == "Mutiger Schwefel"


def test_every_generated_name_is_fine() -> None:
    short = [name for name in map(de.element, elements()) if len(name) <= LONGEST_ELEMENT]
    names = [nickname(GERMAN, one, element) for one in adjectives(GERMAN) for element in short]
    assert len(set(names)) == len(names)
    assert not any(map(is_rude, names))
    assert max(map(len, names)) + len(" 99") <= MAX_LENGTH


@pytest.mark.parametrize(
    ("name", "is_allowed"),
    [
        ("Flinkes Neon", True),
        ("Flinker Phosphor 2", True),
        ("Flinkes Phosphor", False),
        ("Flinkes Neon ist doof", False),
    ],
)
def test_only_generated_names_count_as_such(name: str, is_allowed: bool) -> None:
    assert is_generated(name) == is_allowed
    assert is_generated(generate_name(GERMAN))


def test_bots_have_names_without_endings() -> None:
    assert [bot_name(level, GERMAN) for level in ("easy", "fair", "strong", "3")] == [
        "Bot Leicht",
        "Bot Mittel",
        "Bot Stark",
        "Bot Stärke 3",
    ]
    assert called("Fair bot 2", GERMAN) == "Bot Mittel 2"
