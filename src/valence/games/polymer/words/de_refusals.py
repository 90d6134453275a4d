"""The sentences for refusals, in German, with moves that would work instead."""

from collections.abc import Iterable

from valence.chem.names import de
from valence.core.game import Refusal
from valence.core.grammar.de import common_refusal, listed
from valence.core.words import Names
from valence.games.polymer import refusals
from valence.games.polymer.cards import CARDS, Monomer
from valence.games.polymer.words.de_cards import card_written, species_written, start_written

WRITTEN: dict[str, str] = {card: card_written(card) for card in CARDS}


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.MustInitiate(starts=starts):
            return f"Das Spiel beginnt mit der Startphase: Starte in deinem ersten Zug eine Kette. {_works(starts)}"
        case refusals.MustDraw():
            return "Zieh zuerst: vom Nachziehstapel oder die offene Karte vom Ablagestapel."
        case refusals.HasDrawn():
            return "Für diesen Zug hast du gezogen: Spiel jetzt eine Aktion oder leg eine Karte ab."
        case refusals.TooManyCards(cards=cards):
            return f"Zu einer Aktion gehören höchstens drei Karten, und das sind {cards}."
        case refusals.NothingOpen():
            return "Der Ablagestapel ist leer: Zieh vom Nachziehstapel."
        case refusals.EnoughTaken():
            return (
                "Zuletzt wurde zweimal die offene Karte genommen, ein drittes Mal nacheinander geht nicht: "
                "Zieh vom Nachziehstapel."
            )
        case refusals.MustCalculate():
            return (
                "Eine Hand ist leer: Berechne Einheiten, Mn, Mw und Đ deiner Ketten oder gib auf."
            )
        case refusals.NothingToCalculate():
            return "Jetzt gibt es nichts zu berechnen."
        case refusals.NoSuchChain(chain=chain, alive=alive):
            return f"Eine Kette {chain} gibt es nicht. {_choice('Wachsend oder schlafend', alive)}"
        case refusals.IsTerminated(chain=chain, owner=owner):
            return f"Kette {chain} ist abgebrochen: Sie hat kein Radikal mehr und gehört endgültig {names[owner]}."
        case refusals.IsCapped(chain=chain, owner=owner):
            return f"Kette {chain} ist mit TEMPO verschlossen: Nur {names[owner]} kann sie noch verändern."
        case refusals.BadStart(starts=starts, same_species=same_species):
            return (
                "Ein Radikal lagert zuerst ein einzelnes Monomer an: Beginne mit einem Monomer vom Wert 1, allein oder "
                f"mit {_one_more(same_species)}. {_works(starts)}"
            )
        case refusals.OneRadical():
            return (
                f"Von den beiden Radikalen aus {de.substance('bpo')} geht hier eines verloren, also startet es eine "
                "Kette; AIBN kann zwei starten."
            )
        case refusals.TwoRadicals(starts=starts):
            return (
                "AIBN liefert zwei Radikale: Es startet zwei Ketten mit je einem Monomer vom Wert 1 oder eine einzige, "
                f"die noch ein zweites Monomer haben darf. {_works(_each(starts))}"
            )
        case refusals.NotYoursToGrow(chain=chain, owner=owner, yours=yours):
            return (
                f"Kette {chain} gehört {names[owner]}, und verlängern kannst du nur eigene Ketten; "
                f"mit einem Joker könntest du sie übernehmen. {_choice('Deine', yours)}"
            )
        case refusals.WrongSpecies(chain=chain, species=species, others=others, works=works):
            wrong = listed([species_written(one) for one in others])
            return (
                f"Kette {chain} wächst mit {species_written(species)}, nicht mit {wrong}: "
                f"Das ändert nur eine Copolymer-Karte. {_works(works)}"
            )
        case refusals.NotASet(cards=cards, works=works):
            wrong = "Mit einem einzelnen Monomer" if len(cards) == 1 else "Damit"
            return f"{wrong} wächst keine Kette: Nimm ein Paar, einen Drilling oder 1-2-3. {_works(works)}"
        case refusals.TakesTwoChains():
            return "Zum Abbruch gehören zwei verschiedene Ketten: Zwei Radikalenden müssen sich treffen."
        case refusals.NoneIsYours(yours=yours):
            return f"Mindestens eine der beiden Ketten muss dir gehören. {_choice('Deine', yours)}"
        case refusals.BadTransferStart(starts=starts, same_species=same_species):
            return (
                "Das Radikal, das bei der Übertragung übrig bleibt, startet sofort eine neue Kette: Nimm dafür ein "
                f"Monomer vom Wert 1, allein oder mit {_one_more(same_species)}. {_works(starts)}"
            )
        case refusals.NotYoursToCap(chain=chain, owner=owner, yours=yours):
            return (
                f"Kette {chain} gehört {names[owner]}, und mit TEMPO verschließt du nur eigene Ketten. "
                f"{_choice('Deine', yours)}"
            )
        case refusals.CappedAlready(chain=chain):
            return (
                f"Kette {chain} ist schon verschlossen: TEMPO verbindet sich mit einem wachsenden Ende, und dieses "
                "schläft."
            )
        case refusals.BringsNoMonomer(chain=chain, species=species):
            return (
                "Zum Copolymer gehören ein Monomer oder zwei einer Sorte, und zwar einer anderen als "
                f"{species_written(species)}, mit dem Kette {chain} wächst."
            )
        case refusals.BringsTwoSpecies():
            return "Ein Copolymer wächst mit einer einzigen neuen Sorte weiter: Nimm ein Monomer oder zwei gleiche."
        case refusals.SameSpecies(chain=chain, species=species, works=works):
            return (
                f"Kette {chain} wächst schon mit {species_written(species)}: Ein Copolymer braucht eine andere Sorte. "
                f"{_works(_each(works))}"
            )
        case _:
            return common_refusal(refusal, names, lambda card: WRITTEN.get(card, card))


