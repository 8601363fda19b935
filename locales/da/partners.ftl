# Partners: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
# $piece og $field er tekster herfra; $card er et ord, hvis .label står forrest.
partners-name = Partners
partners-about = Et kapløb for to par: kortene rykker brikkerne, og partnere hjælper hinanden i hus.

# Kortene

partners-card-2 = 2
partners-card-3 = 3
partners-card-5 = 5
partners-card-6 = 6
partners-card-7 = 7
partners-card-9 = 9
partners-card-10 = 10
partners-card-12 = 12
partners-card-1-or-14 = 1/14
partners-card-back-4 = 4 tilbage
    .label = 4 tilbage
partners-card-8s = 8/start
    .label = 8/start
partners-card-13s = 13/start
    .label = 13/start
partners-card-sw = byttekort
    .label = Byttekort
partners-card-he = hjerte
    .label = Hjerte

# Brikker og felter

partners-piece-0 = 🟡 { $number }
partners-piece-1 = 🔴 { $number }
partners-piece-2 = 🔵 { $number }
partners-piece-3 = 🟢 { $number }
partners-yard = ventepladsen
partners-house = hus { $place }
partners-seat-0 = 🟡 Gul, sammen med blå
partners-seat-1 = 🔴 Rød, sammen med grøn
partners-seat-2 = 🔵 Blå, sammen med gul
partners-seat-3 = 🟢 Grøn, sammen med rød

# Husregler i lobbyen

partners-option-late = Hvis nogen er for sen
partners-option-late-ask = Spørg os
partners-option-late-rule = Spillets regel: en bot spiller turen
partners-option-deck = Kortbunke
partners-option-deck-classic52 = 52 kort
partners-option-deck-hearts56 = 56 kort, med fire hjerter til at sætte ud
partners-option-house = I hus
partners-option-house-bounce = Det overskydende tælles tilbage
partners-option-house-exact = Kun med præcist antal
partners-option-startfield = En brik på sit startfelt
partners-option-startfield-safe = Kan ikke slås ud
partners-option-startfield-open = Kan slås ud
partners-option-startswap = At bytte en brik på startfeltet
partners-option-startswap-open = Må byttes
partners-option-startswap-safe = Må ikke byttes
partners-option-swap = Byttekortet
partners-option-swap-any = To vilkårlige brikker
partners-option-swap-own = Den ene skal være din egen
partners-option-fold = Kort, der lægges ned
partners-option-fold-shown = Med billedsiden opad
partners-option-fold-hidden = Med bagsiden opad
partners-option-deals = Den første kortgiver
partners-option-deals-lot = Ved lodtrækning
partners-option-deals-seat-0 = Plads 1
partners-option-deals-seat-1 = Plads 2
partners-option-deals-seat-2 = Plads 3
partners-option-deals-seat-3 = Plads 4

# Spørgsmål og svar

partners-field-give = Vælg et kort til din partner
partners-about-partner = { $who } er din partner ({ $colour }).
partners-field-card = Vælg det kort, du vil spille
partners-field-piece = Vælg den brik, der skal rykke
partners-field-part = Vælg brikken til resten af syveren
partners-field-steps = Hvor langt?
partners-field-swap = Vælg to brikker
partners-label-card = { TERM($card, form: "label") }
partners-label-at = { $piece } · { $field }
partners-label-way = { $piece } · { $field } til { $end }
partners-label-way-back = { $piece } · { $field } til { $end } (tælles tilbage)
partners-label-way-hit = { $piece } · { $field } til { $end } (slår { $other } ud)
partners-label-way-lost = { $piece } · { $field } til { $end } (bliver selv slået ud)
partners-label-steps = +{ $steps } til { $end }
partners-label-steps-back = +{ $steps } til { $end } (tælles tilbage)
partners-label-steps-hit = +{ $steps } til { $end } (slår { $other } ud)
partners-label-steps-lost = +{ $steps } til { $end } (bliver selv slået ud)
partners-label-part = { $piece } +{ $steps }
partners-label-part-hit = { $piece } +{ $steps } slår { $other }
partners-label-part-lost = { $piece } +{ $steps } (slås ud)
partners-label-parts = { $first }, { $rest }
partners-label-swap = { $one } og { $other }
partners-label-enter-0 = 🟡 Sæt en brik ud
partners-label-enter-0-hit = 🟡 Sæt en brik ud (slår { $other } ud)
partners-label-enter-1 = 🔴 Sæt en brik ud
partners-label-enter-1-hit = 🔴 Sæt en brik ud (slår { $other } ud)
partners-label-enter-2 = 🔵 Sæt en brik ud
partners-label-enter-2-hit = 🔵 Sæt en brik ud (slår { $other } ud)
partners-label-enter-3 = 🟢 Sæt en brik ud
partners-label-enter-3-hit = 🟢 Sæt en brik ud (slår { $other } ud)

