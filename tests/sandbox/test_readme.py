"""The first test of sandbox/README.md, in a folder of its own."""

import asyncio
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIMEOUT = 60.0  # seconds; starting a process takes long on a busy machine


async def test_the_first_test_passes(tmp_path: Path) -> None:
    """The bot and the test of the page are copied out of it, and pass."""
    page = (ROOT / "sandbox" / "README.md").read_text()
    bot, test = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[:2]
    (tmp_path / "coin.py").write_text(bot)
    (tmp_path / "test_coin.py").write_text(test)
    (tmp_path / "sandbox").symlink_to(ROOT / "sandbox")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)),
        cwd=tmp_path,
        env=env,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await asyncio.wait_for(process.communicate(), TIMEOUT)
    assert process.returncode == 0, out.decode()
    assert b"1 passed" in out
