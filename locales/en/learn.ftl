# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Hint
hint = **Hint: { $move }.** { $why }
button-hints = I’d like hints
lobby-hints = Would like hints: { $who }. They’ll come once everyone says so.
lobby-hints-none = **{ button-hint }** says what the bot would play, and why. It’s there if everyone presses **{ button-hints }**.
table-hints = Hints are on: everyone at this table agreed.
table-no-hints = There’s no **{ button-hint }** at this table: not everyone asked for it before the start.
table-learn = A game to learn by: each decision says what it’s for.
learn-title = { $game } · practice game
learn-new = **New:** { $what }
step-hints-on = <@{ $person }> agrees to hints.
step-hints-off = <@{ $person }> would rather have no hints.
command-shared-learn = learn
command-shared-learn-about = Explain each decision and what happens for the first time

# Cribbage

cribbage-field-discard-own-why = The crib’s yours this time, so give it cards that go together, and keep four that do.
cribbage-field-discard-other-why = The crib’s your opponent’s this time, so give it little: no fives, no pairs, no neighbours.
cribbage-field-play-why = Add your card to the count without leaving an easy 15 or 31 behind.
cribbage-field-count-hand-why = Count every fifteen, pair, run and flush in your four cards with the starter.
cribbage-field-count-crib-why = The crib counts like a hand, but a flush only with all five cards.
cribbage-field-muggins-hand-why = Whatever your opponent missed is yours if you spot it.
cribbage-field-muggins-crib-why = Whatever your opponent missed is yours if you spot it.
cribbage-label-discard-hint = put { $first } and { $second } in the crib
cribbage-hint-discard-own = Keep { $kept } and you can expect { NUMBER($hand, minimumFractionDigits: 1) } in hand and { NUMBER($crib, minimumFractionDigits: 1) } in your crib. { $next } would be { NUMBER($margin, minimumFractionDigits: 1) } worse.
cribbage-hint-discard-other = Keep { $kept } and you can expect { NUMBER($hand, minimumFractionDigits: 1) } in hand, with only { NUMBER($crib, minimumFractionDigits: 1) } going to your opponent’s crib. { $next } would be { NUMBER($margin, minimumFractionDigits: 1) } worse.
cribbage-hint-discard-chance = At this score winning counts more than points: keep { $kept } and you win about { $chance }% of the time; put { $next } in the crib and it’s { $rest }%.
cribbage-hint-discard-chance-coach = At this score winning counts more than points, and this wins you the game more often, too.
cribbage-hint-play-only = No other card fits below 31.
cribbage-hint-play = That makes { $count }{ $points ->
            [0] {""}
           *[other] {" "}and pegs { $points }
        }. Going by all the hands your opponent may hold, { $next } would bring you { NUMBER($margin, minimumFractionDigits: 1) } less.
cribbage-hint-play-even = That makes { $count }{ $points ->
            [0] {""}
           *[other] {" "}and pegs { $points }
        }. { $next } would do just as well.
cribbage-hint-play-win = That makes { $count }{ $points ->
            [0] {""}
           *[other] {" "}and pegs { $points }
        }. { $next } would bring in more points, but this wins you the game more often.
cribbage-hint-count = { $cards } with { $starter } count { $points }.
cribbage-hint-call = { $cards } with { $starter } really count { $points }.
new-cribbage-go = “Go” means that no card fits below 31. The other player goes on, and whoever plays last pegs 1.
new-cribbage-heels = A jack as the starter is two for the dealer: “two for his heels”.
new-cribbage-pegged = Points are pegged at once: 2 for 15 or 31, 2 for a pair, one a card for a run.
new-cribbage-counted = Now hands are counted with the starter: first the non-dealer’s, then the dealer’s, then the crib.
new-cribbage-reset = At 31, or when neither of you can go on, the count starts again at 0.

# Ólsen Ólsen

