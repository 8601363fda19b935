# Fordøren: borde, knapper, kommandoer, indstillinger, og hvorfor noget ikke kan lade sig gøre.
# $who er et navn eller en omtale; $game er et spils navn; $when er et tidspunkt, som Discord viser; $channel en kanal.
# Navne bøjes aldrig. Tonen: varm, kort, du; sig, hvad der kan lade sig gøre nu.

# Lobbyen

lobby-title = { $game } · bordet er åbent
lobby-seat = { $who }
lobby-seat-bot = { $who } (bot)
lobby-bots = { $who } · { $strength }
lobby-seat-not-ready = { $who } (mangler at trykke på **{ button-join }**)
lobby-seat-free = ledig
lobby-seats-free = ledige til og med plads { $last }
lobby-seat-kept = reserveret til { $who }
lobby-seat-choose = Sæt dig et andet sted, eller tag også din partners plads
lobby-sit-elsewhere = Sæt dig et andet sted
lobby-with = med plads { $seat }
lobby-invited = { $who }, du er inviteret til et spil { $game }.
lobby-host = { $who } åbnede bordet { $when }.
lobby-waiting =
    { $free ->
        [one] Der er én plads tilbage.
       *[other] Der er { $free } pladser tilbage.
    }
lobby-full = Alle er her. Tryk på **{ button-start }**, når I er klar.
lobby-by-hand = { $who } vælger husregler og trykker på **{ button-start }** bagefter.
lobby-awaited = Vi venter på, at { $who } trykker på **{ button-join }**.
lobby-start-awaits = **{ button-start }** venter på, at { $who } trykker på **{ button-join }**: alles tryk er med til at blande.
lobby-asked = Aftalen er ændret: { $who } kan trykke på **{ button-join }** én gang til, hvis det er i orden.
lobby-start-needs =
    { $count ->
        [one] **{ button-start }** kræver en spiller mere, eller en bot.
       *[other] **{ button-start }** kræver { $count } spillere mere, eller botter.
    }
lobby-pace = Tempo
lobby-strength = Hvor skrap er botten på plads { $seat }?
fair-about = En hemmelighed blev trukket, før nogen satte sig. Kortene blandes med den og med alles egne tal, i den rækkefølge I kom; pladser, botter og husregler vælger ingen kort. Gem fingeraftrykket: når spillet er slut, får du hemmeligheden at se og kan tjekke, at den passer.
fair-fingerprint = Hemmelighedens fingeraftryk: { $digest }
fair-secret = Hemmeligheden: { $secret }
fair-list = Listen indtil nu: { $digest }
fair-cut = Tvivler du på den, der driver mig? Skriv listen ned, og tag så af: det, du skriver, blandes i til sidst, og spillet går i gang.
fair-cut-later = Du kan tage af, når alle er med.
fair-words = Taget af med: { $words }
cut-title = Tag af
cut-words = Skriv hvad som helst
cut-about = Det blandes i til sidst, og spillet begynder. Alle kan læse det.
lobby-closed = Bordet blev lukket, før spillet kom i gang.
house-title = Husregler · { $game }
house-line = { $pace } · { $rules }
house-usual = de almindelige regler
house-host = Kun { $who }, som åbnede bordet, kan ændre dem.

pace-live = Live: 10 minutter pr. træk, 10 i reserve
pace-day = En dag pr. træk, 2 dage i reserve
pace-week = En uge pr. træk, en uge i reserve

strength-easy = Let bot: spiller med og overser ting
strength-middle = Mellemgod bot: tager det bedste lige nu
strength-strong = Stærk bot: regner og ser fremad

# Bordet

table-title = { $game }
table-waiting = { $what } · ventetiden begyndte { $when }
result-win =
    { $winners ->
        [one] { $who } vinder!
       *[other] { $who } vinder!
    }
