import sys

import pytest

from valence.press.typesetting import PressMissing, typeset


def test_without_typst_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PressMissing, match=r"printing needs typst: pip install 'valence\[print\]'"):
        typeset("print.typ", {})
