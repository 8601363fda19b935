"""The facts of Discord's description that every clone has are those of the description."""

import json
import os
from typing import Any

import pytest

from tests.sampling import drawn, sizes
from tests.sandbox import described, oracles
from tests.sandbox.checks.mutations import BODIES, filled, mutations

NAMES = ("application", "channel", "command", "guild", "interaction", "message", "other", "person", "thread")
IDS = {"token": "x"} | {name: str(number) for number, name in enumerate(NAMES, 1)}


@pytest.mark.parametrize("count", sizes(2, len(BODIES)))
def test_the_facts_are_those_of_the_description(count: int) -> None:
    """`STOFA_APPROVE=1` writes them anew. A body that the description refuses is none of `BODIES`."""
    oracles.need()
    is_new = bool(os.environ.get("STOFA_APPROVE"))
    chosen = [*BODIES] if is_new else [[*BODIES][n] for n in drawn("described", len(BODIES), count)]
    routes = [f"{method} {path}" for method, path in oracles.operations()]
    found = {route: [refused(route, body) for body in BODIES[route]] for route in chosen}
    if is_new:
        described.FILE.write_text(json.dumps({"routes": routes, "refused": found}, indent=1) + "\n", "utf-8")
    facts = json.loads(described.FILE.read_text("utf-8"))
    assert facts["routes"] == routes
    assert facts["refused"].keys() == BODIES.keys()
    assert {route: facts["refused"][route] for route in chosen} == found


def refused(route: str, body: Any) -> str:
    """Returns the numbers of the mutations of a body that the description refuses."""
    method, _, path = route.partition(" ")
    validator = oracles.request_validator(method, path.format(**IDS))
    assert validator.is_valid(filled(body, IDS)), body
    changed = [filled(one, IDS) for _, _, one in mutations(body)]
    return described.spans([n for n, one in enumerate(changed) if not validator.is_valid(one)])
