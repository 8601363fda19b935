# Ólsen Ólsen: what happens, what is asked, why something cannot be done, and the rules.
olsen-name = Ólsen Ólsen
olsen-undo-never = No move is ever taken back in { olsen-name }: someone may already have moved unseen.
olsen-about = Iceland’s eights: match suit or rank, and say “Ólsen” when you’re down to one card. Six ways to play it.

# House rules in the lobby

olsen-option-late = If someone’s late
olsen-option-late-ask = Ask us
olsen-option-late-rule = The game’s rule: a bot plays that turn
olsen-option-variant = Which game
olsen-option-variant-base = Ólsen Ólsen
olsen-option-variant-up-down = Up and down
olsen-option-variant-points = With points
olsen-option-variant-crazy = Crazy: twos, aces and queens
olsen-option-variant-long = Long Ólsen: from eights to aces
olsen-option-variant-cheat = Cheating allowed
olsen-option-call = Saying “Ólsen”
olsen-option-call-said = Forget and you draw three
olsen-option-call-auto = It’s said for everyone
olsen-option-call-caught = You draw three only if you’re caught
olsen-option-last = With the last card
olsen-option-last-auto = “Ólsen Ólsen” is said by itself
olsen-option-last-said = Forget and you draw three
olsen-option-draw = If you can’t play
olsen-option-draw-must = Draw up to three cards
olsen-option-draw-may = You can pass without drawing
olsen-option-keep = A drawn card that fits
olsen-option-keep-no = Has to be played
olsen-option-keep-yes = Can be kept
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
olsen-option-wrap-no = Don’t meet
olsen-option-wrap-yes = Follow each other
olsen-option-twos = Crazy: drawing for a two
olsen-option-twos-once = Then you play as usual
olsen-option-twos-turn = You miss your turn too
olsen-option-twos-stack = You can pass it on with a two
olsen-option-aces = Crazy: an ace between two players
olsen-option-aces-reverse = Does nothing
olsen-option-aces-skip = Gives another turn
olsen-option-finish = Crazy: a two as the last card
olsen-option-finish-without = No one draws for it
olsen-option-finish-with = Draw first, then count
olsen-option-wild = Long Ólsen: the wild rank
olsen-option-wild-own = Everyone has their own
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
olsen-field-suit = Which suit is it now?
olsen-field-sneak = Which cards do you slip under it?
olsen-field-stash = Hide a card under the pile
olsen-field-accuse = Who’s cheating?
olsen-field-call = You’re down to one card
olsen-field-accept = Any objections?
olsen-field-caught = Someone forgot something
olsen-open-turn = Play a card
olsen-open-call = “Ólsen!”
olsen-open-accept = Any objections?
olsen-open-caught = Someone forgot “Ólsen”!
olsen-open-accuse = Someone is cheating!
olsen-open-stash = Hide a card
olsen-label-card = { $cards }
olsen-label-suit = { TERM($suit, form: "sign") } { $suit }
olsen-label-draw = Draw a card
olsen-nothing-fits =
    Nothing you hold fits, so draw until something does. { $left ->
        [one] You’ve one draw left.
       *[other] You’ve { $left } draws left.
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
olsen-label-accept = No objections
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
        [yes] You play { $cards }.
       *[no] { $who } plays { $cards }.
    }
olsen-named =
    { YOU($who) ->
        [yes] You name { TERM($suit, form: "sign") } { $suit }.
       *[no] { $who } names { TERM($suit, form: "sign") } { $suit }.
    }
olsen-sneaked = You slipped { $cards } under it.
olsen-stashed = You’ve hidden { $cards } under the pile.
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
        [0] nothing: there’s nothing left
        [one] a card
       *[other] { $count } cards
    }.
olsen-drew =
    { YOU($who) ->
        [yes] You draw
       *[no] { $who } draws
    } { $count ->
        [0] nothing: there’s nothing left
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
        [0] nothing: there’s nothing left
        [one] a card
       *[other] { $count } cards
    } for it.
olsen-passed =
    { YOU($who) ->
        [yes] You pass.
       *[no] { $who } passes.
    }
olsen-reshuffled = The pile is shuffled and becomes the stock.
olsen-turned = Play changes direction.
olsen-skipped =
    { YOU($who) ->
        [yes] You miss a turn.
       *[no] { $who } misses a turn.
    }
olsen-out-base =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen!”
       *[no] { $who } plays the last card: “Ólsen Ólsen!”
    }
olsen-out-points =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen!”
       *[no] { $who } plays the last card: “Ólsen Ólsen!”
    }
olsen-out-crazy =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen!”
       *[no] { $who } plays the last card: “Ólsen Ólsen!”
    }
olsen-out-long =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen!”
       *[no] { $who } plays the last card: “Ólsen Ólsen!”
    }
olsen-out-cheat =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen!” Any objections?
       *[no] { $who } plays the last card: “Ólsen Ólsen!” Any objections?
    }
olsen-out-up-down =
    { YOU($who) ->
        [yes] You play your last card: “Ólsen Ólsen, upp og niður!”
       *[no] { $who } plays the last card: “Ólsen Ólsen, upp og niður!”
    }
