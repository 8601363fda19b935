"""A second, slow implementation of the rules: every subset is tried, nothing is shared with the engine.

A move is written by its effect, so that two ways to group the same cards are one: `("take", card, things)`,
`("build", value, card, cards, is_multiple)` and so on.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product

from games.kasino.views import KasinoView

Action = tuple[object, ...]
LOW = {"A": 1, "J": 11, "Q": 12, "K": 13, **{str(n): n for n in range(2, 11)}}


def low(card: str) -> int:
    """Returns the number on the card."""
    return LOW[card[:-1]]


def both(card: str) -> set[int]:
    """Returns the values of a card of the hand."""
    high = {"2S": 15, "10D": 16}.get(card, 14 if card[0] == "A" else 0)
    return {low(card), high} - {0}


def subsets(things: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yields every subset, including the empty one."""
    return chain.from_iterable(combinations(things, n) for n in range(len(things) + 1))


class Naive:
    """A position as its seat sees it."""

    def __init__(self, view: KasinoView) -> None:
        self.rules = view.options
        self.hand = view.hand
        self.loose = view.loose
        self.builds = {f"b{b.value}": b for b in view.builds}
        self.me = view.seat
        self.owes = view.owing[view.seat or 0] > 0
        self.mine = [b for b in view.builds if b.owner == view.seat]
        self.begun = [b for b in view.builds if b.begun_by == view.seat]

    def on_table(self, thing: str) -> set[int]:
        """Returns the values of a thing on the table."""
        if thing in self.builds:
            return {self.builds[thing].value}
        return both(thing) if self.rules.highontable == "on" else {low(thing)}

    def adds_up(self, things: Sequence[str], value: int) -> bool:
        """Checks if the things make the value together."""
        return any(sum(some) == value for some in product(*map(self.on_table, things)))

    def is_group(self, things: Sequence[str], value: int) -> str:
        """Returns `single`, `sum`, or an empty text."""
        if not things or not self.adds_up(things, value):
            return ""
        if len(things) == 1:
            return "single"
        builds = any(thing in self.builds for thing in things)
        return "" if builds and self.rules.buildsinsums == "off" else "sum"

    def partitions(self, things: tuple[str, ...], value: int) -> Iterator[list[str]]:
        """Yields the kinds of groups of each way to divide all the things."""
        if not things:
            yield []
            return
        for more in subsets(things[1:]):
            kind = self.is_group((things[0], *more), value)
            if kind:
                rest = tuple(thing for thing in things[1:] if thing not in more)
                yield from ([kind, *kinds] for kinds in self.partitions(rest, value))

    def takes(self, card: str, things: tuple[str, ...]) -> bool:
        """Checks if the card may capture exactly these things, regardless of duties."""
        most = {"off": 1, "two": 2, "on": len(things)}[self.rules.manysums]
        return bool(things) and any(
            kinds.count("sum") <= most for value in both(card) for kinds in self.partitions(things, value)
        )

    def reserved(self, card: str, things: Sequence[str]) -> bool:
        """Checks if the seat's own build is taken, or can be taken by a card it keeps."""
        rest = [one for one in self.hand if one != card]
        return all(f"b{b.value}" in things or any(b.value in both(one) for one in rest) for b in self.mine)

    def captures(self) -> set[Action]:
        """Yields all captures, including clearing."""
        things = (*self.builds, *self.loose)
        found: set[Action] = {
            ("take", card, frozenset(some))
            for card in self.hand
            for some in subsets(things)
            if self.takes(card, some) and self.reserved(card, some)
        }
        if "5S" in self.hand and things:
            found.add(("clear", "5S"))
        return found

    def legal(self) -> set[Action]:
        """Returns every move of the seat."""
        captures = self.captures()
        if self.owes and captures:
            return captures
        rest: set[Action] = {("lay", card) for card in self.hand if self.reserved(card, ())}
        if self.rules.nobuilding == "off":
            rest |= {*self.new_builds(), *self.raises(), *self.extends()}
        return captures | rest

    def held(self, card: str, value: int) -> bool:
        """Checks if the seat keeps another card that takes the value."""
        return any(value in both(one) for one in self.hand if one != card)

    def laid(self, card: str) -> set[int]:
        """Returns the values of a card that is laid into a build."""
        return both(card) if self.rules.highontable == "on" else {low(card)}

    def beside(self) -> list[tuple[str, ...]]:
        """Yields the sets that may be beside the card."""
        most = 1 if self.rules.twocardbuilds == "on" else len(self.loose)
        return [some for some in subsets(self.loose) if 0 < len(some) <= most]

    def new_builds(self) -> Iterator[Action]:
        """Yields sums and pairs, with what is folded in."""
        if self.mine or self.begun:
            return
        for card, value in product(self.hand, range(1, 17)):
            if not self.held(card, value) or f"b{value}" in self.builds:
                continue
            for some in self.beside():
                if any(self.adds_up(some, value - own) for own in self.laid(card)):
                    left = tuple(one for one in self.loose if one not in some)
                    for folded in subsets(left):
                        if any(True for _ in self.partitions(folded, value)):
                            yield ("build", value, card, frozenset((*some, *folded)), bool(folded))
            if value in self.laid(card):
                equal = [one for one in self.loose if value in self.on_table(one)]
                for some in subsets(equal):
                    if some:
                        yield ("build", value, card, frozenset(some), True)

    def raises(self) -> Iterator[Action]:
        """Yields raises of a single build."""
        for build, card in product(self.builds.values(), self.hand):
            for own in self.laid(card):
                value = build.value + own
                others = [b for b in self.mine if b is not build]
                is_free = not others and f"b{value}" not in self.builds
                if not build.is_multiple and is_free and self.held(card, value):
                    yield ("raise", value, card, build.value)

    def extends(self) -> Iterator[Action]:
        """Yields extensions of a build by a card, alone or with loose ones."""
        for build, card in product(self.builds.values(), self.hand):
            if any(b is not build for b in self.mine) or not self.held(card, build.value):
                continue
            for some in [(), *self.beside()]:
                if any(self.adds_up(some, build.value - own) for own in self.laid(card)):
                    yield ("extend", card, frozenset(some), build.value)
