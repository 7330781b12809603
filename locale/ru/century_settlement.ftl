# Игры с поселенцами. `[[location 5]]` — локация по её номеру в `locations`, `[[bonus 3]]` — плитка бонуса,
# `[[exploration 2]]` — плитка исследований, все по номерам в составе игры.

century-option-trade_needs_room = Для обмена нужно место на складе
century-option-trade_needs_room-about = Нужно ли в локации обмена место на складе для полученных кубиков: всегда, только для повторных обменов или никогда.
century-option-trade_needs_room-true = всегда
century-option-trade_needs_room-repeated = только для повторных обменов
century-option-trade_needs_room-false = никогда

century-good-corn = кукуруза
century-good-meat = мясо
century-good-tobacco = табак
century-good-fur = мех

# Четыре символа Нового Света и что делает карта очков с таким символом.
century-mark-native = помощь коренного народа
century-mark-native-about = Локации с этим символом требуют от вас на 1 поселенца меньше, но хотя бы одного.
century-mark-tools = инструменты
century-mark-tools-about = В локации с этим символом вы сначала берёте красный кубик.
century-mark-settler = новый поселенец
century-mark-settler-about = Поселенцы сразу приходят из резерва на ваш планшет.
century-mark-exploration = исследование
century-mark-exploration-about = Вы сразу берёте плитку исследований.

century-kind-fort = форт
century-kind-production = производство
century-kind-upgrade = улучшение
century-kind-trade = обмен
century-kind-trade_again = обмен и ещё один ход
century-kind-refresh_forts = новые карты очков и ещё один ход
century-kind-market = рынок
century-kind-refresh_market = новые карты торговли и ещё один ход
century-kind-rearrange = перестановка карт маршрута
century-kind-ship_move = перемещение корабля
century-kind-ship_trade = торговля с корабля
century-kind-outpost_trade = торговля на аванпосте

# Сколько приносит плитка бонуса в конце игры и что даёт плитка исследований.
century-tile-per_symbol = { $points ->
    [one] { $points } очко за каждый символ: { $first }
    [few] { $points } очка за каждый символ: { $first }
   *[many] { $points } очков за каждый символ: { $first }
}
century-tile-per_pair = { $points ->
    [one] { $points } очко за каждую пару: { $first } + { $second }
    [few] { $points } очка за каждую пару: { $first } + { $second }
   *[many] { $points } очков за каждую пару: { $first } + { $second }
}
century-tile-settler_pairs = { $points ->
    [one] { $points } очко за каждых двух активных поселенцев
    [few] { $points } очка за каждых двух активных поселенцев
   *[many] { $points } очков за каждых двух активных поселенцев
}
century-tile-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
century-tile-trade_cards = { $points ->
    [one] { $points } очко за каждые две карты торговли
    [few] { $points } очка за каждые две карты торговли
   *[many] { $points } очков за каждые две карты торговли
}
century-explored-cubes = взять { $cubes }
century-explored-settler = { $settlers ->
    [one] { $settlers } новый поселенец
    [few] { $settlers } новых поселенца
   *[many] { $settlers } новых поселенцев
}
century-explored-points = { $points ->
    [one] { $points } очко в конце игры
    [few] { $points } очка в конце игры
   *[many] { $points } очков в конце игры
}
century-explored-symbol = ещё один символ для плиток бонусов: { $symbol }

