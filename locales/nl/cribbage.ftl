# Cribbage: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
# Namen worden nooit verbogen. `.a` is het woord na "krijgt 2 voor", `.def` met lidwoord.

cribbage-name = Cribbage
cribbage-about = Een wedloop met kaarten en pinnetjes voor twee: wie het eerst in het laatste gat staat, wint.

# Woorden van het spel, midden in een zin

term-cribbage-hand = hand
    .def = de hand
term-cribbage-crib = kribbe
    .def = de kribbe
term-cribbage-fifteen = vijftien
term-cribbage-thirty-one = eenendertig
term-cribbage-pair = paar
    .a = een paar
term-cribbage-pair-royal = drie gelijke
term-cribbage-double-pair-royal = vier gelijke
term-cribbage-run = reeks
    .a = een reeks
term-cribbage-flush = kleurserie
    .a = een kleurserie
term-cribbage-nob = één voor de neus
term-cribbage-go = go
term-cribbage-last-card = laatste kaart
    .a = de laatste kaart

# Huisregels in de lobby

cribbage-option-late = Als iemand te laat is
cribbage-option-late-ask = Vraag het ons
cribbage-option-late-rule = De regel van het spel: een bot speelt die beurt
cribbage-option-target = Er wordt gespeeld tot
cribbage-option-target-121 = 121 punten
cribbage-option-target-61 = 61 punten
cribbage-option-match = Eén spel of een match
cribbage-option-match-1 = Eén spel
cribbage-option-match-3 = Wie het eerst 3 matchpunten heeft
cribbage-option-match-5 = Wie het eerst 5 matchpunten heeft
cribbage-option-counting = Het tellen
cribbage-option-counting-table = De tafel telt
cribbage-option-counting-own = Jullie tellen zelf
cribbage-option-counting-muggins = Jullie tellen zelf, met muggins
cribbage-option-next = Het volgende spel
cribbage-option-next-loser = De verliezer deelt als eerste
cribbage-option-next-cut = Er wordt opnieuw getrokken om wie deelt
cribbage-option-heels = Twee voor de hielen
cribbage-option-heels-jack = Als er een boer omgedraaid wordt
cribbage-option-heels-diamond = Als er een ruiten omgedraaid wordt
cribbage-option-deals = De eerste ronde
cribbage-option-deals-cut = Wie de laagste kaart trekt, deelt
cribbage-option-deals-seat-0 = De eerste plaats deelt
cribbage-option-deals-seat-1 = De tweede plaats deelt

# Vragen en antwoorden

cribbage-field-discard-own = Kies twee kaarten voor je eigen kribbe
cribbage-field-discard-other = Kies twee kaarten voor de kribbe van je tegenstander
cribbage-field-play = { $count ->
    [0] Met welke kaart begin je?
   *[other] Telling { $count }: welke kaart?
}
cribbage-field-count-hand = Hoeveel telt je hand?
cribbage-field-count-crib = Hoeveel telt je kribbe?
cribbage-field-muggins-hand = Heeft je tegenstander iets gemist in de hand?
cribbage-field-muggins-crib = Heeft je tegenstander iets gemist in de kribbe?
cribbage-label-count =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
cribbage-label-muggins = Muggins voor { $points }
cribbage-label-stands = Laat maar staan
cribbage-count-button = Noem het getal
cribbage-count-points = Wat je telt
cribbage-count-about = Punten, van 0 tot 29
cribbage-muggins-button = Noem wat er gemist is
cribbage-muggins-points = Gemiste punten
cribbage-muggins-about = Er zijn er { $points } geteld. 0 laat het staan.
cribbage-label-discard = { $cards }
cribbage-label-play = { $cards }

# Wat er gebeurt

# Is de lezer degene om wie het gaat, dan staat er je.
cribbage-cut =
    { YOU($who0) ->
        [yes] Je
       *[no] { $who0 }
    } trekt { $card0 }, { YOU($who1) ->
        [yes] je
       *[no] { $who1 }
    } trekt { $card1 }.
cribbage-first-dealer =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } deelt als eerste.
cribbage-deal =
    Ronde { $deal }: { YOU($who) ->
        [yes] jij deelt en hebt
       *[no] { $who } deelt en heeft
    } de kribbe.
cribbage-given =
    { YOU($who) ->
        [yes] Jouw twee kaarten liggen in de kribbe.
       *[no] { $who } heeft twee kaarten in de kribbe gelegd.
    }
cribbage-gave = Je hebt { $cards } in de kribbe gelegd.
cribbage-starter =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } coupeert: de startkaart is { $cards }.
cribbage-heels =
    De startkaart is een boer: { YOU($who) ->
        [yes] je
       *[no] { $who }
    } krijgt { $points } voor de hielen.
