"""Requests that Discord's reference forbids, beyond the types and bounds of its description."""

from typing import Any

import pytest

from sandbox.sandbox import Sandbox
from tests.sandbox.api import HI, Api, button, row, v2, words

LINK = {"type": 2, "style": 5, "label": "A"}
OPTION = {"label": "A", "value": "a"}
SELECT = {"type": 3, "custom_id": "s", "options": [OPTION]}
WEB = "https://x.is"
INPUT = {"type": 4, "custom_id": "t", "style": 1}


def embed(**more: Any) -> dict[str, Any]:
    """A message with one embed."""
    return {"embeds": [more]}


def part(one: dict[str, Any]) -> dict[str, Any]:
    """A message with one component in a row."""
    return {"content": "x", "components": [row(one)]}


def media(url: str) -> dict[str, Any]:
    """A v2 message with one picture."""
    return v2({"type": 12, "items": [{"media": {"url": url}}]})


def chosen(kind: int, *names: str, **more: Any) -> dict[str, Any]:
    """A message with a select that has default values of these kinds."""
    defaults = [{"id": str(n), "type": name} for n, name in enumerate(names)]
    return part({"type": kind, "custom_id": "s", "default_values": defaults, **more})


MESSAGES: dict[str, dict[str, Any]] = {
    "only spaces": {"content": "  \n\t "},
    "2001 characters": {"content": "x" * 2_001},
    "empty embed": {"content": "x", "embeds": [{}]},
    "embed with a colour only": embed(color=1),
    "embed with empty texts": embed(title="", description=""),
    "embed field of spaces": embed(fields=[{"name": " ", "value": "x"}]),
    "embed field without text": embed(fields=[{"name": "x", "value": ""}]),
    "embeds of 6001 characters": {"embeds": [{"description": "x" * 3_000}, {"description": "x" * 3_001}]},
    "embed time": embed(title="x", timestamp="yesterday"),
    **{
        f"embed {f} {u}": embed(title="x", url=u) if f == "url" else embed(title="x", **{f: {"url": u}})
        for f in ("url", "image", "thumbnail")
        for u in ("ftp://x.is/a.png", "javascript:alert(1)", "x.is", "https://", "https://x y")
    },
    "embed author link": embed(author={"name": "A", "url": "javascript:alert(1)"}),
    "embed author picture": embed(author={"name": "A", "icon_url": "ftp://x.is"}),
    "embed footer picture": embed(footer={"text": "A", "icon_url": "file:///etc/passwd"}),
    "embed link to an attachment": embed(title="x", url="attachment://a.png"),
    "embed picture that is not sent": embed(image={"url": "attachment://a.png"}),
    "mentions of users twice": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "mentions of roles twice": {"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}},
    "attachment that is not sent": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "text input in a message": part(INPUT | {"label": "L"}),
    "label in a message": v2({"type": 18, "label": "L", "component": INPUT}),
    "six rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "v2 without its flag": {"components": [words()]},
    "v2 with content": v2(words()) | {"content": "x"},
    "v2 with embeds": v2(words()) | embed(title="x"),
    "v2 text of spaces": v2(words("  ")),
    "v2 4001 characters": v2(words("x" * 2_000), words("x" * 2_001)),
    "v2 41 components": v2({"type": 17, "components": [words()] * 40}),
    "v2 button at the top": v2(button()),
    "v2 container in a container": v2({"type": 17, "components": [{"type": 17, "components": [words()]}]}),
    "v2 section with a select": v2({"type": 9, "components": [words()], "accessory": SELECT}),
    "v2 section with a button inside": v2({"type": 9, "components": [button()], "accessory": button("b")}),
    "v2 file from the web": v2({"type": 13, "file": {"url": WEB}}),
    "v2 file that is not sent": v2({"type": 13, "file": {"url": "attachment://a.txt"}}),
    **{f"v2 picture {u}": media(u) for u in ("ftp://x.is", "javascript:alert(1)", "data:,x", "x.is", "")},
    "component ids twice": v2(words() | {"id": 5}, words() | {"id": 5}),
}
BUTTONS: dict[str, dict[str, Any]] = {
    "empty label": button(label=""),
    "label of spaces": button(label="   "),
    "neither label nor emoji": {"type": 2, "style": 1, "custom_id": "a"},
    "emoji in letters": button(emoji={"name": "heart"}),
    "emoji with colons": button(emoji={"name": ":heart:"}),
    "emoji of foreign letters": button(emoji={"name": "é"}),
    "emoji in a sentence": button(emoji={"name": "👍 good"}),
    "emoji without a name": button(emoji={}),
    "emoji id that is none": button(emoji={"name": "x", "id": "heart"}),
    "no custom id": {"type": 2, "style": 1, "label": "A"},
    "empty custom id": button(""),
    "custom id and link": button(url=WEB),
    "link without an address": LINK,
    "link with a custom id": LINK | {"url": WEB, "custom_id": "a"},
    **{
        f"link to {u}": LINK | {"url": u}
        for u in ("ftp://x.is", "javascript:alert(1)", "mailto:a@x.is", "x.is", "https://", "attachment://a")
    },
    "link of 513 characters": LINK | {"url": f"{WEB}/{'x' * 512}"},
    "premium without a product": {"type": 2, "style": 6},
    "premium with a label": {"type": 2, "style": 6, "sku_id": "1", "label": "A"},
    "premium with a custom id": {"type": 2, "style": 6, "sku_id": "1", "custom_id": "a"},
    "product on a plain button": button(sku_id="1"),
    "style 7": button(style=7),
}
SELECTS: dict[str, dict[str, Any]] = {
    "no options": part(SELECT | {"options": []}),
    "option label of spaces": part(SELECT | {"options": [OPTION | {"label": " "}]}),
    "option value of spaces": part(SELECT | {"options": [OPTION | {"value": " "}]}),
    "values twice": part(SELECT | {"options": [OPTION, OPTION]}),
    "option emoji": part(SELECT | {"options": [OPTION | {"emoji": {"name": "x"}}]}),
    "least above most": part(SELECT | {"min_values": 2, "max_values": 1}),
    "most above the options": part(SELECT | {"max_values": 2}),
    "two defaults": part(SELECT | {"options": [{"label": v, "value": v, "default": True} for v in "ab"]}),
    "two selects in a row": {"content": "x", "components": [row(SELECT, SELECT | {"custom_id": "t"})]},
    "select beside a button": {"content": "x", "components": [row(SELECT, button())]},
    "custom id of a button": {"content": "x", "components": [row(SELECT), row(button("s"))]},
    "a role among users": chosen(5, "role"),
    "a user among roles": chosen(6, "user"),
    "a channel among mentionables": chosen(7, "channel"),
    "a user among channels": chosen(8, "user"),
    "more defaults than may be chosen": chosen(5, "user", "user"),
    "fewer defaults than must be chosen": chosen(5, "user", min_values=2, max_values=3),
    "unknown channel type": part({"type": 8, "custom_id": "s", "channel_types": [99]}),
}


def label(component: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A label with a component, as JSON."""
    return {"type": 18, "label": "L", "component": component, **more}


def form(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A modal as JSON."""
    return {"title": "T", "custom_id": "m", "components": list(parts), **more}


TICKS = [{"label": v, "value": v} for v in "abc"]
MODALS: dict[str, dict[str, Any]] = {
    "title of spaces": form(label(INPUT), title="  "),
    "no components": form(),
    "six components": form(*[label(INPUT | {"custom_id": str(n)}) for n in range(6)]),
    "label of spaces": form(label(INPUT, label=" ")),
    "text input in a row without a label": form(row(INPUT)),
    "two text inputs in a row": form(row(INPUT | {"label": "A"}, INPUT | {"label": "B", "custom_id": "u"})),
    "button in a row": form(row(button())),
    "select in a row": form(row(SELECT)),
    "button in a label": form(label(button())),
    "text input without a label": form(INPUT),
    "container": form({"type": 17, "components": [words()]}),
    "custom ids twice": form(label(INPUT), label(INPUT)),
    "shortest above longest": form(label(INPUT | {"min_length": 5, "max_length": 4})),
    "value too long": form(label(INPUT | {"max_length": 4, "value": "12345"})),
    "value too short": form(label(INPUT | {"min_length": 4, "value": "123"})),
    "two radio defaults": form(
        label({"type": 21, "custom_id": "r", "options": [t | {"default": True} for t in TICKS]})
    ),
    "one radio button": form(label({"type": 21, "custom_id": "r", "options": TICKS[:1]})),
    "more ticks than options": form(label({"type": 22, "custom_id": "c", "options": TICKS, "max_values": 4})),
    "fewest ticks above most": form(
        label({"type": 22, "custom_id": "c", "options": TICKS, "min_values": 3, "max_values": 2})
    ),
    "fewest files above most": form(label({"type": 19, "custom_id": "f", "min_values": 2})),
    "values twice": form(label(SELECT | {"options": [OPTION, OPTION]})),
}


def command(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A command as JSON."""
    return {"name": "c", "description": "d", "options": list(options), **more}


def option(kind: int = 3, name: str = "o", **more: Any) -> dict[str, Any]:
    """An option as JSON."""
    return {"type": kind, "name": name, "description": "d", **more}


CHOICE = {"name": "a", "value": "a"}
COMMANDS: dict[str, dict[str, Any]] = {
    "name with a space": command(name="a b"),
    "name in capitals": command(name="Roll"),
    "name with a sign": command(name="roll!"),
    "description of spaces": command(description="   "),
    "no description": {"name": "c"},
    "menu with a description": {"name": "c", "type": 2, "description": "d"},
    "menu of spaces": {"name": " ", "type": 3},
    "option in capitals": command(option(name="Times")),
    "option description of spaces": command(option(description=" ")),
    "options twice": command(option(), option()),
    "required after optional": command(option(), option(name="p", required=True)),
    "subcommand beside an option": command(option(1, "s"), option()),
    "group in a group": command(option(2, "g", options=[option(2, "h")])),
    "subcommand in a subcommand": command(option(1, "s", options=[option(1, "t")])),
    "choices and autocompletion": command(option(choices=[CHOICE], autocomplete=True)),
    "autocompletion of a user": command(option(6, autocomplete=True)),
    "choice of spaces": command(option(choices=[{"name": " ", "value": "a"}])),
    "number as a choice of a text": command(option(choices=[{"name": "a", "value": 1}])),
    "text as a choice of a number": command(option(4, choices=[{"name": "a", "value": "1"}])),
    "fraction as a choice of an integer": command(option(4, choices=[{"name": "a", "value": 1.5}])),
    "choice of 101 characters": command(option(choices=[{"name": "a", "value": "x" * 101}])),
    "choice beyond 2^53": command(option(4, choices=[{"name": "a", "value": 1 << 54}])),
    "least above most": command(option(4, min_value=2, max_value=1)),
    "fraction as a bound of an integer": command(option(4, min_value=0.5)),
    "bound beyond 2^53": command(option(4, max_value=1 << 54)),
    "shortest above longest": command(option(min_length=5, max_length=4)),
    "longest of 0": command(option(max_length=0)),
    "longest of 6001": command(option(max_length=6_001)),
    "unknown locale": command(name_localizations={"is": "spil"}),
    "translated name in capitals": command(name_localizations={"da": "Spil"}),
    "translated description of spaces": command(description_localizations={"da": " "}),
    "context twice": command(contexts=[0, 0]),
    "unknown context": command(contexts=[3]),
    "permissions in words": command(default_member_permissions="admin"),
    "8001 characters": command(
        *[
            option(1, f"s{n}", options=[option(name=f"o{m}", description="x" * 100) for m in range(20)])
            for n in range(4)
        ]
    ),
}


async def _refused(answer: tuple[int, Any]) -> None:
    status, body = answer
    assert (status, body["code"]) in ((400, 50035), (400, 50006)), answer


@pytest.mark.parametrize("name", [*MESSAGES, *SELECTS])
async def test_messages_that_the_reference_forbids(api: Api, sandbox: Sandbox, name: str) -> None:
    """The message is refused, as a new one, as an edit and as a response, and nothing is stored."""
    body = (MESSAGES | SELECTS)[name]
    await _refused(await api.send(body))
    assert sandbox.world.messages == {}
    await _refused(await api.answer(api.command(), 4, body))
    message = await api.sent(HI)
    await _refused(
        await api.call(
            "PATCH", f"/channels/{message.channel_id}/messages/{message.id}", {"content": ""} | body
        )
    )


@pytest.mark.parametrize("name", BUTTONS)
async def test_buttons_that_the_reference_forbids(api: Api, name: str) -> None:
    """The button is refused in a row and beside a section."""
    await _refused(await api.send(part(BUTTONS[name])))
    section = {"type": 9, "components": [words()], "accessory": BUTTONS[name]}
    await _refused(await api.send(v2(section)))


@pytest.mark.parametrize("name", MODALS)
async def test_modals_that_the_reference_forbids(api: Api, sandbox: Sandbox, name: str) -> None:
    """The modal is refused and not opened."""
    await _refused(await api.answer(api.command(), 9, MODALS[name]))
    assert sandbox.interactions.modals == {}


@pytest.mark.parametrize("name", COMMANDS)
async def test_commands_that_the_reference_forbids(api: Api, sandbox: Sandbox, name: str) -> None:
    """The command is refused on its own and among others, and nothing is registered."""
    path = f"/applications/{sandbox.world.bot_id}/commands"
    await _refused(await api.call("POST", path, COMMANDS[name]))
    await _refused(await api.call("PUT", path, [command(name="other"), COMMANDS[name]]))
    assert sandbox.world.commands == {}


TAKEN: dict[str, dict[str, Any]] = {
    "zero-width text": {"content": "\u200b"},
    "embed with a field": embed(fields=[{"name": "\u200b", "value": "\u200b"}]),
    "embed with a picture": embed(image={"url": "http://x.is/a.png?b=c#d"}),
    "link into Discord": part(LINK | {"url": "discord://-/channels/1/2"}),
    **{
        f"emoji {e}": part(button(label=None, emoji={"name": e}))
        for e in ("👍🏽", "👨‍👩‍👧", "🇮🇸", "1️⃣", "❤️", "‼️", "ℹ️", "♟️", "🂡", "🏴󠁧󠁢󠁥󠁮󠁧󠁿")
    },
    "custom emoji": part(button(label=None, emoji={"name": "x", "id": "1"})),
    "premium": part({"type": 2, "style": 6, "sku_id": "1"}),
    "no ids": v2(words() | {"id": 0}, words() | {"id": 0}),
    "users and roles": chosen(7, "user", "role", max_values=2),
}


@pytest.mark.parametrize("name", TAKEN)
async def test_unusual_messages_are_taken(api: Api, name: str) -> None:
    """A message that is only unusual is accepted."""
    status, answer = await api.send(TAKEN[name])
    assert status == 200, answer
