"""Reasons why a move is better than another, in English."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from valence.bots.words import HintWords
from valence.chem.ions import ion as ion_called
from valence.core.languages import DEFAULT, Language
from valence.core.words import counted, spelled
from valence.games.metals.answers import reinforcements_needed
from valence.games.metals.bot.card_words import counted_cards, gains, is_neutral, percent, written
from valence.games.metals.bot.judgement import KEEP, Known, answered, chance, known_from
from valence.games.metals.bot.lead_words import CLEAR, leads
from valence.games.metals.cards import CHARGE, SIZE, Ion, salt_of
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.state import Answer, View


def compare(view: View, better: Move, other: Move) -> str:
    seen = known_from(view)
    match better, other:
        case Initiate(card=card), Initiate(card=instead):
            return " ".join(leads(seen, card, instead))
        case Respond(ion=ion, count=count), Respond(ion=instead, count=fewer):
            return " ".join(_answers(seen, Answer(ion, count), Answer(instead, fewer)))
        case Reinforce(), Concede():
            return _collected(seen)
        case Concede(), Reinforce():
            return "The cards that you keep are worth more later than those in play."
        case Write(), Write() | Skip():
            return _cancel(seen)
        case _:
            return ""


# Answering


def _answers(seen: Known, answer: Answer, instead: Answer) -> Iterator[str]:
    assert seen.led is not None
    needed, other = (reinforcements_needed(seen.led, one) for one in (answer, instead))
    gain, less = answered(seen, answer), answered(seen, instead)
    if needed and not other:
        yield f"{counted_cards(answer)} outweigh{_s(answer)} {written(seen.led)}; {_falls_short(seen.led, instead)}."
    elif needed and gain >= less + CLEAR:
        yield gains(counted_cards(answer), gain, counted_cards(instead), less)
    elif other and gain >= less + CLEAR:
        yield _reinforced(seen, instead, answer)
    if seen.reinforcements and needed > other > 0:
        yield f"The leader needs {spelled(needed)} more {written(seen.led)} to beat it, not {spelled(other)}."
    if not needed and not other and answer.count < instead.count:
        given = f"give away {counted(answer.count, 'card')}, not {instead.count}"
        yield f"Neither outweighs {written(seen.led)}, so {given}."
    if _kept(instead) > _kept(answer):
        yield f"You keep {counted_cards(instead)} for a round in which {_it(instead)} can win more."


def _reinforced(seen: Known, answer: Answer, instead: Answer) -> str:
    """ "To beat 3 O²⁻ the leader needs one more Al³⁺, which makes Al₂O₃, and holds that in 80 % of deals. …" """
    assert seen.led is not None
    needed = reinforcements_needed(seen.led, answer)
    more = f"{spelled(needed)} more {written(seen.led)}"
    made = salt_of(seen.led, answer.ion).written
    does = f", which makes {made}," if is_neutral(seen.led, needed, answer) else ""
    able = percent(chance(seen.unseen[seen.led], seen.hidden, seen.other, needed))
    beats = f"To beat {counted_cards(answer)} the leader needs {more}{does}"
    cards = f"Then all {1 + needed + answer.count} cards are lost; this way {1 + instead.count}"
    return f"{beats} and holds that in {able} of deals. {cards}."


def _falls_short(led: Ion, answer: Answer) -> str:
    """ "1 Ca²⁺ only cancels its charge, which makes CaO, and the leader collects" """
    cards = counted_cards(answer)
    if answer.count * SIZE[answer.ion] == SIZE[led]:
        made = salt_of(led, answer.ion).written
        return f"{cards} only cancel{_s(answer)} its charge, which makes {made}, and the leader collects"
    return f"{cards} can't, and the leader collects"


def _kept(answer: Answer) -> float:
    return answer.count * KEEP[SIZE[answer.ion]]


# Reinforcing, and writing


def _collected(seen: Known) -> str:
    """ "With two more O²⁻ your side makes Al₂O₃, and you collect all 5 cards; otherwise you get none." """
    assert seen.led is not None
    assert seen.answer is not None
    needed = reinforcements_needed(seen.led, seen.answer)
    cards = counted(1 + needed + seen.answer.count, "card")
    made = salt_of(seen.led, seen.answer.ion).written
    cancels = is_neutral(seen.led, needed, seen.answer)
    does = f"makes {made}" if cancels else "outweighs the answer"
    more = f"{spelled(needed)} more {written(seen.led)}"
    return f"With {more} your side {does}, and you collect all {cards}; otherwise you get none."


def _total(cards: Answer) -> str:
    has = "has" if cards.count == 1 else "have"
    sign = "+" if CHARGE[cards.ion] > 0 else "−"
    return f"{counted_cards(cards)} {has} {cards.count * SIZE[cards.ion]}{sign}"


def _cancel(seen: Known) -> str:
    """ "Three Ca²⁺ (6+) cancel two N³⁻ (6−)." """
    assert seen.led is not None
    assert seen.answer is not None
    salt = salt_of(seen.led, seen.answer.ion)
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations).capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} and {spelled(salt.anions)} {salt.anion.written} ({total}−) cancel."


# Words


def _s(answer: Answer) -> str:
    return "s" if answer.count == 1 else ""


def _it(answer: Answer) -> str:
    return "it" if answer.count == 1 else "they"


# The steps of a hint before the cards


def question(_view: View, move: Move) -> str:
    match move:
        case Initiate():
            return "lead"
        case Respond():
            return "answer"
        case Reinforce() | Concede():
            return "reinforce"
        case Write() | Skip():
            return "write"
        case _:
            assert_never(move)


def group(view: View, move: Move) -> str:
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return f"Look at your ions with charge {ion_called(ion).charge_written}."
        case Reinforce() | Concede():
            assert view.led is not None
            return f"Count your {written(view.led)}, and the charges on the table."
        case Write() | Skip():
            assert view.led is not None
            assert view.answer is not None
            return f"Look at {written(view.led)} and {written(view.answer.ion)}: the charges have to cancel."
        case _:
            assert_never(move)


QUESTIONS = {
    "lead": "Which card could others hardly answer? What could you reinforce it with?",
    "answer": "Which ions have the opposite charge? How many of them cancel it?",
    "reinforce": "How many more ions would cancel the larger answer?",
    "write": "What are the two charges? What is the smallest number that both divide?",
}
WORDS: Mapping[Language, HintWords[View, Move]] = {
    DEFAULT: HintWords(questions=QUESTIONS, group=group, compare=compare)
}
