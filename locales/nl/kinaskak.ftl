# Kínaskák: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
# $contract, $has, $card, $meld, $onto, $wish, $first en $rest zijn teksten van hier, of kaarten.
kinaskak-name = Kínaskák
kinaskak-undo-never = In { kinaskak-name } neem je geen zet terug: misschien heeft iemand stiekem al gezet.
kinaskak-about = IJslands rummy in acht rondes: sets, reeksen en kopen buiten je beurt. Wie de minste punten heeft, wint.

# Sets, reeksen, kaarten

kinaskak-joker = joker
kinaskak-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
kinaskak-runs = { $count ->
    [one] { $count } reeks
   *[other] { $count } reeksen
}
kinaskak-both = { $sets } + { $runs }
kinaskak-least-set = sets van minstens { $least }
kinaskak-least-run = reeksen van minstens { $least }
kinaskak-cards = { $cards }
kinaskak-melds = { $first } · { $rest }
kinaskak-set = { RANK($cards, form: "many") } ({ $count })
kinaskak-run = { CARDS($low) }–{ CARDS($high) }

# Huisregels voor het spel

kinaskak-option-late = Als iemand te laat is
kinaskak-option-late-ask = Vraag het ons
kinaskak-option-late-rule = De regel van het spel: een bot speelt die beurt
kinaskak-option-buying = Kopen
kinaskak-option-buying-wishes = Volgens geheime wensen
kinaskak-option-buying-ask = Iedereen krijgt de vraag
kinaskak-option-fourth = Een koop te veel
kinaskak-option-fourth-no = Niet toegestaan
kinaskak-option-fourth-fine = Toegestaan met boete, waar iedereen de vraag krijgt
kinaskak-option-last = Uitgaan
kinaskak-option-last-any = Door aan te leggen of af te leggen
kinaskak-option-last-discard = Alleen door af te leggen
kinaskak-option-firstlap = Neerleggen in de eerste beurt
kinaskak-option-firstlap-lay = Toegestaan
kinaskak-option-firstlap-wait = Pas als iedereen een beurt heeft gehad
kinaskak-option-deals = De eerste deler
kinaskak-option-deals-lot = Er wordt geloot
kinaskak-option-deals-seat-0 = Plaats 1
kinaskak-option-deals-seat-1 = Plaats 2
kinaskak-option-deals-seat-2 = Plaats 3
kinaskak-option-deals-seat-3 = Plaats 4
kinaskak-option-deals-seat-4 = Plaats 5
kinaskak-option-deals-seat-5 = Plaats 6
kinaskak-option-ladder = Rondes
kinaskak-option-ladder-default = De acht rondes van het huis
kinaskak-option-ladder-own = { $name }, aantal rondes: { $count }

# Vragen en antwoorden

kinaskak-field-draw = { $count ->
    [0] Trek van de stok
   *[other] Wil je { $cards } van de aflegstapel?
}
kinaskak-field-buy = Wil je { $cards } kopen, met een kaart van de stok?
kinaskak-field-buy-fined = Wil je { $cards } kopen? Je aankopen zijn op, dus het kost een boete.
kinaskak-field-wish = Welke kaarten zou je kopen als het kon? Niemand anders ziet dit.
kinaskak-about-contract = In deze ronde neer te leggen: { $contract }
kinaskak-about-place = { $place }
kinaskak-about-nearer = Wat je nu verder helpt: { $wish }. Het volgt je hand, ronde na ronde.
kinaskak-field-turn = Wat wil je doen?
kinaskak-field-discard = Kies de kaart die je wilt afleggen
kinaskak-field-off = Waar leg je de kaart aan?
kinaskak-field-off-else = Ergens anders …
kinaskak-field-joker = Welke joker pak je?
kinaskak-label-take = Pak { $card }
kinaskak-label-decline = Laat { $card } liggen en trek
kinaskak-label-draw = Trek
kinaskak-label-buy = Kaupi! Koop { $card }
kinaskak-label-pass = Niet kopen
kinaskak-label-card = { $cards }
kinaskak-label-way = Leg { $melds }
kinaskak-label-off = { $card } aanleggen
kinaskak-label-joker = Een joker pakken
kinaskak-label-discard = Afleggen
kinaskak-label-onto = M{ $number } · { $meld } · { $who }
kinaskak-label-as = als { $card } · { $meld } · { $who }
kinaskak-label-joker-of = { $card } voor de joker · { $meld } · { $who }
kinaskak-label-wish-never = Nooit in deze ronde
kinaskak-label-wish-any = Elke kaart
kinaskak-label-wish-joker = Elke joker
kinaskak-label-wish-rank = Alle { RANK($cards, form: "many") }
kinaskak-label-wish-helps = Wat mij verder helpt
kinaskak-label-wish = { $wish }

