"""Aluminium is spelled as in the language of the terminal."""

import pytest

from tests.cli.running import run
from valence.chem.names import en


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Lead Al³⁺ (aluminium).", "Lead Al³⁺ (aluminum)."),
        ("Aluminium chloride", "Aluminum chloride"),
        ("aluminium, also spelled aluminum", "aluminum, also spelled aluminium"),
        ("sodium chloride", "sodium chloride"),
    ],
)
def test_american_english_spells_aluminum_and_names_the_other_spelling(
    text: str, expected: str
) -> None:
    assert en.american(text) == expected
    assert en.american(expected) == expected, "a text that is changed again stays the same"


@pytest.mark.parametrize(
    ("locale", "spelled"),
    [
        ("en_US.UTF-8", "Al is aluminum, also spelled aluminium."),
        ("en_GB.UTF-8", "Al is aluminium, also spelled aluminum."),
        ("C", "Al is aluminium, also spelled aluminum."),
    ],
)
def test_rules_follow_the_locale(
    monkeypatch: pytest.MonkeyPatch, locale: str, spelled: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert spelled in run("rules", "charged", "R1")[1]


@pytest.mark.parametrize(
    ("locale", "spelled"), [("en_US", "aluminum"), ("de_DE", "Aluminium"), ("fr_FR", "aluminium")]
)
def test_cards_follow_the_locale(
    monkeypatch: pytest.MonkeyPatch, locale: str, spelled: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert f"{spelled} 3+" in run("cards", "metals")[1]
