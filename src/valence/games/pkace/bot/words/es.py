"""Spanish hints."""

from collections.abc import Mapping, Sequence

from valence.chem.names import es, es_articles
from valence.core.grammar.es import capitalized, counted, percent, to
from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.words.es_cards import (
    attacked,
    kind_written,
    number,
    of,
    other_kind,
    the,
)

QUESTIONS: Mapping[str, str] = {
    "lead": "¿A qué carta difícilmente le ganarían? ¿De cuál podrías prescindir?",
    "follow": "¿Cuáles de tus cartas le ganan a la de salida y por cuánto?",
    "sluff": "Ninguna de tus cartas se lleva esta baza. ¿Cuál te hará menos falta?",
}
BOTH_TAKE = "Las dos se llevan la baza; usa la que después valga menos."


def named(card: Card, *, is_named_twice: bool, in_full: bool) -> str:
    """ "el agua", or "el agua como ácido" beside the base of that name; short names only beside the full ones."""
    called = es_articles.the(es.uncapitalized(es.card(card))) if in_full else the(card)
    return f"{called} como {_kind(card)}" if is_named_twice else called


def leads(name: str, chance: float, facing: Facing) -> str:
    whose = "tu rival" if facing.is_duel else "el resto"
    if chance == 1:
        sure = f"nada que {whose} pueda tener todavía le gana"
        return f"Si sales con {name}, se lleva la baza: {sure}."
    takes, threats = _often("se lleva la baza", chance), _threats(facing)
    return f"Si sales con {name}, {takes}: {whose} puede tener {threats}."


def leads_less(name: str, chance: float, facing: Facing) -> str:
    if not chance:
        return f"{capitalized(name)} no puede llevársela: {_sure_threat(facing)}."
    takes = _often("se la lleva", chance).removesuffix(_OF_DEALS)
    return f"{capitalized(name)} {takes}: puede haber {_threats(facing)}."


def keep_lead(name: str, *, is_sure: bool) -> str:
    """Describe the use of a lead that is saved for later."""
    if is_sure:
        return f"Guarda {name}: se lleva una baza siempre que salgas con esa carta."
    return f"Guarda {name}: cuesta más ganarle, y aún más cuando queden menos cartas."


def takes(name: str, chance: float, other: str, less: float) -> str:
    sure = "se lleva la baza" if chance == 1 else _often("se lleva la baza", chance)
    rest = f", {_in_deals(less)}" if less else " no puede"
    return f"{capitalized(name)} {sure}; {other}{rest}."


def neither(led: Card, guarded: Weighed | None) -> str:
    """Give the reason, too, if the guard is one (R4): "el n-butil-litio se adiciona al C=O de la acetona …" """
    why = f" ({_guarded(led, guarded)})" if guarded else ""
    return f"Ninguna de las dos puede llevarse esta baza{why}; entrega la que después valga menos."


def keep(name: str, uses: Sequence[str]) -> str:
    return f"Guarda {name}: {'; '.join(uses)}."


def led_later(chance: float, other: str, less: float) -> str:
    later = f"si más tarde sales con esa carta, {_often('se lleva la baza', chance)}"
    return f"{later}; con {other}, {_in_deals(less).removesuffix(_OF_DEALS)}"


def beats_later(card: Card, share: float, other: Card, name: str, less: float, who: Facing) -> str:
    leads, other_leads = other_kind(card), other_kind(other)
    of_ = "" if leads == other_leads else f" de {_plurals(other_leads)}"
    may = f"puede salir {'tu rival' if who.is_duel else 'el resto'}"
    beaten = f"al {percent(round(100 * share))} de {_plurals(leads)} con que {may}"
    return f"le gana {beaten}; {name}, al {percent(round(100 * less))}{of_}"


def _threats(facing: Facing) -> str:
    """ "11 ácidos por debajo de pKaH 15,9" """
    card, beaters = facing.card, facing.beaters
    held = counted(beaters, "base" if card.kind == "acid" else "ácido")
    if facing.hides_values:
        return f"{held} que le gana{'' if beaters == 1 else 'n'}"
    threat = f"{held} {_range(card)}"
    if not facing.tells_guard:
        return threat
    if facing.is_second:
        which = "no es un nucleófilo fuerte" if beaters == 1 else "no son nucleófilos fuertes"
        return f"{threat} que {which}"
    return f"{threat} (los nucleófilos fuertes no cuentan frente a su {attacked(card)})"


def _sure_threat(facing: Facing) -> str:
    """ "alguien tiene una base por encima de pKa 18,0" """
    who = "tu rival" if facing.is_duel else "alguien"
    if facing.hides_values or facing.card.guarded is not None:
        return f"{who} tiene una carta que le gana"
    return f"{who} tiene {kind_written(other_kind(facing.card))} {_range(facing.card)}"


def _range(card: Card) -> str:
    """ "por encima de pKa 18,0": where the cards are that beat it."""
    value = number(card.number)
    return f"por encima de pKa {value}" if card.kind == "acid" else f"por debajo de pKaH {value}"


def _guarded(led: Card, answer: Weighed) -> str:
    """Explain why a base that is strong enough doesn't take the trick."""
    base, group = the(answer.card), attacked(led)
    if answer.lab == "adds":
        return f"en vez de tomar el protón, {base} se adiciona sobre todo al {group} {of(led)}, R4"
    return f"{base} es un nucleófilo fuerte, que no cuenta frente a un {group}, R4"


_OF_DEALS = " de los repartos"


def _in_deals(chance: float) -> str:
    """ "en el 36 % de los repartos", "casi nunca" """
    if _is_sure(chance):
        return "casi nunca" if chance < 0.5 else "casi siempre"
    return f"en el {percent(round(100 * chance))}{_OF_DEALS}"


def _often(verb: str, chance: float) -> str:
    """ "se lleva la baza en el 36 % de los repartos", "casi nunca se lleva la baza" """
    often = _in_deals(chance)
    return f"{often} {verb}" if _is_sure(chance) else f"{verb} {often}"


def _is_sure(chance: float) -> bool:
    return round(100 * chance) in (0, 100)


# The cards to look at


def look(card: Card) -> str:
    return f"Mira tus {_plural(card)}."


def look_beating(card: Card, led: str) -> str:
    return f"Mira cuáles de tus {_plural(card)} le ganan {to(led)}."


def look_beaten(card: Card, led: str) -> str:
    return f"Mira tus {_plural(card)}: no puedes ganarle {to(led)}."


def _plural(card: Card) -> str:
    return "ácidos" if card.kind == "acid" else "bases"


def _plurals(kind: str) -> str:
    return "los ácidos" if kind == "acid" else "las bases"


def _kind(card: Card) -> str:
    return "ácido" if card.kind == "acid" else "base"
