# The board of Marco Polo: names of places, tooltips with their rule clause, and the table told in sentences.

marco_polo-board-own = Ваш планшет
marco_polo-board-first = Перший гравець
marco_polo-board-winner = Переможець
marco_polo-board-bazaar = Базар
marco_polo-board-purse = Гаманець
marco_polo-board-black-dice = Чорні кубики
marco_polo-board-round = Раунд { $round } з 5
marco_polo-board-closer = Ближче
marco_polo-board-farther = Далі
marco_polo-board-whole = Уся мапа
marco_polo-board-no-dice = Кубиків у цьому раунді не лишилося.
marco_polo-board-missing = Бракує:
marco_polo-board-drop = Скинути цей
marco_polo-board-set-die = Яке значення обрати?
marco_polo-board-use-die = Що зробити з кубиком?
marco_polo-board-purse-which = Який кубик покласти в гаманець?
marco_polo-board-hidden-goals = Таємні карти цілей
marco_polo-board-which-figure = Яка фішка йде сюди: { $place }?
marco_polo-board-figure-from = звідси: { $place }

marco_polo-board-contract = Здати: { $cost }; нагорода: { $gain }.
marco_polo-board-bonus = Бонус: { $gain }.
marco_polo-board-posts-of = Факторії: { $players }
marco_polo-board-figures-of = Фішки: { $players }
marco_polo-board-go = Іти сюди: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}, { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[many] { $camels } верблюдів
}
marco_polo-board-space = { $space }: { $dice ->
    [0] порожньо
    [one] лежить { $dice } кубик
    [few] лежать { $dice } кубики
   *[many] лежать { $dice } кубиків
}
marco_polo-board-khan = Прихильність хана: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} з 4; наступний — не менше { $value }
marco_polo-board-column = Стовпчик { $column }: { $gain }
marco_polo-board-purse-holds = Гаманець, 3 монети за кубик; { $dice ->
    [one] лежить { $dice } кубик
    [few] лежать { $dice } кубики
   *[many] лежать { $dice } кубиків
}
marco_polo-board-black-left = { $left ->
    [one] { $left } чорний кубик у запасі
    [few] { $left } чорні кубики в запасі
   *[many] { $left } чорних кубиків у запасі
}
marco_polo-board-die = { $colour ->
    [white] Білий кубик
    [black] Чорний кубик
   *[own] Кубик
}{ $value ->
    [0] {" "}без значення
   *[other] : { $value }
}
marco_polo-board-posts-left = { $left ->
    [one] Лишилася { $left } факторія
    [few] Лишилися { $left } факторії
   *[many] Лишилося { $left } факторій
}
marco_polo-board-posts-left-black = { marco_polo-board-posts-left }, з них чорних: { $black }
marco_polo-board-special = Особливий стос: { $left ->
    [one] { $left } контракт
    [few] { $left } контракти
   *[many] { $left } контрактів
}
marco_polo-board-rounds = Попереду { $left ->
    [one] ще { $left } раунд
    [few] ще { $left } раунди
   *[many] ще { $left } раундів
}
marco_polo-board-travel-prices = { marco_polo-travel-price }
marco_polo-board-travel-price = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
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
marco_polo-board-about-column = Стовпчик найменшого кубика або будь-який ліворуч (MP-55).
marco_polo-board-about-special = Звідси беруть контракти в нагороду; скинуті кладуть донизу (MP-66, MP-113).
marco_polo-board-about-rounds = Кожен новий раунд відкриває шість нових контрактів (MP-136).
marco_polo-board-about-row-bonus = Контракт із цієї клітинки дає ще { $number ->
    [one] 1 монету або 1 верблюда
   *[other] { $number } монети або { $number } верблюдів
} (MP-64).
marco_polo-board-about-contract = Контракт виконують зі сховища, це додаткова дія (MP-99).
marco_polo-board-about-slot = Місце для контракту (MP-65).
marco_polo-board-about-goal = Карта дає бали, якщо факторії є в обох пунктах; крім того, рахуються різні пункти цілей (MP-133, MP-134).
marco_polo-board-about-posts = Восьма збудована факторія дає 5 балів, дев’ята — 10 (MP-79).
marco_polo-board-about-posts-black = { marco_polo-board-about-posts } Десята й одинадцята — чорні й рахуються як інші; одинадцята дає ще 10 балів (MP-123).
marco_polo-board-about-start = Звідси починаються подорожі; тут не будують (MP-77).
marco_polo-board-about-beijing = Факторія займає найкращу вільну клітинку; з нею наприкінці дають бали товари (MP-82, MP-138).
marco_polo-board-about-city = Факторія відкриває карту міста; перша отримує бонус (MP-80, MP-86).
marco_polo-board-about-province = Факторія дає бонус одразу і на початку кожного раунду (MP-81).
marco_polo-board-about-oasis = В оазі не будують (MP-77).

marco_polo-board-tell-round = Раунд { $round } з 5; перший гравець: { $player }.
marco_polo-board-tell-next = Наступний раунд почне { $player }.
marco_polo-board-tell-space = { $space }: { $dice }
marco_polo-board-tell-spaces = Кубики на клітинках дій: { $spaces }.
marco_polo-board-tell-die = { $player } { $value }
marco_polo-board-tell-row = Контракти в ряду: { $contracts }
marco_polo-board-tell-place = { $position }: { $thing }
marco_polo-board-tell-cards = Карти міст: { $cards }
marco_polo-board-tell-bonuses = Бонуси: { $bonuses }.
marco_polo-board-tell-supply = Чорних кубиків лишилося: { $black }. Контрактів в особливому стосі: { $special }.
marco_polo-board-tell-traveller = { $player }, { $character }: бали: { $points }; сховище: { $store }; кубики: { $dice }; виконано контрактів: { $completed }; фішки: { $figures }; факторії: { $posts }.
marco_polo-board-tell-contracts = { $player }, чинні контракти: { $contracts }
marco_polo-board-tell-goals = Ваші цілі: { $goals }.

marco_polo-board-final-map = Цілі на мапі
marco_polo-board-final-places = { $count ->
    [one] Досягнуто { $count } пункт цілей
    [few] Досягнуто { $count } пункти цілей
   *[many] Досягнуто { $count } пунктів цілей
}
marco_polo-board-final-left = Лишилося
marco_polo-board-final-slot = Пекін
