# Cribbage: what happens, what is asked, why something is refused, and the rules.
# $who, $who0, $who1, $crib are names; $cards, $card0, $card1, $starter are cards; $kind and $source are terms.

cribbage-name = Cribbage
cribbage-about = A race round the board for two: first to peg out wins.

# Words of the game, within a sentence; `.a` after "pegs 2 for"

term-cribbage-hand = hand
term-cribbage-crib = crib
term-cribbage-fifteen = fifteen
term-cribbage-thirty-one = thirty-one
term-cribbage-pair = pair
    .a = a pair
term-cribbage-pair-royal = pair royal
    .a = a pair royal
term-cribbage-double-pair-royal = double pair royal
    .a = a double pair royal
term-cribbage-run = run
    .a = a run
term-cribbage-flush = flush
    .a = a flush
term-cribbage-nob = one for his nob
term-cribbage-go = go
term-cribbage-last-card = last card
    .a = the last card

# House rules in the lobby

cribbage-option-late = If someone’s late
cribbage-option-late-ask = Ask us
cribbage-option-late-rule = The game’s rule: a bot plays that turn
cribbage-option-target = Points to win
cribbage-option-target-121 = 121 points
cribbage-option-target-61 = 61 points
cribbage-option-match = Match
cribbage-option-match-1 = A single game
cribbage-option-match-3 = First to 3 match points
cribbage-option-match-5 = First to 5 match points
cribbage-option-counting = Counting at the show
cribbage-option-counting-table = The table counts
cribbage-option-counting-own = Everyone counts their own
cribbage-option-counting-muggins = Everyone counts their own, with muggins
cribbage-option-next = The next game
cribbage-option-next-loser = The loser deals first
cribbage-option-next-cut = A new cut decides the deal
cribbage-option-heels = For his heels
cribbage-option-heels-jack = A jack turned up
cribbage-option-heels-diamond = A diamond turned up
cribbage-option-deals = First deal
cribbage-option-deals-cut = The lower cut deals
cribbage-option-deals-seat-0 = The first seat deals
cribbage-option-deals-seat-1 = The second seat deals

# Questions and their answers

cribbage-field-discard-own = Choose two cards for your own crib
cribbage-field-discard-other = Choose two cards for your opponent’s crib
cribbage-field-play = { $count ->
    [0] Which card do you lead?
   *[other] Count { $count }: which card?
}
cribbage-field-count-hand = How much is your hand worth?
cribbage-field-count-crib = How much is your crib worth?
cribbage-field-muggins-hand = Did your opponent miss any points in the hand?
cribbage-field-muggins-crib = Did your opponent miss any points in the crib?
cribbage-label-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cribbage-label-muggins = Muggins for { $points }
cribbage-label-stands = Let it stand
cribbage-count-button = Type your score
cribbage-count-points = Your score
cribbage-count-about = Points, from 0 to 29
cribbage-muggins-button = Type what was missed
cribbage-muggins-points = Missed points
cribbage-muggins-about = They counted { $points }. Enter 0 to let it stand.
cribbage-label-discard = { $cards }
cribbage-label-play = { $cards }

# What happens

# Where the reader is the one, the text speaks to him.
cribbage-cut =
    { YOU($who0) ->
        [yes] You cut
       *[no] { $who0 } cuts
    } { $card0 }, { YOU($who1) ->
        [yes] you cut
       *[no] { $who1 } cuts
    } { $card1 }.
cribbage-first-dealer =
    { YOU($who) ->
        [yes] You deal
       *[no] { $who } deals
    } first.
cribbage-deal =
    Deal { $deal }: { YOU($who) ->
        [yes] you deal, so it’s your crib
       *[no] { $who } deals, so it’s { $who }’s crib
    }.
cribbage-given =
    { YOU($who) ->
        [yes] Your two cards are in the crib.
       *[no] { $who } has put two cards in the crib.
    }
cribbage-gave = You put { $cards } in the crib.
cribbage-starter =
    { YOU($who) ->
        [yes] You cut
       *[no] { $who } cuts
    } the pack: the starter is { $cards }.
