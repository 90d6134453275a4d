"""The sentences of the game, in German."""

from decimal import Decimal
from functools import partial
from typing import assert_never

from valence.chem.names import de
from valence.chem.wording import Wording
from valence.core.game import Event, Outcome, Refusal, Seat
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
    number,
    quoted,
    tallied,
    who_wins,
)
from valence.core.words import Names, Words
from valence.games.quizmaster import events, moves, refusals
from valence.games.quizmaster.cards import BUILT_IN, CardSet
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.scoring import RUN
from valence.games.quizmaster.state import Question
from valence.games.quizmaster.words.de_cards import a, called, in_german, quantity
from valence.games.quizmaster.words.de_cards import described as described
from valence.games.quizmaster.words.de_concepts import CONCEPTS
from valence.games.quizmaster.words.de_lines import line_words
from valence.games.quizmaster.words.de_presets import PRESETS, VARIANTS
from valence.games.quizmaster.words.de_questions import CHOICES, QUESTIONS
from valence.games.quizmaster.words.de_rulings import CLOSE_TO_DMSO as CLOSE_TO_DMSO
from valence.games.quizmaster.words.de_rulings import judged_words, ruling

ENDING = "Der Stapel ist leer."


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
            return f"{judged_words(cards, facts, judged, card, show, names)} Gilt die Antwort?"
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
            return ruling(cards, facts, event, names)
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
