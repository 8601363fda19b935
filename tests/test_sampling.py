"""What the normal run has of long series, and that the soak has the rest."""

from pathlib import Path
from typing import Any

import pytest

from tests.sampling import CASES, HERE, mark_undrawn


class Item:
    """A case of a function, as pytest collects it, with these marks."""

    def __init__(self, name: str, folder: str, *marks: Any) -> None:
        self.nodeid, self.path = name, HERE / folder / "test_x.py"
        self._marks = {one.name: one.mark for one in marks}

    def get_closest_marker(self, name: str) -> Any:
        return self._marks.get(name)

    def add_marker(self, name: str) -> None:
        self._marks[name] = getattr(pytest.mark, name).mark


def cases(folder: str, *marks: Any) -> list[Any]:
    return [Item(f"tests/{folder}/test_x.py::test_it[{n}]", folder, *marks) for n in range(9)]


def soaked(items: list[Any], *, whole: bool = False, every_case: bool = False) -> int:
    """How many of them the normal run leaves out."""
    mark_undrawn(items, whole=whole, every_case=every_case)
    left_out = [item for item in items if item.get_closest_marker("soak")]
    assert all(item.get_closest_marker("sampled") for item in left_out), "a part of the soak draws from these"
    return len(left_out)


@pytest.mark.parametrize("folder", CASES)
def test_of_a_dear_folders_function_a_few_cases_are_drawn(folder: str) -> None:
    """The soak has all of them, and who names a file or a test too."""
    assert Path(HERE / folder).is_dir()
    assert soaked(cases(folder)) == 9 - CASES[folder]
    assert soaked(cases(folder), whole=True) == 9
    assert soaked(cases(folder), every_case=True) == 0
    assert soaked(cases(folder, pytest.mark.every_case)) == 0
    assert soaked(cases(folder)[: CASES[folder]], whole=True) == 0, "the normal run has it whole"


def test_other_folders_have_what_they_say() -> None:
    """Without a mark they have all cases; with one as many as it says, also if a file is named."""
    assert soaked(cases("games")) == 0
    assert soaked(cases("games", pytest.mark.sampled(each=2)), every_case=True) == 7
    assert soaked(cases("cogs", pytest.mark.sampled(each=2))) == 7
