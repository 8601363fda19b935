# Kasino: what happens, what is asked, why something cannot be, and the rules.
# $group and $groups are cards with a plus between them, or a build; names are never inflected.
kasino-name = Kasino
kasino-about = Danish Casino: take what lies on the table, build for your next turn, and sweep it clean.

# Cards and builds, inside a sentence

kasino-group = { CARDS($cards, form: "sum") }
kasino-build-named = the build of { $value }
kasino-plus = { $first }+{ $rest }
kasino-and = { $first } and { $rest }
kasino-list = { $first }, { $rest }

# House rules in the lobby

kasino-option-late = If someone’s late
kasino-option-late-ask = Ask us
kasino-option-late-rule = The game’s rule: a bot plays that turn
kasino-option-target = Played to
kasino-option-target-21 = 21 points
kasino-option-target-50 = 50 points
kasino-option-target-100 = 100 points
kasino-option-spades = Most spades
kasino-option-spades-2 = Most spades brings 2 points
kasino-option-spades-1 = Most spades brings 1 point
kasino-option-svupby5s = Clearing with the five of spades is a sweep
kasino-option-svupby5s-on = Yes
kasino-option-svupby5s-off = No
kasino-option-svupcancel = Sweeps cancel each other
kasino-option-svupcancel-on = Yes
kasino-option-svupcancel-off = No
kasino-option-manysums = Several sums at once
kasino-option-manysums-on = Yes
kasino-option-manysums-off = No
kasino-option-manysums-two = Two at most
kasino-option-buildsinsums = Builds may be part of a sum
kasino-option-buildsinsums-on = Yes
kasino-option-buildsinsums-off = No
kasino-option-highontable = High values count on the table too
kasino-option-highontable-on = Yes
kasino-option-highontable-off = No
kasino-option-twocardbuilds = A build takes one loose card at a time
kasino-option-twocardbuilds-on = Yes
kasino-option-twocardbuilds-off = No
kasino-option-nobuilding = No building
kasino-option-nobuilding-on = Yes
kasino-option-nobuilding-off = No
kasino-option-plainlayout = No point cards among the first four on the table
kasino-option-plainlayout-on = Yes
kasino-option-plainlayout-off = No
kasino-option-rotatelead = The next player leads each new deal
kasino-option-rotatelead-on = Yes
kasino-option-rotatelead-off = No
kasino-option-countout = Counting out: the first to reach the target wins
kasino-option-countout-on = Yes
kasino-option-countout-off = No
kasino-option-partnership = Four players: partners 1+3 and 2+4
kasino-option-partnership-on = Yes
kasino-option-partnership-off = No
kasino-option-deals = The first dealer
kasino-option-deals-lot = By lot
kasino-option-deals-seat-0 = Seat 1
kasino-option-deals-seat-1 = Seat 2
kasino-option-deals-seat-2 = Seat 3
kasino-option-deals-seat-3 = Seat 4

# Questions and answers

kasino-field-card = Choose the card you play
kasino-field-card-owed = You built last turn, so you must take now. Choose a card
kasino-field-how = What will you do with { $cards }?
kasino-field-group = What will you take with { $cards }?
kasino-field-build = What will you build?
kasino-field-fold = Add more to the build?
kasino-label-card = { $cards }
kasino-label-take = Take { $groups }
kasino-label-clear = Clear the table
kasino-label-choose = Choose what to take
kasino-label-choose-as = Choose what to take as { $value }
kasino-label-group = { $group }
kasino-label-build = Build { $value } on { $group }
kasino-label-build-with = Build { $value } on { $group }, with { $groups }
kasino-label-build-choose = Build …
kasino-label-pair = Build more: { $value } on { $group }
kasino-label-raise = Raise the { $onto } to { $value }
kasino-label-extend = Add to the build of { $value }
kasino-label-extend-with = Add to the build of { $value } with { $group }
kasino-label-lay = Lay it down

# What happens

