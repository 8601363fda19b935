# Learning a game: what each decision is for, hints with their reasons, what happens for the first time

button-hint = Tip
hint = **Tip: { $move }.** { $why }
button-hints = Tip, ja eller nej
lobby-hints = Siger ja til tip: { $who }. De kommer, når alle siger ja.
table-hints = Her er der tip: alle ved bordet har sagt ja.
table-learn = Et spil at lære af: ved hvert valg står der, hvad det er til for.
learn-new = **Nyt:** { $what }
step-hints-on = <@{ $person }> siger ja til tip.
step-hints-off = <@{ $person }> vil helst være fri for tip.
command-new-learn = lær
command-new-learn-about = Forklar hvert valg, og hvad der sker for første gang

# Cribbage

cribbage-field-discard-own-why = Krybben er din denne gang, så læg kort i den, der passer sammen, og behold fire, der gør det.
cribbage-field-discard-other-why = Krybben er modstanderens denne gang, så giv den kun lidt: ingen femmere, par eller naboer.
cribbage-field-play-why = Læg dit kort til tallet, uden at efterlade en let femten eller enogtredive.
cribbage-field-count-hand-why = Tæl alle femtener, par, sekvenser og ens kulører i dine fire kort med vendekortet.
cribbage-field-count-crib-why = Krybben tælles som en hånd, men ens kulør kun med alle fem kort.
cribbage-field-muggins-hand-why = Det, modstanderen har overset, er dit, hvis du siger det.
cribbage-field-muggins-crib-why = Det, modstanderen har overset, er dit, hvis du siger det.
cribbage-hint-discard-own = Du beholder { $kept }: i gennemsnit { NUMBER($hand, minimumFractionDigits: 1) } på hånden og { NUMBER($crib, minimumFractionDigits: 1) } i din krybbe. { $next } er { NUMBER($margin, minimumFractionDigits: 1) } dårligere.
cribbage-hint-discard-other = Du beholder { $kept }: i gennemsnit { NUMBER($hand, minimumFractionDigits: 1) } på hånden og kun { NUMBER($crib, minimumFractionDigits: 1) } til modstanderens krybbe. { $next } er { NUMBER($margin, minimumFractionDigits: 1) } dårligere.
cribbage-hint-discard-chance = Det er tæt på målet, så nu gælder det sejren: med { $kept } på hånden vinder du omkring { $chance } % af gangene, og hvis du giver { $next }, { $rest } %.
cribbage-hint-play-only = Intet andet kort går under 31.
cribbage-hint-play = Det giver { $count } og { $points } i point. Over alle hænder, modstanderen kan have, giver { $next } { NUMBER($margin, minimumFractionDigits: 1) } mindre i spillet.
cribbage-hint-play-win = Det giver { $count } og { $points } i point. { $next } ville give flere point i spillet, men dette vinder oftere partiet.
cribbage-hint-count = { $cards } med { $starter } tæller { $points }.
cribbage-hint-call = { $cards } med { $starter } tæller faktisk { $points }.
new-cribbage-go = ”Go” betyder, at intet kort går under 31. Den anden spiller videre, og den, der lægger sidst, får 1.
new-cribbage-heels = En knægt som vendekort giver kortgiveren to, ”for hælene”.
new-cribbage-pegged = Point sættes med det samme: 2 for 15 eller 31, 2 for et par, et pr. kort i en sekvens.
new-cribbage-counted = Nu tælles hænderne med vendekortet: først den, der ikke gav, så kortgiveren, så krybben.
new-cribbage-reset = Ved 31, eller når ingen kan lægge mere, begynder tallet forfra fra nul.