# Что даёт локация тому, кто сейчас в ней работает.
century-location-does = { $kind ->
    [production] взять { $took }
    [upgrade] { $steps ->
        [one] { $steps } улучшение
        [few] до { $steps } улучшений
       *[many] до { $steps } улучшений
    }
    [trade] { $gave } → { $took }
    [trade_again] { $gave } → { $took } и ещё один ход
    [fort] форт, [[point { $point }]]{ $tiles ->
        [0] {""}
       *[other] , плитки бонусов
    }
    [fort_empty] форт без карты{ $tiles ->
        [0] {""}
       *[other] , плитки бонусов
    }
    [refresh_forts] новые карты очков над фортами и ещё один ход
    [market] рынок, { $card }
    [market_empty] рынок без карты
    [refresh_market] новые карты под рынками и ещё один ход
    [rearrange] взять { $took }, затем можно поменять местами 2 карты маршрута
    [ship_move] { $steps ->
        [0] корабль плывёт на любое другое место
        [one] корабль проходит { $steps } шаг
        [few] корабль проходит { $steps } шага
       *[many] корабль проходит { $steps } шагов
    }
    [ship_trade] обмен там, где ваш корабль, { $gave } → { $took }
    [ship_at_sea] там, где ваш корабль, обмена нет
   *[outpost_trade] обмен у одного из ваших аванпостов
}

# Слова на столе и что значат знаки.
century-storage = Склад
century-settlers = Поселенцы
century-symbols = Символы
century-claimed-cards = Карты
century-bonus-tiles = Плитки бонусов
century-exploration-tiles = Исследования
century-tiles-beside = Плитки исследований рядом с полем
century-point-cards = Карты очков
century-route = Маршрут
century-trade-cards = Карты торговли
century-next-card = следующая
century-under-deck = под колодой
century-place-refresh_forts = новые карты очков
century-place-refresh_market = новые карты рынка
century-place-ship_trade = обмен у корабля
century-place-outpost_trade = обмен у аванпоста
century-place-ship_any = куда угодно
century-sign-location = локация и сколько поселенцев вам нужно; знак перед ней: там можно работать
century-sign-symbols = помощь коренного народа, инструменты, новые поселенцы и сколько их, исследование
century-sign-holder = поселенцы в локации после номера их игрока
century-sign-settlers = поселенцы на планшете + на поле (в резерве)
century-sign-covered = локация закрыта плиткой исследований
century-sign-stack = стопка плиток бонусов по номеру: верхняя плитка и сколько их всего
century-sign-pays = очки за символ, пару символов или двух поселенцев
century-sign-pays_cards = очки за каждые две карты торговли
century-sign-again = и ещё один ход
century-sign-swap = можно поменять местами 2 карты маршрута
century-sign-route = карта маршрута и сколько поселенцев она стоит или сколько их на ней
century-sign-recall = сколько поселенцев вернуть
century-sign-voyage = сколько шагов проходит корабль, в некоторых локациях — на любое другое место
century-sign-trade_cards = сколько у игрока карт торговли

century-decide-work = Отправьте поселенцев на работу или отдохните
century-decide-work_route = Отправьте поселенцев на работу, примените карту маршрута или отдохните
century-decide-exchange = Сколько раз произвести обмен в [[location { $location }]]?
century-decide-fort = Форт [[location { $location }]]: { $claimed ->
    [0] { $took ->
        [0] приобретите карту очков или возьмите плитку бонуса
       *[other] можно ещё приобрести карту очков
    }
   *[other] можно ещё взять плитку бонуса
}
century-decide-explore = Выберите плитку исследований
century-decide-storage = Склад переполнен. Верните { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[many] { $left } кубиков
}
century-decide-market = Рынок { $position }: примените { $card } или заберите в маршрут
century-decide-replace = Маршрут заполнен. Выберите карту, которую заменит { $card }
century-decide-route_card = Карта { $position } маршрута: примените { $card } или её сделку
century-decide-swap = Можно поменять местами 2 карты маршрута
century-decide-recall = Верните поселенца: { $left ->
    [one] ещё { $left } поселенец
    [few] ещё { $left } поселенца
   *[many] ещё { $left } поселенцев
}

