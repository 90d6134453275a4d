"""Reasons why a card is better to play than another, in English."""

import re
from collections.abc import Iterator, Mapping

from valence.bots.words import HintWords
from valence.chem.names import en
from valence.chem.writing import signed
from valence.core.languages import DEFAULT, Language
from valence.core.words import counted
from valence.games.pkace.bot.chart import Cards
from valence.games.pkace.bot.judgement import known_from, power, takes, unbeaten
from valence.games.pkace.cards import Card, CardId, Weighed
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.state import View
from valence.games.pkace.words.en_cards import attacked, brief

# Chances that differ by less are not worth a sentence; a lead that is better by more is the reason.
CLEAR, DECISIVE = 0.05, 0.2


def compare(view: View, better: Play, other: Play) -> str:
    pair = Pair(view, better.card, other.card)
    return " ".join(pair.answers() if view.trick else pair.leads())


class Pair:
    """Two cards that could be played now. Its sentences give only what speaks for the first."""

    def __init__(self, view: View, better: CardId, other: CardId) -> None:
        self.seen = known_from(view)
        self.options = view.options
        self.led = view.trick[0] if view.trick else None
        self.ids = better, other
        cards = played_set(view.options).cards
        self.better, self.other = cards[better], cards[other]
        is_named_twice = en.card(self.better) == en.card(self.other)
        self.names = [
            _named(card, is_named_twice=is_named_twice, in_full=view.options.hide_values)
            for card in (self.better, self.other)
        ]
        self.bits = self.seen.chart.bit[better], self.seen.chart.bit[other]
        self.others = "the other player" if view.players == 2 else "others"
        # When the next trick begins, each of the seats that play later in this one has a card less.
        self.held_later = sum(view.holds) - self.seen.hand.bit_count() - len(self.seen.others)

    def leads(self) -> Iterator[str]:
        chance, less = (unbeaten(self.seen, bit) for bit in self.bits)
        better, other = self.names
        kept = list(self.kept())
        if chance >= less + (DECISIVE if kept else CLEAR):
            yield f"If you lead {better}, it takes the trick{self._taken(chance)}."
            yield f"{_capital(other)} {self._taken_less(less)}."
        elif kept:
            yield from kept
        elif less >= chance + CLEAR:
            yield f"Keep {other}: {self._gets_better(less)}."

    def _taken(self, chance: float) -> str:
        if chance == 1:
            return f": nothing that {self.others} can still hold beats it"
        threats = self._threats(self.better, self.bits[0])
        return f" {_in_deals(chance)}: {self.others} may hold {threats}"

    def _taken_less(self, chance: float) -> str:
        if not chance:
            return f"can't take it: {self._sure_threat(self.other)}"
        threats = self._threats(self.other, self.bits[1])
        return f"takes it {_in_deals(chance).removesuffix(' of deals')}: there may be {threats}"

    def _gets_better(self, chance: float) -> str:
        """Describe the use of a lead that is saved for later."""
        if chance == 1:
            return "it takes a trick whenever you lead it"
        return "it is harder to beat, and still harder once fewer cards are out"

    def _threats(self, card: Card, bit: Cards) -> str:
        """ "11 acids below pKaH 15.9" """
        beaters = (self.seen.chart.beaters[bit] & self.seen.unseen).bit_count()
        held = counted(beaters, _beaten(card))
        if self.options.hide_values:
            return f"{held} that beat{'s' if beaters == 1 else ''} it"
        threat = f"{held} {_range(card)}"
        if card.guarded is None or not _shows_guard(self.options):
            return threat
        if card is self.other:
            which = "isn't a strong nucleophile" if beaters == 1 else "aren't strong nucleophiles"
            return f"{threat} that {which}"
        return f"{threat} (strong nucleophiles don't count against its {attacked(card)})"

    def _sure_threat(self, card: Card) -> str:
        """ "somebody holds a base above pKa 18.0" """
        who = "somebody" if self.others == "others" else self.others
        if self.options.hide_values or card.guarded is not None:
            return f"{who} holds a card that beats it"
        return f"{who} holds {_article(_beaten(card))} {_range(card)}"

    def answers(self) -> Iterator[str]:
        chance, less = (takes(self.seen, bit) for bit in self.bits)
        if chance >= less + CLEAR:
            sure = "takes the trick" if chance == 1 else f"takes the trick {_in_deals(chance)}"
            rest = "can't take it" if not less else f"takes it {_in_deals(less)}"
            yield f"{_capital(self.names[0])} {sure}; {self.names[1]} {rest}."
        elif not any(self.kept()):
            return
        elif chance == less == 1:
            yield "Both take the trick, so take it with the one that is worth less later."
        elif not chance and not less:
            yield f"Neither can take this trick{self._why_not()}, so give up the one that is worth less later."
        yield from self.kept()

    def _why_not(self) -> str:
        """ ": n-butyllithium mostly adds to the C=O of acetone instead of taking the proton (R4)" """
        assert self.led is not None
        weighed = played_set(self.options).weighed(self.led)
        stopped = [weighed[card] for card in self.ids if weighed[card].verdict == "guarded"]
        if not stopped or not _shows_guard(self.options):
            return ""
        return f" ({_guarded(played_set(self.options).cards[self.led], stopped[0])})"

    def kept(self) -> Iterator[str]:
        """Describe the uses of the other card if it is kept."""
        uses = [*self._led_later(), *self._beats_later()]
        if uses:
            yield f"Keep {self.names[1]}: {'; '.join(uses)}."

    def _led_later(self) -> Iterator[str]:
        better, other = self.bits
        lead, weak_lead = self._unbeaten_later(other, better), self._unbeaten_later(better, other)
        if self.led and lead >= weak_lead + CLEAR:
            less = _in_deals(weak_lead).removesuffix(" of deals")
            yield f"led later, it takes a trick {_in_deals(lead)}, {self.names[0]} {less}"

    def _unbeaten_later(self, card: Cards, played: Cards) -> float:
        hand = self.seen.hand & ~played
        return unbeaten(self.seen._replace(hand=hand, others=(self.held_later,), trick=()), card)

    def _beats_later(self) -> Iterator[str]:
        beats, beats_less = (power(self.seen, bit) for bit in reversed(self.bits))
        if beats >= beats_less + CLEAR:
            leads, other_leads = _beaten(self.other), _beaten(self.better)
            of = "" if leads == other_leads else f" of the {other_leads}s"
            share = f"{_percent(beats)} of the {leads}s that {self.others} may lead"
            yield f"it beats {share}, {self.names[0]} {_percent(beats_less)}{of}"


