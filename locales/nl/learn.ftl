# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Tip
hint = **Tip: { $move }.** { $why }
button-hints = Ik wil graag tips
lobby-hints = Willen graag tips: { $who }. Ze komen er als iedereen het wil.
lobby-hints-none = **{ button-hint }** zegt wat de bot zou spelen, en waarom. Die knop is er als iedereen op **{ button-hints }** drukt.
table-hints = Hier zijn tips: iedereen aan tafel vond het goed.
table-no-hints = Aan deze tafel is er geen **{ button-hint }**: niet iedereen heeft er voor het begin om gevraagd.
table-learn = Een spel om van te leren: bij elke keuze staat waar hij voor is.
learn-title = { $game } · oefenspel
learn-new = **Nieuw:** { $what }
step-hints-on = <@{ $person }> vindt tips goed.
step-hints-off = <@{ $person }> heeft liever geen tips.
command-shared-learn = leren
command-shared-learn-about = Leg elke keuze uit, en wat er voor het eerst gebeurt

# Cribbage

cribbage-field-discard-own-why = De kribbe is nu van jou: leg er kaarten in die bij elkaar passen, en houd er vier die dat ook doen.
cribbage-field-discard-other-why = De kribbe is nu van je tegenstander: geef er weinig aan, geen vijven, paren of buren.
cribbage-field-play-why = Tel je kaart erbij op zonder een makkelijke 15 of 31 achter te laten.
cribbage-field-count-hand-why = Tel elke vijftien, elk paar, elke reeks en kleurserie in je vier kaarten met de startkaart.
cribbage-field-count-crib-why = De kribbe telt als een hand, maar een kleurserie alleen met alle vijf kaarten.
cribbage-field-muggins-hand-why = Wat je tegenstander over het hoofd zag, is van jou als je het noemt.
cribbage-field-muggins-crib-why = Wat je tegenstander over het hoofd zag, is van jou als je het noemt.
cribbage-label-discard-hint = leg { $first } en { $second } in de kribbe
cribbage-hint-discard-own = Houd { $kept }, dan mag je { NUMBER($hand, minimumFractionDigits: 1) } in de hand verwachten en { NUMBER($crib, minimumFractionDigits: 1) } in je kribbe. { $next } zou { NUMBER($margin, minimumFractionDigits: 1) } slechter zijn.
cribbage-hint-discard-other = Houd { $kept }, dan mag je { NUMBER($hand, minimumFractionDigits: 1) } in de hand verwachten, met maar { NUMBER($crib, minimumFractionDigits: 1) } voor de kribbe van je tegenstander. { $next } zou { NUMBER($margin, minimumFractionDigits: 1) } slechter zijn.
cribbage-hint-discard-chance = Bij deze stand telt winnen meer dan punten: met { $kept } in de hand win je ongeveer { $chance }% van de keren, leg je { $next } weg, dan { $rest }%.
cribbage-hint-discard-chance-coach = Bij deze stand telt winnen meer dan punten, en winnen doe je hiermee ook vaker.
cribbage-hint-play-only = Geen andere kaart past onder de 31.
cribbage-hint-play = Dat maakt { $count }{ $points ->
            [0] {""}
           *[other] {" "}en levert { $points } op
        }. Over alle handen die je tegenstander kan hebben, zou { $next } je { NUMBER($margin, minimumFractionDigits: 1) } minder opleveren.
cribbage-hint-play-even = Dat maakt { $count }{ $points ->
            [0] {""}
           *[other] {" "}en levert { $points } op
        }. { $next } zou net zo goed zijn.
cribbage-hint-play-win = Dat maakt { $count }{ $points ->
            [0] {""}
           *[other] {" "}en levert { $points } op
        }. { $next } zou bij het spelen meer punten opleveren, maar dit wint vaker.
