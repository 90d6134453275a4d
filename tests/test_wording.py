"""The wording of facts beside a ruling: the shortest, unless a table or its set of cards chooses another."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

import valence
from valence.chem.wording import read_wording
from valence.core.csv_tables import BadSet
from valence.games import CATALOGUE, game

Written: TypeAlias = Callable[[str], str]

IONS = "ion,copies,facts\nNa+,20,\nCl-,20,{}\n"
TILES = "tile,ion,facts\n,Na+,{}\n,Cl-,\n,O2-,\n"
SUBSTANCES = [
    *("phenol", "acetone", "water", "ethanol", "acetic-acid"),
    *("lda", "dbu", "pyridine", "water-base", "imidazole"),
]


def _acids_and_bases(wording: str) -> str:
    first, *others = SUBSTANCES
    return "\n".join(["id,facts", f"{first},{wording}", *(f"{id_}," for id_ in others)])


def _polymers(wording: str) -> str:
    box = game("polymer").box(None)
    lines = [f"{card.id},{card.copies // 2}," for card in box]
    return "\n".join(["card,copies,facts", lines[0] + wording, *lines[1:]])


SETS: list[tuple[str, str, Written]] = [
    ("metals", "cards", IONS.format),
    ("charged", "cards", TILES.format),
    ("polymer", "cards", _polymers),
    ("pkace", "cards", _acids_and_bases),
    ("quizmaster", "deck", _acids_and_bases),
    ("whoami", "cards", _acids_and_bases),
]


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_shortest_is_the_default(name: str) -> None:
    assert valence.start(name, seats=2).save()["options"]["facts"] == "14"


@pytest.mark.parametrize(("name", "option", "written"), SETS)
def test_a_set_chooses_the_wording(name: str, option: str, written: Written) -> None:
    options = {option: written("university")}
    assert valence.start(name, seats=2, options=options).save()["options"]["facts"] == "university"


@pytest.mark.parametrize(("name", "option", "written"), SETS)
def test_a_table_chooses_another_wording_than_its_set(
    name: str, option: str, written: Written
) -> None:
    options = {option: written("university"), "facts": "16"}
    assert valence.start(name, seats=2, options=options).save()["options"]["facts"] == "16"


@pytest.mark.parametrize(("name", "option", "written"), SETS)
def test_a_wording_that_nobody_knows_is_refused(name: str, option: str, written: Written) -> None:
    with pytest.raises(BadSet, match="facts: expected 14, 16, university or nothing, got '15'"):
        valence.start(name, seats=2, options={option: written("15")})


@pytest.mark.parametrize(
    ("name", "option", "text"),
    [
        ("metals", "cards", "ion,facts\nNa+,14\nCa2+,\nCl-,16\n"),
        ("quizmaster", "deck", "id,facts\nphenol,14\nwater,\nethanol,16\n"),
    ],
)
def test_a_set_has_one_wording(name: str, option: str, text: str) -> None:
    with pytest.raises(
        BadSet, match="line 4, facts: a set has one wording, but 14 and 16 were given"
    ):
        valence.start(name, seats=2, options={option: text})


def test_cells_are_read_as_spreadsheets_write_them() -> None:
    assert [read_wording(text) for text in ("", "14", "16.0", " University ")] == [
        "",
        "14",
        "16",
        "university",
    ]


PAIR = {"edition": 2, "deck": "unordered", "hand": 1}


def _taken(acid: str, base: str, facts: str) -> str:
    """Return the ruling on a trick of two cards."""
    position = {
        "game": "pkace",
        "options": {**PAIR, "facts": facts},
        "players": 2,
        "seed": 7,
        "dealer": 1,
        "hands": [[acid], [base]],
        "leader": 0,
        "trick": [],
        "taken": [],
        "played": [],
        "series": [0, 0],
        "game_no": 0,
        "previous": None,
        "undealt": [],
    }
    match = valence.load(position, strict=False)
    match.play(0, {"type": "play", "card": acid})
    return match.play(1, {"type": "play", "card": base})[1]


@pytest.mark.parametrize(
    ("acid", "base", "facts", "said"),
    [
        # 7.0 - 4.76 = 2.24, and 10^2.24 is about 200.
        ("acetic-acid", "imidazole", "14", "CH₃COO⁻ + C₃H₅N₂⁺. "),
        ("acetic-acid", "imidazole", "16", "CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200. "),
        ("acetic-acid", "imidazole", "university", "K ≈ 200 (the values differ by 2.24, both in water). "),
        ("phenol", "dbu", "16", "because published values differ widely. "),
        ("phenol", "dbu", "university", "because published values differ widely: 12 to 15 for DBU. "),
        ("acetone", "n-butyllithium", "14", "does not count against a C=O (R4), because it adds to it."),
        ("acetone", "n-butyllithium", "16", "it mostly adds to the C=O of acetone instead of taking the proton (R4)."),
        ("acetone", "n-butyllithium", "university", "(OpenStax Organic Chemistry (10th ed.), section 19.7"),
        ("acetone", "sodium-amide", "14", "(R4), although in the lab it takes the proton."),
        ("acetonitrile", "phenyllithium", "14", "(R4), although in the lab it takes the proton too."),
        ("diethyl-malonate", "sodium-hydroxide", "16", "It also splits the ester slowly (saponification)."),
        ("ethane", "tert-butyllithium", "14", "in the lab nothing happens. "),
        ("ethane", "tert-butyllithium", "16", "in the lab nothing happens: tert-butyllithium is even sold"),
    ],
)  # fmt: skip
def test_a_ruling_of_pkace_says_more_to_older_readers(
    acid: str, base: str, facts: str, said: str
) -> None:
    assert said in f"{_taken(acid, base, facts)} "


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("14", "The ring takes up part of the charge."),
        ("16", "The aromatic ring takes up part of the charge of the phenolate."),
        (
            "university",
            "The aromatic ring takes up part of the charge of the phenolate. "
            "Almost a million times more acidic than ethanol.",
        ),
    ],
)
def test_who_am_i_says_more_to_older_readers(facts: str, said: str) -> None:
    position = {
        "game": "whoami",
        "options": {"facts": facts},
        "players": 2,
        "seed": 7,
        "cards": ["phenol", "water"],
        "starter": 0,
        "turns": [],
    }
    match = valence.load(position, strict=False, names=["Ada", "Ben"])
    guessed = match.play(0, {"type": "guess", "card": "phenol"})[0]
    assert guessed == f"Ada guesses phenol (PhOH): right, in 1 turn. {said}"


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("14", "Ada said “14”: also accepted, because other tables print it."),
        ("16", "Thermodynamics supports 14.0. Ada takes it."),
        ("university", "Thermodynamics supports 14.0. (Silverstein and Heller, J. Chem. Educ. 2017: 14.00;"),
    ],
)  # fmt: skip
def test_quizmaster_says_more_about_another_value_to_older_readers(facts: str, said: str) -> None:
    position = {
        "game": "quizmaster",
        "options": {"facts": facts},
        "players": 2,
        "seed": 7,
        "deck": [],
        "card": "water",
        "show": "name",
        "choices": [],
        "tried": [],
        "won": [[], []],
        "lost": [],
        "last": None,
        "missed": [],
        "points": [],
        "runs": [],
    }
    match = valence.load(position, strict=False, names=["Ada", "Ben"])
    assert said in " ".join(match.play(0, {"type": "answer", "text": "14"}))