cribbage-heels =
    Two for his heels! The starter’s a jack: { YOU($who) ->
        [yes] you peg
       *[no] { $who } pegs
    } { $points }.
cribbage-heels-diamond =
    Two for his heels! The starter’s a diamond: { YOU($who) ->
        [yes] you peg
       *[no] { $who } pegs
    } { $points }.
cribbage-played =
    { YOU($who) ->
        [yes] You play
       *[no] { $who } plays
    } { $cards }: { $count }.
cribbage-pegged =
    { YOU($who) ->
        [yes] You peg
       *[no] { $who } pegs
    } { $points } for { TERM($kind, form: "a") }.
cribbage-go =
    { YOU($who) ->
        [yes] You say “Go”.
       *[no] { $who } says “Go”.
    }
cribbage-reset =
    The count starts again; { YOU($who) ->
        [yes] you lead
       *[no] { $who } leads
    }.
cribbage-counted =
    { YOU($who) ->
        [yes] You count your
       *[no] { $who } counts the
    } { $source } { $cards } with { $starter }{ $total ->
        [0] .
        [one] : { $total } point.
       *[other] : { $total } points.
    }
# Counted aloud: "15-2, 15-4, a pair makes 6, nob makes 7".
cribbage-item =
    { $cards }: { ID($kind) ->
        [term-cribbage-fifteen] 15-{ $total }
        [term-cribbage-nob] nob makes { $total }
       *[other] { TERM($kind, form: "a") } makes { $total }
    } (+{ $points })
cribbage-nothing = Nothing in it.
cribbage-won =
    { YOU($who) ->
        [yes] You win
       *[no] { $who } wins
    }, { $score } to { $other }.
cribbage-skunk =
    { YOU($who) ->
        [yes] You’re
       *[no] { $who } is
    } skunked.
cribbage-double-skunk =
    { YOU($who) ->
        [yes] You’re
       *[no] { $who } is
    } double skunked.
cribbage-resigned =
    { YOU($who) ->
        [yes] You resign
       *[no] { $who } resigns
    }.
cribbage-laid =
    { YOU($who) ->
        [yes] You show your
       *[no] { $who } shows the
    } { $source }: { $cards }.
cribbage-claimed =
    { YOU($who) ->
        [yes] You claim
       *[no] { $who } claims
    } { $points } for the { $source }.
cribbage-corrected = That’s too much: it’s { $points }.
cribbage-stands =
    { YOU($who) ->
        [yes] You let
       *[no] { $who } lets
    } it stand.
cribbage-muggins =
    Muggins! { YOU($who) ->
        [yes] You claim { $points } and { $taken ->
            [0] peg nothing: nothing was missed.
           *[other] peg { $taken }.
        }
       *[no] { $who } claims { $points } and { $taken ->
            [0] pegs nothing: nothing was missed.
           *[other] pegs { $taken }.
        }
    }
cribbage-worth = The { $source } { $cards } with { $starter } is worth { $total }.
cribbage-missed =
    { $points ->
        [one] 1 point goes unclaimed.
       *[other] { $points } points go unclaimed.
    }
cribbage-match =
    { YOU($who) ->
        [yes] In the match you have { $points }, your opponent { $other }.
       *[no] In the match { $who } has { $points }, the opponent { $other }.
    }
cribbage-next-game = Game { $game } of the match starts.

# Statistics, and what there is to look at

cribbage-figure-best = Highest hand
cribbage-figure-hand = Average hand
cribbage-figure-crib = Average crib
cribbage-figure-play = Pegged in a deal
cribbage-figure-skunks = Skunks won
cribbage-figure-skunked = Times skunked
cribbage-look-show = The show, step by step
cribbage-look-way = The way along the board

# How it ended

cribbage-scores = Points: { $scores }
cribbage-why-target = The winner’s peg reached the last hole.
cribbage-why-resigned = It ended when someone resigned.
cribbage-why-match = One of you has won the match.
cribbage-honour-skunk = Skunk: counts as two games
cribbage-honour-double-skunk = Double skunk: counts as three games

# Refusals

