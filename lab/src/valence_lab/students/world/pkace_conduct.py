"""The rules of a trick, as far as somebody knows them, and how people play by them."""

from collections.abc import Callable
from typing import TypeAlias

from valence.chem.cards import kind_of
from valence_lab.students.world.pkace_ideas import Beats, Card

# The cards that somebody thinks may be played: from the hand, the trick, and what beats what.
Conduct: TypeAlias = Callable[[list[Card], list[Card], Beats], list[Card]]


def _others(hand: list[Card], led: Card) -> list[Card]:
    return [card for card in hand if kind_of(card) != kind_of(led)]


def by_the_rules(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """R12, R13: beat the best card, else the first, else the other kind, else anything."""
    led = trick[0]
    best = max((beats(led, card) for card in trick[1:]), default=0)
    return (
        [card for card in hand if beats(led, card) > best]
        or [card for card in hand if beats(led, card) > 0]
        or _others(hand, led)
        or hand
    )


def ducks(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    losing = [card for card in _others(hand, trick[0]) if beats(trick[0], card) <= 0]
    return losing or by_the_rules(hand, trick, beats)


def saves(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """Keep strong cards for later: always play the weakest of the other kind."""
    others = _others(hand, trick[0])
    return [min(others, key=lambda card: beats(trick[0], card))] if others else hand


def wins_cheaply(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """Take the trick with the smallest difference that does it, if somebody has beaten the lead also with less."""
    beating = [card for card in hand if beats(trick[0], card) > 0]
    if not beating:
        return by_the_rules(hand, trick, beats)
    return [min(beating, key=lambda card: beats(trick[0], card))]


def overkill(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    return [max(by_the_rules(hand, trick, beats), key=lambda card: beats(trick[0], card))]


def any_other_kind(hand: list[Card], trick: list[Card], _beats: Beats) -> list[Card]:
    return _others(hand, trick[0]) or hand


def any_card(hand: list[Card], _trick: list[Card], _beats: Beats) -> list[Card]:
    return hand


def follows_suit(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """Play the kind that was led, as in whist."""
    same = [card for card in hand if kind_of(card) == kind_of(trick[0])]
    return same or by_the_rules(hand, trick, beats)


def throws_away_own_kind(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """Beat where possible; else throw away any card, also of the kind that was led."""
    beating = [card for card in hand if beats(trick[0], card) > 0]
    return beating or hand


def beats_the_lead_only(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    return [card for card in hand if beats(trick[0], card) > 0] or _others(hand, trick[0]) or hand


def gives_up_beaten_tricks(hand: list[Card], trick: list[Card], beats: Beats) -> list[Card]:
    """Once the lead is beaten and can't be overtaken, throw away a card that doesn't beat."""
    led = trick[0]
    best = max((beats(led, card) for card in trick[1:]), default=0)
    better = [card for card in hand if beats(led, card) > best]
    return better or [card for card in _others(hand, led) if not beats(led, card)] or hand


STRATEGIES: dict[str, Conduct] = {
    "always the strongest": overkill,
    "wins cheaply": wins_cheaply,
    "saves strong cards": saves,
    "ducks": ducks,
}
UNKNOWN_RULES: dict[str, Conduct] = {
    "any card of the other kind": any_other_kind,
    "any card": any_card,
    "follows suit": follows_suit,
    "throws away any kind": throws_away_own_kind,
    "beats the lead only": beats_the_lead_only,
    "gives up beaten tricks": gives_up_beaten_tricks,
}