def refusal_line(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    """Return a long refusal in one line of the board."""
    match refusal:
        case refusals.MustInitiate():
            return "Starte im ersten Zug eine Kette: ein Initiator und ein Monomer vom Wert 1."
        case refusals.EnoughTaken():
            return "Zweimal nacheinander offen ist genug: Zieh vom Nachziehstapel."
        case refusals.IsTerminated(chain=chain, owner=owner):
            return f"Kette {chain} ist abgebrochen: Sie hat kein Radikal mehr und zählt für {names[owner]}."
        case refusals.BadStart():
            return "Ein Radikal lagert zuerst ein Monomer an: Beginne mit einem vom Wert 1."
        case refusals.OneRadical():
            return f"{de.substance('bpo')} startet hier eine Kette; AIBN kann zwei starten."
        case refusals.TwoRadicals():
            return (
                "AIBN liefert zwei Radikale: zwei Ketten mit je einem Monomer vom Wert 1 oder eine."
            )
        case refusals.NotYoursToGrow(chain=chain, owner=owner):
            return f"Kette {chain} gehört {names[owner]}: Nur ein Joker könnte sie übernehmen."
        case refusals.WrongSpecies(chain=chain, species=species):
            return f"Kette {chain} wächst mit {species_written(species)}: Das ändert nur ein Copolymer."
        case refusals.NotASet():
            return "Damit wächst keine Kette: Nimm ein Paar, einen Drilling oder 1-2-3."
        case refusals.TakesTwoChains():
            return "Zum Abbruch gehören zwei verschiedene Ketten, deren Radikale sich treffen."
        case refusals.BadTransferStart():
            return "Das Radikal startet sofort eine neue Kette: Nimm ein Monomer vom Wert 1."
        case refusals.NotYoursToCap(chain=chain, owner=owner):
            return f"Kette {chain} gehört {names[owner]}: TEMPO verschließt nur eigene Ketten."
        case refusals.CappedAlready(chain=chain):
            return f"Kette {chain} ist schon verschlossen: Ein schlafendes Ende bindet kein TEMPO."
        case refusals.BringsNoMonomer(species=species):
            return f"Nimm ein Monomer oder zwei einer Sorte, aber nicht {species_written(species)}."
        case refusals.BringsTwoSpecies():
            return (
                "Ein Copolymer wächst mit einer neuen Sorte weiter: ein Monomer oder zwei gleiche."
            )
        case refusals.SameSpecies(chain=chain, species=species):
            return f"Kette {chain} wächst schon mit {species_written(species)}: Nimm eine andere Sorte."
        case _:
            return ""


def _one_more(same_species: bool) -> str:
    return "noch einem derselben Sorte" if same_species else "noch einem"


def _works(cards: Iterable[tuple[Monomer, ...]] | None) -> str:
    """List the cards in the player's own hand that would work; empty if the player is to find them."""
    if cards is None:
        return ""
    ways = [start_written(one) for one in cards]
    return (
        f"Auf deiner Hand: {'; '.join(ways)}." if ways else "Du hast nichts Passendes auf der Hand."
    )


def _each(cards: tuple[Monomer, ...] | None) -> list[tuple[Monomer, ...]] | None:
    return None if cards is None else [(card,) for card in cards]


def _choice(kind: str, chains: tuple[int, ...]) -> str:
    return f"{kind}: {listed([str(one) for one in chains]) or 'keine'}."
