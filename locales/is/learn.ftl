# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Vísbending
hint = **Vísbending: { $move }.** { $why }
button-hints = Vísbendingar, já eða nei
lobby-hints = Samþykkja vísbendingar: { $who }. Þær bjóðast þegar allir samþykkja.
table-hints = Hér eru vísbendingar: allir við borðið samþykktu það.
table-learn = Spil til að læra af: við hvert val stendur til hvers það er.
learn-new = **Nýtt:** { $what }
step-hints-on = <@{ $person }> samþykkir vísbendingar.
step-hints-off = <@{ $person }> vill heldur engar vísbendingar.
command-new-learn = læra
command-new-learn-about = Skýra hvert val og það sem gerist í fyrsta sinn

# Cribbage

cribbage-field-discard-own-why = Þú átt vögguna í þetta sinn: settu í hana spil sem passa saman og haltu fjórum sem gera það líka.
cribbage-field-discard-other-why = Mótherjinn á vögguna í þetta sinn: gefðu henni lítið, hvorki fimmur, pör né samliggjandi spil.
cribbage-field-play-why = Bættu spili við töluna án þess að skilja eftir auðvelda 15 eða 31.
cribbage-field-count-hand-why = Teldu allar fimmtánir, pör, raðir og liti í spilunum fjórum með upphafsspilinu.
cribbage-field-count-crib-why = Vaggan er talin eins og hönd, nema að litur gildir aðeins á öllum fimm spilunum.
cribbage-field-muggins-hand-why = Það sem mótherjanum yfirsást er þitt ef þú nefnir það.
cribbage-field-muggins-crib-why = Það sem mótherjanum yfirsást er þitt ef þú nefnir það.
cribbage-hint-discard-own = Þú heldur { $kept }: að meðaltali { NUMBER($hand, minimumFractionDigits: 1) } á hendi og { NUMBER($crib, minimumFractionDigits: 1) } í vöggunni þinni. { $next } er { NUMBER($margin, minimumFractionDigits: 1) } lakara.
cribbage-hint-discard-other = Þú heldur { $kept }: að meðaltali { NUMBER($hand, minimumFractionDigits: 1) } á hendi og aðeins { NUMBER($crib, minimumFractionDigits: 1) } í vöggu mótherjans. { $next } er { NUMBER($margin, minimumFractionDigits: 1) } lakara.
cribbage-hint-discard-chance = Stutt er í mark og nú skiptir sigurinn öllu: með { $kept } á hendi vinnur þú um { $chance } % skipta, en { $rest } % ef þú gefur { $next }.
cribbage-hint-play-only = Ekkert annað spil kemst undir 31.
cribbage-hint-play = Þá er talan { $count } og stigin { $points }. Yfir allar hendur sem mótherjinn getur haft gefur { $next } { NUMBER($margin, minimumFractionDigits: 1) } minna í útspilinu.
cribbage-hint-play-win = Þá er talan { $count } og stigin { $points }. { $next } gæfi fleiri stig í útspilinu en þetta vinnur leikinn oftar.
cribbage-hint-count = { $cards } með { $starter } telja { $points }.
cribbage-hint-call = { $cards } með { $starter } telja í raun { $points }.
new-cribbage-go = „Go“ merkir að ekkert spil kemst undir 31. Hinn spilar áfram og sá sem á síðasta spilið fær 1.
new-cribbage-heels = Gosi sem upphafsspil gefur gjafaranum tvö, „fyrir hælana“.
new-cribbage-pegged = Stig eru sett strax: 2 fyrir 15 eða 31, 2 fyrir par og eitt á spil fyrir röð.
new-cribbage-counted = Nú eru hendurnar taldar með upphafsspilinu: fyrst þess sem gaf ekki, þá gjafarans, þá vaggan.
new-cribbage-reset = Við 31, eða þegar hvorugur kemst lengra, byrjar talan aftur á núlli.
