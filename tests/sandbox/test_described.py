"""The facts of Discord's description that every clone has are those of the description."""

import json
import os
from typing import Any

from tests.sandbox import described, oracles
from tests.sandbox.checks.mutations import BODIES, filled, mutations

NAMES = ("application", "channel", "command", "guild", "interaction", "message", "other", "person", "thread")
IDS = {"token": "x"} | {name: str(number) for number, name in enumerate(NAMES, 1)}


def test_the_facts_are_those_of_the_description() -> None:
    """`STOFA_APPROVE=1` writes them anew. A body that the description refuses is none of `BODIES`."""
    oracles.need()
    found = {
        "routes": [f"{method} {path}" for method, path in oracles.operations()],
        "refused": {route: [refused(route, body) for body in bodies] for route, bodies in BODIES.items()},
    }
    if os.environ.get("STOFA_APPROVE"):
        described.FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    assert json.loads(described.FILE.read_text("utf-8")) == found


def refused(route: str, body: Any) -> str:
    """Returns the numbers of the mutations of a body that the description refuses."""
    method, _, path = route.partition(" ")
    validator = oracles.request_validator(method, path.format(**IDS))
    assert validator.is_valid(filled(body, IDS)), body
    changed = [filled(one, IDS) for _, _, one in mutations(body)]
    return described.spans([n for n, one in enumerate(changed) if not validator.is_valid(one)])
