# Століття. Зі Сходу на Захід, частина I

east_west_1-title = Століття. Зі Сходу на Захід, частина I
east_west_1-sentence = Відправляйте поселенців працювати в Новому Світі та складайте з карт власний торговельний шлях.

east_west_1-option-bonus_cards = Карти бонусів
east_west_1-option-bonus_cards-about = До колоди замішують 4 особливі карти торгівлі.
east_west_1-option-golden_deals = «Золоті угоди»
east_west_1-option-golden_deals-about = На кожній карті торгівлі є угода, яку можна укласти замість її дії.
east_west_1-option-golden_deals-custom = свій список
east_west_1-option-trade_needs_room = { century-option-trade_needs_room }
east_west_1-option-trade_needs_room-about = { century-option-trade_needs_room-about }
east_west_1-option-trade_needs_room-true = { century-option-trade_needs_room-true }
east_west_1-option-trade_needs_room-repeated = { century-option-trade_needs_room-repeated }
east_west_1-option-trade_needs_room-false = { century-option-trade_needs_room-false }

east_west_1-spice-yellow = { century-good-corn }
east_west_1-spice-red = { century-good-meat }
east_west_1-spice-green = { century-good-tobacco }
east_west_1-spice-brown = { century-good-fur }

east_west_1-decide-turn = { century-decide-work_route }
east_west_1-decide-upgrade = { century-decide-upgrade }
east_west_1-decide-exchange = { century-decide-exchange }
east_west_1-decide-fort = { century-decide-fort }
east_west_1-decide-explore = { century-decide-explore }
east_west_1-decide-market = { century-decide-market }
east_west_1-decide-replace = { century-decide-replace }
east_west_1-decide-route_card = { century-decide-route_card }
east_west_1-decide-swap = { century-decide-swap }
east_west_1-decide-times = { century-decide-times }
east_west_1-decide-choose = { century-decide-choose }
east_west_1-decide-recall = { century-decide-recall }
east_west_1-decide-discard = { century-decide-storage }

east_west_1-move-work = { century-move-work }
east_west_1-move-route = { century-move-route }
east_west_1-move-rest = { century-move-settlers_rest }
east_west_1-move-claim = { century-move-claim_card }
east_west_1-move-tile = { century-move-tile }
east_west_1-move-explore = { century-move-explore }
east_west_1-move-use = { century-move-use }
east_west_1-move-take = { century-move-take }
east_west_1-move-deal = { century-move-deal }
east_west_1-move-replace = { century-move-replace }
east_west_1-move-swap = { century-move-swap }
east_west_1-move-recall = { century-move-recall }
east_west_1-move-recall-route = { century-move-recall_route }
east_west_1-move-times = { century-move-times }
east_west_1-move-choose = { century-move-choose }
east_west_1-move-upgrade = { century-move-upgrade }
east_west_1-move-discard = { century-move-discard }
east_west_1-move-done = { century-move-done }

east_west_1-log-worked = { century-log-worked }
east_west_1-log-displaced = { century-log-displaced }
east_west_1-log-used_tools = { century-log-used_tools }
east_west_1-log-gained = { century-log-gained }
east_west_1-log-upgraded = { century-log-upgraded }
east_west_1-log-exchanged = { century-log-exchanged }
east_west_1-log-claimed = { century-log-claimed_card }
east_west_1-log-enlisted = { century-log-enlisted }
east_west_1-log-explored = { century-log-explored }
east_west_1-log-turned_up_point = { century-log-turned_up_point }
east_west_1-log-next_point = { century-log-next_point }
east_west_1-log-took_tile = { century-log-took_tile }
east_west_1-log-turned_up_tile = { century-log-turned_up_tile }
east_west_1-log-refreshed_forts = { century-log-refreshed_forts }
east_west_1-log-another_turn = { century-log-another_turn }
east_west_1-log-rested = { century-log-settlers_rested }
east_west_1-log-returned = { century-log-returned }
east_west_1-log-last_round = { century-log-last_round_cards }
east_west_1-log-used_route = { century-log-used_route }
east_west_1-log-used_card = { century-log-used_card }
east_west_1-log-used_deal = { century-log-used_deal }
east_west_1-log-took_card = { century-log-took_card }
east_west_1-log-replaced = { century-log-replaced }
east_west_1-log-discarded = { century-log-discarded }
east_west_1-log-swapped = { century-log-swapped }
east_west_1-log-refreshed_market = { century-log-refreshed_market }
east_west_1-log-turned_up_trade = { century-log-turned_up_market }
east_west_1-log-recalled = { century-log-recalled }
east_west_1-log-recalled_from_route = { century-log-recalled_from_route }
east_west_1-log-all_gained = { century-log-all_gained }
east_west_1-log-acquired = { century-log-acquired }
east_west_1-log-paid = { century-log-paid }
east_west_1-log-played = { century-log-played }
east_west_1-log-retrieved = { century-log-retrieved }

east_west_1-score-point_cards = { century-score-point_cards }
east_west_1-score-bonus_per_symbol = { century-score-bonus_per_symbol }
east_west_1-score-bonus_per_pair = { century-score-bonus_per_pair }
east_west_1-score-bonus_settler_pairs = { century-score-bonus_settler_pairs }
east_west_1-score-bonus_flat = { century-score-bonus_flat }
east_west_1-score-bonus_trade_cards = { century-score-bonus_trade_cards }
east_west_1-score-exploration_tiles = { century-score-exploration_tiles }
east_west_1-score-goods = { century-score-goods }

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
