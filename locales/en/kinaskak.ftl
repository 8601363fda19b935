# Kínaskák: what happens, what is asked, why something cannot be done, and the rules.
# $contract, $has, $card, $meld, $onto, $wish, $first and $rest are texts of this file, or cards.
kinaskak-name = Kínaskák
kinaskak-undo-never = No move is ever taken back in { kinaskak-name }: someone may already have moved unseen.
kinaskak-about = Icelandic contract rummy: eight rounds, sets and runs, and buying out of turn. Lowest score wins.

# Sets, runs, cards

kinaskak-joker = joker
kinaskak-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
kinaskak-runs = { $count ->
    [one] { $count } run
   *[other] { $count } runs
}
kinaskak-both = { $sets } + { $runs }
kinaskak-least-set = sets of { $least } or more
kinaskak-least-run = runs of { $least } or more
kinaskak-cards = { $cards }
kinaskak-melds = { $first } · { $rest }
kinaskak-set = { $count } { RANK($cards, form: "many") }
kinaskak-run = { CARDS($low) }–{ CARDS($high) }

# House rules in the lobby

kinaskak-option-late = If someone’s late
kinaskak-option-late-ask = Ask us
kinaskak-option-late-rule = The game’s rule: a bot plays that turn
kinaskak-option-buying = Buying
kinaskak-option-buying-wishes = By secret wishes
kinaskak-option-buying-ask = Everyone’s asked
kinaskak-option-fourth = Buying once too often
kinaskak-option-fourth-no = Not allowed
kinaskak-option-fourth-fine = Allowed for a fine, where everyone’s asked
kinaskak-option-last = Going out
kinaskak-option-last-any = By laying off or by discarding
kinaskak-option-last-discard = Only by a discard
kinaskak-option-firstlap = Laying down the first time round
kinaskak-option-firstlap-lay = Allowed
kinaskak-option-firstlap-wait = Only once everyone’s had a turn
kinaskak-option-deals = The first dealer
kinaskak-option-deals-lot = By lot
kinaskak-option-deals-seat-0 = Seat 1
kinaskak-option-deals-seat-1 = Seat 2
kinaskak-option-deals-seat-2 = Seat 3
kinaskak-option-deals-seat-3 = Seat 4
kinaskak-option-deals-seat-4 = Seat 5
kinaskak-option-deals-seat-5 = Seat 6
kinaskak-option-ladder = Rounds
kinaskak-option-ladder-default = The house’s eight rounds
kinaskak-option-ladder-own = { $name }, number of rounds: { $count }

# Questions and answers

kinaskak-field-draw = { $count ->
    [0] Draw from the stock
   *[other] Do you want { $cards } from the discard pile?
}
kinaskak-field-buy = Buy { $cards }, with a card from the stock?
kinaskak-field-buy-fined = Buy { $cards }? You’ve no buys left, so there’s a fine.
kinaskak-field-wish = Which cards would you buy if you could? No one sees this.
kinaskak-about-contract = To lay down this round: { $contract }
kinaskak-about-place = { $place }
kinaskak-about-nearer = What brings you nearer just now: { $wish }. It follows your hand, round after round.
kinaskak-field-turn = What will you do?
kinaskak-field-discard = Choose the card you want to discard
kinaskak-field-off = Where do you lay it off?
kinaskak-field-off-else = Another place …
kinaskak-field-joker = Which joker do you take?
kinaskak-label-take = Take { $card }
kinaskak-label-decline = Leave { $card } and draw
kinaskak-label-draw = Draw
kinaskak-label-buy = Kaupi! Buy { $card }
kinaskak-label-pass = Don’t buy
kinaskak-label-card = { $cards }
kinaskak-label-way = Lay down { $melds }
kinaskak-label-off = Lay off { $card }
kinaskak-label-joker = Take a joker
kinaskak-label-discard = Discard
kinaskak-label-onto = M{ $number } · { $meld } · { $who }
kinaskak-label-as = as { $card } · { $meld } · { $who }
kinaskak-label-joker-of = { $card } for the joker · { $meld } · { $who }
kinaskak-label-wish-never = Never this round
kinaskak-label-wish-any = Any card
kinaskak-label-wish-joker = Any joker
kinaskak-label-wish-rank = Any of the { RANK($cards, form: "many") }
kinaskak-label-wish-helps = Whatever helps me
kinaskak-label-wish = { $wish }

