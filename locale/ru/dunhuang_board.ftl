# Стол «Врат в Поднебесную»: названия мест, подсказки с пунктом правил и стол, рассказанный словами.

dunhuang-board-own = Ваша сторона стола
dunhuang-board-circle = Круг персонажей
dunhuang-board-first = Первый игрок
dunhuang-board-winner = Победитель
dunhuang-board-none = нет
dunhuang-board-victory = До победы
dunhuang-board-hand-empty = На руке нет карт.
dunhuang-board-keep-one = Оставьте одну из этих карт
dunhuang-board-keep-drawn = Оставьте одну из взятых карт
dunhuang-board-chosen = начальная карта выбрана
dunhuang-board-choosing = выбирает начальную карту
dunhuang-board-pay = Заплатить за жетон: { $good }?
dunhuang-board-decline = Не платить

dunhuang-board-slot = Место на рынке { $position }: { $good }
dunhuang-board-cards-of = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dunhuang-board-seal = Жетон преимущества: { $good }
dunhuang-board-seal-shielded = Защищённый жетон преимущества: { $good }
dunhuang-board-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
dunhuang-board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
dunhuang-board-prestige = Престиж: { $count }
dunhuang-board-prestige-left = Жетонов престижа в запасе: { $count } из { $all }
dunhuang-board-coins-left = Монет в запасе: { $count } из { $all }
dunhuang-board-tokens-of = Жетоны преимуществ: { $count }, для немедленной победы нужно { $needed } (DH-72)
dunhuang-board-deck = { $left ->
    [one] Колода: осталась { $left } карта (DH-78)
    [few] Колода: осталось { $left } карты (DH-78)
    [many] Колода: осталось { $left } карт (DH-78)
   *[other] Колода: осталось { $left } карты (DH-78)
}
dunhuang-board-discard = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
dunhuang-board-way = { $steps ->
    [one] { $steps } шаг от верблюда, бесплатно (DH-19).
    [few] { $steps } шага от верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } (DH-19).
    [many] { $steps } шагов от верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } (DH-19).
   *[other] { $steps } шага от верблюда: { $price } монеты (DH-19).
}

dunhuang-board-about-price = Цена пути верблюда сюда: первый шаг бесплатный, каждый следующий стоит 1 монету (DH-19).
dunhuang-board-about-card = { $good }, число { $number }: столько таких карт в коробке и столько очков приносит одна в конце (DH-3).
dunhuang-board-about-gap = Карты нет: место пополнится в конце хода, пока есть колода (DH-76).
dunhuang-board-about-coins = Вместо способности всегда можно взять 3 монеты (DH-53).
dunhuang-board-about-coins-left = Вместо способности всегда можно взять 3 монеты, если они есть в запасе (DH-53, DH-97).
dunhuang-board-about-prestige = Каждый жетон престижа приносит 1 очко, его нельзя потерять (DH-88, DH-98).
dunhuang-board-about-prestige-left = Каждый жетон престижа приносит 1 очко, его нельзя потерять (DH-88, DH-98). Других жетонов нет: кто опоздал, тому не достанется (DH-97).
dunhuang-board-about-discard = Сброшенные карты не возвращаются (DH-70, DH-79).
dunhuang-board-about-token = Его получает тот, кто кладёт в лавку карту этого товара и после этого имеет их не меньше, чем любой другой (DH-33).
dunhuang-board-about-glyph = Стороной с иероглифом вверх: тот, кто только сравнялся, не получает его просто так (DH-47).
dunhuang-board-about-shop = { $good } в лавке: карта считается для жетона преимущества, но сама очков не приносит (DH-28, DH-87).
dunhuang-board-about-hand = На руку: втайне, и это шаг к четырём разным товарам (DH-27, DH-71).
dunhuang-board-about-own-shop = В лавку: лицом вверх, карта может принести жетон преимущества (DH-28).
dunhuang-board-about-keep = Оставить эту карту; две другие покидают игру лицом вниз (DH-9).
dunhuang-board-about-drawn = Оставить эту карту; остальные уходят под колоду (DH-59, DH-60).

dunhuang-board-tell-place = { $position }: { $character }, { $good }
dunhuang-board-tell-circle = Круг: { $places }.
dunhuang-board-tell-camel = Верблюд стоит на позиции { $position }.
dunhuang-board-tell-shielded = { $good } (защищён)
dunhuang-board-tell-supply = Запас: карт в колоде: { $deck }, в сбросе: { $discard }, монет: { $coins }, престижа: { $prestige }, жетоны преимуществ: { $tokens }.
dunhuang-board-tell-own = У вас монет: { $coins }, престижа: { $prestige }. Рука: { $hand }. Лавка: { $shop }. Жетоны преимуществ: { $tokens }.
dunhuang-board-tell-trader = { $player }: карт на руке: { $hand }, монет: { $coins }, престижа: { $prestige }; лавка: { $shop }; жетоны преимуществ: { $tokens }.

dunhuang-board-final-count = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dunhuang-board-final-sum = Очки за карты
dunhuang-board-final-cap = Карт / жетонов
dunhuang-board-about-cap = Остаётся не больше одной карты на каждый жетон преимущества (DH-91).
dunhuang-board-final-at-once = Победа: { $tokens ->
    [one] { $tokens } жетон преимущества
    [few] { $tokens } жетона преимуществ
    [many] { $tokens } жетонов преимуществ
   *[other] { $tokens } жетона преимуществ
} и { $goods ->
    [one] { $goods } товар
    [few] { $goods } разных товара
    [many] { $goods } разных товаров
   *[other] { $goods } разных товара
} на руке. Очки не считаются (DH-75).
