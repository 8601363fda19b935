# Cribbage: what happens, what is asked, why something is refused, and the rules.
# $who, $who0, $who1, $crib are names; $cards, $card0, $card1, $starter are cards; $kind and $source are terms.

cribbage-name = Cribbage
cribbage-about = A race of cards and pegs for two: first to 121 points.

# Words of the game, within a sentence

term-cribbage-hand = hand
term-cribbage-crib = crib
term-cribbage-fifteen = fifteen
term-cribbage-thirty-one = thirty-one
term-cribbage-pair = pair
term-cribbage-pair-royal = pair royal
term-cribbage-double-pair-royal = double pair royal
term-cribbage-run = run
term-cribbage-flush = flush
term-cribbage-nob = one for his nob
term-cribbage-go = go
term-cribbage-last-card = last card

# House rules in the lobby

cribbage-option-target = Points to win
cribbage-option-target-121 = 121 points
cribbage-option-target-61 = 61 points
cribbage-option-deals = First deal
cribbage-option-deals-cut = The lower cut deals
cribbage-option-deals-seat-0 = The first seat deals
cribbage-option-deals-seat-1 = The second seat deals

# Questions and their answers

cribbage-field-discard-own = Choose two cards for your own crib
cribbage-field-discard-other = Choose two cards for your opponent’s crib
cribbage-field-play = Choose a card to play
cribbage-label-discard = { $cards }
cribbage-label-play = { $cards }

# What happens

cribbage-cut = { $who0 } draws { $card0 }, { $who1 } draws { $card1 }.
cribbage-first-dealer = { $who } deals first.
cribbage-deal = Deal { $deal }: { $who } deals and owns the crib.
cribbage-given = { $who } has put two cards in the crib.
cribbage-gave = You put { $cards } in the crib.
cribbage-starter = { $who } cuts the pack: the starter is { $cards }.
cribbage-heels =
    The starter is a jack: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for his heels to { $who }.
cribbage-played = { $who } plays { $cards }: { $count }.
cribbage-pegged =
    { $who } pegs { $kind } for { $points }.
cribbage-go = { $who } cannot play: go.
cribbage-reset = The count starts again; { $who } leads.
cribbage-counted =
    { $who } counts the { $source } { $cards } with { $starter }: { $total ->
        [0] nothing
        [one] { $total } point
       *[other] { $total } points
    }.
cribbage-item = { $kind } { $cards } for { $points } makes { $total }
cribbage-nothing = Nothing counts.
cribbage-won = { $who } wins, { $score } to { $other }.
cribbage-skunk = { $who } is skunked.
cribbage-double-skunk = { $who } is double skunked.
cribbage-resigned = { $who } resigns.

# How it ended

cribbage-why-target = The winner has reached the last hole.
cribbage-why-resigned = The other side resigned.
cribbage-honour-skunk = Skunk: counts as two games
cribbage-honour-double-skunk = Double skunk: counts as three games

# Refusals

error-unreadable-move = That is no move of this game. A move looks like: { $forms }
error-ambiguous-move = That could mean several moves.
error-illegal-move = That cannot be done now.
error-not-your-turn = It is not your turn.
error-game-over = This game is over.
error-not-in-hand = You do not hold { $cards }.
error-over-thirty-one = { $cards } would bring the count from { $count } past 31 (rule 4.2).
error-discards-closed = Both have put their cards in the crib, so they stay there (rule 3.2).
error-play-not-begun = The play begins when both have put two cards in the crib (rule 3.3).

# The rules

cribbage-rules-short =
    Each is dealt six cards and puts two of them, face down, in the **crib**, four cards that belong to the dealer. A card is turned up from the pack: the **starter**.
    Then cards are played in turn, and their values are added up to at most 31, with points for fifteen, thirty-one, pairs and runs on the way.
    Last, hands and crib are counted, each with the starter: the non-dealer’s hand, the dealer’s hand, the crib. The deal changes sides.
    Whoever reaches **121** first has won at that very moment.
cribbage-rules-long =
    **Aim.** First to 121 points wins at the very moment of getting there, also in the middle of a deal. Ace counts 1, king, queen and jack 10, the others what they say.
    **Deal.** Each draws a card and the lower deals first; equal ranks draw again. After that the deal alternates. Each gets six cards.
    **Crib.** Both put two cards face down in the crib, which is the dealer’s. You may change yours until your opponent’s are in.
    **Starter.** The non-dealer cuts the pack and a card is turned up. If it is a jack, the dealer gets 2 for his heels.
    **Play.** The non-dealer leads. Cards are laid in turn and the count goes up; it may never pass 31. Whoever can play must. If you cannot, you say go (the table says it for you) and your opponent plays on as long as possible. Whoever played last then gets 1, or 2 if the count is 31 exactly. The count starts again from 0, and the other one leads. The very last card of the deal gets 1 too.
    For the card that you play:
    · the count is 15: 2 · the count is 31: 2
    · same rank as the card before: pair 2; as the two before: pair royal 6; as the three before: double pair royal 12
    · the last three or more cards make a run, in any order: 1 for each card
    All that one card brings is added up. A pair is of rank: a king and a jack are none. An ace is always low.
    **Show.** First the non-dealer’s hand, then the dealer’s hand, then the crib, each with the starter:
    · each set of cards that adds up to 15: 2
    · each pair 2 (three alike 6, four alike 12)
    · each run of three or more: 1 for each card, once for every way of making it
    · flush: four cards of one suit in the hand 4, with the starter 5; in the crib only all five
    · the jack of the starter’s suit in hand or crib: 1 for his nob
    **Skunk.** A loser with 90 points or fewer is skunked, with 60 or fewer double skunked (in a game to 61: 30 or fewer, skunked).
    **Resigning** is possible at any time; the other one wins.
