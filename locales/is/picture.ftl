# Það sem teiknað er á mynd (stutt!) og myndirnar í orðum fyrir þau sem sjá þær ekki.
# $who er nafn, alltaf í nefnifalli. $cards, $starter, $card0, $card1 eru spil, tilbúin til lestrar, í orðum (hjartafimma og
# spaðakóngur) eða með táknum (5♥ K♠) þar sem plássið er lítið: alltaf í nefnifalli, svo að þau standa eftir tvípunkti.
# $items, $played eru raðir texta af þessari síðu.

# Teiknað. Plássið er lítið: mest hálfu lengra en enski textinn.

picture-player = { $number }. leikmaður
picture-deal = { $deal }. gjöf
picture-dealer = gefur
picture-hand = hönd
picture-crib = vagga
picture-starter = upphafsspil
picture-count = summa
picture-ready = komið
picture-to-discard = velur í vöggu
picture-to-play = á leik
picture-cut = Dregið um gjöf
picture-show = Síðasta gjöf, talin
picture-last-count = Síðustu hendur
picture-nothing = ekkert
picture-skunk = Skunkur!
picture-double-skunk = Tvöfaldur skunkur!
picture-resigned = Vannst með uppgjöf
picture-in-crib = í vöggunni
picture-your-hand-is-empty = Þú ert ekki með nein spil
picture-counting = verið að telja
picture-claimed = { $points }?
picture-to-count = á að telja
picture-to-call = á að dæma
picture-way = stig, gjöf fyrir gjöf

# Það sem gefur stig, með summunni hingað til: 15-2, 15-4, par 6, nebbinn 7

picture-item-fifteen = 15-{ $total }
picture-item-pair = par { $total }
picture-item-pair-royal = hefðarpar { $total }
picture-item-double-pair-royal = tvöfalt hefðarpar { $total }
picture-item-run = röð { $total }
picture-item-flush = sama sort { $total }
picture-item-nob = nebbinn { $total }

# Borðið í orðum

picture-words-game = Cribbage upp í { $target } stig, { $deal }. gjöf. { $who } gefur og á vögguna.
picture-words-side =
    { $who }: { $points } stig, { $cards ->
        [0] ekkert spil
       *[other] { $cards } spil
    } á hendi.
picture-words-points = { $who }: { $points } stig.
picture-words-cut = Dregið um gjöf: { $who0 }: { $card0 }; { $who1 }: { $card1 }. Sá gefur sem dró lægra spil.
picture-words-starter = Upphafsspil: { $cards }.
picture-words-discard = Hvor leikmaður setur tvö spil í vögguna.
picture-words-ready = { $who } hefur sett í vögguna.
picture-words-waiting = Beðið er eftir leik: { $who }
picture-words-last = Síðast: { $what }.
picture-words-before = Þar á undan: { $what }.
picture-words-count = Summan er { $count }.
picture-words-earlier = Fyrr í gjöfinni: { $played }.
picture-words-played = { $who }: { $cards }
picture-words-earned = { $points } fyrir { TERM($kind, form: "acc") }
picture-words-show = Síðasta gjöf, talin; upphafsspil { $starter }.
picture-words-counts = Síðustu hendurnar; upphafsspil { $starter }.
picture-words-counted-hand = { $who }, hönd: { $cards }; { $items }, { $total } stig.
picture-words-counted-crib = { $who }, vagga: { $cards }; { $items }, { $total } stig.
picture-words-fifteens = 15-{ $first } til 15-{ $total }
picture-words-match = Í einvíginu er { $who0 } með { $one } og { $who1 } með { $other } af { $goal }.
picture-words-counting = Talið í þessari gjöf; upphafsspil { $starter }.
picture-words-claimed = Sagt: { $points } stig.
picture-words-step-hand = { $who }, opin hönd: { $cards }; upphafsspil { $starter }.
picture-words-step-crib = { $who }, opin vagga: { $cards }; upphafsspil { $starter }.
picture-words-step = { $cards }: { $item }.
picture-words-way = Stig eftir hverja gjöf, síðasta gjöfin fyrst ({ $who0 }, síðan { $who1 }):
picture-words-way-deal = { $deal }. gjöf: { $one } og { $other }
picture-end-places = Lokastaða: { $places }.

# Spilin í orðum

picture-words-hand = Spilin þín: { $cards }.
picture-words-hand-empty = Þú ert ekki með neitt spil á hendi.
picture-words-picked = Valið: { $cards }.
picture-words-given = Í vöggunni: { $cards }.
picture-words-kept = Þegar komið út: { $cards }.
