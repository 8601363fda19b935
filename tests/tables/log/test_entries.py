"""Tests of the stored form of log entries."""

from typing import get_args

import pytest

from games.contract import Seat
from tables.log.entries import action_of, seat_of, text_of
from tables.model import actions as acts
from tables.model.actions import Action, What
from tables.model.table import Setup
from tables.views import Chair

SETUP = Setup("toy", (Chair(5),), {"rounds": "2"}, "day", "0" * 64)
SETUP_TEXT = (
    '{"game":"toy","chairs":[[5,false,null,"",null,null,0]],"options":{"rounds":"2"},"pace":"day",'
    f'"commitment":"{"0" * 64}"}}'
)
ROWS: list[tuple[What, str, int | None, str]] = [
    (acts.Open(SETUP), "open", None, SETUP_TEXT),
    (acts.SetOption("rounds", "3"), "option", None, "rounds 3"),
    (acts.SetOption("variant", ""), "option", None, "variant "),
    (acts.SetOption("variant", "two words"), "option", None, "variant two words"),
    (acts.SetPace("live"), "pace", None, "live"),
    (acts.Invite((5, 6)), "invite", None, "5 6"),
    (acts.Decline(), "decline", None, ""),
    (acts.Join(), "join", None, ""),
    (acts.Join(Seat(0)), "join", None, "0"),
    (acts.Join(starts=True), "join", None, " start"),
    (acts.Join(Seat(1), starts=True), "join", None, "1 start"),
    (acts.Cut(Seat(1), "two | words"), "cut", 1, "two | words"),
    (acts.Leave(), "leave", None, ""),
    (acts.AddBot(), "bot", None, ""),
    (acts.RemoveBot(), "unbot", None, ""),
    (acts.SetStrength(Seat(2), "keen"), "strength", None, "2 keen"),
    (acts.Agree(True), "hints", None, "on"),
    (acts.Agree(False), "hints", None, "off"),
    (acts.Rate(True), "rate", None, "on"),
    (acts.Rate(False), "rate", None, "off"),
    (acts.Watch(), "watch", None, ""),
    (acts.SetSpeed(30), "speed", None, "30"),
    (acts.Start(), "start", None, ""),
    (acts.Close(), "close", None, ""),
    (acts.Close("moderator"), "close", None, "moderator"),
    (acts.Close("time"), "close", None, "expired"),
    (acts.Move(Seat(1), "bid 2"), "move", 1, "bid 2"),
    (acts.Lapse(None, "CLOSE 1"), "lapse", None, "CLOSE 1"),
    (acts.Lapse(Seat(1), "GO"), "lapse", 1, "GO"),
    (acts.Undo(), "undo", None, ""),
    (acts.Rescue(Seat(1)), "rescue", None, "1"),
    (acts.Late(Seat(0)), "late", 0, ""),
    (acts.Missing(), "missing", None, ""),
    (acts.MoveTo(71), "channel", None, "71"),
    (acts.MoveTo(71, at_once=True), "channel", None, "71 at-once"),
    (acts.AskClose(), "ask-close", None, ""),
    (acts.AskClose(at_once=True), "ask-close", None, "at-once"),
    (acts.Vote("wait"), "vote", None, "wait"),
    (acts.ClosePoll(), "decide", None, ""),
    (acts.ClosePoll(is_taken=True), "decide", None, "taken"),
    (acts.Give("bot"), "give", None, "bot"),
    (acts.Give("open", Seat(1)), "give", None, "open 1"),
    (acts.Give(104), "give", None, "104"),
    (acts.Give(104, Seat(0)), "give", None, "104 0"),
    (acts.Free(Seat(1)), "free", None, "1"),
    (acts.Free(Seat(1), by_moderator=True), "free", None, "1 moderator"),
    (acts.Sit(Seat(1)), "sit", None, "1"),
    (acts.KeepWithBot(Seat(1)), "keep", None, "1"),
    (acts.Gone(), "gone", None, ""),
    (acts.Stronger(), "stronger", None, ""),
    (acts.ByHand(), "by-hand", None, ""),
]


@pytest.mark.parametrize(("what", "kind", "seat", "text"), ROWS, ids=lambda v: str(v)[:20])
def test_an_action_is_read_back_from_its_columns(what: What, kind: str, seat: int | None, text: str) -> None:
    """An action has its kind, seat and text, and is read back from them."""
    assert (Action(what, 1).kind, seat_of(what), text_of(what)) == (kind, seat, text)
    assert action_of(kind, seat, text) == what


def test_every_action_is_in_the_list() -> None:
    """Every action has a stored form."""
    assert {type(what) for what, *_ in ROWS} == set(get_args(What))


@pytest.mark.parametrize(
    ("kind", "seat", "text"), [("move", None, "bid 2"), ("dance", 1, ""), ("sit", None, "x")]
)
def test_a_damaged_row_is_refused(kind: str, seat: int | None, text: str) -> None:
    """No action is made of a damaged row."""
    with pytest.raises(ValueError, match=r".+"):
        action_of(kind, seat, text)
