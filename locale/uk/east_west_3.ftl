# Століття. Зі Сходу на Захід, частина III

east_west_3-title = Століття. Зі Сходу на Захід, частина III
east_west_3-sentence = Відправляйте поселенців працювати, корабель — до островів і збирайте карти торгівлі на ринках.

east_west_3-option-bonus_cards = Карти бонусів
east_west_3-option-bonus_cards-about = До колоди замішують 4 особливі карти торгівлі.
east_west_3-option-golden_deals = «Золоті угоди»
east_west_3-option-golden_deals-about = На кожній карті торгівлі є угода, яку можна укласти замість її дії.
east_west_3-option-golden_deals-custom = свій список
east_west_3-option-map = { century-option-map }
east_west_3-option-map-about = { century-option-map-island }
east_west_3-option-map-default_island = { century-option-map-default_island }
east_west_3-option-map-random = { century-option-map-random }
east_west_3-option-map-custom = { century-option-map-custom }
east_west_3-option-market_disputed = { century-option-market_disputed }
east_west_3-option-market_disputed-about = { century-option-market_disputed-about }
east_west_3-option-market_disputed-source = { century-option-market_disputed-source }
east_west_3-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
east_west_3-option-trade_needs_room = { century-option-trade_needs_room }
east_west_3-option-trade_needs_room-about = { century-option-trade_needs_room-about }
east_west_3-option-trade_needs_room-true = { century-option-trade_needs_room-true }
east_west_3-option-trade_needs_room-repeated = { century-option-trade_needs_room-repeated }
east_west_3-option-trade_needs_room-false = { century-option-trade_needs_room-false }

east_west_3-spice-yellow = { century-spice-ginger }
east_west_3-spice-red = { century-spice-chili }
east_west_3-spice-green = { century-spice-tea }
east_west_3-spice-brown = { century-spice-cloves }

east_west_3-decide-turn = { century-decide-work }
east_west_3-decide-upgrade = { century-decide-upgrade }
east_west_3-decide-exchange = { century-decide-exchange }
east_west_3-decide-explore = { century-decide-explore }
east_west_3-decide-sail = { century-decide-voyage }
east_west_3-decide-fee = { century-decide-fee }
east_west_3-decide-build = { century-decide-build }
east_west_3-decide-pay_outpost = { century-decide-pay_outpost }
east_west_3-decide-tile = { century-decide-stack_tile }
east_west_3-decide-trade = { century-decide-island_trade }
east_west_3-decide-outpost = { century-decide-outpost }
east_west_3-decide-market = { century-decide-market_deal }
east_west_3-decide-times = { century-decide-times }
east_west_3-decide-choose = { century-decide-choose }
east_west_3-decide-recall = { century-decide-recall }
east_west_3-decide-discard = { century-decide-storage }

east_west_3-move-work = { century-move-work }
east_west_3-move-rest = { century-move-settlers_rest }
east_west_3-move-tile = { century-move-tile }
east_west_3-move-explore = { century-move-explore }
east_west_3-move-sail = { century-move-sail }
east_west_3-move-fee = { century-move-fee }
east_west_3-move-build = { century-move-build }
east_west_3-move-pay = { century-move-pay_outpost }
east_west_3-move-trade = { century-move-trade }
east_west_3-move-outpost = { century-move-outpost }
east_west_3-move-times = { century-move-times }
east_west_3-move-upgrade = { century-move-upgrade }
east_west_3-move-discard = { century-move-discard }
east_west_3-move-done = { century-move-done }
east_west_3-move-use = { century-move-use }
east_west_3-move-deal = { century-move-deal }
east_west_3-move-recall = { century-move-recall }
east_west_3-move-choose = { century-move-choose }

east_west_3-log-worked = { century-log-worked }
east_west_3-log-displaced = { century-log-displaced }
east_west_3-log-used_tools = { century-log-used_tools }
east_west_3-log-gained = { century-log-gained }
east_west_3-log-upgraded = { century-log-upgraded }
east_west_3-log-exchanged = { century-log-exchanged }
east_west_3-log-claimed = { century-log-claimed_card }
east_west_3-log-enlisted = { century-log-enlisted }
east_west_3-log-explored = { century-log-explored }
east_west_3-log-turned_up_point = { century-log-turned_up_point }
east_west_3-log-next_point = { century-log-next_point }
east_west_3-log-took_tile = { century-log-took_tile }
east_west_3-log-turned_up_tile = { century-log-turned_up_tile }
east_west_3-log-refreshed_forts = { century-log-refreshed_forts }
east_west_3-log-another_turn = { century-log-another_turn }
east_west_3-log-rested = { century-log-settlers_rested }
east_west_3-log-returned = { century-log-returned }
east_west_3-log-last_round = { century-log-last_round_cards }
east_west_3-log-all_gained = { century-log-all_gained }
east_west_3-log-sailed = { century-log-sailed }
east_west_3-log-paid_fee = { century-log-paid_fee }
east_west_3-log-paid_outpost = { century-log-paid_outpost }
east_west_3-log-built = { century-log-built }
east_west_3-log-took_bonus = { century-log-took_bonus }
east_west_3-log-traded = { century-log-traded }
east_west_3-log-used_card = { century-log-used_card }
east_west_3-log-used_deal = { century-log-used_deal }
east_west_3-log-kept_card = { century-log-kept_card }
east_west_3-log-refreshed_market = { century-log-refreshed_market }
east_west_3-log-turned_up_trade = { century-log-turned_up_market }
east_west_3-log-recalled = { century-log-recalled }
east_west_3-log-recalled_from_route = { century-log-recalled_from_route }
east_west_3-log-acquired = { century-log-acquired }
east_west_3-log-collected = { century-log-collected }
east_west_3-log-dealt = { century-log-dealt }
east_west_3-log-laid = { century-log-laid }
east_west_3-log-paid = { century-log-paid }
east_west_3-log-played = { century-log-played }
east_west_3-log-retrieved = { century-log-retrieved }

east_west_3-score-point_cards = { century-score-point_cards }
east_west_3-score-bonus_per_symbol = { century-score-bonus_per_symbol }
east_west_3-score-bonus_per_pair = { century-score-bonus_per_pair }
east_west_3-score-bonus_settler_pairs = { century-score-bonus_settler_pairs }
east_west_3-score-bonus_flat = { century-score-bonus_flat }
east_west_3-score-bonus_trade_cards = { century-score-bonus_trade_cards }
east_west_3-score-outposts = { century-score-outposts }
east_west_3-score-exploration_tiles = { century-score-exploration_tiles }
east_west_3-score-goods = { century-score-goods }

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
