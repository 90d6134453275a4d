"""Reasons why a card is better to lead than another."""

from collections.abc import Iterator

from valence.games.metals.answers import full_count, is_opposite, reinforcements_needed
from valence.games.metals.bot.judgement import (
    KEEP,
    Known,
    chance,
    fewest_to_outweigh,
    lead,
)
from valence.games.metals.bot.symbols import written
from valence.games.metals.bot.words import Sentences
from valence.games.metals.cards import SIZE, Ion, salt_of
from valence.games.metals.state import Answer

# Expected gains that differ by less are not worth a sentence.
CLEAR = 0.15
# Risks that differ by less are not worth one either.
CLEARLY_RISKIER = 0.05


def leads(say: Sentences, seen: Known, card: Ion, instead: Ion) -> Iterator[str]:
    gain, less = lead(seen, card), lead(seen, instead)
    if gain >= less + CLEAR:
        yield say.gains(written(card), gain, written(instead), less)
    own, others = _beaten_by(seen, card), _beaten_by(seen, instead)
    risk, more = _chance_of(seen, own), _chance_of(seen, others)
    if others and not own:
        yield _safety(say, seen, card)
        yield _lost(say, seen, instead, others)
    elif gain >= less + CLEAR and more >= risk + CLEARLY_RISKIER:
        yield say.risk(card, risk, instead, more)
        yield _lost(say, seen, instead, others)
    if gain < less + CLEAR and KEEP[SIZE[instead]] > KEEP[SIZE[card]]:
        yield say.keep_charge(instead)


def salt_made(led: Ion, more: int, answer: Answer) -> str:
    """Return the salt that forms with this many more of the ion led; empty if the charges don't cancel."""
    cancels = (1 + more) * SIZE[led] == answer.count * SIZE[answer.ion]
    return salt_of(led, answer.ion).written if cancels else ""


def _reserve(seen: Known, card: Ion) -> int:
    """Return how many more of an ion the leader could reinforce it with."""
    return seen.hand.get(card, 0) - 1 if seen.reinforcements else 0


def _beaten_by(seen: Known, card: Ion) -> list[Answer]:
    """The answers that may be out, outweigh the card, and can't be reinforced against."""
    reserve = _reserve(seen, card)
    fewest = (
        Answer(ion, fewest_to_outweigh(ion, card)) for ion in seen.unseen if is_opposite(ion, card)
    )
    return [
        answer
        for answer in fewest
        if seen.unseen[answer.ion] >= answer.count and reinforcements_needed(card, answer) > reserve
    ]


def _chance_of(seen: Known, answers: list[Answer]) -> float:
    """The chance that the other player holds at least one of these answers."""
    none = 1.0
    for answer in answers:
        none *= 1 - chance(seen.unseen[answer.ion], seen.hidden, seen.other, answer.count)
    return 1 - none


def _safety(say: Sentences, seen: Known, card: Ion) -> str:
    needs = [(reinforcements_needed(card, one), one) for one in _largest_answers(seen, card)]
    needed, answer = max(needs, key=lambda pair: pair[0], default=(0, None))
    if answer is None or not needed:
        return say.unbeaten(card)
    return say.beats_even(card, needed, answer, salt_made(card, needed, answer))


def _largest_answers(seen: Known, card: Ion) -> Iterator[Answer]:
    """The largest answer of each ion that may still be out."""
    for ion in seen.unseen:
        counts = (full_count(ion, card), fewest_to_outweigh(ion, card))
        if is_opposite(ion, card) and seen.unseen[ion] >= counts[1]:
            yield Answer(ion, counts[0] if seen.unseen[ion] >= counts[0] else counts[1])


def _lost(say: Sentences, seen: Known, card: Ion, answers: list[Answer]) -> str:
    worst = max(answers, key=lambda answer: _chance_of(seen, [answer]))
    if not seen.reinforcements:
        return say.lost(card, worst)
    needed, held = reinforcements_needed(card, worst), seen.hand.get(card, 0) - 1
    return say.lost_for_lack(card, worst, needed, held, salt_made(card, needed, worst))
