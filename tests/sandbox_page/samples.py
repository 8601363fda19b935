"""Sample people, commands and messages in the form of Discord's REST API."""

import io
import time
from typing import Any

from PIL import Image, ImageDraw

NAMES = ("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn")
PEOPLE = [
    {"id": str(1001 + at), "username": name.lower(), "global_name": name} for at, name in enumerate(NAMES)
]
ANNA, BJORN = PEOPLE[:2]
BOT = {"id": "900", "username": "Stofa", "global_name": None, "bot": True}
NASTY = '<img src=x onerror="window.pwned=1"> <script>window.pwned=2</script> &amp; [x](javascript:alert(1))'
ALT = "The cribbage board: Anna 34, Björn 41. The starter is the five of hearts."
V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7


def picture() -> bytes:
    """A picture for a bot's message."""
    image = Image.new("RGB", (1100, 420), "#6b4226")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((20, 20, 1080, 190), 28, "#8a5a36")
    for row in range(4):
        for hole in range(30):
            at = (60 + hole * 34, 45 + row * 36)
            draw.ellipse((*at, at[0] + 10, at[1] + 10), "#3a2414")
    for card in range(5):
        left = 60 + card * 200
        draw.rounded_rectangle((left, 220, left + 130, 400), 12, "#fbf7ee")
        draw.text((left + 16, 232), f"{5 + card}♥", "#b3261e", font_size=38)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def message(number: int, author: dict[str, Any], content: str = "", **more: Any) -> dict[str, Any]:
    """A message sent `30 - number` minutes ago, at the latest now."""
    moment = time.time() - max(0, 30 - number) * 60
    stamp = time.strftime("%Y-%m-%dT%H:%M:%S.000000+00:00", time.gmtime(moment))
    base = {"id": str(5000 + number), "author": author, "content": content, "timestamp": stamp, "flags": 0}
    return (
        base
        | {"edited_timestamp": None, "components": [], "attachments": [], "embeds": [], "mentions": []}
        | more
    )


def button(label: str, custom: str, style: int = 2, **more: Any) -> dict[str, Any]:
    """A button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom} | more


def words(content: str) -> dict[str, Any]:
    """A text display."""
    return {"type": 10, "content": content}


def board(said: str = "Nobody has played yet.") -> dict[str, Any]:
    """A table of a bot: container, picture, buttons, selects."""
    since = int(time.time()) - 125
    return {
        "type": 17,
        "accent_color": 0xE9B765,
        "components": [
            words(f"## Cribbage\n**Anna** 34 – **Björn** 41\n<@1002> is to play, since <t:{since}:R>."),
            {
                "type": 12,
                "items": [
                    {"media": {"url": "/cdn/board.png", "width": 1100, "height": 420}, "description": ALT}
                ],
            },
            words(f"-# {said}"),
            {"type": 14, "divider": True, "spacing": 1},
            {
                "type": 1,
                "components": [
                    button("My hand", "hand", 1),
                    button("Play", "play", 3),
                    button("Since my last turn", "since"),
                    button("⋯", "more"),
                ],
            },
        ],
    }


def selects() -> list[dict[str, Any]]:
    """A select, a multi-select and a user select."""
    cards = [
        {"label": f"{rank} of hearts", "value": f"{rank}H", "description": "In your hand"}
        for rank in ("5", "6", "7", "8", "9", "J")
    ]
    pace = [
        {"label": "Live", "value": "live"},
        {"label": "A day a move", "value": "day", "default": True},
        {"label": "A week a move", "value": "week"},
    ]
    return [
        {"type": 1, "components": [{"type": 3, "custom_id": "pace", "options": pace, "placeholder": "Pace"}]},
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "discard",
                    "options": cards,
                    "min_values": 2,
                    "max_values": 2,
                    "placeholder": "Two for the crib",
                }
            ],
        },
        {"type": 1, "components": [{"type": 5, "custom_id": "invite", "placeholder": "Invite somebody"}]},
    ]


def channel_messages() -> list[dict[str, Any]]:
    """Messages of #stofa."""
    now = int(time.time())
    lines = (
        "# Heading one",
        "## Heading two",
        "### Heading three",
        "-# Small words below",
        "**bold** *italic* __underlined__ ~~struck~~ `code` ***both*** and ||a spoiler||",
        "> A quotation",
        "> in two lines",
        "- one",
        "- two",
        "  - inside two",
        "1. first",
        "2. second",
        "```py",
        "print('15-2, 15-4')",
        "```",
        "<@1001> in <#11>, </cribbage new:77>, [the rules](https://example.org/rules),",
        f"<t:{now - 3600}:R>, <t:{now}:f>",
    )
    marks = "\n".join(lines)
    v2 = [
        board(),
        {
            "type": 9,
            "components": [words("**House rules**\nThe book's own; skunks at 90.")],
            "accessory": button("Change", "rules"),
        },
        {
            "type": 9,
            "components": [words("A section with a small picture.")],
            "accessory": {"type": 11, "media": {"url": "/cdn/board.png"}, "description": "A small board"},
        },
        {"type": 13, "file": {"url": "/cdn/record.txt"}, "name": "record.txt", "size": 2048},
    ]
    embed = {
        "title": "Result",
        "description": "**Anna** wins 121–98.",
        "color": 0x58C08A,
        "fields": [
            {"name": "Highest hand", "value": "24", "inline": True},
            {"name": "Skunks", "value": "0", "inline": True},
        ],
        "footer": {"text": "Table 7"},
    }
    styles = [
        button("Primary", "a", 1),
        button("Secondary", "b", 2),
        button("Success", "c", 3),
        button("Danger", "d", 4, emoji={"name": "♥", "id": None}),
        {"type": 2, "style": 5, "label": "Link back", "url": "https://discord.com/channels/1/11/5001"},
    ]
    return [
        message(1, ANNA, "Good morning! A game of cribbage, anybody?"),
        message(2, ANNA, "I have until ten."),
        message(3, BJORN, "Yes, deal me in, @everyone else is asleep."),
        message(4, BOT, marks, mentions=[ANNA]),
        message(5, BJORN, NASTY),
        message(
            6,
            BOT,
            embeds=[embed],
            attachments=[
                {
                    "id": "1",
                    "filename": "board.png",
                    "url": "/cdn/board.png",
                    "description": ALT,
                    "width": 1100,
                    "height": 420,
                    "content_type": "image/png",
                }
            ],
        ),
        message(
            7,
            BOT,
            "Every kind of button:",
            components=[
                {"type": 1, "components": styles},
                {
                    "type": 1,
                    "components": [
                        button("Disabled", "e", 1, disabled=True),
                        button("Also disabled", "f", 2, disabled=True),
                        button("", "g", 2, emoji={"name": "♠", "id": None}),
                    ],
                },
            ],
        ),
        message(8, BOT, "Choose:", components=selects()),
        message(
            9,
            BOT,
            components=v2,
            flags=V2,
            interaction_metadata={"id": "3", "type": 2, "user": ANNA},
            interaction={"id": "3", "type": 2, "name": "cribbage new", "user": ANNA},
        ),
    ]


