# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Tip
hint = **Tip: { $move }.** { $why }
button-hints = Jeg vil gerne have tip
lobby-hints = Vil gerne have tip: { $who }. De kommer, når alle vil.
lobby-hints-none = **{ button-hint }** siger, hvad botten ville spille, og hvorfor. Det er der, hvis alle trykker på **{ button-hints }**.
table-hints = Her er der tip: alle ved bordet har sagt ja.
table-no-hints = Ved dette bord er der intet **{ button-hint }**: ikke alle bad om det, før I begyndte.
table-learn = Et spil at lære af: ved hvert valg står der, hvad det er til for.
learn-title = { $game } · øvespil
learn-new = **Nyt:** { $what }
step-hints-on = <@{ $person }> siger ja til tip.
step-hints-off = <@{ $person }> vil helst være fri for tip.
command-shared-learn = lær
command-shared-learn-about = Forklar hvert valg, og hvad der sker for første gang

# Cribbage

cribbage-field-discard-own-why = Krybben er din denne gang, så læg kort i den, der passer sammen, og behold fire, der gør det.
cribbage-field-discard-other-why = Krybben er modstanderens denne gang, så giv den kun lidt: ingen femmere, par eller naboer.
cribbage-field-play-why = Læg dit kort til summen uden at efterlade en let femten eller enogtredive.
cribbage-field-count-hand-why = Tæl hver femten, hvert par, hver sekvens og flush i dine fire kort med vendekortet.
cribbage-field-count-crib-why = Krybben tælles som en hånd, men flush kun med alle fem kort.
cribbage-field-muggins-hand-why = Det, modstanderen har overset, er dit, hvis du siger det.
cribbage-field-muggins-crib-why = Det, modstanderen har overset, er dit, hvis du siger det.
cribbage-label-discard-hint = læg { $first } og { $second } i krybben
cribbage-hint-discard-own = Behold { $kept }, så kan du regne med { NUMBER($hand, minimumFractionDigits: 1) } på hånden og { NUMBER($crib, minimumFractionDigits: 1) } i din krybbe. { $next } ville være { NUMBER($margin, minimumFractionDigits: 1) } dårligere.
cribbage-hint-discard-other = Behold { $kept }, så kan du regne med { NUMBER($hand, minimumFractionDigits: 1) } på hånden, og modstanderens krybbe får kun { NUMBER($crib, minimumFractionDigits: 1) } ud af det. { $next } ville være { NUMBER($margin, minimumFractionDigits: 1) } dårligere.
cribbage-hint-discard-chance = I den stilling tæller sejren mere end point: med { $kept } på hånden vinder du omkring { $chance } % af gangene, men kun { $rest } %, hvis du giver { $next }.
cribbage-hint-discard-chance-coach = I den stilling tæller sejren mere end point, og sådan vinder du også spillet oftere.
cribbage-hint-play-only = Alle andre kort kommer over 31.
cribbage-hint-play = Summen bliver { $count }{ $points ->
            [0] {""}
           *[other] , og du får { $points } point
        }. Set over alle de hænder, modstanderen kan have, ville { $next } give dig { NUMBER($margin, minimumFractionDigits: 1) } mindre.
cribbage-hint-play-even = Summen bliver { $count }{ $points ->
            [0] {""}
           *[other] , og du får { $points } point
        }. { $next } ville være lige så godt.
cribbage-hint-play-win = Summen bliver { $count }{ $points ->
            [0] {""}
           *[other] , og du får { $points } point
        }. { $next } ville give flere point i spillet, men med det her vinder du oftere.
cribbage-hint-count = { $cards } med { $starter } tæller { $points }.
cribbage-hint-call = { $cards } med { $starter } tæller faktisk { $points }.
new-cribbage-go = ”Go” betyder, at intet kort kan lægges uden at komme over 31. Den anden spiller videre, og den, der lægger sidst, får 1.
new-cribbage-heels = En knægt som vendekort giver kortgiveren to, ”for hælene”.
new-cribbage-pegged = Pointene får du med det samme: 2 for 15 eller 31, 2 for et par, 1 pr. kort i en sekvens.
new-cribbage-counted = Nu tælles hænderne med vendekortet: først den, der ikke gav, så kortgiveren, så krybben.
new-cribbage-reset = Ved 31, eller når ingen kan lægge mere, begynder summen forfra fra nul.

