"""The sentences of the game, in Spanish; es_cards.py names the cards, es_reactions.py has the chemistry."""

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from functools import partial

from valence.chem.acids_bases import plain_name
from valence.chem.names import es
from valence.chem.wording import Wording
from valence.core import words
from valence.core.game import Event, Outcome
from valence.core.grammar.es import (
    LOG,
    counted,
    decimal,
    listed,
    sentence,
    tallied,
    who_wins,
)
from valence.games.pkace import events
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.words.es_cards import (
    apart,
    attacked,
    brief,
    called,
    number,
    of,
    other_kind,
    shown,
    size,
    the,
    to,
)
from valence.games.pkace.words.es_concepts import CONCEPTS
from valence.games.pkace.words.es_lines import line_words, refusal_line
from valence.games.pkace.words.es_presets import PRESETS, VARIANTS
from valence.games.pkace.words.es_reactions import lab_words, reaction_words, spoiled_words
from valence.games.pkace.words.es_refusals import refusal_words

_ENDINGS = {
    "most_points": "más puntos",
    "most_tricks": "más bazas",
    "last_trick": "empate a bazas, decide la última ganada",
    "still_tied": "el empate sigue después de {count} partidas más",
    "series_won": "serie ganada",
}
# What decides a trick.
REASONS = {
    "value": "ningún valor alcanza para ganarle a la carta de salida",
    "nucleophile": "un nucleófilo fuerte no cuenta frente a la carta de salida",
    "kind": "una carta de la misma clase no puede ganarle a la carta de salida",
    "only": "solo una carta le gana a la carta de salida",
    "difference": "de las cartas que le ganan a la de salida, una tiene la mayor diferencia",
    "mass": "las diferencias son iguales y gana la menor masa molar",
    "first": "gana la primera de las cartas que le ganan a la de salida",
}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.GameDealt():
            return _dealing(event, names)
        case events.Dealt(cards=cards):
            return _hand(cards)
        case events.Led(seat=seat, card=card):
            return f"{names[seat]} sale con {shown(card)}{_guard(card)}."
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
    cards = counted(event.hand, "carta")
    if event.acids is not None:
        acids, bases = counted(event.acids, "ácido"), counted(event.hand - event.acids, "base")
        cards = f"{acids} y {bases}"
    game = f"Partida {event.game_no + 1}: " if event.game_no else ""
    return f"{game}{names[event.dealer]} reparte {cards} por persona. Sale {names[event.leader]}."


def _hand(cards: tuple[Card, ...]) -> str:
    piles = []
    for kind, scale in (("acid", "pKa"), ("base", "pKaH")):
        held = [card for card in cards if card.kind == kind]
        open_ = [card for card in held if card.value is not None]
        shown = [f"{brief(card)} {number(card.number)}" for card in sorted(open_, key=_number)]
        hidden = sorted((brief(card) for card in held if card.value is None), key=plain_name)
        order = "" if hidden else f" por {scale}"
        whose, none = ("Tus ácidos", "ninguno") if kind == "acid" else ("Tus bases", "ninguna")
        # Numbers have commas of their own.
        among = "; " if shown else ", "
        piles.append(f"{whose}{order}: {among.join(shown + hidden) or none}.")
    return " ".join(piles)


def _number(card: Card) -> Decimal:
    return card.number


# A trick


def _guard(led: Card) -> str:
    if led.guarded is None:
        return ""
    return f", ácido protegido por su {attacked(led)}: según R4, los nucleófilos fuertes no cuentan"


def _following(event: events.Followed) -> str:
    """ "le gana con LDA (pKaH 35,7), 16,4 por encima" """
    card, difference = event.answer.card, event.answer.difference
    match event.answer.verdict:
        case "beats" if event.is_best:
            return f"le gana con {shown(card)}, {apart(card, difference)}"
        case "beats":
            beats = f"le gana a la carta de salida con {shown(card)}, {apart(card, difference)}"
            return f"{beats}, pero no toma la delantera"
        case "guarded":
            return (
                f"juega {shown(card)}: alcanza por su valor, pero es un nucleófilo fuerte y no gana"
            )
        case "value":
            return f"no puede ganarle y se descarta de {shown(card)}, que tiene {apart(card, difference)}"
        case "kind":
            return (
                f"no tiene {_none_of(other_kind(card))} y juega {shown(card)}, que no puede ganar"
            )
        case "hidden":
            return f"juega {shown(card)}"


