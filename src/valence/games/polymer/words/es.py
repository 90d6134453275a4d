"""The sentences of the game, in Spanish; es_refusals.py and its neighbours word refusals, figures and remarks."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from valence.chem.names import es
from valence.chem.polymer import Termination, substance
from valence.chem.wording import Wording
from valence.core.game import Event
from valence.core.grammar.es import LOG, counted, decimal, listed, who_wins
from valence.core.words import Names, Words
from valence.games.polymer import events, moves
from valence.games.polymer.cards import units
from valence.games.polymer.chains import current_species, length, starters
from valence.games.polymer.notation import chain_written
from valence.games.polymer.options import Options
from valence.games.polymer.state import Chain, Shown, Standing
from valence.games.polymer.words.es_calculation import calculated_words, solution_words
from valence.games.polymer.words.es_cards import (
    card_written,
    cards_written,
    species_written,
    start_written,
)
from valence.games.polymer.words.es_concepts import CONCEPTS
from valence.games.polymer.words.es_lines import line_words
from valence.games.polymer.words.es_presets import PRESETS, VARIANTS
from valence.games.polymer.words.es_questions import CHOICES, QUESTIONS, REASONS, STEPS
from valence.games.polymer.words.es_refusals import refusal_line, refusal_words
from valence.games.polymer.words.es_remarks import (
    MODES,
    switch_remark,
    tempo_remark,
    termination_remark,
    waking_remark,
)


def event_words(event: Event, names: Names, facts: Wording = "14") -> str:  # noqa: C901  # one case an event
    match event:
        case events.Started(starter=seat, hand=hand, stack=stack):
            return f"{counted(hand, 'carta')} por persona; en el mazo hay {stack}. Empieza {names[seat]}."
        case events.Dealt(cards=cards):
            return f"Tu mano: {cards_written(cards)}."
        case events.Drew(seat=seat, stack=stack):
            left = "queda 1" if stack == 1 else f"quedan {stack}"
            return f"{names[seat]} roba una carta; en el mazo {left}."
        case events.DrewCard(card=card):
            return f"Robas: {card_written(card)}."
        case events.TookOpen(seat=seat, card=card):
            return f"{names[seat]} toma la carta visible, {card_written(card)}."
        case events.Reshuffled(cards=cards, left=left):
            last = "" if left else " por última vez"
            return f"La pila de descarte, {counted(cards, 'carta')}, se baraja{last} y pasa a ser el mazo."
        case events.NothingToDraw(seat=seat):
            return f"Ya no hay nada que robar: {names[seat]} juega sin robar."
        case events.LastCard(seat=seat):
            return f"{names[seat]} tiene una sola carta y no roba."
        case events.Discarded(seat=seat, card=card):
            return f"{names[seat]} descarta {card_written(card)}."
        case events.Initiated():
            return _initiated(event, names, facts)
        case events.Propagated(seat=seat, chain=chain, cards=cards):
            return (
                f"{names[seat]} agrega {cards_written(cards)} a la cadena {chain.id}: {_more(units(cards))}, "
                f"{_drawn(chain)}."
            )
        case events.Woke(seat=seat, chain=chain):
            return (
                f"El calor abre el enlace C–O en el extremo de la cadena {chain.id}: TEMPO se separa y la cadena "
                f"de {names[seat]} vuelve a crecer.{waking_remark(current_species(chain))}"
            )
        case events.Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} le quita la cadena {chain.id} a {names[loser]}: {_drawn(chain)}."
        case events.Combined():
            return _combined(event, names, facts)
        case events.Disproportionated():
            return _disproportionated(event, names, facts)
        case events.Transferred():
            return _transferred(event, names)
        case events.Capped(seat=seat, chain=chain):
            return (
                f"TEMPO, que es un radical estable, se acopla al extremo en crecimiento de la cadena {chain.id}: "
                f"{_drawn(chain)}. Queda durmiente, y solo {names[seat]} puede tocarla."
                f"{tempo_remark(current_species(chain), facts)}"
            )
        case events.Copolymerized(seat=seat, chain=chain, cards=cards):
            species = species_written(current_species(chain))
            return (
                f"El extremo en crecimiento de la cadena {chain.id} continúa con {species}: {_more(units(cards))}, "
                f"{_drawn(chain)}. Es de {names[seat]}, sigue en crecimiento y se puede recuperar."
                f"{switch_remark(chain.blocks[-2].species, chain.blocks[-1].species, facts)}"
            )
        case events.Asked(seat=seat, calculating=seats):
            work = "calcula" if len(seats) == 1 else "calculan"
            return (
                f"A {names[seat]} no le quedan cartas. Ahora {listed([names[one] for one in seats])} {work} las "
                "unidades, Mn, Mw y Đ de sus propias cadenas que cuentan."
            )
        case events.Calculated():
            return calculated_words(event, names)
        case events.GaveUp(seat=seat, solution=solution):
            return f"{names[seat]} no da ninguna respuesta. {solution_words(solution)}"
        case events.Ended():
            return _ended(event, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _initiated(event: events.Initiated, names: Names, facts: Wording) -> str:
    began = " ".join(f"Comienza la cadena {chain.id}: {_drawn(chain)}." for chain in event.chains)
    one = "uno de sus radicales se adiciona a un monómero y el otro se pierde"
    if event.initiator == "bpo":
        how = f"peróxido de benzoílo: se rompe su enlace O–O; {one}"
    elif len(event.chains) == 2:
        how = "AIBN: pierde nitrógeno, y cada uno de sus dos radicales se adiciona a un monómero"
    else:
        how = f"AIBN: pierde nitrógeno; {one}"
    remarks = dict.fromkeys(_start_remark(chain, facts) for chain in event.chains)
    return f"{names[event.seat]} calienta {how}. {began}{''.join(remarks)}"


def _start_remark(chain: Chain, facts: Wording) -> str:
    """R9: remark on a real end's liking for a second monomer of another species."""
    if len(chain.blocks) == 1:
        return ""
    return switch_remark(chain.blocks[0].species, chain.blocks[1].species, facts)


