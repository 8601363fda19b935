# The panel of a person’s settings, the first call, and holidays. $when is a date that Discord shows.

command-settings-show = vis
command-settings-show-about = Alt, hvad du har indstillet, på ét sted
settings-title = Dine indstillinger
settings-choose = Vælg
settings-language = Sprog
settings-calls = Besked
settings-board = Bordet
settings-suits = Kulører
settings-auto = Eneste træk
settings-weekends = Weekender
settings-zone = Tidszone
settings-quiet = Stille timer
settings-holiday = Ferie
button-board-picture = Billeder
button-board-text = Ord
button-suits-two = To farver
button-suits-four = Fire farver
button-auto-on = Spil det for mig
button-auto-off = Jeg spiller selv
button-weekends-on = Hvil i weekenden
button-weekends-off = Lad tiden gå
settings-times = De ændres med **/{ command-settings } { command-settings-zone }** og **/{ command-settings } { command-settings-quiet }**.
settings-away = Du har ferie til { $when }. Din tid går ikke ved noget bord; de andre ser datoen og ikke andet.
settings-no-holiday = Ingen. I ferien hviler din tid ved alle borde.
settings-go = Tag på ferie i …
settings-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
    }
button-back-home = Jeg er tilbage
settings-sort-suit = Dine kort er sorteret efter kulør.
settings-sort-rank = Dine kort er sorteret efter værdi.
settings-sort-contract = Dine kort er sorteret efter kontrakten.
settings-channel = Bordene i denne kanal: { $language }, { $look }. Moderatorer ændrer det med **/{ command-settings } { command-settings-channel-language }** og **/{ command-settings } { command-settings-channel-board }**.
settings-as-host = sproget hos den, der åbner bordet

notice-first = Jeg kalder på dig én gang pr. tur. Vælg hvordan, her eller når som helst med **/{ command-settings } { command-settings-show }**.
call-ping = Kald på mig ved bordet
call-dm = Skriv direkte til mig
call-digest = Sig til én gang om dagen
call-off = Kald aldrig på mig

table-away = { $who } har ferie til { $when }. Uret står stille.
lobby-away = har ferie til { $when }