error-unreadable-move = That isn’t a move in this game. A move looks like this: { $forms }
error-ambiguous-move = That could mean more than one move.
error-illegal-move = You can’t do that now.
error-not-your-turn = It’s not your turn yet.
error-game-over = This game is over.
error-cribbage-seats = Cribbage is a game for two.
error-not-in-hand = You don’t hold { $cards }.
error-over-thirty-one = { $cards } would bring the count from { $count } past 31.
error-discards-closed = Both of you have put your cards in the crib, so they stay there.
error-play-not-begun = The play starts once both of you have put two cards in the crib.
error-play-over = No more cards are played: the hands are being counted.
error-nothing-to-count = There’s nothing for you to count just now.
error-nothing-to-call = There’s no count to correct just now.
error-no-such-count = A count is a number from 0 to { $most }.
error-no-such-call = You can name 0 to { $most } missed points.

# The rules. A line cannot begin with *, so headings are Discord's ###.

cribbage-rules-short =
    You each get six cards and put two of them, face down, in the **crib**: four cards that go to the dealer. A card is turned up from the pack: the **starter**.
    Then you play cards in turn and add up their values, never past 31, with points for fifteen, thirty-one, pairs and runs on the way.
    Last, hands and crib are counted, each with the starter: the non-dealer’s hand, the dealer’s hand, the crib. Cards that add up to 15 score 2, a pair 2, a run of three or more 1 a card, four of one suit 4, and the jack of the starter’s suit 1. Then the other one deals.
    Whoever reaches **121** first (61 in the short game) has won at that very moment.
cribbage-rules-long-1 =
    ### Aim
    The first to reach 121 points, or 61 in the short game, wins at that very moment, even in the middle of a deal. An ace counts 1; king, queen and jack count 10; the others what they say.
    ### Deal
    You each cut a card and the lower deals first; equal ranks cut again. After that you take turns to deal. You get six cards each.
    ### Crib
    Both put two cards face down in the crib, which belongs to the dealer. You may change yours until your opponent’s are in too.
    ### Starter
    The non-dealer cuts the pack and a card is turned up. If it’s a jack (or, by house rule, any diamond instead), the dealer gets 2 for his heels.
    ### Play
    The non-dealer leads. You play cards in turn and the count goes up; it may never pass 31. Whoever can play must. If you can’t, you say go (the table says it for you) and your opponent plays on as long as possible. Whoever played last then gets 1, or 2 if the count is exactly 31. The count starts again from 0 and the other one leads. The very last card of the deal gets 1 too.
cribbage-rules-long-2 =
    ### Points in the play
    For the card that you play:
    - the count is 15: 2
    - the count is 31: 2
    - same rank as the card before: pair, 2; as the two before: pair royal, 6; as the three before: double pair royal, 12
    - the last three or more cards make a run, in whatever order they fell: 1 for each card
    All that one card brings is added up. A pair goes by rank: a king and a jack are none. An ace is always low.
    ### The show
    First the non-dealer’s hand, then the dealer’s hand, then the crib, each with the starter:
    - each set of cards that adds up to 15: 2
    - each pair: 2 (pair royal 6, double pair royal 12)
    - each run of three or more: 1 for each card, once for every way of making it
    - flush: four cards of one suit in the hand 4, with the starter 5; in the crib only all five
    - the jack of the starter’s suit, in hand or crib: 1 for his nob
    ### Skunk
    A loser with 90 points or fewer is skunked, with 60 or fewer double skunked (in a game to 61: 30 or fewer, skunked).
    ### Resigning
    You can resign at any time; the other one wins.
cribbage-rules-long-3 =
    ### Counting yourself
    If the table doesn’t count, you each say what you find: the non-dealer for their hand, the dealer for theirs and then for the crib. Say too much and you get what’s right, without a penalty. What you miss is lost. With **muggins** your opponent is asked each time whether you missed something, and pegs what they name as far as it’s true.
    ### A match
    A game won is 1 match point, with a skunk 2, with a double skunk 3. The pegs go back after each game, and the loser deals first, or you cut again. If you resign, you lose the whole match.

# What the table waits for. $who stands for one player or several.

cribbage-waiting-discard = Waiting for { $who } to put two cards in the crib
cribbage-waiting-play = Waiting for { $who } to play a card
cribbage-waiting-count = Waiting for { $who } to count
