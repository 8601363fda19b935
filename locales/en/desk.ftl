# The front door: tables, buttons, commands, settings, and why something cannot be done.
# $who is a name or a mention; $game is the name of a game; $when is a time that Discord shows; $channel a channel.
# Voice: warm, short, sentence case; say what is possible now.

# The lobby

lobby-title = { $game } · table open
lobby-seat = { $who }
lobby-seat-bot = { $who } (bot)
lobby-bots = { $who } · { $strength }
lobby-seat-not-ready = { $who } (still to press **{ button-join }**)
lobby-seat-free = free
lobby-seats-free = free, up to seat { $last }
lobby-seat-kept = kept for { $who }
lobby-seat-choose = Sit somewhere else, or hold your partner’s seat too
lobby-sit-elsewhere = Sit somewhere else
lobby-with = with seat { $seat }
lobby-invited = { $who }, you’re invited to a game of { $game }.
lobby-host = Opened by { $who }, { $when }.
lobby-waiting =
    { $free ->
        [one] One seat’s still free.
       *[other] { $free } seats are still free.
    }
lobby-full = Everyone’s here. Any of you can start.
lobby-by-hand = { $who } is choosing the house rules, and presses **{ button-start }** when they’re done.
lobby-awaited = Waiting for { $who } to press **{ button-join }**.
lobby-start-awaits = **{ button-start }** is waiting for { $who } to press **{ button-join }**: everyone’s press goes into the shuffle.
lobby-asked = What’s agreed has changed: { $who } can press **{ button-join }** once more to agree.
lobby-start-needs =
    { $count ->
        [one] **{ button-start }** needs one more player, or a bot.
       *[other] **{ button-start }** needs { $count } more players, or bots.
    }
lobby-pace = Pace
lobby-strength = How well the bot in seat { $seat } plays
fair-about = A secret was drawn before anyone joined. The cards are shuffled with it and with everyone’s own number, in the order you joined; seats, bots and house rules choose no card. Keep the fingerprint: at the end you’ll see the secret, and can check that the two match.
fair-fingerprint = Fingerprint of the secret: { $digest }
fair-secret = The secret: { $secret }
fair-list = The list so far: { $digest }
fair-cut = Do you doubt whoever runs me? Note the list, then cut the deck: what you write is mixed in last, and the game starts.
fair-cut-later = You can cut once everyone has joined.
fair-words = Cut with: { $words }
cut-title = Cut the deck
cut-words = Write anything
cut-about = It’s mixed in last and the game starts. Everyone can read it.
lobby-closed = This table was closed before the game started.
house-title = House rules · { $game }
house-line = { $pace } · { $rules }
house-usual = the usual rules
house-host = Only { $who }, who opened the table, can change them.

pace-live = Live: 10 minutes a move, 10 in reserve
pace-day = A day a move, 2 days in reserve
pace-week = A week a move, a week in reserve

strength-easy = Easy bot: plays along and overlooks things
strength-middle = Middling bot: takes the best of the moment
strength-strong = Strong bot: counts and looks ahead

# The table

table-title = { $game }
table-waiting = { $what } · asked { $when }
result-win =
    { $winners ->
        [one] { $who } wins!
       *[other] { $who } win!
    }
result-draw = A draw: { $who }
table-score = { $who } { $points }
table-record-hash = The fingerprint of the record is { $digest }.
table-closed = This table’s been closed.
table-unreadable = I can’t read this table any more. Nothing’s been deleted. Whoever opened it, or a moderator, can close it with **{ button-close }**.
bot-name-1 = Hearth
bot-name-2 = Lantern
bot-name-3 = Kettle
bot-name-4 = Cushion
bot-name-5 = Teapot
bot-name-6 = Candle
bot-name-7 = Armchair
bot-name-8 = Bookshelf
bot-name-9 = Doormat
bot-name-10 = Footstool
result-lent = A bot played the end for { $who }.
seat-name = Player { $number }
news-earlier = … and more before that: see the log.

# What one person is shown

