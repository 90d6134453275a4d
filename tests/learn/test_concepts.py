"""Observations in each game: the number of choices, the right ones, and those of each misconception."""

import pytest
from msgspec.structs import replace

import valence
from tests.games.metals import study as metals
from tests.games.pkace import study as pkace
from tests.games.polymer import study as polymer
from tests.games.polymer.test_calculation import SIX_AND_TEN, asked
from tests.questions.asking import last_to_play, question
from valence.chem.concepts import names_observed
from valence.chem.formulas import salt
from valence.chem.ions import ion
from valence.chem.names import grading
from valence.core.concepts import IdeaMoves, Observation
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.play import read_move
from valence.core.wire import Json
from valence.games import CATALOGUE, concept_words
from valence.games.charged.moves import Place
from valence.games.charged.state import Laid
from valence.games.charged.tiles import Tile
from valence.library import AnyMatch
from valence.questions import observations

RIGHT, WRONG = True, False


def shown(match: AnyMatch, move: Json) -> dict[str, Observation]:
    """Return what a try of the seat to move shows, by concept."""
    game = match.game
    seen = game.shows(match.state, match.to_move[0], read_move(game, move))
    return {one.concept: one for one in seen}


def answer_shows(match: AnyMatch, move: Json, given: str | None) -> dict[str, Observation]:
    """Return what an answer about a move shows, by concept."""
    return {one.concept: one for one in observations(question(match, move), given)}


def card(id_: str) -> Json:
    return {"type": "play", "card": id_}


# pKace


def test_r4_a_base_that_is_too_weak_shows_the_reversed_scale() -> None:
    """Acetic acid (4.76): triethylamine and pyridine beat it, water (−1.74) only on a reversed scale."""
    hand = "triethylamine pyridine water-base phenol"
    match = pkace.study("acetone", hand, trick="acetic-acid")
    seen = shown(match, card("water-base"))
    assert seen.keys() == {"direction"}
    # R13: phenol is of the wrong kind, which is no chemistry.
    assert seen["direction"].possible == 3
    assert seen["direction"].right == IdeaMoves(2, WRONG)
    # The larger number says the same as the chemistry when an acid is led.
    assert seen["direction"].wrong == {"reversed": IdeaMoves(1, RIGHT)}


def test_r12_ducking_and_saving_are_conduct() -> None:
    """Somebody who ducks plays water, and so does who saves strong bases; the weakest that beats is pyridine."""
    hand = "triethylamine pyridine water-base phenol"
    match = pkace.study("acetone", hand, trick="acetic-acid")
    seen = shown(match, card("water-base"))["direction"]
    assert seen.conduct == {
        "any": IdeaMoves(3, RIGHT),
        "ducks": IdeaMoves(1, RIGHT),
        "saves": IdeaMoves(1, RIGHT),
        "cheapest": IdeaMoves(1, WRONG),
    }


def test_r5_a_larger_pka_shows_that_the_larger_number_is_thought_to_win() -> None:
    """Triethylamine (10.75) is led: phenol (10.0) protonates it, ethanol (15.9) doesn't."""
    match = pkace.study("acetone", "phenol ethanol lda", trick="triethylamine")
    seen = shown(match, card("ethanol"))["direction"]
    assert (seen.possible, seen.right) == (2, IdeaMoves(1, WRONG))
    assert seen.wrong == {
        "reversed": IdeaMoves(1, RIGHT),
        "larger number": IdeaMoves(1, RIGHT),
        "larger size": IdeaMoves(1, RIGHT),
    }


def test_r5_a_negative_pka_tells_the_larger_number_from_the_larger_size() -> None:
    """Pyridine (5.2) is led: only hydrogen iodide (−10) protonates it; 10 without a sign is larger, too."""
    match = pkace.study("acetone", "phenol hydrogen-iodide lda", trick="pyridine")
    seen = shown(match, card("hydrogen-iodide"))["direction"]
    assert (seen.possible, seen.right) == (2, IdeaMoves(1, RIGHT))
    assert seen.wrong == {
        "reversed": IdeaMoves(1, WRONG),
        "larger number": IdeaMoves(1, WRONG),
        "larger size": IdeaMoves(2, RIGHT),
    }


def test_r4_butyllithium_on_acetone_is_about_the_guard_alone() -> None:
    hand = "n-butyllithium lda triethylamine ethanol"
    seen = shown(pkace.study("water", hand, trick="acetone"), card("n-butyllithium"))["direction"]
    assert (seen.possible, seen.right) == (3, IdeaMoves(1, WRONG))
    assert seen.wrong["ignored"] == IdeaMoves(2, RIGHT)


