# The front door: tables, buttons, commands, settings, and why something cannot be done.
# $who is a name or a mention; $game is the name of a game; $when is a time that Discord shows; $channel a channel.
# Voice: warm, short, sentence case; say what is possible now.

# The lobby

lobby-title = { $game } · a table is being set
lobby-seat = { $who }
lobby-seat-bot = { $who } (bot)
lobby-bots = { $who } · { $strength }
lobby-seat-not-ready = { $who } (has still to press **{ button-join }**)
lobby-seat-free = free
lobby-seats-free = free, up to seat { $last }
lobby-seat-kept = kept for { $who }
lobby-seat-choose = Sit somewhere else, or hold your partner’s seat too
lobby-sit-elsewhere = Sit somewhere else
lobby-with = with seat { $seat }
lobby-invited = { $who }, you are invited to a game of { $game }.
lobby-host = Opened by { $who }, { $when }.
lobby-waiting =
    { $free ->
        [one] One more seat is free.
       *[other] { $free } more seats are free.
    }
lobby-full = Everybody’s here. Any of you may start.
lobby-awaited = Waiting for { $who } to press **{ button-join }**.
lobby-start-awaits = **{ button-start }** waits for { $who } to press **{ button-join }**: everybody’s press goes into the shuffle.
lobby-start-needs =
    { $count ->
        [one] **{ button-start }** needs one more player, or a bot.
       *[other] **{ button-start }** needs { $count } more players, or bots.
    }
lobby-pace = Pace
lobby-strength = How well the bot in seat { $seat } plays
fair-about = A secret was drawn before anybody pressed **{ button-join }**, and the cards are shuffled with it and with everybody’s own number. So nobody could choose the deal. Keep the fingerprint: at the end you’re shown the secret, and can check that it fits.
fair-fingerprint = Fingerprint of the secret: { $digest }
fair-secret = The secret: { $secret }
lobby-closed = This table was closed before the game began.
house-title = House rules · { $game }
house-line = { $pace } · { $rules }
house-usual = the usual rules
house-host = Only { $who }, who opened the table, can change them.

pace-live = Live: 10 minutes a move, 10 to spare
pace-day = A day a move, 2 days to spare
pace-week = A week a move, a week to spare

strength-easy = Easy bot: plays along and overlooks things
strength-middle = Middling bot: takes the best of the moment
strength-strong = Strong bot: counts and looks ahead

# The table

table-title = { $game }
table-waiting = { $what } · { $when }
table-result-win = { $who } wins!
table-result-draw = A draw: { $who }.
table-score = { $who } { $points }
table-record-hash = The fingerprint of the record is { $digest }.
table-closed = This table has been closed.
table-unreadable = I cannot read this table any more. Nothing of it has been deleted. Whoever opened it, or a moderator, can close it with **{ button-close }**.
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
seat-name = Player { $number }
news-earlier = … and more before that: see the log.

# What one person is shown

hand-title = { $game } in { $server }, { $channel }
hand-link = Back to the table
hand-lobby = You have a seat. Your hand comes here once the game begins.
hand-closed = This table has been closed.
hand-old = This is old: your hand may have changed since.
hand-may-change = You may still change what you chose.
hand-change-stands = What you gave first stands until you have confirmed another choice.
hand-dropped = Planned, but not possible when your turn came: { $moves }
hand-planned = Your plan plays { $when }, the first move that is legal: { $moves }. An empty `/table plan` takes it away.
hand-planned-later = Planned for your next turn: { $moves }
hand-time = Your time for this move runs until { $when }, { $left }.
hand-time-bank = Your time to spare runs until { $when }, { $left }; then the others are asked.
pick-chosen = Chosen: { $chosen }
pick-confirm = Is that what you want?
pick-more =
    { $count ->
        [one] Now one more.
       *[other] Choose { $count } more.
    }
pick-take = Choose { $count }
pick-take-or = Or choose { $count } from a list
pick-on = { $chosen } …
pick-else = Something else …
pick-page = Page { $page } of { $pages }

since-title = Since your last turn
since-title-watching = What happened lately
since-nothing = Nothing has happened yet.
log-title = The log
log-nothing = The log is empty so far.

# Notices

notice-turn = { $who }, it is your turn in { $game }: { $link }
notice-full = { $who }, everybody’s here for { $game }. Any of you may start: { $link }
notice-unstarted = { $who }, nobody has started { $game } yet. Any of you may: { $link }
notice-dm-closed = { $who }, I cannot send you direct messages. Press **{ button-hand }** at the table and you see your cards there.
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
button-enough = That is enough
button-yes-resign = Yes, resign
button-yes-close = Yes, close it
button-no = No, go on
button-older = Older
button-newer = Newer
button-previous-page = Back a page
button-next-page = Next page

