"""Worksheets and their answers as one PDF: a sheet for each version, the answers at the end."""

from collections.abc import Sequence

from valence.learn.worksheets import Worksheet
from valence.press.orders import SIZES, Paper
from valence.press.typesetting import Format, typeset


def worksheets_printed(
    sheets: Sequence[Worksheet], paper: Paper = "a4", format_: Format = "pdf", ppi: float = 144
) -> bytes:
    data = {"paper": SIZES[paper], "ink": "full", "sheets": sheets}
    return typeset("worksheet.typ", data, format_, ppi)
