# The steps of a table as its log tells them. $person is a mention’s number; a name may have left the table.

step-opened = <@{ $person }> opened the table.
step-joined = <@{ $person }> sat down.
step-agreed = <@{ $person }> agrees to the change.
step-seat = <@{ $person }> took seat { $number }.
step-left = <@{ $person }> left the table.
step-invited = <@{ $person }> invited others.
step-declined = <@{ $person }> can’t come this time.
step-bot = A bot sat down.
step-unbot = The bot left.
step-strength = The bot in seat { $seat }: { $strength }.
step-stronger = From now on: { $strength }
step-option = House rule: { $rule } – { $value }.
step-pace = Pace: { $pace }.
step-started = <@{ $person }> started the game.
step-cut = <@{ $person }> cut the deck.
step-closed = The table’s been closed.
step-closed-by = <@{ $person }> closed the table.
step-closed-early = <@{ $person }> closed the table.
step-closed-resigned = <@{ $person }> closed the table. Alone against bots in a rated game, that counts as resigning.
step-poll-close = <@{ $person }> would like to close the game. I’m asking the others.
step-closed-agreed = <@{ $person }> wanted to close the table, and the others agreed.
step-close-refused = The game goes on.
step-expired = No one started the game for two days, so the table closed.

error-not-ready = { $who } still has to press **{ button-join }** here. Every press helps the shuffle.
error-unreadable-table = I can’t read this table any more. It can only be closed.
error-no-bot = There’s no bot at this table.

# Taking back, asking the table, seats that change hands

step-undo-asked = { $who } would like to take the last move back.
step-undo-refused = { $who }’s move stands.
step-undone =
    { YOU($who) ->
        [yes] You took back:
       *[no] { $who } took back:
    } { $what }{ $answers ->
        [0] {""}
       *[other] {" "}The bots’ answers go back too.
    }
step-poll-late = { $who } has run out of time. The table decides how to go on.
step-late-rule = Time’s up for { $who }: the game’s rule applies.
step-poll-rescue = The table’s being asked how to go on without { $who }.
step-missing = { $who } has left the server.
step-poll-missing = { $who } has left the server. The table decides how to go on.
step-poll-voted = { $count } of { $people } have answered.
step-poll-wait = The table will wait: { $who } gets a fresh clock.
step-poll-move = A bot plays this one turn for { $who }.
step-poll-bot = A bot keeps the seat until <@{ $person }> comes back.
step-poll-substitute = Seat { $seat } is free. Anyone can ask for it; until someone takes it, the game waits whenever it’s that seat’s turn.
step-poll-end = The table has decided to end the game.
step-poll-sit = <@{ $person }> would like to sit down in seat { $seat }. I’m asking the table.
step-sit-refused = <@{ $person }> doesn’t get seat { $seat }.
step-poll-channel = <@{ $person }> would like to take the table to <#{ $channel }>. I’m asking the others.
step-moved = The table’s in <#{ $channel }> now.
step-move-refused = The table stays here.
step-move-taken = The table stays here: there’s another one in <#{ $channel }> by now.
step-given = <@{ $person }> gave up the seat. Anyone can ask for it.
step-given-to = <@{ $person }> handed the seat on to <@{ $to }>.
step-kept = A bot keeps the seat until <@{ $person }> comes back.
step-freed = Seat { $seat } is free now. Anyone can ask for it; until someone takes it, the game waits whenever it’s that seat’s turn.
step-substitute = <@{ $person }> sat down in seat { $seat }.
step-back = <@{ $person }> is back in seat { $seat }.
step-bot-sits = A bot has seat { $seat } now.
step-gone = Someone has left for good; { $who } plays on.
step-watched = <@{ $person }> is letting the bots play and watching.
story-you = You
step-speed = Seconds a move: { $seconds }.
step-beat = { $seconds ->
    [0] The bots move at once from now on.
    [one] Each bot’s move is shown for { $seconds } second from now on.
   *[other] Each bot’s move is shown for { $seconds } seconds from now on.
}
error-nothing-to-undo = There’s no move to take back.
error-undo-not-yours = You can take back the last move only if it was yours.
error-undo-stands = That move stands: it dealt, drew, rolled or showed something, or was made in secret.
error-bad-plan = I can’t read line { $line } as a move: { $text }
error-too-many-plans = You can plan { $most ->
            [one] { $most } move
           *[other] { $most } moves
        } at most.
error-not-overdue = They still have time. Ask again when it runs out.
error-seat-held = That player still has time and keeps the seat. It can be freed once the time is up.
error-seen-another = You’ve seen another hand in this game, so you can’t sit there.
error-bad-successor = That player has seen another hand in this game and can’t take over the seat.
error-poll-open = The table’s already being asked something. Wait for the answer.
