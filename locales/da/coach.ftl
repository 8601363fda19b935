# Hvordan spillede jeg? Hvad valgene kostede, ifølge den stærkeste bot.

button-coach-show = Vis mig det
button-coach-next = Næste øjeblik

coach-working = Jeg spiller dine træk om igen: { $done } af { $count }.
coach-nothing = Her er ingen træk fra dig at se tilbage på.
coach-not-yet = Der er ikke noget at se tilbage på endnu. Det kan man, når en runde eller spillet er slut.
coach-grade = **{ $grade } ud af 10.** { $count ->
        [one] Ved dit ene valg havde den stærke bot { $matched ->
            [0] gjort noget andet.
           *[other] gjort det samme.
        }
       *[other] Ved { $matched } af { $count } valg havde den stærke bot gjort det samme.
    }
coach-lost-points = I alt kostede de andre dig { NUMBER($lost, maximumFractionDigits: 1) } point.
coach-lost-spaces = I alt kostede de andre dig { NUMBER($lost, maximumFractionDigits: 0) } felter.
coach-lost-money = I alt kostede de andre dig { NUMBER($lost, maximumFractionDigits: 0) } i penge.
coach-fine = Ingen af dine træk kostede noget, der er værd at nævne.
coach-moment = { $number } af { $count }
coach-stage-cribbage = { $stage }. runde
coach-stage-kasino = { $stage }. runde
coach-stage-kinaskak = { $stage }. runde
coach-stage-olsen = { $stage }. runde
coach-stage-partners = { $stage }. giv
coach-right = Netop. **{ $better }** { $more } end dit valg dengang, **{ $made }**.
coach-same = Det var det, du gjorde. **{ $better }** { $more }.
coach-other = Nu ville du vælge **{ $tried }**. **{ $better }** { $less } end det og { $more } end dit valg dengang, **{ $made }**.
coach-other-same = Nu ville du vælge **{ $tried }**, og det er lige så godt som **{ $better }**. Det { $more } end dit valg dengang, **{ $made }**.
coach-shown = **{ $better }** { $more } end dit valg dengang, **{ $made }**.
coach-more-points = giver { NUMBER($amount, maximumFractionDigits: 1) } point mere
coach-more-spaces = giver { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] felt
       *[other] felter
    } mere
coach-more-money = giver { NUMBER($amount, maximumFractionDigits: 0) } mere i penge
coach-more-chance = vinder { NUMBER($amount, maximumFractionDigits: 0) } flere spil ud af 100
coach-small = I gennemsnit, ud fra det du kunne se dengang, og når alle spiller videre som bottene.

stats-coach = Set tilbage på { $count ->
        [one] 1 spil
       *[other] { $count } spil
    }: du taber mest på { $kind }
coach-kind-cribbage-discard = det, du lægger i krybben
coach-kind-cribbage-play = udspillet
coach-kind-cribbage-count = optællingen
coach-kind-kasino-lay = de kort, du lægger
coach-kind-kasino-take = det, du tager
coach-kind-kasino-build = det, du bygger
coach-kind-kinaskak-take = at tage kort eller lade dem ligge
coach-kind-kinaskak-lay = at lægge kort ned
coach-kind-kinaskak-discard = de kort, du smider
coach-kind-kinaskak-wish = dine ønsker
coach-kind-olsen-play = de kort, du spiller
coach-kind-olsen-draw = at trække og melde pas
coach-kind-olsen-word = at sige Ólsen og beskylde andre
coach-kind-partners-give = det kort, du giver din makker
coach-kind-partners-play = dine træk på brættet
coach-kind-stratego-army = din opstilling
coach-kind-stratego-move = dine træk
coach-kind-stratego-recruit = hvem du henter tilbage
coach-kind-fuldrigger-sail = dine ruter
coach-kind-fuldrigger-war = krig og våben
coach-kind-fuldrigger-trade = handlen
