"""The sentences of the game, in Spanish."""

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from valence.chem.wording import Wording
from valence.chem.words.es import told
from valence.core.concepts import ConceptWords
from valence.core.game import Event, Refusal
from valence.core.grammar.es import LOG, common_refusal, counted, listed, sentence, who_wins
from valence.core.words import Names, Words
from valence.games.whoami import events, moves, questions, refusals
from valence.games.whoami.cards import BUILT_IN, CardSet
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.words.es_lines import line_words
from valence.games.whoami.words.es_presets import PRESETS, VARIANTS
from valence.games.whoami.words.es_questions import GROUPS, described, named, question_words

_ENDINGS = {
    "no_turns_left": "ya nadie puede preguntar ni adivinar",
    "identified": "se identificó una carta",
    "identified_together": "identificadas en la misma ronda",
}
TOPICS: Mapping[type[questions.Question], str] = {
    questions.OfKind: "la clase de carta",
    questions.Value: "el pKa o pKaH",
    questions.Mass: "la masa molar",
    questions.Carbons: "el número de átomos de carbono",
    questions.HasElement: "un elemento",
    questions.HasGroup: "un grupo funcional",
    questions.Guarded: "lo que atacaría un nucleófilo",
    questions.Nucleophilicity: "la nucleofilia",
    questions.CarriesMetal: "un metal",
    questions.AcidicH: "el átomo que lleva el H ácido",
    questions.IsSalt: "si se dibuja como iones",
    questions.Beats: "quién le quita un protón a quién",
}


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, values: bool, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(starter=seat):
            return (
                f"Cada quien tiene una carta que ve todo el resto. {names[seat]} pregunta primero."
            )
        case events.Sees(cards=in_sight):
            seen = [
                f"{names[seat]} es {described(cards, card, values=values)}"
                for seat, card in enumerate(in_sight)
                if card
            ]
            return f"Ves: {'; '.join(seen)}."
        case events.Answered(seat=seat, question=question, yes=yes):
            asked = question_words(cards, question, values=values)
            return f"{names[seat]}: {asked} {_yes(yes)}."
        case events.AskedFreely(seat=seat, text=text, answerers=(answerer,)):
            return f"{names[seat]}: «{text}» {names[answerer]} responde sí o no."
        case events.AskedFreely(seat=seat, text=text):
            return f"{names[seat]}: «{text}» El resto responde sí o no."
        case events.Replied(seat=seat, yes=yes):
            return f"{names[seat]} dice {_reply(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=(reply,), yes=yes):
            return f"{names[reply.seat]} le responde a {names[seat]}: «{text}» {_yes(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=replies, yes=yes):
            said = listed([f"{names[reply.seat]} {_reply(reply.yes)}" for reply in replies])
            return f"{names[seat]}: «{text}» {_yes(yes)}. ({said})"
        case events.TurnEnded(seat=seat):
            return f"{names[seat]} no intenta adivinar."
        case events.Splits(question=question, yes=of_yes, no=of_no):
            counts = f"Sí para {counted(len(of_yes), 'carta')}, no para {len(of_no)}."
            return f"{question_words(cards, question, values=values)} {counts}"
        case events.GuessedWrong(seat=seat, card=card, guesses_left=left):
            return f"{names[seat]} dice ser {named(cards, card)}. No acierta.{_left(left)}"
        case events.Identified(seat=seat, card=card, turns=turns, goes_on=goes_on):
            more = " El resto termina la ronda." if goes_on else ""
            right = f"correcto, en {counted(turns, 'turno')}. {told(cards[card], facts)}".rstrip()
            return f"{names[seat]} dice ser {named(cards, card)}: {right}{more}"
        case events.Ended(outcome=outcome, cards=dealt):
            were = "; ".join(
                f"{names[seat]}, {named(cards, card)}" for seat, card in enumerate(dealt)
            )
            winner = who_wins(outcome, names) if outcome.winners else "Nadie gana"
            return f"{winner}: {_ENDINGS[outcome.reason]}. Las cartas: {were}."
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NoSuchCard(card=card, near=near):
            return f"No hay ninguna carta «{card}».{_did_you_mean(near)}"
        case refusals.NoSuchPart(part="group", given=given, near=near):
            return (
                f"Ningún grupo se llama «{given}».{_did_you_mean(near)} Hay: {', '.join(GROUPS)}."
            )
        case refusals.NoSuchPart(part="element", given=given, near=near):
            return f"No hay ningún elemento «{given}».{_did_you_mean(near)}"
        case refusals.NoSuchPart(given=given, near=near):
            return f"No hay ninguna carta «{given}».{_did_you_mean(near)}"
        case refusals.NotOnTheCards():
            return "Las cartas de este set no lo dicen, así que la mesa no puede responder."
        case refusals.OnlyParts():
            return "En esta partida las preguntas se arman con piezas, para que la mesa pueda responderlas."
        case refusals.MustAnswer(asker=asker, text=text):
            return f"Primero responde sí o no a {names[asker]}: «{text}»"
        case refusals.MustSayYesOrNo():
            return "En esta partida solo respondes tú, así que di sí o no."
        case refusals.AlreadyDone(has="asked"):
            return "Ya preguntaste en este turno: di cuál es tu carta o termina el turno."
        case refusals.AlreadyDone():
            return "Ya intentaste adivinar en este turno: ahora haz una pregunta."
        case refusals.MustAskFirst():
            return "Un turno termina después de su pregunta: haz una sobre tu propia carta."
        case refusals.NothingToAnswer():
            return (
                "No hay ninguna pregunta por responder: haz una sobre tu propia carta o di cuál es."
            )
        case _:
            return common_refusal(refusal, names)


