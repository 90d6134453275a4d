"""Diagnoses this machine and suggests fixes."""

import asyncio
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape

import valence
from valence.cli.serve import default_database
from valence.core.grammar.en import listed
from valence.core.installing import installing

if TYPE_CHECKING:
    from valence.server.settings import Settings

ENOUGH_SPACE = 200_000_000  # bytes; a class that plays every day for a year needs less


class Extra(NamedTuple):
    modules: tuple[str, ...]
    serves: str


EXTRAS = {
    "print": Extra(("typst", "markdown_it"), "cards, tiles and rulebooks as PDF"),
    "rl": Extra(("pyspiel", "pettingzoo"), "reinforcement learning with OpenSpiel and PettingZoo"),
    "spreadsheets": Extra(("openpyxl",), "your own sets as spreadsheets"),
    "structures": Extra(("rdkit",), "your own sets with structures"),
    "scale": Extra(("asyncpg", "redis"), "several server processes with PostgreSQL and Redis"),
}


class Finding(NamedTuple):
    """The result of a check: its state, what was checked, and what to do if it's bad or absent."""

    state: Literal["good", "bad", "absent"]
    what: str
    advice: str = ""


SIGNS = {"good": "[green]✓[/green]", "bad": "[red]✗[/red]", "absent": "–"}


def doctor() -> None:
    """Diagnose this machine (port, network, disk, extras) and suggest fixes."""
    console, is_well = Console(highlight=False, soft_wrap=True), True
    for finding in findings():
        is_well = is_well and finding.state != "bad"
        console.print(SIGNS[finding.state], escape(finding.what))
        if finding.advice:
            console.print(
                "  →", escape(finding.advice), style="bold" if finding.state == "bad" else ""
            )
    raise typer.Exit(0 if is_well else 1)


def findings() -> Iterator[Finding]:
    """Yield the results of all checks, one at a time, because some take a moment."""
    from valence.server.settings import read_settings, unknown_variables

    yield Finding("good", f"Valence {valence.__version__} on Python {platform.python_version()}")
    yield _client()
    try:
        settings = read_settings(database=default_database(None))
    except (ValueError, OSError) as error:
        yield Finding("bad", str(error), "Correct this environment variable or folder.")
        return
    for problem in unknown_variables():
        yield Finding("bad", problem, "Correct or unset this environment variable.")
    yield _port(settings)
    yield _network(settings)
    if settings.is_alone:
        yield _disk(Path(settings.database.removeprefix("sqlite:///")).parent)
    yield _tried(
        f"The database {_without_secrets(settings.database)} opens", lambda: _open_store(settings)
    )
    if settings.bus:
        yield _tried(
            f"The bus {_without_secrets(settings.bus)} answers", lambda: _ask_bus(settings)
        )
    yield _tried("Bots can run in a separate process", _think)
    yield from map(_extra, EXTRAS)
    yield from _missing_parts()


def _client() -> Finding:
    from valence.server.routes.pages import STATIC

    if (STATIC / "index.html").exists():
        return Finding("good", "The browser client is built")
    return Finding("bad", "The browser client is not built", "In a checkout: make web")


def _port(settings: "Settings") -> Finding:
    from valence.server.run import occupant

    port = settings.port
    match occupant(port):
        case "":
            return Finding("good", f"Port {port} is free")
        case "valence":
            return Finding("good", f"Valence is running on port {port}")
        case _:
            return Finding(
                "bad",
                f"Port {port} is used by another program",
                f"valence serve --lan --port {port + 1}",
            )


def _network(settings: "Settings") -> Finding:
    from valence.server.run import lan_address

    address = lan_address()
    if address.startswith("127."):
        return Finding(
            "bad",
            "This machine isn't connected to a network, so nobody can join",
            "Connect it to the same Wi-Fi as the class.",
        )
    return Finding(
        "good",
        f"This machine's network address is {address}",
        f"If a phone can't open http://{address}:{settings.port}, the Wi-Fi isolates devices, or this machine's "
        f"firewall blocks {Path(sys.executable).name}: allow it there, or let the phones join a hotspot.",
    )


def _disk(folder: Path) -> Finding:
    existing = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(existing).free
    what = f"{free / 1e9:.1f} GB free in {folder}"
    if free < ENOUGH_SPACE:
        return Finding(
            "bad",
            what,
            "Free some space, or store the games elsewhere: valence serve --data FOLDER",
        )
    return Finding("good", what)


def _tried(what: str, attempt: Callable[[], None]) -> Finding:
    try:
        attempt()
    except (ValueError, OSError, RuntimeError, ImportError) as error:
        return Finding("bad", f"Failed: {what}", str(error))
    return Finding("good", what)


def _open_store(settings: "Settings") -> None:
    from valence.server.run import check_store

    asyncio.run(check_store(settings.database))


def _ask_bus(settings: "Settings") -> None:
    from valence.server.store.bus import ping

    asyncio.run(ping(settings.bus))


def _think() -> None:
    from valence.server.workers.processes import process_pool

    with process_pool(1) as pool:
        pool.submit(platform.node).result(60)


def _extra(name: str) -> Finding:
    modules, serves = EXTRAS[name]
    if all(find_spec(module) for module in modules):
        return Finding("good", f"{name}: {serves}")
    return Finding("absent", f"{name} is not installed: {serves}", installing(name))


def _missing_parts() -> Iterator[Finding]:
    """Games that lack a part of their own: worth knowing for whoever adds a game."""
    from valence.games import CATALOGUE

    for entry in CATALOGUE.values():
        if missing := entry.missing_parts:
            what = f"{entry.game.title} has no {listed(missing)} of its own; plain ones are used"
            yield Finding("absent", what, "docs/add-a-game.md says how to add them.")


def _without_secrets(address: str) -> str:
    """Remove the user and the password from a URL, so that the output can be shared."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
