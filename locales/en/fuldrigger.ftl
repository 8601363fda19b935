# Fuldrigger: what happens, what is asked, why something cannot be done, and the rules.
# $town, $good, $card, $effect, $place, $cargo and $ship in labels are texts of this file; names are never inflected.
fuldrigger-name = Fuldrigger
fuldrigger-about = Trade and trade wars in the age of sail, for two to four companies.

# House rules in the lobby

fuldrigger-option-late = If someone’s late
fuldrigger-option-late-ask = Ask us
fuldrigger-option-late-rule = The game’s rule: a bot plays that turn
fuldrigger-option-rounds = Length
fuldrigger-option-rounds-30 = 30 rounds
fuldrigger-option-rounds-20 = 20 rounds
fuldrigger-option-rounds-40 = 40 rounds
fuldrigger-option-rounds-10 = 10 rounds, a short voyage
fuldrigger-option-days = Agreed end
fuldrigger-option-days-none = No date: the rounds decide
fuldrigger-option-days-1h = The round after an hour is the last
fuldrigger-option-days-2h = The round after 2 hours is the last
fuldrigger-option-days-3h = The round after 3 hours is the last
fuldrigger-option-days-7 = The round after 7 days is the last
fuldrigger-option-days-14 = The round after 14 days is the last
fuldrigger-option-days-28 = The round after 28 days is the last
fuldrigger-option-days-56 = The round after 56 days is the last
fuldrigger-option-home = Home towns
fuldrigger-option-home-crown = The twelve red towns
fuldrigger-option-home-any = Any town on the chart
fuldrigger-option-order = Order of turns
fuldrigger-option-order-clockwise = Clockwise from the highest roll
fuldrigger-option-order-roll = By the roll for home towns
fuldrigger-option-bank = A chance card is turned up
fuldrigger-option-bank-last = On the last company’s turn
fuldrigger-option-bank-first = On the first company’s turn
fuldrigger-option-tokens = Loads of one kind
fuldrigger-option-tokens-nine = At most nine at a time
fuldrigger-option-tokens-free = As many as you like
fuldrigger-option-cash = Ready money
fuldrigger-option-cash-open = Everyone’s is open
fuldrigger-option-cash-hidden = Everyone sees only their own
fuldrigger-option-war = Attacks
fuldrigger-option-war-formal = Only in a declared war
fuldrigger-option-war-open = On anyone at any time
fuldrigger-option-guests = Guests in a town with a fort
fuldrigger-option-guests-attacked = Can be attacked
fuldrigger-option-guests-sheltered = Are safe
fuldrigger-option-isthmus = Goods over Suez and Panama
fuldrigger-option-isthmus-off = Not carried over
fuldrigger-option-isthmus-on = Carried over for a toll

# Questions

fuldrigger-field-home = Choose your home town
fuldrigger-field-turn = What will your company do?
fuldrigger-field-roll-now = Your turn: roll for the whole fleet
fuldrigger-field-sailing = How does the fleet sail?
fuldrigger-field-selling = In port: what do you sell?
fuldrigger-field-loading = What does this ship load, and where is it bound?
fuldrigger-field-ending = Anything else this turn?
fuldrigger-field-to = Where to?
fuldrigger-field-one-ship = What do you do with this ship?
fuldrigger-field-space = To which space?
fuldrigger-field-way = Which route?
fuldrigger-field-sell = Which load do you sell?
fuldrigger-field-buy = Which load do you buy?
fuldrigger-field-over = What crosses the isthmus?
fuldrigger-field-yard = What needs doing?
fuldrigger-field-war = Who do you declare war on?
fuldrigger-field-attack = What do you attack?
fuldrigger-field-with = Which privateers sail there?
fuldrigger-field-roll = Roll three dice
fuldrigger-field-end = End the turn
fuldrigger-field-take = What do you capture?
fuldrigger-field-lose = Which privateer goes down?
fuldrigger-field-offer = You’ve had an offer
fuldrigger-field-own = Your offer stands
fuldrigger-field-join = Whose side are you joining?
fuldrigger-field-deal-to = Who do you make an offer to?
fuldrigger-field-deal = What do you offer?

# Other questions beside the one that is shown

fuldrigger-open-turn = Back to your turn
fuldrigger-open-spoils = Back to the fight
fuldrigger-open-home = Choose a home town
fuldrigger-open-offer = An offer to you
fuldrigger-open-own = Your own offer
fuldrigger-open-join = Enter a war
fuldrigger-open-deal = Make an offer

# Answers

fuldrigger-label-town = { $town }
fuldrigger-label-company = { $who }
fuldrigger-label-roll = 🎲 Roll the dice
fuldrigger-label-end =
    ⚓ End the turn{ $count ->
        [0] {""}
        [one] {" "}(one ship hasn’t sailed)
       *[other] {" "}({ $count } ships haven’t sailed)
    }
fuldrigger-label-sell-menu = 💰 Sell
fuldrigger-label-buy-menu = 📦 Buy
fuldrigger-label-over-menu = 🐫 Over the isthmus
fuldrigger-label-yard-menu = 🏰 Ships and forts
fuldrigger-label-war-menu = 🚩 Declare war
fuldrigger-label-attack-menu = ⚔️ Attack
fuldrigger-label-more = More …
fuldrigger-label-stays = Stay here
fuldrigger-label-one-ship = ⛵ Ship { $ship } …
fuldrigger-label-sail-all = ⛵ { $count ->
        [one] Sail on
       *[other] All sail on
    }
fuldrigger-label-sail-all-risk = ⛵ { $count ->
        [one] Sail on, risk { $risk }%
       *[other] All sail on, risk { $risk }%
    }
