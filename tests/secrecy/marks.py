"""A mark in every secret of a game, and a watch over all that leaves the bot while it is played.

What only one seat may know carries that seat's mark: its events, questions and labels, the words of its
pictures; the pictures themselves are known by their digests. The stored state has a mark that nobody may see,
and the secret of the table, the seed drawn from it and the bot's token are marks already.
"""

import base64
import hashlib
import json
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import discord
import pytest
from msgspec.structs import replace

import locales
import render
from bot import PACKAGES
from cogs.wire.errors import OneLine
from games.contract import Ask, Event, Seat, Step, Text
from locales.loader import _Source
from render import AnyRenderer, Renderer
from render.drawing.pictures import key_of
from render.voice import Said
from sandbox.control.calls import Call
from sandbox.page_user import PageUser
from tests.architecture.sources import ROOT
from tests.render.pictures import chunks

STATE: Final = b"kanaristate"
"""Stands behind each state that is stored."""
MARK: Final = re.compile(r"kanari(\d+)x(\d+)z")
PNG: Final = b"\x89PNG\r\n\x1a\n"
PLAIN_CHUNKS: Final = {"IHDR", "PLTE", "IDAT", "IEND"}
NAME: Final = re.compile(r"[a-z]+\.(png|json|zip|gif|txt|html)|stofa-\d+\.txt")
"""What a file may be called: nothing that differs from game to game, but the table's number in its record."""
WORDS: Final = ("hand_words", "text_board", "preview_words")
PICTURES: Final = ("hand", "since", "preview", "leaf")


class Marker:
    """Counts the games that have begun; a mark is of a seat in the game that is played now."""

    def __init__(self) -> None:
        self.number = 0

    def of(self, seat: int) -> str:
        return f"kanari{self.number}x{seat}z"

    def seats(self, text: str) -> set[int]:
        """The seats of the present game whose marks are in a text."""
        return {int(seat) for number, seat in MARK.findall(text) if int(number) == self.number}


def marked(game: Any, marker: Marker) -> Any:
    """Returns the game with a mark in all that only one seat may know, and in its stored states."""

    class Marked(type(game)):  # type: ignore[misc]
        count = 0

        def _told(self, step: Step) -> Step:
            private = (
                Event("kanari-event", {"mark": marker.of(seat)}, (Seat(seat),)) for seat in range(self.count)
            )
            return replace(step, events=(*step.events, *private))

        def start(self, seats: int, *more: Any) -> Step:
            self.count = seats
            marker.number += 1
            return self._told(super().start(seats, *more))

        def apply(self, *what: Any) -> Step:
            return self._told(super().apply(*what))

        def ask(self, s: Any, seat: Seat, *more: Any) -> Ask:
            asked: Ask = super().ask(s, seat, *more)
            told = Text("kanari-event", {"mark": marker.of(seat)})
            values = (
                replace(value, label=Text("kanari-label", {"mark": marker.of(seat), "number": n}))
                for n, value in enumerate(asked.values)
            )
            return replace(asked, about=(*asked.about, told), values=tuple(values))

        def dump(self, s: Any) -> bytes:
            dumped: bytes = super().dump(s)
            return dumped + STATE

        def load(self, data: bytes, version: int) -> Any:
            return super().load(data.removesuffix(STATE), version)

    made = Marked.__new__(Marked)
    made.__dict__.update(game.__dict__)
    return made


