"""The sentences of the game, in German; de_cards.py names the cards, de_reactions.py has the chemistry."""

from collections import Counter
from dataclasses import replace
from functools import partial
from operator import attrgetter

from valence.chem.names import de
from valence.chem.wording import Wording
from valence.core import words
from valence.core.game import Event, Outcome, Refusal
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
    listed,
    number,
    quoted,
    sentence,
    tallied,
    who_wins,
)
from valence.games.pkace import events, refusals
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.words.de_cards import (
    apart,
    attacked,
    brief,
    called,
    either,
    kind_written,
    opening,
    other_kind,
    shown,
    size,
    value_written,
)
from valence.games.pkace.words.de_concepts import CONCEPTS
from valence.games.pkace.words.de_lines import line_words, refusal_line
from valence.games.pkace.words.de_presets import PRESETS, VARIANTS
from valence.games.pkace.words.de_reactions import lab_words, reaction_words, spoiled_words

_ENDINGS = {
    "most_points": "die meisten Punkte",
    "most_tricks": "die meisten Stiche",
    "last_trick": "bei gleich vielen Stichen zählt, wer zuletzt einen gemacht hat",
    "still_tied": "noch immer Gleichstand nach {count} Zusatzspielen",
    "series_won": "die Serie ist entschieden",
}
# What decides a trick.
REASONS = {
    "value": "kein Wert reicht, um die ausgespielte Karte zu schlagen",
    "nucleophile": "ein starkes Nucleophil zählt nicht gegen die ausgespielte Karte",
    "kind": "eine Karte der gleichen Art kann die ausgespielte nicht schlagen",
    "only": "nur eine Karte schlägt die ausgespielte",
    "difference": "mehrere Karten schlagen, und eine davon hat den größten Abstand",
    "mass": "die Abstände sind gleich, und die kleinere molare Masse gewinnt",
    "first": "die erste Karte, die schlägt, gewinnt",
}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.GameDealt():
            return _dealing(event, names)
        case events.Dealt(cards=cards):
            return _hand(cards)
        case events.Led(seat=seat, card=card):
            return f"{names[seat]} spielt {shown(card)} aus.{_guard(card)}"
        case events.Followed(seat=seat):
            return f"{names[seat]} {_following(event)}."
        case events.TrickTaken():
            return " ".join(_ruling(event, names, facts))
        case events.GameEnded():
            return _game_result(event, names)
        case events.Ended(outcome=outcome):
            return _result(outcome, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _dealing(event: events.GameDealt, names: words.Names) -> str:
    cards = counted(event.hand, "Karte", "Karten")
    if event.acids is not None:
        acids = counted(event.acids, "Säure", "Säuren")
        cards = f"{acids} und {counted(event.hand - event.acids, 'Base', 'Basen')}"
    game = f"Spiel {event.game_no + 1}: " if event.game_no else ""
    return f"{game}{names[event.dealer]} gibt je {cards}. {names[event.leader]} spielt zuerst aus."


def _hand(cards: tuple[Card, ...]) -> str:
    piles = []
    for kind, plural, scale in (("acid", "Säuren", "pKa"), ("base", "Basen", "pKaH")):
        held = [card for card in cards if card.kind == kind]
        open_ = sorted((one for one in held if one.value is not None), key=attrgetter("number"))
        shown = [f"{brief(card)} {number(card.number)}" for card in open_]
        hidden = sorted(brief(card) for card in held if card.value is None)
        order = "" if hidden else f" nach {scale}"
        piles.append(f"{plural}{order}: {'; '.join(shown + hidden) or 'keine'}")
    return f"Deine {'. Deine '.join(piles)}."


# A trick


def _guard(led: Card) -> str:
    if led.guarded is None:
        return ""
    return f" Die Säure ist durch {attacked(led)} geschützt: Starke Nucleophile zählen nicht (R4)."


def _following(event: events.Followed) -> str:
    """ "schlägt mit LDA (pKaH 35,7), 16,4 darüber" """
    card, difference = event.answer.card, event.answer.difference
    match event.answer.verdict:
        case "beats" if event.is_best:
            return f"schlägt mit {shown(card)}, {apart(card, difference)}"
        case "beats":
            return f"schlägt die ausgespielte Karte mit {shown(card)}, {apart(card, difference)}, führt aber nicht"
        case "guarded":
            return f"legt {shown(card)}: stark genug, aber ein starkes Nucleophil, und das schlägt hier nicht"
        case "value":
            return f"kann nicht schlagen und wirft {shown(card)} ab, {apart(card, difference)}"
        case "kind":
            return f"hat keine {other_kind(card)} und legt {shown(card)}; das kann nicht gewinnen"
        case "hidden":
            return f"legt {shown(card)}"


def _ruling(event: events.TrickTaken, names: words.Names, facts: Wording) -> list[str]:
    taker = names[event.seat]
    if event.decided == "unbeaten":
        said = [f"Nichts schlägt {brief(event.led)}{_why_not(event)}: {taker} gewinnt den Stich."]
    else:
        won = next(answer for answer in event.answers if answer.card.id == event.winner)
        said = [f"{taker} gewinnt den Stich mit {brief(won.card)}: {_why(event, won)}."]
        said += [reaction_words(event, won, facts), *lab_words(event.led, won, facts)]
    said += [spoiled_words(event.led, answer, facts) for answer in _too_nucleophilic(event)]
    if event.points > 1:
        said.append("Der letzte Stich zählt doppelt.")
    return said


def _why_not(event: events.TrickTaken) -> str:
    """Describe the card that would have beaten the lead; a base that does not count is explained apart."""
    if _too_nucleophilic(event):
        return ""
    side = "über" if event.led.kind == "acid" else "unter"
    return f", denn es lag keine {other_kind(event.led)} {side} {number(event.led.number)}"


def _why(event: events.TrickTaken, won: Weighed) -> str:
    """Explain the decision between several cards that beat the lead."""
    rivals = [answer for answer in event.answers if answer.verdict == "beats" and answer is not won]
    level = [answer.card for answer in rivals if answer.difference == won.difference]
    distance = size(won.difference)
    match event.decided:
        case "first":
            return "die erste Karte, die schlägt"
        case "difference":
            others = listed([f"{size(one.difference)} bei {brief(one.card)}" for one in rivals])
            return f"Abstand {distance} gegen {others}"
        case "mass":
            heavier = listed([f"{number(card.mass)} bei {brief(card)}" for card in level])
            lighter = f"{number(won.card.mass)} g/mol gegen {heavier}"
            return f"Bei gleichem Abstand ({distance}) entscheidet die kleinere molare Masse, {lighter}"
        case "order":
            equal = [brief(card) for card in level if card.mass == won.card.mass]
            verbs = ("hat", "kam") if len(equal) == 1 else ("haben", "kamen")
            same = f"{listed(equal)} {verbs[0]} den gleichen Abstand und die gleiche Masse"
            return f"{same}, {verbs[1]} aber später"
        case _:
            return f"Abstand {distance}"


def _too_nucleophilic(event: events.TrickTaken) -> list[Weighed]:
    return [answer for answer in event.answers if answer.verdict == "guarded"]


# The end


def _game_result(event: events.GameEnded, names: words.Names) -> str:
    counted_ = "Stiche" if event.edition == 1 else "Punkte"
    unit = "Siegen" if event.edition == 1 else "Punkten"
    more = " Gleichstand an der Spitze: Ein Zusatzspiel entscheidet." if event.is_tied else ""
    return (
        f"{counted_} in Spiel {event.game_no + 1}: {tallied(names, event.points)}. "
        f"Die Serie nach {unit}: {tallied(names, event.totals)}.{more}"
    )


def _result(outcome: Outcome, names: words.Names) -> str:
    return f"{tallied(names, outcome.scores)}. {who_wins(outcome, names)}: {_reason(outcome)}."


def _reason(outcome: Outcome) -> str:
    return _ENDINGS[outcome.reason].format(count=outcome.count)


# Refusals, moves


def refusal_words(refusal: Refusal, names: words.Names, facts: Wording = "14") -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given, with_=with_):
            target = _best(best) if best else brief(led)
            instead = f": Spiel {either(with_)}" if with_ else ""
            not_so = _not_so(led, best, given, facts)
            return f"Du kannst {target} schlagen, also musst du auch{instead}. {not_so}"
        case refusals.MustPlayOtherKind(led=led, with_=with_):
            return (
                f"{opening(led)} ist {kind_written(led.kind)} und nicht zu schlagen. Solange du eine "
                f"{other_kind(led)} hast, musst du eine abwerfen{f': {either(with_)}' if with_ else ''}."
            )
        case refusals.NotHeld(card=card):
            return f"Du hast {shown(card)} nicht auf der Hand."
        case refusals.NoSuchCard(card=card):
            return f"In diesem Kartensatz gibt es keine Karte {quoted(card)}."
        case _:
            return common_refusal(refusal, names)


