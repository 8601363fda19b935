# Stratego: what happens, what is asked, why something cannot be, and the rules.
# $rank and $against are words of here whose .label begins a line; $flag is one of the four flags; $space, $start and
# $end are spaces (E4, the ring). The game's name as shown stands in stratego-name alone.
stratego-name = Stratego
stratego-undo-never = No move is ever taken back in { stratego-name }: someone may already have moved unseen.
stratego-about = Hidden armies around a castle: the first to carry their own flag to the turret wins.

# Pieces, spaces, flags

stratego-rank-marshal = marshal
    .label = 9 marshal
stratego-rank-general = general
    .label = 8 general
stratego-rank-major = major
    .label = 7 major
stratego-rank-captain = captain
    .label = 6 captain
stratego-rank-lieutenant = lieutenant
    .label = 5 lieutenant
stratego-rank-sergeant = sergeant
    .label = 4 sergeant
stratego-rank-scout = scout
    .label = 3 scout
stratego-rank-spy = spy
    .label = 2 spy
stratego-rank-cannon = cannon
    .label = 1 cannon
stratego-ring = the ring
stratego-turret = the turret
stratego-flag-0 = the red flag
stratego-flag-1 = the green flag
stratego-flag-2 = the blue flag
stratego-flag-3 = the yellow flag
stratego-colour-0 = Red
stratego-colour-1 = Green
stratego-colour-2 = Blue
stratego-colour-3 = Yellow
stratego-seat-0 = 🔴 Red, north
stratego-seat-1 = 🟢 Green, east
stratego-seat-2 = 🔵 Blue, south
stratego-seat-3 = 🟡 Yellow, west

# House rules

stratego-option-late = If someone’s late
stratego-option-late-ask = Ask us
stratego-option-late-rule = The game’s rule: the turn is lost, three in a row counts as resigning
stratego-option-teams = Teams
stratego-option-teams-none = Everyone for themselves
stratego-option-teams-pairs = Four play in pairs: 1 and 3, 2 and 4
stratego-option-cannon_range = Cannons shoot
stratego-option-cannon_range-up_to_4 = Over up to 3 empty spaces
stratego-option-cannon_range-up_to_3 = Up to 3 spaces
stratego-option-cannon_range-exactly_3 = Exactly 3 spaces
stratego-option-captain_steps = Captains go
stratego-option-captain_steps-2 = Up to 2 steps
stratego-option-captain_steps-bend = Straight or with one bend
stratego-option-captain_steps-3 = Up to 3 steps
stratego-option-captain_steps-any = As many steps as they like
stratego-option-captain_attack = Captains attack
stratego-option-captain_attack-two_step = After their walk too
stratego-option-captain_attack-adjacent = Neighbours only
stratego-option-scout_attack = Scouts attack
stratego-option-scout_attack-in_line = Straight on after a run
stratego-option-scout_attack-any_adjacent = Any neighbour after a run
stratego-option-recruit_on_flag_capture = A captured flag
stratego-option-recruit_on_flag_capture-off = Brings no one back
stratego-option-recruit_on_flag_capture-on = Brings one piece back, the first time
stratego-option-partners_see_ranks = Partners
stratego-option-partners_see_ranks-off = Don’t see each other’s ranks
stratego-option-partners_see_ranks-on = See each other’s ranks
stratego-option-known_ranks = Ranks shown in battle
stratego-option-known_ranks-log = Stay in everyone’s own picture
stratego-option-known_ranks-board = Stay open on the board
stratego-option-known_ranks-memory = You have to remember them
stratego-option-no_progress_rounds = A draw after
stratego-option-no_progress_rounds-40 = 40 rounds without a fight
stratego-option-no_progress_rounds-20 = 20 rounds without a fight
stratego-option-no_progress_rounds-80 = 80 rounds without a fight
stratego-option-three_on_four_board = The board for three
stratego-option-three_on_four_board-off = A board of its own
stratego-option-three_on_four_board-on = The board for four without the west
stratego-option-first_player = Who starts
stratego-option-first_player-random = By lot
stratego-option-first_player-seat-0 = Seat 1
stratego-option-first_player-seat-1 = Seat 2
stratego-option-first_player-seat-2 = Seat 3
stratego-option-first_player-seat-3 = Seat 4

