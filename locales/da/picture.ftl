# Det, der tegnes på et billede (kort!), og billederne i ord for dem, der ikke ser dem.
# $who er et navn. $cards, $starter, $card0, $card1 er kort, der er klar til at blive læst, i ord (hjerter fem og spar konge)
# eller, hvor pladsen er trang, med tegn (5♥ K♠). $items, $played er rækker af denne sides tekster.

# Tegnet. Pladsen er lille: højst halvanden gang den engelske tekst.

picture-player = Spiller { $number }
picture-deal = Runde { $deal }
picture-dealer = giver
picture-hand = hånd
picture-crib = krybbe
picture-starter = vendekort
picture-count = sum
picture-ready = klar
picture-to-discard = skal lægge
picture-to-play = har tur
picture-cut = Hvem giver først?
picture-show = Forrige runde, talt op
picture-last-count = De sidste hænder
picture-nothing = intet
picture-skunk = Skunk!
picture-double-skunk = Dobbelt skunk!
picture-resigned = Vundet ved opgivelse
picture-in-crib = i krybben
picture-your-hand-is-empty = Du har ingen kort på hånden
picture-counting = tælles nu
picture-claimed = { $points }?
picture-to-count = skal tælle
picture-to-call = noget overset?
picture-way = point, runde for runde

# Det, der tæller, sagt med summen indtil nu: 15-2, 15-4, par 6, næsen 7

picture-item-fifteen = 15-{ $total }
picture-item-pair = par { $total }
picture-item-pair-royal = tre ens { $total }
picture-item-double-pair-royal = fire ens { $total }
picture-item-run = sekvens { $total }
picture-item-flush = flush { $total }
picture-item-nob = næsen { $total }

# Bordet i ord

picture-words-game = Cribbage til { $target } point, runde { $deal }. { $who } giver og har krybben.
picture-words-side =
    { $who }: { $points } point, { $cards ->
        [0] ingen kort
       *[other] { $cards } kort
    } på hånden.
picture-words-points = { $who }: { $points } point.
picture-words-cut = Hvem giver først: { $who0 }: { $card0 }; { $who1 }: { $card1 }. Det laveste kort giver.
picture-words-starter = Vendekort: { $cards }.
picture-words-discard = Begge skal lægge to kort i krybben.
picture-words-ready = { $who } er klar.
picture-words-waiting = Vi venter på { $who }
picture-words-last = Senest: { $what }.
picture-words-before = Før det: { $what }.
picture-words-count = Summen er { $count }.
picture-words-earlier = Tidligere i runden: { $played }.
picture-words-played = { $who }: { $cards }
picture-words-earned = { $points } for { TERM($kind, form: "a") }
picture-words-show = Forrige runde, talt op; vendekort { $starter }.
picture-words-counts = De sidste hænder; vendekort { $starter }.
picture-words-counted-hand = { $who }, hånd: { $cards }; { $items }, { $total } point.
picture-words-counted-crib = { $who }, krybbe: { $cards }; { $items }, { $total } point.
picture-words-fifteens = 15-{ $first } til 15-{ $total }
picture-words-match = I matchen har { $who0 } { $one } og { $who1 } { $other } af { $goal }.
picture-words-counting = Talt op i denne runde; vendekort { $starter }.
picture-words-claimed = Ejeren tæller { $points }.
picture-words-step-hand = { $who }, åben hånd: { $cards }; vendekort { $starter }.
picture-words-step-crib = { $who }, åben krybbe: { $cards }; vendekort { $starter }.
picture-words-step = { $cards }: { $item }.
picture-words-way = Point efter hver runde, den seneste først; først { $who0 }, så { $who1 }:
picture-words-way-deal = runde { $deal }: { $one } og { $other }
picture-end-places = Slutstilling: { $places }.

# Hånden i ord

picture-words-hand = Din hånd: { $cards }.
picture-words-hand-empty = Du har ingen kort på hånden.
picture-words-picked = Valgt: { $cards }.
picture-words-given = I krybben: { $cards }.
picture-words-kept = Allerede spillet: { $cards }.
