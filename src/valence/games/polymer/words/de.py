"""The sentences of the game, in German; de_refusals.py and its neighbours word refusals, figures and remarks."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.names import de
from valence.chem.polymer import Termination, substance
from valence.chem.wording import Wording
from valence.core.game import Event
from valence.core.grammar.de import LOG, counted, listed, number, who_wins
from valence.core.words import Names, Words
from valence.games.polymer import events, moves
from valence.games.polymer.cards import units
from valence.games.polymer.chains import current_species, length, starters
from valence.games.polymer.notation import chain_written
from valence.games.polymer.options import Options
from valence.games.polymer.state import Chain, Shown, Standing
from valence.games.polymer.words.de_calculation import calculated_words, solution_words, typed
from valence.games.polymer.words.de_cards import (
    card_written,
    cards_written,
    species_written,
    start_written,
)
from valence.games.polymer.words.de_concepts import CONCEPTS
from valence.games.polymer.words.de_lines import line_words
from valence.games.polymer.words.de_presets import PRESETS, VARIANTS
from valence.games.polymer.words.de_questions import CHOICES, QUESTIONS, REASONS, STEPS
from valence.games.polymer.words.de_refusals import refusal_line, refusal_words
from valence.games.polymer.words.de_remarks import (
    switch_remark,
    tempo_remark,
    termination_remark,
    waking_remark,
)


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, stack=stack):
            return f"Je {_cards(hand)}, {stack} im Nachziehstapel. {names[seat]} beginnt."
        case events.Dealt(cards=cards):
            return f"Deine Hand: {cards_written(cards)}."
        case events.Drew(seat=seat, stack=stack):
            return f"{names[seat]} zieht eine Karte; noch {stack} im Nachziehstapel."
        case events.DrewCard(card=card):
            return f"Du ziehst: {card_written(card)}."
        case events.TookOpen(seat=seat, card=card):
            return f"{names[seat]} nimmt die offene Karte: {card_written(card)}."
        case events.Reshuffled(cards=cards, left=left):
            last = "" if left else "zum letzten Mal "
            return f"Der Ablagestapel, {_cards(cards)}, wird {last}gemischt und zum neuen Nachziehstapel."
        case events.NothingToDraw(seat=seat):
            return f"Es gibt nichts mehr zu ziehen: {names[seat]} spielt, ohne zu ziehen."
        case events.LastCard(seat=seat):
            return f"{names[seat]} hat nur noch eine Karte und zieht keine."
        case events.Discarded(seat=seat, card=card):
            return f"{names[seat]} legt {card_written(card)} ab."
        case events.Initiated():
            return _initiated(event, names, facts)
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            return (
                f"{names[seat]} verlängert Kette {chain.id} mit {cards_written(cards)}: {_units(units(cards))} mehr, "
                f"{_drawn(chain)}."
            )
        case events.Woke(seat=seat, chain=chain):
            return (
                f"Hitze öffnet die C–O-Bindung am Ende von Kette {chain.id}: TEMPO löst sich ab, und die Kette von "
                f"{names[seat]} wächst wieder.{waking_remark(current_species(chain))}"
            )
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} übernimmt Kette {chain.id} von {names[loser]}: {_drawn(chain)}."
        case events.Combined():
            return _combined(event, names, facts)
        case events.Disproportionated():
            return _disproportionated(event, names, facts)
        case events.Transferred():
            return _transferred(event, names)
        case events.Capped(seat=seat, chain=chain):
            return (
                f"TEMPO, selbst ein stabiles Radikal, verbindet sich mit dem wachsenden Ende von Kette {chain.id}: "
                f"{_drawn(chain)}. Sie schläft, und nur {names[seat]} kann sie noch verändern."
                f"{tempo_remark(current_species(chain), facts)}"
            )
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            species = species_written(current_species(chain))
            return (
                f"Kette {chain.id} wächst jetzt mit {species} weiter: {_units(units(cards))} mehr, {_drawn(chain)}. "
                f"Sie gehört {names[seat]}, wächst noch und kann zurückgeholt werden."
                f"{switch_remark(chain.blocks[-2].species, chain.blocks[-1].species, facts)}"
            )
        case events.Asked(seat=seat, calculating=seats):
            works = "berechnet" if len(seats) == 1 else "berechnen"
            return (
                f"Die Hand von {names[seat]} ist leer. {listed([names[one] for one in seats])} {works} jetzt "
                "Einheiten, Mn, Mw und Đ der eigenen Ketten, die zählen."
            )
        case events.Calculated():
            return calculated_words(event, names)
        case events.GaveUp(seat=seat, solution=solution):
            return f"{names[seat]} gibt keine Antwort. {solution_words(solution)}"
        case events.Ended():
            return _ended(event, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _initiated(event: events.Initiated, names: Names, facts: Wording) -> str:
    began = " ".join(f"Kette {chain.id} beginnt: {_drawn(chain)}." for chain in event.chains)
    one = "eines seiner Radikale lagert sich an ein Monomer an, das andere geht verloren"
    if event.initiator == "bpo":
        how = f"{de.substance('bpo')}: Die O–O-Bindung bricht; {one}"
    elif len(event.chains) == 2:
        how = "AIBN: Es spaltet Stickstoff ab, und beide Radikale lagern sich an ein Monomer an"
    else:
        how = f"AIBN: Es spaltet Stickstoff ab; {one}"
    remarks = dict.fromkeys(_start_remark(chain, facts) for chain in event.chains)
    return f"{names[event.seat]} erhitzt {how}. {began}{''.join(remarks)}"


def _start_remark(chain: Chain, facts: Wording) -> str:
    """R9: remark on a real end's liking for a second monomer of another species."""
    if len(chain.blocks) == 1:
        return ""
    return switch_remark(chain.blocks[0].species, chain.blocks[1].species, facts)


