"""Names that are refused in a class, and names that must not be."""

import pytest

from valence.chem.elements import elements
from valence.chem.names import names
from valence.core.languages import Language, written
from valence.server.rooms.rude_words import is_rude
from valence.table.words import adjectives, nickname


@pytest.mark.parametrize(
    "name",
    [
        *("fuck", "FUCK YOU", "fuck you teacher", "FuckYou", "fuckface", "fuuuuck", "f u c k"),
        *("fu ck", "f.u.c.k", "fück", "fuck69", "Poopface69", "sh1t", "$hit", "5hit", "b!tch"),
        *("@ss", "a55", "fцck".replace("ц", "u"), "ѕһit".replace("һ", "h"), "ａｓｓ", "pen1s"),
        *("Arschloch", "4rsch", "Scheiße", "scheisse", "Hurensohn", "hur3nsohn", "Wichser 2"),
        *("Nazi", "Heil Hitler", "H1tler", "Fotze", "f0tze", "möse", "1488", "Kanake", "asshole"),
        *("a_s_s", "Ass-Hole", "motherfucker"),
        *("puta", "PUT0", "hijo de puta", "HijoDePuta", "hijueputa 3", "mierda", "M1erda", "coño"),
        *(
            "cabrón",
            "Cabronazo",
            "pendejito",
            "Gilipollas",
            "conchetumadre",
            "verga",
            "m a r i c a",
        ),
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
        *(
            "Concha",
            "Consuelo",
            "Íñigo",
            "Begoña",
            "Computadora",
            "Disputa",
            "Peñalosa",
            "Culiacán",
        ),
        *("Año Nuevo", "Vergara", "Pollo", "Espuma", "Reputación", "Pascual", "Jesús", "Dolores"),
    ],
)
def test_ordinary_names_are_not(name: str) -> None:
    assert not is_rude(name)


@pytest.mark.parametrize("language", written())
def test_every_generated_name_is_fine(language: Language) -> None:
    elements_ = [names(language).element(symbol).capitalize() for symbol in elements()]
    assert [one for one in elements_ if is_rude(one)] == []
    generated = [nickname(language, a, e) for a in adjectives(language) for e in elements_[:20]]
    assert [one for one in generated if is_rude(one)] == []