def _combined(event: events.Combined, names: Names, facts: Wording) -> str:
    one, other, whole = event.first, event.second, event.chain
    remark = _ended_by("combination", one, other, facts)
    return (
        f"Los extremos radicales de las cadenas {one.id} y {other.id} forman un enlace entre sí: "
        f"{length(one)} + {length(other)} = {whole.length} unidades en una sola cadena muerta, la {whole.id}, "
        f"{chain_written(whole)}; {_end_groups(whole)}. {_counts(event.seat, [whole], names)}{remark}"
    )


def _end_groups(chain: Chain) -> str:
    one, other = map(es.radical, starters(chain))
    if one == other:
        return f"ambos extremos llevan el grupo {one}"
    return f"sus extremos llevan los grupos {listed([one, other])}"


def _ended_by(mode: Termination, one: Chain, other: Chain, facts: Wording) -> str:
    return termination_remark(mode, current_species(one), current_species(other), facts)


def _disproportionated(event: events.Disproportionated, names: Names, facts: Wording) -> str:
    one, other = event.saturated, event.unsaturated
    remark = _ended_by("disproportionation", one, other, facts)
    return (
        f"Un hidrógeno pasa del extremo de la cadena {other.id} al de la cadena {one.id}: {chain_written(one)} queda "
        f"saturada, {chain_written(other)} queda con un C=C, y las dos están muertas. "
        f"{_counts(event.seat, [one, other], names)}{remark}"
    )


def _transferred(event: events.Transferred, names: Names) -> str:
    chain, new = event.chain, event.new
    return (
        f"El extremo en crecimiento de la cadena {chain.id} toma el hidrógeno del S–H del tiol, y la cadena muere: "
        f"{chain_written(chain)}. "
        f"{_counts(event.seat, [chain], names)} El radical de azufre que queda inicia la cadena {new.id}: "
        f"{_drawn(new)}."
    )