result-draw = Uafgjort: { $who }
table-score = { $who } { $points }
table-record-hash = Referatets fingeraftryk er { $digest }.
table-closed = Bordet er lukket.
table-unreadable = Jeg kan ikke længere læse dette bord. Intet er slettet. Den, der åbnede det, eller en moderator kan lukke det med **{ button-close }**.
bot-name-1 = Pejs
bot-name-2 = Lanterne
bot-name-3 = Kedel
bot-name-4 = Pude
bot-name-5 = Tekande
bot-name-6 = Lysestage
bot-name-7 = Lænestol
bot-name-8 = Reol
bot-name-9 = Dørmåtte
bot-name-10 = Skammel
result-lent = En bot spillede slutningen for { $who }.
seat-name = Spiller { $number }
news-earlier = … og mere før det: se loggen.

# Det, som én person får at se

hand-title = { $game } på { $server }, { $channel }
hand-link = Tilbage til bordet
hand-lobby = Du har en plads. Din hånd kommer her, når spillet begynder.
hand-closed = Bordet er lukket.
hand-old = Det her er gammelt, og din hånd kan have ændret sig siden.
hand-may-change = Du kan stadig ombestemme dig.
hand-change-stands = Dit første valg gælder, indtil du har bekræftet et andet.
hand-dropped = Da det blev din tur, kunne jeg ikke spille: { $moves }
hand-planned = Jeg spiller dit første lovlige træk { $when }: { $moves }. Et tomt **/{ command-table } { command-table-plan }** fjerner planen.
hand-planned-later = Planlagt til din næste tur: { $moves }
hand-time = Du har til { $when } ({ $left }).
hand-time-bank = Nu tærer du på reserven. Den rækker til { $when }, { $left }; så spørger jeg de andre.
hand-time-bank-rule = Nu tærer du på reserven. Den rækker til { $when }, { $left }; så gælder spillets regel.
pick-chosen = Valgt: { $chosen }
pick-confirm = Er det sådan, du vil have det?
pick-more =
    { $count ->
        [one] Vælg 1 til.
       *[other] Vælg { $count } til.
    }
pick-take = { $count ->
        [one] Vælg …
       *[other] Vælg { $count }
    }
pick-take-or = { $count ->
        [one] Eller vælg fra en liste
       *[other] Eller vælg { $count } fra en liste
    }
pick-on = { $chosen } …
pick-else = Noget andet …
pick-page = Side { $page } af { $pages }

since-title = Siden din sidste tur
since-title-watching = Det seneste
since-nothing = Der er ikke sket noget endnu.
log-title = Spillets gang
log-nothing = Der står ikke noget i loggen endnu.

# Påmindelser

notice-turn = { $who }, det er din tur i { $game }: { $link }
notice-full = { $who }, alle er her ({ $game }). Tryk på **{ button-start }**, når I er klar: { $link }
notice-unstarted = { $who }, ingen har begyndt spillet endnu ({ $game }). I kan begynde, når I vil: { $link }
notice-dm-closed = { $who }, jeg kan ikke sende dig direkte beskeder. Tryk på **{ button-hand }** ved bordet, så ser du dine kort dér.
notice-link = til bordet

# Knapper

button-hand = Min hånd
button-play = Spil
button-since = Siden sidst
button-again = Se igen
button-upload = Upload en fil …
upload-title = En husregel fra en fil
upload-about = En lille tekstfil; uden den gælder den sædvanlige regel
upload-example = Sådan ser filen ud; resten er som sædvanlig.
button-sort-suit = Sortér efter kulør
button-sort-rank = Sortér efter værdi
button-sort-contract = Sortér efter runden
button-more = Mere
button-fair = Ærlig blanding
button-join = Vær med
button-join-wait = Vær med, og tag så af
button-cut = Tag af …
button-leave = Forlad bordet
button-add-bot = Tilføj en bot
button-remove-bot = Fjern botten
button-start = Begynd
button-house = Husregler
button-close = Luk bordet
button-rules = Regler
button-rules-long = Alle reglerne
button-log = Log
button-resign = Giv op
button-rematch = Revanche
button-record = Referat
button-lesson = Hvordan spillede jeg?
button-confirm = Ja, gør det
button-back = Tilbage
button-change = Lav om
button-enough = Det er nok
button-yes-resign = Ja, giv op
button-yes-close = Ja, luk det
button-no = Nej, spil videre
button-older = Ældre
button-newer = Nyere
button-previous-page = Forrige side
button-next-page = Næste side

# Svar

