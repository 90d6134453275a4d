"""The sentences teach chemistry: numbers, reasons and reactions."""

from decimal import Decimal
from itertools import product

import pytest
from msgspec import to_builtins

from tests.games.pkace.study import ACIDS, BASES, csv, play, reason, study
from valence.core.game import Seat
from valence.games.pkace.cards import Card, Weighed, set_of
from valence.games.pkace.events import TrickTaken
from valence.games.pkace.words.en import WORDS
from valence.games.pkace.words.en_reactions import spoiled_words
from valence.sets.acids_bases import rows_of


def test_a_guarded_acid_is_announced() -> None:
    assert play(study("acetone", "lda"), "acetone") == [
        "Ada leads acetone (pKa 19.3), guarded by its C=O: by R4 strong nucleophiles don't count."
    ]
    assert play(study("acetonitrile", "lda"), "acetonitrile") == [
        "Ada leads acetonitrile (pKa 28.9), guarded by its C≡N: by R4 strong nucleophiles don't count."
    ]


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        (
            "acetic-acid triethylamine",
            "Ben beats it with triethylamine (pKaH 10.75), 5.99 above it.",
        ),
        ("lda acetone", "Ben beats it with acetone (pKa 19.3), 16.4 below it."),
        (
            "ethane lda",
            "Ben cannot beat it and sluffs lithium diisopropylamide (LDA, pKaH 35.7), 14.3 too low.",
        ),
        ("water-base water", "Ben cannot beat it and sluffs water (pKa 15.7), 17.44 too high."),
        (
            "acetic-acid sodium-acetate",
            "Ben cannot beat it and sluffs sodium acetate (pKaH 4.76), exactly as much, which does not beat.",
        ),
        (
            "acetone n-butyllithium",
            "Ben plays n-butyllithium (pKaH 50), high enough but a strong nucleophile: it does not beat.",
        ),
        ("acetone water", "Ben has no base and plays water (pKa 15.7), which cannot win."),
    ],
)
def test_a_follower_learns_how_the_card_compares(trick: str, said: str) -> None:
    led, card = trick.split()
    assert play(study(led, card), led, card)[0] == said


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        (
            "acetic-acid triethylamine pyridine",
            "Ben takes the trick with triethylamine, 5.99 from the lead against pyridine 0.44. This gives acetate and"
            " triethylammonium: CH₃COOH + (C₂H₅)₃N ⇌ CH₃COO⁻ + (C₂H₅)₃NH⁺, K ≈ 10⁶. The last trick counts double.",
        ),
        (
            "water potassium-hydride sodium-hydride",
            "Cleo takes the trick with sodium hydride: a tie at 20.3, broken by the lower mass,"
            " 24.00 g/mol against 40.11 of potassium hydride. This gives sodium hydroxide and dihydrogen:"
            " H₂O + NaH → NaOH + H₂, complete, because hydrogen gas escapes. The last trick counts double.",
        ),
        (
            "acetone n-butyllithium sodium-acetate",
            "Nothing beats acetone, so Ada takes the trick. n-Butyllithium, 30.7 above, does not count: it mostly adds"
            " to the C=O of acetone instead of taking the proton (R4). The last trick counts double.",
        ),
        (
            "ammonia pyridine water",
            "Nothing beats ammonia, as no base above 38 was played, so Ada takes the trick."
            " The last trick counts double.",
        ),
        (
            "pyridine phenol water",
            "Nothing beats pyridine, as no acid below 5.2 was played, so Ada takes the trick."
            " The last trick counts double.",
        ),
    ],
)
def test_a_ruling_explains_the_reaction_and_the_reason(trick: str, said: str) -> None:
    cards = trick.split()
    assert play(study(*cards, must="lead"), *cards)[1] == said


@pytest.mark.parametrize(
    ("base", "facts", "said"),
    [
        ("sodium-hydroxide", "14", "takes the proton, and slowly splits the ester."),
        ("sodium-methoxide", "14", "takes the proton, and slowly changes the ester."),
        ("sodium-hydroxide", "university", "(saponification) (University of Calgary (Hunt, after Carey), Malonic"),
        ("sodium-methoxide", "university", "sodium ethoxide (Wikipedia, Malonic ester synthesis: "),
        ("sodium-ethoxide", "university", "of diethyl malonate (OpenStax Organic Chemistry (10th ed.), sections 22.5"),
    ],
)  # fmt: skip
def test_what_a_base_also_does_to_an_ester_is_told_at_every_age(
    base: str, facts: str, said: str
) -> None:
    assert said in play(study("diethyl-malonate", base, facts=facts), "diethyl-malonate", base)[1]


