"""Ratings: what a game has changed, the leaderboard of a server, a person's profile."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.pages.reader import Reader
from cogs.wire import layouts
from cogs.wire.custom_ids import RatingsButton
from locales import Speech
from render.ratings import Row
from tables.past import Standing

MOST_ROWS: Final = 10
"""Number of rows in a picture; the reader's own is added if it comes later."""
FILE: Final = "ratings.png"


def changes(reader: Reader) -> list[str]:
    """What a rated game has changed for those who are named, in small print."""
    told = []
    for each in reader.ratings:
        before, after = (reader.say("ratings-points", points=points) for points in (each.before, each.after))
        said = "rated-change-provisional" if each.is_provisional else "rated-change"
        told.append(reader.say(said, who=f"<@{each.person}>", before=before, after=after))
    return ["-# " + reader.say("rated-changes", changes=" · ".join(told))] if told else []


def page(title: str, lines: Sequence[str], below: Sequence[layouts.Item], data: bytes | None) -> layouts.Page:
    """A heading with the picture of ratings, or where there is none with the lines in its place."""
    if data is None:
        return layouts.Page(
            [layouts.words(f"### {title}\n" + layouts.cut("\n".join(lines), layouts.MOST_TEXT - 600)), *below]
        )
    picture = layouts.Picture(FILE, data, layouts.cut("\n".join(lines), layouts.MOST_ALT))
    return layouts.Page([layouts.words(f"### {title}"), layouts.gallery(picture), *below], [picture])


def shown(standings: Sequence[Standing], person: int) -> list[Standing]:
    """The best of a list, and the reader's own rating if it comes later."""
    later = [each for each in standings[MOST_ROWS:] if person in each.people]
    return [*standings[:MOST_ROWS], *later[:1]]


def row(each: Standing, name: str, person: int) -> Row:
    """A rating in a list of people or teams."""
    return Row(
        name=name,
        points=each.points,
        games=each.games,
        won=each.won,
        needed=each.needed,
        rank=each.rank,
        history=each.history,
        is_own=person in each.people,
    )


def title(speech: Speech, game: str, *, teams: bool) -> str:
    """The heading of a leaderboard."""
    return speech.say("ratings-title-teams" if teams else "ratings-title", game=speech.say(f"{game}-name"))


def about(speech: Speech, start: int, games: int, bots: Mapping[str, int]) -> str:
    """When a rating is no longer provisional, and at which ratings the bots of a game stand."""
    shown = speech.say("ratings-points", points=start)
    told = speech.say("ratings-about", start=shown, games=games)
    stand = [
        speech.say(f"ratings-bot-{strength}", points=speech.say("ratings-points", points=points))
        for strength, points in bots.items()
    ]
    return f"{told} {speech.say('ratings-bots', bots=speech.listed(stand))}" if stand else told


def tools(
    speech: Speech, games: Sequence[str], game: str, *, teams: bool, has_teams: bool
) -> list[layouts.Item]:
    """The other games that have ratings, and the switch between people and teams."""
    here, other = ("teams", "people") if teams else ("people", "teams")
    named = [layouts.option(speech.say(f"{key}-name"), key, chosen=key == game) for key in games]
    chosen = (
        [layouts.select(RatingsButton(here), speech.say("ratings-choose"), named)] if len(games) > 1 else []
    )
    switch = layouts.button(RatingsButton(f"{game}-{other}"), speech.say(f"button-ratings-{other}"))
    return [*chosen, *layouts.rows([switch] if has_teams or teams else [])]