def option(kind: int, name: str, about: str, **more: Any) -> dict[str, Any]:
    """An option of an application command."""
    return {"type": kind, "name": name, "description": about} | more


def commands() -> list[dict[str, Any]]:
    """Commands with options of every kind, one of them localised."""
    new = option(
        1,
        "new",
        "Open a table here",
        description_localizations={"da": "Åbn et bord her"},
        name_localizations={"da": "nyt"},
        options=[
            option(6, "opponent", "Who is invited", required=True),
            option(
                3,
                "pace",
                "How fast",
                choices=[{"name": "Live", "value": "live"}, {"name": "A day a move", "value": "day"}],
            ),
            option(4, "points", "Play to so many", min_value=61, max_value=121),
            option(5, "bots", "Fill with bots"),
        ],
    )
    play = option(
        1,
        "play",
        "Make a move",
        description_localizations={"da": "Lav et træk"},
        options=[option(3, "move", "What you play", required=True, autocomplete=True)],
    )
    return [
        {"id": "77", "type": 1, "name": "cribbage", "description": "Cribbage", "options": [new, play]},
        {"id": "78", "type": 1, "name": "hand", "description": "Show my hand", "contexts": [0, 1]},
        {
            "id": "79",
            "type": 1,
            "name": "rules",
            "description": "The rules of a game",
            "name_localizations": {"da": "regler"},
            "options": [
                option(
                    3,
                    "game",
                    "Which game",
                    required=True,
                    choices=[
                        {"name": name, "value": name.lower()} for name in ("Cribbage", "Kasino", "Partners")
                    ],
                )
            ],
        },
        {"id": "80", "type": 3, "name": "Message menu"},
    ]


def modal() -> dict[str, Any]:
    """A modal with fields of every kind."""

    def label(text: str, component: dict[str, Any], about: str | None = None) -> dict[str, Any]:
        return {"type": 18, "label": text, "description": about, "component": component}

    ticks = [
        {"label": "Skunks", "value": "skunk", "description": "Double below 91"},
        {"label": "Muggins", "value": "muggins"},
    ]
    return {
        "t": "modal",
        "id": "m1",
        "title": "A table of your own",
        "components": [
            words("Say how you **want** it."),
            label(
                "Name",
                {
                    "type": 4,
                    "style": 1,
                    "custom_id": "name",
                    "min_length": 2,
                    "max_length": 30,
                    "required": True,
                },
                "Others will see it",
            ),
            label(
                "A word to the guests",
                {
                    "type": 4,
                    "style": 2,
                    "custom_id": "words",
                    "required": False,
                    "placeholder": "Coffee is ready",
                },
            ),
            label(
                "Pace",
                {
                    "type": 21,
                    "custom_id": "pace",
                    "options": [
                        {"label": "Live", "value": "live"},
                        {"label": "A day a move", "value": "day", "default": True},
                    ],
                },
            ),
            label("House rules", {"type": 22, "custom_id": "house", "options": ticks, "required": False}),
            label(
                "Suits",
                {
                    "type": 3,
                    "custom_id": "suits",
                    "options": [
                        {"label": "Two colours", "value": "two"},
                        {"label": "Four colours", "value": "four"},
                    ],
                },
            ),
            label("Remember this", {"type": 23, "custom_id": "remember"}),
        ],
    }