cribbage-heels-diamond =
    De startkaart is een ruiten: { YOU($who) ->
        [yes] je
       *[no] { $who }
    } krijgt { $points } voor de hielen.
cribbage-played =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } speelt { $cards }: { $count }.
cribbage-pegged =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } krijgt { $points } voor { TERM($kind, form: "a") }.
cribbage-go =
    { YOU($who) ->
        [yes] Je kunt
       *[no] { $who } kan
    } niet verder: go.
cribbage-reset =
    De telling begint opnieuw; { YOU($who) ->
        [yes] je
       *[no] { $who }
    } komt uit.
cribbage-counted =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } telt { TERM($source, form: "def") } { $cards } met { $starter }{ $total ->
        [0] .
        [one] : { $total } punt.
       *[other] : { $total } punten.
    }
# Hardop geteld: "15-2, 15-4, een paar maakt 6, de neus maakt 7".
cribbage-item =
    { $cards }: { ID($kind) ->
        [term-cribbage-fifteen] 15-{ $total }
        [term-cribbage-nob] de neus maakt { $total }
       *[other] { TERM($kind, form: "a") } maakt { $total }
    } (+{ $points })
cribbage-nothing = Er valt niets te tellen.
cribbage-won =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } wint met { $score } tegen { $other }.
cribbage-skunk =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } krijgt een skunk.
cribbage-double-skunk =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } krijgt een dubbele skunk.
cribbage-resigned =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } geeft op.
cribbage-laid =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } legt { TERM($source, form: "def") } open: { $cards }.
cribbage-claimed =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } telt { $points } in { TERM($source, form: "def") }.
cribbage-corrected = Dat is te veel: het is { $points }.
cribbage-stands =
    { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } laat het staan.
cribbage-muggins =
    Muggins! { YOU($who) ->
        [yes] Je
       *[no] { $who }
    } noemt { $points }, { $taken ->
        [0] maar er was niets gemist.
       *[other] en krijgt er { $taken }.
    }
cribbage-worth = De { $source } { $cards } met { $starter } telt { $total }.
cribbage-missed =
    { $points ->
        [one] Eén punt blijft liggen.
       *[other] { $points } punten blijven liggen.
    }
cribbage-match =
    De match: { YOU($who) ->
        [yes] je hebt
       *[no] { $who } heeft
    } er { $points }, de ander { $other }.
cribbage-next-game = Spel { $game } van de match begint.

# Statistiek, en wat er te bekijken is

cribbage-figure-best = Hoogste hand
cribbage-figure-hand = Gemiddelde hand
cribbage-figure-crib = Gemiddelde kribbe
cribbage-figure-play = Gespeeld per ronde
cribbage-figure-skunks = Gewonnen skunks
cribbage-figure-skunked = Met skunk verloren
cribbage-look-show = Het tellen, stap voor stap
cribbage-look-way = De weg over het bord

# Hoe het afliep

cribbage-scores = Punten: { $scores }
cribbage-why-target = De winnaar heeft het laatste gaatje bereikt.
cribbage-why-resigned = Iemand gaf op.
cribbage-why-match = De match is beslist.
cribbage-honour-skunk = Skunk: telt als twee spellen
cribbage-honour-double-skunk = Dubbele skunk: telt als drie spellen

# Waarom iets niet kan

error-unreadable-move = Die zet kent dit spel niet. Een zet ziet er zo uit: { $forms }
error-ambiguous-move = Dat kan meer dan één zet zijn. Schrijf hem voluit.
error-illegal-move = Dat kan nu niet.
error-not-your-turn = Je bent niet aan de beurt.
error-game-over = Dit spel is afgelopen.
error-cribbage-seats = Cribbage speel je met z’n tweeën.
error-not-in-hand = Je hebt { $cards } niet in je hand.
error-over-thirty-one = Met { $cards } zou de telling van { $count } boven de 31 komen.
error-discards-closed = Jullie hebben allebei in de kribbe gelegd, dus die kaarten blijven liggen.
error-play-not-begun = Het spelen begint als jullie allebei twee kaarten in de kribbe hebben gelegd.
error-play-over = Er wordt niet meer gelegd: de handen worden geteld.
error-nothing-to-count = Er valt voor jou nu niets te tellen.
error-nothing-to-call = Er is nu geen telling die je kunt verbeteren.
error-no-such-count = Een telling is een getal van 0 tot { $most }.
error-no-such-call = Je kunt 0 tot { $most } gemiste punten noemen.

# De regels. Een regel kan niet met * beginnen, dus de kopjes zijn Discords ###.

