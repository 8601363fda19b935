# Skref borðsins eins og skráin segir þau. $person er talan í tilvísun; viðkomandi kann að vera staðinn upp.

step-opened = <@{ $person }> opnaði borðið.
step-joined = <@{ $person }> settist að borðinu.
step-seat = <@{ $person }> tók sæti númer { $number }.
step-left = <@{ $person }> stóð upp frá borðinu.
step-invited = <@{ $person }> bauð fleirum.
step-bot = Tölvuspilari settist að borðinu.
step-unbot = Tölvuspilarinn fór aftur.
step-strength = Tölvuspilarinn í sæti { $seat }: { $strength }.
step-option = Húsregla: { $rule } – { $value }.
step-pace = Hraði: { $pace }.
step-started = <@{ $person }> hóf leikinn.
step-closed = Borðinu var lokað.
step-expired = Enginn hóf leikinn í tvo daga, svo að borðinu var lokað.

error-not-ready = { $who } hefur ekki enn ýtt á **{ button-join }** við þetta borð. Allir þurfa að ýta, því að stokkunin byggist á því.
error-no-bot = Enginn tölvuspilari situr við borðið.
