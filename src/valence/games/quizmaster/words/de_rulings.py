"""The ruling on a card and the judgement on answers, in German."""

from decimal import Decimal

from msgspec.structs import replace

from valence.chem.acids_bases import published, values_in_dmso
from valence.chem.cards import Kind, kind_of
from valence.chem.names import de
from valence.chem.wording import Wording
from valence.chem.words.de import remark_in_print, told
from valence.core.grammar.de import listed, number, quoted
from valence.core.words import Names
from valence.games.quizmaster import events
from valence.games.quizmaster.cards import Card, CardId, CardSet
from valence.games.quizmaster.state import Judged, Show
from valence.games.quizmaster.words.de_cards import (
    a,
    called,
    described,
    in_german,
    measured,
    substance,
)
from valence.sets.acids_bases import has_built_in_value

CLOSE_TO_DMSO = Decimal("0.5")


def ruling(cards: CardSet, facts: Wording, event: events.CardSettled, names: Names) -> str:
    answers = [_answer_judged(cards, facts, judged, event, names) for judged in event.judged]
    card = cards[event.card]
    about = (*_also_right(cards, event), told(card, facts))
    said = [f"Die Karte ist {described(card)}.", *about, *answers, *_taken(event, names)]
    return " ".join(filter(None, said))


def _taken(event: events.CardSettled, names: Names) -> list[str]:
    """Name the player who gets the card; in a game alone, say that it comes back."""
    if len(names) == 1:
        return ["Sie kommt bald wieder."] if event.returns else []
    return [f"{'Niemand' if event.seat is None else names[event.seat]} bekommt die Karte."]


def _also_right(cards: CardSet, event: events.CardSettled) -> list[str]:
    others = [de.in_a_sentence(cards[card]) for card in event.also_right]
    return [f"Auch richtig: {listed(others)}."] if others else []


def _answer_judged(
    cards: CardSet, facts: Wording, judged: Judged, event: events.CardSettled, names: Names
) -> str:
    """R11: report the table's judgement, and the quizmaster's verdict on it."""
    if judged.is_late:
        return f"{_said(judged, names)}, aber später."
    if not judged.is_overruled or event.quizmaster is None:
        return judged_words(cards, facts, judged, event.card, event.show, names)
    table = replace(judged, is_right=not judged.is_right)
    verdict = "lässt es gelten" if judged.is_right else "lässt es nicht gelten"
    found = judged_words(cards, facts, table, event.card, event.show, names)
    return f"{found} {names[event.quizmaster]} {verdict}."


def _said(judged: Judged, names: Names) -> str:
    """ "Ada hat „15,7“ gesagt" """
    who = "Du hast" if len(names) == 1 else f"{names[judged.seat]} hat"
    return f"{who} {quoted(in_german(judged.text))} gesagt"


def judged_words(
    cards: CardSet, facts: Wording, judged: Judged, card: CardId, show: Show, names: Names
) -> str:
    said = _said(judged, names)
    if show == "name":
        return f"{said}: {_value_judged(judged, cards[card], facts)}"
    kind = kind_of(cards[card])
    if judged.card is None:
        return f"{said}{_no_card(judged, kind)}"
    meant = cards[judged.card]
    if judged.off is None:
        return f"{said}: {de.in_a_sentence(meant)} ist keine {called(kind)}, sondern {a(kind_of(meant))}."
    if judged.is_right:
        return f"{said}: {de.in_a_sentence(meant)}, richtig."
    return (
        f"{said}: {de.in_a_sentence(meant)} hat {number(meant.value)} und liegt {_apart(judged)}."
    )


def _no_card(judged: Judged, kind: Kind) -> str:
    match tuple(map(substance, judged.could_be)):
        case (one,) if one != judged.text:
            return f": {one} ist keine {called(kind)} in diesem Kartensatz."
        case one, other, *_:
            return f", das könnte {one} oder {other} sein. Richtig ist nur, was eindeutig ist."
        case _:
            return f", das ist keine {called(kind)} in diesem Kartensatz."


def _value_judged(judged: Judged, card: Card, facts: Wording) -> str:
    if judged.off is None:
        return "keine Zahl."
    if judged.printed is not None:
        return _in_print(card.id, judged.printed, facts)
    in_dmso = "" if judged.is_right else _in_dmso(card, judged.off)
    return f"{_apart(judged)}{in_dmso}."


def _in_print(id_: str, n: int, facts: Wording) -> str:
    """Accept another value than the card's, with the reason that these readers need."""
    if facts == "14":
        return "gilt auch, denn so steht es in anderen Tabellen."
    source = f" ({published(id_)[n].source})" if facts == "university" else ""
    return f"gilt auch. {remark_in_print(id_, n)}{source}"


def _in_dmso(card: Card, off: Decimal) -> str:
    """Recognize the value in DMSO, where the card has one from elsewhere."""
    known = values_in_dmso().get(card.id) if has_built_in_value(card) else None
    if known is None or abs(card.value + off - known) > CLOSE_TO_DMSO:
        return ""
    return f": {number(f'{known.normalize():f}')} ist der Wert in DMSO, der auf der Karte {measured(card)}"


def _apart(judged: Judged) -> str:
    if not judged.off:
        return "genau richtig"
    by = number(f"{abs(judged.off).normalize():f}")
    difference = f"{by} zu {'hoch' if judged.off > 0 else 'niedrig'}"
    return f"{difference}, nah genug" if judged.is_right else difference
