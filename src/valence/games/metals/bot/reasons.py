"""Reasons why a move is better than another: which sentences speak for it, and about what."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import assert_never

from valence.bots.words import HintWords
from valence.core.languages import InEach, Language
from valence.games.metals.answers import reinforcements_needed
from valence.games.metals.bot.judgement import KEEP, Known, answered, chance, known_from
from valence.games.metals.bot.leads import CLEAR, leads, salt_made
from valence.games.metals.bot.symbols import counted_cards
from valence.games.metals.bot.words import Sentences
from valence.games.metals.cards import SIZE, salt_of
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.state import Answer, View


def compare(say: Sentences, view: View, better: Move, other: Move) -> Iterator[str]:
    seen = known_from(view)
    match better, other:
        case Initiate(card=card), Initiate(card=instead):
            yield from leads(say, seen, card, instead)
        case Respond(ion=ion, count=count), Respond(ion=instead, count=fewer):
            yield from _answers(say, seen, Answer(ion, count), Answer(instead, fewer))
        case Reinforce(), Concede():
            yield _collected(say, seen)
        case Concede(), Reinforce():
            yield say.WORTH_MORE_LATER
        case Write(), Write() | Skip():
            assert seen.led is not None
            assert seen.answer is not None
            yield say.cancel(salt_of(seen.led, seen.answer.ion))


def _answers(say: Sentences, seen: Known, answer: Answer, instead: Answer) -> Iterator[str]:
    led = seen.led
    assert led is not None
    needed, other = (reinforcements_needed(led, one) for one in (answer, instead))
    gain, less = answered(seen, answer), answered(seen, instead)
    if needed and not other:
        cancels = instead.count * SIZE[instead.ion] == SIZE[led]
        salt = salt_of(led, instead.ion).written if cancels else ""
        yield say.outweighs(answer, led, instead, salt)
    elif needed and gain >= less + CLEAR:
        yield say.gains(counted_cards(answer), gain, counted_cards(instead), less)
    elif other and gain >= less + CLEAR:
        able = chance(seen.unseen[led], seen.hidden, seen.other, other)
        yield say.reinforced(instead, led, other, able, answer, salt_made(led, other, instead))
    if seen.reinforcements and needed > other > 0:
        yield say.leader_needs(led, needed, other)
    if not needed and not other and answer.count < instead.count:
        yield say.gives_less(led, answer, instead)
    if _kept(instead) > _kept(answer):
        yield say.keep(instead)


def _kept(answer: Answer) -> float:
    return answer.count * KEEP[SIZE[answer.ion]]


def _collected(say: Sentences, seen: Known) -> str:
    led, answer = seen.led, seen.answer
    assert led is not None
    assert answer is not None
    needed = reinforcements_needed(led, answer)
    return say.collected(led, needed, 1 + needed + answer.count, salt_made(led, needed, answer))


# The steps of a hint before the cards


def question(_view: View, move: Move) -> str:
    match move:
        case Initiate():
            return "lead"
        case Respond():
            return "answer"
        case Reinforce() | Concede():
            return "reinforce"
        case Write() | Skip():
            return "write"
        case _:
            assert_never(move)


def group(say: Sentences, view: View, move: Move) -> str:
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return say.ions_like(ion)
        case Reinforce() | Concede():
            assert view.led is not None
            return say.count(view.led)
        case Write() | Skip():
            assert view.led is not None
            assert view.answer is not None
            return say.both(view.led, view.answer.ion)
        case _:
            assert_never(move)


def words(say: Sentences) -> HintWords[View, Move]:
    return HintWords(
        questions=say.QUESTIONS,
        group=partial(group, say),
        compare=lambda *of: " ".join(compare(say, *of)),
    )


WORDS: Mapping[Language, HintWords[View, Move]] = InEach("valence.games.metals.bot.words", words)