kinaskak-open-wish = Wishes …
kinaskak-open-turn = Your turn
kinaskak-open-draw = Your turn
kinaskak-open-buy = Buy?
kinaskak-form-lay-button = Put together by hand …
kinaskak-form-lay-title = Lay down
kinaskak-form-lay-set = { $number }. Set of { $least } or more
kinaskak-form-lay-run = { $number }. Run of { $least } or more
kinaskak-form-lay-typed = For example: 7H 7S JK
kinaskak-form-wish-button = Another wish …
kinaskak-form-wish-title = Which cards would you buy?
kinaskak-form-ranks = Any card of these ranks
kinaskak-form-suits = Cards of these suits
kinaskak-form-suit = { SUIT($cards) }
kinaskak-form-rank = { RANK($cards) }
kinaskak-form-low = From
kinaskak-form-high = Up to
kinaskak-form-stretch = Leave both empty for the whole suit

# Wishes

kinaskak-wish-never = nothing
kinaskak-wish-any = any card
kinaskak-wish-nearer = what brings you nearer
kinaskak-wish-list = { $first }, { $rest }
kinaskak-wish-one = any { $what }
kinaskak-wish-rank = any of the { RANK($cards, form: "many") }
kinaskak-wish-suit = any { SUIT($cards) }
kinaskak-wish-stretch = { CARDS($low) }–{ CARDS($high) }
kinaskak-wish-card = { $cards }

# What happens

kinaskak-deal =
    Round { $round }: { YOU($who) ->
        [yes] you deal
       *[no] { $who } deals
    }. To lay down: { $contract }. Turned up: { $cards }.
kinaskak-took =
    { YOU($who) ->
        [yes] You take { $cards }.
       *[no] { $who } takes { $cards }.
    }
kinaskak-declined =
    { YOU($who) ->
        [yes] You leave { $cards }. Does anyone buy?
       *[no] { $who } leaves { $cards }. Does anyone buy?
    }
kinaskak-will-buy = You’ve called kaupi! for { $cards }. It goes to the first caller in turn order.
kinaskak-will-pass = You let { $cards } go.
kinaskak-bought =
    { YOU($who) ->
        [yes] Kaupi! You buy { $cards } and get one from the stock with it.
       *[no] Kaupi! { $who } buys { $cards } and gets one from the stock with it.
    } Buys left: { $left }.
kinaskak-fined =
    { YOU($who) ->
        [yes] Kaupi! You buy { $cards } for a fine of { $fine ->
                [one] { $fine } point
               *[other] { $fine } points
            }.
       *[no] Kaupi! { $who } buys { $cards } for a fine of { $fine ->
               [one] { $fine } point
              *[other] { $fine } points
           }.
    }
kinaskak-drawn = You get { $cards }.
kinaskak-drew =
    { YOU($who) ->
        [yes] You draw from the stock.
       *[no] { $who } draws from the stock.
    }
kinaskak-reshuffled = The discards are shuffled into a new stock.
kinaskak-no-stock = The stock has run out, so the round ends here.
kinaskak-laid =
    { YOU($who) ->
        [yes] You lay down { $contract }:
       *[no] { $who } lays down { $contract }:
    }
kinaskak-laid-set = { $cards }
kinaskak-laid-run = { $cards } ({ CARDS($low) }–{ CARDS($high) })
kinaskak-off =
    { YOU($who) ->
        [yes] You lay off { $cards }: { $onto }.
       *[no] { $who } lays off { $cards }: { $onto }.
    }
kinaskak-joker-taken =
    { YOU($who) ->
        [yes] You take a joker for { $cards }.
       *[no] { $who } takes a joker for { $cards }.
    }
kinaskak-discarded =
    { YOU($who) ->
        [yes] You discard { $cards }.
       *[no] { $who } discards { $cards }.
    }
kinaskak-out =
    { YOU($who) ->
        [yes] You go out! That’s the end of round { $round }.
       *[no] { $who } goes out! That’s the end of round { $round }.
    }
kinaskak-counted = { $who }: { $points } ({ $cards })
kinaskak-counted-none = { $who }: { $points }
kinaskak-over = That was the last round.
kinaskak-resigned =
    { YOU($who) ->
        [yes] You resign.
       *[no] { $who } resigns.
    }
kinaskak-wished = You’d buy: { $wish }. Only you know, and you can change it at any time.

# How it ended

kinaskak-scores = Penalty points: { $scores }
kinaskak-why-rounds = All the rounds have been played.
kinaskak-why-resigned = It ended because only one player was left.

# Why something cannot be done

