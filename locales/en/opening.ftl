# Where tables open, and the page of all games.

# Where a table opens

place-direct = direct messages
where-here = Here
where-thread = In a thread
where-direct = In direct messages
taken = There’s a game of { $game } here already.
button-in-thread = Open it in a thread
button-in-channel = Open it here
button-in-direct = Play in direct messages
button-go-there = Go to that game
button-try-again = Try again
button-decline = No, thanks
invitation = { $who } would like a game of { $game } with you.
invitation-refuse = Rather not be asked? **/{ command-settings } { command-settings-invitations }**
answer-opened-soon = Your table’s open; its board comes as soon as Discord takes it.
answer-opened-thread = Your table is in { $channel }.
answer-declined = All right, another time. I’ve told the table.
answer-cannot-write = I can’t write to { $who }. It works once they allow direct messages from a server that we share.
answer-cannot-write-you = I can’t write to you. Allow direct messages from this server in its privacy settings, and your game comes there too.
answer-reached = That worked: the message is there.
answer-which-table = Which game do you mean?
error-not-invitable = I can’t send that invitation by direct message right now. Everyone can still join a table in a channel.
error-no-threads = I’m not allowed to open threads here.
error-no-board = Discord won’t let me post the board here, so the table is closed again. In a private thread, mention me first; in a voice channel, I need to be allowed to connect. AutoMod may be in the way too.
error-thread-refused = Discord won’t open a thread here now: too many are open, or AutoMod doesn’t like its name.
error-channel-hidden = One of us can’t see that table’s channel any more, so there can’t be another game there.
error-friends-in-server = Name your friends in a server that you share: type the command there, and I’ll bring the game to each of you by direct message.
error-seat-is-private = In direct messages only a bot can take your seat.

# The page of all games

hub-title = What shall we play?
option-bots-easy = Bots: easy
option-bots-middle = Bots: middling
option-bots-strong = Bots: strong
hub-play = **{ button-play-now }** starts at once, against bots, in direct messages.
hub-seats = { $seats } players
hub-minutes = { $minutes } min
hub-game = Which game?
hub-open = Which game would you like a table for?
hub-learn = Which game would you like to learn?
hub-rules = Which rules would you like to read?
hub-where = Where shall the { $game } table be?
hub-picture = The boards of { $games }.
button-play-now = Play!
button-games-open = Open a table …
button-games-learn = Learn a game …
button-learn-playing = Learn by playing
button-games-rules = Rules …
button-games-mine = My tables
command-games = games
command-games-about = All games, with a button that plays at once
command-shared-bots = bots
command-shared-bots-about = Bots fill the table, and the game starts at once
command-shared-place = place
command-shared-place-about = Here, in a thread of its own, or in direct messages
