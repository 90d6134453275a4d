"""The list of missing programs that `make test` ends with."""

from pathlib import Path

import pytest

from tests import programs


def test_every_missing_program_is_named_with_installation_instructions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(programs, "ROOT", tmp_path)
    monkeypatch.setattr(programs, "STATIC", tmp_path)
    said = "\n".join(programs.left_out())
    assert "Left out: the tests of several server processes. Redis is not installed" in said
    assert "apt-get install redis-server" in said
    assert "Left out: every test in a browser. The browser client is not built: make web" in said
    assert "Left out: the tests of accessibility. axe is not installed: make web" in said


def test_installed_programs_are_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    redis = tmp_path / "redis-server"
    redis.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert programs.redis() == redis
    assert "Redis" not in "\n".join(programs.left_out())