century-move-work = Работать в [[location { $location }]], { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[many] { $settlers } поселенцев
}: { century-location-does }{ $tools_count ->
    [0] {""}
   *[other] ; за инструменты { $tools }
}{ $displaced ->
    [0] {""}
   *[other] ; вытеснить игрока «{ $rival }»
}
century-move-settlers_rest = { $settlers ->
    [0] Отдохнуть, возвращать некого
    [one] Отдохнуть: вернуть { $settlers } поселенца
    [few] Отдохнуть: вернуть { $settlers } поселенцев
   *[many] Отдохнуть: вернуть { $settlers } поселенцев
}
century-move-claim_card = Приобрести карту очков { $card }
century-move-tile = Взять плитку бонуса [[bonus { $tile }]]
century-move-explore = Взять плитку исследований [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] {" "}и открыть [[location { $location }]]
}
century-move-route = Применить { $card } в маршруте, { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[many] { $settlers } поселенцев
}
century-move-use = Применить { $card }
century-move-take = Забрать { $card } в маршрут
century-move-deal = Заключить сделку { $deal }
century-move-replace = Заменить { $card } на месте { $position }
century-move-swap = Поменять { $card } (место { $first }) и { $old } (место { $second })
century-move-recall = Вернуть поселенца из [[location { $location }]]
century-move-recall_route = Вернуть поселенца с карты маршрута { $card }

century-log-worked = { $who ->
    [you] Вы отправляете
   *[other] { $player } отправляет
} { $settlers ->
    [one] { $settlers } поселенца
    [few] { $settlers } поселенцев
   *[many] { $settlers } поселенцев
} в [[location { $location }]].
century-log-displaced = { $who ->
    [you] Вы возвращаете
   *[other] { $player } возвращает
} { $settlers ->
    [one] { $settlers } вытесненного поселенца
    [few] { $settlers } вытесненных поселенцев
   *[many] { $settlers } вытесненных поселенцев
} из [[location { $location }]].
century-log-used_tools = { $who ->
    [you] Вы берёте { $cubes } за инструменты.
   *[other] { $player } берёт { $cubes } за инструменты.
}
century-log-claimed_card = { $who ->
    [you] Вы приобретаете
   *[other] { $player } приобретает
} карту очков { $card }.
century-log-enlisted = { $settlers ->
    [0] { $who ->
        [you] У вас в резерве больше нет поселенцев.
       *[other] У игрока «{ $player }» в резерве больше нет поселенцев.
    }
    [one] { $who ->
        [you] Вы получаете { $settlers } нового поселенца.
       *[other] { $player } получает { $settlers } нового поселенца.
    }
    [few] { $who ->
        [you] Вы получаете { $settlers } новых поселенцев.
       *[other] { $player } получает { $settlers } новых поселенцев.
    }
   *[many] { $who ->
        [you] Вы получаете { $settlers } новых поселенцев.
       *[other] { $player } получает { $settlers } новых поселенцев.
    }
}
century-log-explored = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} плитку исследований [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] ; локация [[location { $location }]] открыта
}.
century-log-turned_up_point = Новая карта очков над фортом { $position }: { $card }.
century-log-next_point = Следующая карта очков: { $card }.
century-log-took_tile = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} плитку бонуса [[bonus { $tile }]].
century-log-turned_up_tile = Верхняя плитка стопки { $stack } теперь: [[bonus { $tile }]].
century-log-refreshed_forts = { $cards_count ->
    [0] Над фортами нет карт очков.
   *[other] Эти карты очков уходят под колоду: { $cards }.
}
century-log-another_turn = { $who ->
    [you] Вы делаете ещё один ход.
   *[other] { $player } делает ещё один ход.
}
century-log-settlers_rested = { $who ->
    [you] Вы отдыхаете
   *[other] { $player } отдыхает
}{ $settlers ->
    [0] {""}
    [one] : { $settlers } поселенец возвращается
    [few] : { $settlers } поселенца возвращаются
   *[many] : { $settlers } поселенцев возвращаются
}.
century-log-last_round_cards = { $who ->
    [you] У вас
   *[other] У игрока «{ $player }»
} { $cards ->
    [one] { $cards } карта очков
    [few] { $cards } карты очков
   *[many] { $cards } карт очков
}: это последний раунд.
century-log-used_route = { $who ->
    [you] Вы применяете
   *[other] { $player } применяет
} карту { $position } маршрута, { $card }: { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[many] { $settlers } поселенцев
}.
century-log-used_card = { $who ->
    [you] Вы применяете { $card }.
   *[other] { $player } применяет { $card }.
}
century-log-used_deal = { $who ->
    [you] Вы заключаете сделку { $deal } с картой { $card }.
   *[other] { $player } заключает сделку { $deal } с картой { $card }.
}
century-log-took_card = { $who ->
    [you] Вы забираете { $card } в маршрут.
   *[other] { $player } забирает { $card } в маршрут.
}
century-log-replaced = { $who ->
    [you] Вы кладёте { $card } на место { $position } маршрута; { $old } уходит в личный сброс.
   *[other] { $player } кладёт { $card } на место { $position } маршрута; { $old } уходит в личный сброс.
}
century-log-discarded = { $who ->
    [you] Вы кладёте { $card } в личный сброс.
   *[other] { $player } кладёт { $card } в личный сброс.
}
century-log-swapped = { $who ->
    [you] Вы меняете местами карты маршрута { $first } и { $second }.
   *[other] { $player } меняет местами карты маршрута { $first } и { $second }.
}
century-log-refreshed_market = { $cards_count ->
    [0] Под рынками нет карт торговли.
   *[other] Эти карты торговли уходят под колоду: { $cards }.
}
century-log-turned_up_market = Новая карта под рынками: { $card }.
century-log-recalled = { $who ->
    [you] Вы возвращаете
   *[other] { $player } возвращает
} поселенца из [[location { $location }]].
century-log-recalled_from_route = { $who ->
    [you] Вы возвращаете поселенца с карты маршрута { $card }.
   *[other] { $player } возвращает поселенца с карты маршрута { $card }.
}

