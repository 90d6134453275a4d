"""The Polymer Game in a terminal."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.core.wire import Json
from valence.core.words import Names, listed
from valence.games.polymer.cards import CARDS, INITIATORS, JOKERS, OF_SPECIES, Card
from valence.games.polymer.notation import card_written, cards_written, chain_written
from valence.games.polymer.state import Bar, Shown, Standing, View
from valence.games.terminal import Board, labels

AVERAGES = ("Mn", "Mw", "Đ")
STYLE = {"growing": "green", "dormant": "yellow", "terminated": "dim"}
NOTATION = """\
bpo sty1 sty3     start a chain         combine 1 4       terminate two chains
aibn sty1 + mma1  start two             split 1 4         disproportionate two
grow 1 sty2 sty2  propagate             cta 2 vac1 vac3   transfer, restart
copolymer 3 ba2   change the species    tempo 1           cap
discard mma3      play nothing"""
FOUR_NUMBERS = "the four numbers, such as 16 833.2 885.3 1.06; - shows the solution"
EITHER = "draw              from the stack        take              the open card"


def draw(view: View, names: Names, *, averages: bool = True) -> RenderableType:
    parts: list[RenderableType] = [_stacks(view), _seats(view, names, averages=averages)]
    if view.chains:
        parts.append(_chains(view.chains, names))
    if view.hand is not None:
        parts.append(_hand(view.hand))
    if any(view.tries_left):
        parts.append(_question(view, names))
    elif view.seat == view.to_move and all(view.holds):
        parts.append(Text(NOTATION if view.drawn else EITHER, style="dim"))
    return Group(*parts)


def _question(view: View, names: Names) -> RenderableType:
    """R23: name the players who calculate, and explain how to type the answer."""
    asked = [names[seat] for seat, left in enumerate(view.tries_left) if left]
    work = "works" if len(asked) == 1 else "work"
    lines = f"{listed(asked)} {work} out units, Mn, Mw and Đ of the own chains that count."
    if view.seat is not None and view.tries_left[view.seat]:
        lines += f"\nType {FOUR_NUMBERS}."
    return Text(lines)


def _stacks(view: View) -> RenderableType:
    top = f" ({card_written(view.discards[-1])} on top)" if view.discards else ""
    second = f"second stack {len(view.discards)}{top}"
    return Text(f"Stack {view.stack}, {second}, reshuffled {view.reshuffles} of 2 times.")


def _seats(view: View, names: Names, *, averages: bool) -> RenderableType:
    """Tabulate the seats; with `averages`, also Mn, Mw and Đ, which are an exercise otherwise."""
    title = "Chains that count; Đ is the dispersity (PDI)" if averages else "Chains that count"
    table = Table(title=title, title_justify="left")
    for heading in ("", "holds", "units", "dormant", *AVERAGES * averages, "lengths"):
        table.add_column(heading)
    for seat, who in enumerate(labels(names, view.seat, view.to_move)):
        dormant = _known(view.dormant[seat].units)
        units, *worked_out, lengths = _standing(view.standings[seat])
        shown = worked_out if averages else []
        table.add_row(who, str(view.holds[seat]), units, dormant, *shown, lengths)
    return table


def _standing(standing: Standing) -> tuple[str, ...]:
    averages = map(_known, (standing.mn, standing.mw, standing.pdi))
    lengths = ", ".join(map(_bar, standing.lengths)) or "–"
    return _known(standing.units), *averages, lengths


def _known(number: object) -> str:
    """Return the number as text, or a dash if it is undefined or has to be worked out."""
    return "–" if number is None else str(number)


def _bar(bar: Bar) -> str:
    """Return `3 × 5`: three chains of five units."""
    return str(bar.length) if bar.chains == 1 else f"{bar.chains} × {bar.length}"


def _chains(chains: Sequence[Shown], names: Names) -> RenderableType:
    """Tabulate the chains; those that can still change come first."""
    table = Table()
    for heading in ("", "owner", "chain", "units", "g/mol", ""):
        table.add_column(heading, overflow="fold")
    for chain in sorted(chains, key=lambda chain: (chain.state == "terminated", chain.id)):
        cells = (chain_written(chain), str(chain.length), str(chain.mass), chain.state)
        table.add_row(str(chain.id), names[chain.owner], *cells, style=STYLE[chain.state])
    return table


def _hand(hand: Sequence[Card]) -> RenderableType:
    """List a hand: one line per monomer, then initiators and jokers."""
    kinds: list[tuple[Card, ...]] = [*OF_SPECIES.values(), (*INITIATORS, *JOKERS)]
    lines = [cards_written(card for card in hand if card in kind) for kind in kinds]
    return Text("Your hand: " + "\n           ".join(filter(None, lines)))


# Typed moves


def typed(text: str, view: View) -> Json | None:
    """Read a move in the notation above; None if its first word is something else."""
    if any(view.tries_left):
        return _answer(text)
    word, *rest = text.lower().replace("+", " + ").split() or [""]
    if word not in MOVES:
        return None
    move, example = MOVES[word]
    try:
        return move(rest)
    except ValueError as problem:
        raise ValueError(f"{problem}; type for example `{example}`") from None


def _answer(text: str) -> Json:
    """R23: read four numbers, in this order."""
    if text.strip().casefold() in {"-", "give_up", "see the solution"}:
        return {"type": "give_up"}
    numbers = text.removeprefix("calculate ").split()
    if len(numbers) != 4 or not any(character.isdigit() for character in text):
        raise ValueError(f"{text!r} isn't an answer; type {FOUR_NUMBERS}")
    return {"type": "calculate", **dict(zip(("units", "mn", "mw", "pdi"), numbers, strict=True))}


def _starts(words: Sequence[str]) -> list[list[Card]]:
    """Read the cards for one chain, or for several with a + between them."""
    starts: list[list[Card]] = [[]]
    for word in words:
        if word == "+":
            starts.append([])
        else:
            starts[-1].append(_card(word))
    return starts


def _initiate(initiator: str) -> Callable[[Sequence[str]], Json]:
    return lambda words: {"type": "initiate", "initiator": initiator, "chains": _starts(words)}


def _on_a_chain(type_: str) -> Callable[[Sequence[str]], Json]:
    def move(words: Sequence[str]) -> Json:
        number, *cards = words or [""]
        return {"type": type_, "chain": _number(number), "cards": list(map(_card, cards))}

    return move


def _terminate(mode: str) -> Callable[[Sequence[str]], Json]:
    return lambda words: {"type": "terminate", "mode": mode, "chains": list(map(_number, words))}


def _cap(words: Sequence[str]) -> Json:
    return {"type": "cap", "chain": _number(" ".join(words))}


def _discard(words: Sequence[str]) -> Json:
    return {"type": "discard", "card": _card(" ".join(words))}


# For each word, how the rest is read, and an example.
MOVES: dict[str, tuple[Callable[[Sequence[str]], Json], str]] = {
    "grow": (_on_a_chain("propagate"), "grow 1 sty2 sty2"),
    "propagate": (_on_a_chain("propagate"), "propagate 1 sty2 sty2"),
    "cta": (_on_a_chain("transfer"), "cta 2 vac1 vac3"),
    "transfer": (_on_a_chain("transfer"), "transfer 2 vac1 vac3"),
    "copolymer": (_on_a_chain("copolymerize"), "copolymer 3 ba2"),
    "copolymerize": (_on_a_chain("copolymerize"), "copolymerize 3 ba2"),
    "combine": (_terminate("combination"), "combine 1 4"),
    "split": (_terminate("disproportionation"), "split 1 4"),
    "tempo": (_cap, "tempo 1"),
    "cap": (_cap, "cap 1"),
    "discard": (_discard, "discard mma3"),
    "draw": (lambda words: {"type": "draw", "from": " ".join(words) or "stack"}, "draw"),
    "take": (lambda _words: {"type": "draw", "from": "discards"}, "take"),
    "bpo": (_initiate("bpo"), "bpo sty1 sty3"),
    "aibn": (_initiate("aibn"), "aibn sty1 + mma1"),
}


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()):
        raise ValueError(f"expected the number of a chain, got {word!r}")
    return int(word)


def _card(word: str) -> Card:
    """Read a card by its id or symbol, with or without hyphen: `sty-1`, `sty1`, `Sty 1`."""
    plain = re.sub(r"[-\s]", "", word)
    for card in CARDS:
        if card.replace("-", "") == plain:
            return card
    raise ValueError(
        f"no card called {word!r}: cards are sty1, mma2, ba3, vac1, bpo, tempo and so on"
    )


BOARD = Board(
    draw=draw,
    without={"averages": partial(draw, averages=False)},
    typed=typed,
    lists_moves=lambda view: not any(view.tries_left),
)
