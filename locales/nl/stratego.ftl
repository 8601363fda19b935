# Stratego: wat er gebeurt, wat er gevraagd wordt, waarom iets niet kan, en de regels.
# $rank en $against zijn woorden van hier waarvan .label vooraan staat; $flag is een van de vier vlaggen; $space, $start
# en $end zijn velden (E4, de ring). Hoe het spel heet, staat alleen in stratego-name.
stratego-name = Stratego
stratego-undo-never = In { stratego-name } neem je geen zet terug: misschien heeft iemand stiekem al gezet.
stratego-about = Verborgen legers rond een kasteel: wie de eigen vlag als eerste op de toren brengt, wint.

# Stukken, velden, vlaggen

stratego-rank-marshal = maarschalk
    .label = 9 maarschalk
stratego-rank-general = generaal
    .label = 8 generaal
stratego-rank-major = majoor
    .label = 7 majoor
stratego-rank-captain = kapitein
    .label = 6 kapitein
stratego-rank-lieutenant = luitenant
    .label = 5 luitenant
stratego-rank-sergeant = sergeant
    .label = 4 sergeant
stratego-rank-scout = verkenner
    .label = 3 verkenner
stratego-rank-spy = spion
    .label = 2 spion
stratego-rank-cannon = kanon
    .label = 1 kanon
stratego-ring = de ring
stratego-turret = de toren
stratego-flag-0 = de rode vlag
stratego-flag-1 = de groene vlag
stratego-flag-2 = de blauwe vlag
stratego-flag-3 = de gele vlag
stratego-colour-0 = Rood
stratego-colour-1 = Groen
stratego-colour-2 = Blauw
stratego-colour-3 = Geel
stratego-seat-0 = 🔴 Rood, noord
stratego-seat-1 = 🟢 Groen, oost
stratego-seat-2 = 🔵 Blauw, zuid
stratego-seat-3 = 🟡 Geel, west

# Huisregels vooraf

stratego-option-late = Als iemand te laat is
stratego-option-late-ask = Vraag het ons
stratego-option-late-rule = De regel van het spel: de beurt vervalt, drie op rij is opgeven
stratego-option-teams = Teams
stratego-option-teams-none = Ieder voor zich
stratego-option-teams-pairs = Vier spelen in teams: 1 en 3, 2 en 4
stratego-option-cannon_range = Een kanon schiet
stratego-option-cannon_range-up_to_4 = Over hoogstens 3 lege velden
stratego-option-cannon_range-up_to_3 = Hoogstens 3 velden ver
stratego-option-cannon_range-exactly_3 = Precies 3 velden ver
stratego-option-captain_steps = Een kapitein zet
stratego-option-captain_steps-2 = Hoogstens 2 velden
stratego-option-captain_steps-bend = Rechtdoor of met één bocht
stratego-option-captain_steps-3 = Hoogstens 3 velden
stratego-option-captain_steps-any = Zo ver hij wil
stratego-option-captain_attack = Een kapitein valt aan
stratego-option-captain_attack-two_step = Ook na zijn eerste veld
stratego-option-captain_attack-adjacent = Alleen wie naast hem staat
stratego-option-scout_attack = Een verkenner valt aan
stratego-option-scout_attack-in_line = Recht vooruit na het lopen
stratego-option-scout_attack-any_adjacent = Elk stuk ernaast, na het lopen
stratego-option-recruit_on_flag_capture = Een veroverde vlag
stratego-option-recruit_on_flag_capture-off = Brengt niemand terug
stratego-option-recruit_on_flag_capture-on = Brengt de eerste keer een stuk terug
stratego-option-partners_see_ranks = Partners
stratego-option-partners_see_ranks-off = Zien elkaars rangen niet
stratego-option-partners_see_ranks-on = Zien elkaars rangen
stratego-option-known_ranks = Rangen uit gevechten
stratego-option-known_ranks-log = Blijven op ieders eigen plaatje staan
stratego-option-known_ranks-board = Blijven open op het bord
stratego-option-known_ranks-memory = Moet je onthouden
stratego-option-no_progress_rounds = Gelijkspel na
stratego-option-no_progress_rounds-40 = 40 rondes zonder gevecht
stratego-option-no_progress_rounds-20 = 20 rondes zonder gevecht
stratego-option-no_progress_rounds-80 = 80 rondes zonder gevecht
stratego-option-three_on_four_board = Het bord voor drie
stratego-option-three_on_four_board-off = Een eigen bord
stratego-option-three_on_four_board-on = Het bord voor vier, zonder west
stratego-option-first_player = Wie begint
stratego-option-first_player-random = Er wordt geloot
stratego-option-first_player-seat-0 = Plaats 1
stratego-option-first_player-seat-1 = Plaats 2
stratego-option-first_player-seat-2 = Plaats 3
stratego-option-first_player-seat-3 = Plaats 4