olsen-field-turn-why = Match the top card, and get rid of your cards before the others do.
olsen-field-more-why = What goes together leaves your hand in one turn; the last card lies on top.
olsen-field-suit-why = Choose the suit you hold most of, and the next player perhaps hasn’t got.
olsen-field-sneak-why = A hidden card is one fewer in your hand, until someone notices.
olsen-field-stash-why = Hide what goes with little else, if you dare.
olsen-field-accuse-why = Say so if cards have gone that no one saw; if you’re wrong, you draw.
olsen-field-call-why = Say it before the next card is played, or you draw.
olsen-field-accept-why = It’s the last chance to find out that someone cheated.
olsen-field-caught-why = Whoever forgets the word draws, if you say so in time.
olsen-hint-call = You’re down to one card. Say it, or you draw { $count }.
olsen-hint-caught = { $who } has one card left and hasn’t said a word.
olsen-hint-accuse = What { $who } has played and what’s left in the hand don’t add up.
olsen-hint-accept = Nothing here looks like cheating.
olsen-hint-out = With that you go out.
olsen-hint-chain = I played the rest out with several chains, and this one won most often.
olsen-hint-draw = Nothing you hold fits, so draw.
olsen-hint-pass = Nothing fits, and there’s no more to draw this turn.
olsen-hint-bluff = Nothing fits, and you have to play: this is as good as any.
olsen-hint-several = They go together. The next player can follow about { $follows }% of the time, and you’d be stuck next turn about { $stuck }% of the time.
olsen-hint-play = The next player can follow about { $follows }% of the time, and you’d be stuck next turn about { $stuck }% of the time.
new-olsen-drew = If you can’t play, draw, three times at most, and pass if it’s still no good.
new-olsen-passed = A pass ends the turn; the next one plays on the same card.
new-olsen-named = An eight goes on anything and chooses the suit that must follow.
new-olsen-called = “Ólsen” means one card left. Now it gets close!
new-olsen-forgot = One card left and not a word in time: that costs three cards.
new-olsen-reshuffled = The stock ran out, so the pile was shuffled; the top card stays.
new-olsen-turned = An ace changes the direction of play.
new-olsen-skipped = The next player misses a turn.
new-olsen-two = A two makes the next player draw.

# Kasino

kasino-field-card-why = Take, build, or lay a card down. Spades, aces, 2♠ and 10♦ count, and so do sweeps.
kasino-field-card-owed-why = If you’ve built, you have to take something next turn: your own build, if it’s still there.
kasino-field-how-why = Taking is safe; a build is worth more if no one takes it before you.
kasino-field-group-why = One card can take several groups at once, each worth the same as the card.
kasino-field-build-why = Build to a value that you still hold, so that you can take it next turn.
kasino-field-fold-why = What’s worth the same may go in too, and then all of it is taken at once.
kasino-hint-build = You hold { $cards } to take the { $value } next turn, and about { $chance }% of the time no one can take it first.
kasino-hint-lay = Nothing you could take or build is worth more. The next player is likely to get { NUMBER($risk, minimumFractionDigits: 1) } out of what lies there.
kasino-hint-svup = It clears the table: { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } and a sweep, worth { NUMBER($gain, minimumFractionDigits: 1) } in all.
kasino-hint-take = That’s { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }, worth { NUMBER($gain, minimumFractionDigits: 1) } in points. The next player is likely to get { NUMBER($risk, minimumFractionDigits: 1) } out of what’s left.
new-kasino-svup = A sweep, *svup*: the table was emptied, and that scores a point.
new-kasino-build = A build is taken as one, by a card of its value. Whoever builds has to take next turn.
new-kasino-raise = A build of one group can be raised by a card, and then it belongs to whoever raised it.
new-kasino-last-hand = The last deal: whoever takes last also gets what’s left on the table.
new-kasino-counted = A round is counted: most spades, most cards, 10♦, 2♠, aces, the last capture and sweeps.

# Kínaskák

