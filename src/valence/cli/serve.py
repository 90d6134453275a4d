"""The server from the command line: `valence serve`, `valence db …`, `valence load`."""

import asyncio
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.error import URLError

import typer
from rich.text import Text

from valence.cli.terminal import say, terminal

Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///file or postgresql://…; DATABASE_URL, if not said."),
]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices on this network join.")
    ] = False,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="8000, if not said.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder of the database file.")] = None,
    database: Database = None,
    bus: Annotated[
        str | None, typer.Option(help="redis://…, for several processes; VALENCE_BUS.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes; more than one need PostgreSQL and Redis.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that people use, such as https://games.example.")
    ] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(help="Proxies whose X-Forwarded-For and -Proto are believed: 127.0.0.1, …"),
    ] = None,
    log: Annotated[str | None, typer.Option(help="plain or json.")] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser at it.")] = False,
) -> None:
    """Serve the games to browsers: to this machine, or with --lan to a class."""
    from valence.server.run import serve as run
    from valence.server.settings import read_settings

    settings = read_settings(
        host=host or ("0.0.0.0" if lan else None),
        port=port,
        database=database or default_database(data),
        bus=bus,
        workers=workers,
        public_url=public_url,
        trust_proxy=trust_proxy,
        log=log,
    )

    run(settings, lambda address: welcome(address, browser=browser))


def serve_class() -> None:
    """What a teacher wants: the whole network may join, and the browser opens at it."""
    from valence.server.run import occupant
    from valence.server.settings import read_settings

    port = read_settings().port
    if occupant(port) == "valence":
        raise ValueError(f"it runs already, at port {port}; end it there with Ctrl-C first")
    serve(lan=True, port=0 if occupant(port) else port, browser=True)


def default_database(data: Path | None) -> str | None:
    """A file in the folder given; without one, in the user's own folder unless the environment says otherwise."""
    import os

    if data is None and (os.environ.get("DATABASE_URL") or os.environ.get("VALENCE_DATABASE")):
        return None
    folder = data or Path(typer.get_app_dir("valence"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.absolute() / 'valence.db'}"


def welcome(address: str, *, browser: bool = False) -> None:
    """Say where to go, in words and as a QR code."""
    from valence.server.routes.qr import terminal as qr_code

    console = terminal()
    console.print("Valence is served at", Text(address, "bold"), "(Ctrl-C ends it)")
    if console.is_terminal:
        console.print(qr_code(address))
    if "//127." in address:
        console.print("Only this machine can see it; `valence serve --lan` is for a class.")
    else:
        console.print("If a device cannot open it, `valence doctor` helps to find out why.")
    if browser:
        webbrowser.open(address)


def upgrade(database: Database = None) -> None:
    """Bring the database up to date; on SQLite `valence serve` does it by itself."""
    from valence.server.store import open_store

    asyncio.run(open_store(_database(database)).upgrade())
    say("The database is up to date.")


def backup(file: File, database: Database = None) -> None:
    """Copy a SQLite database into a file; the server may run meanwhile."""
    from valence.server.store.backup import backup as copy

    copy(_database(database), file)
    say(f"{file} is a copy of the database.")


def restore(file: File, database: Database = None) -> None:
    """Put a backup in the place of a SQLite database; stop the server before."""
    from valence.server.store.backup import restore as put_back

    kept = put_back(_database(database), file)
    say(f"The database is as it was in {file}.")
    if kept is not None:
        say(f"What was there before is kept in {kept}.")


def _database(given: str | None) -> str:
    from valence.server.settings import read_settings

    return read_settings(database=given or default_database(None)).database


def load(
    address: Annotated[str, typer.Argument(help="A running server.")] = "http://127.0.0.1:8000",
    clients: Annotated[int, typer.Option(min=4, max=5000, help="How many play.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="For how long.")] = 10.0,
    pace: Annotated[
        float,
        typer.Option(min=0, help="Seconds between two moves at a table; 0 is as fast as can be."),
    ] = 0.0,
) -> None:
    """Play real tables of four over real sockets, and say how fast it went."""
    from valence.lab.load import play_load

    if not address.startswith(("http://", "https://")):
        raise ValueError(f"an address such as http://127.0.0.1:8000 was wanted, not {address!r}")
    try:
        result = asyncio.run(play_load(address, clients, seconds, pace))
    except URLError as error:
        raise ValueError(f"{address} does not answer: {error.reason}") from None
    terminal().print(result.text)
