"""Spanish sentences about the settings of a server."""

from valence.core.grammar.es import quoted
from valence.core.problems import Part
from valence.core.problems.es import did_you_mean


def bad_setting(setting: str, allowed: Part, given: str) -> str:
    return f"{setting}: se admite {allowed}, no {given}"


def no_setting(name: str, near: str) -> str:
    return f"no existe la opción {name}{did_you_mean(near)}"


def one_worker(workers: int) -> str:
    return (
        f"con SQLite solo puede haber un proceso del servidor, no {workers}: ponga en DATABASE_URL "
        "una base de datos PostgreSQL y en VALENCE_BUS un servidor Redis"
    )


def no_bus(workers: int) -> str:
    return f"{workers} procesos del servidor necesitan Redis para avisarse: defina VALENCE_BUS"


def public_address(given: str) -> str:
    return f"la dirección pública debe ser como https://games.example, no {quoted(given)}"


def embedding_site(given: str) -> str:
    return f"los sitios que insertan la página deben ser como https://moodle.example, no {quoted(given)}"


def trusted_proxy(given: str) -> str:
    return f"los proxies de confianza deben ser como 127.0.0.1 o 172.16.0.0/12, no {quoted(given)}"


def cannot_listen(host: str, port: int, error: str) -> str:
    return f"no se puede escuchar en {host}, puerto {port}: {error}"


def one_moment() -> str:
    return "Un momento"


def try_again() -> str:
    return "Intentar de nuevo"


def no_solo() -> str:
    return "En esta copia falta jugar sin servidor"


def build_solo() -> str:
    return (
        "Para jugar en casa y hacer tareas con un enlace falta aquí una parte. Quien administra "
        "este servidor puede construirla con <code>make site</code> o instalar una versión "
        "empaquetada."
    )


def all_games() -> str:
    return "Todos los juegos"
