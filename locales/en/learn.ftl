# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Hint
hint = **Hint: { $move }.** { $why }
button-hints = Hints, yes or no
lobby-hints = Agree to hints: { $who }. They’re there once everybody agrees.
table-hints = Hints are on: everybody at this table agreed.
table-learn = A game to learn by: each decision says what it’s for.
learn-new = **New:** { $what }
step-hints-on = <@{ $person }> agrees to hints.
step-hints-off = <@{ $person }> would rather have no hints.
command-new-learn = learn
command-new-learn-about = Explain each decision and what happens for the first time

# Cribbage

cribbage-field-discard-own-why = The crib’s yours this time, so give it cards that go together, and keep four that do.
cribbage-field-discard-other-why = The crib’s your opponent’s this time, so give it little: no fives, no pairs, no neighbours.
cribbage-field-play-why = Add your card to the count without leaving an easy 15 or 31 behind.
cribbage-field-count-hand-why = Count every fifteen, pair, run and flush in your four cards with the starter.
cribbage-field-count-crib-why = The crib counts like a hand, but a flush only with all five cards.
cribbage-field-muggins-hand-why = What your opponent has overlooked is yours if you name it.
cribbage-field-muggins-crib-why = What your opponent has overlooked is yours if you name it.
cribbage-hint-discard-own = You keep { $kept }: { NUMBER($hand, minimumFractionDigits: 1) } in hand and { NUMBER($crib, minimumFractionDigits: 1) } in your crib, on average. { $next } is { NUMBER($margin, minimumFractionDigits: 1) } worse.
cribbage-hint-discard-other = You keep { $kept }: { NUMBER($hand, minimumFractionDigits: 1) } in hand, and only { NUMBER($crib, minimumFractionDigits: 1) } for your opponent’s crib, on average. { $next } is { NUMBER($margin, minimumFractionDigits: 1) } worse.
cribbage-hint-discard-chance = It’s near the end, so winning is what counts: keeping { $kept } wins about { $chance } % of the time, with { $next } given away { $rest } %.
cribbage-hint-play-only = No other card fits below 31.
cribbage-hint-play = That makes { $count } and pegs { $points }. Over all hands your opponent may hold, { $next } brings { NUMBER($margin, minimumFractionDigits: 1) } less in the play.
cribbage-hint-play-win = That makes { $count } and pegs { $points }. { $next } would bring more points in the play, but this wins the game more often.
cribbage-hint-count = { $cards } with { $starter } count { $points }.
cribbage-hint-call = { $cards } with { $starter } really count { $points }.
new-cribbage-go = “Go” means that no card fits below 31. The other plays on, and whoever plays last pegs 1.
new-cribbage-heels = A jack as the starter is two for the dealer, “his heels”.
new-cribbage-pegged = Points are pegged at once: 2 for 15 or 31, 2 for a pair, one a card for a run.
new-cribbage-counted = Now hands are counted with the starter: first who didn’t deal, then the dealer, then the crib.
new-cribbage-reset = At 31, or when neither can go on, the count begins again at nought.
