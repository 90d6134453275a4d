"""The sentences of the game, in German."""

from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.ions import IONS
from valence.chem.ions import ion as ion_called
from valence.chem.names import de
from valence.chem.wording import Wording
from valence.chem.words.de import (
    NO_MOLECULES,
    existence_words,
    lattice_words,
)
from valence.chem.writing import subscript
from valence.core.game import Event, Refusal
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
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
from valence.games.metals.words.de_concepts import CONCEPTS
from valence.games.metals.words.de_lines import line_words, refusal_line
from valence.games.metals.words.de_presets import PRESETS, VARIANTS
from valence.games.metals.words.de_writing import called, wrote
from valence.games.metals.writing import ions_in

ENDING = "Es ist kein Zug mehr möglich."
LEAST_EXOTIC = 4  # R18: ions in a formula, such as AlCl₃
# What decides a round.
REASONS = {
    "equal": "die Gesamtladungen sind gleich groß und gleichen sich aus",
    "led": "die Gesamtladung des ausgespielten Ions ist dem Betrag nach größer",
    "answer": "die Gesamtladung der Antwort ist dem Betrag nach größer",
    "signs": "entgegengesetzte Vorzeichen gleichen sich immer aus",
    "cards": "die Anzahl der Karten entscheidet",
    "ion": "die größere Ladung eines einzelnen Ions entscheidet",
}


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, deck=deck):
            return f"Je {_cards(hand)}, {deck} im Nachziehstapel. {names[seat]} eröffnet die erste Runde."
        case events.Dealt(ions=ions):
            return f"Deine Hand: {_ions(ions)}."
        case events.Led(seat=seat, ion=ion):
            return f"{names[seat]} spielt {_named(ion)} aus."
        case events.Drew(seat=seat, count=count):
            return f"{names[seat]} zieht {_cards(count)}."
        case events.DrewIons(ions=ions):
            return f"Du ziehst {_ions(ions)}."
        case events.Answered(seat=seat, ion=ion, count=count, is_full=True):
            return f"{names[seat]} antwortet mit {count} {_named(ion)}."
        case events.Answered(seat=seat, ion=ion, count=count):
            return f"{names[seat]} kann nicht vollständig antworten und spielt, was da ist: {count} {_named(ion)}."
        case events.DrewTheSame(seat=seat, ion=ion):
            return f"{names[seat]} zieht noch ein {_written(ion)} und spielt es dazu."
        case events.TookAtRandom(seat=seat, led=led, from_=other, ion=ion):
            return (
                f"{names[other]} kann auf {_written(led)} nicht antworten. {names[seat]} zieht blind eine Karte aus "
                f"dieser Hand, {_named(ion)}, und sammelt sie mit dem {_written(led)} ein."
            )
        case events.Reinforced(seat=seat, ion=ion, count=count):
            return f"{names[seat]} ruft Verstärkung: noch {count} {_written(ion)}."
        case events.CouldNotReinforce(seat=seat, ion=ion, needed=needed):
            return f"Für Verstärkung bräuchte {names[seat]} noch {needed} {_written(ion)}."
        case events.Conceded(seat=seat):
            return f"{names[seat]} gibt die Runde ab."
        case events.Collected(seat=seat, led=led, answer=answer):
            collects = f"{names[seat]} sammelt {_cards(led.count + answer.count)} ein."
            return f"{_ruling(event)} {collects}{_fact(event, facts)}"
        case events.Wrote():
            return wrote(event, names)
        case events.Skipped(seat=seat):
            return f"{names[seat]} schreibt die Verbindung nicht. Gesucht war {called(event)}."
        case events.LostByWriting(seat=seat, collector=collector):
            return f"{names[seat]} hat die Verbindung nicht geschrieben, also sammelt {names[collector]} ein."
        case events.Ended(outcome=outcome, exotic=exotic):
            scores = tallied(names, outcome.scores)
            result = f"Eingesammelt: {scores}. {who_wins(outcome, names)}. {NO_MOLECULES}"
            return f"{ENDING} {result}{_most_exotic(exotic, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def _ruling(event: events.Collected) -> str:
    led, answer = event.led, event.answer
    sums = f"{_total(led)} gegen {_total(answer)}"
    if compound := event.balance.compound:
        lattice = lattice_words(salt_of(led.ion, answer.ion))
        return (
            f"{sums}: Die Ladungen gleichen sich aus. Das ergibt {called(compound)}"
            f"{f', {lattice}' if lattice else ''}."
        )
    left = abs(event.balance.led + event.balance.answer)
    larger = led if abs(event.balance.led) > abs(event.balance.answer) else answer
    return (
        f"{sums}: keine neutrale Verbindung, auf der Seite von {_written(larger.ion)} bleibt {left}{_sign(larger.ion)} "
        f"übrig; {_would_need(led, answer)}."
    )


