"""Spanish sentences about what can't be practised."""

from valence.core.grammar.es import quoted, thousands


def learner(given: str) -> str:
    return (
        "el nombre de quien practica debe tener de 1 a 40 letras, cifras, espacios, - o _, "
        f"no {quoted(given)}"
    )


def no_item(given: str) -> str:
    return f"no existe la pregunta {quoted(given)}"


def too_many_items(most: int) -> str:
    return f"el progreso tiene más de {thousands(most)} entradas"


def puzzle_number(most: int, given: int) -> str:
    return f"los retos van del 1 al {thousands(most)}; no existe el {thousands(given)}"


def versions(most: int, given: int) -> str:
    return f"se pueden hacer de 1 a {most} versiones, no {thousands(given)}"


def nothing_to_practise() -> str:
    return "no hay nada que practicar: sin ayuda no hubo errores"
