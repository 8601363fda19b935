# Kínaskák: hvad der sker, hvad der spørges om, hvorfor noget ikke kan lade sig gøre, og reglerne.
# $contract, $has, $card, $meld, $onto, $wish, $first og $rest er tekster herfra eller kort.
kinaskak-name = Kínaskák
kinaskak-undo-never = I { kinaskak-name } kan man ikke fortryde: nogen kan have trukket, uden at det ses.
kinaskak-about = Islandsk rommy i otte runder: sæt, sekvenser og køb uden for tur. Færrest strafpoint vinder.

# Sæt, sekvenser, kort

kinaskak-joker = joker
kinaskak-sets = { $count } sæt
kinaskak-runs = { $count ->
    [one] { $count } sekvens
   *[other] { $count } sekvenser
}
kinaskak-both = { $sets } + { $runs }
kinaskak-least-set = sæt på mindst { $least }
kinaskak-least-run = sekvenser på mindst { $least }
kinaskak-cards = { $cards }
kinaskak-melds = { $first } · { $rest }
kinaskak-set = { RANK($cards, form: "many") } ({ $count })
kinaskak-run = { CARDS($low) }–{ CARDS($high) }

# Husregler før spillet

kinaskak-option-late = Hvis nogen er for sen
kinaskak-option-late-ask = Spørg os
kinaskak-option-late-rule = Spillets regel: en bot spiller turen
kinaskak-option-buying = Køb
kinaskak-option-buying-wishes = Efter hemmelige ønsker
kinaskak-option-buying-ask = Alle bliver spurgt
kinaskak-option-fourth = Et køb for meget
kinaskak-option-fourth-no = Ikke tilladt
kinaskak-option-fourth-fine = Tilladt mod bøde, hvor alle bliver spurgt
kinaskak-option-last = At gå ud
kinaskak-option-last-any = Ved at lægge til eller kaste
kinaskak-option-last-discard = Kun ved at kaste
kinaskak-option-firstlap = At lægge ned i første omgang
kinaskak-option-firstlap-lay = Tilladt
kinaskak-option-firstlap-wait = Først når alle har haft tur
kinaskak-option-deals = Den første kortgiver
kinaskak-option-deals-lot = Ved lodtrækning
kinaskak-option-deals-seat-0 = Plads 1
kinaskak-option-deals-seat-1 = Plads 2
kinaskak-option-deals-seat-2 = Plads 3
kinaskak-option-deals-seat-3 = Plads 4
kinaskak-option-deals-seat-4 = Plads 5
kinaskak-option-deals-seat-5 = Plads 6
kinaskak-option-ladder = Runder
kinaskak-option-ladder-default = Husets otte runder
kinaskak-option-ladder-own = { $name }, antal runder: { $count }

# Spørgsmål og svar

kinaskak-field-draw = { $count ->
    [0] Træk fra bunken
   *[other] Vil du have { $cards } fra kastebunken?
}
kinaskak-field-buy = Vil du købe { $cards } og få et kort fra bunken oveni?
kinaskak-field-buy-fined = Vil du købe { $cards }? Dine køb er brugt, så det koster en bøde.
kinaskak-field-wish = Hvilke kort ville du købe, hvis du kunne? Det ser ingen andre.
kinaskak-about-contract = I denne runde skal der lægges ned: { $contract }
kinaskak-about-place = { $place }
kinaskak-about-nearer = Det, der hjælper dig lige nu: { $wish }. Det følger din hånd, også i de næste runder.
kinaskak-field-turn = Hvad vil du gøre?
kinaskak-field-discard = Vælg det kort, du vil kaste
kinaskak-field-off = Hvor lægger du det til?
kinaskak-field-off-else = Et andet sted …
kinaskak-field-joker = Hvilken joker tager du?
kinaskak-label-take = Tag { $card }
kinaskak-label-decline = Lad { $card } ligge og træk
kinaskak-label-draw = Træk
kinaskak-label-buy = Kaupi! Køb { $card }
kinaskak-label-pass = Køb ikke
kinaskak-label-card = { $cards }
kinaskak-label-way = Læg ned: { $melds }
kinaskak-label-off = Læg { $card } til
kinaskak-label-joker = Tag en joker
kinaskak-label-discard = Kast et kort
kinaskak-label-onto = M{ $number } · { $meld } · { $who }
kinaskak-label-as = som { $card } · { $meld } · { $who }
kinaskak-label-joker-of = { $card } for jokeren · { $meld } · { $who }
kinaskak-label-wish-never = Aldrig i denne runde
kinaskak-label-wish-any = Ethvert kort
kinaskak-label-wish-joker = Enhver joker
kinaskak-label-wish-rank = Alle { RANK($cards, form: "many") }
kinaskak-label-wish-helps = Det, der hjælper mig
kinaskak-label-wish = { $wish }

