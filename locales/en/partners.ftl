# Partners: what happens, what is asked, why something cannot be done, and the rules.
# $piece and $field are texts of this file; $card is a term, whose .label stands at the head of a line.
partners-name = Partners
partners-about = A race for two teams of two: your cards move the pieces, and you help your partner home.

# The cards

partners-card-2 = 2
partners-card-3 = 3
partners-card-5 = 5
partners-card-6 = 6
partners-card-7 = 7
partners-card-9 = 9
partners-card-10 = 10
partners-card-12 = 12
partners-card-1-or-14 = 1/14
partners-card-back-4 = 4 back
    .label = 4 back
partners-card-8s = 8/start
    .label = 8/start
partners-card-13s = 13/start
    .label = 13/start
partners-card-sw = swap
    .label = Swap
partners-card-he = heart
    .label = Heart

# Pieces and fields

partners-piece-0 = 🟡 { $number }
partners-piece-1 = 🔴 { $number }
partners-piece-2 = 🔵 { $number }
partners-piece-3 = 🟢 { $number }
partners-yard = off the board
partners-house = house { $place }
partners-seat-0 = 🟡 Yellow, with blue
partners-seat-1 = 🔴 Red, with green
partners-seat-2 = 🔵 Blue, with yellow
partners-seat-3 = 🟢 Green, with red

# House rules in the lobby

partners-option-late = If someone’s late
partners-option-late-ask = Ask us
partners-option-late-rule = The game’s rule: a bot plays that turn
partners-option-deck = Pack
partners-option-deck-classic52 = 52 cards
partners-option-deck-hearts56 = 56 cards, with four hearts to bring pieces onto the board
partners-option-house = Coming home
partners-option-house-bounce = Spare steps bounce back
partners-option-house-exact = Only by exact count
partners-option-startfield = A piece on its start space
partners-option-startfield-safe = Can’t be knocked out
partners-option-startfield-open = Can be knocked out
partners-option-startswap = Swapping a piece on its start space
partners-option-startswap-open = Can be swapped
partners-option-startswap-safe = Can’t be swapped
partners-option-swap = The swap card
partners-option-swap-any = Any two pieces
partners-option-swap-own = One must be your own
partners-option-fold = A hand thrown in
partners-option-fold-shown = Face up
partners-option-fold-hidden = Face down
partners-option-deals = The first dealer
partners-option-deals-lot = By lot
partners-option-deals-seat-0 = Seat 1
partners-option-deals-seat-1 = Seat 2
partners-option-deals-seat-2 = Seat 3
partners-option-deals-seat-3 = Seat 4

# Questions and answers

partners-field-give = Choose a card for your partner
partners-about-partner = { $who } is your partner ({ $colour }).
partners-field-card = Choose the card you want to play
partners-field-piece = Choose the piece to move
partners-field-part = Which piece takes the rest of the seven?
partners-field-steps = How far?
partners-field-swap = Choose two pieces
partners-label-card = { TERM($card, form: "label") }
partners-label-at = { $piece } · { $field }
partners-label-way = { $piece } · { $field } to { $end }
partners-label-way-back = { $piece } · { $field } to { $end } (turns back)
partners-label-way-hit = { $piece } · { $field } to { $end } (knocks out { $other })
partners-label-way-lost = { $piece } · { $field } to { $end } (is knocked out)
partners-label-steps = +{ $steps } to { $end }
partners-label-steps-back = +{ $steps } to { $end } (turns back)
partners-label-steps-hit = +{ $steps } to { $end } (knocks out { $other })
partners-label-steps-lost = +{ $steps } to { $end } (is knocked out)
partners-label-part = { $piece } +{ $steps }
partners-label-part-hit = { $piece } +{ $steps } hits { $other }
partners-label-part-lost = { $piece } +{ $steps } (lost)
partners-label-parts = { $first }, { $rest }
partners-label-swap = { $one } and { $other }
partners-label-enter-0 = 🟡 Bring a piece onto the board
partners-label-enter-0-hit = 🟡 Bring a piece onto the board (knocks out { $other })
partners-label-enter-1 = 🔴 Bring a piece onto the board
partners-label-enter-1-hit = 🔴 Bring a piece onto the board (knocks out { $other })
partners-label-enter-2 = 🔵 Bring a piece onto the board
partners-label-enter-2-hit = 🔵 Bring a piece onto the board (knocks out { $other })
partners-label-enter-3 = 🟢 Bring a piece onto the board
partners-label-enter-3-hit = 🟢 Bring a piece onto the board (knocks out { $other })

# What happens

partners-deal =
    Deal { $deal }: { YOU($who) ->
        [yes] you deal
       *[no] { $who } deals
    } ({ $round } of 3 from this pack).
partners-ready =
    { YOU($who) ->
        [yes] You’ve given a card.
       *[no] { $who } has given a card.
    }
partners-gave = Your card for { $who }: { TERM($card, form: "label") }.
partners-exchanged = Partners have given each other a card.
partners-received = { $who } gave you: { TERM($card, form: "label") }.
partners-enter =
    { YOU($who) ->
        [yes] You play { TERM($card, form: "label") }: { $piece } comes onto the board.
       *[no] { $who } plays { TERM($card, form: "label") }: { $piece } comes onto the board.
    }
partners-walk =
    { YOU($who) ->
        [yes] You play { TERM($card, form: "label") }: { $piece } to { $field }.
       *[no] { $who } plays { TERM($card, form: "label") }: { $piece } to { $field }.
    }
partners-walk-on =
    { YOU($who) ->
        [yes] You carry on with { TERM($card, form: "label") }: { $piece } to { $field }.
       *[no] { $who } carries on with { TERM($card, form: "label") }: { $piece } to { $field }.
    }
partners-swap =
    { YOU($who) ->
        [yes] You play { TERM($card, form: "label") }: { $one } and { $other } change places.
       *[no] { $who } plays { TERM($card, form: "label") }: { $one } and { $other } change places.
    }
partners-knocked-out = { $piece } is knocked out ({ $who }).
partners-home =
    { YOU($who) ->
        [yes] You’ve got all four pieces home, and now move { $partner }’s.
       *[no] { $who } has all four pieces home, and now moves { $partner }’s.
    }
partners-laid-down-1 =
    { YOU($who) ->
        [yes] You can’t play, so you throw in your hand: { TERM($card1, form: "label") }.
       *[no] { $who } can’t play and throws in the hand: { TERM($card1, form: "label") }.
    }
partners-laid-down-2 =
    { YOU($who) ->
        [yes] You can’t play, so you throw in your hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
       *[no] { $who } can’t play and throws in the hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
    }
partners-laid-down-3 =
    { YOU($who) ->
        [yes] You can’t play, so you throw in your hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
       *[no] { $who } can’t play and throws in the hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
    }
partners-laid-down-4 =
    { YOU($who) ->
        [yes] You can’t play, so you throw in your hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
       *[no] { $who } can’t play and throws in the hand: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
    }
partners-laid-down-hidden =
    { YOU($who) ->
        [yes] You can’t play, so you throw in your hand ({ $count }).
       *[no] { $who } can’t play and throws in the hand ({ $count }).
    }
partners-won = All eight pieces are home: { $who } and { $partner } win!
partners-resigned =
    { YOU($who) ->
        [yes] You resign for your team.
       *[no] { $who } resigns for the team.
    }

# How it ended

partners-scores = Pieces home: { $scores }
partners-why-home = All eight pieces of the team are home.
partners-why-resigned = It ended when a team resigned.

# Why something cannot be done

error-partners-seats = Partners needs all four seats.
error-partners-not-in-hand = You don’t hold that card: { TERM($card, form: "label") }.
error-partners-none-in-yard = There’s no piece left in the yard.
error-partners-start-taken = Two pieces of another colour are on the start space, so nothing can come onto the board there.
error-partners-swap-on-ring = Only pieces on the ring can be swapped.
error-partners-swap-colour = Two pieces of the same colour can’t be swapped.
error-partners-swap-pair = A pair can’t be swapped.
error-partners-swap-safe = At this table a piece on its own start space can’t be swapped.
error-partners-swap-own = At this table one of the two must be of the colour you move.
error-partners-seven = A seven must come to seven in all, with each piece used once at most.
error-partners-not-your-colour = That colour isn’t yours to move here.
error-partners-not-in-play = That piece isn’t on the board yet.
error-partners-no-back = A piece in its house can’t go back.
error-partners-start-block = A piece on its own start space is in the way: no other colour gets past it.
error-partners-house = There’s no room for that many steps in the house.
error-partners-given = You’ve all given a card, so that one stays put.
error-partners-give-first = Play starts once all four have given a card.
error-partners-one-or-fourteen = Say how far: +1 or +14.

# On the picture: room is short

partners-picture-deal = Deal { $deal } · { $round } of 3
partners-picture-to-give = to give a card
partners-picture-laid-down = threw in
partners-picture-no-cards = You’ve no cards until the next deal
partners-picture-to-partner = to partner
partners-picture-from-partner = from partner

