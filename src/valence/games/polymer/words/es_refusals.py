"""The sentences for refusals, in Spanish, with moves that would work instead."""

from collections.abc import Iterable

from valence.core.game import Refusal
from valence.core.grammar.es import common_refusal, either, listed
from valence.core.words import Names
from valence.games.polymer import refusals
from valence.games.polymer.cards import CARDS, Monomer
from valence.games.polymer.words.es_cards import card_written, species_written, start_written

WRITTEN: dict[str, str] = {card: card_written(card) for card in CARDS}


def refusal_words(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    match refusal:
        case refusals.MustInitiate(starts=starts):
            opens = "La partida comienza con la iniciación: en tu primer turno, inicia una cadena"
            return _with(f"{opens}.", _works(starts))
        case refusals.MustDraw():
            return "El turno empieza robando: del mazo, o la carta visible de la pila de descarte."
        case refusals.HasDrawn():
            return "La carta de este turno ya está robada: ahora haz una jugada o descarta."
        case refusals.TooManyCards(cards=cards):
            return f"Una jugada usa como máximo tres cartas, y aquí hay {cards}."
        case refusals.NothingOpen():
            return "La pila de descarte está vacía: roba del mazo."
        case refusals.EnoughTaken():
            return "Las dos últimas cartas robadas eran visibles, y no se permite una tercera seguida: roba del mazo."
        case refusals.MustCalculate():
            return "Una mano está vacía: calcula las unidades, Mn, Mw y Đ de tus cadenas, o pide la solución."
        case refusals.NothingToCalculate():
            return "Ahora no hay nada que calcular."
        case refusals.NoSuchChain(chain=chain, alive=alive):
            return f"No hay ninguna cadena {chain}. {_choice('En crecimiento o durmientes', alive)}"
        case refusals.IsTerminated(chain=chain, owner=owner):
            ended = f"La cadena {chain} está terminada: ya no tiene un extremo radical"
            return f"{ended} y es de {names[owner]} para siempre."
        case refusals.IsCapped(chain=chain, owner=owner):
            return f"La cadena {chain} está bloqueada con TEMPO y es de {names[owner]}: nadie más puede tocarla."
        case refusals.BadStart(starts=starts, same_species=same_species):
            return _with(
                "Un radical se adiciona primero a un monómero: empieza con un monómero de valor 1, solo o con "
                f"{_one_more(same_species)}.",
                _works(starts),
            )
        case refusals.OneRadical():
            return (
                "En este juego se pierde uno de los dos radicales del peróxido de benzoílo, así que inicia una "
                "cadena; AIBN puede iniciar dos."
            )
        case refusals.TwoRadicals(starts=starts):
            return _with(
                "AIBN da dos radicales: inicia dos cadenas con un monómero de valor 1 cada una, o una sola cadena "
                "que puede llevar un segundo monómero.",
                _works(_each(starts)),
            )
        case refusals.NotYoursToGrow(chain=chain, owner=owner, yours=yours):
            return (
                f"La cadena {chain} es de {names[owner]}, y solo puedes propagar tus propias cadenas; "
                f"con un comodín se la quitarías. {_choice('Tuyas', yours)}"
            )
        case refusals.WrongSpecies(chain=chain, species=species, others=others, works=works):
            wrong = either(*(species_written(one) for one in others))
            return _with(
                f"La cadena {chain} crece con {species_written(species)}, no con {wrong}: "
                "eso solo lo cambia una carta de copolímero.",
                _works(works),
            )
        case refusals.NotASet(cards=cards, works=works):
            wrong = "Un solo monómero no propaga" if len(cards) == 1 else "Estas cartas no propagan"
            return _with(f"{wrong}; agrega un par, un trío o 1-2-3.", _works(works))
        case refusals.TakesTwoChains():
            return "Una terminación toma dos cadenas distintas: deben encontrarse dos extremos radicales."
        case refusals.NoneIsYours(yours=yours):
            return f"Al menos una de las dos cadenas tiene que ser tuya. {_choice('Tuyas', yours)}"
        case refusals.BadTransferStart(starts=starts, same_species=same_species):
            return _with(
                "El radical que deja una transferencia inicia enseguida una cadena nueva: juega un monómero de "
                f"valor 1, solo o con {_one_more(same_species)}.",
                _works(starts),
            )
        case refusals.NotYoursToCap(chain=chain, owner=owner, yours=yours):
            return (
                f"La cadena {chain} es de {names[owner]}, y TEMPO solo puede bloquear tus propias cadenas. "
                f"{_choice('Tuyas', yours)}"
            )
        case refusals.CappedAlready(chain=chain):
            return (
                f"La cadena {chain} ya está bloqueada: TEMPO se acopla a un extremo en crecimiento, "
                "y este es durmiente."
            )
        case refusals.BringsNoMonomer(chain=chain, species=species):
            return (
                "Un copolímero lleva un monómero, o dos de una misma especie, pero no "
                f"{species_written(species)}, con lo que ya crece la cadena {chain}."
            )
        case refusals.BringsTwoSpecies():
            return "Un copolímero continúa con una sola especie nueva: juega un monómero, o dos de la misma especie."
        case refusals.SameSpecies(chain=chain, species=species, works=works):
            return _with(
                f"La cadena {chain} ya crece con {species_written(species)}: un copolímero necesita otra especie.",
                _works(_each(works)),
            )
        case _:
            return common_refusal(refusal, names, lambda card: WRITTEN.get(card, card))


def refusal_line(refusal: Refusal, names: Names) -> str:  # noqa: C901  # one case a refusal
    """Return a long refusal in one line of the board."""
    match refusal:
        case refusals.MustInitiate():
            return "Tu primer turno inicia una cadena: un iniciador con un monómero de valor 1."
        case refusals.EnoughTaken():
            return "Con dos cartas visibles seguidas basta: roba del mazo."
        case refusals.MustCalculate():
            return "Calcula las unidades, Mn, Mw y Đ de tus cadenas, o pide la solución."
        case refusals.IsTerminated(chain=chain, owner=owner):
            return (
                f"La cadena {chain} está terminada: no tiene radical y cuenta para {names[owner]}."
            )
        case refusals.IsCapped(chain=chain, owner=owner):
            return f"La cadena {chain} está bloqueada: solo {names[owner]} puede tocarla."
        case refusals.BadStart():
            return "Un radical se adiciona primero a un monómero: empieza con uno de valor 1."
        case refusals.OneRadical():
            return "Aquí, el peróxido de benzoílo inicia una cadena; AIBN puede iniciar dos."
        case refusals.TwoRadicals():
            return "AIBN: dos cadenas con un monómero de valor 1 cada una, o una sola cadena."
        case refusals.NotYoursToGrow(chain=chain, owner=owner):
            return f"La cadena {chain} es de {names[owner]}: solo un comodín se la quitaría."
        case refusals.WrongSpecies(chain=chain, species=species):
            grows = f"La cadena {chain} crece con {species_written(species)}"
            return f"{grows}: solo lo cambia un copolímero."
        case refusals.NotASet():
            return "Así no se propaga: agrega un par, un trío o 1-2-3."
        case refusals.TakesTwoChains():
            return "Una terminación toma dos cadenas: deben encontrarse dos radicales."
        case refusals.BadTransferStart():
            return "El radical inicia enseguida otra cadena: juega un monómero de valor 1."
        case refusals.NotYoursToCap(chain=chain, owner=owner):
            return f"La cadena {chain} es de {names[owner]}: TEMPO solo bloquea las tuyas."
        case refusals.CappedAlready(chain=chain):
            return (
                f"La cadena {chain} ya está bloqueada: TEMPO no se acopla a un extremo durmiente."
            )
        case refusals.BringsNoMonomer(chain=chain, species=species):
            return f"Juega un monómero, o dos de una especie, pero no {species_written(species)}."
        case refusals.BringsTwoSpecies():
            return "Un copolímero sigue con una sola especie nueva: un monómero, o dos iguales."
        case refusals.SameSpecies(chain=chain, species=species):
            return f"La cadena {chain} ya crece con {species_written(species)}: juega otra especie."
        case _:
            return ""


def _with(refused: str, works: str) -> str:
    return f"{refused} {works}".rstrip()


def _one_more(same_species: bool) -> str:
    return "otro de la misma especie" if same_species else "otro más"


def _works(cards: Iterable[tuple[Monomer, ...]] | None) -> str:
    """List the cards in the player's own hand that would work; empty if the player is to find them."""
    if cards is None:
        return ""
    ways = [start_written(one) for one in cards]
    return f"En tu mano: {'; '.join(ways)}." if ways else "No tienes ninguna carta que sirva."


def _each(cards: tuple[Monomer, ...] | None) -> list[tuple[Monomer, ...]] | None:
    return None if cards is None else [(card,) for card in cards]


def _choice(kind: str, chains: tuple[int, ...]) -> str:
    return f"{kind}: {listed([str(number) for number in chains]) or 'ninguna'}."