kinaskak-open-wish = Ønsker …
kinaskak-open-turn = Din tur
kinaskak-open-draw = Din tur
kinaskak-open-buy = Køb?
kinaskak-form-lay-button = Vælg kortene selv …
kinaskak-form-lay-title = Læg ned
kinaskak-form-lay-set = { $number }. Sæt, mindst { $least } kort
kinaskak-form-lay-run = { $number }. Sekvens, mindst { $least } kort
kinaskak-form-lay-typed = For eksempel: 7H 7S JK
kinaskak-form-wish-button = Et andet ønske …
kinaskak-form-wish-title = Hvilke kort ville du købe?
kinaskak-form-ranks = Alle kort af disse værdier
kinaskak-form-suits = Kort af disse kulører
kinaskak-form-suit = { SUIT($cards) }
kinaskak-form-rank = { RANK($cards) }
kinaskak-form-low = Fra
kinaskak-form-high = Til og med
kinaskak-form-stretch = Lad begge stå tomme for hele kuløren

# Ønsker

kinaskak-wish-never = intet
kinaskak-wish-any = et hvilket som helst kort
kinaskak-wish-nearer = det, der hjælper dig
kinaskak-wish-list = { $first }, { $rest }
kinaskak-wish-one = { $what }
kinaskak-wish-rank = { RANK($cards, form: "many") }
kinaskak-wish-suit = { SUIT($cards) }
kinaskak-wish-stretch = { CARDS($low) }–{ CARDS($high) }
kinaskak-wish-card = { $cards }

# Hvad der sker

kinaskak-deal =
    Runde { $round }: { YOU($who) ->
        [yes] du giver
       *[no] { $who } giver
    }. Der skal lægges ned: { $contract }. Vendt op: { $cards }.
kinaskak-took =
    { YOU($who) ->
        [yes] Du tager { $cards }.
       *[no] { $who } tager { $cards }.
    }
kinaskak-declined =
    { YOU($who) ->
        [yes] Du lader { $cards } ligge. Vil nogen købe?
       *[no] { $who } lader { $cards } ligge. Vil nogen købe?
    }
kinaskak-will-buy = Du har sagt kaupi! til { $cards }. Den nærmeste i rækken får det.
kinaskak-will-pass = Du lader { $cards } ligge.
kinaskak-bought =
    { YOU($who) ->
        [yes] Kaupi! Du køber { $cards } og får et kort fra bunken oveni.
       *[no] Kaupi! { $who } køber { $cards } og får et kort fra bunken oveni.
    } Køb endnu: { $left }.
kinaskak-fined =
    { YOU($who) ->
        [yes] Kaupi! Du køber { $cards } mod en bøde på { $fine } point.
       *[no] Kaupi! { $who } køber { $cards } mod en bøde på { $fine } point.
    }
kinaskak-drawn = Du får { $cards }.
kinaskak-drew =
    { YOU($who) ->
        [yes] Du trækker fra bunken.
       *[no] { $who } trækker fra bunken.
    }
kinaskak-reshuffled = Kastebunken blandes og bliver til en ny bunke.
kinaskak-no-stock = Bunken er tom, så runden slutter her.
kinaskak-laid =
    { YOU($who) ->
        [yes] Du lægger { $contract } ned:
       *[no] { $who } lægger { $contract } ned:
    }
kinaskak-laid-set = { $cards }
kinaskak-laid-run = { $cards } ({ CARDS($low) }–{ CARDS($high) })
kinaskak-off =
    { YOU($who) ->
        [yes] Du lægger { $cards } til: { $onto }.
       *[no] { $who } lægger { $cards } til: { $onto }.
    }
