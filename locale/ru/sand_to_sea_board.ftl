# Поле «Из песков к морю»: названия мест и подсказки с пунктом правил. Общее с другими полями — в century_trade_board.ftl
# и century_sea_board.ftl.

sand_to_sea-board-first = Первый игрок
sand_to_sea-board-winner = Победитель
sand_to_sea-board-cards = Ваши карты
sand_to_sea-board-here-actions = Не отплывая
sand_to_sea-board-fare = Заплатите за этот шаг картой
sand_to_sea-board-fare-steps = Шаг { $step } из { $steps }
sand_to_sea-board-sailed-count = { $left ->
    [one] { $left } карта отдана за плавание
    [few] { $left } карты отданы за плавание
   *[many] { $left } карт отдано за плавание
}
sand_to_sea-board-sailed-empty = Карт за плавание ещё не отдано
sand_to_sea-board-trade-deck = { $left ->
    [one] Колода карт торговли: осталась { $left } карта (SS-11)
    [few] Колода карт торговли: осталось { $left } карты (SS-11)
   *[many] Колода карт торговли: осталось { $left } карт (SS-11)
}

sand_to_sea-board-about-price = Цена: по одному кубику любого цвета на каждую карту левее (SS-11).
sand_to_sea-board-about-pay-cube = Положить этот кубик на отмеченную карту (SS-11).
sand_to_sea-board-about-produce = Карта пряностей: возьмите показанные кубики (SS-12).
sand_to_sea-board-about-exchange = Карта обмена: отдайте кубики сверху, возьмите кубики снизу, сколько угодно раз (SS-12).
sand_to_sea-board-about-upgrade = Карта улучшения: по одному улучшению за каждую стрелку, хотя бы одно (SS-12).
sand_to_sea-board-about-special = Карта бонусов: возьмите кубик, затем можно сделать одно улучшение (SS-29).
sand_to_sea-board-about-retrieve = Карта бонусов: возьмите кубики, затем можно вернуть на руку одну разыгранную карту (SS-29).
sand_to_sea-board-about-choice = Карта бонусов: за 3 жёлтых возьмите любую сторону, каждый раз заново (SS-29).
sand_to_sea-board-about-deal = «Золотая сделка»: { $deal } (SS-30).
sand_to_sea-board-about-deal-hand = Выложите одну карту с руки без применения и отдайте другую за её «Золотую сделку» (SS-30).
sand_to_sea-board-about-spent = Общий сброс: карты, отданные за сделки, не возвращаются (SS-30).
sand_to_sea-board-about-rest = Отдых: верните на руку разыгранные карты и карты, отданные за плавание (SS-24).
sand_to_sea-board-about-played = Разыгранные карты вернутся, когда вы отдохнёте; до того ими ещё можно заплатить за шаг корабля (SS-12, SS-13).
sand_to_sea-board-about-sailed = Карты, отданные за плавание, лежат рубашкой вверх и возвращаются при отдыхе (SS-13, SS-24).

sand_to_sea-board-tell-sailed = Ваши карты, отданные за плавание: { $cards }.
sand_to_sea-board-tell-other = { $player }: карт на руке: { $hand }; разыграно: { $played }; отдано за плавание: { $sailed }.
