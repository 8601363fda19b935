# Serveren: hvad de, der administrerer den, tillader, om alt virker der, og hvad der gemmes om en person.

command-settings-server = server
command-settings-server-about = Hvem der må spille hvad, og hvor, på denne server

server-title = Denne server
server-about = Det, der vælges her, gælder straks for nye borde. Kun de, der må administrere serveren, ser denne side.
server-channels = Kanaler med borde
server-channels-none = Alle kanaler og deres tråde
server-games = Spil
server-games-none = Alle spil
server-openers = Hvem der må åbne borde
server-openers-none = Alle
server-language = Bordenes sprog
server-language-none = Den, der åbner et bord, bestemmer
server-pace = Tempo, hvis intet andet vælges
server-muted = Medlemmer, der ikke må åbne borde eller sætte sig
server-muted-none = Ingen
button-reposts-off = Send ikke borde igen
button-reposts-on = Send borde igen under nyere beskeder
button-threads-off = Åbn igen borde i kanalen
button-threads-on = Åbn altid borde i tråde

error-not-manager = Det kan kun en, der må administrere serveren.
error-server-channel = I denne kanal er der ingen borde. Prøv { $channels }.
error-server-game = { $game } spilles ikke på denne server.
error-server-role = På denne server er det { $roles }, der må åbne borde. Du kan stadig sætte dig ved et.
error-server-muted = Du kan ikke åbne borde eller sætte dig ved dem på denne server. Det har de, der administrerer den, bestemt; spørg dem.

command-doctor = doktor
command-doctor-about = Om jeg kan arbejde i serverens kanaler
doctor-title = Sådan har jeg det her
doctor-all-good = Jeg må alt det, jeg har brug for i disse kanaler.
doctor-can-see = Se kanalen
doctor-can-write = Sende beskeder
doctor-can-pictures = Vedhæfte filer
doctor-can-history = Læse historik
doctor-can-threads = Åbne tråde
doctor-can-in-threads = Skrive i tråde
doctor-can-connect = Oprette forbindelse
doctor-lacks-see = jeg ser intet dér; der kan ikke åbnes borde.
doctor-lacks-write = jeg kan ikke vise et bord dér; der kan ikke åbnes borde.
doctor-lacks-connect = { doctor-lacks-write }
doctor-lacks-pictures = bordene har intet billede; der kan ikke åbnes borde.
doctor-lacks-history = jeg kan ikke se, om et bord er gået tabt, og kan komme til at sende det to gange.
doctor-lacks-threads = et bord kan ikke få sin egen tråd.
doctor-lacks-in-threads = der kan ikke åbnes borde i tråde.
doctor-channel-good = #{ $channel }: alt er i orden
doctor-channel-lacks = #{ $channel } – mangler: { $lacks }
owner-error = Der er noget til dig i min log:
    ```{ $line }```
doctor-dm-test = Det her er en prøve: mine direkte beskeder når dig.
doctor-dm-arrives = Min direkte besked har nået dig: din hånd kan komme den vej.
doctor-dm-closed = Min direkte besked nåede dig ikke. Tager du ikke imod den slags, ser du din hånd med **{ button-hand }** ved bordet.
doctor-dm-quarantined = Discord har sat mig i karantæne: Jeg kan ikke begynde på direkte beskeder. Den, der kører mig, kan klage til Discord. Indtil da ser alle deres kort med **{ button-hand }** ved bordet.
doctor-user-install = Folk kan føje mig til deres egen konto, men på servere, hvor jeg ikke er, kan jeg ikke spille. Den, der kører mig, kan slå *User Install* fra.
doctor-limits = { $count ->
    [0] Discord har ikke bremset mig den sidste time.
    [one] Discord har bremset mig én gang den sidste time.
   *[other] Discord har bremset mig { $count } gange den sidste time. Kommer træk sent, er det derfor.
 }
doctor-edits-refused = Discord lader mig ikke skifte billedet i en besked. Derfor sender jeg en ny besked hver gang og sletter den gamle.
doctor-tables = { $count ->
    [0] Intet bord er åbent på denne server.
    [one] Ét bord er åbent på denne server.
   *[other] { $count } borde er åbne på denne server.
 }
doctor-backup = Den seneste sikkerhedskopi blev lavet { $when }.
doctor-no-backup = Der er ingen sikkerhedskopi endnu. Den, der passer mig, kan lave en.
doctor-version = Stofa { $version }

command-privacy-show = vis
command-privacy-show-about = Hvad jeg gemmer om dig
command-privacy-export = eksport
command-privacy-export-about = Alt, jeg gemmer om dig, som en fil til dig alene
export-about = Det her er alt, jeg gemmer om dig. Tiderne er UTC; det, du har gjort ved bordene, står under ”actions”.
answer-exported = Filen ligger i dine direkte beskeder.
answer-delete-sure = { $count ->
    [0] Dine indstillinger og alt, du har forberedt, forsvinder, og det gør dit nummer også ved borde, der er slut.
    [one] En bot overtager din plads ved det bord, der stadig er åbent, og du kan ikke få den tilbage. Dine indstillinger og alt, du har forberedt, forsvinder, og det gør dit nummer også ved borde, der er slut.
   *[other] Botter overtager dine pladser ved { $count } åbne borde, og du kan ikke få dem tilbage. Dine indstillinger og alt, du har forberedt, forsvinder, og det gør dit nummer også ved borde, der er slut.
 }
button-yes-delete = Ja, slet det hele
somebody = *tidligere spiller*