kinaskak-joker-taken =
    { YOU($who) ->
        [yes] Du tager en joker for { $cards }.
       *[no] { $who } tager en joker for { $cards }.
    }
kinaskak-discarded =
    { YOU($who) ->
        [yes] Du kaster { $cards }.
       *[no] { $who } kaster { $cards }.
    }
kinaskak-out =
    { YOU($who) ->
        [yes] Du går ud! Det var runde { $round }.
       *[no] { $who } går ud! Det var runde { $round }.
    }
kinaskak-counted = { $who }: { $points } ({ $cards })
kinaskak-counted-none = { $who }: { $points }
kinaskak-over = Alle runder er spillet.
kinaskak-resigned =
    { YOU($who) ->
        [yes] Du giver op.
       *[no] { $who } giver op.
    }
kinaskak-wished = Du ville købe: { $wish }. Det ved kun du, og du kan altid ændre det.

# Hvordan det endte

kinaskak-scores = Strafpoint: { $scores }
kinaskak-why-rounds = Alle runder er spillet.
kinaskak-why-resigned = Spillet sluttede, fordi der kun var én spiller tilbage.

# Hvorfor noget ikke kan lade sig gøre

error-kinaskak-seats = Kínaskák er for to til seks.
error-kinaskak-no-wishes = Ved dette bord bliver alle spurgt, så der er ingen ønsker at give.
error-kinaskak-laid-no-buying = Når du har lagt ned, køber du ikke mere i den runde.
error-kinaskak-drawn-already = Du har allerede trukket. Kast et kort for at slutte din tur.
error-kinaskak-no-discard = Kastebunken er tom.
error-kinaskak-draw-first = Tag først det øverste kort, eller træk.
error-kinaskak-laid-already = Du har allerede lagt ned i denne runde. Nu kan du lægge til, ét kort ad gangen.
error-kinaskak-first-lap = Ingen lægger ned, før alle har haft tur.
error-kinaskak-lay-first = Læg først dine egne sæt og sekvenser ned.
error-kinaskak-no-meld = Der ligger intet med det nummer på bordet.
error-kinaskak-no-joker = Ingen joker dér står for det kort. Jokere tages kun fra sekvenser.
error-kinaskak-does-not-fit = { $cards } passer ikke dér.
error-kinaskak-keep-one = Behold et kort at kaste til sidst.
error-kinaskak-contract = I denne runde skal der lægges ned: { $contract }. Du har { $has }.
error-kinaskak-least-set = { $cards }: for få, et sæt i denne runde har mindst { $least }.
error-kinaskak-least-run = { $cards }: for få, en sekvens i denne runde har mindst { $least }.
error-kinaskak-same-suit = Hver sekvens skal have sin egen kulør.
error-kinaskak-meld-naturals = { $cards }: mindst to af kortene må ikke være jokere.
error-kinaskak-meld-short = { $cards }: et sæt kræver tre kort.
error-kinaskak-meld-mixed = { $cards }: hverken samme værdi eller samme kulør.
error-kinaskak-meld-gaps = { $cards }: det bliver en sekvens, hvis { $missing } kommer med.
error-kinaskak-meld-none = { $cards }: hverken et sæt eller en sekvens.
error-kinaskak-form-twice = { $cards } er valgt to steder.
error-kinaskak-form-nothing = Der er ikke valgt noget.
error-kinaskak-form-no-suit = Vælg også, hvilken kulør kortene skal have.
error-kinaskak-form-order = Sekvensen slutter, før den begynder. Kun esset kan stå i begge ender.
error-kinaskak-ladder-large = Filen er for stor: højst { $most } byte.
error-kinaskak-ladder-unreadable = Filen er ikke læselig TOML.
error-kinaskak-ladder-missing = Filen mangler ”{ $field }”.
error-kinaskak-ladder-table = ”{ $field }” skal være en tabel for sig.
error-kinaskak-ladder-unknown = ”{ $field }” kendes ikke her.
error-kinaskak-ladder-rounds = ”rounds” skal være en liste med 1 til { $most ->
            [one] { $most } runde
           *[other] { $most } runder
        }.
