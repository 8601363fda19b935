"""The verifier of deals, which is to need nothing but Python: `tools/verify_deal.py`."""

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from games.chance import Derived, Draw
from games.contract import Seat
from games.fuldrigger.facts import CARDS, HAZARD
from games.kinaskak.melds.contracts import LIMITS
from games.registry import GAMES
from games.stratego.facts import ARMY
from games.stratego.formations import formations
from games.stratego.rules import STRATEGO
from tables import verify
from tables.log import records
from tables.log.records import Played, Record
from tables.model import fairness
from tests.architecture.sources import ROOT, imports
from tests.contract.records import any_seat, random_move, setting
from tests.frozen.test_frozen import HERE
from tests.sampling import drawn as numbers
from tests.sampling import sizes
from tests.tables.log.test_records import EDITED, chained
from tools.verify_deal import NUMBERS, SHUFFLES, check, drawn

TOOL = ROOT / "tools" / "verify_deal.py"
SAMPLE = HERE / "1" / "cribbage-over.txt"
SECRET = bytes(range(32))


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs a copy of the program, away from the project, with nothing but the standard library."""
    copy = shutil.copy(TOOL, folder / "verify_deal.py")
    command = [sys.executable, "-I", "-S", str(copy), *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)


def test_it_is_short_and_imports_nothing_of_the_project() -> None:
    """Whoever doubts the program can read it: 150 lines, and only the standard library."""
    text = TOOL.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 150
    assert {*imports(TOOL)} <= sys.stdlib_module_names


def test_it_says_what_is_proved_and_what_is_not(tmp_path: Path) -> None:
    """A record that fits ends with 0 and with plain words; the hash of another game, or no file, with 1."""
    digest = SAMPLE.read_text(encoding="utf-8").split()[-1]
    good = run(tmp_path, str(SAMPLE), digest[:32])
    assert good.returncode == 0, good.stderr
    assert "Proved:" in good.stdout
    assert "Not proved: that the moves obey the rules" in good.stdout
    assert "Nobody cut the deck." in good.stdout
    assert "Give the hash" in run(tmp_path, str(SAMPLE)).stdout
    for words in ((str(SAMPLE), "0" * 64), (str(SAMPLE), digest[:31]), (str(tmp_path / "none"),), ()):
        bad = run(tmp_path, *words)
        assert (bad.returncode, bad.stdout) == (1, ""), words
    assert "Not proved: the log does not lead to the hash" in run(tmp_path, str(SAMPLE), "0" * 64).stderr


@pytest.mark.parametrize("count", sizes(400, 10**6))
def test_every_changed_byte_is_found(count: int) -> None:
    """Each byte of a record, changed, is refused; in the version of the rules by the replay alone."""
    data = SAMPLE.read_bytes()
    assert check(data)[0] > 20
    version = range(data.index(b"rules ") + 6, data.index(b"\ngame"))
    for at in numbers("bytes", len(data), count):
        changed = data[:at] + bytes((data[at] ^ (1, 0x20, 0x80)[at % 3],)) + data[at + 1 :]
        if at in version:
            changed = data[:at] + b"7" + data[at + 1 :]
            with pytest.raises(verify.Unproven, match="game"):
                verify.check(records.read(changed.decode()))
            continue
        with pytest.raises(ValueError):  # noqa: PT011  # any: it may no longer be text
            check(changed)
    for more in (data + b"x", data[:-2], b"\n" + data, data.replace(b"\n", b"\n\n"), data[:-1] + b"\r", b""):
        with pytest.raises(ValueError, match="no record"):
            check(more)


@pytest.mark.parametrize("edited", EDITED)
def test_a_record_that_an_editor_has_saved_is_still_one(edited: Callable[[bytes], bytes]) -> None:
    """Line ends, a byte order mark and blank lines at the end are no forgery."""
    data = SAMPLE.read_bytes()
    assert edited(data) != data
    assert check(edited(data)) == check(data)


def forged(data: bytes, old: bytes, new: bytes) -> bytes:
    """The record with a change, and a hash that fits it."""
    changed = data.replace(old, new, 1)
    record = records.read(changed.decode())
    return changed.replace(record.hash.encode(), chained(record).hash.encode())


@pytest.mark.parametrize(
    ("old", "why"),
    [
        (rb"cut \d+", "cut is not what"),
        (rb"starter \d+", "starter is not what"),
        (rb"deal \d+", "deal is not what"),
        (rb"seats \d+", "not one of a press of Join"),
        (rb"\n3(?= move)", "entry 3 is missing"),
        (rb"1 join - \d+", "not one of a press of Join"),
        (rb"secret .", "not the one that was committed to"),
    ],
)
def test_a_forgery_with_a_hash_that_fits_is_found(old: bytes, why: str) -> None:
    """Another card, press, entry or secret is found also where the hash was made to fit."""
    data = SAMPLE.read_bytes()
    found = re.search(old, data)
    other = b"8" if found[0].endswith(b"9") else b"9"
    with pytest.raises(ValueError, match=why):
        check(forged(data, found[0], found[0][:-1] + other))


LOBBY = (Played(0, "open", None, "1000", ()), *(Played(n, "join", None, str(1000 + n), ()) for n in (1, 2)))
PRESSES = (1001, 1002)


def written(*lines: str) -> bytes:
    """A record whose writer has chosen the entries after the lobby: kind, purpose of a draw, and its size.

    The draws and the hash fit.
    """
    words = "".join(line.partition(" ")[2] for line in lines if line.startswith("cut"))
    seed, steps, played = fairness.seed(SECRET, (1000, *PRESSES), words), 0, [*LOBBY]
    for line in lines:
        if line.startswith("cut"):
            played.append(Played(len(played), "cut", Seat(1), words, ()))
            continue
        kind, *draws = line.split()
        result: list[Draw] = []
        for k, (purpose, size) in enumerate(zip(draws[::2], draws[1::2], strict=True)):
            result.append(Draw(purpose, tuple(drawn(seed, steps, k, purpose, int(size), 2))))
        steps += bool(draws)
        kind, _, back = kind.partition("-")
        texts = {"start": (None, "2"), "move": (0, "a b"), "lapse": (1, "a"), "undo": (None, back or "1")}
        n = len(played) - bool(words and kind != "cut")
        played.append(Played(n, kind, *texts.get(kind, (None, "-")), tuple(result)))
    made = ("cribbage", 1, {}, 2, fairness.commitment(SECRET), SECRET, PRESSES, tuple(played), "")
    return records.respelled(chained(Record(*made))).encode()


@pytest.mark.parametrize(
    "lines",
    [
        ["start deal 52", "move", "undo", "move starter 1", "aside", "lapse", "close"],
        ["start deal 52", "move", "move", "move", "undo-2", "move", "undo-2"],
        ["cut with | deal 52", "start deal 52", "move"],
        ["start cut 1 cut 1 deal 52", "aside", "move", "aside", "undo", "aside", "move stock 1"],
        ["aside", "start", "move", "lapse", "undo", "lapse starter 1"],
    ],
)
def test_the_course_of_a_game_is_accepted(lines: list[str]) -> None:
    """Asides are anywhere, and a move that drew nothing is taken back, also after a lapse that nobody saw."""
    drew = [line for line in lines if not line.startswith("cut")]
    assert check(written(*lines))[0] == sum(len(line.split()) // 2 for line in drew)


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["start deal 52"] * 375, "opened and started once"),
        (["start deal 52", "move", "open"], "opened and started once"),
        (["start deal 52", "join"], "opened and started once"),
        (["start deal 52", "close", "move"], "opened and started once"),
        (["move", "start deal 52"], "opened and started once"),
        (["start deal 52", "poll"], "opened and started once"),
        (["aside"], "opened and started once"),
        (["start deal 52", "aside starter 1"], "entry 4 draws, and only"),
        (["start deal 52", "close starter 1"], "entry 4 draws, and only"),
        (["start deal 52", "move", "undo starter 1"], "entry 5 draws, and only"),
        (["start hand 52"], "entry 3: no game draws 52 for hand"),
        (["start starter 1 deal2 52"], "entry 3: no game draws 52 for deal2"),
        (["start deal 51"], "entry 3: no game draws 51 for deal"),
        (["start deal 208"], "entry 3: no game draws 208 for deal"),
        (["start deal 52", "move stock 225"], "entry 4: no game draws 225 for stock"),
        (["start deal 52", "undo"], "entry 4 takes back"),
        (["start deal 52", "move starter 1", "undo", "move starter 1"], "entry 5 takes back"),
        (["start deal 52", "move", "lapse starter 1", "undo"], "entry 6 takes back"),
        (["start deal 52", "lapse", "undo"], "entry 5 takes back"),
        (["start deal 52", "move", "undo", "undo"], "entry 6 takes back"),
        (["start deal 52", "move", "move", "undo-3"], "entry 6 takes back"),
        (["start deal 52", "move", "move", "undo-0"], "entry 6 takes back"),
        (["start deal 52", "move starter 1", "move", "undo-2"], "entry 6 takes back"),
        (["start deal 52", "cut x"], "opened and started once"),
        (["cut x"], "opened and started once"),
    ],
)
def test_no_name_or_count_is_left_to_the_writer(lines: list[str], why: str) -> None:
    """One start, draws of moves alone, known purposes and sizes, and no draw that is taken back."""
    with pytest.raises(ValueError, match=why):
        check(written(*lines))


@pytest.mark.parametrize("sign", ["\x1b[8m", "\r", "\x9b2K", "\u202e", "\u2028"])
def test_no_record_writes_over_the_verdict(
    sign: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No sign of a cut or a purpose that moves a terminal's cursor, or hides text, is printed."""
    for data in (written(f"cut a{sign}b", "start deal 52"), forged_purpose(sign)):
        file = tmp_path / "record.txt"
        file.write_bytes(data)
        said = run(tmp_path, str(file))
        assert (said.returncode, sign in said.stdout + said.stderr) == (1, False)
        assert verify.main([str(file)]) == 1
        assert sign not in capsys.readouterr().out


