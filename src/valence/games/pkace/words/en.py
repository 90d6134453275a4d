"""The sentences of the game, in English; en_cards.py names the cards, en_reactions.py has the chemistry."""

from collections import Counter
from dataclasses import replace
from decimal import Decimal
from functools import partial

from valence.chem.names import en
from valence.chem.wording import Wording
from valence.chem.writing import signed
from valence.core import words
from valence.core.game import Event, Outcome, Refusal
from valence.core.grammar.en import common_refusal, counted, listed, sentence, tallied, who_wins
from valence.games.pkace import events, refusals
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.words.en_cards import (
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
from valence.games.pkace.words.en_concepts import CONCEPTS
from valence.games.pkace.words.en_lines import line_words, refusal_line
from valence.games.pkace.words.en_presets import PRESETS, VARIANTS
from valence.games.pkace.words.en_reactions import lab_words, reaction_words, spoiled_words

_ENDINGS = {
    "most_points": "most points",
    "most_tricks": "most tricks",
    "last_trick": "tied tricks, the latest taken",
    "still_tied": "still tied after {count} extra games",
    "series_won": "series won",
}
# What decides a trick.
REASONS = {
    "value": "no value is enough to beat the lead",
    "nucleophile": "a strong nucleophile doesn't count against the lead",
    "kind": "a card of the same kind can't beat the lead",
    "only": "only one card beats the lead",
    "difference": "of the cards that beat the lead, one has the largest difference",
    "mass": "differences are equal, and the lower mass wins",
    "first": "the first of the cards that beat the lead wins",
}


def event_words(event: Event, names: words.Names, facts: Wording = "14") -> str:
    match event:
        case events.GameDealt():
            return _dealing(event, names)
        case events.Dealt(cards=cards):
            return _hand(cards)
        case events.Led(seat=seat, card=card):
            return f"{names[seat]} leads {shown(card)}{_guard(card)}."
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
    cards = counted(event.hand, "card")
    if event.acids is not None:
        cards = f"{event.acids} acids and {event.hand - event.acids} bases"
    game = f"Game {event.game_no + 1}: " if event.game_no else ""
    return f"{game}{names[event.dealer]} deals {cards} each. {names[event.leader]} leads first."


def _hand(cards: tuple[Card, ...]) -> str:
    piles = []
    for kind, scale in (("acid", "pKa"), ("base", "pKaH")):
        held = [card for card in cards if card.kind == kind]
        open_ = [card for card in held if card.value is not None]
        shown = [f"{brief(card)} {signed(card.number)}" for card in sorted(open_, key=_number)]
        hidden = sorted(brief(card) for card in held if card.value is None)
        order = "" if hidden else f" by {scale}"
        piles.append(f"{kind}s{order}: {', '.join(shown + hidden) or 'none'}")
    return f"Your {'; '.join(piles)}."


def _number(card: Card) -> Decimal:
    return card.number


# A trick


def _guard(led: Card) -> str:
    if led.guarded is None:
        return ""
    return f", guarded by its {attacked(led)}: by R4 strong nucleophiles don't count"


def _following(event: events.Followed) -> str:
    """ "beats it with LDA (pKaH 35.7), 16.4 above" """
    card, difference = event.answer.card, event.answer.difference
    match event.answer.verdict:
        case "beats" if event.is_best:
            return f"beats it with {shown(card)}, {apart(card, difference)}"
        case "beats":
            return f"beats the lead with {shown(card)}, {apart(card, difference)}, but does not take over"
        case "guarded":
            return f"plays {shown(card)}, high enough but a strong nucleophile: it does not beat"
        case "value":
            return f"cannot beat it and sluffs {shown(card)}, {apart(card, difference)}"
        case "kind":
            return f"has no {other_kind(card)} and plays {shown(card)}, which cannot win"
        case "hidden":
            return f"plays {shown(card)}"


def _ruling(event: events.TrickTaken, names: words.Names, facts: Wording) -> list[str]:
    taker = names[event.seat]
    if event.decided == "unbeaten":
        said = [f"Nothing beats {brief(event.led)}{_why_not(event)}, so {taker} takes the trick."]
    else:
        won = next(answer for answer in event.answers if answer.card.id == event.winner)
        said = [f"{taker} takes the trick with {brief(won.card)}{_why(event, won)}."]
        said += [reaction_words(event, won, facts), *lab_words(event.led, won, facts)]
    said += [spoiled_words(event.led, answer, facts) for answer in _too_nucleophilic(event)]
    if event.points > 1:
        said.append("The last trick counts double.")
    return said


def _why_not(event: events.TrickTaken) -> str:
    """Describe the card that would have beaten the lead; a base that does not count is explained apart."""
    if _too_nucleophilic(event):
        return ""
    side = "above" if event.led.kind == "acid" else "below"
    return f", as no {other_kind(event.led)} {side} {signed(event.led.number)} was played"


def _why(event: events.TrickTaken, won: Weighed) -> str:
    """Explain the decision between several cards that beat the lead."""
    rivals = [answer for answer in event.answers if answer.verdict == "beats" and answer is not won]
    level = [answer.card for answer in rivals if answer.difference == won.difference]
    match event.decided:
        case "first":
            return ", the first card to beat the lead"
        case "difference":
            others = listed([f"{brief(r.card)} {size(r.difference)}" for r in rivals])
            return f", {size(won.difference)} from the lead against {others}"
        case "mass":
            heavier = listed([f"{card.mass} of {brief(card)}" for card in level])
            return (
                f": a tie at {size(won.difference)}, broken by the lower mass, "
                f"{won.card.mass} g/mol against {heavier}"
            )
        case "order":
            equal = [brief(card) for card in level if card.mass == won.card.mass]
            verb = "is" if len(equal) == 1 else "are"
            return f": {listed(equal)} {verb} as far and as heavy, but came later"
        case _:
            return f", {size(won.difference)} from the lead"


def _too_nucleophilic(event: events.TrickTaken) -> list[Weighed]:
    return [answer for answer in event.answers if answer.verdict == "guarded"]


# The end


def _game_result(event: events.GameEnded, names: words.Names) -> str:
    counted_ = "Tricks" if event.edition == 1 else "Points"
    unit = "hands" if event.edition == 1 else "points"
    more = " Tied at the top: an extra game decides." if event.is_tied else ""
    return (
        f"{counted_} in game {event.game_no + 1}: {tallied(names, event.points)}. "
        f"The series in {unit}: {tallied(names, event.totals)}.{more}"
    )


def _result(outcome: Outcome, names: words.Names) -> str:
    return f"{tallied(names, outcome.scores)}. {who_wins(outcome, names)}: {_reason(outcome)}."


def _reason(outcome: Outcome) -> str:
    return _ENDINGS[outcome.reason].format(count=outcome.count)


# Refusals and moves


def refusal_words(refusal: Refusal, names: words.Names, facts: Wording = "14") -> str:
    match refusal:
        case refusals.MustBeat(led=led, best=best, given=given, with_=with_):
            target = _best(best, led) if best else brief(led)
            instead = f": play {either(with_)}" if with_ else ""
            return (
                f"You can beat {target}, so you must{instead}. {_not_so(led, best, given, facts)}"
            )
        case refusals.MustPlayOtherKind(led=led, with_=with_):
            return (
                f"{opening(led)} is {kind_written(led.kind)}: you cannot beat it, but as long as you hold "
                f"{kind_written(other_kind(led))} you play one.{f' You have {either(with_)}.' if with_ else ''}"
            )
        case refusals.NotHeld(card=card):
            return f"You do not hold {shown(card)}."
        case refusals.NoSuchCard(card=card):
            return f"There is no card {card!r} in this deck."
        case _:
            return common_refusal(refusal, names)


def _best(best: Weighed, led: Card) -> str:
    so_far = f"{brief(best.card)}, the best card so far,"
    return (
        so_far[:-1]
        if best.difference is None
        else f"{so_far} {size(best.difference)} from {brief(led)}"
    )


def _not_so(led: Card, best: Weighed | None, given: Weighed, facts: Wording) -> str:
    """Explain why the card that was given is not enough."""
    card = opening(given.card)
    match given.verdict:
        case "beats" | "value" if given.difference is None:  # R22
            return f"{card} isn't enough."
        case "beats" if best and given.difference == best.difference:
            return f"{card} is as far from it, but not lighter."
        case "beats":
            return f"{card} is only {size(given.difference)} from it."
        case "guarded" if given.difference is None:
            return (
                f"{card} doesn't count: no strong nucleophile counts against a guarded acid (R4)."
            )
        case "guarded":
            return spoiled_words(led, given, facts)
        case "value":
            return (
                f"{card} with {value_written(given.card)} is {apart(given.card, given.difference)}."
            )
        case "kind" | "hidden":
            return f"{card} is {kind_written(led.kind)} as well."


def move_words(move: Play) -> str:
    return f"play {called(move.card)}"


def _at_table(options: Options) -> words.Words[Play]:
    """Return the words for the cards of this table, without their values if they are hidden (R22)."""
    cards = played_set(options).cards
    named = Counter(map(en.card, cards.values()))

    def card_at_table(id_: str) -> str:
        if (card := cards.get(id_)) is None:
            return id_
        if not options.hide_values:
            return shown(card)
        kind = f" as {kind_written(card.kind)}" if named[en.card(card)] > 1 else ""
        return f"{en.uncapitalized(en.card(card))}{kind}"

    def move_at_table(move: Play) -> str:
        return f"play {card_at_table(move.card)}"

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
        "why": "What decides this trick?",
        "best": "Which of these reacts most completely with the card that was led?",
        "strongest": "Which of these reacts most completely with {}?",
    },
    choices=REASONS | {"none": "none of them"},
    card=called,
    concepts=CONCEPTS,
    for_options=_at_table,
)