century-score-point_cards = Карты очков
century-score-bonus_per_symbol = Плитки бонусов: символы
century-score-bonus_per_pair = Плитки бонусов: пары
century-score-bonus_settler_pairs = Плитки бонусов: поселенцы
century-score-bonus_flat = Плитки бонусов: очки
century-score-bonus_trade_cards = Плитки бонусов: карты торговли
century-score-exploration_tiles = Плитки исследований
century-score-goods = Товары на складе

reason-not_in_play = Этот планшет не участвует в партии.
reason-covered = Эту локацию ещё закрывает плитка исследований [[exploration { $tile }]].
reason-already_there = Там уже стоят ваши поселенцы.
reason-not_enough_settlers = { $needed ->
    [one] Нужен { $needed } поселенец
    [few] Нужны { $needed } поселенца
   *[many] Нужно { $needed } поселенцев
}, а у вас на планшете { $hand }.
reason-no_room = На складе нет места для такого обмена.
reason-nothing_at_fort = В этом форте сейчас нечего делать: нельзя ни взять плитку бонуса, ни приобрести карту.
reason-already_claimed = Карту этого форта вы уже приобрели.
reason-already_took_tile = В этом форте вы уже взяли плитку.
reason-stack_elsewhere = Здесь нельзя взять плитку из этой стопки.
reason-stack_empty = Эта стопка пуста.
reason-no_free_slot = У вас нет свободного места для плитки бонуса.
reason-tile_gone = Этой плитки исследований нет на столе.
reason-no_trade_cards = Карт торговли не осталось.
reason-card_in_use = На этой карте уже стоят ваши поселенцы.
reason-nobody_there = Там нет ваших поселенцев.
reason-must_use_fort = Сначала решите, что вы делаете в форте: приобретаете карту, берёте плитку или и то и другое.
reason-must_explore = Сначала возьмите плитку исследований.
reason-must_use_market = Сначала решите, что делать с картой этого рынка.
reason-must_use_card = Сначала выберите, что даёт карта: её действие или «Золотую сделку».
reason-must_replace = Сначала выберите на своём маршруте карту, которая уступит место новой.
reason-must_finish_swap = Сейчас можно поменять местами две карты маршрута: сначала закончите с этим.
reason-must_finish_recalling = Сейчас можно вернуть поселенцев: сначала закончите с этим.

