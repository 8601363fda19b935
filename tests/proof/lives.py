"""Random lives of a table whose seats change hands all the time: nobody is ever shown two hands.

The same steps as in `tests/tables/actions/test_exposure_machine.py`, drawn by a generator of Python instead
of by Hypothesis, which looks for short failures, and with a store that works where it is called and waits for
no disk.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final
from unittest import mock

import aiosqlite.core

from db.sqlite import statements
from tests.proof.runs import Found, Run, each
from tests.tables.actions.test_exposure_machine import EVERYBODY, Seats

STEPS = 50

Draw = Callable[[random.Random], Any]


def one_of(*values: Any) -> Draw:
    return lambda chance: chance.choice(values)


def some(chance: random.Random) -> set[int]:
    """Returns any of the people, also none or all."""
    return set(chance.sample(EVERYBODY, chance.randint(0, len(EVERYBODY))))


PERSON: Final = one_of(*EVERYBODY)
SEAT: Final = one_of(0, 1, 2, 3)
ANY: Final = one_of(True, False)
BESIDES = ("keep", "rescue", "undo", "move", "missing", "gone", "bid", "bid")
BEGIN: Final[Mapping[str, Draw]] = {"game": one_of("toy", "pairs"), "crowd": one_of(1, 2, 3, 4), "alone": ANY}
RULES: Final[Mapping[str, Mapping[str, Draw]]] = {
    "sit": {"person": PERSON, "which": SEAT},
    "everybody_sits": {
        "people": lambda chance: chance.sample(EVERYBODY, len(EVERYBODY)),
        "answer": one_of("yes", "yes", "no"),
    },
    "give": {
        "which": SEAT, "bot": one_of(False, False, True), "is_one": ANY,
        "to": lambda chance: None if ANY(chance) else PERSON(chance),
    },
    "asks_for_one_and_is_named_for_another": {"person": PERSON},
    "free": {"which": SEAT, "is_late": ANY},
    "vote": {"answer": one_of("yes", "yes", "no", "bot", "substitute", "move"), "who": some},
    "besides": {"what": one_of(*BESIDES), "person": PERSON, "which": SEAT},
    "rematch": {"person": PERSON, "turn": one_of(*range(6))},
    "wait": {"span": one_of("call", "turn", "bank", "offer")},
}  # fmt: skip
"""What can happen at a table, with how its particulars are drawn."""


class InlineQueue:
    """Stands for the queue of aiosqlite's thread, and does at once what is put into it."""

    def put_nowait(self, asked: tuple[Any, Callable[[], Any]]) -> None:
        future, work = asked
        try:
            result = work()
        except Exception as error:
            future.set_exception(error)
        else:
            future.set_result(result)


def work(seed: int, numbers: range) -> Found:
    quick = tuple(one.replace("synchronous = FULL", "synchronous = OFF") for one in statements.PRAGMAS)
    with (
        mock.patch.multiple(aiosqlite.core, SimpleQueue=InlineQueue, Thread=mock.Mock()),
        mock.patch.object(statements, "PRAGMAS", quick),
    ):
        return each(partial(life, seed, number, Seats) for number in numbers)


def life(seed: int, number: int, machine: type[Seats]) -> int:
    """Lives one life of a table. Raises AssertionError if somebody was shown two hands."""
    chance = random.Random(f"lives {seed} {number}")
    table = machine()
    try:
        table.begin(**drawn(BEGIN, chance))
        for _ in range(STEPS):
            table.nobody_is_shown_two_hands()
            is_asked = table.poll() is not None
            rule = chance.choice([name for name in RULES if is_asked or name != "vote"])
            getattr(table, rule)(**drawn(RULES[rule], chance))
        table.nobody_is_shown_two_hands()
    finally:
        table.teardown()
    return 1


def drawn(particulars: Mapping[str, Draw], chance: random.Random) -> dict[str, Any]:
    return {name: draw(chance) for name, draw in particulars.items()}


RUN = Run("lives of a table", "nobody is shown two hands, however seats change", 100_000, 25, work)
