"""Writes sandbox/PARITY.md: which route and rule is checked against what, read from the tests.

`python -m tests.sandbox.parity` writes it; a test fails if it is out of date.
"""

import re
from pathlib import Path

from sandbox.errors import CODES
from tests.sandbox import coverage
from tests.sandbox.checks import test_reference as reference
from tests.sandbox.checks.mutations import BODIES
from tests.sandbox.clients.test_clients import CLIENTS

FILE = Path(__file__).parents[2] / "sandbox" / "PARITY.md"
HEAD = """# What is checked, and against what

Made from the tests by `python -m tests.sandbox.parity`. *Description* is Discord's OpenAPI description and a
JSON Schema of its gateway, by which every recorded request, response and event of every test is validated.
*Mistakes* are requests with one field changed so that the description forbids it: each must get a 50035.
*Reference* are requests that only the text of Discord's documentation forbids.
"""
# Behaviours of Discord that no description has, with their sources.
BEHAVIOURS = {
    "`attachments` of a message with components v2 is empty; `media.attachment_id` names its files": (
        "message.mdx, #8277, #8279"
    ),
    "with the knob `gallery_edits_refused`, an edit whose components use files is refused": "#7529",
    "with `fail(…, accepted=True, left=…)`, the reply to what was done lacks fields, or is no JSON": (
        "none: what comes if discord.py and Discord differ, as they have in events (discord.py#2429)"
    ),
    "an edit keeps a file by that id in `attachments`, and may change its description": "message.mdx, #8429",
    "a new application allows installation for guilds and for users": "#7396",
    "a global command with null `integration_types` gets those of its application": "Application Commands",
    "`app_permissions` are @everyone's in a guild of which the bot is no member": "#7251",
    "announcement channels have threads of type 10 alone, forums and media channels of type 11": (
        "channel.mdx; discord.js chooses 10 there"
    ),
    "`app_permissions` in a private thread without the bot are those of its channel": "JDA#2602",
    "in voice and stage channels without CONNECT nothing can be sent": "permissions.mdx, Crownicles#4575",
    "with the knob `blocked_words`, a message gets a 200000 and the title of a thread a 200001": "PR #5111",
    "with the knob `quarantined`, opening direct messages gets a 20026": "#2669, modmailbot#490",
    "after `gateway.deafen()`, a session gets all events but interactions; a new one gets all": "#8162",
    "`session_start_limit` counts the identifies of a day; at none left, none is taken": (
        "gateway.mdx (Discord resets the token then)"
    ),
    "a post in a forum comes with its first message, which has its id": "channel.mdx",
    "a mention of a command shows its own name, whatever the reader's language": "#5518, #6524",
    "an option that was chosen is not sent again before its message is edited": "#4801",
    "with the knob `raw_mentions`, mentions of subcommands are raw text until `/` was typed": "#6524",
    "after `gateway.spoil(name, field)`, the next event of that name comes without a field": (
        "discord.py#2429, #1439, #5185; optional fields of channel.mdx"
    ),
    "the page has the colours of Discord's dark theme and Twemoji, so dark ♠ and ♣": (
        "skyra-project/discord-components; the package @twemoji/svg"
    ),
    "the page shows a picture within 550 × 350 pixels, on a phone within its width": "Vencord's NoMosaic",
    "a nonce whose message was deleted meanwhile gets a 10008": "PR #6647",
}
UNKNOWN = """
## What cannot be known

Nothing here was compared with Discord itself: no test has its network. In particular:

- the order of several errors in one response, and the wording of some messages;
- the names of the field errors {assumed}, which the documentation does not give;
- which custom emojis exist: any id is taken in components, none as a reaction;
- which characters are emojis: symbols without letters are taken;
- whether presses in archived threads reach the bot (they do here), and whether updates in response to a press
  count as edits of old messages (they do not here);
- limits that Discord does not publish (40003, the rates of `--as-discord`).
"""
ASSUMED = (
    "BUTTON_COMPONENT_FIELD_NOT_ALLOWED", "COMPONENT_ID_DUPLICATED", "DATE_TIME_TYPE_PARSE", "IMAGE_INVALID",
    "STRING_TYPE_REGEX",
)  # fmt: skip


def _plain(route: str) -> str:
    return re.sub(r"\{\w+\}|@original", "*", route)


def _routes() -> list[str]:
    bodies = {_plain(route) for route in BODIES}
    lines = ["\n## Routes\n", "| route | checked against |", "|---|---|"]
    for route in sorted(coverage.routes(), key=lambda r: r.split(" ")[::-1]):
        against = "description, mistakes" if _plain(route) in bodies else "description"
        lines.append(f"| `{route}` | {against} |")
    return [
        *lines,
        "\nAll others of Discord's routes answer 501 in the sandbox's own words; unknown paths 404.\n",
    ]


def _rules() -> list[str]:
    lines = ["## Rules of the reference\n", "| of | refused |", "|---|---|"]
    for name in ("MESSAGES", "BUTTONS", "SELECTS", "MODALS", "COMMANDS"):
        cases = getattr(reference, name)
        lines.append(f"| {name.lower()} ({len(cases)}) | {'; '.join(cases).replace('|', '')} |")
    return lines


def _behaviours() -> str:
    rows = "\n".join(f"| {behaviour} | {source} |" for behaviour, source in BEHAVIOURS.items())
    head = "What no description has (`#` numbers are threads of discord/discord-api-docs):"
    return f"\n## Behaviours\n\n{head}\n\n| behaviour | source |\n|---|---|\n{rows}\n"


def text() -> str:
    """Content of the file."""
    codes = f"\n## Errors\n\nEach of these codes is exercised: {', '.join(str(c) for c in sorted(CODES))}.\n"
    clients = (
        f"\n## Clients\n\n{', '.join(CLIENTS)}: embeds, files, selects, modals, DMs, threads, components v2,"
        "\npages and a resumed session, each without a single refused request.\n"
    )
    unknown = UNKNOWN.format(assumed=", ".join(f"`{name}`" for name in ASSUMED))
    return HEAD + "\n".join([*_routes(), *_rules()]) + "\n" + codes + clients + _behaviours() + unknown


if __name__ == "__main__":
    FILE.write_text(text())
