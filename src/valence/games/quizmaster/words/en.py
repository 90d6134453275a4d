"""The sentences of the game, in English."""

from decimal import Decimal
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from valence.chem.acids_bases import published, values_in_dmso
from valence.chem.cards import Kind, kind_of
from valence.chem.names import en
from valence.chem.reactions import ESTIMATED
from valence.chem.wording import Wording
from valence.chem.words.en import remark_in_print, told
from valence.chem.writing import signed
from valence.core.game import Event, Outcome, Refusal, Seat
from valence.core.grammar.en import common_refusal, counted, listed, tallied, who_wins
from valence.core.words import Names, Words
from valence.games.quizmaster import events, moves, refusals
from valence.games.quizmaster.cards import BUILT_IN, Card, CardId, CardSet
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.scoring import RUN
from valence.games.quizmaster.state import Judged, Question, Show
from valence.games.quizmaster.words.en_concepts import CONCEPTS
from valence.games.quizmaster.words.en_lines import line_words
from valence.games.quizmaster.words.en_presets import PRESETS, VARIANTS
from valence.games.quizmaster.words.en_questions import CHOICES, QUESTIONS
from valence.sets.acids_bases import has_built_in_value
from valence.sets.lexicon import common_name

ENDING = "The deck is empty."
CLOSE_TO_DMSO = Decimal("0.5")


def event_words(  # noqa: C901  # one case an event
    cards: CardSet, facts: Wording, event: Event, names: Names
) -> str:
    match event:
        case events.Started(cards=size, quizmaster=None) if len(names) == 1:
            return f"{counted(size, 'card')}, one after another. A right answer takes the card."
        case events.Started(cards=size, quizmaster=None):
            return f"{counted(size, 'card')}, one after another. Whoever is right first takes the card."
        case events.Started(cards=size, quizmaster=seat, rotation=rotation):
            asks = f"{names[seat or 0]} is the quizmaster{_for_cards(rotation)}."
            return f"{counted(size, 'card')}, one after another. {asks}"
        case events.Drew(seat=seat, number=number, of=of):
            return f"{names[seat]} draws card {number} of {of}."
        case events.DrewCard(card=card):
            return f"It is {described(cards[card])}. Read out its name or its value."
        case events.Asked(number=number, of=of, question=question):
            return f"Card {number} of {of}. {question_words(question)}"
        case events.Called(seat=seat, quizmaster=judge):
            return f"{names[seat]} has an answer, and {names[judge]} judges it."
        case events.ToJudge(show=show, card=card, judged=judged):
            return f"{_judged(cards, facts, judged, card, show, names)} Is it right?"
        case events.WrongAnswer(seat=seat, calls_left=0):
            return f"{names[seat]} is wrong, and locked out of this card."
        case events.WrongAnswer(seat=seat, calls_left=left):
            return f"{names[seat]} is wrong, and may answer {_times_more(left)}."
        case events.YourAnswer(text=text):
            return f"You answered “{text}”. What is right is shown when the card is settled."
        case events.Passed() if len(names) == 1:
            return "You pass."
        case events.Passed(seat=seat):
            return f"{names[seat]} passes."
        case events.TimeUp(seconds=seconds):
            return f"Time is up after {counted(seconds, 'second')}."
        case events.CardSettled():
            return _ruling(cards, facts, event, names)
        case events.Scored(seat=seat, points=points, run=run):
            who = "You score" if len(names) == 1 else f"{names[seat]} scores"
            return f"{who} {counted(points, 'point')}{_in_a_row(run)}."
        case events.Ended(outcome=outcome, quizmaster=quizmaster):
            return f"{ENDING} {_scores(outcome, quizmaster, names)}"
        case _:
            raise TypeError(f"no words for {event!r}")


def question_words(question: Question) -> str:
    """ "Which acid has pKa 19.3?" """
    quantity = _quantity(question.kind)
    asked = (
        f"{question.text}, {_a(question.kind)}: what is its {quantity}?"
        if question.show == "name"
        else f"Which {question.kind} has {quantity} {signed(question.text)}?"
    )
    if not question.choices:
        return asked
    return f"{asked} {'  '.join(f'({n}) {signed(text)}' for n, text in enumerate(question.choices, 1))}"


