"""German hints. A salt is named where charges cancel, and empty where they don't."""

from collections.abc import Mapping

from valence.chem.formulas import Salt
from valence.core.grammar.de import counted, number, percent, spelled
from valence.games.metals.bot.symbols import charge, counted_cards, written
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer

QUESTIONS: Mapping[str, str] = {
    "lead": "Auf welche Karte können die anderen kaum antworten? Womit könntest du sie verstärken?",
    "answer": "Welche Ionen haben die entgegengesetzte Ladung? Wie viele davon gleichen sie aus?",
    "reinforce": "Wie viele Ionen fehlen noch, um die größere Antwort auszugleichen?",
    "write": "Welche Ladungen haben die beiden Ionen? Was ist die kleinste Zahl, die sich durch beide teilen lässt?",
}
WORTH_MORE_LATER = "Die Karten, die du behältst, sind später mehr wert als die auf dem Tisch."


def gains(card: str, gain: float, instead: str, less: float) -> str:
    """ "Mit O²⁻ gewinnst du in dieser Runde etwa 1,5 Karten, mit Ca²⁺ etwa 0,3." """
    first = f"Mit {card} {_verb(gain)} du in dieser Runde voraussichtlich {_number(gain)}"
    if _verb(gain) == _verb(less):
        return f"{first}, mit {instead} etwa {_rounded(less)}."
    return f"{first}; mit {instead} {_verb(less)} du {_number(less)}."


def _verb(cards: float) -> str:
    return "gewinnst" if round(cards, 1) >= 0 else "verlierst"


def _number(cards: float) -> str:
    rounded = _rounded(cards)
    return f"etwa {rounded} {'Karte' if rounded == '1' else 'Karten'}"


def _rounded(cards: float) -> str:
    return number(f"{abs(cards):.1f}".removesuffix(".0"))


# Leading


def risk(card: Ion, share: float, instead: Ion, more: float) -> str:
    lost_more, lost_less = (percent(round(100 * one)) for one in (more, share))
    return (
        f"{written(instead)} geht bei etwa {lost_more} der möglichen Verteilungen verloren, "
        f"{written(card)} bei {lost_less}."
    )


def keep_charge(card: Ion) -> str:
    return (
        f"Du behältst {written(card)}, und eine Ladung von {charge(card)} übertrifft später mehr."
    )


def unbeaten(card: Ion) -> str:
    return f"Keine Antwort, die noch kommen kann, übertrifft {written(card)}."


def beats_even(card: Ion, needed: int, answer: Answer, salt: str) -> str:
    beaten = f"Mit {_more(needed, card, 'einem')} schlägst du sogar {counted_cards(answer)}"
    return f"{beaten}; das ergibt {salt}." if salt else f"{beaten}."


def lost(card: Ion, answer: Answer) -> str:
    return f"{written(card)} ginge an {counted_cards(answer)} verloren."


def lost_for_lack(card: Ion, answer: Answer, needed: int, held: int, salt: str) -> str:
    """ "Ca²⁺ ginge an 2 N³⁻ verloren: Für Ca₃N₂ brauchst du noch zwei Ca²⁺ und hast nur eins." """
    aim = f"Für {salt}" if salt else "Dagegen"
    holds = f"nur {spelled(held, 'eins')}" if held else "keins"
    return (
        f"{lost(card, answer).removesuffix('.')}: {aim} brauchst du {_more(needed, card)} "
        f"und hast {holds}."
    )


# Answering. Whoever has led is the other side.


def outweighs(answer: Answer, led: Ion, instead: Answer, salt: str) -> str:
    """ "2 O²⁻ übertreffen Ca²⁺; 1 O²⁻ gleicht die Ladung nur aus, zu CaO, und die Gegenseite sammelt ein." """
    does = "gleicht" if instead.count == 1 else "gleichen"
    can = "kann" if instead.count == 1 else "können"
    short = f"{does} die Ladung nur aus, zu {salt}," if salt else f"{can} das nicht,"
    return (
        f"{counted_cards(answer)} {'übertrifft' if answer.count == 1 else 'übertreffen'} {written(led)}; "
        f"{counted_cards(instead)} {short} und die Gegenseite sammelt ein."
    )


def reinforced(  # the facts of one sentence
    answer: Answer, led: Ion, needed: int, able: float, instead: Answer, salt: str
) -> str:
    """ "Um 3 O²⁻ zu schlagen, braucht die Gegenseite noch ein Al³⁺ (das ergibt Al₂O₃); bei 80 % der Verteilungen …" """
    makes = f" (das ergibt {salt})" if salt else ""
    return (
        f"Um {counted_cards(answer)} zu schlagen, braucht die Gegenseite {_more(needed, led)}{makes}; "
        f"bei {percent(round(100 * able))} der Verteilungen hat sie das. "
        f"Dann sind alle {1 + needed + answer.count} Karten verloren, so nur {1 + instead.count}."
    )


def leader_needs(led: Ion, needed: int, other: int) -> str:
    return f"Dagegen braucht die Gegenseite {_more(needed, led)}, nicht {spelled(other, 'eins')}."


def gives_less(led: Ion, answer: Answer, instead: Answer) -> str:
    given = f"gib {counted(answer.count, 'Karte', 'Karten')} her, nicht {instead.count}"
    return f"Beides übertrifft {written(led)} nicht, also {given}."


def keep(cards: Answer) -> str:
    it = "es mehr gewinnen kann" if cards.count == 1 else "sie mehr gewinnen können"
    return f"Du behältst {counted_cards(cards)} für eine Runde, in der {it}."


# Reinforcing, and writing


def collected(led: Ion, needed: int, cards: int, salt: str) -> str:
    """ "Mit noch zwei O²⁻ ergibt sich Al₂O₃, und du sammelst alle 5 Karten ein; sonst bekommst du keine." """
    does = f"ergibt sich {salt}" if salt else "übertriffst du die Antwort"
    all_ = counted(cards, "Karte", "Karten")
    return f"Mit {_more(needed, led, 'einem')} {does}, und du sammelst alle {all_} ein; sonst bekommst du keine."


def cancel(salt: Salt) -> str:
    """ "Drei Ca²⁺ (6+) und zwei N³⁻ (6−) gleichen sich aus." """
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations, 'ein').capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} und {spelled(salt.anions, 'ein')} {salt.anion.written} ({total}−) gleichen sich aus."


# The cards to look at


def ions_like(ion: Ion) -> str:
    return f"Schau dir deine Ionen mit der Ladung {charge(ion)} an."


def count(led: Ion) -> str:
    return f"Zähl deine {written(led)} und die Ladungen auf dem Tisch."


def both(led: Ion, answer: Ion) -> str:
    return (
        f"Schau dir {written(led)} und {written(answer)} an: Die Ladungen müssen sich ausgleichen."
    )


def _more(needed: int, ion: Ion, one: str = "ein") -> str:
    return f"noch {spelled(needed, one)} {written(ion)}"