cribbage-hint-count = { $cards } met { $starter } tellen voor { $points }.
cribbage-hint-call = { $cards } met { $starter } tellen eigenlijk voor { $points }.
new-cribbage-go = ‘Go’ betekent dat geen kaart meer onder de 31 past. De ander speelt door, en wie het laatst legt, krijgt er 1.
new-cribbage-heels = Een boer als startkaart geeft de deler er twee, ‘de hielen’.
new-cribbage-pegged = Punten tellen meteen: 2 voor 15 of 31, 2 voor een paar, één per kaart voor een reeks.
new-cribbage-counted = Nu worden de handen geteld met de startkaart: eerst wie niet deelde, dan de deler, dan de kribbe.
new-cribbage-reset = Bij 31, of als niemand verder kan, begint de telling weer bij nul.

# Ólsen Ólsen

olsen-field-turn-why = Leg iets wat bij de bovenste kaart past, en raak je kaarten eerder kwijt dan de anderen.
olsen-field-more-why = Wat bij elkaar hoort, gaat in één beurt weg; de laatste kaart ligt boven.
olsen-field-suit-why = Kies de kleur waarvan je de meeste hebt en de volgende misschien geen.
olsen-field-sneak-why = Een verstopte kaart is er één minder in je hand, tot iemand het merkt.
olsen-field-stash-why = Verstop wat het slechtst past, als je durft.
olsen-field-accuse-why = Zeg het als er kaarten weg zijn die niemand zag; heb je het mis, dan pak je.
olsen-field-call-why = Zeg het voordat de volgende kaart valt, anders pak je.
olsen-field-accept-why = Dit is de laatste kans om bedrog te ontdekken.
olsen-field-caught-why = Wie het woord vergeet, moet pakken, als jij het op tijd zegt.
olsen-hint-call = Je hebt nog één kaart. Zeg het, anders pak je er { $count }.
olsen-hint-caught = { $who } heeft nog één kaart en heeft niets gezegd.
olsen-hint-accuse = Wat { $who } gespeeld heeft, klopt niet met wat er nog in de hand zit.
olsen-hint-accept = Niets hier wijst op vals spel.
olsen-hint-out = Daarmee ben je uit.
olsen-hint-chain = Van de reeksen die ik probeerde, won deze het vaakst toen ik de rest uitspeelde.
olsen-hint-draw = Niets van wat je hebt past, dus pak een kaart.
olsen-hint-pass = Niets past, en er valt deze beurt niets meer te pakken.
olsen-hint-bluff = Niets past, en je moet leggen: dit is net zo goed als iets anders.
olsen-hint-several = Ze horen bij elkaar. De volgende kan in zo’n { $follows }% van de gevallen volgen, en zelf zit je de volgende keer in zo’n { $stuck }% vast.
olsen-hint-play = De volgende kan in zo’n { $follows }% van de gevallen volgen, en zelf zit je de volgende keer in zo’n { $stuck }% vast.
new-olsen-drew = Wie niet kan leggen, pakt, hoogstens drie keer, en past als het nog niet gaat.
new-olsen-passed = Pas je, dan is je beurt voorbij; de volgende speelt op dezelfde kaart.
new-olsen-named = Een acht mag overal op en kiest de kleur die moet volgen.
new-olsen-called = ‘Ólsen’ betekent nog één kaart. Nu wordt het spannend!
new-olsen-forgot = Nog één kaart en niet op tijd een woord: dat kost drie kaarten.
new-olsen-reshuffled = De stok was op, dus de stapel is geschud; de bovenste kaart blijft liggen.
new-olsen-turned = Na een aas gaat het de andere kant op.
new-olsen-skipped = De volgende slaat een beurt over.
new-olsen-two = Een twee laat de volgende pakken.

# Kasino

