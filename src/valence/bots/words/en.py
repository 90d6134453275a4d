"""English hints about the moves of any game. Moves are named as in "lead O²⁻ (oxide)"."""

LOST, WON = "under 1 %", "over 99 %"

QUESTIONS = {"any": "Which of your moves gains the most?"}
OTHERWISE = "It does better on the imagined deals, though no single fact decides."


def alone(move: str) -> str:
    return f"{_opening(move)}. It's your only move."


def right(move: str, why: str) -> str:
    return f"{_opening(move)}. {why}".strip()


def best(move: str, chance: float, other: str, less: float, why: str) -> str:
    """Return "Lead O²⁻ rather than Cl⁻: about 64 % to win instead of 55 %. …" """
    chances = f"{_chance(chance)} to win instead of {_chance(less).removeprefix('about ')}"
    return f"{_opening(move)} rather than {_without_verb(other, move)}: {chances}. {why}"


def among_the_best(move: str, chance: float, other: str, less: float, facts: str) -> str:
    """Return "Lead O²⁻: about 64 % to win. About as good: lead Al³⁺. …" """
    said, also = f"{_opening(move)}: {_chance(chance)} to win", _chance(less)
    if also == _chance(chance):
        return f"{said}. About as good: {other}. {facts}".strip()
    return f"{said}. Not clearly worse: {other}, {also}. {facts}".strip()


def worse(move: str, chance: float, other: str, more: float, why: str) -> str:
    """Return "Lead Cl⁻: about 55 % to win. Better: lead O²⁻, about 64 %. …" """
    return f"{_opening(move)}: {_chance(chance)} to win. Better: {other}, {_chance(more)}. {why}"


def hardly_worse(move: str, chance: float, other: str, more: float, facts: str) -> str:
    less, other_chance = _chance(chance), _chance(more)
    same = (
        f"About as good: {other}"
        if less == other_chance
        else f"Perhaps better: {other}, {other_chance}"
    )
    return f"{_opening(move)}: {less} to win. {same}. {facts}".strip()


def _opening(move: str) -> str:
    return f"{move[0].upper()}{move[1:]}"


def _without_verb(move: str, other: str) -> str:
    """Return "Al³⁺ (aluminium)" after "lead O²⁻ (oxide)", and the whole text where the verbs differ."""
    verb, _, rest = move.partition(" ")
    is_same = other.startswith(f"{verb} ")
    return _without_end(rest, other) if is_same and rest else f"{verb} {rest}".strip()


def _without_end(rest: str, other: str) -> str:
    """Return "chain 7" after "cap chain 2 with TEMPO", where both end in the same way."""
    for word in (" by ", " with "):
        start, _, end = rest.partition(word)
        if end and other.endswith(f"{word}{end}"):
            return start
    return rest


def _chance(share: float) -> str:
    if 0.01 <= share <= 0.99:
        return f"about {round(100 * share)} %"
    return LOST if share < 0.5 else WON
