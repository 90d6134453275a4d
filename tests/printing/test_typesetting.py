import sys

import pytest

from valence.printing.typesetting import PressMissing, not_drawn, typeset


def test_without_typst_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PressMissing, match="pip install markdown-it-py typst"):
        typeset("print.typ", {})


@pytest.mark.parametrize(
    "text",
    [
        "β-Alanin, ω-Säure, Œuvre",
        "Уксусная кислота",
        "pKa ≈ −7 → ⇌ · ₁₂ ³⁺ •",
        'e\u0301\u00a0\u200b\u200d`"\\#$*_[]',
    ],
)
def test_latin_greek_cyrillic_and_the_signs_of_chemistry_are_drawn(text: str) -> None:
    assert not_drawn(text) == ()


def test_characters_missing_from_every_font_are_listed() -> None:
    """Two unassigned characters, because fonts for any assigned one may be installed."""
    assert not_drawn("\u0378 Acid \U0001fbff") == ("\u0378", "\U0001fbff")
