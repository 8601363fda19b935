# Waar tafels openen, en de pagina met alle spellen.

# Waar een tafel opent

place-direct = privéberichten
where-here = Hier
where-thread = In een thread
where-direct = In privéberichten
taken = Hier wordt al { $game } gespeeld.
button-in-thread = In een thread openen
button-in-channel = Hier openen
button-in-direct = In privéberichten spelen
button-go-there = Naar dat spel
button-try-again = Opnieuw proberen
button-decline = Nee, bedankt
invitation = { $who } wil graag { $game } met je spelen.
invitation-refuse = Liever niet gevraagd worden? **/{ command-settings } { command-settings-invitations }**
answer-opened-soon = Je tafel staat klaar en verschijnt hier zodra Discord het toelaat.
answer-opened-thread = Je tafel is in { $channel }.
answer-declined = Goed, een andere keer. De tafel weet het.
answer-cannot-write = Ik kan { $who } geen bericht sturen. Dat lukt zodra privéberichten zijn toegestaan op een server waar we allebei op zitten.
answer-cannot-write-you = Ik kan je geen bericht sturen. Sta privéberichten toe in de privacyinstellingen van deze server, dan komt je spel ook daar.
answer-reached = Dat is gelukt: het bericht is er.
answer-which-table = Welk spel bedoel je?
error-not-invitable = Die uitnodiging kan ik nu niet als privébericht sturen. Iedereen kan nog wel meedoen aan een tafel in een kanaal.
error-no-threads = Ik mag hier geen threads openen.
error-no-board = Ik mag het bord hier van Discord niet plaatsen, dus de tafel is weer gesloten. Noem me in een privéthread eerst; in een spraakkanaal moet ik verbinding mogen maken. Ook AutoMod kan het tegenhouden.
error-thread-refused = Discord opent hier nu geen thread: er staan er te veel open, of AutoMod weigert de naam.
error-channel-hidden = Een van ons kan het kanaal van die tafel niet meer zien, dus daar kan geen nieuw spel komen.
error-friends-in-server = Noem je vrienden op een server waar jullie allemaal op zitten: typ het commando daar, dan breng ik het spel in privéberichten naar jullie allemaal.
error-seat-is-private = In privéberichten kan alleen een bot je plaats overnemen.

# De pagina met alle spellen

hub-title = Wat zullen we spelen?
option-bots-easy = Bots: makkelijk
option-bots-middle = Bots: gemiddeld
option-bots-strong = Bots: sterk
hub-play = Met **{ button-play-now }** begin je meteen, tegen bots, in privéberichten.
hub-seats = { $seats } spelers
hub-minutes = { $minutes } min.
hub-game = Welk spel?
hub-open = Voor welk spel wil je een tafel?
hub-learn = Welk spel wil je leren?
hub-rules = Welke regels wil je lezen?
hub-where = Waar moet de tafel voor { $game } komen?
hub-picture = De borden van { $games }.
button-play-now = Spelen!
button-games-open = Tafel openen …
button-games-learn = Een spel leren …
button-learn-playing = Al spelend leren
button-games-rules = Spelregels …
button-games-mine = Mijn tafels
command-games = spellen
command-games-about = Alle spellen, met een knop die meteen begint
command-shared-bots = bots
command-shared-bots-about = Bots vullen de tafel en het spel begint meteen
command-shared-place = plek
command-shared-place-about = Hier, in een eigen thread of in privéberichten