fuldrigger-label-sail-shortest = Shortest routes, no risk
fuldrigger-label-sail-shortest-risk = Shortest routes, risk { $risk }%
fuldrigger-label-sail-better = Sail the better routes
fuldrigger-label-sail-better-risk = Sail the better routes, risk { $risk }%
fuldrigger-label-sail-none = { $count ->
        [one] ⚓ It stays where it is
       *[other] ⚓ All stay where they are
    }
fuldrigger-label-sell-all = 💰 { $count ->
        [2] Sell both, { $money }
       *[other] Sell all { $count }, { $money }
    }
fuldrigger-label-sell-some = 💰 Sell what pays best here, { $money }
fuldrigger-label-keep = { $count ->
        [one] Keep it
        [2] Keep both
       *[other] Keep all
    }
fuldrigger-label-load = ⛵ { $ship } · { $good } { $cost }, to { $town } { $money } · { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }{ $risk ->
        [0] {""}
       *[other] {" "}· risk { $risk }%
    }
fuldrigger-label-load-each = Load all { $ships } as listed
fuldrigger-label-stays-empty = ⛵ { $ship } { $count ->
        [one] stays empty
       *[other] stay empty
    }
fuldrigger-field-loading-else = Other ports …
fuldrigger-field-to-else = { fuldrigger-field-loading-else }
fuldrigger-label-ship = ⛵ { $ship } · { $place } · { $cargo }
fuldrigger-label-ship-cargo = ⛵ { $ship } · { $cargo }
fuldrigger-label-ship-on = ⛵ { $ship } · { $place } · { $cargo } · { $count } left
fuldrigger-label-way = { $place } · { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } · risk { $risk }%
fuldrigger-label-way-sells = { $place } · { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } · risk { $risk }% · 📤 { $money }
fuldrigger-label-course = Onwards: { $town }
fuldrigger-label-spaces = A space at sea …
fuldrigger-label-far-town = { $town } · { $about }
fuldrigger-label-far = { $count ->
        [one] 1 space off
       *[other] { $count } spaces off
    }
fuldrigger-label-far-sells = brings { $money } · { $count ->
        [one] 1 space off
       *[other] { $count } spaces off
    }
fuldrigger-place-sea = at sea, near { $town }
fuldrigger-place-space = near { $town }, towards { $other }{ $number ->
        [1] {""}
       *[other] {" "}({ $number })
    }
fuldrigger-label-quick = Shortest · { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } · risk { $risk }%
fuldrigger-label-safe = Safest · { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } · risk { $risk }%
fuldrigger-label-sell = ⛵ { $ship } · { $good } for { $money } · { $town }
fuldrigger-label-buy = ⛵ { $ship } · { $good } at { $money } · { $town }
fuldrigger-label-new-ship = Buy a ship for { $money }
fuldrigger-label-fort = Build a fort for { $money } · { $town }
fuldrigger-label-arm = Fit out as privateer: { $ship }
fuldrigger-label-disarm = Back to trade: { $ship }
fuldrigger-label-stop = Stay here: { $ship }
fuldrigger-label-dump = Throw the load overboard: { $ship }
fuldrigger-label-scrap = Sell to the bank for 75: { $ship }
fuldrigger-label-deliver = Send over: { $ship }
fuldrigger-label-collect = Fetch { $good } with ⛵ { $ship }
fuldrigger-label-target = { $who } · { $place } · at least { $count }
fuldrigger-label-the-fort = 🏰 The fort · { $town }
fuldrigger-label-accept = Accept · { $who } · { $terms }
fuldrigger-label-decline = Decline · { $who } · { $terms }
fuldrigger-label-withdraw = Take back · { $who } · { $terms }
fuldrigger-label-deal = { $terms }
fuldrigger-terms-gives =
    { YOU($who) ->
        [yes] you give { $what }
       *[no] { $who } gives { $what }
    }
fuldrigger-terms-money = { $money } 🪙
fuldrigger-terms-ship = ⛵ { $ship }
fuldrigger-terms-fort = 🏰 { $town }
fuldrigger-terms-plus = { $one } + { $other }
fuldrigger-terms-and = { $one } · { $other }
fuldrigger-terms-peace = 🕊️ peace
fuldrigger-terms-truce =
    { $count ->
        [one] 🕊️ a truce of one round
       *[other] 🕊️ a truce of { $count } rounds
    }
fuldrigger-terms-ally = ⚔️ { $who } enters the war beside { $friend }
fuldrigger-cargo-empty = empty
fuldrigger-cargo-privateer = privateer

# The form of an offer

fuldrigger-deal-button = ✍️ Write an offer …
fuldrigger-form-title = An offer to { $who }
fuldrigger-form-give = You give
fuldrigger-form-get = You get
fuldrigger-form-money = Money
fuldrigger-form-money-about = Type 50 to pay 50, -50 to be paid 50
fuldrigger-form-pact = And besides
fuldrigger-form-peace = Peace
fuldrigger-form-truce = Peace and a truce of { $count ->
            [one] { $count } round
           *[other] { $count } rounds
        }
fuldrigger-form-ally = They join your war against { $who }
fuldrigger-form-ship = ⛵ Ship { $ship } · { $place }

# What there is to know for an answer

fuldrigger-about-cash = You have { $money ->
            [one] { $money } ducat
           *[other] { $money } ducats
        }.
fuldrigger-about-last = ⏳ The last round: only what gets there now can still be sold.
fuldrigger-about-done = That’s all your ships can do.
fuldrigger-about-unsailed = Ship { $ship } hasn’t sailed.
fuldrigger-about-home = { $good } at { $cost } brings { $money } in { $town }, { $count ->
        [one] 1 space off
       *[other] { $count } spaces off
    }