kinaskak-field-draw-why = The open card is known and free; leave it if it doesn’t help, but others can buy it.
kinaskak-field-buy-why = Buying gets you a card you want and one you didn’t ask for, three times a round.
kinaskak-field-buy-fined-why = You’ve used your three buys, so this one costs penalty points too.
kinaskak-field-wish-why = Name what would help your contract, and I’ll buy it for you when someone leaves it.
kinaskak-field-turn-why = Lay down the whole contract as soon as you can; what stays in your hand costs you.
kinaskak-field-discard-why = Throw away what’s least use to you, and nothing the next player is collecting.
kinaskak-field-off-why = Once you’ve laid your contract, any card that fits a meld can go there, whoever’s it is.
kinaskak-field-joker-why = A joker in exchange for the card that it stands for can go where you like.
kinaskak-hint-lay = Your contract is complete. Your hand would cost { $points } if the round ended now.
kinaskak-hint-off = It fits, and in your hand it would cost { $points }.
kinaskak-hint-joker = Your card takes its place, and the joker fits elsewhere.
kinaskak-hint-empty = There’s no open card to take.
kinaskak-hint-leave-laid = It fits no meld on the table, so it would only cost you.
kinaskak-hint-take-laid = It can be laid off at once.
kinaskak-hint-take-joker = A joker stands for any card you lack.
kinaskak-hint-take-ways = You’d be { $before } short of your contract either way, but with it there are more ways to get there.
kinaskak-hint-leave = It doesn’t help: you’d still be { $before } short of your contract.
kinaskak-hint-take = With it you’re { $after } short of your contract instead of { $before }.
kinaskak-hint-buy = It’s worth a buy: with it you’re { $after } short of your contract instead of { $before }.
kinaskak-hint-pass-spent = It would help, but you’ve no buys left.
kinaskak-hint-discard-laid = Of what you’ve got left it’s the dearest: { $points }.
kinaskak-hint-discard = You’re { $before } short of your contract with it and { $after } without it, and in your hand it would cost { $points }.
new-kinaskak-declined = Kaupi! What one player leaves the others can buy, with a card from the stock.
new-kinaskak-bought = Buying gets you the open card and one more from the stock, three times a round at most.
new-kinaskak-laid = Down! From now on single cards can go onto any meld.
new-kinaskak-joker-taken = You can take a joker out of a run for the card it stands for.
new-kinaskak-out = Whoever has no card left ends the round; the others count what they hold.

# Partners

partners-field-give-why = Give what your partner can use sooner than you.
partners-field-card-why = Go once round to your house; landing on a lone piece sends it back to its yard.
partners-field-piece-why = Two of one colour on a space are safe; a lone one isn’t.
partners-field-part-why = You must use all seven; a lone piece is knocked out only where a part of the move ends.
partners-field-steps-why = Count where you’d land: beside your own, on another’s, or in your house.
partners-field-swap-why = A piece far behind for one far ahead: that’s worth most.
partners-hint-give-start = Your partner can’t do anything without a start card.
partners-hint-give = Counted in spaces, it’s worth { $theirs } to your partner and costs you { $cost }.
partners-hint-give-nothing = It brings your partner nothing at once, but it costs you nothing either.
partners-hint-only = It’s all you can do.
partners-hint-hit = It knocks out { $piece }. That’s worth { $gain ->
        [one] { $gain } space
       *[other] { $gain } spaces
    } to your side.
partners-hint-swap = The two places are worth { $gain ->
            [one] { $gain } space
           *[other] { $gain } spaces
        } to your side, dangers counted.
partners-hint-enter = It brings a piece onto the board so it can move. That’s worth { $gain ->
        [one] { $gain } space
       *[other] { $gain } spaces
    } to your side.
partners-hint-house = It brings a piece home, where it’s safe. That’s worth { $gain ->
        [one] { $gain } space
       *[other] { $gain } spaces
    } to your side.
partners-hint-walk = It’s best together with what your other cards can do next. By itself it’s worth { $gain ->
            [one] { $gain } space
           *[other] { $gain } spaces
        }, dangers counted.
new-partners-exchanged = Both cards cross at once, face down: no one knew what was coming.
new-partners-enter = A start card brings a piece out of the yard onto its start space, where it’s safe.
new-partners-knocked-out = A lone piece that someone lands on goes back to its yard and needs a start card again.
new-partners-swap = The swap card swaps two pieces of different colours, whoever they belong to.
new-partners-home = All four are home. From now on that player’s cards move the partner’s pieces.

# Stratego