# Vragen en antwoorden

stratego-field-army = Stel je leger op: kies een opstelling of typ er zelf een
stratego-field-army-stands = Stel je leger op: verander het, of zeg dat je klaar bent
stratego-field-ready = Stel je leger op
stratego-field-swap = Kies de twee stukken die van plaats ruilen
stratego-field-army-else = Opstelling …
stratego-field-army-stands-else = { stratego-field-army-else }
stratego-field-change = Je leger staat. Wil je nog iets veranderen nu anderen nog opstellen?
stratego-field-piece = Kies het stuk waarmee je speelt
stratego-field-end = Waarheen?
stratego-field-recruit = Kies het stuk dat terugkomt
stratego-field-hold = Moet je schuif op 5 blijven staan als je wint?
stratego-field-draw = Zullen we het op gelijkspel houden?
stratego-label-ready = Ik ben klaar
stratego-label-swap = Twee stukken ruilen
stratego-label-mirror = Spiegelen
stratego-label-lot = Willekeurig
stratego-label-change = Mijn leger veranderen
stratego-formation-wall = De Muur
stratego-formation-spearhead = De Speerpunt
stratego-formation-gunline = De Batterij
stratego-formation-lure = De Valstrik
stratego-formation-flanks = De Vleugels
stratego-formation-keep = De Burcht
stratego-formation-rows = Voor { $front } · midden { $middle } · achter { $back }
stratego-label-own = { $space } · { TERM($rank, form: "label") }
stratego-label-bearer = { $space } · { TERM($rank, form: "label") } 🚩
stratego-label-to = { $space }
stratego-label-flag = { $space } · neemt de vlag mee
stratego-label-hand = { $space } · krijgt de vlag
stratego-label-attack = { $space } · valt { $other } aan
stratego-label-attack-known = { $space } · valt { $other } aan: { TERM($rank, form: "label") }
stratego-label-fire = { $space } · schiet op { $other }
stratego-label-fire-known = { $space } · schiet op { $other }: { TERM($rank, form: "label") }
stratego-label-recruit = { TERM($rank, form: "label") }
stratego-label-recruit-none = Niemand
stratego-label-hold-on = Op 5 blijven
stratego-label-hold-off = Door naar 6
stratego-label-draw-yes = Gelijkspel is goed
stratego-label-draw-no = Toch doorspelen
stratego-open-turn = Jouw beurt
stratego-open-recruit = Stuk terughalen
stratego-open-hold = Mijn schuif …
stratego-open-draw = Gelijkspel?

# Het formulier voor een getypte opstelling

stratego-army-button = Zelf typen
stratego-army-title = Je leger
stratego-army-front = Voorste rij, 7 rangen van links
stratego-army-middle = Middelste rij, 6 rangen
stratego-army-back = Achterste rij, 7; de vierde draagt de vlag
stratego-army-about = In totaal: 9 8 · 7 7 · 6 6 6 · 5 5 5 · 4 4 4 · 3 3 3 3 · 2 · 1 1
stratego-army-name = Bewaren onder een naam
stratego-army-name-about = Dan kun je hem aan elke tafel weer gebruiken
stratego-army-kept = Of neem er een die je bewaard hebt
stratego-army-called = { $name }
stratego-army-kept-none = Geen ervan

