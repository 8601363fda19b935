# How did I play? What decisions cost, by the strongest bot.

button-coach-show = Show me
button-coach-next = Next moment

coach-working = I’m playing your moves over again: { $done } of { $count }.
coach-nothing = There’s no move of yours to look back on here.
coach-not-yet = There’s nothing to look back on yet. It works once a deal, a round or the game is over.
coach-grade = **{ $grade } out of 10.** { $count ->
        [one] In your one decision the strong bot { $matched ->
            [0] would have done something else.
           *[other] would have done the same.
        }
       *[other] { $matched ->
            [0] The strong bot would have done something else in all { $count } decisions.
           *[other] In { $matched } of { $count } decisions the strong bot would have done the same.
        }
    }
coach-even = { $matched ->
        [0] What you did was just about as good.
       *[other] In the rest, what you did was just about as good.
    }
coach-part = This is { $stage } only: the whole game comes once it’s over.
coach-lost-points = The difference cost you { NUMBER($lost, maximumFractionDigits: 1) } { $lost ->
        [1] point
       *[other] points
    } in all.
coach-lost-spaces = The difference cost you { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] space
       *[other] spaces
    } in all.
coach-lost-money = The difference cost you { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] ducat
       *[other] ducats
    } in all.
coach-fine = No single move cost you enough to be worth another try.
coach-moment = { $number } of { $count }
coach-stage-cribbage = deal { $stage }
coach-stage-kasino = round { $stage }
coach-stage-kinaskak = round { $stage }
coach-stage-olsen = round { $stage }
coach-stage-partners = deal { $stage }
coach-right = That’s it! **{ $better }** beats what you chose then, **{ $made }**, by { $more }.
coach-same = That’s what you chose then, too. **{ $better }** beats it by { $more }.
coach-other = Now you’d choose **{ $tried }**. **{ $better }** beats that by { $less }, and what you chose then, **{ $made }**, by { $more }.
coach-other-same = Now you’d choose **{ $tried }**, and that’s as good as **{ $better }**: it beats what you chose then, **{ $made }**, by { $more }.
coach-shown = **{ $better }** beats what you chose, **{ $made }**, by { $more }.
coach-more-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [1] point
       *[other] points
    }
coach-more-spaces = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] space
       *[other] spaces
    }
coach-more-money = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] ducat
       *[other] ducats
    }
coach-more-chance = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] win
       *[other] wins
    } in 100 games
coach-more-share = { NUMBER($amount, maximumFractionDigits: 0) } percentage { $amount ->
        [1] point
       *[other] points
    } of the pieces left
coach-small = On average, from what you could see then, with everyone playing on as the bots do.
coach-small-share = That’s your side’s share of all the pieces left, a few rounds later. A win counts as all of them, a defeat as none.
coach-small-olsen = Played on for up to 400 moves: a game of Long Ólsen that isn’t over by then counts by how far each of you has got.

stats-coach = Looked back on { $count ->
        [one] 1 game
       *[other] { $count } games
    }: what costs you most: { $kind }
coach-kind-cribbage-discard = what you put in the crib
coach-kind-cribbage-play = the play
coach-kind-cribbage-count = counting
coach-kind-kasino-lay = the cards you lay down
coach-kind-kasino-take = what you take
coach-kind-kasino-build = your builds
coach-kind-kinaskak-take = taking cards or leaving them
coach-kind-kinaskak-lay = laying cards
coach-kind-kinaskak-discard = your discards
coach-kind-kinaskak-wish = your wishes
coach-kind-olsen-play = the cards you play
coach-kind-olsen-draw = drawing and passing
coach-kind-olsen-word = calls and accusations
coach-kind-partners-give = the card you give your partner
coach-kind-partners-play = your moves on the board
coach-kind-stratego-army = how you set up your army
coach-kind-stratego-move = your moves
coach-kind-stratego-recruit = who you bring back
coach-kind-fuldrigger-sail = your courses
coach-kind-fuldrigger-war = war and weapons
coach-kind-fuldrigger-trade = trade
