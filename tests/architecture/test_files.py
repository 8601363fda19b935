"""The size of files, functions and folders; names of modules; docstrings of tests."""

import ast
from collections import Counter

from tests.architecture.sources import PROGRAM, ROOT, files, modules, nodes

CODE = [path for top in PROGRAM for path in files(top)]


def test_files_and_functions_are_short() -> None:
    """A file over 400 lines or a function over 60 does more than one thing."""
    assert [path for path in CODE if len(path.read_text(encoding="utf-8").splitlines()) > 400] == []
    long = [
        f"{path.relative_to(ROOT)}:{node.name}"
        for path in CODE
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert long == []


def test_no_folder_has_more_than_14_modules() -> None:
    """In a longer list nobody finds the module that they need."""
    sizes = Counter(path.parent for path in modules().values() if path.name != "__init__.py")
    assert {str(f.relative_to(ROOT)): n for f, n in sizes.items() if n > 14 and f != ROOT} == {}


def test_every_test_says_what_holds() -> None:
    """The failure of a test without a docstring cannot be judged."""
    bare = [
        f"{path.name}:{node.name}"
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and not ast.get_docstring(node)
    ]
    assert bare == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    """`utils` and `helpers` collect functions that belong to no part."""
    assert [path for path in CODE if path.stem in {"utils", "helpers", "common", "misc"}] == []
