"""The sentences of the game, in German."""

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from valence.chem.wording import Wording
from valence.chem.words.de import told
from valence.core.concepts import ConceptWords
from valence.core.game import Event, Refusal
from valence.core.grammar.de import (
    LOG,
    common_refusal,
    counted,
    listed,
    quoted,
    sentence,
    who_wins,
)
from valence.core.words import Names, Words
from valence.games.whoami import events, moves, questions, refusals
from valence.games.whoami.cards import BUILT_IN, CardSet
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.words.de_lines import line_words
from valence.games.whoami.words.de_presets import PRESETS, VARIANTS
from valence.games.whoami.words.de_questions import GROUPS, described, named, question_words

_ENDINGS = {
    "no_turns_left": "niemand kann mehr fragen oder raten",
    "identified": "eine Karte ist erkannt",
    "identified_together": "in derselben Runde erkannt",
}
# What to ask about, after "Frag".
TOPICS: Mapping[type[questions.Question], str] = {
    questions.OfKind: "nach der Art der Karte",
    questions.Value: "nach dem pKa oder pKaH",
    questions.Mass: "nach der molaren Masse",
    questions.Carbons: "nach der Zahl der Kohlenstoffatome",
    questions.HasElement: "nach einem Element",
    questions.HasGroup: "nach einer funktionellen Gruppe",
    questions.Guarded: "danach, ob ein Nucleophil angreifen würde",
    questions.Nucleophilicity: "nach der Nucleophilie",
    questions.CarriesMetal: "nach einem Metall",
    questions.AcidicH: "nach dem Atom, an dem das saure H sitzt",
    questions.IsSalt: "danach, ob die Karte in Ionen gezeichnet ist",
    questions.Beats: "danach, wer wem ein Proton abnimmt",
}
_PARTS = {"element": "kein Element", "card": "keine Karte"}


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, values: bool, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(starter=seat):
            return f"Alle haben eine Karte, die nur die anderen sehen. {names[seat]} fragt zuerst."
        case events.Sees(cards=in_sight):
            seen = [
                f"{names[seat]} ist {described(cards, card, values=values)}"
                for seat, card in enumerate(in_sight)
                if card
            ]
            return f"Du siehst: {'; '.join(seen)}."
        case events.Answered(seat=seat, question=question, yes=yes):
            asked = question_words(cards, question, values=values)
            return f"{names[seat]}: {asked} {_yes(yes)}."
        case events.AskedFreely(seat=seat, text=text, answerers=(answerer,)):
            return f"{names[seat]}: {quoted(text)} {names[answerer]} antwortet mit Ja oder Nein."
        case events.AskedFreely(seat=seat, text=text):
            return f"{names[seat]}: {quoted(text)} Alle anderen antworten mit Ja oder Nein."
        case events.Replied(seat=seat, yes=yes):
            return f"{names[seat]} sagt {_reply(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=(reply,), yes=yes):
            return f"{names[reply.seat]} antwortet {names[seat]}: {quoted(text)} {_yes(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=replies, yes=yes):
            said = listed([f"{names[reply.seat]} {_reply(reply.yes)}" for reply in replies])
            return f"{names[seat]}: {quoted(text)} {_yes(yes)}. ({said})"
        case events.TurnEnded(seat=seat):
            return f"{names[seat]} rät nicht."
        case events.Splits(question=question, yes=of_yes, no=of_no):
            counts = f"Ja bei {counted(len(of_yes), 'Karte', 'Karten')}, nein bei {len(of_no)}."
            return f"{question_words(cards, question, values=values)} {counts}"
        case events.GuessedWrong(seat=seat, card=card, guesses_left=left):
            return f"{names[seat]} rät: {named(cards, card)}. Falsch.{_left(left)}"
        case events.Identified(seat=seat, card=card, turns=turns, goes_on=goes_on):
            more = " Die anderen spielen die Runde zu Ende." if goes_on else ""
            took = counted(turns, "Zug", "Zügen")
            right = f"Richtig, nach {took}. {told(cards[card], facts)}".rstrip()
            return f"{names[seat]} rät: {named(cards, card)}. {right}{more}"
        case events.Ended(outcome=outcome, cards=dealt):
            were = listed(
                [f"{names[seat]} {named(cards, card)}" for seat, card in enumerate(dealt)]
            )
            winner = who_wins(outcome, names) if outcome.winners else "Niemand gewinnt"
            return f"{winner}: {sentence(_ENDINGS[outcome.reason])} Die Karten: {were}."
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NoSuchCard(card=card, near=near):
            return f"Es gibt keine Karte {quoted(card)}{_did_you_mean(near)}"
        case refusals.NoSuchPart(part="group", given=given, near=near):
            known = ", ".join(GROUPS)
            return f"Keine Gruppe heißt {quoted(given)}{_did_you_mean(near)} Es gibt: {known}."
        case refusals.NoSuchPart(part=part, given=given, near=near):
            return f"Es gibt {_PARTS[part]} {quoted(given)}{_did_you_mean(near)}"
        case refusals.NotOnTheCards():
            return "Die Karten dieses Kartensatzes sagen das nicht, also kann der Tisch nicht antworten."
        case refusals.OnlyParts():
            return (
                "In diesem Spiel sind Fragen aus Bausteinen, damit der Tisch sie beantworten kann."
            )
        case refusals.MustAnswer(asker=asker, text=text):
            return f"Antworte zuerst {names[asker]} mit Ja oder Nein: {quoted(text)}"
        case refusals.MustSayYesOrNo():
            return "In diesem Spiel antwortest nur du, also sag Ja oder Nein."
        case refusals.AlreadyDone(has="asked"):
            return "In diesem Zug hast du schon gefragt: Rate, welche Karte du bist, oder beende den Zug."
        case refusals.AlreadyDone():
            return "In diesem Zug hast du schon geraten: Stell jetzt eine Frage."
        case refusals.MustAskFirst():
            return "Ein Zug endet erst nach seiner Frage: Stell eine zu deiner eigenen Karte."
        case refusals.NothingToAnswer():
            return "Keine Frage wartet auf Antwort: Frag etwas zu deiner Karte, oder rate."
        case _:
            return common_refusal(refusal, names)


