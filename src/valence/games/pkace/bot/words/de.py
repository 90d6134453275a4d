"""German hints."""

from collections.abc import Mapping, Sequence

from valence.chem.names import de
from valence.core.grammar.de import counted, number, percent
from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.words.de_cards import attacked, brief, other_kind

QUESTIONS: Mapping[str, str] = {
    "lead": "Welche Karte können andere kaum schlagen? Welche ist entbehrlich?",
    "follow": "Welche deiner Karten schlagen die ausgespielte, und mit welchem Abstand?",
    "sluff": "Keine deiner Karten gewinnt diesen Stich. Welche brauchst du am wenigsten?",
}
BOTH_TAKE = "Beide gewinnen den Stich, also nimm die Karte, die später weniger wert ist."
_PLURALS = {"Säure": "Säuren", "Base": "Basen"}


def named(card: Card, *, is_named_twice: bool, in_full: bool) -> str:
    """ "Wasser", or "Wasser als Säure" beside the base of that name; short names only beside the full ones."""
    name = de.uncapitalized(de.card(card)) if in_full else brief(card)
    return f"{name} als {_kind(card)}" if is_named_twice else name


def leads(name: str, chance: float, facing: Facing) -> str:
    leading = f"Spielst du {name} aus, gewinnt die Karte"
    if chance == 1:
        can = "kann" if facing.is_duel else "können"
        return f"{leading} den Stich: Nichts, was {_others(facing)} noch haben {can}, schlägt sie."
    have = "hat" if facing.is_duel else "haben"
    others = _capital(_others(facing))
    return (
        f"{leading} {_in_deals(chance)} den Stich: {others} {have} vielleicht {_threats(facing)}."
    )


def leads_less(name: str, chance: float, facing: Facing) -> str:
    if not chance:
        return f"{_capital(name)} kann ihn nicht gewinnen: {_sure_threat(facing)}."
    return f"{_capital(name)} gewinnt ihn {_briefly(chance)}: Möglich sind {_threats(facing)}."


def keep_lead(name: str, *, is_sure: bool) -> str:
    """Describe the use of a lead that is saved for later."""
    if is_sure:
        return f"Behalte {name}: Die Karte gewinnt einen Stich, wann immer du sie ausspielst."
    return f"Behalte {name}: Die Karte ist schwerer zu schlagen, erst recht mit weniger Karten im Spiel."


def takes(name: str, chance: float, other: str, less: float) -> str:
    sure = "gewinnt den Stich" if chance == 1 else f"gewinnt den Stich {_in_deals(chance)}"
    rest = "kann ihn nicht gewinnen" if not less else f"gewinnt ihn {_in_deals(less)}"
    return f"{_capital(name)} {sure}; {other} {rest}."


def neither(led: Card, guarded: Weighed | None) -> str:
    """Give the reason, too, if the guard is one (R4): "n-Butyllithium addiert sich überwiegend an C=O …" """
    why = f" ({_guarded(led, guarded)})" if guarded else ""
    return f"Keine von beiden kann diesen Stich gewinnen{why}, also gib die her, die später weniger wert ist."


def keep(name: str, uses: Sequence[str]) -> str:
    return f"Behalte {name}: {_capital('; '.join(uses))}."


def led_later(chance: float, other: str, less: float) -> str:
    rarer = f"{other} {_briefly(less)}"
    return f"später ausgespielt, gewinnt die Karte {_in_deals(chance)} einen Stich, {rarer}"


def beats_later(card: Card, share: float, other: Card, name: str, less: float, who: Facing) -> str:
    beaten, other_beaten = _PLURALS[other_kind(card)], _PLURALS[other_kind(other)]
    of = "" if beaten == other_beaten else f" der {other_beaten}"
    might = "ausspielen kann" if who.is_duel else "ausspielen können"
    leads = f"{percent(_hundredths(share))} der {beaten}, die {_others(who)} {might}"
    return f"sie schlägt {leads}, {name} {percent(_hundredths(less))}{of}"


def _threats(facing: Facing) -> str:
    """ "11 Säuren unter pKaH 15,9" """
    card, beaters = facing.card, facing.beaters
    kind = other_kind(card)
    held = counted(beaters, kind, _PLURALS[kind])
    if facing.hides_values:
        return f"{held}, die sie {'schlägt' if beaters == 1 else 'schlagen'}"
    threat = f"{held} {_range(card)}"
    if not facing.tells_guard:
        return threat
    if facing.is_second:
        which = "kein starkes Nucleophil ist" if beaters == 1 else "keine starken Nucleophile sind"
        return f"{threat}, die {which}"
    return f"{threat} (gegen {attacked(card)} zählen starke Nucleophile nicht)"


def _sure_threat(facing: Facing) -> str:
    """ "jemand hat eine Base über pKa 18,0" """
    who = _capital("dein Gegenüber" if facing.is_duel else "jemand")
    if facing.hides_values or facing.card.guarded is not None:
        return f"{who} hat eine Karte, die sie schlägt"
    return f"{who} hat eine {other_kind(facing.card)} {_range(facing.card)}"


def _others(facing: Facing) -> str:
    return "dein Gegenüber" if facing.is_duel else "die anderen"


def _range(card: Card) -> str:
    """ "über pKa 18,0": where the cards are that beat it."""
    value = number(card.number)
    return f"über pKa {value}" if card.kind == "acid" else f"unter pKaH {value}"


def _capital(text: str) -> str:
    """Begin a sentence; the names of substances have their capital letters already."""
    is_prefixed = text[1:2] == "-" or text.startswith(("tert-", "sec-", "iso-"))
    return text if is_prefixed else f"{text[:1].upper()}{text[1:]}"


def _guarded(led: Card, answer: Weighed) -> str:
    """Explain why a base that is strong enough doesn't take the trick."""
    base, group = brief(answer.card), attacked(led)
    if answer.lab == "adds":
        adds = f"addiert sich überwiegend an die {group}-Gruppe von {brief(led)}"
        return f"{base} {adds}, statt das Proton zu nehmen, R4"
    return f"{base} ist ein starkes Nucleophil und zählt gegen {group} nicht, R4"


def _hundredths(share: float) -> int:
    return round(100 * share)


def _in_deals(chance: float) -> str:
    """ "in 36 % der Fälle", "fast nie" """
    if _hundredths(chance) in (0, 100):
        return "fast nie" if chance < 0.5 else "fast immer"
    return f"in {percent(_hundredths(chance))} der Fälle"


def _briefly(chance: float) -> str:
    return _in_deals(chance).removesuffix(" der Fälle")


# The cards to look at


def look(card: Card) -> str:
    return f"Sieh dir deine {_PLURALS[_kind(card)]} an."


def look_beating(card: Card, led: str) -> str:
    return f"Sieh dir deine {_PLURALS[_kind(card)]} an, die {led} schlagen."


def look_beaten(card: Card, led: str) -> str:
    return f"Sieh dir deine {_PLURALS[_kind(card)]} an: {led} kannst du nicht schlagen."


def _kind(card: Card) -> str:
    return "Säure" if card.kind == "acid" else "Base"
