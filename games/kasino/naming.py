"""Groups as parameters of texts: `3♣+4♦`, the build of nine, several in a row."""

from collections.abc import Sequence

from games.cards import Card
from games.kasino.views import Group
from games.params import Cards, Text


def group_text(group: Group) -> Text:
    """Returns a group: cards with a plus between them, a build by its value."""
    builds = [thing for thing in group if thing[0] == "b"]
    cards = tuple(Card(thing) for thing in group if thing[0] != "b")
    parts = [Text("kasino-build-named", {"value": int(build[1:])}) for build in builds]
    if cards:
        parts.insert(0, Text("kasino-group", {"cards": Cards(cards)}))
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Text("kasino-plus", {"first": part, "rest": text})
    return text


def groups_text(groups: Sequence[Group]) -> Text:
    """Returns a list of groups, the longest first."""
    texts = [group_text(group) for group in sorted(groups, key=len, reverse=True)]
    text = texts[-1]
    for n, before in enumerate(reversed(texts[:-1])):
        text = Text("kasino-and" if n == 0 else "kasino-list", {"first": before, "rest": text})
    return text
