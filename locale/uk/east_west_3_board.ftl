# Поле гри «Зі сходу на захід III»: ринки з картами торгівлі й зібрані карти.

east_west_3-board-first = Перший гравець
east_west_3-board-winner = Переможець
east_west_3-board-use = Використати
east_west_3-board-ask-market = Карта чи її угода?
east_west_3-board-market-card = Під ринком { $market }: { $card }.
east_west_3-board-market-empty = Під ринком { $market } немає карти.
east_west_3-board-trade-deck = { $left ->
    [one] { $left } карта торгівлі в колоді
    [few] { $left } карти торгівлі в колоді
   *[other] { $left } карт торгівлі в колоді
}
east_west_3-board-kept-cards = зібрано карт торгівлі
east_west_3-board-kept = Зібрано карт торгівлі: { $cards }. Наступна плитка бонусу: { $left ->
    [one] через { $left } карту
    [few] через { $left } карти
   *[other] через { $left } карт
}.
east_west_3-board-effect-recall = { $number ->
    [one] повернути { $number } поселенця
   *[other] повернути до { $number } поселенців
}

east_west_3-board-about-produce = Карта прянощів: візьміть показані кубики, потім заберіть карту (E1-26, E3-14).
east_west_3-board-about-upgrade = Карта покращення: по одному покращенню за кожну стрілку, принаймні одне, потім заберіть карту (E1-27, E3-14).
east_west_3-board-about-exchange = Карта обміну: віддайте кубики згори, візьміть кубики знизу, скільки завгодно разів, потім заберіть карту (E1-28, E3-14).
east_west_3-board-about-special = Карта бонусів: візьміть кубик, потім можна зробити одне покращення (E3-27).
east_west_3-board-about-retrieve = Карта бонусів: візьміть кубики, потім можна повернути одного свого поселенця (E3-27).
east_west_3-board-about-choice = Карта бонусів: за 3 жовті візьміть будь-який бік, щоразу заново (E1-40, E3-27).
east_west_3-board-about-deal = «Золота угода» замість дії карти: { $deal } (E3-29).
east_west_3-board-about-trade-deck = Колода карт торгівлі лежить сорочкою догори; коли вона скінчиться, нових карт не буде (E3-8, E3-16).
east_west_3-board-about-stack = За кожну четверту зібрану карту торгівлі можна взяти верхню плитку одного з цих стосів (E3-17). Плиток тут: { $left }.
east_west_3-board-about-kept = Карти, використані на ринках. Кожна четверта приносить плитку бонусу зі стосів біля ринків, якщо для неї є вільне місце (E3-17, E3-18).

east_west_3-board-tell-kept = { $player }: { $cards ->
    [one] зібрана { $cards } карта торгівлі
    [few] зібрані { $cards } карти торгівлі
   *[other] зібрано { $cards } карт торгівлі
}.
