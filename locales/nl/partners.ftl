# Partners: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
# $piece en $field zijn teksten van hier; $card is een woord waarvan .label vooraan staat.
partners-name = Partners
partners-about = Een wedloop voor twee teams: de kaarten verzetten de pionnen en maten helpen elkaar naar huis.

# De kaarten

partners-card-2 = 2
partners-card-3 = 3
partners-card-5 = 5
partners-card-6 = 6
partners-card-7 = 7
partners-card-9 = 9
partners-card-10 = 10
partners-card-12 = 12
partners-card-1-or-14 = 1/14
partners-card-back-4 = 4 terug
    .label = 4 terug
partners-card-8s = 8/start
    .label = 8/start
partners-card-13s = 13/start
    .label = 13/start
partners-card-sw = ruilkaart
    .label = Ruilkaart
partners-card-he = hart
    .label = Hart

# Pionnen en velden

partners-piece-0 = 🟡 { $number }
partners-piece-1 = 🔴 { $number }
partners-piece-2 = 🔵 { $number }
partners-piece-3 = 🟢 { $number }
partners-yard = naast het bord
partners-house = huis { $place }
partners-seat-0 = 🟡 Geel, met blauw
partners-seat-1 = 🔴 Rood, met groen
partners-seat-2 = 🔵 Blauw, met geel
partners-seat-3 = 🟢 Groen, met rood

# Huisregels vooraf

partners-option-late = Als iemand te laat is
partners-option-late-ask = Vraag het ons
partners-option-late-rule = De regel van het spel: een bot speelt die beurt
partners-option-deck = Kaarten
partners-option-deck-classic52 = 52 kaarten
partners-option-deck-hearts56 = 56 kaarten, met vier harten om op te zetten
partners-option-house = Naar huis
partners-option-house-bounce = Wat te veel is, telt terug
partners-option-house-exact = Alleen met het juiste aantal
partners-option-startfield = Een pion op zijn startveld
partners-option-startfield-safe = Kan niet geslagen worden
partners-option-startfield-open = Kan geslagen worden
partners-option-startswap = Een pion op zijn startveld ruilen
partners-option-startswap-open = Mag geruild worden
partners-option-startswap-safe = Mag niet geruild worden
partners-option-swap = De ruilkaart
partners-option-swap-any = Twee willekeurige pionnen
partners-option-swap-own = Eén moet van jezelf zijn
partners-option-fold = Weggegooide kaarten
partners-option-fold-shown = Open
partners-option-fold-hidden = Dicht
partners-option-deals = De eerste deler
partners-option-deals-lot = Er wordt geloot
partners-option-deals-seat-0 = Plaats 1
partners-option-deals-seat-1 = Plaats 2
partners-option-deals-seat-2 = Plaats 3
partners-option-deals-seat-3 = Plaats 4

# Vragen en antwoorden

partners-field-give = Kies een kaart voor je maat
partners-about-partner = { $who } is je maat ({ $colour }).
partners-field-card = Kies de kaart die je wilt spelen
partners-field-piece = Kies de pion die je verzet
partners-field-part = Kies de pion voor de rest van de zeven
partners-field-steps = Hoe ver?
partners-field-swap = Kies twee pionnen
partners-label-card = { TERM($card, form: "label") }
partners-label-at = { $piece } · { $field }
partners-label-way = { $piece } · { $field } naar { $end }
partners-label-way-back = { $piece } · { $field } naar { $end } (telt terug)
partners-label-way-hit = { $piece } · { $field } naar { $end } (slaat { $other })
partners-label-way-lost = { $piece } · { $field } naar { $end } (wordt geslagen)
partners-label-steps = +{ $steps } naar { $end }
partners-label-steps-back = +{ $steps } naar { $end } (telt terug)
partners-label-steps-hit = +{ $steps } naar { $end } (slaat { $other })
partners-label-steps-lost = +{ $steps } naar { $end } (wordt geslagen)
partners-label-part = { $piece } +{ $steps }
partners-label-part-hit = { $piece } +{ $steps } slaat { $other }
partners-label-part-lost = { $piece } +{ $steps } (kwijt)
partners-label-parts = { $first }, { $rest }
partners-label-swap = { $one } en { $other }
partners-label-enter-0 = 🟡 Een pion opzetten
partners-label-enter-0-hit = 🟡 Een pion opzetten (slaat { $other })
partners-label-enter-1 = 🔴 Een pion opzetten
partners-label-enter-1-hit = 🔴 Een pion opzetten (slaat { $other })
partners-label-enter-2 = 🔵 Een pion opzetten
partners-label-enter-2-hit = 🔵 Een pion opzetten (slaat { $other })
partners-label-enter-3 = 🟢 Een pion opzetten
partners-label-enter-3-hit = 🟢 Een pion opzetten (slaat { $other })

