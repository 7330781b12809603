# Century. Из песков к морю

sand_to_sea-title = Century. Из песков к морю
sand_to_sea-sentence = Торгуйте картами на суше, тратьте их на плавание, стройте аванпосты и доставляйте пряности в порты.

sand_to_sea-option-map_rules = { century-option-map_rules }
sand_to_sea-option-map_rules-about = { century-option-map_rules-about }
sand_to_sea-option-map_rules-two_neighbours = { century-option-map_rules-two_neighbours }
sand_to_sea-option-map_rules-connected = { century-option-map_rules-connected }
sand_to_sea-option-map = { century-option-map }
sand_to_sea-option-map-about = { century-option-map-about }
sand_to_sea-option-map-first_game = { century-option-map-first_game }
sand_to_sea-option-map-random = { century-option-map-random }
sand_to_sea-option-map-custom = { century-option-map-custom }
sand_to_sea-option-bonus_cards = Карты бонусов
sand_to_sea-option-bonus_cards-about = В колоду замешиваются 4 особые карты торговли.
sand_to_sea-option-golden_deals = «Золотые сделки»
sand_to_sea-option-golden_deals-about = На каждой карте торговли из колоды есть разовая сделка, которую можно заключить вместо розыгрыша.
sand_to_sea-option-golden_deals-custom = свой список
sand_to_sea-option-trade_timing = { century-option-trade_timing }
sand_to_sea-option-trade_timing-about = { century-option-trade_timing-about }
sand_to_sea-option-trade_timing-same_turn = { century-option-trade_timing-same_turn }
sand_to_sea-option-trade_timing-next_turn = { century-option-trade_timing-next_turn }
sand_to_sea-option-market_disputed = { century-option-market_disputed }
sand_to_sea-option-market_disputed-about = { century-option-market_disputed-about }
sand_to_sea-option-market_disputed-source = { century-option-market_disputed-source }
sand_to_sea-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
sand_to_sea-option-show_scores = Показывать очки
sand_to_sea-option-show_scores-about = { century-option-show_scores-tiles }

sand_to_sea-spice-yellow = { century-spice-ginger }
sand_to_sea-spice-red = { century-spice-chili }
sand_to_sea-spice-green = { century-spice-tea }
sand_to_sea-spice-brown = { century-spice-cloves }
sand_to_sea-bonus-vp = { century-bonus-vp }
sand_to_sea-bonus-movement = { century-bonus-movement }
sand_to_sea-bonus-hold = { century-bonus-hold }

sand_to_sea-trade-row = Карты торговли
sand_to_sea-hold = { century-hold }
sand_to_sea-outposts = { century-outposts }
sand_to_sea-bonus = { century-bonus }
sand_to_sea-claimed = { century-claimed-tiles }
sand_to_sea-stock = { century-stock }
sand_to_sea-hand = Рука
sand_to_sea-played = Разыграно
sand_to_sea-sailed = Отбой
sand_to_sea-spent = Общий сброс

sand_to_sea-decide-starting_set = { century-decide-starting_set }
sand_to_sea-decide-starting_space = { century-decide-starting_space }
sand_to_sea-decide-turn = Выберите действие
sand_to_sea-decide-sail = { century-decide-sail }
sand_to_sea-decide-fare = Выберите карту, чтобы заплатить за шаг к [[space { $space }]]
sand_to_sea-decide-fee = { century-decide-fee }
sand_to_sea-decide-action = { century-decide-action }
sand_to_sea-decide-pay_outpost = { century-decide-pay_outpost }
sand_to_sea-decide-upgrade = { century-decide-upgrade }
sand_to_sea-decide-bonus = { century-decide-bonus }
sand_to_sea-decide-trade = { century-decide-trade }
sand_to_sea-decide-times = { century-decide-times }
sand_to_sea-decide-choose = { century-decide-choose }
sand_to_sea-decide-pay = { century-decide-pay }
sand_to_sea-decide-lay = { century-decide-lay }
sand_to_sea-decide-spend = { century-decide-spend }
sand_to_sea-decide-retrieve = { century-decide-retrieve }
sand_to_sea-decide-discard = { century-decide-hold }

sand_to_sea-move-set = { century-move-set }
sand_to_sea-move-place = { century-move-place }
sand_to_sea-move-play = { century-move-play }
sand_to_sea-move-acquire = { century-move-acquire }
sand_to_sea-move-sail = { century-move-sail }
sand_to_sea-move-stop = { century-move-stop }
sand_to_sea-move-fare = { $played ->
    [0] Отдать { $card } с руки
   *[other] Отдать разыгранную карту { $card }
}
sand_to_sea-move-fee = { century-move-fee }
sand_to_sea-move-build = { century-move-build }
sand_to_sea-move-trade = { century-move-trade }
sand_to_sea-move-claim = { century-move-claim }
sand_to_sea-move-pass = { century-move-pass }
sand_to_sea-move-rest = { $cards ->
    [0] Отдохнуть, возвращать нечего
    [one] Отдохнуть: вернуть на руку { $cards } карту
    [few] Отдохнуть: вернуть на руку { $cards } карты
   *[many] Отдохнуть: вернуть на руку { $cards } карт
}
sand_to_sea-move-deal-row = { century-move-deal-row }
sand_to_sea-move-deal-hand = { century-move-deal-hand }
sand_to_sea-move-times = { century-move-times }
sand_to_sea-move-choose = { century-move-choose }
sand_to_sea-move-pay = { $purpose ->
    [outpost] { century-move-pay_outpost }
   *[card] { century-move-pay }
}
sand_to_sea-move-upgrade = { century-move-upgrade }
sand_to_sea-move-bonus = { century-move-bonus }
sand_to_sea-move-discard = { century-move-discard }
sand_to_sea-move-lay = { century-move-lay }
sand_to_sea-move-spend = { century-move-spend }
sand_to_sea-move-retrieve = { century-move-retrieve }
sand_to_sea-move-done = { century-move-done }

sand_to_sea-log-took_set = { century-log-took_set }
sand_to_sea-log-placed_ship = { century-log-placed_ship }
sand_to_sea-log-played = { century-log-played }
sand_to_sea-log-gained = { century-log-gained }
sand_to_sea-log-all_gained = { century-log-all_gained }
sand_to_sea-log-exchanged = { century-log-exchanged }
sand_to_sea-log-sailed = { century-log-sailed }
sand_to_sea-log-paid_fare = { $who ->
    [you] Вы отдаёте за шаг
   *[other] { $player } отдаёт за шаг
} { $card } из разыгранных карт.
sand_to_sea-log-paid_fare_unseen = { $who ->
    [you] Вы отдаёте за шаг
   *[other] { $player } отдаёт за шаг
} карту с руки.
sand_to_sea-log-spent_unseen = Какую — видите только вы: { $card }.
sand_to_sea-log-paid_fee = { century-log-paid_fee }
sand_to_sea-log-paid_outpost = { century-log-paid_outpost }
sand_to_sea-log-built = { century-log-built }
sand_to_sea-log-upgraded = { century-log-upgraded }
sand_to_sea-log-took_bonus = { century-log-took_bonus }
sand_to_sea-log-traded = { century-log-traded }
sand_to_sea-log-claimed = { century-log-claimed }
sand_to_sea-log-turned_up_demand = { century-log-turned_up_demand }
sand_to_sea-log-closed_port = { century-log-closed_port }
sand_to_sea-log-returned = { century-log-returned }
sand_to_sea-log-passed = { century-log-passed }
sand_to_sea-log-rested = { $who ->
    [you] Вы отдыхаете
   *[other] { $player } отдыхает
}{ $cards ->
    [0] {""}
    [one] : { $cards } карта возвращается на руку
    [few] : { $cards } карты возвращаются на руку
   *[many] : { $cards } карт возвращаются на руку
}.
sand_to_sea-log-retrieved = { century-log-retrieved }
sand_to_sea-log-paid = { century-log-paid }
sand_to_sea-log-collected = { century-log-collected }
sand_to_sea-log-acquired = { century-log-acquired }
sand_to_sea-log-laid = { century-log-laid }
sand_to_sea-log-dealt = { century-log-dealt }
sand_to_sea-log-turned_up_trade = { century-log-turned_up_trade }
sand_to_sea-log-last_round = { century-log-last_round_tiles }

sand_to_sea-score-demands = { century-score-demands }
sand_to_sea-score-outposts = { century-score-outposts }
sand_to_sea-score-bonus_vp = { century-score-bonus_vp }
sand_to_sea-score-spices = { century-score-spices }

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
