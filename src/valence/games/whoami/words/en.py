"""The sentences of the game, in English."""

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from valence.chem.wording import Wording
from valence.chem.words.en import told
from valence.core.concepts import ConceptWords
from valence.core.game import Event, Refusal
from valence.core.grammar.en import common_refusal, counted, listed, sentence, who_wins
from valence.core.words import Names, Words
from valence.games.whoami import events, moves, questions, refusals
from valence.games.whoami.cards import BUILT_IN, CardSet
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.words.en_lines import line_words
from valence.games.whoami.words.en_presets import PRESETS, VARIANTS
from valence.games.whoami.words.en_questions import GROUPS, described, named, question_words

_ENDINGS = {
    "no_turns_left": "nobody can ask or guess any more",
    "identified": "a card was identified",
    "identified_together": "identified in the same round",
}
TOPICS: Mapping[type[questions.Question], str] = {
    questions.OfKind: "the kind of card",
    questions.Value: "the pKa or pKaH",
    questions.Mass: "the molar mass",
    questions.Carbons: "the number of carbon atoms",
    questions.HasElement: "an element",
    questions.HasGroup: "a functional group",
    questions.Guarded: "what a nucleophile would attack",
    questions.Nucleophilicity: "nucleophilicity",
    questions.CarriesMetal: "a metal",
    questions.AcidicH: "the atom that the acidic H is on",
    questions.IsSalt: "whether it is drawn as ions",
    questions.Beats: "who takes a proton from whom",
}


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, values: bool, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(starter=seat):
            return f"Everybody has a card that all the others see. {names[seat]} asks first."
        case events.Sees(cards=in_sight):
            seen = [
                f"{names[seat]} is {described(cards, card, values=values)}"
                for seat, card in enumerate(in_sight)
                if card
            ]
            return f"You see: {'; '.join(seen)}."
        case events.Answered(seat=seat, question=question, yes=yes):
            asked = question_words(cards, question, values=values)
            return f"{names[seat]}: {asked} {_yes(yes)}."
        case events.AskedFreely(seat=seat, text=text, answerers=(answerer,)):
            return f"{names[seat]}: “{text}” {names[answerer]} answers yes or no."
        case events.AskedFreely(seat=seat, text=text):
            return f"{names[seat]}: “{text}” Everyone else answers yes or no."
        case events.Replied(seat=seat, yes=yes):
            return f"{names[seat]} says {_reply(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=(reply,), yes=yes):
            return f"{names[reply.seat]} answers {names[seat]}: “{text}” {_yes(yes)}."
        case events.AnsweredFreely(seat=seat, text=text, replies=replies, yes=yes):
            said = listed([f"{names[reply.seat]} {_reply(reply.yes)}" for reply in replies])
            return f"{names[seat]}: “{text}” {_yes(yes)}. ({said})"
        case events.TurnEnded(seat=seat):
            return f"{names[seat]} doesn't guess."
        case events.Splits(question=question, yes=of_yes, no=of_no):
            counts = f"Yes for {counted(len(of_yes), 'card')}, no for {len(of_no)}."
            return f"{question_words(cards, question, values=values)} {counts}"
        case events.GuessedWrong(seat=seat, card=card, guesses_left=left):
            return f"{names[seat]} guesses {named(cards, card)}. Wrong.{_left(left)}"
        case events.Identified(seat=seat, card=card, turns=turns, goes_on=goes_on):
            more = " The others finish the round." if goes_on else ""
            right = f"right, in {counted(turns, 'turn')}. {told(cards[card], facts)}".rstrip()
            return f"{names[seat]} guesses {named(cards, card)}: {right}{more}"
        case events.Ended(outcome=outcome, cards=dealt):
            were = listed(
                [f"{names[seat]} {named(cards, card)}" for seat, card in enumerate(dealt)]
            )
            winner = who_wins(outcome, names) if outcome.winners else "Nobody wins"
            return f"{winner}: {_ENDINGS[outcome.reason]}. The cards: {were}."
        case _:
            raise TypeError(f"no words for {event!r}")


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.NoSuchCard(card=card, near=near):
            return f"There is no card {card!r}{_did_you_mean(near)}."
        case refusals.NoSuchPart(part="group", given=given, near=near):
            return f"No group is called {given!r}{_did_you_mean(near)}. There are: {', '.join(GROUPS)}."
        case refusals.NoSuchPart(part=part, given=given, near=near):
            return f"There is no {part} {given!r}{_did_you_mean(near)}."
        case refusals.NotOnTheCards():
            return "The cards of this set don't tell, so the table can't answer that."
        case refusals.OnlyParts():
            return "In this game questions are built from parts, so that the table can answer them."
        case refusals.MustAnswer(asker=asker, text=text):
            return f"First answer {names[asker]} with yes or no: “{text}”"
        case refusals.MustSayYesOrNo():
            return "Only you answer in this game, so say yes or no."
        case refusals.AlreadyDone(has="asked"):
            return "You have asked on this turn: guess your card, or end the turn."
        case refusals.AlreadyDone():
            return "You have guessed on this turn: ask a question now."
        case refusals.MustAskFirst():
            return "A turn ends after its question: ask one about your own card."
        case refusals.NothingToAnswer():
            return "No question waits for an answer: ask one about your own card, or guess it."
        case _:
            return common_refusal(refusal, names)


