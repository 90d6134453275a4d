"""The sentences of the game, in English; en_refusals.py and its neighbours word refusals, figures and remarks."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.names import en
from valence.chem.polymer import Termination, substance
from valence.chem.wording import Wording
from valence.core.game import Event
from valence.core.grammar.en import counted, listed, who_wins
from valence.core.words import Names, Words
from valence.games.polymer import events, moves
from valence.games.polymer.cards import units
from valence.games.polymer.chains import current_species, length, starters
from valence.games.polymer.notation import (
    card_written,
    cards_written,
    chain_written,
    species_written,
    start_written,
)
from valence.games.polymer.options import Options
from valence.games.polymer.state import Chain, Shown, Standing
from valence.games.polymer.words.en_calculation import calculated_words, solution_words
from valence.games.polymer.words.en_concepts import CONCEPTS
from valence.games.polymer.words.en_lines import line_words
from valence.games.polymer.words.en_presets import PRESETS, VARIANTS
from valence.games.polymer.words.en_questions import CHOICES, QUESTIONS, REASONS, STEPS
from valence.games.polymer.words.en_refusals import refusal_line, refusal_words
from valence.games.polymer.words.en_remarks import (
    switch_remark,
    tempo_remark,
    termination_remark,
    waking_remark,
)


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, stack=stack):
            return f"{counted(hand, 'card')} each, {stack} in the stack. {names[seat]} begins."
        case events.Dealt(cards=cards):
            return f"Your hand: {cards_written(cards)}."
        case events.Drew(seat=seat, stack=stack):
            return f"{names[seat]} draws a card; {stack} left in the stack."
        case events.DrewCard(card=card):
            return f"You draw: {card_written(card)}."
        case events.TookOpen(seat=seat, card=card):
            return f"{names[seat]} takes the open {card_written(card)}."
        case events.Reshuffled(cards=cards, left=left):
            last = "" if left else " for the last time"
            return f"The second stack, {counted(cards, 'card')}, is shuffled{last} to become the stack."
        case events.NothingToDraw(seat=seat):
            return f"There is nothing left to draw: {names[seat]} plays without a draw."
        case events.LastCard(seat=seat):
            return f"{names[seat]} holds a single card and draws none."
        case events.Discarded(seat=seat, card=card):
            return f"{names[seat]} discards {card_written(card)}."
        case events.Initiated():
            return _initiated(event, names, facts)
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            return (
                f"{names[seat]} adds {cards_written(cards)} to chain {chain.id}: {counted(units(cards), 'unit')} more, "
                f"{_drawn(chain)}."
            )
        case events.Woke(seat=seat, chain=chain):
            return (
                f"Heat opens the C–O bond at the end of chain {chain.id}: TEMPO leaves, and {names[seat]}'s chain "
                f"grows again.{waking_remark(current_species(chain))}"
            )
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} takes chain {chain.id} from {names[loser]}: {_drawn(chain)}."
        case events.Combined():
            return _combined(event, names, facts)
        case events.Disproportionated():
            return _disproportionated(event, names, facts)
        case events.Transferred():
            return _transferred(event, names)
        case events.Capped(seat=seat, chain=chain):
            return (
                f"TEMPO, itself a stable radical, couples with the growing end of chain {chain.id}: {_drawn(chain)}. "
                f"It is dormant, and nobody but {names[seat]} can touch it."
                f"{tempo_remark(current_species(chain), facts)}"
            )
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            species = species_written(current_species(chain))
            return (
                f"The growing end of chain {chain.id} continues with {species}: {counted(units(cards), 'unit')} more, "
                f"{_drawn(chain)}. It is {names[seat]}'s, still growing, and can be taken back."
                f"{switch_remark(chain.blocks[-2].species, chain.blocks[-1].species, facts)}"
            )
        case events.Asked(seat=seat, calculating=seats):
            work = "works" if len(seats) == 1 else "work"
            return (
                f"{names[seat]}'s hand is empty. {listed([names[one] for one in seats])} now {work} out the units, "
                "Mn, Mw and Đ of their own chains that count."
            )
        case events.Calculated():
            return calculated_words(event, names)
        case events.GaveUp(seat=seat, solution=solution):
            return f"{names[seat]} gives no answer. {solution_words(solution)}"
        case events.Ended():
            return _ended(event, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _initiated(event: events.Initiated, names: Names, facts: Wording) -> str:
    began = " ".join(f"Chain {chain.id} begins: {_drawn(chain)}." for chain in event.chains)
    if event.initiator == "bpo":
        how = "benzoyl peroxide: its O–O bond breaks; one of its radicals adds to a monomer, the other is lost"
    elif len(event.chains) == 2:
        how = "AIBN: it loses nitrogen, and both of its radicals add to a monomer"
    else:
        how = "AIBN: it loses nitrogen; one of its radicals adds to a monomer, the other is lost"
    remarks = dict.fromkeys(_start_remark(chain, facts) for chain in event.chains)
    return f"{names[event.seat]} heats {how}. {began}{''.join(remarks)}"


def _start_remark(chain: Chain, facts: Wording) -> str:
    """R9: remark on a real end's liking for a second monomer of another species."""
    if len(chain.blocks) == 1:
        return ""
    return switch_remark(chain.blocks[0].species, chain.blocks[1].species, facts)


