"""Expecting that a request is denied, by the sentence that people read."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from valence.core.languages import DEFAULT
from valence.server.words import reason
from valence.table.errors import Denied


@contextmanager
def denied(sentence: str) -> Iterator[pytest.ExceptionInfo[Denied]]:
    with pytest.raises(Denied) as raised:
        yield raised
    assert re.search(sentence, reason(raised.value, DEFAULT))