kasino-field-card-why = Pak, bouw of leg neer. Schoppen, azen, 2♠ en 10♦ tellen, en vegen ook.
kasino-field-card-owed-why = Wie bouwt, moet de volgende beurt pakken: je eigen stapel, als die er nog is.
kasino-field-how-why = Pakken is zeker; een stapel is meer waard als niemand hem voor je neus wegpakt.
kasino-field-group-why = Eén kaart mag meerdere groepen tegelijk pakken, elk evenveel waard als de kaart.
kasino-field-build-why = Bouw tot een waarde die je nog hebt, zodat je de stapel de volgende beurt kunt pakken.
kasino-field-fold-why = Wat evenveel waard is, mag erbij, en dan wordt alles in één keer gepakt.
kasino-hint-build = Je hebt { $cards } om de { $value } de volgende beurt te pakken, en in zo’n { $chance }% van de gevallen kan niemand je voor zijn.
kasino-hint-lay = Niets wat je kunt pakken of bouwen is meer waard. De volgende speler haalt naar verwachting { NUMBER($risk, minimumFractionDigits: 1) } uit wat er ligt.
kasino-hint-svup = Het maakt de tafel leeg: { $number ->
            [one] { $number } kaart
           *[other] { $number } kaarten
        } en een veeg, samen { NUMBER($gain, minimumFractionDigits: 1) } waard.
kasino-hint-take = Dat zijn { $number ->
            [one] { $number } kaart
           *[other] { $number } kaarten
        }, { NUMBER($gain, minimumFractionDigits: 1) } waard in punten. Wat blijft liggen, levert de volgende speler naar verwachting { NUMBER($risk, minimumFractionDigits: 1) } op.
new-kasino-svup = Een veeg: de tafel is leeggemaakt, en dat geeft een punt.
new-kasino-build = Een stapel pak je in één keer, met een kaart van die waarde. Wie bouwt, moet de volgende beurt pakken.
new-kasino-raise = Op een enkele stapel mag iedereen doorbouwen; dan is hij van wie dat deed.
new-kasino-last-hand = De laatste hand: wie het laatst pakt, krijgt ook wat er blijft liggen.
new-kasino-counted = De ronde wordt geteld: meeste schoppen, meeste kaarten, 10♦, 2♠, azen, de laatste slag en vegen.

# Kínaskák

kinaskak-field-draw-why = De open kaart ken je, en hij is gratis; laat hem liggen als hij niet helpt, maar anderen mogen hem kopen.
kinaskak-field-buy-why = Een koop brengt een kaart die je wilt en een die je niet vroeg, drie keer per ronde.
kinaskak-field-buy-fined-why = Je drie aankopen zijn op, dus deze kost ook strafpunten.
kinaskak-field-wish-why = Zeg wat je kunt gebruiken, dan wordt het voor je gekocht als iemand het laat liggen.
kinaskak-field-turn-why = Leg alles neer zodra je kunt; wat in je hand blijft, kost punten.
kinaskak-field-discard-why = Leg af wat je het minst helpt, en niet wat de volgende verzamelt.
kinaskak-field-off-why = Na het neerleggen mag je elke kaart die past aanleggen, van wie de combinatie ook is.
kinaskak-field-joker-why = Een joker in ruil voor de kaart waar hij voor staat, mag waar jij wilt.
kinaskak-hint-lay = Je hebt alles. Je hand zou nu { $points } kosten als de ronde eindigde.
kinaskak-hint-off = Hij past, en in je hand zou hij { $points } kosten.
kinaskak-hint-joker = Jouw kaart komt ervoor in de plaats, en de joker past elders.
kinaskak-hint-empty = Er is geen open kaart om te pakken.
kinaskak-hint-leave-laid = Hij past bij niets op tafel, dus hij zou alleen kosten.
kinaskak-hint-take-laid = Hij kan meteen worden aangelegd.
kinaskak-hint-take-joker = Een joker staat voor elke kaart die je mist.
kinaskak-hint-take-ways = Met of zonder deze kaart ontbreken er evenveel ({ $before }), maar hij geeft je meer mogelijkheden.
kinaskak-hint-leave = Hij brengt je niet verder: je mist er nog steeds { $before }.
kinaskak-hint-take = Met deze kaart mis je er nog { $after } in plaats van { $before }.
kinaskak-hint-buy = Dat is een koop waard: je mist er dan nog { $after } in plaats van { $before }.
kinaskak-hint-pass-spent = Hij zou helpen, maar je aankopen zijn op.
kinaskak-hint-discard-laid = Van wat over is, kost hij het meest: { $points }.
kinaskak-hint-discard = Met deze kaart mis je er { $before }, zonder { $after }, en in je hand zou hij { $points } kosten.
new-kinaskak-declined = Kaupi! Wat de een laat liggen, mogen de anderen kopen, met een kaart van de stok.
new-kinaskak-bought = Een koop geeft de open kaart en nog een van de stok, hoogstens drie keer per ronde.
new-kinaskak-laid = Neergelegd! Vanaf nu mogen losse kaarten bij elke combinatie.
new-kinaskak-joker-taken = Een joker in een reeks mag je pakken voor de kaart waar hij voor staat.
new-kinaskak-out = Wie geen kaart meer heeft, beëindigt de ronde; de anderen tellen wat ze hebben.

