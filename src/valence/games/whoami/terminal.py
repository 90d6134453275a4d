"""Who Am I? in a terminal."""

import re
from difflib import get_close_matches
from itertools import product
from operator import attrgetter

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from valence.chem.acids_bases import plain_name
from valence.chem.cards import NUCLEOPHILICITIES, Acid, Base, Kind, kind_of
from valence.chem.elements import elements
from valence.chem.names import names
from valence.chem.reactions import is_guarded
from valence.chem.structures import PATTERNS
from valence.core.languages import DEFAULT, InEach, Language, Texts, texts_in, written
from valence.core.wire import Json, to_dict
from valence.core.words import Names
from valence.games.terminal import STYLE, Board, Unreadable, decimal, in_english, labels, unaccented
from valence.games.whoami.cards import CardId, CardSet
from valence.games.whoami.options import cards_of, hidden
from valence.games.whoami.questions import worth_asking
from valence.games.whoami.state import Turn, View
from valence.games.whoami.words import NAMED, QUESTION
from valence.sets.hiding import Hidden
from valence.sets.lexicon import cards_named

TURNS_SHOWN = 12
WORDS_TO_ASK = ("acid", "base", "guarded", "metal", "salt")
TEXTS: Texts = InEach("valence.games.whoami.words", attrgetter("TERMINAL"), "_terminal")
TYPED: Texts = InEach("valence.games.whoami.words", attrgetter("TYPED"), "_typed")
_COMPARED = re.compile(r"(value|pka|pkah|mass|carbons)?\s*(<|>=|≥)\s*([-−]?\d+(?:[.,]\d+)?)")
_ACIDIC = re.compile("acidic (?:h on )?([cnos]|halogen)")
_CARD = re.compile(r"(guess|beats|deprotonate|protonate)\s+(?:(acid|base)\s+)?(.+)", re.IGNORECASE)
_KINDS: tuple[Kind, Kind] = ("acid", "base")
_ASK = re.compile("^(ask:? |answer )", re.IGNORECASE)


def draw(view: View, names: Names, language: Language = DEFAULT) -> RenderableType:
    called = labels(names, view.seat, view.turn, language)
    parts: list[RenderableType] = [_seats(view, called, language)]
    if view.turns:
        lines = (_line(view, turn, names, language) for turn in view.turns[-TURNS_SHOWN:])
        parts.append(Text("\n".join(lines)))
    if how := _how(view):
        parts.append(Text(texts_in(language, TEXTS)[how], style="dim"))
    return Group(*parts)


def _how(view: View) -> str:
    """Return which instructions say what the viewer may type now; empty for none."""
    if _waits(view):
        return "answer all" if view.options.answerers == "all" else "answer"
    if view.seat is None or view.seat != view.turn or view.answering:
        return ""
    begun = view.turns[-1] if view.turns and not view.turns[-1].ends else None
    return "guess" if begun is not None and begun.guess is None else "how"


def _waits(view: View) -> bool:
    """Return True if a free question is waiting for the viewer's answer."""
    return view.seat in view.answering


def _seats(view: View, names: Names, language: Language) -> RenderableType:
    said, cards = texts_in(language, TEXTS), cards_of(view.options)
    table = Table("", Column(said["card"], overflow="fold"), "pKa, pKaH", "g/mol", "")
    for seat, who in enumerate(names):
        table.add_row(who, *_face(cards, view.cards[seat], hidden(view.options), language))
    return table


def _face(
    cards: CardSet, card: CardId | None, unseen: Hidden, language: Language
) -> tuple[str | Text, ...]:
    if card is None:
        return ("?", "", "", "")
    known = cards[card]
    return (
        Text(names(language).title(known), style=STYLE[kind_of(known)]),
        "?" if unseen.values else decimal(known.value, language),
        decimal(known.mass, language),
        ", ".join(_traits(known, unseen, language)),
    )


def _traits(card: Acid | Base, unseen: Hidden, language: Language) -> list[str]:
    """Return the properties of a card, unless they are hidden (R9); groups as they are typed."""
    said, typed = texts_in(language, TEXTS), texts_in(language, TYPED)
    own = {english: own for own, english in reversed(tuple(typed.items()))}
    groups = [] if unseen.classes else [own.get(group, group) for group in card.groups]
    if isinstance(card, Base):
        strength = [] if unseen.nucleophilicity else [said[card.nucleophilicity]]
        return [*strength, *groups]
    is_shown = is_guarded(card) and not unseen.classes
    return [*([said["guarded"]] if is_shown else []), *groups]


