"""What the game says, in English. The only file with sentences."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from valence.chem.polymer import substance
from valence.chem.radicals import (
    Termination,
    preferred_termination,
    reactivity_ratio,
    tempo_effect,
)
from valence.core.game import Event, Refusal
from valence.core.words import (
    Names,
    Words,
    common_refusal,
    counted,
    listed,
    said_why,
    say_words,
    who_wins,
)
from valence.games.polymer.cards import CARDS, Monomer, Species, units
from valence.games.polymer.chains import current_species, length, starters
from valence.games.polymer.events import (
    Announced,
    Asked,
    Calculated,
    Capped,
    Combined,
    Copolymerized,
    Dealt,
    Discarded,
    Disproportionated,
    Drew,
    DrewCard,
    Ended,
    Figure,
    GaveUp,
    Initiated,
    LastCard,
    NothingToDraw,
    Propagated,
    Reshuffled,
    Said,
    Slip,
    Solution,
    Started,
    Taken,
    TookOpen,
    Transferred,
    Woke,
)
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Calculate,
    Cap,
    Copolymerize,
    Discard,
    Draw,
    GiveUp,
    Initiate,
    Move,
    Play,
    Propagate,
    Say,
    Terminate,
    Transfer,
)
from valence.games.polymer.notation import (
    card_written,
    cards_written,
    chain_written,
    start_written,
)
from valence.games.polymer.reasons import Reason
from valence.games.polymer.refusals import (
    BadStart,
    BadTransferStart,
    BringsNoMonomer,
    BringsTwoSpecies,
    CappedAlready,
    EnoughTaken,
    HasDrawn,
    IsCapped,
    IsTerminated,
    MustCalculate,
    MustDraw,
    MustInitiate,
    MustSayWhy,
    NoneIsYours,
    NoSuchChain,
    NotASet,
    NothingOpen,
    NothingToCalculate,
    NothingToSay,
    NotYoursToCap,
    NotYoursToGrow,
    OneRadical,
    SameSpecies,
    TakesTwoChains,
    TooManyCards,
    TwoRadicals,
    WrongSpecies,
)
from valence.games.polymer.state import Chain, Radical, Shown, Standing

# An end that adds its own monomer at least this many times faster than another is worth a remark.
MARKED_PREFERENCE = 3
# R25: what becomes of the radical.
REASONS: Mapping[Reason, str] = {
    "new": "an initiator splits, and a new radical starts a chain",
    "adds": "the radical adds monomer and stays at the end of its chain",
    "moves": "the radical passes to another molecule, which starts a new chain",
    "joins": "two radicals join in a bond, and both are used up",
    "hydrogen": "a hydrogen passes between two radicals, and both are used up",
    "blocked": "the radical is blocked, and can be set free again",
}
WRITTEN: dict[str, str] = {card: card_written(card) for card in CARDS}


def event_words(event: Event, names: Names) -> str:  # noqa: C901  # one case an event
    match event:
        case Started(starter=seat, hand=hand, stack=stack):
            return f"{counted(hand, 'card')} each, {stack} in the stack. {names[seat]} begins."
        case Dealt(cards=cards):
            return f"Your hand: {cards_written(cards)}."
        case Drew(seat=seat, stack=stack):
            return f"{names[seat]} draws a card; {stack} left in the stack."
        case DrewCard(card=card):
            return f"You draw: {card_written(card)}."
        case TookOpen(seat=seat, card=card):
            return f"{names[seat]} takes the open {card_written(card)}."
        case Reshuffled(cards=cards, left=left):
            last = "" if left else " for the last time"
            return f"The second stack, {counted(cards, 'card')}, is shuffled{last} to become the stack."
        case NothingToDraw(seat=seat):
            return f"There is nothing left to draw: {names[seat]} plays without a draw."
        case LastCard(seat=seat):
            return f"{names[seat]} holds a single card and draws none."
        case Discarded(seat=seat, card=card):
            return f"{names[seat]} discards {card_written(card)}."
        case Initiated():
            return _initiated(event, names)
        case Propagated(seat=seat, chain=chain, cards=cards):
            return (
                f"{names[seat]} adds {cards_written(cards)} to chain {chain.id}: {counted(units(cards), 'unit')} more, "
                f"{_drawn(chain)}."
            )
        case Woke(seat=seat, chain=chain):
            return (
                f"Heat opens the C–O bond at the end of chain {chain.id}: TEMPO leaves, and {names[seat]}'s chain "
                f"grows again.{_waking_remark(current_species(chain))}"
            )
        case Taken(seat=seat, from_=loser, chain=chain):
            return f"{names[seat]} takes chain {chain.id} from {names[loser]}: {_drawn(chain)}."
        case Combined():
            return _combined(event, names)
        case Disproportionated():
            return _disproportionated(event, names)
        case Transferred():
            return _transferred(event, names)
        case Capped(seat=seat, chain=chain):
            return (
                f"TEMPO, itself a stable radical, couples with the growing end of chain {chain.id}: {_drawn(chain)}. "
                f"It is dormant, and nobody but {names[seat]} can touch it.{_tempo_remark(current_species(chain))}"
            )
        case Copolymerized(seat=seat, chain=chain, cards=cards):
            species = _species(current_species(chain))
            return (
                f"The growing end of chain {chain.id} continues with {species}: {counted(units(cards), 'unit')} more, "
                f"{_drawn(chain)}. It is {names[seat]}'s, still growing, and can be taken back."
                f"{_switch_remark(chain.blocks[-2].species, chain.blocks[-1].species)}"
            )
        case Announced(seat=seat, play=play):
            return f"{names[seat]} plays {_announced(play)}."
        case Said(seat=seat, given=given, right=right):
            return said_why(names[seat], given, right, REASONS)
        case Asked(seat=seat, calculating=seats):
            work = "works" if len(seats) == 1 else "work"
            return (
                f"{names[seat]}'s hand is empty. {listed([names[one] for one in seats])} now {work} out the units, "
                "Mn, Mw and Đ of their own chains that count."
            )
        case Calculated():
            return _calculated(event, names)
        case GaveUp(seat=seat, solution=solution):
            return f"{names[seat]} gives no answer. {_worked(solution)}"
        case Ended():
            return _ended(event, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def _announced(play: Play) -> str:
    """ "CTA with Sty 1 on chain 3": the cards and chains, and nothing about what happens."""
    first, *more = cards_of(play)
    cards = f"{card_written(first)} with {cards_written(more)}" if more else card_written(first)
    match play:
        case Initiate():
            return cards
        case Propagate(chain=chain, cards=monomers):
            return f"{cards_written(monomers)} on chain {chain}"
        case Terminate(mode=mode, chains=chains):
            return f"{cards} on chains {listed([str(number) for number in chains])}, by {mode}"
        case _:
            return f"{cards} on chain {play.chain}"


def _initiated(event: Initiated, names: Names) -> str:
    began = " ".join(f"Chain {chain.id} begins: {_drawn(chain)}." for chain in event.chains)
    if event.initiator == "bpo":
        how = "benzoyl peroxide: its O–O bond breaks; one of its radicals adds to a monomer, the other is lost"
    elif len(event.chains) == 2:
        how = "AIBN: it loses nitrogen, and both of its radicals add to a monomer"
    else:
        how = "AIBN: it loses nitrogen; one of its radicals adds to a monomer, the other is lost"
    remarks = dict.fromkeys(_start_remark(chain) for chain in event.chains)
    return f"{names[event.seat]} heats {how}. {began}{''.join(remarks)}"


def _start_remark(chain: Chain) -> str:
    """R9: what a real end thinks of a second monomer of another species."""
    if len(chain.blocks) == 1:
        return ""
    return _switch_remark(chain.blocks[0].species, chain.blocks[1].species)


def _combined(event: Combined, names: Names) -> str:
    one, other, whole = event.first, event.second, event.chain
    remark = _termination_remark("combination", current_species(one), current_species(other))
    return (
        f"The radical ends of chains {one.id} and {other.id} pair into one bond: {length(one)} + {length(other)} = "
        f"{whole.length} units in one dead chain {whole.id}, {chain_written(whole)}; {_end_groups(whole)}. "
        f"{_counts(event.seat, [whole], names)}{remark}"
    )


def _end_groups(chain: Chain) -> str:
    one, other = map(_fragment, starters(chain))
    return f"both ends carry {one}" if one == other else f"its ends carry {one} and {other}"


def _disproportionated(event: Disproportionated, names: Names) -> str:
    one, other = event.saturated, event.unsaturated
    remark = _termination_remark("disproportionation", current_species(one), current_species(other))
    return (
        f"A hydrogen passes from the end of chain {other.id} to the end of chain {one.id}: {chain_written(one)} is "
        f"saturated, {chain_written(other)} keeps a C=C, and both are dead. {_counts(event.seat, [one, other], names)}"
        f"{remark}"
    )


def _transferred(event: Transferred, names: Names) -> str:
    chain, new = event.chain, event.new
    return (
        f"The growing end of chain {chain.id} takes the hydrogen of the thiol's S–H and is dead: "
        f"{chain_written(chain)}. "
        f"{_counts(event.seat, [chain], names)} The sulfur radical that is left starts chain {new.id}: {_drawn(new)}."
    )


def _counts(seat: int, chains: Sequence[Shown], names: Names) -> str:
    """ "16 units, 1666.40 g/mol, count for Ada." """
    each = listed([f"{counted(chain.length, 'unit')} ({chain.mass} g/mol)" for chain in chains])
    verb = "counts" if sum(chain.length for chain in chains) == 1 else "count"
    return f"{each} {verb} for {names[seat]}, for good."


# What real ends prefer, when the game allows something less likely.


def _termination_remark(mode: Termination, one: Species, other: Species) -> str:
    preferred = preferred_termination(one, other)
    if preferred is None or preferred == mode:
        return ""
    if preferred == "disputed":
        return f" Whether two real ends of {_species(one)} prefer to combine or to disproportionate is disputed."
    if preferred == "transfer":
        return f" In the flask, most {_species(one)} chains end by transfer before two ends meet."
    ends = f"two ends of {_species(one)}"
    if one != other:
        ends = f"an end of {_species(one)} and one of {_species(other)}"
    return f" In the flask, {ends} prefer {preferred}."


def _tempo_remark(species: Species) -> str:
    real = f" In the flask, TEMPO controls {_species(species)} poorly: "
    match tempo_effect(species):
        case "controls":
            return ""
        case "takes hydrogen":
            return f"{real}it often takes a hydrogen from the end instead, and the chain is dead."
        case "builds up":
            return f"{real}the bond seldom opens, free TEMPO builds up, and growth nearly stops."
        case "stays bound":
            return f"{real}the C–O bond is too strong to open again."


def _waking_remark(species: Species) -> str:
    if tempo_effect(species) == "controls":
        return ""
    return " In the flask, this works well only with styrene."


def _switch_remark(end: Species, monomer: Species) -> str:
    ratio = reactivity_ratio(end, monomer)
    if ratio < MARKED_PREFERENCE:
        return ""
    return (
        f" In the flask, an end of {_species(end)} adds its own monomer about {ratio:.0f} times as fast as "
        f"{_species(monomer)}."
    )


# R23, R24: what players have worked out


def _calculated(event: Calculated, names: Names) -> str:
    figures = {"units": event.units, "Mn": event.mn, "Mw": event.mw, "Đ": event.pdi}
    if event.is_right:
        given = [
            f"{figure.given} units" if name == "units" else f"{name} {figure.given}"
            for name, figure in figures.items()
        ]
        verdict = f"{names[event.seat]} has worked out {listed(given)}: all right."
    else:
        wrong = [_wrong(name, figure) for name, figure in figures.items() if figure.slip]
        verdict = f"{names[event.seat]} isn't there yet. {' '.join(wrong)}"
    if event.solution is None:
        left = "One more try." if event.tries_left == 1 else f"{event.tries_left} more tries."
        return f"{verdict} {left}"
    return f"{verdict} {_worked(event.solution)}"


def _wrong(name: str, figure: Figure) -> str:
    """ "Mn 885.28: that is Mw. …" """
    assert figure.slip is not None
    other, swapped = (
        ("Mn", "Mw weighs each chain by its mass")
        if name == "Mw"
        else ("Mw", "Mn counts each chain once")
    )
    slip = SLIPS[figure.slip].format(other=other, swapped=swapped)
    return f"{name} {figure.given.strip() or '–'}: {slip}"


SLIPS: dict[Slip, str] = {
    "missing": "it is still missing.",
    "no number": "this is no number.",
    "cards": "that is how many cards there are; a card of value 2 is two units.",
    "lost chains": "growing chains don't count at the end.",
    "swapped": "that is {other}. {swapped}.",
    "sum": "that is the mass of all chains together; it isn't an average yet.",
    "per unit": "that is the mean mass of a repeat unit: divide by the number of chains, not of units.",
    "lengths": "that is the mean length: use the molar masses.",
    "per chain": "divide the sum of the squares by the sum of the masses, not by the number of chains.",
    "squares": "that is the sum of the squares: divide it by the sum of the masses.",
    "inverted": "that is Mn / Mw; Đ is Mw / Mn.",
    "follows": "it follows from your Mn and Mw, so the division is right.",
    "below one": "Đ is never below 1, because Mw is never below Mn.",
    "close": "that is close. Round only at the end.",
    "arithmetic": "check the arithmetic.",
}


def _worked(solution: Solution) -> str:
    """The way to the averages, with the numbers of these chains."""
    masses = [str(one.mass) for one in solution.chains]
    own = solution.standing
    lengths = " + ".join(str(one.length) for one in solution.chains)
    if len(masses) == 1:
        return f"One chain of {lengths} units: Mn and Mw are its mass, {own.mn} g/mol, and Đ is {own.pdi}."
    squares = " + ".join(f"{one}²" for one in masses)
    return (
        f"Units: {lengths} = {own.units}. Mn = ({' + '.join(masses)}) / {len(masses)} = "
        f"{solution.mass} / {len(masses)} = {own.mn} g/mol. "
        f"Mw = ({squares}) / {solution.mass} = {solution.squares} / {solution.mass} = {own.mw} g/mol. "
        f"Đ = {own.mw} / {own.mn} = {own.pdi}."
    )


def _ended(event: Ended, names: Names) -> str:
    dispersity = ("Đ (PDI)", *["Đ"] * (len(names) - 1))  # both names once, then the modern one
    rows = zip(names, event.standings, event.lost, dispersity, strict=True)
    each = "; ".join(_final(*row) for row in rows)
    wins = who_wins(event.outcome, names)
    return f"{names[event.seat]}'s hand is empty, and the game is over. {each}. {wins}."


def _final(name: str, standing: Standing, lost: int, dispersity: str) -> str:
    chains = sum(bar.chains for bar in standing.lengths)
    pdi = "–" if standing.pdi is None else standing.pdi
    unfinished = f", {counted(lost, 'unit')} in chains that do not count" if lost else ""
    return (
        f"{name}: {counted(standing.units or 0, 'unit')} in {counted(chains, 'chain')}, "
        f"Mn {standing.mn}, Mw {standing.mw}, {dispersity} {pdi}{unfinished}"
    )


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case MustInitiate(starts=starts):
            return f"The game opens with initiations: on your first turn, start a chain. {_works(starts)}"
        case MustDraw():
            return (
                "A turn begins with a draw: from the stack, or the open card of the second stack."
            )
        case HasDrawn():
            return "This turn's card is drawn: now play a round or discard."
        case TooManyCards(cards=cards):
            return f"A round uses at most three cards, and these are {cards}."
        case NothingOpen():
            return "The second stack is empty: draw from the stack."
        case EnoughTaken():
            return "The last two draws were open cards, and a third in a row is not allowed: draw from the stack."
        case MustCalculate():
            return "A hand is empty: work out the units, Mn, Mw and Đ of your chains, or give up."
        case MustSayWhy():
            return "First say what becomes of the radical."
        case NothingToSay():
            return "There is nothing to explain: no round was played."
        case NothingToCalculate():
            return "There is nothing to calculate now."
        case NoSuchChain(chain=chain, alive=alive):
            return f"There is no chain {chain}. {_choice('Growing or dormant', alive)}"
        case IsTerminated(chain=chain, owner=owner):
            return f"Chain {chain} is terminated: it no longer has a radical end and is {names[owner]}'s for good."
        case IsCapped(chain=chain, owner=owner):
            return f"Chain {chain} is capped by TEMPO and belongs to {names[owner]}: nobody else can touch it."
        case BadStart(starts=starts, same_species=same_species):
            more = "one more of the same species" if same_species else "one more"
            return (
                f"A radical adds to one monomer first: start with a monomer of value 1, alone or with {more}. "
                f"{_works(starts)}"
            )
        case OneRadical():
            return (
                "In this game one of the two radicals of benzoyl peroxide is lost, so it starts one chain; "
                "AIBN can start two."
            )
        case TwoRadicals(starts=starts):
            return (
                "AIBN gives two radicals: it starts two chains with one monomer of value 1 each, or a single chain "
                f"that may have a second monomer. {_works(_each(starts))}"
            )
        case NotYoursToGrow(chain=chain, owner=owner, yours=yours):
            return (
                f"Chain {chain} is {names[owner]}'s, and you can only propagate your own chains; "
                f"a joker would take it over. {_choice('Yours', yours)}"
            )
        case WrongSpecies(chain=chain, species=species, others=others, works=works):
            return (
                f"Chain {chain} grows with {_species(species)}, not with {listed([_species(s) for s in others])}: "
                f"only a copolymer card changes that. {_works(works)}"
            )
        case NotASet(cards=cards, works=works):
            wrong = "A single monomer does" if len(cards) == 1 else "These do"
            return f"{wrong} not propagate; add a pair, a triplet or 1-2-3. {_works(works)}"
        case TakesTwoChains():
            return "Termination takes two different chains: it needs two radical ends that meet."
        case NoneIsYours(yours=yours):
            return f"At least one of the two chains has to be yours. {_choice('Yours', yours)}"
        case BadTransferStart(starts=starts):
            return (
                "The radical that a transfer leaves starts a new chain at once: bring a monomer of value 1, alone or "
                f"with one more of the same species. {_works(starts)}"
            )
        case NotYoursToCap(chain=chain, owner=owner, yours=yours):
            return (
                f"Chain {chain} is {names[owner]}'s, and TEMPO can only cap your own chains. "
                f"{_choice('Yours', yours)}"
            )
        case CappedAlready(chain=chain):
            return f"Chain {chain} is capped already: TEMPO couples with a growing end, and this one is dormant."
        case BringsNoMonomer(chain=chain, species=species):
            return (
                f"A copolymer brings one monomer, or two of one species, other than the {_species(species)} "
                f"that chain {chain} grows with."
            )
        case BringsTwoSpecies():
            return "A copolymer continues with one new species: bring one monomer, or two of the same species."
        case SameSpecies(chain=chain, species=species, works=works):
            return (
                f"Chain {chain} grows with {_species(species)} already: a copolymer needs another species. "
                f"{_works(_each(works))}"
            )
        case _:
            return common_refusal(refusal, names, lambda card: WRITTEN.get(card, card))


def _works(cards: Iterable[tuple[Monomer, ...]] | None) -> str:
    """What would work, from the player's own hand; nothing is said where the player is to find it."""
    if cards is None:
        return ""
    ways = [start_written(one) for one in cards]
    return f"In your hand: {'; '.join(ways)}." if ways else "You hold nothing that would do."