hand-title = { $game } in { $server }, { $channel }
hand-link = Back to the table
hand-lobby = You’ve got a seat. Your hand comes here once the game starts.
hand-closed = This table’s been closed.
hand-old = This is old: your hand may have changed since.
hand-may-change = You can still change what you chose.
hand-change-stands = Your first choice stands until you confirm a new one.
hand-dropped = I couldn’t play these when your turn came: { $moves }
hand-planned = I’ll play your first legal move { $when }: { $moves }. An empty **/{ command-table } { command-table-plan }** cancels it.
hand-planned-later = Planned for your next turn: { $moves }
hand-time = You have until { $when } for this move ({ $left }).
hand-time-bank = You’re on reserve time until { $when } ({ $left }). Then I’ll ask the others.
hand-time-bank-rule = You’re on reserve time until { $when } ({ $left }). Then the game’s rule applies.
pick-chosen = Chosen: { $chosen }
pick-confirm = Is that what you want?
pick-more =
    { $count ->
        [one] Now one more.
       *[other] Choose { $count } more.
    }
pick-take = { $count ->
        [one] Choose …
       *[other] Choose { $count }
    }
pick-take-or = { $count ->
        [one] Or choose from a list
       *[other] Or choose { $count } from a list
    }
pick-on = { $chosen } …
pick-else = Something else …
pick-page = Page { $page } of { $pages }

since-title = Since your last turn
since-title-watching = What happened lately
since-nothing = Nothing’s happened yet.
log-title = The log
log-nothing = Nothing in the log yet.

# Notices

notice-turn = { $who }, it’s your turn in { $game }: { $link }
notice-full = { $who }, everyone’s here for { $game }. Any of you can start: { $link }
notice-unstarted = { $who }, no one’s started { $game } yet. Any of you can: { $link }
notice-dm-closed = { $who }, I can’t send you direct messages. Press **{ button-hand }** at the table to see your cards.
notice-link = to the table

# Buttons

button-hand = My hand
button-play = Play
button-since = Since my last turn
button-again = Look again
button-upload = Upload a file …
upload-title = A house rule from a file
upload-about = A small text file; without one the usual rule
upload-example = Such a file looks like this; what it leaves out is as usual.
button-sort-suit = Sort by suit
button-sort-rank = Sort by rank
button-sort-contract = Sort by contract
button-more = More
button-fair = Fair shuffle
button-join = Join
button-join-wait = Join, then cut
button-cut = Cut the deck …
button-leave = Leave
button-add-bot = Add a bot
button-remove-bot = Remove the bot
button-start = Start
button-house = House rules
button-close = Close the table
button-rules = Rules
button-rules-long = All the rules
button-log = Log
button-resign = Resign
button-rematch = Rematch
button-record = Record
button-lesson = How did I play?
button-confirm = Confirm
button-back = Back
button-change = Change
button-enough = Done
button-yes-resign = Yes, resign
button-yes-close = Yes, close it
button-no = No, go on
button-older = Older
button-newer = Newer
button-previous-page = Back a page
button-next-page = Next page

# Answers

answer-opened = Your table’s open in this channel.
answer-joined-dm-closed = You’re in. I can’t send you direct messages, so press **{ button-hand }** at the table to see your cards: that always works.
answer-joined = You’re in. Your hand comes by direct message, and **{ button-hand }** at the table shows it too.
answer-number = Your number in the shuffles: { $number }. You’ll find it beside your seat in the record.
answer-shown = Here’s the table again.
answer-resign-partner = You play with { $who }, whose game would end too. A bot can play on for you, and you may come back.
answer-resign-sure = Sure you want to resign? You can’t come back, and if only one side’s left, it wins.
answer-close-sure = Sure you want to close this table? The game ends without a result.
answer-close-resigns = Sure you want to close this table? You’re alone against bots in a rated game, so closing it counts as resigning.
answer-kept = All right, we play on.
answer-resigned = You’ve resigned.
answer-out = You’re already out of this game.
answer-closed = The table’s closed.
answer-close-asked = I’ve asked the others whether to close the game.
answer-join-first = Join first, then you can start too.
answer-record = The whole game, move by move. With `tools/verify_deal.py` anyone can check the deals.
answer-unknown = I don’t know that button any more. **/{ command-table } { command-table-show }** brings the table back.
answer-restarting = I’m restarting. Try again in half a minute.
answer-busy = I’m still busy with your last one. Try again in a moment.
answer-more = What would you like?
answer-language = I’ll speak English with you from now on.
answer-channel-language = I’ll speak English in this channel from now on.
answer-board-picture = You’ll get boards as pictures.
answer-board-text = You’ll get boards in words.
answer-channel-board-picture = Boards in this channel are pictures.
answer-channel-board-text = Boards in this channel are in words.
answer-suits-two = Suits in two colours.
answer-suits-four = Suits in four colours.
answer-no-tables = You’re not at any table. **/{ command-help }** tells you how to open one.