def forged_purpose(sign: str) -> bytes:
    """A record that cannot be read because of a draw, whose purpose has this sign."""
    return written("start deal 52").replace(b"deal ", f"{sign}All 1 draws fit. x".encode())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"seats 1001 1002", b"seats 1001 1002 x"),
        (b"3 start - 2", b"3 start - 3"),
        (b"move 0", b"move 2"),
        (b"move 0 a b", b"move"),
    ],
)
def test_no_seat_or_line_is_left_to_the_writer(old: bytes, new: bytes) -> None:
    """A press is a number, there are as many seats as at the start, and a line has all its parts."""
    data = written("start deal 52", "move")
    assert check(data)[0] == 1
    with pytest.raises(ValueError, match=r"no record|another number of seats|no entry of a record"):
        check(data.replace(old, new))


def test_the_draws_are_those_of_the_games() -> None:
    """The program computes what `games.chance` draws: shuffles of any size, and numbers of each kind."""
    for step in range(40):
        chance, people = Derived(SECRET, step), 2 + step % 3
        for size in (1, 2, 13, 52, 106):
            chance.shuffle("stock", range(size))
        for purpose, below in (("dealer", people), ("sail", 6), ("starter", 40)):
            chance.number(purpose, below)
        for k, draw in enumerate(chance.draws):
            assert drawn(SECRET, step, k, draw.purpose, len(draw.result), people) == [*draw.result]