answer-opened = Dit bord står klar her i kanalen.
answer-joined-dm-closed = Du har en plads. Jeg kan ikke sende dig direkte beskeder, så tryk på **{ button-hand }** ved bordet, når du vil se dine kort: det virker altid.
answer-joined = Du har en plads. Din hånd kommer som direkte besked, og **{ button-hand }** ved bordet viser den også.
answer-number = Dit tal i blandingen: { $number }. Det står ved din plads i spillets referat.
answer-shown = Her er bordet igen.
answer-resign-partner = Du spiller sammen med { $who }, og så slutter spillet også dér. En bot kan spille videre for dig, og du kan komme igen.
answer-resign-sure = Vil du virkelig give op? Du kan ikke komme med igen, og er der kun én part tilbage, vinder den.
answer-close-sure = Vil du virkelig lukke bordet? Så slutter spillet uden resultat.
answer-close-resigns = Vil du virkelig lukke bordet? Du er alene mod botter i et spil med rating, så det tæller som at give op.
answer-kept = Godt, så spiller vi videre.
answer-resigned = Du har givet op.
answer-out = Du er allerede ude af spillet.
answer-closed = Bordet er lukket.
answer-close-asked = Jeg har spurgt de andre, om spillet skal slutte.
answer-join-first = Tag en plads først; så kan du også begynde.
answer-record = Hele spillet, træk for træk. Med `tools/verify_deal.py` kan enhver efterprøve blandingen.
answer-unknown = Den knap kender jeg ikke længere. **/{ command-table } { command-table-show }** henter bordet frem igen.
answer-restarting = Jeg starter lige om. Prøv igen om et halvt minut.
answer-busy = Jeg er stadig i gang med det, du bad om før. Prøv igen om et øjeblik.
answer-more = Hvad kunne du tænke dig?
answer-language = Fra nu af taler jeg dansk med dig.
answer-channel-language = Fra nu af taler jeg dansk her i kanalen.
answer-board-picture = Du får bordet som billeder.
answer-board-text = Du får bordet i ord.
answer-channel-board-picture = Her i kanalen vises bordet som billeder.
answer-channel-board-text = Her i kanalen vises bordet i ord.
answer-suits-two = Kulører i to farver.
answer-suits-four = Kulører i fire farver.
answer-no-tables = Du sidder ikke ved noget bord. **/{ command-help }** fortæller, hvordan man åbner et.

stats-title = Spil: { $who }
stats-game = **{ $game }**: { $played } spil, { $won } vundet
stats-figure = { $name }: { $amount }
stats-nothing = Intet spil er færdigt endnu, så der er ikke noget at tælle.
stats-elsewhere = Andres spil tæller kun med fra kanaler, som alle på serveren kan læse.

my-games-title = Dine borde
my-games-about = De borde, du sidder ved, først dem, der venter på dig. Et link fører dig til bordet; en knap viser din side af et spil i direkte beskeder.
my-games-your-turn = { $game } i { $channel }: **din tur** ({ $link })
my-games-until = { $game } i { $channel }: **din tur**, tiden udløber { $when } ({ $link })
my-games-waiting = { $game } i { $channel }: venter på { $who } ({ $link })
my-games-lobby = { $game } i { $channel }: ikke begyndt endnu ({ $link })
my-games-over = { $game } i { $channel }: slut ({ $link })
my-games-more =
    { $count ->
        [one] … og 1 bord mere
       *[other] … og { $count } borde mere
    }
my-games-unreadable = { $game } i { $channel }: kan ikke længere læses ({ $link })

rules-title = { $game }

# Hvorfor noget ikke kan lade sig gøre