def _each(cards: tuple[Monomer, ...] | None) -> list[tuple[Monomer, ...]] | None:
    return None if cards is None else [(card,) for card in cards]


def _choice(kind: str, chains: tuple[int, ...]) -> str:
    return f"{kind}: {listed([str(number) for number in chains]) or 'none'}."


def move_words(move: Move) -> str:  # noqa: C901  # one case a move
    match move:
        case Draw(from_="stack"):
            return "draw from the stack"
        case Draw():
            return "take the open card"
        case Initiate(initiator=initiator, chains=chains):
            starts = " and ".join(map(start_written, chains))
            return f"start {counted(len(chains), 'chain')} with {card_written(initiator)}: {starts}"
        case Propagate(chain=chain, cards=cards):
            return f"add {cards_written(cards)} to chain {chain}"
        case Terminate(mode=mode, chains=chains):
            return f"terminate chains {listed([str(number) for number in chains])} by {mode}"
        case Transfer(chain=chain, cards=cards):
            return f"terminate chain {chain} by transfer and start a new one with {cards_written(cards)}"
        case Cap(chain=chain):
            return f"cap chain {chain} with TEMPO"
        case Copolymerize(chain=chain, cards=cards):
            return f"continue chain {chain} with {cards_written(cards)}"
        case Discard(card=card):
            return f"discard {card_written(card)}"
        case Calculate(units=units_, mn=mn, mw=mw, pdi=pdi):
            return f"answer {units_ or '–'} units, Mn {mn or '–'}, Mw {mw or '–'}, Đ {pdi or '–'}"
        case GiveUp():
            return "see the solution"
        case Say(reason=reason):
            return say_words(reason, REASONS)
        case _:
            assert_never(move)


WORDS = Words(event=event_words, refusal=refusal_words, move=move_words)


def _drawn(chain: Chain) -> str:
    """ "BPO–Sty₄• (4 units)" """
    return f"{chain_written(chain)} ({counted(length(chain), 'unit')})"


def _species(species: Species) -> str:
    return substance(species).name.lower()


def _fragment(radical: Radical) -> str:
    return substance(radical).fragment.removesuffix(" radical")