# Ólsen Ólsen

olsen-field-turn-why = Læg noget, der passer til det øverste kort, og kom af med dine kort før de andre.
olsen-field-more-why = Det, der går sammen, kommer af hånden i én tur; det sidste kort ligger øverst.
olsen-field-suit-why = Vælg den kulør, du har flest af, og som den næste måske ikke har.
olsen-field-sneak-why = Et skjult kort er ét mindre på hånden, indtil nogen opdager det.
olsen-field-stash-why = Gem et kort, der ikke passer til ret meget, hvis du tør.
olsen-field-accuse-why = Sig det, hvis der er forsvundet kort, uden at nogen har set det; tager du fejl, trækker du.
olsen-field-call-why = Sig det, før det næste kort lægges, ellers trækker du.
olsen-field-accept-why = Det er sidste chance for at opdage, at nogen har snydt.
olsen-field-caught-why = Den, der glemmer ordet, trækker, hvis du siger det i tide.
olsen-hint-call = Du har ét kort tilbage. Sig det, ellers trækker du { $count }.
olsen-hint-caught = { $who } har ét kort tilbage og har ikke sagt et ord.
olsen-hint-accuse = Det, { $who } har lagt, passer ikke med det, der er tilbage på hånden.
olsen-hint-accept = Intet her ligner snyd.
olsen-hint-out = Så går du ud.
olsen-hint-chain = Af de kæder, jeg prøvede, vandt denne oftest, da jeg spillede resten igennem.
olsen-hint-draw = Ingen af dine kort passer, så træk.
olsen-hint-pass = Intet passer, og der er ikke mere at trække i denne tur.
olsen-hint-bluff = Intet passer, og du skal lægge: dette er lige så godt som noget andet.
olsen-hint-several = De går sammen. Den næste kan følge i omkring { $follows } % af tilfældene, og du selv sidder fast næste gang i omkring { $stuck } %.
olsen-hint-play = Den næste kan følge i omkring { $follows } % af tilfældene, og du selv sidder fast næste gang i omkring { $stuck } %.
new-olsen-drew = Den, der ikke kan lægge, trækker, højst tre gange, og melder pas, hvis det stadig ikke går.
new-olsen-passed = Melder du pas, er turen slut; den næste spiller på samme kort.
new-olsen-named = En otter går på alt og vælger den kulør, der skal følge.
new-olsen-called = ”Olsen” betyder ét kort tilbage. Nu bliver det spændende!
new-olsen-forgot = Ét kort tilbage og ikke et ord i tide: det koster tre kort.
new-olsen-reshuffled = Bunken var tom, så kastebunken blev blandet; det øverste kort bliver liggende.
new-olsen-turned = Et es vender spilleretningen.
new-olsen-skipped = Den næste må stå over.
new-olsen-two = En toer får den næste til at trække.

# Kasino

kasino-field-card-why = Tag, byg eller smid ud. Spar, esser, 2♠ og 10♦ tæller, og det gør svupperne også.
kasino-field-card-owed-why = Den, der bygger, skal tage i næste tur: sin egen bygning, hvis den er der endnu.
kasino-field-how-why = At tage er sikkert; en bygning er mere værd, hvis ingen tager den før dig.
kasino-field-group-why = Ét kort kan tage flere grupper på én gang, hver af samme værdi som kortet.
kasino-field-build-why = Byg til en værdi, du stadig har på hånden, så du kan tage den i næste tur.
kasino-field-fold-why = Det, der har samme værdi, kan lægges til, og så tager du det hele på én gang.
kasino-hint-build = Du har { $cards } til at tage { $value } i næste tur, og i omkring { $chance } % af tilfældene kan ingen tage den først.
kasino-hint-lay = Intet, du kunne tage eller bygge, er mere værd. Den næste får nok { NUMBER($risk, minimumFractionDigits: 1) } ud af det, der ligger.
kasino-hint-svup = Det tømmer bordet: { $number } kort og en svupper, i alt { NUMBER($gain, minimumFractionDigits: 1) } værd.
kasino-hint-take = Det er { $number } kort, { NUMBER($gain, minimumFractionDigits: 1) } værd i point. Den næste får nok { NUMBER($risk, minimumFractionDigits: 1) } ud af det, der bliver liggende.
new-kasino-svup = En svupper: bordet blev tømt, og det giver point.
new-kasino-build = En bygning tages som ét, med et kort af dens værdi. Den, der bygger, skal tage i næste tur.
new-kasino-raise = En enkelt bygning kan bygges videre med et kort og tilhører så den, der byggede videre.
new-kasino-last-hand = Sidste hånd: den, der tager sidst, får også det, der ligger tilbage.
new-kasino-counted = Runden tælles: flest spar, flest kort, 10♦, 2♠, esser, sidsten og svuppere.

