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
reason-must_exchange = Спершу вкажіть, скільки разів ви міняєте.
reason-must_finish_exchange = Триває обмін: спершу завершіть його.
reason-must_finish_upgrade = Ви покращуєте кубики: спершу закінчіть.
reason-must_finish_retrieving = Зараз можна повернути розіграні карти на руку: спершу закінчіть із цим.
reason-must_pay = Спершу заплатіть за карту: покладіть по кубику на карти ліворуч від неї.
reason-must_return = Спершу поверніть зайві кубики.
reason-must_lay = Спершу викладіть для угоди карту з руки.
reason-must_spend = Спершу виберіть на руці карту, за якою укладаєте угоду.

# Ігри з кораблями. `[[space 5]]` — місце мапи за номером, `[[symbol 0]]` — символ жетона ринку,
# `[[demand 3]]` — жетон переможних балів за його номером у `demands`.

century-option-map = Мапа
century-option-map-about = Як лежать жетони: мапа для першої гри, випадкова або ваша власна.
century-option-map-first_game = для першої гри
century-option-map-random = випадкова
century-option-map-custom = власна
century-option-map_rules = Власні мапи
century-option-map_rules-about = Якою має бути власна мапа: кожен ринок торкається щонайменше двох інших жетонів або мапа просто не розпадається на частини.
century-option-map_rules-two_neighbours = у кожного ринку два сусіди
century-option-map_rules-connected = аби не розпадалася
century-option-trade_timing = Обмін після зведення
century-option-trade_timing-about = Чи можна міняти кубики біля нової застави того ж ходу, чи лише з наступного.
century-option-trade_timing-same_turn = того ж ходу
century-option-trade_timing-next_turn = з наступного ходу
century-option-market_disputed = Спірні жетони ринку
century-option-market_disputed-about = Який обмін діє на двох жетонах ринку, числа яких викликають сумнів.
century-option-market_disputed-source = за переліком жетонів
century-option-market_disputed-spice_road = як у «Дорозі прянощів»
century-option-show_scores-tiles = Отримані жетони переможних балів і поточний рахунок видно всім.

century-spice-ginger = імбир
century-spice-chili = чилі
century-spice-tea = чай
century-spice-cloves = гвоздика

century-bonus-vp = бали
century-bonus-movement = рух
century-bonus-hold = трюм
century-bonus-upgrade = покращення
century-bonus-red = червоний кубик

# Слова на столі й що означають знаки.
century-hold = Трюм
century-outposts = Застави
century-bonus = Бонуси
century-claimed-tiles = Жетони ПБ
century-stock = Бонусні жетони в запасі
century-port-closed = закрито
century-sea = море
century-pile = { $tiles ->
    [0] Жетонів переможних балів у стосі не залишилося.
    [one] У стосі { $tiles } жетон переможних балів.
    [few] У стосі { $tiles } жетони переможних балів.
   *[many] У стосі { $tiles } жетонів переможних балів.
}
century-pile-closed = { $within ->
    [1] Наступний жетон — закритий порт.
    [one] Закритий порт — серед наступних { $within } жетонів.
    [few] Закритий порт — серед наступних { $within } жетонів.
   *[many] Закритий порт — серед наступних { $within } жетонів.
}
century-sign-space = ринки за номером і символом: [[symbol 0]], [[symbol 1]], [[symbol 2]], [[symbol 3]]
century-sign-reach = куди може плисти корабель
century-sign-exchange = обмін на ринку або що потрібно порту та скільки це балів
century-sign-ship = кораблі, за номером гравця
century-sign-outpost = застави, за номером гравця
century-sign-loose = кубики, що там лежать

