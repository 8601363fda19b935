"""How many pictures a press encodes and uploads: exact numbers, no times."""

import threading
from collections import Counter
from typing import Any

import pytest

from render import Renderer, renderer
from render.drawing import strips
from render.drawing.pictures import PICTURES
from render.drawing.strips import Scene
from sandbox.page_user import offered
from tests.cogs.player import Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot

HAND_WIDE = 700
"""The width of a hand; boards are wider."""


@pytest.fixture
def encoded(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the pictures that are encoded."""
    found: Counter[str] = Counter()
    encode = strips.png

    def png(scene: Scene) -> bytes:
        found["hand" if scene.width == HAND_WIDE else "board"] += 1
        return encode(scene)

    monkeypatch.setattr(strips, "png", png)
    PICTURES.clear()
    return found


def uploads(sandbox_bot: SandboxBot) -> Counter[str]:
    """The files that were uploaded since the last look, by name."""
    found = Counter(name for call in sandbox_bot.box.calls for name, _ in call.files.values())
    sandbox_bot.box.calls.clear()
    return found


async def press(player: Player, place: int = 0) -> None:
    """Presses a card or confirms in the direct message."""
    hand = await player.hand()
    parts = [p for p in offered(hand) if p["custom_id"].split(":")[1] in ("pick", "do")]
    await player.actor.press(hand, custom_id=parts[place]["custom_id"])


async def test_a_press_encodes_and_uploads_only_what_is_new(
    sandbox_bot: SandboxBot, anna: Player, emma: Player, encoded: Counter[str]
) -> None:
    """A pick encodes and uploads the hand alone, and a hand that was shown before is not encoded again."""
    await start_cribbage(anna, emma)
    assert encoded == {"board": 1, "hand": 2}
    uploads(sandbox_bot)
    encoded.clear()
    await press(anna)
    assert encoded == {"hand": 1}
    assert uploads(sandbox_bot) == {"hand.png": 1}
    back = next(p for p in offered(await anna.hand()) if p.get("label") == "Back")
    await anna.actor.press(await anna.hand(), custom_id=back["custom_id"])
    assert encoded == {"hand": 1}  # seen before
    assert uploads(sandbox_bot) == {"hand.png": 1}


async def test_a_card_that_is_played_costs_one_board(
    sandbox_bot: SandboxBot, anna: Player, emma: Player, encoded: Counter[str]
) -> None:
    """The board is encoded once and uploaded for three messages, and of the hands only that of who played."""
    await start_cribbage(anna, emma)
    await anna.move()
    await emma.move()
    players = (anna, emma)
    for _ in range(3):
        view: Any = await sandbox_bot.view()
        (seat,) = view.waiting
        uploads(sandbox_bot)
        encoded.clear()
        await press(players[seat])
        assert encoded == {"board": 1, "hand": 1}
        assert uploads(sandbox_bot) == {"board.png": 3, "hand.png": 1}


async def test_the_first_board_of_a_game_is_built_beside_the_event_loop(
    anna: Player, emma: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sprites of a game are drawn in a thread; later a scene is built at once, for all who see it."""
    monkeypatch.setattr(renderer, "_BEGUN", set())
    build, threads = Renderer.scene, []

    def scene(*what: Any) -> Scene:
        threads.append(threading.current_thread() is threading.main_thread())
        return build(*what)

    monkeypatch.setattr(Renderer, "scene", scene)
    await start_cribbage(anna, emma)
    assert threads[0] is False
    threads.clear()
    await anna.move()
    assert threads == [True]