# Hvad der sker

partners-deal =
    Runde { $deal }: { YOU($who) ->
        [yes] du giver
       *[no] { $who } giver
    } ({ $round }. kortgivning af 3).
partners-ready =
    { YOU($who) ->
        [yes] Du har valgt et kort.
       *[no] { $who } har valgt et kort.
    }
partners-gave = Dit kort til { $who }: { TERM($card, form: "label") }.
partners-exchanged = Partnerne har byttet et kort.
partners-received = { $who } gav dig: { TERM($card, form: "label") }.
partners-enter =
    { YOU($who) ->
        [yes] Du spiller { TERM($card, form: "label") }: { $piece } sættes ud.
       *[no] { $who } spiller { TERM($card, form: "label") }: { $piece } sættes ud.
    }
partners-walk =
    { YOU($who) ->
        [yes] Du spiller { TERM($card, form: "label") }: { $piece } til { $field }.
       *[no] { $who } spiller { TERM($card, form: "label") }: { $piece } til { $field }.
    }
partners-walk-on =
    { YOU($who) ->
        [yes] Du rykker videre med { TERM($card, form: "label") }: { $piece } til { $field }.
       *[no] { $who } rykker videre med { TERM($card, form: "label") }: { $piece } til { $field }.
    }
partners-swap =
    { YOU($who) ->
        [yes] Du spiller { TERM($card, form: "label") }: { $one } og { $other } bytter plads.
       *[no] { $who } spiller { TERM($card, form: "label") }: { $one } og { $other } bytter plads.
    }
partners-knocked-out = { $piece } bliver slået ud ({ $who }).
partners-home =
    { YOU($who) ->
        [yes] Du har alle fire i hus og hjælper nu { $partner }.
       *[no] { $who } har alle fire i hus og hjælper nu { $partner }.
    }
partners-laid-down-1 =
    { YOU($who) ->
        [yes] Du kan ikke bruge dine kort og lægger dem ned: { TERM($card1, form: "label") }.
       *[no] { $who } kan ikke bruge sine kort og lægger dem ned: { TERM($card1, form: "label") }.
    }
partners-laid-down-2 =
    { YOU($who) ->
        [yes] Du kan ikke bruge dine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
       *[no] { $who } kan ikke bruge sine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
    }
partners-laid-down-3 =
    { YOU($who) ->
        [yes] Du kan ikke bruge dine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
       *[no] { $who } kan ikke bruge sine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
    }
partners-laid-down-4 =
    { YOU($who) ->
        [yes] Du kan ikke bruge dine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
       *[no] { $who } kan ikke bruge sine kort og lægger dem ned: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
    }
partners-laid-down-hidden =
    { YOU($who) ->
        [yes] Du kan ikke bruge dine kort og lægger dem ned ({ $count }).
       *[no] { $who } kan ikke bruge sine kort og lægger dem ned ({ $count }).
    }
