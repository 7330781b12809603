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