error-kinaskak-ladder-round = Runde { $number } skal se sådan ud: sets = 2, runs = 1 i tuborgparenteser.
error-kinaskak-ladder-melds = Sæt og sekvenser i runde { $number }: fra 1 til { $most } i alt.
error-kinaskak-ladder-number = ”{ $field }” skal være et helt tal fra { $low } til { $high }.
error-kinaskak-ladder-name = ”name” skal være et kort navn af bogstaver.
error-kinaskak-ladder-too-long = Runde { $number } kræver flere kort, end en hånd kan rumme: { $held }.
error-kinaskak-ladder-impossible = Ingen kunne lægge runde { $number }: kortene til den findes ikke i spillene.
error-kinaskak-ladder-few-cards = For få kort til seks: { $count } af { $needed }.

# På billedet: der er ikke meget plads

kinaskak-picture-round = Runde { $round } af { $rounds }
kinaskak-picture-wish = Ønske: { $wish }
kinaskak-picture-lowest = laveste sum vinder
kinaskak-picture-act-took = tog
kinaskak-picture-act-bought = købte
kinaskak-picture-act-drew = trak et kort
kinaskak-picture-act-laid = lagde ned
kinaskak-picture-act-off = lagde til
kinaskak-picture-act-joker = tog en joker for
kinaskak-picture-act-discarded = kastede
kinaskak-picture-sum = I alt
kinaskak-picture-gone = har givet op
kinaskak-picture-buys = køb
kinaskak-picture-to-draw = skal trække
kinaskak-picture-may-buy = må købe
kinaskak-picture-to-play = har tur
kinaskak-picture-laid = lagt ned
kinaskak-picture-new = nyt

# Bordet i ord

kinaskak-words-game = Runde { $round } af { $rounds }: { $contract }.
kinaskak-words-dealer = Kortgiver: { $who }.
kinaskak-words-top = Øverst i kastebunken: { $what }.
kinaskak-words-no-top = Kastebunken er tom.
kinaskak-words-stock = I bunken: { $count }.
kinaskak-words-side = { $who }: { $facts }.
kinaskak-words-buys = { $count } køb endnu
kinaskak-words-points = { $count } point
kinaskak-words-gone = { $who } har givet op.
kinaskak-words-meld = M{ $number }, { $who }: { $what }.
kinaskak-words-did = { $who } { $what }
kinaskak-words-took = tog { $what }
kinaskak-words-bought = købte { $what }
kinaskak-words-drew = trak
kinaskak-words-laid = lagde ned
kinaskak-words-off = lagde { $what } til M{ $number }
kinaskak-words-joker = tog jokeren i M{ $number } for { $what }
kinaskak-words-melded = lagde { $what } ned
kinaskak-words-discarded = kastede { $what }
kinaskak-words-set = { RANK($cards, form: "many") } ({ $suits })
kinaskak-words-run = { $suit } { $low }–{ $high }
kinaskak-words-joker-as = { $count ->
    [one] joker
   *[other] jokere
} som { $what }
kinaskak-words-hand = Din hånd ({ $count }): { $what }.
kinaskak-words-new = Nyt: { $what }.
kinaskak-words-chosen = Valgt: { $what }.
kinaskak-text-title = **Kínaskák** · runde { $round } af { $rounds }: **{ $contract }**

# Kommandoer

command-kinaskak = kinaskak
command-kinaskak-about = Kínaskák: rommy med køb, for to til seks
command-kinaskak-new = nyt
command-kinaskak-new-about = Åbn et bord med Kínaskák her i kanalen
command-kinaskak-new-player2 = spiller2
command-kinaskak-new-player2-about = Hvem du gerne vil spille med
command-kinaskak-new-player3 = spiller3
command-kinaskak-new-player3-about = Hvem du gerne vil spille med
command-kinaskak-new-player4 = spiller4
command-kinaskak-new-player4-about = Hvem du gerne vil spille med
command-kinaskak-new-player5 = spiller5
command-kinaskak-new-player5-about = Hvem du gerne vil spille med
command-kinaskak-new-player6 = spiller6
command-kinaskak-new-player6-about = Hvem du gerne vil spille med
command-kinaskak-new-pace = tempo
command-kinaskak-new-pace-about = Hvor hurtigt I vil spille
command-kinaskak-play = spil
command-kinaskak-play-about = Lav et træk ved at skrive det
command-kinaskak-play-move = træk
command-kinaskak-play-move-about = Dit træk, for eksempel: lay 7H 7S 7D / 3C 4C JK=5C 6C

