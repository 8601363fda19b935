"""The verbs of custom ids: each is declared once, with its handler, and only such buttons are accepted."""

import ast

import pytest

from cogs.wire import custom_ids
from tests.architecture.sources import files, nodes
from tests.cogs.sandbox_bot import SandboxBot

MADE = ("TableButton", "walk.button", "PickButton", "self._button")


def made() -> list[tuple[str, bool]]:
    """Returns the verbs of the buttons of tables and questions that the program makes, and if with a word."""
    found = []
    for path in files("cogs"):
        for node in nodes(path):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in MADE and node.args:
                verb = node.args[0]
                if isinstance(verb, ast.Constant):
                    has_word = ast.unparse(node.func) == "TableButton" and len(node.args) > 2
                    found.append((str(verb.value), has_word))
    return found


async def test_each_button_that_is_made_has_a_handler(sandbox_bot: SandboxBot) -> None:
    """A verb that nobody handles, or a word that its verb does not take, would be refused when pressed."""
    verbs, buttons = sandbox_bot.bot.dispatcher.verbs, made()
    assert len(buttons) > 50
    assert {verb for verb, _ in buttons} <= verbs.keys()
    assert [verb for verb, has_word in buttons if has_word and not verbs[verb].word] == []


@pytest.mark.every_case
@pytest.mark.parametrize(
    "text", ["s:fly:1", "s:join:1:x", "s:open:1", "s:join:1:0:1::abc:0", "s:games:1", "s:fly:1:0:1::abc:0"]
)
async def test_a_button_that_nobody_makes_is_not_accepted(sandbox_bot: SandboxBot, text: str) -> None:
    """Of unknown verbs, with a word where there is none, and of a question where the verb is a table's."""
    verbs, button = sandbox_bot.bot.dispatcher.verbs, custom_ids.decode(text)
    verb = None if button is None else verbs.get(button.verb)
    assert button is None or verb is None or not verb.accepts(button)