kinaskak-open-wish = Wensen …
kinaskak-open-turn = Jouw beurt
kinaskak-open-draw = Jouw beurt
kinaskak-open-buy = Kopen?
kinaskak-form-lay-button = Zelf samenstellen …
kinaskak-form-lay-title = Neerleggen
kinaskak-form-lay-set = { $number }. Set, minstens { $least ->
            [one] { $least } kaart
           *[other] { $least } kaarten
        }
kinaskak-form-lay-run = { $number }. Reeks, minstens { $least ->
            [one] { $least } kaart
           *[other] { $least } kaarten
        }
kinaskak-form-lay-typed = Bijvoorbeeld: 7H 7S JK
kinaskak-form-wish-button = Een andere wens …
kinaskak-form-wish-title = Welke kaarten zou je kopen?
kinaskak-form-ranks = Elke kaart van deze waarden
kinaskak-form-suits = Kaarten van deze kleuren
kinaskak-form-suit = { SUIT($cards) }
kinaskak-form-rank = { RANK($cards) }
kinaskak-form-low = Van
kinaskak-form-high = Tot en met
kinaskak-form-stretch = Laat beide leeg voor de hele kleur

# Wensen

kinaskak-wish-never = niets
kinaskak-wish-any = elke kaart
kinaskak-wish-nearer = wat je verder helpt
kinaskak-wish-list = { $first }, { $rest }
kinaskak-wish-one = { $what }
kinaskak-wish-rank = { RANK($cards, form: "many") }
kinaskak-wish-suit = { SUIT($cards) }
kinaskak-wish-stretch = { CARDS($low) }–{ CARDS($high) }
kinaskak-wish-card = { $cards }

# Wat er gebeurt

kinaskak-deal =
    Ronde { $round }: { YOU($who) ->
        [yes] jij deelt
       *[no] { $who } deelt
    }. Neer te leggen: { $contract }. Opengelegd: { $cards }.
kinaskak-took =
    { YOU($who) ->
        [yes] Je pakt { $cards }.
       *[no] { $who } pakt { $cards }.
    }
kinaskak-declined =
    { YOU($who) ->
        [yes] Je laat { $cards } liggen. Wil iemand hem kopen?
       *[no] { $who } laat { $cards } liggen. Wil iemand hem kopen?
    }
kinaskak-will-buy = Je hebt kaupi! gezegd voor { $cards }. De eerste in de beurtvolgorde krijgt hem.
kinaskak-will-pass = Je laat { $cards } gaan.
kinaskak-bought =
    { YOU($who) ->
        [yes] Kaupi! Je koopt { $cards } en krijgt er een kaart van de stok bij.
       *[no] Kaupi! { $who } koopt { $cards } en krijgt er een kaart van de stok bij.
    } Aankopen over: { $left }.
kinaskak-fined =
    { YOU($who) ->
        [yes] Kaupi! Je koopt { $cards } met een boete van { $fine ->
                [one] { $fine } punt
               *[other] { $fine } punten
            }.
       *[no] Kaupi! { $who } koopt { $cards } met een boete van { $fine ->
               [one] { $fine } punt
              *[other] { $fine } punten
           }.
    }
kinaskak-drawn = Je krijgt { $cards }.
kinaskak-drew =
    { YOU($who) ->
        [yes] Je trekt van de stok.
       *[no] { $who } trekt van de stok.
    }
kinaskak-reshuffled = De aflegstapel wordt geschud en is de nieuwe stok.
kinaskak-no-stock = De stok is op, dus de ronde eindigt hier.
kinaskak-laid =
    { YOU($who) ->
        [yes] Je legt { $contract } neer:
       *[no] { $who } legt { $contract } neer:
    }
kinaskak-laid-set = { $cards }
kinaskak-laid-run = { $cards } ({ CARDS($low) }–{ CARDS($high) })
kinaskak-off =
    { YOU($who) ->
        [yes] Je legt { $cards } aan: { $onto }.
       *[no] { $who } legt { $cards } aan: { $onto }.
    }
