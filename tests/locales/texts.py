"""The texts as written, for tests that compare languages and fill in parameters."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from games.cards import DECK, Card
from games.params import Cards, Param, Seat, Term, Text, Who
from locales import LANGUAGES
from locales.loader import read

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "locales"

KINDS = (
    *("fifteen", "thirty-one", "pair", "pair-royal", "double-pair-royal"),
    *("run", "flush", "nob", "go", "last-card"),
)
CARDS = tuple(
    Term(f"partners-card-{k}")
    for k in ("1-or-14", "2", "3", "back-4", "5", "6", "7", "8s", "9", "10", "12", "13s", "sw", "he")
)
RANKS = tuple(
    Term(f"stratego-rank-{k}")
    for k in ("marshal", "general", "major", "captain", "lieutenant", "sergeant", "scout", "spy", "cannon")
)
FLAGS = tuple(Term(f"stratego-flag-{n}") for n in range(4))
GOODS = tuple(
    Term(f"fuldrigger-good-{name}") for name in ("timber", "grain", "fish", "furs", "sugar", "spices")
)
CASTLE = (Text("stratego-ring"), Text("stratego-turret"))
TERMS = {
    **dict.fromkeys(("start", "end"), CASTLE),
    "rank": RANKS,
    "against": RANKS,
    "flag": FLAGS,
    "good": GOODS,
    "kind": tuple(Term(f"term-cribbage-{k}") for k in KINDS),
    "suit": tuple(Term(f"suit-{s}") for s in ("clubs", "diamonds", "hearts", "spades")),
    "source": (Term("term-cribbage-hand"), Term("term-cribbage-crib")),
    **dict.fromkeys(("card", "card1", "card2", "card3", "card4"), CARDS),
}
NUMBERS = (0, 1, 2, 3, 4, 11, 21, 121)


@cache
def entries(lang: str) -> tuple[ast.EntryType, ...]:
    """All texts and terms of a language, parsed once."""
    return tuple(read(LOCALES / lang).body)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """Texts of a language by id."""
    return {m.id.name: m for m in entries(lang)}


def ids() -> list[str]:
    """Ids of all texts."""
    return sorted(messages("en"))


def written(message: ast.Message) -> str:
    """A text as in its file, without id, comment and attributes."""
    bare = ast.Message(id=ast.Identifier("x"), value=message.value)
    return FluentSerializer().serialize_entry(bare).removeprefix("x =").strip()


class _Uses(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.types: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's own name)
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  (Fluent's own name)
        kinds = {"TERM": "term", "ID": "term", "YOU": "who", "NUMBER": "number"}
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.types[given.id.name] = kinds.get(node.id.name, "cards")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (Fluent's own name)
        if isinstance(node.selector, ast.VariableReference):
            self.types[node.selector.id.name] = "number"
        self.generic_visit(node)


@cache
def _uses(message: ast.Message) -> _Uses:
    uses = _Uses()
    uses.visit(message)
    return uses


def parameters(message: ast.Message) -> set[str]:
    """Names of the parameters of a text."""
    return _uses(message).names


_USUAL = {
    **dict.fromkeys(("card0", "card1", "cards", "starter"), "cards"),
    **dict.fromkeys(("who", "who0", "who1", "crib", "partner"), "who"),
    **dict.fromkeys(("count", "deal", "points", "total", "score", "other", "number", "free"), "number"),
    **dict.fromkeys(("target", "page", "pages"), "number"),
    **dict.fromkeys(TERMS, "term"),
}


def samples(id: str) -> Iterator[dict[str, Param | Seat]]:
    """Sets of parameters for a text: numbers of different grammar, every card, every term."""
    types: dict[str, str] = {}
    names: set[str] = set()
    for lang in LANGUAGES:
        uses = _uses(messages(lang)[id])
        names |= uses.names
        types |= uses.types
    choices = {name: _choices(name, types.get(name) or _USUAL.get(name, "text")) for name in sorted(names)}
    for n in range(max(map(len, choices.values()), default=1)):
        yield {name: some[n % len(some)] for name, some in choices.items()}


def _choices(name: str, kind: str) -> tuple[Param, ...]:
    match kind:
        case "cards":
            return (Cards(DECK[:4]), *(Cards((card,)) for card in DECK), Cards((Card("5H"), Card("KS"))))
        case "who":
            return (Who(Seat(0)), Who(Seat(1)))
        case "number":
            return NUMBERS
        case "term":
            return TERMS[name]
    return (f"«{name}»",)