# Questions and answers

stratego-field-army = Set up your army: choose a formation, or type one
stratego-field-army-stands = Set up your army: change it, or say you’re ready
stratego-field-ready = Set up your army
stratego-field-swap = Choose the two pieces that change places
stratego-field-army-else = Formation …
stratego-field-army-stands-else = { stratego-field-army-else }
stratego-field-change = Your army’s ready. Change it while the others are setting up?
stratego-field-piece = Choose a piece to move or fire
stratego-field-end = Where to?
stratego-field-recruit = Choose the piece that comes back
stratego-field-hold = Should your slider wait at 5 when you win?
stratego-field-draw = Call it a draw?
stratego-label-ready = I’m ready
stratego-label-swap = Swap two pieces
stratego-label-mirror = Mirror it
stratego-label-lot = At random
stratego-label-change = Take it back
stratego-formation-wall = The Wall
stratego-formation-spearhead = The Spearhead
stratego-formation-gunline = The Gun Line
stratego-formation-lure = The Lure
stratego-formation-flanks = The Flanks
stratego-formation-keep = The Keep
stratego-formation-rows = Front { $front } · middle { $middle } · back { $back }
stratego-label-own = { $space } · { TERM($rank, form: "label") }
stratego-label-bearer = { $space } · { TERM($rank, form: "label") } 🚩
stratego-label-to = { $space }
stratego-label-flag = { $space } · takes the flag
stratego-label-hand = { $space } · gets the flag
stratego-label-attack = { $space } · attacks { $other }
stratego-label-attack-known = { $space } · attacks { $other }: { TERM($rank, form: "label") }
stratego-label-fire = { $space } · fires at { $other }
stratego-label-fire-known = { $space } · fires at { $other }: { TERM($rank, form: "label") }
stratego-label-recruit = { TERM($rank, form: "label") }
stratego-label-recruit-none = No one
stratego-label-hold-on = Wait at 5
stratego-label-hold-off = Go on to 6
stratego-label-draw-yes = Agree to a draw
stratego-label-draw-no = Play on after all
stratego-open-turn = Your turn
stratego-open-recruit = Bring a piece back
stratego-open-hold = My slider …
stratego-open-draw = A draw?

# The form for a typed army

stratego-army-button = Type a layout
stratego-army-title = Your army
stratego-army-front = Front row, 7 ranks from your left
stratego-army-middle = Middle row, 6 ranks
stratego-army-back = Back row, 7 ranks; the fourth has the flag
stratego-army-about = In total: 9 8 · 7 7 · 6 6 6 · 5 5 5 · 4 4 4 · 3 3 3 3 · 2 · 1 1
stratego-army-name = Save it under a name
stratego-army-name-about = Then you can use it again at any table
stratego-army-kept = Or use one you’ve saved
stratego-army-called = { $name }
stratego-army-kept-none = Not one of these

# What happens

stratego-opens = Everyone’s setting up their army, in secret.
stratego-army-set = Your army’s set up.
stratego-ready =
    { YOU($who) ->
        [yes] Your army’s ready.
       *[no] { $who } is ready.
    }
stratego-changes =
    { YOU($who) ->
        [yes] You’re changing your army.
       *[no] { $who } wants to change something.
    }
stratego-begins =
    { YOU($who) ->
        [yes] The armies are ready. You start.
       *[no] The armies are ready. { $who } starts.
    }
stratego-moves =
    { YOU($who) ->
        [yes] You move from { $start } to { $end }.
       *[no] { $who ->
               [one] { $who } move
              *[other] { $who } moves
           } from { $start } to { $end }.
    }
