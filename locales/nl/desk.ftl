# De voordeur: tafels, knoppen, opdrachten, instellingen, en waarom iets niet kan.
# $who is een naam of een vermelding; $game is de naam van een spel; $when is een tijd die Discord toont; $channel een kanaal.
# Namen worden nooit verbogen. De toon: warm, kort, je; zeg wat er nu wel kan.

# De lobby

lobby-title = { $game } · de tafel wordt klaargezet
lobby-seat = { $who }
lobby-seat-bot = { $who } (bot)
lobby-bots = { $who } · { $strength }
lobby-seat-not-ready = { $who } (moet nog op **{ button-join }** drukken)
lobby-seat-free = vrij
lobby-seats-free = vrij tot en met plaats { $last }
lobby-seat-kept = vrijgehouden voor { $who }
lobby-seat-choose = Ga ergens anders zitten, of neem ook de plaats van je maat
lobby-sit-elsewhere = Ga ergens anders zitten
lobby-with = met plaats { $seat }
lobby-invited = { $who }, je bent uitgenodigd voor een potje { $game }.
lobby-host = { $who } opende de tafel { $when }.
lobby-waiting =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
lobby-full = Iedereen is er. Ieder van jullie mag beginnen.
lobby-by-hand = { $who } kiest de huisregels en drukt daarna op **{ button-start }**.
lobby-awaited = Nog niet op **{ button-join }** gedrukt: { $who }.
lobby-start-awaits = Nog niet op **{ button-join }** gedrukt: { $who }. Iedereen schudt met die knop mee; daarna kan **{ button-start }**.
lobby-asked = De afspraken zijn veranderd. Nog eens op **{ button-join }** drukken om akkoord te gaan: { $who }.
lobby-start-needs =
    { $count ->
        [one] **{ button-start }** heeft nog één speler nodig, of een bot.
       *[other] **{ button-start }** heeft nog { $count } spelers nodig, of bots.
    }
lobby-pace = Tempo
lobby-strength = Hoe goed de bot op plaats { $seat } speelt
fair-about = Er is een geheim getrokken voordat iemand meedeed. De kaarten worden daarmee en met ieders eigen getal geschud, in de volgorde waarin jullie kwamen; plaatsen, bots en huisregels kiezen geen kaart. Bewaar de vingerafdruk: aan het einde zie je het geheim en kun je nagaan of het klopt.
fair-fingerprint = Vingerafdruk van het geheim: { $digest }
fair-secret = Het geheim: { $secret }
fair-list = De lijst tot nu toe: { $digest }
fair-cut = Twijfel je aan wie mij draait? Noteer de lijst en coupeer dan: wat je schrijft wordt als laatste meegeschud, en het spel begint.
fair-cut-later = Couperen kan zodra iedereen meedoet.
fair-words = Gecoupeerd met: { $words }
cut-title = Couperen
cut-words = Schrijf wat je wilt
cut-about = Het wordt als laatste meegeschud en het spel begint. Iedereen kan het lezen.
lobby-closed = Deze tafel is gesloten voordat het spel begon.
house-title = Huisregels · { $game }
house-line = { $pace } · { $rules }
house-usual = de gewone regels
house-host = Alleen { $who }, die de tafel opende, kan ze veranderen.

pace-live = Live: 10 minuten per zet, 10 in reserve
pace-day = Een dag per zet, 2 dagen in reserve
pace-week = Een week per zet, een week in reserve

strength-easy = Makkelijke bot: speelt mee en ziet niet alles
strength-middle = Gemiddelde bot: kiest wat nu het meest oplevert
strength-strong = Sterke bot: rekent en denkt vooruit

# De tafel

table-title = { $game }
table-waiting = { $what } · het wachten begon { $when }
result-win =
    { $winners ->
        [one] { $who } wint!
       *[other] { $who } winnen!
    }
result-draw = Gelijkspel: { $who }
table-score = { $who } { $points }
table-record-hash = De vingerafdruk van het verslag is { $digest }.
table-closed = Deze tafel is gesloten.
table-unreadable = Ik kan deze tafel niet meer lezen. Er is niets verwijderd. Wie de tafel geopend heeft, of een moderator, kan hem sluiten met **{ button-close }**.
bot-name-1 = Haard
bot-name-2 = Lantaarn
bot-name-3 = Ketel
bot-name-4 = Kussen
bot-name-5 = Theepot
bot-name-6 = Kaars
bot-name-7 = Leunstoel
bot-name-8 = Boekenkast
bot-name-9 = Deurmat
bot-name-10 = Voetenbank
result-lent = Een bot heeft het slot gespeeld voor { $who }.
seat-name = Speler { $number }
news-earlier = … en daarvóór nog meer: zie het verloop.