# Wat er gebeurt

partners-deal =
    Ronde { $deal }: { YOU($who) ->
        [yes] jij deelt
       *[no] { $who } deelt
    } ({ $round } van 3 uit deze stok).
partners-ready =
    { YOU($who) ->
        [yes] Je hebt een kaart gekozen.
       *[no] { $who } heeft een kaart gekozen.
    }
partners-gave = Jouw kaart voor { $who }: { TERM($card, form: "label") }.
partners-exchanged = De maten hebben een kaart geruild.
partners-received = { $who } gaf je: { TERM($card, form: "label") }.
partners-enter =
    { YOU($who) ->
        [yes] Je speelt { TERM($card, form: "label") }: { $piece } komt op het bord.
       *[no] { $who } speelt { TERM($card, form: "label") }: { $piece } komt op het bord.
    }
partners-walk =
    { YOU($who) ->
        [yes] Je speelt { TERM($card, form: "label") }: { $piece } naar { $field }.
       *[no] { $who } speelt { TERM($card, form: "label") }: { $piece } naar { $field }.
    }
partners-walk-on =
    { YOU($who) ->
        [yes] Je gaat verder met { TERM($card, form: "label") }: { $piece } naar { $field }.
       *[no] { $who } gaat verder met { TERM($card, form: "label") }: { $piece } naar { $field }.
    }
partners-swap =
    { YOU($who) ->
        [yes] Je speelt { TERM($card, form: "label") }: { $one } en { $other } ruilen van plaats.
       *[no] { $who } speelt { TERM($card, form: "label") }: { $one } en { $other } ruilen van plaats.
    }
partners-knocked-out = { $piece } wordt geslagen ({ $who }).
partners-home =
    { YOU($who) ->
        [yes] Je hebt alle vier thuis en helpt nu { $partner }.
       *[no] { $who } heeft alle vier thuis en helpt nu { $partner }.
    }
partners-laid-down-1 =
    { YOU($who) ->
        [yes] Je kunt geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }.
       *[no] { $who } kan geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }.
    }
partners-laid-down-2 =
    { YOU($who) ->
        [yes] Je kunt geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
       *[no] { $who } kan geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }.
    }
partners-laid-down-3 =
    { YOU($who) ->
        [yes] Je kunt geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
       *[no] { $who } kan geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }.
    }
partners-laid-down-4 =
    { YOU($who) ->
        [yes] Je kunt geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
       *[no] { $who } kan geen kaart gebruiken en gooit weg: { TERM($card1, form: "label") }, { TERM($card2, form: "label") }, { TERM($card3, form: "label") }, { TERM($card4, form: "label") }.
    }
partners-laid-down-hidden =
    { YOU($who) ->
        [yes] Je kunt geen kaart gebruiken en gooit je kaarten weg ({ $count }).
       *[no] { $who } kan geen kaart gebruiken en gooit de kaarten weg ({ $count }).
    }
partners-won = Alle acht pionnen zijn thuis: { $who } en { $partner } winnen!
partners-resigned =
    { YOU($who) ->
        [yes] Je geeft op voor je team.
       *[no] { $who } geeft op voor het team.
    }