error-rule = { $text } (regel { $rule })
error-table-error = Det går ikke ved dette bord lige nu.
error-no-table = Der står ikke noget bord her. **/{ command-help }** fortæller, hvordan man åbner et.
error-channel-taken = Der står allerede et bord i kanalen. Spil det færdigt eller luk det; i en tråd er der plads til et til.
error-not-seated = Du sidder ikke ved dette bord.
error-not-invited = Du er ikke inviteret, så der er ikke noget at sige nej til.
error-not-in-server = Du er ikke længere på den server, hvor bordet står. Når du er tilbage på den, kan du spille videre.
error-not-allowed = Det kan kun den, der åbnede bordet, eller en moderator.
error-not-asked = Det er op til de andre spillere.
error-wrong-phase = Det kan du ikke lige nu.
error-seats-full = Alle pladser er optaget.
error-too-few-seats = I er ikke nok endnu. Vent på en til, eller tilføj en bot.
error-empty-seat = Ingen har den plads, som denne husregel nævner: { $rule }. Vælg en anden.
error-bad-option = Den husregel findes ikke.
error-stale-question = Den knap er fra tidligere. Sådan ser det ud nu.
error-stale-list = Listen er ændret, siden du åbnede siden. Se på den igen, før du tager af.
error-no-words = Skriv mindst ét bogstav eller tal, så der er noget at blande i.
error-saturated = Flere åbne borde kan du ikke have. Spil først et færdigt, eller luk et.
error-not-saved = Det kunne jeg ikke gemme, og intet er ændret. Den, der passer mig, har fået besked.
error-store-down = Jeg kan ikke komme til mine spil lige nu, så intet er ændret. Prøv igen om et minut.
error-not-sure = Jeg mistede lige forbindelsen til mine spil og ved endnu ikke, om det talte. Bordet viser det, så snart jeg ved det.
error-unexpected = Noget gik i stykker, og intet er ændret. Sig det til den, der passer mig: { $code }
error-after = Noget gik i stykker, men det, du gjorde, gælder, og bordet viser det snart. Sig det til den, der passer mig: { $code }
error-not-member = Jeg er ikke på denne server, så jeg kan ikke spille her; en, der administrerer den, kan tilføje mig.
error-guild-only = Et bord skal stå i en kanal på en server. Prøv dér.
error-opponent-bot = Den bot spiller ikke. Tilføj en bot ved bordet, så spiller du mod mig.
error-opponent-self = Du kan ikke spille mod dig selv. Tilføj en bot ved bordet, hvis du vil øve dig.
error-not-moderator = Det kan kun en, der må administrere kanalen.
error-cannot-see = Jeg må ikke skrive her. Jeg skal kunne se kanalen, sende beskeder, indlejre links, vedhæfte filer og læse historikken.
error-record-not-yet = Referatet er klar, når spillet er slut.
error-no-game = Det spil kender jeg ikke.
error-no-move = Skriv, hvilket træk du vil lave.

# Kommandoer. Navne: små bogstaver, ingen mellemrum, højst 32 tegn. Beskrivelser: højst 100 tegn.

command-cribbage = cribbage
command-cribbage-about = Cribbage: et kapløb med kort og pinde for to
command-cribbage-new = nyt
command-cribbage-new-about = Åbn et bord med Cribbage her i kanalen
command-cribbage-new-opponent = modstander
command-cribbage-new-opponent-about = Hvem du gerne vil spille med
command-cribbage-new-pace = tempo
command-cribbage-new-pace-about = Hvor hurtigt I vil spille
command-cribbage-play = spil
command-cribbage-play-about = Lav et træk ved at skrive det
command-cribbage-play-move = træk
command-cribbage-play-move-about = Dit træk, for eksempel: discard 5H 6D
command-table = bord
command-table-about = Bordet i denne kanal
command-table-show = vis
command-table-show-about = Hent bordet frem nederst i kanalen
command-table-hand = hånd
command-table-hand-about = Se din hånd; det kan kun du
command-table-log = log
command-table-log-about = Hvad der er sket i spillet
command-table-record = referat
command-table-record-about = Hele spillet som fil, når det er slut
command-table-resign = giv-op
command-table-resign-about = Giv op i spillet
command-table-close = luk
command-table-close-about = Luk bordet uden resultat
command-table-rematch = revanche
command-table-rematch-about = Spil igen med de samme
command-rules = regler
command-rules-about = Hvordan et spil spilles
command-rules-game = spil
command-rules-game-about = Hvilket spil
command-settings = indstillinger
command-settings-about = Sprog, billeder og kulører
command-settings-language = sprog
command-settings-language-about = Det sprog, jeg taler med dig
command-settings-language-language = sprog
command-settings-language-language-about = Hvilket sprog
command-settings-channel-language = kanalsprog
command-settings-channel-language-about = Det sprog, jeg taler her i kanalen
command-settings-channel-language-language = sprog
command-settings-channel-language-language-about = Hvilket sprog
command-settings-board = visning
command-settings-board-about = Billeder, eller bordet i ord
command-settings-board-board = visning
command-settings-board-board-about = Billeder eller ord
command-settings-channel-board = kanalvisning
command-settings-channel-board-about = Billeder eller ord for bordene her i kanalen
command-settings-channel-board-board = visning
command-settings-channel-board-board-about = Billeder eller ord
command-settings-suits = kulører
command-settings-suits-about = Kulører i to farver eller i fire
command-settings-suits-suits = kulører
command-settings-suits-suits-about = To farver eller fire
command-my-games = mine-spil
command-my-games-about = Dine borde, først dem, der venter på dig
command-stats = statistik
command-stats-about = Hvordan det er gået dig, eller en anden
command-stats-person = person
command-stats-person-about = Hvis spil; uden navn dine egne
command-help = hjælp
command-help-about = Hvad jeg kan, og hvordan man kommer i gang

