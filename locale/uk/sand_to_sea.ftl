# Століття. З пісків до моря

sand_to_sea-title = Століття. З пісків до моря
sand_to_sea-sentence = Торгуйте картами на суходолі, витрачайте їх на плавання, зводьте застави та доставляйте прянощі в порти.

sand_to_sea-option-map_rules = { century-option-map_rules }
sand_to_sea-option-map_rules-about = { century-option-map_rules-about }
sand_to_sea-option-map_rules-two_neighbours = { century-option-map_rules-two_neighbours }
sand_to_sea-option-map_rules-connected = { century-option-map_rules-connected }
sand_to_sea-option-map = { century-option-map }
sand_to_sea-option-map-about = { century-option-map-about }
sand_to_sea-option-map-first_game = { century-option-map-first_game }
sand_to_sea-option-map-random = { century-option-map-random }
sand_to_sea-option-map-custom = { century-option-map-custom }
sand_to_sea-option-bonus_cards = Карти бонусів
sand_to_sea-option-bonus_cards-about = До колоди замішують 4 особливі карти торгівлі.
sand_to_sea-option-golden_deals = «Золоті угоди»
sand_to_sea-option-golden_deals-about = На кожній карті торгівлі з колоди є разова угода, яку можна укласти замість розіграшу.
sand_to_sea-option-golden_deals-custom = свій список
sand_to_sea-option-trade_timing = { century-option-trade_timing }
sand_to_sea-option-trade_timing-about = { century-option-trade_timing-about }
sand_to_sea-option-trade_timing-same_turn = { century-option-trade_timing-same_turn }
sand_to_sea-option-trade_timing-next_turn = { century-option-trade_timing-next_turn }
sand_to_sea-option-market_disputed = { century-option-market_disputed }
sand_to_sea-option-market_disputed-about = { century-option-market_disputed-about }
sand_to_sea-option-market_disputed-source = { century-option-market_disputed-source }
sand_to_sea-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
sand_to_sea-option-show_scores = Показувати бали
sand_to_sea-option-show_scores-about = { century-option-show_scores-tiles }

sand_to_sea-spice-yellow = { century-spice-ginger }
sand_to_sea-spice-red = { century-spice-chili }
sand_to_sea-spice-green = { century-spice-tea }
sand_to_sea-spice-brown = { century-spice-cloves }
sand_to_sea-bonus-vp = { century-bonus-vp }
sand_to_sea-bonus-movement = { century-bonus-movement }
sand_to_sea-bonus-hold = { century-bonus-hold }

sand_to_sea-trade-row = Карти торгівлі
sand_to_sea-hold = { century-hold }
sand_to_sea-outposts = { century-outposts }
sand_to_sea-bonus = { century-bonus }
sand_to_sea-claimed = { century-claimed-tiles }
sand_to_sea-stock = { century-stock }
sand_to_sea-hand = Рука
sand_to_sea-played = Розіграно
sand_to_sea-sailed = Відбій
sand_to_sea-spent = Загальний скид

