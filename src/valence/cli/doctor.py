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
from valence.cli.terminal import reader_language, text
from valence.cli.words import en_doctor as en
from valence.core.installing import installing
from valence.core.problems import in_words

if TYPE_CHECKING:
    from valence.server.settings import Settings

ENOUGH_SPACE = 200_000_000  # bytes; a class that plays every day for a year needs less


# The modules of each optional part of the installation.
EXTRAS = {
    "print": ("typst", "markdown_it"),
    "rl": ("pyspiel", "pettingzoo"),
    "spreadsheets": ("openpyxl",),
    "structures": ("rdkit",),
    "scale": ("asyncpg", "redis"),
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

    yield Finding("good", text(en.version, valence.__version__, platform.python_version()))
    yield _client()
    try:
        settings = read_settings(database=default_database(None))
    except (ValueError, OSError) as error:
        yield Finding("bad", in_words(error, reader_language()), text(en.correct_setting))
        return
    for problem in unknown_variables():
        yield Finding("bad", problem.said(reader_language()), text(en.unset_setting))
    yield _port(settings)
    yield _network(settings)
    if settings.is_alone:
        yield _disk(Path(settings.database.removeprefix("sqlite:///")).parent)
    yield _tried(
        text(en.database_opens, _without_secrets(settings.database)), lambda: _open_store(settings)
    )
    if settings.bus:
        yield _tried(
            text(en.bus_answers, _without_secrets(settings.bus)), lambda: _ask_bus(settings)
        )
    yield _tried(text(en.bots_run), _think)
    yield from map(_extra, EXTRAS)
    yield from _missing_parts()


def _client() -> Finding:
    from valence.server.routes.pages import STATIC

    if (STATIC / "index.html").exists():
        return Finding("good", text(en.client_built))
    return Finding("bad", text(en.client_not_built), text(en.build_client))


def _port(settings: "Settings") -> Finding:
    from valence.server.run import occupant

    port = settings.port
    match occupant(port):
        case "":
            return Finding("good", text(en.port_free, port))
        case "valence":
            return Finding("good", text(en.port_ours, port))
        case _:
            return Finding(
                "bad",
                text(en.port_taken, port),
                f"valence serve --lan --port {port + 1}",
            )


def _network(settings: "Settings") -> Finding:
    from valence.server.run import lan_address

    address = lan_address()
    if address.startswith("127."):
        return Finding(
            "bad",
            text(en.not_connected),
            text(en.connect),
        )
    return Finding(
        "good",
        text(en.network_address, address),
        text(en.if_not_opened, f"http://{address}:{settings.port}", Path(sys.executable).name),
    )


def _disk(folder: Path) -> Finding:
    existing = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(existing).free
    what = text(en.free_space, free / 1e9, str(folder))
    if free < ENOUGH_SPACE:
        return Finding(
            "bad",
            what,
            text(en.free_some_space),
        )
    return Finding("good", what)


def _tried(what: str, attempt: Callable[[], None]) -> Finding:
    try:
        attempt()
    except (ValueError, OSError, RuntimeError, ImportError) as error:
        return Finding("bad", text(en.failed, what), in_words(error, reader_language()))
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
    modules, serves = EXTRAS[name], text(en.serves, name)
    if all(find_spec(module) for module in modules):
        return Finding("good", f"{name}: {serves}")
    return Finding("absent", text(en.not_installed, name, serves), installing(name))


def _missing_parts() -> Iterator[Finding]:
    """Games that lack a part of their own: worth knowing for whoever adds a game."""
    from valence.games import CATALOGUE, title

    for entry in CATALOGUE.values():
        if missing := entry.missing_parts:
            called = title(entry.game.name, reader_language())
            what = text(en.missing_parts, called, tuple(missing))
            yield Finding("absent", what, text(en.how_to_add))


def _without_secrets(address: str) -> str:
    """Remove the user and the password from a URL, so that the output can be shared."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
