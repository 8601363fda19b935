"""A second, slow implementation of the legal uses of Partners, from RULES.md.

A position is a dict from a piece (`Y1`) to its place: `yard`, `17`, `H1` … `H4`; a walk is a list of the
places stepped on, in order.
"""

COLOURS = "YRBG"
NUMBERS = {"2": 2, "3": 3, "5": 5, "6": 6, "8S": 8, "9": 9, "10": 10, "12": 12, "13S": 13}


class Naive:
    """A position with its house rules."""

    def __init__(self, stands, fresh=(), bounce=True, safe=True, swapsafe=False, own=False):
        self.stands, self.fresh = dict(stands), set(fresh)
        self.rules = {"bounce": bounce, "safe": safe, "swapsafe": swapsafe, "own": own}

    def copy(self):
        return Naive(self.stands, self.fresh, **self.rules)

    def on(self, place, colour=None):
        """Returns the pieces on a place; in a house those of one colour."""
        return [p for p, at in self.stands.items() if at == place and colour in (None, p[0])]

    def home(self, colour):
        return all(self.stands[colour + n].startswith("H") for n in "1234")

    def moves_for(self, colour):
        """Returns the colour that moves when it is this colour's turn."""
        return COLOURS[(COLOURS.index(colour) + 2) % 4] if self.home(colour) else colour

    def path(self, piece, steps):
        """Returns every place stepped on, as on an empty board; None if the walk has no end."""
        colour, at = piece[0], self.stands[piece]
        begin = 16 * COLOURS.index(colour)
        if at == "yard":
            return None
        places, out = [], False
        turned = piece in self.fresh
        for _ in range(abs(steps)):
            if at.startswith("H"):
                if steps < 0:
                    return None
                depth = int(at[1]) + (-1 if out else 1)
                free = depth <= 4 and (not self.on(f"H{depth}", colour) or f"H{depth}" == self.stands[piece])
                if not out and not free:
                    if not self.rules["bounce"] or not places:
                        return None
                    out, depth = True, int(at[1]) - 1
                at = f"H{depth}"
                if depth < 1:
                    return None
            elif steps > 0 and int(at) == begin and not turned:
                at = "H1"
            else:
                at = str((int(at) + (1 if steps > 0 else -1)) % 64)
            turned = False
            places.append(at)
        return places

    def walk(self, piece, steps):
        """Returns the position after the walk; None if it is not allowed."""
        places, colour = self.path(piece, steps), piece[0]
        if places is None:
            return None
        for n, place in enumerate(places):
            if place.startswith("H"):
                if [p for p in self.on(place, colour) if p != piece]:
                    return None
            elif int(place) % 16 == 0:
                owner = COLOURS[int(place) // 16]
                is_last = n == len(places) - 1
                if owner != colour and self.on(place, owner) and (self.rules["safe"] or not is_last):
                    return None
        after = self.copy()
        after.fresh.discard(piece)
        after.land(piece, places[-1])
        return after

    def land(self, piece, place):
        """Knocks out a foreign piece; two foreign pieces knock out the one that comes."""
        foreign = [] if place.startswith("H") else [p for p in self.on(place) if p[0] != piece[0]]
        self.stands[piece] = "yard" if len(foreign) >= 2 else place
        if len(foreign) == 1:
            self.stands[foreign[0]] = "yard"
            self.fresh.discard(foreign[0])

    def legal(self, colour, card):
        """Yields every legal use, spelled as a move."""
        mover = self.moves_for(colour)
        own = [mover + n for n in "1234"]
        begin = str(16 * COLOURS.index(mover))
        found = set()
        if card in ("8S", "13S", "HE"):
            foreign = [p for p in self.on(begin) if p[0] != mover]
            if any(self.stands[p] == "yard" for p in own) and len(foreign) < 2:
                found.add(f"{card} enter")
        if card in NUMBERS:
            found |= {f"{card} {p}" for p in own if self.walk(p, NUMBERS[card])}
        if card == "-4":
            found |= {f"-4 {p}" for p in own if self.walk(p, -4)}
        if card == "1/14":
            found |= {f"1/14 {p}+{n}" for p in own for n in (1, 14) if self.walk(p, n)}
        if card == "SW":
            found |= self.swaps(mover)
        if card == "7":
            found |= self.sevens(colour)
        return found

    def swaps(self, mover):
        out = [p for p, at in self.stands.items() if at.isdigit() and len(self.on(at)) == 1]
        if self.rules["swapsafe"]:
            out = [p for p in out if int(self.stands[p]) != 16 * COLOURS.index(p[0])]
        out.sort(key=lambda p: (COLOURS.index(p[0]), p[1]))
        pairs = [(a, b) for n, a in enumerate(out) for b in out[n + 1 :] if a[0] != b[0]]
        return {f"SW {a} {b}" for a, b in pairs if not self.rules["own"] or mover in (a[0], b[0])}

    def sevens(self, colour, left=7, parts=()):
        """Yields every sequence of pieces and units that can be completed."""
        if left == 0:
            return {"7 " + " ".join(f"{piece}+{units}" for piece, units in parts)}
        found = set()
        for piece in (
            self.moves_for(colour) + n for n in "1234" if self.moves_for(colour) + n not in dict(parts)
        ):
            for units in range(1, left + 1):
                after = self.walk(piece, units)
                if after is not None:
                    found |= after.sevens(colour, left - units, (*parts, (piece, units)))
        return found
