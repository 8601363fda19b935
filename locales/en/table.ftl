# The steps of a table as its log tells them. $person is a mention’s number; a name may have left the table.

step-opened = <@{ $person }> opened the table.
step-joined = <@{ $person }> sat down.
step-seat = <@{ $person }> took seat { $number }.
step-left = <@{ $person }> left the table.
step-invited = <@{ $person }> invited others.
step-bot = A bot sat down.
step-unbot = The bot left.
step-strength = The bot in seat { $seat }: { $strength }.
step-option = House rule: { $rule } – { $value }.
step-pace = Pace: { $pace }.
step-started = <@{ $person }> started the game.
step-closed = The table was closed.
step-expired = Nobody started the game for two days, so the table was closed.

error-not-ready = { $who } has not pressed **{ button-join }** at this table yet. Everybody’s press goes into the shuffle.
error-no-bot = No bot sits at this table.
