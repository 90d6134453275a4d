"""Names in homework are matched with the class list, and a student is one student however the name is written."""

import pytest

from valence.site.class_list import ClassList

CLASS = ("Anna Lena Müller", "Anna Schmidt", "Ben O'Neill", "Özdemir, Can", "Dora Groß")


@pytest.mark.parametrize(
    ("name", "student"),
    [
        ("Anna Schmidt", "Anna Schmidt"),
        ("anna  SCHMIDT", "Anna Schmidt"),
        ("Anna S.", "Anna Schmidt"),
        ("Anna M", "Anna Lena Müller"),
        ("Anna Müller", "Anna Lena Müller"),
        ("Ben", "Ben O'Neill"),
        ("Can Özdemir", "Özdemir, Can"),
        ("can", "Özdemir, Can"),
        ("DORA GROSS", "Dora Groß"),
        ("Anna", "Anna"),  # there are two
        ("Müller", "Müller"),  # a family name alone is nobody's name
        ("Lucky Hassium", "Lucky Hassium"),
    ],
)
def test_a_name_is_found_on_the_list_if_it_can_only_be_one(name: str, student: str) -> None:
    assert ClassList(CLASS).student(name) == student


def test_a_whole_name_comes_before_one_that_it_may_be_short_for() -> None:
    class_list = ClassList(("Anna Mayer", "Anna May"))
    assert class_list.student("Anna May") == "Anna May"


def test_without_a_list_the_first_spelling_counts() -> None:
    class_list = ClassList(())
    assert [class_list.student(name) for name in ("Ada L.", "ada l", "Ben")] == [
        "Ada L.",
        "Ada L.",
        "Ben",
    ]
