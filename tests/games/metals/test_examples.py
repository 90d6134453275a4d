"""R15: the worked examples of the rulebook."""

from tests.games.metals.study import answers, concede, lead, piles, reinforce, respond, study


def test_r15_example_4_three_calcium_total_six() -> None:
    hands = {"N3-": 2, "Cl-": 1}, {"Ca2+": 3, "Na+": 1}
    reinforced = study(*hands)
    lead(reinforced, "N3-")
    respond(reinforced, "Ca2+", 3)
    said = reinforce(reinforced)
    assert piles(reinforced) == [5, 0]
    assert any("Ca₃N₂, calcium nitride" in line for line in said)
    let_go = study(*hands)
    lead(let_go, "N3-")
    respond(let_go, "Ca2+", 3)
    concede(let_go)
    assert piles(let_go) == [0, 4]


def test_example_1_one_chloride_and_one_nitride_against_calcium() -> None:
    match = study({"Ca2+": 1, "Na+": 1}, {"Cl-": 1, "N3-": 1}, deck=("O2-", "Cl-", "Al3+"))
    lead(match, "Ca2+")
    assert answers(match) == {("Cl-", 1)}
    said = respond(match, "Cl-", 1)
    assert any("CaCl₂, calcium chloride" in line for line in said)
    assert match.save()["collected"][0] == {"Ca2+": 1, "Cl-": 2}


def test_example_2_nitride_and_aluminium() -> None:
    match = study({"N3-": 1, "Na+": 1}, {"Al3+": 1, "Cl-": 1})
    lead(match, "N3-")
    said = respond(match, "Al3+", 1)
    assert piles(match) == [2, 0]
    assert any("AlN, aluminium nitride" in line for line in said)


def test_example_3_the_only_positive_ion_is_played() -> None:
    match = study({"N3-": 1, "Na+": 1}, {"Na+": 1, "Cl-": 5}, deck=("O2-", "Na+", "Cl-"))
    lead(match, "N3-")
    respond(match, "Na+", 1)  # another Na+ comes, then O2-: 2+ against 3-
    assert match.save()["collected"][0] == {"N3-": 1, "Na+": 2}
    assert match.save()["hands"][1] == {"Cl-": 5, "O2-": 1}


def test_example_5_two_more_sodium_reinforce() -> None:
    match = study({"Na+": 3, "Cl-": 1}, {"N3-": 1, "Na+": 1})
    lead(match, "Na+")
    respond(match, "N3-", 1)
    said = reinforce(match)
    assert match.save()["collected"][0] == {"Na+": 3, "N3-": 1}
    assert any("Na₃N, sodium nitride" in line for line in said)


def test_example_6_two_oxides_against_aluminium() -> None:
    match = study({"Al3+": 2, "Na+": 1}, {"O2-": 2, "Na+": 1})
    lead(match, "Al3+")
    assert answers(match) == {("O2-", 2)}
    respond(match, "O2-", 2)
    said = reinforce(match)
    assert piles(match) == [4, 0]
    assert any("2+ is left over" in line for line in said)


def test_example_7_all_metals_against_sodium() -> None:
    match = study({"Na+": 2}, {"Na+": 1, "Ca2+": 2})
    lead(match, "Na+")
    assert piles(match) == [2, 0]