kasino-round =
    Round { $round }: { YOU($who) ->
        [yes] you deal.
       *[no] { $who } deals.
    }
kasino-hand = Deal { $deal } of { $deals }: four cards each.
kasino-last-hand =
    { YOU($who) ->
        [yes] You announce the last deal of the round.
       *[no] { $who } announces the last deal of the round.
    }
kasino-lay =
    { YOU($who) ->
        [yes] You lay down { $cards }.
       *[no] { $who } lays down { $cards }.
    }
kasino-take =
    { YOU($who) ->
        [yes] You take { $groups } with { $cards }.
       *[no] { $who } takes { $groups } with { $cards }.
    }
kasino-clear =
    { YOU($who) ->
        [yes] You clear the table with { $cards }: { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[no] { $who } clears the table with { $cards }: { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
kasino-build =
    { YOU($who) ->
        [yes] You build { $value }: { $groups }.
       *[no] { $who } builds { $value }: { $groups }.
    }
kasino-raise =
    { YOU($who) ->
        [yes] You raise the { $onto } to { $value } with { $cards }.
       *[no] { $who } raises the { $onto } to { $value } with { $cards }.
    }
kasino-extend =
    { YOU($who) ->
        [yes] You add to the build of { $value }: { $group }.
       *[no] { $who } adds to the build of { $value }: { $group }.
    }
kasino-svup =
    { YOU($who) ->
        [yes] A sweep: you’ve cleared the table.
       *[no] A sweep: { $who } has cleared the table.
    }
kasino-rest =
    { YOU($who) ->
        [yes] You captured last and get what’s left: { $cards }.
       *[no] { $who } captured last and gets what’s left: { $cards }.
    }
kasino-counted =
    { YOU($who) ->
        [yes] You get { $points ->
            [one] 1 point
           *[other] { $points } points
        } this round and have { $score }.
       *[no] { $who } gets { $points ->
            [one] 1 point
           *[other] { $points } points
        } this round and has { $score }.
    }
kasino-counted-together = { $who } and { $partner } get { $points ->
        [one] 1 point
       *[other] { $points } points
    } this round and have { $score }.
kasino-spades-item = most spades ({ $amount }): { $points }
kasino-cards-item = most cards ({ $amount }): { $points }
kasino-10d-item = big casino: { $points }
kasino-2s-item = little casino: { $points }
kasino-aces-item = aces: { $points }
kasino-sidsten-item = last capture: { $points }
kasino-svups-item = sweeps ({ $amount }): { $points }
kasino-won =
    { YOU($who) ->
        [yes] You win with { $points ->
                [one] { $points } point
               *[other] { $points } points
            }!
       *[no] { $who } wins with { $points ->
               [one] { $points } point
              *[other] { $points } points
           }!
    }
kasino-won-together = { $who } and { $partner } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
kasino-resigned =
    { YOU($who) ->
        [yes] You resign, and the game ends.
       *[no] { $who } resigns, and the game ends.
    }

# How it ended

kasino-scores = Points: { $scores }
kasino-why-target = The target’s reached, and the highest score wins.
kasino-why-resigned = It ended when someone resigned.

# Why something cannot be

error-kasino-seats = Kasino is for two to four players.
error-kasino-not-in-hand = You don’t hold { $cards }.
error-kasino-not-loose = { $cards } isn’t loose on the table.
error-kasino-no-build = There’s no build of { $value }.
error-kasino-no-match = { $cards } can’t take those. Each group must match it or add up to it.
error-kasino-build-in-sum = A build can’t be part of a sum at this table.
error-kasino-one-sum = House rule: one sum at a time, plus any matching cards (**{ kasino-option-manysums }**).
error-kasino-two-sums = House rule: two sums at a time at most, plus any matching cards (**{ kasino-option-manysums }**).
error-kasino-owes = You built { $value } last turn, so you must take now.
error-kasino-reserve = You must keep { $cards } for your build of { $value } until it’s taken.
error-kasino-no-holder = To build { $value }, keep another card back that can take it.
error-kasino-owns-build = You already have a build of { $value }: take it first.
error-kasino-begun-build = The build you started is still there, now worth { $value }. It has to be taken first.
error-kasino-same-value = There’s already a build of { $value }. Add to that one.
error-kasino-multiple = More than one { $value } has been built there, so it can’t be raised.
error-kasino-wrong-build = Those cards don’t make { $value }.
error-kasino-two-cards = House rule: only one loose card goes into a build with yours.
error-kasino-no-building = House rule: no building at this table.
error-kasino-no-clearer = Only the five of spades clears the table.
error-kasino-empty = The table’s empty already.

# In the picture: there is little room

kasino-picture-empty = The table is empty
kasino-picture-round = Round { $round } · deal { $deal } of { $deals }
kasino-picture-stock = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in the stock
kasino-picture-last-hand = last deal
kasino-picture-more = double
kasino-picture-svup = sweep!
kasino-picture-owes = must take
kasino-picture-no-cards = You have no cards until the next deal
kasino-picture-must-capture = You built { $value } last turn: you must take now
kasino-picture-keep = Your build of { $value }: keep a card that takes it
kasino-picture-turn-lay = { $who } laid down
kasino-picture-turn-take = { $who } took
kasino-picture-turn-clear = { $who } cleared the table
kasino-picture-turn-build = { $who } built { $value }
kasino-picture-turn-raise = { $who } raised to { $value }
kasino-picture-turn-extend = { $who } added to the { $value }
kasino-picture-count = Round { $round }, counted
kasino-picture-spades = Most spades
kasino-picture-cards = Most cards
kasino-picture-10d = Big casino
kasino-picture-2s = Little casino
kasino-picture-aces = Aces
kasino-picture-sidsten = Last capture
kasino-picture-svups = Sweeps
kasino-picture-round-points = This round
kasino-picture-scores = Total

# The table in words

kasino-words-game = Round { $round }, deal { $deal } of { $deals }, to { $target ->
            [one] { $target } point
           *[other] { $target } points
        }; { $who } deals.
kasino-words-loose = On the table: { $cards }.
kasino-words-empty = The table is empty.
kasino-words-build = A build of { $value } ({ $who }): { $cards }.
kasino-words-multiple = A double build of { $value } ({ $who }), which can’t be raised: { $cards }.
kasino-words-side = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards } in hand, { $pile } taken.
kasino-words-side-svups = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $cards } in hand, { $pile } taken, sweeps: { $svups }.
kasino-words-owes = { $who } built { $value } and must take, if possible.
kasino-words-laid = { $who } laid down { $cards }
kasino-words-took = { $who } took { $taken } with { $cards }
kasino-words-cleared = { $who } cleared the table with { $cards } and got { $taken }
kasino-words-built = { $who } built { $value } of { $laid }
kasino-words-raised = { $who } raised the { $onto } to { $value } with { $laid }
kasino-words-extended = { $who } added { $laid } to the { $value }
kasino-words-svup = { $what }: a sweep
kasino-words-count = Scores for round { $round }: { $sides }.
kasino-words-counted = { $who } { $points } ({ $items }), { $score } in total
kasino-words-nothing = nothing
kasino-words-hand = Your hand: { $cards }.
kasino-words-chosen = Chosen: { $card }.
kasino-words-would-take = You’d take { $cards }.
kasino-words-would-build = You’d have a build of { $value }: { $cards }.
kasino-words-would-lay = You’d lay down { $cards }.
kasino-words-must-capture = You built { $value } last turn, so you must take now.
kasino-words-keep = You have a build of { $value } and must keep a card that takes it.
kasino-text-title = **Kasino** · round { $round }, deal { $deal } of { $deals }
kasino-text-loose = Table: **{ $cards }**
kasino-text-pile = { $count } taken
kasino-text-svups = sweeps { $cards }

# Statistics

kasino-figure-round = Points a round
kasino-figure-svups = Sweeps
kasino-look-count = The points of the round, one by one

# Commands

command-kasino = kasino
command-kasino-about = Kasino, the Danish Casino: take, build and sweep, for two to four
command-kasino-new = new
command-kasino-new-about = Open a table of Kasino in this channel
command-kasino-new-player2 = player2
command-kasino-new-player2-about = Who you’d like to play with
command-kasino-new-player3 = player3
command-kasino-new-player3-about = Who you’d like to play with
command-kasino-new-player4 = player4
command-kasino-new-player4-about = Who you’d like to play with
command-kasino-new-pace = pace
command-kasino-new-pace-about = How fast you want to play
command-kasino-play = play
command-kasino-play-about = Play by typing your move
command-kasino-play-move = move
command-kasino-play-move-about = Your move, for example: take 7S 3C+4D 7H

# The rules. A line cannot begin with *, so the headings are Discord's ###.

kasino-rules-short =
    You get four cards at a time, and four lie open on the table. Each turn you play one card: you **take** matching cards or cards that add up to yours, you **build** for a later turn, or you **lay it down**.
    Jack, queen and king are 11, 12 and 13. From the hand an ace is 1 or 14, the two of spades 2 or 15, the ten of diamonds 10 or 16, and the **five of spades** clears the table.
    Whoever empties the table has a **sweep**. If you’ve built, you must take next turn.
    A round brings points for most spades and cards, the ten of diamonds, the two of spades, aces, the last capture and sweeps. Played to **21**.
kasino-rules-long-1 =
    ### The aim
    Two to four play, each alone, to 21 points over as many rounds as it takes. Four may play two against two; partners sit opposite and put their cards and points together.
    ### The deal
    Everyone gets four cards, two at a time, and four lie open on the table. When all hands are empty everyone gets four more, the table none, and the next player leads. The last deal is announced. The deal moves on each round.
    ### Taking
    With one card you take matching loose cards, a build of its value, and one sum of two or more loose cards: with a seven both 3+4 and another seven. You needn’t take just because you can. From the hand an ace may be 1 or 14, the two of spades 2 or 15 and the ten of diamonds 10 or 16; on the table the low value counts. The five of spades is a five, or takes all that lies there.
    ### Sweeps
    Empty the table and that’s a sweep; one of its cards is turned up in your pile.
    ### The end of a round
    What’s left goes to whoever captured last, who has the last capture. Then it’s counted: most spades 2, most cards 1, ten of diamonds 2, two of spades 1, each ace 1, last capture 1, each sweep 1. If several have the most, no one gets it. A sweep that everyone has cancels out. If several reach the target, the highest wins; if they’re equal, another round is played.
kasino-rules-long-2 =
    ### Building
    Lay a card on a loose card and announce the sum: a two on a seven is **nine**, if you hold a nine. Loose cards that make nine as well may be folded in. A build is one thing, and anyone may take it with a card of its value.
    - **Raising:** a card on a single build makes it worth more, someone else’s too, if you hold a card for the new value.
    - **Building more:** lay more of the same value into it, or a seven on a seven if you hold another. Then its value is fixed.
    ### Duties
    If you’ve built, you must take on your next turn of the same deal, if you can; it needn’t be the build. As long as a build is yours you keep a card that takes it. You can only have one build at a time, and can’t start another while one you started is still there. If someone raises yours, it’s theirs.
    ### House rules
    Before the game you may choose: target 50 or 100; 1 point for most spades; several sums at once; builds in sums; high values on the table; building on several cards at once; no building; no point cards among the first four; one leader for all deals; counting out in order; no sweep for the five of spades; sweeps that don’t cancel.
    ### Resigning
    If someone resigns, the game ends, and the others are placed by their points.

# What the table waits for. $who stands for one player or several.

kasino-waiting-play = Waiting for { $who } to play a card