stratego-field-army-why = No one sees your army. Whoever carries your flag starts in the middle of the back row.
stratego-field-army-stands-why = Your army’s secret, and you can change it until everyone’s ready.
stratego-field-ready-why = Once everyone’s ready the battle starts, and you can’t move anything round any more.
stratego-field-swap-why = Keep a strong piece by your flag, and cannons where they can shoot.
stratego-field-change-why = You can still change your mind while someone else isn’t ready.
stratego-field-piece-why = Bring your own flag to the turret, on a piece of your own, one step a turn.
stratego-field-end-why = In an attack both ranks are revealed, and the higher one stays.
stratego-field-recruit-why = A lost piece comes back, but the others learn where it stands.
stratego-field-hold-why = At six a lost piece comes back, so wait at five if you haven’t lost anyone dear yet.
stratego-field-draw-why = A draw ends the game only if everyone agrees.
stratego-hint-army = Any will do. I draw mine by lot, so no one learns my habits.
stratego-hint-ready = Your army’s ready. No one else knows it.
stratego-hint-recruit = Of the pieces you’ve lost, it’s worth most: { $rank }.
stratego-hint-draw = Your flag isn’t about to come home, so I’d agree.
stratego-hint-attack = From what’s known you’d win about { $win }% of the time{ $tie ->
            [0] {""}
           *[other] , and in about { $tie }% both are lost
        }.
stratego-hint-fire = A shot always hits. The target is worth about { NUMBER($worth, minimumFractionDigits: 1) }, a cannon { NUMBER($own, minimumFractionDigits: 1) }.
stratego-hint-hand = The flag’s better off there. Steps to the turret: { $after } instead of { $before }.
stratego-hint-flag = It’s your flag. Steps to the turret: { $after } instead of { $before }.
stratego-hint-home = Your flag comes home: that wins.
stratego-hint-fetch = Your flag lies there. Pick it up.
stratego-hint-flee = It’s in danger where it stands, and safer there.
stratego-hint-ring = A strong piece on the ring bars the way to the turret.
stratego-hint-march = It comes nearer to where it’s useful, and nothing you could do now is worth more.
stratego-hint-wait = It risks least, and nothing gains you more now.
stratego-hint-threat = Look out: { $who } wins next turn unless someone stops it. { $why }
new-stratego-attacks = Both ranks are revealed. The higher one wins, and equal ones are both lost.
new-stratego-fires = A cannon shoots over lakes and is spent with its target.
new-stratego-hands = You can hand a flag to a piece next to it. Whoever carries one goes one step only.
new-stratego-flag-taken = Whoever beats a flag’s bearer takes the flag, but only its owner wins with it.
new-stratego-slider = Winning a fight moves your slider on; at six a lost piece comes back.
new-stratego-tie = Equal ranks: both are gone.

# Fuldrigger

fuldrigger-field-home-why = Your ships start there, so choose a town that sells cheaply what others ten spaces off pay well for.
fuldrigger-field-turn-why = Sell and buy first, then roll, then sail. Every ship can move on the same roll.
fuldrigger-field-ship-why = Each ship sails once a turn; putting into a port ends its move.
fuldrigger-field-to-why = Signs on the way cost or give spaces, or risk the ship.
fuldrigger-field-towards-why = The ship goes as far as it can, and sails on in your next turn.
fuldrigger-field-space-why = You can’t trade at sea, but you can wait out of harm’s way.
fuldrigger-field-way-why = The short way saves spaces, the other one dangers.
fuldrigger-field-sell-why = A load has to have sailed ten spaces; each extra one of its kind here brings 10 less.
fuldrigger-field-buy-why = Buy what a town ten spaces off or more pays well for.
fuldrigger-field-over-why = Over an isthmus a load saves the long way round, and another ship fetches it.
fuldrigger-field-yard-why = Ships and forts count in full at the end, and earn until then.
fuldrigger-field-war-why = War lets you attack, and be attacked; others may join in.
fuldrigger-field-attack-why = More privateers, better odds; a failed attack may cost you one.
fuldrigger-field-with-why = Four are enough; more make no difference.
fuldrigger-field-roll-why = Three dice added up are how far each of your ships may sail.
fuldrigger-field-end-why = Nothing is lost by ending: what lies in your holds stays yours.
fuldrigger-field-take-why = A ship with its load is worth most, a fort as much as it cost.
fuldrigger-field-lose-why = Give up the one that’s furthest from where you need it.
fuldrigger-field-offer-why = A treaty binds both; peace keeps your ships safe from theirs.
fuldrigger-field-own-why = You can take it back until it’s answered.
fuldrigger-field-join-why = If you help you can attack too, and be attacked.
fuldrigger-field-deal-to-why = Peace, money, ships and forts can all be part of a deal.
fuldrigger-field-deal-why = Offer what’s worth less to you than to the other.
fuldrigger-field-roll-now-why = { fuldrigger-field-turn-why }
fuldrigger-field-sailing-why = { fuldrigger-field-way-why }
fuldrigger-field-selling-why = { fuldrigger-field-sell-why }
fuldrigger-field-loading-why = { fuldrigger-field-buy-why }
fuldrigger-field-one-ship-why = { fuldrigger-field-turn-why }
fuldrigger-field-ending-why = { fuldrigger-field-end-why }
fuldrigger-hint-home = From there: buy { $good } at { $cost } and get { $brings } in { $to }, { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        } off.
fuldrigger-hint-buy = It costs { $cost } here and should bring { $brings } in { $to }, { $spaces ->
            [one] { $spaces } space
           *[other] { $spaces } spaces
        } off.