choice-picture = billeder
choice-text = ord
choice-two = to farver
choice-four = fire farver
choice-en = English
choice-da = Dansk
choice-is = Íslenska
choice-nl = Nederlands

# Skemaer

form-kept = Det, du skrev, er gemt: åbn skemaet igen og ret det.
form-late = Det tog mig for lang tid. Tryk igen.
form-put-by = Gemt som ”{ $name }”.
error-form-empty = **{ $field }** er ikke udfyldt.
error-form-number = **{ $field }** skal være et helt tal fra { $least } til { $most }.
error-form-long = **{ $field }** er for lang: højst { $most } tegn.
error-form-file = Den fil er ikke ren tekst på højst { $most } byte.
error-form-choose =
    { $most ->
        [1] Vælg én under **{ $field }**.
       *[other] { $least ->
            [0] Vælg højst { $most } under **{ $field }**.
           *[other] Vælg fra { $least } til { $most } under **{ $field }**.
        }
    }

# Omkring et spil, og en persons tid

asked-undo = { $who } vil gerne tage det sidste træk tilbage. Er det i orden?
asked-late = Tiden er løbet ud for { $who }. Hvad gør vi?
asked-rescue = Vi venter på { $who }. Hvad gør vi?
asked-missing = { $who } har forladt serveren. Hvad gør vi?
asked-sit = { $who } vil gerne overtage plads { $seat } og se hånden dér. Er det i orden?
asked-channel = { $who } vil gerne flytte bordet til { $channel }. Er det i orden?
asked-close = { $who } vil gerne slutte spillet. Er det i orden?
asked-count = { $count } af { $people } har svaret
asked-silence-absent = Flest stemmer afgør det, men at slutte spillet kræver over halvdelen. Står det lige, eller stemmer ingen, venter vi videre.
asked-silence-undo = Alle skal være med på det; intet svar tæller som et nej.
asked-silence-wish = Over halvdelen skal være med på det; intet svar tæller som et nej.
button-vote-yes = I orden
button-vote-no = Nej
button-vote-wait = Vent lidt endnu
button-vote-move = En bot spiller denne tur
button-vote-bot = En bot tager pladsen
button-vote-substitute = Find en afløser
button-vote-end = Slut spillet
button-vote-here = Jeg er her
button-vote-withdraw = Træk tilbage
button-undo = Fortryd
button-rescue = Spørg bordet
button-give = Giv min plads videre
button-bot-for-me = En bot spiller videre for mig
button-give-bot = En bot holder den for mig
button-give-open = Lad en anden sætte sig
button-free = Gør en plads ledig
button-sit = Sæt dig på plads { $seat }
button-come-back = Tilbage til plads { $seat }
button-bot-sit = En bot til plads { $seat }
button-plan = Planlæg træk
button-watch = Kig bare på
lobby-speed = Hvor hurtigt botterne spiller
speed-5 = Et træk hvert 5. sekund
speed-10 = Et træk hvert 10. sekund
speed-30 = Et træk hvert halve minut
speed-120 = Et træk hvert 2. minut
lobby-beat = Hvor længe hvert træk fra en bot vises
option-beat-0 = Botterne spiller med det samme
option-beat-1 = Et sekund hver
option-beat-2 = 2 sekunder hver
option-beat-4 = 4 sekunder hver
plan-title = Træk til mine næste ture
plan-label = Ét træk pr. linje
plan-about = Når det er din tur, spiller jeg det første, der kan lade sig gøre.
answer-undone = { $answers ->
    [0] Jeg har taget dit træk tilbage: { $what }
   *[other] Jeg har taget dit træk tilbage: { $what } Botternes svar er også taget tilbage.
}
answer-undo-asked = Jeg har spurgt de andre.
answer-rescued = Jeg har spurgt bordet.
answer-which-seat = Hvilken plads?
answer-give-sure = Hvem får din plads? Du kan komme tilbage, så længe ingen anden har taget den. **/{ command-table } { command-table-substitute }** med et navn siger, hvem der må sætte sig.
answer-given-bot = En bot passer din plads. Tryk på knappen ved bordet, når du er tilbage.
answer-given-open = Din plads er ledig.
answer-given-to = Din plads er ledig til { $who }.
answer-freed = Pladsen er ledig.
answer-voted = Dit svar er talt med; det ses ved bordet.
answer-sat = Nu sidder du ved bordet.
answer-left = Du har forladt bordet.
answer-sit-asked = Jeg har spurgt bordet. Du ser hånden, når de andre er enige.
answer-watching = Du ser på. Botterne spiller selv, når spillet er begyndt.
answer-bot-sits = Nu sidder der en bot på pladsen.
error-no-free-seat = Ingen plads er ledig ved dette bord.
answer-planned = Disse træk venter på din tur; ingen andre ser dem.
answer-plan-none = Du har ingen træk planlagt.
answer-moved-here = Bordet står her nu.
answer-move-asked = Jeg har spurgt bordet. Det kommer hertil, hvis de andre er enige.
answer-zone = Dit ur går efter { $zone }.
answer-quiet = Fra kl. { $from } til { $until } lader jeg dig være i fred, og dit ur står stille, undtagen ved liveborde.
answer-quiet-none = Du har ingen stille timer.
answer-weekends-on = I weekenden står dit ur stille, undtagen ved liveborde.
answer-weekends-off = Dit ur går også i weekenden.
answer-away = God ferie! Indtil { $when } står dit ur stille, i højst { $days } dage i ét spil og ikke ved liveborde.
answer-back = Velkommen tilbage: dit ur går igen.
answer-notices-ping = Jeg kalder på dig ved bordet, når det er din tur.
answer-notices-dm = Jeg skriver direkte til dig, når det er din tur.
answer-notices-digest = En gang om dagen, om morgenen, fortæller jeg, hvad der venter på dig.
answer-notices-off = Jeg kalder ikke på dig.
answer-auto-on = Er der kun ét muligt træk, tager jeg det for dig.
answer-auto-off = Du laver hvert træk selv.
notice-over = { $who }, dit spil er slut ({ $game }): { $link }
notice-channel-gone = { $who }, kanalen til dit spil ({ $game }) er væk. Spillet hviler, og ingen mister tid. Skriv **/{ command-table } { command-table-move }** i en anden kanal på serveren, så går det videre dér.
notice-channel-locked = { $who }, tråden til dit spil ({ $game }) er låst, så jeg kan ikke skrive dér. Spillet hviler, og ingen mister tid. Det går videre, når en moderator låser tråden op, eller når du skriver **/{ command-table } { command-table-move }** i en anden kanal på serveren.
error-long-quiet = Du kan højst have { $hours } stille timer i døgnet: på et tidspunkt skal dit ur jo gå.
error-no-zone = Den zone kender jeg ikke. Vælg en fra listen.
error-no-table-elsewhere = Du sidder ikke ved noget bord i en anden kanal på denne server.
notices-ping = kald på mig ved bordet
notices-dm = direkte besked
notices-digest = en gang om dagen
notices-off = ingen
choice-on = ja
choice-off = nej
choice-easy = lette
choice-middle = mellemgode
choice-strong = stærke
button-stronger = Stærkere
command-table-since = siden
command-table-since-about = Hvad der er sket siden din sidste tur
command-table-undo = fortryd
command-table-undo-about = Tag dit sidste træk tilbage
command-table-substitute = afløser
command-table-substitute-about = Giv din plads videre til en bot eller en anden
command-table-substitute-who = hvem
command-table-substitute-who-about = Hvem der overtager din plads; ellers bliver du spurgt
command-table-substitute-seat = plads
command-table-substitute-seat-about = Hvilken af dine pladser; ellers dem alle
command-table-ask = spørg
command-table-ask-about = Spørg bordet om en, der ikke spiller
command-table-vote = stem
command-table-vote-about = Svar på bordets spørgsmål
command-table-vote-answer = svar
command-table-vote-answer-about = Hvad du gerne vil
command-table-watch = se-på
command-table-watch-about = Se kun på: en bot tager din plads, før spillet begynder
command-table-watch-speed = tempo
command-table-watch-speed-about = Hvor hurtigt botterne spiller mod hinanden
command-table-sit = sæt-dig
command-table-sit-about = Sæt dig på en ledig plads, eller kom tilbage til din egen
command-table-sit-seat = plads
command-table-sit-seat-about = Hvilken plads; ellers din egen eller den første ledige
command-table-bot = bot
command-table-bot-about = Lad en bot sætte sig på en ledig plads
command-table-bot-seat = plads
command-table-bot-seat-about = Hvilken plads; ellers din egen eller den første ledige
command-table-free = frigør
command-table-free-about = Gør en plads ledig (den, der åbnede bordet, eller en moderator)
command-table-plan = planlæg
command-table-plan-about = Træk, jeg spiller, når det er din tur
command-table-plan-moves = træk
command-table-plan-moves-about = Trækkene i rækkefølge med semikolon imellem; et tomt felt fjerner planen
command-table-move = flyt-hertil
command-table-move-about = Flyt dit bord til denne kanal, hvis de andre er enige
command-settings-zone = tidszone
command-settings-zone-about = Hvor du bor, så jeg kender dine nætter
command-settings-zone-zone = tidszone
command-settings-zone-zone-about = En by nær dig
command-settings-quiet = stille
command-settings-quiet-about = Timer, hvor jeg ikke forstyrrer, og dit ur står stille
command-settings-quiet-begin = fra
command-settings-quiet-begin-about = Fra denne time
command-settings-quiet-end = til
command-settings-quiet-end-about = Til denne time; samme time to gange: ingen
command-settings-weekends = weekender
command-settings-weekends-about = Om dit ur står stille i weekenden
command-settings-weekends-rest = hvil
command-settings-weekends-rest-about = Ja eller nej
command-settings-away = væk
command-settings-away-about = Ferie: dit ur står stille, undtagen ved liveborde
command-settings-away-days = dage
command-settings-away-days-about = Hvor mange dage fra nu; 0, når du er tilbage
command-settings-notices = beskeder
command-settings-notices-about = Hvordan jeg fortæller dig, at det er din tur
command-settings-notices-how = hvordan
command-settings-notices-how-about = Ved bordet, direkte, en gang om dagen eller slet ikke
command-settings-auto = automatik
command-settings-auto-about = Om jeg spiller dit træk, når du kun kan ét
command-settings-auto-play = spil
command-settings-auto-play-about = Ja eller nej
command-privacy = privatliv
command-privacy-about = Hvad jeg gemmer om dig, og hvordan det slettes
command-privacy-delete = slet
command-privacy-delete-about = Sletter det, jeg gemmer om dig; spørger først
answer-privacy = Jeg gemmer dit Discord-nummer, hvor du sidder, dine træk og resultater, dine indstillinger og det, du har gemt under et navn. Ingen navne, ingen billeder, intet af det, du skriver andre steder. **/{ command-privacy } { command-privacy-export }** sender dig det hele. **/{ command-privacy } { command-privacy-delete }** giver dine pladser til botter og sletter det hele; resultaterne bliver stående uden dig. Med **/{ command-settings } { command-settings-show }** kan du stå uden for ratingen.
answer-forgotten = Så er det gjort: botter har dine pladser, og dine indstillinger, planer og kladder er væk. Dit nummer er væk ved borde, der er slut; hvor et spil endnu er i gang, forsvinder det, når det er slut.