olsen-level =
    { YOU($who) ->
        [yes] You draw five cards, and your wild cards are { RANK($cards, form: "many") } now.
       *[no] { $who } draws five cards and plays on with { RANK($cards, form: "many") } wild.
    }
olsen-level-table =
    { YOU($who) ->
        [yes] You draw five cards; { RANK($cards, form: "many") } are wild for everyone now.
       *[no] { $who } draws five cards; { RANK($cards, form: "many") } are wild for everyone now.
    }
olsen-accused =
    { YOU($who) ->
        [yes] You say { $target } is cheating.
       *[no] { $who } says { YOU($target) ->
            [yes] you’re cheating
           *[no] { $target } is cheating
        }.
    }
olsen-caught =
    It’s true! { YOU($who) ->
        [yes] You take back what you can ({ $back }) and draw { $count } more.
       *[no] { $who } takes back what’s possible ({ $back }) and draws { $count } more.
    }
olsen-wrong =
    It isn’t true: { YOU($who) ->
        [yes] you draw
       *[no] { $who } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
olsen-accepted =
    { YOU($who) ->
        [yes] You’ve no objections.
       *[no] { $who } has no objections.
    }
olsen-deadlock = No one can play and there’s nothing to draw.
olsen-laps-left = { $count ->
        [one] If no one goes out in the next lap, the hands decide.
       *[other] If no one goes out in the next { $count } laps, the hands decide.
    }
olsen-standstill = No one has gone out in { $count ->
            [one] { $count } lap
           *[other] { $count } laps
        }: the hands decide.
olsen-counted =
    { YOU($who) ->
        [yes] You hold
       *[no] { $who } holds
    } { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in total.
olsen-counted-none =
    { YOU($who) ->
        [yes] You hold
       *[no] { $who } holds
    } nothing: { $total ->
        [one] 1 point
       *[other] { $total } points
    } in total.
olsen-won =
    { YOU($who) ->
        [yes] You come first!
       *[no] { $who } comes first!
    }
olsen-resigned =
    { YOU($who) ->
        [yes] You resign.
       *[no] { $who } resigns.
    }

# How it ended

olsen-why-out = The last card’s been played.
olsen-why-deadlock = No one could play any more.
olsen-why-standstill = No one went out in sixty laps.
olsen-why-points = It came down to points.
olsen-why-resigned = The others resigned.

# Why something cannot be done

error-olsen-seats = Ólsen Ólsen is for two to ten players.
error-olsen-can-play = You have a card that fits.
error-olsen-drawn-three = You’ve drawn three already.
error-olsen-nothing-to-draw = There’s nothing left to draw.
error-olsen-draw-first = You can only pass if you’ve drawn and still can’t play.
error-olsen-answer-twos = Play a two, or draw for the twos played before you.
error-olsen-not-held = You don’t hold { $cards }.
error-olsen-does-not-fit = { $cards } doesn’t fit what’s on top.
error-olsen-does-not-follow = { $cards } can’t follow in the same turn.
error-olsen-no-cheating = There’s no cheating in this game.
error-olsen-name-a-suit = Name the suit too: C, D, H or S after the cards.
error-olsen-name-no-suit = These cards don’t name a suit.
error-olsen-no-call = You say “Ólsen” when you’re down to one card.
error-olsen-said-for-you = That’s said for you at this table.
error-olsen-stashed-already = You’ve already hidden a card. You can hide another after your next turn.
error-olsen-stash-last = You can’t hide your last card.
error-olsen-accuse-whom = Name another player at the table.
error-olsen-accused-already = You can accuse once a turn.

# Commands

command-olsen = olsen
command-olsen-about = Ólsen Ólsen: Iceland’s eights, six ways
command-olsen-new = new
command-olsen-new-about = Open a table of Ólsen Ólsen in this channel
command-olsen-new-variant = game
command-olsen-new-variant-about = Which of the six games
command-olsen-new-player2 = player2
command-olsen-new-player2-about = Who you’d like to play with
command-olsen-new-player3 = player3
command-olsen-new-player3-about = Who you’d like to play with
command-olsen-new-player4 = player4
command-olsen-new-player4-about = Who you’d like to play with
command-olsen-new-pace = pace
command-olsen-new-pace-about = How fast you want to play
command-olsen-play = play
command-olsen-play-about = Type your move
command-olsen-play-move = move
command-olsen-play-move-about = Your move, for example: play 8D H

# The picture: little room
olsen-look-sheet = Score sheet
olsen-picture-stock = stock { $count }
olsen-picture-round = round { $round }
olsen-picture-laps =
    { $count ->
        [one] last lap
       *[other] { $count } laps left
    }
olsen-picture-olsen = Ólsen!
olsen-picture-one-card = one card …
olsen-picture-out = out!
olsen-picture-to-judge = any objections?
olsen-picture-gone = resigned
olsen-picture-laid-by = played by { $who }
olsen-picture-any = anything
olsen-picture-hidden = Hidden, and still to be noticed
olsen-picture-no-cards = You’ve no cards left
olsen-picture-sheet = Points
olsen-picture-total = total

# The picture in words

olsen-words-final = { $who } has played the last card; the others can still object.
olsen-words-next = { $who } is next, as soon as “Ólsen” is said or a moment has passed.
olsen-words-top = On top: { $cards }.
olsen-words-suit = The suit in play: { $suit }.
olsen-words-any = Anything goes on it.
olsen-words-beside = What fits: { $ranks }.
olsen-words-pending = To draw: { $count }.
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
olsen-words-owing = hasn’t said “Ólsen” yet
olsen-words-wild = wild: { RANK($cards, form: "many") }
olsen-words-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
olsen-words-laid = { $who }: { $cards }
olsen-words-laid-suit = { $who }: { $cards }, and now { $suit }
olsen-words-draw = { $who } draws { $count }
olsen-words-pass = { $who } passes
olsen-words-forgot =
    { $count ->
        [0] { $who } forgot “Ólsen”
       *[other] { $who } forgot “Ólsen” and draws { $count }
    }
olsen-words-caught =
    { $count ->
        [0] { $who } cheated
       *[other] { $who } cheated and takes { $count }
    }
olsen-words-wrong =
    { $count ->
        [0] { $who } guessed wrong
       *[other] { $who } guessed wrong and draws { $count }
    }
olsen-words-laying = You’d play { $cards }.
olsen-words-slipping = Under it: { $cards }.
olsen-words-fits = Fits: { $cards }.
olsen-words-nothing-fits = Nothing fits.
olsen-words-hidden = Hidden, and still to be noticed: { $cards }.
olsen-words-sheet = The points of rounds { $first } to { $last }:
olsen-words-sheet-line = { $who }: { $row }; { $total } in total.

# Statistics

olsen-figure-round = Points a round
olsen-figure-round-scores = Points: { $scores }
olsen-figure-left = Cards left at the end
olsen-figure-left-scores = Cards left: { $scores }

# The rules

olsen-rules-short =
    Get rid of your cards. Play a card of the **suit** in play or of the **rank** on top; all others of the same rank can go with it. An **eight** goes on anything and names the suit.
    If you can’t play, draw up to three cards, and pass if none fits.
    Down to one card? Say **“Ólsen”** before the next player plays, or you draw three.
    The other games: **up and down** (one rank higher or lower, as far as it goes), **with points**, **crazy** (two: draw two; ace: turn round; queen: miss a turn), **Long Ólsen** (eight times out, from eights to aces), and **cheating allowed**.
olsen-rules-long-1 =
    ### The deal
    Five cards each; one is turned up. The player left of the dealer starts. One pack, or two for more than six players.
    ### Playing
    Play a card of the suit in play or of the rank on top, and with it any others of its rank: the last one shows, so the suit can change. An eight goes on anything, and you name the suit. If an eight is turned up at the start, anything goes on it. If you can play, you must.
    ### Drawing
    If you can’t play, draw one card at a time, three at most, and stop when one fits: it’s played at once. If none does, the turn passes. When the stock runs out, the pile is shuffled into a new one. If no one can play and there’s nothing left to draw, the fewest cards win; the same if no one has gone out in sixty laps.
    ### “Ólsen”
    Say it when your turn ends with one card: with the move, or right after it. The next player waits a moment; once they’ve played it’s too late and you draw three. “Ólsen Ólsen” with the last card is said for you. Two last cards of a rank go together.
olsen-rules-long-2 =
    ### Up and down
    Suits mean nothing. One rank higher or lower than the top card, and on from there in the same turn as far as you like. Ace is one, king thirteen, and they follow each other unless the table has decided otherwise.
    ### With points
    When someone goes out, the others count what they hold: eight 25; ten, jack, queen and king 10; all others 5. The lowest total wins when someone reaches the target, or after the rounds agreed.
    ### Crazy
    Two: the next player draws two. Ace: play changes direction. Queen: the next player misses a turn. Several count several times.
    ### Long Ólsen
    Go out and you draw five cards and play on; your wild rank falls from eight to seven, six … ace. Only your own rank is wild for you. Go out with aces wild and you win.
olsen-rules-long-3 =
    ### Cheating allowed
    Slip one or two more cards under a card that fits; hide a card under the pile, at any time, once between your turns, never the last; play a card that doesn’t fit. The table says nothing. But fans and pile show how many cards there are, so look closely.
    Accuse anyone at any time, once in a turn. If it’s true, the cards go back where that’s still possible and three more are drawn; if not, you draw three. Once you’ve started two more turns you can’t be caught any more. After the last card there’s one more chance to accuse.
    ### Resigning
    The cards of anyone who resigns go into the stock, and the others play on.

# What the table waits for. $who stands for one player or several.

olsen-waiting-play = Waiting for { $who } to play or draw
olsen-waiting-grace = Waiting a moment: { $who } can still say “Ólsen”
olsen-waiting-final = Waiting for { $who }: any objections to the last card?
