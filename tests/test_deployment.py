"""The files that administrators deploy: image, compose, proxy and service."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def locked(file: str) -> dict[str, str]:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.M))


def test_what_is_run_is_what_is_tested() -> None:
    """The lock for running has the same versions as the lock for developing."""
    developed = locked("dev.txt")
    run = locked("run.txt")
    assert {"asyncpg", "litestar", "redis", "typst", "uvicorn"} <= run.keys()
    assert {name: developed[name] for name in run} == run


@pytest.mark.parametrize("file", ["run.txt", "build.txt", "image.txt"])
def test_every_locked_requirement_has_a_hash(file: str) -> None:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    for requirement in re.split(r"^(?=[a-z0-9])", text, flags=re.M)[1:]:
        assert "--hash=sha256:" in requirement


def test_the_image_installs_only_what_is_locked() -> None:
    """Building a wheel in isolation would fetch the newest build tools."""
    installed = re.findall(r"pip install [^&]*", DOCKERFILE)
    assert all("--require-hashes" in one or "--no-deps" in one for one in installed)
    assert "--no-build-isolation" in DOCKERFILE
    assert {**locked("build.txt"), **locked("image.txt")} == locked("image.txt")


def test_the_image_runs_as_an_ordinary_user_and_checks_its_health() -> None:
    assert re.search(r"^USER valence$", DOCKERFILE, re.M)
    assert "/readyz" in DOCKERFILE


@pytest.mark.parametrize("service", ["server", "upgrade"])
def test_compose_runs_the_server_with_as_few_rights_as_possible(service: str) -> None:
    described = COMPOSE["services"][service]
    assert described["read_only"]
    assert described["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in described["security_opt"]


def test_compose_upgrades_the_database_before_the_server_starts() -> None:
    waits = COMPOSE["services"]["server"]["depends_on"]
    assert waits["upgrade"]["condition"] == "service_completed_successfully"


def test_only_the_proxy_is_reachable_from_outside() -> None:
    published = [name for name, service in COMPOSE["services"].items() if "ports" in service]
    assert published == ["proxy"]


def artifacts(job: str, action: str) -> dict[str, str]:
    """Return the names of the artifacts that a job of the release uploads or downloads, and their paths."""
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    return {
        step["with"]["name"]: step["with"]["path"]
        for step in workflow["jobs"][job]["steps"]
        if step.get("uses", "").startswith(f"actions/{action}@")
    }


def test_the_package_index_gets_wheel_and_sdist_and_nothing_else() -> None:
    """dist/ has the site too, which the index would reject; the lists of ingredients are for download."""
    uploaded = artifacts("build", "upload-artifact")
    assert uploaded == {"dist": "dist/valence_games-*", "sbom": "sbom-*.cdx.json"}
    assert artifacts("publish", "download-artifact").keys() == {"dist"}
    assert artifacts("download", "download-artifact").keys() == {"dist", "sbom"}


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").iterdir()))
def test_actions_are_pinned_to_a_commit(path: Path) -> None:
    """A tag can be moved to other code."""
    used = re.findall(r"uses: (\S+)@(.*)$", path.read_text(encoding="utf-8"), re.M)
    assert used
    for action, version in used:
        assert re.fullmatch(r"[0-9a-f]{40} # v\d+\.\d+\.\d+", version), (path.name, action)


def test_a_release_is_audited_before_it_is_built() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    said = "\n".join(step.get("run", "") for step in steps["jobs"]["build"]["steps"])
    assert said.index("pip-audit") < said.index("npm audit") < said.index("make release")


@pytest.mark.skipif(
    shutil.which("caddy") is None, reason="Caddy is not installed: apt-get install caddy"
)
def test_caddy_accepts_its_configuration() -> None:
    said = run("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile")
    assert "Valid configuration" in said


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_service(tmp_path: Path) -> None:
    """With a program that exists on this machine in place of the installed one."""
    unit = (ROOT / "deploy" / "valence.service").read_text(encoding="utf-8")
    copy = tmp_path / "valence.service"
    copy.write_text(unit.replace("/opt/valence/bin/valence", "/bin/true"), encoding="utf-8")
    run("systemd-analyze", "verify", str(copy))


@pytest.mark.skipif(
    shutil.which("nginx") is None, reason="nginx is not installed: apt-get install nginx"
)
def test_nginx_accepts_the_documented_configuration(tmp_path: Path) -> None:
    """With the documented certificate for trying it, and a socket in place of the port that needs root."""
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    (server,) = re.findall(r"```nginx\n(.*?)```", page, re.S)
    (certificate,) = re.findall(r"`(openssl req [^`]+)`", page)
    run(*shlex.split(certificate), folder=tmp_path)
    server = server.replace("/etc/ssl/", f"{tmp_path}/").replace("443", f"unix:{tmp_path}/socket")
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {server} }}", encoding="utf-8"
    )
    said = run("nginx", "-t", "-c", str(config), "-e", f"{tmp_path}/log", folder=tmp_path)
    assert "test is successful" in said


def run(*command: str, folder: Path = ROOT) -> str:
    """Return the output of a command, which must succeed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr
