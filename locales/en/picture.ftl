# What is drawn on a picture (short!), and the pictures in words for those who do not see them.
# $who is a name. $cards, $starter, $card0, $card1 are cards ready to be read, in words (five of hearts and king
# of spades) or, where room is short, by signs (5♥ K♠): no case can be asked of them, so put them after a colon
# or where the plain form stands. $items, $played are rows made of the texts of this page.

# Drawn. Each has little room: at most the length of the English text and half as much again.

picture-player = Player { $number }
picture-deal = Deal { $deal }
picture-dealer = dealer
picture-hand = hand
picture-crib = crib
picture-starter = starter
picture-count = count
picture-ready = ready
picture-to-discard = to discard
picture-to-play = to play
picture-cut = Cut for the deal
picture-show = The last deal, counted
picture-last-count = The last hands
picture-nothing = nothing
picture-skunk = Skunk!
picture-double-skunk = Double skunk!
picture-resigned = Won by resignation
picture-in-crib = in the crib
picture-your-hand-is-empty = No cards in your hand
picture-counting = being counted
picture-claimed = { $points }?
picture-to-count = to count
picture-to-call = muggins?
picture-way = points, deal by deal

# The items of a count, said with the total so far: 15-2, 15-4, pair 6, nob 7

picture-item-fifteen = 15-{ $total }
picture-item-pair = pair { $total }
picture-item-pair-royal = pair royal { $total }
picture-item-double-pair-royal = double pair royal { $total }
picture-item-run = run { $total }
picture-item-flush = flush { $total }
picture-item-nob = nob { $total }

# The board in words

picture-words-game = Cribbage to { $target ->
            [one] { $target } point
           *[other] { $target } points
        }, deal { $deal }. { $who } deals and has the crib.
picture-words-side =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand.
picture-words-points =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
picture-words-cut = Cut for the deal: { $who0 }: { $card0 }; { $who1 }: { $card1 }. The lower card deals.
picture-words-starter = Starter: { $cards }.
picture-words-discard = Both players are choosing two cards for the crib.
picture-words-ready = { $who } is ready.
picture-words-waiting = Waiting for { $who }
picture-words-last = Last: { $what }.
picture-words-before = Before: { $what }.
picture-words-count = The count is { $count }.
picture-words-earlier = Earlier in this deal: { $played }.
picture-words-played = { $who }: { $cards }
picture-words-earned = { $points } for { TERM($kind, form: "a") }
picture-words-show = The last deal, counted; starter { $starter }.
picture-words-counts = The last hands; starter { $starter }.
picture-words-counted-hand =
    { $who }’s hand: { $cards }; { $items }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
picture-words-counted-crib =
    { $who }’s crib: { $cards }; { $items }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
picture-words-fifteens = 15-{ $first } to 15-{ $total }
picture-words-match = In the match { $who0 } has { $one } and { $who1 } { $other }, of { $goal }.
picture-words-counting = Counted in this deal so far; starter { $starter }.
picture-words-claimed = The owner counts { $points }.
picture-words-step-hand = { $who }’s hand lies open: { $cards }; starter { $starter }.
picture-words-step-crib = { $who }’s crib lies open: { $cards }; starter { $starter }.
picture-words-step = { $cards }: { $item }.
picture-words-way = The points of { $who0 } and of { $who1 } after each deal, the latest first:
picture-words-way-deal = deal { $deal }: { $one } and { $other }
picture-end-places = Final standings: { $places }.

# The hand in words

picture-words-hand = Your hand: { $cards }.
picture-words-hand-empty = You have no cards left.
picture-words-picked = Picked: { $cards }.
picture-words-given = In the crib: { $cards }.
picture-words-kept = Already played: { $cards }.