def _combined(event: events.Combined, names: Names, facts: Wording) -> str:
    one, other, whole = event.first, event.second, event.chain
    remark = _ended_by("combination", one, other, facts)
    return (
        f"The radical ends of chains {one.id} and {other.id} pair into one bond: {length(one)} + {length(other)} = "
        f"{whole.length} units in one dead chain {whole.id}, {chain_written(whole)}; {_end_groups(whole)}. "
        f"{_counts(event.seat, [whole], names)}{remark}"
    )


def _end_groups(chain: Chain) -> str:
    one, other = map(en.radical, starters(chain))
    return f"both ends carry {one}" if one == other else f"its ends carry {one} and {other}"


def _ended_by(mode: Termination, one: Chain, other: Chain, facts: Wording) -> str:
    return termination_remark(mode, current_species(one), current_species(other), facts)


def _disproportionated(event: events.Disproportionated, names: Names, facts: Wording) -> str:
    one, other = event.saturated, event.unsaturated
    remark = _ended_by("disproportionation", one, other, facts)
    return (
        f"A hydrogen passes from the end of chain {other.id} to the end of chain {one.id}: {chain_written(one)} is "
        f"saturated, {chain_written(other)} keeps a C=C, and both are dead. {_counts(event.seat, [one, other], names)}"
        f"{remark}"
    )


def _transferred(event: events.Transferred, names: Names) -> str:
    chain, new = event.chain, event.new
    return (
        f"The growing end of chain {chain.id} takes the hydrogen of the thiol's S–H and is dead: "
        f"{chain_written(chain)}. "
        f"{_counts(event.seat, [chain], names)} The sulfur radical that is left starts chain {new.id}: {_drawn(new)}."
    )


def _counts(seat: int, chains: Sequence[Shown], names: Names) -> str:
    """ "16 units (1666.40 g/mol, without the ends) count for Ada, for good." """
    *first, last = (f"{counted(chain.length, 'unit')} ({chain.mass} g/mol" for chain in chains)
    without = ", without the ends" if all(map(_is_without_ends, chains)) else ""
    each = listed([*(f"{one})" for one in first), f"{last}{without})"])
    verb = "counts" if sum(chain.length for chain in chains) == 1 else "count"
    return f"{each} {verb} for {names[seat]}, for good."


def _is_without_ends(chain: Shown) -> bool:
    """R21: return True if only the repeat units have a mass, although the formula shows the ends too."""
    body = (units(block.cards) * substance(block.species).mass for block in chain.blocks)
    return chain.mass == sum(body)


def _ended(event: events.Ended, names: Names) -> str:
    dispersity = ("Đ (PDI)", *["Đ"] * (len(names) - 1))  # both names once, then the modern one
    rows = zip(names, event.standings, event.lost, dispersity, strict=True)
    each = "; ".join(_final(*row) for row in rows)
    wins = who_wins(event.outcome, names)
    return f"{names[event.seat]}'s hand is empty, and the game is over. {each}. {wins}."


def _final(name: str, standing: Standing, lost: int, dispersity: str) -> str:
    chains = sum(bar.chains for bar in standing.lengths)
    pdi = "–" if standing.pdi is None else standing.pdi
    averages = f"Mn {standing.mn} g/mol, Mw {standing.mw} g/mol" if standing.pdi else "Mn –, Mw –"
    unfinished = f", {counted(lost, 'unit')} in chains that do not count" if lost else ""
    return (
        f"{name}: {counted(standing.units or 0, 'unit')} in {counted(chains, 'chain')}, "
        f"{averages}, {dispersity} {pdi}{unfinished}"
    )


def move_words(move: moves.Move) -> str:  # noqa: C901  # one case a move
    match move:
        case moves.Draw(from_="stack"):
            return "draw from the stack"
        case moves.Draw():
            return "take the open card"
        case moves.Initiate(initiator=initiator, chains=chains):
            starts = " and ".join(map(start_written, chains))
            started = "a chain" if len(chains) == 1 else f"{len(chains)} chains"
            return f"start {started} with {card_written(initiator)} ({starts})"
        case moves.Propagate(chain=chain, cards=cards):
            return f"add {cards_written(cards)} to chain {chain}"
        case moves.Terminate(mode=mode, chains=chains):
            return f"terminate chains {listed([str(number) for number in chains])} by {mode}"
        case moves.Transfer(chain=chain, cards=cards):
            ended = f"terminate chain {chain} by transfer"
            return f"{ended} and start a new one with {start_written(cards)}" if cards else ended
        case moves.Cap(chain=chain):
            return f"cap chain {chain} with TEMPO"
        case moves.Copolymerize(chain=chain, cards=cards):
            return f"continue chain {chain} with {cards_written(cards)}"
        case moves.Discard(card=card):
            return f"discard {card_written(card)}"
        case moves.Calculate(units=units_, mn=mn, mw=mw, pdi=pdi):
            return f"answer {units_ or '–'} units, Mn {mn or '–'}, Mw {mw or '–'}, Đ {pdi or '–'}"
        case moves.GiveUp():
            return "see the solution"
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
    ending=lambda _outcome: "A hand is empty.",
    questions=QUESTIONS,
    subject=lambda _asked, step: STEPS.get(step, step),
    choices=REASONS | CHOICES,
    concepts=CONCEPTS,
)


def _drawn(chain: Chain) -> str:
    """ "BPO–Sty₄• (4 units)" """
    return f"{chain_written(chain)} ({counted(length(chain), 'unit')})"