def move_words(cards: CardSet, values: bool, move: moves.Move) -> str:
    match move:
        case moves.Ask(question=question, text=text):
            asked = text if question is None else question_words(cards, question, values=values)
            return f"ask: {asked}"
        case moves.Answer(yes=None):
            return "answer that you don't know"
        case moves.Answer(yes=yes):
            return f"answer {_reply(yes)}"
        case moves.Done():
            return "end your turn without a guess"
        case moves.Guess(card=card):
            return f"guess {named(cards, card)}" if card in cards else f"guess {card}"
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
        questions={"reacts": "Which of these reacts with {}?"},
        choices={"none": "none of them"},
        choice_of=lambda _subject, card: described(cards, card, values=values),
        subject=lambda _asked, card: described(cards, card, values=values),
        card=lambda card: named(cards, card),
        concepts={"groups": ConceptWords("Functional groups")},
        for_options=_at_table,
    )


HINT_QUESTIONS = {
    "ask": "Which question would split the cards that are left about in half?",
    "guess": "Which cards fit all the answers so far?",
}


def split_reason(yes: int, no: int) -> str:
    """Explain why a question is worth asking."""
    split = f"It splits the {yes + no} cards that are left: yes for {yes}, no for {no}."
    return f"{split} So at most {max(yes, no)} remain."


def group_words(move: moves.Move) -> str:
    """The second step of a hint: what to ask about, or that it is time to guess."""
    if not isinstance(move, moves.Ask) or move.question is None:
        return "Look at the cards that fit all answers."
    return f"Ask about {TOPICS[type(move.question)]}."


def guess_reason(possible: int, why: str) -> str:
    """Explain why a guess is worth a turn, or the rest of one (R8); or why none is."""
    match why:
        case "only":
            return "It is the only card that fits all answers."
        case "too many":
            return f"{possible} cards fit all answers, and you have fewer guesses than that."
        case "free":
            return (
                f"{possible} cards fit all answers, and after your question a guess costs nothing."
            )
        case "quicker":
            return (
                f"Only {possible} cards fit all answers, so guessing is quicker than asking first."
            )
        case "late":
            return f"{possible} cards fit all answers, but this may be your last turn."
        case "enough":
            return f"{possible} cards fit all answers, and you have a guess for each of them."
        case _:
            return f"{possible} cards fit all answers, and no question tells them apart."


def _at_table(options: Options) -> Words[moves.Move]:
    cards, values = cards_of(options), not options.hide_values
    return words_about(cards, values=values, facts=options.facts)


WORDS = words_about(BUILT_IN)


def _yes(yes: bool | None) -> str:
    return {True: "Yes", False: "No", None: "Nobody knows"}[yes]


def _reply(yes: bool | None) -> str:
    return {True: "yes", False: "no", None: "“I don't know”"}[yes]


def _left(left: int | None) -> str:
    if left is None:
        return ""
    return f" {'1 guess' if left == 1 else f'{left} guesses'} left."


def _did_you_mean(near: str | None) -> str:
    return f"; did you mean {near!r}?" if near else ""