# Answers

answer-opened = Your table is open in this channel.
answer-joined-dm-closed = You have a seat. I cannot send you direct messages, so press **{ button-hand }** at the table to see your cards: that always works.
answer-joined = You have a seat. Your hand comes by direct message, and **{ button-hand }** at the table shows it too.
answer-number = Your number in the shuffles: { $number }. It stands at your seat in the record of the game.
answer-shown = Here is the table again.
answer-resign-sure = Do you really want to resign? The game ends and the other side wins.
answer-close-sure = Do you really want to close this table? The game ends without a result.
answer-kept = All right, we play on.
answer-resigned = You have resigned.
answer-closed = The table is closed.
answer-close-asked = I’ve asked the others whether to close the game.
answer-join-first = Join first; then you may start too.
answer-record = The whole game, move by move.
answer-unknown = I do not know that button any more. /table show brings the table up again.
answer-restarting = I am being restarted. Please try again in half a minute.
answer-busy = I am still busy with what you asked for before. Try this one again in a moment.
answer-more = What would you like?
answer-language = From now on I speak English with you.
answer-channel-language = From now on I speak English in this channel.
answer-board-picture = Boards come to you as pictures.
answer-board-text = Boards come to you in words.
answer-channel-board-picture = Boards in this channel are pictures.
answer-channel-board-text = Boards in this channel are in words.
answer-suits-two = Suits in two colours.
answer-suits-four = Suits in four colours.
answer-no-tables = You sit at no table. /{ command-help } says how to open one.

