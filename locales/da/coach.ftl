# Hvordan spillede jeg? Hvad valgene kostede, ifølge den stærkeste bot.

button-coach-show = Vis mig det
button-coach-next = Næste øjeblik

coach-working = Jeg spiller dine træk om igen: { $done } af { $count }.
coach-nothing = Der er ingen af dine træk at se tilbage på her.
coach-not-yet = Der er ikke noget at se tilbage på endnu. Det kan du, når en runde eller spillet er slut.
coach-grade = **{ $grade } ud af 10.** { $count ->
        [one] Ved dit ene valg ville den stærke bot have { $matched ->
            [0] gjort noget andet.
           *[other] gjort det samme.
        }
       *[other] { $matched ->
            [0] Den stærke bot ville have gjort noget andet ved alle { $count } valg.
           *[other] Ved { $matched } af { $count } valg ville den stærke bot have gjort det samme.
        }
    }
coach-even = { $matched ->
        [0] Det, du gjorde, var stort set lige så godt.
       *[other] Ved resten var dit valg stort set lige så godt.
    }
coach-part = Det gælder kun { $stage }: hele spillet ser vi på, når det er slut.
coach-lost-points = Forskellen kostede dig i alt { NUMBER($lost, maximumFractionDigits: 1) } point.
coach-lost-spaces = Forskellen kostede dig i alt { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] felt
       *[other] felter
    }.
coach-lost-money = Forskellen kostede dig i alt { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] dukat
       *[other] dukater
    }.
coach-fine = Intet enkelt træk kostede nok til, at det er værd at prøve igen.
coach-moment = { $number } af { $count }
coach-stage-cribbage = runde { $stage }
coach-stage-kasino = runde { $stage }
coach-stage-kinaskak = runde { $stage }
coach-stage-olsen = runde { $stage }
coach-stage-partners = runde { $stage }
coach-right = Lige præcis! **{ $better }** slår det, du valgte dengang, **{ $made }**, med { $more }.
coach-same = Det valgte du også dengang. **{ $better }** slår det med { $more }.
coach-other = Nu ville du vælge **{ $tried }**. **{ $better }** slår det med { $less } og det, du valgte dengang, **{ $made }**, med { $more }.
coach-other-same = Nu ville du vælge **{ $tried }**, og det er lige så godt som **{ $better }**: det slår det, du valgte dengang, **{ $made }**, med { $more }.
coach-shown = **{ $better }** slår det, du valgte, **{ $made }**, med { $more }.
coach-more-points = { NUMBER($amount, maximumFractionDigits: 1) } point
coach-more-spaces = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] felt
       *[other] felter
    }
coach-more-money = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] dukat
       *[other] dukater
    }
coach-more-chance = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] sejr
       *[other] sejre
    } på 100 spil
coach-more-share = { NUMBER($amount, maximumFractionDigits: 0) } procentpoint af de tilbageværende brikker
coach-small = I gennemsnit, ud fra det, du kunne se dengang, og når alle spiller videre som botterne.
coach-small-share = Det er din sides andel af alle tilbageværende brikker et par runder senere. En sejr tæller som dem alle, et nederlag som ingen.
coach-small-olsen = Der spilles videre i op til 400 træk: et spil Lange Olsen, der ikke er slut inden da, tæller efter, hvor langt I hver især er nået.

stats-coach = Når jeg ser tilbage på { $count ->
        [one] 1 spil
       *[other] { $count } spil
    }, taber du mest på { $kind }
coach-kind-cribbage-discard = det, du lægger i krybben
coach-kind-cribbage-play = de kort, du spiller
coach-kind-cribbage-count = optællingen
coach-kind-kasino-lay = de kort, du smider ud
coach-kind-kasino-take = det, du tager
coach-kind-kasino-build = det, du bygger
coach-kind-kinaskak-take = at tage kort eller lade dem ligge
coach-kind-kinaskak-lay = at lægge kort ned
coach-kind-kinaskak-discard = de kort, du kaster
coach-kind-kinaskak-wish = dine ønsker
coach-kind-olsen-play = de kort, du spiller
coach-kind-olsen-draw = at trække og melde pas
coach-kind-olsen-word = at sige ”Olsen” og anklage andre
coach-kind-partners-give = det kort, du giver din partner
coach-kind-partners-play = dine træk på brættet
coach-kind-stratego-army = din opstilling
coach-kind-stratego-move = dine træk
coach-kind-stratego-recruit = de brikker, du henter tilbage
coach-kind-fuldrigger-sail = dine ruter
coach-kind-fuldrigger-war = krig og våben
coach-kind-fuldrigger-trade = din handel