# Wat er gebeurt

stratego-opens = De legers worden in het geheim opgesteld.
stratego-army-set = Jouw leger is opgesteld.
stratego-ready =
    { YOU($who) ->
        [yes] Jouw leger staat klaar.
       *[no] { $who } staat klaar.
    }
stratego-changes =
    { YOU($who) ->
        [yes] Je verandert nog iets aan je leger.
       *[no] { $who } wil nog iets veranderen.
    }
stratego-begins =
    { YOU($who) ->
        [yes] Alle legers zijn klaar. Jij begint.
       *[no] Alle legers zijn klaar. { $who } begint.
    }
stratego-moves =
    { YOU($who) ->
        [yes] Je zet van { $start } naar { $end }.
       *[no] { $who } zet van { $start } naar { $end }.
    }
stratego-attacks =
    { YOU($who) ->
        [yes] ⚔️ Je valt { $end } aan vanaf { $start } met **{ TERM($rank, form: "label") }**: { $other } heeft **{ TERM($against, form: "label") }**.
       *[no] ⚔️ { $who } valt { $end } aan vanaf { $start } met **{ TERM($rank, form: "label") }**: { $other } heeft **{ TERM($against, form: "label") }**.
    }
stratego-fires =
    { YOU($who) ->
        [yes] 💥 Je schiet vanaf { $start } op { $end } en raakt **{ TERM($against, form: "label") }** ({ $other }). Ook het **{ $rank }** gaat van het bord.
       *[no] 💥 { $who } schiet vanaf { $start } op { $end } en raakt **{ TERM($against, form: "label") }** ({ $other }). Ook het **{ $rank }** gaat van het bord.
    }
stratego-wins =
    { YOU($who) ->
        [yes] Jouw { $rank } wint het gevecht.
       *[no] Het gevecht is voor { $who } ({ $rank }).
    }
stratego-tie = Beide stukken gaan van het bord: { $rank } tegen { $rank }.
stratego-hands =
    { YOU($who) ->
        [yes] Je geeft { $flag } door, van { $start } naar { $end }.
       *[no] { $who } geeft { $flag } door, van { $start } naar { $end }.
    }
stratego-flag-taken =
    { YOU($who) ->
        [yes] 🚩 Je neemt { $flag } mee.
       *[no] 🚩 { $who } neemt { $flag } mee.
    }
stratego-flag-left = 🚩 Op { $space } ligt { $flag }.
stratego-slider =
    { YOU($who) ->
        [yes] Jouw schuif staat op { $count }.
       *[no] De schuif van { $who } staat op { $count }.
    }
stratego-slider-held =
    { YOU($who) ->
        [yes] Jouw schuif blijft op 5 staan.
       *[no] De schuif van { $who } blijft op 5 staan.
    }
stratego-may-recruit =
    { YOU($who) ->
        [yes] Je mag een stuk terughalen.
       *[no] { $who } mag een stuk terughalen.
    }
stratego-recruit-lost =
    { YOU($who) ->
        [yes] Je mocht een stuk terughalen, maar { $count ->
            [0] je hebt er geen verloren
           *[other] je rekruteringsveld is niet vrij
        }. Kans verkeken.
       *[no] { $who } mocht een stuk terughalen, maar { $count ->
            [0] heeft er geen verloren
           *[other] het rekruteringsveld is niet vrij
        }. Kans verkeken.
    }
stratego-recruited =
    { YOU($who) ->
        [yes] Je haalt **{ TERM($rank, form: "label") }** terug op { $space }.
       *[no] { $who } haalt **{ TERM($rank, form: "label") }** terug op { $space }.
    }
