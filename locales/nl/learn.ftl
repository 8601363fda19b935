# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Tip
hint = **Tip: { $move }.** { $why }
button-hints = Tips, ja of nee
lobby-hints = Vinden tips goed: { $who }. Ze komen er als iedereen het goedvindt.
table-hints = Hier zijn tips: iedereen aan tafel vond het goed.
table-learn = Een spel om van te leren: bij elke keuze staat waar hij voor is.
learn-new = **Nieuw:** { $what }
step-hints-on = <@{ $person }> vindt tips goed.
step-hints-off = <@{ $person }> heeft liever geen tips.
command-new-learn = leren
command-new-learn-about = Leg elke keuze uit, en wat er voor het eerst gebeurt

# Cribbage

cribbage-field-discard-own-why = De kribbe is nu van jou: geef haar kaarten die bij elkaar passen, en houd er vier die dat ook doen.
cribbage-field-discard-other-why = De kribbe is nu van je tegenstander: geef er weinig aan, geen vijven, paren of buren.
cribbage-field-play-why = Tel je kaart erbij op zonder een makkelijke 15 of 31 achter te laten.
cribbage-field-count-hand-why = Tel elke vijftien, elk paar, elke reeks en kleurserie in je vier kaarten met de startkaart.
cribbage-field-count-crib-why = De kribbe telt als een hand, maar een kleurserie alleen met alle vijf kaarten.
cribbage-field-muggins-hand-why = Wat je tegenstander over het hoofd zag, is van jou als je het noemt.
cribbage-field-muggins-crib-why = Wat je tegenstander over het hoofd zag, is van jou als je het noemt.
cribbage-hint-discard-own = Je houdt { $kept }: gemiddeld { NUMBER($hand, minimumFractionDigits: 1) } in de hand en { NUMBER($crib, minimumFractionDigits: 1) } in je kribbe. { $next } is { NUMBER($margin, minimumFractionDigits: 1) } slechter.
cribbage-hint-discard-other = Je houdt { $kept }: gemiddeld { NUMBER($hand, minimumFractionDigits: 1) } in de hand, en maar { NUMBER($crib, minimumFractionDigits: 1) } voor de kribbe van je tegenstander. { $next } is { NUMBER($margin, minimumFractionDigits: 1) } slechter.
cribbage-hint-discard-chance = Het einde is dichtbij, dus het gaat om de winst: met { $kept } in de hand win je ongeveer { $chance } % van de keren, met { $next } weg { $rest } %.
cribbage-hint-play-only = Geen andere kaart past onder de 31.
cribbage-hint-play = Dat maakt { $count } en levert { $points } op. Over alle handen die je tegenstander kan hebben, brengt { $next } { NUMBER($margin, minimumFractionDigits: 1) } minder op in het spel.
cribbage-hint-play-win = Dat maakt { $count } en levert { $points } op. { $next } zou in het spel meer punten brengen, maar dit wint vaker.
cribbage-hint-count = { $cards } met { $starter } tellen voor { $points }.
cribbage-hint-call = { $cards } met { $starter } tellen eigenlijk voor { $points }.
new-cribbage-go = ‘Go’ betekent dat geen kaart meer onder de 31 past. De ander speelt door, en wie het laatst legt, krijgt er 1.
new-cribbage-heels = Een boer als startkaart geeft de deler er twee, ‘de hielen’.
new-cribbage-pegged = Punten tellen meteen: 2 voor 15 of 31, 2 voor een paar, één per kaart voor een reeks.
new-cribbage-counted = Nu worden de handen geteld met de startkaart: eerst wie niet deelde, dan de deler, dan de kribbe.
new-cribbage-reset = Bij 31, of als niemand verder kan, begint de telling weer bij nul.
