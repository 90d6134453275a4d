"""Who Am I? in a terminal."""

import re

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from valence.chem.cards import NUCLEOPHILICITIES, Acid, Base, kind_of
from valence.chem.elements import elements
from valence.chem.names import names
from valence.chem.reactions import is_guarded
from valence.chem.structures import PATTERNS
from valence.chem.writing import signed
from valence.core.guess import did_you_mean
from valence.core.languages import DEFAULT
from valence.core.wire import Json, to_dict
from valence.core.words import Names
from valence.games.terminal import STYLE, Board, labels
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.options import cards_of, hidden
from valence.games.whoami.questions import worth_asking
from valence.games.whoami.state import Turn, View
from valence.games.whoami.words.en_questions import named, question_words
from valence.sets.hiding import Hidden
from valence.sets.lexicon import cards_named

TURNS_SHOWN = 12
HOW = (
    "Ask: acid, base, value < 10, mass >= 100, carbons < 4, Li, nitrile, ring, guarded, metal, weak, "
    "acidic C, salt, beats acetone. Or: guess LDA."
)
_COMPARED = re.compile(r"(value|pka|pkah|mass|carbons)?\s*(<|>=|≥)\s*([-−]?\d+(?:[.,]\d+)?)")
_ACIDIC = re.compile("acidic (?:h on )?([cnos]|halogen)")
_CARD = re.compile(r"(guess|beats|deprotonate|protonate)\s+(?:(acid|base)\s+)?(.+)", re.IGNORECASE)
_ASK = re.compile("^(ask:? |answer )", re.IGNORECASE)


def draw(view: View, names: Names) -> RenderableType:
    cards = cards_of(view.options)
    parts: list[RenderableType] = [_seats(cards, view, names)]
    if view.turns:
        values = not view.options.hide_values
        lines = (_line(cards, turn, names, values=values) for turn in view.turns[-TURNS_SHOWN:])
        parts.append(Text("\n".join(lines)))
    if how := _how(view):
        parts.append(Text(how, style="dim"))
    return Group(*parts)


def _how(view: View) -> str:
    """Return instructions for what the viewer may type now."""
    if _waits(view):
        unsure = ", or - if you don't know" if view.options.answerers == "all" else ""
        return f"Answer yes or no{unsure}."
    if view.seat is None or view.seat != view.turn or view.answering:
        return ""
    begun = view.turns[-1] if view.turns and not view.turns[-1].ends else None
    if begun is not None and begun.guess is None:
        return "Guess your card: guess LDA. Or: done."
    return HOW


def _waits(view: View) -> bool:
    """Return True if a free question is waiting for the viewer's answer."""
    return view.seat in view.answering


def _seats(cards: CardSet, view: View, names: Names) -> RenderableType:
    table = Table("", Column("card", overflow="fold"), "pKa, pKaH", "g/mol", "")
    for seat, who in enumerate(labels(names, view.seat, view.turn)):
        table.add_row(who, *_face(cards, view.cards[seat], hidden(view.options)))
    return table


def _face(cards: CardSet, card: CardId | None, unseen: Hidden) -> tuple[str | Text, ...]:
    if card is None:
        return ("?", "", "", "")
    known = cards[card]
    return (
        Text(names(DEFAULT).title(known), style=STYLE[kind_of(known)]),
        "?" if unseen.values else signed(known.value),
        str(known.mass),
        ", ".join(_traits(known, unseen)),
    )


def _traits(card: Acid | Base, unseen: Hidden) -> list[str]:
    """Return the properties of a card in words that can be asked, unless they are hidden (R9)."""
    groups = () if unseen.classes else card.groups
    if isinstance(card, Base):
        strength = [] if unseen.nucleophilicity else [f"{card.nucleophilicity} nucleophile"]
        return [*strength, *groups]
    return [*(["guarded"] if is_guarded(card) and not unseen.classes else []), *groups]


def _line(cards: CardSet, turn: Turn, names: Names, *, values: bool) -> str:
    answer = {True: "yes", False: "no", None: "…"}[turn.yes]
    if turn.guess is not None:
        return f"{names[turn.seat]}: I am {named(cards, turn.guess)}! – {answer}"
    asked = f"“{turn.text}”"
    if turn.question is not None:
        asked = question_words(cards, turn.question, values=values)
    return f"{names[turn.seat]}: {asked} – {answer}"


