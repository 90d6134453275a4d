"""Spanish hints about the moves of any game. Moves are named as in "salir con O²⁻ (óxido)"."""

from valence.core.grammar.es import capitalized, percent

LOST, WON = f"menos del {percent(1)}", f"más del {percent(99)}"

QUESTIONS = {"any": "¿Con cuál de tus jugadas ganas más?"}
OTHERWISE = "Le va mejor en los repartos imaginados, aunque ningún dato decide por sí solo."


def alone(move: str) -> str:
    return f"{_ended(capitalized(move))} Es tu única jugada."


def right(move: str, why: str) -> str:
    return f"{_ended(capitalized(move))} {why}".strip()


def best(move: str, chance: float, other: str, less: float, why: str) -> str:
    """Return "Salir con O²⁻ mejor que con Cl⁻: cerca del 64 % de ganar, frente al 55 %. …" """
    against = _chance(less).removeprefix("cerca d")
    instead = f"frente a{against[1:]}" if against.startswith("el") else f"frente a {against}"
    chances = f"{_chance(chance)} de ganar, {instead}"
    return f"{capitalized(move)} mejor que {_without_verb(other, move)}: {chances}. {why}"


def among_the_best(move: str, chance: float, other: str, less: float, facts: str) -> str:
    """Return "Salir con O²⁻: cerca del 64 % de ganar. Casi igual de bien: salir con Al³⁺. …" """
    said, also = f"{capitalized(move)}: {_chance(chance)} de ganar", _chance(less)
    if also == _chance(chance):
        return f"{said}. Casi igual de bien: {other}. {facts}".strip()
    return f"{said}. No es claramente peor: {other}, {also}. {facts}".strip()


def worse(move: str, chance: float, other: str, more: float, why: str) -> str:
    """Return "Salir con Cl⁻: cerca del 55 % de ganar. Mejor: salir con O²⁻, cerca del 64 %. …" """
    return (
        f"{capitalized(move)}: {_chance(chance)} de ganar. Mejor: {other}, {_chance(more)}. {why}"
    )


def hardly_worse(move: str, chance: float, other: str, more: float, facts: str) -> str:
    less, other_chance = _chance(chance), _chance(more)
    same = (
        f"Casi igual de bien: {other}"
        if less == other_chance
        else f"Quizá mejor: {other}, {other_chance}"
    )
    return f"{capitalized(move)}: {less} de ganar. {same}. {facts}".strip()


def _ended(move: str) -> str:
    """Return the move as a sentence; a question has its mark already."""
    return move if move.endswith("?") else f"{move}."


def _without_verb(move: str, other: str) -> str:
    """Return "con Al³⁺ (aluminio)" after "salir con O²⁻ (óxido)", and the whole text where the verbs differ."""
    verb, _, rest = move.partition(" ")
    is_same = other.startswith(f"{verb} ")
    return _without_end(rest, other) if is_same and rest else move


def _without_end(rest: str, other: str) -> str:
    """Return "la cadena 7" after "bloquear la cadena 2 con TEMPO", where both end in the same way."""
    for word in (" por ", " con "):
        start, _, end = rest.partition(word)
        if end and other.endswith(f"{word}{end}"):
            return start
    return rest


def _chance(share: float) -> str:
    if 0.01 <= share <= 0.99:
        return f"cerca del {percent(round(100 * share))}"
    return LOST if share < 0.5 else WON
