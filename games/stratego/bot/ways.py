"""Distances and lines on the empty boards, counted once."""

from functools import cache
from typing import Final

from games.stratego.facts import RING, TURRET, board
from games.stratego.views import Options, Space

REACH: Final = {"up_to_4": 4}
"""Spaces within which a cannon hits, by house rule; else three."""
USUAL: Final = 3


def reach(options: Options) -> int:
    """Returns the number of spaces within which a cannon hits."""
    return REACH.get(options.cannon_range, USUAL)


@cache
def distances(key: str, goal: Space) -> dict[Space, int]:
    """Returns the number of steps to a space from every other, on an empty board."""
    near = board(key).near
    found, edge = {goal: 0}, [goal]
    while edge:
        following = []
        for space in edge:
            for other in near[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    following.append(other)
        edge = following
    return found


@cache
def lines(key: str, far: int) -> dict[Space, tuple[tuple[Space, ...], ...]]:
    """Returns for each battery, from which a cannon hits the ring, the spaces between.

    `far` is the number of spaces within which it hits.
    """
    found: dict[Space, tuple[tuple[Space, ...], ...]] = {}
    for space, rays in board(key).rays.items():
        if space not in (RING, TURRET):
            between = tuple(ray[: ray.index(RING)] for ray in rays if RING in ray[:far])
            if between:
                found[space] = between
    return found


@cache
def to_battery(key: str, far: int) -> dict[Space, int]:
    """Returns the distance of every space from the nearest battery."""
    maps = [distances(key, space) for space in sorted(lines(key, far))]
    return {space: min(steps[space] for steps in maps) for space in board(key).near}


@cache
def by_captain(key: str) -> dict[Space, tuple[Space, ...]]:
    """Returns for each space two steps from the ring the spaces between."""
    near = board(key).near
    access = [space for space in near[RING] if space != TURRET]
    found: dict[Space, tuple[Space, ...]] = {}
    for middle in access:
        for space in near[middle]:
            if space not in (RING, TURRET) and space not in access:
                found[space] = (*found.get(space, ()), middle)
    return found