def _none_of(kind: str) -> str:
    return "ningún ácido" if kind == "acid" else "ninguna base"


def _ruling(event: events.TrickTaken, names: words.Names, facts: Wording) -> list[str]:
    taker = names[event.seat]
    if event.decided == "unbeaten":
        nothing = f"Ninguna carta le gana {to(event.led)}{_why_not(event)}"
        said = [f"{nothing}, así que {taker} se lleva la baza."]
    else:
        won = next(answer for answer in event.answers if answer.card.id == event.winner)
        said = [f"{taker} se lleva la baza con {brief(won.card)}{_why(event, won)}."]
        said += [reaction_words(event, won, facts), *lab_words(event.led, won, facts)]
    said += [spoiled_words(event.led, answer, facts) for answer in _too_nucleophilic(event)]
    if event.points > 1:
        said.append("La última baza vale doble.")
    return said


def _why_not(event: events.TrickTaken) -> str:
    """Describe the card that would have beaten the lead; a base that does not count is explained apart."""
    if _too_nucleophilic(event):
        return ""
    side = "encima" if event.led.kind == "acid" else "debajo"
    none = _none_of(other_kind(event.led))
    return f", porque no se jugó {none} por {side} de {number(event.led.number)}"


def _why(event: events.TrickTaken, won: Weighed) -> str:
    """Explain the decision between several cards that beat the lead."""
    rivals = [answer for answer in event.answers if answer.verdict == "beats" and answer is not won]
    level = [answer.card for answer in rivals if answer.difference == won.difference]
    match event.decided:
        case "first":
            return ", la primera carta que le ganó a la de salida"
        case "difference":
            others = listed([f"{size(r.difference)} {of(r.card)}" for r in rivals])
            return f", a {size(won.difference)} de la carta de salida, frente a {others}"
        case "mass":
            heavier = listed([f"{decimal(str(card.mass))} {of(card)}" for card in level])
            return (
                f": empate a {size(won.difference)}, que decide la menor masa molar, "
                f"{decimal(str(won.card.mass))} g/mol frente a {heavier}"
            )
        case "order":
            equal = [the(card) for card in level if card.mass == won.card.mass]
            if len(equal) == 1:
                return f": {equal[0]} está igual de lejos y pesa lo mismo, pero se jugó después"
            return (
                f": {listed(equal)} están igual de lejos y pesan lo mismo, pero se jugaron después"
            )
        case _:
            return f", a {size(won.difference)} de la carta de salida"


def _too_nucleophilic(event: events.TrickTaken) -> list[Weighed]:
    return [answer for answer in event.answers if answer.verdict == "guarded"]


# The end


def _game_result(event: events.GameEnded, names: words.Names) -> str:
    what = "Bazas" if event.edition == 1 else "Puntos"
    unit = "manos" if event.edition == 1 else "puntos"
    more = " Empate en cabeza: decide una partida más." if event.is_tied else ""
    return (
        f"{what} de la partida {event.game_no + 1}: {tallied(names, event.points)}. "
        f"La serie, en {unit}: {tallied(names, event.totals)}.{more}"
    )


def _result(outcome: Outcome, names: words.Names) -> str:
    return f"{tallied(names, outcome.scores)}. {who_wins(outcome, names)}: {_reason(outcome)}."


def _reason(outcome: Outcome) -> str:
    return _ENDINGS[outcome.reason].format(count=outcome.count)


# Moves


def move_words(move: Play) -> str:
    return f"jugar {called(move.card)}"


def _at_table(options: Options) -> words.Words[Play]:
    """Return the words for the cards of this table, without their values if they are hidden (R22)."""
    cards = played_set(options).cards
    named = Counter(map(es.card, cards.values()))

    def card_at_table(id_: str) -> str:
        if (card := cards.get(id_)) is None:
            return id_
        if not options.hide_values:
            return shown(card)
        kind = f" como {card.kind.replace('acid', 'ácido')}" if named[es.card(card)] > 1 else ""
        return f"{es.uncapitalized(es.card(card))}{kind}"

    def move_at_table(move: Play) -> str:
        return f"jugar {card_at_table(move.card)}"

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
        "why": "¿Qué decide esta baza?",
        "best": "¿Cuál de estas reacciona de forma más completa con la carta de salida?",
        "strongest": "¿Cuál de estas reacciona de forma más completa con {}?",
    },
    choices=REASONS | {"none": "ninguna"},
    card=called,
    concepts=CONCEPTS,
    log=LOG,
    for_options=_at_table,
)