@pytest.mark.parametrize(
    ("led", "base"),
    [
        (
            "diethyl-malonate",
            "sodium-ethoxide",
        ),  # OpenStax Organic Chemistry 2e, 22.7: malonic ester
        ("acetylacetone", "sodium-hydroxide"),
        ("acetonitrile", "sodium-amide"),  # Wikipedia, Nitrile anion
        ("acetonitrile", "n-butyllithium"),  # does both
        ("acetaldehyde", "sodium-amide"),
    ],
)
def test_r4_a_base_that_takes_the_proton_in_the_lab_shows_nothing_about_the_guard(
    led: str, base: str
) -> None:
    match = pkace.study("water", f"{base} litmp pyridine ethanol", trick=led)
    assert not shown(match, card(base))
    assert "ignored" not in shown(match, card("pyridine"))["direction"].wrong
    assert not said("only", led, base)


def test_r4_somebody_who_counts_such_a_base_in_the_trick_is_not_judged_by_the_rule() -> None:
    hand = "litmp lda pyridine"
    match = pkace.study("water", "phenol", hand, trick="acetonitrile n-butyllithium")
    assert not shown(match, card("lda"))


def test_r4_what_is_right_about_the_guard_names_the_bases_and_acids_it_is_true_of() -> None:
    """Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapters 9 and 25."""
    right = concept_words(DEFAULT)["guard"].ideas["ignored"].instead
    assert right == (
        "Organolithium and Grignard reagents add to the C=O of simple aldehydes, ketones, esters and amides. "
        "LDA, which is no nucleophile, takes the proton."
    )


def test_r12_the_closest_value_is_not_the_best() -> None:
    """LDA (35.7) lies there: only LiTMP (37.3) is further from acetic acid."""
    match = pkace.study("water", "phenol", "triethylamine litmp pyridine", trick="acetic-acid lda")
    seen = shown(match, card("pyridine"))["direction"]
    assert (seen.possible, seen.right) == (3, IdeaMoves(1, WRONG))
    assert seen.wrong["closest"] == IdeaMoves(2, RIGHT)
    assert seen.conduct["beats the lead"] == IdeaMoves(3, RIGHT)


def test_r11_a_lead_shows_nothing() -> None:
    assert not shown(pkace.study("acetone phenol", "water ethanol"), card("phenol"))


def test_r13_a_sluff_of_the_wrong_kind_is_no_chemistry() -> None:
    """Nothing beats ethane here, so only the rules of the game ask for a base."""
    match = pkace.study("water", "pyridine phenol", trick="ethane")
    assert not shown(match, card("phenol"))


def said(reason: str | None, *trick: str) -> dict[str, Observation]:
    *before, last = trick
    return answer_shows(last_to_play(*before, hand=last), card(last), reason)


def test_a_reason_shows_which_way_somebody_thinks_the_proton_goes() -> None:
    """Pyridine (5.2) beats acetic acid (4.76); on a reversed scale it doesn't."""
    seen = said("value", "acetic-acid", "pyridine")["direction"]
    assert (seen.possible, seen.right) == (4, IdeaMoves(1, WRONG))
    assert seen.wrong == {"reversed": IdeaMoves(1, RIGHT)}
    assert seen.given_away_by == ("moves", "line")
    assert said("only", "acetic-acid", "pyridine")["direction"].right.has


def test_a_nucleophile_that_counts_shows_the_guard_ignored() -> None:
    seen = said("only", "acetone", "n-butyllithium")
    assert seen.keys() == {"guard"}
    assert (seen["guard"].right, seen["guard"].wrong) == (
        IdeaMoves(1, WRONG),
        {"ignored": IdeaMoves(1, RIGHT)},
    )


def test_r23_what_is_no_chemistry_or_not_said_shows_nothing() -> None:
    assert not said("only", "acetone", "water")
    assert not said(None, "acetic-acid", "pyridine")


# Metal vs. Non-Metal


def test_r4_an_ion_of_the_same_sign_shows_the_sign_misunderstood() -> None:
    match = metals.study({"Na+": 1}, {"Cl-": 1, "Ca2+": 2})
    metals.lead(match, "Na+")
    seen = shown(match, {"type": "respond", "ion": "Ca2+", "count": 1})["sign"]
    assert (seen.possible, seen.right) == (2, IdeaMoves(1, WRONG))
    assert seen.wrong == {"alike": IdeaMoves(1, RIGHT)}