@pytest.mark.parametrize(
    ("acid", "base", "acid_led", "base_led"),
    [
        (
            "acetone",
            "n-butyllithium",
            "it mostly adds to the C=O of acetone instead of taking the proton (R4).",
            "in the lab n-butyllithium mostly adds to the C=O of acetone instead;",
        ),
        (
            "acetonitrile",
            "sodium-amide",
            "(R4), although in the lab it takes the proton of acetonitrile.",
            "This gives sodium cyanomethanide and ammonia",
        ),
        (
            "acetonitrile",
            "n-butyllithium",
            "in the lab it takes the proton of acetonitrile and adds to the C≡N as well.",
            "In the lab n-butyllithium also adds to the C≡N of acetonitrile.",
        ),
        (
            "acetaldehyde",
            "sodium-amide",
            "in the lab it may attack the C=O of acetaldehyde instead.",
            "In the lab a strong nucleophile may attack the C=O of acetaldehyde instead.",
        ),
        (
            "ethane",
            "tert-butyllithium",
            "in the lab nothing happens: tert-butyllithium is even sold as a solution in an alkane, pentane.",
            "in the lab nothing happens: tert-butyllithium is even sold as a solution in an alkane, pentane.",
        ),
        (
            "benzene",
            "tert-butyllithium",
            "in the lab nothing happens: butyllithium deprotonates benzene only with an additive such as TMEDA.",
            "in the lab nothing happens: butyllithium deprotonates benzene only with an additive such as TMEDA.",
        ),
        (
            "diethyl-malonate",
            "sodium-hydroxide",
            "it takes the proton of diethyl malonate. It also splits the ester slowly (saponification).",
            "Sodium hydroxide also splits the ester slowly (saponification).",
        ),
        (
            "ethyl-acetoacetate",
            "sodium-methoxide",
            "It also exchanges the ester's alkoxide for its own (transesterification)",
            "Sodium methoxide also exchanges the ester's alkoxide for its own (transesterification)",
        ),
        (
            "diethyl-malonate",
            "sodium-ethoxide",
            "(R4), although in the lab it takes the proton of diethyl malonate.",
            "This gives diethyl malonate anion and ethanol",
        ),
    ],
)
def test_a_pair_has_one_explanation_regardless_of_the_leader(
    acid: str, base: str, acid_led: str, base_led: str
) -> None:
    assert acid_led in play(study(acid, base), acid, base)[1]
    assert base_led in play(study(base, acid), base, acid)[1]


@pytest.mark.parametrize(
    ("acid", "base", "said"),
    [
        ("acetic-acid", "pyridine", "K ≈ 3."),  # 10^0.44 = 2.75
        ("acetic-acid", "imidazole", "K ≈ 200."),  # 10^2.24 = 174
        ("acetic-acid", "triethylamine", "K ≈ 10⁶."),  # 5.99
        ("acetone", "lda", "far to the right (the values are from water and THF)."),  # 16.4
        ("acetylene", "sodium-amide", "far to the right (both values are estimates)."),  # 13
        ("acetylene", "lda", "far to the right (one value is an estimate)."),  # 10.7
        ("acetonitrile", "lda", "only the direction is certain (the values are from water and THF)."),
        ("hydrogen-chloride", "water-base", "complete in dilute solution: water levels"),
        ("acetonitrile", "lihmds", "too close to be sure of the direction (the values are from water and THF)."),
    ],
)  # fmt: skip
def test_a_ruling_is_as_precise_as_the_values(acid: str, base: str, said: str) -> None:
    assert said in play(study(acid, base), acid, base)[1]


def test_a_deck_without_solvents_gives_no_constant() -> None:
    match = study("a1", "b10", cards=to_builtins(rows_of(csv(*ACIDS, *BASES))))
    assert (
        "By the values the proton moves, far to the right"
        " (the deck does not say where the values were measured)."
    ) in play(match, "a1", "b10")[1]


def test_no_equation_where_the_base_adds_or_nothing_happens() -> None:
    for led, card in [("n-butyllithium", "acetone"), ("ethane", "tert-butyllithium")]:
        assert not {"⇌", "→"} & set(play(study(led, card), led, card)[1])


def test_a_product_of_both_is_named_once() -> None:
    said = play(study("ammonium-chloride", "sodium-amide"), "ammonium-chloride", "sodium-amide")
    assert "This gives ammonia: NH₄Cl + NaNH₂ → 2 NH₃ + NaCl, far to the right" in said[-2]


def test_the_first_beater_and_the_one_that_comes_after() -> None:
    match = study("acetic-acid", "pyridine", "lda", takes="first")
    play(match, "acetic-acid", "pyridine")
    followed, ruling, _ = play(match, "lda")
    assert followed.endswith("30.94 above it, but does not take over.")
    assert ruling.startswith("Ben takes the trick with pyridine, the first card to beat the lead.")


