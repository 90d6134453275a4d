"""What the game says, in English. The only file with sentences."""

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache

from valence.chem.naming import uncapitalized
from valence.chem.reactions import LEVELLING, certainty, is_measured
from valence.chem.writing import power_of_ten, signed, subscript
from valence.core.game import Event, Outcome, Refusal
from valence.core.words import (
    Names,
    Words,
    common_refusal,
    counted,
    listed,
    said_why,
    say_words,
    tallied,
    who_wins,
)
from valence.games.pkace.cards import Card, CardId, Weighed, deck_of
from valence.games.pkace.events import (
    Dealt,
    Ended,
    Followed,
    GameDealt,
    GameEnded,
    Led,
    Said,
    TrickTaken,
)
from valence.games.pkace.moves import Move, Say
from valence.games.pkace.options import Options, deck
from valence.games.pkace.reasons import Reason
from valence.games.pkace.refusals import (
    MustBeat,
    MustPlayOtherKind,
    MustSayWhy,
    NoSuchCard,
    NotHeld,
    NothingToSay,
)

# R23: what decides a trick.
REASONS: Mapping[Reason, str] = {
    "value": "no value is enough to beat the lead",
    "nucleophile": "a strong nucleophile doesn't count against the lead",
    "kind": "a card of the same kind can't beat the lead",
    "only": "only one card beats the lead",
    "difference": "of the cards that beat the lead, one has the largest difference",
    "mass": "differences are equal, and the lower mass wins",
    "first": "the first of the cards that beat the lead wins",
}
LONG = 20  # letters of a name that is cut short where the card was named before