# Kínaskák

kinaskak-field-draw-why = Det åbne kort er kendt og gratis; lad det ligge, hvis det ikke hjælper, men andre kan købe det.
kinaskak-field-buy-why = Et køb giver et kort, du vil have, og ét, du ikke bad om, tre gange i en runde.
kinaskak-field-buy-fined-why = Dine tre køb er brugt, så dette koster også strafpoint.
kinaskak-field-wish-why = Sig, hvad du kunne bruge, så købes det til dig, når nogen lader det ligge.
kinaskak-field-turn-why = Læg det hele ned, så snart du kan; det, der bliver på hånden, koster.
kinaskak-field-discard-why = Kast det, der gavner dig mindst, og ikke det, den næste samler på.
kinaskak-field-off-why = Når det hele er lagt ned, må alle kort, der passer, lægges til, hvem der end ejer dem.
kinaskak-field-joker-why = En joker i bytte for det kort, den står for, kan lægges, hvor du vil.
kinaskak-hint-lay = Nu har du det hele. Din hånd ville koste { $points }, hvis runden sluttede nu.
kinaskak-hint-off = Det passer, og på hånden ville det koste { $points }.
kinaskak-hint-joker = Dit kort tager dens plads, og jokeren passer et andet sted.
kinaskak-hint-empty = Der er intet åbent kort at tage.
kinaskak-hint-leave-laid = Det passer ikke til noget på bordet, så det ville kun koste.
kinaskak-hint-take-laid = Det kan lægges til med det samme.
kinaskak-hint-take-joker = En joker står for et hvilket som helst kort, du mangler.
kinaskak-hint-take-ways = Du mangler { $before } kort, med det og uden, men med det er der flere veje.
kinaskak-hint-leave = Det hjælper dig ikke videre: du mangler stadig { $before } kort.
kinaskak-hint-take = Med det mangler du { $after } kort i stedet for { $before }.
kinaskak-hint-buy = Det er et køb værd: med det mangler du { $after } kort i stedet for { $before }.
kinaskak-hint-pass-spent = Det ville hjælpe, men dine køb er brugt.
kinaskak-hint-discard-laid = Af det, der er tilbage, koster dette mest: { $points }.
kinaskak-hint-discard = Med det mangler du { $before } kort, uden det { $after }, og på hånden ville det koste { $points }.
new-kinaskak-declined = Kaupi! Det, én lader ligge, må de andre købe, med et kort fra bunken.
new-kinaskak-bought = Et køb giver det åbne kort og ét fra bunken, højst tre gange i en runde.
new-kinaskak-laid = Ned! Fra nu af må enkelte kort lægges til alle sæt og sekvenser.
new-kinaskak-joker-taken = En joker i en sekvens kan tages for det kort, den står for.
new-kinaskak-out = Den, der ikke har flere kort, slutter runden; de andre tæller, hvad de har.

# Partners

partners-field-give-why = Giv det, din partner kan bruge før dig.
partners-field-card-why = Gå én gang rundt til dit hus; lander du på en enlig brik, bliver den slået ud.
partners-field-piece-why = To af samme farve på et felt er fredet; en enlig er det ikke.
partners-field-part-why = Alle syv skridt skal bruges, og den, du lander på, slås ud.
partners-field-steps-why = Tæl, hvor du lander: hos dine egne, på en andens eller i dit hus.
partners-field-swap-why = En brik langt bagude for en langt fremme: det er mest værd.
partners-hint-give-start = Din partner kan intet uden et startkort.
partners-hint-give = Regnet i felter er det { $theirs } værd for din partner og koster dig { $cost }.
partners-hint-give-nothing = Det giver ikke din partner noget nu, men det koster heller ikke dig noget.
partners-hint-only = Det er alt, hvad du kan.
partners-hint-hit = Den slår { $piece } ud. Det er { $gain } { $gain ->
        [one] felt
       *[other] felter
    } værd for jeres side.
partners-hint-swap = De to pladser er { $gain } { $gain ->
        [one] felt
       *[other] felter
    } værd for jeres side, farer medregnet.
partners-hint-enter = En brik, der er sat ud, kan rykke. Det er { $gain } { $gain ->
        [one] felt
       *[other] felter
    } værd for jeres side.
partners-hint-house = Den bringer en brik i hus, hvor den er fredet. Det er { $gain } { $gain ->
        [one] felt
       *[other] felter
    } værd for jeres side.
partners-hint-walk = Med det, dine andre kort så kan, er dette bedst. For sig selv er det { $gain } { $gain ->
        [one] felt
       *[other] felter
    } værd, farer medregnet.
new-partners-exchanged = Begge kort bliver byttet på én gang, med bagsiden opad: ingen vidste, hvad der kom.
new-partners-enter = Et startkort sætter en brik ud på sit startfelt, hvor den er fredet.
new-partners-knocked-out = En enlig brik, der landes på, bliver slået ud og skal bruge et startkort igen.
new-partners-swap = Byttekortet bytter to brikker af forskellig farve, hvem de end tilhører.
new-partners-home = Alle fire er i hus. Fra nu af rykker den spillers kort partnerens brikker.

# Stratego

stratego-field-army-why = Ingen ser din hær. Den, der bærer dit flag, begynder midt i bageste række.
stratego-field-army-stands-why = Hæren er hemmelig, og du kan ændre den, til alle er klar.
stratego-field-ready-why = Når alle er klar, begynder slaget, og så kan intet flyttes rundt.
stratego-field-swap-why = Hav en stærk brik ved flaget, og kanoner, hvor de kan skyde.
stratego-field-change-why = Du kan nå at ombestemme dig, så længe en anden ikke er klar.
stratego-field-piece-why = Bring dit eget flag op på tårnet, på din egen brik, ét skridt ad gangen.
stratego-field-end-why = I et angreb siges begge range, og den højeste bliver.
stratego-field-recruit-why = En mistet brik kommer tilbage, men de andre ser, hvor den står.
stratego-field-hold-why = På seks kommer en mistet brik tilbage, så vent på fem, hvis du ikke har mistet en vigtig brik.
stratego-field-draw-why = Uafgjort bliver det kun, hvis alle siger ja.
stratego-hint-army = Den ene er så god som den anden. Jeg trækker lod, så ingen lærer mine vaner.
stratego-hint-ready = Din hær står klar. Ingen anden kender den.
stratego-hint-recruit = Af de brikker, du har mistet, er denne mest værd: { $rank }.
stratego-hint-draw = Dit flag er ikke ved at komme hjem, så jeg ville sige ja.
stratego-hint-attack = Efter det, man ved, vinder du i omkring { $win } % af tilfældene{ $tie ->
            [0] {""}
           *[other] , og begge går ud i omkring { $tie } %
        }.
stratego-hint-fire = Et skud rammer altid. Målet er omkring { NUMBER($worth, minimumFractionDigits: 1) } værd, en kanon { NUMBER($own, minimumFractionDigits: 1) }.
stratego-hint-hand = Dér har flaget det bedre. Skridt til tårnet: { $after } i stedet for { $before }.
stratego-hint-flag = Det er dit flag. Skridt til tårnet: { $after } i stedet for { $before }.
stratego-hint-home = Dit flag kommer hjem: det vinder.
stratego-hint-fetch = Dit flag ligger dér. Tag det op.
stratego-hint-flee = Den er i fare, hvor den står, og mere sikker dér.
stratego-hint-ring = En stærk brik på ringen spærrer vejen til tårnet.
stratego-hint-march = Den kommer nærmere, hvor den gør nytte, og intet andet er mere værd nu.
stratego-hint-wait = Det risikerer mindst, og intet andet vinder mere nu.
stratego-hint-threat = Pas på: { $who } vinder i næste tur, hvis ingen stopper det. { $why }
new-stratego-attacks = Begge range siges. Den højeste vinder, og ens går begge ud.
new-stratego-fires = En kanon skyder over søer og går ud sammen med sit mål.
new-stratego-hands = Et flag kan afleveres til en brik ved siden af. Den, der bærer et, går kun ét felt.
new-stratego-flag-taken = Den, der slår en fanebærer, tager flaget, men kun ejeren vinder med det.
new-stratego-slider = En vundet kamp flytter din markør; på seks kommer en mistet brik tilbage.
new-stratego-tie = Samme rang: begge går ud.

# Fuldrigger

fuldrigger-field-home-why = Dine skibe begynder dér, så vælg en by, der sælger billigt, hvad andre ti felter væk betaler godt for.
fuldrigger-field-turn-why = Sælg og køb først, slå så, og sejl så. Alle skibe må sejle på samme slag.
fuldrigger-field-ship-why = Hvert skib sejler én gang pr. tur; i havn er dets træk forbi.
fuldrigger-field-to-why = Tegn på vejen koster eller giver felter, eller de er en fare for skibet.
fuldrigger-field-towards-why = Skibet går, så langt det kan, og sejler videre i din næste tur.
fuldrigger-field-space-why = På havet handles der ikke, men dér kan du vente i sikkerhed.
fuldrigger-field-way-why = Den korte vej sparer felter, den anden farer.
fuldrigger-field-sell-why = En ladning skal have sejlet ti felter; hver yderligere af samme slags her giver 10 mindre.
fuldrigger-field-buy-why = Køb det, en by mindst ti felter væk betaler godt for.
fuldrigger-field-over-why = Over en landtange sparer ladningen den lange vej, og et andet skib henter den.
fuldrigger-field-yard-why = Skibe og fæstninger tæller fuldt til slut og tjener ind til da.
fuldrigger-field-war-why = I krig kan du angribe og blive angrebet; andre kan gå med.
fuldrigger-field-attack-why = Flere kaperskibe, bedre chancer; et mislykket angreb kan koste dig ét.
fuldrigger-field-with-why = Fire er nok; flere gør ingen forskel.
fuldrigger-field-roll-why = Summen af tre terninger er, hvor langt hvert af dine skibe må sejle.
fuldrigger-field-end-why = Intet går tabt ved at slutte: det, der er om bord, er stadig dit.
fuldrigger-field-take-why = Et skib med last er mest værd, en fæstning det, den kostede.
fuldrigger-field-lose-why = Opgiv det, der er længst fra, hvor du har brug for det.
fuldrigger-field-offer-why = En aftale binder begge; fred holder dine skibe sikre for deres.
fuldrigger-field-own-why = Du kan trække det tilbage, til der er svaret.
fuldrigger-field-join-why = Den, der hjælper, må også angribe og kan blive angrebet.
fuldrigger-field-deal-to-why = Fred, penge, skibe og fæstninger kan alle indgå i en aftale.
fuldrigger-field-deal-why = Tilbyd det, der er mindre værd for dig end for den anden.
fuldrigger-field-roll-now-why = { fuldrigger-field-turn-why }
fuldrigger-field-sailing-why = { fuldrigger-field-way-why }
fuldrigger-field-selling-why = { fuldrigger-field-sell-why }
fuldrigger-field-loading-why = { fuldrigger-field-buy-why }
fuldrigger-field-one-ship-why = { fuldrigger-field-turn-why }
fuldrigger-field-ending-why = { fuldrigger-field-end-why }
fuldrigger-hint-home = Derfra: { $good } for { $cost } giver { $brings } i { $to }, { $spaces ->
            [one] { $spaces } felt
           *[other] { $spaces } felter
        } væk.
fuldrigger-hint-buy = Den koster { $cost } her og skulle give { $brings } i { $to }, { $spaces ->
            [one] { $spaces } felt
           *[other] { $spaces } felter
        } væk.
