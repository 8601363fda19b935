"""Checks of application commands, and the data of slash commands."""

import contextlib
from typing import Any

import pytest

from sandbox.page.inputs import DataBuilder, InvalidInput
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, fault


def command(**more: Any) -> dict[str, Any]:
    """A command as JSON."""
    return {"name": "game", "description": "A game", **more}


def option(name: str = "a", kind: int = 3, **more: Any) -> dict[str, Any]:
    """An option as JSON."""
    return {"name": name, "description": "x", "type": kind, **more}


def taking(*options: dict[str, Any]) -> list[dict[str, Any]]:
    """A command with these options."""
    return [command(options=list(options))]


BAD: dict[str, tuple[list[dict[str, Any]], str, str]] = {
    "upper case": ([command(name="Game")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "blank": ([command(name="my game")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "long name": ([command(name="x" * 33)], "0.name", "BASE_TYPE_BAD_LENGTH"),
    "no name": ([{"description": "x"}], "0.name", "BASE_TYPE_REQUIRED"),
    "description": ([command(description="x" * 101)], "0.description", "BASE_TYPE_BAD_LENGTH"),
    "twice": ([command(), command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "icelandic": (
        [command(name_localizations={"is": "spil"})],
        "0.name_localizations.is",
        "BASE_TYPE_CHOICES",
    ),
    "translated name": (
        [command(name_localizations={"da": "Spil"})],
        "0.name_localizations.da",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "26 options": (taking(*(option(f"o{n}") for n in range(26))), "0.options", "BASE_TYPE_MAX_LENGTH"),
    "option twice": (
        taking(option(), option()),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    "required last": (
        taking(option(), option("b", required=True)),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "mixed": (taking(option("s", 1), option("b")), "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    "type": (taking(option(kind=12)), "0.options.0.type", "BASE_TYPE_CHOICES"),
    "26 choices": (
        taking(option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])),
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choices and autocomplete": (
        taking(option(autocomplete=True, choices=[{"name": "a", "value": "a"}])),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
    ),
    "kind": ([command(type=9)], "0.type", "BASE_TYPE_CHOICES"),
    "context": ([command(contexts=[0, 3])], "0.contexts.1", "BASE_TYPE_CHOICES"),
    "install": ([command(integration_types=[2])], "0.integration_types.0", "BASE_TYPE_CHOICES"),
    "completed truth": (
        taking(option(kind=5, autocomplete=True)),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE",
    ),
    "number chosen for a text": (
        taking(option(choices=[{"name": "a", "value": 1}])),
        "0.options.0.choices.0.value",
        "STRING_TYPE_CONVERT",
    ),
    "text chosen for a number": (
        taking(option(kind=4, choices=[{"name": "a", "value": "1"}])),
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    "group in group": (
        taking(option("g", 2, options=[option("h", 2)])),
        "0.options.0.options.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "8000 characters": (
        [
            command(
                options=[
                    option(f"s{n}", 1, options=[option(f"o{m}", description="x" * 90) for m in range(10)])
                    for n in range(10)
                ]
            )
        ],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "101 commands": ([command(name=f"c{n}") for n in range(101)], "", "BASE_TYPE_MAX_LENGTH"),
    "16 menus": ([{"name": f"c{n}", "type": 2} for n in range(16)], "", "BASE_TYPE_MAX_LENGTH"),
    "menu with description": (
        [command(type=3)],
        "0.description",
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
}


@pytest.mark.parametrize("name", BAD)
async def test_malformed_commands(api: Api, sandbox: Sandbox, name: str) -> None:
    """A malformed command is refused with the code of its fault, and nothing is registered."""
    body, path, code = BAD[name]
    status, answer = await api.call("PUT", f"/applications/{sandbox.world.bot_id}/commands", body)
    assert (status, answer["code"]) == (400, 50035)
    assert code in fault(answer, *filter(None, path.split(".")))
    assert sandbox.world.commands == {}


async def test_overwriting_keeps_ids_and_drops_the_rest(api: Api, sandbox: Sandbox) -> None:
    """A command that is overwritten keeps its id and gets a new version."""
    path = f"/applications/{sandbox.world.bot_id}/commands"
    _, first = await api.call("PUT", path, [command(), command(name="other")])
    _, second = await api.call("PUT", path, [command(description="New", name_localizations={"da": "spil"})])
    assert [c["id"] for c in second] == [first[0]["id"]]
    assert second[0]["version"] != first[0]["version"]
    assert (await api.call("GET", path))[1][0].get("name_localizations") is None
    assert (await api.call("GET", f"{path}?with_localizations=true"))[1][0]["name_localizations"] == {
        "da": "spil"
    }


async def test_single_commands_of_everywhere(api: Api, sandbox: Sandbox) -> None:
    """A global command is created, changed and deleted on its own, apart from those of a guild."""
    path = f"/applications/{sandbox.world.bot_id}/commands"
    _, made = await api.call("POST", path, command())
    assert (await api.call("PATCH", f"{path}/{made['id']}", {"description": "new"}))[1][
        "description"
    ] == "new"
    assert (await api.call("DELETE", f"{path}/{made['id']}"))[0] == 204
    guild = next(iter(sandbox.world.guilds))
    own = f"/applications/{sandbox.world.bot_id}/guilds/{guild}/commands"
    assert (await api.call("PUT", own, [command()]))[1][0]["guild_id"] == guild
    assert (await api.call("GET", path))[1] == []


async def test_single_commands_of_a_guild(api: Api, sandbox: Sandbox) -> None:
    """A guild's command is created, overwritten, changed and deleted on its own."""
    guild = next(iter(sandbox.world.guilds))
    path = f"/applications/{sandbox.world.bot_id}/guilds/{guild}/commands"
    status, made = await api.call("POST", path, command())
    assert (status, made["guild_id"]) == (201, guild)
    assert (await api.call("POST", path, command(description="again")))[0] == 200
    one = f"{path}/{made['id']}"
    assert (await api.call("PATCH", one, {"description": "third"}))[1]["description"] == "third"
    assert (await api.call("DELETE", one))[0] == 204
    assert (await api.call("GET", one))[1]["code"] == 10063


SPECS = [
    option("who", 6),
    option("times", 4, min_value=1, max_value=3),
    option("sure", 5),
    option("kind", 3, choices=[{"name": "A", "value": "a"}]),
    option("text", 3, max_length=5),
]


async def fill(api: Api, **given: Any) -> dict[str, Any]:
    """Data that the bot gets for Anna's options."""
    sandbox = api.sandbox
    path = f"/applications/{sandbox.world.bot_id}/commands"
    tree = command(options=[option("play", 1, options=SPECS), option("old", 1)])
    await api.call("PUT", path, [tree])
    made = next(iter(sandbox.world.commands.values()))
    return DataBuilder(sandbox.world, sandbox.channel("stofa")).command(
        sandbox.person("anna"), made, ["play"], given
    )


async def test_options_reach_the_bot_typed(api: Api, sandbox: Sandbox) -> None:
    """Numbers and booleans arrive as such, and users with their resolved objects."""
    finn = sandbox.person("finn").id
    data = await fill(api, who=finn, times="2", sure=True, kind="a")
    assert data["options"][0]["name"] == "play"
    assert [(o["name"], o["value"]) for o in data["options"][0]["options"]] == [
        ("who", finn),
        ("times", 2),
        ("sure", True),
        ("kind", "a"),
    ]
    assert data["resolved"]["users"][finn]["username"] == "finn"
    assert "user" not in data["resolved"]["members"][finn]


@pytest.mark.parametrize(
    "given", [{"who": "1"}, {"times": "x"}, {"times": 4}, {"kind": "b"}, {"text": "123456"}, {"nothing": 1}]
)
async def test_options_that_a_client_would_not_send(api: Api, given: dict[str, Any]) -> None:
    """Options that are unknown, or have a wrong type, range or choice, are refused."""
    with pytest.raises(InvalidInput):
        await fill(api, **given)


@pytest.mark.parametrize(
    ("limits", "who", "where", "works"),
    [
        ({"default_member_permissions": "8192"}, "finn", "stofa", False),
        ({"default_member_permissions": "8192"}, "anna", "stofa", True),
        ({"contexts": [0]}, "anna", "stofa", True),
        ({"contexts": [0]}, "anna", "dm", False),
        ({"contexts": [1]}, "anna", "stofa", False),
        ({"dm_permission": False}, "anna", "dm", False),
    ],
)
async def test_commands_for_some_people_and_places(
    api: Api, sandbox: Sandbox, limits: dict[str, Any], who: str, where: str, works: bool
) -> None:
    """A command is refused to people and in places outside of its permissions and contexts."""
    await api.call("PUT", f"/applications/{sandbox.world.bot_id}/commands", [command(**limits)])
    made = next(iter(sandbox.world.commands.values()))
    person = sandbox.person(who)
    place = sandbox.channel(where) if where != "dm" else sandbox.world.dm_with(person.id)
    with contextlib.nullcontext() if works else pytest.raises(InvalidInput):
        assert DataBuilder(sandbox.world, place).command(person, made, [], {})["name"] == "game"
