"""Reasons why a card is better to play than another: which sentences speak for it, and about what."""

from collections.abc import Iterator, Mapping
from functools import partial

from valence.bots.words import HintWords
from valence.chem.names import names
from valence.core.languages import DEFAULT, InEach, Language
from valence.games.pkace.bot.chart import Cards
from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.bot.judgement import known_from, power, takes, unbeaten
from valence.games.pkace.bot.words import Sentences
from valence.games.pkace.cards import Card, CardId, Weighed
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.state import View

# Chances that differ by less are not worth a sentence; a lead that is better by more is the reason.
CLEAR, DECISIVE = 0.05, 0.2


def compare(say: Sentences, view: View, better: Play, other: Play) -> Iterator[str]:
    pair = Pair(say, view, better.card, other.card)
    return pair.answers() if view.trick else pair.leads()


class Pair:
    """Two cards that could be played now. Its sentences give only what speaks for the first."""

    def __init__(self, say: Sentences, view: View, better: CardId, other: CardId) -> None:
        self.say, self.options = say, view.options
        self.seen = known_from(view)
        self.led = view.trick[0] if view.trick else None
        self.ids = better, other
        cards = played_set(view.options).cards
        self.better, self.other = cards[better], cards[other]
        is_named_twice = names(DEFAULT).card(self.better) == names(DEFAULT).card(self.other)
        self.names = [
            say.named(card, is_named_twice=is_named_twice, in_full=view.options.hide_values)
            for card in (self.better, self.other)
        ]
        self.bits = self.seen.chart.bit[better], self.seen.chart.bit[other]
        self.is_duel = view.players == 2
        # When the next trick begins, each of the seats that play later in this one has a card less.
        self.held_later = sum(view.holds) - self.seen.hand.bit_count() - len(self.seen.others)

    def leads(self) -> Iterator[str]:
        chance, less = (unbeaten(self.seen, bit) for bit in self.bits)
        better, other = self.names
        kept = list(self.kept())
        if chance >= less + (DECISIVE if kept else CLEAR):
            yield self.say.leads(better, chance, self._facing(self.better, self.bits[0]))
            yield self.say.leads_less(other, less, self._facing(self.other, self.bits[1]))
        elif kept:
            yield from kept
        elif less >= chance + CLEAR:
            yield self.say.keep_lead(other, is_sure=less == 1)

    def _facing(self, card: Card, bit: Cards) -> Facing:
        return Facing(
            card=card,
            beaters=(self.seen.chart.beaters[bit] & self.seen.unseen).bit_count(),
            is_second=card is self.other,
            is_duel=self.is_duel,
            hides_values=self.options.hide_values,
            tells_guard=card.guarded is not None and _shows_guard(self.options),
        )

    def answers(self) -> Iterator[str]:
        chance, less = (takes(self.seen, bit) for bit in self.bits)
        if chance >= less + CLEAR:
            yield self.say.takes(self.names[0], chance, self.names[1], less)
        elif not any(self.kept()):
            return
        elif chance == less == 1:
            yield self.say.BOTH_TAKE
        elif not chance and not less:
            assert self.led is not None
            yield self.say.neither(played_set(self.options).cards[self.led], self._stopped())
        yield from self.kept()

    def _stopped(self) -> Weighed | None:
        """R4: return the first of the cards that only the guard keeps from taking the trick."""
        assert self.led is not None
        weighed = played_set(self.options).weighed(self.led)
        stopped = [weighed[card] for card in self.ids if weighed[card].verdict == "guarded"]
        return stopped[0] if stopped and _shows_guard(self.options) else None

    def kept(self) -> Iterator[str]:
        """Describe the uses of the other card if it is kept."""
        uses = [*self._led_later(), *self._beats_later()]
        if uses:
            yield self.say.keep(self.names[1], uses)

    def _led_later(self) -> Iterator[str]:
        better, other = self.bits
        lead, weak_lead = self._unbeaten_later(other, better), self._unbeaten_later(better, other)
        if self.led and lead >= weak_lead + CLEAR:
            yield self.say.led_later(lead, self.names[0], weak_lead)

    def _unbeaten_later(self, card: Cards, played: Cards) -> float:
        hand = self.seen.hand & ~played
        return unbeaten(self.seen._replace(hand=hand, others=(self.held_later,), trick=()), card)

    def _beats_later(self) -> Iterator[str]:
        beats, beats_less = (power(self.seen, bit) for bit in reversed(self.bits))
        if beats >= beats_less + CLEAR:
            facing = self._facing(self.other, self.bits[1])
            yield self.say.beats_later(
                self.other, beats, self.better, self.names[0], beats_less, facing
            )


def _shows_guard(options: Options) -> bool:
    """R22: return True if the cards show the facts that the guard depends on."""
    return not (options.hide_classes or options.hide_nucleophilicity)


# The steps of a hint before the card


def question(view: View, move: Play) -> str:
    if not view.trick:
        return "lead"
    return "follow" if _beats(view, move) else "sluff"


def group(say: Sentences, view: View, move: Play) -> str:
    cards = played_set(view.options).cards
    if not view.trick:
        return say.look(cards[move.card])
    hides_values = view.options.hide_values
    led = say.named(cards[view.trick[0]], is_named_twice=False, in_full=hides_values)
    look = say.look_beating if _beats(view, move) else say.look_beaten
    return look(cards[move.card], led)


def _beats(view: View, move: Play) -> bool:
    return bool(played_set(view.options).strength(view.trick[0])[move.card])


def words(say: Sentences) -> HintWords[View, Play]:
    return HintWords(
        questions=say.QUESTIONS,
        group=partial(group, say),
        compare=lambda *of: " ".join(compare(say, *of)),
    )


WORDS: Mapping[Language, HintWords[View, Play]] = InEach("valence.games.pkace.bot.words", words)