def _best(best: Weighed) -> str:
    distance = "" if best.difference is None else f", Abstand {size(best.difference)}"
    return f"{brief(best.card)} (die bisher beste Karte{distance})"


def _not_so(led: Card, best: Weighed | None, given: Weighed, facts: Wording) -> str:
    """Explain why the card that was given is not enough."""
    card = opening(given.card)
    match given.verdict:
        case "beats" | "value" if given.difference is None:  # R22
            return f"{card} reicht nicht."
        case "beats" if best and given.difference == best.difference:
            return f"{card} hat den gleichen Abstand, ist aber nicht leichter."
        case "beats":
            return f"{card} hat nur Abstand {size(given.difference)}."
        case "guarded" if given.difference is None:
            return f"{card} zählt nicht: Gegen eine geschützte Säure zählt kein starkes Nucleophil (R4)."
        case "guarded":
            return spoiled_words(led, given, facts)
        case "value":
            return f"{card} mit {value_written(given.card)} liegt {apart(given.card, given.difference)}."
        case "kind" | "hidden":
            return f"{card} ist auch {kind_written(led.kind)}."


def move_words(move: Play) -> str:
    return f"{called(move.card)} spielen"


def _at_table(options: Options) -> words.Words[Play]:
    """Return the words for the cards of this table, without their values if they are hidden (R22)."""
    cards = played_set(options).cards
    named = Counter(map(de.card, cards.values()))

    def card_at_table(id_: str) -> str:
        if (card := cards.get(id_)) is None:
            return id_
        if not options.hide_values:
            return shown(card)
        kind = f" als {'Säure' if card.kind == 'acid' else 'Base'}"
        return f"{de.uncapitalized(de.card(card))}{kind if named[de.card(card)] > 1 else ''}"

    def move_at_table(move: Play) -> str:
        return f"{card_at_table(move.card)} spielen"

    return replace(
        WORDS,
        event=partial(event_words, facts=options.facts),
        refusal=partial(refusal_words, facts=options.facts),
        move=move_at_table,
        card=card_at_table,
        subject=lambda _asked, card: card_at_table(card),
    )


WORDS = words.Words(
    event=event_words,
    presets=PRESETS,
    variants=VARIANTS,
    refusal=refusal_words,
    move=move_words,
    line=line_words,
    refusal_line=refusal_line,
    ending=lambda outcome: sentence(_reason(outcome)),
    questions={
        "why": "Was entscheidet diesen Stich?",
        "best": "Was davon reagiert am vollständigsten mit der ausgespielten Karte?",
        "strongest": "Was davon reagiert am vollständigsten mit {}?",
    },
    choices=REASONS | {"none": "nichts davon"},
    card=called,
    concepts=CONCEPTS,
    log=LOG,
    for_options=_at_table,
)
