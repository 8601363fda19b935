# Cribbage: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
# Navne bøjes aldrig. `.a` er ordet efter "får 2 for", `.def` bestemt form.

cribbage-name = Cribbage
cribbage-about = Et kapløb med kort og pinde for to: den første i det sidste hul vinder.

# Spillets ord, inde i en sætning

term-cribbage-hand = hånd
    .def = hånden
term-cribbage-crib = krybbe
    .def = krybben
term-cribbage-fifteen = femten
term-cribbage-thirty-one = enogtredive
term-cribbage-pair = par
    .a = et par
term-cribbage-pair-royal = tre ens
term-cribbage-double-pair-royal = fire ens
term-cribbage-run = sekvens
    .a = en sekvens
term-cribbage-flush = flush
    .a = en flush
term-cribbage-nob = én for næsen
term-cribbage-go = go
term-cribbage-last-card = sidste kort
    .a = det sidste kort

# Husregler i lobbyen

cribbage-option-late = Hvis nogen er for sen
cribbage-option-late-ask = Spørg os
cribbage-option-late-rule = Spillets regel: en bot spiller turen
cribbage-option-target = Der spilles til
cribbage-option-target-121 = 121 point
cribbage-option-target-61 = 61 point
cribbage-option-match = Enkelt spil eller match
cribbage-option-match-1 = Et enkelt spil
cribbage-option-match-3 = Først til 3 matchpoint
cribbage-option-match-5 = Først til 5 matchpoint
cribbage-option-counting = Optællingen
cribbage-option-counting-table = Bordet tæller
cribbage-option-counting-own = I tæller selv
cribbage-option-counting-muggins = I tæller selv, med muggins
cribbage-option-next = Det næste spil
cribbage-option-next-loser = Taberen giver først
cribbage-option-next-cut = Der trækkes igen om at give
cribbage-option-heels = To for hælene
cribbage-option-heels-jack = Når der vendes en knægt
cribbage-option-heels-diamond = Når der vendes en ruder
cribbage-option-deals = Den første kortgiver
cribbage-option-deals-cut = Laveste kort giver
cribbage-option-deals-seat-0 = Første plads giver
cribbage-option-deals-seat-1 = Anden plads giver

# Spørgsmål og svar

cribbage-field-discard-own = Vælg to kort til din egen krybbe
cribbage-field-discard-other = Vælg to kort til modstanderens krybbe
cribbage-field-play = { $count ->
    [0] Hvilket kort spiller du ud?
   *[other] Summen er { $count }: hvilket kort?
}
cribbage-field-count-hand = Hvad tæller din hånd?
cribbage-field-count-crib = Hvad tæller din krybbe?
cribbage-field-muggins-hand = Har modstanderen overset noget i hånden?
cribbage-field-muggins-crib = Har modstanderen overset noget i krybben?
cribbage-label-count = { $points } point
cribbage-label-muggins = Muggins: { $points } point
cribbage-label-stands = Lad den stå
cribbage-count-button = Skriv tallet
cribbage-count-points = Hvad du tæller
cribbage-count-about = Point, fra 0 til 29
cribbage-muggins-button = Skriv, hvad der blev overset
cribbage-muggins-points = Oversete point
cribbage-muggins-about = { $points } blev talt. 0 lader det stå.
cribbage-label-discard = { $cards }
cribbage-label-play = { $cards }

# Hvad der sker

# Er læseren den, det handler om, står der du.
cribbage-cut =
    { YOU($who0) ->
        [yes] Du
       *[no] { $who0 }
    } trækker { $card0 }, { YOU($who1) ->
        [yes] du
       *[no] { $who1 }
    } trækker { $card1 }.
cribbage-first-dealer =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } giver først.
cribbage-deal =
    Runde { $deal }: { YOU($who) ->
        [yes] du
       *[no] { $who }
    } giver og har krybben.
cribbage-given =
    { YOU($who) ->
        [yes] Dine to kort ligger i krybben.
       *[no] { $who } har lagt to kort i krybben.
    }
cribbage-gave = Du lagde { $cards } i krybben.
cribbage-starter =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } tager af: vendekortet er { $cards }.
cribbage-heels =
    Vendekortet er en knægt: { YOU($who) ->
        [yes] du
       *[no] { $who }
    } får { $points } for hælene.
