"""The rules of every game. E4: decisions a second, compared to OpenSpiel. E5: moves in hard positions.

In one decision of a player every legal move is listed and one is applied with its events. Chance nodes of
OpenSpiel are played and not counted, like deals and shuffles here.
"""

import random
from collections.abc import Iterator
from functools import partial
from time import process_time
from typing import Any

import pyspiel

from benchmarks.benches import BENCHES, Twister, game
from benchmarks.rows import Row, interleaved
from benchmarks.rows import show as print_rows
from benchmarks.versions.player import PLAYERS, begun, legal, waited_for
from games.contract import Ask, Seat
from games.registry import GAMES

DECISIONS = 2000
POSITIONS = 200
ASKS = 1500
MOST_MS = 5.0
OWN_PEER = {"fuldrigger"}
"""Games whose rules are compared to another peer, in `benchmarks/games/`."""


def our_decisions(key: str) -> int:
    """Plays random games; returns the number of decisions."""
    rules, chance, chooser = GAMES[key], Twister(1), random.Random(1)
    turn, listing = PLAYERS[key].turn or partial(waited_for, key), PLAYERS[key].legal or partial(legal, key)
    done = 0
    while done < DECISIONS:
        s = begun(key, chance)
        while (seat := turn(s)) is not None:
            offered = listing(s, seat)
            s = rules.apply(s, seat, offered[int(chooser.random() * len(offered))], chance).state
            done += 1
    return done


def peer_decisions(peer: Any) -> int:
    """Plays random games of OpenSpiel; returns the number of decisions."""
    chooser = random.Random(1)
    done = 0
    while done < DECISIONS:
        s = peer.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                actions, chances = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(chooser.choices(actions, chances)[0])
            else:
                offered = s.legal_actions()
                s.apply_action(offered[int(chooser.random() * len(offered))])
                done += 1
    return done


def positions(key: str) -> list[tuple[Any, Seat]]:
    """Returns positions of a random game, each with the seat that it waits for."""
    found = ((s, waited_for(key, s)) for s in game(key, 3, POSITIONS))
    return [(s, seat) for s, seat in found if seat is not None]


def decisions(key: str) -> list[Row]:
    """Returns the rows E4, and E5 for listing moves, both compared to crazy eights in OpenSpiel."""
    eights = pyspiel.load_game("crazy_eights(players=4)")
    seen = positions(key)

    def listed() -> int:
        BENCHES[key].forget()
        return sum(bool(legal(key, s, seat)) for s, seat in seen)

    sides = {
        "ours": partial(our_decisions, key),
        "eights": partial(peer_decisions, eights),
        "legal": listed,
    }
    done = {name: run() for name, run in sides.items()}
    times = interleaved(sides, reps=9, clock=process_time)
    speed = {name: done[name] / times[name] for name in sides}
    note = f"{speed['ours']:,.0f} / {speed['eights']:,.0f}; gate 0.5"
    return [
        Row("E4", f"{key}: decisions/s / OpenSpiel crazy_eights",
            speed["ours"] / speed["eights"], ">=", 1.0, note),
        Row("E5", f"{key}: legal()/s / the same", speed["legal"] / speed["eights"], ">=", 0.1,
            f"{speed['legal']:,.0f}/s in positions of a random game"),
    ]  # fmt: skip


def walked(key: str, s: Any, seat: Seat) -> Iterator[tuple[float, int]]:
    """Yields the milliseconds and the number of values of each ask on random walks from this state."""
    rules, chooser = GAMES[key], random.Random(7)
    asked = 0
    BENCHES[key].forget()
    while asked < ASKS:
        picked: tuple[str, ...] = ()
        ask = Ask("")
        while not picked or ask.values:
            started = process_time()
            ask = rules.ask(s, seat, rules.asks(s, seat)[0], picked)
            yield 1e3 * (process_time() - started), len(ask.values)
            asked += 1
            if not ask.values:
                break
            picked = (*picked, chooser.choice(ask.values).token)


def hard(key: str) -> list[Row]:
    """Returns the rows E5 for hard positions: the slowest ask and the slowest list of moves."""
    worst_legal = worst_ask = 0.0
    most = 0
    for s in BENCHES[key].hard():
        seat = waited_for(key, s)
        assert seat is not None
        taken = []
        for _ in range(3):
            BENCHES[key].forget()
            started = process_time()
            most = max(most, len(legal(key, s, seat)))
            taken.append(1e3 * (process_time() - started))
        worst_legal = max(worst_legal, min(taken))
        rounds = [[ms for ms, _ in walked(key, s, seat)] for _ in range(3)]
        worst_ask = max(worst_ask, *(min(same) for same in zip(*rounds, strict=True)))
    if not most:
        return []
    return [
        Row("E5", f"{key}: the worst ask where it is hard, ms", worst_ask, "<=", MOST_MS),
        Row("E5", f"{key}: every move listed where it is hard, ms", worst_legal, "<=", MOST_MS,
            f"{most} moves"),
    ]  # fmt: skip


def main() -> None:
    """Prints the rows of every game."""
    for key in sorted(BENCHES.keys() - OWN_PEER):
        print_rows([*decisions(key), *hard(key)])


if __name__ == "__main__":
    main()
