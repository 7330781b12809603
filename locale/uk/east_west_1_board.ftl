# Поле гри «Зі сходу на захід I»: ринки з картами торгівлі й торговельні шляхи.

east_west_1-board-first = Перший гравець
east_west_1-board-winner = Переможець
east_west_1-board-use = Використати
east_west_1-board-take = До вашого шляху
east_west_1-board-ask-market = Використати карту чи взяти?
east_west_1-board-ask-route_card = Карта чи її угода?
east_west_1-board-market-card = Під ринком { $market }: { $card }.
east_west_1-board-market-empty = Під ринком { $market } немає карти.
east_west_1-board-trade-deck = { $left ->
    [one] { $left } карта торгівлі в колоді
    [few] { $left } карти торгівлі в колоді
   *[other] { $left } карт торгівлі в колоді
}
east_west_1-board-route = Торговельний шлях: карт { $cards } із 5
east_west_1-board-on-route = { $settlers ->
    [one] на ньому { $settlers } поселенець
    [few] на ньому { $settlers } поселенці
   *[other] на ньому { $settlers } поселенців
}
east_west_1-board-no-route = на шляху ще немає карт
east_west_1-board-route-card = { $position }: { $card }. { $taken ->
    [yes] На ній { $settlers ->
        [one] { $settlers } поселенець.
        [few] { $settlers } поселенці.
       *[other] { $settlers } поселенців.
    }
   *[no] { $settlers ->
        [one] Потрібен { $settlers } поселенець.
        [few] Потрібні { $settlers } поселенці.
       *[other] Потрібно { $settlers } поселенців.
    }
}
east_west_1-board-swap = { $position }: { $card }. З якою картою поміняти її місцями?
east_west_1-board-pile = Власний скид: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}
east_west_1-board-final-routes = Торговельні шляхи й власний скид
east_west_1-board-effect-recall = { $number ->
    [one] повернути { $number } поселенця
   *[other] повернути до { $number } поселенців
}

east_west_1-board-about-produce = Карта прянощів: візьміть показані кубики (E1-26).
east_west_1-board-about-upgrade = Карта покращення: по одному покращенню за кожну стрілку, принаймні одне (E1-27).
east_west_1-board-about-exchange = Карта обміну: віддайте кубики згори, візьміть кубики знизу, скільки завгодно разів (E1-28).
east_west_1-board-about-special = Карта бонусів: візьміть кубик, потім можна зробити одне покращення (E1-38).
east_west_1-board-about-retrieve = Карта бонусів: візьміть кубики, потім можна повернути одного свого поселенця (E1-39).
east_west_1-board-about-choice = Карта бонусів: за 3 жовті візьміть будь-який бік, щоразу заново (E1-40).
east_west_1-board-about-deal = «Золота угода»: { $deal } (E1-41).
east_west_1-board-about-trade-deck = Колода карт торгівлі лежить сорочкою догори; коли вона скінчиться, нових карт не буде (E1-8, E1-18).
east_west_1-board-about-route = На шляху щонайбільше 5 карт; наступна замінює одну з них (E1-16).
east_west_1-board-about-route-price = Карта потребує 1 поселенця і ще по одному за кожну карту лівіше, на якій немає поселенців (E1-22).
east_west_1-board-about-pile = Карти, використані на ринку або замінені на шляху; вони рахуються для однієї з плиток бонусів (E1-14, E1-34).

east_west_1-board-tell-card = { $position }: { $card }, { $taken ->
    [yes] на ній { $settlers ->
        [one] { $settlers } поселенець
        [few] { $settlers } поселенці
       *[other] { $settlers } поселенців
    }
   *[no] потрібно: { $settlers ->
        [one] { $settlers } поселенець
        [few] { $settlers } поселенці
       *[other] { $settlers } поселенців
    }
}
east_west_1-board-tell-route = Шлях, { $player }: { $cards }. Карт у власному скиді: { $discarded }.
