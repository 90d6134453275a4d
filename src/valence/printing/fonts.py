"""A check that the fonts on this machine can print a set."""

from collections.abc import Sequence

from valence.core.box import BoxCard
from valence.core.grammar.en import counted
from valence.printing.typesetting import not_drawn


def why_not_printed(cards: Sequence[BoxCard]) -> str:
    """Report the characters on the cards that no font can draw, and what to do; empty if all can be drawn."""
    texts = {card.name: card.name + card.short + card.solvent + card.source for card in cards}
    missing = not_drawn("".join(texts.values()))
    if not missing:
        return ""
    first, *more = (name for name, text in texts.items() if any(one in text for one in missing))
    others = f" and {counted(len(more), 'other card')}" if more else ""
    return (
        f"no installed font can draw {' '.join(missing)}, so {first}{others} can't be printed: "
        "install a font for that script, such as Noto, or use other characters"
    )