# Wat één persoon te zien krijgt

hand-title = { $game } op { $server }, { $channel }
hand-link = Terug naar de tafel
hand-lobby = Je hebt een plaats. Je hand komt hier zodra het spel begint.
hand-closed = Deze tafel is gesloten.
hand-old = Dit is oud: je hand kan intussen veranderd zijn.
hand-may-change = Je mag je keuze nog veranderen.
hand-change-stands = Je eerste keuze geldt tot je een andere hebt bevestigd.
hand-dropped = Gepland, maar niet mogelijk toen je aan de beurt kwam: { $moves }
hand-planned = Je plan: { $when } speel ik de eerste zet die kan: { $moves }. Met een lege **/{ command-table } { command-table-plan }** wis je het.
hand-planned-later = Gepland voor je volgende beurt: { $moves }
hand-time = Je tijd voor deze zet loopt tot { $when }, { $left }.
hand-time-bank = Je reservetijd loopt tot { $when }, { $left }; daarna vraag ik het de anderen.
hand-time-bank-rule = Je reservetijd loopt tot { $when }, { $left }; daarna geldt de regel van het spel.
pick-chosen = Gekozen: { $chosen }
pick-confirm = Is dit wat je wilt?
pick-more =
    { $count ->
        [one] En nog één.
       *[other] Kies er nog { $count }.
    }
pick-take = { $count ->
        [one] Kies …
       *[other] Kies er { $count }
    }
pick-take-or = { $count ->
        [one] Of kies uit een lijst
       *[other] Of kies er { $count } uit een lijst
    }
pick-on = { $chosen } …
pick-else = Iets anders …
pick-page = Pagina { $page } van { $pages }

since-title = Sinds je laatste beurt
since-title-watching = Wat er net gebeurd is
since-nothing = Er is nog niets gebeurd.
log-title = Het verloop
log-nothing = Er is nog niets te lezen.

# Berichten

notice-turn = { $who }, je bent aan de beurt bij { $game }: { $link }
notice-full = { $who }, iedereen is er voor { $game }. Ieder van jullie mag beginnen: { $link }
notice-unstarted = { $who }, er is nog niemand met { $game } begonnen. Ieder van jullie mag dat doen: { $link }
notice-dm-closed = { $who }, ik kan je geen privéberichten sturen. Druk op **{ button-hand }** bij de tafel, dan zie je je kaarten daar.
notice-link = naar de tafel

# Knoppen

button-hand = Mijn hand
button-play = Spelen
button-since = Sinds mijn beurt
button-again = Opnieuw kijken
button-upload = Bestand uploaden …
upload-title = Een huisregel uit een bestand
upload-about = Een klein tekstbestand; anders geldt de gewone regel
upload-example = Zo ziet zo’n bestand eruit; voor wat er niet in staat, gelden de gewone regels.
button-sort-suit = Sorteer op kleur
button-sort-rank = Sorteer op waarde
button-sort-contract = Sorteer op opdracht
button-more = Meer
button-fair = Eerlijk geschud
button-join = Meedoen
button-join-wait = Meedoen, dan couperen
button-cut = Couperen …
button-leave = Weggaan
button-add-bot = Bot erbij
button-remove-bot = Bot weg
button-start = Beginnen
button-house = Huisregels
button-close = Tafel sluiten
button-rules = Regels
button-rules-long = Alle regels
button-log = Verloop
button-resign = Opgeven
button-rematch = Revanche
button-record = Verslag
button-lesson = Hoe heb ik gespeeld?
button-confirm = Ja, doe maar
button-back = Terug
button-change = Veranderen
button-enough = Zo is het genoeg
button-yes-resign = Ja, ik geef op
button-yes-close = Ja, sluiten
button-no = Nee, doorspelen
button-older = Ouder
button-newer = Nieuwer
button-previous-page = Vorige pagina
button-next-page = Volgende pagina

# Antwoorden