stratego-recruit-declined =
    { YOU($who) ->
        [yes] Je haalt niemand terug.
       *[no] { $who } haalt niemand terug.
    }
stratego-stuck =
    { YOU($who) ->
        [yes] Je kunt niets doen en slaat een beurt over.
       *[no] { $who } kan niets doen en slaat een beurt over.
    }
stratego-late =
    { YOU($who) ->
        [yes] Je tijd is om: deze beurt ben je kwijt.
       *[no] De tijd van { $who } is om: die beurt gaat voorbij.
    }
stratego-draw-offered =
    { YOU($who) ->
        [yes] Jij vindt gelijkspel goed.
       *[no] { $who } vindt gelijkspel goed.
    }
stratego-draw-withdrawn =
    { YOU($who) ->
        [yes] Jij speelt toch liever door.
       *[no] { $who } speelt toch liever door.
    }
stratego-hold-on = Jouw schuif blijft op 5 staan.
stratego-hold-off = Jouw schuif gaat gewoon door naar 6.
stratego-resigned =
    { YOU($who) ->
        [yes] Je geeft op. Je leger gaat van het bord.
       *[no] { $who } geeft op. Het leger gaat van het bord.
    }
stratego-home =
    { YOU($who) ->
        [yes] 🏰 Je hebt { $flag } op de toren gebracht!
       *[no] 🏰 { $who } heeft { $flag } op de toren gebracht!
    }
stratego-won =
    { YOU($who) ->
        [yes] Je wint!
       *[no] { $who } wint!
    }
stratego-won-pair = { $who } en { $partner } winnen!
stratego-drawn = Gelijkspel.

# Hoe het afliep

stratego-scores = Stukken over: { $scores }
stratego-why-home = De vlag staat op de toren.
stratego-why-last = Niemand anders heeft nog een leger.
stratego-why-nobody = Er is geen leger over.
stratego-why-quiet = Er is te lang niet gevochten.
stratego-why-stuck = Niemand kon nog iets doen.
stratego-why-agreed = Iedereen vond gelijkspel goed.

# Waarom iets niet kan

error-stratego-seats = Dit spel is voor drie of vier.
error-stratego-armies-stand = De legers staan al.
error-stratego-not-ready = Je bent je leger nog aan het opstellen.
error-stratego-is-ready = Je bent al klaar. Kies eerst **{ stratego-label-change }**.
error-stratego-no-army = Stel eerst een leger op.
error-stratego-not-an-army = Dat is geen volledig leger. Te veel: { $extra }. Ontbreekt: { $missing }.
error-stratego-not-a-layout = Een leger is drie rijen van 7, 6 en 7 rangen.
error-stratego-too-many = Meer legers kun je niet bewaren. Bewaar dit leger onder de naam van een oud leger.
error-stratego-set-up-first = De legers worden nog opgesteld.
error-stratego-no-piece = Op { $start } staat geen stuk van jou.
error-stratego-no-way = Van { $start } kom je zo niet op { $end }.
error-stratego-lake = { $end } is een meer; daar kan geen stuk komen.
error-stratego-no-shot = Een kanon op { $start } kan { $end } niet raken: het vuurt recht vooruit, op het eerste stuk op zijn lijn.
error-stratego-not-lost = Zo’n stuk heb je niet verloren.
error-stratego-sixth-time = Dat stuk is vijf keer achter elkaar heen en weer gegaan tussen { $start } en { $end }. Speel eerst een ander stuk.

# Op het plaatje: er is weinig plaats

stratego-picture-out = gaf op
stratego-picture-sets-up = stelt op
stratego-picture-recruits = haalt terug
stratego-picture-draw = gelijkspel?
stratego-picture-to-castle = ▲ naar het kasteel
stratego-picture-slider = { $count }/{ $most }

# De tafel in woorden

