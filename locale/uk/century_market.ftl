# Що поля всіх ігор Century кажуть про кубики, а поля з картами торгівлі — про карти; пункти правил називає кожна гра.

century-cubes-supply = Загальний запас
century-cube-letter-yellow = Ж
century-cube-letter-red = Ч
century-cube-letter-green = З
century-cube-letter-brown = К
century-cubes-told = { $number } { $colour ->
    [yellow] { $number ->
        [one] жовтий
        [few] жовті
       *[many] жовтих
    }
    [red] { $number ->
        [one] червоний
        [few] червоні
       *[many] червоних
    }
    [green] { $number ->
        [one] зелений
        [few] зелені
       *[many] зелених
    }
   *[brown] { $number ->
        [one] коричневий
        [few] коричневі
       *[many] коричневих
    }
}
century-cubes-none = кубиків немає

century-trade-free = безкоштовно
century-trade-price = { $price ->
    [one] коштує { $price } кубик
    [few] коштує { $price } кубики
   *[many] коштує { $price } кубиків
}
century-trade-pay-here = кубик кладуть на цю карту
century-trade-rest = Відпочинок
century-trade-deal = Укласти угоду
century-trade-hand-empty = У вас на руці немає карт.
century-trade-played-empty = Розіграних карт поки немає
century-trade-none = немає
century-trade-gap = порожнє місце
century-trade-hand-count = { $left ->
    [one] { $left } карта на руці
    [few] { $left } карти на руці
   *[many] { $left } карт на руці
}
century-trade-left = Ще { $left }
century-trade-how-often = Скільки разів?
century-trade-choose = Що взяти?
century-trade-take-or-deal = Взяти карту чи укласти її угоду?
century-trade-card-produce = прянощі ({ $take })
century-trade-card-exchange = обмін ({ $give } на { $take })
century-trade-card-upgrade = { $steps ->
    [one] { $steps } покращення
    [few] { $steps } покращення
   *[many] { $steps } покращень
}
century-trade-card-special = бонус ({ $effects })
century-trade-deal-told = ({ $effects })
century-trade-effect-gain = взяти { $cubes }
century-trade-effect-all_gain = отримують усі: { $cubes }
century-trade-effect-upgrade = { $number ->
    [one] до { $number } покращення
   *[many] до { $number } покращень
}
century-trade-effect-retrieve = { $number ->
    [one] повернути до руки { $number } розіграну карту
    [few] повернути до руки до { $number } розіграних карт
   *[many] повернути до руки до { $number } розіграних карт
}
century-trade-effect-choice = обміняти { $give } на { $one } або { $other }

century-trade-tell-place = { $position }: { $card }
century-trade-tell-laden = { $position }: { $card }, на карті { $cubes }
century-trade-tell-row = Карти торгівлі: { $cards }. Залишилося в колоді: { $left }.
century-trade-tell-hand = У вас на руці: { $cards }.
century-trade-tell-played = Ваші розіграні карти: { $cards }.

# Власні «Золоті угоди» столу: їх вибирають до початку партії.

deals-off = немає
deals-ours = наш набір
deals-own = свій список
deals-text-about = По угоді в рядку: скільки карт її несуть, потім кроки, наприклад { $example }. { $cubes } — кубики, які ви берете, { $shared } — кубик кожному гравцеві, { $upgrades } — покращення, { $retrieve } повертає карту на руку.
deals-file = Узяти список із файлу
deals-good = { $cards ->
    [one] { $cards } угода: можна грати.
    [few] { $cards } угоди: можна грати.
   *[other] { $cards } угод: можна грати.
}
deals-problem-not_a_text = «Золотих угод» або немає, або це наш набір, або список на кшталт { $example }.
deals-problem-not_a_list = «{ $said }» — не список угод. Пишіть угоди так: { $example }
deals-problem-too_long = Список задовгий: вистачить { $most } знаків.
deals-problem-unreadable = Угоду { $number }, «{ $entry }», не вдається прочитати. Пишіть угоди так: { $example }
deals-problem-copies = Угода { $number }, «{ $entry }»: її можуть нести від 1 до { $most } карт, а вказано { $copies }.
deals-problem-kind_twice = Угода { $number }, «{ $entry }»: два кроки одного виду; об’єднайте їх.
deals-problem-cubes = Угода { $number }, «{ $entry }»: угода приносить від 1 до { $most } кубиків, а вказано { $amount }.
deals-problem-all_cubes = Угода { $number }, «{ $entry }»: кожен гравець бере рівно 1 кубик, а вказано { $amount }.
deals-problem-upgrades = Угода { $number }, «{ $entry }»: покращень може бути від 1 до { $most }, а вказано { $amount }.
deals-problem-cards = Угода { $number }, «{ $entry }»: повернути можна від 1 до { $most } карт, а вказано { $amount }.
deals-problem-too_many = Різних угод забагато: { $count }. Вистачить { $most }.
deals-problem-too_few = Угода потрібна кожній карті торгівлі, їх { $needed }, а в списку угод: { $count }.
