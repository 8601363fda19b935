"""What a game answers when it cannot do what it was asked.

    GameError
    ├── UnreadableMove   the text is no move of this game
    ├── AmbiguousMove    the text is several moves
    ├── IllegalMove      a move, but not now: `code` says why, `rule` names the rule
    ├── NotYourTurn      the table does not wait for this seat
    └── GameOver         the game has ended

An error carries a code and parameters, never a sentence and never a secret: what it says is shown to the
one who asked, so its parameters may hold only what that seat may know. Asserts are for our own bugs only.
"""

from typing import ClassVar

from games.params import Param


class GameError(Exception):
    """Base of every refusal; `code` is the id of a text `error-<code>`, `params` are its parameters."""

    kind: ClassVar[str] = "game-error"

    def __init__(self, code: str = "", rule: str = "", **params: Param) -> None:
        self.code = code or self.kind
        self.rule = rule
        self.params = params
        super().__init__(self.code, rule, params)


class UnreadableMove(GameError):
    """The text is no move of this game."""

    kind = "unreadable-move"


class AmbiguousMove(GameError):
    """The text could mean several moves."""

    kind = "ambiguous-move"


class IllegalMove(GameError):
    """A move of this game, but not one that the rules allow now; `rule` cites the rule book."""

    kind = "illegal-move"


class NotYourTurn(GameError):
    """The table does not wait for this seat."""

    kind = "not-your-turn"


class GameOver(GameError):
    """The game has ended."""

    kind = "game-over"