fuldrigger-hint-sell = Den giver { $brings } og kostede { $cost }. Andre steder giver den ikke mere, når rejsen regnes med.
fuldrigger-hint-sail = Skibet har { $good } med til { $to }, hvor ladningen giver omkring { $brings }.
fuldrigger-hint-sail-safe = Skibet har { $good } med til { $to }, hvor ladningen giver omkring { $brings }. Den sikre vej er felterne værd.
fuldrigger-hint-sail-empty = Skibet er tomt, og den bedste ladning inden for rækkevidde ligger i { $to }.
fuldrigger-hint-sail-war = Det bedste sted for et kaperskib: { $to }.
fuldrigger-hint-attack = Mod { $who } erobrer du noget i { $take } % af tilfældene og mister et kaperskib i { $lose } %.
fuldrigger-hint-war = I krig med { $who } kan du angribe i denne tur: du erobrer noget i { $take } % af tilfældene og mister et kaperskib i { $lose } %.
fuldrigger-hint-arm = Som kaperskib kan det angribe { $who } i denne tur: du erobrer noget i { $take } % af tilfældene og mister et kaperskib i { $lose } %.
fuldrigger-hint-fort = Du har penge tilovers, og hver ladning, du sælger i { $town }, giver så { $bonus } mere.
fuldrigger-hint-peace = Krig giver mindre end handel, så tilbyd fred.
fuldrigger-hint-sells-fort = Du har ikke penge til en ladning, og de betaler mere for en fæstning end banken.
fuldrigger-hint-accept = Det, du får, er mere værd end det, du giver.
fuldrigger-hint-decline = Det, du giver, er mindst lige så meget værd som det, du får.
fuldrigger-hint-disarm = Der er ikke noget i nærheden, der er værd at jage, og et handelsskib tjener penge.
fuldrigger-hint-roll = Der er ikke noget bedre at købe eller sælge her nu.
fuldrigger-hint-ship = Du har penge tilovers: ét skib mere tjener hver omgang og tæller fuldt til slut.
fuldrigger-hint-scrap = Du har ikke råd til nogen ladning nær dine skibe, og dette skib tjener mindst.
fuldrigger-hint-collect = Ladningen venter på dig dér, og det er gratis at hente den.
fuldrigger-hint-end = Der er ikke mere, der er umagen værd i denne tur.
fuldrigger-hint-prize = Af det, du må tage, er dette mest værd.
fuldrigger-hint-lose = Ét kaperskib er så godt som et andet.
new-fuldrigger-rolled = Tre terninger for alle skibe: medvind giver tre felter mere, modvind tager tre.
new-fuldrigger-bought = Et skib rummer én ladning, og den skal sejle ti felter, før den sælges.
new-fuldrigger-sold = Solgt! Hver yderligere ladning af samme slags i samme by og tur giver 10 mindre.
new-fuldrigger-passed-storm = I storm slås der med to terninger: på 2 eller 3 går skibet ned.
new-fuldrigger-becalmed = Vindstille: på 7 eller lavere bliver skibet og ligger stille i din næste tur.
new-fuldrigger-robbed = Pirater tog lasten; på 2 eller 3 havde de taget skibet.
new-fuldrigger-card = Et chancekort gælder for alle, til dets tid er gået.
new-fuldrigger-new-fort = En fæstning hæver, hvad ejerens ladninger giver dér, og andre betaler for at handle.
new-fuldrigger-war = Krig! Fra nu af må de to angribe hinanden; andre kan vælge side.
new-fuldrigger-proposed = Et tilbud står, til der er svaret, og svaret binder begge.

# Labelled pictures of the short rules