def writing(formula: str, name: str = "") -> dict[str, Observation]:
    """Return what writing this for calcium oxide shows."""
    match = metals.study(
        {"Na+": 1},
        {"Na+": 1},
        options={"hand": 6, "reinforcements": True, "write": "bonus", "naming": bool(name)},
        led="Ca2+",
        responder=1,
        answer={"ion": "O2-", "count": 1},
        is_writing=True,
    )
    return shown(match, {"type": "write", "formula": formula, "name": name})


def test_r16_ca2o2_shows_charges_that_were_not_reduced() -> None:
    seen = writing("Ca2O2")["ratio"]
    assert (seen.possible, seen.right) == (9, IdeaMoves(1, WRONG))
    # One of each would have been right by accident, so it isn't tested.
    assert seen.wrong == {"not reduced": IdeaMoves(1, RIGHT), "own charge": IdeaMoves(1, RIGHT)}


def test_r16_a_formula_of_something_else_shows_nothing_about_numbers() -> None:
    assert not writing("NaCl")


def test_r16_sodium_oxygen_shows_that_the_element_is_named() -> None:
    seen = writing("CaO", "calcium oxygen")
    assert seen["ratio"].right.has
    assert not seen["names"].right.has
    assert seen["names"].wrong == {"element": IdeaMoves(1, RIGHT)}


def test_a_reason_shows_what_somebody_goes_by() -> None:
    """Ca²⁺ against two Cl⁻: the totals are equal."""
    match = metals.study(
        {"Na+": 1},
        {"Cl-": 2},
        led="Ca2+",
        responder=1,
    )
    answer = {"type": "respond", "ion": "Cl-", "count": 2}
    seen = answer_shows(match, answer, "cards")["totals"]
    assert (seen.possible, seen.right, seen.given_away_by) == (6, IdeaMoves(1, WRONG), ())
    ideas = {
        "signs": IdeaMoves(1, WRONG),
        "counts": IdeaMoves(1, RIGHT),
        "single": IdeaMoves(1, WRONG),
    }
    assert seen.wrong == ideas
    assert answer_shows(match, answer, "equal")["totals"].right.has
    assert not answer_shows(match, answer, None)


# Names, in both games of salts


def named(text: str, cation: str, anion: str) -> dict[str, Observation]:
    wanted = salt(ion(cation), ion(anion))
    grade = grading(DEFAULT).grade(text, wanted)
    return {one.concept: one for one in names_observed(grade, wanted)}


def test_a_missing_numeral_and_one_that_counts_atoms() -> None:
    missing = named("iron oxide", "Fe3+", "O2-")["numerals"]
    assert missing.wrong == {"left out": IdeaMoves(1, RIGHT), "counts atoms": IdeaMoves(1, WRONG)}
    counted = named("iron(II) oxide", "Fe3+", "O2-")["numerals"]
    assert counted.wrong == {"left out": IdeaMoves(1, WRONG), "counts atoms": IdeaMoves(1, RIGHT)}
    # In CuCl one atom and the charge are the same number.
    assert named("copper chloride", "Cu+", "Cl-")["numerals"].wrong == {
        "left out": IdeaMoves(1, RIGHT)
    }


def test_sulfite_for_sulfate_is_swapped_but_chlorate_for_perchlorate_is_not() -> None:
    assert named("sodium sulfite", "Na+", "(SO4)2-")["oxyanions"].wrong["swapped"].has
    assert "oxyanions" not in named("sodium chlorate", "Na+", "(ClO4)-")


def test_a_misspelled_name_shows_nothing_about_words() -> None:
    assert "names" not in named("sodium cloride", "Na+", "Cl-")


# Charged!


def test_an_ending_that_no_ion_has_swaps_ite_and_ate_too() -> None:
    assert named("sodium hypochlorate", "Na+", "(ClO)-")["oxyanions"].wrong["swapped"].has
    assert named("sodium perchlorite", "Na+", "(ClO4)-")["oxyanions"].wrong["swapped"].has
    assert not named("sodium hypochloride", "Na+", "(ClO)-")["oxyanions"].wrong["swapped"].has
    assert named("sodium hypochlorite", "Na+", "(ClO)-")["oxyanions"].right.has
    assert "oxyanions" not in named("sodium carbonite", "Na+", "(CO3)2-")


