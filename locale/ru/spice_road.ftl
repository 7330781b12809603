# Century. Дорога пряностей

spice_road-title = Century. Дорога пряностей
spice_road-sentence = Ведите караван пряностей: меняйте кубики на лучшие и выполняйте заказы ради очков.

spice_road-option-bonus_cards = Карты бонусов
spice_road-option-bonus_cards-about = В колоду замешиваются 4 особые карты торговли.
spice_road-option-golden_deals = «Золотые сделки»
spice_road-option-golden_deals-about = На каждой карте торговли из колоды есть разовая сделка, которую можно заключить вместо розыгрыша.
spice_road-option-golden_deals-custom = свой список
spice_road-option-show_scores = Показывать очки
spice_road-option-show_scores-about = Выполненные заказы и текущий счёт видны всем.

spice_road-spice-yellow = куркума
spice_road-spice-red = шафран
spice_road-spice-green = кардамон
spice_road-spice-brown = корица

spice_road-point-row = Заказы
spice_road-trade-row = Карты торговли
spice_road-caravan = Караван
spice_road-hand = Рука
spice_road-played = Разыграно
spice_road-claimed = Заказы
spice_road-coins = Монеты
spice_road-spent = Общий сброс

spice_road-decide-turn = Выберите действие
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
spice_road-move-claim = Выполнить заказ { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}
spice_road-move-rest = { $cards ->
    [0] Отдохнуть, возвращать нечего
    [one] Отдохнуть: вернуть на руку { $cards } карту
    [few] Отдохнуть: вернуть на руку { $cards } карты
   *[many] Отдохнуть: вернуть на руку { $cards } карт
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
spice_road-log-turned_up_point = Новый заказ в ряду: { $card }.
spice_road-log-claimed = { $who ->
    [you] Вы выполняете заказ
   *[other] { $player } выполняет заказ
} { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}.
spice_road-log-rested = { $who ->
    [you] Вы отдыхаете
   *[other] { $player } отдыхает
}{ $cards ->
    [0] {""}
    [one] : { $cards } карта возвращается на руку
    [few] : { $cards } карты возвращаются на руку
   *[many] : { $cards } карт возвращаются на руку
}.
spice_road-log-last_round = { $who ->
    [you] У вас
   *[other] У игрока «{ $player }»
} { $cards ->
    [one] { $cards } заказ
    [few] { $cards } заказа
   *[many] { $cards } заказов
}: это последний раунд.

spice_road-score-point_cards = Выполненные заказы
spice_road-score-gold_coins = Золотые монеты
spice_road-score-silver_coins = Серебряные монеты
spice_road-score-spices = Пряности в караване
