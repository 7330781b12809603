# Спільне для ігор «Століття». Гра посилається на ці повідомлення.

century-cube-yellow = жовтий
century-cube-red = червоний
century-cube-green = зелений
century-cube-brown = коричневий
century-gold = золото
century-silver = срібло

# Що робить карта торгівлі: для пам’ятки.
century-card-produce = взяти ці кубики
century-card-exchange = обмін, скільки завгодно разів
century-card-upgrade = кількість покращень: [[cube 0]] → [[cube 1]] → [[cube 2]] → [[cube 3]]
century-card-retrieve = скільки розіграних карт повернути
century-card-all_gain = беруть усі
century-card-price = кубики до сплати, по одному на кожну карту перед нею
century-card-lit = можна взяти зараз

century-decide-upgrade = Покращте кубик: { $left ->
    [one] залишилося { $left } покращення
    [few] залишилося { $left } покращення
   *[many] залишилося { $left } покращень
}
century-decide-retrieve = Поверніть розіграну карту до руки: { $left ->
    [one] ще { $left } карта
    [few] ще { $left } карти
   *[many] ще { $left } карт
}
century-decide-choose = Виберіть, що взяти
century-decide-times = Скільки разів: { $card }?
century-decide-pay = Виберіть кубик, який покласти на карту { $position } в ряду
century-decide-lay = Виберіть карту, яку викласти без застосування
century-decide-spend = Виберіть карту, яку віддати за її угоду
century-decide-discard = Караван переповнено. Поверніть { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
   *[many] { $left } кубиків
}

century-move-play = Розіграти { $card }
century-move-acquire = Придбати { $card } { $price ->
    [0] безкоштовно
    [one] за { $price } кубик
    [few] за { $price } кубики
   *[many] за { $price } кубиків
}{ $cubes_count ->
    [0] {""}
   *[other] , на ній { $cubes }
}
century-move-deal-row = Угода { $deal } з картою { $card } { $price ->
    [0] безкоштовно
    [one] за { $price } кубик
    [few] за { $price } кубики
   *[many] за { $price } кубиків
}{ $cubes_count ->
    [0] {""}
   *[other] , на ній { $cubes }
}
century-move-deal-hand = Укласти угоду з картою з руки
century-move-times = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}: віддати { $gave }, взяти { $took }
century-move-choose = Віддати { $gave }, взяти { $took }
century-move-upgrade = Покращити { $colour } до { $next }
century-move-pay = Покласти { $colour }
century-move-discard = Повернути { $colour }
century-move-lay = Викласти { $card }
century-move-spend = Віддати { $card } за { $deal }
century-move-retrieve = Повернути до руки { $card }
century-move-done = Готово

century-log-played = { $who ->
    [you] Ви розігруєте { $card }.
   *[other] { $player } розігрує { $card }.
}
century-log-gained = { $who ->
    [you] Ви берете { $cubes }.
   *[other] { $player } бере { $cubes }.
}
century-log-all_gained = Кожен гравець бере { $cubes }.
century-log-exchanged = { $who ->
    [you] Ви віддаєте { $gave } і берете { $took }.
   *[other] { $player } віддає { $gave } і бере { $took }.
}
century-log-upgraded = { $who ->
    [you] Ви покращуєте { $colour } до { $next }.
   *[other] { $player } покращує { $colour } до { $next }.
}
century-log-returned = { $who ->
    [you] Ви повертаєте { $cubes } до запасу.
   *[other] { $player } повертає { $cubes } до запасу.
}
century-log-retrieved = { $who ->
    [you] Ви повертаєте { $card } до руки.
   *[other] { $player } повертає { $card } до руки.
}
century-log-paid = { $who ->
    [you] Ви кладете { $cubes } на карту { $position }.
   *[other] { $player } кладе { $cubes } на карту { $position }.
}
century-log-collected = { $who ->
    [you] Ви забираєте { $cubes } з карти { $position }.
   *[other] { $player } забирає { $cubes } з карти { $position }.
}
century-log-acquired = { $who ->
    [you] Ви купуєте
   *[other] { $player } купує
} { $card }{ $cubes_count ->
    [0] {""}
   *[other] {" "}і кубики на ній: { $cubes }
}.
century-log-laid = { $who ->
    [you] Ви викладаєте { $card }.
   *[other] { $player } викладає { $card }.
}
century-log-dealt = { $who ->
    [you] Ви віддаєте { $card } за угоду { $deal }.
   *[other] { $player } віддає { $card } за угоду { $deal }.
}
century-log-turned_up_trade = Нова карта торгівлі в ряду: { $card }.

reason-not_in_hand = Цієї карти немає у вас на руці.
reason-not_enough_cubes = Бракує кубиків: { $missing }.
reason-nothing_to_upgrade = Жоден ваш кубик не можна покращити.
reason-no_such_cube = У вас немає кубика цього кольору.
reason-must_act_once = Це треба зробити хоча б один раз.
reason-no_card_there = На цьому місці немає карти.
reason-not_enough_cubes_to_pay = Ця карта коштує { $price ->
    [one] { $price } кубик
    [few] { $price } кубики
   *[many] { $price } кубиків
}, по одному за кожну карту перед нею, а у вас менше.
reason-not_played = Цієї карти немає серед ваших розіграних карт.
reason-not_itself = Карта не може повернути саму себе.
reason-no_deals = У цій партії немає «Золотих угод».
reason-no_card_to_lay = Для угоди потрібна карта на руці, яку можна викласти.
reason-needs_two_cards = Для угоди з руки потрібні 2 карти на руці.
reason-no_deal_in_hand = На жодній карті у вас на руці немає угоди.
reason-last_deal = Це ваша єдина карта з угодою; викладіть іншу.
reason-carries_no_deal = На цій карті немає угоди.