def _beaten(card: Card) -> str:
    """R4: return the other kind, the only one that a card can beat or be beaten by."""
    return "base" if card.kind == "acid" else "acid"


def _range(card: Card) -> str:
    """ "above pKa 18.0": where the cards are that beat it."""
    return f"above pKa {_value(card)}" if card.kind == "acid" else f"below pKaH {_value(card)}"


def _article(kind: str) -> str:
    return f"an {kind}" if kind == "acid" else f"a {kind}"


def _verdict(options: Options, led: Card, answer: Weighed) -> str:
    """ "Ethanethiol beats DBU: pKa 10.6 is below pKaH 13.5" """
    name, values = _capital(brief(answer.card)), _compared(options, led, answer.card)
    match answer.verdict:
        case "beats":
            return f"{name} beats {brief(led)}{values}"
        case "guarded" if _shows_guard(options):
            return _capital(_guarded(led, answer))
        case "kind":
            return f"{name} is {_article(led.kind)} too"
        case _:
            return f"{name} doesn't beat {brief(led)}{values}"


def _compared(options: Options, led: Card, card: Card) -> str:
    if options.hide_values:
        return ""
    acid, base = (led, card) if led.kind == "acid" else (card, led)
    is_below = acid.number < base.number
    return f": pKa {_value(acid)} is {'' if is_below else 'not '}below pKaH {_value(base)}"


def _named(card: Card, *, is_named_twice: bool, in_full: bool) -> str:
    """ "water", or "water as an acid" beside the base of that name; short names only beside the full ones."""
    name = en.uncapitalized(en.card(card)) if in_full else brief(card)
    return f"{name} as {_article(card.kind)}" if is_named_twice else name


def _capital(name: str) -> str:
    """ "Water", but "n-Butyllithium" and "2,6-Lutidine"."""
    first = re.search(r"(?<![a-zA-Z])(?!tert-|[a-z]-)[a-zA-Z]", name)
    at = first.start() if first else 0
    return f"{name[:at]}{name[at].upper()}{name[at + 1 :]}"


def _guarded(led: Card, answer: Weighed) -> str:
    """Explain why a base that is strong enough doesn't take the trick."""
    base, group = brief(answer.card), attacked(led)
    if answer.lab and answer.lab.outcome == "adds":
        return f"{base} mostly adds to the {group} of {brief(led)} instead of taking the proton, R4"
    return f"{base} is a strong nucleophile, which doesn't count against a {group}, R4"


def _shows_guard(options: Options) -> bool:
    """R22: return True if the cards show the facts that the guard depends on."""
    return not (options.hide_classes or options.hide_nucleophilicity)


def _value(card: Card) -> str:
    return signed(card.number)


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _in_deals(chance: float) -> str:
    """ "in 36 % of deals", "almost never" """
    if round(100 * chance) in (0, 100):
        return "almost never" if chance < 0.5 else "almost always"
    return f"in {_percent(chance)} of deals"


# The steps of a hint before the card


def question(view: View, move: Play) -> str:
    if not view.trick:
        return "lead"
    return "follow" if _beats(view, move) else "sluff"


def group(view: View, move: Play) -> str:
    kind = "acids" if move.card in played_set(view.options).acids else "bases"
    if not view.trick:
        return f"Look at your {kind}."
    if _beats(view, move):
        return f"Look at your {kind} that beat {_led_name(view)}."
    return f"Look at your {kind}: you can't beat {_led_name(view)}."


def _beats(view: View, move: Play) -> bool:
    return bool(played_set(view.options).strength(view.trick[0])[move.card])


def _led_name(view: View) -> str:
    led = played_set(view.options).cards[view.trick[0]]
    return _named(led, is_named_twice=False, in_full=view.options.hide_values)


QUESTIONS = {
    "lead": "Which card would others hardly beat? Which one could you spare?",
    "follow": "Which of your cards beat the led one, and by how much?",
    "sluff": "Nothing you hold takes this trick. Which card will you need least?",
}
WORDS: Mapping[Language, HintWords[View, Play]] = {
    DEFAULT: HintWords(questions=QUESTIONS, group=group, compare=compare)
}