# Partners

partners-field-give-why = Geef wat je maat eerder kan gebruiken dan jij.
partners-field-card-why = Ga één keer rond naar je huis; wie op een losse pion landt, stuurt hem terug.
partners-field-piece-why = Twee van één kleur op een veld zijn veilig; een losse niet.
partners-field-part-why = Alle zeven stappen moeten op, en wie je raakt, is geslagen.
partners-field-steps-why = Tel waar je landt: bij je eigen pion, op die van een ander of in je huis.
partners-field-swap-why = Een pion ver achter voor een ver vooruit: dat is het meest waard.
partners-hint-give-start = Je maat kan niets zonder startkaart.
partners-hint-give = In velden gerekend is hij voor je maat { $theirs } waard en kost hij jou { $cost }.
partners-hint-give-nothing = Je maat heeft er nu niets aan, maar jou kost hij ook niets.
partners-hint-only = Iets anders kan niet.
partners-hint-hit = Zo sla je { $piece }. Dat is { $gain ->
        [one] { $gain } veld
       *[other] { $gain } velden
    } waard voor jullie.
partners-hint-swap = De ruil is voor jullie kant { $gain ->
            [one] { $gain } veld
           *[other] { $gain } velden
        } waard, gevaren meegerekend.
partners-hint-enter = Een pion op het bord kan lopen. Dat is { $gain ->
        [one] { $gain } veld
       *[other] { $gain } velden
    } waard voor jullie.
partners-hint-house = Zo komt een pion thuis, waar hij veilig is. Dat is { $gain ->
        [one] { $gain } veld
       *[other] { $gain } velden
    } waard voor jullie.
partners-hint-walk = Met wat je andere kaarten dan kunnen, is dit het best. Op zich is het { $gain ->
            [one] { $gain } veld
           *[other] { $gain } velden
        } waard, gevaren meegerekend.
new-partners-exchanged = Beide kaarten gaan tegelijk over, dicht: niemand wist wat er kwam.
new-partners-enter = Een startkaart zet een pion op zijn startveld, waar hij veilig is.
new-partners-knocked-out = Een losse pion waarop iemand landt, gaat terug en heeft weer een startkaart nodig.
new-partners-swap = De ruilkaart wisselt twee pionnen van verschillende kleur, van wie dan ook.
new-partners-home = Alle vier zijn thuis. Vanaf nu spelen de kaarten van die speler voor de maat.

# Stratego

