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
reason-must_exchange = Сначала укажите, сколько раз вы меняете.
reason-must_finish_exchange = Идёт обмен: сначала завершите его.
reason-must_finish_upgrade = Вы улучшаете кубики: сначала закончите.
reason-must_finish_retrieving = Сейчас можно вернуть разыгранные карты на руку: сначала закончите с этим.
reason-must_pay = Сначала заплатите за карту: положите по кубику на карты слева от неё.
reason-must_return = Сначала верните лишние кубики.
reason-must_lay = Сначала выложите для сделки карту с руки.
reason-must_spend = Сначала выберите на руке карту, по которой заключаете сделку.

# Игры с кораблями. `[[space 5]]` — место карты по номеру, `[[symbol 0]]` — символ жетона рынка,
# `[[demand 3]]` — жетон победных очков по его номеру в `demands`.

century-option-map = Карта
century-option-map-about = Как лежат жетоны: карта для первой партии, случайная или ваша собственная.
century-option-map-first_game = для первой партии
century-option-map-random = случайная
century-option-map-custom = своя
century-option-map_rules = Свои карты
century-option-map_rules-about = Какой должна быть своя карта: каждый рынок касается хотя бы двух других жетонов или карта просто не распадается на части.
century-option-map_rules-two_neighbours = у каждого рынка два соседа
century-option-map_rules-connected = лишь бы не распадалась
century-option-trade_timing = Обмен после постройки
century-option-trade_timing-about = Можно ли менять кубики у нового аванпоста в тот же ход или только со следующего хода.
century-option-trade_timing-same_turn = в тот же ход
century-option-trade_timing-next_turn = со следующего хода
century-option-market_disputed = Спорные жетоны рынка
century-option-market_disputed-about = Какой обмен действует на двух жетонах рынка, числа которых вызывают сомнения.
century-option-market_disputed-source = по списку жетонов
century-option-market_disputed-spice_road = как в «Дороге пряностей»
century-option-show_scores-tiles = Взятые жетоны победных очков и текущий счёт видны всем.

century-spice-ginger = имбирь
century-spice-chili = чили
century-spice-tea = чай
century-spice-cloves = гвоздика

century-bonus-vp = очки
century-bonus-movement = движение
century-bonus-hold = трюм
century-bonus-upgrade = улучшение
century-bonus-red = красный кубик

# Слова на столе и что значат знаки.
century-hold = Трюм
century-outposts = Аванпосты
century-bonus = Бонусы
century-claimed-tiles = Жетоны ПО
century-stock = Бонусные жетоны в запасе
century-port-closed = закрыт
century-sea = море
century-pile = { $tiles ->
    [0] Жетонов победных очков в стопке не осталось.
    [one] В стопке { $tiles } жетон победных очков.
    [few] В стопке { $tiles } жетона победных очков.
   *[many] В стопке { $tiles } жетонов победных очков.
}
century-pile-closed = { $within ->
    [1] Следующий жетон — закрытый порт.
    [one] Закрытый порт — среди следующих { $within } жетонов.
    [few] Закрытый порт — среди следующих { $within } жетонов.
   *[many] Закрытый порт — среди следующих { $within } жетонов.
}
century-sign-space = рынки по номеру и символу: [[symbol 0]], [[symbol 1]], [[symbol 2]], [[symbol 3]]
century-sign-reach = куда может плыть корабль
century-sign-exchange = обмен на рынке либо что нужно порту и сколько это очков
century-sign-ship = корабли, по номеру игрока
century-sign-outpost = аванпосты, по номеру игрока
century-sign-loose = кубики, которые там лежат

