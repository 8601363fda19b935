"""The album and the film of a finished game, from the last board."""

import asyncio
import os
import time
from collections.abc import Callable

import pytest

from cogs.pages.finished import films
from cogs.pages.finished.films import FilmFailed, Films
from sandbox.page_user import PageUser, offered, text
from tests.cogs.messages import asides
from tests.cogs.player import CHANNEL, Json, Player, start_cribbage
from tests.cogs.sandbox_bot import SandboxBot, with_button
from tests.render.history.courses import course


def ends(*what: object) -> None:
    os._exit(1)


def raises(*what: object) -> None:
    raise ValueError


def hangs(*what: object) -> None:
    time.sleep(600)


async def over(sandbox_bot: SandboxBot, anna: Player) -> Json:
    """The board of a game that Anna has resigned after a few moves."""
    await start_cribbage(anna, None)
    for _ in range(6):
        await anna.move()
    await sandbox_bot.resign(anna.actor)
    return await anna.actor.wait_message(CHANNEL, with_button("Rematch"))


def files(message: Json) -> list[tuple[str, str]]:
    """The attachments of a message: name and content type."""
    return [(a["filename"], a["content_type"]) for a in message["attachments"]]


def alts(message: Json) -> str:
    """All alt texts of a message."""
    return " ".join(a.get("description") or "" for a in message["attachments"])


async def test_the_last_board_has_an_album(sandbox_bot: SandboxBot, anna: Player) -> None:
    """Below the board stand the curve and the score sheet, each with words."""
    board = await over(sandbox_bot, anna)
    assert ("board.png", "image/png") in files(board)
    assert ("curve.png", "image/png") in files(board)
    assert "The curve of the game. Points, deal by deal." in alts(board)


@pytest.mark.sampled("asked films")
async def test_a_film_comes_to_who_asks_for_it(sandbox_bot: SandboxBot, anna: Player) -> None:
    """First a line of progress, which becomes the film; a second press has it at once."""
    board = await over(sandbox_bot, anna)
    seen = []
    async with await PageUser.connect(sandbox_bot.box.url, anna.actor.id) as hasty:
        await hasty.press(board, "Film")

        def has_film() -> bool:
            shown = asides(hasty)[-1:]
            seen.extend(text(message) for message in shown)
            return any(("film.gif", "image/gif") in files(message) for message in shown)

        await hasty.wait_for(has_film)
    assert any("Making the film" in told for told in seen), seen
    await sandbox_bot.settled()
    film = asides(anna.actor)[-1]
    assert "A film of" in alts(film)
    assert alts(film).count(". ") == 4
    assert offered(film) == []
    count = len(asides(anna.actor))
    await anna.actor.press(await anna.board(), "Film")
    await anna.actor.wait_for(lambda: len(asides(anna.actor)) > count)
    assert ("film.gif", "image/gif") in files(asides(anna.actor)[-1])


async def test_a_game_without_its_log_has_no_film(sandbox_bot: SandboxBot, anna: Player) -> None:
    """A press of an old button is answered with the reason."""
    board = await over(sandbox_bot, anna)

    async def gone(cached: object) -> None:
        return None

    sandbox_bot.tables._histories.of = gone  # type: ignore[method-assign,assignment]  # as if the log were deleted
    await anna.actor.press(board, "Film")
    await anna.actor.wait_for(lambda: "There’s no film of this one" in text(asides(anna.actor)[-1]))


@pytest.mark.sampled("asked films")
async def test_two_who_ask_share_a_film_and_it_is_kept() -> None:
    """One process makes it for both."""
    told, store = course("goofspiel"), Films()
    one, other = store.make("key", told), store.make("key", told)
    assert one is other
    made = await one.task
    await asyncio.sleep(0)
    assert made.data.startswith(b"GIF89a")
    assert store.made("key") == made


async def test_films_are_made_one_after_another() -> None:
    """The second waits for its turn, so that films take one processor at most."""
    store = Films()
    one, other = store.make(1, course("goofspiel")), store.make(2, course("olsen"))
    await asyncio.sleep(0.1)
    assert not one.is_waiting
    assert other.is_waiting
    await store.close()
    assert one.task.cancelled()
    assert other.task.cancelled()


@pytest.mark.sampled("asked films")
@pytest.mark.parametrize("work", [ends, raises, hangs])
async def test_a_film_that_fails_is_an_answer(
    work: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that ends, raises, or takes too long makes no film, and no process is left of it."""
    monkeypatch.setattr(films, "filmed", work)
    monkeypatch.setattr(films, "WITHIN", 2.0)
    store = Films()
    with pytest.raises(FilmFailed):
        await store.make("key", course("goofspiel")).task
    await store.close()