stratego-field-army-why = Niemand ziet je leger. Wie je vlag draagt, begint midden in de achterste rij.
stratego-field-army-stands-why = Je leger is geheim, en je kunt het veranderen tot iedereen klaar is.
stratego-field-ready-why = Als iedereen klaar is, begint de slag en staat alles vast.
stratego-field-swap-why = Houd een sterk stuk bij je vlag, en kanonnen waar ze kunnen schieten.
stratego-field-change-why = Je kunt je nog bedenken zolang iemand niet klaar is.
stratego-field-piece-why = Breng je eigen vlag op de toren, op een eigen stuk, één stap per beurt.
stratego-field-end-why = Bij een aanval worden beide rangen genoemd, en de hoogste blijft.
stratego-field-recruit-why = Een verloren stuk komt terug, maar de anderen zien waar het staat.
stratego-field-hold-why = Op zes komt een verloren stuk terug, dus blijf op vijf staan zolang je niemand van belang mist.
stratego-field-draw-why = Gelijkspel wordt het alleen als iedereen ja zegt.
stratego-hint-army = De ene is zo goed als de andere. Ik loot, zodat niemand mijn gewoonten leert.
stratego-hint-ready = Je leger staat. Niemand anders kent het.
stratego-hint-recruit = Van wat je verloren hebt, is dit het meest waard: { $rank }.
stratego-hint-draw = Je vlag is niet bijna thuis, dus ik zou ja zeggen.
stratego-hint-attack = Naar wat bekend is, win je in zo’n { $win }% van de gevallen{ $tie ->
            [0] {""}
           *[other] , en in zo’n { $tie }% gaan ze allebei weg
        }.
stratego-hint-fire = Een schot raakt altijd. Het doel is zo’n { NUMBER($worth, minimumFractionDigits: 1) } waard, een kanon { NUMBER($own, minimumFractionDigits: 1) }.
stratego-hint-hand = Daar is de vlag beter af. Stappen naar de toren: { $after } in plaats van { $before }.
stratego-hint-flag = Het is je vlag. Stappen naar de toren: { $after } in plaats van { $before }.
stratego-hint-home = Je vlag komt thuis: dat wint.
stratego-hint-fetch = Je vlag ligt daar. Raap hem op.
stratego-hint-flee = Waar het staat, loopt het gevaar; daar is het veiliger.
stratego-hint-ring = Een sterk stuk op de ring verspert de weg naar de toren.
stratego-hint-march = Zo komt het dichter bij waar je het nodig hebt, en iets beters is er nu niet.
stratego-hint-wait = Hiermee waag je het minst, en iets beters is er nu niet.
stratego-hint-threat = Pas op: { $who } wint de volgende beurt, tenzij iemand het tegenhoudt. { $why }
new-stratego-attacks = Beide rangen worden genoemd. De hoogste wint, gelijke gaan allebei weg.
new-stratego-fires = Een kanon schiet over meren en verdwijnt met zijn doel.
new-stratego-hands = Een vlag mag naar een stuk ernaast. Wie er een draagt, gaat maar één stap.
new-stratego-flag-taken = Wie de drager van een vlag verslaat, krijgt de vlag, maar alleen de eigenaar wint ermee.
new-stratego-slider = Na een gewonnen gevecht gaat je schuif één verder; op zes komt een verloren stuk terug.
new-stratego-tie = Gelijke rangen: allebei weg.

# Fuldrigger