stratego-attacks =
    { YOU($who) ->
        [yes] ⚔️ You attack { $end } from { $start } with **{ TERM($rank, form: "label") }**: { $other } has **{ TERM($against, form: "label") }**.
       *[no] ⚔️ { $who } attacks { $end } from { $start } with **{ TERM($rank, form: "label") }**: { $other } has **{ TERM($against, form: "label") }**.
    }
stratego-fires =
    { YOU($who) ->
        [yes] 💥 You fire from { $start } at { $end } and hit **{ TERM($against, form: "label") }** ({ $other }). The **{ $rank }** is spent too.
       *[no] 💥 { $who } fires from { $start } at { $end } and hits **{ TERM($against, form: "label") }** ({ $other }). The **{ $rank }** is spent too.
    }
stratego-wins =
    { YOU($who) ->
        [yes] Your { $rank } wins the fight.
       *[no] The { $rank } wins the fight ({ $who }).
    }
stratego-tie = Both pieces are lost: { $rank } against { $rank }.
stratego-hands =
    { YOU($who) ->
        [yes] You hand over { $flag } from { $start } to { $end }.
       *[no] { $who } hands over { $flag } from { $start } to { $end }.
    }
stratego-flag-taken =
    { YOU($who) ->
        [yes] 🚩 You take { $flag }.
       *[no] 🚩 { $who } takes { $flag }.
    }
stratego-flag-left = 🚩 Left behind on { $space }: { $flag }.
stratego-slider =
    { YOU($who) ->
        [yes] Your slider: { $count }.
       *[no] { $who }’s slider: { $count }.
    }
stratego-slider-held =
    { YOU($who) ->
        [yes] Your slider waits at 5.
       *[no] { $who }’s slider waits at 5.
    }
stratego-may-recruit =
    { YOU($who) ->
        [yes] You can bring a piece back.
       *[no] { $who } can bring a piece back.
    }
stratego-recruit-lost =
    { YOU($who) ->
        [yes] You could bring a piece back, but { $count ->
            [0] you’ve lost none
           *[other] your recruitment space isn’t free
        }. The chance is gone.
       *[no] { $who } could bring a piece back, but { $count ->
            [0] has lost none
           *[other] the recruitment space isn’t free
        }. The chance is gone.
    }
stratego-recruited =
    { YOU($who) ->
        [yes] You bring back **{ TERM($rank, form: "label") }** on { $space }.
       *[no] { $who } brings back **{ TERM($rank, form: "label") }** on { $space }.
    }
stratego-recruit-declined =
    { YOU($who) ->
        [yes] You don’t bring anyone back.
       *[no] { $who } doesn’t bring anyone back.
    }
stratego-stuck =
    { YOU($who) ->
        [yes] You can’t move anything, so you miss a turn.
       *[no] { $who } can’t move anything and misses a turn.
    }
stratego-late =
    { YOU($who) ->
        [yes] You ran out of time and miss your turn.
       *[no] { $who } ran out of time and misses a turn.
    }
stratego-draw-offered =
    { YOU($who) ->
        [yes] You’d agree to a draw.
       *[no] { $who } would agree to a draw.
    }
stratego-draw-withdrawn =
    { YOU($who) ->
        [yes] You’d rather play on.
       *[no] { $who } would rather play on.
    }
stratego-hold-on = Your slider will wait at 5.
stratego-hold-off = Your slider will go on to 6.
stratego-resigned =
    { YOU($who) ->
        [yes] You resign. Your army leaves the board.
       *[no] { $who } resigns. The army leaves the board.
    }
stratego-home =
    { YOU($who) ->
        [yes] 🏰 You’ve brought { $flag } to the turret!
       *[no] 🏰 { $who } has brought { $flag } to the turret!
    }
stratego-won =
    { YOU($who) ->
        [yes] You win!
       *[no] { $who } wins!
    }
stratego-won-pair = { $who } and { $partner } win!
stratego-drawn = The game ends in a draw.

# How it ended