fuldrigger-hint-sell = It brings { $brings } and cost { $cost }. You wouldn’t get more elsewhere for the time it takes.
fuldrigger-hint-sail = It takes { $good } to { $to }, to sell for about { $brings }.
fuldrigger-hint-sail-safe = It takes { $good } to { $to }, to sell for about { $brings }. The safer way is worth the extra spaces.
fuldrigger-hint-sail-empty = It’s empty, and the best load in reach is in { $to }.
fuldrigger-hint-sail-war = Its best place as a privateer: { $to }.
fuldrigger-hint-attack = Against { $who } you’d take a piece { $take }% of the time, and lose a privateer { $lose }%.
fuldrigger-hint-war = War with { $who } lets you attack this turn: you’d take a piece { $take }% of the time, and lose a privateer { $lose }%.
fuldrigger-hint-arm = As a privateer it can attack { $who } this turn: you’d take a piece { $take }% of the time, and lose a privateer { $lose }%.
fuldrigger-hint-fort = You’ve money to spare, and each load you sell in { $town } then brings { $bonus } more.
fuldrigger-hint-peace = War earns less than trade, so offer peace.
fuldrigger-hint-sells-fort = You’ve no money for a load, and they’ll pay more for a fort than the bank.
fuldrigger-hint-accept = What you’d get is worth more than what you’d give.
fuldrigger-hint-decline = What you’d give is worth at least as much as what you’d get.
fuldrigger-hint-disarm = There’s nothing worth hunting nearby, and a merchantman earns.
fuldrigger-hint-roll = There’s nothing better to buy or sell here now.
fuldrigger-hint-ship = You’ve money to spare: one more ship earns every round, and counts in full at the end.
fuldrigger-hint-scrap = You can’t pay for any load near your ships, and this ship earns least.
fuldrigger-hint-collect = The load waits for you there, and fetching it is free.
fuldrigger-hint-end = There’s nothing worth doing any more this turn.
fuldrigger-hint-prize = Of what you can take, it’s worth most.
fuldrigger-hint-lose = One privateer is as good as another.
new-fuldrigger-rolled = Three dice for all ships: a tailwind gives three spaces more, a headwind takes three.
new-fuldrigger-bought = A ship holds one load, and it must sail ten spaces before it’s sold.
new-fuldrigger-sold = Sold! Each extra load of the same kind in one town and turn brings 10 less.
new-fuldrigger-passed-storm = In a storm two dice are rolled: 2 or 3 sinks the ship.
new-fuldrigger-becalmed = A calm: on 7 or less the ship stays where it is and misses your next turn.
new-fuldrigger-robbed = Pirates took the load; on 2 or 3 they would have taken the ship.
new-fuldrigger-card = A chance card holds for everyone until its time’s over.
new-fuldrigger-new-fort = A fort raises what its owner’s loads bring there, and others pay to trade.
new-fuldrigger-war = War! From now on these two can attack each other; others can take sides.
new-fuldrigger-proposed = An offer holds until it’s answered, and the answer binds both.

# Labelled pictures of the short rules

