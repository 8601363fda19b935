"""Kinds of points and sources of cards as parameters of texts."""

from typing import Final, get_args

from games.contract import Term
from games.cribbage.score import PegKind
from games.cribbage.views import Kind, Source

TERMS: Final = {
    kind: Term(f"term-cribbage-{kind}") for kind in (*get_args(Source), *get_args(Kind), *get_args(PegKind))
}
