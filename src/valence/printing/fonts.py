"""A check that the fonts on this machine can print a set."""

from collections.abc import Sequence

from valence.core.box import BoxCard
from valence.core.problems import Problem, problem
from valence.printing.problems import en
from valence.printing.typesetting import not_drawn


def why_not_printed(cards: Sequence[BoxCard]) -> Problem | None:
    """Report the characters on the cards that no font can draw, and what to do; None if all can be drawn."""
    texts = {card.name: card.name + card.short + card.solvent + card.source for card in cards}
    missing = not_drawn("".join(texts.values()))
    if not missing:
        return None
    first, *more = (name for name, text in texts.items() if any(one in text for one in missing))
    return problem(en.no_font, missing, first, len(more))