fuldrigger-about-lies = **{ $ship }** { $place } · { $cargo }
fuldrigger-about-bound = **{ $ship }** { $place } · { $cargo } · to { $town }, { $count } to go
fuldrigger-about-bound-sells = **{ $ship }** { $place } · { $cargo } · to { $town }, { $count } to go · brings { $money }
fuldrigger-about-misses = { $about } · becalmed, misses this turn
fuldrigger-about-stays = **{ $ship }** stays: { $place } · { $cargo }
fuldrigger-about-better = **{ $ship }** has a better course: { $town }, { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }{ $why ->
        [load] {" "}(the best load in reach is there)
       *[other] {""}
    }.
fuldrigger-about-better-sells = **{ $ship }** has a better course: { $town }, { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }, brings { $money }{ $why ->
        [dearer] {" "}(it pays more)
        [spread] {" "}(fewer of your ships take the same there)
        [sooner] {" "}(sooner)
        [safer] {" "}(safer)
        [both] {" "}(sooner and safer)
       *[other] {""}
    }.
fuldrigger-about-better-waits = **{ $ship }** is better off waiting here.
fuldrigger-about-sails = **{ $ship }** towards { $town }, { $cargo } · sails { $count } of { $all }{ $tail ->
        [0] {""}
       *[other] {" "}(tailwind adds { $tail })
    }{ $head ->
        [0] {""}
       *[other] {" "}(headwind takes { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· calm { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risk { $risk }%
    }
fuldrigger-about-arrives = **{ $ship }** into { $town }, { $cargo } · { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        }{ $tail ->
        [0] {""}
       *[other] {" "}(tailwind adds { $tail })
    }{ $head ->
        [0] {""}
       *[other] {" "}(headwind takes { $head })
    }{ $calm ->
        [0] {""}
       *[other] {" "}· calm { $calm }%
    }{ $risk ->
        [0] {""}
       *[other] {" "}· risk { $risk }%
    }
fuldrigger-about-hazard = Ship { $ship }: { $hazard }, { $place }. { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    } in 36 would cost you the ship or its load.
fuldrigger-about-hazard-several = Ships { $ship }: { $hazard }, { $place }. { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    } in 36 would cost you such a ship or its load.
fuldrigger-about-sale = **{ $ship }** { $good } brings { $money } in { $town } (cost { $paid }).
fuldrigger-about-sale-low = **{ $ship }** { $good } brings { $money } in { $town } (cost { $paid }); you’d get more elsewhere.
fuldrigger-about-falls = Each extra load of the same kind you sell in one town brings { $money } less.
fuldrigger-about-loading = Ship { $ship } is empty in { $town }. You have { $money ->
            [one] { $money } ducat
           *[other] { $money } ducats
        }. After each load: its price here, where it could go, and what that town pays now.
fuldrigger-about-each = **{ $ship }** { $good } at { $cost }, to { $town } { $money }
fuldrigger-about-load = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } · risk { $risk }%
fuldrigger-hazard-storm = a storm
fuldrigger-hazard-iceberg = an iceberg
fuldrigger-hazard-reef = a reef
fuldrigger-hazard-pirates = pirates

# What happens

fuldrigger-rolled-home =
    { YOU($who) ->
        [yes] You roll { $total } for the choice of home towns.
       *[no] { $who } rolls { $total } for the choice of home towns.
    }
fuldrigger-home =
    { YOU($who) ->
        [yes] Your home town is { $town }.
       *[no] { $who }’s home town is { $town }.
    }
fuldrigger-turn =
    { YOU($who) ->
        [yes] Round { $round }: it’s your turn.
       *[no] Round { $round }: it’s { $who }’s turn.
    }
fuldrigger-rolled =
    { YOU($who) ->
        [yes] 🎲 You roll { $dice } = { $total }.
       *[no] 🎲 { $who } rolls { $dice } = { $total }.
    }
fuldrigger-sailed =
    { YOU($who) ->
        [yes] ⛵ Your ship { $ship } sails { $count } { $count ->
            [one] space
           *[other] spaces
        }: { $place }.
       *[no] ⛵ { $who }: ship { $ship } sails { $count } { $count ->
            [one] space
           *[other] spaces
        }: { $place }.
    }
fuldrigger-stopped =
    { YOU($who) ->
        [yes] ⛵ Your ship { $ship } stays where it is.
       *[no] ⛵ { $who }: ship { $ship } stays where it is.
    }
fuldrigger-passed-storm =
    { YOU($who) ->
        [yes] 🌩️ Your ship { $ship } weathers a storm ({ $roll }).
       *[no] 🌩️ { $who }: ship { $ship } weathers a storm ({ $roll }).
    }
fuldrigger-passed-iceberg =
    { YOU($who) ->
        [yes] 🧊 Your ship { $ship } clears an iceberg ({ $roll }).
       *[no] 🧊 { $who }: ship { $ship } clears an iceberg ({ $roll }).
    }
fuldrigger-passed-calm =
    { YOU($who) ->
        [yes] 🌫️ Your ship { $ship } finds wind in the calm ({ $roll }).
       *[no] 🌫️ { $who }: ship { $ship } finds wind in the calm ({ $roll }).
    }
fuldrigger-passed-reef =
    { YOU($who) ->
        [yes] 🪨 Your ship { $ship } passes the reef ({ $roll }).
       *[no] 🪨 { $who }: ship { $ship } passes the reef ({ $roll }).
    }
fuldrigger-passed-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Your ship { $ship } slips past the pirates ({ $roll }).
       *[no] 🏴‍☠️ { $who }: ship { $ship } slips past the pirates ({ $roll }).
    }
fuldrigger-lost-storm =
    { YOU($who) ->
        [yes] 🌩️ Your ship { $ship } goes down in a storm ({ $roll }).
       *[no] 🌩️ { $who }: ship { $ship } goes down in a storm ({ $roll }).
    }
fuldrigger-lost-iceberg =
    { YOU($who) ->
        [yes] 🧊 Your ship { $ship } strikes an iceberg and sinks ({ $roll }).
       *[no] 🧊 { $who }: ship { $ship } strikes an iceberg and sinks ({ $roll }).
    }
fuldrigger-lost-reef =
    { YOU($who) ->
        [yes] 🪨 Your ship { $ship } is wrecked on a reef ({ $roll }).
       *[no] 🪨 { $who }: ship { $ship } is wrecked on a reef ({ $roll }).
    }
fuldrigger-lost-pirates =
    { YOU($who) ->
        [yes] 🏴‍☠️ Pirates take your ship { $ship } and all in it ({ $roll }).
       *[no] 🏴‍☠️ { $who }: pirates take ship { $ship } and all in it ({ $roll }).
    }
fuldrigger-robbed =
    { YOU($who) ->
        [yes] 🏴‍☠️ Pirates rob your ship { $ship } of its load ({ $roll }).
       *[no] 🏴‍☠️ { $who }: pirates rob ship { $ship } of its load ({ $roll }).
    }
fuldrigger-becalmed =
    { YOU($who) ->
        [yes] 🌫️ Your ship { $ship } is becalmed ({ $roll }).
       *[no] 🌫️ { $who }: ship { $ship } is becalmed ({ $roll }).
    }
fuldrigger-reef-known =
    { YOU($who) ->
        [yes] You know reef { $letter } from now on.
       *[no] { $who } knows reef { $letter } from now on.
    }
fuldrigger-insured =
    { YOU($who) ->
        [yes] The insurance pays you { $money }.
       *[no] The insurance pays { $who } { $money }.
    }
fuldrigger-bounty =
    { YOU($who) ->
        [yes] 🏅 You’re the first into { $town } and get { $money }.
       *[no] 🏅 { $who } is the first into { $town } and gets { $money }.
    }
fuldrigger-bought =
    { YOU($who) ->
        [yes] 📦 You buy { $good } at { $money } for ship { $ship } ({ $town }).
       *[no] 📦 { $who } buys { $good } at { $money } for ship { $ship } ({ $town }).
    }
fuldrigger-sold =
    { YOU($who) ->
        [yes] 💰 You sell { $good } from ship { $ship } for { $money } ({ $town }).
       *[no] 💰 { $who } sells { $good } from ship { $ship } for { $money } ({ $town }).
    }
fuldrigger-fee =
    { YOU($who) ->
        [yes] You pay { $other } a fee of { $money } ({ $town }).
       *[no] { YOU($other) ->
            [yes] { $who } pays you a fee of { $money } ({ $town }).
           *[no] { $who } pays { $other } a fee of { $money } ({ $town }).
        }
    }
fuldrigger-dumped =
    { YOU($who) ->
        [yes] You throw { $good } overboard from ship { $ship }.
       *[no] { $who } throws { $good } overboard from ship { $ship }.
    }
fuldrigger-new-ship =
    { YOU($who) ->
        [yes] You buy ship { $ship } for { $money } ({ $town }).
       *[no] { $who } buys ship { $ship } for { $money } ({ $town }).
    }
fuldrigger-scrapped =
    { YOU($who) ->
        [yes] You sell ship { $ship } to the bank for { $money }.
       *[no] { $who } sells ship { $ship } to the bank for { $money }.
    }
fuldrigger-new-fort =
    { YOU($who) ->
        [yes] 🏰 You build a fort for { $money }: { $town }.
       *[no] 🏰 { $who } builds a fort for { $money }: { $town }.
    }
fuldrigger-delivered =
    { YOU($who) ->
        [yes] 🐫 You send { $good } from ship { $ship } over the isthmus for { $money }: it’s waiting in { $town }.
       *[no] 🐫 { $who } sends { $good } from ship { $ship } over the isthmus for { $money }: it’s waiting in { $town }.
    }
fuldrigger-toll =
    { YOU($who) ->
        [yes] You get a toll of { $money }.
       *[no] { $who } gets a toll of { $money }.
    }
fuldrigger-collected =
    { YOU($who) ->
        [yes] 🐫 Your ship { $ship } fetches { $good } from the store.
       *[no] 🐫 { $who }: ship { $ship } fetches { $good } from the store.
    }
fuldrigger-war =
    { YOU($who) ->
        [yes] 🚩 You declare war on { $other }.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } declares war on you.
           *[no] 🚩 { $who } declares war on { $other }.
        }
    }