partners-won = Alle otte brikker er i hus: { $who } og { $partner } vinder!
partners-resigned =
    { YOU($who) ->
        [yes] Du giver op for dit par.
       *[no] { $who } giver op for sit par.
    }

# Hvordan det endte

partners-scores = Brikker i hus: { $scores }
partners-why-home = Alle parrets otte brikker er i hus.
partners-why-resigned = Spillet sluttede, fordi et par gav op.

# Hvorfor noget ikke kan lade sig gøre

error-partners-seats = Alle fire pladser skal være taget.
error-partners-not-in-hand = Det kort har du ikke på hånden: { TERM($card, form: "label") }.
error-partners-none-in-yard = Der er ingen brik tilbage at sætte ind.
error-partners-start-taken = To brikker af en anden farve står på startfeltet, så der kan ikke sættes nogen ind.
error-partners-swap-on-ring = Kun brikker ude på ringen kan byttes.
error-partners-swap-colour = To brikker af samme farve kan ikke byttes.
error-partners-swap-pair = Et par kan ikke byttes.
error-partners-swap-safe = Ved dette bord kan en brik på sit eget startfelt ikke byttes.
error-partners-swap-own = Ved dette bord skal den ene af de to have den farve, du flytter.
error-partners-seven = En syver skal give syv i alt, og hver brik bruges højst én gang.
error-partners-not-your-colour = Den farve kan du ikke flytte her.
error-partners-not-in-play = Den brik er ikke sat ind endnu.
error-partners-no-back = En brik i sit hus kan ikke gå tilbage.
error-partners-start-block = En brik på sit eget startfelt står i vejen: ingen anden farve kommer forbi.
error-partners-house = Der er ikke plads til så mange skridt i huset.
error-partners-given = Kortene er byttet, så det kort bliver, hvor det er.
error-partners-give-first = Spillet begynder, når alle fire har valgt et kort.
error-partners-one-or-fourteen = Skriv, hvor langt: +1 eller +14.

# På billedet: pladsen er lille

partners-picture-deal = Runde { $deal } · { $round } af 3
partners-picture-to-give = vælger kort
partners-picture-laid-down = lagt ned
partners-picture-no-cards = Du har ingen kort før næste runde
partners-picture-to-partner = til partner
partners-picture-from-partner = fra partner

# Bordet i ord

partners-words-game = Runde { $deal }, { $round } af 3; kortgiver: { $who }.
partners-colour-0 = Gul
partners-colour-1 = Rød
partners-colour-2 = Blå
partners-colour-3 = Grøn
partners-words-side = { $colour }, { $who }: { $pieces }.
partners-words-cards = Kort: { $sizes }.
partners-words-on = { $pieces } på { $field }
partners-words-house = hus { $places }
partners-words-yard = { $pieces } venter
partners-words-none = ingen på brættet
partners-words-piece = { $colour } { $number }
partners-words-starts = Startfelter: { $fields }. En brik går hele vejen rundt til sit startfelt og derfra i hus.
partners-words-walked = { $piece } til { $field }
partners-words-sent = { $piece } slået ud
partners-words-turn = { $who }, { $card }: { $moved }
partners-words-laid = { $who } lagde kortene ned
partners-words-hand = Din hånd: { $cards }.
partners-words-given = Til din partner: { $card }.
partners-words-received = Fra din partner: { $card }.
partners-words-chosen = Valgt: { $card }.

# Kommandoer

command-partners = partners
command-partners-about = Partners: kort, brikker og to par
command-partners-new = nyt
command-partners-new-about = Åbn et bord med Partners her i kanalen
command-partners-new-player2 = spiller2
command-partners-new-player2-about = Hvem du gerne vil spille med
command-partners-new-player3 = spiller3
command-partners-new-player3-about = Hvem du gerne vil spille med
command-partners-new-player4 = spiller4
command-partners-new-player4-about = Hvem du gerne vil spille med
command-partners-new-pace = tempo
command-partners-new-pace-about = Hvor hurtigt I vil spille
command-partners-play = spil
command-partners-play-about = Lav et træk ved at skrive det
command-partners-play-move = træk
command-partners-play-move-about = Dit træk, for eksempel: 7 Y1+3 Y2+4

