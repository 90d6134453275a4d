"""English sentences of `valence doctor`."""

from collections.abc import Sequence

from valence.core.grammar.en import listed


def serves(extra: str) -> str:
    """Say what an optional part of the installation is for."""
    return {
        "print": "cards, tiles and rulebooks as PDF",
        "rl": "reinforcement learning with OpenSpiel and PettingZoo",
        "spreadsheets": "your own sets as spreadsheets",
        "structures": "your own sets with structures",
        "scale": "several server processes with PostgreSQL and Redis",
    }[extra]


def version(valence: str, python: str) -> str:
    return f"Valence {valence} on Python {python}"


def correct_setting() -> str:
    return "Correct this environment variable or folder."


def unset_setting() -> str:
    return "Correct or unset this environment variable."


def database_opens(database: str) -> str:
    return f"The database {database} opens"


def bus_answers(bus: str) -> str:
    return f"The bus {bus} answers"


def bots_run() -> str:
    return "Bots can run in a separate process"


def client_built() -> str:
    return "The browser client is built"


def client_not_built() -> str:
    return "The browser client is not built"


def build_client() -> str:
    return "In a checkout: make web"


def port_free(port: int) -> str:
    return f"Port {port} is free"


def port_ours(port: int) -> str:
    return f"Valence is running on port {port}"


def port_taken(port: int) -> str:
    return f"Port {port} is used by another program"


def not_connected() -> str:
    return "This machine isn't connected to a network, so nobody can join"


def connect() -> str:
    return "Connect it to the same Wi-Fi as the class."


def network_address(address: str) -> str:
    return f"This machine's network address is {address}"


def if_not_opened(address: str, program: str) -> str:
    return (
        f"If a phone can't open {address}, the Wi-Fi isolates devices, or this machine's "
        f"firewall blocks {program}: allow it there, or let the phones join a hotspot."
    )


def free_space(gigabytes: float, folder: str) -> str:
    return f"{gigabytes:.1f} GB free in {folder}"


def free_some_space() -> str:
    return "Free some space, or store the games elsewhere: valence serve --data FOLDER"


def failed(what: str) -> str:
    return f"Failed: {what}"


def not_installed(extra: str, serves: str) -> str:
    return f"{extra} is not installed: {serves}"


def missing_parts(title: str, parts: Sequence[str]) -> str:
    return f"{title} has no {listed(parts)} of its own; plain ones are used"


def how_to_add() -> str:
    return "docs/add-a-game.md says how to add them."
