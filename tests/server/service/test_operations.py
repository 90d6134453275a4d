"""Running a server: health, shutdown, settings, logs, upgrades."""

import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import msgspec
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

import valence
from examples.client import Player
from tests.server.clocks import ManualClock
from tests.server.service.fleet import is_up, player_at
from tests.server.service.serving import TIMEOUT, Served, play_on, serving, two_at, wait_until
from tests.server.services import free_port
from tests.table.hosting import START
from valence.cli.app import app
from valence.cli.serve import welcome
from valence.server.monitoring.logs import JsonFormatter, configure_logging
from valence.server.routes.qr import terminal
from valence.server.run import lan_address, occupant, with_public_url
from valence.server.settings import read_settings, to_environment, unknown_variables
from valence.server.store.sqlite import SqliteStore
from valence.table.presence import is_settled


@contextmanager
def process(*options: str | Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`valence serve` as people start it."""
    port = free_port()
    command = [sys.executable, "-m", "valence", "serve", "--port", str(port), *map(str, options)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: is_up(address) or running.poll() is not None)
        yield address, running
    finally:
        running.kill()
        running.communicate(timeout=TIMEOUT)


def test_health_and_metrics(served: Served) -> None:
    ada, _, code = two_at(served)
    with ada.connect(code) as window:
        window.update()
        assert ada.http.get("/healthz").text == "ok\n"
        assert ada.http.get("/readyz").status_code == 200
        metrics = ada.http.get("/metrics").text
    assert "valence_connections 1.0" in metrics
    assert 'valence_requests_total{method="POST",status="201"}' in metrics


def test_a_graceful_shutdown_closes_connections_and_loses_no_move(tmp_path: Path) -> None:
    with process("--data", tmp_path) as (address, running):
        ada, ben = Player(address, "Ada"), Player(address, "Ben")
        code = ada.open_table("metals")["code"]
        ben.sit(code)
        ada.post(f"/api/tables/{code}/start")
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            play_on(first, second, moves=5)
            running.send_signal(signal.SIGTERM)
            assert first.hear("bye")["after"] > 0
            assert second.hear("bye")
        assert running.wait(TIMEOUT) == 0
        cookies = dict(ada.http.cookies)
        view = first.last["view"]
    with process("--data", tmp_path) as (address, _):
        again = player_at(address, cookies)
        with again.connect(code, ply=5) as window:
            update = window.update()
        for player in (ada, ben, again):
            player.close()
    assert update["ply"] == 5
    assert update["view"] == view
    assert update["events"] == []


def test_control_c_pressed_twice_ends_the_server_without_a_traceback(tmp_path: Path) -> None:
    with process("--data", tmp_path) as (_, running):
        running.send_signal(signal.SIGINT)
        running.send_signal(signal.SIGINT)
        assert running.wait(TIMEOUT) == 0
        assert running.stdout is not None
        assert "Traceback" not in running.stdout.read()


@pytest.mark.skipif(sys.platform != "linux", reason="children are looked up in /proc")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_bot_processes_end_with_their_server(tmp_path: Path, number: signal.Signals) -> None:
    with process("--data", tmp_path) as (address, running):
        ada = Player(address, "Ada")
        bots = [{"seat": n} for n in range(3)]
        code = ada.open_table("metals", seats=3, watch=True, bots=bots)["code"]
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        with ada.connect(code):
            wait_until(lambda: len(children.read_text().split()) > 1)
        ada.close()
        workers = [Path(f"/proc/{child}") for child in children.read_text().split()]
        running.send_signal(number)
        wait_until(lambda: not any(worker.exists() for worker in workers))
        said, _ = running.communicate(timeout=TIMEOUT)
    assert number == signal.SIGKILL or "Warning" not in said


def test_the_workers_of_a_killed_server_end_with_it(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise they would keep the port open and continue to serve."""
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    monkeypatch.setenv("VALENCE_BUS", redis_url)
    with process("--workers", "2") as (address, running):
        running.kill()
        wait_until(lambda: not is_up(address))


def test_the_metrics_are_those_of_all_processes(
    postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    monkeypatch.setenv("VALENCE_BUS", redis_url)
    with process("--workers", "2") as (address, running):
        counts = [_metric(address, "requests_total", method="GET", status="200") for _ in range(12)]
        assert counts == [counts[0] + n for n in range(12)], "whichever process answers"
        ada = Player(address, "Ada")
        with closing(ada), suppress(ConnectionClosed), ada.connect(_table(ada)) as window:
            window.update()
            assert _metric(address, "connections") == 1
            children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text()
            for child in _workers(children):
                os.kill(child, signal.SIGKILL)
            window.update()
        wait_until(lambda: is_up(address))
        wait_until(lambda: _metric(address, "connections") == 0)
        after = _metric(address, "requests_total", method="GET", status="200")
        assert after > counts[-1], "counters never go back"


def _table(player: Player) -> str:
    return str(player.open_table("metals")["code"])


def _workers(children: str) -> list[int]:
    return [
        int(child)
        for child in children.split()
        if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def _metric(address: str, name: str, **labels: str) -> float:
    with urlopen(f"{address}/metrics") as answer:
        text = answer.read().decode()
    label = ",".join(f'{key}="{value}"' for key, value in labels.items())
    sample = f"valence_{name}" + (f"{{{label}}}" if label else "")
    return float(dict(line.rsplit(" ", 1) for line in text.splitlines())[sample])


def test_two_servers_do_not_share_one_file(tmp_path: Path) -> None:
    with process("--data", tmp_path), process("--data", tmp_path) as (_, second):
        said, _ = second.communicate(timeout=TIMEOUT)
        assert second.returncode != 0
        assert "Traceback" not in said
        assert said.startswith("valence: ")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"workers": 2}, "SQLite supports one worker, not"),
        ({"workers": 2, "database": "postgresql://x/y"}, "VALENCE_BUS"),
        ({"port": 70_000}, "^--port: must be 0 to 65535, got 70000$"),
        ({"log": "loud"}, "^--log: must be json or plain, got 'loud'$"),
        ({"public_url": 7}, "^--public-url: must be a text, got 7$"),
        ({"public_url": "games.example"}, "public address must be .*, got 'games.example'$"),
        ({"public_url": "https://games.example/valence"}, "public address must be "),
        ({"embedded_by": "moodle.example"}, "sites that embed must be .*, got 'moodle.example'$"),
        ({"embedded_by": "https://a.example/ 'none'"}, "sites that embed must be "),
        ({"trust_proxy": "127.0.0.1, proxy"}, "trusted proxies must be .*, got 'proxy'$"),
        ({"trust_proxy": "10.1.2.3/8"}, "trusted proxies must be .*, got '10.1.2.3/8'$"),
    ],
)
def test_invalid_settings_are_rejected(given: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_settings({}, **given)


@pytest.mark.parametrize(
    ("variable", "value", "allowed"),
    [
        ("VALENCE_PORT", "http", "0 to 65535"),
        ("VALENCE_KEEP_DAYS", "0", "1 or more"),
        ("VALENCE_BOT_PAUSE", "-1", "0 or more"),
        ("VALENCE_STALL", "0", "more than 0"),
    ],
)
def test_an_invalid_environment_variable_is_named(variable: str, value: str, allowed: str) -> None:
    with pytest.raises(ValueError, match=f"^{variable}: must be {allowed}, got '{value}'$"):
        read_settings({variable: value}, log="json")


def test_settings_come_from_the_environment_and_options_win() -> None:
    environment = {"VALENCE_PORT": "9000", "DATABASE_URL": "sqlite:///x.db", "VALENCE_LOG": "json"}
    read = read_settings(environment, port=9001)
    assert (read.port, read.database, read.log) == (9001, "sqlite:///x.db", "json")
    assert read_settings(to_environment(read)) == read


def test_every_setting_is_documented_with_its_default_and_no_other() -> None:
    page = (Path(__file__).parents[3] / "docs" / "operate.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `VALENCE_(\w+)`(?:, `DATABASE_URL`)? \| (.+?) \|", page, re.M)
    defaults = msgspec.structs.asdict(read_settings({}))
    expected = {
        name: f"{value:g}" if isinstance(value, float) else f"{value}"
        for name, value in defaults.items()
    }
    expected["database"] = "a file in the user's folder"
    assert {name.lower(): default for name, default in rows} == {
        name: default or "–" for name, default in expected.items()
    }
    mentioned = {name.lower() for name in re.findall(r"VALENCE_([A-Z_]+)", page)}
    assert mentioned <= defaults.keys()


def test_logs_are_json_on_request() -> None:
    record = logging.LogRecord("valence", logging.INFO, "", 1, "forgot %d", (3,), None)
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["message"]) == ("info", "forgot 3")


