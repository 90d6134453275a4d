"""German sentences of `valence doctor`."""

from collections.abc import Sequence

from valence.core.grammar.de import listed


def serves(extra: str) -> str:
    return {
        "print": "Karten, Steine und Spielregeln als PDF",
        "rl": "Reinforcement Learning mit OpenSpiel und PettingZoo",
        "spreadsheets": "eigene Kartensätze als Tabellendateien",
        "structures": "eigene Kartensätze mit Strukturen",
        "scale": "mehrere Serverprozesse mit PostgreSQL und Redis",
    }[extra]


def version(valence: str, python: str) -> str:
    return f"Valence {valence} mit Python {python}"


def correct_setting() -> str:
    return "Korrigieren Sie diese Umgebungsvariable oder diesen Ordner."


def unset_setting() -> str:
    return "Korrigieren oder löschen Sie diese Umgebungsvariable."


def database_opens(database: str) -> str:
    return f"Die Datenbank {database} lässt sich öffnen"


def bus_answers(bus: str) -> str:
    return f"Der Bus {bus} antwortet"


def bots_run() -> str:
    return "Bots können in einem eigenen Prozess laufen"


def client_built() -> str:
    return "Die Browser-Oberfläche ist gebaut"


def client_not_built() -> str:
    return "Die Browser-Oberfläche ist nicht gebaut"


def build_client() -> str:
    return "Im Checkout: make web"


def port_free(port: int) -> str:
    return f"Port {port} ist frei"


def port_ours(port: int) -> str:
    return f"Valence läuft auf Port {port}"


def port_taken(port: int) -> str:
    return f"Port {port} wird von einem anderen Programm benutzt"


def not_connected() -> str:
    return "Dieser Rechner ist mit keinem Netzwerk verbunden, es kann also niemand beitreten"


def connect() -> str:
    return "Verbinden Sie ihn mit demselben WLAN wie die Klasse."


def network_address(address: str) -> str:
    return f"Die Adresse dieses Rechners im Netzwerk ist {address}"


def if_not_opened(address: str, program: str) -> str:
    return (
        f"Wenn ein Handy {address} nicht öffnen kann, trennt das WLAN die Geräte voneinander, oder die "
        f"Firewall dieses Rechners blockiert {program}: erlauben Sie es dort, oder öffnen Sie einen Hotspot."
    )


def free_space(gigabytes: float, folder: str) -> str:
    return f"{gigabytes:.1f} GB".replace(".", ",") + f" frei in {folder}"


def free_some_space() -> str:
    return "Schaffen Sie Platz, oder speichern Sie die Spiele woanders: valence serve --data ORDNER"


def failed(what: str) -> str:
    return f"Das geht nicht: {what}"


def not_installed(extra: str, serves: str) -> str:
    return f"{extra} ist nicht installiert: {serves}"


def missing_parts(title: str, parts: Sequence[str]) -> str:
    known = {"bot": "Bot", "terminal board": "Terminal-Tisch", "print faces": "Druckkarten"}
    named = listed([known.get(one, one) for one in parts])
    return f"{title} hat noch nichts Eigenes für: {named}; dort gilt das Schlichte"


def how_to_add() -> str:
    return "docs/add-a-game.md sagt, wie man sie ergänzt."