stratego-scores = Pieces left: { $scores }
stratego-why-home = The flag is on the turret.
stratego-why-last = No one else has an army left.
stratego-why-nobody = There’s no army left.
stratego-why-quiet = Too many rounds went by without a fight.
stratego-why-stuck = No one could move.
stratego-why-agreed = Everyone agreed to a draw.

# Why something cannot be

error-stratego-seats = This game is for three or four.
error-stratego-armies-stand = The armies are already set up.
error-stratego-not-ready = Your army isn’t ready yet.
error-stratego-is-ready = You’re ready. Take that back first if you want to change something.
error-stratego-no-army = Set up your army first: pick a formation.
error-stratego-not-an-army = That army isn’t quite right. Too many: { $extra }. Missing: { $missing }.
error-stratego-not-a-layout = An army is three rows of 7, 6 and 7 ranks.
error-stratego-too-many = You’ve no room for another army. Save this one over an old name.
error-stratego-set-up-first = The armies are still being set up.
error-stratego-no-piece = You have no piece on { $start }.
error-stratego-no-way = You can’t get from { $start } to { $end } that way.
error-stratego-lake = { $end } is a lake, and no piece can go there.
error-stratego-no-shot = A cannon on { $start } can’t hit { $end }: it fires straight, at the first piece in its way.
error-stratego-not-lost = You haven’t lost a piece like that.
error-stratego-sixth-time = That piece has gone to and fro between { $start } and { $end } five times in a row. Play another piece first.

# In the picture: there is little room

stratego-picture-out = resigned
stratego-picture-sets-up = setting up
stratego-picture-recruits = brings back
stratego-picture-draw = draw?
stratego-picture-to-castle = ▲ to the castle
stratego-picture-slider = { $count }/{ $most }

# The table in words

stratego-words-game = Turn { $number }.
stratego-words-side = { $colour }, { $who }: { $facts }.
stratego-words-gone = no pieces left
stratego-words-ranked = { $rank }: { $spaces }
stratego-words-home = { $count } at home
stratego-words-at-home = at home { $spaces }
stratego-words-gaps = at home all but { $spaces }
stratego-words-left = { $count ->
        [one] 1 piece left
       *[other] { $count } pieces left
    }
stratego-words-flag-lies = { $space }, abandoned
stratego-words-flag-taken = { $space }, with { $colour }
stratego-words-skip = { $who } ran out of time
stratego-words-resign = { $who } resigned
stratego-words-recruited = { $who }: { TERM($rank, form: "label") } came back on { $way }
stratego-words-deed = { $who }: { $way }
stratego-words-handed = { $who } handed over a flag, { $way }
stratego-words-fought = { $who }: { $way }, { TERM($rank, form: "label") } against { TERM($against, form: "label") } ({ $other }), { $ending }
stratego-ending-won = the attacker won
stratego-ending-lost = the defender won
stratego-ending-tie = both lost
stratego-ending-shot = both gone
stratego-words-picked = Chosen: { $way }.
stratego-words-way = { $start } to { $end }
stratego-words-no-army = You haven’t set up an army yet.
stratego-words-army = Your army, each row from your left.
stratego-words-front = Front: { $pieces }.
stratego-words-middle = Middle: { $pieces }.
stratego-words-back = Back: { $pieces }.
stratego-words-castle = The ring touches { $spaces }.
stratego-words-lakes = Lakes: { $spaces }.
stratego-text-title = **{ $name }** · turn { $number }
stratego-text-slider = slider { $count }
stratego-text-flag = flag { $space }
stratego-text-lost = lost { $ranks }

# Commands

command-stratego = stratego
command-stratego-about = { stratego-name }: hidden armies around a castle
command-stratego-new = new
command-stratego-new-about = Open a table of { stratego-name } in this channel
command-stratego-new-player2 = player2
command-stratego-new-player2-about = Who you’d like to play with
command-stratego-new-player3 = player3
command-stratego-new-player3-about = Who you’d like to play with
command-stratego-new-player4 = player4
command-stratego-new-player4-about = Who you’d like to play with
command-stratego-new-pace = pace
command-stratego-new-pace-about = How fast you want to play
command-stratego-play = play
command-stratego-play-about = Type your move
command-stratego-play-move = move
command-stratego-play-move-about = Your move, for example: E4-E7

