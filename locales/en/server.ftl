# The server: what those who manage it allow, whether everything works there, and what is kept of a person.

command-settings-server = server
command-settings-server-about = Who may play what on this server, and where

server-title = This server
server-about = What’s chosen here counts at once, for new tables. Only those who may manage the server see this page.
server-channels = Channels with tables
server-channels-none = All channels, and their threads
server-games = Games
server-games-none = All games
server-openers = Who may open tables
server-openers-none = Everyone
server-language = Language of the boards
server-language-none = Whoever opens a table decides
server-pace = Pace, unless another is chosen
server-muted = Members who may not open or join tables
server-muted-none = No one
button-reposts-off = Don’t post boards again
button-reposts-on = Post boards again below newer messages
button-threads-off = Open tables in the channel again
button-threads-on = Always open tables in threads

error-not-manager = Only someone who may manage this server can do that.
error-server-channel = There are no tables in this channel. Try { $channels }.
error-server-game = { $game } isn’t played on this server.
error-server-role = On this server { $roles } may open tables. You can still join one.
error-server-muted = You can’t open or join tables on this server. Those who manage it decided that; ask them.

command-doctor = doctor
command-doctor-about = Whether I can work in this server’s channels
doctor-title = How I’m doing here
doctor-all-good = I’m allowed everything I need in these channels.
doctor-can-see = See channel
doctor-can-write = Send messages
doctor-can-pictures = Attach files
doctor-can-history = Read history
doctor-can-threads = Open threads
doctor-can-in-threads = Write in threads
doctor-can-connect = Connect
doctor-lacks-see = I can’t see it, so no table can open there.
doctor-lacks-write = no board can be posted; no table can open.
doctor-lacks-connect = { doctor-lacks-write }
doctor-lacks-pictures = boards have no picture; no table can open.
doctor-lacks-history = I can’t tell if a board has been lost, so I may post it twice.
doctor-lacks-threads = a table can’t get a thread of its own.
doctor-lacks-in-threads = no table can open in a thread.
doctor-channel-good = #{ $channel }: everything’s fine
doctor-channel-lacks = #{ $channel } – missing: { $lacks }
owner-error = My log has something for you:
    ```{ $line }```
doctor-dm-test = Just a test: my direct messages reach you.
doctor-dm-arrives = My direct message has reached you: hands can come that way.
doctor-dm-closed = My direct message didn’t reach you. If you don’t take direct messages, **{ button-hand }** at the table shows your cards.
doctor-dm-quarantined = Discord has put me in quarantine: I can’t start any direct messages. Whoever runs me can appeal to Discord. Until then everybody sees their hand by **{ button-hand }** at the table.
doctor-user-install = People can add me to their own account, and in servers without me I can’t play. Whoever runs me can switch *User Install* off.
doctor-limits = { $count ->
    [0] Discord hasn’t slowed me down in the last hour.
    [one] Discord has slowed me down once in the last hour.
   *[other] Discord has slowed me down { $count } times in the last hour. If moves are late, that’s why.
 }
doctor-edits-refused = Discord doesn’t let me change a picture in a message. So I send a new message each time and delete the old one.
doctor-tables = { $count ->
    [0] No table is open on this server.
    [one] One table is open on this server.
   *[other] { $count } tables are open on this server.
 }
doctor-backup = The last backup was made { $when }.
doctor-no-backup = There’s no backup yet. Whoever runs me can make one.
doctor-version = Stofa { $version }

command-privacy-show = show
command-privacy-show-about = What I keep about you
command-privacy-export = export
command-privacy-export-about = Everything I keep about you, as a file for you alone
export-about = This is everything I keep about you. Times are UTC; what you’ve done at tables is under “actions”.
answer-exported = The file is in your direct messages.
answer-delete-sure = { $count ->
    [0] Your settings and all you’ve prepared will go, and your number at tables that are over.
    [one] A bot will take your seat at the table that’s still open, and you can’t take it back. Your settings and all you’ve prepared will go, and your number at tables that are over.
   *[other] Bots will take your seats at { $count } open tables, and you can’t take them back. Your settings and all you’ve prepared will go, and your number at tables that are over.
 }
button-yes-delete = Yes, delete it all
somebody = *former player*