error-kinaskak-seats = Kínaskák is for two to six players.
error-kinaskak-no-wishes = Everyone’s asked at this table, so there are no wishes to make.
error-kinaskak-laid-no-buying = Once you’ve laid down, you can’t buy until the next round.
error-kinaskak-drawn-already = You’ve drawn already. Discard a card to end your turn.
error-kinaskak-no-discard = There’s no discard to take.
error-kinaskak-draw-first = Take the top discard or draw first.
error-kinaskak-laid-already = You’ve laid down this round already. Lay single cards off instead.
error-kinaskak-first-lap = You can lay down once everyone’s had a turn.
error-kinaskak-lay-first = Lay down your own sets and runs first.
error-kinaskak-no-meld = There’s no meld with that number on the table.
error-kinaskak-no-joker = No joker there stands for that card. Jokers are taken from runs only.
error-kinaskak-does-not-fit = { $cards } doesn’t fit there.
error-kinaskak-keep-one = Keep a card to discard at the end.
error-kinaskak-contract = This round you need { $contract } to lay down. You have { $has }.
error-kinaskak-least-set = { $cards }: too few. A set this round needs { $least } or more.
error-kinaskak-least-run = { $cards }: too few. A run this round needs { $least } or more.
error-kinaskak-same-suit = Each run needs a different suit.
error-kinaskak-meld-naturals = { $cards }: a meld needs at least two cards that aren’t jokers.
error-kinaskak-meld-short = { $cards }: a set needs three cards.
error-kinaskak-meld-mixed = { $cards }: that’s neither one rank nor one suit.
error-kinaskak-meld-gaps = { $cards }: add { $missing } and it’s a run.
error-kinaskak-meld-none = { $cards }: that’s neither a set nor a run.
error-kinaskak-form-twice = You chose { $cards } for two melds.
error-kinaskak-form-nothing = You didn’t choose anything.
error-kinaskak-form-no-suit = Choose a suit for the range too.
error-kinaskak-form-order = The range ends before it starts. Only the ace can be at the end as well.
error-kinaskak-ladder-large = The file is too large: at most { $most } bytes.
error-kinaskak-ladder-unreadable = I can’t read that file: it isn’t TOML.
error-kinaskak-ladder-missing = The file has no “{ $field }”.
error-kinaskak-ladder-table = “{ $field }” must be a table of its own.
error-kinaskak-ladder-unknown = I don’t know “{ $field }”.
error-kinaskak-ladder-rounds = “rounds” must be a list of 1 to { $most ->
            [one] { $most } round
           *[other] { $most } rounds
        }.
error-kinaskak-ladder-round = Round { $number } must look like this: sets = 2, runs = 1 in braces.
error-kinaskak-ladder-melds = Sets and runs in round { $number }: from 1 to { $most } of them.
error-kinaskak-ladder-number = “{ $field }” must be a whole number from { $low } to { $high }.
error-kinaskak-ladder-name = “name” must be a short name in letters.
error-kinaskak-ladder-too-long = Round { $number } asks for more cards than a hand can hold: { $held }.
error-kinaskak-ladder-impossible = No one could lay round { $number }: the packs don’t hold the cards for it.
error-kinaskak-ladder-few-cards = Too few cards for six players: { $count } of { $needed }.

# On the picture: room is short

kinaskak-picture-round = Round { $round } of { $rounds }
kinaskak-picture-wish = Wish: { $wish }
kinaskak-picture-lowest = lowest total wins
kinaskak-picture-act-took = took
kinaskak-picture-act-bought = bought
kinaskak-picture-act-drew = drew a card
kinaskak-picture-act-laid = laid down
kinaskak-picture-act-off = laid off
kinaskak-picture-act-joker = took a joker for
kinaskak-picture-act-discarded = discarded
kinaskak-picture-sum = Total
kinaskak-picture-gone = resigned
kinaskak-picture-buys = buys
kinaskak-picture-to-draw = to draw
kinaskak-picture-may-buy = may buy
kinaskak-picture-to-play = to play
kinaskak-picture-laid = laid down
kinaskak-picture-new = new

# The table in words

kinaskak-words-game = Round { $round } of { $rounds }: { $contract }.
kinaskak-words-dealer = Dealer: { $who }.
kinaskak-words-top = Top discard: { $what }.
kinaskak-words-no-top = The discard pile’s empty.
kinaskak-words-stock = Stock: { $count }.
kinaskak-words-side = { $who }: { $facts }.
kinaskak-words-buys = { $count ->
    [one] 1 buy left
   *[other] { $count } buys left
}
kinaskak-words-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
kinaskak-words-gone = { $who } has resigned.
kinaskak-words-meld = M{ $number }, { $who }: { $what }.
kinaskak-words-did = { $who } { $what }
kinaskak-words-took = took { $what }
kinaskak-words-bought = bought { $what }
kinaskak-words-drew = drew
kinaskak-words-laid = laid down
kinaskak-words-off = laid off { $what } on M{ $number }
kinaskak-words-joker = took the joker of M{ $number } for { $what }
kinaskak-words-melded = laid down { $what }
kinaskak-words-discarded = discarded { $what }
kinaskak-words-set = { RANK($cards, form: "many") } ({ $suits })
kinaskak-words-run = { $low }–{ $high } of { $suit }
kinaskak-words-joker-as = { $count ->
    [one] joker
   *[other] jokers
} as { $what }
kinaskak-words-hand = Your hand ({ $count }): { $what }.
kinaskak-words-new = New: { $what }.
kinaskak-words-chosen = Chosen: { $what }.
kinaskak-text-title = **Kínaskák** · round { $round } of { $rounds }: **{ $contract }**

