# Поля игр о кораблях: названия частей, подсказки с пунктом правил, стол словами.

century-board-map = Море и острова
century-board-closer = Ближе
century-board-farther = Дальше
century-board-whole = Вся карта
century-board-own = Ваша сторона стола
century-board-none = нет
century-board-market = Остров { $space }, рынок, { $symbol }: отдать { $give }, взять { $take }.
century-board-open-sea = Клетка { $space }, открытое море.
century-board-port = Порт { $space }: { $demand }.
century-board-closed-port = Порт { $space } закрыт.
century-board-empty-port = В порту { $space } нет жетона победных очков.
century-board-outpost-cost = Аванпост здесь стоит вам: { $price ->
    [0] бесплатно
    [one] { $price } кубик
    [few] { $price } кубика
   *[many] { $price } кубиков
}.
century-board-outposts-of = Аванпосты: { $players }.
century-board-ships-of = Корабли: { $players }.
century-board-cubes-here = Здесь лежат кубики: { $cubes }.
century-board-journey = Плыть к { $space }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}{ $price ->
    [0] , бесплатно
   *[other] , цена { $price } ({ $game ->
        [sand_to_sea] карты
       *[other] кубики остаются по пути
    })
}{ $fee ->
    [0] {""}
    [one] , за стоянку { $fee } кубик
    [few] , за стоянку { $fee } кубика
   *[many] , за стоянку { $fee } кубиков
}.
century-board-leave-here = Какой кубик оставить здесь, чтобы плыть дальше?
century-board-build = Построить
century-board-harvest = Собрать урожай
century-board-stepwise = Шаг за шагом
century-board-about-stepwise = Выбирать каждую клетку пути самому; иначе нажатие на дальний остров — это всё плавание до него ({ $game ->
    [sand_to_sea] SS-13
   *[other] EW-13
}).
century-board-hold-count = В трюме кубиков: { $count } из { $limit }
century-board-about-hold = В конце вашего хода в трюме остаётся не больше { $limit } кубиков ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-about-cube = { $colour ->
    [yellow] Самая дешёвая пряность; улучшается до красной
    [red] Улучшается до зелёной
    [green] Улучшается до коричневой
   *[brown] Самая дорогая пряность
}. Красные, зелёные и коричневые кубики в конце приносят по очку ({ $game ->
    [sand_to_sea] SS-27
   *[other] EW-41
}).
century-board-about-fee-cube = Отдать этот кубик за стоянку ({ $game ->
    [sand_to_sea] SS-17
   *[other] EW-17
}).
century-board-about-leave-cube = Оставить этот кубик здесь и плыть дальше (EW-14).
century-board-about-pay-cube = Заплатить этим кубиком за аванпост ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-25
}).
century-board-about-upgrade-cube = Улучшить этот кубик на шаг ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-about-discard-cube = Вернуть этот кубик в запас ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-row = { $symbol }: построено { $built ->
    [one] { $built } аванпост
    [few] { $built } аванпоста
   *[many] { $built } аванпостов
}, открыто { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
century-board-about-row = Аванпосты берут из ряда слева; числа под ними засчитываются в конце ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-columns = Свободно { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
   *[many] { $columns } столбцов
}
century-board-about-columns = Построив последний аванпост столбца, вы выбираете бонусный жетон; число показывает, сколько их там ещё стоит ({ $game ->
    [sand_to_sea] SS-23
   *[other] EW-28
}).
century-board-about-board-points = Очки, открытые на планшете ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-about-bonus = { $kind ->
    [vp] Бонусный жетон: очки, { $points }
    [movement] Бонусный жетон: ещё один бесплатный шаг в каждом плавании
    [hold] Бонусный жетон: место ещё для 3 кубиков
    [upgrade] Бонусный жетон: после каждого построенного аванпоста можно улучшить кубик; очки: { $points }
   *[red] Бонусный жетон: красный кубик с каждым урожаем; очки: { $points }
}
century-board-no-bonus = Пока нет: постройте последний аванпост столбца.
century-board-stock-of = { century-board-about-bonus }. Осталось: { $left }
century-board-about-claimed = Полученные жетоны победных очков; когда их { $goal }, игра заканчивается в конце раунда ({ $game ->
    [sand_to_sea] SS-26
   *[other] EW-40
}).
century-board-face-down = Жетон победных очков лицом вниз
century-board-end = Игра закончится в раунде, когда у кого-то будет жетонов победных очков: { $goal }.
century-board-last-round = Это последний раунд.
century-board-starting-sets = Начальные кубики
century-board-choose-set = Выберите начальные кубики
century-board-starting-set = { $cubes }{ $state ->
    [taken] {" "}(уже взято)
   *[free] {""}
}
century-board-supply = Запас
century-board-about-supply = Запас не кончается; шаг улучшения ведёт к следующей пряности справа ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-demand = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $cost }
century-board-final-boards = Планшеты в конце игры
century-board-tell-pile = Жетонов победных очков в стопке: { $left }. Игра закончится в раунде, когда у кого-то их будет { $goal }.
century-board-tell-place = { $space }: { $what }
century-board-tell-loose = На карте лежат кубики: { $places }.
century-board-tell-captain = { $player }: корабль { $ship ->
    [0] ещё не поставлен
   *[other] у { $ship }
}; трюм: { $cubes }, занято { $count } из { $limit }; жетонов победных очков: { $claimed }.
century-board-tell-outposts = { $player }: аванпосты: { $spaces }; построено: { $built }; открыто очков: { $points }; бонусные жетоны: { $bonus }.
century-board-tell-stock = Бонусные жетоны в запасе: { $tiles }.