kinaskak-joker-taken =
    { YOU($who) ->
        [yes] Je pakt een joker voor { $cards }.
       *[no] { $who } pakt een joker voor { $cards }.
    }
kinaskak-discarded =
    { YOU($who) ->
        [yes] Je legt { $cards } af.
       *[no] { $who } legt { $cards } af.
    }
kinaskak-out =
    { YOU($who) ->
        [yes] Je bent uit! Dat was ronde { $round }.
       *[no] { $who } is uit! Dat was ronde { $round }.
    }
kinaskak-counted = { $who }: { $points } ({ $cards })
kinaskak-counted-none = { $who }: { $points }
kinaskak-over = Alle rondes zijn gespeeld.
kinaskak-resigned =
    { YOU($who) ->
        [yes] Je geeft op.
       *[no] { $who } geeft op.
    }
kinaskak-wished = Je zou kopen: { $wish }. Alleen jij weet het, en je kunt het altijd veranderen.

# Hoe het eindigde

kinaskak-scores = Strafpunten: { $scores }
kinaskak-why-rounds = Alle rondes zijn gespeeld.
kinaskak-why-resigned = Er was nog maar één speler over.

# Waarom iets niet kan

error-kinaskak-seats = Kínaskák is voor twee tot zes spelers.
error-kinaskak-no-wishes = Aan deze tafel krijgt iedereen de vraag, dus wensen zijn er niet.
error-kinaskak-laid-no-buying = Als je hebt neergelegd, koop je deze ronde niet meer.
error-kinaskak-drawn-already = Je hebt al getrokken. Leg een kaart af om je beurt te beëindigen.
error-kinaskak-no-discard = Er ligt geen kaart op de aflegstapel.
error-kinaskak-draw-first = Pak eerst de bovenste kaart of trek er een.
error-kinaskak-laid-already = Je hebt deze ronde al neergelegd. Nu kun je aanleggen, kaart voor kaart.
error-kinaskak-first-lap = Neerleggen mag pas als iedereen een beurt heeft gehad.
error-kinaskak-lay-first = Leg eerst je eigen sets en reeksen neer.
error-kinaskak-no-meld = Er ligt niets met dat nummer op tafel.
error-kinaskak-no-joker = Daar staat geen joker voor die kaart. Jokers worden alleen uit reeksen gepakt.
error-kinaskak-does-not-fit = { $cards } past daar niet.
error-kinaskak-keep-one = Houd een kaart over om aan het eind af te leggen.
error-kinaskak-contract = Deze ronde vraagt { $contract }. Dit is: { $has }.
error-kinaskak-least-set = { $cards }: te weinig, een set heeft deze ronde minstens { $least ->
            [one] { $least } kaart
           *[other] { $least } kaarten
        }.
error-kinaskak-least-run = { $cards }: te weinig, een reeks heeft deze ronde minstens { $least ->
            [one] { $least } kaart
           *[other] { $least } kaarten
        }.
error-kinaskak-same-suit = Elke reeks moet een eigen kleur hebben.
error-kinaskak-meld-naturals = { $cards }: minstens twee kaarten mogen geen joker zijn.
error-kinaskak-meld-short = { $cards }: voor een set zijn drie kaarten nodig.
error-kinaskak-meld-mixed = { $cards }: niet dezelfde waarde en niet dezelfde kleur.
error-kinaskak-meld-gaps = { $cards }: een reeks, als { $missing } er ook bij was.
error-kinaskak-meld-none = { $cards }: geen set en geen reeks.
error-kinaskak-form-twice = { $cards } is op twee plaatsen gekozen.
error-kinaskak-form-nothing = Er is niets gekozen.
error-kinaskak-form-no-suit = Kies ook van welke kleur de kaarten moeten zijn.
error-kinaskak-form-order = De reeks eindigt voordat hij begint. Alleen de aas mag ook bovenaan staan.
error-kinaskak-ladder-large = Het bestand is te groot: hoogstens { $most } bytes.
error-kinaskak-ladder-unreadable = Het bestand is geen leesbare TOML.
error-kinaskak-ladder-missing = In het bestand ontbreekt ‘{ $field }’.
error-kinaskak-ladder-table = ‘{ $field }’ moet een eigen tabel zijn.
error-kinaskak-ladder-unknown = ‘{ $field }’ ken ik hier niet.
error-kinaskak-ladder-rounds = ‘rounds’ moet een lijst van 1 tot { $most ->
            [one] { $most } ronde
           *[other] { $most } rondes
        } zijn.
error-kinaskak-ladder-round = Ronde { $number } moet er zo uitzien: sets = 2, runs = 1 tussen accolades.
error-kinaskak-ladder-melds = Sets en reeksen in ronde { $number }: van 1 tot { $most } samen.
error-kinaskak-ladder-number = ‘{ $field }’ moet een heel getal van { $low } tot { $high } zijn.
error-kinaskak-ladder-name = ‘name’ moet een korte naam in letters zijn.
error-kinaskak-ladder-too-long = Ronde { $number } vraagt meer kaarten dan er in een hand passen: { $held }.
error-kinaskak-ladder-impossible = Niemand zou ronde { $number } kunnen uitleggen: de kaarten ervoor zitten niet in de spellen.
error-kinaskak-ladder-few-cards = Te weinig kaarten voor zes: { $count } van { $needed }.

# Op de afbeelding: er is weinig plaats

kinaskak-picture-round = Ronde { $round } van { $rounds }
kinaskak-picture-wish = Wens: { $wish }
kinaskak-picture-lowest = laagste totaal wint
kinaskak-picture-act-took = pakte
kinaskak-picture-act-bought = kocht
kinaskak-picture-act-drew = trok een kaart
kinaskak-picture-act-laid = legde neer
kinaskak-picture-act-off = legde aan
kinaskak-picture-act-joker = pakte een joker voor
kinaskak-picture-act-discarded = legde af
kinaskak-picture-sum = Totaal
kinaskak-picture-gone = heeft opgegeven
kinaskak-picture-buys = koop
kinaskak-picture-to-draw = moet trekken
kinaskak-picture-may-buy = mag kopen
kinaskak-picture-to-play = aan zet
kinaskak-picture-laid = neergelegd
kinaskak-picture-new = nieuw

# De tafel in woorden

kinaskak-words-game = Ronde { $round } van { $rounds }: { $contract }.
kinaskak-words-dealer = Deler: { $who }.
kinaskak-words-top = Bovenop de aflegstapel: { $what }.
kinaskak-words-no-top = De aflegstapel is leeg.
kinaskak-words-stock = In de stok: { $count }.
kinaskak-words-side = { $who }: { $facts }.
kinaskak-words-buys = { $count ->
    [one] 1 aankoop over
   *[other] { $count } aankopen over
}
kinaskak-words-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
kinaskak-words-gone = { $who } heeft opgegeven.
kinaskak-words-meld = M{ $number }, { $who }: { $what }.
kinaskak-words-did = { $who } { $what }
kinaskak-words-took = pakte { $what }
kinaskak-words-bought = kocht { $what }
kinaskak-words-drew = trok
kinaskak-words-laid = legde neer
kinaskak-words-off = legde { $what } aan bij M{ $number }
kinaskak-words-joker = pakte de joker van M{ $number } voor { $what }
kinaskak-words-melded = legde { $what } neer
kinaskak-words-discarded = legde { $what } af
kinaskak-words-set = { RANK($cards, form: "many") } ({ $suits })
kinaskak-words-run = { $suit } { $low }–{ $high }
kinaskak-words-joker-as = { $count ->
    [one] joker
   *[other] jokers
} als { $what }
kinaskak-words-hand = Je hand ({ $count }): { $what }.
kinaskak-words-new = Nieuw: { $what }.
kinaskak-words-chosen = Gekozen: { $what }.
kinaskak-text-title = **Kínaskák** · ronde { $round } van { $rounds }: **{ $contract }**

# Opdrachten

command-kinaskak = kinaskak
command-kinaskak-about = Kínaskák: rummy met kopen, voor twee tot zes
command-kinaskak-new = nieuw
command-kinaskak-new-about = Open een tafel Kínaskák in dit kanaal
command-kinaskak-new-player2 = speler2
command-kinaskak-new-player2-about = Met wie je graag wilt spelen
command-kinaskak-new-player3 = speler3
command-kinaskak-new-player3-about = Met wie je graag wilt spelen
command-kinaskak-new-player4 = speler4
command-kinaskak-new-player4-about = Met wie je graag wilt spelen
command-kinaskak-new-player5 = speler5
command-kinaskak-new-player5-about = Met wie je graag wilt spelen
command-kinaskak-new-player6 = speler6
command-kinaskak-new-player6-about = Met wie je graag wilt spelen
command-kinaskak-new-pace = tempo
command-kinaskak-new-pace-about = Hoe snel jullie willen spelen
command-kinaskak-play = spelen
command-kinaskak-play-about = Doe een zet door hem te typen
command-kinaskak-play-move = zet
command-kinaskak-play-move-about = Je zet, bijvoorbeeld: lay 7H 7S 7D / 3C 4C JK=5C 6C

