"""A real PostgreSQL and a real Redis on free ports of this machine."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests import programs

TIMEOUT_SECONDS = 60  # for a service to start or stop


class Postgres:
    """A server in an empty folder. Without fsync its data survive a crash of the server, but not of the machine."""

    def __init__(self, folder: Path, *, fsync: bool = False) -> None:
        self._programs = programs.postgres()
        self._data = folder / "data"
        self._user = _postgres_user()
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        if self._user:
            shutil.chown(folder, self._user, self._user)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8")
        (self._data / "postgresql.auto.conf").write_text(
            f"listen_addresses = '127.0.0.1'\nport = {self.port}\nunix_socket_directories = ''\n"
            f"max_connections = 200\nfsync = {fsync}\n"
        )

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", f"--log={self._data / 'log'}")

    @property
    def pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().partition("\n")[0])

    def crash(self) -> None:
        """Stop as if the power had failed."""
        self._run("pg_ctl", "stop", "-m", "immediate")

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), f"--pgdata={self._data}", *options]
        groups: list[str] | None = [] if self._user else None
        subprocess.run(
            command, check=True, timeout=TIMEOUT_SECONDS, cwd="/", stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, user=self._user, group=self._user, extra_groups=groups,
        )  # fmt: skip


@contextmanager
def postgres(*, fsync: bool = False) -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="valence-postgres-") as folder:
        server = Postgres(Path(folder), fsync=fsync)
        server.start()
        try:
            yield server
        finally:
            server.crash()


class Redis:
    def __init__(self) -> None:
        program = str(programs.redis())
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, cwd="/tmp")
        wait_for(self.port)

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(TIMEOUT_SECONDS)


@contextmanager
def redis() -> Iterator[Redis]:
    server = Redis()
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    end = monotonic() + TIMEOUT_SECONDS
    while monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            sleep(0.02)
        else:
            return
    raise TimeoutError(f"nothing listens on port {port} after {TIMEOUT_SECONDS} s")


def _postgres_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None
