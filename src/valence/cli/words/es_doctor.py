"""Spanish sentences of `valence doctor`."""

from collections.abc import Sequence

from valence.core.grammar.es import listed


def serves(extra: str) -> str:
    return {
        "print": "cartas, fichas y reglas en PDF",
        "rl": "aprendizaje por refuerzo con OpenSpiel y PettingZoo",
        "spreadsheets": "sus propios sets de cartas en hojas de cálculo",
        "structures": "sus propios sets de cartas con estructuras",
        "scale": "varios procesos del servidor con PostgreSQL y Redis",
    }[extra]


def version(valence: str, python: str) -> str:
    return f"Valence {valence} con Python {python}"


def correct_setting() -> str:
    return "Corrija esta variable de entorno o esta carpeta."


def unset_setting() -> str:
    return "Corrija o elimine esta variable de entorno."


def database_opens(database: str) -> str:
    return f"La base de datos {database} se abre"


def bus_answers(bus: str) -> str:
    return f"El bus {bus} responde"


def bots_run() -> str:
    return "Los bots pueden funcionar en un proceso aparte"


def client_built() -> str:
    return "La interfaz del navegador está construida"


def client_not_built() -> str:
    return "La interfaz del navegador no está construida"


def build_client() -> str:
    return "En una copia del repositorio: make web"


def port_free(port: int) -> str:
    return f"El puerto {port} está libre"


def port_ours(port: int) -> str:
    return f"Valence está abierto en el puerto {port}"


def port_taken(port: int) -> str:
    return f"Otro programa usa el puerto {port}"


def not_connected() -> str:
    return "Esta computadora no está conectada a ninguna red, así que nadie puede entrar"


def connect() -> str:
    return "Conéctela a la misma red wifi que la clase."


def network_address(address: str) -> str:
    return f"La dirección de esta computadora en la red es {address}"


def if_not_opened(address: str, program: str) -> str:
    return (
        f"Si un teléfono no puede abrir {address}, la red wifi aísla los dispositivos, o el cortafuegos de "
        f"esta computadora bloquea {program}: permítalo ahí, o conecte los teléfonos a una zona wifi propia."
    )


def free_space(gigabytes: float, folder: str) -> str:
    return f"{gigabytes:.1f} GB".replace(".", ",") + f" libres en {folder}"


def free_some_space() -> str:
    return "Libere espacio o guarde las partidas en otro lugar: valence serve --data CARPETA"


def failed(what: str) -> str:
    return f"Esto falla: {what}"


def not_installed(extra: str, serves: str) -> str:
    return f"{extra} no está instalado: {serves}"


def missing_parts(title: str, parts: Sequence[str]) -> str:
    known = {"bot": "bot", "terminal board": "mesa de terminal", "print faces": "cartas impresas"}
    named = listed([known.get(one, one) for one in parts])
    return f"A {title} le falta algo propio: {named}; se usa lo sencillo"


def how_to_add() -> str:
    return "docs/add-a-game.md explica cómo agregarlos."