cribbage-heels-diamond =
    Vendekortet er en ruder: { YOU($who) ->
        [yes] du
       *[no] { $who }
    } får { $points } for hælene.
cribbage-played =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } spiller { $cards }: { $count }.
cribbage-pegged =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } får { $points } for { TERM($kind, form: "a") }.
cribbage-go =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } siger ”go”.
cribbage-reset =
    Der tælles forfra; { YOU($who) ->
        [yes] du
       *[no] { $who }
    } spiller ud.
cribbage-counted =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } tæller { TERM($source, form: "def") } { $cards } med { $starter }{ $total ->
        [0] .
       *[other] : { $total } point.
    }
# Talt højt: "15-2, 15-4, et par, det er 6, næsen, det er 7".
cribbage-item =
    { $cards }: { ID($kind) ->
        [term-cribbage-fifteen] 15-{ $total }
        [term-cribbage-nob] næsen, det er { $total }
       *[other] { TERM($kind, form: "a") }, det er { $total }
    } (+{ $points })
cribbage-nothing = Der er intet at tælle.
cribbage-won =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } vinder, { $score } mod { $other }.
cribbage-skunk =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } bliver skunket.
cribbage-double-skunk =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } bliver dobbelt skunket.
cribbage-resigned =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } giver op.
cribbage-laid =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } lægger { TERM($source, form: "def") } op: { $cards }.
cribbage-claimed =
    { YOU($who) ->
        [yes] Du siger
       *[no] { $who } siger
    } { $points } for { TERM($source, form: "def") }.
cribbage-corrected = Det er for meget: det er { $points }.
cribbage-stands =
    { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } lader den stå.
cribbage-muggins =
    Muggins! { YOU($who) ->
        [yes] Du
       *[no] { $who }
    } siger { $points }, { $taken ->
        [0] men der var intet overset.
       *[other] og får { $taken }.
    }
cribbage-worth = { $cards } med { $starter } ({ $source }): { $total } point i alt.
cribbage-missed =
    { $points ->
        [one] Ét point går tabt.
       *[other] { $points } point går tabt.
    }
cribbage-match =
    Matchen: { YOU($who) ->
        [yes] du
       *[no] { $who }
    } har { $points }, den anden { $other }.
cribbage-next-game = Matchens spil nummer { $game } begynder.

# Statistik, og hvad der er at se på

cribbage-figure-best = Højeste hånd
cribbage-figure-hand = Hænder i snit
cribbage-figure-crib = Krybber i snit
cribbage-figure-play = Point under spillet pr. runde
cribbage-figure-skunks = Vundet med skunk
cribbage-figure-skunked = Tabt med skunk
cribbage-look-show = Optællingen skridt for skridt
cribbage-look-way = Vejen rundt på brættet

# Hvordan det endte

cribbage-scores = Point: { $scores }
cribbage-why-target = Vinderen er nået til det sidste hul.
cribbage-why-resigned = Spillet sluttede, fordi en spiller gav op.
cribbage-why-match = Matchen er afgjort.
cribbage-honour-skunk = Skunk: tæller som to spil
cribbage-honour-double-skunk = Dobbelt skunk: tæller som tre spil

# Hvorfor noget ikke kan lade sig gøre

error-unreadable-move = Det træk kender spillet ikke. Et træk ser sådan ud: { $forms }
error-ambiguous-move = Det kan betyde flere ting. Skriv trækket helt ud.
error-illegal-move = Det kan ikke lade sig gøre lige nu.
error-not-your-turn = Det er ikke din tur.
error-game-over = Spillet er slut.
error-cribbage-seats = Cribbage spilles af to.
error-not-in-hand = Du har ikke { $cards } på hånden.
error-over-thirty-one = Med { $cards } kommer summen fra { $count } op over 31.
error-discards-closed = I har begge lagt i krybben, så de kort bliver liggende.
error-play-not-begun = Spillet begynder, når I begge har lagt to kort i krybben.
error-play-over = Der lægges ikke flere kort: nu tælles hænderne.
error-nothing-to-count = Der er ikke noget, du skal tælle nu.
error-nothing-to-call = Der er ingen optælling, du kan rette nu.
error-no-such-count = Du kan tælle fra 0 til { $most }.
error-no-such-call = Du kan nævne fra 0 til { $most } oversete point.

# Reglerne. En linje kan ikke begynde med *, så overskrifterne er Discords ###.

