"""Why a move is better than another, in English."""

from collections.abc import Iterator
from typing import assert_never

from valence.bots.expert import Question
from valence.bots.metals.judgement import KEEP, Known, answered, chance, known_from, lead
from valence.chem.ions import ion as ion_called
from valence.core.words import counted, spelled
from valence.games.metals.answers import full_count, is_opposite, reinforcements_needed
from valence.games.metals.cards import CHARGE, SIZE, Ion, salt_of
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Say, Skip, Write
from valence.games.metals.state import Answer, View

LEAD = Question("lead", "Which card could others hardly answer? What could you reinforce it with?")
ANSWER = Question("answer", "Which ions have the opposite charge? How many of them cancel it?")
REINFORCE = Question("reinforce", "How many more ions would cancel the larger answer?")
WHY = Question("why", "What is the total charge on each side?")
WRITE = Question("write", "What are the two charges? What is the smallest number that both divide?")

# Expected gains that differ by less are not worth a sentence.
CLEAR = 0.15
# Risks that differ by less are not worth one either.
CLEARLY_RISKIER = 0.05


def compare(view: View, better: Move, other: Move) -> str:
    seen = known_from(view)
    match better, other:
        case Initiate(card=card), Initiate(card=instead):
            return " ".join(_leads(seen, card, instead))
        case Respond(ion=ion, count=count), Respond(ion=instead, count=fewer):
            return " ".join(_answers(seen, Answer(ion, count), Answer(instead, fewer)))
        case Reinforce(), Concede():
            return _collected(seen)
        case Concede(), Reinforce():
            return "The cards that you keep are worth more later than those in play."
        case Write(), Write() | Skip():
            return _cancel(seen)
        case Say(), Say():
            return _weighed(seen)
        case _:
            return ""


# Leading


def _leads(seen: Known, card: Ion, instead: Ion) -> Iterator[str]:
    gain, less = lead(seen, card), lead(seen, instead)
    if gain >= less + CLEAR:
        yield _gains(_written(card), gain, _written(instead), less)
    own, others = _beaten_by(seen, card), _beaten_by(seen, instead)
    risk, more = _chance_of(seen, own), _chance_of(seen, others)
    if others and not own:
        yield f"{_safety(seen, card)} {_lost(seen, instead, others)}"
    elif gain >= less + CLEAR and more >= risk + CLEARLY_RISKIER:
        yield f"{_written(instead)} is lost in about {_percent(more)} of deals, {_written(card)} in {_percent(risk)}."
        yield _lost(seen, instead, others)
    if gain < less + CLEAR and KEEP[SIZE[instead]] > KEEP[SIZE[card]]:
        yield f"You keep {_written(instead)}, and a charge of {_charge(instead)} outweighs more later."


def _full_answers(seen: Known, card: Ion) -> list[Answer]:
    """The full answers that may still be out."""
    full = (Answer(ion, full_count(ion, card)) for ion in seen.unseen if is_opposite(ion, card))
    return [answer for answer in full if seen.unseen[answer.ion] >= answer.count]


def _reserve(seen: Known, card: Ion) -> int:
    """How many more of an ion the leader could reinforce it with."""
    return seen.hand.get(card, 0) - 1 if seen.reinforcements else 0


def _beaten_by(seen: Known, card: Ion) -> list[Answer]:
    """The full answers that may be out, outweigh the card, and can't be reinforced against."""
    reserve = _reserve(seen, card)
    return [
        answer
        for answer in _full_answers(seen, card)
        if reinforcements_needed(card, answer) > reserve
    ]


def _chance_of(seen: Known, answers: list[Answer]) -> float:
    """The chance that the other player holds at least one of these answers."""
    none = 1.0
    for answer in answers:
        none *= 1 - chance(seen.unseen[answer.ion], seen.hidden, seen.other, answer.count)
    return 1 - none


def _safety(seen: Known, card: Ion) -> str:
    """ "With two more O²⁻ you beat even 2 Al³⁺, and make Al₂O₃." """
    full = _full_answers(seen, card)
    needs = [(reinforcements_needed(card, answer), answer) for answer in full]
    needed, answer = max(needs, key=lambda pair: pair[0], default=(0, None))
    if answer is None or not needed:
        return f"No answer that can still come outweighs {_written(card)}."
    made = salt_of(card, answer.ion).written
    return f"With {spelled(needed)} more {_written(card)} you beat even {_cards(answer)}, and make {made}."


def _lost(seen: Known, card: Ion, answers: list[Answer]) -> str:
    """ "Ca²⁺ would be lost to 2 N³⁻: you hold no more Ca²⁺ to make Ca₃N₂." """
    worst = max(answers, key=lambda answer: _chance_of(seen, [answer]))
    lost = f"{_written(card)} would be lost to {_cards(worst)}"
    if not seen.reinforcements:
        return f"{lost}."
    needed, held = reinforcements_needed(card, worst), seen.hand.get(card, 0) - 1
    made = salt_of(card, worst.ion).written
    holds = spelled(held) if held else "none"
    return f"{lost}: to make {made} you need {spelled(needed)} more {_written(card)}, and you hold {holds}."


# Answering