def _counts(seat: int, chains: Sequence[Shown], names: Names) -> str:
    """ "16 unidades (1666,40 g/mol, sin los extremos) cuentan para Ada de forma definitiva." """
    *first, last = (f"{_units(chain.length)} ({decimal(str(chain.mass))} g/mol" for chain in chains)
    without = ", sin los extremos" if all(map(_is_without_ends, chains)) else ""
    each = listed([*(f"{one})" for one in first), f"{last}{without})"])
    verb = "cuenta" if sum(chain.length for chain in chains) == 1 else "cuentan"
    return f"{each} {verb} para {names[seat]} de forma definitiva."


def _is_without_ends(chain: Shown) -> bool:
    """R21: return True if only the repeat units have a mass, although the formula shows the ends too."""
    body = (units(block.cards) * substance(block.species).mass for block in chain.blocks)
    return chain.mass == sum(body)


def _ended(event: events.Ended, names: Names) -> str:
    dispersity = ("Đ (PDI)", *["Đ"] * (len(names) - 1))  # both names once, then the modern one
    rows = zip(names, event.standings, event.lost, dispersity, strict=True)
    each = "; ".join(_final(*row) for row in rows)
    wins = who_wins(event.outcome, names)
    return f"A {names[event.seat]} no le quedan cartas, y la partida termina. {each}. {wins}."


def _final(name: str, standing: Standing, lost: int, dispersity: str) -> str:
    chains = sum(bar.chains for bar in standing.lengths)
    averages = "Mn –, Mw –"
    if standing.pdi:
        averages = f"Mn {decimal(str(standing.mn))} g/mol, Mw {decimal(str(standing.mw))} g/mol"
    pdi = "–" if standing.pdi is None else decimal(str(standing.pdi))
    unfinished = f" y {_units(lost)} en cadenas que no cuentan" if lost else ""
    return (
        f"{name}: {_units(standing.units or 0)} en {counted(chains, 'cadena')}, "
        f"{averages}, {dispersity} {pdi}{unfinished}"
    )


def move_words(move: moves.Move) -> str:  # noqa: C901  # one case a move
    match move:
        case moves.Draw(from_="stack"):
            return "robar del mazo"
        case moves.Draw():
            return "tomar la carta visible"
        case moves.Initiate(initiator=initiator, chains=chains):
            starts = " y ".join(map(start_written, chains))
            started = "una cadena" if len(chains) == 1 else f"{len(chains)} cadenas"
            return f"iniciar {started} con {card_written(initiator)} ({starts})"
        case moves.Propagate(chain=chain, cards=cards):
            return f"agregar {cards_written(cards)} a la cadena {chain}"
        case moves.Terminate(mode=mode, chains=chains):
            which = "la cadena" if len(chains) == 1 else "las cadenas"
            return (
                f"terminar {which} {listed([str(number) for number in chains])} por {MODES[mode]}"
            )
        case moves.Transfer(chain=chain, cards=cards):
            ended = f"terminar la cadena {chain} por transferencia"
            return f"{ended} e iniciar otra con {start_written(cards)}" if cards else ended
        case moves.Cap(chain=chain):
            return f"bloquear la cadena {chain} con TEMPO"
        case moves.Copolymerize(chain=chain, cards=cards):
            return f"continuar la cadena {chain} con {cards_written(cards)}"
        case moves.Discard(card=card):
            return f"descartar {card_written(card)}"
        case moves.Calculate(units=units_, mn=mn, mw=mw, pdi=pdi):
            return f"responder {units_ or '–'} unidades, Mn {mn or '–'}, Mw {mw or '–'}, Đ {pdi or '–'}"
        case moves.GiveUp():
            return "ver la solución"
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
    ending=lambda _outcome: "Una mano quedó vacía.",
    questions=QUESTIONS,
    subject=lambda _asked, step: STEPS.get(step, step),
    choices=REASONS | CHOICES,
    concepts=CONCEPTS,
    log=LOG,
)


def _drawn(chain: Chain) -> str:
    """ "BPO–Sty₄• (4 unidades)" """
    return f"{chain_written(chain)} ({_units(length(chain))})"


def _units(count: int) -> str:
    return counted(count, "unidad")


def _more(count: int) -> str:
    return f"{_units(count)} más"