cribbage-rules-short =
    I får seks kort hver og lægger to af dem med bagsiden opad i **krybben**: fire kort, som tilhører kortgiveren. Et kort fra bunken vendes: **vendekortet**.
    Så spiller I kort på skift og lægger værdierne sammen, aldrig over 31, med point undervejs for femten, enogtredive, par og sekvenser.
    Til sidst tælles hænderne og krybben, hver sammen med vendekortet: først den, der ikke gav, så kortgiveren, så krybben. Kort, der tilsammen giver 15, tæller 2, et par 2, en sekvens på mindst tre 1 pr. kort, fire i samme kulør 4 og knægten i vendekortets kulør 1. Derefter giver den anden.
    Den, der først når **121** (61 i det korte spil), har vundet i samme øjeblik.
cribbage-rules-long-1 =
    ### Målet
    Den, der først når 121 point, eller 61 i det korte spil, har vundet i samme øjeblik, også midt i en runde. Et es tæller 1, konge, dame og knægt 10, og de andre kort det, der står på dem.
    ### Kortgivning
    I trækker hver et kort, og den med det laveste giver først; er de lige høje, trækker I igen. Derefter skiftes I til at give. I får seks kort hver.
    ### Krybben
    I lægger hver to kort i krybben med bagsiden opad. Krybben er kortgiverens. Du kan ombestemme dig, indtil modstanderens kort også ligger dér.
    ### Vendekortet
    Den, der ikke gav, tager af, og et kort vendes. Er det en knægt (eller efter husregel i stedet en ruder), får kortgiveren 2 for hælene.
    ### Spillet
    Den, der ikke gav, spiller ud. I lægger kort på skift, og værdierne lægges sammen; summen må aldrig komme over 31. Den, der kan lægge et kort, skal gøre det. Kan du ikke, siger du ”go” (det klarer bordet for dig), og modstanderen spiller videre, så længe det går. Den, der lagde det sidste kort, får 1, eller 2, hvis summen er præcis 31. Så tælles der forfra fra 0, og den anden spiller ud. Rundens allersidste kort giver også 1.
cribbage-rules-long-2 =
    ### Point under spillet
    For det kort, du lægger:
    - summen er 15: 2
    - summen er 31: 2
    - samme værdi som kortet før: par, 2; som de to før: tre ens, 6; som de tre før: fire ens, 12
    - de sidste tre eller flere kort danner en sekvens, uanset hvilken rækkefølge de faldt i: 1 for hvert kort
    Alt, hvad et kort giver, lægges sammen. Et par er to af samme slags: en konge og en knægt er ikke et par. Esset er altid lavt.
    ### Optællingen
    Først tælles hånden for den, der ikke gav, så kortgiverens hånd, så krybben, hver sammen med vendekortet:
    - hver samling kort, der tilsammen giver 15: 2
    - hvert par: 2 (tre ens 6, fire ens 12)
    - hver sekvens på tre eller flere: 1 for hvert kort, én gang for hver måde, den kan dannes på
    - flush: fire kort i samme kulør på hånden 4, med vendekortet 5; i krybben tæller kun alle fem
    - knægten i vendekortets kulør, på hånden eller i krybben: 1 for næsen
    ### Skunk
    En taber med højst 90 point bliver skunket, med højst 60 dobbelt skunket (i et spil til 61: skunket med højst 30).
    ### At give op
    Du kan altid give op; så har modstanderen vundet.
cribbage-rules-long-3 =
    ### At tælle selv
    Tæller bordet ikke, siger I hver især, hvad I finder: den, der ikke gav, for sin hånd, kortgiveren for sin hånd og bagefter for krybben. Den, der siger for meget, får det rigtige uden straf. Det, du overser, er tabt. Med **muggins** bliver modstanderen hver gang spurgt, om noget blev overset, og får det, der bliver nævnt, så langt det passer.
    ### En match
    Et vundet spil er 1 matchpoint, med skunk 2, med dobbelt skunk 3. Pindene stilles tilbage efter hvert spil, og taberen giver først, eller der trækkes igen. Den, der giver op, giver hele matchen op.

# What the table waits for. $who stands for one player or several.

cribbage-waiting-discard = Vi venter på, at { $who } lægger to kort i krybben
cribbage-waiting-play = Vi venter på, at { $who } spiller et kort
cribbage-waiting-count = Vi venter på, at { $who } tæller
