"""Builds messages of Discord's components v2.

A `Page` is one message: a container with texts, pictures and rows of buttons or selects, within Discord's
limits (40 components, 4,000 characters, 25 options). Its view is finished from the start, so that discord.py
does not store it: presses are handled by `cogs.dispatch` from the custom id alone.
"""

import hashlib
import io
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

import discord
import msgspec
from discord import ui

from cogs.wire import custom_ids
from cogs.wire.custom_ids import Button
from locales import Speech
from render import Png
from tables.views import Chair

MOST_TEXT: Final = 3_900
MOST_NAME: Final = 100
MOST_ALT: Final = 1_024
MOST_LABEL: Final = 80
MOST_OPTION: Final = 100
ROW: Final = 5
OPTIONS: Final = 25
BOT_NAMES: Final = 10
"""Number of the names that bots have, the same in all games."""

FELT: Final = discord.Colour(0x2F7D5B)
AMBER: Final = discord.Colour(0xD9A441)
SLATE: Final = discord.Colour(0x5C6B73)

COMMANDS: Final[dict[str, str]] = {}
"""What opens a command when it is pressed, `</table show:5>`, by its name in any language."""
_COMMAND: Final = re.compile(r"\*\*/([^*\n]+)\*\*")
SUITS: Final[dict[str, str]] = {}
"""How texts, buttons and options show the emoji of each suit, `<:hearts:5>`; empty before Discord has all."""
_SIGNS: Final = dict(zip("♣♦♥♠", "CDHS", strict=True))
_SIGN: Final = re.compile("(?s)```.*?```|`[^`\n]*`|[♣♦♥♠]\ufe0f?")
"""A sign of a suit, or what Discord shows as it is written."""
_BARE: Final = re.compile("([♣♦♥♠])[\ufe0e\ufe0f]?")
_TEXT: Final = 10
_MOST_SHOWN: Final = 4_000
"""Characters that Discord takes in all texts of a message."""
_MARKUP: Final = re.compile(r"[\\*_~`|<>#\[\]@]|:(?=/)|^[-+]|(?<=^\d)\.|(?<=^\d\d)\.", re.MULTILINE)
"""What Discord would read as markdown, a mention or a link in a text that has none."""

Item = ui.Item[Any]
Style = discord.ButtonStyle
words: Final[Callable[[str], Item]] = ui.TextDisplay
"""A text in Discord's markdown."""
line: Final[Callable[[], Item]] = ui.Separator
"""A separator."""


class Picture(msgspec.Struct, frozen=True, dict=True):
    """A PNG or GIF with its alt text. File names are constant, so that they reveal nothing."""

    name: str
    data: bytes
    alt: str

    @cached_property
    def digest(self) -> bytes:
        """A hash of what it shows, computed once."""
        return self.data.digest if isinstance(self.data, Png) else hashlib.sha256(self.data).digest()


