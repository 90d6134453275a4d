"""The sentences of the game, in German."""

from decimal import Decimal
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from valence.chem.acids_bases import published, values_in_dmso
from valence.chem.cards import Kind, kind_of
from valence.chem.names import de
from valence.chem.wording import Wording
from valence.chem.words.de import remark_in_print, told
from valence.core.game import Event, Outcome, Refusal, Seat
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
    listed,
    number,
    quoted,
    tallied,
    who_wins,
)
from valence.core.words import Names, Words
from valence.games.quizmaster import events, moves, refusals
from valence.games.quizmaster.cards import BUILT_IN, Card, CardId, CardSet
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.scoring import RUN
from valence.games.quizmaster.state import Judged, Question, Show
from valence.games.quizmaster.words.de_cards import a, called, in_german, measured, quantity
from valence.games.quizmaster.words.de_cards import described as described
from valence.games.quizmaster.words.de_concepts import CONCEPTS
from valence.games.quizmaster.words.de_lines import line_words
from valence.games.quizmaster.words.de_presets import PRESETS, VARIANTS
from valence.games.quizmaster.words.de_questions import CHOICES, QUESTIONS
from valence.sets.acids_bases import has_built_in_value
from valence.sets.lexicon import common_name

ENDING = "Der Stapel ist leer."
CLOSE_TO_DMSO = Decimal("0.5")


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(cards=size, quizmaster=None) if len(names) == 1:
            return f"{_in_turn(size)} Eine richtige Antwort bringt dir die Karte."
        case events.Started(cards=size, quizmaster=None):
            return f"{_in_turn(size)} Wer zuerst richtig antwortet, bekommt die Karte."
        case events.Started(cards=size, quizmaster=seat, rotation=rotation):
            return f"{_in_turn(size)} {names[seat or 0]} ist Quizmaster{_for_cards(rotation)}."
        case events.Drew(seat=seat, number=n, of=of):
            return f"{names[seat]} zieht Karte {n} von {of}."
        case events.DrewCard(card=card):
            return f"Es ist {described(cards[card])}. Lies den Namen oder den Wert vor."
        case events.Asked(number=n, of=of, question=question):
            return f"Karte {n} von {of}. {question_words(question)}"
        case events.Called(seat=seat, quizmaster=judge):
            return f"{names[seat]} hat eine Antwort, {names[judge]} urteilt."
        case events.ToJudge(show=show, card=card, judged=judged):
            return f"{_judged(cards, facts, judged, card, show, names)} Gilt die Antwort?"
        case events.WrongAnswer(seat=seat, calls_left=0):
            return f"{names[seat]} liegt falsch und ist für diese Karte gesperrt."
        case events.WrongAnswer(seat=seat, calls_left=left):
            return f"{names[seat]} liegt falsch und darf noch {_times(left)} antworten."
        case events.YourAnswer(text=text):
            said = quoted(in_german(text))
            return (
                f"Deine Antwort: {said}. Was richtig ist, erfährst du, wenn die Karte vergeben ist."
            )
        case events.Passed() if len(names) == 1:
            return "Du passt."
        case events.Passed(seat=seat):
            return f"{names[seat]} passt."
        case events.TimeUp(seconds=seconds):
            return f"Die Zeit ist um, nach {counted(seconds, 'Sekunde', 'Sekunden')}."
        case events.CardSettled():
            return _ruling(cards, facts, event, names)
        case events.Scored(seat=seat, points=points, run=run):
            who = "Du bekommst" if len(names) == 1 else f"{names[seat]} bekommt"
            return f"{who} {counted(points, 'Punkt', 'Punkte')}{_in_a_row(run)}."
        case events.Ended(outcome=outcome, quizmaster=quizmaster):
            return f"{ENDING} {_scores(outcome, quizmaster, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def _in_turn(size: int) -> str:
    return f"{_cards(size)}{', eine nach der anderen' if size > 1 else ''}."


def _cards(size: int) -> str:
    return counted(size, "Karte", "Karten")


def question_words(question: Question) -> str:
    """ "Welche Säure hat den pKa 19,3?" """
    kind, text = question.kind, in_german(question.text)
    asked = (
        f"{text}, {a(kind)}: Welchen {quantity(kind)} hat sie?"
        if question.show == "name"
        else f"Welche {called(kind)} hat den {quantity(kind)} {text}?"
    )
    if not question.choices:
        return asked
    choices = enumerate(map(in_german, question.choices), 1)
    return f"{asked} {'  '.join(f'({n}) {choice}' for n, choice in choices)}"


