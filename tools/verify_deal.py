"""Checks the deals of a Stofa game from its record, with Python alone: `python verify_deal.py FILE [HASH]`.

HASH, in full or its first 32 digits, is what the last board showed, or what Fair shuffle showed in the lobby
as the list so far. Exits with 0 if all fits, else with 1.
"""

import hashlib
import hmac
import itertools
import re
import sys

PROVED = """
{}
Proved: the cards and dice that are written follow from a secret that was fixed when the table opened, from
the number of the press of each person who joined, and from the words of who cut. Seats, bots and house rules
choose no card. With the hash of the last board the log is whole: nothing was left out or drawn again.
{}
Compare for yourself: the commitment, and your number in the line `seats`, with what Fair shuffle showed you.
Not proved: that the moves obey the rules and draw where they should, and the version of the rules (python -m
tables.verify plays the whole game again); that nobody who runs the bot has looked at hidden cards.
"""
CUT = """The person with number {} cut the deck: {}
Nobody could know these words before, so nobody chose the deal if the list stood then as it was shown."""
UNCUT = """Nobody cut the deck. Discord gives the numbers, but the bot tells them: an unchanged bot cannot
choose the deal by them; one that was changed can, with the number of a press that nobody made."""
LAST = "The hash is that of the last board."
BEFORE = "The list that you were shown stands right before the cut or the start."
LATER = "Entries came between the list that you were shown and the start: they may have been chosen."
SEATS = rb"seats ((?:bot|[1-9]\d*)(?: (?:bot|[1-9]\d*))*)\n"
HEAD = rb"stofa 3\nrules [1-9]\d*\ngame [^\n]+\ncommitment ([0-9a-f]{64})\noptions [^\n]*\n" + SEATS
RECORD = re.compile(HEAD + rb"((?:\d+ [^\n]+\n)+)secret ([0-9a-f]{64})\nhash ([0-9a-f]{64})\n")
ENTRY = re.compile(r"(\d+) ([a-z]+) (-|\d+) (.+)", re.ASCII)
Entry = tuple[tuple[str, str, str, str], list[str]]
"""Number, kind, seat and text of an entry, and its draws."""
LOBBY = "join|aside|option|pace|invite|decline|leave|bot|unbot|strength|hints|rate|watch"
COURSE = re.compile(f"open (?:(?:{LOBBY}) )*(?:cut )?start (?:(?:move|lapse|undo|aside) )*(?:close )?")
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


def check(data: bytes, shown: str = "") -> tuple[int, str, str]:
    """Returns how many draws fit, who cut, and what was shown. Raises ValueError with what does not fit."""
    # What editors change counts for nothing: a byte order mark, line ends, blank lines at the end.
    data = data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").rstrip(b"\n") + b"\n"
    if not (found := RECORD.fullmatch(data)):
        raise ValueError("this is no record, or a line of it was changed")
    seats, head, secret = found[2].decode().split(), data.split(b"\n")[2:6], bytes.fromhex(found[4].decode())
    if hashlib.sha256(secret).hexdigest() != found[1].decode():
        raise ValueError("the secret is not the one that was committed to")
    lines = found[3].split(b"\n")[:-1]
    log = [entry(n, line.decode()) for n, line in enumerate(lines)]
    if not COURSE.fullmatch("".join(said[1] + " " for said, _ in log)):
        raise ValueError("the entries are not those of one game: opened and started once, then played")
    at, before, hashes, pressed = -1, "", [b""], list[str]()
    for line, ((number, kind, seat, text), _) in zip(lines, log, strict=True):
        is_same = kind == "start" and (before == "cut" or (before == "join" and number == str(at)))
        at, before = at if is_same else at + 1, kind
        first = head[:2] if kind == "open" else head[2:] if kind == "start" else []
        hashes.append(hashlib.sha256(hashes[-1] + b"\n".join([*first, line])).digest())
        if number != str(at):
            raise ValueError(f"entry {at} is missing or in another place")
        if (seat != "-" and int(seat) >= len(seats)) or (kind == "start" and text != str(len(seats))):
            raise ValueError(f"entry {at} is of another number of seats")
        pressed += [text] if kind == "open" or (kind == "join" and text in seats) else []
    cuts = [(seats[int(seat)], text) for (_, kind, seat, text), _ in log if kind == "cut"]
    if not {*seats} <= {*pressed, "bot"} or "bot" in dict(cuts):
        raise ValueError("a number at a seat is not one of a press of Join, or who cut had none")
    words = "".join("\0" + text for _, text in cuts)
    numbers = ",".join(dict.fromkeys(pressed))
    count = check_draws(log, hashlib.sha256(secret + f"\x003:{numbers}{words}".encode()).digest(), len(seats))
    last = next(n for n, (said, _) in enumerate(log) if said[1] in ("cut", "start"))
    ends = [*hashes[1 : last + 1], hashes[-1]]
    shows = [n for n, one in enumerate(ends) if len(shown) >= 32 and one.hex().startswith(shown)]
    if ends[-1].hex() != found[5].decode() or (shown and not shows):
        raise ValueError("the log does not lead to the hash: a line was changed, or this is another game's")
    told = LAST if shows else "Give the hash of the last board as well."
    if shows and shows[0] < last:
        told = BEFORE if shows[0] == last - 1 else LATER
    return count, CUT.format(*cuts[0]) if cuts else UNCUT, told


def entry(n: int, line: str) -> Entry:
    """The entry that is written in a line. Raises ValueError."""
    said, *draws = [line] if line.startswith(f"{n} cut ") else line.split(" | ")
    # No sign moves a terminal's cursor or hides text, since some of this is printed.
    if not (line.isprintable() and (found := ENTRY.fullmatch(said))):
        raise ValueError(f"entry {n} is no entry of a record")
    return (found[1], found[2], found[3], found[4]), draws


def check_draws(log: list[Entry], seed: bytes, people: int) -> int:
    """Returns the number of draws. Raises ValueError for one that does not fit, or that was taken back."""
    steps, count, moves = 0, 0, 0
    for (n, kind, _, text), draws in log:
        if draws and kind not in ("start", "move", "lapse"):
            raise ValueError(f"entry {n} draws, and only the start and moves may")
        back = int(text) if kind == "undo" and re.fullmatch("[1-9][0-9]{0,3}", text) else 0
        if kind == "undo" and not 0 < back <= moves:
            raise ValueError(f"entry {n} takes back what drew, or no move at all")
        for k, (purpose, _, result) in enumerate(draw.rpartition(" ") for draw in draws):
            size = result.count(",") + 1
            least, most = (1, 1) if purpose in NUMBERS else SHUFFLES.get(purpose, (1, 0))
            if not least <= size <= most:
                raise ValueError(f"entry {n}: no game draws {size} for {purpose}")
            if result != ",".join(map(str, drawn(seed, steps, k, purpose, size, people))):
                raise ValueError(f"entry {n}: {purpose} is not what the secret, the presses and the cut give")
        steps, count = steps + bool(draws), count + len(draws)
        # A lapse that nobody saw leaves earlier moves to be taken back; asides change nothing.
        moves = 0 if draws else moves - back + (kind == "move")
    return count


if __name__ == "__main__":
    try:
        with open(sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__), "rb") as file:
            fits, who, told = check(file.read(), "".join(sys.argv[2:3]).lower())
    except (ValueError, OSError) as error:
        sys.exit(f"Not proved: {error}")
    print(f"All {fits} draws fit.", PROVED.format(who, told))
