"""The breaks that a source file can get: one changed place each, found in its syntax tree."""

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple

COMPARED: Final = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: Final = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult}
LOGS: Final = {"log", "_log", "logging"}
UNTOUCHED: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
UNTOUCHED_FIELDS: Final = {"annotation", "returns", "decorator_list", "bases"}


class Break(NamedTuple):
    kind: str
    start: int
    """Bytes of the source from here to `end` are replaced by `text`."""
    end: int
    text: str

    def applied(self, source: str) -> str:
        """Returns the broken source."""
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()


def breaks(source: str) -> list[Break]:
    """Returns all breaks of a source file, in the order of its syntax tree.

    Docstrings, annotations, asserts, logging, `__all__`, types and texts that are not keys are left alone.
    """
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in _walk(ast.parse(source)):
        for kind, place, text in _of(node):
            start = starts[place.lineno - 1] + place.col_offset
            found.append(Break(kind, start, starts[place.end_lineno - 1] + place.end_col_offset, text))
    return found


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name in UNTOUCHED_FIELDS or (isinstance(node, ast.ClassDef) and name == "keywords"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_untouched(child):
                yield from _walk(child)


def _is_untouched(node: ast.AST) -> bool:
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name == "__all__"
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
            return name in LOGS
        case ast.Call(func=ast.Name(id=name)):
            return name in ("cast", "TypeVar", "NewType")
        case ast.keyword(arg="strict"):
            return True
    return isinstance(node, UNTOUCHED)


def _of(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """Yields kind, replaced node and new text of each break at a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield "compared", node, _written(ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators))
        case ast.Constant(value=bool()):
            yield "boolean", node, str(not node.value)
        case ast.Constant(value=int() | float()):
            yield "plus one", node, f"({node.value + 1})"
            yield "minus one", node, f"({node.value - 1})"
        case ast.BoolOp():
            other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
            yield "and, or", node, _written(ast.BoolOp(other, node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield "not", node, _written(node.operand)
        case ast.BinOp(op=op) if type(op) in COUNTED and not isinstance(node.left, (ast.Constant, ast.List)):
            yield "counted", node, _written(ast.BinOp(node.left, COUNTED[type(op)](), node.right))
        case ast.If() | ast.While() | ast.IfExp():
            yield "condition", node.test, f"not {_written(node.test)}"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "returned nothing", value, "[]" if isinstance(value, (ast.List, ast.ListComp)) else "None"
        case ast.Expr(value=ast.Call() | ast.Await() as value) if not _is_untouched(value):
            yield "dropped", node, "pass"
        case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Raise():
            yield "dropped", node, "pass"
        case ast.Break():
            yield "break, continue", node, "continue"
        case ast.Continue():
            yield "break, continue", node, "pass"
        case ast.Call(args=[first, second, *_]) if not _starred(first, second):
            yield (
                "swapped",
                node,
                _written(ast.Call(node.func, [second, first, *node.args[2:]], node.keywords)),
            )
        case ast.Subscript(slice=ast.Constant(value=str(key)) as place):
            yield "key", place, repr(f"{key}x")
        case ast.Dict():
            for key in node.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield "key", key, repr(f"{key.value}x")


def _starred(*values: ast.expr) -> bool:
    return any(isinstance(value, ast.Starred) for value in values) or ast.dump(values[0]) == ast.dump(
        values[1]
    )


def _written(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"