century-decide-starting_set = Выберите стартовый набор кубиков
century-decide-starting_space = Выберите рынок, где встанет ваш корабль
century-decide-sail = { $free ->
    [0] Плывите дальше или остановитесь
    [one] Плывите дальше или остановитесь: ещё { $free } бесплатный шаг
    [few] Плывите дальше или остановитесь: ещё { $free } бесплатных шага
   *[many] Плывите дальше или остановитесь: ещё { $free } бесплатных шагов
}
century-decide-fee = Выберите кубик, который отдать игроку «{ $owner }» за стоянку
century-decide-action = Выберите действие
century-decide-pay_outpost = Выберите кубик, чтобы заплатить за аванпост
century-decide-bonus = Выберите бонусный жетон: столбец освобождён
century-decide-trade = Можно произвести обмен у нового аванпоста
century-decide-hold = Трюм переполнен. Верните { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[many] { $left } кубиков
}

century-move-set = Взять { $cubes }
century-move-place = Начать у [[space { $space }]]: { $gave } → { $took }
century-move-sail = Плыть к [[space { $space }]]{ $kind ->
    [market] : { $gave } → { $took }
    [port] , порт: [[demand { $demand }]]
    [closed] , закрытый порт
   *[sea] , открытое море
}{ $fee ->
    [0] {""}
    [one] ; за стоянку { $fee } кубик
    [few] ; за стоянку { $fee } кубика
   *[many] ; за стоянку { $fee } кубиков
}
century-move-stop = { $steps ->
    [0] Остаться у [[space { $space }]]
   *[other] Остановиться у [[space { $space }]]
}{ $fee ->
    [0] {""}
    [one] ; за стоянку { $fee } кубик
    [few] ; за стоянку { $fee } кубика
   *[many] ; за стоянку { $fee } кубиков
}
century-move-fee = Отдать { $colour } игроку «{ $owner }»
century-move-build = Построить аванпост ([[symbol { $symbol }]]) { $price ->
    [0] бесплатно
    [one] за { $price } кубик
    [few] за { $price } кубика
   *[many] за { $price } кубиков
}{ $points ->
    [0] {""}
    [one] : { $points } очко
    [few] : { $points } очка
   *[many] : { $points } очков
}
century-move-trade = Обмен { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}: отдать { $gave }, взять { $took }
century-move-claim = { $points ->
    [0] Взять жетон победных очков
   *[other] Взять жетон победных очков [[demand { $demand }]]
}
century-move-pass = Пропустить действие
century-move-pay_outpost = Заплатить { $colour }
century-move-bonus = { $bonus ->
    [0] Жетон очков, очки: { $points }
    [1] Жетон движения: ещё один бесплатный шаг
    [2] Жетон трюма: место ещё для 3 кубиков
    [3] Жетон улучшения: улучшение после каждой постройки и 2 очка
   *[4] Жетон красного кубика: красный кубик при каждом сборе урожая и 1 очко
}

century-log-took_set = { $who ->
    [you] Вы начинаете с { $cubes }.
   *[other] { $player } начинает с { $cubes }.
}
century-log-placed_ship = { $who ->
    [you] Вы ставите корабль у [[space { $space }]].
   *[other] { $player } ставит корабль у [[space { $space }]].
}
century-log-sailed = { $who ->
    [you] Вы плывёте
   *[other] { $player } плывёт
} от [[space { $leaving }]] к [[space { $space }]].
century-log-paid_fee = { $who ->
    [you] Вы отдаёте
   *[other] { $player } отдаёт
} { $cubes } { $owner_who ->
    [you] вам
   *[other] игроку «{ $owner }»
} за стоянку.
century-log-paid_outpost = { $who ->
    [you] Вы платите { $cubes } за аванпост.
   *[other] { $player } платит { $cubes } за аванпост.
}
century-log-built = { $who ->
    [you] Вы строите
   *[other] { $player } строит
} аванпост ([[symbol { $symbol }]]) у [[space { $space }]]{ $points ->
    [0] {""}
    [one] : { $points } очко
    [few] : { $points } очка
   *[many] : { $points } очков
}.
century-log-took_bonus = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} бонусный жетон: { $bonus ->
    [0] очки, { $points }
    [1] движение
    [2] трюм
    [3] улучшение
   *[4] красный кубик
}.
century-log-traded = { $who ->
    [you] Ваш обмен у [[space { $space }]]: вы отдаёте { $gave } и берёте { $took }.
   *[other] Обмен у [[space { $space }]]: { $player } отдаёт { $gave } и берёт { $took }.
}
century-log-claimed = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} жетон победных очков [[demand { $demand }]] в порту [[space { $space }]].
century-log-turned_up_demand = Новый жетон победных очков в порту [[space { $space }]]: [[demand { $demand }]].
century-log-closed_port = Порт [[space { $space }]] теперь закрыт.
century-log-passed = { $who ->
    [you] Вы пропускаете действие.
   *[other] { $player } пропускает действие.
}
century-log-last_round_tiles = { $who ->
    [you] У вас
   *[other] У игрока «{ $player }»
} { $tiles ->
    [one] { $tiles } жетон победных очков
    [few] { $tiles } жетона победных очков
   *[many] { $tiles } жетонов победных очков
}: это последний раунд.

