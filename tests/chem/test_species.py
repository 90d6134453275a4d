import pytest

from valence.chem.species import Species, is_balanced, read_species, side


@pytest.mark.parametrize(
    ("text", "written", "charge"),
    [("CH3COO-", "CH₃COO⁻", -1), ("H3O+", "H₃O⁺", 1), ("NH3", "NH₃", 0), ("MgBr+", "MgBr⁺", 1)],
)
def test_species_are_read_and_written(text: str, written: str, charge: int) -> None:
    species = read_species(text)
    assert (species.written, species.charge) == (written, charge)


@pytest.mark.parametrize("text", ["", "-", "Xx+", "CH3COO--"])
def test_a_bad_species_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"formula|element|expected"):
        read_species(text)


def test_atoms_and_charges_balance() -> None:
    water, hydroxide, proton = Species("H2O", 0), Species("OH", -1), Species("H", 1)
    assert is_balanced([water], [hydroxide, proton])
    assert not is_balanced([water], [hydroxide])
    assert not is_balanced([water], [Species("OH", 0), Species("H", 1)])


def test_equal_species_are_counted() -> None:
    potassium = Species("K", 1)
    assert side([Species("HCO3", -1), potassium, potassium]) == "HCO₃⁻ + 2 K⁺"