def _in_a_row(run: int) -> str:
    return f", one of them for {run} cards in a row" if run >= RUN else ""


def _for_cards(rotation: int) -> str:
    if not rotation:
        return ""
    return (
        f" for {'one card' if rotation == 1 else counted(rotation, 'card')}, then the next player"
    )


def _times_more(left: int) -> str:
    return "once more" if left == 1 else f"{left} times more"


def _ruling(cards: CardSet, facts: Wording, event: events.CardSettled, names: Names) -> str:
    answers = [_answer_judged(cards, facts, judged, event, names) for judged in event.judged]
    card = cards[event.card]
    is_card = f"The card is {described(card)}."
    about = (*_also_right(cards, event), told(card, facts))
    said = [is_card, *about, *answers, *_taken(event, names)]
    return " ".join(filter(None, said))


def _taken(event: events.CardSettled, names: Names) -> list[str]:
    """Name the player who gets the card; in a game alone, say that it comes back."""
    if len(names) == 1:
        return ["It comes back soon."] if event.returns else []
    return ["The card goes to nobody." if event.seat is None else f"{names[event.seat]} takes it."]


def _also_right(cards: CardSet, event: events.CardSettled) -> list[str]:
    others = [en.in_a_sentence(cards[card]) for card in event.also_right]
    return [f"Right too: {listed(others)}."] if others else []


def _answer_judged(
    cards: CardSet, facts: Wording, judged: Judged, event: events.CardSettled, names: Names
) -> str:
    """R11: report the table's judgement, and the quizmaster's verdict on it."""
    if judged.is_late:
        return f"{names[judged.seat]} said “{judged.text}”, but later."
    if not judged.is_overruled or event.quizmaster is None:
        return _judged(cards, facts, judged, event.card, event.show, names)
    table = replace(judged, is_right=not judged.is_right)
    verdict = "accepts it" if judged.is_right else "doesn't accept it"
    found = _judged(cards, facts, table, event.card, event.show, names)
    return f"{found} {names[event.quizmaster]} {verdict}."


def _judged(
    cards: CardSet, facts: Wording, judged: Judged, card: CardId, show: Show, names: Names
) -> str:
    who = "You" if len(names) == 1 else names[judged.seat]
    said = f"{who} said “{judged.text}”"
    if show == "name":
        return f"{said}: {_value_judged(judged, cards[card], facts)}"
    kind = kind_of(cards[card])
    if judged.card is None:
        return f"{said}{_no_card(judged, kind)}"
    meant = cards[judged.card]
    if judged.off is None:
        return (
            f"{said}: {en.in_a_sentence(meant)} is not {_a(kind)} card, but {_a(kind_of(meant))}."
        )
    if judged.is_right:
        return f"{said}: {en.in_a_sentence(meant)}, right."
    return f"{said}: {en.in_a_sentence(meant)} has {signed(meant.value)}, {_apart(judged)}."


def _no_card(judged: Judged, kind: Kind) -> str:
    match tuple(map(common_name, judged.could_be)):
        case (one,) if one != judged.text:
            return f": {one} is not {_a(kind)} in this deck."
        case one, other, *_:
            return (
                f", which could mean {one} or {other}. A right answer can mean only one compound."
            )
        case _:
            return f", which is not {_a(kind)} in this deck."


def _value_judged(judged: Judged, card: Card, facts: Wording) -> str:
    if judged.off is None:
        return "not a number."
    if judged.printed is not None:
        return _in_print(card.id, judged.printed, facts)
    in_dmso = "" if judged.is_right else _in_dmso(card, judged.off)
    return f"{_apart(judged)}{in_dmso}."


