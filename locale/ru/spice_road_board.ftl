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