# Commands

command-kinaskak = kinaskak
command-kinaskak-about = Kínaskák: contract rummy with buying, for two to six
command-kinaskak-new = new
command-kinaskak-new-about = Open a table of Kínaskák in this channel
command-kinaskak-new-player2 = player2
command-kinaskak-new-player2-about = Who you’d like to play with
command-kinaskak-new-player3 = player3
command-kinaskak-new-player3-about = Who you’d like to play with
command-kinaskak-new-player4 = player4
command-kinaskak-new-player4-about = Who you’d like to play with
command-kinaskak-new-player5 = player5
command-kinaskak-new-player5-about = Who you’d like to play with
command-kinaskak-new-player6 = player6
command-kinaskak-new-player6-about = Who you’d like to play with
command-kinaskak-new-pace = pace
command-kinaskak-new-pace-about = How fast you want to play
command-kinaskak-play = play
command-kinaskak-play-about = Type your move
command-kinaskak-play-move = move
command-kinaskak-play-move-about = Your move, for example: lay 7H 7S 7D / 3C 4C JK=5C 6C

# The rules

kinaskak-rules-short =
    There are **eight rounds**, each with its own sets and runs to collect. Once you have them, lay them all down at once, then lay off single cards and try to go out. Cards left in hand cost penalty points, and the lowest total wins.
    On your turn you take the top discard or draw, and end by discarding. If you leave the top discard, the others can buy it: **kaupi!** It comes with a card from the stock, three times a round at most.
kinaskak-rules-long-1 =
    ### The cards
    Three packs with three jokers each: 165 cards, 13 to everyone. A joker stands for any card.
    ### What’s collected
    A **set** is three or more of one rank, whatever the suits. A **run** is four or more in a row of one suit; the ace is low or high, and nothing goes past it. At least two cards of each aren’t jokers, and the runs you lay down are of different suits.
    Round 1: 2 sets · 2: 1 set + 1 run · 3: 2 runs · 4: 3 sets · 5: 2 sets + 1 run · 6: 1 set + 2 runs · 7: 3 runs · 8: 4 sets. A family can play its own rounds from a file.
    ### A turn
    Take the top discard, or leave it and draw. Then, if you can, lay down everything the round asks for at once. Once you have, you can lay off cards on anyone’s melds, and take a joker out of a run for the card it stands for. A discard ends the turn.
    ### Buying
    Leave the discard and the others may buy it, the nearest in turn order first. The buyer gets it and the top card of the stock: three times a round, not after laying down, and not the card you threw yourself. Then the player in turn draws.
kinaskak-rules-long-2 =
    ### Wishes
    At a table with wishes no one has to be there to buy. You say which cards you’d buy, at any time and in secret: any ace, hearts five to eight, never this round. A wish stands until you change it, you lay down, or the round ends; “what brings you nearer” follows your hand into the next rounds. Where everyone is asked there’s a moment to say kaupi! instead, and the order of seats decides, not speed.
    ### Going out
    Play your last card, by laying off or as a discard, and the round ends at once. If the stock runs out the discards are shuffled once; if it runs out again, the round ends and everyone counts.
    ### Counting
    2 to 10 what they say, court cards 10, an ace 15, a joker 25. If you go out you score nothing. The lowest total after the last round wins; equal totals share.
    ### House rules
    You can allow one buy too many for a fine of 200, insist that the last card is discarded, and make laying down wait until everyone’s had a turn.
    ### Who sees what
    Your hand, your wishes and the card that comes with a buy are yours alone. Everyone sees melds, buys and how many cards you hold, and the top discard only.

# What the table waits for. $who stands for one player or several.

kinaskak-waiting-draw = Waiting for { $who } to draw
kinaskak-waiting-buy = Waiting for { $who } to buy or pass
kinaskak-waiting-play = Waiting for { $who } to lay down or discard
