"""The sentences of the game, in English."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import IONS
from valence.chem.ions import ion as ion_called
from valence.chem.names import en
from valence.chem.wording import Wording
from valence.chem.words.en import (
    NO_MOLECULES,
    existence_words,
    lattice_words,
)
from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.en import common_refusal, counted, listed, spelled, tallied, who_wins
from valence.core.words import Names, Words
from valence.games.metals import events, moves, refusals
from valence.games.metals.answers import missing
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.metals.options import Options
from valence.games.metals.state import Answer, Made
from valence.games.metals.words.en_concepts import CONCEPTS
from valence.games.metals.words.en_lines import line_words, refusal_line
from valence.games.metals.words.en_presets import PRESETS, VARIANTS
from valence.games.metals.words.en_writing import called, wrote
from valence.games.metals.writing import ions_in

ENDING = "No more plays can be made."
LEAST_EXOTIC = 4  # R18: ions in a formula, such as AlCl₃
# What decides a round.
REASONS = {
    "equal": "the total charges are equal, so they cancel",
    "led": "the total charge of the ion led is larger in size",
    "answer": "the total charge of the answer is larger in size",
    "signs": "opposite signs always cancel",
    "cards": "the number of cards decides",
    "ion": "the larger charge of a single ion decides",
}


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, deck=deck):
            return f"{counted(hand, 'card')} each, {deck} in the ion deck. {names[seat]} initiates first."
        case events.Dealt(ions=ions):
            return f"Your hand: {_ions(ions)}."
        case events.Led(seat=seat, ion=ion):
            return f"{names[seat]} leads {_named(ion)}."
        case events.Drew(seat=seat, count=count):
            return f"{names[seat]} draws {counted(count, 'card')}."
        case events.DrewIons(ions=ions):
            return f"You draw {_ions(ions)}."
        case events.Answered(seat=seat, ion=ion, count=count, is_full=True):
            return f"{names[seat]} answers with {count} {_named(ion)}."
        case events.Answered(seat=seat, ion=ion, count=count):
            return (
                f"{names[seat]} has no full answer and plays what there is: {count} {_named(ion)}."
            )
        case events.DrewTheSame(seat=seat, ion=ion):
            return f"{names[seat]} draws another {_written(ion)} and plays it too."
        case events.TookAtRandom(seat=seat, led=led, from_=other, ion=ion):
            return (
                f"{names[other]} has nothing to answer {_written(led)} with. {names[seat]} takes a card "
                f"at random, {_named(ion)}, and collects it with the {_written(led)}."
            )
        case events.Reinforced(seat=seat, ion=ion, count=count):
            return f"{names[seat]} calls for reinforcements: {count} more {_written(ion)}."
        case events.CouldNotReinforce(seat=seat, ion=ion, needed=needed):
            return f"{names[seat]} would need {needed} more {_written(ion)} to reinforce."
        case events.Conceded(seat=seat):
            return f"{names[seat]} concedes."
        case events.Collected(seat=seat, led=led, answer=answer):
            collects = f"{names[seat]} collects {led.count + answer.count} cards."
            return f"{_ruling(event)} {collects}{_fact(event, facts)}"
        case events.Wrote():
            return wrote(event, names)
        case events.Skipped(seat=seat):
            return f"{names[seat]} doesn't write the compound. It is {called(event)}."
        case events.LostByWriting(seat=seat, collector=collector):
            return f"{names[seat]} hasn't written the compound, so {names[collector]} collects."
        case events.Ended(outcome=outcome, exotic=exotic):
            scores = tallied(names, outcome.scores)
            result = f"Collected: {scores}. {who_wins(outcome, names)}. {NO_MOLECULES}"
            return f"{ENDING} {result}{_most_exotic(exotic, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def _ruling(event: events.Collected) -> str:
    led, answer = event.led, event.answer
    sums = f"{_total(led)} against {_total(answer)}"
    if compound := event.balance.compound:
        lattice = lattice_words(salt_of(led.ion, answer.ion))
        return (
            f"{sums}: the charges cancel to {called(compound)}{f', {lattice}' if lattice else ''}."
        )
    left = abs(event.balance.led + event.balance.answer)
    larger = led if abs(event.balance.led) > abs(event.balance.answer) else answer
    return (
        f"{sums}: no neutral compound, {left}{_sign(larger.ion)} is left over on the side of {_written(larger.ion)}; "
        f"{_would_need(led, answer)}."
    )


def _would_need(led: Answer, answer: Answer) -> str:
    """ "CaCl₂ would need one more Cl⁻" """
    needed = [f"{spelled(more.count)} more {_written(more.ion)}" for more in missing(led, answer)]
    return f"{salt_of(led.ion, answer.ion).written} would need {listed(needed)}"


def _fact(event: events.Collected, facts: Wording) -> str:
    """Return the fact about the existence of the compound, if one was made."""
    if event.balance.compound is None:
        return ""
    fact = existence_words(salt_of(event.led.ion, event.answer.ion).text, facts)
    return f" {fact}" if fact else ""


def _most_exotic(exotic: tuple[Made, ...], names: Names) -> str:
    """R18: name the compounds with the most ions, and who made them; nothing with few ions is exotic."""
    makers: dict[str, list[str]] = {}
    for one in exotic:
        if ions_in(one) < LEAST_EXOTIC:
            continue
        makers.setdefault(called(one), []).append(names[one.seat])
    if not makers:
        return ""
    each = [f"{compound} ({listed(who)})" for compound, who in makers.items()]
    return f" Most exotic here, by the number of ions: {'; '.join(each)}."


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NothingLed():
            return "Nothing has been led yet: initiate with one card."
        case refusals.MustAnswer(led=led):
            return f"{_named(led)} is led, and you have to answer it."
        case refusals.SameSign(led=led, ion=ion):
            return (
                f"{_written(ion)} and {_written(led)} have charges of the same sign and make no compound: "
                f"answer a {_kind(led)} with a {_kind(ion, opposite=True)}."
            )
        case refusals.WrongCount(led=led, ion=ion, wanted=None):
            return f"That is more {_written(ion)} than {_written(led)} calls for."
        case refusals.WrongCount(led=led, ion=ion, wanted=int(wanted)):
            return f"{_written(led)} is answered by {counted(wanted, 'card')} of {_written(ion)}, not by more."
        case refusals.HasFullAnswer(led=led, full=full):
            answers = listed(
                [f"{answer.count} {_written(answer.ion)}" for answer in full or ()], "or"
            )
            which = f": {answers}" if answers else ""
            return f"You have a full answer to {_written(led)} and must give one{which}."
        case refusals.TooLargeForShort(led=led, ion=ion):
            return (
                f"{_written(ion)} has a larger charge than {_written(led)}: it is played in full "
                f"({abs(CHARGE[led])} cards) or not at all."
            )
        case refusals.MustPlayAll(ion=ion, held=held):
            return f"A short answer is all that you have of one ion: {held} {_written(ion)}."
        case refusals.MustWrite(led=led, ion=ion):
            return f"First write the compound of {_written(led)} and {_written(ion)}."
        case refusals.NothingToWrite():
            return "There is no compound to write now."
        case refusals.MustDecide(ion=ion, needed=needed):
            return f"First decide: reinforce with {needed} more {_written(ion)}, or concede."
        case refusals.NothingToReinforce():
            return (
                "There is nothing to reinforce or to concede: no larger answer lies on the table."
            )
        case _:
            return common_refusal(refusal, names, lambda ion: ion_called(ion).written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Initiate(card=card):
            return f"lead {_named(card)}"
        case moves.Respond(ion=ion, count=count):
            return f"answer with {count} {_named(ion)}"
        case moves.Reinforce():
            return "call for reinforcements and collect"
        case moves.Concede():
            return "concede the cards"
        case moves.Write(formula=formula, name=name):
            parts = [part for part in (subscript(formula), en.called(name)) if part]
            return f"write {', '.join(parts) or 'nothing'}"
        case moves.Skip():
            return "write nothing"
        case _:
            assert_never(move)


def _choice(_subject: str, one: str) -> str:
    return _written(one) if one in IONS else subscript(one)


def _subject(asked: str, of: str) -> str:
    if asked == "round":
        led, count, ion = of.split()
        verb = "answers" if count == "1" else "answer"
        return f"{_written(led)} is led, and {spelled(int(count))} {_written(ion)} {verb}"
    return listed([_written(one) for one in of.split() if one in IONS])


def _at_table(options: Options) -> Words[moves.Move]:
    return replace(WORDS, event=partial(event_words, facts=options.facts))


WORDS = Words(
    event=event_words,
    for_options=_at_table,
    presets=PRESETS,
    variants=VARIANTS,
    refusal=refusal_words,
    move=move_words,
    line=line_words,
    refusal_line=refusal_line,
    ending=lambda _outcome: ENDING,
    questions={
        "why": "What decides this round?",
        "partner": "Which of these ions does {} attract?",
        "formula": "What is the formula of the compound of {}?",
        "round": "{}. What decides the round?",
    },
    choices=REASONS | {"partner none": "none of them", "formula none": "another formula"},
    choice_of=_choice,
    subject=_subject,
    concepts=CONCEPTS,
)


def _written(ion: Ion) -> str:
    return ion_called(ion).written


def _named(ion: Ion) -> str:
    known = ion_called(ion)
    return f"{known.written} ({en.ion(known.id)})"


def _ions(ions: tuple[Ion, ...]) -> str:
    return ", ".join(map(_written, ions))


def _sign(ion: Ion) -> str:
    return "+" if CHARGE[ion] > 0 else "−"


def _total(cards: Answer) -> str:
    """ "3 × 2+ = 6+" """
    size, sign = abs(CHARGE[cards.ion]), _sign(cards.ion)
    if cards.count == 1:
        return f"{size}{sign}"
    return f"{cards.count} × {size}{sign} = {cards.count * size}{sign}"


def _kind(ion: Ion, *, opposite: bool = False) -> str:
    return "metal" if (CHARGE[ion] > 0) != opposite else "non-metal"