fuldrigger-joined =
    { YOU($who) ->
        [yes] 🚩 You enter the war beside { $other }.
       *[no] { YOU($other) ->
            [yes] 🚩 { $who } enters the war beside you.
           *[no] 🚩 { $who } enters the war beside { $other }.
        }
    }
fuldrigger-armed =
    { YOU($who) ->
        [yes] Your ship { $ship } becomes a privateer ({ $place }).
       *[no] { $who }: ship { $ship } becomes a privateer ({ $place }).
    }
fuldrigger-disarmed =
    { YOU($who) ->
        [yes] Your ship { $ship } trades again ({ $place }).
       *[no] { $who }: ship { $ship } trades again ({ $place }).
    }
fuldrigger-attack =
    { YOU($who) ->
        [yes] ⚔️ You send { $count } against { $other }: { $place }.
       *[no] { YOU($other) ->
            [yes] ⚔️ { $who } sends { $count } against you: { $place }.
           *[no] ⚔️ { $who } sends { $count } against { $other }: { $place }.
        }
    }
fuldrigger-too-few =
    { YOU($who) ->
        [yes] ⚔️ Too few of yours get there ({ $count }): { $other } isn’t attacked ({ $place }).
       *[no] ⚔️ { $who }: too few get there ({ $count }), { $other } isn’t attacked ({ $place }).
    }
fuldrigger-repelled =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: { $other } drives you off ({ $place }).
       *[no] ⚔️ { $roll }: { $other } drives { $who } off ({ $place }).
    }
fuldrigger-won-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: you beat { $other } ({ $place }).
       *[no] ⚔️ { $roll }: { $who } beats { $other } ({ $place }).
    }
