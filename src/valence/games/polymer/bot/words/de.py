"""German hints."""

from collections.abc import Mapping, Sequence

from valence.core.grammar.de import counted, listed
from valence.games.polymer.bot.marks import Spare
from valence.games.polymer.bot.uses import Use
from valence.games.polymer.cards import Card
from valence.games.polymer.words.de_cards import card_written

QUESTIONS: Mapping[str, str] = {
    "draw": "Brauchst du die Karte, die offen liegt?",
    "round": "Welche deiner Ketten können dir andere noch wegnehmen? Welche Karte macht sie sicher oder länger?",
    "start": "Mit welchen Monomeren kann eine Kette beginnen? Mit welchen davon könntest du weitermachen?",
    "discard": "Welche Karte brauchen deine Ketten am wenigsten?",
}
FACTS: Mapping[str, str] = {
    "wins": "Damit ist deine Hand leer, das Spiel ist zu Ende, und du gewinnst.",
    "other ends": "Der andere Zug leert deine Hand und beendet das Spiel, obwohl du nicht vorn liegst.",
    "stack": "Vom Nachziehstapel kann ein Joker oder ein Initiator kommen.",
    "joker": "Vom Nachziehstapel kann ein Joker kommen.",
    "keep aibn": "Behalte AIBN: Es kann zwei Ketten starten.",
    "start later": "Eine neue Kette kann man dir wegnehmen. Starte sie erst, wenn du sie bald abschließen kannst.",
    "grow later": "Auch eine längere Kette kann man dir wegnehmen. Verlängere sie erst, wenn du sie bald abschließt.",
    "two chains": "Damit startest du zwei Ketten statt einer.",
}
GROUPS: Mapping[str, str] = {
    "draw": "Schau dir den offenen Stapel und deine Ketten an.",
    "start": "Schau dir deine Initiatoren und deine Monomere vom Wert 1 an.",
    "grow": "Schau dir deine Monomere an: Paare, Drillinge und 1-2-3.",
    "jokers": "Schau dir deine Joker an.",
}
SPARE: Mapping[Spare, str] = {
    "unfitting": "Schau dir die Monomere an, die zu keiner deiner Ketten passen.",
    "single": "Schau dir die Karten an, die du nur einmal hast.",
    "several": "Schau dir die Karten an, die du mehrmals hast.",
}
_USES: Mapping[Use, str] = {
    "termination": "Damit sind zwei Ketten sicher, und eine davon darf jemand anderem gehören",
    "cta": "Damit schließt du eine Kette ab, auch eine fremde, und startest eine neue",
    "tempo": "Damit schützt du eine Kette",
    "copolymer": "Damit kannst du eine fremde Kette übernehmen",
    "starts two": "Damit kannst du zwei Ketten starten",
    "starts": "Damit startest du eine Kette",
    "fits": "Das passt zu einer deiner Ketten",
    "begins": "Damit kann eine Kette beginnen",
    "series": "Das gehört zu einer Reihe 1-2-3",
    "pair": "Damit hast du ein Paar",
    "begins later": "Damit kann eine Kette beginnen, sobald du einen Initiator hast",
}
_MORE = {
    "initiate": "Damit startest du mit {} statt mit {}.",
    "propagate": "Damit wächst die Kette um {} statt um {}.",
    "terminate": "Damit sicherst du {} statt {}.",
    "transfer": "Damit sicherst du {} statt {}.",
    "cap": "Damit schützt du {} statt {}.",
}


def take(card: Card, use: Use) -> str:
    return f"Nimm {card_written(card)}: {_USES[use]}."


def keep(card: Card, use: Use) -> str:
    return f"Behalte {card_written(card)}: {_USES[use]}."


def no_use_yet(card: Card) -> str:
    return f"Die offene Karte {card_written(card)} nützt dir noch nichts."


def fits_nothing(card: Card) -> str:
    return f"{card_written(card)} passt zu keiner deiner Ketten."


def save(joker: Card, chains: Sequence[int], units: int) -> str:
    keeps = f"Behalte {card_written(joker)} für später"
    if len(chains) == 1:
        return f"{keeps}: Kette {chains[0]} hat nur {_units(units)}."
    return f"{keeps}: Die Ketten {listed([str(one) for one in chains])} haben zusammen nur {_units(units)}."


def longer_chain(chain: int, units: int, other: int, fewer: int) -> str:
    return f"Kette {chain} hat {_units(units)}, Kette {other} nur {fewer}."


def more_units(kind: str, more: int, less: int) -> str:
    return _MORE[kind].format(_units(more), less)


def to_go_on(monomers: int, fewer: int, chains: int) -> str:
    grown = "sie" if chains > 1 else "die Kette"
    return f"Du hast noch {_monomers(monomers)}, um {grown} wachsen zu lassen, statt {fewer or 'keines'}."


def more_chains(chains: int) -> str:
    return f"Damit kannst du {counted(chains, 'Kette', 'Ketten')} mehr wachsen lassen."


def longer(units: int) -> str:
    return f"Damit wird die Kette um {_units(units)} länger."


def secured(chain: int, units: int) -> str:
    return f"Kette {chain} mit {_units(units)} gehört dir dann sicher."


def taken(chain: int, units: int) -> str:
    return f"Du nimmst jemandem Kette {chain} mit {_units(units)} weg, und sie zählt für dich."


def capped(units: int, dormant: str) -> str:
    then = " am Ende" if dormant == "counts" else ", sobald sie abgebrochen ist"
    return f"Niemand kann dir die {_units(units)} jetzt wegnehmen, und die Kette zählt{then}."


def other_monomer(units: int) -> str:
    return f"Damit wird die Kette um {_units(units)} länger und wächst mit einem anderen Monomer weiter."


def taken_over(units: int) -> str:
    return f"Damit gehört dir die Kette mit {_units(units)}."


def _units(units: int) -> str:
    return counted(units, "Einheit", "Einheiten")


def _monomers(count: int) -> str:
    return counted(count, "Monomer", "Monomere")
