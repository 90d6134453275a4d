"""The sentences for refusals, in English, with moves that would work instead."""

from collections.abc import Iterable

from valence.core.game import Refusal
from valence.core.grammar.en import common_refusal, listed
from valence.core.words import Names
from valence.games.polymer import refusals
from valence.games.polymer.cards import CARDS, Monomer
from valence.games.polymer.notation import card_written, species_written, start_written

WRITTEN: dict[str, str] = {card: card_written(card) for card in CARDS}


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.MustInitiate(starts=starts):
            return f"The game opens with initiations: on your first turn, start a chain. {_works(starts)}"
        case refusals.MustDraw():
            return (
                "A turn begins with a draw: from the stack, or the open card of the second stack."
            )
        case refusals.HasDrawn():
            return "This turn's card is drawn: now play a round or discard."
        case refusals.TooManyCards(cards=cards):
            return f"A round uses at most three cards, and these are {cards}."
        case refusals.NothingOpen():
            return "The second stack is empty: draw from the stack."
        case refusals.EnoughTaken():
            return "The last two draws were open cards, and a third in a row is not allowed: draw from the stack."
        case refusals.MustCalculate():
            return "A hand is empty: work out the units, Mn, Mw and Đ of your chains, or give up."
        case refusals.NothingToCalculate():
            return "There is nothing to calculate now."
        case refusals.NoSuchChain(chain=chain, alive=alive):
            return f"There is no chain {chain}. {_choice('Growing or dormant', alive)}"
        case refusals.IsTerminated(chain=chain, owner=owner):
            return f"Chain {chain} is terminated: it no longer has a radical end and is {names[owner]}'s for good."
        case refusals.IsCapped(chain=chain, owner=owner):
            return f"Chain {chain} is capped by TEMPO and belongs to {names[owner]}: nobody else can touch it."
        case refusals.BadStart(starts=starts, same_species=same_species):
            return (
                "A radical adds to one monomer first: start with a monomer of value 1, alone or with "
                f"{_one_more(same_species)}. "
                f"{_works(starts)}"
            )
        case refusals.OneRadical():
            return (
                "In this game one of the two radicals of benzoyl peroxide is lost, so it starts one chain; "
                "AIBN can start two."
            )
        case refusals.TwoRadicals(starts=starts):
            return (
                "AIBN gives two radicals: it starts two chains with one monomer of value 1 each, or a single chain "
                f"that may have a second monomer. {_works(_each(starts))}"
            )
        case refusals.NotYoursToGrow(chain=chain, owner=owner, yours=yours):
            return (
                f"Chain {chain} is {names[owner]}'s, and you can only propagate your own chains; "
                f"a joker would take it over. {_choice('Yours', yours)}"
            )
        case refusals.WrongSpecies(chain=chain, species=species, others=others, works=works):
            wrong = listed([species_written(one) for one in others])
            return (
                f"Chain {chain} grows with {species_written(species)}, not with {wrong}: "
                f"only a copolymer card changes that. {_works(works)}"
            )
        case refusals.NotASet(cards=cards, works=works):
            wrong = "A single monomer does" if len(cards) == 1 else "These do"
            return f"{wrong} not propagate; add a pair, a triplet or 1-2-3. {_works(works)}"
        case refusals.TakesTwoChains():
            return "Termination takes two different chains: it needs two radical ends that meet."
        case refusals.NoneIsYours(yours=yours):
            return f"At least one of the two chains has to be yours. {_choice('Yours', yours)}"
        case refusals.BadTransferStart(starts=starts, same_species=same_species):
            return (
                "The radical that a transfer leaves starts a new chain at once: bring a monomer of value 1, alone or "
                f"with {_one_more(same_species)}. {_works(starts)}"
            )
        case refusals.NotYoursToCap(chain=chain, owner=owner, yours=yours):
            return (
                f"Chain {chain} is {names[owner]}'s, and TEMPO can only cap your own chains. "
                f"{_choice('Yours', yours)}"
            )
        case refusals.CappedAlready(chain=chain):
            return f"Chain {chain} is capped already: TEMPO couples with a growing end, and this one is dormant."
        case refusals.BringsNoMonomer(chain=chain, species=species):
            return (
                f"A copolymer brings one monomer, or two of one species, other than the {species_written(species)} "
                f"that chain {chain} grows with."
            )
        case refusals.BringsTwoSpecies():
            return "A copolymer continues with one new species: bring one monomer, or two of the same species."
        case refusals.SameSpecies(chain=chain, species=species, works=works):
            return (
                f"Chain {chain} grows with {species_written(species)} already: a copolymer needs another species. "
                f"{_works(_each(works))}"
            )
        case _:
            return common_refusal(refusal, names, lambda card: WRITTEN.get(card, card))


def refusal_line(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    """Return a long refusal in one line of the board."""
    match refusal:
        case refusals.MustInitiate():
            return "Your first turn starts a chain: an initiator with a monomer of value 1."
        case refusals.EnoughTaken():
            return "Two open cards in a row are enough: draw from the stack."
        case refusals.IsTerminated(chain=chain, owner=owner):
            return f"Chain {chain} is terminated: it has no radical end, and counts for {names[owner]}."
        case refusals.BadStart():
            return "A radical adds to one monomer first: start with one of value 1."
        case refusals.OneRadical():
            return "Benzoyl peroxide starts one chain here; AIBN can start two."
        case refusals.TwoRadicals():
            return "AIBN gives two radicals: two chains with one monomer of value 1 each, or one chain."
        case refusals.NotYoursToGrow(chain=chain, owner=owner):
            return f"Chain {chain} is {names[owner]}'s: only a joker would take it over."
        case refusals.WrongSpecies(chain=chain, species=species):
            return f"Chain {chain} grows with {species_written(species)}: only a copolymer changes that."
        case refusals.NotASet():
            return "That does not propagate: add a pair, a triplet or 1-2-3."
        case refusals.BadTransferStart():
            return "The radical starts a new chain at once: bring a monomer of value 1."
        case refusals.NotYoursToCap(chain=chain, owner=owner):
            return f"Chain {chain} is {names[owner]}'s: TEMPO can only cap your own."
        case refusals.CappedAlready(chain=chain):
            return f"Chain {chain} is capped already: a dormant end doesn't couple with TEMPO."
        case refusals.BringsNoMonomer(chain=chain, species=species):
            return (
                f"Bring one monomer, or two of one species, other than {species_written(species)}."
            )
        case refusals.BringsTwoSpecies():
            return "A copolymer goes on with one new species: one monomer, or two of the same."
        case refusals.SameSpecies(chain=chain, species=species):
            return f"Chain {chain} grows with {species_written(species)} already: bring another species."
        case _:
            return ""


def _one_more(same_species: bool) -> str:
    return "one more of the same species" if same_species else "one more"


def _works(cards: Iterable[tuple[Monomer, ...]] | None) -> str:
    """List the cards in the player's own hand that would work; empty if the player is to find them."""
    if cards is None:
        return ""
    ways = [start_written(one) for one in cards]
    return f"In your hand: {'; '.join(ways)}." if ways else "You hold nothing that would do."


def _each(cards: tuple[Monomer, ...] | None) -> list[tuple[Monomer, ...]] | None:
    return None if cards is None else [(card,) for card in cards]


def _choice(kind: str, chains: tuple[int, ...]) -> str:
    return f"{kind}: {listed([str(number) for number in chains]) or 'none'}."
