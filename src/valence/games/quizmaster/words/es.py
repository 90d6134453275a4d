"""The sentences of the game, in Spanish."""

from functools import partial
from typing import assert_never

from msgspec.structs import replace

from valence.chem.acids_bases import published
from valence.chem.cards import Kind, kind_of
from valence.chem.names import es
from valence.chem.wording import Wording
from valence.chem.words.es import remark_in_print, told
from valence.core.game import Event, Outcome, Refusal, Seat
from valence.core.grammar.es import (
    LOG,
    common_refusal,
    counted,
    decimal,
    listed,
    tallied,
    who_wins,
)
from valence.core.languages import Language
from valence.core.words import Names, Words
from valence.games.quizmaster import events, moves, refusals
from valence.games.quizmaster.cards import BUILT_IN, Card, CardId, CardSet
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.scoring import RUN
from valence.games.quizmaster.state import Judged, Question, Show
from valence.games.quizmaster.words.es_cards import (
    a_kind,
    in_dmso,
    kind_written,
    quantity_of,
    said,
    value_of,
)
from valence.games.quizmaster.words.es_cards import described as described
from valence.games.quizmaster.words.es_concepts import CONCEPTS
from valence.games.quizmaster.words.es_lines import line_words
from valence.games.quizmaster.words.es_presets import PRESETS, VARIANTS
from valence.games.quizmaster.words.es_questions import CHOICES, QUESTIONS
from valence.sets.lexicon import common_name

ENDING = "El mazo se acabó."
SPANISH = Language("es")


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(cards=size, quizmaster=None) if len(names) == 1:
            return f"{counted(size, 'carta')}, una tras otra. Una respuesta correcta se lleva la carta."
        case events.Started(cards=size, quizmaster=None):
            return (
                f"{counted(size, 'carta')}, una tras otra. Quien acierta primero se lleva la carta."
            )
        case events.Started(cards=size, quizmaster=seat, rotation=rotation):
            asks = f"{names[seat or 0]} hace de quizmaster{_for_cards(rotation)}."
            return f"{counted(size, 'carta')}, una tras otra. {asks}"
        case events.Drew(seat=seat, number=number, of=of):
            return f"{names[seat]} roba la carta {number} de {of}."
        case events.DrewCard(card=card):
            return f"Es {described(cards[card])}. Lee en voz alta su nombre o su valor."
        case events.Asked(number=number, of=of, question=question):
            return f"Carta {number} de {of}. {question_words(question)}"
        case events.Called(seat=seat, quizmaster=judge):
            return f"{names[seat]} tiene una respuesta, y {names[judge]} la juzga."
        case events.ToJudge(show=show, card=card, judged=judged):
            return f"{_judged(cards, facts, judged, card, show, names)} ¿Es correcto?"
        case events.WrongAnswer(seat=seat, calls_left=0):
            return f"{names[seat]} se equivoca y ya no puede responder a esta carta."
        case events.WrongAnswer(seat=seat, calls_left=left):
            return f"{names[seat]} se equivoca y puede responder {_times_more(left)}."
        case events.YourAnswer(text=text):
            return (
                f"Respondiste «{said(text)}». Lo correcto se muestra cuando se resuelva la carta."
            )
        case events.Passed() if len(names) == 1:
            return "Pasas."
        case events.Passed(seat=seat):
            return f"{names[seat]} pasa."
        case events.TimeUp(seconds=seconds):
            return f"El tiempo se acabó: {counted(seconds, 'segundo')}."
        case events.CardSettled():
            return _ruling(cards, facts, event, names)
        case events.Scored(seat=seat, points=points, run=run):
            who = "Ganas" if len(names) == 1 else f"{names[seat]} gana"
            return f"{who} {counted(points, 'punto')}{_in_a_row(run)}."
        case events.Ended(outcome=outcome, quizmaster=quizmaster):
            return f"{ENDING} {_scores(outcome, quizmaster, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def question_words(question: Question) -> str:
    """ "¿Qué ácido tiene pKa 19,3?" """
    quantity = quantity_of(question.kind)
    asked = (
        f"{said(question.text)}, {a_kind(question.kind)}: ¿cuál es su {quantity}?"
        if question.show == "name"
        else f"¿Qué {kind_written(question.kind)} tiene {quantity} {said(question.text)}?"
    )
    if not question.choices:
        return asked
    choices = (f"({n}) {said(text)}" for n, text in enumerate(question.choices, 1))
    return f"{asked} {'  '.join(choices)}"


def _in_a_row(run: int) -> str:
    return f", uno de ellos por {run} cartas seguidas" if run >= RUN else ""


def _for_cards(rotation: int) -> str:
    if not rotation:
        return ""
    cards = "una carta" if rotation == 1 else counted(rotation, "carta")
    return f" durante {cards}; después le toca a quien sigue"


def _times_more(left: int) -> str:
    return "una vez más" if left == 1 else f"{left} veces más"


def _ruling(cards: CardSet, facts: Wording, event: events.CardSettled, names: Names) -> str:
    answers = [_answer_judged(cards, facts, judged, event, names) for judged in event.judged]
    card = cards[event.card]
    is_card = f"La carta es {described(card)}."
    about = (*_also_right(cards, event), told(card, facts))
    sentences = [is_card, *about, *answers, *_taken(event, names)]
    return " ".join(filter(None, sentences))


def _taken(event: events.CardSettled, names: Names) -> list[str]:
    """Name the player who gets the card; in a game alone, say that it comes back."""
    if len(names) == 1:
        return ["Volverá pronto."] if event.returns else []
    if event.seat is None:
        return ["La carta no es para nadie."]
    return [f"{names[event.seat]} se lleva la carta."]


