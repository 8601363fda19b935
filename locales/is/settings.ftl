# The panel of a person’s settings, the first call, and holidays. $when is a date that Discord shows.

command-settings-show = show
command-settings-show-about = Allt sem þú hefur stillt, á einum stað
command-settings-invitations = invitations
command-settings-invitations-about = Hver mega bjóða þér í spil í einkaskilaboðum
command-settings-invitations-allow = allow
command-settings-invitations-allow-about = Já eða nei
command-settings-invitations-person = person
command-settings-invitations-person-about = Aðeins þessi manneskja; annars öll
answer-invitations-on = Aðrir geta boðið þér í spil í einkaskilaboðum.
answer-invitations-off = Enginn getur boðið þér í spil í einkaskilaboðum. Þú getur áfram sest við borð á rásum.
answer-invitations-person-on = { $who } getur aftur boðið þér í spil í einkaskilaboðum.
answer-invitations-person-off = { $who } getur ekki lengur boðið þér í spil í einkaskilaboðum og fær ekki að vita hvers vegna.
settings-title = Stillingarnar þínar
settings-choose = Veldu
settings-calls = Tilkynningar
settings-auto = Eini leikurinn
settings-invitations = Boð
settings-refused = Boðum hafnað: { $who }.
settings-zone = Tímabelti
settings-quiet = Kyrrðartími
settings-holiday = Frí
button-board-picture = Myndir
button-board-text = Orð
button-suits-two = Tveir litir
button-suits-four = Fjórir litir
button-auto-on = Leika hann
button-auto-off = Ég leik hann
button-weekends-on = Stöðva hann
button-weekends-off = Láta hann líða
button-invitations-on = Leyfa
button-invitations-off = Hafna
settings-times = Breyta: **/{ command-settings } { command-settings-zone }**, **/{ command-settings } { command-settings-quiet }**
settings-away = Þú ert í fríi til { $when }. Tíminn þinn stendur kyrr, þó mest { $days } { $days ->
        [one] dag
       *[other] daga
    } í hverju spili, en ekki í spilum sem eru spiluð í einni lotu; hin sjá daginn og ekkert annað.
settings-no-holiday = Ekkert. Í fríi stendur tíminn þinn kyrr, þó mest { $days } { $days ->
        [one] dag
       *[other] daga
    } í hverju spili, en ekki í spilum sem eru spiluð í einni lotu.
settings-go = Fara í frí í …
option-days = { $days ->
    [one] { $days } dag
   *[other] { $days } daga
    }
button-back-home = Ég er hér aftur
settings-sort-usual = Spilunum þínum er raðað eftir sortum eða gildi, eftir því sem hentar umferðinni.
settings-sort-suit = Spilunum þínum er raðað eftir sortum.
settings-sort-rank = Spilunum þínum er raðað eftir gildi.
settings-sort-contract = Spilunum þínum er raðað eftir umferðinni.
settings-channel = Þessi rás: { $language }, { $look } (stjórnendur: **/{ command-settings } { command-settings-channel-language }**, **/{ command-settings } { command-settings-channel-board }**)
settings-as-host = mál þess sem opnaði borðið

notice-first = Ég kalla á þig í hvert sinn sem þú átt leik, aðeins einu sinni. Veldu hvernig, hér eða hvenær sem er með **/{ command-settings } { command-settings-show }**.
hand-only = Aðeins einn leikur mögulegur? Ég get leikið slíka leiki fyrir þig.
button-only = Já, takk
answer-only = Héðan í frá leik ég þá fyrir þig, líka þennan eftir fáeinar sekúndur. Því má breyta með **/{ command-settings } { command-settings-show }**.
call-ping = Kalla á mig við borðið
call-dm = Skrifa mér beint
call-digest = Segja mér til einu sinni á dag
call-off = Kalla aldrei á mig

table-away = { $who } er í fríi til { $when }.
table-away-stopped = { $who } er í fríi til { $when }. Þangað til stendur klukkan kyrr.
lobby-away = í fríi til { $when }
lobby-holiday = Frí stöðvar tíma hvers leikmanns í mest { $days } { $days ->
        [one] dag
       *[other] daga
    } í þessu spili.
