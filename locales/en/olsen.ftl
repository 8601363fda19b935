# Ólsen Ólsen: what happens, what is asked, why something cannot be done, and the rules.
olsen-name = Ólsen Ólsen
olsen-undo-never = No move is ever taken back in { olsen-name }: somebody may already have moved unseen.
olsen-about = Iceland’s eights: match suit or rank, and say “Ólsen” with one card left. Six ways to play it.

# House rules in the lobby

olsen-option-variant = Which game
olsen-option-variant-base = Ólsen Ólsen
olsen-option-variant-up-down = Up and down
olsen-option-variant-points = With points
olsen-option-variant-crazy = Crazy: twos, aces and queens
olsen-option-variant-long = Long Ólsen: from eights to aces
olsen-option-variant-cheat = Cheating allowed
olsen-option-call = Saying “Ólsen”
olsen-option-call-said = Who forgets draws three
olsen-option-call-auto = It is said for everybody
olsen-option-call-caught = Only who is caught draws three
olsen-option-last = With the last card
olsen-option-last-auto = “Ólsen Ólsen” is said by itself
olsen-option-last-said = Who forgets draws three
olsen-option-draw = Who cannot play
olsen-option-draw-must = Draws up to three cards
olsen-option-draw-may = May pass without drawing
olsen-option-keep = A drawn card that fits
olsen-option-keep-no = Must be played
olsen-option-keep-yes = May be kept
olsen-option-packs = Packs
olsen-option-packs-auto = As many as the players need
olsen-option-packs-one = One
olsen-option-packs-two = Two
olsen-option-scored = Points in this game too
olsen-option-scored-no = No
olsen-option-scored-yes = Yes
olsen-option-end = A game for points ends
olsen-option-end-500 = At 500 points
olsen-option-end-250 = At 250 points
olsen-option-end-100 = At 100 points
olsen-option-end-10-rounds = After ten rounds
olsen-option-end-5-rounds = After five rounds
olsen-option-wrap = Up and down: king and ace
olsen-option-wrap-no = Do not meet
olsen-option-wrap-yes = Follow each other
olsen-option-twos = Crazy: who draws for a two
olsen-option-twos-once = Then has his turn
olsen-option-twos-turn = Misses the turn too
olsen-option-twos-stack = May pass it on with a two
olsen-option-aces = Crazy: an ace between two players
olsen-option-aces-reverse = Does nothing
olsen-option-aces-skip = Gives another turn
olsen-option-finish = Crazy: a two as the last card
olsen-option-finish-without = Is not drawn any more
olsen-option-finish-with = Is drawn before the points
olsen-option-wild = Long Ólsen: the wild rank
olsen-option-wild-own = Everybody has his own
olsen-option-wild-table = One for the whole table
olsen-option-deals = The first dealer
olsen-option-deals-lot = By lot
olsen-option-deals-seat-0 = Seat 1
olsen-option-deals-seat-1 = Seat 2
olsen-option-deals-seat-2 = Seat 3
olsen-option-deals-seat-3 = Seat 4
olsen-option-deals-seat-4 = Seat 5
olsen-option-deals-seat-5 = Seat 6
olsen-option-deals-seat-6 = Seat 7
olsen-option-deals-seat-7 = Seat 8
olsen-option-deals-seat-8 = Seat 9
olsen-option-deals-seat-9 = Seat 10

# Questions and answers

olsen-field-turn = Your turn
olsen-field-more = Another card with it?
olsen-field-suit = Which suit counts now?
olsen-field-sneak = Which cards do you slip under it?
olsen-field-stash = Hide a card under the pile
olsen-field-accuse = Who is cheating?
olsen-field-call = You have one card left
olsen-field-accept = Does it stand?
olsen-field-caught = Somebody forgot something
olsen-open-turn = Play a card
olsen-open-call = “Ólsen!”
olsen-open-accept = Does it stand?
olsen-open-caught = Somebody forgot “Ólsen”!
olsen-open-accuse = Somebody is cheating!
olsen-open-stash = Hide a card
olsen-label-card = { $cards }
olsen-label-suit = { TERM($suit, form: "sign") } { $suit }
olsen-label-draw = Draw a card
olsen-nothing-fits =
    Nothing you hold fits, so draw until something does. { $left ->
        [one] One draw is left.
       *[other] { $left } draws are left.
    }
