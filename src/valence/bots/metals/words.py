"""Why a move is good or bad, in English."""

from typing import assert_never

from valence.bots.expert import Question
from valence.bots.metals.judgement import Known, answered, known_from, lead
from valence.chem.ions import ion as ion_called
from valence.core.words import counted, spelled
from valence.games.metals.answers import reinforcements_needed
from valence.games.metals.cards import Ion, salt_of
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.state import Answer, View

LEAD = Question("lead", "Which card could others hardly answer? What could you reinforce it with?")
ANSWER = Question("answer", "Which ions have the opposite charge? How many of them cancel it?")
REINFORCE = Question("reinforce", "How many more ions would cancel the larger answer?")
WRITE = Question("write", "What are the two charges? What is the smallest number that both divide?")


def reason(view: View, move: Move) -> str:
    seen = known_from(view)
    match move:
        case Initiate(card=card):
            return _lead(seen, card)
        case Respond(ion=ion, count=count):
            return _answer(seen, Answer(ion, count))
        case Reinforce():
            return "You collect every card in play; if you let them go, you get none."
        case Concede():
            return "You keep your cards, but the other side collects everything in play."
        case Write():
            return _cancel(seen)
        case Skip():
            return "You have nothing to lose by writing."
        case _:
            assert_never(move)


def _lead(seen: Known, card: Ion) -> str:
    gain, reserve = lead(seen, card), seen.hand[card] - 1
    hope = f"It should {'gain' if gain >= 0 else 'cost'} you about {_cards(gain)}"
    if not seen.reinforcements:
        return f"{hope}."
    return f"{hope}; you hold {reserve or 'no'} more {_written(card)} to reinforce with."


def _answer(seen: Known, answer: Answer) -> str:
    assert seen.led is not None
    led, needed = _written(seen.led), reinforcements_needed(seen.led, answer)
    if not needed:
        return f"It can't outweigh {led}, so it gives away {counted(1 + answer.count, 'card')}."
    if not seen.reinforcements:
        return f"It outweighs {led}, and nobody can reinforce."
    gain = answered(seen, answer)
    average = f"on average you {'gain' if gain >= 0 else 'lose'} {_cards(gain)}"
    return f"It outweighs {led} unless the other player adds {needed} more {led}: {average}."


def _cancel(seen: Known) -> str:
    """ "Three Ca²⁺ (6+) cancel two N³⁻ (6−)." """
    assert seen.led is not None
    assert seen.answer is not None
    salt = salt_of(seen.led, seen.answer.ion)
    total = salt.cations * salt.cation.size
    cations = f"{spelled(salt.cations).capitalize()} {salt.cation.written} ({total}+)"
    return f"{cations} and {spelled(salt.anions)} {salt.anion.written} ({total}−) cancel."


def _cards(gain: float) -> str:
    """ "2.5 cards"."""
    return f"{abs(gain):.1f} cards"


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
        case _:
            assert_never(move)


def group(view: View, move: Move) -> str:
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return f"Look at your ions with charge {ion_called(ion).charge_written}."
        case Reinforce() | Concede():
            assert view.led is not None
            return f"Count your {_written(view.led)}, and the charges on the table."
        case Write() | Skip():
            assert view.led is not None
            assert view.answer is not None
            return f"Look at {_written(view.led)} and {_written(view.answer.ion)}: the charges have to cancel."
        case _:
            assert_never(move)
