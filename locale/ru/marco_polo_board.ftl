# The board of Marco Polo: names of places, tooltips with their rule clause, and the table told in sentences.

marco_polo-board-own = Ваш планшет
marco_polo-board-first = Первый игрок
marco_polo-board-winner = Победитель
marco_polo-board-bazaar = Базар
marco_polo-board-purse = Кошелёк
marco_polo-board-black-dice = Чёрные кубики
marco_polo-board-round = Раунд { $round } из 5
marco_polo-board-closer = Ближе
marco_polo-board-farther = Дальше
marco_polo-board-whole = Вся карта
marco_polo-board-no-dice = Кубиков в этом раунде не осталось.
marco_polo-board-missing = Не хватает:
marco_polo-board-drop = Сбросить этот
marco_polo-board-set-die = Какое значение выбрать?
marco_polo-board-use-die = Что сделать с кубиком?
marco_polo-board-purse-which = Какой кубик положить в кошелёк?
marco_polo-board-hidden-goals = Тайные карты целей
marco_polo-board-which-figure = Какая фишка идёт сюда: { $place }?
marco_polo-board-figure-from = отсюда: { $place }

marco_polo-board-contract = Сдать: { $cost }; награда: { $gain }.
marco_polo-board-bonus = Бонус: { $gain }.
marco_polo-board-posts-of = Фактории: { $players }
marco_polo-board-figures-of = Фишки: { $players }
marco_polo-board-go = Идти сюда: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[many] { $camels } верблюдов
}
marco_polo-board-space = { $space }: { $dice ->
    [0] пусто
    [one] лежит { $dice } кубик
    [few] лежат { $dice } кубика
   *[many] лежат { $dice } кубиков
}
marco_polo-board-khan = Милость хана: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} из 4; следующий — не меньше { $value }
marco_polo-board-column = Столбец { $column }: { $gain }
marco_polo-board-purse-holds = Кошелёк, 3 монеты за кубик; { $dice ->
    [one] лежит { $dice } кубик
    [few] лежат { $dice } кубика
   *[many] лежат { $dice } кубиков
}
marco_polo-board-black-left = { $left ->
    [one] { $left } чёрный кубик в запасе
    [few] { $left } чёрных кубика в запасе
   *[many] { $left } чёрных кубиков в запасе
}
marco_polo-board-die = { $colour ->
    [white] Белый кубик
    [black] Чёрный кубик
   *[own] Кубик
}{ $value ->
    [0] {" "}без значения
   *[other] : { $value }
}
marco_polo-board-posts-left = { $left ->
    [one] Осталась { $left } фактория
    [few] Остались { $left } фактории
   *[many] Осталось { $left } факторий
}
marco_polo-board-posts-left-black = { marco_polo-board-posts-left }, из них чёрных: { $black }
marco_polo-board-special = Особая стопка: { $left ->
    [one] { $left } контракт
    [few] { $left } контракта
   *[many] { $left } контрактов
}
marco_polo-board-rounds = Впереди { $left ->
    [one] ещё { $left } раунд
    [few] ещё { $left } раунда
   *[many] ещё { $left } раундов
}
marco_polo-board-travel-prices = { marco_polo-travel-price }
marco_polo-board-travel-price = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

marco_polo-board-about-coins = { marco_polo-space-coins-about } { marco_polo-occupied-about } (MP-54, MP-49)
marco_polo-board-about-camels = { marco_polo-space-camels-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-pepper = { marco_polo-space-pepper-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-silk = { marco_polo-space-silk-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-gold = { marco_polo-space-gold-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-contracts = { marco_polo-space-contracts-about } { marco_polo-occupied-about } (MP-62, MP-49)
marco_polo-board-about-travel = { marco_polo-space-travel-about } { marco_polo-occupied-about } (MP-70, MP-71)
marco_polo-board-about-khan = { marco_polo-space-khan-about } (MP-57, MP-58)
marco_polo-board-about-purse = { marco_polo-space-purse-about } (MP-101)
marco_polo-board-about-black = { marco_polo-space-black_dice-about } (MP-44, MP-104)
marco_polo-board-about-column = Столбец наименьшего кубика или любой левее (MP-55).
marco_polo-board-about-special = Отсюда берут контракты в награду; сброшенные кладут вниз (MP-66, MP-113).
marco_polo-board-about-rounds = Каждый новый раунд открывает шесть новых контрактов (MP-136).
marco_polo-board-about-row-bonus = Контракт с этой клетки приносит ещё { $number ->
    [one] 1 монету или 1 верблюда
   *[other] { $number } монеты или { $number } верблюдов
} (MP-64).
marco_polo-board-about-contract = Контракт выполняют из хранилища, это дополнительное действие (MP-99).
marco_polo-board-about-slot = Место для контракта (MP-65).
marco_polo-board-about-goal = Карта приносит очки, если фактории есть в обоих пунктах; кроме того, считаются разные пункты целей (MP-133, MP-134).
marco_polo-board-about-posts = Восьмая построенная фактория приносит 5 очков, девятая — 10 (MP-79).
marco_polo-board-about-posts-black = { marco_polo-board-about-posts } Десятая и одиннадцатая — чёрные и считаются как остальные; одиннадцатая приносит ещё 10 очков (MP-123).
marco_polo-board-about-start = Отсюда начинаются путешествия; здесь не строят (MP-77).
marco_polo-board-about-beijing = Фактория занимает лучшую свободную ячейку; с ней в конце приносят очки товары (MP-82, MP-138).
marco_polo-board-about-city = Фактория открывает карту города; первая получает бонус (MP-80, MP-86).
marco_polo-board-about-province = Фактория приносит бонус сразу и в начале каждого раунда (MP-81).
marco_polo-board-about-oasis = В оазисе не строят (MP-77).

marco_polo-board-tell-round = Раунд { $round } из 5; первый игрок: { $player }.
marco_polo-board-tell-next = Следующий раунд начнёт { $player }.
marco_polo-board-tell-space = { $space }: { $dice }
marco_polo-board-tell-spaces = Кубики на ячейках действий: { $spaces }.
marco_polo-board-tell-die = { $player } { $value }
marco_polo-board-tell-row = Контракты в ряду: { $contracts }
marco_polo-board-tell-place = { $position }: { $thing }
marco_polo-board-tell-cards = Карты городов: { $cards }
marco_polo-board-tell-bonuses = Бонусы: { $bonuses }.
marco_polo-board-tell-supply = Чёрных кубиков осталось: { $black }. Контрактов в особой стопке: { $special }.
marco_polo-board-tell-traveller = { $player }, { $character }: очки: { $points }; хранилище: { $store }; кубики: { $dice }; выполнено контрактов: { $completed }; фишки: { $figures }; фактории: { $posts }.
marco_polo-board-tell-contracts = { $player }, действующие контракты: { $contracts }
marco_polo-board-tell-goals = Ваши цели: { $goals }.

marco_polo-board-final-map = Цели на карте
marco_polo-board-final-places = { $count ->
    [one] Достигнут { $count } пункт целей
    [few] Достигнуто { $count } пункта целей
   *[many] Достигнуто { $count } пунктов целей
}
marco_polo-board-final-left = Осталось
marco_polo-board-final-slot = Пекин