# Корабли в играх с поселенцами.
century-option-map-island = Как лежат жетоны острова: обычный остров, случайный или ваш собственный.
century-option-map-default_island = обычный остров

century-decide-voyage = { $left ->
    [0] Выберите, куда плывёт ваш корабль
    [one] Выберите, куда плывёт ваш корабль: остался { $left } шаг
    [few] Выберите, куда плывёт ваш корабль: осталось { $left } шага
   *[many] Выберите, куда плывёт ваш корабль: осталось { $left } шагов
}
century-decide-build = Можно построить аванпост у [[space { $space }]] { $price ->
    [0] бесплатно
    [one] за { $price } кубик
    [few] за { $price } кубика
   *[many] за { $price } кубиков
}
century-decide-stack_tile = { $must ->
    [0] Можно взять плитку бонуса: собраны ещё 4 карты торговли
   *[other] Выберите плитку бонуса: столбец освобождён
}
century-decide-island_trade = { $must ->
    [0] Можно произвести обмен у
   *[other] Произведите обмен у
} [[space { $space }]]
century-decide-outpost = Выберите аванпост, у которого произвести обмен
century-decide-market_deal = Рынок { $position }: примените { $card } или её сделку

century-move-outpost = Обмен у [[space { $space }]]: { $gave } → { $took }

century-log-kept_card = { $who ->
    [you] Вы забираете { $card }; теперь у вас
   *[other] { $player } забирает { $card }; теперь всего
} { $cards ->
    [one] { $cards } карта торговли
    [few] { $cards } карты торговли
   *[many] { $cards } карт торговли
}.

reason-nowhere_to_sail = Кораблю некуда плыть: вы не сможете заплатить за стоянку.
reason-same_tile = Корабль должен уйти со своего места.
reason-ship_at_sea = Там, где ваш корабль, обмена нет.
reason-no_outposts = У вас ещё нет аванпостов.
reason-no_outpost_trade = Ни у одного из ваших аванпостов вы не можете оплатить обмен.
reason-must_take_tile = Плитку бонуса нужно взять.
reason-must_move_ship = Сначала переместите свой корабль.
reason-must_sail_on = Корабль в пути: сначала он должен сделать второй шаг.
reason-must_finish_landing = Здесь можно построить аванпост: сначала решите это.
reason-must_choose_outpost = Сначала выберите аванпост, у которого вы меняете.
reason-must_settle_tile = Сейчас можно взять плитку бонуса: сначала решите это.

# Поля игр о поселенцах: названия их частей, подсказки с пунктом правил, стол словами.

