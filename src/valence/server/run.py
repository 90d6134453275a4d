"""Running the server: one process, or several on one port."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit
from urllib.request import urlopen

import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

import valence
from valence.processes import exit_with_parent
from valence.server import app
from valence.server.monitoring.logs import set_up_logs
from valence.server.settings import Settings, read_settings, to_environment, unknown_variables
from valence.server.store import open_store
from valence.server.transport.http_protocol import HttpProtocol
from valence.server.transport.websocket_protocol import WebSocketProtocol
from valence.table.protocol import LARGEST_MESSAGE

log = logging.getLogger("valence")

SHUTDOWN_SECONDS = 5
SPARE_CONNECTIONS = 500
"""For requests, and for sockets that have not said hello yet."""
YOUNG = 50_000
"""So many new objects before garbage is looked for: with 2,000 clients Python's 700 cost a fifth of all time and
10,000 a twentieth, for records that stay and messages that are gone before long by themselves."""


def serve(settings: Settings, welcome: Callable[[str], None]) -> None:
    """Serve until stopped. Plain logs begin with a welcome for people, JSON logs with a line for machines."""
    set_up_logs(settings.log)
    for problem in unknown_variables():
        log.warning(problem)
    asyncio.run(try_store(settings.database))
    sock = listen(settings.host, settings.port, settings.stall)
    settings = with_address(settings, address_of(sock))
    address = settings.public_url or address_of(sock)
    if settings.log == "json":
        log.info("Valence %s started at %s", valence.__version__, address)
    else:
        welcome(address)
    _run(settings, sock)
    log.info("Valence stopped")


def _run(settings: Settings, sock: socket.socket) -> None:
    if settings.workers > 1:
        os.environ.update(to_environment(settings))
        config = config_of(settings, "valence.server.run:worker", factory=True)
        Multiprocess(config, sockets=[sock]).run()
    else:
        # Like Ctrl-C: shut down in order and without a traceback.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config_of(settings, prepared(settings))).run(sockets=[sock])


async def try_store(database: str) -> None:
    """A store that cannot be opened is told in one line, before anybody connects."""
    store = open_store(database)
    await store.open()
    await store.close()


def worker() -> object:
    """One of several processes; orphans would hold the port and serve on unseen."""
    exit_with_parent()
    settings = read_settings()
    set_up_logs(settings.log)
    return prepared(settings)


def prepared(settings: Settings) -> object:
    """The application, in a process that is its own: what is there now stays, and is not looked through for garbage."""
    application, _ = app.build(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    return application


def listen(host: str, port: int, stall: float = 0.0) -> socket.socket:
    """A socket on the port; who connects from now on waits until the server runs."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who has vanished or does not read would else be connected for a quarter of an hour, or for ever;
        # 0 leaves it so.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * stall))
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise OSError(f"port {port} of {host} cannot be used: {error.strerror}") from None
    sock.listen()
    sock.set_inheritable(True)
    return sock


def occupant(port: int) -> Literal["", "valence", "another program"]:
    """Who has a port of this machine already."""
    try:
        listen("0.0.0.0", port).close()
    except OSError:
        return "valence" if _is_valence(port) else "another program"
    return ""


def _is_valence(port: int) -> bool:
    with (
        suppress(OSError, ValueError),
        urlopen(f"http://127.0.0.1:{port}/schema", timeout=10) as answer,
    ):
        return b'"title":"Valence"' in answer.read()
    return False


def with_address(settings: Settings, address: str) -> Settings:
    """Join links carry the address that other devices use, even when the host has opened another."""
    if settings.public_url or urlsplit(address).hostname not in ("0.0.0.0", "::"):
        return settings
    return replace(settings, public_url=f"http://{own_address()}:{urlsplit(address).port}")


def own_address() -> str:
    """The address of this machine in its network; 127.0.0.1 where it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: this only asks which of our addresses leads to the network.
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def config_of(settings: Settings, application: object, *, factory: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        application,  # type: ignore[arg-type]  # uvicorn's own idea of an application
        factory=factory,
        workers=settings.workers,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        # Larger messages than ours are answered by us, with our own close code.
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.stall,
        ws_ping_timeout=settings.stall,
        limit_concurrency=settings.most_connections + SPARE_CONNECTIONS,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
