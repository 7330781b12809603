# Поле игры «С востока на запад III»: рынки с картами торговли и собранные карты.

east_west_3-board-first = Первый игрок
east_west_3-board-winner = Победитель
east_west_3-board-use = Применить
east_west_3-board-ask-market = Карта или её сделка?
east_west_3-board-market-card = Под рынком { $market }: { $card }.
east_west_3-board-market-empty = Под рынком { $market } нет карты.
east_west_3-board-trade-deck = { $left ->
    [one] { $left } карта торговли в колоде
    [few] { $left } карты торговли в колоде
   *[other] { $left } карт торговли в колоде
}
east_west_3-board-kept-cards = собрано карт торговли
east_west_3-board-kept = Собрано карт торговли: { $cards }. Следующая плитка бонуса: { $left ->
    [one] через { $left } карту
    [few] через { $left } карты
   *[other] через { $left } карт
}.
east_west_3-board-effect-recall = { $number ->
    [one] вернуть { $number } поселенца
   *[other] вернуть до { $number } поселенцев
}

east_west_3-board-about-produce = Карта пряностей: возьмите показанные кубики, затем заберите карту (E1-26, E3-14).
east_west_3-board-about-upgrade = Карта улучшения: по одному улучшению за каждую стрелку, хотя бы одно, затем заберите карту (E1-27, E3-14).
east_west_3-board-about-exchange = Карта обмена: отдайте кубики сверху, возьмите кубики снизу, сколько угодно раз, затем заберите карту (E1-28, E3-14).
east_west_3-board-about-special = Карта бонусов: возьмите кубик, затем можно сделать одно улучшение (E3-27).
east_west_3-board-about-retrieve = Карта бонусов: возьмите кубики, затем можно вернуть одного своего поселенца (E3-27).
east_west_3-board-about-choice = Карта бонусов: за 3 жёлтых возьмите любую сторону, каждый раз заново (E1-40, E3-27).
east_west_3-board-about-deal = «Золотая сделка» вместо действия карты: { $deal } (E3-29).
east_west_3-board-about-trade-deck = Колода карт торговли лежит рубашкой вверх; когда она кончится, новых карт не будет (E3-8, E3-16).
east_west_3-board-about-stack = За каждую четвёртую собранную карту торговли можно взять верхнюю плитку одной из этих стопок (E3-17). Плиток здесь: { $left }.
east_west_3-board-about-kept = Карты, применённые на рынках. Каждая четвёртая приносит плитку бонуса из стопок возле рынков, если для неё есть свободное место (E3-17, E3-18).

east_west_3-board-tell-kept = { $player }: { $cards ->
    [one] собрана { $cards } карта торговли
    [few] собраны { $cards } карты торговли
   *[other] собрано { $cards } карт торговли
}.
