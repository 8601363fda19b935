# The panel of a person’s settings, the first call, and holidays. $when is a date that Discord shows.

command-settings-show = tonen
command-settings-show-about = Alles wat je hebt ingesteld, in één oogopslag
command-settings-invitations = uitnodigingen
command-settings-invitations-about = Wie je in privéberichten mag uitnodigen
command-settings-invitations-allow = toestaan
command-settings-invitations-allow-about = Ja of nee
command-settings-invitations-person = persoon
command-settings-invitations-person-about = Alleen voor deze persoon; anders voor iedereen
answer-invitations-on = Anderen kunnen je in privéberichten uitnodigen.
answer-invitations-off = Niemand kan je in privéberichten uitnodigen. Je kunt nog wel meedoen aan tafels in kanalen.
answer-invitations-person-on = { $who } kan je weer in privéberichten uitnodigen.
answer-invitations-person-off = { $who } kan je niet meer in privéberichten uitnodigen en krijgt niet te horen waarom.
settings-title = Jouw instellingen
settings-choose = Kies
settings-calls = Oproepen
settings-auto = Enige zet
settings-invitations = Uitnodigingen
settings-refused = Geen uitnodigingen van { $who }.
settings-zone = Tijdzone
settings-quiet = Stille uren
settings-holiday = Vakantie
button-board-picture = Plaatjes
button-board-text = Woorden
button-suits-two = Twee kleuren
button-suits-four = Vier kleuren
button-auto-on = Doe hem voor me
button-auto-off = Ik doe hem zelf
button-weekends-on = Zet hem stil
button-weekends-off = Laat hem lopen
button-invitations-on = Toestaan
button-invitations-off = Weigeren
settings-times = Wijzigen: **/{ command-settings } { command-settings-zone }**, **/{ command-settings } { command-settings-quiet }**
settings-away = Je hebt vakantie tot { $when }. Je tijd staat stil, hoogstens { $days } dagen per spel en niet aan livetafels; de anderen zien de datum en verder niets.
settings-no-holiday = Geen. Op vakantie staat je tijd stil, hoogstens { $days } dagen per spel en niet aan livetafels.
settings-go = Ga op vakantie voor …
option-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
    }
button-back-home = Ik ben terug
settings-sort-usual = Je kaarten zijn gesorteerd op kleur of op waarde, zoals het bij de ronde past.
settings-sort-suit = Je kaarten zijn gesorteerd op kleur.
settings-sort-rank = Je kaarten zijn gesorteerd op waarde.
settings-sort-contract = Je kaarten zijn gesorteerd op opdracht.
settings-channel = Dit kanaal: { $language }, { $look } (moderatoren: **/{ command-settings } { command-settings-channel-language }**, **/{ command-settings } { command-settings-channel-board }**)
settings-as-host = de taal van wie de tafel opende

notice-first = Ik roep je één keer per beurt. Kies hoe, hier of later met **/{ command-settings } { command-settings-show }**.
hand-only = Maar één zet mogelijk? Die kan ik voor je doen.
button-only = Ja, graag
answer-only = Vanaf nu doe ik ze voor je, deze over een paar seconden. Met **/{ command-settings } { command-settings-show }** verander je dat.
call-ping = Roep me aan tafel
call-dm = Stuur me een privébericht
call-digest = Vertel het me één keer per dag
call-off = Roep me nooit

table-away = { $who } heeft vakantie tot { $when }.
table-away-stopped = { $who } heeft vakantie tot { $when }. Tot dan staat de klok stil.
lobby-away = heeft vakantie tot { $when }
lobby-holiday = Vakantie zet de tijd van een speler in dit spel hoogstens { $days } dagen stil.
