# Century. С Востока на Запад, часть I

east_west_1-title = Century. С Востока на Запад, часть I
east_west_1-sentence = Отправляйте поселенцев на работу в Новом Свете и составляйте из карт собственный торговый маршрут.

east_west_1-option-bonus_cards = Карты бонусов
east_west_1-option-bonus_cards-about = В колоду замешиваются 4 особые карты торговли.
east_west_1-option-golden_deals = «Золотые сделки»
east_west_1-option-golden_deals-about = На каждой карте торговли есть сделка, которую можно заключить вместо её действия.
east_west_1-option-golden_deals-custom = свой список
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