def move_words(cards: CardSet, values: bool, move: moves.Move) -> str:
    match move:
        case moves.Ask(question=question, text=text):
            asked = text if question is None else question_words(cards, question, values=values)
            return f"preguntar: {asked}"
        case moves.Answer(yes=None):
            return "responder que no lo sabes"
        case moves.Answer(yes=yes):
            return f"responder {_reply(yes)}"
        case moves.Done():
            return "terminar tu turno sin adivinar"
        case moves.Guess(card=card):
            return f"decir que eres {named(cards, card) if card in cards else card}"
        case _:
            assert_never(move)


def words_about(cards: CardSet, *, values: bool = True, facts: Wording = "14") -> Words[moves.Move]:
    """The sentences about these cards, with or without their values (R9), facts for these readers."""
    return Words(
        event=partial(event_words, cards, values, facts),
        line=partial(
            line_words, partial(question_words, cards, values=values), partial(named, cards)
        ),
        presets=PRESETS,
        variants=VARIANTS,
        refusal=refusal_words,
        move=partial(move_words, cards, values),
        ending=lambda outcome: sentence(_ENDINGS[outcome.reason]),
        questions={"reacts": "¿Cuál de estas reacciona con {}?"},
        choices={"none": "ninguna"},
        choice_of=lambda _subject, card: described(cards, card, values=values),
        subject=lambda _asked, card: described(cards, card, values=values),
        card=lambda card: named(cards, card),
        concepts={"groups": ConceptWords("Grupos funcionales")},
        log=LOG,
        for_options=_at_table,
    )


HINT_QUESTIONS = {
    "ask": "¿Qué pregunta partiría más o menos por la mitad las cartas que quedan?",
    "guess": "¿Qué cartas encajan con todas las respuestas hasta ahora?",
}


def split_reason(yes: int, no: int) -> str:
    """Explain why a question is worth asking."""
    split = f"Divide las {yes + no} cartas que quedan: sí para {yes}, no para {no}."
    return f"{split} Así {'queda' if max(yes, no) == 1 else 'quedan'} como máximo {max(yes, no)}."


def group_words(move: moves.Move) -> str:
    """The second step of a hint: what to ask about, or that it is time to guess."""
    if not isinstance(move, moves.Ask) or move.question is None:
        return "Mira las cartas que encajan con todas las respuestas."
    return f"Pregunta por {TOPICS[type(move.question)]}."


def guess_reason(possible: int, why: str) -> str:
    """Explain why a guess is worth a turn, or the rest of one (R8); or why none is."""
    fit = f"{possible} cartas encajan con todas las respuestas"
    match why:
        case "only":
            return "Es la única carta que encaja con todas las respuestas."
        case "too many":
            return f"{fit}, y te quedan menos intentos."
        case "free":
            return f"{fit}, y después de tu pregunta intentar adivinar no cuesta nada."
        case "quicker":
            return f"Solo {fit}, así que adivinar es más rápido que preguntar antes."
        case "late":
            return f"{fit}, pero este puede ser tu último turno."
        case "enough":
            return f"{fit}, y tienes un intento para cada una."
        case _:
            return f"{fit}, y ninguna pregunta las distingue."


def _at_table(options: Options) -> Words[moves.Move]:
    cards, values = cards_of(options), not options.hide_values
    return words_about(cards, values=values, facts=options.facts)


WORDS = words_about(BUILT_IN)


def _yes(yes: bool | None) -> str:
    return {True: "Sí", False: "No", None: "Nadie lo sabe"}[yes]


def _reply(yes: bool | None) -> str:
    return {True: "sí", False: "no", None: "«no lo sé»"}[yes]


def _left(left: int | None) -> str:
    if left is None:
        return ""
    if not left:
        return " No le quedan intentos."
    return " Le queda 1 intento." if left == 1 else f" Le quedan {left} intentos."


def _did_you_mean(near: str | None) -> str:
    return f" ¿Quisiste decir «{near}»?" if near else ""