fuldrigger-field-home-why = Je schepen beginnen daar: kies een stad die goedkoop verkoopt wat tien velden verder duur is.
fuldrigger-field-turn-why = Verkoop en koop eerst, gooi dan, en vaar dan. Elk schip vaart op dezelfde worp.
fuldrigger-field-ship-why = Elk schip vaart één keer per beurt; in een haven is het klaar.
fuldrigger-field-to-why = Tekens onderweg kosten of geven velden, of zijn een gevaar voor het schip.
fuldrigger-field-towards-why = Het schip gaat zo ver als het kan en vaart je volgende beurt verder.
fuldrigger-field-space-why = Op zee wordt niet gehandeld, maar je kunt er buiten gevaar wachten.
fuldrigger-field-way-why = De korte weg spaart velden, de andere gevaren.
fuldrigger-field-sell-why = Een lading moet tien velden gevaren hebben; elke volgende van die soort brengt hier 10 minder op.
fuldrigger-field-buy-why = Koop wat een stad tien velden of verder goed betaalt.
fuldrigger-field-over-why = Over een landengte spaart de lading de omweg, en een ander schip haalt hem op.
fuldrigger-field-yard-why = Schepen en forten tellen aan het eind volledig mee, en verdienen tot dan.
fuldrigger-field-war-why = In oorlog mag je aanvallen en aangevallen worden; anderen mogen meedoen.
fuldrigger-field-attack-why = Meer kapers, betere kansen; een mislukte aanval kan er een kosten.
fuldrigger-field-with-why = Vier is genoeg; meer maakt niets uit.
fuldrigger-field-roll-why = De som van drie dobbelstenen is hoe ver elk schip mag varen.
fuldrigger-field-end-why = Met stoppen verlies je niets: wat in je ruim ligt, blijft van jou.
fuldrigger-field-take-why = Een schip met lading is het meest waard, een fort wat het kostte.
fuldrigger-field-lose-why = Geef op wat het verst is van waar je het nodig hebt.
fuldrigger-field-offer-why = Een verdrag bindt beiden; vrede beschermt je schepen tegen die van hen.
fuldrigger-field-own-why = Je kunt het intrekken tot er een antwoord is.
fuldrigger-field-join-why = Wie helpt, mag ook aanvallen en aangevallen worden.
fuldrigger-field-deal-to-why = Vrede, geld, schepen en forten kunnen allemaal bij een afspraak horen.
fuldrigger-field-deal-why = Bied aan wat voor jou minder waard is dan voor de ander.
fuldrigger-field-roll-now-why = { fuldrigger-field-turn-why }
fuldrigger-field-sailing-why = { fuldrigger-field-way-why }
fuldrigger-field-selling-why = { fuldrigger-field-sell-why }
fuldrigger-field-loading-why = { fuldrigger-field-buy-why }
fuldrigger-field-one-ship-why = { fuldrigger-field-turn-why }
fuldrigger-field-ending-why = { fuldrigger-field-end-why }
fuldrigger-hint-home = Daarvandaan: { $good } voor { $cost } brengt { $brings } op in { $to }, { $spaces ->
            [one] { $spaces } veld
           *[other] { $spaces } velden
        } verder.
fuldrigger-hint-buy = De lading kost hier { $cost } en zou { $brings } opbrengen in { $to }, { $spaces ->
            [one] { $spaces } veld
           *[other] { $spaces } velden
        } verder.