def event_words(event: Event, names: Names) -> str:
    match event:
        case GameDealt():
            return _dealing(event, names)
        case Dealt(cards=cards):
            return _hand(cards)
        case Led(seat=seat, card=card):
            return f"{names[seat]} leads {_shown(card)}{_guard(card)}."
        case Followed(seat=seat):
            return f"{names[seat]} {_following(event)}."
        case Said(seat=seat, given=given, right=right):
            return said_why(names[seat], given, right, REASONS)
        case TrickTaken():
            return " ".join(_ruling(event, names))
        case GameEnded():
            return _game_result(event, names)
        case Ended(outcome=outcome):
            return _result(outcome, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _dealing(event: GameDealt, names: Names) -> str:
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


# A trick


def _guard(led: Card) -> str:
    if led.guarded is None:
        return ""
    return f", guarded by its {attacked(led)}: strong nucleophiles do not count"


def _following(event: Followed) -> str:
    """ "beats it with LDA (pKaH 35.7), 16.4 above" """
    card, difference = event.answer.card, event.answer.difference
    match event.answer.verdict:
        case "beats" if event.is_best:
            return f"beats it with {_shown(card)}, {_apart(card, difference)}"
        case "beats":
            return f"beats the lead with {_shown(card)}, {_apart(card, difference)}, but does not take over"
        case "guarded":
            return f"plays {_shown(card)}, high enough but a strong nucleophile: it does not beat"
        case "value":
            return f"cannot beat it and sluffs {_shown(card)}, {_apart(card, difference)}"
        case "kind":
            return f"has no {_other(card)} and plays {_shown(card)}, which cannot win"
        case "hidden":
            return f"plays {_shown(card)}"


def _apart(card: Card, difference: Decimal | None) -> str:
    """How far a card is above or below the led one; a base beats from above, an acid from below."""
    if not difference:
        return "exactly as much, which does not beat"
    is_above = (difference > 0) == (card.kind == "base")
    if difference > 0:
        return f"{_size(difference)} {'above' if is_above else 'below'} it"
    return f"{_size(difference)} too {'high' if is_above else 'low'}"


def _ruling(event: TrickTaken, names: Names) -> list[str]:
    taker = names[event.seat]
    if event.decided == "unbeaten":
        said = [f"Nothing beats {brief(event.led)}{_why_not(event)}, so {taker} takes the trick."]
    else:
        won = next(answer for answer in event.answers if answer.card.id == event.winner)
        said = [f"{taker} takes the trick with {brief(won.card)}{_why(event, won)}."]
        said += [_reaction(event, won), *_also_in_the_lab(event.led, won)]
    said += [_spoiled(event.led, answer) for answer in _too_nucleophilic(event)]
    if event.points > 1:
        said.append("The last trick counts double.")
    return said


def _why_not(event: TrickTaken) -> str:
    """What it would have taken to beat the lead; a base that does not count is explained apart."""
    if _too_nucleophilic(event):
        return ""
    side = "above" if event.led.kind == "acid" else "below"
    return f", as no {_other(event.led)} {side} {signed(event.led.number)} was played"


def _why(event: TrickTaken, won: Weighed) -> str:
    """What decided between several cards that beat the lead."""
    rivals = [answer for answer in event.answers if answer.verdict == "beats" and answer is not won]
    level = [answer.card for answer in rivals if answer.difference == won.difference]
    match event.decided:
        case "first":
            return ", the first card to beat the lead"
        case "difference":
            others = listed([f"{brief(r.card)} {_size(r.difference)}" for r in rivals])
            return f", {_size(won.difference)} from the lead against {others}"
        case "mass":
            heavier = listed([f"{card.mass} of {brief(card)}" for card in level])
            return (
                f": a tie at {_size(won.difference)}, broken by the lower mass, "
                f"{won.card.mass} g/mol against {heavier}"
            )
        case "order":
            equal = [brief(card) for card in level if card.mass == won.card.mass]
            verb = "is" if len(equal) == 1 else "are"
            return f": {listed(equal)} {verb} as far and as heavy, but came later"
        case _:
            return f", {_size(won.difference)} from the lead"


def _reaction(event: TrickTaken, won: Weighed) -> str:
    """ "This gives acetate and imidazolium: CH₃COOH + C₃H₄N₂ ⇌ CH₃COO⁻ + C₃H₅N₂⁺, K ≈ 200." """
    if won.lab and won.lab.outcome in ("adds", "nothing"):
        return _no_reaction(event.led, won)
    extent = _extent(*_pair(event.led, won))
    if event.reaction is None:
        return f"By the values the proton moves, {extent}."
    products = " and ".join(dict.fromkeys(filter(None, event.reaction.products)))
    given = f"This gives {products}: " if products else ""
    return f"{given}{event.reaction.equation}, {extent}."


def _extent(acid: Card, base: Card) -> str:
    """ "K ≈ 10⁶" when both values were measured in one solvent, otherwise what can still be concluded."""
    difference = base.number - acid.number
    if base.formula == LEVELLING:
        return "complete in dilute solution: water levels every acid stronger than hydronium"
    match certainty(acid.solvent, base.solvent, difference):
        case "constant":
            return f"K ≈ {_rounded(difference)}{_by_thermodynamics(acid, base)}"
        case "far":
            return f"far to the right ({_origin(acid, base)})"
        case "direction":
            return f"only the direction is certain ({_origin(acid, base)})"
        case "open":
            return f"too close to be sure of the direction ({_origin(acid, base)})"


def _by_thermodynamics(acid: Card, base: Card) -> str:
    """The other constant, where the organic convention for water shifts this one."""
    if acid.thermodynamic is None and base.thermodynamic is None:
        return ""
    pka = acid.number if acid.thermodynamic is None else acid.thermodynamic
    pkah = base.number if base.thermodynamic is None else base.thermodynamic
    return f" by the organic convention for water, {_rounded(pkah - pka)} by thermodynamics"


def _rounded(exponent: Decimal) -> str:
    """To one digit, from a thousand on to a power of ten."""
    if exponent < 3:
        return f"{float(f'{10**exponent:.0e}'):.0f}"
    return power_of_ten(int(exponent.quantize(Decimal(1), ROUND_HALF_UP)))


def _origin(acid: Card, base: Card) -> str:
    """Why no constant can be given."""
    match [is_measured(card.solvent) for card in (acid, base)]:
        case [True, True]:
            return f"the values are from {acid.solvent} and {base.solvent}"
        case [False, False] if acid.solvent and base.solvent:
            return "both values are estimates"
        case _ if acid.solvent and base.solvent:
            return "one value is an estimate"
        case _:
            return "the deck does not say where the values were measured"


def _no_reaction(led: Card, won: Weighed) -> str:
    """A proton that moves by the values only."""
    acid, base = _pair(led, won)
    if won.lab and won.lab.outcome == "nothing":
        return f"That goes by the values alone; in the lab nothing happens: {won.lab.remark}."
    return (
        f"That goes by the values alone (R5); in the lab {brief(base)} adds to the {attacked(acid)} of "
        f"{brief(acid)} instead; a base that is not nucleophilic, such as LDA, takes the proton."
    )


def _also_in_the_lab(led: Card, won: Weighed) -> list[str]:
    acid, base = _pair(led, won)
    target = f"the {attacked(acid)} of {brief(acid)}"
    match won.lab.outcome if won.lab else None:
        case "both":
            return [f"In the lab {brief(base)} also adds to {target}."]
        case "either":
            return [f"In the lab a strong nucleophile may attack {target} instead."]
        case _:
            return []


def _pair(led: Card, answer: Weighed) -> tuple[Card, Card]:
    """The acid and the base."""
    return (led, answer.card) if led.kind == "acid" else (answer.card, led)


def _too_nucleophilic(event: TrickTaken) -> list[Weighed]:
    return [answer for answer in event.answers if answer.verdict == "guarded"]


def _spoiled(led: Card, answer: Weighed) -> str:
    """Why butyllithium is not the answer to acetone."""
    given = f"{opening(answer.card)}, {_size(answer.difference)} above, does not count"
    group, acid = attacked(led), brief(led)
    counted_ = f"{given}: no strong nucleophile counts against a {group} (R4)"
    match answer.lab.outcome if answer.lab else None:
        case "takes":
            return f"{counted_}, although in the lab it takes the proton of {acid}."
        case "both":
            return f"{counted_}; in the lab it takes the proton of {acid} and adds to the {group} as well."
        case "adds":
            return f"{given}: it adds to the {group} of {acid} instead of taking the proton (R4)."
        case _:
            return f"{counted_}; in the lab it may attack the {group} of {acid} instead."


def attacked(led: Card) -> str:
    return "C≡N" if led.guarded == "nitrile" else "C=O"


# The end


def _game_result(event: GameEnded, names: Names) -> str:
    counted_ = "Tricks" if event.edition == 1 else "Points"
    unit = "hands" if event.edition == 1 else "points"
    more = " Tied at the top: an extra game decides." if event.is_tied else ""
    return (
        f"{counted_} in game {event.game_no + 1}: {tallied(names, event.points)}. "
        f"The series in {unit}: {tallied(names, event.totals)}.{more}"
    )


def _result(outcome: Outcome, names: Names) -> str:
    return f"{tallied(names, outcome.scores)}. {who_wins(outcome, names)}: {outcome.reason}."


# Refusals and moves


def refusal_words(refusal: Refusal, names: Names) -> str:
    match refusal:
        case MustBeat(led=led, best=best, given=given, with_=with_):
            target = _best(best, led) if best else brief(led)
            instead = f": play {_either(with_)}" if with_ else ""
            return f"You can beat {target}, so you must{instead}. {_not_so(led, best, given)}"
        case MustPlayOtherKind(led=led, with_=with_):
            return (
                f"{opening(led)} is {_a(led.kind)}: you cannot beat it, but as long as you hold "
                f"{_a(_other(led))} you play one.{f' You have {_either(with_)}.' if with_ else ''}"
            )
        case MustSayWhy():
            return "First say what decides this trick."
        case NothingToSay():
            return "There is nothing to explain: the trick isn't complete."
        case NotHeld(card=card):
            return f"You do not hold {_shown(card)}."
        case NoSuchCard(card=card):
            return f"There is no card {card!r} in this deck."
        case _:
            return common_refusal(refusal, names)


def _best(best: Weighed, led: Card) -> str:
    so_far = f"{brief(best.card)}, the best card so far,"
    return (
        so_far[:-1]
        if best.difference is None
        else f"{so_far} {_size(best.difference)} from {brief(led)}"
    )


def _not_so(led: Card, best: Weighed | None, given: Weighed) -> str:
    """Why the card that was given does not do."""
    card = opening(given.card)
    match given.verdict:
        case "beats" | "value" if given.difference is None:  # R22
            return f"{card} isn't enough."
        case "beats" if best and given.difference == best.difference:
            return f"{card} is as far from it, but not lighter."
        case "beats":
            return f"{card} is only {_size(given.difference)} from it."
        case "guarded" if given.difference is None:
            return f"{card} doesn't count: it would attack as a nucleophile (R4)."
        case "guarded":
            return _spoiled(led, given)
        case "value":
            return f"{card} with {_scale(given.card)} is {_apart(given.card, given.difference)}."
        case "kind" | "hidden":
            return f"{card} is {_a(led.kind)} as well."


def move_words(move: Move) -> str:
    if isinstance(move, Say):
        return say_words(move.reason, REASONS)
    return f"play {_called(move.card)}"


def _at_table(options: Options) -> Words[Move]:
    """With the cards of this table, and without their values if they are hidden (R22)."""
    cards = deck(options).cards

    def move_at_table(move: Move) -> str:
        if isinstance(move, Say):
            return say_words(move.reason, REASONS)
        if (card := cards.get(move.card)) is None:
            return f"play {move.card}"
        return f"play {uncapitalized(card.name) if options.hide_values else _shown(card)}"

    return Words(event=event_words, refusal=refusal_words, move=move_at_table)


WORDS = Words(event=event_words, refusal=refusal_words, move=move_words, for_options=_at_table)


# Cards by name


@lru_cache(1024)
def brief(card: Card) -> str:
    """ "acetone", and "LDA" rather than "lithium diisopropylamide"."""
    if card.short and len(card.name) > LONG:
        return subscript(card.short)
    return uncapitalized(card.name)


def opening(card: Card) -> str:
    """A card at the beginning of a sentence."""
    return brief(card) if card.short and len(card.name) > LONG else card.name


@lru_cache(1024)
def _shown(card: Card) -> str:
    """ "lithium diisopropylamide (LDA, pKaH 35.7)" """
    short = brief(card) if len(card.name) > LONG and card.short else ""
    inside = ", ".join(filter(None, (short, _scale(card))))
    return f"{uncapitalized(card.name)} ({inside})" if inside else uncapitalized(card.name)


def _called(card: CardId) -> str:
    """A card of the built-in deck by name, one of another by its id: a move alone does not tell the deck."""
    known = deck_of(None, "class").cards.get(card)
    return _shown(known) if known else card


def _number(card: Card) -> Decimal:
    return card.number


def _scale(card: Card) -> str:
    """ "pKaH 35.7"; empty if the value is hidden."""
    if card.value is None:
        return ""
    return f"{'pKa' if card.kind == 'acid' else 'pKaH'} {signed(card.value)}"


def _either(cards: tuple[Card, ...]) -> str:
    return listed([brief(card) for card in cards], "or")


def _other(card: Card) -> str:
    return "base" if card.kind == "acid" else "acid"


def _a(kind: str) -> str:
    return "an acid" if kind == "acid" else "a base"


def _size(difference: Decimal | None) -> str:
    return f"{abs(difference or Decimal()).normalize():f}"