# De regels

kinaskak-rules-short =
    Er zijn **acht rondes**, en in elke ronde is er iets anders te verzamelen: sets en reeksen. Wie het heeft, legt alles in één keer neer, legt daarna losse kaarten aan en probeert uit te gaan. Wat in de hand blijft, kost strafpunten, en het laagste totaal wint.
    In je beurt pak je de bovenste kaart van de aflegstapel of trek je er een, en je eindigt met afleggen. Laat je de bovenste kaart liggen, dan mogen de anderen hem kopen: **kaupi!** Er hoort een kaart van de stok bij, hoogstens drie keer per ronde.
kinaskak-rules-long-1 =
    ### De kaarten
    Drie spellen met elk drie jokers: 165 kaarten, 13 voor ieder. Een joker staat voor elke kaart.
    ### Wat je verzamelt
    Een **set** is drie of meer kaarten van één waarde, in welke kleur ook. Een **reeks** is vier of meer opeenvolgende kaarten van één kleur; de aas is laag of hoog, en niets gaat eroverheen. Twee kaarten ervan mogen geen joker zijn, en de reeksen die je neerlegt, zijn elk van een andere kleur.
    Ronde 1: 2 sets · 2: 1 set + 1 reeks · 3: 2 reeksen · 4: 3 sets · 5: 2 sets + 1 reeks · 6: 1 set + 2 reeksen · 7: 3 reeksen · 8: 4 sets. Een familie kan met een bestand eigen rondes spelen.
    ### Een beurt
    Pak de bovenste kaart, of laat hem liggen en trek. Kun je het, dan leg je alles wat de ronde vraagt in één keer neer. Daarna mag je kaarten aanleggen bij wie dan ook, en een joker uit een reeks pakken voor de kaart waar hij voor staat. Met afleggen eindigt de beurt.
    ### Kopen
    Blijft de kaart liggen, dan mogen de anderen hem kopen; wie het eerst aan de beurt zou komen, gaat voor. De koper krijgt hem met de bovenste kaart van de stok: drie keer per ronde, niet na het neerleggen, en niet de kaart die je zelf hebt afgelegd. Dan trekt wie aan de beurt is.
kinaskak-rules-long-2 =
    ### Wensen
    Aan een tafel met wensen hoeft niemand erbij te zijn om te kopen. Je zegt welke kaarten je zou kopen, wanneer je wilt en zonder dat iemand het ziet: elke aas, harten vijf tot acht, nooit in deze ronde. Een wens blijft staan tot je hem verandert, je kaarten neerlegt of de ronde eindigt; ‘wat je verder helpt’ volgt je hand naar de volgende rondes. Waar iedereen de vraag krijgt, is er een moment om kaupi! te zeggen, en dan beslist de volgorde van de plaatsen, niet de snelheid.
    ### Uitgaan
    Wie geen kaart meer heeft, door aan te leggen of de laatste af te leggen, beëindigt de ronde meteen. Is de stok op, dan wordt de aflegstapel één keer geschud; is hij weer op, dan eindigt de ronde en telt iedereen.
    ### Tellen
    2 tot 10 wat erop staat, plaatjes 10, een aas 15, een joker 25. Wie uit is, heeft niets. Het laagste totaal na de laatste ronde wint; bij gelijke totalen deel je de plaats.
    ### Huisregels
    Een koop te veel kan worden toegestaan met een boete van 200, de laatste kaart kan moeten worden afgelegd, en neerleggen kan pas mogen als iedereen een beurt heeft gehad.
    ### Wie ziet wat
    Je hand, je wensen en de kaart die bij een koop hoort, zijn alleen voor jou. Iedereen ziet wat er op tafel ligt, de aankopen en het aantal kaarten, maar van de aflegstapel alleen de bovenste.

# What the table waits for. $who stands for one player or several.

kinaskak-waiting-draw = We wachten op pakken of trekken: { $who }
kinaskak-waiting-buy = We wachten op een koop of een pas: { $who }
kinaskak-waiting-play = We wachten op neerleggen of afleggen: { $who }
