"""German sentences about the settings of a server."""

from valence.core.grammar.de import quoted
from valence.core.problems import Part
from valence.core.problems.de import did_you_mean


def bad_setting(setting: str, allowed: Part, given: str) -> str:
    return f"{setting}: erlaubt ist {allowed}, angegeben ist {given}"


def no_setting(name: str, near: str) -> str:
    return f"die Einstellung {name} gibt es nicht{did_you_mean(near)}"


def one_worker(workers: int) -> str:
    return (
        f"mit SQLite kann nur ein Serverprozess laufen, nicht {workers}: setzen Sie DATABASE_URL "
        "auf eine PostgreSQL-Datenbank und VALENCE_BUS auf einen Redis-Server"
    )


def no_bus(workers: int) -> str:
    return f"{workers} Serverprozesse brauchen Redis, um sich abzustimmen: setzen Sie VALENCE_BUS"


def public_address(given: str) -> str:
    return f"die öffentliche Adresse muss aussehen wie https://games.example, angegeben ist {quoted(given)}"


def embedding_site(given: str) -> str:
    return f"einbettende Websites müssen aussehen wie https://moodle.example, angegeben ist {quoted(given)}"


def trusted_proxy(given: str) -> str:
    return (
        "vertrauenswürdige Proxys müssen aussehen wie 127.0.0.1 oder 172.16.0.0/12, "
        f"angegeben ist {quoted(given)}"
    )


def cannot_listen(host: str, port: int, error: str) -> str:
    return f"auf {host}, Port {port}, lässt sich kein Server starten: {error}"


def one_moment() -> str:
    return "Einen Moment"


def try_again() -> str:
    return "Noch einmal versuchen"


def no_solo() -> str:
    return "Spielen ohne Server fehlt in dieser Kopie"


def build_solo() -> str:
    return (
        "Zum Spielen zu Hause und für Hausaufgaben per Link fehlt hier ein Teil. Wer diesen Server "
        "betreibt, kann ihn mit <code>make site</code> bauen oder ein fertiges Paket installieren."
    )


def all_games() -> str:
    return "Alle Spiele"
