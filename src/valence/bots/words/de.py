"""German hints about the moves of any game. Moves are named as in "O²⁻ (Oxid) ausspielen"."""

from valence.core.grammar.de import percent

LOST, WON = f"unter {percent(1)}", f"über {percent(99)}"

QUESTIONS = {"any": "Welcher deiner Züge bringt am meisten?"}
OTHERWISE = (
    "Bei den durchgespielten Kartenverteilungen schneidet er besser ab, auch wenn kein einzelner "
    "Grund entscheidet."
)


def alone(move: str) -> str:
    return f"{_ended(_opening(move))} Das ist dein einziger Zug."


def right(move: str, why: str) -> str:
    return f"{_ended(_opening(move))} {why}".strip()


def best(move: str, chance: float, other: str, less: float, why: str) -> str:
    """Return "O²⁻ ausspielen, nicht Cl⁻: gewinnt zu etwa 64 % statt 55 %. …" """
    chances = f"gewinnt zu {_chance(chance)} statt {_chance(less).removeprefix('etwa ')}"
    return f"{_opening(move)}, nicht {_without_verb(other, move)}: {chances}. {why}"


def among_the_best(move: str, chance: float, other: str, less: float, facts: str) -> str:
    """Return "O²⁻ ausspielen: gewinnt zu etwa 64 %. Etwa gleich gut: Al³⁺ ausspielen. …" """
    said, also = f"{_opening(move)}: gewinnt zu {_chance(chance)}", _chance(less)
    if also == _chance(chance):
        return f"{said}. Etwa gleich gut: {other}. {facts}".strip()
    return f"{said}. Nicht deutlich schlechter: {other}, {also}. {facts}".strip()


def worse(move: str, chance: float, other: str, more: float, why: str) -> str:
    """Return "Cl⁻ ausspielen: gewinnt zu etwa 55 %. Besser: O²⁻ ausspielen, etwa 64 %. …" """
    return (
        f"{_opening(move)}: gewinnt zu {_chance(chance)}. Besser: {other}, {_chance(more)}. {why}"
    )


def hardly_worse(move: str, chance: float, other: str, more: float, facts: str) -> str:
    less, other_chance = _chance(chance), _chance(more)
    same = (
        f"Etwa gleich gut: {other}"
        if less == other_chance
        else f"Vielleicht besser: {other}, {other_chance}"
    )
    return f"{_opening(move)}: gewinnt zu {less}. {same}. {facts}".strip()


def _ended(move: str) -> str:
    """Return the move as a sentence; a question has its mark already."""
    return move if move.endswith("?") else f"{move}."


def _opening(move: str) -> str:
    return f"{move[0].upper()}{move[1:]}"


def _without_verb(move: str, other: str) -> str:
    """Return "Al³⁺ (Aluminium)" beside "O²⁻ (Oxid) ausspielen", and the whole text where the verbs differ."""
    rest, _, verb = move.rpartition(" ")
    is_same = other.endswith(f" {verb}")
    return _without_end(rest, other.rpartition(" ")[0]) if is_same and rest else move


def _without_end(rest: str, other: str) -> str:
    """Return "Kette 7" beside "Kette 2 mit TEMPO", where both end in the same way."""
    for word in (" mit ", " durch "):
        start, _, end = rest.partition(word)
        if end and other.endswith(f"{word}{end}"):
            return start
    return rest


def _chance(share: float) -> str:
    if 0.01 <= share <= 0.99:
        return f"etwa {percent(round(100 * share))}"
    return LOST if share < 0.5 else WON
