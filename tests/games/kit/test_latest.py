"""The cache of one result."""

from games.kit.latest import latest


def test_the_last_result_is_kept_for_the_very_same_arguments() -> None:
    """A second call with the same objects computes nothing; one with equal or other objects does."""
    asked: list[tuple[list[int], int]] = []

    @latest
    def total(numbers: list[int], more: int) -> int:
        asked.append((numbers, more))
        return sum(numbers) + more

    one, equal = [1, 2], [1, 2]
    assert [total(one, 0), total(one, 0)] == [3, 3]
    assert len(asked) == 1
    assert [total(one, 1), total(equal, 1), total(one, 0)] == [4, 4, 3]
    assert len(asked) == 4


def test_an_error_is_not_kept() -> None:
    """A call that raises an error raises it again, and the calls after it give their own results."""

    @latest
    def share(cards: int, seats: int) -> int:
        return cards // seats

    assert share(6, 3) == 2
    for _ in range(2):
        try:
            share(6, 0)
        except ZeroDivisionError:
            continue
        raise AssertionError
    assert share(6, 3) == 2
