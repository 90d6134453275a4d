"""Running the server: one process, or several on one port."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from urllib.parse import urlsplit
from urllib.request import urlopen

import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

import valence
from valence.core.problems import BadInput, problem
from valence.server import app
from valence.server.monitoring import metrics
from valence.server.monitoring.logs import OncePerMinute, configure_logging
from valence.server.problems import en
from valence.server.settings import Settings, read_settings, to_environment, unknown_variables
from valence.server.store import open_store
from valence.server.transport.http_protocol import HttpProtocol
from valence.server.transport.open_files import most_open, raise_file_limit
from valence.server.transport.websocket_protocol import WebSocketProtocol
from valence.server.workers.processes import exit_with_parent
from valence.table.protocol import LARGEST_MESSAGE

log = logging.getLogger("valence")

SHUTDOWN_SECONDS = 5
# New objects before the garbage collector runs. With 2,000 clients Python's default of 700 took 20% of all CPU time and
# 10,000 took 5%, although there is hardly any cyclic garbage: records stay, and messages are freed by reference counts.
GC_THRESHOLD = 50_000
IDENTIFY_TIMEOUT = 10.0  # seconds for the program on a port to answer


def serve(settings: Settings, welcome: Callable[[str], None] = lambda _: None) -> None:
    """Serve until stopped. Plain logs begin with a welcome for people, JSON logs with a line for machines."""
    configure_logging(settings.log)
    for wrong in unknown_variables():
        log.warning(wrong)
    asyncio.run(check_store(settings.database))
    if too_few_files := raise_file_limit(settings.most_connections):
        log.warning(too_few_files)
    sock = listen(settings.host, settings.port, settings.stall)
    settings = with_public_url(settings, address_of(sock))
    address = settings.public_url or address_of(sock)
    if settings.log == "json":
        log.info("Valence %s started at %s", valence.__version__, address)
    else:
        welcome(address)
    _run(settings, sock)
    log.info("Valence stopped")


def _run(settings: Settings, sock: socket.socket) -> None:
    if settings.workers > 1:
        with TemporaryDirectory(prefix="valence-metrics-") as folder:
            os.environ.update({**to_environment(settings), metrics.FOLDER: folder})
            config = uvicorn_config(settings, "valence.server.run:worker", factory=True)
            Workers(config, sockets=[sock]).run()
    else:
        # Like Ctrl-C: shut down in order and without a traceback.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            uvicorn.Server(uvicorn_config(settings, build_application(settings))).run(
                sockets=[sock]
            )


class Workers(Multiprocess):
    def keep_subprocess_alive(self) -> None:
        """Restart processes that have died, and forget what they had open; called twice a second."""
        super().keep_subprocess_alive()
        alive = [process.pid for process in self.processes]
        metrics.forget_dead(Path(os.environ[metrics.FOLDER]), alive)


async def check_store(database: str) -> None:
    """Fail early, with one line, if the store cannot be opened."""
    store = open_store(database)
    await store.open()
    await store.close()


def worker() -> object:
    """Build the application of one of several processes. An orphaned one would keep the port open, so it exits."""
    exit_with_parent()
    settings = read_settings()
    configure_logging(settings.log)
    return build_application(settings)


def build_application(settings: Settings) -> object:
    """Build the application, with the garbage collector tuned for a process that does nothing else."""
    application, _ = app.build(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    return application


class CannotListen(BadInput, OSError):
    """Another program listens on the port, or the address isn't one of this machine."""


def listen(host: str, port: int, stall: float = 0.0) -> socket.socket:
    """Open a listening socket. Clients can connect at once and are served when the server is running."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Without this, dead peers stay connected for 15 minutes or more; 0 disables it.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * stall))
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise CannotListen(problem(en.cannot_listen, host, port, f"{error.strerror}")) from None
    sock.listen()
    sock.set_inheritable(True)
    return sock


def occupant(
    port: int, timeout: float = IDENTIFY_TIMEOUT
) -> Literal["", "valence", "another program"]:
    """Find out which program listens on a port of this machine; an empty string if none does."""
    try:
        listen("0.0.0.0", port).close()
    except OSError:
        return "valence" if _is_valence(port, timeout) else "another program"
    return ""


def _is_valence(port: int, timeout: float) -> bool:
    with (
        suppress(OSError, ValueError),
        urlopen(f"http://127.0.0.1:{port}/schema", timeout=timeout) as answer,
    ):
        return b'"title":"Valence"' in answer.read()
    return False


def with_public_url(settings: Settings, address: str) -> Settings:
    """Set the public address for join links: on all interfaces it is the LAN address, even if a page uses localhost."""
    if settings.public_url or urlsplit(address).hostname not in ("0.0.0.0", "::"):
        return settings
    return replace(settings, public_url=f"http://{lan_address()}:{urlsplit(address).port}")


def lan_address() -> str:
    """Return the address of this machine in its network; 127.0.0.1 if it has no network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: connecting a UDP socket only selects a route.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def uvicorn_config(
    settings: Settings, application: object, *, factory: bool = False
) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").filters[:] = [OncePerMinute()]
    return uvicorn.Config(
        application,  # type: ignore[arg-type]  # uvicorn has its own ASGI types
        factory=factory,
        workers=settings.workers,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        # Beyond the largest message, so that the server can answer it with its own close code.
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.stall,
        ws_ping_timeout=settings.stall,
        limit_concurrency=most_open(settings.most_connections),
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
