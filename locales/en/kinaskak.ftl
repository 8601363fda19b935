# Kínaskák: what happens, what is asked, why something cannot be done, and the rules.
# $contract, $has, $card, $meld, $onto, $wish, $first and $rest are texts of this file, or cards.
kinaskak-name = Kínaskák
kinaskak-undo-never = No move is ever taken back in { kinaskak-name }: somebody may already have moved unseen.
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

kinaskak-option-buying = Buying
kinaskak-option-buying-wishes = By wishes left in secret
kinaskak-option-buying-ask = Everybody is asked
kinaskak-option-fourth = A purchase too many
kinaskak-option-fourth-no = Not allowed
kinaskak-option-fourth-fine = Allowed for a fine, where everybody is asked
kinaskak-option-last = Going out
kinaskak-option-last-any = By laying off or by discarding
kinaskak-option-last-discard = Only by a discard
kinaskak-option-firstlap = Laying down in the first lap
kinaskak-option-firstlap-lay = Allowed
kinaskak-option-firstlap-wait = Not before all have had a turn
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

kinaskak-field-draw = Do you want the top discard?
kinaskak-field-buy = Buy the top discard, with a card from the stock?
kinaskak-field-buy-fined = Buy the top discard? Your purchases are spent, so it costs a fine.
kinaskak-field-wish = Which cards would you buy if you could? Nobody sees this.
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
kinaskak-label-pass = Do not buy
kinaskak-label-card = { $cards }
kinaskak-label-way = Lay { $melds }
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
kinaskak-label-wish-helps = What brings me nearer
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
        [yes] You leave { $cards }. Does anybody buy?
       *[no] { $who } leaves { $cards }. Does anybody buy?
    }
kinaskak-will-buy = You have said kaupi! for { $cards }. The first in turn order gets it.
kinaskak-will-pass = You let { $cards } go.
kinaskak-bought =
    { YOU($who) ->
        [yes] Kaupi! You buy { $cards } with a card from the stock.
       *[no] Kaupi! { $who } buys { $cards } with a card from the stock.
    } Purchases left: { $left }.
kinaskak-fined =
    { YOU($who) ->
        [yes] Kaupi! You buy { $cards } for a fine of { $fine } points.
       *[no] Kaupi! { $who } buys { $cards } for a fine of { $fine } points.
    }
kinaskak-drawn = You draw { $cards }.
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
        [yes] You are out! That was round { $round }.
       *[no] { $who } is out! That was round { $round }.
    }
