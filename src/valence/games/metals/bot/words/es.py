"""Spanish hints. A salt is named where charges cancel, and empty where they don't."""

from collections.abc import Mapping

from valence.chem.formulas import Salt
from valence.core.grammar.es import counted, decimal, percent, spelled
from valence.games.metals.bot.symbols import charge, counted_cards, written
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer

QUESTIONS: Mapping[str, str] = {
    "lead": "¿A qué carta sería difícil responder? ¿Con qué podrías reforzarla?",
    "answer": "¿Qué iones tienen la carga opuesta? ¿Cuántos de ellos la anulan?",
    "reinforce": "¿Cuántos iones más anularían la respuesta mayor?",
    "write": "¿Cuáles son las dos cargas? ¿Cuál es el menor múltiplo común de ambas?",
}
WORTH_MORE_LATER = "Las cartas que conservas valen más adelante que las que ahora están en juego."


def gains(card: str, gain: float, instead: str, less: float) -> str:
    """ "En esta ronda, con O²⁻ ganarías cerca de 1,5 cartas, frente a 0,3 con Ca²⁺." """
    first = f"En esta ronda, con {card} {_verb(gain)} cerca de {_cards(gain)}"
    if _verb(gain) == _verb(less):
        return f"{first}, frente a {_rounded(less)} con {instead}."
    return f"{first}; con {instead} {_verb(less)} cerca de {_cards(less)}."


def _verb(cards: float) -> str:
    return "ganarías" if round(cards, 1) >= 0 else "perderías"


def _cards(cards: float) -> str:
    rounded = _rounded(cards)
    return f"{rounded} {'carta' if rounded == '1' else 'cartas'}"


def _rounded(cards: float) -> str:
    return decimal(f"{abs(cards):.1f}".removesuffix(".0"))


# Leading


def risk(card: Ion, share: float, instead: Ion, more: float) -> str:
    lost = f"{written(instead)} se pierde en cerca del {percent(round(100 * more))} de los repartos"
    return f"{lost}; {written(card)}, en el {percent(round(100 * share))}."


def keep_charge(card: Ion) -> str:
    return (
        f"Conservas {written(card)}, y más adelante una carga de {charge(card)} supera a más iones."
    )


def unbeaten(card: Ion) -> str:
    return f"Ninguna respuesta que aún pueda llegar supera a {written(card)}."


def beats_even(card: Ion, needed: int, answer: Answer, salt: str) -> str:
    beaten = f"Con {_more(needed, card)} le ganas incluso a {counted_cards(answer)}"
    return f"{beaten} y formas {salt}." if salt else f"{beaten}."


def lost(card: Ion, answer: Answer) -> str:
    return f"{written(card)} se perdería contra {counted_cards(answer)}."


def lost_for_lack(card: Ion, answer: Answer, needed: int, held: int, salt: str) -> str:
    """ "Ca²⁺ se perdería contra 2 N³⁻: para formar Ca₃N₂ necesitas dos Ca²⁺ más y tienes uno." """
    aim = f"formar {salt}" if salt else f"superarlo{'s' if answer.count > 1 else ''}"
    holds = f"solo tienes {'uno' if held == 1 else spelled(held)}" if held else "no tienes ninguno"
    return f"{lost(card, answer).removesuffix('.')}: para {aim} necesitas {_more(needed, card)} y {holds}."


# Answering


def outweighs(answer: Answer, led: Ion, instead: Answer, salt: str) -> str:
    """ "2 O²⁻ superan a Ca²⁺; 1 O²⁻ solo anula su carga, lo que da CaO, y quien salió se lleva las cartas." """
    cancels = f"solo anula{_n(instead)} su carga, lo que da {salt}," if salt else "no,"
    return (
        f"{counted_cards(answer)} supera{_n(answer)} a {written(led)}; "
        f"{counted_cards(instead)} {cancels} y quien salió se lleva las cartas."
    )


def reinforced(  # the facts of one sentence
    answer: Answer, led: Ion, needed: int, able: float, instead: Answer, salt: str
) -> str:
    """ "Para ganarle a 3 O²⁻, quien salió necesita un Al³⁺ más, con lo que forma Al₂O₃, y lo tiene en el …" """
    does = f", con lo que forma {salt}," if salt else ""
    has = "lo tiene" if needed == 1 else "los tiene"
    return (
        f"Para ganarle a {counted_cards(answer)}, quien salió necesita {_more(needed, led)}{does} y {has} en el "
        f"{percent(round(100 * able))} de los repartos. Entonces se pierden {_all_cards(1 + needed + answer.count)}; "
        f"de este modo, {1 + instead.count}."
    )


def leader_needs(led: Ion, needed: int, other: int) -> str:
    instead = "uno" if other == 1 else spelled(other)
    return f"Para ganarle, quien salió necesita {_more(needed, led)}, no {instead}."


def gives_less(led: Ion, answer: Answer, instead: Answer) -> str:
    given = f"entrega {counted(answer.count, 'carta')} y no {instead.count}"
    return f"Ninguna de las dos supera a {written(led)}, así que {given}."


def keep(cards: Answer) -> str:
    win = "pueda" if cards.count == 1 else "puedan"
    return f"Conservas {counted_cards(cards)} para una ronda en la que {win} ganar más."


# Reinforcing, and writing


def collected(led: Ion, needed: int, cards: int, salt: str) -> str:
    """ "Con dos O²⁻ más tu lado forma Al₂O₃ y te llevas las 5 cartas; si no, ninguna." """
    does = f"forma {salt}" if salt else "supera a la respuesta"
    return (
        f"Con {_more(needed, led)} tu lado {does} y te llevas {_all_cards(cards)}; si no, ninguna."
    )


def cancel(salt: Salt) -> str:
    """ "Tres Ca²⁺ (6+) y dos N³⁻ (6−) se anulan." """
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations).capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} y {spelled(salt.anions)} {salt.anion.written} ({total}−) se anulan."


# The cards to look at


def ions_like(ion: Ion) -> str:
    return f"Mira tus iones de carga {charge(ion)}."


def count(led: Ion) -> str:
    return f"Cuenta tus {written(led)} y las cargas de la mesa."


def both(led: Ion, answer: Ion) -> str:
    return f"Mira {written(led)} y {written(answer)}: las cargas tienen que anularse."


def _more(needed: int, ion: Ion) -> str:
    return f"{spelled(needed)} {written(ion)} más"


def _all_cards(cards: int) -> str:
    return "la carta" if cards == 1 else f"las {cards} cartas"


def _n(answer: Answer) -> str:
    return "" if answer.count == 1 else "n"
