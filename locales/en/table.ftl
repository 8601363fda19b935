# The steps of a table as its log tells them. $person is a mention’s number; a name may have left the table.

step-opened = <@{ $person }> opened the table.
step-joined = <@{ $person }> sat down.
step-seat = <@{ $person }> took seat { $number }.
step-left = <@{ $person }> left the table.
step-invited = <@{ $person }> invited others.
step-declined = <@{ $person }> can’t come this time.
step-bot = A bot sat down.
step-unbot = The bot left.
step-strength = The bot in seat { $seat }: { $strength }.
step-option = House rule: { $rule } – { $value }.
step-pace = Pace: { $pace }.
step-started = <@{ $person }> started the game.
step-closed = The table was closed.
step-closed-by = <@{ $person }> closed the table.
step-closed-early = <@{ $person }> closed the table.
step-poll-close = <@{ $person }> would like to close the game. The others are asked.
step-closed-agreed = The others agreed, so the table was closed: <@{ $person }> had asked.
step-close-refused = The game goes on.
step-expired = Nobody started the game for two days, so the table was closed.

error-not-ready = { $who } has not pressed **{ button-join }** at this table yet. Everybody’s press goes into the shuffle.
error-unreadable-table = I cannot read this table any more. It can only be closed.
error-no-bot = No bot sits at this table.

# Taking back, asking the table, seats that change hands

step-undo-asked = { $who } would like to take the last move back.
step-undo-refused = The move of { $who } stands.
step-undone = { $who } took back: { $what }
step-undone-move = the last move
step-poll-late = Time is up for { $who }. The table decides how to go on.
step-poll-rescue = The table is asked how to go on without { $who }.
step-missing = { $who } has left the server.
step-poll-missing = { $who } has left the server. The table decides how to go on.
step-poll-voted = { $count } of { $people } have answered.
step-poll-wait = The table waits on: { $who } gets time anew.
step-poll-move = A bot makes this one move for { $who }.
step-poll-bot = A bot keeps the seat until { $who } comes back.
step-poll-substitute = Seat { $seat } is free. Whoever likes may ask the table for it.
step-poll-end = The table has decided to end the game.
step-poll-sit = <@{ $person }> would like to sit down in seat { $seat }. The table is asked.
step-sit-refused = <@{ $person }> does not get seat { $seat }.
step-poll-channel = <@{ $person }> would like to take the table to <#{ $channel }>. The others are asked.
step-moved = The table stands in <#{ $channel }> now.
step-move-refused = The table stays here.
step-move-taken = The table stays here: by now another one stands in <#{ $channel }>.
step-given = <@{ $person }> gave up the seat. Whoever likes may ask the table for it.
step-given-to = <@{ $person }> handed the seat on to <@{ $to }>.
step-kept = A bot keeps the seat until <@{ $person }> comes back.
step-freed = Seat { $seat } was freed. Whoever likes may ask the table for it.
step-substitute = <@{ $person }> sat down in seat { $seat }.
step-back = <@{ $person }> is back in seat { $seat }.
step-bot-sits = A bot sat down in seat { $seat }.
step-gone = { $who } has left for good; a bot plays on.
step-watched = <@{ $person }> lets bots play and looks on.
step-speed = Seconds a move: { $seconds }.
error-nothing-to-undo = There is no move to take back.
error-undo-not-yours = The last move was not yours: only your own last one can be taken back.
error-undo-stands = That move stands: it dealt, drew, rolled or showed something, or was made in secret.
error-bad-plan = Line { $line } is no move: { $text }
error-too-many-plans = At most { $most } moves can be planned.
error-not-overdue = There is still time for that move. Ask again when it is overdue.
error-seat-held = That player still has time and keeps the seat. It can be freed once the time is up.
error-seen-another = You have seen another hand in this game, so you cannot sit there.
error-bad-successor = That player has seen another hand in this game and cannot take over the seat.
error-poll-open = The table is being asked something already. Wait for the answer.
