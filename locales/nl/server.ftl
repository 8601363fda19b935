# De server: wat de beheerders toestaan, of alles er werkt, en wat er van iemand bewaard wordt.

command-settings-server = server
command-settings-server-about = Wie op deze server wat mag spelen, en waar

server-title = Deze server
server-about = Wat je hier kiest, geldt meteen voor nieuwe tafels. Alleen wie de server mag beheren, ziet deze pagina.
server-channels = Kanalen met tafels
server-channels-none = Alle kanalen en hun threads
server-games = Spellen
server-games-none = Alle spellen
server-openers = Wie tafels mag openen
server-openers-none = Iedereen
server-language = Taal van de tafels
server-language-none = Wie een tafel opent, bepaalt dat
server-pace = Tempo, als er geen ander gekozen wordt
server-muted = Leden die geen tafel mogen openen en niet mogen aanschuiven
server-muted-none = Niemand
button-reposts-off = Plaats tafels niet opnieuw
button-reposts-on = Plaats tafels opnieuw onder nieuwere berichten
button-threads-off = Open tafels weer in het kanaal
button-threads-on = Open tafels altijd in threads

error-not-manager = Dat kan alleen iemand die de server mag beheren.
error-server-channel = In dit kanaal staan geen tafels. Probeer { $channels }.
error-server-game = { $game } wordt op deze server niet gespeeld.
error-server-role = Op deze server mogen { $roles } tafels openen. Aanschuiven mag je wel.
error-server-muted = Je kunt op deze server geen tafel openen en niet aanschuiven. Dat hebben de beheerders besloten; vraag het hun.

command-doctor = dokter
command-doctor-about = Of ik mijn werk kan doen in de kanalen van deze server
doctor-title = Hoe het hier met me gaat
doctor-all-good = In deze kanalen mag ik alles wat ik nodig heb.
doctor-can-see = Kanaal zien
doctor-can-write = Berichten sturen
doctor-can-pictures = Bestanden bijvoegen
doctor-can-history = Oude berichten lezen
doctor-can-threads = Threads openen
doctor-can-in-threads = In threads schrijven
doctor-can-connect = Verbinden
doctor-lacks-see = daar zie ik niets; er kan geen tafel open.
doctor-lacks-write = daar kan ik geen tafel laten zien; er kan geen tafel open.
doctor-lacks-connect = { doctor-lacks-write }
doctor-lacks-pictures = tafels hebben geen plaatje; er kan geen tafel open.
doctor-lacks-history = ik kan niet zien of een tafel verdwenen is, en plaats hem misschien twee keer.
doctor-lacks-threads = een tafel kan geen eigen thread krijgen.
doctor-lacks-in-threads = er kan geen tafel open in een thread.
doctor-channel-good = #{ $channel }: alles in orde
doctor-channel-lacks = #{ $channel } – ontbreekt: { $lacks }
owner-error = Er staat iets voor je in mijn logboek:
    ```{ $line }```
doctor-dm-test = Dit is een proef: mijn privéberichten bereiken je.
doctor-dm-arrives = Mijn privébericht heeft je bereikt: handen kunnen zo komen.
doctor-dm-closed = Mijn privébericht heeft je niet bereikt. Ontvang je die niet, dan zie je je hand met **{ button-hand }** bij de tafel.
doctor-dm-quarantined = Discord heeft me in quarantaine gezet: ik kan geen privéberichten beginnen. Wie mij draait, kan bezwaar maken bij Discord. Tot die tijd zie je je kaarten met **{ button-hand }** bij de tafel.
doctor-user-install = Mensen kunnen me aan hun eigen account toevoegen, maar op servers waar ik niet ben, kan ik niet spelen. Wie mij draait, kan *User Install* uitzetten.
doctor-limits = { $count ->
    [0] Discord heeft me het afgelopen uur niet afgeremd.
    [one] Discord heeft me het afgelopen uur één keer afgeremd.
   *[other] Discord heeft me het afgelopen uur { $count } keer afgeremd. Komen zetten laat door, dan ligt het daaraan.
 }
doctor-edits-refused = Discord laat me geen afbeelding in een bericht vervangen. Daarom stuur ik telkens een nieuw bericht en verwijder ik het oude.
doctor-tables = { $count ->
    [0] Er is geen tafel open op deze server.
    [one] Er is één tafel open op deze server.
   *[other] Er zijn { $count } tafels open op deze server.
 }
doctor-backup = De laatste reservekopie is { $when } gemaakt.
doctor-no-backup = Er is nog geen reservekopie. Wie voor mij zorgt, kan er een maken.
doctor-version = Stofa { $version }

command-privacy-show = tonen
command-privacy-show-about = Wat ik van je bewaar
command-privacy-export = export
command-privacy-export-about = Alles wat ik van je bewaar, als bestand voor jou alleen
export-about = Dit is alles wat ik van je bewaar. De tijden zijn UTC; wat je aan tafels hebt gedaan, staat onder ‘actions’.
answer-exported = Het bestand staat in je privéberichten.
answer-delete-sure = { $count ->
    [0] Je instellingen en alles wat je hebt voorbereid verdwijnen, en ook je nummer bij tafels die afgelopen zijn.
    [one] Een bot neemt je plaats over aan de tafel die nog open is, en je krijgt die niet terug. Je instellingen en alles wat je hebt voorbereid verdwijnen, en ook je nummer bij tafels die afgelopen zijn.
   *[other] Bots nemen je plaatsen over aan { $count } open tafels, en je krijgt ze niet terug. Je instellingen en alles wat je hebt voorbereid verdwijnen, en ook je nummer bij tafels die afgelopen zijn.
 }
button-yes-delete = Ja, wis alles
somebody = *vroegere speler*
