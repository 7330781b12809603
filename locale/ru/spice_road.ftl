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

# Поле «Дороги пряностей»: названия мест, подсказки с пунктом правил и рассказ о столе.

spice_road-board-first = Первый игрок
spice_road-board-winner = Победитель
spice_road-board-own = Ваша сторона стола
spice_road-board-claimed-empty = Выполненных заказов пока нет
spice_road-board-last-round = Это последний раунд.

spice_road-board-gold = золотая монета
spice_road-board-silver = серебряная монета
spice_road-board-gold-left = { $left ->
    [one] { $left } золотая монета
    [few] { $left } золотые монеты
   *[many] { $left } золотых монет
}
spice_road-board-silver-left = { $left ->
    [one] { $left } серебряная монета
    [few] { $left } серебряные монеты
   *[many] { $left } серебряных монет
}
spice_road-board-claimed-count = { $left ->
    [one] { $left } выполненный заказ
    [few] { $left } выполненных заказа
   *[many] { $left } выполненных заказов
}
spice_road-board-caravan-count = Кубиков в караване: { $count } из { $limit } (SR-40)
spice_road-board-point-deck = { $left ->
    [one] Колода заказов: осталась { $left } карта (SR-36)
    [few] Колода заказов: осталось { $left } карты (SR-36)
   *[many] Колода заказов: осталось { $left } карт (SR-36)
}
spice_road-board-trade-deck = { $left ->
    [one] Колода карт торговли: осталась { $left } карта (SR-26)
    [few] Колода карт торговли: осталось { $left } карты (SR-26)
   *[many] Колода карт торговли: осталось { $left } карт (SR-26)
}

spice_road-board-point = на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $cost }

spice_road-board-about-point = Заказ: верните ровно эти кубики, чтобы выполнить его (SR-30).
spice_road-board-about-gold = Золотые монеты лежат над первым заказом; каждая приносит 3 очка (SR-32, SR-44).
spice_road-board-about-silver = Серебряные монеты лежат над вторым заказом, а когда золото кончилось, — над первым; каждая приносит 1 очко (SR-33, SR-44).
spice_road-board-about-race = Выполненных заказов до конца партии: { $goal }; затем раунд доигрывается (SR-42).
spice_road-board-about-price = Цена: по одному кубику любого цвета на каждую карту левее (SR-22).
spice_road-board-about-produce = Карта пряностей: возьмите показанные кубики (SR-16).
spice_road-board-about-exchange = Карта обмена: отдайте кубики сверху, возьмите кубики снизу, сколько угодно раз (SR-17).
spice_road-board-about-upgrade = Карта улучшения: по одному улучшению за каждую стрелку, хотя бы одно (SR-20).
spice_road-board-about-special = Карта бонусов: возьмите кубик, затем можно сделать одно улучшение (SR-48).
spice_road-board-about-retrieve = Карта бонусов: возьмите кубики, затем можно вернуть на руку одну разыгранную карту (SR-49).
spice_road-board-about-choice = Карта бонусов: за 3 жёлтых возьмите любую сторону, каждый раз заново (SR-50).
spice_road-board-about-deal = «Золотая сделка»: { $deal } (SR-53, SR-55).
spice_road-board-about-deal-hand = Выложите одну карту с руки без применения и отдайте другую за её «Золотую сделку» (SR-55).
spice_road-board-about-spent = Общий сброс: карты, отданные за сделки, не возвращаются (SR-52).
spice_road-board-about-bowl = { $colour ->
    [yellow] Куркума, низший уровень; улучшается до шафрана
    [red] Шафран; улучшается до кардамона
    [green] Кардамон; улучшается до корицы
   *[brown] Корица, высший уровень; не улучшается
}. Запас не кончается (SR-1 – SR-3).
spice_road-board-about-pay-cube = Положить этот кубик на отмеченную карту (SR-23).
spice_road-board-about-upgrade-cube = Улучшить этот кубик на один уровень (SR-2, SR-20).
spice_road-board-about-discard-cube = Вернуть этот кубик в запас (SR-40).
spice_road-board-about-caravan = Ваш караван: в конце вашего хода в нём не больше { $limit } кубиков (SR-40).
spice_road-board-about-rest = Отдых: верните на руку все свои разыгранные карты (SR-29).
spice_road-board-about-played = Разыгранные карты нельзя применить, пока они не вернутся на руку (SR-15).
spice_road-board-about-claimed = Выполненные заказы; чтобы закончить партию, нужно { $goal } (SR-39, SR-42).

spice_road-board-tell-points = Заказы: { $cards }. Осталось в колоде: { $left }.
spice_road-board-tell-coins = Монеты над заказами: золотых { $gold }, серебряных { $silver }.
spice_road-board-tell-caravan = Ваш караван: { $cubes }; занято мест: { $count } из { $limit }.
spice_road-board-tell-won = Ваших выполненных заказов: { $claimed }, золотых монет: { $gold }, серебряных монет: { $silver }.
spice_road-board-tell-merchant = { $player }: караван: { $cubes }; карт на руке: { $hand }; разыграно: { $played }; выполненных заказов: { $claimed }; золотых монет: { $gold }, серебряных: { $silver }.