@pytest.mark.parametrize(
    ("trick", "hand", "card", "said"),
    [
        (
            "acetone",
            "n-butyllithium lda",
            "n-butyllithium",
            "You can beat acetone, so you must: play LDA. n-Butyllithium, 30.7 above, does not count: it mostly adds to"
            " the C=O of acetone instead of taking the proton (R4).",
        ),
        (
            "acetic-acid lda",
            "triethylamine litmp",
            "triethylamine",
            "You can beat LDA, the best card so far, 30.94 from acetic acid, so you must: play LiTMP."
            " Triethylamine is only 5.99 from it.",
        ),
        (
            "water sodium-hydride",
            "potassium-hydride litmp",
            "potassium-hydride",
            "You can beat sodium hydride, the best card so far, 20.3 from water, so you must: play LiTMP."
            " Potassium hydride is as far from it, but not lighter.",
        ),
        (
            "acetic-acid",
            "triethylamine sodium-acetate dbu",
            "sodium-acetate",
            "You can beat acetic acid, so you must: play triethylamine or DBU."
            " Sodium acetate with pKaH 4.76 is exactly as much, which does not beat.",
        ),
        (
            "acetic-acid",
            "triethylamine water",
            "water",
            "You can beat acetic acid, so you must: play triethylamine. Water is an acid as well.",
        ),
        (
            "ethane",
            "lda water",
            "water",
            "Ethane is an acid: you cannot beat it, but as long as you hold a base you play one. You have LDA.",
        ),
        ("ethane", "lda", "dbu", "You do not hold 1,8-diazabicyclo[5.4.0]undec-7-ene (DBU, pKaH 13.5)."),
        ("ethane", "lda", "gold", "There is no card 'gold' in this deck."),
    ],
)  # fmt: skip
def test_a_refusal_says_why_and_what_is_allowed(
    trick: str, hand: str, card: str, said: str
) -> None:
    others = ["phenol", "benzene"][: len(trick.split())]
    assert reason(study(*others, hand, trick=trick), card) == said


def test_a_series_announces_its_score() -> None:
    match = study("water", "pyridine", "lda", series=4, hand=1, totals=[4, 4, 0])
    said = play(match, "water", "pyridine", "lda")
    assert (
        said[2] == "Points in game 1: Ada (0), Ben (0) and Cleo (2). The series in points: "
        "Ada (4), Ben (4) and Cleo (2). Tied at the top: an extra game decides."
    )
    assert said[3] == "Game 2: Ben deals 1 card each. Cleo leads first."
    assert said[4].startswith("Your acids by pKa: ")


def test_r15_of_equal_cards_the_later_ones_are_named() -> None:
    """Acid led, four bases equally far from it; the last one is heavier."""

    def base(name: str, mass: str) -> Weighed:
        card = Card(name, "", "base", Decimal(9), Decimal(mass), "N", own_name=name)
        return Weighed(card, "beats", Decimal(4))

    led = Card("acid", "", "acid", Decimal(5), Decimal(60), "H", own_name="Acid")
    first, second, third, heavy = (base(*one) for one in
        [("one", "50"), ("two", "50"), ("three", "50"), ("four", "51")])  # fmt: skip

    def said(*answers: Weighed) -> str:
        event = TrickTaken(Seat(1), Seat(0), led, answers, "one", "order", None, 1)
        return WORDS.event(event, ["Ada", "Ben", "Cleo", "Dan", "Eve"])

    assert said(first, second, heavy).startswith(
        "Ben takes the trick with one: two is as far and as heavy, but came later."
    )
    assert said(first, second, third, heavy).startswith(
        "Ben takes the trick with one: two and three are as far and as heavy, but came later."
    )


def test_the_guard_is_never_taught_where_the_lab_takes_the_proton() -> None:
    """R4 stops 57 pairs. Only an organolithium or Grignard reagent on a simple C=O adds instead: 16 of them."""
    outcomes: dict[str, int] = {}
    played = set_of(None, "class")
    for acid, base in product(played.acids, played.bases):
        weighed = played.weighed(acid)[base]
        if weighed.verdict != "guarded":
            continue
        assert weighed.lab is not None
        outcomes[weighed.lab] = outcomes.get(weighed.lab, 0) + 1
        said = spoiled_words(played.cards[acid], weighed, "16")
        assert ("instead of taking the proton" in said) == (weighed.lab == "adds")
        is_taken = weighed.lab in ("takes", "both", "splits", "exchanges")
        assert ("in the lab it takes the proton" in said) == is_taken
    assert sum(outcomes.values()) == 57
    assert outcomes["adds"] == 16


@pytest.mark.parametrize(
    ("acid", "base", "said"),
    [
        ("ammonia", "n-butyllithium", "This gives lithium amide and butane"),
        ("acetylene", "methylmagnesium-bromide", "This gives bromomagnesium acetylide and methane"),
        ("dimethyl-sulfoxide", "n-butyllithium", "This gives dimsyl lithium and butane"),
        ("ammonium-chloride", "n-butyllithium", "This gives ammonia and butane"),
        ("acetic-acid", "triethylamine", "This gives acetate and triethylammonium"),
    ],
)
def test_a_product_is_called_what_the_equation_shows(acid: str, base: str, said: str) -> None:
    assert said in play(study(acid, base), acid, base)[1]


def test_a_value_that_is_known_to_three_units_only_gives_no_constant() -> None:
    """DBU has 12 to 15 in water; triethylamine 10.75."""
    assert "K ≈" not in play(study("phenol", "dbu"), "phenol", "dbu")[1]
    assert "K ≈" in play(study("phenol", "triethylamine"), "phenol", "triethylamine")[1]