century-land-map = Земля и её локации
century-land-own = Ваши карты и плитки
century-land-none = нет
century-land-point = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $cost }, { $symbol }{ $settlers ->
    [0] {""}
   *[other] { " " }({ $settlers })
}
century-land-location = { $id }, { $kind }.
century-land-does = { $shape ->
    [exchange] Отдать { $give }, взять { $take }{ $kind ->
        [trade_again] , затем ещё один ход
       *[other] {""}
    }.
    [take] Взять { $take }.
   *[plain] { $kind ->
        [upgrade] До { $steps ->
            [one] { $steps } улучшения
           *[other] { $steps } улучшений
        }.
        [ship_move] { $steps ->
            [0] На любое другое место.
            [one] { $steps } шаг.
            [few] { $steps } шага.
           *[other] { $steps } шагов.
        }
       *[other] {""}
    }
}
century-land-covered = Закрыта плиткой исследований: { $tile }. Напечатанное число поселенцев: { $printed }.
century-land-price = От вас нужно: { $price ->
    [one] { $price } поселенец
    [few] { $price } поселенца
   *[other] { $price } поселенцев
} (напечатано: { $printed }).
century-land-held = Там { $player }, { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}.
century-land-has-native = Здесь действует помощь коренного народа (NW-24).
century-land-has-tools = Здесь действуют инструменты (NW-27){ $cubes ->
    [0] .
    [one] : { $cubes } красный кубик для вас.
    [few] : { $cubes } красных кубика для вас.
   *[other] : { $cubes } красных кубиков для вас.
}
century-land-stack = Стопка плиток бонусов { $stack }: { $tile }; всего { $left ->
    [one] { $left } плитка
    [few] { $left } плитки
   *[other] { $left } плиток
}.
century-land-stack-empty = Стопка плиток бонусов { $stack } пуста.
century-land-about-stack = В форте можно взять верхнюю плитку одной из его стопок (NW-34). Плиток здесь: { $left }.
century-land-about-exploration = Плитка исследований: { $tile } (NW-41).
century-land-card-at = Над фортом { $fort }: { $card }.
century-land-no-card-at = Над фортом { $fort } нет карты.
century-land-about-point = { $card }. Её получают в форте под ней (NW-36).
century-land-race = Больше всего карт у одного игрока: { $most } из { $goal }
century-land-about-race = { $goal }-я карта очков у игрока начинает последний раунд (NW-56).
century-land-last-round = Это последний раунд.
century-land-about-deck = Колода лежит открыто: следующую карту видят все (NW-12).
century-land-deck-left = { $left ->
    [one] { $left } карта в колоде
    [few] { $left } карты в колоде
   *[other] { $left } карт в колоде
}
century-land-storage-count = { $count } из { $limit } кубиков на складе
century-land-about-storage = В конце хода на складе остаётся не больше { $limit } кубиков (NW-55).
century-land-about-cube = { $colour ->
    [yellow] Низший товар; улучшается до красного (NW-2).
    [red] Улучшается до зелёного (NW-2).
    [green] Улучшается до коричневого (NW-2).
   *[brown] Высший товар (NW-2).
}
century-land-about-upgrade-cube = Улучшить этот кубик на одну ступень (NW-30).
century-land-about-discard-cube = Вернуть этот кубик в запас (NW-55).
century-land-about-fee-cube = Отдать этот кубик как плату за стоянку (E2-19).
century-land-about-pay-cube = Заплатить этим кубиком за аванпост (E2-20).
century-land-about-supply = Кубики от низшего к высшему; запас не кончается (NW-2, NW-3).
century-land-settlers-count = Поселенцы: { $hand } на планшете, { $placed } на работе, { $reserve } в резерве
century-land-about-hand = Этих поселенцев можно послать на работу (NW-5).
century-land-about-placed = Поселенцы в локациях возвращаются при отдыхе или когда их вытесняют (NW-26, NW-53).
century-land-about-reserve = Поселенцы из резерва приходят по картам и плиткам (NW-40, NW-45).
century-land-in-hand = на планшете
century-land-at-work = на работе
century-land-in-reserve = в резерве
century-land-rest = Отдых
century-land-about-rest = Все ваши поселенцы возвращаются на планшет (NW-53).
century-land-symbol-count = { $symbol }: { $number }
century-land-no-cards = карт пока нет
century-land-about-slots = Мест для плиток бонусов: { $slots } (NW-35).
century-land-about-score = Сколько очков было бы у вас, если бы игра кончилась сейчас (NW-57).
century-land-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
century-land-final = Что собрал каждый

century-land-tell-next = Следующая карта: { $card }.
century-land-tell-held = { $id }: { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}, игрок { $player }.
century-land-tell-covered = { $id } закрыта плиткой исследований: { $tile }.
century-land-tell-pioneer = { $player }: поселенцы { $hand } на планшете, { $placed } на работе, { $reserve } в резерве; { $count } из { $limit } кубиков ({ $cubes }).
century-land-tell-gathered = { $player }: { $number } из { $goal } карт очков: { $cards }. Плитки бонусов: { $bonus }. Плитки исследований: { $explored }. Сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