century-score-demands = Жетоны победных очков
century-score-outposts = Открытые клетки планшета
century-score-bonus_vp = Бонусные жетоны: очки
century-score-spices = Пряности в трюме

reason-must_take_set = Сначала возьмите стартовый набор.
reason-must_place_ship = Сначала поставьте корабль на рынок.
reason-must_sail_or_stay = Сначала плывите или оставайтесь на месте.
reason-must_stop = Ваш корабль в пути: сначала плывите дальше или остановитесь.
reason-step_is_free = Этот шаг бесплатный: оставлять кубик за него не нужно.
reason-must_sail = Вы оставили кубик за этот шаг: выберите, куда плыть.
reason-must_pay_fare = Сначала выберите карту, которой заплатите за этот шаг.
reason-must_pay_fee = Сначала заплатите за стоянку.
reason-must_finish_collecting = Вы собираете кубики: сначала закончите.
reason-has_stopped = Ваш корабль остановился: выберите, что сделать здесь.
reason-no_mere_pass = Не сходя с места, можно строить, менять или забрать жетон; иначе отдохните.
reason-must_pay_outpost = Сначала заплатите за аванпост.
reason-must_finish_trading = Сейчас можно менять здесь кубики: сначала закончите с этим.
reason-set_taken = Этот набор уже взял другой игрок; выберите другой.
reason-starts_at_a_market = Корабли начинают на рынке; выберите рынок.
reason-not_adjacent = Это место не соседнее с вашим кораблём; плывите на соседнее.
reason-leave_first = Бесплатных шагов не осталось; сначала оставьте кубик.
reason-cannot_pay_fare = Вам нечем заплатить за этот шаг: нет карт.
reason-card_not_held = Этой карты нет ни у вас на руке, ни среди разыгранных.
reason-no_way_on = Вы не сможете заплатить ни за стоянку там, ни за путь дальше.
reason-cannot_pay_fee = Стоянка здесь стоит { $price ->
    [one] { $price } кубик
    [few] { $price } кубика
   *[many] { $price } кубиков
}, по одному за каждый чужой корабль, а у вас меньше.
reason-no_cube_here = Здесь нет кубика этого цвета.
reason-not_a_market = Ваш корабль не на рынке.
reason-already_built = Ваш аванпост здесь уже есть.
reason-cannot_pay_outpost = Аванпост здесь стоит { $price ->
    [one] { $price } кубик
    [few] { $price } кубика
   *[many] { $price } кубиков
}, а у вас меньше.
reason-no_outpost = Обмен возможен только у своего аванпоста; сначала постройте его.
reason-no_bonus_left = Таких бонусных жетонов не осталось.
reason-not_a_port = Ваш корабль не в порту.
reason-port_closed = Этот порт закрыт.
reason-port_empty = В этом порту нет жетона победных очков.
reason-harvest_at_a_market = В этой партии урожай собирают только на рынке.