def test_an_unknown_environment_variable_is_reported() -> None:
    environment = {"VALENCE_PORTT": "1", "VALENCE_PORT": "8000", "VALENCE_X": "", "HOME": "/"}
    assert list(map(str, unknown_variables(environment))) == [
        "VALENCE_PORTT is not a setting; did you mean 'VALENCE_PORT'?",
        "VALENCE_X is not a setting",
    ]


def test_json_logs_say_when_the_server_starts_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VALENCE_PORTT", "1")
    with process("--data", tmp_path, "--log", "json") as (address, running):
        running.send_signal(signal.SIGTERM)
        assert running.wait(TIMEOUT) == 0
        assert running.stdout is not None
        lines = [json.loads(line) for line in running.stdout]
    assert [line["message"] for line in lines] == [
        "VALENCE_PORTT is not a setting; did you mean 'VALENCE_PORT'?",
        f"Valence {valence.__version__} started at {address}",
        "Valence stopped",
    ]
    assert [line["level"] for line in lines] == ["warning", "info", "info"]


def test_bad_options_end_with_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--workers", "3"])
    assert result.exit_code == 2
    assert "SQLite supports one worker, not 3" in " ".join(result.output.split())
    environment = {**os.environ, "DATABASE_URL": "oracle://x"}
    result = CliRunner().invoke(app, ["db", "upgrade"], env=environment)
    assert result.exit_code == 2
    assert "the database must be sqlite:///" in result.output