stats-title = { $who }’s games
stats-game = **{ $game }**: { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won
stats-figure = { $name }: { $amount }
stats-nothing = No finished games to count yet.
stats-elsewhere = For other people, I only count games in this server’s public channels.

my-games-title = Your tables
my-games-about = Tables waiting for you come first. A link takes you to the table; a button shows your side of a game in direct messages.
my-games-your-turn = { $game } in { $channel }: **your turn** ({ $link })
my-games-until = { $game } in { $channel }: **your turn**, time runs out { $when } ({ $link })
my-games-waiting = { $game } in { $channel }: waiting for { $who } ({ $link })
my-games-lobby = { $game } in { $channel }: not started yet ({ $link })
my-games-over = { $game } in { $channel }: over ({ $link })
my-games-more =
    { $count ->
        [one] … and 1 more table
       *[other] … and { $count } more tables
    }
my-games-unreadable = { $game } in { $channel }: I can’t read this one any more ({ $link })

rules-title = { $game }

# Why something cannot be done

error-rule = { $text } (rule { $rule })
error-table-error = You can’t do that at this table now.
error-no-table = There’s no table here. **/{ command-help }** tells you how to open one.
error-channel-taken = There’s already a table in this channel. Finish or close it, or open yours in a thread.
error-not-seated = You’re not at this table.
error-not-invited = You weren’t asked, so there’s nothing to decline.
error-not-in-server = You’re not in this table’s server any more. Once you’re back, you can play on.
error-not-allowed = Only whoever opened the table, or a moderator, can do that.
error-not-asked = That’s up to the other players.
error-wrong-phase = You can’t do that just now.
error-seats-full = All seats are taken.
error-too-few-seats = There aren’t enough players yet. Wait for someone, or add a bot.
error-empty-seat = No one has the seat that this house rule names: { $rule }. Pick another for it.
error-bad-option = There’s no such house rule.
error-stale-question = That button’s from an earlier moment. Here’s how things stand now.
error-stale-list = The list has changed since you opened this. Look at it again before you cut.
error-no-words = Write at least one letter or digit, so that there’s something to mix in.
error-saturated = That’s as many open tables as I can give you. Finish or close one first.
error-not-saved = I couldn’t save that, so nothing’s changed. I’ve told the person who runs me.
error-store-down = I can’t get at my games right now, so nothing’s changed. Try again in a minute.
error-not-sure = I lost touch with my games just then, so I don’t know yet if that counted. The table shows it as soon as I do.
error-unexpected = Something broke, and nothing’s changed. Tell the person who runs me: { $code }
error-after = Something broke, but what you did counts, and the table will show it soon. Tell the person who runs me: { $code }
error-not-member = I’m not in this server, so I can’t play here; someone who manages it can add me.
error-guild-only = A table needs a channel in a server. Try it there.
error-opponent-bot = That bot doesn’t play. Add a bot at the table to play against me.
error-opponent-self = You can’t play against yourself. Add a bot at the table to practise.
error-not-moderator = Only someone who can manage this channel can do that.
error-cannot-see = I can’t write here. I need to be allowed to view the channel, send messages, embed links, attach files and read the history.
error-record-not-yet = You can have the record once the game’s over.
error-no-game = I don’t know that game.
error-no-move = Which move? Type it after the command.

# Commands. Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

command-cribbage = cribbage
command-cribbage-about = Cribbage: a race of cards and pegs for two
command-cribbage-new = new
command-cribbage-new-about = Open a table of Cribbage in this channel
command-cribbage-new-opponent = opponent
command-cribbage-new-opponent-about = Who you’d like to play with
command-cribbage-new-pace = pace
command-cribbage-new-pace-about = How fast you want to play
command-cribbage-play = play
command-cribbage-play-about = Type your move
command-cribbage-play-move = move
command-cribbage-play-move-about = Your move, for example: discard 5H 6D
command-table = table
command-table-about = The table in this channel
command-table-show = show
command-table-show-about = Bring the table to the bottom of the channel
command-table-hand = hand
command-table-hand-about = See your hand; no one else does
command-table-log = log
command-table-log-about = What has happened in this game
command-table-record = record
command-table-record-about = The whole game as a file, once it’s over
command-table-resign = resign
command-table-resign-about = Give up the game
command-table-close = close
command-table-close-about = Close the table without a result
command-table-rematch = rematch
command-table-rematch-about = Play again with the same people
command-rules = rules
command-rules-about = How a game is played
command-rules-game = game
command-rules-game-about = Which game
command-settings = settings
command-settings-about = Language, pictures and suits
command-settings-language = language
command-settings-language-about = The language that I speak with you
command-settings-language-language = language
command-settings-language-language-about = Which language
command-settings-channel-language = channel-language
command-settings-channel-language-about = The language that I speak in this channel
command-settings-channel-language-language = language
command-settings-channel-language-language-about = Which language
command-settings-board = board
command-settings-board-about = Pictures, or the board in words
command-settings-board-board = board
command-settings-board-board-about = Pictures or words
command-settings-channel-board = channel-board
command-settings-channel-board-about = Pictures or words for the tables of this channel
command-settings-channel-board-board = board
command-settings-channel-board-board-about = Pictures or words
command-settings-suits = suits
command-settings-suits-about = Suits in two colours or in four
command-settings-suits-suits = suits
command-settings-suits-suits-about = Two colours or four
command-my-games = my-games
command-my-games-about = Your tables, those that wait for you first
command-stats = stats
command-stats-about = How your games have gone, or someone else’s
command-stats-person = person
command-stats-person-about = Whose games; yours if left out
command-help = help
command-help-about = What I can do and how to start

choice-picture = pictures
choice-text = words
choice-two = two colours
choice-four = four colours
choice-en = English
choice-da = Dansk
choice-is = Íslenska
choice-nl = Nederlands

# Forms

form-kept = I’ve kept what you wrote. Open the form again to fix it.
form-late = Sorry, I was too slow. Try again.
form-put-by = Kept as “{ $name }”.
error-form-empty = You’ve left **{ $field }** empty.
error-form-number = **{ $field }** should be a whole number from { $least } to { $most }.
error-form-long = **{ $field }** is too long: at most { $most } characters.
error-form-file = That isn’t a plain text file of at most { $most } bytes.
error-form-choose =
    { $most ->
        [1] Choose one under **{ $field }**.
       *[other] { $least ->
            [0] Choose at most { $most } under **{ $field }**.
           *[other] Choose from { $least } to { $most } under **{ $field }**.
        }
    }

# Around a game, and a person’s time

asked-undo = { $who } would like to take the last move back. Is everyone happy with that?
asked-late = { $who } has run out of time. What now?
asked-rescue = We’re waiting for { $who }. What now?
asked-missing = { $who } has left the server. What now?
asked-sit = { $who } would like to take over seat { $seat } and see its hand. All right with you?
asked-channel = { $who } would like to move the table to { $channel }. All right with you?
asked-close = { $who } would like to close the game. All right with you?
asked-count = { $count } of { $people } have answered
asked-silence-absent = The most votes decide, but ending the game takes more than half. In a tie or without votes we keep waiting.
asked-silence-undo = Everyone has to agree; no answer counts as a no.
asked-silence-wish = More than half have to agree; no answer counts as a no.
button-vote-yes = Agree
button-vote-no = No
button-vote-wait = Keep waiting
button-vote-move = A bot plays this turn
button-vote-bot = A bot takes the seat
button-vote-substitute = Look for a substitute
button-vote-end = End the game
button-vote-here = I’m here
button-vote-withdraw = Withdraw
button-undo = Take back
button-rescue = Ask the table
button-give = Give up my seat
button-bot-for-me = A bot plays on for me
button-give-bot = A bot keeps it for me
button-give-open = Let someone else sit down
button-free = Free a seat
button-sit = Sit down in seat { $seat }
button-come-back = Back to seat { $seat }
button-bot-sit = A bot for seat { $seat }
button-plan = Plan ahead
button-watch = Just watch
lobby-speed = How fast the bots move
speed-5 = A move every 5 seconds
speed-10 = A move every 10 seconds
speed-30 = A move every half minute
speed-120 = A move every 2 minutes
lobby-beat = How long you see each bot’s move
option-beat-0 = The bots move at once
option-beat-1 = A second each
option-beat-2 = 2 seconds each
option-beat-4 = 4 seconds each
plan-title = Moves for my next turns
plan-label = One move a line
plan-about = On your turn I’ll play the first legal one, if there is one.
answer-undone = { $answers ->
    [0] I’ve taken your move back: { $what }
   *[other] I’ve taken your move back: { $what } The bots’ answers go back too.
}
answer-undo-asked = I’ve asked the others.
answer-rescued = I’ve asked the table.
answer-which-seat = Which seat?
answer-give-sure = Who gets your seat? You can come back unless someone else has taken it. **/{ command-table } { command-table-substitute }** with a name says who can sit down there.
answer-given-bot = A bot’s keeping your seat. The button at the table brings you back.
answer-given-open = Your seat is free.
answer-given-to = Your seat is free for { $who }.
answer-freed = The seat is free.
answer-voted = Got it: the table shows your answer.
answer-sat = You’re at the table now.
answer-left = You’ve left the table.
answer-sit-asked = I’ve asked the table. You’ll see the hand once the others have agreed.
answer-watching = You’re watching. The bots play by themselves once the game has started.
answer-bot-sits = A bot’s sitting there now.
error-no-free-seat = There’s no free seat at this table.
answer-planned = I’ll keep these moves for your turn; no one else sees them.
answer-plan-none = You’ve no moves planned.
answer-moved-here = The table’s here now.
answer-move-asked = I’ve asked the table. It’ll come here if the others agree.
answer-zone = I’ll go by the clock of { $zone }.
answer-quiet = From { $from } to { $until } o’clock I’ll leave you in peace and stop your clock, except at live tables.
answer-quiet-none = You’ve no quiet hours.
answer-weekends-on = Your clock stops at weekends, except at live tables.
answer-weekends-off = Your clock runs at weekends too.
answer-away = Have a good time! Your clock’s stopped until { $when }, for up to { $days } days in one game and not at live tables.
answer-back = Welcome back! Your clock’s running again.
answer-notices-ping = I’ll call you at the table when it’s your turn.
answer-notices-dm = I’ll write to you directly when it’s your turn.
answer-notices-digest = Once a day, in the morning, I’ll tell you what’s waiting for you.
answer-notices-off = I won’t tell you when it’s your turn.
answer-auto-on = If you’ve only one possible move, I’ll play it for you.
answer-auto-off = You’ll make every move yourself.
notice-over = { $who }, your game of { $game } is over: { $link }
notice-channel-gone = { $who }, the channel of your game of { $game } is gone. The game’s paused and no one loses time. Type **/{ command-table } { command-table-move }** in another channel of the server and it’ll go on there.
notice-channel-locked = { $who }, the thread of your game of { $game } is locked, and I can’t write there. The game’s paused and no one loses time. It’ll go on when a moderator unlocks the thread, or when you type **/{ command-table } { command-table-move }** in another channel of the server.
error-long-quiet = Quiet hours can be up to { $hours } hours a day: your clock has to run at some time.
error-no-zone = I don’t know that zone. Choose one from the list.
error-no-table-elsewhere = You’re not at a table in another channel of this server.
notices-ping = call me at the table
notices-dm = direct message
notices-digest = once a day
notices-off = none
choice-on = yes
choice-off = no
choice-easy = easy
choice-middle = middling
choice-strong = strong
button-stronger = Stronger
command-table-since = since
command-table-since-about = What has happened since your last turn
command-table-undo = undo
command-table-undo-about = Take back your last move
command-table-substitute = substitute
command-table-substitute-about = Hand your seat on, to a bot or to someone else
command-table-substitute-who = who
command-table-substitute-who-about = Who takes over your seat; leave it out and I’ll ask
command-table-substitute-seat = seat
command-table-substitute-seat-about = Which of your seats; all of them if left out
command-table-ask = ask
command-table-ask-about = Ask the table about someone who doesn’t move
command-table-vote = vote
command-table-vote-about = Answer the table’s question
command-table-vote-answer = answer
command-table-vote-answer-about = What you’d like
command-table-watch = watch
command-table-watch-about = Just watch: a bot takes your seat before the game starts
command-table-watch-speed = speed
command-table-watch-speed-about = How fast bots play among themselves
command-table-sit = sit
command-table-sit-about = Sit down in a free seat, or come back to your own
command-table-sit-seat = seat
command-table-sit-seat-about = Which seat; your own or the first that’s free if left out
command-table-bot = bot
command-table-bot-about = Let a bot sit on a free seat
command-table-bot-seat = seat
command-table-bot-seat-about = Which seat; your own or the first that’s free if left out
command-table-free = free
command-table-free-about = Free a seat whose time is up, as the one who opened the table or as a moderator
command-table-plan = plan
command-table-plan-about = Moves I’ll make when it’s your turn
command-table-plan-moves = moves
command-table-plan-moves-about = The moves in order, with a semicolon between; nothing cancels the plan
command-table-move = move-here
command-table-move-about = Bring your table to this channel, if the others agree
command-settings-zone = zone
command-settings-zone-about = Where you live, so that I know your nights
command-settings-zone-zone = zone
command-settings-zone-zone-about = A city near you
command-settings-quiet = quiet
command-settings-quiet-about = Hours when I leave you in peace and your clock’s stopped
command-settings-quiet-begin = from
command-settings-quiet-begin-about = From this hour on
command-settings-quiet-end = to
command-settings-quiet-end-about = Until this hour; the same hour twice: none
command-settings-weekends = weekends
command-settings-weekends-about = Whether your clock stops at weekends
command-settings-weekends-rest = rest
command-settings-weekends-rest-about = Yes or no
command-settings-away = away
command-settings-away-about = A holiday: your clock stops, except at live tables
command-settings-away-days = days
command-settings-away-days-about = How many days from now on; 0 when you’re back
command-settings-notices = notices
command-settings-notices-about = How I tell you it’s your turn
command-settings-notices-how = how
command-settings-notices-how-about = At the table, directly, once a day, or not
command-settings-auto = auto
command-settings-auto-about = Whether I play a move that’s your only one
command-settings-auto-play = play
command-settings-auto-play-about = Yes or no
command-privacy = privacy
command-privacy-about = What I keep about you, and how to delete it
command-privacy-delete = delete
command-privacy-delete-about = Deletes what I keep about you; asks first
answer-privacy = I keep your Discord number, where you sit, your moves and results, your settings, and what you’ve saved under a name. No names, no pictures, nothing you write elsewhere. **/{ command-privacy } { command-privacy-export }** sends you all of it. **/{ command-privacy } { command-privacy-delete }** gives your seats to bots and deletes it; results stay, without you. **/{ command-settings } { command-settings-show }** lets you stay out of the ratings.
answer-forgotten = Done: bots have your seats, and your settings, plans and drafts are gone. Your number’s gone from finished tables; where a game’s still running it goes when it ends.