sand_to_sea-decide-starting_set = { century-decide-starting_set }
sand_to_sea-decide-starting_space = { century-decide-starting_space }
sand_to_sea-decide-turn = Виберіть дію
sand_to_sea-decide-sail = { century-decide-sail }
sand_to_sea-decide-fare = Виберіть карту, щоб заплатити за крок до [[space { $space }]]
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
    [0] Віддати { $card } з руки
   *[other] Віддати розіграну карту { $card }
}
sand_to_sea-move-fee = { century-move-fee }
sand_to_sea-move-build = { century-move-build }
sand_to_sea-move-trade = { century-move-trade }
sand_to_sea-move-claim = { century-move-claim }
sand_to_sea-move-pass = { century-move-pass }
sand_to_sea-move-rest = { $cards ->
    [0] Відпочити, повертати нічого
    [one] Відпочити: повернути до руки { $cards } карту
    [few] Відпочити: повернути до руки { $cards } карти
   *[many] Відпочити: повернути до руки { $cards } карт
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
    [you] Ви віддаєте за крок
   *[other] { $player } віддає за крок
} { $card } з розіграних карт.
sand_to_sea-log-paid_fare_unseen = { $who ->
    [you] Ви віддаєте за крок
   *[other] { $player } віддає за крок
} карту з руки.
sand_to_sea-log-spent_unseen = Яку саме — бачите лише ви: { $card }.
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
    [you] Ви відпочиваєте
   *[other] { $player } відпочиває
}{ $cards ->
    [0] {""}
    [one] : { $cards } карта повертається до руки
    [few] : { $cards } карти повертаються до руки
   *[many] : { $cards } карт повертаються до руки
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

# Поле «З пісків до моря»: назви місць і підказки з пунктом правил. Спільне з іншими полями — у century_trade_board.ftl
# та century_sea_board.ftl.

sand_to_sea-board-first = Перший гравець
sand_to_sea-board-winner = Переможець
sand_to_sea-board-cards = Ваші карти
sand_to_sea-board-here-actions = Не відпливаючи
sand_to_sea-board-fare = Заплатіть за цей крок картою
sand_to_sea-board-fare-steps = Крок { $step } з { $steps }
sand_to_sea-board-sailed-count = { $left ->
    [one] { $left } карту віддано за плавання
    [few] { $left } карти віддано за плавання
   *[many] { $left } карт віддано за плавання
}
sand_to_sea-board-sailed-empty = Карт за плавання ще не віддано
sand_to_sea-board-trade-deck = { $left ->
    [one] Колода карт торгівлі: залишилася { $left } карта (SS-11)
    [few] Колода карт торгівлі: залишилося { $left } карти (SS-11)
   *[many] Колода карт торгівлі: залишилося { $left } карт (SS-11)
}

sand_to_sea-board-about-price = Ціна: по одному кубику будь-якого кольору на кожну карту лівіше (SS-11).
sand_to_sea-board-about-pay-cube = Покласти цей кубик на позначену карту (SS-11).
sand_to_sea-board-about-produce = Карта прянощів: візьміть показані кубики (SS-12).
sand_to_sea-board-about-exchange = Карта обміну: віддайте кубики згори, візьміть кубики знизу, скільки завгодно разів (SS-12).
sand_to_sea-board-about-upgrade = Карта покращення: по одному покращенню за кожну стрілку, принаймні одне (SS-12).
sand_to_sea-board-about-special = Карта бонусів: візьміть кубик, потім можна зробити одне покращення (SS-29).
sand_to_sea-board-about-retrieve = Карта бонусів: візьміть кубики, потім можна повернути до руки одну розіграну карту (SS-29).
sand_to_sea-board-about-choice = Карта бонусів: за 3 жовті візьміть будь-який бік, щоразу заново (SS-29).
sand_to_sea-board-about-deal = «Золота угода»: { $deal } (SS-30).
sand_to_sea-board-about-deal-hand = Викладіть одну карту з руки без застосування й віддайте іншу за її «Золоту угоду» (SS-30).
sand_to_sea-board-about-spent = Загальний скид: карти, віддані за угоди, не повертаються (SS-30).
sand_to_sea-board-about-rest = Відпочинок: поверніть до руки розіграні карти та карти, віддані за плавання (SS-24).
sand_to_sea-board-about-played = Розіграні карти повернуться, коли ви відпочинете; доти ними ще можна заплатити за крок корабля (SS-12, SS-13).
sand_to_sea-board-about-sailed = Карти, віддані за плавання, лежать сорочкою догори й повертаються під час відпочинку (SS-13, SS-24).

sand_to_sea-board-tell-sailed = Ваші карти, віддані за плавання: { $cards }.
sand_to_sea-board-tell-other = { $player }: карт на руці: { $hand }; розіграно: { $played }; віддано за плавання: { $sailed }.