cribbage-primer-peg = Your peg: first to 121 wins.
cribbage-primer-hand = Your cards: six are dealt, and two of them go to the crib.
cribbage-primer-starter = The starter: it counts in both hands and in the crib.
cribbage-primer-count = The count: cards are added up, never past 31.
cribbage-primer-series = The cards played: 15, 31, pairs and runs are pegged at once.
kasino-primer-score = The score: first to 21 wins.
kasino-primer-svup = A sweep lies face up in the pile, and counts a point.
kasino-primer-stock = The stock: when all hands are empty, four more cards each.
kasino-primer-loose = Loose cards: take matching ones, or some that add up to your card.
kasino-primer-build = A build: taken as one, by a card of its value. Its owner must take next turn.
olsen-primer-pile = The pile: on the top card goes one of its rank or of the suit in play. In Up and down: one rank higher or lower.
olsen-primer-suit = The suit in play. An eight goes on anything and names a new one.
olsen-primer-stock = The stock: if nothing fits, you draw up to three cards. Crazy: a two makes the next one draw two.
olsen-primer-direction = The arrows show which way play goes. Crazy: an ace turns it round, a queen skips someone.
olsen-primer-hand = A hand and how many cards it has: first to have none wins. With cheating allowed you count for yourself.
olsen-primer-called = One card left: you say “Ólsen”, or you draw three.
kinaskak-primer-contract = What this round asks of you: collect all of it, then lay it down at once.
kinaskak-primer-discard = The top discard: take it or draw from the stock. You end your turn by discarding.
kinaskak-primer-buys = The stars are buys: three times a round you can buy a discard out of turn, with a card from the stock.
kinaskak-primer-laid = A meld on the table: once you’ve laid down you can lay single cards off on anyone’s.
kinaskak-primer-joker = A joker on gold: it stands for this card. Whoever has the real one can exchange it.
kinaskak-primer-sum = Penalty points for what was left in hand: joker 25, ace 15, court card 10, others their number. After eight rounds the lowest total wins.
partners-primer-card = The card that was played: the piece moves as it says. A start card brings a piece onto the board.
partners-primer-yard = The yard: pieces wait here for a start card, and come back here when knocked out.
partners-primer-start = The start space: a piece of this colour is safe here, and no other colour gets past.
partners-primer-house = The house: bring all four of your pieces here after a whole round of the board.
partners-primer-pair = Two of one colour are safe together, and knock out whoever lands on them. A lone piece is knocked out.
partners-primer-partner = Yellow’s partner sits opposite: you give each other a card in every deal, and win together with all eight at home.
stratego-primer-rank = A rank, the marshal (9): the higher one wins. Only the spy (2) attacking it beats it, or a cannon (1).
stratego-primer-unknown = A piece of another army: you learn its rank when you fight.
stratego-primer-flag = Your flag: whoever carries one goes one step only. Whoever wins the fight takes it.
stratego-primer-turret = The turret: your own flag on your own piece here wins. The ring around it is a single space.
stratego-primer-lake = A lake: no one goes here, but a cannon (1) shoots across.
stratego-primer-recruit = Your recruitment space: a lost piece comes back here.
stratego-primer-slider = Your slider: a fight won moves it by one, and at six a lost piece comes back.
fuldrigger-primer-town = A town has a market: buy where goods are cheap. Red towns can be homes.
fuldrigger-primer-ship = Your ship 1 with a load: you can sell it after ten spaces. Each extra load of its kind sold there that turn brings 10 less.
fuldrigger-primer-tailwind = Tailwind, white: three spaces more.
fuldrigger-primer-headwind = Headwind, dark red: three spaces fewer.
fuldrigger-primer-storm = A storm or a reef (a letter): two dice, and the ship’s lost on a 2 or 3; on ice (a white peak), on a 5. In a calm (three lines) you may miss a turn.
fuldrigger-primer-pirates = Pirates: on a 2 or 3 they take the ship, on a 4 the load.
fuldrigger-primer-fortune = Your fortune: cash, 100 for each ship and fort, and what your goods cost. The greatest one wins.
goofspiel-primer-prize = The prize of this round: the ace is worth 1 point, the king 13.
goofspiel-primer-bids = The last bids: all choose in secret, and the highest card wins the prize. In a tie no one does.
goofspiel-primer-points = Points won so far: the most win.
goofspiel-primer-hands = What a player still has to bid with: everyone sees it.
goofspiel-primer-left = The prizes still to come, in an order that no one knows.