def test_the_database_is_upgraded_backed_up_and_restored(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'v.db'}", tmp_path / "copy.db"
    for command in (["upgrade"], ["backup", str(copy)], ["restore", str(copy)]):
        result = CliRunner().invoke(app, ["db", *command, "--database", url])
        assert result.exit_code == 0, result.output
    assert copy.exists()


def test_the_welcome_says_where_to_go(capsys: pytest.CaptureFixture[str]) -> None:
    welcome("http://127.0.0.1:8000")
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8000" in said
    assert "--lan" in said
    assert "▀" in terminal("http://192.0.2.7:8000/join/CDFHJK")


def test_join_links_carry_the_address_that_other_devices_use() -> None:
    settings = read_settings({})
    assert with_public_url(settings, "http://127.0.0.1:8000") == settings
    public = with_public_url(settings, "http://0.0.0.0:8001").public_url
    assert public == f"http://{lan_address()}:8001"
    said = read_settings({}, public_url="https://games.example")
    assert with_public_url(said, "http://0.0.0.0:8001") == said


def test_the_program_on_a_port_is_recognised(served: Served) -> None:
    port = free_port()
    assert occupant(port) == ""
    with socket.create_server(("0.0.0.0", port)):
        assert occupant(port, timeout=0.1) == "another program"  # it never answers
    assert occupant(int(served.address.rpartition(":")[2]), timeout=TIMEOUT) == "valence"


def test_a_store_failure_is_reported_and_can_recover(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, ben, code = two_at(served)
        with ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            window = first if first.last["moves"] else second
            move = window.last["moves"][0]["move"]
            with closing(sqlite3.connect(tmp_path / "v.db")) as db:
                db.execute("alter table events rename to away")
                answer = window.move(move, ply=0)
                assert (answer["type"], answer["code"]) == ("problem", "store")
                message = {"type": "move", "id": "m", "ply": 0, "move": move}
                player = ada if window is first else ben
                answered = player.http.post(f"/api/tables/{code}/messages", json=message)
                assert answered.status_code == 503
                db.execute("alter table away rename to events")
            assert window.move(move, ply=0)["type"] == "accepted"


def test_a_connection_without_a_store_is_told_to_try_again(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}") as served:
        ada, _, code = two_at(served)
        with closing(sqlite3.connect(tmp_path / "v.db")) as db:
            db.execute("alter table people rename to away")
            with pytest.raises(ConnectionClosed) as closed, ada.connect(code) as window:
                window.update()
            db.execute("alter table away rename to people")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        with ada.connect(code) as window:
            assert window.update()["ply"] == 0


def test_logs_are_set_up_for_people_or_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:]
    try:
        for kind, begin in (("json", "{"), ("plain", "")):
            configure_logging(kind)  # type: ignore[arg-type]
            try:
                raise OSError("disk full")
            except OSError:
                logging.getLogger("valence").exception("writing failed")
            said = capsys.readouterr().err
            assert said.startswith(begin)
            assert "disk full" in said
    finally:
        logging.getLogger().handlers[:] = before


def test_a_database_that_cannot_be_written_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What is due at a table is tried again every second; the log doesn't grow with it."""
    caplog.set_level(logging.INFO, "valence")
    clock = ManualClock(START)
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock) as served:
        store = served.service.store
        assert isinstance(store, SqliteStore)
        ada, _, code = two_at(served, clock={"per": "move", "seconds": 5})
        with ada.connect(code) as window:
            assert window.update()["clocks"]
            live = served.service.registry.tables[code]
            wait_until(lambda: is_settled(live, clock.now()))
            store._writer._db.execute("pragma query_only = on")
            for _ in range(20):
                clock.advance(2)
                sleep(0.05)
            assert [line for line in caplog.messages if "store fails" in line] == caplog.messages
            assert len(caplog.messages) == 1
            assert not any(record.exc_info for record in caplog.records)
            store._writer._db.execute("pragma query_only = off")
            clock.advance(10)
            window.until(1)
        wait_until(lambda: caplog.messages[-1] == "bots and clocks go on")
