"""Running the server and looking after it, and the site that needs none: `valence serve`, `db`, `site`."""

import asyncio
import webbrowser
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from rich.text import Text

from valence.cli.terminal import say, terminal, text
from valence.cli.words import en
from valence.core.problems import bad_input

Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///file or postgresql://…; by default DATABASE_URL."),
]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def serve(
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices on this network join.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="The port to listen on; by default 8000, and 0 picks a free one."
        ),
    ] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder for the database file.")] = None,
    database: Database = None,
    bus: Annotated[
        str | None, typer.Option(help="redis://…, needed for several processes.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Server processes; more than one needs PostgreSQL and Redis."),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address people use, such as https://games.example.")
    ] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(
            help="Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: 127.0.0.1, …"
        ),
    ] = None,
    log: Annotated[str | None, typer.Option(help="Log format: plain or json.")] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the games in the browser.")] = False,
) -> None:
    """Serve the games to browsers on this machine, or with --lan to a class."""
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
    """Open the games to the network and in the browser; on another port if the usual one is taken."""
    from valence.server.run import occupant
    from valence.server.settings import read_settings

    port = read_settings().port
    found = occupant(port)
    if found == "valence":
        raise bad_input(en.already_running, port)
    serve(lan=True, port=0 if found else port, browser=True)


def default_database(data: Path | None) -> str | None:
    """Return a file in this folder, or in the user's folder; None if the environment names a database."""
    import os

    if data is None and (os.environ.get("DATABASE_URL") or os.environ.get("VALENCE_DATABASE")):
        return None
    folder = data or Path(typer.get_app_dir("valence"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder.absolute() / 'valence.db'}"


def welcome(address: str, *, browser: bool = False) -> None:
    """Print the address, also as a QR code."""
    from valence.server.routes.qr import terminal as qr_code

    console = terminal()
    console.print(text(en.running_at), Text(address, "bold"), text(en.ctrl_c))
    if console.is_terminal:
        console.print(qr_code(address))
    if "//127." in address:
        console.print(text(en.only_here))
    else:
        console.print(text(en.if_not_opened))
    if browser:
        webbrowser.open(address)


def upgrade(database: Database = None) -> None:
    """Upgrade the database; on SQLite `valence serve` does it automatically."""
    from valence.server.store import open_store

    asyncio.run(open_store(_database(database)).upgrade())
    say(en.up_to_date)


def backup(file: File, database: Database = None) -> None:
    """Copy a SQLite database to a file; the server can keep running."""
    from valence.server.store.backup import backup as copy

    copy(_database(database), file)
    say(en.saved, str(file))


def restore(file: File, database: Database = None) -> None:
    """Replace a SQLite database with a backup; stop the server first."""
    from valence.server.store.backup import restore as put_back

    previous = put_back(_database(database), file)
    say(en.restored, str(file))
    if previous is not None:
        say(en.previous, str(previous))


def _database(given: str | None) -> str:
    from valence.server.settings import read_settings

    return read_settings(database=given or default_database(None)).database


def site(
    folder: Annotated[Path, typer.Argument(help="Created if it doesn't exist.")],
) -> None:
    """Write the games as a website that needs no server: any web host can serve the folder."""
    from valence.site.files import write_site  # slow to import

    megabytes = write_site(folder) / 1_000_000
    print(text(en.site_written, str(folder), round(megabytes)))
    print(f"  python -m http.server --directory {quote(str(folder))}")