def _would_need(led: Answer, answer: Answer) -> str:
    """ "für CaCl₂ fehlt noch ein Cl⁻" """
    lacking = missing(led, answer)
    needed = [f"{spelled(more.count, 'ein')} {_written(more.ion)}" for more in lacking]
    lacks = "fehlt" if sum(more.count for more in lacking) == 1 else "fehlen"
    return f"für {salt_of(led.ion, answer.ion).written} {lacks} noch {listed(needed)}"


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
    return f" Am exotischsten, nach der Zahl der Ionen: {'; '.join(each)}."


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NothingLed():
            return "Noch ist nichts ausgespielt: Eröffne die Runde mit einer Karte."
        case refusals.MustAnswer(led=led):
            return f"{_named(led)} ist ausgespielt, und du musst darauf antworten."
        case refusals.SameSign(led=led, ion=ion):
            return (
                f"{_written(ion)} und {_written(led)} sind gleichnamig geladen und bilden keine Verbindung: "
                f"Auf ein {_kind(led)} antwortest du mit einem {_kind(ion, opposite=True)}."
            )
        case refusals.WrongCount(led=led, ion=ion, wanted=None):
            return f"Das sind mehr {_written(ion)}, als {_written(led)} verlangt."
        case refusals.WrongCount(led=led, ion=ion, wanted=int(wanted)):
            return f"Auf {_written(led)} antwortest du mit {_cards(wanted)} {_written(ion)}, nicht mit mehr."
        case refusals.HasFullAnswer(led=led, full=full):
            answers = listed(
                [f"{answer.count} {_written(answer.ion)}" for answer in full or ()], "oder"
            )
            which = f": {answers}" if answers else ""
            return f"Du kannst vollständig auf {_written(led)} antworten und musst das auch{which}."
        case refusals.TooLargeForShort(led=led, ion=ion):
            return (
                f"{_written(ion)} hat eine größere Ladung als {_written(led)}: Es wird vollständig gespielt "
                f"({abs(CHARGE[led])} Karten) oder gar nicht."
            )
        case refusals.MustPlayAll(ion=ion, held=held):
            return f"Wer nicht vollständig antwortet, spielt alles von einem Ion: {held} {_written(ion)}."
        case refusals.MustWrite(led=led, ion=ion):
            return f"Schreib zuerst die Verbindung aus {_written(led)} und {_written(ion)}."
        case refusals.NothingToWrite():
            return "Jetzt ist keine Verbindung zu schreiben."
        case refusals.MustDecide(ion=ion, needed=needed):
            return f"Entscheide zuerst: Ruf Verstärkung (noch {needed} {_written(ion)}) oder gib die Runde ab."
        case refusals.NothingToReinforce():
            return "Hier kannst du weder verstärken noch abgeben: Es liegt keine größere Antwort."
        case _:
            return common_refusal(refusal, names, lambda ion: ion_called(ion).written)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Initiate(card=card):
            return f"{_named(card)} ausspielen"
        case moves.Respond(ion=ion, count=count):
            return f"mit {count} {_named(ion)} antworten"
        case moves.Reinforce():
            return "Verstärkung rufen und einsammeln"
        case moves.Concede():
            return "die Runde abgeben"
        case moves.Write(formula=formula, name=name):
            parts = [part for part in (subscript(formula), de.called(name)) if part]
            return f"{', '.join(parts) or 'nichts'} schreiben"
        case moves.Skip():
            return "nichts schreiben"
        case _:
            assert_never(move)


def _choice(_subject: str, one: str) -> str:
    return _written(one) if one in IONS else subscript(one)


def _subject(asked: str, of: str) -> str:
    if asked == "round":
        led, count, ion = of.split()
        verb = "antwortet" if count == "1" else "antworten"
        number = spelled(int(count), "ein")
        return f"{_written(led)} ist ausgespielt, und {number} {_written(ion)} {verb}"
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
    log=LOG,
    questions={
        "why": "Was entscheidet diese Runde?",
        "partner": "Welches dieser Ionen wird von {} angezogen?",
        "formula": "Welche Formel hat die Verbindung aus {}?",
        "round": "{}. Was entscheidet die Runde?",
    },
    choices=REASONS | {"partner none": "keines davon", "formula none": "eine andere Formel"},
    choice_of=_choice,
    subject=_subject,
    concepts=CONCEPTS,
)


def _written(ion: Ion) -> str:
    return ion_called(ion).written


def _named(ion: Ion) -> str:
    known = ion_called(ion)
    return f"{known.written} ({de.ion(known.id)})"


def _ions(ions: tuple[Ion, ...]) -> str:
    return ", ".join(map(_written, ions))


def _cards(count: int) -> str:
    return counted(count, "Karte", "Karten")


def _sign(ion: Ion) -> str:
    return "+" if CHARGE[ion] > 0 else "−"


def _total(cards: Answer) -> str:
    """ "3 × 2+ = 6+" """
    size, sign = abs(CHARGE[cards.ion]), _sign(cards.ion)
    if cards.count == 1:
        return f"{size}{sign}"
    return f"{cards.count} × {size}{sign} = {cards.count * size}{sign}"


def _kind(ion: Ion, *, opposite: bool = False) -> str:
    return "Metall" if (CHARGE[ion] > 0) != opposite else "Nichtmetall"
