"""Checks the deals of a Stofa game from its record, with Python alone: `python verify_deal.py FILE [HASH]`.

HASH is what the last board showed, in full or its first 32 digits. Exits with 0 if all fits, else with 1.
"""

import hashlib
import hmac
import itertools
import re
import sys

PROVED = """
Proved: the cards and dice follow from a secret that was fixed when the table opened and from the press of
each person who joined. The log is whole: nothing was changed, left out or drawn again.
{}
Compare for yourself: the commitment with what Fair shuffle showed before you pressed Join, and the number at
your seat in the line `seats` with yours.
Not proved: that the moves obey the rules, and the version of the rules (python -m tables.verify plays the
whole game again); that nobody who runs the bot has looked at hidden cards or used them for a bot's choice.
"""
HEAD = rb"stofa 1\nrules [1-9]\d*\ngame [^\n]+\noptions [^\n]*\nseats ([^\n]+)\ncommitment ([0-9a-f]{64})\n"
RECORD = re.compile(HEAD + rb"((?:\d+ [^\n]+\n)+)secret ([0-9a-f]{64})\nhash ([0-9a-f]{64})\n")
MANY = {"first": 0, "dealer": 0, "cut": 52, "starter": 40, "row": 3, "stock": 1}
"""How many values a single draw can have, by purpose: 0 as many as players; the others are dice of six."""


def drawn(seed: bytes, step: int, k: int, purpose: str, size: int, people: int) -> list[int]:
    """What chance gives for draw `k` of a step: a shuffle as the order of the old places, or one number."""
    blocks = (hmac.digest(seed, f"{step}:{k}:{purpose}:{n}".encode(), "sha256") for n in itertools.count())
    words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))

    def below(m: int) -> int:
        return next(word for word in words if word < 2**32 - 2**32 % m) % m

    if size == 1:  # the second card of a cut is one of those that are left
        return [below((MANY.get(purpose, 6) or people) - (purpose == "cut" and k % 2))]
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def check(data: bytes, shown: str = "") -> int:
    """Returns how many draws were computed again. Raises ValueError with what does not fit."""
    if not (found := RECORD.fullmatch(data)):
        raise ValueError("this is no record, or a line of it was changed")
    seats, head, secret = found[1].decode().split(), data.split(b"\n")[2:6], bytes.fromhex(found[4].decode())
    if hashlib.sha256(secret).hexdigest() != found[2].decode():
        raise ValueError("the secret is not the one that was committed to")
    presses = [press for press in seats if press != "bot"]
    seed = hashlib.sha256(secret + b"\0" + ",".join(presses).encode()).digest()
    chain, steps, count, joined = b"", 0, 0, set[str]()
    for n, line in enumerate(found[3].split(b"\n")[:-1]):
        said, *draws = line.decode().split(" | ")
        number, kind, _, text = said.split(" ", 3)
        chain = hashlib.sha256(chain + b"\n".join([*head, line] if kind == "start" else [line])).digest()
        joined |= {text} if kind == "join" or (kind == "open" and len(set(presses)) == 1) else set()
        if number != str(n):
            raise ValueError(f"entry {n} is missing or in another place")
        for k, (purpose, _, result) in enumerate(draw.rpartition(" ") for draw in draws):
            again = drawn(seed, steps, k, purpose, result.count(",") + 1, len(seats))
            if result != ",".join(map(str, again)):
                raise ValueError(f"entry {n}: {purpose} is not what the secret and the presses give")
        steps, count = steps + bool(draws), count + len(draws)
    if chain.hex() != found[5].decode() or (shown and (len(shown) < 32 or not chain.hex().startswith(shown))):
        raise ValueError("the log does not lead to the hash: a line was changed, or this is another game's")
    if not set(presses) <= joined:
        raise ValueError("a number at a seat is not one of a press of Join")
    return count


if __name__ == "__main__":
    try:
        with open(sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__), "rb") as file:
            print(f"All {check(file.read(), ''.join(sys.argv[2:3]).lower())} draws fit.")
    except (ValueError, OSError) as error:
        sys.exit(f"Not proved: {error}")
    print(PROVED.format("The hash is that of the last board." if sys.argv[2:] else "Give its hash as well."))