kinaskak-counted = { $who }: { $points } ({ $cards })
kinaskak-counted-none = { $who }: { $points }
kinaskak-over = All rounds are played.
kinaskak-resigned =
    { YOU($who) ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
kinaskak-wished = You would buy: { $wish }. Only you know, and you can change it at any time.

# How it ended

kinaskak-scores = Penalty points: { $scores }
kinaskak-why-rounds = All rounds have been played.
kinaskak-why-resigned = The game ended because only one player was left.

# Why something cannot be done

error-kinaskak-seats = Kínaskák is for two to six players.
error-kinaskak-no-wishes = At this table everybody is asked, so there are no wishes to leave.
error-kinaskak-laid-no-buying = Who has laid down buys no more this round.
error-kinaskak-drawn-already = You have drawn already. Discard a card to end your turn.
error-kinaskak-no-discard = There is no discard to take.
error-kinaskak-draw-first = First take the top discard or draw.
error-kinaskak-laid-already = You have laid down this round already. Lay single cards off instead.
error-kinaskak-first-lap = Nobody lays down before all have had a turn.
error-kinaskak-lay-first = First lay down your own sets and runs.
error-kinaskak-no-meld = There is no meld of that number on the table.
error-kinaskak-no-joker = No joker there stands for that card. Jokers are taken from runs only.
error-kinaskak-does-not-fit = { $cards } does not fit there.
error-kinaskak-keep-one = Keep a card to discard at the end.
error-kinaskak-contract = To lay down in this round: { $contract }. These are: { $has }.
error-kinaskak-least-set = { $cards }: too few, a set of this round has { $least } or more.
error-kinaskak-least-run = { $cards }: too few, a run of this round has { $least } or more.
error-kinaskak-same-suit = Each run must be of a suit of its own.
error-kinaskak-meld-naturals = { $cards }: at least two cards of a meld must not be jokers.
error-kinaskak-meld-short = { $cards }: a set needs three cards.
error-kinaskak-meld-mixed = { $cards }: neither one rank nor one suit.
error-kinaskak-meld-gaps = { $cards }: a run, if it had { $missing } too.
error-kinaskak-meld-none = { $cards }: neither a set nor a run.
error-kinaskak-form-twice = { $cards } was chosen for two melds.
error-kinaskak-form-nothing = Nothing was chosen.
error-kinaskak-form-no-suit = Choose a suit for the stretch too.
error-kinaskak-form-order = The stretch ends before it begins. Only the ace may end it as well.
error-kinaskak-ladder-large = The file is too large: at most { $most } bytes.
error-kinaskak-ladder-unreadable = The file is not TOML that can be read.
error-kinaskak-ladder-missing = The file lacks “{ $field }”.
error-kinaskak-ladder-table = “{ $field }” must be a table of its own.
error-kinaskak-ladder-unknown = “{ $field }” is not known here.
error-kinaskak-ladder-rounds = “rounds” must be a list of 1 to { $most } rounds.
error-kinaskak-ladder-round = Round { $number } must look like this: sets = 2, runs = 1 in braces.
error-kinaskak-ladder-melds = Round { $number } must have from 1 to { $most } sets and runs.
error-kinaskak-ladder-number = “{ $field }” must be a whole number from { $low } to { $high }.
error-kinaskak-ladder-name = “name” must be a short name in letters.
error-kinaskak-ladder-too-long = Round { $number } asks for more cards than a hand can hold: { $held }.
error-kinaskak-ladder-few-cards = Too few cards for six players: { $count } of { $needed }.

# On the picture: room is short

kinaskak-picture-round = Round { $round } of { $rounds }
kinaskak-picture-wish = Wish: { $wish }
kinaskak-picture-sum = Sum
kinaskak-picture-shared = { $winners } share the win
kinaskak-picture-gone = has given up
kinaskak-picture-buys = buys
kinaskak-picture-to-draw = to draw
kinaskak-picture-may-buy = may buy
kinaskak-picture-to-play = to play
kinaskak-picture-laid = laid down
kinaskak-picture-new = new

# The table in words

kinaskak-words-game = Kínaskák, round { $round } of { $rounds }: { $contract }. Dealer: { $who }.
kinaskak-words-top = Top discard: { $what }; stock: { $count }.
kinaskak-words-no-top = No discard; stock: { $count }.
kinaskak-words-side = { $who }: { $hand }; purchases left: { $left }; penalty points: { $points }.
kinaskak-words-side-laid = { $who }: { $hand }; has laid down; penalty points: { $points }; purchases left: { $left }.
kinaskak-words-gone = { $who } has given up.
kinaskak-words-meld = M{ $number }, { $who }: { $what }.
kinaskak-words-joker-as = joker as { $what }
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
command-kinaskak-new-player2-about = Whom you would like to play with
command-kinaskak-new-player3 = player3
command-kinaskak-new-player3-about = Whom you would like to play with
command-kinaskak-new-player4 = player4
command-kinaskak-new-player4-about = Whom you would like to play with
command-kinaskak-new-player5 = player5
command-kinaskak-new-player5-about = Whom you would like to play with
command-kinaskak-new-player6 = player6
command-kinaskak-new-player6-about = Whom you would like to play with
command-kinaskak-new-pace = pace
command-kinaskak-new-pace-about = How fast you want to play
command-kinaskak-play = play
command-kinaskak-play-about = Make a move by writing it
command-kinaskak-play-move = move
command-kinaskak-play-move-about = Your move, for example: lay 7H 7S 7D / 3C 4C JK=5C 6C

# The rules

kinaskak-rules-short =
    There are **eight rounds**, each with something of its own to collect: sets and runs. Who has it lays all of it down at once, lays single cards off after that, and tries to be out. What is left in the hands costs penalty points, and the lowest sum wins.
    On your turn you take the top discard or draw, and end by discarding. When you leave the top discard the others may buy it: **kaupi!** It comes with a card from the stock, three times a round at most.
kinaskak-rules-long-1 =
    ### The cards
    Three packs with three jokers each: 165 cards, 13 to everybody. A joker stands for any card.
    ### What is collected
    A **set** is three or more of one rank, whatever the suits. A **run** is four or more in a row of one suit; the ace is low or high, and nothing goes past it. Two cards of each must not be jokers, and the runs you lay down are of different suits.
    Round 1: 2 sets · 2: 1 set + 1 run · 3: 2 runs · 4: 3 sets · 5: 2 sets + 1 run · 6: 1 set + 2 runs · 7: 3 runs · 8: 4 sets. A family may play its own rounds from a file.
    ### A turn
    Take the top discard, or leave it and draw. Then, if you can, lay down everything the round asks for at once. Once you have, you may lay off cards on any meld of anybody, and take a joker out of a run for the card it stands for. A discard ends the turn.
    ### Buying
    Leave the discard and the others may buy it, the nearest in turn order first. The buyer gets it and the top card of the stock: three times a round, not after laying down, and not the card you threw yourself. Then the player in turn draws.
kinaskak-rules-long-2 =
    ### Wishes
    At a table with wishes nobody has to be there to buy. You say which cards you would buy, at any time and in secret: any ace, hearts five to eight, never this round. A wish stands until you change it, you lay down, or the round ends; “what brings you nearer” follows your hand into the next rounds. Where everybody is asked there is a moment to say kaupi! instead, and the order of seats decides, not speed.
    ### Going out
    Who has no card left, by laying off or by the last discard, ends the round at once. If the stock runs out the discards are shuffled once; if it runs out again, the round ends and everybody counts.
    ### Counting
    2 to 10 what they say, court cards 10, an ace 15, a joker 25. Who is out has nothing. The lowest sum after the last round wins; equal sums share.
    ### House rules
    A purchase too many can be allowed for a fine of 200, the last card can have to be discarded, and laying down can have to wait until all have had a turn.
    ### Who sees what
    Your hand, your wishes and the card that comes with a purchase are yours alone. Melds, purchases and the number of cards are seen by all, of the discards only the top one.

# What the table waits for. $who stands for one player or several.

kinaskak-waiting-draw = Waiting for { $who } to draw
kinaskak-waiting-buy = Waiting for { $who } to buy or pass
kinaskak-waiting-play = Waiting for { $who } to lay down or discard