def test_r13_one_sodium_for_a_sulfite_shows_a_smaller_charge() -> None:
    match = valence.start("charged", seed=1)
    rack = ("Na", "Na", "S", "O", "O", "O", "K", "K", "K", "K")
    state = replace(match.state, racks=(rack, *match.state.racks[1:]))
    tiles: tuple[Tile, ...] = ("Na", "S", "O", "O", "O")
    laid = Place(tuple(Laid(9, 9 + n, tile) for n, tile in enumerate(tiles)))
    (seen,) = match.game.shows(state, match.to_move[0], laid)
    assert (seen.concept, seen.possible, seen.right) == ("oxyanion charges", 2, IdeaMoves(1, WRONG))
    assert seen.wrong == {"differ": IdeaMoves(1, RIGHT)}


# The polymer game


def test_r17_growing_a_terminated_chain() -> None:
    dead = polymer.styrene(1, 0, 3, state="terminated", end="transfer")
    match = polymer.study("sty-1 sty-1", "ba-1", chains=[dead, polymer.styrene(2, 0, 2)])
    seen = shown(match, {"type": "propagate", "chain": 1, "cards": ["sty-1", "sty-1"]})
    assert (seen["terminated chains"].possible, seen["terminated chains"].right) == (
        2,
        IdeaMoves(1, WRONG),
    )
    assert seen["terminated chains"].wrong == {"reacts": IdeaMoves(2, RIGHT)}


def test_r17_taking_a_capped_chain() -> None:
    chains = [polymer.dormant(1, 1, 2), polymer.styrene(2, 1, 3), polymer.styrene(3, 0, 2)]
    match = polymer.study("copolymer ba-1", "ba-1", chains=chains)
    seen = shown(match, {"type": "copolymerize", "chain": 1, "cards": ["ba-1"]})
    assert seen.keys() == {"dormant chains"}
    assert seen["dormant chains"].right == IdeaMoves(1, WRONG)
    assert seen["dormant chains"].wrong == {"reacts": IdeaMoves(2, RIGHT)}


def test_r13_r14_one_chain_alone_and_a_transfer_without_a_new_chain() -> None:
    chains = [polymer.styrene(1, 0, 2), polymer.styrene(2, 0, 3)]
    match = polymer.study("termination cta sty-1", "ba-1", chains=chains)
    alone = shown(match, {"type": "terminate", "mode": "combination", "chains": [1]})
    assert alone["termination"].wrong == {"alone": IdeaMoves(1, RIGHT)}
    stopped = shown(match, {"type": "transfer", "chain": 1, "cards": []})
    assert stopped["transfer"].wrong == {"only stops": IdeaMoves(1, RIGHT)}


def calculating(**numbers: str) -> dict[str, Observation]:
    """Return what these numbers show about chains of 6 and 10 units: Mn 833.20, Mw 885.28, Đ 1.0625."""
    right = {"units": "16", "mn": "833.2", "mw": "885.28", "pdi": "1.06"}
    return shown(asked(*SIX_AND_TEN), {"type": "calculate"} | right | numbers)


def test_r23_mn_and_mw_swapped_and_a_dispersity_below_one() -> None:
    swapped = calculating(mn="885.28", mw="833.2", pdi="0.94")
    assert swapped["averages"].wrong == {"swapped": IdeaMoves(1, RIGHT)}
    assert "dispersity" not in swapped, "it follows from the swapped numbers"
    below = calculating(pdi="0.94")
    assert below["averages"].right.has
    assert below["dispersity"].wrong == {"below one": IdeaMoves(1, RIGHT)}


def test_r23_chains_of_one_mass_show_nothing() -> None:
    match = asked(SIX_AND_TEN[0])
    numbers = {"units": "6", "mn": "624.9", "mw": "624.9", "pdi": "1"}
    assert not shown(match, {"type": "calculate"} | numbers)


# Quizmaster


def test_r5_14_less_the_value_is_the_pkb() -> None:
    """Triethylamine: pKaH 10.75, so pKb 3.25."""
    match = valence.start("quizmaster", seats=1, seed=1)
    match.state = replace(match.state, card="triethylamine", show="name")
    (seen,) = shown(match, {"type": "answer", "text": "3.25"}).values()
    assert (seen.concept, seen.right.has) == ("base values", WRONG)
    assert seen.wrong == {"pKb": IdeaMoves(1, RIGHT)}


# All games


def test_ids_are_unique_and_every_observation_names_a_concept_of_its_game() -> None:
    for entry in CATALOGUE.values():
        ids = [concept.id for concept in entry.game.concepts]
        assert len(set(ids)) == len(ids)
        for concept in entry.game.concepts:
            assert concept.builds_on in (None, *ids)
            ideas = [one.id for one in concept.misconceptions]
            assert len(set(ideas)) == len(ideas)
            assert not {"knows", "guesses"} & set(ideas)