fuldrigger-drawn-fight =
    { YOU($who) ->
        [yes] ⚔️ { $roll }: you and { $other } fight to a draw ({ $place }).
       *[no] ⚔️ { $roll }: { $who } and { $other } fight to a draw ({ $place }).
    }
fuldrigger-sunk =
    { YOU($who) ->
        [yes] Your privateer { $ship } goes down.
       *[no] { $who }: privateer { $ship } goes down.
    }
fuldrigger-took-ship =
    { YOU($who) ->
        [yes] You capture ship { $ship } of { $other }: it’s your ship { $number } now.
       *[no] { $who } captures ship { $ship } of { $other } as ship { $number }.
    }
fuldrigger-prize-sold =
    { YOU($who) ->
        [yes] You capture ship { $ship } of { $other } and sell it for { $money }.
       *[no] { $who } captures ship { $ship } of { $other } and sells it for { $money }.
    }
fuldrigger-took-fort =
    { YOU($who) ->
        [yes] 🏰 You capture the fort of { $other }: { $town }.
       *[no] 🏰 { $who } captures the fort of { $other }: { $town }.
    }
fuldrigger-razed-fort =
    { YOU($who) ->
        [yes] 🏰 You raze the fort of { $other }: { $town }.
       *[no] 🏰 { $who } razes the fort of { $other }: { $town }.
    }
fuldrigger-proposed =
    { YOU($who) ->
        [yes] You offer { $other }: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } offers you
           *[no] { $who } offers { $other }
        }: { $terms }
    }
fuldrigger-offer-declined =
    { YOU($who) ->
        [yes] { $other } turns down your offer: { $terms }
       *[no] { YOU($other) ->
            [yes] You turn down what { $who } offers
           *[no] { $other } turns down what { $who } offers
        }: { $terms }
    }
fuldrigger-offer-withdrawn =
    { YOU($who) ->
        [yes] You take back your offer to { $other }: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who } takes back the offer to you
           *[no] { $who } takes back the offer to { $other }
        }: { $terms }
    }
fuldrigger-offer-lapsed =
    { YOU($who) ->
        [yes] Your offer to { $other } has lapsed: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who }’s offer to you has lapsed
           *[no] { $who }’s offer to { $other } has lapsed
        }: { $terms }
    }
fuldrigger-offer-void =
    { YOU($who) ->
        [yes] Your offer to { $other } can’t be kept and is void: { $terms }
       *[no] { YOU($other) ->
            [yes] { $who }’s offer to you can’t be kept and is void
           *[no] { $who }’s offer to { $other } can’t be kept and is void
        }: { $terms }
    }
fuldrigger-signed =
    { YOU($who) ->
        [yes] 📜 You and { $other } have a deal: { $terms }
       *[no] { YOU($other) ->
            [yes] 📜 You and { $who } have a deal
           *[no] 📜 { $who } and { $other } have a deal
        }: { $terms }
    }
fuldrigger-card = 🃏 { $card }: { $effect }
fuldrigger-card-paid =
    { YOU($who) ->
        [yes] You pay { $money }.
       *[no] { $who } pays { $money }.
    }
fuldrigger-shuffled = All 28 chance cards have been reshuffled.
fuldrigger-date = The agreed date has come: this round is the last.
fuldrigger-hours = Time’s up: this round is the last.
fuldrigger-out =
    { YOU($who) ->
        [yes] You’ve no ships left, so your company’s out of the game.
       *[no] { $who } has no ships left and is out of the game.
    }
fuldrigger-resigned =
    { YOU($who) ->
        [yes] You resign, and your company’s out of the game.
       *[no] { $who } resigns.
    }
fuldrigger-counted =
    { YOU($who) ->
        [yes] Your fortune: { $cash } in cash + { $ships } in ships + { $forts } in forts + { $goods } in goods = { $total }.
       *[no] { $who }: { $cash } in cash + { $ships } in ships + { $forts } in forts + { $goods } in goods = { $total }.
    }

# How it ended

fuldrigger-scores = Fortune in ducats: { $scores }
fuldrigger-why-rounds = The last round has been played, and the fortunes are counted.
fuldrigger-why-date = The agreed date has passed, and the fortunes are counted.
fuldrigger-why-hours = Time was up, and the fortunes are counted.
fuldrigger-why-alone = Only one company still has ships.

# What the cards say

fuldrigger-effect-bounty = the first to put into { $town } gets { $money }.
fuldrigger-effect-c11 = grain sells for 20 more everywhere for 3 rounds.
fuldrigger-effect-c12 = coffee sells for 20 more in Northern and Western Europe, Venice and Constantinople for 3 rounds.
fuldrigger-effect-c13 = sugar sells for 20 less everywhere for 3 rounds.
fuldrigger-effect-c14 = spices sell for 30 less in Europe for 3 rounds.
fuldrigger-effect-c15 = timber sells for 20 more everywhere for 3 rounds.
fuldrigger-effect-c16 = wine and cloth sell for 10 more everywhere for 3 rounds.
fuldrigger-effect-c17 = storms sink ships on 2, 3 and 4 for a round.
fuldrigger-effect-c18 = icebergs sink ships on 4 and 5 for a round.
fuldrigger-effect-c19 = every ship can sail 3 spaces further for a round.
fuldrigger-effect-c20 = every ship sails 3 spaces fewer for a round.
fuldrigger-effect-c21 = storms and calms do nothing for a round.
fuldrigger-effect-c22 = pirates take the load on 4 and 5 for a round.
fuldrigger-effect-c23 = pirates do nothing for a round.
fuldrigger-effect-c24 = no one may attack for a round.
fuldrigger-effect-c25 = everyone pays 10 for each ship.
fuldrigger-effect-c26 = everyone pays 10 for each fort.
fuldrigger-effect-c27 = for 3 rounds, a ship lost at sea pays its owner 50.
fuldrigger-effect-c28 = ships cost 80 at the bank for a round.