# Hoe het afliep

partners-scores = Pionnen thuis: { $scores }
partners-why-home = Alle acht pionnen van het team zijn thuis.
partners-why-resigned = Een team gaf op.

# Waarom iets niet kan

error-partners-seats = Voor Partners zijn alle vier de plaatsen nodig.
error-partners-not-in-hand = Die kaart heb je niet in de hand: { TERM($card, form: "label") }.
error-partners-none-in-yard = Er is geen pion meer om in te zetten.
error-partners-start-taken = Er staan twee pionnen van een andere kleur op het startveld, dus daar kan niets in.
error-partners-swap-on-ring = Alleen pionnen op de ring kun je ruilen.
error-partners-swap-colour = Twee pionnen van dezelfde kleur kun je niet ruilen.
error-partners-swap-pair = Een paar kun je niet ruilen.
error-partners-swap-safe = Aan deze tafel kun je een pion op zijn eigen startveld niet ruilen.
error-partners-swap-own = Aan deze tafel moet een van de twee de kleur hebben die je verzet.
error-partners-seven = Een zeven moet samen zeven zijn, met elke pion hoogstens één keer.
error-partners-not-your-colour = Die kleur mag je hier niet verzetten.
error-partners-not-in-play = Die pion is er nog niet in.
error-partners-no-back = Een pion in zijn huis kan niet terug.
error-partners-start-block = Een pion op zijn eigen startveld staat in de weg: geen andere kleur komt erlangs.
error-partners-house = Voor zoveel stappen is er geen plaats in het huis.
error-partners-given = De kaarten zijn geruild, dus die blijft waar hij is.
error-partners-give-first = Het spel begint zodra alle vier een kaart hebben gekozen.
error-partners-one-or-fourteen = Schrijf hoe ver: +1 of +14.

# Op het plaatje: er is weinig plaats

partners-picture-deal = Ronde { $deal } · { $round } van 3
partners-picture-to-give = kiest kaart
partners-picture-laid-down = weggegooid
partners-picture-no-cards = Je hebt geen kaarten tot de volgende ronde
partners-picture-to-partner = voor je maat
partners-picture-from-partner = van je maat

# De tafel in woorden

partners-words-game = Ronde { $deal }, { $round } van 3; deler: { $who }.
partners-colour-0 = Geel
partners-colour-1 = Rood
partners-colour-2 = Blauw
partners-colour-3 = Groen
partners-words-side = { $colour }, { $who }: { $pieces }.
partners-words-cards = Kaarten: { $sizes }.
partners-words-on = { $pieces } op { $field }
partners-words-house = huis { $places }
partners-words-yard = { $pieces } naast het bord
partners-words-none = geen op het bord
partners-words-piece = { $colour } { $number }
partners-words-starts = Startvelden: { $fields }. Een pion loopt de ring rond tot zijn startveld en gaat daar zijn huis in.
partners-words-walked = { $piece } naar { $field }
partners-words-sent = { $piece } van het bord
partners-words-turn = { $who }, { $card }: { $moved }
partners-words-laid = { $who } gooide de kaarten weg
partners-words-hand = Je kaarten: { $cards }.
partners-words-given = Voor je maat: { $card }.
partners-words-received = Van je maat: { $card }.
partners-words-chosen = Gekozen: { $card }.

# Opdrachten

command-partners = partners
command-partners-about = Partners: kaarten, pionnen en twee teams
command-partners-new = nieuw
command-partners-new-about = Open een tafel Partners in dit kanaal
command-partners-new-player2 = speler2
command-partners-new-player2-about = Met wie je graag wilt spelen
command-partners-new-player3 = speler3
command-partners-new-player3-about = Met wie je graag wilt spelen
command-partners-new-player4 = speler4
command-partners-new-player4-about = Met wie je graag wilt spelen
command-partners-new-pace = tempo
command-partners-new-pace-about = Hoe snel jullie willen spelen
command-partners-play = spelen
command-partners-play-about = Doe een zet door hem te typen
command-partners-play-move = zet
command-partners-play-move-about = Je zet, bijvoorbeeld: 7 Y1+3 Y2+4

