"""Names that are refused in a class, and names that must not be."""

import pytest

from valence.chem.elements import elements
from valence.chem.names import en
from valence.core.languages import DEFAULT
from valence.server.rooms.rude_words import is_rude
from valence.table.words import adjectives


@pytest.mark.parametrize(
    "name",
    [
        *("fuck", "FUCK YOU", "fuck you teacher", "FuckYou", "fuckface", "fuuuuck", "f u c k"),
        *("fu ck", "f.u.c.k", "fück", "fuck69", "Poopface69", "sh1t", "$hit", "5hit", "b!tch"),
        *("@ss", "a55", "fцck".replace("ц", "u"), "ѕһit".replace("һ", "h"), "ａｓｓ", "pen1s"),
        *("Arschloch", "4rsch", "Scheiße", "scheisse", "Hurensohn", "hur3nsohn", "Wichser 2"),
        *("Nazi", "Heil Hitler", "H1tler", "Fotze", "f0tze", "möse", "1488", "Kanake", "asshole"),
        *("a_s_s", "Ass-Hole", "motherfucker"),
    ],
)
def test_rude_names_are_refused_however_they_are_spelled(name: str) -> None:
    assert is_rude(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "Ben 2", "Marsch", "Kanal", "Scunthorpe", "Essex", "Tische", "Georgie", "Bob"),
        *("Yoshitaka", "Nazim", "Ignazio", "Cassandra", "Janus", "Wang", "Cox", "Willy", "Titus"),
        *("Analyse", "Titration", "Arsen", "Cumol", "Peacock", "Dickens", "Hannah", "Fatma"),
        *("Ümit", "José", "Zoë", "Jörg", "Şeyma", "Михаил", "Νίκος", "李", "Mia", "Ben10", "7b"),
        *("Grape", "Therapist", "Direct", "Pissarro", "Mitten", "Class 10b", "Basset"),
    ],
)
def test_ordinary_names_are_not(name: str) -> None:
    assert not is_rude(name)


def test_every_generated_name_is_fine() -> None:
    names = [en.element(symbol).capitalize() for symbol in elements()]
    assert [n for n in names if is_rude(n)] == []
    assert [
        f"{a} {n}" for a in adjectives(DEFAULT) for n in names[:20] if is_rude(f"{a} {n}")
    ] == []