def _combined(event: events.Combined, names: Names, facts: Wording) -> str:
    one, other, whole = event.first, event.second, event.chain
    remark = _ended_by("combination", one, other, facts)
    return (
        f"Die Radikalenden der Ketten {one.id} und {other.id} bilden zusammen eine Bindung: {length(one)} + "
        f"{length(other)} = {whole.length} Einheiten in einer abgebrochenen Kette {whole.id}, {chain_written(whole)}; "
        f"{_end_groups(whole)}. {_counts(event.seat, [whole], names)}{remark}"
    )


def _end_groups(chain: Chain) -> str:
    one, other = map(de.radical, starters(chain))
    return (
        f"an beiden Enden sitzt {one}" if one == other else f"an den Enden sitzen {one} und {other}"
    )


def _ended_by(mode: Termination, one: Chain, other: Chain, facts: Wording) -> str:
    return termination_remark(mode, current_species(one), current_species(other), facts)


def _disproportionated(event: events.Disproportionated, names: Names, facts: Wording) -> str:
    one, other = event.saturated, event.unsaturated
    remark = _ended_by("disproportionation", one, other, facts)
    return (
        f"Ein Wasserstoffatom geht vom Ende der Kette {other.id} auf das Ende der Kette {one.id} über: "
        f"{chain_written(one)} ist gesättigt, {chain_written(other)} behält eine C=C-Doppelbindung, und beide sind "
        f"abgebrochen. {_counts(event.seat, [one, other], names)}{remark}"
    )


def _transferred(event: events.Transferred, names: Names) -> str:
    chain, new = event.chain, event.new
    return (
        f"Das wachsende Ende von Kette {chain.id} nimmt dem Thiol den Wasserstoff der S–H-Gruppe weg und ist "
        f"abgebrochen: {chain_written(chain)}. {_counts(event.seat, [chain], names)} "
        f"Das Schwefelradikal, das übrig bleibt, startet Kette {new.id}: {_drawn(new)}."
    )


def _counts(seat: int, chains: Sequence[Shown], names: Names) -> str:
    """ "16 Einheiten (1666,40 g/mol, ohne die Enden) zählen endgültig für Ada." """
    *first, last = (f"{_units(chain.length)} ({number(chain.mass)} g/mol" for chain in chains)
    without = ", ohne die Enden" if all(map(_is_without_ends, chains)) else ""
    each = listed([*(f"{one})" for one in first), f"{last}{without})"])
    verb = "zählt" if sum(chain.length for chain in chains) == 1 else "zählen"
    return f"{each} {verb} endgültig für {names[seat]}."