fuldrigger-hint-sell = De lading brengt { $brings } op en kostte { $cost }. Elders krijg je er, voor de tijd die het kost, niet meer voor.
fuldrigger-hint-sail = Aan boord voor { $to }: { $good }, goed voor ongeveer { $brings }.
fuldrigger-hint-sail-safe = Aan boord voor { $to }: { $good }, goed voor ongeveer { $brings }. De veilige weg is de extra velden waard.
fuldrigger-hint-sail-empty = Het is leeg, en de beste lading in de buurt ligt in { $to }.
fuldrigger-hint-sail-war = De beste plaats voor een kaper: { $to }.
fuldrigger-hint-attack = Tegen { $who }: in { $take }% van de gevallen levert het iets op, in { $lose }% kost het een kaper.
fuldrigger-hint-war = In oorlog met { $who } kun je deze beurt aanvallen: in { $take }% van de gevallen levert het iets op, in { $lose }% kost het een kaper.
fuldrigger-hint-arm = Als kaper kan het deze beurt { $who } aanvallen: in { $take }% van de gevallen levert het iets op, in { $lose }% kost het een kaper.
fuldrigger-hint-fort = Je hebt geld over, en elke lading die je verkoopt in { $town } brengt dan { $bonus } meer op.
fuldrigger-hint-peace = Oorlog levert minder op dan handel, dus bied vrede aan.
fuldrigger-hint-sells-fort = Je hebt geen geld voor een lading, en een fort brengt bij hen meer op dan bij de bank.
fuldrigger-hint-accept = Wat je krijgt, is meer waard dan wat je geeft.
fuldrigger-hint-decline = Wat je geeft, is minstens evenveel waard als wat je krijgt.
fuldrigger-hint-disarm = Er is nu niets in de buurt dat de jacht waard is, en een handelsschip verdient.
fuldrigger-hint-roll = Er is hier nu niets beters te kopen of te verkopen.
fuldrigger-hint-ship = Je hebt geld over: nog een schip verdient elke ronde en telt aan het eind volledig mee.
fuldrigger-hint-scrap = Je kunt geen enkele lading in de buurt van je schepen betalen, en dit schip verdient het minst.
fuldrigger-hint-collect = De lading wacht daar op je, en ophalen is gratis.
fuldrigger-hint-end = Er is deze beurt niets meer dat de moeite waard is.
fuldrigger-hint-prize = Van wat je mag nemen, is dit het meest waard.
fuldrigger-hint-lose = De ene kaper is zo goed als de andere.
new-fuldrigger-rolled = Drie dobbelstenen voor alle schepen: meewind geeft drie velden, tegenwind neemt er drie.
new-fuldrigger-bought = Een schip heeft één lading, en die moet tien velden varen voor je hem verkoopt.
new-fuldrigger-sold = Verkocht! Elke volgende lading van die soort in dezelfde stad en beurt brengt 10 minder op.
new-fuldrigger-passed-storm = In storm gooi je twee dobbelstenen: bij 2 of 3 vergaat het schip.
new-fuldrigger-becalmed = Windstilte: bij 7 of minder blijft het schip liggen en mist je volgende beurt.
new-fuldrigger-robbed = Piraten namen de lading; bij 2 of 3 hadden ze het schip genomen.
new-fuldrigger-card = Een kanskaart geldt voor iedereen tot hij is uitgewerkt.
new-fuldrigger-new-fort = Een fort verhoogt wat de ladingen van de eigenaar daar opbrengen, en anderen betalen om te handelen.
new-fuldrigger-war = Oorlog! Vanaf nu mogen deze twee elkaar aanvallen; anderen mogen partij kiezen.
new-fuldrigger-proposed = Een aanbod geldt tot er een antwoord is, en het antwoord bindt beiden.

# Labelled pictures of the short rules

