"""The Polymer Game in a terminal."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.core.languages import DEFAULT, InEach, Language, Said, Texts, texts_in
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.polymer.cards import CARDS, INITIATORS, JOKERS, OF_SPECIES, Card
from valence.games.polymer.notation import card_written, cards_written, chain_written
from valence.games.polymer.state import Bar, Shown, Standing, View
from valence.games.terminal import Board, Unreadable, decimal, labels

AVERAGES = ("Mn", "Mw", "Đ")
STYLE = {"growing": "green", "dormant": "yellow", "terminated": "dim"}
TEXTS: Texts = InEach("valence.games.polymer.words", attrgetter("TERMINAL"), "_terminal")


def draw(
    view: View, names: Names, language: Language = DEFAULT, *, averages: bool = True
) -> RenderableType:
    said = texts_in(language, TEXTS)
    called = labels(names, view.seat, view.to_move, language)
    parts: list[RenderableType] = [
        Text(_stacks(view, language)),
        _seats(view, called, language, averages=averages),
    ]
    if view.chains:
        parts.append(_chains(view.chains, names, language))
    if view.hand is not None:
        parts.append(_hand(view.hand, language))
    if any(view.tries_left):
        parts.append(Text(_question(view, names, said)))
    elif view.seat == view.to_move and all(view.holds):
        parts.append(Text(said["notation" if view.drawn else "either"], style="dim"))
    return Group(*parts)


def _question(view: View, names: Names, said: Said) -> str:
    """R23: name the players who calculate, and explain how to type the answer."""
    asked = [names[seat] for seat, left in enumerate(view.tries_left) if left]
    asks = said["asks"].format(names=", ".join(asked))
    if view.seat is None or not view.tries_left[view.seat]:
        return asks
    return f"{asks}\n{said['type']}"


def _stacks(view: View, language: Language) -> str:
    said = texts_in(language, TEXTS)
    second = str(len(view.discards))
    if view.discards:
        second = said["on top"].format(count=second, card=card_written(view.discards[-1], language))
    return said["stacks"].format(stack=view.stack, second=second, reshuffles=view.reshuffles)


def _seats(view: View, names: Names, language: Language, *, averages: bool) -> RenderableType:
    """Tabulate the seats; with `averages`, also Mn, Mw and Đ, which are an exercise otherwise."""
    said = texts_in(language, TEXTS)
    table = Table(title=said["averages" if averages else "chains"], title_justify="left")
    headings = (said["holds"], said["units"], said["dormant"], *AVERAGES * averages)
    for heading in ("", *headings, said["lengths"]):
        table.add_column(heading)
    for seat, who in enumerate(names):
        dormant = _known(view.dormant[seat].units, language)
        units, *worked_out, lengths = _standing(view.standings[seat], language)
        shown = worked_out if averages else []
        table.add_row(who, str(view.holds[seat]), units, dormant, *shown, lengths)
    return table


def _standing(standing: Standing, language: Language) -> tuple[str, ...]:
    averages = (_known(one, language) for one in (standing.mn, standing.mw, standing.pdi))
    lengths = ", ".join(map(_bar, standing.lengths)) or "–"
    return _known(standing.units, language), *averages, lengths


def _known(number: object, language: Language) -> str:
    """Return the number as text, or a dash if it is undefined or has to be worked out."""
    return "–" if number is None else decimal(number, language)


def _bar(bar: Bar) -> str:
    """Return `3 × 5`: three chains of five units."""
    return str(bar.length) if bar.chains == 1 else f"{bar.chains} × {bar.length}"


def _chains(chains: Sequence[Shown], names: Names, language: Language) -> RenderableType:
    """Tabulate the chains; those that can still change come first."""
    said = texts_in(language, TEXTS)
    table = Table()
    for heading in ("", said["owner"], said["chain"], said["units"], "g/mol", ""):
        table.add_column(heading, overflow="fold")
    for chain in sorted(chains, key=lambda chain: (chain.state == "terminated", chain.id)):
        cells = (
            chain_written(chain),
            str(chain.length),
            _known(chain.mass, language),
            said[chain.state],
        )
        table.add_row(str(chain.id), names[chain.owner], *cells, style=STYLE[chain.state])
    return table


def _hand(hand: Sequence[Card], language: Language) -> RenderableType:
    """List a hand: one line per monomer, then initiators and jokers."""
    kinds: list[tuple[Card, ...]] = [*OF_SPECIES.values(), (*INITIATORS, *JOKERS)]
    lines = [cards_written((card for card in hand if card in kind), language) for kind in kinds]
    yours = texts_in(language, TEXTS)["hand"]
    return Text(f"{yours} " + f"\n{' ' * (len(yours) + 1)}".join(filter(None, lines)))


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
    except Unreadable as problem:
        raise problem.with_facts(example=example) from None


def _answer(text: str) -> Json:
    """R23: read four numbers, in this order."""
    if text.strip().casefold() in {"-", "give_up", "see the solution"}:
        return {"type": "give_up"}
    numbers = text.removeprefix("calculate ").split()
    if len(numbers) != 4 or not any(character.isdigit() for character in text):
        raise Unreadable(TEXTS, "no answer", given=text)
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
        raise Unreadable(TEXTS, "no number", given=word)
    return int(word)


def _card(word: str) -> Card:
    """Read a card by its id or symbol, with or without hyphen: `sty-1`, `sty1`, `Sty 1`."""
    plain = re.sub(r"[-\s]", "", word)
    for card in CARDS:
        if card.replace("-", "") == plain:
            return card
    raise Unreadable(TEXTS, "no card", given=word)


BOARD = Board(
    draw=draw,
    without={"averages": partial(draw, averages=False)},
    typed=typed,
    lists_moves=lambda view: not any(view.tries_left),
)