# Why something cannot be done

error-fuldrigger-seats = Fuldrigger is for two to four companies.
error-fuldrigger-choose-first = Settle the fight first.
error-fuldrigger-home-chosen = The home towns have been chosen already.
error-fuldrigger-home-first = Choose a home town first.
error-fuldrigger-not-home = You can’t choose that town as your home.
error-fuldrigger-nothing-to-choose = There’s nothing like that to choose.
error-fuldrigger-no-company = That company can’t do that.
error-fuldrigger-offer-open = Your earlier offer to them is still open.
error-fuldrigger-declined = They’ve just turned that down. Offer it again after your next turn starts.
error-fuldrigger-one-treaty = You two have already made a treaty this round. You can make another next round.
error-fuldrigger-nothing-offered = An offer needs something in it.
error-fuldrigger-poor = That costs { $money }, more than you have.
error-fuldrigger-no-offer = That offer isn’t open any more.
error-fuldrigger-own-offer = That’s your own offer. It’s up to them now.
error-fuldrigger-rolled = You’ve already rolled this turn.
error-fuldrigger-roll-first = Roll the dice first.
error-fuldrigger-no-ship-there = You’ve no ship in that town.
error-fuldrigger-no-ship = There’s no ship { $ship }.
error-fuldrigger-six-ships = You can have six ships at most.
error-fuldrigger-six-forts = You can have six forts at most.
error-fuldrigger-seventh-ship = That would give one of you a seventh ship; six is the most.
error-fuldrigger-seventh-fort = That would give one of you a seventh fort; six is the most.
error-fuldrigger-fort-stands = There’s already a fort there.
error-fuldrigger-no-fort = That fort isn’t theirs to give.
error-fuldrigger-at-war = You’re already at war with them.
error-fuldrigger-truce = You have a truce: no attacks until it ends.
error-fuldrigger-no-attacks = A chance card rules out attacks just now.
error-fuldrigger-not-at-war = You’re not at war with that company.
error-fuldrigger-raided = You’ve already attacked there this turn.
error-fuldrigger-nothing-there = They’ve nothing there that you can attack.
error-fuldrigger-more-needed = Send at least as many privateers as there are ships and forts there.
error-fuldrigger-cannot-come = Ship { $ship } can’t take part in that attack.
error-fuldrigger-not-mid-move = Ship { $ship } isn’t under way.
error-fuldrigger-mid-move = Finish sailing ship { $ship } first.
error-fuldrigger-at-sea = Ship { $ship } is at sea.
error-fuldrigger-empty = Ship { $ship } is empty.
error-fuldrigger-lies-still = Ship { $ship } can’t sail any more this turn.
error-fuldrigger-settled = You’ve already left ship { $ship } as it is.
error-fuldrigger-out-of-reach = Ship { $ship } can’t get there like that.
error-fuldrigger-sail-set = Ship { $ship } is already fitted out that way.
error-fuldrigger-loaded = Ship { $ship } needs an empty hold and trading sails for that.
error-fuldrigger-not-here = Take ship { $ship } home, or to a fort of yours, to refit it.
error-fuldrigger-privateer = Ship { $ship } is a privateer and carries no load.
error-fuldrigger-not-for-sale = They don’t sell that here.
error-fuldrigger-no-tokens = There are already nine loads of it afloat: { $good }.
error-fuldrigger-not-wanted = This town doesn’t buy that: { $good }.
error-fuldrigger-too-near = Sail that load { $count ->
        [one] one more space
       *[other] { $count } more spaces
    } before you sell it.
error-fuldrigger-no-isthmus = You can’t send anything over an isthmus here.
error-fuldrigger-no-store = You’ve no such load in store here.
error-fuldrigger-no-such-war = There’s no such war to enter on that side.

# On the picture: room is short

