"""Typesetting with typst, which is optional: JSON data in, a document out."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Literal

from valence.core.installing import installing
from valence.core.problems import BadInput, problem
from valence.core.wire import to_json
from valence.printing.problems import en

TEMPLATES = Path(__file__).parent / "templates"

Format = Literal["pdf", "png", "svg"]
_NOT_DRAWN = re.compile(
    r'the text `"(?:\\u\{(?P<code>\w+)\}|(?P<letter>.))"` could not be displayed'
)
_INVISIBLE = ("Cc", "Cf", "Zl", "Zp", "Zs")
FORMATS: Mapping[str, Format] = {".pdf": "pdf", ".png": "png", ".svg": "svg"}


class PressMissing(BadInput, ImportError):
    """typst is needed but not installed."""

    def __init__(self) -> None:
        super().__init__(problem(en.press_missing, installing("print")))


def typeset(template: str, data: object, format_: Format = "pdf", ppi: float = 144) -> bytes:
    """Return the document of a template; the same data gives the same bytes."""
    document = _typst().compile(
        TEMPLATES / template,
        root=TEMPLATES,
        format=format_,
        ppi=ppi,
        sys_inputs={"data": to_json(data)},
    )
    assert isinstance(document, bytes)
    return document


def not_drawn(text: str) -> tuple[str, ...]:
    """Return the characters that no font on this machine can draw, which would print as empty boxes."""
    letters = {one for one in text if unicodedata.category(one) not in _INVISIBLE}
    typst = _typst()
    try:
        typst.compile(
            TEMPLATES / "letters.typ",
            root=TEMPLATES,
            format="pdf",
            pdf_standards="a-2b",
            sys_inputs={"data": " ".join(sorted(letters))},
        )
    except typst.TypstError as error:
        found = tuple(_letters(error.diagnostic))
        if not found:
            raise
        return found
    return ()


def _letters(diagnostic: str) -> Iterable[str]:
    for found in _NOT_DRAWN.finditer(diagnostic):
        yield found["letter"] or chr(int(found["code"], 16))


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError as missing:
        raise PressMissing from missing
    return typst
