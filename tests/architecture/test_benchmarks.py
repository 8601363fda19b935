"""The benchmarks use only names that the program has; their own libraries need not be installed."""

import ast
import importlib
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT, files, modules, nodes, tree


@pytest.mark.parametrize("path", files("benchmarks"), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_benchmark_uses_names_that_exist(path: Path) -> None:
    """Each module and attribute of the project that a benchmark uses exists."""
    bound: dict[str, str] = {}
    wrong = []
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and node.module in modules():
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in modules():
                    bound[alias.asname or alias.name] = inner
                elif not _has(node.module, alias.name):
                    wrong.append(inner)
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in bound:
            module = bound[node.value.id]
            if not _has(module, node.attr):
                wrong.append(f"{module}.{node.attr}")
    assert wrong == []


def _has(module: str, name: str) -> bool:
    if module.startswith("benchmarks"):
        names = {n.id for n in ast.walk(tree(modules()[module])) if isinstance(n, ast.Name)}
        return name in names or any(getattr(n, "name", None) == name for n in tree(modules()[module]).body)
    return hasattr(importlib.import_module(module), name)
