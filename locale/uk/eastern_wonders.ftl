# Століття. Чудеса Сходу

eastern_wonders-title = Століття. Чудеса Сходу
eastern_wonders-sentence = Плавайте між островами, зводьте застави на ринках, міняйте прянощі та доставляйте їх у порти.

eastern_wonders-option-map_rules = { century-option-map_rules }
eastern_wonders-option-map_rules-about = { century-option-map_rules-about }
eastern_wonders-option-map_rules-two_neighbours = { century-option-map_rules-two_neighbours }
eastern_wonders-option-map_rules-connected = { century-option-map_rules-connected }
eastern_wonders-option-map = { century-option-map }
eastern_wonders-option-map-about = { century-option-map-about }
eastern_wonders-option-map-first_game = { century-option-map-first_game }
eastern_wonders-option-map-random = { century-option-map-random }
eastern_wonders-option-map-custom = { century-option-map-custom }
eastern_wonders-option-trade_timing = { century-option-trade_timing }
eastern_wonders-option-trade_timing-about = { century-option-trade_timing-about }
eastern_wonders-option-trade_timing-same_turn = { century-option-trade_timing-same_turn }
eastern_wonders-option-trade_timing-next_turn = { century-option-trade_timing-next_turn }
eastern_wonders-option-movement_tiles = Кроки за жетони руху
eastern_wonders-option-movement_tiles-about = Які кроки безкоштовні завдяки жетонам руху: перші після безкоштовного чи будь-які на вибір. Від цього залежить, де залишаться кубики.
eastern_wonders-option-movement_tiles-first_steps = перші
eastern_wonders-option-movement_tiles-any_steps = будь-які на вибір
eastern_wonders-option-harvest_where = Збір врожаю
eastern_wonders-option-harvest_where-about = Чи можна збирати врожай будь-де, чи лише на ринку.
eastern_wonders-option-harvest_where-anywhere = будь-де
eastern_wonders-option-harvest_where-market = лише на ринку
eastern_wonders-option-market_disputed = { century-option-market_disputed }
eastern_wonders-option-market_disputed-about = { century-option-market_disputed-about }
eastern_wonders-option-market_disputed-source = { century-option-market_disputed-source }
eastern_wonders-option-market_disputed-spice_road = { century-option-market_disputed-spice_road }
eastern_wonders-option-show_scores = Показувати бали
eastern_wonders-option-show_scores-about = { century-option-show_scores-tiles }

eastern_wonders-spice-yellow = { century-spice-ginger }
eastern_wonders-spice-red = { century-spice-chili }
eastern_wonders-spice-green = { century-spice-tea }
eastern_wonders-spice-brown = { century-spice-cloves }
eastern_wonders-bonus-vp = { century-bonus-vp }
eastern_wonders-bonus-movement = { century-bonus-movement }
eastern_wonders-bonus-hold = { century-bonus-hold }
eastern_wonders-bonus-upgrade = { century-bonus-upgrade }
eastern_wonders-bonus-red = { century-bonus-red }

eastern_wonders-hold = { century-hold }
eastern_wonders-outposts = { century-outposts }
eastern_wonders-bonus = { century-bonus }
eastern_wonders-claimed = { century-claimed-tiles }
eastern_wonders-stock = { century-stock }

