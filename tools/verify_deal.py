"""Checks the deals of a Stofa game from its record, with Python alone: `python verify_deal.py FILE [HASH]`.

HASH is what the last board showed, in full or its first 32 digits. Exits with 0 if all fits, else with 1.
"""

import hashlib
import hmac
import itertools
import re
import sys

PROVED = """
Proved: the cards and dice that are written follow from a secret that was fixed when the table opened and from
the press of each person who joined. With the hash of the last board the log is whole as well: nothing was
changed, left out or drawn again.
{}
Compare for yourself: the commitment with what Fair shuffle showed before you pressed Join, and the number at
your seat in the line `seats` with yours.
Not proved: that the moves obey the rules and draw where they should, and the version of the rules (python -m
tables.verify plays the whole game again); that nobody who runs the bot has looked at hidden cards or used
them for a bot's choice.
"""
SEATS = rb"seats ((?:bot|[1-9]\d*)(?: (?:bot|[1-9]\d*))*)\n"
HEAD = rb"stofa 1\nrules [1-9]\d*\ngame [^\n]+\noptions [^\n]*\n" + SEATS + rb"commitment ([0-9a-f]{64})\n"
RECORD = re.compile(HEAD + rb"((?:\d+ [^\n]+\n)+)secret ([0-9a-f]{64})\nhash ([0-9a-f]{64})\n")
ENTRY = re.compile(r"(\d+) ([a-z]+) (-|\d+) (.+)", re.ASCII)
Entry = tuple[tuple[str, str, str, str], list[str]]
"""Number, kind, seat and text of an entry, and its draws."""
COURSE = re.compile("open (?:join |aside )*start (?:move |lapse |undo |aside )*(?:close )?")
"""The kinds of the entries of a game, in their order."""
NUMBERS = {
    "first": 0, "dealer": 0, "cut": 52, "starter": 40, "row": 3, "home": 6, "sail": 6, "attack": 6,
    "storm": 6, "headwind": 6, "tailwind": 6, "reef": 6, "iceberg": 6, "calm": 6, "pirates": 6,
}  # fmt: skip
"""How many values a number can have, by what it is drawn for: 0 as many as there are players."""
SHUFFLES = {
    "deal": (52, 104), "deck": (52, 52), "pack": (52, 224), "stock": (1, 224), "prizes": (13, 13),
    "cards": (28, 28), "formation": (12, 12), "places": (6, 7), "pieces": (20, 80),
}  # fmt: skip
"""How many things are shuffled, at least and at most, by what for. Nothing else is drawn in any game."""


def drawn(seed: bytes, step: int, k: int, purpose: str, size: int, people: int) -> list[int]:
    """What chance gives for draw `k` of a step: a shuffle as the order of the old places, or one number."""
    blocks = (hmac.digest(seed, f"{step}:{k}:{purpose}:{n}".encode(), "sha256") for n in itertools.count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))

    def below(m: int) -> int:
        return next(word for word in words if word < 2**32 - 2**32 % m) % m

    if purpose in NUMBERS:  # the second card of a cut is one of those that are left
        return [below((NUMBERS[purpose] or people) - (purpose == "cut" and k % 2))]
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def check(data: bytes, shown: str = "") -> int:
    """Returns how many draws were computed again. Raises ValueError with what does not fit."""
    # What editors change counts for nothing: a byte order mark, line ends, blank lines at the end.
    data = data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").rstrip(b"\n") + b"\n"
    if not (found := RECORD.fullmatch(data)):
        raise ValueError("this is no record, or a line of it was changed")
    seats, head, secret = found[1].decode().split(), data.split(b"\n")[2:6], bytes.fromhex(found[4].decode())
    if hashlib.sha256(secret).hexdigest() != found[2].decode():
        raise ValueError("the secret is not the one that was committed to")
    presses = [press for press in seats if press != "bot"]
    seed = hashlib.sha256(secret + b"\0" + ",".join(presses).encode()).digest()
    lines = found[3].split(b"\n")[:-1]
    log = [entry(n, line.decode()) for n, line in enumerate(lines)]
    chain, joined = b"", set[str]()
    for n, (line, ((number, kind, seat, text), _)) in enumerate(zip(lines, log, strict=True)):
        chain = hashlib.sha256(chain + b"\n".join([*head, line] if kind == "start" else [line])).digest()
        joined |= {text} if kind == "join" or (kind == "open" and len(set(presses)) == 1) else set()
        if number != str(n):
            raise ValueError(f"entry {n} is missing or in another place")
        if (seat != "-" and int(seat) >= len(seats)) or (kind == "start" and text != str(len(seats))):
            raise ValueError(f"entry {n} is of another number of seats")
    if not COURSE.fullmatch("".join(said[1] + " " for said, _ in log)):
        raise ValueError("the entries are not those of one game: opened and started once, then played")
    count = check_draws(log, seed, len(seats))
    if chain.hex() != found[5].decode() or (shown and (len(shown) < 32 or not chain.hex().startswith(shown))):
        raise ValueError("the log does not lead to the hash: a line was changed, or this is another game's")
    if not set(presses) <= joined:
        raise ValueError("a number at a seat is not one of a press of Join")
    return count


def entry(n: int, line: str) -> Entry:
    """The entry that is written in a line. Raises ValueError."""
    said, *draws = line.split(" | ")
    if not (found := ENTRY.fullmatch(said)):
        raise ValueError(f"entry {n} is no entry of a record")
    return (found[1], found[2], found[3], found[4]), draws


def check_draws(log: list[Entry], seed: bytes, people: int) -> int:
    """Returns the number of draws. Raises ValueError for one that does not fit, or that was taken back."""
    steps, count, has_undo = 0, 0, False
    for n, ((_, kind, _, _), draws) in enumerate(log):
        if draws and kind not in ("start", "move", "lapse"):
            raise ValueError(f"entry {n} draws, and only the start and moves may")
        if kind == "undo" and not has_undo:
            raise ValueError(f"entry {n} takes back what drew, or no move at all")
        for k, (purpose, _, result) in enumerate(draw.rpartition(" ") for draw in draws):
            size = result.count(",") + 1
            least, most = (1, 1) if purpose in NUMBERS else SHUFFLES.get(purpose, (1, 0))
            if not least <= size <= most:
                raise ValueError(f"entry {n}: no game draws {size} for {purpose}")
            if result != ",".join(map(str, drawn(seed, steps, k, purpose, size, people))):
                raise ValueError(f"entry {n}: {purpose} is not what the secret and the presses give")
        steps, count = steps + bool(draws), count + len(draws)
        # A lapse that nobody saw leaves an earlier move to be taken back; asides change nothing.
        has_undo = not draws and (kind == "move" or (has_undo and kind in ("lapse", "aside")))
    return count


if __name__ == "__main__":
    try:
        with open(sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__), "rb") as file:
            print(f"All {check(file.read(), ''.join(sys.argv[2:3]).lower())} draws fit.")
    except (ValueError, OSError) as error:
        sys.exit(f"Not proved: {error}")
    print(PROVED.format("The hash is that of the last board." if sys.argv[2:] else "Give its hash as well."))