class Drawn:
    """Whose pictures were drawn: by the digest of the file, the seats for which, None for everybody."""

    def __init__(self, marker: Marker) -> None:
        self.marker = marker
        self.files: dict[bytes, set[int | None]] = defaultdict(set)
        self.scenes: dict[bytes, set[int | None]] = defaultdict(set)

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Puts marks into the words of pictures, and takes note of the pictures."""
        for name in WORDS:
            patch.setattr(Renderer, name, self._worded(getattr(Renderer, name)))
        patch.setattr(Renderer, "board_said", self._said(Renderer.board_said))
        for name in PICTURES:
            patch.setattr(Renderer, name, self._noted(getattr(Renderer, name)))
        patch.setattr(Renderer, "scene", self._scene(Renderer.scene))
        patch.setattr(render, "png", self._png(render.png))

    def _worded(self, say: Callable[..., str]) -> Callable[..., str]:
        def words(of: AnyRenderer, *more: Any) -> str:
            mark = "" if of.view.seat is None else f"{self.marker.of(of.view.seat)} "
            return (mark + say(of, *more))[:1_024]

        return words

    def _said(self, say: Callable[..., Said]) -> Callable[..., Said]:
        told = self._worded(lambda *given: say(*given)[0])
        return lambda of, look: (told(of, look), say(of, look)[1])

    def _noted(self, draw: Callable[..., bytes]) -> Callable[..., bytes]:
        def drawn(of: AnyRenderer, *more: Any) -> bytes:
            png = draw(of, *more)
            self.files[hashlib.sha256(png).digest()].add(of.view.seat)
            return png

        return drawn

    def _scene(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        def scene(of: AnyRenderer, *more: Any) -> Any:
            found = draw(of, *more)
            self.scenes[key_of(found)].add(None)  # of any view only what is public
            return found

        return scene

    def _png(self, draw: Callable[..., bytes]) -> Callable[..., bytes]:
        def png(scene: Any) -> bytes:
            data = draw(scene)
            self.files[hashlib.sha256(data).digest()] |= self.scenes[key_of(scene)]
            return data

        return png


def install_texts(patch: pytest.MonkeyPatch) -> None:
    """Adds the texts that show marks to all languages."""
    texts = {"kanari-event": "{ $mark }", "kanari-label": "{ $mark } { $number }"}
    for speech in locales.load():
        for id, text in texts.items():
            patch.setitem(speech._texts._sources, id, _Source(ROOT, 1, f"{id} = {text}\n"))


class Log(logging.Handler):
    """Keeps the lines that an operator sees with `STOFA_LOG=debug`, as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(OneLine())

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING or record.name.partition(".")[0] in PACKAGES:
            self.lines.append(self.format(record))

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Listens to everything until the patch is undone."""
        root = logging.getLogger()
        patch.setattr(root, "handlers", [*root.handlers, self])
        for package in PACKAGES:
            patch.setattr(logging.getLogger(package), "level", logging.DEBUG)
            logging.getLogger(package).manager._clear_cache()  # type: ignore[attr-defined]


def spellings(secret: bytes) -> Iterator[bytes]:
    """Every way in which bytes are written in texts and files: as they are, in hexadecimal, in Base64."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    for skipped in range(3):
        for encode in (base64.b64encode, base64.urlsafe_b64encode):
            # What begins within a group of four signs, without the signs that its neighbours change.
            yield encode(b"\0" * skipped + secret)[4 if skipped else 0 : -4]