def _line(view: View, turn: Turn, names: Names, language: Language) -> str:
    said, cards, who = texts_in(language, TEXTS), cards_of(view.options), names[turn.seat]
    answer = "…" if turn.yes is None else said["yes" if turn.yes else "no"]
    if turn.guess is not None:
        card = texts_in(language, NAMED)(cards, turn.guess)
        return said["guessed"].format(name=who, card=card, answer=answer)
    asked = f"“{turn.text}”"
    if turn.question is not None:
        values = not view.options.hide_values
        asked = texts_in(language, QUESTION)(cards, turn.question, values=values)
    return said["asked"].format(name=who, question=asked, answer=answer)


def typed(text: str, view: View) -> Json | None:
    """Read `acid`, `value < 10`, `Li`, `nitrile`, `beats acetone`, `guess LDA` or `yes`; free questions end in `?`."""
    own_words = _without_ask(text)
    words = in_english(own_words, TYPED.values())
    plain = words.casefold()
    if _waits(view) and plain in ("y", "yes", "n", "no"):
        return {"type": "answer", "yes": plain[0] == "y"}
    if _waits(view) and plain in ("-", "don't know", "that you don't know"):
        return {"type": "answer", "yes": None}
    if plain == "done":
        return {"type": "done"}
    if view.options.questions == "free" and own_words.endswith("?"):
        return {"type": "ask", "text": own_words}
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
    if question := _in_full(own_words, view):
        return question
    raise _unknown(text, plain, view)


def _without_ask(text: str) -> str:
    """Return a question or an answer in its own words, without the one for asking or answering."""
    read = in_english(text, TYPED.values())
    return " ".join((_ASK.sub("", read) if _ASK.match(read) else text).split())


def _in_full(text: str, view: View) -> Json | None:
    """Read a question as the table writes it: `Am I an acid?`."""
    cards, values = cards_of(view.options), not view.options.hide_values
    for asked, question in product(worth_asking(cards), QUESTION.values()):
        if _bare(question(cards, asked, values=values)) == _bare(text):
            return _ask(**to_dict(asked))
    return None


def _bare(question: str) -> str:
    return unaccented(question).strip("¿?")


def _unknown(text: str, plain: str, view: View) -> Unreadable:
    if _waits(view):
        return Unreadable(TEXTS, "no answer", _how(view), given=text)
    others = [own for said in TYPED.values() for own in said]
    english = get_close_matches(plain, [*PATTERNS, *WORDS_TO_ASK], 1, 0.6)
    near = english or get_close_matches(plain, others, 1, 0.6)
    if near:
        return Unreadable(TEXTS, "nearly", _how(view) or "how", given=text, near=near[0])
    return Unreadable(TEXTS, "no question", _how(view) or "how", given=text)


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
    by_name = {
        unaccented(names(language).element(symbol)): symbol
        for symbol in elements()
        for language in written()
    }
    symbol = word if word in elements() else by_name.get(unaccented(plain))
    return None if symbol is None else _ask(about="element", has=symbol)


def _compared(about: str | None, op: str, number: str) -> Json:
    than = float(number.replace(",", ".").replace("−", "-"))
    subject = about if about in ("mass", "carbons") else "value"
    whole = int(than) if than.is_integer() else than
    return _ask(about=subject, op="<" if op == "<" else ">=", than=whole)


def _card(cards: CardSet, name: str, kind: str | None) -> CardId:
    if name in cards and name != "water":
        return name
    found = _as_shown(cards, name) or {
        card
        for wanted, language in product(_KINDS, written())
        if kind in (None, wanted)
        for card in cards_named(cards, name, wanted, language=language)
    }
    if not found:
        raise Unreadable(TEXTS, "no card", given=name)
    if len(found) > 1:
        raise Unreadable(TEXTS, "two cards", given=name, which=", ".join(sorted(found)))
    return found.pop()


def _as_shown(cards: CardSet, name: str) -> set[CardId]:
    """Return the card that a board calls so: `water as an acid`, in any language."""
    return {
        card
        for card, shown in product(cards, NAMED.values())
        if plain_name(shown(cards, card)) == plain_name(name)
    }


BOARD = Board(draw=draw, typed=typed, lists_moves=lambda _view: False)