eastern_wonders-decide-starting_set = { century-decide-starting_set }
eastern_wonders-decide-starting_space = { century-decide-starting_space }
eastern_wonders-decide-turn = Пливіть або залишайтеся на місці
eastern_wonders-decide-sail = { $free ->
    [0] Залиште тут кубик, щоб плисти далі, або зупиніться
    [one] Пливіть далі або зупиніться: ще { $free } безкоштовний крок
    [few] Пливіть далі або зупиніться: ще { $free } безкоштовні кроки
   *[many] Пливіть далі або зупиніться: ще { $free } безкоштовних кроків
}
eastern_wonders-decide-steer = Виберіть, куди плисти
eastern_wonders-decide-fee = { century-decide-fee }
eastern_wonders-decide-collect = Заберіть кубики, що тут лежать: є місце для { $room ->
    [one] { $room } кубика
    [few] { $room } кубиків
   *[many] { $room } кубиків
}
eastern_wonders-decide-action = { century-decide-action }
eastern_wonders-decide-pay_outpost = { century-decide-pay_outpost }
eastern_wonders-decide-upgrade = { century-decide-upgrade }
eastern_wonders-decide-bonus = { century-decide-bonus }
eastern_wonders-decide-trade = { century-decide-trade }
eastern_wonders-decide-discard = { century-decide-hold }

eastern_wonders-move-set = { century-move-set }
eastern_wonders-move-place = { century-move-place }
eastern_wonders-move-sail = { century-move-sail }
eastern_wonders-move-stop = { century-move-stop }
eastern_wonders-move-leave = Залишити тут { $colour } і плисти далі
eastern_wonders-move-fee = { century-move-fee }
eastern_wonders-move-collect = Забрати { $colour }
eastern_wonders-move-build = { century-move-build }
eastern_wonders-move-trade = { century-move-trade }
eastern_wonders-move-claim = { century-move-claim }
eastern_wonders-move-harvest = Зібрати врожай: взяти { $cubes }
eastern_wonders-move-pass = { century-move-pass }
eastern_wonders-move-pay = { century-move-pay_outpost }
eastern_wonders-move-upgrade = { century-move-upgrade }
eastern_wonders-move-bonus = { century-move-bonus }
eastern_wonders-move-discard = { century-move-discard }
eastern_wonders-move-done = { century-move-done }

eastern_wonders-log-took_set = { century-log-took_set }
eastern_wonders-log-placed_ship = { century-log-placed_ship }
eastern_wonders-log-gained = { century-log-gained }
eastern_wonders-log-all_gained = { century-log-all_gained }
eastern_wonders-log-sailed = { century-log-sailed }
eastern_wonders-log-left_cube = { $who ->
    [you] Ви залишаєте { $cubes } біля [[space { $space }]].
   *[other] { $player } залишає { $cubes } біля [[space { $space }]].
}
eastern_wonders-log-paid_fee = { century-log-paid_fee }
eastern_wonders-log-picked_up = { $who ->
    [you] Ви забираєте { $cubes } біля [[space { $space }]].
   *[other] { $player } забирає { $cubes } біля [[space { $space }]].
}
eastern_wonders-log-harvested = { $who ->
    [you] Ви збираєте врожай: { $cubes }.
   *[other] { $player } збирає врожай: { $cubes }.
}
eastern_wonders-log-paid_outpost = { century-log-paid_outpost }
eastern_wonders-log-built = { century-log-built }
eastern_wonders-log-upgraded = { century-log-upgraded }
eastern_wonders-log-took_bonus = { century-log-took_bonus }
eastern_wonders-log-traded = { century-log-traded }
eastern_wonders-log-claimed = { century-log-claimed }
eastern_wonders-log-turned_up_demand = { century-log-turned_up_demand }
eastern_wonders-log-closed_port = { century-log-closed_port }
eastern_wonders-log-returned = { century-log-returned }
eastern_wonders-log-passed = { century-log-passed }
eastern_wonders-log-last_round = { century-log-last_round_tiles }

eastern_wonders-score-demands = { century-score-demands }
eastern_wonders-score-outposts = { century-score-outposts }
eastern_wonders-score-bonus_vp = { century-score-bonus_vp }
eastern_wonders-score-bonus_upgrade = Бонусні жетони: покращення
eastern_wonders-score-bonus_red = Бонусні жетони: червоний кубик
eastern_wonders-score-spices = { century-score-spices }

# Поле гри Eastern Wonders: те, що каже лише воно.

eastern_wonders-board-first = Перший гравець
eastern_wonders-board-winner = Переможець
