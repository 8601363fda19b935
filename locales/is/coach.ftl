# Hvernig spilaði ég? Hvað ákvarðanir kostuðu, að mati sterkasta tölvuspilarans.

button-coach-show = Sýndu mér
button-coach-next = Næsta augnablik

coach-working = Ég fer aftur yfir það sem þú gerðir: { $done } af { $count }.
coach-nothing = Hér gerðir þú ekkert sem hægt er að líta til baka á.
coach-not-yet = Enn er ekkert til að líta til baka á. Það er hægt þegar gjöf, umferð eða spili er lokið.
coach-grade = **{ $grade } af 10.** { $count ->
        [1] Í einu ákvörðuninni þinni hefði sterki tölvuspilarinn { $matched ->
            [0] gert annað.
           *[other] gert það sama.
        }
        [one] { $matched ->
            [0] Sterki tölvuspilarinn hefði gert annað í hvert einasta sinn.
           *[other] Í { $matched } af { $count } ákvörðun hefði sterki tölvuspilarinn gert það sama.
        }
       *[other] { $matched ->
            [0] Sterki tölvuspilarinn hefði gert annað í hvert einasta sinn.
           *[other] Í { $matched } af { $count } ákvörðunum hefði sterki tölvuspilarinn gert það sama.
        }
    }
coach-even = { $matched ->
        [0] Það sem þú gerðir var nokkurn veginn jafngott.
       *[other] Annars var það sem þú gerðir nokkurn veginn jafngott.
    }
coach-part = Hér er aðeins litið á { $stage }: allt spilið kemur þegar því er lokið.
coach-lost-points = Munurinn kostaði þig samtals { NUMBER($lost, maximumFractionDigits: 1) } stig.
coach-lost-spaces = Munurinn kostaði þig samtals { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [one] reit
       *[other] reiti
    }.
coach-lost-money = Munurinn kostaði þig samtals { NUMBER($lost, maximumFractionDigits: 0) } { $lost ->
        [one] dúkat
       *[other] dúkata
    }.
coach-fine = Engin ein ákvörðun kostaði nóg til að vert sé að reyna hana aftur.
coach-moment = { $number } af { $count }
coach-stage-cribbage = { $stage }. gjöf
coach-stage-kasino = { $stage }. umferð
coach-stage-kinaskak = { $stage }. umferð
coach-stage-olsen = { $stage }. umferð
coach-stage-partners = { $stage }. gjöf
coach-right = Einmitt! **{ $better }** er { $more } en það sem þú valdir þá, **{ $made }**.
coach-same = Það valdir þú líka þá. **{ $better }** er { $more }.
coach-other = Núna velur þú **{ $tried }**. **{ $better }** er { $less } en það, og { $more } en það sem þú valdir þá, **{ $made }**.
coach-other-same = Núna velur þú **{ $tried }**, sem er jafngott og **{ $better }** og { $more } en það sem þú valdir þá, **{ $made }**.
coach-shown = **{ $better }** er { $more } en það sem þú valdir, **{ $made }**.
coach-more-points = { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] stigi
       *[other] stigum
    } betra
coach-more-spaces = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] reit
       *[other] reitum
    } betra
coach-more-money = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] dúkat
       *[other] dúkötum
    } betra
coach-more-chance = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] sigri
       *[other] sigrum
    } betra í hverjum 100 leikjum
coach-more-share = { NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] prósentustigi
       *[other] prósentustigum
    } betra í mönnum talið
coach-small = Að meðaltali, út frá því sem þú gast séð þá, og ef allir spila áfram eins og tölvuspilararnir.
coach-small-share = Þetta er hlutur þíns liðs af öllum mönnum sem eftir eru, nokkrum umferðum síðar. Sigur telst sem þeir allir, tap sem enginn.
coach-small-olsen = Spilað er áfram, allt að 400 leiki: Langi Ólsen sem þá er ekki lokið telst eftir því hve langt hvert ykkar hefur náð.

stats-coach = Litið til baka á { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }: mest tapast á { $kind }
coach-kind-cribbage-discard = því sem þú setur í vögguna
coach-kind-cribbage-play = spilamennskunni
coach-kind-cribbage-count = talningunni
coach-kind-kasino-lay = spilunum sem þú leggur út
coach-kind-kasino-take = því sem þú tekur
coach-kind-kasino-build = því sem þú byggir
coach-kind-kinaskak-take = því að taka spil eða láta þau liggja
coach-kind-kinaskak-lay = því að leggja niður
coach-kind-kinaskak-discard = spilunum sem þú kastar
coach-kind-kinaskak-wish = óskunum þínum
coach-kind-olsen-play = spilunum sem þú setur út
coach-kind-olsen-draw = því að draga og segja pass
coach-kind-olsen-word = köllum og ásökunum
coach-kind-partners-give = spilinu sem þú gefur félaga þínum
coach-kind-partners-play = leikjunum á borðinu
coach-kind-stratego-army = uppstillingunni
coach-kind-stratego-move = leikjunum þínum
coach-kind-stratego-recruit = því hvern þú sækir aftur
coach-kind-fuldrigger-sail = siglingaleiðunum
coach-kind-fuldrigger-war = stríði og vopnum
coach-kind-fuldrigger-trade = viðskiptunum