# Reglerne

kinaskak-rules-short =
    Der spilles **otte runder**, og i hver er der noget bestemt at samle: sæt og sekvenser. Den, der har det, lægger det hele ned på én gang, lægger derefter enkelte kort til og prøver at komme ud. Det, der er tilbage på hånden, giver strafpoint, og den laveste sum vinder.
    Når du har tur, tager du det øverste kort i kastebunken eller trækker, og du slutter med at kaste et kort. Lader du det øverste kort ligge, må de andre købe det: **kaupi!** Med det følger et kort fra bunken, højst tre gange i en runde.
kinaskak-rules-long-1 =
    ### Kortene
    Tre spil kort med tre jokere hver: 165 kort, 13 til hver. En joker står for et hvilket som helst kort.
    ### Hvad der samles
    Et **sæt** er tre eller flere kort af samme værdi, uanset kulør. En **sekvens** er fire eller flere kort i rækkefølge af samme kulør; esset er lavt eller højt, og intet går forbi det. Mindst to kort i hver må ikke være jokere, og de sekvenser, du lægger ned, er af hver sin kulør.
    Runde 1: 2 sæt · 2: 1 sæt + 1 sekvens · 3: 2 sekvenser · 4: 3 sæt · 5: 2 sæt + 1 sekvens · 6: 1 sæt + 2 sekvenser · 7: 3 sekvenser · 8: 4 sæt. En familie kan spille sine egne runder fra en fil.
    ### En tur
    Tag det øverste kort, eller lad det ligge og træk. Har du det, runden kræver, lægger du det hele ned på én gang. Derefter må du lægge kort til hos hvem som helst og tage en joker ud af en sekvens for det kort, den står for. Turen slutter med et kastet kort.
    ### Køb
    Bliver kortet liggende, må de andre købe det; den nærmeste i rækken har forret. Køberen får det og det øverste kort i bunken: tre gange i en runde, ikke efter at have lagt ned, og ikke det kort, man selv kastede. Så trækker den, der har tur.
kinaskak-rules-long-2 =
    ### Ønsker
    Ved et bord med ønsker behøver ingen at være til stede for at købe. Du siger, hvilke kort du ville købe, når som helst og uden at nogen ser det: et hvilket som helst es, hjerter fem til otte, aldrig i denne runde. Ønsket gælder, til du ændrer det, lægger ned, eller runden slutter; ”det, der hjælper dig” følger din hånd ind i de næste runder. Hvor alle bliver spurgt, er der i stedet et øjeblik til at sige kaupi!, og rækken afgør, ikke farten.
    ### At gå ud
    Den, der kommer af med sit sidste kort, ved at lægge til eller kaste det, slutter runden med det samme. Er bunken tom, blandes kastebunken én gang; bliver den tom igen, slutter runden, og alle tæller.
    ### Strafpoint
    2 til 10 det, de viser, billedkort 10, et es 15, en joker 25. Den, der går ud, får ingen. Den laveste sum efter sidste runde vinder; står flere lige, deler de pladsen.
    ### Husregler
    I kan tillade et køb for meget mod en bøde på 200, kræve, at det sidste kort kastes, og vente med at lægge ned, til alle har haft tur.
    ### Hvem ser hvad
    Din hånd, dine ønsker og det kort, der følger med et køb, er kun dine. Alle ser det, der ligger på bordet, køb og antal kort, men i kastebunken kun det øverste.

# What the table waits for. $who stands for one player or several.

kinaskak-waiting-draw = Vi venter på, at { $who } trækker
kinaskak-waiting-buy = Vi venter på, at { $who } køber eller siger pas
kinaskak-waiting-play = Vi venter på, at { $who } lægger ned eller kaster
