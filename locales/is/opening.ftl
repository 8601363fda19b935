# Hvar borð opnast, og síðan með öllum spilum.

# Hvar borð er opnað

place-direct = einkaskilaboðum
where-here = Hér
where-thread = Í þræði
where-direct = Í einkaskilaboðum
taken = Hér er þegar spil í gangi: { $game }.
button-in-thread = Opna það í þræði
button-in-channel = Opna það hér
button-in-direct = Spila í einkaskilaboðum
button-go-there = Fara að því spili
button-try-again = Reyna aftur
button-decline = Nei, takk
invitation = { $who } vill spila við þig: { $game }.
invitation-refuse = Viltu síður fá boð? **/{ command-settings } { command-settings-invitations }**
answer-opened-soon = Borðið þitt er tilbúið og birtist hér um leið og Discord tekur við því.
answer-opened-thread = Borðið þitt er í { $channel }.
answer-declined = Allt í lagi, kannski seinna. Borðið veit af því.
answer-cannot-write = Ég næ ekki til allra með einkaskilaboðum: { $who }. Það tekst þegar leyfð eru einkaskilaboð frá þjóni sem við erum saman á.
answer-cannot-write-you = Ég get ekki skrifað þér. Leyfðu einkaskilaboð í persónuverndarstillingum þjónsins, þá kemur spilið líka þangað.
answer-reached = Það tókst: skilaboðin eru komin.
answer-which-table = Hvaða spil áttu við?
error-not-invitable = Ég get ekki sent þetta boð í einkaskilaboðum núna. Öll geta samt sest við borð á rás.
error-no-threads = Ég má ekki opna þræði hér.
error-no-board = Discord leyfir mér ekki að sýna borðið hér, svo að því er lokað aftur. Í einkaþræði þarf fyrst að nefna mig og á talrás þarf ég að mega tengjast. AutoMod getur líka verið ástæðan.
error-thread-refused = Discord opnar ekki þráð hér núna: of margir eru opnir eða AutoMod hafnar nafninu.
error-channel-hidden = Annað okkar sér ekki lengur rás borðsins og því er ekki hægt að spila þar aftur.
error-friends-in-server = Nefndu vini þína á þjóni sem þið eruð öll á: skrifaðu skipunina þar og ég færi ykkur spilið í einkaskilaboðum.
error-seat-is-private = Í einkaskilaboðum getur aðeins tölvuspilari tekið sætið þitt.

# Síðan með öllum spilum

hub-title = Hvað eigum við að spila?
option-bots-easy = Tölvuspilarar: auðveldir
option-bots-middle = Tölvuspilarar: miðlungs
option-bots-strong = Tölvuspilarar: sterkir
hub-play = **{ button-play-now }** byrjar strax, gegn tölvuspilurum, í einkaskilaboðum.
hub-seats = leikmenn: { $seats }
hub-minutes = { $minutes } mín.
hub-game = Hvaða spil?
hub-open = Fyrir hvaða spil viltu opna borð?
hub-learn = Hvaða spil viltu læra?
hub-rules = Hvaða reglur viltu lesa?
hub-where = { $game }: hvar á borðið að vera?
hub-picture = Borðin í spilunum: { $games }.
button-play-now = Spila!
button-games-open = Opna borð …
button-games-learn = Læra spil …
button-learn-playing = Læra með því að spila
button-games-rules = Reglur …
button-games-mine = Borðin mín
command-games = games
command-games-about = Öll spilin, með hnappi sem byrjar strax
command-shared-bots = bots
command-shared-bots-about = Tölvuspilarar fylla borðið og spilið byrjar strax
command-shared-place = place
command-shared-place-about = Hér, í eigin þræði eða í einkaskilaboðum