answer-opened = Je tafel staat klaar in dit kanaal.
answer-joined-dm-closed = Je hebt een plaats. Ik kan je geen privéberichten sturen, dus druk op **{ button-hand }** bij de tafel als je je kaarten wilt zien: dat werkt altijd.
answer-joined = Je hebt een plaats. Je hand komt per privébericht, en **{ button-hand }** bij de tafel laat hem ook zien.
answer-number = Jouw getal bij het schudden: { $number }. Het staat bij je plaats in het verslag van het spel.
answer-shown = Hier is de tafel weer.
answer-resign-partner = Je speelt samen met { $who }, voor wie het spel dan ook voorbij is. Een bot kan voor je doorspelen, en je mag terugkomen.
answer-resign-sure = Wil je echt opgeven? Je kunt niet meer terug, en als er nog maar één kant over is, wint die.
answer-close-sure = Wil je deze tafel echt sluiten? Dan eindigt het spel zonder uitslag.
answer-close-resigns = Wil je deze tafel echt sluiten? Je speelt alleen tegen bots in een spel met rating, dus sluiten telt als opgeven.
answer-kept = Goed, we spelen verder.
answer-resigned = Je hebt opgegeven.
answer-out = Je doet al niet meer mee.
answer-closed = De tafel is gesloten.
answer-close-asked = Ik heb de anderen gevraagd of we met het spel stoppen.
answer-join-first = Doe eerst mee; dan mag jij ook beginnen.
answer-record = Het hele spel, zet voor zet. Met `tools/verify_deal.py` kan iedereen het schudden narekenen.
answer-unknown = Die knop ken ik niet meer. **/{ command-table } { command-table-show }** haalt de tafel weer tevoorschijn.
answer-restarting = Ik start even opnieuw op. Probeer het over een halve minuut nog eens.
answer-busy = Ik ben nog bezig met wat je hiervoor vroeg. Probeer dit zo nog eens.
answer-more = Wat wil je doen?
answer-language = Vanaf nu spreek ik Nederlands met je.
answer-channel-language = Vanaf nu spreek ik Nederlands in dit kanaal.
answer-board-picture = Je krijgt de tafel in plaatjes.
answer-board-text = Je krijgt de tafel in woorden.
answer-channel-board-picture = In dit kanaal zie je de tafel in plaatjes.
answer-channel-board-text = In dit kanaal zie je de tafel in woorden.
answer-suits-two = De kaarten hebben twee kleuren.
answer-suits-four = De kaarten hebben vier kleuren.
answer-no-tables = Je zit aan geen enkele tafel. **/{ command-help }** vertelt hoe je er een opent.

stats-title = De spellen van { $who }
stats-game = **{ $game }**: { $played ->
        [one] { $played } spel
       *[other] { $played } spellen
    }, { $won } gewonnen
stats-figure = { $name }: { $amount }
stats-nothing = Er is nog geen spel uit, dus er valt niets te tellen.
stats-elsewhere = Van anderen tel ik alleen spellen uit kanalen die hier voor iedereen open zijn.

my-games-title = Je tafels
my-games-about = De tafels waaraan je zit, eerst die op je wachten. Een link brengt je naar de tafel; een knop laat jouw kant van een spel zien in privéberichten.
my-games-your-turn = { $game } in { $channel }: **jij bent aan de beurt** ({ $link })
my-games-until = { $game } in { $channel }: **jouw beurt**, je tijd is { $when } om ({ $link })
my-games-waiting = { $game } in { $channel }: we wachten op { $who } ({ $link })
my-games-lobby = { $game } in { $channel }: nog niet begonnen ({ $link })
my-games-over = { $game } in { $channel }: afgelopen ({ $link })
my-games-more =
    { $count ->
        [one] … en nog 1 tafel
       *[other] … en nog { $count } tafels
    }
my-games-unreadable = { $game } in { $channel }: niet meer leesbaar ({ $link })

rules-title = { $game }

# Waarom iets niet kan