cribbage-primer-peg = Din pind: den, der først når 121, vinder.
cribbage-primer-hand = Dine kort: du får seks, og to af dem går i krybben.
cribbage-primer-starter = Vendekortet: det tæller i begge hænder og i krybben.
cribbage-primer-count = Summen: kortene lægges sammen, aldrig over 31.
cribbage-primer-series = De spillede kort: 15, 31, par og sekvenser giver point med det samme.
kasino-primer-score = Stillingen: den, der når 21, vinder.
kasino-primer-svup = En svupper ligger åben i bunken og giver point.
kasino-primer-stock = Bunken: når alle hænder er tomme, får alle fire kort mere.
kasino-primer-loose = Løse kort: tag lige så høje kort eller nogle, der tilsammen giver dit korts værdi.
kasino-primer-build = En bygning: tages som ét med et kort af dens værdi. Ejeren skal tage i næste tur.
olsen-primer-pile = Kastebunken: på det øverste kort går et med samme tal eller i den kulør, der gælder. I op og ned: én højere eller lavere.
olsen-primer-suit = Kuløren, der gælder. En otter går på alt og bestemmer en ny.
olsen-primer-stock = Bunken: passer intet, trækker du op til tre kort. Skør: en toer får den næste til at trække to.
olsen-primer-direction = Pilene viser, hvilken vej turen går. Skør: et es vender dem, og en dame lader en stå over.
olsen-primer-hand = En hånd og dens antal kort: den, der først er af med alle, vinder. Når snyd er tilladt, tæller du selv.
olsen-primer-called = Ét kort tilbage: du siger ”Olsen”, ellers trækker du tre.
kinaskak-primer-contract = Det, runden kræver: saml det hele, og læg det så ned på én gang.
kinaskak-primer-discard = Det øverste kastede kort: tag det, eller træk fra bunken. Du slutter din tur med at kaste et kort.
kinaskak-primer-buys = Stjernerne er køb: tre gange i en runde må du købe et kastet kort uden for tur, og et fra bunken følger med.
kinaskak-primer-laid = Kort på bordet: den, der har lagt ned, må lægge enkelte kort til hos alle.
kinaskak-primer-joker = En joker på guld: den står for dette kort. Den, der har det rigtige, må bytte.
kinaskak-primer-sum = Strafpoint for det, der var tilbage på hånden: joker 25, es 15, billedkort 10, andre det, de viser. Efter otte runder vinder den laveste sum.
partners-primer-card = Kortet, der blev lagt: brikken rykker, som det viser. Et startkort sætter en brik ud.
partners-primer-yard = Ventepladsen: her venter brikkerne på et startkort, og hertil kommer de, når de bliver slået ud.
partners-primer-start = Startfeltet: her er en brik i den farve fredet, og ingen andre kan komme forbi.
partners-primer-house = Huset: hertil skal alle fire brikker, når de har været hele vejen rundt.
partners-primer-pair = To i samme farve er fredet sammen og slår den ud, der lander på dem. En enlig brik bliver slået ud.
partners-primer-partner = Guls partner sidder overfor: I bytter et kort i hver runde og vinder sammen, når alle otte er i hus.
stratego-primer-rank = En rang, marskallen (9): den højeste vinder. Kun spionen (2), der angriber ham, eller en kanon (1) slår ham.
stratego-primer-unknown = En brik fra en anden hær: du får dens rang at vide, når I kæmper.
stratego-primer-flag = Dit flag: den, der bærer et, går kun ét felt. Den, der vinder kampen, tager det.
stratego-primer-turret = Tårnet: dit eget flag på din egen brik her vinder. Ringen rundt om er ét felt.
stratego-primer-lake = En sø: her går ingen, men en kanon (1) skyder hen over den.
stratego-primer-recruit = Dit hvervefelt: her kommer en mistet brik tilbage.
stratego-primer-slider = Din markør: en vundet kamp flytter den én, og på seks kommer en mistet brik tilbage.
fuldrigger-primer-town = En by har et marked: køb, hvor varerne er billige. Røde byer kan være hjembyer.
fuldrigger-primer-ship = Dit skib 1 med en ladning: den kan sælges efter ti felter. Hver ekstra af samme slags i den by giver 10 mindre i den tur.
fuldrigger-primer-tailwind = Medvind, hvid: tre felter mere.
fuldrigger-primer-headwind = Modvind, mørkerød: tre felter færre.
fuldrigger-primer-storm = En storm eller et skær (et bogstav): to terninger, og skibet er tabt på 2 eller 3; i is (en hvid top) på 5. I vindstille (tre streger) kan skibet komme til at ligge stille en tur.
fuldrigger-primer-pirates = Pirater: på 2 eller 3 tager de skibet, på 4 ladningen.
fuldrigger-primer-fortune = Din formue: rede penge, 100 for hvert skib og hver fæstning, og det, varerne kostede. Den største vinder.
goofspiel-primer-prize = Rundens præmie: esset er 1 point værd, kongen 13.
goofspiel-primer-bids = De sidste bud: alle vælger i hemmelighed, og det højeste kort vinder præmien. Står det lige, vinder ingen.
goofspiel-primer-points = Point indtil nu: flest vinder.
goofspiel-primer-hands = Det, en spiller endnu har at byde med: alle kan se det.
goofspiel-primer-left = De præmier, der er tilbage, i en rækkefølge, ingen kender.
