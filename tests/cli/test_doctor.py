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
    monkeypatch.setitem(doctor.EXTRAS, "print", doctor.Extra(("no_such_module",), "PDF"))
    code, said = examined()
    assert code == 0
    assert "– print is not installed: PDF" in said
    assert 'pip install "valence-games[print]"' in said


def test_every_extra_is_examined() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert set(extras) == {*doctor.EXTRAS, "dev"}
    for name, extra in doctor.EXTRAS.items():
        packages = {re.split(r"[^a-z-]", one)[0].removesuffix("-py") for one in extras[name]}
        assert packages == {module.replace("_", "-") for module in extra.modules}
