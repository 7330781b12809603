# Общее для игр «Century». Игра ссылается на эти сообщения.

century-cube-yellow = жёлтый
century-cube-red = красный
century-cube-green = зелёный
century-cube-brown = коричневый
century-gold = золото
century-silver = серебро

# Что делает карта торговли: для памятки.
century-card-produce = взять эти кубики
century-card-exchange = обмен, сколько угодно раз
century-card-upgrade = число улучшений: [[cube 0]] → [[cube 1]] → [[cube 2]] → [[cube 3]]
century-card-retrieve = сколько разыгранных карт вернуть
century-card-all_gain = берут все
century-card-price = кубики к оплате, по одному на каждую карту перед ней
century-card-lit = можно взять сейчас

century-decide-upgrade = Улучшите кубик: { $left ->
    [one] осталось { $left } улучшение
    [few] осталось { $left } улучшения
   *[many] осталось { $left } улучшений
}
century-decide-retrieve = Верните разыгранную карту на руку: { $left ->
    [one] ещё { $left } карта
    [few] ещё { $left } карты
   *[many] ещё { $left } карт
}
century-decide-choose = Выберите, что взять
century-decide-times = Сколько раз: { $card }?
century-decide-pay = Выберите кубик, который положить на карту { $position } в ряду
century-decide-lay = Выберите карту, которую выложить без применения
century-decide-spend = Выберите карту, которую отдать за её сделку
century-decide-discard = Караван переполнен. Верните { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[many] { $left } кубиков
}

century-move-play = Разыграть { $card }
century-move-acquire = Приобрести { $card } { $price ->
    [0] бесплатно
    [one] за { $price } кубик
    [few] за { $price } кубика
   *[many] за { $price } кубиков
}{ $cubes_count ->
    [0] {""}
   *[other] , на ней { $cubes }
}
century-move-deal-row = Сделка { $deal } с картой { $card } { $price ->
    [0] бесплатно
    [one] за { $price } кубик
    [few] за { $price } кубика
   *[many] за { $price } кубиков
}{ $cubes_count ->
    [0] {""}
   *[other] , на ней { $cubes }
}
century-move-deal-hand = Заключить сделку с картой с руки
century-move-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: отдать { $gave }, взять { $took }
century-move-choose = Отдать { $gave }, взять { $took }
century-move-upgrade = Улучшить { $colour } до { $next }
century-move-pay = Положить { $colour }
century-move-discard = Вернуть { $colour }
century-move-lay = Выложить { $card }
century-move-spend = Отдать { $card } за { $deal }
century-move-retrieve = Вернуть на руку { $card }
century-move-done = Готово

century-log-played = { $who ->
    [you] Вы разыгрываете { $card }.
   *[other] { $player } разыгрывает { $card }.
}
century-log-gained = { $who ->
    [you] Вы берёте { $cubes }.
   *[other] { $player } берёт { $cubes }.
}
century-log-all_gained = Каждый игрок берёт { $cubes }.
century-log-exchanged = { $who ->
    [you] Вы отдаёте { $gave } и берёте { $took }.
   *[other] { $player } отдаёт { $gave } и берёт { $took }.
}
century-log-upgraded = { $who ->
    [you] Вы улучшаете { $colour } до { $next }.
   *[other] { $player } улучшает { $colour } до { $next }.
}
century-log-returned = { $who ->
    [you] Вы возвращаете { $cubes } в запас.
   *[other] { $player } возвращает { $cubes } в запас.
}
century-log-retrieved = { $who ->
    [you] Вы возвращаете { $card } на руку.
   *[other] { $player } возвращает { $card } на руку.
}
century-log-paid = { $who ->
    [you] Вы кладёте { $cubes } на карту { $position }.
   *[other] { $player } кладёт { $cubes } на карту { $position }.
}
century-log-collected = { $who ->
    [you] Вы забираете { $cubes } с карты { $position }.
   *[other] { $player } забирает { $cubes } с карты { $position }.
}
century-log-acquired = { $who ->
    [you] Вы приобретаете
   *[other] { $player } приобретает
} { $card }{ $cubes_count ->
    [0] {""}
   *[other] {" "}и кубики на ней: { $cubes }
}.
century-log-laid = { $who ->
    [you] Вы выкладываете { $card }.
   *[other] { $player } выкладывает { $card }.
}
century-log-dealt = { $who ->
    [you] Вы отдаёте { $card } за сделку { $deal }.
   *[other] { $player } отдаёт { $card } за сделку { $deal }.
}
century-log-turned_up_trade = Новая карта торговли в ряду: { $card }.

reason-not_in_hand = Этой карты нет у вас на руке.
reason-not_enough_cubes = Не хватает кубиков: { $missing }.
reason-nothing_to_upgrade = Ни один ваш кубик нельзя улучшить.
reason-no_such_cube = У вас нет кубика этого цвета.
reason-must_act_once = Это нужно сделать хотя бы один раз.
reason-no_card_there = На этом месте нет карты.
reason-not_enough_cubes_to_pay = Эта карта стоит { $price ->
    [one] { $price } кубик
    [few] { $price } кубика
   *[many] { $price } кубиков
}, по одному за каждую карту перед ней, а у вас меньше.
reason-not_played = Этой карты нет среди ваших разыгранных карт.
reason-not_itself = Карта не может вернуть сама себя.
reason-no_deals = В этой партии нет «Золотых сделок».
reason-no_card_to_lay = Для сделки нужна карта на руке, которую можно выложить.
reason-needs_two_cards = Для сделки с руки нужны 2 карты на руке.
reason-no_deal_in_hand = Ни на одной карте у вас на руке нет сделки.
reason-last_deal = Это ваша единственная карта со сделкой; выложите другую.
reason-carries_no_deal = На этой карте нет сделки.
