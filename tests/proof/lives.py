"""Random lives of a table whose seats change hands all the time: nobody is ever shown two hands."""

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.proof.runs import Found, Run, each
from tests.tables.actions.test_exposure_machine import Seats

STEPS = 50


def work(begin: int, numbers: range) -> Found:
    return each(iter([lambda: lives(begin, numbers, Seats)]))


def lives(begin: int, numbers: range, machine: type[Seats]) -> int:
    """Lives so many lives of tables, drawn by the seed and the first number. Returns how many were lived."""
    lived: list[int] = []

    class Counted(machine):  # type: ignore[misc, valid-type]
        def teardown(self) -> None:
            lived.append(self.channel)
            super().teardown()

    run_state_machine_as_test(
        seed(begin * 1_000_000_000 + numbers.start)(Counted),
        settings=settings(
            max_examples=len(numbers), stateful_step_count=STEPS, deadline=None, database=None,
            phases=(Phase.generate,), suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip
    return min(len(lived), len(numbers))  # some lives are drawn twice


RUN = Run("lives of a table", "nobody is shown two hands, however seats change", 100_000, 25, work)