# De regels

partners-rules-short =
    Maten zitten tegenover elkaar en brengen hun **acht pionnen** naar huis voordat de anderen dat doen.
    In elke ronde krijg je vier kaarten en geef je er één dicht aan je maat. Daarna speel je om de beurt één kaart, met de klok mee, en zet je zoals die zegt.
    - **8/start** en **13/start** brengen een pion op het bord, of gaan 8 of 13.
    - De **7** verdeel je naar wens over je pionnen, maar alle zeven moeten op.
    - **1/14** gaat 1 of 14. **4 terug** gaat achteruit.
    - De **ruilkaart** laat twee pionnen van verschillende kleur op de ring van plaats ruilen.
    Land je op een losse pion, dan is die geslagen; twee van één kleur op een veld zijn beschermd en slaan wie erop landt.
    Wie geen kaart kan gebruiken, gooit ze weg en wacht op de volgende ronde. Heb je alle vier thuis, dan speel je voor je maat.
partners-rules-long-1 =
    ### Het doel
    Geel en blauw spelen tegen rood en groen. Het team dat als eerste alle acht pionnen thuis heeft, heeft meteen gewonnen.
    ### De kaarten
    Van elk vier: 2, 3, 5, 6, 9, 10 en 12 gaan zo ver vooruit. 1/14 gaat 1 of 14, naar keuze. 4 terug gaat achteruit, nooit in een huis. De 7 verdeel je naar wens over je pionnen, elk hoogstens één keer, maar alle zeven moeten op. 8/start en 13/start zetten een pion op of gaan 8 of 13. De ruilkaart laat twee pionnen van verschillende kleur van plaats ruilen.
    ### Delen
    De deler geeft iedereen vier kaarten, drie keer uit dezelfde stok; dan schudt de volgende. Na elke keer delen geef je je maat een kaart. Je mag je bedenken tot alle vier gekozen hebben.
    ### Spelen
    De speler links van de deler begint. Je speelt een kaart zodra er één te gebruiken is, ook in je eigen nadeel. Kan er geen, dan gaat je hele hand weg en wacht je op de volgende ronde.
partners-rules-long-2 =
    ### Het bord
    64 velden, met de klok mee; elke kleur begint op zijn driehoek op 0, 16, 32 of 48. Daarvandaan leiden vier huisvelden naar het midden.
    ### Elkaar ontmoeten
    Land je op een losse pion van een andere kleur, ook van je maat, dan is die geslagen. Twee of meer van één kleur op een veld zijn beschermd: wie daar landt, wordt zelf geslagen. Een geslagen pion wacht op een nieuwe startkaart. Staat een pion op het eigen startveld, dan mag geen andere kleur erlangs of erop, ook die van de maat niet.
    ### Naar huis
    Vanaf het eigen startveld gaat een pion zijn huis in, tenzij hij net is opgezet. Daar gaan pionnen elkaar nooit voorbij en zijn ze veilig. Is het getal te groot, dan telt het binnen het huis terug; past het niet, dan kan de kaart zo niet gebruikt worden.
    ### De ruilkaart
    Je ruilt er twee willekeurige pionnen op de ring mee, van wie dan ook, maar geen die met z’n tweeën op een veld staan en geen in een huis.
    ### Helpen
    Zijn je vier thuis, dan verzetten je kaarten de pionnen van je maat. De rest van een zeven gaat ook naar je maat.
    ### Met twee of drie spelers
    Eén speler mag beide plaatsen van een team hebben. Elk van de maten kan voor het team opgeven.
    ### Wie ziet wat
    Alleen jij ziet je hand; je maat ziet alleen de kaart die jij gaf.

# What the table waits for. $who stands for one player or several.

partners-waiting-give = We wachten op een kaart voor de maat: { $who }
partners-waiting-play = We wachten op een kaart: { $who }
