"""The house rules of a table in its lobby: a line on the board, and pages of selects for its host alone."""

from collections.abc import Iterator
from typing import Final

from cogs.pages.reader import Scene
from cogs.wire.custom_ids import TableButton
from cogs.wire.layouts import AMBER, OPTIONS, Item, Page, button, option, rows, select, words
from tables.views import GameInfo

PACES: Final = ("live", "day", "week")
A_PAGE: Final = 5
"""So many selects stand on a page, each below its name."""


def line(scene: Scene, info: GameInfo) -> str:
    """What has been agreed: the pace, and of the house rules those that are not the usual ones."""
    changed = [f"{name}: {value}" for name, value, is_usual in _agreed(scene, info) if not is_usual]
    said = "; ".join(changed) or scene.say("house-usual")
    return scene.say("house-line", pace=scene.say(f"pace-{scene.sheet.pace}"), rules=said)


def _agreed(scene: Scene, info: GameInfo) -> Iterator[tuple[str, str, bool]]:
    """Each house rule by its name and its value, and whether it is the usual one."""
    for name, values in info.options.items():
        label = f"{info.key}-option-{name}"
        chosen = scene.sheet.options.get(name, values[0])
        yield scene.say(label), scene.say(f"{label}-{chosen}"), chosen == values[0]
    for name in info.files:
        yield (
            scene.say(f"{info.key}-option-{name}"),
            _from_file(scene, name),
            not scene.sheet.options.get(name),
        )


def _from_file(scene: Scene, name: str) -> str:
    """What a rule that is read from a file is now."""
    told = scene.sheet.from_files[name]
    return scene.say(told.id, **told.params)


def page(scene: Scene, info: GameInfo, person: int, name: str = "") -> Page:
    """For the host the selects, on the page where `name` stands; for everybody else what is agreed."""
    title = f"### {scene.say('house-title', game=scene.game)}"
    if person != scene.sheet.host:
        agreed = [f"- {name}: **{value}**" for name, value, _ in _agreed(scene, info)]
        pace = f"- {scene.say('lobby-pace')}: **{scene.say(f'pace-{scene.sheet.pace}')}**"
        who = scene.say("house-host", who=f"<@{scene.sheet.host}>")
        return Page([words("\n".join([title, pace, *agreed, who]))], colour=AMBER)
    usual, *rules = _choices(scene, info)
    return _selects(scene, title, [usual, *_strengths(scene, info), *rules], name)


def _selects(scene: Scene, title: str, choices: list[tuple[str, str, Item]], name: str) -> Page:
    first = next((n for n, (known, _, _) in enumerate(choices) if known == name), 0)
    number = int(name) - 1 if name.isdecimal() else first // A_PAGE
    pages = -(-len(choices) // A_PAGE)
    number = max(0, min(number, pages - 1))
    items: list[Item] = [words(title)]
    for _, label, item in choices[number * A_PAGE : (number + 1) * A_PAGE]:
        items += [words(f"-# {label}"), item]  # once something is chosen a select no longer says its name
    turns = []
    if number > 0:
        turns.append(button(_turn(scene, number), scene.say("button-previous-page")))
    if number < pages - 1:
        turns.append(button(_turn(scene, number + 2), scene.say("button-next-page")))
    return Page([*items, *rows(turns)], colour=AMBER)


def _turn(scene: Scene, number: int) -> TableButton:
    return TableButton("house", scene.sheet.id, str(number))


def _choices(scene: Scene, info: GameInfo) -> Iterator[tuple[str, str, Item]]:
    """The pace and each house rule, as selects that show what is chosen; by name and label."""
    sheet = scene.sheet
    pace = [option(scene.say(f"pace-{p}"), p, chosen=p == sheet.pace) for p in PACES]
    label = scene.say("lobby-pace")
    yield "pace", label, select(TableButton("pace", sheet.id), label, pace)
    for name, values in info.options.items():
        id = f"{info.key}-option-{name}"
        chosen = sheet.options.get(name, values[0])
        options = [option(scene.say(f"{id}-{v}"), v, chosen=v == chosen) for v in values[:OPTIONS]]
        yield name, scene.say(id), select(TableButton("option", sheet.id, name), scene.say(id), options)
    for name, example in info.files.items():
        label = f"{scene.say(f'{info.key}-option-{name}')}: {_from_file(scene, name)}"
        label += f"\n-# {scene.say('upload-example')}\n```\n{example}```"
        [upload] = rows([button(TableButton("upload", sheet.id, name), scene.say("button-upload"))])
        yield name, label, upload


def _strengths(scene: Scene, info: GameInfo) -> Iterator[tuple[str, str, Item]]:
    """How well each bot plays, where its game leaves a choice."""
    for seat, chair in enumerate(scene.sheet.chairs):
        if chair.bot and len(info.strengths) > 1:
            chosen = chair.strength or info.strengths[-1]
            options = [option(scene.say(f"strength-{s}"), s, chosen=s == chosen) for s in info.strengths]
            what = TableButton("strength", scene.sheet.id, str(seat))
            label = scene.say("lobby-strength", seat=seat + 1)
            yield f"strength-{seat}", label, select(what, label, options)
