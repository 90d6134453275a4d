"""Handing in a game: its record as a short text that survives e-mail and forms, and all records in a pile of text."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterator

from valence.core.record import FIRST_LINE, WITH_NOTES
from valence.table.records import MAX_RECORD_BYTES

# Mail programs break long lines, so blanks don't count and a full stop ends the text.
_SHORT = re.compile(r"valence:([\w\-\s]+)\.", re.ASCII)
_BEGINNING = re.compile(rf"^(?={FIRST_LINE}$|{WITH_NOTES}$)", re.MULTILINE)


def short_text(record: str) -> str:
    """A record as letters and digits, about a third as long."""
    packed = zlib.compress(record.encode(), 9)
    return f"valence:{urlsafe_b64encode(packed).decode().rstrip('=')}."


def records_in(text: str) -> Iterator[str]:
    """Yield every record in a text, whole or short; without any, yield the text, so that the replay says why."""
    text = text.replace("\r\n", "\n").strip()
    found = [_unpacked(short) for short in _SHORT.findall(text)]
    found += [part for part in _BEGINNING.split(_SHORT.sub("", text)) if _BEGINNING.match(part)]
    yield from found or [text]


def _unpacked(short: str) -> str:
    """The record; a text that is damaged is given back as it is."""
    plain = "".join(short.split())
    try:
        packed = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
        return zlib.decompressobj().decompress(packed, MAX_RECORD_BYTES).decode()
    except (NotBase64, zlib.error, UnicodeDecodeError):
        return f"valence:{plain[:20]}…"
