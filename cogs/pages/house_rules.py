"""House rules of a lobby: a line on the board, and pages of selects for its host."""

from collections.abc import Iterator
from typing import Final

from cogs.pages.reader import Reader
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import AMBER, OPTIONS, Item, Page, button, option, rows, select, words
from tables.views import BEATS, PACES, GameInfo

A_PAGE: Final = 5
"""Selects on a page."""


def line(reader: Reader, info: GameInfo) -> str:
    """The pace, and the house rules that differ from their defaults."""
    changed = [f"{name}: {value}" for name, value, is_usual in _agreed(reader, info) if not is_usual]
    said = "; ".join(changed) or reader.say("house-usual")
    return reader.say("house-line", pace=reader.say(f"pace-{reader.info.pace}"), rules=said)


def _agreed(reader: Reader, info: GameInfo) -> Iterator[tuple[str, str, bool]]:
    """Each house rule's name and value, and whether it is the default."""
    for name, values in info.options.items():
        label = f"{info.key}-option-{name}"
        chosen = reader.info.options.get(name, values[0])
        yield reader.say(label), reader.say(f"{label}-{chosen}"), chosen == values[0]
    for name in info.files:
        yield (
            reader.say(f"{info.key}-option-{name}"),
            _from_file(reader, name),
            not reader.info.options.get(name),
        )


def _from_file(reader: Reader, name: str) -> str:
    """The description of a rule that is read from a file."""
    told = reader.info.from_files[name]
    return reader.say(told.id, **told.params)


def page(reader: Reader, info: GameInfo, person: int, name: str = "") -> Page:
    """The selects for the host, on the page with `name`; a list for everybody else."""
    title = f"### {reader.say('house-title', game=reader.game)}"
    if person != reader.info.host:
        agreed = [f"- {name}: **{value}**" for name, value, _ in _agreed(reader, info)]
        pace = f"- {reader.say('lobby-pace')}: **{reader.say(f'pace-{reader.info.pace}')}**"
        who = reader.say("house-host", who=f"<@{reader.info.host}>")
        return Page([words("\n".join([title, pace, *agreed, who]))], colour=AMBER)
    usual, *rules = _choices(reader, info)
    shown = [("speed", reader.say("lobby-beat"), item) for item in beat(reader)]
    return _selects(reader, title, [usual, *shown, *_strengths(reader, info), *rules], name)


def _selects(reader: Reader, title: str, choices: list[tuple[str, str, Item]], name: str) -> Page:
    first = next((n for n, (known, _, _) in enumerate(choices) if known == name), 0)
    number = int(name) - 1 if name.isdecimal() else first // A_PAGE
    pages = -(-len(choices) // A_PAGE)
    number = max(0, min(number, pages - 1))
    items: list[Item] = [words(title)]
    for _, label, item in choices[number * A_PAGE : (number + 1) * A_PAGE]:
        items += [words(f"-# {label}"), item]  # once something is chosen a select no longer says its name
    turns = []
    if number > 0:
        turns.append(button(_turn(reader, number), reader.say("button-previous-page")))
    if number < pages - 1:
        turns.append(button(_turn(reader, number + 2), reader.say("button-next-page")))
    return Page([*items, *rows(turns)], colour=AMBER)


def _turn(reader: Reader, number: int) -> TableButton:
    return TableButton("house", reader.info.id, str(number))


def _choices(reader: Reader, info: GameInfo) -> Iterator[tuple[str, str, Item]]:
    """The pace and each house rule as selects, with name and label."""
    table_info = reader.info
    pace = [option(reader.say(f"pace-{p}"), p, chosen=p == table_info.pace) for p in PACES]
    label = reader.say("lobby-pace")
    yield "pace", label, select(TableButton("pace", table_info.id), label, pace)
    for name, values in info.options.items():
        id = f"{info.key}-option-{name}"
        chosen = table_info.options.get(name, values[0])
        options = [option(reader.say(f"{id}-{v}"), v, chosen=v == chosen) for v in values[:OPTIONS]]
        yield (
            name,
            reader.say(id),
            select(TableButton("option", table_info.id, name), reader.say(id), options),
        )
    for name, example in info.files.items():
        label = f"{reader.say(f'{info.key}-option-{name}')}: {_from_file(reader, name)}"
        label += f"\n-# {reader.say('upload-example')}\n```\n{example}```"
        [upload] = rows([button(TableButton("upload", table_info.id, name), reader.say("button-upload"))])
        yield name, label, upload


def _strengths(reader: Reader, info: GameInfo) -> Iterator[tuple[str, str, Item]]:
    """A select for the strength of each bot, if the game has several."""
    for seat, chair in enumerate(reader.info.chairs):
        if chair.bot and len(info.strengths) > 1:
            chosen = chair.strength or info.strengths[-1]
            options = [option(reader.say(f"strength-{s}"), s, chosen=s == chosen) for s in info.strengths]
            what = TableButton("strength", reader.info.id, str(seat))
            label = reader.say("lobby-strength", seat=seat + 1)
            yield f"strength-{seat}", label, select(what, label, options)


def beat(reader: Reader) -> list[Item]:
    """A select for how long each bot's move is shown, where bots sit among people at the live pace."""
    if reader.info.pace != "live" or len({chair.bot for chair in reader.info.chairs}) < 2:
        return []
    options = [option(reader.say(f"option-beat-{s}"), str(s), chosen=s == reader.info.beat) for s in BEATS]
    return [select(TableButton("speed", reader.info.id), reader.say("lobby-beat"), options)]
