"""The door to typst, which is optional: data goes in as JSON, a document comes out."""

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Literal

from valence.core.wire import to_json

TEMPLATES = Path(__file__).parent / "templates"

Format = Literal["pdf", "png", "svg"]
FORMATS: Mapping[str, Format] = {".pdf": "pdf", ".png": "png", ".svg": "svg"}


class PressMissing(ImportError, ValueError):
    """typst is needed and not installed."""

    def __init__(self) -> None:
        super().__init__("printing needs typst: pip install 'valence[print]'")


def typeset(template: str, data: object, format_: Format = "pdf", ppi: float = 72) -> bytes:
    """The document of a template; the same data give the same bytes."""
    document = _typst().compile(
        TEMPLATES / template,
        root=TEMPLATES,
        format=format_,
        ppi=ppi,
        sys_inputs={"data": to_json(data)},
    )
    assert isinstance(document, bytes)
    return document


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError as missing:
        raise PressMissing from missing
    return typst
