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

# Поле «Дороги прянощів»: назви місць, підказки з пунктом правил і розповідь про стіл.

spice_road-board-first = Перший гравець
spice_road-board-winner = Переможець
spice_road-board-own = Ваш бік столу
spice_road-board-claimed-empty = Виконаних замовлень поки немає
spice_road-board-last-round = Це останній раунд.

spice_road-board-gold = золота монета
spice_road-board-silver = срібна монета
spice_road-board-gold-left = { $left ->
    [one] { $left } золота монета
    [few] { $left } золоті монети
   *[many] { $left } золотих монет
}
spice_road-board-silver-left = { $left ->
    [one] { $left } срібна монета
    [few] { $left } срібні монети
   *[many] { $left } срібних монет
}
spice_road-board-claimed-count = { $left ->
    [one] { $left } виконане замовлення
    [few] { $left } виконані замовлення
   *[many] { $left } виконаних замовлень
}
spice_road-board-caravan-count = Кубиків у каравані: { $count } з { $limit } (SR-40)
spice_road-board-point-deck = { $left ->
    [one] Колода замовлень: залишилася { $left } карта (SR-36)
    [few] Колода замовлень: залишилося { $left } карти (SR-36)
   *[many] Колода замовлень: залишилося { $left } карт (SR-36)
}
spice_road-board-trade-deck = { $left ->
    [one] Колода карт торгівлі: залишилася { $left } карта (SR-26)
    [few] Колода карт торгівлі: залишилося { $left } карти (SR-26)
   *[many] Колода карт торгівлі: залишилося { $left } карт (SR-26)
}

spice_road-board-point = на { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} за { $cost }

spice_road-board-about-point = Замовлення: поверніть рівно ці кубики, щоб виконати його (SR-30).
spice_road-board-about-gold = Золоті монети лежать над першим замовленням; кожна дає 3 бали (SR-32, SR-44).
spice_road-board-about-silver = Срібні монети лежать над другим замовленням, а коли золото скінчилося, — над першим; кожна дає 1 бал (SR-33, SR-44).
spice_road-board-about-race = Виконаних замовлень до кінця партії: { $goal }; потім раунд дограють (SR-42).
spice_road-board-about-price = Ціна: по одному кубику будь-якого кольору на кожну карту лівіше (SR-22).
spice_road-board-about-produce = Карта прянощів: візьміть показані кубики (SR-16).
spice_road-board-about-exchange = Карта обміну: віддайте кубики згори, візьміть кубики знизу, скільки завгодно разів (SR-17).
spice_road-board-about-upgrade = Карта покращення: по одному покращенню за кожну стрілку, принаймні одне (SR-20).
spice_road-board-about-special = Карта бонусів: візьміть кубик, потім можна зробити одне покращення (SR-48).
spice_road-board-about-retrieve = Карта бонусів: візьміть кубики, потім можна повернути до руки одну розіграну карту (SR-49).
spice_road-board-about-choice = Карта бонусів: за 3 жовті візьміть будь-який бік, щоразу заново (SR-50).
spice_road-board-about-deal = «Золота угода»: { $deal } (SR-53, SR-55).
spice_road-board-about-deal-hand = Викладіть одну карту з руки без застосування й віддайте іншу за її «Золоту угоду» (SR-55).
spice_road-board-about-spent = Загальний скид: карти, віддані за угоди, не повертаються (SR-52).
spice_road-board-about-bowl = { $colour ->
    [yellow] Куркума, найнижчий рівень; покращується до шафрану
    [red] Шафран; покращується до кардамону
    [green] Кардамон; покращується до кориці
   *[brown] Кориця, найвищий рівень; не покращується
}. Запас не вичерпується (SR-1 – SR-3).
spice_road-board-about-pay-cube = Покласти цей кубик на позначену карту (SR-23).
spice_road-board-about-upgrade-cube = Покращити цей кубик на один рівень (SR-2, SR-20).
spice_road-board-about-discard-cube = Повернути цей кубик до запасу (SR-40).
spice_road-board-about-caravan = Ваш караван: наприкінці вашого ходу в ньому не більше { $limit } кубиків (SR-40).
spice_road-board-about-rest = Відпочинок: поверніть до руки всі свої розіграні карти (SR-29).
spice_road-board-about-played = Розіграні карти не можна застосувати, доки вони не повернуться до руки (SR-15).
spice_road-board-about-claimed = Виконані замовлення; щоб закінчити партію, потрібно { $goal } (SR-39, SR-42).

spice_road-board-tell-points = Замовлення: { $cards }. Залишилося в колоді: { $left }.
spice_road-board-tell-coins = Монети над замовленнями: золотих { $gold }, срібних { $silver }.
spice_road-board-tell-caravan = Ваш караван: { $cubes }; зайнято місць: { $count } з { $limit }.
spice_road-board-tell-won = Ваших виконаних замовлень: { $claimed }, золотих монет: { $gold }, срібних монет: { $silver }.
spice_road-board-tell-merchant = { $player }: караван: { $cubes }; карт на руці: { $hand }; розіграно: { $played }; виконаних замовлень: { $claimed }; золотих монет: { $gold }, срібних: { $silver }.