def _also_right(cards: CardSet, event: events.CardSettled) -> list[str]:
    others = [es.in_a_sentence(cards[card]) for card in event.also_right]
    return [f"También era correcto: {listed(others)}."] if others else []


def _answer_judged(
    cards: CardSet, facts: Wording, judged: Judged, event: events.CardSettled, names: Names
) -> str:
    """R11: report the table's judgement, and the quizmaster's verdict on it."""
    if judged.is_late:
        return f"{names[judged.seat]} dijo «{said(judged.text)}», pero después."
    if not judged.is_overruled or event.quizmaster is None:
        return _judged(cards, facts, judged, event.card, event.show, names)
    table = replace(judged, is_right=not judged.is_right)
    verdict = "lo acepta" if judged.is_right else "no lo acepta"
    found = _judged(cards, facts, table, event.card, event.show, names)
    return f"{found} {names[event.quizmaster]} {verdict}."


def _judged(
    cards: CardSet, facts: Wording, judged: Judged, card: CardId, show: Show, names: Names
) -> str:
    who = "Dijiste" if len(names) == 1 else f"{names[judged.seat]} dijo"
    answer = f"{who} «{said(judged.text)}»"
    if show == "name":
        return f"{answer}: {_value_judged(judged, cards[card], facts)}"
    kind = kind_of(cards[card])
    if judged.card is None:
        return f"{answer}{_no_card(judged, kind)}"
    meant = cards[judged.card]
    if judged.off is None:
        return f"{answer}: {es.in_a_sentence(meant)} no es {a_kind(kind)}, sino {a_kind(kind_of(meant))}."
    if judged.is_right:
        return f"{answer}: {es.in_a_sentence(meant)}, correcto."
    return f"{answer}: {es.in_a_sentence(meant)} tiene {value_of(meant)} ({_apart(judged)})."


def _no_card(judged: Judged, kind: Kind) -> str:
    match tuple(common_name(one, SPANISH) for one in judged.could_be):
        case (one,) if one != judged.text:
            return f": {one} no es {a_kind(kind)} de este mazo."
        case one, other, *_:
            either = listed([one, other], "o")
            return f", que puede ser {either}. Una respuesta correcta nombra un solo compuesto."
        case _:
            return f", que no es {a_kind(kind)} de este mazo."


def _value_judged(judged: Judged, card: Card, facts: Wording) -> str:
    if judged.off is None:
        return "no es un número."
    if judged.printed is not None:
        return _in_print(card.id, judged.printed, facts)
    recognized = "" if judged.is_right else in_dmso(card, judged.off)
    return f"{_apart(judged)}{recognized}."


def _in_print(id_: str, n: int, facts: Wording) -> str:
    """Accept another value than the card's, with the reason that these readers need."""
    if facts == "14":
        return "también vale, porque está en otras tablas."
    source = f" ({published(id_)[n].source})" if facts == "university" else ""
    return f"también vale. {remark_in_print(id_, n)}{source}"


def _apart(judged: Judged) -> str:
    if not judged.off:
        return "exacto"
    size = decimal(f"{abs(judged.off).normalize():f}")
    difference = f"{size} de {'más' if judged.off > 0 else 'menos'}"
    return f"{difference}, se acepta" if judged.is_right else difference


def refusal_words(refusal: Refusal, names: Names) -> str:
    match refusal:
        case refusals.MustAsk():
            return "Primero lee en voz alta el nombre o el valor de la carta."
        case refusals.NotTheQuizmaster(quizmaster=None):
            return "En esta partida pregunta la mesa: responde o pasa."
        case refusals.NotTheQuizmaster(quizmaster=seat):
            return f"{names[seat or 0]} hace de quizmaster y ya preguntó: responde o pasa."
        case refusals.NoClock():
            return "En esta partida no hay límite de tiempo: cada quien responde o pasa."
        case refusals.MustJudge(seat=seat):
            return f"Primero juzga la respuesta de {names[seat]}: correcta o incorrecta."
        case refusals.NotTheJudge(quizmaster=None):
            return "En esta partida las respuestas las juzga la mesa."
        case refusals.NotTheJudge(quizmaster=seat):
            return f"{names[seat or 0]} hace de quizmaster y juzga las respuestas."
        case refusals.NotAChoice(text=text, choices=choices):
            offered = "; ".join(said(choice) for choice in choices)
            return f"«{text}» no está entre las opciones: {offered}."
        case _:
            return common_refusal(refusal, names)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Ask(show="name"):
            return "leer el nombre"
        case moves.Ask():
            return "leer el valor"
        case moves.Answer(text=text):
            return f"responder {said(text)}"
        case moves.Judge(right=right):
            return f"juzgarla {'correcta' if right else 'incorrecta'}"
        case moves.Pass():
            return "pasar"
        case moves.Timeout():
            return "dar por terminado el tiempo"
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
        choice_of=lambda _subject, value: decimal(value),
        subject=lambda _asked, card: es.in_a_sentence(cards[card]) if card in cards else "",
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
        unit = "punto" if is_by_points else "carta"
        return f"Ganaste {counted(int(outcome.scores[0]), unit)}."
    seats = [seat for seat in range(len(names)) if seat != quizmaster]
    won = tallied((names[seat] for seat in seats), (outcome.scores[seat] for seat in seats))
    return f"{'Puntos' if is_by_points else 'Cartas ganadas'}: {won}. {who_wins(outcome, names)}."