def test_a_concept_that_several_games_have_is_the_same_one() -> None:
    every = [concept for entry in CATALOGUE.values() for concept in entry.game.concepts]
    assert len(set(every)) == len({concept.id for concept in every})


# What becomes of the radical


def radical(move: Json, reason: str | None) -> dict[str, Observation]:
    match = polymer.study(
        "cta tempo sty-1 bpo",
        "ba-1",
        chains=[polymer.styrene(1, 0, 3)],
    )
    return answer_shows(match, move, reason)


def test_a_radical_lost_in_a_transfer_shows_that_transfer_is_thought_to_stop_a_chain() -> None:
    transfer = {"type": "transfer", "chain": 1, "cards": ["sty-1"]}
    seen = radical(transfer, "hydrogen")
    assert seen.keys() == {"transfer"}
    assert (seen["transfer"].possible, seen["transfer"].right) == (6, IdeaMoves(1, WRONG))
    assert seen["transfer"].wrong == {"only stops": IdeaMoves(2, RIGHT)}
    assert radical(transfer, "moves")["transfer"].right.has


def test_r25_a_capped_radical_that_is_used_up_shows_capping_taken_for_termination() -> None:
    seen = radical({"type": "cap", "chain": 1}, "joins")["radicals"]
    assert seen.wrong == {"capping ends": IdeaMoves(2, RIGHT)}
    assert seen.given_away_by == ()


def test_r25_not_knowing_shows_nothing() -> None:
    initiate = {"type": "initiate", "initiator": "bpo", "chains": [["sty-1"]]}
    assert radical(initiate, "new")["radicals"].right.has
    assert not radical(initiate, None)


# Crossing out


GUESS = {"type": "guess", "card": "sodium-ethoxide"}


def test_r4_cards_crossed_out_after_an_answer_show_how_it_was_read() -> None:
    """Seat 0 is LDA and learns that it deprotonates phenol (10.0); ammonia (9.24) and pyridine (5.2) can't."""
    match = who_am_i({"about": "kind", "is": "base"}, {"about": "beats", "card": "phenol"})
    right = crossed_out(match, "pyridine", "water-base")
    wrong = crossed_out(match, "lda", "sodium-hydride", "pyridine")
    assert (right.concept, right.right.has, right.wrong["reversed"].has) == (
        "direction",
        RIGHT,
        WRONG,
    )
    assert (wrong.right.has, wrong.wrong["reversed"].has) == (WRONG, RIGHT)
    assert right.right.size + right.wrong["reversed"].size == right.possible


def test_r4_a_base_that_only_the_guard_stops_shows_nothing() -> None:
    """Ethoxide takes the proton of diethyl malonate in the lab, although R4 of pKace says no."""
    asked = {"about": "beats", "card": "diethyl-malonate"}
    match = who_am_i({"about": "kind", "is": "base"}, asked)
    assert not list(match.game.crossed(match.state, Seat(0), ("sodium-ethoxide",)))
    assert crossed_out(match, "pyridine", "sodium-ethoxide").right.has
    seen = valence.game("whoami").shows(match.state, Seat(0), read_move(match.game, GUESS))
    assert "direction" not in {one.concept for one in seen}


def test_r4_cards_crossed_out_after_an_answer_about_the_kind_show_nothing() -> None:
    match = who_am_i({"about": "beats", "card": "phenol"}, {"about": "kind", "is": "base"})
    assert not list(match.game.crossed(match.state, Seat(0), ("acetone",)))


def who_am_i(*questions: Json) -> AnyMatch:
    """Seat 0 is LDA and has asked these."""
    match = valence.start("whoami", seed=7, help="none")
    state = replace(match.state, cards=("lda", "acetone"), starter=Seat(0))
    match.state = state
    for asked_for in questions:
        match.play(0, {"type": "ask", "question": asked_for})
        match.play(1, {"type": "ask", "question": {"about": "metal"}})
    return match


def crossed_out(match: AnyMatch, *cards: str) -> Observation:
    (seen,) = match.game.crossed(match.state, Seat(0), cards)
    return seen


def test_every_concept_and_idea_has_words() -> None:
    said = concept_words(DEFAULT)
    for entry in CATALOGUE.values():
        for concept in entry.game.concepts:
            assert said[concept.id].title
            assert [*said[concept.id].ideas] == [one.id for one in concept.misconceptions]