century-decide-starting_set = Виберіть стартовий набір кубиків
century-decide-starting_space = Виберіть ринок, де стане ваш корабель
century-decide-sail = { $free ->
    [0] Пливіть далі або зупиніться
    [one] Пливіть далі або зупиніться: ще { $free } безкоштовний крок
    [few] Пливіть далі або зупиніться: ще { $free } безкоштовні кроки
   *[many] Пливіть далі або зупиніться: ще { $free } безкоштовних кроків
}
century-decide-fee = Виберіть кубик, який віддати гравцю «{ $owner }» за стоянку
century-decide-action = Виберіть дію
century-decide-pay_outpost = Виберіть кубик, щоб заплатити за заставу
century-decide-bonus = Виберіть бонусний жетон: колонку звільнено
century-decide-trade = Можна зробити обмін біля нової застави
century-decide-hold = Трюм переповнено. Поверніть { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
   *[many] { $left } кубиків
}

century-move-set = Взяти { $cubes }
century-move-place = Почати біля [[space { $space }]]: { $gave } → { $took }
century-move-sail = Плисти до [[space { $space }]]{ $kind ->
    [market] : { $gave } → { $took }
    [port] , порт: [[demand { $demand }]]
    [closed] , закритий порт
   *[sea] , відкрите море
}{ $fee ->
    [0] {""}
    [one] ; за стоянку { $fee } кубик
    [few] ; за стоянку { $fee } кубики
   *[many] ; за стоянку { $fee } кубиків
}
century-move-stop = { $steps ->
    [0] Залишитися біля [[space { $space }]]
   *[other] Зупинитися біля [[space { $space }]]
}{ $fee ->
    [0] {""}
    [one] ; за стоянку { $fee } кубик
    [few] ; за стоянку { $fee } кубики
   *[many] ; за стоянку { $fee } кубиків
}
century-move-fee = Віддати { $colour } гравцю «{ $owner }»
century-move-build = Звести заставу ([[symbol { $symbol }]]) { $price ->
    [0] безкоштовно
    [one] за { $price } кубик
    [few] за { $price } кубики
   *[many] за { $price } кубиків
}{ $points ->
    [0] {""}
    [one] : { $points } бал
    [few] : { $points } бали
   *[many] : { $points } балів
}
century-move-trade = Обмін { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}: віддати { $gave }, взяти { $took }
century-move-claim = { $points ->
    [0] Отримати жетон переможних балів
   *[other] Отримати жетон переможних балів [[demand { $demand }]]
}
century-move-pass = Пропустити дію
century-move-pay_outpost = Заплатити { $colour }
century-move-bonus = { $bonus ->
    [0] Жетон балів, бали: { $points }
    [1] Жетон руху: ще один безкоштовний крок
    [2] Жетон трюму: місце ще для 3 кубиків
    [3] Жетон покращення: покращення після кожної зведеної застави та 2 бали
   *[4] Жетон червоного кубика: червоний кубик під час кожного збору врожаю та 1 бал
}

century-log-took_set = { $who ->
    [you] Ви починаєте з { $cubes }.
   *[other] { $player } починає з { $cubes }.
}
century-log-placed_ship = { $who ->
    [you] Ви ставите корабель біля [[space { $space }]].
   *[other] { $player } ставить корабель біля [[space { $space }]].
}
century-log-sailed = { $who ->
    [you] Ви пливете
   *[other] { $player } пливе
} від [[space { $leaving }]] до [[space { $space }]].
century-log-paid_fee = { $who ->
    [you] Ви віддаєте
   *[other] { $player } віддає
} { $cubes } { $owner_who ->
    [you] вам
   *[other] гравцю «{ $owner }»
} за стоянку.
century-log-paid_outpost = { $who ->
    [you] Ви платите { $cubes } за заставу.
   *[other] { $player } платить { $cubes } за заставу.
}
century-log-built = { $who ->
    [you] Ви зводите
   *[other] { $player } зводить
} заставу ([[symbol { $symbol }]]) біля [[space { $space }]]{ $points ->
    [0] {""}
    [one] : { $points } бал
    [few] : { $points } бали
   *[many] : { $points } балів
}.
century-log-took_bonus = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} бонусний жетон: { $bonus ->
    [0] бали, { $points }
    [1] рух
    [2] трюм
    [3] покращення
   *[4] червоний кубик
}.
century-log-traded = { $who ->
    [you] Ваш обмін біля [[space { $space }]]: ви віддаєте { $gave } і берете { $took }.
   *[other] Обмін біля [[space { $space }]]: { $player } віддає { $gave } і бере { $took }.
}
century-log-claimed = { $who ->
    [you] Ви отримуєте
   *[other] { $player } отримує
} жетон переможних балів [[demand { $demand }]] у порту [[space { $space }]].
century-log-turned_up_demand = Новий жетон переможних балів у порту [[space { $space }]]: [[demand { $demand }]].
century-log-closed_port = Порт [[space { $space }]] тепер закритий.
century-log-passed = { $who ->
    [you] Ви пропускаєте дію.
   *[other] { $player } пропускає дію.
}
century-log-last_round_tiles = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} { $tiles ->
    [one] { $tiles } жетон переможних балів
    [few] { $tiles } жетони переможних балів
   *[many] { $tiles } жетонів переможних балів
}: це останній раунд.

