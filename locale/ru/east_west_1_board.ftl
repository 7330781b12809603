# Поле игры «С востока на запад I»: рынки с картами торговли и торговые маршруты.

east_west_1-board-first = Первый игрок
east_west_1-board-winner = Победитель
east_west_1-board-use = Применить
east_west_1-board-take = В ваш маршрут
east_west_1-board-ask-market = Применить карту или забрать?
east_west_1-board-ask-route_card = Карта или её сделка?
east_west_1-board-market-card = Под рынком { $market }: { $card }.
east_west_1-board-market-empty = Под рынком { $market } нет карты.
east_west_1-board-trade-deck = { $left ->
    [one] { $left } карта торговли в колоде
    [few] { $left } карты торговли в колоде
   *[other] { $left } карт торговли в колоде
}
east_west_1-board-route = Торговый маршрут: карт { $cards } из 5
east_west_1-board-on-route = { $settlers ->
    [one] на нём { $settlers } поселенец
    [few] на нём { $settlers } поселенца
   *[other] на нём { $settlers } поселенцев
}
east_west_1-board-no-route = в маршруте ещё нет карт
east_west_1-board-route-card = { $position }: { $card }. { $taken ->
    [yes] На ней { $settlers ->
        [one] { $settlers } поселенец.
        [few] { $settlers } поселенца.
       *[other] { $settlers } поселенцев.
    }
   *[no] { $settlers ->
        [one] Нужен { $settlers } поселенец.
        [few] Нужно { $settlers } поселенца.
       *[other] Нужно { $settlers } поселенцев.
    }
}
east_west_1-board-swap = { $position }: { $card }. С какой картой поменять её местами?
east_west_1-board-pile = Личный сброс: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
east_west_1-board-final-routes = Торговые маршруты и личный сброс
east_west_1-board-effect-recall = { $number ->
    [one] вернуть { $number } поселенца
   *[other] вернуть до { $number } поселенцев
}

east_west_1-board-about-produce = Карта пряностей: возьмите показанные кубики (E1-26).
east_west_1-board-about-upgrade = Карта улучшения: по одному улучшению за каждую стрелку, хотя бы одно (E1-27).
east_west_1-board-about-exchange = Карта обмена: отдайте кубики сверху, возьмите кубики снизу, сколько угодно раз (E1-28).
east_west_1-board-about-special = Карта бонусов: возьмите кубик, затем можно сделать одно улучшение (E1-38).
east_west_1-board-about-retrieve = Карта бонусов: возьмите кубики, затем можно вернуть одного своего поселенца (E1-39).
east_west_1-board-about-choice = Карта бонусов: за 3 жёлтых возьмите любую сторону, каждый раз заново (E1-40).
east_west_1-board-about-deal = «Золотая сделка»: { $deal } (E1-41).
east_west_1-board-about-trade-deck = Колода карт торговли лежит рубашкой вверх; когда она кончится, новых карт не будет (E1-8, E1-18).
east_west_1-board-about-route = В маршруте не больше 5 карт; следующая заменяет одну из них (E1-16).
east_west_1-board-about-route-price = Карта требует 1 поселенца и ещё по одному за каждую карту левее, на которой нет поселенцев (E1-22).
east_west_1-board-about-pile = Карты, применённые на рынке или заменённые в маршруте; они считаются для одной из плиток бонусов (E1-14, E1-34).

east_west_1-board-tell-card = { $position }: { $card }, { $taken ->
    [yes] на ней { $settlers ->
        [one] { $settlers } поселенец
        [few] { $settlers } поселенца
       *[other] { $settlers } поселенцев
    }
   *[no] нужно: { $settlers ->
        [one] { $settlers } поселенец
        [few] { $settlers } поселенца
       *[other] { $settlers } поселенцев
    }
}
east_west_1-board-tell-route = Маршрут, { $player }: { $cards }. Карт в личном сбросе: { $discarded }.
