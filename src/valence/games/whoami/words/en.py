"""The sentences of the game, in English."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import assert_never

from valence.chem.cards import kind_of
from valence.chem.elements import elements
from valence.chem.names import en
from valence.chem.writing import signed
from valence.core.concepts import ConceptWords
from valence.core.game import Event, Refusal
from valence.core.words import Names, Words, common_refusal, counted, listed, sentence, who_wins
from valence.games.whoami import events, moves, questions, refusals
from valence.games.whoami.cards import BUILT_IN, Card, CardId, CardSet
from valence.games.whoami.options import Options, cards_of
from valence.games.whoami.words.en_presets import PRESETS, VARIANTS

_ENDINGS = {
    "no_turns_left": "nobody can ask or guess any more",
    "identified": "a card was identified",
    "identified_together": "identified in the same round",
}
GROUPS = {
    "alcohol": "an alcohol group, O–H on a saturated carbon",
    "phenol": "a phenol group, O–H on an aromatic ring",
    "carboxylic acid": "a carboxylic acid group, COOH",
    "ketone": "a ketone group, C=O between two carbons",
    "aldehyde": "an aldehyde group, CHO",
    "ester": "an ester group, C(=O)–O–C",
    "amide": "a carboxylic amide group, C(=O)–N",
    "carbonyl": "any C=O: in a ketone, aldehyde, acid, ester, amide, carboxylate or carbonate",
    "ether": "an ether group, C–O–C (an ester is none)",
    "nitrile": "a nitrile group, C≡N",
    "alkene": "a C=C double bond outside an aromatic ring",
    "alkyne": "an alkyne group, C≡C",
    "ring": "a ring of any kind",
    "aromatic ring": "an aromatic ring",
    "heteroaromatic ring": "an aromatic ring with an atom other than carbon",
    "amine": "a neutral amine group (not an amide, amidine, guanidine or aromatic N)",
    "amidine": "an amidine or guanidine group, N–C=N",
    "alkoxide": "an alkoxide group, O⁻ on a saturated carbon",
    "organometallic": "a bond from carbon to a metal",
    "hydride": "hydride, H⁻",
    "carbonate": "carbonate or hydrogencarbonate",
    "sulfoxide": "a sulfoxide group, S=O between two carbons",
    "sulfonic acid": "a sulfonic acid group, SO₃H",
    "thiol": "a thiol group, S–H",
    "nitro": "a nitro group, NO₂",
    "halide": "a halogen, as an ion or on carbon, hydrogen or a metal",
}
ACIDIC_ATOMS = {
    "C": "carbon",
    "N": "nitrogen",
    "O": "oxygen",
    "S": "sulfur",
    "halogen": "a halogen",
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
STRENGTHS = {"non": "not", "weak": "weakly", "strong": "strongly"}


def question_words(cards: CardSet, question: questions.Question, *, values: bool = True) -> str:  # noqa: C901  # one case a part
    """The question as the player puts it to the table."""
    match question:
        case questions.OfKind(is_="acid"):
            return "Am I an acid?"
        case questions.OfKind():
            return "Am I a base?"
        case questions.Value(op=op, than=than):
            return f"Is my pKa or pKaH {_compared(op)} {signed(than)}?"
        case questions.Mass(op=op, than=than):
            return f"Is my molar mass {_compared(op)} {signed(than)} g/mol?"
        case questions.Carbons(op="<", than=1):
            return "Do I have no carbon?"
        case questions.Carbons(op="<", than=than):
            return f"Do I have fewer than {counted(than, 'carbon atom')}?"
        case questions.Carbons(than=than):
            return f"Do I have at least {counted(than, 'carbon atom')}?"
        case questions.HasElement(has=symbol):
            return f"Do I contain {_element(symbol)}?"
        case questions.HasGroup(has=group):
            return f"Do I have {GROUPS.get(group, group)}?"
        case questions.Guarded():
            return "Am I guarded: a C–H acid with a C=O or C≡N?"
        case questions.Nucleophilicity(is_=strength):
            return f"Am I a base that is {STRENGTHS[strength]} nucleophilic?"
        case questions.CarriesMetal():
            return "Do I carry a metal?"
        case questions.AcidicH(on=atom):
            return f"Am I an acid with its acidic H on {ACIDIC_ATOMS[atom]}?"
        case questions.IsSalt():
            return "Am I drawn as separate ions, like a salt? (So are lithium amides, but not other organometallics.)"
        case questions.Beats(card=card) if card in cards:
            return f"By the rules of pKace{_proton(cards[card])} {described(cards, card, values=values)}?"
        case questions.Beats(card=unknown):
            return f"Can I take a proton from {unknown}, or give it one?"
        case _:
            assert_never(question)


def _proton(other: Card) -> str:
    """Begin the question; it tells R4 of pKace, because the lab may differ."""
    if kind_of(other) == "base":
        return ", can I protonate"
    return ", guard included, can I deprotonate"


def event_words(cards: CardSet, values: bool, event: Event, names: Names) -> str:  # noqa: C901  # one case an event
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
            right = f"right, in {counted(turns, 'turn')}. {cards[card].why}".rstrip()
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


def words_about(cards: CardSet, *, values: bool = True) -> Words[moves.Move]:
    """The sentences about these cards, with or without their values (R9)."""
    return Words(
        event=partial(event_words, cards, values),
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
    return words_about(cards_of(options), values=not options.hide_values)


WORDS = words_about(BUILT_IN)


def named(cards: CardSet, card: CardId) -> str:
    """ "lithium diisopropylamide (LDA)"; of a compound with two cards, which one."""
    called, kind = en.in_a_sentence(cards[card]), kind_of(cards[card])
    if en.card(cards[card]) not in _twice(cards):
        return called
    return f"{called} as {'an acid' if kind == 'acid' else 'a base'}"


@lru_cache(maxsize=64)
def _twice(cards: CardSet) -> frozenset[str]:
    """Return the names of compounds that are an acid on one card and a base on another."""
    names = Counter(en.card(card) for card in cards.values())
    return frozenset(name for name, count in names.items() if count > 1)


def described(cards: CardSet, card: CardId, *, values: bool = True) -> str:
    """ "acetone, pKa 19.3" """
    if not values:
        return named(cards, card)
    quantity = "pKa" if kind_of(cards[card]) == "acid" else "pKaH"
    return f"{named(cards, card)}, {quantity} {signed(cards[card].value)}"


def _element(symbol: str) -> str:
    return en.element(symbol) if symbol in elements() else symbol


def _compared(op: str) -> str:
    return "less than" if op == "<" else "at least"


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