stats-title = The games of { $who }
stats-game = **{ $game }**: { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won
stats-figure = { $name }: { $amount }
stats-nothing = No game is over yet that could be counted here.
stats-elsewhere = Of others only games are counted here that were played in channels of this server which everybody may read.

my-games-title = Your tables
my-games-about = The tables you sit at, those that wait for you first. A link takes you to the table; a button shows your side of a game in direct messages.
my-games-your-turn = { $game } in { $channel }: **your turn** ({ $link })
my-games-until = { $game } in { $channel }: **your turn**, your time ends { $when } ({ $link })
my-games-waiting = { $game } in { $channel }: waiting for { $who } ({ $link })
my-games-lobby = { $game } in { $channel }: not begun yet ({ $link })
my-games-over = { $game } in { $channel }: over ({ $link })
my-games-more =
    { $count ->
        [one] … and 1 more table
       *[other] … and { $count } more tables
    }
my-games-unreadable = { $game } in { $channel }: cannot be read any more ({ $link })

rules-title = { $game }

# Why something cannot be done

error-rule = { $text } (rule { $rule })
error-table-error = That cannot be done at this table now.
error-no-table = There is no table here. /{ command-help } says how to open one.
error-channel-taken = A table stands in this channel already. Play it to its end or close it; a thread has room for another.
error-not-seated = You are not at this table.
error-not-in-server = You are no longer in the server where this table stands. When you are back there, you can play on.
error-not-allowed = Only the one who opened the table or a moderator can do that.
error-wrong-phase = That is not possible at this moment of the game.
error-seats-full = All seats are taken.
error-too-few-seats = There are not enough players yet. Wait for somebody or add a bot.
error-bad-option = There is no such house rule.
error-stale-question = That button is from an earlier moment. This is how things stand now.
error-saturated = You have as many open tables as one person may have. Finish or close one first.
error-not-saved = I could not save that; nothing has changed. The one who runs me has been told.
error-unexpected = Something broke, and nothing has changed. Tell the one who runs me: { $code }
error-guild-only = A table needs a channel of a server. Please try that there.
error-opponent-bot = That bot does not play. Add a bot at the table to play against me.
error-opponent-self = You cannot play against yourself. Add a bot at the table to practise.
error-not-moderator = Only somebody who may manage this channel can do that.
error-cannot-see = I may not write here. I need the permissions to view the channel, send messages, embed links, attach files and read the history.
error-record-not-yet = The record is there once the game is over.
error-no-game = I do not know that game.
error-no-move = Please say which move.

# Commands. Names: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

command-cribbage = cribbage
command-cribbage-about = Cribbage: a race of cards and pegs for two
command-cribbage-new = new
command-cribbage-new-about = Open a table of cribbage in this channel
command-cribbage-new-opponent = opponent
command-cribbage-new-opponent-about = Whom you would like to play with
command-cribbage-new-pace = pace
command-cribbage-new-pace-about = How fast you want to play
command-cribbage-play = play
command-cribbage-play-about = Make a move by writing it
command-cribbage-play-move = move
command-cribbage-play-move-about = Your move, for example: discard 5H 6D
command-table = table
command-table-about = The table in this channel
command-table-show = show
command-table-show-about = Bring the table to the bottom of the channel
command-table-hand = hand
command-table-hand-about = See your hand; nobody else does
command-table-log = log
command-table-log-about = What has happened in this game
command-table-record = record
command-table-record-about = The whole game as a file, once it is over
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
command-stats-about = What your games have come to, or somebody else’s
command-stats-person = person
command-stats-person-about = Whose games; left out: your own
command-help = help
command-help-about = What I can do and how to begin

choice-picture = pictures
choice-text = words
choice-two = two colours
choice-four = four colours
choice-en = English
choice-da = Dansk
choice-is = Íslenska
choice-nl = Nederlands

# Forms

form-kept = What you wrote is kept: open the form again and mend it.
form-late = That took me too long. Please press again.
form-put-by = Kept as “{ $name }”.
error-form-empty = **{ $field }** has been left empty.
error-form-number = **{ $field }** should be a whole number from { $least } to { $most }.
error-form-long = **{ $field }** is too long: at most { $most } characters.
error-form-file = That file is no plain text of at most { $most } bytes.
error-form-choose =
    { $most ->
        [1] Choose one under **{ $field }**.
       *[other] { $least ->
            [0] Choose at most { $most } under **{ $field }**.
           *[other] Choose from { $least } to { $most } under **{ $field }**.
        }
    }

# Around a game, and a person’s time

asked-undo = { $who } would like to take the last move back. Do all agree?
asked-late = Time is up for { $who }. What shall happen?
asked-rescue = { $who } is being waited for. What shall happen?
asked-missing = { $who } has left the server. What shall happen?
asked-sit = { $who } would like to take over seat { $seat } and see its hand. Do you agree?
asked-channel = { $who } would like to take the table to { $channel }. Do you agree?
asked-close = { $who } would like to close the game. Do you agree?
asked-count = { $count } of { $people } have answered
button-vote-yes = Agree
button-vote-no = No
button-vote-wait = Go on waiting
button-vote-move = A bot makes this move
button-vote-bot = A bot takes the seat
button-vote-substitute = Look for a substitute
button-vote-end = End the game
button-undo = Take back
button-rescue = Ask the table
button-give = Hand on my seat
button-give-bot = A bot keeps it for me
button-give-open = Somebody else may sit down
button-free = Free a seat
button-sit = Sit down in seat { $seat }
button-come-back = Back to seat { $seat }
button-bot-sit = A bot for seat { $seat }
button-plan = Plan ahead
button-watch = Only watch
lobby-speed = How fast the bots move
speed-5 = A move every 5 seconds
speed-10 = A move every 10 seconds
speed-30 = A move every half minute
speed-120 = A move every 2 minutes
plan-title = Moves for my next turns
plan-label = One move a line
plan-about = When it is your turn the first that is legal is played; if none is, nothing is.
answer-undone = Your move is taken back: { $what }
answer-undo-asked = I have asked the others.
answer-rescued = I have asked the table.
answer-which-seat = Which seat?
answer-give-sure = What shall become of your seat? You may come back as long as nobody else sits there. `/{ command-table } { command-table-substitute }` with a name says who may sit down there.
answer-given-bot = A bot keeps your seat. The button at the table brings you back.
answer-given-open = Your seat is free.
answer-given-to = Your seat is free for { $who }.
answer-freed = The seat is free.
answer-voted = Your answer counts; the table shows it.
answer-sat = You sit at the table now.
answer-left = You’ve left the table.
answer-sit-asked = I have asked the table. You see the hand when the others have agreed.
answer-watching = You look on. The bots play by themselves once the game has begun.
answer-bot-sits = A bot sits there now.
error-no-free-seat = No seat is free at this table.
answer-planned = These moves wait for your turn; nobody else sees them.
answer-plan-none = No moves are planned.
answer-moved-here = The table stands here now.
answer-move-asked = I have asked the table. It comes here if the others agree.
answer-zone = Your clock is that of { $zone }.
answer-quiet = From { $from } to { $until } o’clock I don’t disturb you, and your time doesn’t run, except at live tables.
answer-quiet-none = You have no quiet hours.
answer-weekends-on = At weekends your time doesn’t run, except at live tables.
answer-weekends-off = Your time runs at weekends too.
answer-away = Have a good time! Until { $when } your time doesn’t run, except at live tables.
answer-back = Welcome back: your time runs again.
answer-notices-ping = I call you at the table when it is your turn.
answer-notices-dm = I write to you directly when it is your turn.
answer-notices-digest = Once a day, in the morning, I tell you what waits for you.
answer-notices-off = I do not call you.
answer-auto-on = A move that is the only one plays itself.
answer-auto-off = You make every move yourself.
notice-over = { $who }, your game of { $game } is over: { $link }
notice-channel-gone = { $who }, the channel of your game of { $game } is gone. The game rests and nobody loses time. Type `/{ command-table } { command-table-move }` in another channel of the server and it goes on there.
notice-channel-locked = { $who }, the thread of your game of { $game } is locked, and I cannot write there. The game rests and nobody loses time. It goes on when a moderator unlocks the thread, or when you type `/{ command-table } { command-table-move }` in another channel of the server.
error-no-zone = I do not know that zone. Choose one from the list.
error-no-table-elsewhere = You sit at no table in another channel of this server.
notices-ping = call me at the table
notices-dm = direct message
notices-digest = once a day
notices-off = none
choice-on = yes
choice-off = no
command-table-since = since
command-table-since-about = What has happened since your last turn
command-table-undo = undo
command-table-undo-about = Take back your last move
command-table-substitute = substitute
command-table-substitute-about = Hand your seat on, to a bot or to somebody else
command-table-substitute-who = who
command-table-substitute-who-about = Who takes over your seat; without it you are asked
command-table-substitute-seat = seat
command-table-substitute-seat-about = Which of your seats; without it all of them
command-table-ask = ask
command-table-ask-about = Ask the table about somebody who does not move
command-table-vote = vote
command-table-vote-about = Answer what the table is asked
command-table-vote-answer = answer
command-table-vote-answer-about = What you would like
command-table-watch = watch
command-table-watch-about = Only watch: a bot takes your seat before the game begins
command-table-watch-speed = speed
command-table-watch-speed-about = How fast bots play among themselves
command-table-sit = sit
command-table-sit-about = Sit down in a free seat, or come back to your own
command-table-sit-seat = seat
command-table-sit-seat-about = Which seat; without it your own or the first that is free
command-table-bot = bot
command-table-bot-about = Let a bot sit on a free seat
command-table-bot-seat = seat
command-table-bot-seat-about = Which seat; without it your own or the first that is free
command-table-free = free
command-table-free-about = Free a seat whose time is up, as the one who opened the table or as a moderator
command-table-plan = plan
command-table-plan-about = Moves that are made when it is your turn
command-table-plan-moves = moves
command-table-plan-moves-about = The moves in order, with a semicolon between; none takes them away
command-table-move = move-here
command-table-move-about = Bring your table to this channel, if the others agree
command-settings-zone = zone
command-settings-zone-about = Where you live, so that I know your nights
command-settings-zone-zone = zone
command-settings-zone-zone-about = A city near you
command-settings-quiet = quiet
command-settings-quiet-about = Hours in which I do not disturb you and your time does not run
command-settings-quiet-begin = from
command-settings-quiet-begin-about = From this hour on
command-settings-quiet-end = to
command-settings-quiet-end-about = Until this hour; the same hour twice: none
command-settings-weekends = weekends
command-settings-weekends-about = Whether your time rests at weekends
command-settings-weekends-rest = rest
command-settings-weekends-rest-about = Yes or no
command-settings-away = away
command-settings-away-about = A holiday: your time rests, except at live tables
command-settings-away-days = days
command-settings-away-days-about = How many days from now on; 0 when you are back
command-settings-notices = notices
command-settings-notices-about = How I tell you that it is your turn
command-settings-notices-how = how
command-settings-notices-how-about = At the table, directly, once a day, or not
command-settings-auto = auto
command-settings-auto-about = Whether a move that is the only one plays itself
command-settings-auto-play = play
command-settings-auto-play-about = Yes or no
command-privacy = privacy
command-privacy-about = What I keep of you, and how it goes away
command-privacy-delete = delete
command-privacy-delete-about = Deletes what I keep of you; asks first
answer-privacy = I keep your Discord number, where you sit, your moves, your settings, and what you have kept under a name. No names, no pictures, nothing that you write elsewhere. **/privacy export** sends you all of it. **/privacy delete** gives your seats to bots and deletes it; results stay, without you.
answer-forgotten = Done: bots have your seats, and your settings, plans and drafts are gone. Your number is gone from tables that are over; where a game still runs it goes at its end.