century-score-demands = Жетони переможних балів
century-score-outposts = Відкриті клітинки планшета
century-score-bonus_vp = Бонусні жетони: бали
century-score-spices = Прянощі в трюмі

reason-must_take_set = Спершу візьміть стартовий набір.
reason-must_place_ship = Спершу поставте корабель на ринок.
reason-must_sail_or_stay = Спершу пливіть або залишайтеся на місці.
reason-must_stop = Ваш корабель у дорозі: спершу пливіть далі або зупиніться.
reason-step_is_free = Цей крок безкоштовний: залишати за нього кубик не треба.
reason-must_sail = Ви залишили кубик за цей крок: виберіть, куди плисти.
reason-must_pay_fare = Спершу виберіть карту, якою заплатите за цей крок.
reason-must_pay_fee = Спершу заплатіть за стоянку.
reason-must_finish_collecting = Ви збираєте кубики: спершу закінчіть.
reason-has_stopped = Ваш корабель зупинився: виберіть, що зробити тут.
reason-no_mere_pass = Не рушаючи з місця, можна зводити заставу, міняти або забрати жетон; інакше відпочиньте.
reason-must_pay_outpost = Спершу заплатіть за заставу.
reason-must_finish_trading = Зараз можна міняти тут кубики: спершу закінчіть із цим.
reason-set_taken = Цей набір уже взяв інший гравець; виберіть інший.
reason-starts_at_a_market = Кораблі починають на ринку; виберіть ринок.
reason-not_adjacent = Це місце не сусіднє з вашим кораблем; пливіть на сусіднє.
reason-leave_first = Безкоштовних кроків не залишилося; спершу залиште кубик.
reason-cannot_pay_fare = Вам нічим заплатити за цей крок: немає карт.
reason-card_not_held = Цієї карти немає ні у вас на руці, ні серед розіграних.
reason-no_way_on = Ви не зможете заплатити ні за стоянку там, ні за шлях далі.
reason-cannot_pay_fee = Стоянка тут коштує { $price ->
    [one] { $price } кубик
    [few] { $price } кубики
   *[many] { $price } кубиків
}, по одному за кожен чужий корабель, а у вас менше.
reason-no_cube_here = Тут немає кубика цього кольору.
reason-not_a_market = Ваш корабель не на ринку.
reason-already_built = Ваша застава тут уже є.
reason-cannot_pay_outpost = Застава тут коштує { $price ->
    [one] { $price } кубик
    [few] { $price } кубики
   *[many] { $price } кубиків
}, а у вас менше.
reason-no_outpost = Обмін можливий лише біля своєї застави; спершу зведіть її.
reason-no_bonus_left = Таких бонусних жетонів не залишилося.
reason-not_a_port = Ваш корабель не в порту.
reason-port_closed = Цей порт закритий.
reason-port_empty = У цьому порту немає жетона переможних балів.
reason-harvest_at_a_market = У цій партії врожай збирають лише на ринку.