stratego-words-game = Beurt { $number }.
stratego-words-side = { $colour }, { $who }: { $facts }.
stratego-words-gone = geen stukken meer
stratego-words-ranked = { $rank }: { $spaces }
stratego-words-home = { $count } thuis
stratego-words-at-home = thuis { $spaces }
stratego-words-gaps = thuis behalve { $spaces }
stratego-words-left = { $count ->
        [one] nog 1 stuk
       *[other] nog { $count } stukken
    }
stratego-words-flag-lies = { $space }, verlaten
stratego-words-flag-taken = { $space }, bij { $colour }
stratego-words-skip = { $who } had geen tijd meer
stratego-words-resign = { $who } gaf op
stratego-words-recruited = { $who }: { TERM($rank, form: "label") } terug op { $way }
stratego-words-deed = { $who }: { $way }
stratego-words-handed = { $who } gaf een vlag door, { $way }
stratego-words-fought = { $who }: { $way }, { TERM($rank, form: "label") } tegen { TERM($against, form: "label") } ({ $other }), { $ending }
stratego-ending-won = de aanvaller won
stratego-ending-lost = de verdediger won
stratego-ending-tie = allebei verslagen
stratego-ending-shot = allebei weg
stratego-words-picked = Gekozen: { $way }.
stratego-words-way = { $start } naar { $end }
stratego-words-no-army = Je hebt nog geen leger opgesteld.
stratego-words-army = Je leger, elke rij van links.
stratego-words-front = Voor: { $pieces }.
stratego-words-middle = Midden: { $pieces }.
stratego-words-back = Achter: { $pieces }.
stratego-words-castle = De ring grenst aan { $spaces }.
stratego-words-lakes = Meren: { $spaces }.
stratego-text-title = **{ $name }** · beurt { $number }
stratego-text-slider = schuif { $count }
stratego-text-flag = vlag { $space }
stratego-text-lost = verloren { $ranks }

# Opdrachten

command-stratego = stratego
command-stratego-about = { stratego-name }: verborgen legers rond een kasteel
command-stratego-new = nieuw
command-stratego-new-about = Open een tafel { stratego-name } in dit kanaal
command-stratego-new-player2 = speler2
command-stratego-new-player2-about = Met wie je graag wilt spelen
command-stratego-new-player3 = speler3
command-stratego-new-player3-about = Met wie je graag wilt spelen
command-stratego-new-player4 = speler4
command-stratego-new-player4-about = Met wie je graag wilt spelen
command-stratego-new-pace = tempo
command-stratego-new-pace-about = Hoe snel jullie willen spelen
command-stratego-play = spelen
command-stratego-play-about = Doe een zet door hem te typen
command-stratego-play-move = zet
command-stratego-play-move-about = Je zet, bijvoorbeeld: E4-E7

# De regels

stratego-rules-short =
    Drie of vier legers van **20 verborgen stukken** staan rond een kasteel. Wie als eerste **de eigen vlag, op een eigen stuk, op de toren** brengt, wint.
    Om de beurt **verzet je een stuk, val je aan, schiet je met een kanon of geef je een vlag door**. Een stuk gaat één veld, nooit schuin.
    Bij een aanval zeggen beiden hun rang: de hoogste wint, gelijke gaan allebei van het bord. De **spion (2)** wint als hij de maarschalk (9) aanvalt, het **kanon (1)** schiet ook over het meer en verdwijnt met zijn doel, de **kapitein (6)** gaat twee velden, de **verkenner (3)** loopt door.
    Wie een vlag draagt, gaat maar één veld. Win je een gevecht, dan gaat je schuif één verder; op zes komt een verloren stuk terug.
