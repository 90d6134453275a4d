"""English hints."""

import re
from collections.abc import Mapping, Sequence

from valence.chem.names import en
from valence.chem.writing import signed
from valence.core.grammar.en import counted
from valence.games.pkace.bot.facing import Facing
from valence.games.pkace.cards import Card, Weighed
from valence.games.pkace.words.en_cards import attacked, brief, kind_written, other_kind

QUESTIONS: Mapping[str, str] = {
    "lead": "Which card would others hardly beat? Which one could you spare?",
    "follow": "Which of your cards beat the led one, and by how much?",
    "sluff": "Nothing you hold takes this trick. Which card will you need least?",
}
BOTH_TAKE = "Both take the trick, so take it with the one that is worth less later."


def named(card: Card, *, is_named_twice: bool, in_full: bool) -> str:
    """ "water", or "water as an acid" beside the base of that name; short names only beside the full ones."""
    name = en.uncapitalized(en.card(card)) if in_full else brief(card)
    return f"{name} as {kind_written(card.kind)}" if is_named_twice else name


def leads(name: str, chance: float, facing: Facing) -> str:
    if chance == 1:
        sure = f"nothing that {_others(facing)} can still hold beats it"
        return f"If you lead {name}, it takes the trick: {sure}."
    deals, threats = _in_deals(chance), _threats(facing)
    return f"If you lead {name}, it takes the trick {deals}: {_others(facing)} may hold {threats}."


def leads_less(name: str, chance: float, facing: Facing) -> str:
    if not chance:
        return f"{_capital(name)} can't take it: {_sure_threat(facing)}."
    return f"{_capital(name)} takes it {_briefly(chance)}: there may be {_threats(facing)}."


def keep_lead(name: str, *, is_sure: bool) -> str:
    """Describe the use of a lead that is saved for later."""
    if is_sure:
        return f"Keep {name}: it takes a trick whenever you lead it."
    return f"Keep {name}: it is harder to beat, and still harder once fewer cards are out."


def takes(name: str, chance: float, other: str, less: float) -> str:
    sure = "takes the trick" if chance == 1 else f"takes the trick {_in_deals(chance)}"
    rest = "can't take it" if not less else f"takes it {_in_deals(less)}"
    return f"{_capital(name)} {sure}; {other} {rest}."


def neither(led: Card, guarded: Weighed | None) -> str:
    """Give the reason, too, if the guard is one (R4): "n-butyllithium mostly adds to the C=O of acetone …" """
    why = f" ({_guarded(led, guarded)})" if guarded else ""
    return f"Neither can take this trick{why}, so give up the one that is worth less later."


def keep(name: str, uses: Sequence[str]) -> str:
    return f"Keep {name}: {'; '.join(uses)}."


def led_later(chance: float, other: str, less: float) -> str:
    return f"led later, it takes a trick {_in_deals(chance)}, {other} {_briefly(less)}"


def beats_later(card: Card, share: float, other: Card, name: str, less: float, who: Facing) -> str:
    leads, other_leads = other_kind(card), other_kind(other)
    of = "" if leads == other_leads else f" of the {other_leads}s"
    beaten = f"{_percent(share)} of the {leads}s that {_others(who)} may lead"
    return f"it beats {beaten}, {name} {_percent(less)}{of}"


def _threats(facing: Facing) -> str:
    """ "11 acids below pKaH 15.9" """
    card, beaters = facing.card, facing.beaters
    held = counted(beaters, other_kind(card))
    if facing.hides_values:
        return f"{held} that beat{'s' if beaters == 1 else ''} it"
    threat = f"{held} {_range(card)}"
    if not facing.tells_guard:
        return threat
    if facing.is_second:
        which = "isn't a strong nucleophile" if beaters == 1 else "aren't strong nucleophiles"
        return f"{threat} that {which}"
    return f"{threat} (strong nucleophiles don't count against its {attacked(card)})"


def _sure_threat(facing: Facing) -> str:
    """ "somebody holds a base above pKa 18.0" """
    who = "the other player" if facing.is_duel else "somebody"
    if facing.hides_values or facing.card.guarded is not None:
        return f"{who} holds a card that beats it"
    return f"{who} holds {kind_written(other_kind(facing.card))} {_range(facing.card)}"


def _others(facing: Facing) -> str:
    return "the other player" if facing.is_duel else "others"


def _range(card: Card) -> str:
    """ "above pKa 18.0": where the cards are that beat it."""
    value = signed(card.number)
    return f"above pKa {value}" if card.kind == "acid" else f"below pKaH {value}"


def _capital(name: str) -> str:
    """ "Water", but "n-Butyllithium" and "2,6-Lutidine"."""
    first = re.search(r"(?<![a-zA-Z])(?!tert-|[a-z]-)[a-zA-Z]", name)
    at = first.start() if first else 0
    return f"{name[:at]}{name[at].upper()}{name[at + 1 :]}"


def _guarded(led: Card, answer: Weighed) -> str:
    """Explain why a base that is strong enough doesn't take the trick."""
    base, group = brief(answer.card), attacked(led)
    if answer.lab == "adds":
        return f"{base} mostly adds to the {group} of {brief(led)} instead of taking the proton, R4"
    return f"{base} is a strong nucleophile, which doesn't count against a {group}, R4"


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _in_deals(chance: float) -> str:
    """ "in 36 % of deals", "almost never" """
    if round(100 * chance) in (0, 100):
        return "almost never" if chance < 0.5 else "almost always"
    return f"in {_percent(chance)} of deals"


def _briefly(chance: float) -> str:
    return _in_deals(chance).removesuffix(" of deals")


# The cards to look at


def look(card: Card) -> str:
    return f"Look at your {_plural(card)}."


def look_beating(card: Card, led: str) -> str:
    return f"Look at your {_plural(card)} that beat {led}."


def look_beaten(card: Card, led: str) -> str:
    return f"Look at your {_plural(card)}: you can't beat {led}."


def _plural(card: Card) -> str:
    return "acids" if card.kind == "acid" else "bases"
