# Что поля всех игр Century говорят о кубиках, а поля с картами торговли — о картах; пункты правил называет каждая игра.

century-cubes-supply = Общий запас
century-cube-letter-yellow = Ж
century-cube-letter-red = Кр
century-cube-letter-green = З
century-cube-letter-brown = Ко
century-cubes-told = { $number } { $colour ->
    [yellow] { $number ->
        [one] жёлтый
       *[many] жёлтых
    }
    [red] { $number ->
        [one] красный
       *[many] красных
    }
    [green] { $number ->
        [one] зелёный
       *[many] зелёных
    }
   *[brown] { $number ->
        [one] коричневый
       *[many] коричневых
    }
}
century-cubes-none = кубиков нет

century-trade-free = бесплатно
century-trade-price = { $price ->
    [one] стоит { $price } кубик
    [few] стоит { $price } кубика
   *[many] стоит { $price } кубиков
}
century-trade-pay-here = кубик кладут на эту карту
century-trade-rest = Отдых
century-trade-deal = Заключить сделку
century-trade-hand-empty = У вас на руке нет карт.
century-trade-played-empty = Разыгранных карт пока нет
century-trade-none = нет
century-trade-gap = пустое место
century-trade-hand-count = { $left ->
    [one] { $left } карта на руке
    [few] { $left } карты на руке
   *[many] { $left } карт на руке
}
century-trade-left = Ещё { $left }
century-trade-how-often = Сколько раз?
century-trade-choose = Что взять?
century-trade-take-or-deal = Взять карту или заключить её сделку?
century-trade-card-produce = пряности ({ $take })
century-trade-card-exchange = обмен ({ $give } на { $take })
century-trade-card-upgrade = { $steps ->
    [one] { $steps } улучшение
    [few] { $steps } улучшения
   *[many] { $steps } улучшений
}
century-trade-card-special = бонус ({ $effects })
century-trade-deal-told = ({ $effects })
century-trade-effect-gain = взять { $cubes }
century-trade-effect-all_gain = получают все: { $cubes }
century-trade-effect-upgrade = { $number ->
    [one] до { $number } улучшения
   *[many] до { $number } улучшений
}
century-trade-effect-retrieve = { $number ->
    [one] вернуть на руку { $number } разыгранную карту
    [few] вернуть на руку до { $number } разыгранных карт
   *[many] вернуть на руку до { $number } разыгранных карт
}
century-trade-effect-choice = обменять { $give } на { $one } или { $other }

century-trade-tell-place = { $position }: { $card }
century-trade-tell-laden = { $position }: { $card }, на карте { $cubes }
century-trade-tell-row = Карты торговли: { $cards }. Осталось в колоде: { $left }.
century-trade-tell-hand = У вас на руке: { $cards }.
century-trade-tell-played = Ваши разыгранные карты: { $cards }.

# Собственные «Золотые сделки» стола: их выбирают до начала партии.

deals-off = нет
deals-ours = наш набор
deals-own = свой список
deals-text-about = По сделке в строке: сколько карт её несут, затем шаги, например { $example }. { $cubes } — кубики, которые вы берёте, { $shared } — кубик каждому игроку, { $upgrades } — улучшения, { $retrieve } возвращает карту на руку.
deals-file = Взять список из файла
deals-good = { $cards ->
    [one] { $cards } сделка: можно играть.
    [few] { $cards } сделки: можно играть.
   *[other] { $cards } сделок: можно играть.
}
deals-problem-not_a_text = «Золотых сделок» либо нет, либо это наш набор, либо список вроде { $example }.
deals-problem-not_a_list = «{ $said }» — не список сделок. Пишите сделки так: { $example }
deals-problem-too_long = Список слишком длинный: хватит { $most } знаков.
deals-problem-unreadable = Сделку { $number }, «{ $entry }», не удаётся прочитать. Пишите сделки так: { $example }
deals-problem-copies = Сделка { $number }, «{ $entry }»: её могут нести от 1 до { $most } карт, а указано { $copies }.
deals-problem-kind_twice = Сделка { $number }, «{ $entry }»: два шага одного вида; объедините их.
deals-problem-cubes = Сделка { $number }, «{ $entry }»: сделка приносит от 1 до { $most } кубиков, а указано { $amount }.
deals-problem-all_cubes = Сделка { $number }, «{ $entry }»: каждый игрок берёт ровно 1 кубик, а указано { $amount }.
deals-problem-upgrades = Сделка { $number }, «{ $entry }»: улучшений может быть от 1 до { $most }, а указано { $amount }.
deals-problem-cards = Сделка { $number }, «{ $entry }»: вернуть можно от 1 до { $most } карт, а указано { $amount }.
deals-problem-too_many = Разных сделок слишком много: { $count }. Хватит { $most }.
deals-problem-too_few = Сделка нужна каждой карте торговли, их { $needed }, а в списке сделок: { $count }.
