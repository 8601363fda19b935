"""Validates calls by Discord's OpenAPI description, and events by a JSON Schema of its gateway."""

import functools
import json
import os
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

SHARED = Path(os.environ.get("STOFA_SHARED") or Path(__file__).parents[3] / "shared") / "discord"
# An interaction's schema is a union; errors are readable only for a known branch.
INTERACTIONS = {
    2: "APIChatInputApplicationCommandInteraction",
    3: "APIMessageComponentInteraction",
    4: "APIApplicationCommandAutocompleteInteraction",
    5: "APIModalSubmitInteraction",
}


def need() -> None:
    """Skips the test if the two files are missing."""
    if not (SHARED / "openapi.json").exists():
        pytest.skip(
            f"no {SHARED}/openapi.json: the sandbox's answers are not judged by Discord's description"
        )


@functools.cache
def _rest() -> dict[str, Any]:
    spec: dict[str, Any] = json.loads((SHARED / "openapi.json").read_text())
    # Every discord.py bot sends these ids as integers, which Discord accepts.
    snowflake = spec["components"]["schemas"]["SnowflakeType"]
    spec["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer", "minimum": 0}]}
    # Discord's reference has names as codes within a 50035, and no code in most 429s.
    inner = spec["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    inner["items"] = {
        "type": "object",
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    }
    inner["items"]["required"] = ["code", "message"]
    # Discord's reference has these bits as strings; libraries send either.
    for schema in spec["components"]["schemas"].values():
        bits = schema.get("properties", {}).get("default_member_permissions", {})
        if "integer" in bits.get("type", []):
            bits["type"] = [*bits["type"], "string"]
    # Red-DiscordBot sends the values of a select's options as integers, which Discord accepts.
    values = spec["components"]["schemas"]["StringSelectOptionForRequest"]["properties"]
    values["value"] = {"anyOf": [values["value"], {"type": "integer"}]}
    limited = spec["components"]["schemas"]["RatelimitedResponse"]
    limited["allOf"][0] = {"type": "object", "required": ["message"]}
    return spec


@functools.cache
def _paths() -> list[tuple[re.Pattern[str], str]]:
    # Fixed paths before parameters: /users/@me before /users/{user_id}.
    ordered = sorted(_rest()["paths"], key=lambda p: (p.count("{"), p))
    return [(re.compile("^" + re.sub(r"\{[^}]+\}", "[^/]+", p) + "$"), p) for p in ordered]


def _operation(method: str, path: str) -> dict[str, Any]:
    for pattern, name in _paths():
        if pattern.match(path) and method.lower() in _rest()["paths"][name]:
            found: dict[str, Any] = _rest()["paths"][name][method.lower()]
            return found
    raise LookupError(f"{method} {path} is not in the description")


@functools.cache
def _rest_validator(schema: str) -> Any:
    return jsonschema_rs.validator_for({**json.loads(schema), "components": _rest()["components"]})


def _faults(validator: Any, instance: object) -> list[str]:
    return [f"{list(e.instance_path)}: {e.message[:300]}" for e in validator.iter_errors(instance)]


def operations() -> list[tuple[str, str]]:
    """Methods and paths of all routes in the description, with 1 for each parameter."""
    return [
        (method.upper(), re.sub(r"\{[^}]+\}", "1", path))
        for path, item in _rest()["paths"].items()
        for method in item
        if method in ("get", "post", "put", "patch", "delete")
    ]


def request_validator(method: str, path: str) -> Any:
    """Validator of the JSON body of a route."""
    content = _operation(method, path)["requestBody"]["content"]
    return _rest_validator(json.dumps(content["application/json"]["schema"]))


def judge_call(call: Any) -> list[str]:
    """Errors in a recorded REST call, of the request and the response."""
    operation = _operation(call.method, call.path)
    errors: list[str] = []
    content = operation.get("requestBody", {}).get("content", {})
    if content and call.status < 400 and call.request != {}:
        schema = next(
            content[k]["schema"] for k in ("application/json", "multipart/form-data") if k in content
        )
        errors += [f"request {f}" for f in _faults(_rest_validator(json.dumps(schema)), call.request)]
    answers = operation["responses"]
    answer = answers.get(str(call.status)) or answers.get("4XX" if call.status < 500 else "5XX")
    if answer is None:
        return [*errors, f"{call.method} {call.path} never answers {call.status}"]
    if "$ref" in answer:
        answer = _rest()["components"]["responses"][answer["$ref"].rsplit("/", 1)[1]]
    schema = answer.get("content", {}).get("application/json", {}).get("schema")
    if schema:
        errors += [f"answer {f}" for f in _faults(_rest_validator(json.dumps(schema)), call.response)]
    return errors


@functools.cache
def _gateway() -> dict[str, Any]:
    text = (SHARED / "gateway-dispatch.schema.json").read_text()
    schema: dict[str, Any] = json.loads(text)["definitions"]
    for name in schema:
        # Bits can be combined; the schema lists single ones.
        if name.endswith("Flags") and "<" not in name:
            schema[name] = {"type": "integer"}
    return schema


@functools.cache
def _gateway_validator(name: str) -> Any:
    root = {"$schema": "http://json-schema.org/draft-07/schema#", "$ref": f"#/definitions/{name}"}
    return jsonschema_rs.validator_for({**root, "definitions": _gateway()})


def judge_event(name: str, data: dict[str, Any]) -> list[str]:
    """Errors in a gateway event."""
    if name == "INTERACTION_CREATE":
        return _faults(_gateway_validator(INTERACTIONS[data["type"]]), data)
    if name == "RESUMED":
        return []
    wanted = "Gateway" + "".join(w.title() for w in name.split("_")) + "DispatchData"
    return _faults(_gateway_validator(wanted), data)


def at_hand() -> bool:
    """Whether the two files exist."""
    return (SHARED / "openapi.json").exists()


def check(sandbox: Any) -> None:
    """Fails for errors in the log of a sandbox, if the two files exist."""
    if at_hand():
        assert not (found := judge(sandbox)), found


def judge(sandbox: Any) -> list[str]:
    """Errors in the log of a sandbox."""
    need()
    # Other calls were made to fail, are unfinished, or had an unknown path.
    answered = [c for c in sandbox.calls if 0 < c.status < 500 and c.route != "unknown"]
    errors = [f"{c.method} {c.route} {c.status}: {f}" for c in answered for f in judge_call(c)]
    return errors + [f"{name}: {f}" for name, data in sandbox.events for f in judge_event(name, data)]