fuldrigger-picture-round = Round { $round } of { $rounds }
fuldrigger-picture-last = Last round
fuldrigger-picture-choosing = Choosing home towns
fuldrigger-picture-cash = cash
fuldrigger-picture-sea = near { $town }
fuldrigger-picture-hidden = hidden
fuldrigger-picture-fortune = fortune
fuldrigger-picture-ships = ships
fuldrigger-picture-forts = forts
fuldrigger-picture-out = out
fuldrigger-picture-wars = At war: { $others }
fuldrigger-picture-truce = Truce: { $others } (to round { $round })
fuldrigger-picture-curve = Fortune by round
fuldrigger-picture-becalmed = becalmed
fuldrigger-picture-home = Home: { $town }
fuldrigger-picture-nothing = no ships
fuldrigger-picture-sailed = { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
fuldrigger-picture-paid = paid { $money }
fuldrigger-picture-risk = risk { $risk }%

# The table in words

fuldrigger-words-game = Round { $round } of { $rounds }.
fuldrigger-words-choosing = The home towns are being chosen.
fuldrigger-words-last = This round is the last.
fuldrigger-words-rolled = Rolled: { $total }.
fuldrigger-words-company = { $who } ({ $town }): fortune { $fortune }, cash { $cash }.
fuldrigger-words-fleet = { $who } ({ $town }): fortune { $fortune }; { $ships }.
fuldrigger-words-cash = { $who }: cash { $cash }.
fuldrigger-words-hidden = hidden
fuldrigger-words-none = no home yet
fuldrigger-words-out = { $who } is out of the game.
fuldrigger-words-ships = Ships: { $ships }.
fuldrigger-words-sea = near { $town }
fuldrigger-words-sailed = { $who }, ship { $ships }
fuldrigger-words-sailed-port = { $number } to { $place }
fuldrigger-words-sailed-sea = { $number } { $place }
fuldrigger-words-sailed-calm = { $number } becalmed { $place }
fuldrigger-words-sailed-robbed = { $number } robbed { $place }
fuldrigger-words-sailed-lost = { $number } lost { $place }
fuldrigger-words-fight = Attack: { $who } on { $other }, { $place }; { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }, rolled { $total }.
fuldrigger-words-becalmed = becalmed
fuldrigger-words-forts = Forts: { $towns }.
fuldrigger-words-stores = In store: { $stores }.
fuldrigger-words-war = War: { $one } against { $other }.
fuldrigger-words-truce = Truce until round { $round }: { $one } and { $other }.
fuldrigger-words-cards = In force: { $cards }.
fuldrigger-words-bounties = Bounties: { $towns }.
fuldrigger-words-trial = The voyage: { $start }, then { $end }; { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }, risk { $risk }%.
fuldrigger-words-load = { $good } (paid { $money }, sailed { $count })
fuldrigger-words-reefs = Reefs known: { $letters }.
fuldrigger-words-offer = Offer, { $who } to { $other }: { $terms }.
fuldrigger-words-treaty = Agreed in round { $round }, { $who } and { $other }: { $terms }.
fuldrigger-words-gives = { $who } gives { $what }
fuldrigger-words-money = { $money } in cash
fuldrigger-words-given-ships = { $count ->
    [one] ship
   *[other] ships
} { $ships }
fuldrigger-words-given-forts = { $count ->
    [one] the fort
   *[other] the forts
} { $towns }
fuldrigger-words-given-peace = peace
fuldrigger-words-given-truce = { $count ->
    [one] a truce of one round
   *[other] a truce of { $count } rounds
}
fuldrigger-words-ally = { $who } enters the war beside { $friend }
fuldrigger-words-map = Map: { $region }.
fuldrigger-words-market = { $town }: { $goods }
fuldrigger-mark-k = B
fuldrigger-mark-s = S
fuldrigger-text-title = **Fuldrigger** · round { $round } of { $rounds }

# Seas on the chart

fuldrigger-sea-atlantic = Atlantic Ocean
fuldrigger-sea-south-atlantic = South Atlantic
fuldrigger-sea-pacific = Pacific Ocean
fuldrigger-sea-indian = Indian Ocean
fuldrigger-sea-arctic = Arctic Ocean
fuldrigger-sea-caribbean = Caribbean Sea
fuldrigger-sea-mediterranean = Mediterranean
fuldrigger-sea-north = North Sea
fuldrigger-sea-arabian = Arabian Sea
fuldrigger-sea-china = China Sea

# Regions of the chart

fuldrigger-region-world = The whole world
fuldrigger-region-north = Northern Europe
fuldrigger-region-south = Southern Europe
fuldrigger-region-arctic = The northern seas
fuldrigger-region-america = North America
fuldrigger-region-caribbean = The Caribbean
fuldrigger-region-atlantic = The South Atlantic
fuldrigger-region-pacific = The Pacific coast
fuldrigger-region-africa = East Africa and the Red Sea
fuldrigger-region-india = India
fuldrigger-region-east = The Far East

# Commands

command-fuldrigger = fuldrigger
command-fuldrigger-about = Fuldrigger: trade and war in the age of sail
command-fuldrigger-new = new
command-fuldrigger-new-about = Open a table of Fuldrigger in this channel
command-fuldrigger-new-player2 = player2
command-fuldrigger-new-player2-about = Who you’d like to play with
command-fuldrigger-new-player3 = player3
command-fuldrigger-new-player3-about = Who you’d like to play with
command-fuldrigger-new-player4 = player4
command-fuldrigger-new-player4-about = Who you’d like to play with
command-fuldrigger-new-pace = pace
command-fuldrigger-new-pace-about = How fast you want to play
command-fuldrigger-play = play
command-fuldrigger-play-about = Type your move
command-fuldrigger-play-move = move
command-fuldrigger-play-move-about = Your move, for example: sail 2 to CAL
command-fuldrigger-map = map
command-fuldrigger-map-about = Look at a part of the chart, with its prices
command-fuldrigger-map-region = region
command-fuldrigger-map-region-about = Which part of the world
command-fuldrigger-company = company
command-fuldrigger-company-about = Look at a company: money, ships, goods, forts, fortune
command-fuldrigger-company-seat = seat
command-fuldrigger-company-seat-about = Whose company, by seat 1 to 4; yours if left out

# Goods, towns and cards

fuldrigger-good-timber = timber
fuldrigger-good-grain = grain
fuldrigger-good-fish = stockfish
fuldrigger-good-furs = furs
fuldrigger-good-cloth = cloth
fuldrigger-good-wine = wine
fuldrigger-good-sugar = sugar
fuldrigger-good-coffee = coffee
fuldrigger-good-ivory = ivory
fuldrigger-good-silver = silver
fuldrigger-good-tea = tea
fuldrigger-good-spices = spices

fuldrigger-town-dan = Danzig
fuldrigger-town-kbh = Copenhagen
fuldrigger-town-bgn = Bergen
fuldrigger-town-ams = Amsterdam
fuldrigger-town-lon = London
fuldrigger-town-bdx = Bordeaux
fuldrigger-town-lis = Lisbon
fuldrigger-town-cad = Cádiz
fuldrigger-town-ven = Venice
fuldrigger-town-kon = Constantinople
fuldrigger-town-alx = Alexandria
fuldrigger-town-ark = Arkhangelsk
fuldrigger-town-rey = Reykjavík
fuldrigger-town-gdt = Godthaab
fuldrigger-town-que = Quebec
fuldrigger-town-bos = Boston
fuldrigger-town-chs = Charleston
fuldrigger-town-hav = Havana
fuldrigger-town-stt = Saint Thomas
fuldrigger-town-pbo = Porto Bello
fuldrigger-town-bai = Bahia
fuldrigger-town-bue = Buenos Aires
fuldrigger-town-val = Valparaíso
fuldrigger-town-cal = Callao
fuldrigger-town-aca = Acapulco
fuldrigger-town-gor = Gorée
fuldrigger-town-chb = Christiansborg
fuldrigger-town-cpt = Cape Town
fuldrigger-town-zan = Zanzibar
fuldrigger-town-mok = Mocha
fuldrigger-town-sue = Suez
fuldrigger-town-clc = Calicut
fuldrigger-town-trq = Tranquebar
fuldrigger-town-ccu = Calcutta
fuldrigger-town-mlk = Malacca
fuldrigger-town-btv = Batavia
fuldrigger-town-amb = Amboina
fuldrigger-town-mnl = Manila
fuldrigger-town-ctn = Canton
fuldrigger-town-nag = Nagasaki

fuldrigger-card-c01 = Bounty
fuldrigger-card-c02 = Bounty
fuldrigger-card-c03 = Bounty
fuldrigger-card-c04 = Bounty
fuldrigger-card-c05 = Bounty
fuldrigger-card-c06 = Bounty
fuldrigger-card-c07 = Bounty
fuldrigger-card-c08 = Bounty
fuldrigger-card-c09 = Bounty
fuldrigger-card-c10 = Bounty
fuldrigger-card-c11 = Failed harvest
fuldrigger-card-c12 = Coffee-house fashion
fuldrigger-card-c13 = Sugar glut
fuldrigger-card-c14 = The pepper fleet is home
fuldrigger-card-c15 = The dockyards are building
fuldrigger-card-c16 = Royal wedding
fuldrigger-card-c17 = Hurricane season
fuldrigger-card-c18 = A hard winter at sea
fuldrigger-card-c19 = Fresh breeze
fuldrigger-card-c20 = Light airs
fuldrigger-card-c21 = Fine weather
fuldrigger-card-c22 = Pirates in force
fuldrigger-card-c23 = Naval squadron
fuldrigger-card-c24 = Truce
fuldrigger-card-c25 = Shipworm
fuldrigger-card-c26 = The garrisons want their pay
fuldrigger-card-c27 = Marine insurance
fuldrigger-card-c28 = Shipyard offer

# The rules

fuldrigger-rules-short =
    You run a trading company with **three ships and 100 ducats**. Buy goods where they’re cheap, carry them at least ten spaces, sell them where they’re dear.
    On your turn you roll three dice, and **every** ship can sail that far. Out at sea there are storms, ice, calms, reefs and pirates. Between voyages you buy ships and forts.
    Fit out **privateers** and declare war if you like; others can help either side. You make peace by treaty.
    Whoever has the greatest **fortune** when time is up wins: cash, and what ships, forts and goods cost.
fuldrigger-rules-long-1 =
    ### The turn
    Trade, buy ships and forts and fit out ships whenever you like in your turn. Roll three dice once: each of your ships can sail that many spaces, or fewer. Putting into port ends a ship’s move.
    ### The sea
    Tailwind: three spaces more; headwind: three fewer. Elsewhere two dice are rolled for the ship. Storm: lost on 2 or 3. Iceberg: lost on 5. Calm: on 7 or less it stays there and misses your next turn. Reef: lost on 2 or 3, else you know that reef for good. Pirates: ship lost on 2 or 3, load lost on 4. Privateers, and owners of a fort within two spaces, needn’t mind the pirates.
    ### Trade
    A ship holds one load. What’s marked B can only be bought in that town, S only sold, the rest both. A load must sail ten spaces before it’s sold. Each extra load of one kind sold in one town in a turn brings 10 less. At most nine loads of a kind are afloat.
    ### Ships and forts
    A ship costs 100, starts in your home town and can be sold back for 75; six at most. A fort costs 100 where one of your ships lies; six at most, one a town. Others pay you 10 for every load bought or sold there, and you sell for 10 more.
fuldrigger-rules-long-2 =
    ### War
    Ships are fitted out as privateers at home or at your own fort; they carry no load. Declare war, then attack with at least as many privateers as there are ships and forts on the space. Ships in a port without a fort are safe. Two dice decide: with one attacker you lose one below 6 and capture above 9; with two below 5 and above 8; with three below 4 and above 7; with four on 2 and above 6. In between nothing happens.
    ### Dealing
    Offer money, ships, forts, peace, a truce or an alliance at any time. Only the other sees an offer; it lapses when your next turn starts, or earlier, after 5 minutes, a day or 3 days, depending on the table’s pace. Two companies make one treaty a round; then any other offer between them is void. A truce is kept: no one may attack until it ends.
    ### Chance cards
    Once a round, as a rule on the last company’s turn, a card is turned up that holds for everyone.
    ### Over the isthmuses
    As a house rule goods can be sent over Panama and Suez for a toll of 10, and fetched by another ship of yours. Forts there bring the toll to you.
    ### The end
    The game ends after the agreed rounds, or with the round in which the agreed date comes. If you’ve no ship at the end of a turn you’re out of the game; if one company is left alone, it wins. Fortune is cash plus 100 for each ship and fort, and what was paid for the goods.
fuldrigger-rules-long-3 =
    ### The signs on the chart
    At sea: **two arrows**: the wind; on white three spaces more, on dark red three fewer. **Lightning**: a storm. **White peak**: ice. **Three lines**: a calm. **A letter**: a reef. **A skull**: pirates.
    Ports: **red dot**: a town that can be a home. **White dot**: another town. **Small dots**: one space each. **A ship**: its colour and sign say whose, the number which; goods on deck are its load, a black sail makes it a privateer. **A tower**: a fort. **Dotted line**: what was sailed last.

# What the table waits for. $who stands for one player or several.

fuldrigger-waiting-home = Waiting for { $who } to choose a home town
fuldrigger-waiting-play = Waiting for { $who } to sail and trade