error-rule = { $text } (regel { $rule })
error-table-error = Dat kan nu niet aan deze tafel.
error-no-table = Hier staat geen tafel. **/{ command-help }** vertelt hoe je er een opent.
error-channel-taken = In dit kanaal staat al een tafel. Speel dat spel uit of sluit de tafel; in een thread is plaats voor nog een.
error-not-seated = Je zit niet aan deze tafel.
error-not-invited = Je bent niet gevraagd, dus er valt niets af te slaan.
error-not-in-server = Je bent niet meer op de server waar deze tafel staat. Ben je daar terug, dan kun je weer meespelen.
error-not-allowed = Dat mag alleen wie de tafel opende, of een moderator.
error-not-asked = Dat is aan de andere spelers.
error-wrong-phase = Dat kan niet op dit moment van het spel.
error-seats-full = Alle plaatsen zijn bezet.
error-too-few-seats = Jullie zijn nog met te weinig. Wacht op iemand of zet er een bot bij.
error-empty-seat = Op de plaats van deze huisregel zit niemand: { $rule }. Kies een andere.
error-bad-option = Die huisregel bestaat niet.
error-stale-question = Die knop is van een eerder moment. Zo staat het er nu voor.
error-stale-list = De lijst is veranderd sinds je dit opende. Bekijk hem nog eens voordat je coupeert.
error-no-words = Schrijf minstens één letter of cijfer, anders valt er niets mee te schudden.
error-saturated = Meer open tafels kan ik je niet geven. Speel er eerst een uit of sluit er een.
error-not-saved = Ik kon dat niet bewaren; er is niets veranderd. Wie voor mij zorgt, weet het.
error-store-down = Ik kan nu even niet bij mijn spellen; er is niets veranderd. Probeer het over een minuut nog eens.
error-not-sure = Ik was de verbinding met mijn spellen even kwijt en weet nog niet of dit heeft geteld. De tafel laat het zien zodra ik het weet.
error-unexpected = Er ging iets stuk, en er is niets veranderd. Geef dit door aan wie voor mij zorgt: { $code }
error-after = Er ging iets stuk, maar wat je deed telt, en de tafel laat het zo zien. Geef dit door aan wie voor mij zorgt: { $code }
error-not-member = Ik zit niet op deze server, dus ik kan hier niet spelen; wie hem beheert, kan me toevoegen.
error-guild-only = Een tafel staat in een kanaal van een server. Probeer het daar.
error-opponent-bot = Die bot speelt niet mee. Zet er aan tafel een bij, dan speel je tegen mij.
error-opponent-self = Je kunt niet tegen jezelf spelen. Zet er aan tafel een bot bij om te oefenen.
error-not-moderator = Dat kan alleen iemand die dit kanaal mag beheren.
error-cannot-see = Ik mag hier niet schrijven. Ik moet het kanaal kunnen zien, berichten sturen, links insluiten, bestanden bijvoegen en de geschiedenis lezen.
error-record-not-yet = Het verslag is er zodra het spel afgelopen is.
error-no-game = Dat spel ken ik niet.
error-no-move = Schrijf erbij welke zet je doet.

# Opdrachten. Namen: kleine letters, geen spaties, hoogstens 32 tekens. Beschrijvingen: hoogstens 100 tekens.

command-cribbage = cribbage
command-cribbage-about = Cribbage: een wedloop met kaarten en pinnetjes voor twee
command-cribbage-new = nieuw
command-cribbage-new-about = Open een tafel Cribbage in dit kanaal
command-cribbage-new-opponent = tegenstander
command-cribbage-new-opponent-about = Met wie je graag wilt spelen
command-cribbage-new-pace = tempo
command-cribbage-new-pace-about = Hoe snel jullie willen spelen
command-cribbage-play = spelen
command-cribbage-play-about = Doe een zet door hem te typen
command-cribbage-play-move = zet
command-cribbage-play-move-about = Je zet, bijvoorbeeld: discard 5H 6D
command-table = tafel
command-table-about = De tafel in dit kanaal
command-table-show = tonen
command-table-show-about = Zet de tafel onderaan in het kanaal
command-table-hand = hand
command-table-hand-about = Bekijk je hand; niemand anders ziet hem
command-table-log = verloop
command-table-log-about = Wat er in dit spel gebeurd is
command-table-record = verslag
command-table-record-about = Het hele spel als bestand, na afloop
command-table-resign = opgeven
command-table-resign-about = Geef het spel op
command-table-close = sluiten
command-table-close-about = Sluit de tafel zonder uitslag
command-table-rematch = revanche
command-table-rematch-about = Speel nog eens met dezelfde mensen
command-rules = regels
command-rules-about = Hoe een spel gaat
command-rules-game = spel
command-rules-game-about = Welk spel
command-settings = instellingen
command-settings-about = Taal, plaatjes en kaartkleuren
command-settings-language = taal
command-settings-language-about = De taal die ik met je spreek
command-settings-language-language = taal
command-settings-language-language-about = Welke taal
command-settings-channel-language = kanaaltaal
command-settings-channel-language-about = De taal die ik in dit kanaal spreek
command-settings-channel-language-language = taal
command-settings-channel-language-language-about = Welke taal
command-settings-board = bord
command-settings-board-about = Plaatjes, of de tafel in woorden
command-settings-board-board = bord
command-settings-board-board-about = Plaatjes of woorden
command-settings-channel-board = kanaalbord
command-settings-channel-board-about = Plaatjes of woorden voor de tafels in dit kanaal
command-settings-channel-board-board = bord
command-settings-channel-board-board-about = Plaatjes of woorden
command-settings-suits = kaartkleuren
command-settings-suits-about = Kaarten in twee kleuren of in vier
command-settings-suits-suits = kaartkleuren
command-settings-suits-suits-about = Twee kleuren of vier
command-my-games = mijn-spellen
command-my-games-about = Je tafels; waar je aan de beurt bent, staat bovenaan
command-stats = statistiek
command-stats-about = Hoe jouw spellen zijn afgelopen, of die van iemand anders
command-stats-person = persoon
command-stats-person-about = Wiens spellen; laat je het weg, dan die van jou
command-help = help
command-help-about = Wat ik kan en hoe je begint

