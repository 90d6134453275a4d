"""The sentences of the game, in Spanish."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import IONS
from valence.chem.ions import ion as ion_called
from valence.chem.names import es
from valence.chem.wording import Wording
from valence.chem.words.es import (
    NO_MOLECULES,
    existence_words,
    lattice_words,
)
from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.es import (
    LOG,
    common_refusal,
    counted,
    either,
    listed,
    spelled,
    tallied,
    who_wins,
)
from valence.core.words import Names, Words
from valence.games.metals import events, moves, refusals
from valence.games.metals.answers import missing
from valence.games.metals.cards import CHARGE, Ion, salt_of
from valence.games.metals.options import Options
from valence.games.metals.state import Answer, Made
from valence.games.metals.words.es_concepts import CONCEPTS
from valence.games.metals.words.es_lines import line_words, refusal_line
from valence.games.metals.words.es_presets import PRESETS, VARIANTS
from valence.games.metals.words.es_writing import called, wrote
from valence.games.metals.writing import ions_in

ENDING = "No hay más jugadas posibles."
LEAST_EXOTIC = 4  # R18: ions in a formula, such as AlCl₃
# What decides a round.
REASONS = {
    "equal": "las cargas totales son iguales, así que se anulan",
    "led": "la carga total de la salida es mayor en valor absoluto",
    "answer": "la carga total de la respuesta es mayor en valor absoluto",
    "signs": "los signos opuestos siempre se anulan",
    "cards": "decide el número de cartas",
    "ion": "decide la carga mayor de un solo ion",
}


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, deck=deck):
            dealt = f"{counted(hand, 'carta')} por persona; en el mazo de iones hay {deck}"
            return f"{dealt}. {names[seat]} inicia la primera ronda."
        case events.Dealt(ions=ions):
            return f"Tu mano: {_ions(ions)}."
        case events.Led(seat=seat, ion=ion):
            return f"{names[seat]} sale con {_named(ion)}."
        case events.Drew(seat=seat, count=count):
            return f"{names[seat]} roba {counted(count, 'carta')}."
        case events.DrewIons(ions=ions):
            return f"Robas {_ions(ions)}."
        case events.Answered(seat=seat, ion=ion, count=count, is_full=True):
            return f"{names[seat]} responde con {count} {_named(ion)}."
        case events.Answered(seat=seat, ion=ion, count=count):
            given = f"juega lo que hay: {count} {_named(ion)}"
            return f"{names[seat]} no tiene una respuesta completa y {given}."
        case events.DrewTheSame(seat=seat, ion=ion):
            return f"{names[seat]} roba otro {_written(ion)} y también lo juega."
        case events.TookAtRandom(seat=seat, led=led, from_=other, ion=ion):
            return (
                f"{names[other]} no tiene con qué responder a {_written(led)}. {names[seat]} le toma una carta "
                f"al azar, {_named(ion)}, y se la lleva junto con el {_written(led)}."
            )
        case events.Reinforced(seat=seat, ion=ion, count=count):
            return f"{names[seat]} pide refuerzos: {count} {_written(ion)} más."
        case events.CouldNotReinforce(seat=seat, ion=ion, needed=needed):
            return f"{names[seat]} necesitaría {needed} {_written(ion)} más como refuerzo."
        case events.Conceded(seat=seat):
            return f"{names[seat]} cede las cartas."
        case events.Collected(seat=seat, led=led, answer=answer):
            collects = f"{names[seat]} se lleva {led.count + answer.count} cartas."
            return f"{_ruling(event)} {collects}{_fact(event, facts)}"
        case events.Wrote():
            return wrote(event, names)
        case events.Skipped(seat=seat):
            return f"{names[seat]} no escribe el compuesto. Es {called(event)}."
        case events.LostByWriting(seat=seat, collector=collector):
            collects = f"{names[collector]} se lleva las cartas"
            return f"{names[seat]} no logró escribir el compuesto, así que {collects}."
        case events.Ended(outcome=outcome, exotic=exotic):
            scores = tallied(names, outcome.scores)
            result = f"Cartas ganadas: {scores}. {who_wins(outcome, names)}. {NO_MOLECULES}"
            return f"{ENDING} {result}{_most_exotic(exotic, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def _ruling(event: events.Collected) -> str:
    led, answer = event.led, event.answer
    sums = f"{_total(led)} contra {_total(answer)}"
    if compound := event.balance.compound:
        lattice = lattice_words(salt_of(led.ion, answer.ion))
        made = f"{called(compound)}{f', {lattice}' if lattice else ''}"
        return f"{sums}: las cargas se anulan y dan {made}."
    left = abs(event.balance.led + event.balance.answer)
    larger = led if abs(event.balance.led) > abs(event.balance.answer) else answer
    return (
        f"{sums}: no hay compuesto neutro, sobra {left}{_sign(larger.ion)} del lado de {_written(larger.ion)}; "
        f"{_would_need(led, answer)}."
    )


def _would_need(led: Answer, answer: Answer) -> str:
    """ "para CaCl₂ falta un Cl⁻" """
    needed = [(more.count, _written(more.ion)) for more in missing(led, answer)]
    verb = "falta" if sum(count for count, _ in needed) == 1 else "faltan"
    each = listed([f"{spelled(count)} {ion}" for count, ion in needed])
    return f"para {salt_of(led.ion, answer.ion).written} {verb} {each}"


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
    return f" Lo más exótico de la partida, por su número de iones: {'; '.join(each)}."


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NothingLed():
            return "Todavía no hay salida: inicia la ronda con una carta."
        case refusals.MustAnswer(led=led):
            return f"La salida es {_named(led)}, y tienes que responder."
        case refusals.SameSign(led=led, ion=ion):
            return (
                f"{_written(ion)} y {_written(led)} tienen cargas del mismo signo y no forman un compuesto: "
                f"a un {_kind(led)} se responde con un {_kind(ion, opposite=True)}."
            )
        case refusals.WrongCount(led=led, ion=ion, wanted=None):
            return f"Son más {_written(ion)} de los que pide {_written(led)}."
        case refusals.WrongCount(led=led, ion=ion, wanted=int(wanted)):
            cards = f"{counted(wanted, 'carta')} de {_written(ion)}"
            return f"A {_written(led)} se responde con {cards}, no con más."
        case refusals.HasFullAnswer(led=led, full=full):
            answers = either(*(f"{answer.count} {_written(answer.ion)}" for answer in full or ()))
            which = f": {answers}" if answers else ""
            return f"Tienes una respuesta completa a {_written(led)} y debes darla{which}."
        case refusals.TooLargeForShort(led=led, ion=ion):
            return (
                f"{_written(ion)} tiene una carga mayor que {_written(led)}: se juega la respuesta completa "
                f"({counted(abs(CHARGE[led]), 'carta')}) o ninguna."
            )
        case refusals.MustPlayAll(ion=ion, held=held):
            return f"En una respuesta corta se juega todo lo que tienes de un ion: {held} {_written(ion)}."
        case refusals.MustWrite(led=led, ion=ion):
            return f"Primero escribe el compuesto de {listed([_written(led), _written(ion)])}."
        case refusals.NothingToWrite():
            return "Ahora no hay ningún compuesto que escribir."
        case refusals.MustDecide(ion=ion, needed=needed):
            return f"Primero decide: refuerza con {needed} {_written(ion)} más o cede."
        case refusals.NothingToReinforce():
            return "No hay nada que reforzar ni que ceder: en la mesa no hay una respuesta mayor."
        case _:
            return common_refusal(refusal, names, lambda ion: ion_called(ion).written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Initiate(card=card):
            return f"salir con {_named(card)}"
        case moves.Respond(ion=ion, count=count):
            return f"responder con {count} {_named(ion)}"
        case moves.Reinforce():
            return "pedir refuerzos y recoger las cartas"
        case moves.Concede():
            return "ceder las cartas"
        case moves.Write(formula=formula, name=name):
            parts = [part for part in (subscript(formula), es.called(name)) if part]
            return f"escribir {', '.join(parts)}" if parts else "no escribir nada"
        case moves.Skip():
            return "no escribir nada"
        case _:
            assert_never(move)


def _choice(_subject: str, one: str) -> str:
    return _written(one) if one in IONS else subscript(one)


def _subject(asked: str, of: str) -> str:
    if asked == "round":
        led, count, ion = of.split()
        answer = f"responde {_written(ion)}"
        if count != "1":
            answer = f"responden {spelled(int(count))} {_written(ion)}"
        return f"Sale {_written(led)} y {answer}"
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
        "why": "¿Qué decide esta ronda?",
        "partner": "¿A cuál de estos iones atrae {}?",
        "formula": "¿Cuál es la fórmula del compuesto de {}?",
        "round": "{}. ¿Qué decide la ronda?",
    },
    choices=REASONS | {"partner none": "a ninguno de ellos", "formula none": "otra fórmula"},
    choice_of=_choice,
    subject=_subject,
    concepts=CONCEPTS,
    log=LOG,
)


def _written(ion: Ion) -> str:
    return ion_called(ion).written


def _named(ion: Ion) -> str:
    known = ion_called(ion)
    return f"{known.written} ({es.ion(known.id)})"


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
    return "metal" if (CHARGE[ion] > 0) != opposite else "no metal"
