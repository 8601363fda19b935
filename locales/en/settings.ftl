# The panel of a person’s settings, the first call, and holidays. $when is a date that Discord shows.

command-settings-show = show
command-settings-show-about = All that you’ve set, at a glance
command-settings-invitations = invitations
command-settings-invitations-about = Who may invite you by direct message
command-settings-invitations-allow = allow
command-settings-invitations-allow-about = Yes or no
command-settings-invitations-person = person
command-settings-invitations-person-about = Only about this person; otherwise about everyone
answer-invitations-on = Others can invite you by direct message.
answer-invitations-off = No one can invite you by direct message. You can still join tables in channels.
answer-invitations-person-on = { $who } can invite you by direct message again.
answer-invitations-person-off = { $who } can’t invite you by direct message any more. They won’t be told why.
settings-title = Your settings
settings-choose = Choose
settings-calls = Calls
settings-auto = Only move
settings-invitations = Invitations
settings-refused = No invitations from { $who }.
settings-zone = Time zone
settings-quiet = Quiet hours
settings-holiday = Holiday
button-board-picture = Pictures
button-board-text = Words
button-suits-two = Two colours
button-suits-four = Four colours
button-auto-on = Play it
button-auto-off = Leave it to me
button-weekends-on = Stop it
button-weekends-off = Let it run
button-invitations-on = Allow
button-invitations-off = Refuse
settings-times = Change: **/{ command-settings } { command-settings-zone }**, **/{ command-settings } { command-settings-quiet }**
settings-away = You’re on holiday till { $when }. Your clock’s stopped, for up to { $days } days in one game and not at live tables; the others see the date and nothing else.
settings-no-holiday = You’re not on one. When you are, your clock stops, for up to { $days } days in one game and not at live tables.
settings-go = Go on holiday for …
option-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
    }
button-back-home = I’m back
settings-sort-usual = Your cards are sorted by suit or by rank, as the round asks.
settings-sort-suit = Your cards are sorted by suit.
settings-sort-rank = Your cards are sorted by rank.
settings-sort-contract = Your cards are sorted by contract.
settings-channel = This channel: { $language }, { $look } (moderators: **/{ command-settings } { command-settings-channel-language }**, **/{ command-settings } { command-settings-channel-board }**)
settings-as-host = the language of whoever opened its table

notice-first = I’ll call you once a turn. Choose how, here or any time with **/{ command-settings } { command-settings-show }**.
hand-only = Only one move? I can make those for you.
button-only = Yes, do
answer-only = From now on I’ll make them, this one in a few seconds. **/{ command-settings } { command-settings-show }** changes that.
call-ping = Call me at the table
call-dm = Call me by direct message
call-digest = Call me once a day
call-off = Never call me

table-away = { $who } is on holiday till { $when }.
table-away-stopped = { $who } is on holiday till { $when }. Till then the clock’s stopped.
lobby-away = on holiday till { $when }
lobby-holiday = Holidays stop a player’s clock for up to { $days } days in this game.
