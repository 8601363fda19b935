"""Discord's markdown on the page."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import BrowserContext, Page

from tests.chromium import new_tab
from tests.sandbox_page.mock import PAGE, Mock

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[2]
EMOJI = "[♠♣♥♦\N{ANCHOR}\N{SAILBOAT}\N{CROSSED SWORDS}\N{SKULL AND CROSSBONES}\U0001f000-\U0001faff]"
SHOW = """async (source) => {
  const { richText } = await import('/page/richtext.js');
  const nameOf = (id) => id === '1' ? 'Anna' : 'unknown-user';
  const store = { me: { id: '1' }, channels: new Map(), nameOf, titleOf: () => '#x' };
  return richText(source, { store, locale: 'en-GB' }).innerHTML;
}"""

CASES = {
    "bold": ("**a**", "<strong>a</strong>"),
    "italic": ("*a* _b_", "<em>a</em> <em>b</em>"),
    "both": ("***a***", "<strong><em>a</em></strong>"),
    "underline": ("__a__", "<u>a</u>"),
    "strike": ("~~a~~", "<s>a</s>"),
    "snake_case stays": ("a snake_case_name", "a snake_case_name"),
    "lone stars stay": ("2 * 3 * 4", "2 * 3 * 4"),
    "escaped": (r"\*a\* \\", r"*a* \\"[:-1]),
    "code keeps marks": ("`**a**`", "<code>**a**</code>"),
    "code with tick": ("``a`b``", "<code>a`b</code>"),
    "markup is text": ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    "masked link": ("[a](https://example.org)", ' target="_blank" rel="noopener noreferrer">a</a>'),
    "no script links": ("[a](javascript:alert(1))", "[a](javascript:alert(1))"),
    "bare link ends before the stop": ("see https://example.org/a.", 'href="https://example.org/a"'),
    "mention": (
        "<@1> <@!2>",
        '<span class="mention own">@Anna</span> <span class="mention">@unknown-user</span>',
    ),
    "command": ("</table show:5>", ">/table show</button>"),
    "emoji": ("⚔\ufe0f a", 'url(&quot;/page/twemoji/2694.svg&quot;);">⚔</span> a</div>'),
    "a sign as text": ("♠\ufe0e", '<div class="paragraph">♠\ufe0e</div>'),
    "a long list of numbers starts where it says": ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    "kinds of lists do not mix": ("- a\n1. b", '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>'),
    "nested list": ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    "quote": (
        "> a\n> **b**\nc",
        'a\n<strong>b</strong></div></blockquote><div class="paragraph">c</div>',
    ),
    "quote to the end": (">>> a\nb", '<blockquote><div class="paragraph">a\nb</div></blockquote>'),
    "heading": ("## a *b*", '<h4 class="heading-2">a <em>b</em></h4>'),
    "no heading without a space": ("#stofa", '<div class="paragraph">#stofa</div>'),
    "subtext": ("-# a", '<small class="subtext">a</small>'),
    "code block": (
        "a\n```py\n**x**\n```\nb",
        '<pre tabindex="0"><code data-language="py">**x**</code></pre>',
    ),
    "unknown time style is text": ("<t:0:x>", "&lt;t:0:x&gt;"),
    "a moment beyond all calendars": ("<t:99999999999999999:f>", ">Invalid date</time>"),
}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def page(tabs: BrowserContext) -> AsyncIterator[Page]:
    server = Mock()
    opened = await new_tab(tabs)
    await opened.goto(await server.start())
    yield opened
    await opened.close()
    await server.stop()


@pytest.mark.parametrize("name", CASES)
async def test_marks(page: Page, name: str) -> None:
    """A text with each kind of mark is rendered as the expected HTML."""
    source, wanted = CASES[name]
    assert wanted in await page.evaluate(SHOW, source)


async def test_each_emoji_of_the_bot_is_carried(page: Page) -> None:
    """What the texts and pages of the bot say is drawn with the pictures that the page brings along."""
    places = (ROOT / "locales", ROOT / "cogs")
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".ftl", ".py")]
    used = {sign for path in files for sign in re.findall(EMOJI, path.read_text("utf-8"))}
    shown = await page.evaluate(SHOW, " ".join(sorted(used)))
    drawn = set(re.findall(r"twemoji/(\w+)\.svg", shown))
    assert {f"{ord(sign):x}" for sign in used} == drawn
    assert drawn <= {path.stem for path in (PAGE / "twemoji").glob("*.svg")}


async def test_long_nonsense_is_read_to_the_end(page: Page) -> None:
    """A text of 4,000 characters of repeated marks is shown."""
    for piece in ("*", "_", "|", "~", "`", "[", "> ", "**a", "||a", "- a\n  ", "[a](", "<t:"):
        assert await page.evaluate(SHOW, (piece * 4000)[:4000])


async def test_relative_times_go_on(page: Page) -> None:
    """A `<t:…:R>` is in the person's language, and is updated."""
    words = "async ([s, l]) => (await import('/page/time.js')).words(s, 'R', l, 1_000_000_000)"
    cases = [
        (1_000_000 - 30, "en-GB", "30 seconds ago"),
        (1_000_000 + 7200, "da", "om 2 timer"),
        (1_000_000 - 86_400 * 3, "nl", "3 dagen geleden"),
    ]
    for seconds, language, wanted in cases:
        assert await page.evaluate(words, [seconds, language]) == wanted
    await page.evaluate("""async () => {
      const { moment } = await import('/page/time.js');
      document.body.append(moment(Date.now() / 1000 - 5, 'R', 'en-GB'));
    }""")
    first = await page.locator("time").inner_text()
    await page.wait_for_function("first => document.querySelector('time').innerText !== first", arg=first)