def _is_without_ends(chain: Shown) -> bool:
    """R21: return True if only the repeat units have a mass, although the formula shows the ends too."""
    body = (units(block.cards) * substance(block.species).mass for block in chain.blocks)
    return chain.mass == sum(body)


def _ended(event: events.Ended, names: Names) -> str:
    dispersity = ("Đ (PDI)", *["Đ"] * (len(names) - 1))  # both names once, then the modern one
    rows = zip(names, event.standings, event.lost, dispersity, strict=True)
    each = "; ".join(_final(*row) for row in rows)
    wins = who_wins(event.outcome, names)
    return f"Die Hand von {names[event.seat]} ist leer und das Spiel zu Ende. {each}. {wins}."


def _final(name: str, standing: Standing, lost: int, dispersity: str) -> str:
    chains = counted(sum(bar.chains for bar in standing.lengths), "Kette", "Ketten")
    mn, mw, pdi = (
        "–" if one is None else number(one) for one in (standing.mn, standing.mw, standing.pdi)
    )
    averages = f"Mn {mn} g/mol, Mw {mw} g/mol" if standing.pdi else "Mn –, Mw –"
    unfinished = f", {_units(lost)} in Ketten, die nicht zählen" if lost else ""
    return f"{name}: {_units(standing.units or 0)} in {chains}, {averages}, {dispersity} {pdi}{unfinished}"


def move_words(move: moves.Move) -> str:  # noqa: C901  # one case a move
    match move:
        case moves.Draw(from_="stack"):
            return "vom Nachziehstapel ziehen"
        case moves.Draw():
            return "die offene Karte nehmen"
        case moves.Initiate(initiator=initiator, chains=chains):
            starts = " und ".join(map(start_written, chains))
            started = "eine Kette" if len(chains) == 1 else f"{len(chains)} Ketten"
            return f"mit {card_written(initiator)} {started} starten ({starts})"
        case moves.Propagate(chain=chain, cards=cards):
            return f"Kette {chain} mit {cards_written(cards)} verlängern"
        case moves.Terminate(mode=mode, chains=chains):
            which = listed([str(one) for one in chains])
            return f"die Ketten {which} durch {de.substance(mode)} abbrechen"
        case moves.Transfer(chain=chain, cards=cards):
            ended = f"Kette {chain} durch Übertragung abbrechen"
            return f"{ended} und mit {start_written(cards)} eine neue starten" if cards else ended
        case moves.Cap(chain=chain):
            return f"Kette {chain} mit TEMPO verschließen"
        case moves.Copolymerize(chain=chain, cards=cards):
            return f"Kette {chain} mit {cards_written(cards)} weiterwachsen lassen"
        case moves.Discard(card=card):
            return f"{card_written(card)} ablegen"
        case moves.Calculate(units=units_, mn=mn, mw=mw, pdi=pdi):
            n, *averages = (typed(one) or "–" for one in (units_, mn, mw, pdi))
            unit = "Einheit" if n == "1" else "Einheiten"
            return "mit {} {}, Mn {}, Mw {}, Đ {} antworten".format(n, unit, *averages)
        case moves.GiveUp():
            return "die Lösung ansehen"
        case _:
            assert_never(move)


def _at_table(options: Options) -> Words[moves.Move]:
    return replace(WORDS, event=partial(event_words, facts=options.facts))


WORDS = Words(
    event=event_words,
    for_options=_at_table,
    presets=PRESETS,
    variants=VARIANTS,
    refusal=refusal_words,
    move=move_words,
    line=line_words,
    refusal_line=refusal_line,
    ending=lambda _outcome: "Eine Hand ist leer.",
    log=LOG,
    questions=QUESTIONS,
    subject=lambda _asked, step: STEPS.get(step, step),
    choices=REASONS | CHOICES,
    concepts=CONCEPTS,
)


def _drawn(chain: Chain) -> str:
    """ "BPO–Sty₄• (4 Einheiten)" """
    return f"{chain_written(chain)} ({_units(length(chain))})"


def _units(count: int) -> str:
    return counted(count, "Einheit", "Einheiten")


def _cards(count: int) -> str:
    return counted(count, "Karte", "Karten")