class _View(ui.LayoutView):
    """A view that is finished: what it holds is converted once, for its digest and for each request.

    It has nothing of what discord.py prepares for the presses of one that it stores.
    """

    timeout: None = None
    _converted: list[dict[str, Any]] | None = None

    def __init__(self, *children: Item) -> None:
        self._children = [*children]

    def is_finished(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def plain(self) -> list[dict[str, Any]]:
        """The components with commands by name, as they are before Discord has told their ids."""
        if self._converted is None:
            self._converted = super().to_components()  # type: ignore[no-untyped-call]  # untyped in discord.py
        return self._converted

    def to_components(self) -> list[dict[str, Any]]:
        linked = [_with_texts(part, _linked) for part in self.plain()] if COMMANDS else self.plain()
        shown = [_with_texts(part, _pictured) for part in linked] if SUITS else linked
        return shown if sum(map(_length, shown)) <= _MOST_SHOWN else linked

    def has_components_v2(self) -> bool:
        return True  # every layout has; discord.py looks at each item


def _with_texts(part: dict[str, Any], change: Callable[[str], str]) -> dict[str, Any]:
    """The component with its texts changed."""
    if part["type"] == _TEXT:
        return part | {"content": change(part["content"])}
    inner = part.get("components")
    return part if inner is None else part | {"components": [_with_texts(one, change) for one in inner]}


def _linked(text: str) -> str:
    """The text with what opens a command in the place of its bold name."""
    return _COMMAND.sub(lambda m: COMMANDS.get(m[1], m[0]), text)


def _pictured(text: str) -> str:
    """The text with emojis in the place of the signs of suits."""
    return _SIGN.sub(lambda m: SUITS[_SIGNS[m[0][0]]] if m[0][0] in _SIGNS else m[0], text)


def _length(part: dict[str, Any]) -> int:
    """Number of characters in the texts of a component."""
    return len(part.get("content", "")) + sum(map(_length, part.get("components", ())))


def as_shown(message: discord.Message) -> ui.LayoutView:
    """The components of a message of the bot once more, with its files by their names."""
    view = _View()
    view._converted = [_kept(part.to_dict()) for part in message.components]
    return view


def _kept(part: Any) -> Any:
    """The component with addresses of the message's files as names of its attachments."""
    if isinstance(part, list):
        return [_kept(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "url" in part and "style" not in part:
        return {"url": f"attachment://{urlsplit(part['url']).path.rpartition('/')[2]}"}
    return {key: _kept(value) for key, value in part.items()}


class Page:
    """A message ready to be sent. `pings` are the only people that its first sending may mention."""

    def __init__(
        self,
        items: Iterable[Item],
        pictures: Iterable[Picture] = (),
        *,
        colour: discord.Colour = FELT,
        pings: Iterable[int] = (),
    ) -> None:
        self.pictures = tuple(pictures)
        self.pings = tuple(pings)
        self.view = _View(ui.Container(*items, accent_colour=colour))

    def files(self) -> list[discord.File]:
        """The pictures as new files for one request."""
        return [
            discord.File(io.BytesIO(p.data), filename=p.name, description=cut(p.alt, MOST_ALT))
            for p in self.pictures
        ]

    def mentions(self) -> discord.AllowedMentions:
        """Allows mentions of exactly the people in `pings`."""
        users = [discord.Object(person) for person in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)

    def digest(self) -> str:
        """A hash of the message, to compare it with the one shown last."""
        shown = hashlib.sha256(msgspec.json.encode(self.view.plain()))
        for picture in self.pictures:
            shown.update(picture.digest)
        return shown.hexdigest()[:32]


def gallery(picture: Picture) -> Item:
    """A picture, as wide as the message: several in one gallery would be cut to squares."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=cut(picture.alt, MOST_ALT))
    return ui.MediaGallery(item)


def button(
    what: Button | str,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Item:
    """A button with a custom id; a link if `what` is an address."""
    label = _labelled(label, MOST_LABEL)
    if isinstance(what, str):
        return ui.Button(label=label, url=what)
    custom_id = custom_ids.encode(what)
    return ui.Button(style=style, label=label, custom_id=custom_id, emoji=emoji, disabled=disabled)


def _labelled(text: str, most: int) -> str:
    """A label of so many characters; signs of suits have its colour, for they are no emojis there."""
    return cut(_BARE.sub("\\1\ufe0e", text), most)


def disabled(place: int, label: str, *, emoji: str | None = None) -> Item:
    """A button that is there to be seen only. `place` tells it from others of its message."""
    label = _labelled(label, MOST_LABEL)
    return ui.Button(style=Style.secondary, label=label, custom_id=f"-{place}", emoji=emoji, disabled=True)


def rows(items: Sequence[Item], *, even: bool = False) -> list[Item]:
    """Buttons in rows of at most five; `even` balances their lengths (six as three and three)."""
    count = -(-len(items) // ROW)
    length = -(-len(items) // count) if even and count else ROW
    return [ui.ActionRow(*items[at : at + length]) for at in range(0, len(items), length)]


def option(
    label: str, value: str, *, chosen: bool = False, emoji: str | None = None, about: str | None = None
) -> discord.SelectOption:
    """An option of a select; `about` is its second line."""
    told = None if about is None else _labelled(about, MOST_OPTION)
    return discord.SelectOption(
        label=_labelled(label, MOST_OPTION), value=value, default=chosen, emoji=emoji, description=told
    )


def select(what: Button, hint: str, options: Sequence[discord.SelectOption], *, take: int = 1) -> Item:
    """A select of which exactly `take` options must be chosen."""
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_ids.encode(what),
            placeholder=_labelled(hint, 150),
            min_values=take,
            max_values=take,
            options=list(options),
        )
    )


def fitted(lines: Sequence[str], room: int, earlier: str) -> str:
    """The last lines that fit into `room` characters, below `earlier` if some are left out."""
    kept: list[str] = []
    left = room - len(earlier) - 1
    for text in reversed(lines):
        left -= len(text) + 1
        if left < 0:
            return "\n".join([earlier, *reversed(kept)])
        kept.append(text)
    return "\n".join(reversed(kept))


def as_text(alt: str) -> str:
    """An alt text as the text of a message, no longer than `MOST_ALT`: no name in it is markdown or a link.

    Ordinary sentences stay as they are. Where there is no room to escape signs they are replaced.
    """
    escaped = _MARKUP.sub(r"\\\g<0>", alt)
    return escaped if len(escaped) <= MOST_ALT else cut(_MARKUP.sub("·", alt), MOST_ALT)


def literal(text: str) -> str:
    """A name given by a user, escaped: no markdown, no mentions, at most 100 characters."""
    plain = discord.utils.escape_mentions(cut(" ".join(text.split()), MOST_NAME))
    return re.sub(r"([\\*_~`|>#\[\]()<:-])", r"\\\1", plain)


def mention(chairs: Sequence[Chair], seat: int, speech: Speech, bots: Speech) -> str:
    """The name of a seat's player in sentences.

    Bots have names of their own, in the language `bots`; where none is stored, in the order of their seats.
    """
    chair = chairs[seat]
    if chair.person is not None:
        return f"<@{chair.person}>"
    if not chair.bot:
        return speech.say("seat-name", number=seat + 1)
    if chair.away:
        return bots.say("lobby-seat-bot", who=f"<@{chair.away}>")
    number = chair.name or 1 + sum(other.bot for other in chairs[:seat])
    return bots.say(f"bot-name-{1 + (number - 1) % BOT_NAMES}")


def cut(text: str, most: int) -> str:
    """The text cut to `most` characters with an ellipsis, never between a letter and its combining marks."""
    if len(text) <= most:
        return text
    end = most - 1
    while end > 0 and _clings(text[end]):
        end -= 1
    return text[:end] + "…"


def _clings(char: str) -> bool:
    """Whether a character belongs to the one before: a mark, a joiner, a variation selector, a skin tone."""
    code = ord(char)
    return (
        0x0300 <= code <= 0x036F
        or 0x20D0 <= code <= 0x20FF
        or code in (0x200C, 0x200D)
        or 0xFE00 <= code <= 0xFE0F
        or 0x1F3FB <= code <= 0x1F3FF
    )
