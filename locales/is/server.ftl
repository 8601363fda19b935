# Þjónninn: hvað þeir sem stjórna honum leyfa, hvort allt virkar þar og hvað er geymt um hvern og einn.

command-settings-server = server
command-settings-server-about = Hverjir mega spila hvað á þessum þjóni, og hvar

server-title = Þessi þjónn
server-about = Það sem er valið hér gildir strax um ný borð. Aðeins þeir sem mega stjórna þjóninum sjá þessa síðu.
server-channels = Rásir með borðum
server-channels-none = Allar rásir og þræðir þeirra
server-games = Spil
server-games-none = Öll spil
server-openers = Hverjir mega opna borð
server-openers-none = Allir
server-language = Tungumál borðanna
server-language-none = Sá sem opnar borð ræður því
server-pace = Hraði, ef annað er ekki valið
server-muted = Þeir sem mega hvorki opna borð né setjast
server-muted-none = Enginn
button-reposts-off = Ekki senda borð aftur
button-reposts-on = Senda borð aftur fyrir neðan nýrri skilaboð
button-threads-off = Opna borð aftur á rásinni
button-threads-on = Opna borð alltaf í þráðum

error-not-manager = Þetta getur aðeins sá sem má stjórna þjóninum.
error-server-channel = Á þessari rás eru engin borð. Prófaðu { $channels }.
error-server-game = { $game } er ekki í boði á þessum þjóni.
error-server-role = Á þessum þjóni mega { $roles } opna borð. Þú getur samt sest við borð.
error-server-muted = Þú getur hvorki opnað borð né sest við borð á þessum þjóni. Þeir sem stjórna honum réðu því; spurðu þá.

command-doctor = doctor
command-doctor-about = Hvort allt virkar hjá mér á rásum þessa þjóns
doctor-title = Svona líður mér hér
doctor-all-good = Ég má gera allt sem ég þarf á þessum rásum.
doctor-can-see = Sjá rásina
doctor-can-write = Senda skilaboð
doctor-can-pictures = Hengja við skrár
doctor-can-history = Lesa eldra
doctor-can-threads = Opna þræði
doctor-can-in-threads = Skrifa í þræði
doctor-can-connect = Tengjast
doctor-lacks-see = þar sé ég ekki neitt; ekki er hægt að opna borð.
doctor-lacks-write = ég get ekki sýnt borð; ekki er hægt að opna borð.
doctor-lacks-connect = { doctor-lacks-write }
doctor-lacks-pictures = borð eru myndlaus; ekki er hægt að opna borð.
doctor-lacks-history = ég sé ekki hvort borð hefur týnst og sendi það kannski tvisvar.
doctor-lacks-threads = borð getur ekki fengið eigin þráð.
doctor-lacks-in-threads = ekki er hægt að opna borð í þræði.
doctor-channel-good = #{ $channel }: allt í lagi
doctor-channel-lacks = #{ $channel } – vantar: { $lacks }
owner-error = Nokkuð í skránni minni er handa þér:
    ```{ $line }```
doctor-dm-test = Þetta er prófun: einkaskilaboð frá mér berast þér.
doctor-dm-arrives = Einkaskilaboð mín bárust þér: spil geta komið þá leið.
doctor-dm-closed = Einkaskilaboð mín bárust þér ekki. Ef þú tekur ekki við slíkum skilaboðum sérðu spilin þín með **{ button-hand }** við borðið.
doctor-dm-quarantined = Discord hefur sett mig í sóttkví: ég get ekki byrjað nein einkaskilaboð. Sá sem rekur mig getur kvartað við Discord. Þangað til sjá allir spilin sín með **{ button-hand }** við borðið.
doctor-user-install = Fólk getur bætt mér við eigin aðgang, en á þjónum þar sem ég er ekki get ég ekki spilað. Sá sem rekur mig getur slökkt á *User Install*.
doctor-limits = { $count ->
    [0] Discord hefur ekki hægt á mér síðasta klukkutímann.
    [1] Discord hefur hægt á mér einu sinni síðasta klukkutímann.
        [one] Discord hefur hægt á mér { $count } sinni síðasta klukkutímann. Ef eitthvað kemur seint er það þess vegna.
   *[other] Discord hefur hægt á mér { $count } sinnum síðasta klukkutímann. Ef eitthvað kemur seint er það þess vegna.
 }
doctor-edits-refused = Discord leyfir mér ekki að skipta um mynd í skilaboðum. Því sendi ég ný skilaboð í hvert sinn og eyði þeim gömlu.
doctor-tables = { $count ->
    [0] Ekkert borð er opið á þessum þjóni.
    [one] { $count } borð er opið á þessum þjóni.
   *[other] { $count } borð eru opin á þessum þjóni.
 }
doctor-backup = Síðasta öryggisafrit var tekið { $when }.
doctor-no-backup = Ekkert öryggisafrit er til enn. Sá sem rekur mig getur tekið það.
doctor-version = Stofa { $version }

command-privacy-show = show
command-privacy-show-about = Hvað ég geymi um þig
command-privacy-export = export
command-privacy-export-about = Allt sem ég geymi um þig, í skrá sem enginn annar fær
export-about = Þetta er allt sem ég geymi um þig. Tímar eru í UTC; það sem þú hefur gert við borðin er undir „actions“.
answer-exported = Skráin er í einkaskilaboðunum þínum.
answer-delete-sure = { $count ->
    [0] Stillingum þínum og öllu sem þú hefur undirbúið verður eytt, og númerinu þínu við borð þar sem leik er lokið.
    [one] Tölvuspilari fær sætið þitt við { $count } opið borð og þú færð það ekki aftur. Stillingum þínum og öllu sem þú hefur undirbúið verður eytt, og númerinu þínu við borð þar sem leik er lokið.
   *[other] Tölvuspilarar fá sætin þín við { $count } opin borð og þú færð þau ekki aftur. Stillingum þínum og öllu sem þú hefur undirbúið verður eytt, og númerinu þínu við borð þar sem leik er lokið.
 }
button-yes-delete = Já, eyða öllu
somebody = *fyrrverandi leikmaður*