def _in_print(id_: str, n: int, facts: Wording) -> str:
    """Accept another value than the card's, with the reason that these readers need."""
    if facts == "14":
        return "also accepted, because other tables print it."
    source = f" ({published(id_)[n].source})" if facts == "university" else ""
    return f"also accepted. {remark_in_print(id_, n)}{source}"


def _in_dmso(card: Card, off: Decimal) -> str:
    """Recognize the value in DMSO, where the card has one from elsewhere."""
    known = values_in_dmso().get(card.id) if has_built_in_value(card) else None
    if known is None or abs(card.value + off - known) > CLOSE_TO_DMSO:
        return ""
    return f": {known.normalize():f} is the value in DMSO, and the card's is {_origin(card).strip(' ()')}"


def _apart(judged: Judged) -> str:
    if not judged.off:
        return "exactly right"
    difference = f"{abs(judged.off).normalize():f} too {'high' if judged.off > 0 else 'low'}"
    return f"{difference}, near enough" if judged.is_right else difference


def refusal_words(refusal: Refusal, names: Names) -> str:
    match refusal:
        case refusals.MustAsk():
            return "First read out the name or the value of the card."
        case refusals.NotTheQuizmaster(quizmaster=None):
            return "The table asks the questions in this game: answer or pass."
        case refusals.NotTheQuizmaster(quizmaster=seat):
            return f"{names[seat or 0]} is the quizmaster and has asked: answer or pass."
        case refusals.NoClock():
            return "There is no time limit in this game: all answer or pass."
        case refusals.MustJudge(seat=seat):
            return f"First judge {names[seat]}'s answer: right or wrong."
        case refusals.NotTheJudge(quizmaster=None):
            return "The table judges the answers in this game."
        case refusals.NotTheJudge(quizmaster=seat):
            return f"{names[seat or 0]} is the quizmaster and judges the answers."
        case refusals.NotAChoice(text=text, choices=choices):
            return f"“{text}” is not one of the choices: {', '.join(map(signed, choices))}."
        case _:
            return common_refusal(refusal, names)


def move_words(move: moves.Move) -> str:
    match move:
        case moves.Ask(show="name"):
            return "read out the name"
        case moves.Ask():
            return "read out the value"
        case moves.Answer(text=text):
            return f"answer {text}"
        case moves.Judge(right=right):
            return f"judge it {'right' if right else 'wrong'}"
        case moves.Pass():
            return "pass"
        case moves.Timeout():
            return "call time"
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
        choice_of=lambda _subject, value: signed(Decimal(value)),
        subject=lambda _asked, card: en.in_a_sentence(cards[card]) if card in cards else "",
        concepts=CONCEPTS,
        for_options=_at_table,
    )


def _at_table(options: Options) -> Words[moves.Move]:
    return words_about(cards_of(options), options.facts)


WORDS = words_about(BUILT_IN)


def described(card: Card) -> str:
    """ "acetone, an acid with pKa 19.3" """
    kind = kind_of(card)
    return f"{en.in_a_sentence(card)}, {_a(kind)} with {_quantity(kind)} {signed(card.value)}{_origin(card)}"


def _origin(card: Card) -> str:
    """Return " (in water)"; empty where a set doesn't tell."""
    if card.solvent == ESTIMATED:
        return " (an estimate)"
    return f" (in {card.solvent})" if card.solvent else ""


def _quantity(kind: Kind) -> str:
    return "pKa" if kind == "acid" else "pKaH"


def _a(kind: Kind) -> str:
    return "an acid" if kind == "acid" else "a base"


def _scores(outcome: Outcome, quizmaster: Seat | None, names: Names) -> str:
    is_by_points = outcome.reason == "most_points"
    if len(names) == 1:
        unit = "point" if is_by_points else "card"
        return f"You won {counted(int(outcome.scores[0]), unit)}."
    seats = [seat for seat in range(len(names)) if seat != quizmaster]
    won = tallied((names[seat] for seat in seats), (outcome.scores[seat] for seat in seats))
    return f"{'Points' if is_by_points else 'Cards won'}: {won}. {who_wins(outcome, names)}."
