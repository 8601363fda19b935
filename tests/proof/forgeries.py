"""Draws what somebody could send in place of a press: ids, values and submissions of every shape."""

import random
import string
from collections.abc import Collection
from typing import Any

from cogs.wire import custom_ids
from cogs.wire.custom_ids import PickButton, TableButton
from cogs.wire.request import Verb
from games.contract import Seat
from games.registry import GAMES
from tables.views import TableId

WORDS = (
    "", "0", "1", "9", "zz", "on", "off", "bot", "open", "bot-0", "open-1", "open-9", "yes", "no", "move",
    "substitute", "rank", "dealt", "target", "notify", "own-1", "open-last", "open-chosen", "1-2-3", "0-0-0",
    "-1", "00", "99999999999999999999999999999999",
)  # fmt: skip
LOOSE = (
    "s:privacy:delete", "s:privacy:export", "s:server:language", "s:server:games", "s:settings:own",
    "s:settings:here", "s:settings:board", "s:ratings:cribbage-people", "s:ratings:x", "s:games:open",
    "s:games:mine", "s:rules:cribbage:0", "s:rules:nothing:0", "s:rules:kasino:99:all",
    "s:new:cribbage:dbs::", "s:new:cribbage:hps::", "s:opened:0123456789abcdef:1",
    "s:opened:0123456789abcdef:last", "s:history:own:::9", "s:history:here:kasino:zz:0",
)  # fmt: skip
ODD: tuple[Any, ...] = (
    None,
    0,
    -1,
    1.5,
    True,
    "",
    "x",
    [],
    {},
    [None],
    [[]],
    [{}],
    {"a": 1},
    "\x00",
    "𝄞" * 200,
)
TEXTS = (
    "",
    "x",
    "\x00",
    "1e9",
    "-5",
    "٣",
    "𝟛",
    "A" * 5_000,
    "@everyone",
    "[[]]",
    "🂡",
    "١٢٣",
    "bid 7S",
    "RESIGN",
)


class Forger:
    """Draws submissions by a seed; `real` are ids that somebody is shown at present."""

    def __init__(self, chance: random.Random, verbs: Collection[Verb]) -> None:
        self.chance = chance
        self._of_tables, self._of_questions = (
            sorted(verb.name for verb in verbs if verb.kind is kind) for kind in (TableButton, PickButton)
        )

    def data(self, real: list[str], table: int, numbers: list[int]) -> dict[str, Any]:
        """The data of an interaction: mostly well-formed, and some of it of wrong types."""
        found: dict[str, Any] = {
            "custom_id": self.custom_id(real, table, numbers),
            "component_type": self.chance.choice((2, 2, 3)),
        }
        if self.chance.random() < 0.4:
            found["values"] = self.values()
        if self.chance.random() < 0.3:
            found["components"] = [self.field() for _ in range(self.chance.randrange(4))]
        if self.chance.random() < 0.15:
            found[self.chance.choice(("values", "components", "resolved", "custom_id", "component_type"))] = (
                self.odd()
            )
        if self.chance.random() < 0.02:
            found.pop(self.chance.choice(list(found)))
        return found

    def odd(self) -> Any:
        return self.chance.choice(ODD)

    def custom_id(self, real: list[str], table: int, numbers: list[int]) -> str:
        kind = self.chance.random()
        if kind < 0.3 and real:
            return self.mutated(self.chance.choice(real))
        if kind < 0.45 and real:
            return self.chance.choice(real)
        if kind < 0.65:
            return self.about_a_table(table)
        if kind < 0.9:
            return self.about_a_question(table, numbers)
        if kind < 0.97:
            return self.mutated(self.chance.choice(LOOSE)) if kind < 0.94 else self.chance.choice(LOOSE)
        return "".join(self.chance.choices(string.printable, k=self.chance.randrange(1, 100)))

    def mutated(self, custom_id: str) -> str:
        """An id close to a real one."""
        at = self.chance.randrange(len(custom_id))
        char = self.chance.choice("0123456789abcdefz:-~é\x00")
        kinds = (
            custom_id[:at] + char + custom_id[at + 1 :], custom_id[:at] + custom_id[at + 1 :],
            custom_id[:at] + char + custom_id[at:], custom_id + char, custom_id[::-1],
        )  # fmt: skip
        return self.chance.choice(kinds) or "x"

    def about_a_table(self, table: int) -> str:
        verb = self.chance.choice(self._of_tables)
        at = table if self.chance.random() < 0.8 else self.chance.choice((1, 2, 99, 10**17))
        return custom_ids.encode(TableButton(verb, TableId(at), self.chance.choice(WORDS)))

    def about_a_question(self, table: int, numbers: list[int]) -> str:
        picks = tuple(self.chance.randrange(40) for _ in range(self.chance.randrange(4)))
        number = self.chance.choice(numbers or [0]) + self.chance.choice((0, 0, 0, 1, -1))
        verb, seat = self.chance.choice(self._of_questions), Seat(self.chance.choice((0, 0, 1, 2, 7, 99)))
        mark, page = "".join(self.chance.choices("abc23", k=3)), self.chance.choice((0, 0, 1, 9))
        button = PickButton(verb, TableId(table), seat, max(0, number), picks, mark, page)
        return custom_ids.encode(button)

    def values(self) -> list[Any]:
        some = ("", "00dse", "zz999", "x" * 100, "0", "1", "en", "is", "week", *sorted(GAMES))
        return [self.chance.choice(some) for _ in range(self.chance.randrange(4))]

    def field(self) -> Any:
        """A field of a submitted form."""
        if self.chance.random() < 0.2:
            return self.odd()
        inner: dict[str, Any] = {
            "type": self.chance.choice((3, 4, 19)),
            "custom_id": self.chance.choice(WORDS),
        }
        if self.chance.random() < 0.5:
            inner["value"] = self.chance.choice(TEXTS) if self.chance.random() < 0.8 else self.odd()
        else:
            inner["values"] = self.values() if self.chance.random() < 0.8 else self.odd()
        return {"type": 18, "component": inner if self.chance.random() < 0.9 else self.odd()}
