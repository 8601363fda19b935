"""The replay of a running game does not depend on what its reader could not see at each moment."""

from typing import Any

import pytest

from cogs.pages.finished import replay as pages
from cogs.pages.reader import Reader
from games.chance import Derived
from games.contract import Event, Game, Seat
from games.registry import GAMES
from locales import speech
from tables import projection
from tables.replays.lines import Line
from tables.replays.replay import Replay
from tables.replays.service import step_of
from tables.views import Chair, TableId
from tests.contract.records import play
from tests.secrecy.test_bytes import NAMES, PEOPLE, held, sent
from tests.secrecy.test_views import VIEWERS

STRANGER = 99
FEW = 6
"""Steps of a game that are compared."""


def replay(game: Game, states: list[Any], viewer: Seat | None, secret: str, seats: int) -> Replay:
    """Returns a game in which the others are told this secret each time, at every third step nobody else."""
    chairs = tuple(Chair(person) for person in PEOPLE[:seats])
    others = tuple(Seat(n) for n in range(seats) if n != viewer)
    lines = []
    for number, state in enumerate(states):
        private = Event("step-moved", {"channel": secret, "who": secret}, others)
        public = (Event("step-moved", {"channel": str(number)}),) if number % 3 else ()
        lines.append(Line(number, None, (*public, private), game.dump(state), chairs))
    return Replay(game, lines, game.rules_version)


async def shown(played: Replay, viewer: Seat | None, *, in_words: bool) -> Any:
    """Returns all that the viewer is sent of every step."""
    person = STRANGER if viewer is None else PEOPLE[viewer]
    count = len(played.lines[0].chairs)
    info = projection.info(held(played.game, played.state(0), count))
    found = []
    for number in range(1, len(played.steps(person)) + 1):
        step = step_of(played, info, person, number, may_open=False)
        mentions = tuple(f"<@{one}>" for one in PEOPLE[:count])
        reader = Reader(step.table_view, speech("en"), NAMES[:count], mentions, in_words=in_words)
        page = await pages.page(reader, step, pages.of_table(TableId(1), pages.OWN))
        found.append((step.number, step.count, step.moments, step.hands, sent(page)))
    return found


@pytest.mark.sampled(over=("key",))
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_the_unseen_changes_no_step(key: str, viewer: Seat | None) -> None:
    """Pages, pictures, numbers and moments are the same where the viewer cannot tell states apart."""
    game, record = GAMES[key], play(key, 3)
    states = record.some(FEW)[:-1]  # at the end everything is open
    again = [game.imagine(game.view(s, viewer), Derived(b"%d" % n, 0)) for n, s in enumerate(states)]
    for in_words in (False, True):
        ours = await shown(replay(game, states, viewer, "1", record.seats), viewer, in_words=in_words)
        theirs = await shown(replay(game, again, viewer, "2", record.seats), viewer, in_words=in_words)
        assert ours == theirs
        assert 1 <= len(ours) < len(states)