# The rules

stratego-rules-short =
    Three or four armies of **20 hidden pieces** stand around a castle. Whoever first brings **their own flag, on a piece of their own, to the turret** wins.
    In turn each **moves one piece, attacks, fires a cannon, or hands over a flag**. Pieces go one step, never diagonally.
    In an attack both ranks are shown: the higher one wins, equal ones are both lost. The **spy (2)** beats the marshal (9) by attacking, the **cannon (1)** shoots over lakes and is spent with its target, the **captain (6)** goes two steps, the **scout (3)** runs.
    Whoever carries a flag goes one step only. Winning moves your slider; at six a lost piece comes back.
stratego-rules-long-1 =
    ### The armies
    Marshal 9, general 8, two majors 7, three captains 6, three lieutenants 5, three sergeants 4, four scouts 3, a spy 2, two cannons 1. All set up at once and in secret, one piece on each of the 20 spaces of your zone; the space with the cross stays free. Your flag begins on the piece in the middle of the back row. Change your army until everyone’s ready.
    ### Moving
    One step to a free neighbouring space, never diagonally and never onto a lake. The ring of the castle is one space, which touches all spaces around it; the turret is one more, reached from the ring alone. A captain (6) goes one or two steps, straight on or bent. A scout (3) runs any number of free spaces in a line, but not over lakes or the castle. No piece goes to and fro between the same two spaces more than five times in a row.
    ### Attacking
    A neighbouring enemy can be attacked; a captain (6) may walk first, a scout (3) run. Both ranks are shown. The higher rank wins and, if it attacked, takes the space. Equal ranks are both lost. A spy (2) who attacks the marshal (9) wins.
stratego-rules-long-2 =
    ### Cannons
    A cannon (1) fires in a straight line at the first piece, over up to three free spaces; each square of a lake counts as one and is shot over. It always hits, and leaves the board with its target. The ring and the turret are the next two spaces of a line that meets the castle; a piece on the ring covers the turret. A cannon can’t attack otherwise, and loses to whoever attacks it.
    ### Flags
    Everyone sees where the flags are. A piece bears one at most, and then goes only one step, whatever it is. If its bearer is beaten, the winner who comes onto the space takes the flag; otherwise it’s left lying there. Step onto a flag that lies there and you take it. Instead of moving you can hand a flag to one of your pieces next to it. You may carry enemy flags, but win with your own alone.
    ### Bringing pieces back
    Each won fight, and each shot, moves your slider. At six you may put a lost piece on your recruitment space, if nothing stands there; the slider goes back to 0 either way. You can let it wait at five.
stratego-rules-long-3 =
    ### The end
    Your flag, on your piece, on the turret: the game is over at that moment. In pairs both partners win; a partner can carry your flag, but not win with it. Whoever has no pieces left is out. If only one army or pair is left, it wins. After 40 rounds without a fight it’s a draw, and after five you can all agree to one.
    ### Resigning
    Resign and your army leaves the board; flags stay where they are. If the table has chosen the game’s rule for anyone late, a turn that runs out of time is lost, the third in a row counts as resigning, and an army that isn’t set up in time is set up by lot; otherwise the table’s asked.
    ### Who sees what
    Colours, flags, sliders and lost pieces are open; ranks are yours alone until a battle. What a battle has shown stays in everyone’s own picture, but not on the table’s board. House rules can leave it open for all, or to memory. How far a piece went is seen: only a scout runs far, only a captain turns a corner.

# What the table waits for. $who stands for one player or several.

stratego-waiting-setup = Waiting for { $who } to set up an army
stratego-waiting-play = Waiting for { $who } to move
stratego-waiting-recruit = Waiting for { $who } to bring a piece back