# Reglerne

partners-rules-short =
    Partnere sidder over for hinanden og skal have deres **otte brikker** i hus før de andre.
    I hver runde får du fire kort og giver din partner ét med bagsiden opad. Så lægger I ét kort ad gangen, med urets retning, og rykker, som det viser.
    - **8/start** og **13/start** sætter en brik ud eller rykker 8 eller 13.
    - **7** deles, som du vil, mellem dine brikker, men alle syv skal bruges.
    - **1/14** rykker 1 eller 14. **4 tilbage** rykker baglæns.
    - **Byttekortet** bytter to brikker af forskellig farve på ringen.
    Lander du på en enlig brik, bliver den slået ud; to ens på samme felt er fredet og slår den ud, der lander på dem.
    Den, der ikke kan bruge nogen kort, lægger dem ned og venter på næste runde. Den, der har alle fire i hus, hjælper sin partner.
partners-rules-long-1 =
    ### Målet
    Gul og blå spiller mod rød og grøn. Det par, der først har alle otte brikker i hus, har vundet i samme øjeblik.
    ### Kortene
    Fire af hver: 2, 3, 5, 6, 9, 10 og 12 rykker så langt frem. 1/14 rykker 1 eller 14, som du vil. 4 tilbage rykker mod spilleretningen, aldrig i hus. 7 deles, som du vil, mellem dine brikker, hver højst én gang, men alle syv skal bruges. 8/start og 13/start sætter en brik ud eller rykker 8 eller 13. Byttekortet bytter to brikker af forskellig farve.
    ### Kortgivning
    Kortgiveren giver fire kort til hver, tre gange fra samme bunke; så blander den næste. Efter hver kortgivning giver hver sin partner et kort. Du kan ombestemme dig, indtil alle fire har valgt.
    ### Spillet
    Spilleren til venstre for kortgiveren begynder. Du lægger ét kort, hvis bare ét kan bruges, også til din egen skade. Kan intet bruges, lægges alle kortene ned, og du venter på næste runde.
partners-rules-long-2 =
    ### Brættet
    64 felter, der spilles rundt med urets retning; hver farve starter på sin trekant på 0, 16, 32 eller 48. Derfra fører farvens fire husfelter ind mod midten.
    ### Når brikker mødes
    Lander du på en enlig brik af en anden farve, også din partners, bliver den slået ud. To eller flere ens på et felt er fredet: den, der lander dér, bliver selv slået ud. En brik, der er slået ud, venter på et nyt startkort. Står en brik på sit eget startfelt, må ingen anden farve passere den eller lande på den, heller ikke partnerens.
    ### I hus
    Fra sit eget startfelt går en brik i hus, medmindre den lige er sat ud. I huset kan brikker ikke rykke forbi hinanden, og de er fredet. Er tallet for stort, tælles der tilbage inden for huset; passer det ikke, kan kortet ikke bruges sådan.
    ### Byttekortet
    Det bytter to vilkårlige brikker på ringen, uanset hvem de tilhører, men ikke to ens på samme felt og ikke i hus.
    ### At hjælpe
    Når dine fire er i hus, rykker dine kort din partners brikker. Resten af en syver går også til partneren.
    ### To eller tre spillere
    Én kan have begge pladser i et par. Hver af partnerne kan give op for parret.
    ### Hvem ser hvad
    Din hånd er kun din; din partner ser kun det kort, du gav.

# What the table waits for. $who stands for one player or several.

partners-waiting-give = Vi venter på, at { $who } giver et kort
partners-waiting-play = Vi venter på, at { $who } spiller et kort
