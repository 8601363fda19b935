# The panel of a person’s settings, the first call, and holidays. $when is a date that Discord shows.

command-settings-show = vis
command-settings-show-about = Alt, hvad du har indstillet, på ét sted
command-settings-invitations = invitationer
command-settings-invitations-about = Hvem der må invitere dig i direkte beskeder
command-settings-invitations-allow = tillad
command-settings-invitations-allow-about = Ja eller nej
command-settings-invitations-person = hvem
command-settings-invitations-person-about = Kun for denne person; ellers for alle
answer-invitations-on = Andre kan invitere dig i direkte beskeder.
answer-invitations-off = Ingen kan invitere dig i direkte beskeder. Du kan stadig være med ved borde i kanaler.
answer-invitations-person-on = { $who } kan igen invitere dig i direkte beskeder.
answer-invitations-person-off = { $who } kan ikke længere invitere dig i direkte beskeder og får ikke at vide hvorfor.
settings-title = Dine indstillinger
settings-choose = Vælg
settings-calls = Besked
settings-auto = Eneste træk
settings-invitations = Invitationer
settings-refused = Ingen invitationer fra { $who }.
settings-zone = Tidszone
settings-quiet = Stille timer
settings-holiday = Ferie
button-board-picture = Billeder
button-board-text = Ord
button-suits-two = To farver
button-suits-four = Fire farver
button-auto-on = Spil det for mig
button-auto-off = Jeg spiller det selv
button-weekends-on = Stop uret
button-weekends-off = Lad uret gå
button-invitations-on = Tillad
button-invitations-off = Afvis
settings-times = Skift: **/{ command-settings } { command-settings-zone }**, **/{ command-settings } { command-settings-quiet }**
settings-away = Du har ferie til { $when }. Dit ur står stille, i højst { $days } dage i ét spil og ikke ved liveborde; de andre ser kun datoen.
settings-no-holiday = Ingen. I ferien står dit ur stille, i højst { $days } dage i ét spil og ikke ved liveborde.
settings-go = Tag på ferie i …
option-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
    }
button-back-home = Jeg er tilbage
settings-sort-usual = Dine kort er sorteret efter kulør eller værdi, som det passer til runden.
settings-sort-suit = Dine kort er sorteret efter kulør.
settings-sort-rank = Dine kort er sorteret efter værdi.
settings-sort-contract = Dine kort er sorteret efter det, runden kræver.
settings-channel = Denne kanal: { $language }, { $look } (moderatorer: **/{ command-settings } { command-settings-channel-language }**, **/{ command-settings } { command-settings-channel-board }**)
settings-as-host = sproget hos den, der åbnede bordet

notice-first = Jeg kalder på dig én gang pr. tur. Vælg hvordan, her eller når som helst med **/{ command-settings } { command-settings-show }**.
hand-only = Er der kun ét muligt træk, kan jeg spille det for dig.
button-only = Ja tak
answer-only = Fra nu af spiller jeg det for dig, også denne gang om et par sekunder. Det kan ændres med **/{ command-settings } { command-settings-show }**.
call-ping = Kald på mig ved bordet
call-dm = Skriv direkte til mig
call-digest = Sig til én gang om dagen
call-off = Kald aldrig på mig

table-away = { $who } har ferie til { $when }.
table-away-stopped = { $who } har ferie til { $when }. Indtil da står uret stille.
lobby-away = har ferie til { $when }
lobby-holiday = Ferie stopper en spillers ur i højst { $days } dage i dette spil.