olsen-label-take = { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
olsen-label-pass = Pass
olsen-label-olsen = “Ólsen!”
olsen-label-olsen-olsen = “Ólsen Ólsen!”
olsen-label-sneak = Slip something under it
olsen-label-accuse = { $who }
olsen-label-accept = It stands
olsen-label-caught = You forgot, { $who }!

# What happens

olsen-deal =
    Round { $round }: { YOU($who) ->
        [yes] you deal
       *[no] { $who } deals
    }, five cards each.
olsen-opening = { $cards } is turned up.
olsen-played =
    { YOU($who) ->
        [yes] You lay { $cards }.
       *[no] { $who } lays { $cards }.
    }
olsen-named =
    { YOU($who) ->
        [yes] You name { TERM($suit, form: "sign") } { $suit }.
       *[no] { $who } names { TERM($suit, form: "sign") } { $suit }.
    }
olsen-sneaked = You slipped { $cards } under it.
olsen-stashed = You have hidden { $cards } under the pile.
olsen-called =
    { YOU($who) ->
        [yes] You say “Ólsen!”
       *[no] { $who } says “Ólsen!”
    }
olsen-forgot =
    { YOU($who) ->
        [yes] You forgot to say “Ólsen”
       *[no] { $who } forgot to say “Ólsen”
    } and { YOU($who) ->
        [yes] draw
       *[no] draws
    } { $count ->
        [0] nothing: there is nothing left
        [one] a card
       *[other] { $count } cards
    }.
olsen-drew =
    { YOU($who) ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [0] nothing: there is nothing left
        [one] a card
       *[other] { $count } cards
    }.
olsen-got = You get { $cards }.
olsen-got-back = You take back { $cards }.
olsen-two =
    { YOU($who) ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [0] nothing: there is nothing left
        [one] a card
       *[other] { $count } cards
    } for it.
olsen-passed =
    { YOU($who) ->
        [yes] You pass.
       *[no] { $who } passes.
    }
olsen-reshuffled = The pile is shuffled and becomes the stock.
olsen-turned = The direction turns.
olsen-skipped =
    { YOU($who) ->
        [yes] You miss a turn.
       *[no] { $who } misses a turn.
    }
olsen-out-base =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen!”
       *[no] { $who } lays the last card: “Ólsen Ólsen!”
    }
olsen-out-points =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen!”
       *[no] { $who } lays the last card: “Ólsen Ólsen!”
    }
olsen-out-crazy =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen!”
       *[no] { $who } lays the last card: “Ólsen Ólsen!”
    }
olsen-out-long =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen!”
       *[no] { $who } lays the last card: “Ólsen Ólsen!”
    }
olsen-out-cheat =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen!” Does anybody object?
       *[no] { $who } lays the last card: “Ólsen Ólsen!” Does anybody object?
    }
olsen-out-up-down =
    { YOU($who) ->
        [yes] You lay the last card: “Ólsen Ólsen, upp og niður!”
       *[no] { $who } lays the last card: “Ólsen Ólsen, upp og niður!”
    }
olsen-level =
    { YOU($who) ->
        [yes] You draw five cards, and your wild cards are now { RANK($cards, form: "many") }.
       *[no] { $who } draws five cards, and plays on with { RANK($cards, form: "many") } wild.
    }
olsen-level-table =
    { YOU($who) ->
        [yes] You draw five cards; { RANK($cards, form: "many") } are wild for all now.
       *[no] { $who } draws five cards; { RANK($cards, form: "many") } are wild for all now.
    }
olsen-accused =
    { YOU($who) ->
        [yes] You say that { $target } is cheating.
       *[no] { $who } says that { YOU($target) ->
            [yes] you are cheating
           *[no] { $target } is cheating
        }.
    }
olsen-caught =
    It is true! { YOU($who) ->
        [yes] You take back what can be taken back ({ $back }) and draw { $count } more.
       *[no] { $who } takes back what can be taken back ({ $back }) and draws { $count } more.
    }
