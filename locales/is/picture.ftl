# Það sem teiknað er á mynd (stutt!) og myndirnar í orðum fyrir þau sem sjá þær ekki.
# $who er nafn, alltaf í nefnifalli; $cards, $starter eru spil; $items, $played eru raðir texta af þessari síðu.

# Teiknað. Plássið er lítið: mest hálfu lengra en enski textinn.

picture-player = { $number }. leikmaður
picture-deal = { $deal }. gjöf
picture-dealer = gefur
picture-hand = hönd
picture-crib = vagga
picture-starter = upphafsspil
picture-count = tala
picture-ready = komið
picture-to-discard = velur í vöggu
picture-to-play = á leik
picture-cut = Dregið um gjöf
picture-show = Síðasta gjöf, talin
picture-last-count = Síðustu hendur
picture-nothing = ekkert
picture-wins = { $who } vinnur
picture-result = { $score } : { $other }
picture-skunk = skunkur!
picture-double-skunk = tvöfaldur skunkur!
picture-resigned = { $who } gafst upp
picture-in-crib = í vöggunni
picture-your-hand = Spilin þín
picture-your-hand-is-empty = Öll spilin þín eru komin út

# Það sem gefur stig, með summunni hingað til: 15-2, 15-4, par 6, nebbinn 7

picture-item-fifteen = 15-{ $total }
picture-item-pair = par { $total }
picture-item-pair-royal = hefðarpar { $total }
picture-item-double-pair-royal = tvöfalt hefðarpar { $total }
picture-item-run = röð { $total }
picture-item-flush = litur { $total }
picture-item-nob = nebbinn { $total }

# Borðið í orðum

picture-words-game = Cribbage upp í { $target } stig, { $deal }. gjöf. { $who } gefur og á vögguna.
picture-words-side =
    { $who }: { $points } stig, { $cards ->
        [0] ekkert spil
       *[other] { $cards } spil
    } á hendi.
picture-words-cut = { $who0 } dró { CARDS($card0, form: "words", case: "acc") } og { $who1 } dró { CARDS($card1, form: "words", case: "acc") }; lægra spilið gefur.
picture-words-starter = Upphafsspil: { CARDS($cards, form: "words") }.
picture-words-discard = Hvor leikmaður setur tvö spil í vögguna.
picture-words-ready = { $who } hefur sett í vögguna.
picture-words-waiting = { $who } á leik.
picture-words-waiting-discard = { $who } á eftir að velja tvö spil í vögguna.
picture-words-count = Talan er { $count }.
picture-words-series = Komið út: { $played }.
picture-words-new-series = Talningin hefst á ný.
picture-words-earlier = Þar á undan: { $played }.
picture-words-played = { $who } lét { CARDS($cards, form: "words", case: "acc") }: { $count }
picture-words-played-for = { $who } lét { CARDS($cards, form: "words", case: "acc") }: { $count } og { $points } stig
picture-words-show = Síðasta gjöf var talin:
picture-words-counts = Síðustu hendurnar:
picture-words-counted-hand = { $who }, hönd: { CARDS($cards, form: "words") } með { CARDS($starter, form: "words", case: "dat") }: { $items }, { $total } stig.
picture-words-counted-crib = { $who }, vagga: { CARDS($cards, form: "words") } með { CARDS($starter, form: "words", case: "dat") }: { $items }, { $total } stig.
picture-words-won = { $who } vann, { $score } gegn { $other }.
picture-words-skunk = { $who } fékk á sig skunk.
picture-words-double-skunk = { $who } fékk á sig tvöfaldan skunk.
picture-words-resigned = { $who } gafst upp.

# Spilin í orðum

picture-words-hand = Spilin þín: { CARDS($cards, form: "words") }.
picture-words-hand-empty = Þú ert ekki með neitt spil á hendi.
picture-words-picked = Valið: { CARDS($cards, form: "words") }.
picture-words-given = Þú settir { CARDS($cards, form: "words", case: "acc") } í vögguna.
picture-words-kept = Þú lést út { CARDS($cards, form: "words", case: "acc") }.

# Borðið sem texti

picture-text-title = **Cribbage** · { $deal }. gjöf
picture-text-count = tala **{ $count }**
picture-text-starter = upphafsspil **{ $cards }**
