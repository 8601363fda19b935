"""The tests nearest to a module: they import it, bear its name, or try the game or folder that it is in."""

from collections import deque
from collections.abc import Collection, Mapping

from tests.architecture import sources

CONTRACT = "tests.contract.test_contract"
FAR = 9
Graph = Mapping[str, Collection[str]]
"""The modules that each module imports."""


def nearest(module: str, count: int, graph: Graph | None = None) -> list[str]:
    """Returns the files of the `count` nearest tests of the project, or of a `graph`.

    The nearest come first, with them those of their folder: pytest 9.1 loses parameters of a fixture in a
    conftest.py if a folder is collected in two parts.
    """
    graph = sources.graph() if graph is None else graph
    distances = _distances(module, graph)
    tests = [name for name in graph if name.split(".")[-1].startswith("test_")]
    found = sorted((rank, name) for name in tests if (rank := _rank(module, name, distances)) < (FAR,))
    names = [name for _, name in found[:count]]
    folders = [name.rpartition(".")[0] for name in names]
    names.sort(key=lambda name: folders.index(name.rpartition(".")[0]))
    return [f"{name.replace('.', '/')}.py" for name in names]


def game(module: str) -> str | None:
    """Returns the game that a module is of."""
    return next((part for part in module.split(".") if part in sources.GAMES), None)


def _rank(module: str, test: str, distances: dict[str, int]) -> tuple[int, ...]:
    """Returns the place of a test among all, smallest first; one of another game or folder is not near."""
    folder, _, stem = module.rpartition(".")
    inside, _, named = test.removeprefix("tests.").rpartition(".")
    named = named.removeprefix("test_")
    is_elsewhere = inside.split(".")[0] != folder.split(".")[0]
    words = {*inside.split("."), *named.split(".")}
    if (its := game(module)) is not None and its not in words:
        is_of_all = test == CONTRACT or not (is_elsewhere or words & {*sources.GAMES})
        return (2, stem not in words and test != CONTRACT) if is_of_all else (FAR,)
    steps = distances.get(test, FAR)
    if not is_elsewhere and named == stem:
        return (0, steps)
    if steps == 1 or inside == folder or (its is not None and not is_elsewhere):
        return (1, is_elsewhere, inside != folder, steps)
    return (3, is_elsewhere, steps) if steps < FAR else (FAR,)


def _distances(module: str, graph: Graph) -> dict[str, int]:
    """Returns over how many imports each module reaches this one."""
    importers: dict[str, list[str]] = {}
    for name, imported in graph.items():
        for other in imported:
            importers.setdefault(other, []).append(name)
    found, waiting = {module: 0}, deque([module])
    while waiting:
        name = waiting.popleft()
        for other in importers.get(name, ()):
            if other not in found:
                found[other] = found[name] + 1
                waiting.append(other)
    return found