def typed(text: str, view: View) -> Json | None:
    """Read `acid`, `value < 10`, `Li`, `nitrile`, `beats acetone`, `guess LDA` or `yes`; free questions end in `?`."""
    words = " ".join(_ASK.sub("", text).split())
    plain = words.casefold()
    if _waits(view) and plain in ("y", "yes", "n", "no"):
        return {"type": "answer", "yes": plain[0] == "y"}
    if _waits(view) and plain in ("-", "don't know", "that you don't know"):
        return {"type": "answer", "yes": None}
    if plain == "done":
        return {"type": "done"}
    if named_card := _CARD.fullmatch(words):
        verb, kind, name = named_card.groups()
        card = _card(cards_of(view.options), name, kind)
        return (
            {"type": "guess", "card": card}
            if verb.casefold() == "guess"
            else _ask(about="beats", card=card)
        )
    if compared := _COMPARED.fullmatch(plain):
        return _compared(*compared.groups())
    if question := _one_word(words.removeprefix("has ").removeprefix("contains ")):
        return question
    if view.options.questions == "free" and words.endswith("?"):
        return {"type": "ask", "text": words}
    if question := _in_full(plain, view):
        return question
    raise ValueError(_unknown(text, plain, view))


def _in_full(plain: str, view: View) -> Json | None:
    """Read a question as the table writes it: `Am I an acid?`."""
    cards, values = cards_of(view.options), not view.options.hide_values
    for asked in worth_asking(cards):
        if question_words(cards, asked, values=values).casefold().rstrip("?") == plain.rstrip("?"):
            return _ask(**to_dict(asked))
    return None


def _unknown(text: str, plain: str, view: View) -> str:
    if _waits(view):
        return f"{text!r} isn't an answer. {_how(view)}"
    return f"{text!r} isn't a question{_did_you_mean(plain)} {_how(view) or HOW}"


def _did_you_mean(word: str) -> str:
    return did_you_mean(word, [*PATTERNS, "acid", "base", "guarded", "metal", "salt"]) or "."


def _ask(**question: object) -> Json:
    return {"type": "ask", "question": question}


def _one_word(word: str) -> Json | None:
    plain = word.casefold().removesuffix(" nucleophile")
    if plain in ("acid", "base"):
        return _ask(about="kind", **{"is": plain})
    if plain in NUCLEOPHILICITIES:
        return _ask(about="nucleophilicity", **{"is": plain})
    if plain in ("guarded", "metal", "salt"):
        return _ask(about=plain)
    if acidic := _ACIDIC.fullmatch(plain):
        atom = acidic[1]
        return _ask(about="acidic_h", on=atom if atom == "halogen" else atom.upper())
    if plain in PATTERNS:
        return _ask(about="group", has=plain)
    by_name = {names(DEFAULT).element(symbol).casefold(): symbol for symbol in elements()}
    symbol = word if word in elements() else by_name.get(plain)
    return None if symbol is None else _ask(about="element", has=symbol)


def _compared(about: str | None, op: str, number: str) -> Json:
    than = float(number.replace(",", ".").replace("−", "-"))
    subject = about if about in ("mass", "carbons") else "value"
    whole = int(than) if than.is_integer() else than
    return _ask(about=subject, op="<" if op == "<" else ">=", than=whole)


def _card(cards: CardSet, name: str, kind: str | None) -> CardId:
    if name in cards and name != "water":
        return name
    found = {
        card
        for wanted in ("acid", "base")
        if kind in (None, wanted)
        for card in cards_named(cards, name, "acid" if wanted == "acid" else "base")
    }
    if not found:
        raise ValueError(f"no card called {name!r}; type a name such as LDA or acetone")
    if len(found) > 1:
        raise ValueError(
            f"{name} is two cards: type {' or '.join(sorted(found))}, or acid or base before it"
        )
    return found.pop()


BOARD = Board(draw=draw, typed=typed, lists_moves=lambda _view: False)
