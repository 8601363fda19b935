"""Records which routes, components and errors of the sandbox a test run has exercised."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sandbox.checks.components import parts_of
from sandbox.errors import CODES
from sandbox.sandbox import Sandbox

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "sandbox"
KINDS = {
    1: "row", 2: "button", 3: "select", 4: "text input", 5: "people", 6: "roles", 7: "people or roles",
    8: "channels", 9: "section", 10: "text", 11: "thumbnail", 12: "gallery", 13: "file", 14: "separator",
    17: "container", 18: "label", 19: "upload", 21: "radio", 22: "checkboxes", 23: "checkbox",
}  # fmt: skip


class Exercised:
    """What the sandboxes of a run have exercised, collected as they close."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {
            k: set() for k in ("routes", "components", "codes", "faults", "closes")
        }
        self.files: set[str] = set()
        self.missing: list[str] = []

    def note(self, sandbox: Sandbox) -> None:
        """Adds the log of one sandbox."""
        for call in sandbox.calls:
            self.found["routes"].add(f"{call.method} {call.route}")
            self._parts(call.request)
            if call.status >= 400 and isinstance(call.response, dict):
                self.found["codes"].add(str(call.response.get("code", 0)))
                self.found["faults"] |= set(re.findall(r'"code": "([A-Z0-9_]+)"', json.dumps(call.response)))
        self.found["closes"] |= {str(code) for code in sandbox.gateway.close_codes}

    def _parts(self, body: Any) -> None:
        bodies = [body, body.get("data")] if isinstance(body, dict) else []
        for one in bodies:
            listed = one.get("components") if isinstance(one, dict) else None
            if isinstance(listed, list):
                self._walk([p for p in listed if isinstance(p, dict)])

    def _walk(self, parts: list[dict[str, Any]]) -> None:
        try:
            kinds = {p.get("type") for p in parts_of(parts)}
        except (AttributeError, TypeError):
            return  # malformed on purpose
        self.found["components"] |= {KINDS[k] for k in kinds if isinstance(k, int) and k in KINDS}

    def export(self) -> dict[str, Any]:
        """The records of a worker process."""
        return {"found": {k: sorted(v) for k, v in self.found.items()}, "files": sorted(self.files)}

    def take(self, found: dict[str, Any]) -> None:
        """Adds the records of a worker process."""
        for kind, names in found["found"].items():
            self.found[kind] |= set(names)
        self.files |= set(found["files"])

    def untested(self) -> list[str]:
        """Everything that the sandbox can refuse or serve and that no test has exercised."""
        codes = {str(code) for code in CODES}
        missing = [f"code {c}" for c in sorted(codes - self.found["codes"])]
        missing += [f"fault {f}" for f in sorted(fault_names() - self.found["faults"])]
        missing += [f"close {c}" for c in sorted(close_codes() - self.found["closes"])]
        missing += [f"component {k}" for k in sorted(set(KINDS.values()) - self.found["components"])]
        return missing + [f"route {r}" for r in sorted(routes() - self.found["routes"])]

    def lines(self) -> list[str]:
        """The summary printed at the end of a run."""
        lines = [f"{len(v)} {k}: {', '.join(sorted(v))}" for k, v in self.found.items() if v]
        return lines if self.found["routes"] else []


def fault_names() -> set[str]:
    """Names of errors within a 50035, read from the source."""
    text = "\n".join(p.read_text() for p in SOURCE.rglob("*.py"))
    return set(re.findall(r'\.add\(\s*"([A-Z0-9_]+)"', text)) | set(
        re.findall(r'\("([A-Z0-9_]+)", "[A-Z][a-z ]', text)
    )


def close_codes() -> set[str]:
    """Close codes of the gateway, read from the source."""
    return set(re.findall(r"GatewayClosed\((\d+)", (SOURCE / "gateway/gateway.py").read_text()))


def routes() -> set[str]:
    """All routes of the REST API."""
    from sandbox.rest import application, channels, guilds, interactions, messages, threads

    modules = (application, channels, guilds, interactions, messages, threads)
    return {f"{method} {path}" for module in modules for method, path in module.ROUTES}


EXERCISED = Exercised()


def watch() -> None:
    """Records every sandbox of this process as it closes."""
    close = Sandbox.close

    async def closing(sandbox: Sandbox) -> None:
        EXERCISED.note(sandbox)
        await close(sandbox)

    Sandbox.close = closing  # type: ignore[method-assign]  # every sandbox is closed through it


def whole_suite(config: pytest.Config) -> bool:
    """Whether all tests of the sandbox were selected."""
    left_out = config.option.keyword or config.option.markexpr or config.option.collectonly
    return not left_out and EXERCISED.files >= {str(p) for p in HERE.rglob("test_*.py")}