choice-picture = plaatjes
choice-text = woorden
choice-two = twee kleuren
choice-four = vier kleuren
choice-en = English
choice-da = Dansk
choice-is = Íslenska
choice-nl = Nederlands

# Formulieren

form-kept = Wat je schreef is bewaard: open het formulier opnieuw en verbeter het.
form-late = Ik was te traag. Druk nog eens.
form-put-by = Bewaard als ‘{ $name }’.
error-form-empty = **{ $field }** is leeg gebleven.
error-form-number = **{ $field }** moet een heel getal van { $least } tot en met { $most } zijn.
error-form-long = **{ $field }** is te lang: hoogstens { $most } tekens.
error-form-file = Dat bestand is geen gewone tekst van hoogstens { $most } bytes.
error-form-choose =
    { $most ->
        [1] Kies er een bij **{ $field }**.
       *[other] { $least ->
            [0] Kies er hoogstens { $most } bij **{ $field }**.
           *[other] Kies er { $least } tot { $most } bij **{ $field }**.
        }
    }

# Rond een spel, en iemands tijd

asked-undo = { $who } wil de laatste zet terugnemen. Vindt iedereen dat goed?
asked-late = De tijd van { $who } is om. Wat doen we?
asked-rescue = We wachten op { $who }. Wat doen we?
asked-missing = { $who } is niet meer op de server. Wat doen we?
asked-sit = { $who } wil plaats { $seat } overnemen en de hand daar zien. Vinden jullie dat goed?
asked-channel = { $who } wil de tafel naar { $channel } verplaatsen. Vinden jullie dat goed?
asked-close = { $who } wil met het spel stoppen. Vinden jullie dat goed?
asked-count = Geantwoord: { $count } van { $people }
asked-silence-absent = De meeste stemmen gelden, maar om het spel te stoppen is meer dan de helft nodig. Bij gelijke stand of zonder stemmen wachten we nog.
asked-silence-undo = Iedereen moet akkoord gaan; geen antwoord telt als nee.
asked-silence-wish = Meer dan de helft moet akkoord gaan; geen antwoord telt als nee.
button-vote-yes = Akkoord
button-vote-no = Nee
button-vote-wait = Blijven wachten
button-vote-move = Een bot speelt deze beurt
button-vote-bot = Een bot neemt de plaats over
button-vote-substitute = Zoek een invaller
button-vote-end = Stop het spel
button-vote-here = Ik ben er
button-vote-withdraw = Intrekken
button-undo = Terugnemen
button-rescue = Vraag het de tafel
button-give = Mijn plaats afstaan
button-bot-for-me = Een bot speelt voor me door
button-give-bot = Een bot speelt zolang voor me
button-give-open = Iemand anders mag hem hebben
button-free = Plaats vrijmaken
button-sit = Ga op plaats { $seat } zitten
button-come-back = Terug naar plaats { $seat }
button-bot-sit = Een bot op plaats { $seat }
button-plan = Vooruit plannen
button-watch = Alleen kijken
lobby-speed = Hoe snel de bots spelen
speed-5 = Elke 5 seconden een zet
speed-10 = Elke 10 seconden een zet
speed-30 = Elke halve minuut een zet
speed-120 = Elke 2 minuten een zet
lobby-beat = Hoelang je elke zet van een bot ziet
option-beat-0 = De bots spelen meteen
option-beat-1 = Een seconde per zet
option-beat-2 = 2 seconden per zet
option-beat-4 = 4 seconden per zet
plan-title = Zetten voor mijn volgende beurten
plan-label = Eén zet per regel
plan-about = Ik speel de eerste zet die kan als je aan de beurt bent; kan er geen, dan niets.
answer-undone = { $answers ->
    [0] Je zet is teruggenomen: { $what }
   *[other] Je zet is teruggenomen: { $what } Wat de bots daarna deden, is ook teruggenomen.
}
answer-undo-asked = Ik heb het de anderen gevraagd.
answer-rescued = Ik heb het de tafel gevraagd.
answer-which-seat = Welke plaats?
answer-give-sure = Wat moet er met je plaats gebeuren? Je kunt terugkomen zolang er niemand anders zit. **/{ command-table } { command-table-substitute }** met een naam zegt wie er mag gaan zitten.
answer-given-bot = Een bot speelt zolang voor je. Met de knop aan tafel kom je terug.
answer-given-open = Je plaats is vrij.
answer-given-to = Je plaats is vrij voor { $who }.
answer-freed = De plaats is vrij.
answer-voted = Je stem telt mee; je ziet hem aan tafel.
answer-sat = Je zit nu aan tafel.
answer-left = Je bent van tafel gegaan.
answer-sit-asked = Ik heb het de tafel gevraagd. Je ziet de hand zodra de anderen akkoord zijn.
answer-watching = Je kijkt toe. De bots spelen vanzelf zodra het spel begonnen is.
answer-bot-sits = Daar zit nu een bot.
error-no-free-seat = Aan deze tafel is geen plaats vrij.
answer-planned = Deze zetten wachten op je beurt; niemand anders ziet ze.
answer-plan-none = Je hebt geen zetten gepland.
answer-moved-here = De tafel staat nu hier.
answer-move-asked = Ik heb het de tafel gevraagd. Hij komt hierheen als de anderen akkoord zijn.
answer-zone = Ik ga uit van de tijd in { $zone }.
answer-quiet = Van { $from } tot { $until } uur stoor ik je niet en loopt je tijd niet, behalve aan livetafels.
answer-quiet-none = Je hebt geen stille uren.
answer-weekends-on = In het weekend loopt je tijd niet, behalve aan livetafels.
answer-weekends-off = Je tijd loopt ook in het weekend.
answer-away = Fijne vakantie! Tot { $when } staat je tijd stil, hoogstens { $days } dagen per spel en niet aan livetafels.
answer-back = Welkom terug: je tijd loopt weer.
answer-notices-ping = Ik roep je aan tafel als je aan de beurt bent.
answer-notices-dm = Ik schrijf je rechtstreeks als je aan de beurt bent.
answer-notices-digest = Eén keer per dag, ’s ochtends, vertel ik wat er op je wacht.
answer-notices-off = Goed, ik laat je met rust.
answer-auto-on = Kan er maar één zet, dan doe ik die.
answer-auto-off = Je doet elke zet zelf.
notice-over = { $who }, je spel ({ $game }) is afgelopen: { $link }
notice-channel-gone = { $who }, het kanaal van je spel ({ $game }) is verdwenen. Het spel rust en niemand verliest tijd. Typ **/{ command-table } { command-table-move }** in een ander kanaal van de server, dan gaat het daar verder.
notice-channel-locked = { $who }, de thread van je spel ({ $game }) is op slot en ik kan er niet schrijven. Het spel rust en niemand verliest tijd. Het gaat verder als een moderator de thread van het slot haalt, of als je **/{ command-table } { command-table-move }** typt in een ander kanaal van de server.
error-long-quiet = Je kunt hoogstens { $hours } stille uren per dag hebben: ooit moet je tijd toch lopen.
error-no-zone = Die zone ken ik niet. Kies er een uit de lijst.
error-no-table-elsewhere = Je zit aan geen tafel in een ander kanaal van deze server.
notices-ping = roep me aan tafel
notices-dm = privébericht
notices-digest = één keer per dag
notices-off = geen
choice-on = ja
choice-off = nee
choice-easy = makkelijk
choice-middle = gemiddeld
choice-strong = sterk
button-stronger = Sterker
command-table-since = sinds
command-table-since-about = Wat er gebeurd is sinds je laatste beurt
command-table-undo = terugnemen
command-table-undo-about = Neem je laatste zet terug
command-table-substitute = invaller
command-table-substitute-about = Sta je plaats af aan een bot of aan iemand anders
command-table-substitute-who = wie
command-table-substitute-who-about = Wie je plaats overneemt; anders word je gevraagd
command-table-substitute-seat = plaats
command-table-substitute-seat-about = Welke van je plaatsen; anders allemaal
command-table-ask = vragen
command-table-ask-about = Vraag de tafel wat we doen als iemand niet speelt
command-table-vote = stemmen
command-table-vote-about = Beantwoord de vraag van de tafel
command-table-vote-answer = antwoord
command-table-vote-answer-about = Wat je graag wilt
command-table-watch = toekijken
command-table-watch-about = Alleen kijken: een bot neemt je plaats in voordat het spel begint
command-table-watch-speed = tempo
command-table-watch-speed-about = Hoe snel de bots onderling spelen
command-table-sit = zitten
command-table-sit-about = Ga op een vrije plaats zitten, of kom terug op je eigen plaats
command-table-sit-seat = plaats
command-table-sit-seat-about = Welke plaats; anders je eigen of de eerste die vrij is
command-table-bot = bot
command-table-bot-about = Laat een bot op een vrije plaats zitten
command-table-bot-seat = plaats
command-table-bot-seat-about = Welke plaats; anders je eigen of de eerste die vrij is
command-table-free = vrijmaken
command-table-free-about = Maak een plaats vrij waar de tijd om is (wie de tafel opende, of een moderator)
command-table-plan = plannen
command-table-plan-about = Zetten die ik doe als je aan de beurt bent
command-table-plan-moves = zetten
command-table-plan-moves-about = De zetten op volgorde, met puntkomma ertussen; leeg wist het plan
command-table-move = hierheen
command-table-move-about = Haal je tafel naar dit kanaal, als de anderen akkoord zijn
command-settings-zone = tijdzone
command-settings-zone-about = Waar je woont, zodat ik je nachten ken
command-settings-zone-zone = tijdzone
command-settings-zone-zone-about = Een stad bij jou in de buurt
command-settings-quiet = stilte
command-settings-quiet-about = Uren waarin ik je niet stoor en je tijd niet loopt
command-settings-quiet-begin = van
command-settings-quiet-begin-about = Vanaf dit uur
command-settings-quiet-end = tot
command-settings-quiet-end-about = Tot dit uur; twee keer hetzelfde uur: geen
command-settings-weekends = weekend
command-settings-weekends-about = Of je tijd in het weekend rust
command-settings-weekends-rest = rust
command-settings-weekends-rest-about = Ja of nee
command-settings-away = weg
command-settings-away-about = Vakantie: je tijd rust, behalve aan livetafels
command-settings-away-days = dagen
command-settings-away-days-about = Hoeveel dagen vanaf nu; 0 als je terug bent
command-settings-notices = meldingen
command-settings-notices-about = Hoe ik je vertel dat je aan de beurt bent
command-settings-notices-how = hoe
command-settings-notices-how-about = Aan tafel, rechtstreeks, één keer per dag of niet
command-settings-auto = automatisch
command-settings-auto-about = Of ik de zet doe als er maar één kan
command-settings-auto-play = spelen
command-settings-auto-play-about = Ja of nee
command-privacy = gegevens
command-privacy-about = Wat ik van je bewaar en hoe het verdwijnt
command-privacy-delete = wissen
command-privacy-delete-about = Wis wat ik van je bewaar; ik vraag eerst of je het zeker weet
answer-privacy = Ik bewaar je Discord-nummer, waar je zit, je zetten en uitslagen, je instellingen en wat je onder een naam hebt bewaard. Geen namen, geen foto’s, niets wat je elders schrijft. **/{ command-privacy } { command-privacy-export }** stuurt je alles. **/{ command-privacy } { command-privacy-delete }** geeft je plaatsen aan bots en wist het; uitslagen blijven, zonder jou. Met **/{ command-settings } { command-settings-show }** blijf je buiten de rating.
answer-forgotten = Klaar: bots hebben je plaatsen, en je instellingen, plannen en kladjes zijn weg. Je nummer is weg bij tafels die afgelopen zijn; waar nog gespeeld wordt, verdwijnt het aan het eind.