cribbage-primer-peg = Je pin: wie het eerst 121 haalt, wint.
cribbage-primer-hand = Je kaarten: je krijgt er zes, en twee gaan in de kribbe.
cribbage-primer-starter = De startkaart: hij telt mee in beide handen en in de kribbe.
cribbage-primer-count = De telling: de kaarten worden opgeteld, nooit boven de 31.
cribbage-primer-series = De gespeelde kaarten: 15, 31, paren en reeksen tellen meteen.
kasino-primer-score = De stand: wie 21 haalt, wint.
kasino-primer-svup = Een veeg ligt open in je stapeltje en telt voor een punt.
kasino-primer-stock = De stok: zijn alle handen leeg, dan krijgt ieder er vier bij.
kasino-primer-loose = Losse kaarten: pak even hoge, of kaarten die samen jouw kaart zijn.
kasino-primer-build = Een stapel: in één keer gepakt met een kaart van die waarde. De eigenaar moet de volgende beurt pakken.
olsen-primer-pile = De stapel: op de bovenste kaart gaat een van dezelfde waarde of van de kleur die geldt. Bij op en neer: één hoger of lager.
olsen-primer-suit = De kleur die geldt. Een acht mag overal op en kiest een nieuwe.
olsen-primer-stock = De stok: past er niets, dan pak je hoogstens drie kaarten. Gek: bij een twee pakt de volgende er twee.
olsen-primer-direction = De pijlen tonen welke kant de beurt op gaat. Gek: een aas keert ze om, een vrouw slaat iemand over.
olsen-primer-hand = Een hand en het aantal kaarten: wie ze het eerst allemaal kwijt is, wint. Als valsspelen mag, tel je zelf.
olsen-primer-called = Eén kaart over: je zegt ‘Ólsen’, of je pakt er drie.
kinaskak-primer-contract = Wat deze ronde vraagt: verzamel alles en leg het dan in één keer neer.
kinaskak-primer-discard = De bovenste kaart van de aflegstapel: pak hem of trek van de stok. Je eindigt je beurt met afleggen.
kinaskak-primer-buys = De sterren zijn aankopen: drie keer per ronde mag je buiten je beurt een afgelegde kaart kopen, met een van de stok erbij.
kinaskak-primer-laid = Een combinatie op tafel: wie heeft neergelegd, mag bij iedereen losse kaarten aanleggen.
kinaskak-primer-joker = Een joker op goud: die staat voor deze kaart. Wie de echte heeft, mag ruilen.
kinaskak-primer-sum = Strafpunten voor wat in de hand bleef: joker 25, aas 15, plaatje 10, andere wat erop staat. Na acht rondes wint het laagste totaal.
partners-primer-card = De gespeelde kaart: de pion gaat zoals die zegt. Een startkaart brengt een pion op het bord.
partners-primer-yard = Naast het bord: hier wachten pionnen op een startkaart, en hier komen geslagen pionnen terug.
partners-primer-start = Het startveld: hier is een pion van deze kleur beschermd en niemand anders komt erlangs.
partners-primer-house = Het huis: breng hier alle vier je pionnen, als ze het hele bord rond zijn.
partners-primer-pair = Twee van één kleur zijn samen beschermd en slaan wie erop landt. Een losse pion wordt geslagen.
partners-primer-partner = De maat van geel zit tegenover: jullie ruilen elke ronde een kaart en winnen samen met alle acht thuis.
stratego-primer-rank = Een rang, de maarschalk (9): de hoogste wint. Alleen de spion (2) die hem aanvalt, of een kanon (1), verslaat hem.
stratego-primer-unknown = Een stuk van een ander leger: je hoort zijn rang als jullie vechten.
stratego-primer-flag = Je vlag: wie er een draagt, gaat maar één veld. Wie het gevecht wint, neemt hem mee.
stratego-primer-turret = De toren: je eigen vlag op je eigen stuk hier wint. De ring eromheen is één veld.
stratego-primer-lake = Een meer: hier gaat niemand, maar een kanon (1) schiet eroverheen.
stratego-primer-recruit = Je rekruteringsveld: hier komt een verloren stuk terug.
stratego-primer-slider = Je schuif: na een gewonnen gevecht gaat hij één verder, en op zes komt een verloren stuk terug.
fuldrigger-primer-town = Een stad heeft een markt: koop waar waren goedkoop zijn. Rode steden kunnen thuishaven zijn.
fuldrigger-primer-ship = Je schip 1 met lading: na tien velden kun je die verkopen. Elke volgende van dezelfde soort brengt daar die beurt 10 minder op.
fuldrigger-primer-tailwind = Meewind, wit: drie velden extra.
fuldrigger-primer-headwind = Tegenwind, donkerrood: drie velden minder.
fuldrigger-primer-storm = Een storm of een rif (een letter): twee dobbelstenen, en bij 2 of 3 vergaat het schip; in ijs (een witte top) bij 5. Bij windstilte (drie strepen) kun je een beurt missen.
fuldrigger-primer-pirates = Piraten: bij 2 of 3 nemen ze het schip, bij 4 de lading.
fuldrigger-primer-fortune = Je vermogen: contant geld, 100 voor elk schip en elk fort, en wat je waren kostten. Het grootste wint.
goofspiel-primer-prize = De prijs van deze ronde: de aas is 1 punt waard, de heer 13.
goofspiel-primer-bids = De laatste biedingen: iedereen kiest in het geheim en de hoogste kaart wint de prijs. Bij een gelijk bod wint niemand.
goofspiel-primer-points = Punten tot nu toe: wie de meeste heeft, wint.
goofspiel-primer-hands = Waar een speler nog mee kan bieden: iedereen ziet het.
goofspiel-primer-left = De prijzen die nog komen, in een volgorde die niemand kent.