# The table in words

partners-words-game = Deal { $deal }, { $round } of 3; dealer: { $who }.
partners-colour-0 = Yellow
partners-colour-1 = Red
partners-colour-2 = Blue
partners-colour-3 = Green
partners-words-side = { $colour }, { $who }: { $pieces }.
partners-words-cards = Cards: { $sizes }.
partners-words-on = { $pieces } on { $field }
partners-words-house = house { $places }
partners-words-yard = { $pieces } in the yard
partners-words-none = none on the board
partners-words-piece = { $colour } { $number }
partners-words-starts = Starts: { $fields }. A piece comes round to its start and turns into its house there.
partners-words-walked = { $piece } to { $field }
partners-words-sent = { $piece } { partners-yard }
partners-words-turn = { $who }, { $card }: { $moved }
partners-words-laid = { $who } threw in the hand
partners-words-hand = Your hand: { $cards }.
partners-words-given = For your partner: { $card }.
partners-words-received = From your partner: { $card }.
partners-words-chosen = Chosen: { $card }.

# Commands

command-partners = partners
command-partners-about = Partners: cards, pieces and two teams of two
command-partners-new = new
command-partners-new-about = Open a table of Partners in this channel
command-partners-new-player2 = player2
command-partners-new-player2-about = Who you’d like to play with
command-partners-new-player3 = player3
command-partners-new-player3-about = Who you’d like to play with
command-partners-new-player4 = player4
command-partners-new-player4-about = Who you’d like to play with
command-partners-new-pace = pace
command-partners-new-pace-about = How fast you want to play
command-partners-play = play
command-partners-play-about = Type your move
command-partners-play-move = move
command-partners-play-move-about = Your move, for example: 7 Y1+3 Y2+4

# The rules

partners-rules-short =
    Partners sit opposite each other and bring their **eight pieces** home before the others do.
    In every deal you get four cards and give one to your partner, face down. Then you play one card at a time, clockwise, and move as it says.
    - **8/start** and **13/start** bring a piece onto the board, or go 8 or 13.
    - **7** is split among your pieces as you like, but you use all seven.
    - **1/14** goes 1 or 14. **4 back** goes backwards.
    - **Swap** lets two pieces of different colours on the ring change places.
    Land on a lone piece and it’s knocked out; two of one colour together are safe, and knock out whoever lands on them.
    If you can’t play, you throw in your hand and wait for the next deal. Once all four of yours are home, you play for your partner.
partners-rules-long-1 =
    ### The aim
    Yellow and blue play against red and green. The first team with all eight pieces in their houses wins at once.
    ### The cards
    Four of each: 2, 3, 5, 6, 9, 10 and 12 go forward that far. 1/14 goes 1 or 14, as you choose. 4 back goes backwards, and never in a house. Split a 7 among your pieces as you like, each at most once, but use all seven. 8/start and 13/start bring a piece onto the board, or go 8 or 13. Swap lets two pieces of different colours change places.
    ### Dealing
    The dealer deals four cards to each, three times from one pack; then the next dealer shuffles. After each deal you each give your partner a card. You can change your mind until all four have chosen.
    ### Playing
    The player left of the dealer starts. You play one card if you can use any, even if it hurts. If you can’t, you throw in your whole hand and wait for the next deal.
partners-rules-long-2 =
    ### The board
    64 spaces, played clockwise; each colour starts on its triangle at 0, 16, 32 or 48. From there its four house spaces lead to the middle.
    ### Meeting others
    Land on a lone piece of another colour, your partner’s too, and it’s knocked out. Two or more of one colour on a space are safe: whoever lands there is knocked out instead. A piece that’s knocked out waits for a new start card. While a piece stands on its own start space, no other colour can pass it or land on it, not even its partner’s.
    ### Coming home
    From its own start space a piece turns into its house, unless it’s only just come onto the board. Pieces never pass each other there, and nothing can touch them. A count that’s too long bounces back within the house; if it doesn’t fit, you can’t use the card that way.
    ### The swap card
    It swaps any two pieces on the ring, whoever they belong to, but none in a pair or in a house.
    ### Helping
    Once your four are home, your cards move your partner’s pieces. The rest of a seven goes to the partner too.
    ### Two or three people
    One person can play both seats of a team. Either partner can resign for the team.
    ### Who sees what
    Your hand is yours alone; your partner sees only the card you gave.

# What the table waits for. $who stands for one player or several.

partners-waiting-give = Waiting for { $who } to give a card
partners-waiting-play = Waiting for { $who } to play a card
