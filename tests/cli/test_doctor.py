"""`valence doctor` on healthy and broken machines."""

import re
import socket
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.services import free_port
from valence.cli import doctor
from valence.cli.app import app
from valence.core.installing import NEEDS, installing

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("VALENCE_PORT", str(free_port()))


def examined() -> tuple[int, str]:
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def test_a_healthy_machine_has_nothing_to_fix() -> None:
    code, said = examined()
    assert (code, "✗" in said) == (0, False), said
    assert "✓ Bots can run" in said


def test_a_port_in_use_is_named_with_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("VALENCE_PORT", str(port))
        code, said = examined()
    assert code == 1
    assert f"✗ Port {port} is used by another program" in said
    assert f"--port {port + 1}" in said


def test_a_folder_that_the_server_will_create_is_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(
        "VALENCE_DATABASE", f"sqlite:///{tmp_path / 'new' / 'folder' / 'valence.db'}"
    )
    code, said = examined()
    assert (code, "✗" in said) == (0, False), said
    assert f"GB free in {tmp_path / 'new' / 'folder'}" in said


@pytest.mark.parametrize(
    ("variable", "value", "finding"),
    [
        ("VALENCE_PORT", "99999", "✗ VALENCE_PORT: must be 0 to 65535, got '99999'"),
        ("VALENCE_PORTT", "1", "✗ VALENCE_PORTT is not a setting; did you mean 'VALENCE_PORT'?"),
        (
            "VALENCE_BUS",
            "redis://ada:secret@127.0.0.1:1",
            "✗ Failed: The bus redis://127.0.0.1:1 answers",
        ),
        (
            "DATABASE_URL",
            "sqlite:////proc/valence.db",
            "✗ Failed: The database sqlite:////proc/valence.db",
        ),
        (
            "DATABASE_URL",
            "postgresql://ada:secret@127.0.0.1:1/v",
            "✗ Failed: The database postgresql://127",
        ),
    ],
)
def test_a_bad_setting_is_named_without_its_password(
    variable: str, value: str, finding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    code, said = examined()
    assert code == 1
    assert finding in said
    assert "secret" not in said


def test_a_full_disk_is_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ENOUGH_SPACE", 1 << 80)
    code, said = examined()
    assert code == 1
    assert "--data FOLDER" in said


def test_a_missing_extra_is_not_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(doctor.EXTRAS, "print", ("no_such_module",))
    code, said = examined()
    assert code == 0
    assert "– print is not installed: cards" in said
    assert "pip install markdown-it-py typst" in said


def test_a_missing_extra_is_installed_with_the_tool_of_the_environment(tmp_path: Path) -> None:
    """The name valence-games alone is never installed from an index."""
    assert installing("print", tmp_path) == "pip install markdown-it-py typst"
    pipx, uv, clone = tmp_path / "pipx", tmp_path / "uv", tmp_path / "clone" / ".venv"
    for folder, file in ((pipx, "pipx_metadata.json"), (uv, "uv-receipt.toml"), (clone, "x")):
        folder.mkdir(parents=True)
        (folder / file).touch()
    assert installing("scale", pipx) == "pipx inject valence-games asyncpg redis"
    assert installing("scale", uv) == (
        'uv pip install --python "$(uv tool dir)/valence-games" asyncpg redis'
    )
    (clone.parent / "hatch_build.py").touch()
    assert installing("structures", clone).endswith("python -m pip install rdkit")
    assert installing("structures", clone).startswith(".venv")


def test_every_extra_is_examined() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert set(extras) == {*doctor.EXTRAS, "dev"} == {*NEEDS, "dev"}
    for name, packages in NEEDS.items():
        assert {re.split(r"[^a-z-]", one)[0] for one in extras[name]} == set(packages)
        assert len(doctor.EXTRAS[name]) == len(packages)
