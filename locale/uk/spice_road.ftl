# Століття. Дорога прянощів

spice_road-title = Століття. Дорога прянощів
spice_road-sentence = Ведіть караван прянощів: міняйте кубики на кращі й виконуйте замовлення заради балів.

spice_road-option-bonus_cards = Карти бонусів
spice_road-option-bonus_cards-about = До колоди замішують 4 особливі карти торгівлі.
spice_road-option-golden_deals = «Золоті угоди»
spice_road-option-golden_deals-about = На кожній карті торгівлі з колоди є разова угода, яку можна укласти замість розіграшу.
spice_road-option-golden_deals-custom = свій список
spice_road-option-show_scores = Показувати бали
spice_road-option-show_scores-about = Виконані замовлення та поточний рахунок видно всім.

spice_road-spice-yellow = куркума
spice_road-spice-red = шафран
spice_road-spice-green = кардамон
spice_road-spice-brown = кориця

spice_road-point-row = Замовлення
spice_road-trade-row = Карти торгівлі
spice_road-caravan = Караван
spice_road-hand = Рука
spice_road-played = Розіграно
spice_road-claimed = Замовлення
spice_road-coins = Монети
spice_road-spent = Загальний скид

spice_road-decide-turn = Виберіть дію
spice_road-decide-upgrade = { century-decide-upgrade }
spice_road-decide-retrieve = { century-decide-retrieve }
spice_road-decide-choose = { century-decide-choose }
spice_road-decide-times = { century-decide-times }
spice_road-decide-pay = { century-decide-pay }
spice_road-decide-lay = { century-decide-lay }
spice_road-decide-spend = { century-decide-spend }
spice_road-decide-discard = { century-decide-discard }

spice_road-move-play = { century-move-play }
spice_road-move-acquire = { century-move-acquire }
spice_road-move-claim = Виконати замовлення { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}
spice_road-move-rest = { $cards ->
    [0] Відпочити, повертати нічого
    [one] Відпочити: повернути до руки { $cards } карту
    [few] Відпочити: повернути до руки { $cards } карти
   *[many] Відпочити: повернути до руки { $cards } карт
}
spice_road-move-deal-row = { century-move-deal-row }
spice_road-move-deal-hand = { century-move-deal-hand }
spice_road-move-times = { century-move-times }
spice_road-move-choose = { century-move-choose }
spice_road-move-upgrade = { century-move-upgrade }
spice_road-move-pay = { century-move-pay }
spice_road-move-discard = { century-move-discard }
spice_road-move-lay = { century-move-lay }
spice_road-move-spend = { century-move-spend }
spice_road-move-retrieve = { century-move-retrieve }
spice_road-move-done = { century-move-done }

spice_road-log-played = { century-log-played }
spice_road-log-gained = { century-log-gained }
spice_road-log-all_gained = { century-log-all_gained }
spice_road-log-exchanged = { century-log-exchanged }
spice_road-log-upgraded = { century-log-upgraded }
spice_road-log-returned = { century-log-returned }
spice_road-log-retrieved = { century-log-retrieved }
spice_road-log-paid = { century-log-paid }
spice_road-log-collected = { century-log-collected }
spice_road-log-acquired = { century-log-acquired }
spice_road-log-laid = { century-log-laid }
spice_road-log-dealt = { century-log-dealt }
spice_road-log-turned_up_trade = { century-log-turned_up_trade }
spice_road-log-turned_up_point = Нове замовлення в ряду: { $card }.
spice_road-log-claimed = { $who ->
    [you] Ви виконуєте замовлення
   *[other] { $player } виконує замовлення
} { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}.
spice_road-log-rested = { $who ->
    [you] Ви відпочиваєте
   *[other] { $player } відпочиває
}{ $cards ->
    [0] {""}
    [one] : { $cards } карта повертається до руки
    [few] : { $cards } карти повертаються до руки
   *[many] : { $cards } карт повертаються до руки
}.
spice_road-log-last_round = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} { $cards ->
    [one] { $cards } замовлення
    [few] { $cards } замовлення
   *[many] { $cards } замовлень
}: це останній раунд.

spice_road-score-point_cards = Виконані замовлення
spice_road-score-gold_coins = Золоті монети
spice_road-score-silver_coins = Срібні монети
spice_road-score-spices = Прянощі в каравані
