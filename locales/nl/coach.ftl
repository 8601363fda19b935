# Hoe heb ik gespeeld? Wat beslissingen kostten, volgens de sterkste bot.

button-coach-show = Laat zien
button-coach-next = Volgend moment

coach-working = Ik speel je zetten na: { $done } van { $count }.
coach-nothing = Hier is geen zet van jou om op terug te kijken.
coach-not-yet = Er valt nog niets terug te kijken. Dat kan zodra een ronde of het spel voorbij is.
coach-grade = **Een { $grade }.** { $count ->
        [one] Je had maar één ding te beslissen, en de sterke bot had { $matched ->
            [0] iets anders gedaan.
           *[other] hetzelfde gedaan.
        }
       *[other] { $matched ->
            [0] De sterke bot had bij alle { $count } beslissingen iets anders gedaan.
           *[other] Bij { $matched } van de { $count } beslissingen had de sterke bot hetzelfde gedaan.
        }
    }
coach-even = { $matched ->
        [0] Wat jij deed was vrijwel even goed.
       *[other] Bij de rest was jouw keuze vrijwel even goed.
    }
coach-part = Dit gaat alleen over { $stage }: het hele spel komt als het uit is.
coach-lost-points = Het verschil kostte je samen { NUMBER($lost, maximumFractionDigits: 1) } { $lost ->
        [1] punt
       *[other] punten
    }.
coach-lost-spaces = Het verschil kostte je samen { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] veld
       *[other] velden
    }.
coach-lost-money = Het verschil kostte je samen { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [1] dukaat
       *[other] dukaten
    }.
coach-fine = Geen enkele zet kostte je genoeg om nog eens te proberen.
coach-moment = { $number } van { $count }
coach-stage-cribbage = ronde { $stage }
coach-stage-kasino = ronde { $stage }
coach-stage-kinaskak = ronde { $stage }
coach-stage-olsen = ronde { $stage }
coach-stage-partners = ronde { $stage }
coach-right = Precies! **{ $better }** is { $more } dan wat je toen koos, **{ $made }**.
coach-same = Dat koos je toen ook. **{ $better }** is { $more }.
coach-other = Nu zou je **{ $tried }** kiezen. **{ $better }** is { $less } dan dat, en { $more } dan wat je toen koos, **{ $made }**.
coach-other-same = Nu zou je **{ $tried }** kiezen, en dat is net zo goed als **{ $better }**: { $more } dan wat je toen koos, **{ $made }**.
coach-shown = **{ $better }** is { $more } dan wat je koos, **{ $made }**.
coach-more-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [1] punt
       *[other] punten
    } beter
coach-more-spaces = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] veld
       *[other] velden
    } beter
coach-more-money = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] dukaat
       *[other] dukaten
    } beter
coach-more-chance = op 100 spellen { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] zege
       *[other] zeges
    } beter
coach-more-share = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [1] procentpunt
       *[other] procentpunten
    } van de resterende stukken beter
coach-small = Gemiddeld, naar wat je toen kon zien, en als iedereen verderspeelt zoals de bots.
coach-small-share = Dat is het aandeel van jouw kant in alle resterende stukken, een paar rondes later. Winst telt als alle stukken, verlies als geen enkel.
coach-small-olsen = Er wordt tot 400 zetten doorgespeeld: een spel Lange Ólsen dat dan niet uit is, telt naar hoe ver ieder van jullie gekomen is.

stats-coach = Teruggekeken op { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }: je verliest het meest bij { $kind }
coach-kind-cribbage-discard = wat je in de kribbe legt
coach-kind-cribbage-play = het spelen
coach-kind-cribbage-count = het tellen
coach-kind-kasino-lay = de kaarten die je neerlegt
coach-kind-kasino-take = wat je pakt
coach-kind-kasino-build = wat je bouwt
coach-kind-kinaskak-take = kaarten pakken of laten liggen
coach-kind-kinaskak-lay = kaarten neerleggen
coach-kind-kinaskak-discard = de kaarten die je aflegt
coach-kind-kinaskak-wish = je wensen
coach-kind-olsen-play = de kaarten die je speelt
coach-kind-olsen-draw = pakken en passen
coach-kind-olsen-word = roepen en beschuldigen
coach-kind-partners-give = de kaart die je je maat geeft
coach-kind-partners-play = je zetten op het bord
coach-kind-stratego-army = je opstelling
coach-kind-stratego-move = je zetten
coach-kind-stratego-recruit = wie je terughaalt
coach-kind-fuldrigger-sail = je koersen
coach-kind-fuldrigger-war = oorlog en wapens
coach-kind-fuldrigger-trade = de handel