olsen-wrong =
    It is not true: { YOU($who) ->
        [yes] you draw
       *[no] { $who } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
olsen-accepted =
    { YOU($who) ->
        [yes] You let it stand.
       *[no] { $who } lets it stand.
    }
olsen-deadlock = Nobody can play and there is nothing to draw.
olsen-laps-left = If nobody goes out in the next { $count } laps, the hands decide.
olsen-standstill = Nobody has gone out in { $count } laps: the hands decide.
olsen-counted =
    { YOU($who) ->
        [yes] You hold
       *[no] { $who } holds
    } { $cards }: { $points } points, { $total } in all.
olsen-counted-none =
    { YOU($who) ->
        [yes] You hold
       *[no] { $who } holds
    } nothing: { $total } points in all.
olsen-won =
    { YOU($who) ->
        [yes] You win!
       *[no] { $who } wins!
    }
olsen-resigned =
    { YOU($who) ->
        [yes] You give up.
       *[no] { $who } gives up.
    }

# How it ended

olsen-why-out = The last card was laid.
olsen-why-deadlock = Nobody could play any more.
olsen-why-standstill = Nobody went out in sixty laps.
olsen-why-points = The points decided.
olsen-why-resigned = The others gave up.

# Why something cannot be done

error-olsen-seats = Ólsen Ólsen is for two to ten players.
error-olsen-no-draw = You can play, or you have drawn three already.
error-olsen-no-pass = You pass only when you cannot play and have drawn.
error-olsen-not-held = You do not hold { $cards }.
error-olsen-does-not-fit = { $cards } does not fit what lies there.
error-olsen-does-not-follow = { $cards } cannot follow in the same turn.
error-olsen-no-cheating = There is no cheating in this game.
error-olsen-name-a-suit = Name the suit that counts: C, D, H or S after the cards.
error-olsen-name-no-suit = These cards do not name a suit.
error-olsen-no-call = “Ólsen” is said with one card left.
error-olsen-stashed-already = You can hide one card between two of your turns.
error-olsen-stash-last = The last card cannot be hidden.
error-olsen-accuse-whom = Name another player at the table.
error-olsen-accused-already = You can accuse once in a turn.

# Commands

command-olsen = olsen
command-olsen-about = Ólsen Ólsen: Iceland’s eights, six ways
command-olsen-new = new
command-olsen-new-about = Open a table of Ólsen Ólsen in this channel
command-olsen-new-variant = game
command-olsen-new-variant-about = Which of the six games
command-olsen-new-player2 = player2
command-olsen-new-player2-about = Whom you would like to play with
command-olsen-new-player3 = player3
command-olsen-new-player3-about = Whom you would like to play with
command-olsen-new-player4 = player4
command-olsen-new-player4-about = Whom you would like to play with
command-olsen-new-pace = pace
command-olsen-new-pace-about = How fast you want to play
command-olsen-play = play
command-olsen-play-about = Make a move by writing it
command-olsen-play-move = move
command-olsen-play-move-about = Your move, for example: play 8D H

# The picture: little room
olsen-look-sheet = Score sheet
olsen-picture-stock = stock { $count }
olsen-picture-round = Round { $round }
olsen-picture-laps =
    { $count ->
        [one] last lap
       *[other] { $count } laps left
    }
olsen-picture-olsen = Ólsen!
olsen-picture-one-card = one card …
olsen-picture-out = out!
olsen-picture-to-judge = does it stand?
olsen-picture-wins = wins
olsen-picture-gone = gave up
olsen-picture-any = anything
olsen-picture-hidden = Hidden, and may still be noticed
olsen-picture-no-cards = You hold no card
olsen-picture-sheet = Points
olsen-picture-total = total

# The picture in words

olsen-words-won = { $who } has won.
olsen-words-final = { $who } has laid the last card; the others may still object.
olsen-words-next = { $who } plays next, as soon as “Ólsen” is said or a moment has passed.
olsen-words-top = On top: { $cards }.
olsen-words-suit = The suit that counts: { TERM($suit, form: "sign") } { $suit }.
olsen-words-any = Anything may follow.
olsen-words-beside = What fits: { $ranks }.
olsen-words-pending = To be drawn: { $count }.
olsen-words-turned = Play goes anticlockwise.
olsen-words-stock = In the stock: { $count }.
olsen-words-pile = In the pile: { $count }.
olsen-words-seat =
    { $who }: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
olsen-words-called = has said “Ólsen”
olsen-words-owing = has not said “Ólsen” yet
olsen-words-wild = wild: { RANK($cards, form: "many") }
olsen-words-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
olsen-words-last = Of late: { $turns }.
olsen-words-laid = { $who }: { $cards }
olsen-words-draw = { $who } draws { $count }
olsen-words-pass = { $who } passes
olsen-words-forgot = { $who } forgot “Ólsen” and draws { $count }
olsen-words-caught = { $who } has cheated and takes { $count }
olsen-words-wrong = { $who } accused wrongly and draws { $count }
olsen-words-laying = You would lay: { $cards }.
olsen-words-slipping = Under it: { $cards }.
olsen-words-fits = Fits: { $cards }.
olsen-words-hidden = Hidden, and may still be noticed: { $cards }.
olsen-words-sheet = The points of rounds { $first } to { $last }:
olsen-words-sheet-line = { $who }: { $row }; { $total } in all.

# Statistics

olsen-figure-round = Points a round
olsen-figure-left = Cards left at the end

# The rules

olsen-rules-short =
    Get rid of your cards. Lay a card of the **suit** that counts or of the **rank** on top; with it go all others of the same rank. An **eight** goes on anything and names the suit.
    Who cannot play draws, up to three cards, and passes if none fits.
    With one card left you say **“Ólsen”** before the next one plays, or you draw three.
    The other games: **up and down** (one rank higher or lower, as far as it goes), **with points**, **crazy** (two: draw two; ace: turn round; queen: miss a turn), **Long Ólsen** (eight times out, from eights to aces), and **cheating allowed**.
olsen-rules-long-1 =
    ### The deal
    Five cards each; one is turned up. Left of the dealer begins. One pack, two above six players.
    ### Playing
    Lay a card of the suit that counts or of the rank on top, and with it any others of its rank: the last one shows, so the suit can change. An eight goes on anything, and you name the suit. If an eight is turned up at the start, anything may follow. Who can play must.
    ### Drawing
    Who cannot play draws one card at a time, at most three, and stops when one fits: it is played at once. When none does, the turn passes. An empty stock is made anew from the pile. If nobody can play and nothing is left to draw, the fewest cards win; so they do when nobody has gone out in sixty laps.
    ### “Ólsen”
    Say it when your turn ends with one card: with the move, or right after it. The next player waits for a moment; once he has played it is too late and you draw three. “Ólsen Ólsen” with the last card is said for you. Two last cards of a rank go together.
olsen-rules-long-2 =
    ### Up and down
    Suits mean nothing. One rank higher or lower than the top card, and on from there in the same turn as far as you like. Ace is one, king thirteen, and they follow each other unless the table has decided otherwise.
    ### With points
    When somebody is out, the others count: eight 25; ten, jack, queen and king 10; all others 5. The lowest total wins when somebody has reached the target, or after the rounds agreed.
    ### Crazy
    Two: the next draws two. Ace: the direction turns. Queen: the next misses a turn. Several count several times.
    ### Long Ólsen
    Who is out draws five cards and plays on; his wild rank falls from eight to seven, six … ace. Only your own rank is wild for you. Who goes out with aces wild wins.
olsen-rules-long-3 =
    ### Cheating allowed
    Slip one or two more cards under a card that fits; hide a card under the pile, at any time, once between your turns, never the last; lay a card that does not fit. The table says nothing. But fans and pile show how many cards there are, so look closely.
    Accuse anybody at any time, once in a turn. If it is true, the cards go back where that is still possible and three more are drawn; if not, you draw three. A cheat is out of date when its maker has begun two more turns. After the last card there is one more chance to accuse.
    ### Giving up
    The cards of who gives up go into the stock, and the others play on.

# What the table waits for. $who stands for one player or several.

olsen-waiting-play = Waiting for { $who } to play or draw
olsen-waiting-grace = Waiting a moment: { $who } may still say “Ólsen”
olsen-waiting-final = Waiting for { $who } to say whether the last card stands