cribbage-rules-short =
    Ieder krijgt zes kaarten en legt er twee dicht in de **kribbe**: vier kaarten die van de deler zijn. Van de stok wordt een kaart omgedraaid: de **startkaart**.
    Dan leg je om de beurt een kaart en tel je de waarden op, nooit boven de 31, met punten onderweg voor vijftien, eenendertig, paren en reeksen.
    Tot slot worden de handen en de kribbe geteld, steeds met de startkaart: eerst de hand van wie niet deelde, dan die van de deler, dan de kribbe. Kaarten die samen 15 zijn, leveren 2 op, een paar 2, een reeks van drie of meer 1 per kaart, vier van één kleur 4 en de boer in de kleur van de startkaart 1. Daarna deelt de ander.
    Wie het eerst **121** haalt (61 in het korte spel), heeft op dat moment gewonnen.
cribbage-rules-long-1 =
    ### Doel
    Wie het eerst 121 punten haalt, of 61 in het korte spel, wint op dat moment, ook midden in een ronde. Een aas telt voor 1, heer, vrouw en boer tellen voor 10, de andere kaarten voor wat erop staat.
    ### Delen
    Ieder trekt een kaart en de laagste deelt als eerste; zijn ze gelijk, dan trekken jullie opnieuw. Daarna delen jullie om de beurt. Ieder krijgt zes kaarten.
    ### De kribbe
    Jullie leggen allebei twee kaarten dicht in de kribbe. Die is van de deler. Je mag je nog bedenken tot ook je tegenstander gelegd heeft.
    ### De startkaart
    Wie niet deelde, coupeert, en er wordt een kaart omgedraaid. Is het een boer (of volgens huisregel in plaats daarvan een ruiten), dan krijgt de deler 2 voor de hielen.
    ### Het spelen
    Wie niet deelde, komt uit. Om de beurt leg je een kaart en tel je op; de telling mag nooit boven de 31 komen. Wie kan leggen, moet. Kun je niet, dan zeg je go (de tafel doet dat voor je) en speelt je tegenstander door zolang het gaat. Wie de laatste kaart legde, krijgt 1, of 2 als de telling precies 31 is. Dan begint de telling weer bij 0 en komt de ander uit. Ook de allerlaatste kaart van de ronde levert 1 op.
cribbage-rules-long-2 =
    ### Punten tijdens het spelen
    Voor de kaart die je legt:
    - de telling is 15: 2
    - de telling is 31: 2
    - gelijk aan de kaart ervoor: paar, 2; aan de twee ervoor: drie gelijke, 6; aan de drie ervoor: vier gelijke, 12
    - de laatste drie of meer kaarten vormen een reeks, in welke volgorde ze ook vielen: 1 per kaart
    Alles wat één kaart oplevert, wordt opgeteld. Een paar is twee kaarten van dezelfde waarde: heer en boer zijn geen paar. De aas is altijd laag.
    ### Het tellen
    Eerst de hand van wie niet deelde, dan die van de deler, dan de kribbe, steeds met de startkaart:
    - elke combinatie van kaarten die samen 15 is: 2
    - elk paar: 2 (drie gelijke 6, vier gelijke 12)
    - elke reeks van drie of meer: 1 per kaart, één keer voor elke manier om hem te maken
    - kleurserie: vier kaarten van één kleur in de hand 4, met de startkaart 5; in de kribbe telt alleen een serie van alle vijf
    - de boer in de kleur van de startkaart, in de hand of in de kribbe: 1 voor de neus
    ### Skunk
    Wie verliest met 90 punten of minder, krijgt een skunk, met 60 of minder een dubbele skunk (in een spel tot 61: een skunk met 30 of minder).
    ### Opgeven
    Opgeven mag altijd; dan wint de ander.
cribbage-rules-long-3 =
    ### Zelf tellen
    Telt de tafel niet, dan noemen jullie zelf een getal: wie niet deelde voor de eigen hand, de deler voor de eigen hand en daarna voor de kribbe. Wie te veel noemt, krijgt wat klopt, zonder straf. Wat je over het hoofd ziet, ben je kwijt. Met **muggins** wordt je tegenstander telkens gevraagd of er iets gemist is, en levert het genoemde punten op, voor zover het klopt.
    ### Een match
    Een gewonnen spel is 1 matchpunt, met een skunk 2, met een dubbele skunk 3. De pinnetjes gaan na elk spel terug en de verliezer deelt als eerste, of jullie trekken opnieuw. Wie opgeeft, geeft de hele match op.

# What the table waits for. $who stands for one player or several.

cribbage-waiting-discard = We wachten op twee kaarten voor de kribbe: { $who }
cribbage-waiting-play = We wachten op een kaart: { $who }
cribbage-waiting-count = We wachten op het tellen: { $who }