def move_words(cards: CardSet, values: bool, move: moves.Move) -> str:
    match move:
        case moves.Ask(question=question, text=text):
            asked = text if question is None else question_words(cards, question, values=values)
            return f"fragen: {asked}"
        case moves.Answer(yes=None):
            return "antworten, dass du es nicht weißt"
        case moves.Answer(yes=yes):
            return f"mit {'Ja' if yes else 'Nein'} antworten"
        case moves.Done():
            return "den Zug beenden, ohne zu raten"
        case moves.Guess(card=card):
            return f"raten: {named(cards, card) if card in cards else card}"
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
        questions={"reacts": "Was davon reagiert mit {}?"},
        choices={"none": "nichts davon"},
        choice_of=lambda _subject, card: described(cards, card, values=values),
        subject=lambda _asked, card: described(cards, card, values=values),
        card=lambda card: named(cards, card),
        concepts={"groups": ConceptWords("Funktionelle Gruppen")},
        log=LOG,
        for_options=_at_table,
    )


HINT_QUESTIONS = {
    "ask": "Welche Frage würde die übrigen Karten etwa halbieren?",
    "guess": "Welche Karten passen zu allen bisherigen Antworten?",
}


def split_reason(yes: int, no: int) -> str:
    """Explain why a question is worth asking."""
    split = f"Sie teilt die {yes + no} Karten, die noch passen: ja bei {yes}, nein bei {no}."
    most = max(yes, no)
    return f"{split} Dann {'bleibt' if most == 1 else 'bleiben'} höchstens {most}."


def group_words(move: moves.Move) -> str:
    """The second step of a hint: what to ask about, or that it is time to guess."""
    if not isinstance(move, moves.Ask) or move.question is None:
        return "Sieh dir die Karten an, die zu allen Antworten passen."
    return f"Frag {TOPICS[type(move.question)]}."


def guess_reason(possible: int, why: str) -> str:
    """Explain why a guess is worth a turn, or the rest of one (R8); or why none is."""
    fitting = f"{possible} Karten passen zu allen Antworten"
    match why:
        case "only":
            return "Nur diese Karte passt zu allen Antworten."
        case "too many":
            return f"{fitting}, und du darfst nicht mehr so oft raten."
        case "free":
            return f"{fitting}, und nach deiner Frage kostet Raten nichts."
        case "quicker":
            return f"Nur {fitting}, also geht Raten schneller, als erst zu fragen."
        case "late":
            return f"{fitting}, aber das kann dein letzter Zug sein."
        case "enough":
            return f"{fitting}, und für jede davon hast du einen Versuch."
        case _:
            return f"{fitting}, und keine Frage unterscheidet sie."


def _at_table(options: Options) -> Words[moves.Move]:
    cards, values = cards_of(options), not options.hide_values
    return words_about(cards, values=values, facts=options.facts)


WORDS = words_about(BUILT_IN)


def _yes(yes: bool | None) -> str:
    return {True: "Ja", False: "Nein", None: "Das weiß niemand"}[yes]


def _reply(yes: bool | None) -> str:
    return {True: "ja", False: "nein", None: "„weiß ich nicht“"}[yes]


def _left(left: int | None) -> str:
    if left is None:
        return ""
    return f" Noch {counted(left, 'Versuch', 'Versuche')}." if left else " Kein Versuch mehr."


def _did_you_mean(near: str | None) -> str:
    return f". Meintest du {quoted(near)}?" if near else "."