stratego-rules-long-1 =
    ### De legers
    Maarschalk 9, generaal 8, twee majoors 7, drie kapiteins 6, drie luitenants 5, drie sergeanten 4, vier verkenners 3, een spion 2, twee kanonnen 1. Iedereen stelt tegelijk en in het geheim op, één stuk op elk van de 20 velden van je startzone; het veld met het kruis blijft leeg. Je vlag begint op het middelste stuk van de achterste rij. Zolang niet iedereen klaar is, mag je veranderen.
    ### Zetten
    Eén stap naar een leeg veld ernaast, nooit schuin (diagonaal) en nooit op een meer. De buitenste ring van het kasteel is één veld, dat aan alle velden eromheen grenst; de toren is er ook een en is alleen vanaf de ring te bereiken. Een kapitein (6) gaat één of twee stappen, rechtdoor of met één bocht. Een verkenner (3) loopt zoveel lege velden als hij wil in een rechte lijn, niet over meer of kasteel. Geen stuk gaat vaker dan vijf keer achter elkaar heen en weer tussen dezelfde twee velden.
    ### Aanvallen
    Je valt aan wie naast je staat; een kapitein (6) mag eerst een stap doen, een verkenner (3) eerst lopen. Beiden zeggen hun rang. De hoogste wint en neemt, als hij aanviel, het veld. Gelijke rangen gaan allebei weg. Een spion (2) die de maarschalk (9) aanvalt, wint.
stratego-rules-long-2 =
    ### Kanonnen
    Een kanon (1) schiet in een rechte lijn op het eerste stuk, over hoogstens drie lege velden heen; elk veld van een meer telt als één en houdt niets tegen. Het raakt altijd en gaat samen met zijn doel van het bord. Ring en toren zijn de volgende twee velden van een lijn die op het kasteel uitkomt; een stuk op de ring dekt de toren. Anders kan een kanon niet aanvallen, en het verliest van wie het aanvalt.
    ### Vlaggen
    Waar de vlaggen zijn, ziet iedereen. Een stuk draagt er hoogstens één en gaat dan maar één stap, wat het ook is. Wordt de drager verslagen, dan krijgt de winnaar die op het veld komt de vlag; anders blijft hij liggen. Wie op een veld met een verlaten vlag komt, neemt hem. In plaats van een zet mag je een vlag aan een eigen stuk ernaast geven. Vijandelijke vlaggen mag je dragen, maar je wint alleen met de jouwe.
    ### Rekruteren
    Na elk gewonnen gevecht en na elk schot gaat je schuif (de schuifregelaar) één verder. Op zes mag je een verloren stuk terughalen naar je rekruteringsveld, als daar niets staat; de schuif gaat hoe dan ook terug naar nul. Je kunt hem op vijf laten staan.
stratego-rules-long-3 =
    ### Het einde
    Jouw vlag, op jouw stuk, op de toren: dan is het meteen uit. In teams winnen beide partners; een partner kan je vlag dragen, maar er niet mee winnen. Wie geen stukken meer heeft, doet niet meer mee. Is er nog één leger of team over, dan wint dat. Na 40 rondes zonder gevecht is het gelijkspel, en na vijf kan dat ook als iedereen het goedvindt.
    ### Opgeven
    Geef je op, dan gaat je leger van het bord; de vlaggen blijven waar ze zijn. Heeft de tafel voor wie te laat is de regel van het spel gekozen, dan vervalt je beurt als je tijd om is, is drie keer achter elkaar opgeven en wordt een leger dat niet op tijd staat, door het lot opgesteld; anders wordt het de tafel gevraagd.
    ### Wie ziet wat
    Kleuren, vlaggen, schuiven en verloren stukken zijn open; je rangen zijn geheim tot er gevochten wordt. Wat een gevecht liet zien, blijft op ieders eigen plaatje staan, maar niet op het bord van de tafel. Met een huisregel blijft het voor iedereen open, of moet je het onthouden. Hoe ver een stuk ging, ziet iedereen: alleen een verkenner loopt ver, alleen een kapitein slaat een hoek om.

# What the table waits for. $who stands for one player or several.

stratego-waiting-setup = We wachten op de opstelling: { $who }
stratego-waiting-play = We wachten op een zet: { $who }
stratego-waiting-recruit = We wachten tot er een stuk is teruggehaald: { $who }
