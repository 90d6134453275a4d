"""English hints. A salt is named where charges cancel, and empty where they don't."""

from collections.abc import Mapping

from valence.chem.formulas import Salt
from valence.core.grammar.en import counted, spelled
from valence.games.metals.bot.symbols import charge, counted_cards, percent, written
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer

QUESTIONS: Mapping[str, str] = {
    "lead": "Which card could others hardly answer? What could you reinforce it with?",
    "answer": "Which ions have the opposite charge? How many of them cancel it?",
    "reinforce": "How many more ions would cancel the larger answer?",
    "write": "What are the two charges? What is the smallest number that both divide?",
}
WORTH_MORE_LATER = "The cards that you keep are worth more later than those in play."


def gains(card: str, gain: float, instead: str, less: float) -> str:
    """ "In this round, O²⁻ should gain you about 1.5 cards, Ca²⁺ about 0.3." """
    first = f"In this round, {card} should {_verb(gain)} you about {_number(gain)}"
    if _verb(gain) == _verb(less):
        return f"{first}, {instead} about {_number(less).removesuffix('s').removesuffix(' card')}."
    return f"{first}; {instead} should {_verb(less)} you about {_number(less)}."


def _verb(cards: float) -> str:
    return "gain" if round(cards, 1) >= 0 else "cost"


def _number(cards: float) -> str:
    number = f"{abs(cards):.1f}".removesuffix(".0")
    return f"{number} card" if number == "1" else f"{number} cards"


# Leading


def risk(card: Ion, share: float, instead: Ion, more: float) -> str:
    return f"{written(instead)} is lost in about {percent(more)} of deals, {written(card)} in {percent(share)}."


def keep_charge(card: Ion) -> str:
    return f"You keep {written(card)}, and a charge of {charge(card)} outweighs more later."


def unbeaten(card: Ion) -> str:
    return f"No answer that can still come outweighs {written(card)}."


def beats_even(card: Ion, needed: int, answer: Answer, salt: str) -> str:
    beaten = f"With {_more(needed, card)} you beat even {counted_cards(answer)}"
    return f"{beaten}, and make {salt}." if salt else f"{beaten}."


def lost(card: Ion, answer: Answer) -> str:
    return f"{written(card)} would be lost to {counted_cards(answer)}."


def lost_for_lack(card: Ion, answer: Answer, needed: int, held: int, salt: str) -> str:
    """ "Ca²⁺ would be lost to 2 N³⁻: to make Ca₃N₂ you need two more Ca²⁺, and you hold one." """
    aim = f"make {salt}" if salt else "outweigh them"
    holds = spelled(held) if held else "none"
    return (
        f"{lost(card, answer).removesuffix('.')}: to {aim} you need {_more(needed, card)}, "
        f"and you hold {holds}."
    )


# Answering


def outweighs(answer: Answer, led: Ion, instead: Answer, salt: str) -> str:
    """ "2 O²⁻ outweigh Ca²⁺; 1 O²⁻ only cancels its charge, which makes CaO, and the leader collects." """
    short = f"only cancel{_s(instead)} its charge, which makes {salt}," if salt else "can't,"
    return (
        f"{counted_cards(answer)} outweigh{_s(answer)} {written(led)}; "
        f"{counted_cards(instead)} {short} and the leader collects."
    )


def reinforced(  # the facts of one sentence
    answer: Answer, led: Ion, needed: int, able: float, instead: Answer, salt: str
) -> str:
    """ "To beat 3 O²⁻ the leader needs one more Al³⁺, which makes Al₂O₃, and holds that in 80 % of deals. …" """
    does = f", which makes {salt}," if salt else ""
    return (
        f"To beat {counted_cards(answer)} the leader needs {_more(needed, led)}{does} and holds that in "
        f"{percent(able)} of deals. Then all {1 + needed + answer.count} cards are lost; "
        f"this way {1 + instead.count}."
    )


def leader_needs(led: Ion, needed: int, other: int) -> str:
    return f"The leader needs {_more(needed, led)} to beat it, not {spelled(other)}."


def gives_less(led: Ion, answer: Answer, instead: Answer) -> str:
    given = f"give away {counted(answer.count, 'card')}, not {instead.count}"
    return f"Neither outweighs {written(led)}, so {given}."


def keep(cards: Answer) -> str:
    it = "it" if cards.count == 1 else "they"
    return f"You keep {counted_cards(cards)} for a round in which {it} can win more."


# Reinforcing, and writing


def collected(led: Ion, needed: int, cards: int, salt: str) -> str:
    """ "With two more O²⁻ your side makes Al₂O₃, and you collect all 5 cards; otherwise you get none." """
    does = f"makes {salt}" if salt else "outweighs the answer"
    all_ = counted(cards, "card")
    return (
        f"With {_more(needed, led)} your side {does}, and you collect all {all_}; "
        "otherwise you get none."
    )


def cancel(salt: Salt) -> str:
    """ "Three Ca²⁺ (6+) and two N³⁻ (6−) cancel." """
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations).capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} and {spelled(salt.anions)} {salt.anion.written} ({total}−) cancel."


# The cards to look at


def ions_like(ion: Ion) -> str:
    return f"Look at your ions with charge {charge(ion)}."


def count(led: Ion) -> str:
    return f"Count your {written(led)}, and the charges on the table."


def both(led: Ion, answer: Ion) -> str:
    return f"Look at {written(led)} and {written(answer)}: the charges have to cancel."


def _more(needed: int, ion: Ion) -> str:
    return f"{spelled(needed)} more {written(ion)}"


def _s(answer: Answer) -> str:
    return "s" if answer.count == 1 else ""