def _answers(seen: Known, answer: Answer, instead: Answer) -> Iterator[str]:
    assert seen.led is not None
    needed, other = (reinforcements_needed(seen.led, one) for one in (answer, instead))
    gain, less = answered(seen, answer), answered(seen, instead)
    if needed and not other:
        yield f"{_cards(answer)} outweigh{_s(answer)} {_written(seen.led)}; {_falls_short(seen.led, instead)}."
    elif needed and gain >= less + CLEAR:
        yield _gains(_cards(answer), gain, _cards(instead), less)
    elif other and gain >= less + CLEAR:
        yield _reinforced(seen, instead, answer)
    if seen.reinforcements and needed > other > 0:
        yield f"The leader needs {spelled(needed)} more {_written(seen.led)} to beat it, not {spelled(other)}."
    if not needed and not other and answer.count < instead.count:
        given = f"give away {counted(answer.count, 'card')}, not {instead.count}"
        yield f"Neither outweighs {_written(seen.led)}, so {given}."
    if _kept(instead) > _kept(answer):
        yield f"You keep {_cards(instead)} for a round in which {_it(instead)} can win more."


def _reinforced(seen: Known, answer: Answer, instead: Answer) -> str:
    """ "To beat 3 O²⁻ the leader needs one more Al³⁺ for Al₂O₃, and holds it in 80 % of deals. …" """
    assert seen.led is not None
    needed = reinforcements_needed(seen.led, answer)
    more = f"{spelled(needed)} more {_written(seen.led)}"
    made = salt_of(seen.led, answer.ion).written
    able = _percent(chance(seen.unseen[seen.led], seen.hidden, seen.other, needed))
    beats = f"To beat {_cards(answer)} the leader needs {more}, which makes {made}"
    cards = f"Then all {1 + needed + answer.count} cards are lost; this way {1 + instead.count}"
    return f"{beats}, and holds that in {able} of deals. {cards}."


def _falls_short(led: Ion, answer: Answer) -> str:
    """ "1 Ca²⁺ only cancels its charge, which makes CaO, and the leader collects" """
    cards = _cards(answer)
    if answer.count * SIZE[answer.ion] == SIZE[led]:
        made = salt_of(led, answer.ion).written
        return f"{cards} only cancel{_s(answer)} its charge, which makes {made}, and the leader collects"
    return f"{cards} can't, and the leader collects"


def _kept(answer: Answer) -> float:
    return answer.count * KEEP[SIZE[answer.ion]]


# Reinforcing, and writing


def _collected(seen: Known) -> str:
    """ "Your two more O²⁻ cancel the charge to Al₂O₃, and you collect all 5 cards." """
    assert seen.led is not None
    assert seen.answer is not None
    needed = reinforcements_needed(seen.led, seen.answer)
    cards = counted(1 + needed + seen.answer.count, "card")
    made = salt_of(seen.led, seen.answer.ion)
    total = (1 + needed) * SIZE[seen.led]
    is_neutral = total == seen.answer.count * SIZE[seen.answer.ion]
    does = f"makes {made.written}" if is_neutral else "outweighs the answer"
    more = f"{spelled(needed)} more {_written(seen.led)}"
    return f"With {more} your side {does}, and you collect all {cards}; otherwise you get none."


def _weighed(seen: Known) -> str:
    """ "1 Ca²⁺ has 2+ and 2 Cl⁻ have 2−." """
    assert seen.led is not None
    assert seen.answer is not None
    sides = [_total(Answer(seen.led, 1)), _total(seen.answer)]
    return f"{sides[0]} and {sides[1]}."


def _total(cards: Answer) -> str:
    has = "has" if cards.count == 1 else "have"
    sign = "+" if CHARGE[cards.ion] > 0 else "−"
    return f"{_cards(cards)} {has} {cards.count * SIZE[cards.ion]}{sign}"


def _cancel(seen: Known) -> str:
    """ "Three Ca²⁺ (6+) cancel two N³⁻ (6−)." """
    assert seen.led is not None
    assert seen.answer is not None
    salt = salt_of(seen.led, seen.answer.ion)
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations).capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} and {spelled(salt.anions)} {salt.anion.written} ({total}−) cancel."


# Words


def _gains(card: str, gain: float, instead: str, less: float) -> str:
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


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _cards(answer: Answer) -> str:
    """ "3 Ca²⁺" """
    return f"{answer.count} {_written(answer.ion)}"


def _s(answer: Answer) -> str:
    return "s" if answer.count == 1 else ""


def _it(answer: Answer) -> str:
    return "it" if answer.count == 1 else "they"


def _charge(ion: Ion) -> str:
    return f"{SIZE[ion]}{'+' if CHARGE[ion] > 0 else '−'}"


def _written(ion: Ion) -> str:
    return ion_called(ion).written


# The steps of a hint before the cards


def question(_view: View, move: Move) -> Question:
    match move:
        case Initiate():
            return LEAD
        case Respond():
            return ANSWER
        case Reinforce() | Concede():
            return REINFORCE
        case Write() | Skip():
            return WRITE
        case Say():
            return WHY
        case _:
            assert_never(move)


def group(view: View, move: Move) -> str:
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return f"Look at your ions with charge {ion_called(ion).charge_written}."
        case Reinforce() | Concede():
            assert view.led is not None
            return f"Count your {_written(view.led)}, and the charges on the table."
        case Say():
            return "Add up the charges of the cards on each side."
        case Write() | Skip():
            assert view.led is not None
            assert view.answer is not None
            return f"Look at {_written(view.led)} and {_written(view.answer.ion)}: the charges have to cancel."
        case _:
            assert_never(move)