class Watch:
    """Judges what has left since the last look. `faults` are sightings, in words."""

    def __init__(self, marker: Marker, drawn: Drawn) -> None:
        self.marker = marker
        self.drawn = drawn
        self.stored: Callable[[str], bytes] = lambda attachment: b""
        """Returns a file that was sent by the id of its attachment."""
        self.faults: list[str] = []
        self.secrets: dict[str, tuple[bytes, ...]] = {"state": tuple(spellings(STATE))}
        self.looked = 0
        """What has been looked at, in bytes."""
        self._at: dict[str, int] = {}

    def add(self, name: str, secret: bytes) -> None:
        """From now on nobody may see this secret."""
        self.secrets[name] = tuple(spellings(secret))

    def forget(self, name: str) -> None:
        """The secret is told by the rules from now on."""
        self.secrets.pop(name, None)

    def found(self, where: str, what: str) -> None:
        self.faults.append(f"{what} in {where}")

    def bytes(self, where: str, data: bytes) -> None:
        """Looks for what nobody may see."""
        self.looked += len(data)
        for name, ways in self.secrets.items():
            if any(way in data for way in ways):
                self.found(where, f"the secret {name}")

    def nobodys(self, where: str, text: str) -> None:
        """Looks at a text that is for the operator, or that must not tell of any seat."""
        self.bytes(where, text.encode())
        if seats := self.marker.seats(text):
            self.found(where, f"a mark of seat {min(seats)}")

    def call(self, call: Call) -> None:
        """Looks at a request to Discord: its body, its files, and what in it is the same for everybody."""
        where = f"{call.method} {call.route}"
        body = json.dumps(call.request, ensure_ascii=False)
        self.bytes(where, body.encode())
        self.nobodys(f"custom ids of {where}", " ".join(custom_ids(call.request)))
        self.nobodys(f"the address of {where}", f"{call.path} {call.query}")
        for name, data in call.files.values():
            self.file(where, name, data)

    def file(self, where: str, name: str, data: bytes) -> None:
        """Looks at a file that is sent: its name, its bytes, the chunks of a picture."""
        self.nobodys(f"names of files of {where}", name)
        if not NAME.fullmatch(name):
            self.found(where, f"the name {name!r}")
        self.bytes(f"{name} of {where}", data)
        if data.startswith(PNG) and (odd := {*chunks(data)} - PLAIN_CHUNKS):
            self.found(f"{name} of {where}", f"the chunks {sorted(odd)}")

    def person(self, actor: PageUser, seats: set[int]) -> None:
        """Looks at all that a person has received since the last look, who holds these seats."""
        frames = actor.frames[self._at.get(actor.id, 0) :]
        self._at[actor.id] = len(actor.frames)
        for frame in frames:
            if frame["t"] == "hello":
                continue
            told = json.dumps(frame, ensure_ascii=False)
            self.shown(f"a frame {frame['t']}", self.marker.seats(told), seats)
            for url in attachments(frame):
                self.picture(url, self.stored(url.split("/")[-2]), seats)

    def shown(self, where: str, marks: set[int], seats: set[int]) -> None:
        """Compares the marks that somebody has seen with the seats that they hold."""
        if others := marks - seats:
            self.found(where, f"a mark of seat {min(others)} before who holds {sorted(seats)}")

    def picture(self, url: str, data: bytes, seats: set[int]) -> None:
        """Compares for whom a picture was drawn with the seats of who has received it."""
        owners = self.drawn.files.get(hashlib.sha256(data).digest(), {None})
        name = url.partition("?")[0].rpartition("/")[2]
        if owners.isdisjoint({None, *seats}):
            self.found(name, f"a picture for the seats {sorted(map(str, owners))}")
        if not data.startswith(PNG):
            self.shown(name, self.marker.seats(data.decode(errors="replace")), seats)


def _parts(shape: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(shape, Mapping):
        yield shape
        for part in shape.values():
            yield from _parts(part)
    elif isinstance(shape, Sequence) and not isinstance(shape, str):
        for part in shape:
            yield from _parts(part)


def custom_ids(shape: Any) -> Iterator[str]:
    """Every custom id, and every value that comes back with a choice."""
    for part in _parts(shape):
        yield from (str(part[key]) for key in ("custom_id", "value", "name", "filename") if key in part)


def attachments(frame: Any) -> set[str]:
    """The addresses of the files that a frame shows."""
    urls = (part["url"] for part in _parts(frame) if isinstance(part.get("url"), str))
    return {url for url in urls if "attachments/" in url}


def stored(world: Any, patch: pytest.MonkeyPatch) -> Callable[[str], bytes]:
    """Returns a function that returns a file which the bot has sent, also one that was deleted since."""
    kept: dict[str, bytes] = {}
    save = world.save_file

    def keep(attachment: Any, data: bytes) -> None:
        kept[attachment.id] = data
        save(attachment, data)

    patch.setattr(world, "save_file", keep)
    return kept.__getitem__


def outbound(gateway: Any, patch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Returns a list to which all is added that the bot says over the gateway, with the kind of each."""
    said: list[tuple[int, str]] = []
    handle = gateway._handle

    def heard(connection: Any, op: int, body: Any) -> None:
        said.append((op, json.dumps(body)))
        handle(connection, op, body)

    patch.setattr(gateway, "_handle", heard)
    return said


IDENTIFY, RESUME = discord.gateway.DiscordWebSocket.IDENTIFY, discord.gateway.DiscordWebSocket.RESUME
