"""Worksheets and their answers as one PDF: a sheet for each version, the answers at the end."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from valence.core.languages import Language, base_of
from valence.printing.orders import SIZES, Paper
from valence.printing.typesetting import Format, typeset


def worksheets_printed(
    sheets: Sequence[Struct],
    labels: Mapping[str, str],
    language: Language,
    paper: Paper = "a4",
    format_: Format = "pdf",
    ppi: float = 144,
) -> bytes:
    data = {
        "paper": SIZES[paper],
        "ink": "full",
        "sheets": sheets,
        "labels": labels,
        "lang": base_of(language),
    }
    return typeset("worksheet.typ", data, format_, ppi)