def test_the_bounds_are_those_of_the_games() -> None:
    """No size is listed that no game can have, and each that random games seldom reach is listed."""
    most_packs, most_jokers = LIMITS["packs"][1], LIMITS["jokers"][1]
    assert SHUFFLES["pack"][1] == SHUFFLES["stock"][1] == most_packs * (52 + most_jokers)
    assert SHUFFLES["formation"] == (len(formations()),) * 2
    assert SHUFFLES["pieces"] == (ARMY, ARMY * STRATEGO.seats[-1])
    assert SHUFFLES["cards"] == (len(CARDS),) * 2
    assert set(HAZARD.values()) < {*NUMBERS}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_draws_of_every_game_are_known(key: str) -> None:
    """Random games of every game, with random house rules, pass: no draw has a purpose that is not known."""
    for number in range(3):
        data = records.respelled(record_of(key, number)).encode()
        assert check(data)[0] > 0
        with pytest.raises(ValueError):  # noqa: PT011  # any
            check(re.sub(rb"(\| \w+ )(\d+)", lambda m: m[1] + b"%d" % (int(m[2]) ^ 1), data, count=1))


def record_of(key: str, number: int) -> Record:
    """The record of the beginning of a random game, as a table of people would write it."""
    game, chooser = GAMES[key], random.Random(f"deal {key} {number}")
    options, seats = setting(game, chooser)
    presses = tuple(range(1001, 1001 + seats))
    seed = fairness.seed(SECRET, (1000, *presses))
    played = [Played(0, "open", None, "1000", ())]
    played += [Played(1 + n, "join", None, str(press), ()) for n, press in enumerate(presses)]
    chance, steps = Derived(seed, 0), 0
    step = game.start(seats, options, chance)
    played.append(Played(len(played), "start", None, str(seats), tuple(chance.draws)))
    for _ in range(150):
        steps += bool(chance.draws)
        if game.outcome(step.state) is not None:
            break
        seat = any_seat(game, step.state, seats, chooser)
        move = random_move(game, step.state, seat, chooser.choice(game.asks(step.state, seat)), chooser)
        chance = Derived(seed, steps)
        step = game.apply(step.state, seat, move, chance)
        played.append(Played(len(played), "move", int(seat), str(move), tuple(chance.draws)))
    commitment, chosen = fairness.commitment(SECRET), {"house": "rules"}
    made = (key, game.rules_version, chosen, seats, commitment, SECRET, presses, tuple(played), "")
    return chained(Record(*made))