def _in_a_row(run: int) -> str:
    return f", einen davon für {run} Karten in Folge" if run >= RUN else ""


def _for_cards(rotation: int) -> str:
    if not rotation:
        return ""
    return f" für {'eine Karte' if rotation == 1 else _cards(rotation)}, dann ist der nächste Platz an der Reihe"


def _times(left: int) -> str:
    return "einmal" if left == 1 else f"{left}-mal"


def _ruling(cards: CardSet, facts: Wording, event: events.CardSettled, names: Names) -> str:
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
        return _judged(cards, facts, judged, event.card, event.show, names)
    table = replace(judged, is_right=not judged.is_right)
    verdict = "lässt es gelten" if judged.is_right else "lässt es nicht gelten"
    found = _judged(cards, facts, table, event.card, event.show, names)
    return f"{found} {names[event.quizmaster]} {verdict}."


def _said(judged: Judged, names: Names) -> str:
    """ "Ada hat „15,7“ gesagt" """
    who = "Du hast" if len(names) == 1 else f"{names[judged.seat]} hat"
    return f"{who} {quoted(in_german(judged.text))} gesagt"


def _judged(
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
    return f"{said}: {de.in_a_sentence(meant)} hat {number(meant.value)} und liegt {_apart(judged)}."


def _no_card(judged: Judged, kind: Kind) -> str:
    match tuple(map(common_name, judged.could_be)):
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


def refusal_words(refusal: Refusal, names: Names) -> str:
    match refusal:
        case refusals.MustAsk():
            return "Lies zuerst den Namen oder den Wert der Karte vor."
        case refusals.NotTheQuizmaster(quizmaster=None):
            return "In diesem Spiel stellt der Tisch die Fragen: Antworte oder passe."
        case refusals.NotTheQuizmaster(quizmaster=seat):
            return f"{names[seat or 0]} ist Quizmaster und hat schon gefragt: Antworte oder passe."
        case refusals.NoClock():
            return "In diesem Spiel gibt es keine Zeitgrenze: Alle antworten oder passen."
        case refusals.MustJudge(seat=seat):
            return f"Beurteile zuerst die Antwort von {names[seat]}: richtig oder falsch."
        case refusals.NotTheJudge(quizmaster=None):
            return "In diesem Spiel beurteilt der Tisch die Antworten."
        case refusals.NotTheJudge(quizmaster=seat):
            return f"{names[seat or 0]} ist Quizmaster und beurteilt die Antworten."
        case refusals.NotAChoice(text=text, choices=choices):
            offered = "; ".join(map(in_german, choices))
            return f"{quoted(in_german(text))} steht nicht zur Wahl: {offered}."
        case _:
            return common_refusal(refusal, names)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Ask(show="name"):
            return "den Namen vorlesen"
        case moves.Ask():
            return "den Wert vorlesen"
        case moves.Answer(text=text):
            return f"{quoted(in_german(text))} antworten"
        case moves.Judge(right=right):
            return f"{'gelten' if right else 'nicht gelten'} lassen"
        case moves.Pass():
            return "passen"
        case moves.Timeout():
            return "die Zeit ausrufen"
        case _:
            assert_never(move)


def words_about(cards: CardSet, facts: Wording = "14") -> Words[moves.Move]:
    return Words(
        event=partial(event_words, cards, facts),
        line=partial(line_words, cards),
        presets=PRESETS,
        variants=VARIANTS,
        refusal=refusal_words,
        move=move_words,
        ending=lambda _outcome: ENDING,
        questions=QUESTIONS,
        choices=CHOICES,
        choice_of=lambda _subject, value: number(Decimal(value)),
        subject=lambda _asked, card: de.in_a_sentence(cards[card]) if card in cards else "",
        concepts=CONCEPTS,
        log=LOG,
        for_options=_at_table,
    )


def _at_table(options: Options) -> Words[moves.Move]:
    return words_about(cards_of(options), options.facts)


WORDS = words_about(BUILT_IN)


def _scores(outcome: Outcome, quizmaster: Seat | None, names: Names) -> str:
    is_by_points = outcome.reason == "most_points"
    if len(names) == 1:
        unit = ("Punkt", "Punkte") if is_by_points else ("Karte", "Karten")
        return f"Du hast {counted(int(outcome.scores[0]), *unit)} gewonnen."
    seats = [seat for seat in range(len(names)) if seat != quizmaster]
    won = tallied((names[seat] for seat in seats), (outcome.scores[seat] for seat in seats))
    return f"{'Punkte' if is_by_points else 'Gewonnene Karten'}: {won}. {who_wins(outcome, names)}."
