# Ігри з поселенцями. `[[location 5]]` — локація за її номером у `locations`, `[[bonus 3]]` — плитка бонусу,
# `[[exploration 2]]` — плитка досліджень, усі за номерами у складі гри.

century-option-trade_needs_room = Для обміну потрібне місце на складі
century-option-trade_needs_room-about = Чи потрібне в локації обміну місце на складі для отриманих кубиків: завжди, лише для повторних обмінів чи ніколи.
century-option-trade_needs_room-true = завжди
century-option-trade_needs_room-repeated = лише для повторних обмінів
century-option-trade_needs_room-false = ніколи

century-good-corn = кукурудза
century-good-meat = м’ясо
century-good-tobacco = тютюн
century-good-fur = хутро

# Чотири символи Нового Світу та що робить карта балів із таким символом.
century-mark-native = допомога корінного народу
century-mark-native-about = Локації з цим символом потребують від вас на 1 поселенця менше, але щонайменше одного.
century-mark-tools = інструменти
century-mark-tools-about = У локації з цим символом ви спершу берете червоний кубик.
century-mark-settler = новий поселенець
century-mark-settler-about = Поселенці одразу приходять із резерву на ваш планшет.
century-mark-exploration = дослідження
century-mark-exploration-about = Ви одразу берете плитку досліджень.

century-kind-fort = форт
century-kind-production = виробництво
century-kind-upgrade = покращення
century-kind-trade = обмін
century-kind-trade_again = обмін і ще один хід
century-kind-refresh_forts = нові карти балів і ще один хід
century-kind-market = ринок
century-kind-refresh_market = нові карти торгівлі й ще один хід
century-kind-rearrange = зміна розташування торговельного шляху
century-kind-ship_move = переміщення корабля
century-kind-ship_trade = торгівля з корабля
century-kind-outpost_trade = торгівля на заставі

# Скільки приносить плитка бонусу наприкінці гри та що дає плитка досліджень.
century-tile-per_symbol = { $points ->
    [one] { $points } бал за кожен символ: { $first }
    [few] { $points } бали за кожен символ: { $first }
   *[many] { $points } балів за кожен символ: { $first }
}
century-tile-per_pair = { $points ->
    [one] { $points } бал за кожну пару: { $first } + { $second }
    [few] { $points } бали за кожну пару: { $first } + { $second }
   *[many] { $points } балів за кожну пару: { $first } + { $second }
}
century-tile-settler_pairs = { $points ->
    [one] { $points } бал за кожних двох активних поселенців
    [few] { $points } бали за кожних двох активних поселенців
   *[many] { $points } балів за кожних двох активних поселенців
}
century-tile-flat = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
century-tile-trade_cards = { $points ->
    [one] { $points } бал за кожні дві карти торгівлі
    [few] { $points } бали за кожні дві карти торгівлі
   *[many] { $points } балів за кожні дві карти торгівлі
}
century-explored-cubes = взяти { $cubes }
century-explored-settler = { $settlers ->
    [one] { $settlers } новий поселенець
    [few] { $settlers } нові поселенці
   *[many] { $settlers } нових поселенців
}
century-explored-points = { $points ->
    [one] { $points } бал наприкінці гри
    [few] { $points } бали наприкінці гри
   *[many] { $points } балів наприкінці гри
}
century-explored-symbol = ще один символ для плиток бонусів: { $symbol }

# Що дає локація тому, хто зараз у ній працює.
century-location-does = { $kind ->
    [production] взяти { $took }
    [upgrade] { $steps ->
        [one] { $steps } покращення
        [few] до { $steps } покращень
       *[many] до { $steps } покращень
    }
    [trade] { $gave } → { $took }
    [trade_again] { $gave } → { $took } і ще один хід
    [fort] форт, [[point { $point }]]{ $tiles ->
        [0] {""}
       *[other] , плитки бонусів
    }
    [fort_empty] форт без карти{ $tiles ->
        [0] {""}
       *[other] , плитки бонусів
    }
    [refresh_forts] нові карти балів над фортами й ще один хід
    [market] ринок, { $card }
    [market_empty] ринок без карти
    [refresh_market] нові карти під ринками й ще один хід
    [rearrange] взяти { $took }, потім можна поміняти місцями 2 карти торговельного шляху
    [ship_move] { $steps ->
        [0] корабель пливе на будь-яке інше місце
        [one] корабель робить { $steps } крок
        [few] корабель робить { $steps } кроки
       *[many] корабель робить { $steps } кроків
    }
    [ship_trade] обмін там, де ваш корабель, { $gave } → { $took }
    [ship_at_sea] там, де ваш корабель, обміну немає
   *[outpost_trade] обмін біля однієї з ваших застав
}

# Слова на столі й що означають знаки.
century-storage = Склад
century-settlers = Поселенці
century-symbols = Символи
century-claimed-cards = Карти
century-bonus-tiles = Плитки бонусів
century-exploration-tiles = Дослідження
century-tiles-beside = Плитки досліджень поруч із полем
century-point-cards = Карти балів
century-route = Шлях
century-trade-cards = Карти торгівлі
century-next-card = наступна
century-under-deck = під колодою
century-place-refresh_forts = нові карти балів
century-place-refresh_market = нові карти ринку
century-place-ship_trade = обмін із корабля
century-place-outpost_trade = обмін на заставі
century-place-ship_any = куди завгодно
century-sign-location = локація та скільки поселенців вам потрібно; знак перед нею: там можна працювати
century-sign-symbols = допомога корінного народу, інструменти, нові поселенці та скільки їх, дослідження
century-sign-holder = поселенці в локації після номера їхнього гравця
century-sign-settlers = поселенці на планшеті + на полі (у резерві)
century-sign-covered = локацію закриває плитка досліджень
century-sign-stack = стос плиток бонусів за номером: верхня плитка та скільки їх усього
century-sign-pays = бали за символ, пару символів або двох поселенців
century-sign-pays_cards = бали за кожні дві карти торгівлі
century-sign-again = і ще один хід
century-sign-swap = можна поміняти місцями 2 карти шляху
century-sign-route = карта торговельного шляху та скільки поселенців вона коштує або скільки їх на ній
century-sign-recall = скільки поселенців повернути
century-sign-voyage = скільки кроків робить корабель, у деяких локаціях — на будь-яке інше місце
century-sign-trade_cards = скільки в гравця карт торгівлі

century-decide-work = Відправте поселенців працювати або відпочиньте
century-decide-work_route = Відправте поселенців працювати, використайте карту торговельного шляху або відпочиньте
century-decide-exchange = Скільки разів зробити обмін у [[location { $location }]]?
century-decide-fort = Форт [[location { $location }]]: { $claimed ->
    [0] { $took ->
        [0] придбайте карту балів або візьміть плитку бонусу
       *[other] можна ще придбати карту балів
    }
   *[other] можна ще взяти плитку бонусу
}
century-decide-explore = Виберіть плитку досліджень
century-decide-storage = Склад переповнено. Поверніть { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
   *[many] { $left } кубиків
}
century-decide-market = Ринок { $position }: використайте { $card } або візьміть до торговельного шляху
century-decide-replace = Торговельний шлях заповнено. Виберіть карту, яку замінить { $card }
century-decide-route_card = Карта { $position } торговельного шляху: використайте { $card } або її угоду
century-decide-swap = Можна поміняти місцями 2 карти торговельного шляху
century-decide-recall = Поверніть поселенця: { $left ->
    [one] ще { $left } поселенець
    [few] ще { $left } поселенці
   *[many] ще { $left } поселенців
}

century-move-work = Працювати в [[location { $location }]], { $settlers ->
    [one] { $settlers } поселенець
    [few] { $settlers } поселенці
   *[many] { $settlers } поселенців
}: { century-location-does }{ $tools_count ->
    [0] {""}
   *[other] ; за інструменти { $tools }
}{ $displaced ->
    [0] {""}
   *[other] ; витіснити гравця «{ $rival }»
}
century-move-settlers_rest = { $settlers ->
    [0] Відпочити, повертати нікого
    [one] Відпочити: повернути { $settlers } поселенця
    [few] Відпочити: повернути { $settlers } поселенців
   *[many] Відпочити: повернути { $settlers } поселенців
}
century-move-claim_card = Придбати карту балів { $card }
century-move-tile = Взяти плитку бонусу [[bonus { $tile }]]
century-move-explore = Взяти плитку досліджень [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] {" "}і відкрити [[location { $location }]]
}
century-move-route = Використати { $card } у торговельному шляху, { $settlers ->
    [one] { $settlers } поселенець
    [few] { $settlers } поселенці
   *[many] { $settlers } поселенців
}
century-move-use = Використати { $card }
century-move-take = Взяти { $card } до торговельного шляху
century-move-deal = Укласти угоду { $deal }
century-move-replace = Замінити { $card } на місці { $position }
century-move-swap = Поміняти { $card } (місце { $first }) і { $old } (місце { $second })
century-move-recall = Повернути поселенця з [[location { $location }]]
century-move-recall_route = Повернути поселенця з карти шляху { $card }

century-log-worked = { $who ->
    [you] Ви відправляєте
   *[other] { $player } відправляє
} { $settlers ->
    [one] { $settlers } поселенця
    [few] { $settlers } поселенців
   *[many] { $settlers } поселенців
} до [[location { $location }]].
century-log-displaced = { $who ->
    [you] Ви повертаєте
   *[other] { $player } повертає
} { $settlers ->
    [one] { $settlers } витісненого поселенця
    [few] { $settlers } витіснених поселенців
   *[many] { $settlers } витіснених поселенців
} з [[location { $location }]].
century-log-used_tools = { $who ->
    [you] Ви берете { $cubes } за інструменти.
   *[other] { $player } бере { $cubes } за інструменти.
}
century-log-claimed_card = { $who ->
    [you] Ви купуєте
   *[other] { $player } купує
} карту балів { $card }.
century-log-enlisted = { $settlers ->
    [0] { $who ->
        [you] У вас у резерві більше немає поселенців.
       *[other] { $player } більше не має поселенців у резерві.
    }
    [one] { $who ->
        [you] Ви отримуєте { $settlers } нового поселенця.
       *[other] { $player } отримує { $settlers } нового поселенця.
    }
    [few] { $who ->
        [you] Ви отримуєте { $settlers } нових поселенців.
       *[other] { $player } отримує { $settlers } нових поселенців.
    }
   *[many] { $who ->
        [you] Ви отримуєте { $settlers } нових поселенців.
       *[other] { $player } отримує { $settlers } нових поселенців.
    }
}
century-log-explored = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} плитку досліджень [[exploration { $tile }]]{ $location ->
    [-1] {""}
   *[other] ; локація [[location { $location }]] відкрита
}.
century-log-turned_up_point = Нова карта балів над фортом { $position }: { $card }.
century-log-next_point = Наступна карта балів: { $card }.
century-log-took_tile = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} плитку бонусу [[bonus { $tile }]].
century-log-turned_up_tile = Верхня плитка стосу { $stack } тепер: [[bonus { $tile }]].
century-log-refreshed_forts = { $cards_count ->
    [0] Над фортами немає карт балів.
   *[other] Ці карти балів ідуть під колоду: { $cards }.
}
century-log-another_turn = { $who ->
    [you] Ви робите ще один хід.
   *[other] { $player } робить ще один хід.
}
century-log-settlers_rested = { $who ->
    [you] Ви відпочиваєте
   *[other] { $player } відпочиває
}{ $settlers ->
    [0] {""}
    [one] : { $settlers } поселенець повертається
    [few] : { $settlers } поселенці повертаються
   *[many] : { $settlers } поселенців повертаються
}.
century-log-last_round_cards = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} { $cards ->
    [one] { $cards } карту балів
    [few] { $cards } карти балів
   *[many] { $cards } карт балів
}: це останній раунд.
century-log-used_route = { $who ->
    [you] Ви використовуєте
   *[other] { $player } використовує
} карту { $position } торговельного шляху, { $card }: { $settlers ->
    [one] { $settlers } поселенець
    [few] { $settlers } поселенці
   *[many] { $settlers } поселенців
}.
century-log-used_card = { $who ->
    [you] Ви використовуєте { $card }.
   *[other] { $player } використовує { $card }.
}
century-log-used_deal = { $who ->
    [you] Ви укладаєте угоду { $deal } з картою { $card }.
   *[other] { $player } укладає угоду { $deal } з картою { $card }.
}
century-log-took_card = { $who ->
    [you] Ви берете { $card } до торговельного шляху.
   *[other] { $player } бере { $card } до торговельного шляху.
}
century-log-replaced = { $who ->
    [you] Ви кладете { $card } на місце { $position } торговельного шляху; { $old } іде до власного скиду.
   *[other] { $player } кладе { $card } на місце { $position } торговельного шляху; { $old } іде до власного скиду.
}
century-log-discarded = { $who ->
    [you] Ви кладете { $card } до власного скиду.
   *[other] { $player } кладе { $card } до власного скиду.
}
century-log-swapped = { $who ->
    [you] Ви міняєте місцями карти торговельного шляху { $first } і { $second }.
   *[other] { $player } міняє місцями карти торговельного шляху { $first } і { $second }.
}
century-log-refreshed_market = { $cards_count ->
    [0] Під ринками немає карт торгівлі.
   *[other] Ці карти торгівлі йдуть під колоду: { $cards }.
}
century-log-turned_up_market = Нова карта під ринками: { $card }.
century-log-recalled = { $who ->
    [you] Ви повертаєте
   *[other] { $player } повертає
} поселенця з [[location { $location }]].
century-log-recalled_from_route = { $who ->
    [you] Ви повертаєте поселенця з карти шляху { $card }.
   *[other] { $player } повертає поселенця з карти шляху { $card }.
}

century-score-point_cards = Карти балів
century-score-bonus_per_symbol = Плитки бонусів: символи
century-score-bonus_per_pair = Плитки бонусів: пари
century-score-bonus_settler_pairs = Плитки бонусів: поселенці
century-score-bonus_flat = Плитки бонусів: бали
century-score-bonus_trade_cards = Плитки бонусів: карти торгівлі
century-score-exploration_tiles = Плитки досліджень
century-score-goods = Товари на складі

reason-not_in_play = Цей планшет не бере участі в партії.
reason-covered = Цю локацію ще закриває плитка досліджень [[exploration { $tile }]].
reason-already_there = Там уже стоять ваші поселенці.
reason-not_enough_settlers = { $needed ->
    [one] Потрібен { $needed } поселенець
    [few] Потрібні { $needed } поселенці
   *[many] Потрібно { $needed } поселенців
}, а у вас на планшеті { $hand }.
reason-no_room = На складі немає місця для такого обміну.
reason-nothing_at_fort = У цьому форті зараз нічого робити: не можна ні взяти плитку бонусу, ні придбати карту.
reason-already_claimed = Карту цього форту ви вже придбали.
reason-already_took_tile = У цьому форті ви вже взяли плитку.
reason-stack_elsewhere = Тут не можна взяти плитку з цього стосу.
reason-stack_empty = Цей стос порожній.
reason-no_free_slot = У вас немає вільного місця для плитки бонусу.
reason-tile_gone = Цієї плитки досліджень немає на столі.
reason-no_trade_cards = Карт торгівлі не залишилося.
reason-card_in_use = На цій карті вже стоять ваші поселенці.
reason-nobody_there = Там немає ваших поселенців.
reason-must_use_fort = Спершу вирішіть, що ви робите у форті: купуєте карту, берете плитку чи і те, і інше.
reason-must_explore = Спершу візьміть плитку досліджень.
reason-must_use_market = Спершу вирішіть, що робити з картою цього ринку.
reason-must_use_card = Спершу виберіть, що дає карта: її дію чи «Золоту угоду».
reason-must_replace = Спершу виберіть на своєму маршруті карту, яка поступиться місцем новій.
reason-must_finish_swap = Зараз можна поміняти місцями дві карти маршруту: спершу закінчіть із цим.
reason-must_finish_recalling = Зараз можна повернути поселенців: спершу закінчіть із цим.

# Кораблі в іграх з поселенцями.
century-option-map-island = Як лежать жетони острова: звичайний острів, випадковий або ваш власний.
century-option-map-default_island = звичайний острів

century-decide-voyage = { $left ->
    [0] Виберіть, куди пливе ваш корабель
    [one] Виберіть, куди пливе ваш корабель: залишився { $left } крок
    [few] Виберіть, куди пливе ваш корабель: залишилося { $left } кроки
   *[many] Виберіть, куди пливе ваш корабель: залишилося { $left } кроків
}
century-decide-build = Можна звести заставу біля [[space { $space }]] { $price ->
    [0] безкоштовно
    [one] за { $price } кубик
    [few] за { $price } кубики
   *[many] за { $price } кубиків
}
century-decide-stack_tile = { $must ->
    [0] Можна взяти плитку бонусу: зібрано ще 4 карти торгівлі
   *[other] Виберіть плитку бонусу: колонку звільнено
}
century-decide-island_trade = { $must ->
    [0] Можна зробити обмін біля
   *[other] Зробіть обмін біля
} [[space { $space }]]
century-decide-outpost = Виберіть заставу, біля якої зробити обмін
century-decide-market_deal = Ринок { $position }: використайте { $card } або її угоду

century-move-outpost = Обмін біля [[space { $space }]]: { $gave } → { $took }

century-log-kept_card = { $who ->
    [you] Ви берете { $card }; тепер у вас
   *[other] { $player } бере { $card }; тепер усього
} { $cards ->
    [one] { $cards } карта торгівлі
    [few] { $cards } карти торгівлі
   *[many] { $cards } карт торгівлі
}.

reason-nowhere_to_sail = Кораблю нікуди плисти: ви не зможете заплатити за стоянку.
reason-same_tile = Корабель мусить покинути своє місце.
reason-ship_at_sea = Там, де ваш корабель, обміну немає.
reason-no_outposts = У вас ще немає застав.
reason-no_outpost_trade = Біля жодної з ваших застав ви не можете оплатити обмін.
reason-must_take_tile = Плитку бонусу треба взяти.
reason-must_move_ship = Спершу перемістіть свій корабель.
reason-must_sail_on = Корабель у дорозі: спершу він мусить зробити другий крок.
reason-must_finish_landing = Тут можна звести заставу: спершу вирішіть це.
reason-must_choose_outpost = Спершу виберіть заставу, біля якої ви міняєте.
reason-must_settle_tile = Зараз можна взяти плитку бонусу: спершу вирішіть це.

# Поля ігор про поселенців: назви їхніх частин, підказки з пунктом правил, стіл словами.

century-land-map = Земля та її локації
century-land-own = Ваші карти й плитки
century-land-none = немає
century-land-point = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} за { $cost }, { $symbol }{ $settlers ->
    [0] {""}
   *[other] { " " }({ $settlers })
}
century-land-location = { $id }, { $kind }.
century-land-does = { $shape ->
    [exchange] Віддати { $give }, взяти { $take }{ $kind ->
        [trade_again] , потім ще один хід
       *[other] {""}
    }.
    [take] Взяти { $take }.
   *[plain] { $kind ->
        [upgrade] До { $steps ->
            [one] { $steps } покращення
           *[other] { $steps } покращень
        }.
        [ship_move] { $steps ->
            [0] На будь-яке інше місце.
            [one] { $steps } крок.
            [few] { $steps } кроки.
           *[other] { $steps } кроків.
        }
       *[other] {""}
    }
}
century-land-covered = Закрита плиткою досліджень: { $tile }. Надрукована кількість поселенців: { $printed }.
century-land-price = Від вас потрібно: { $price ->
    [one] { $price } поселенець
    [few] { $price } поселенці
   *[other] { $price } поселенців
} (надруковано: { $printed }).
century-land-held = Там { $player }, { $settlers ->
    [one] { $settlers } поселенець
    [few] { $settlers } поселенці
   *[other] { $settlers } поселенців
}.
century-land-has-native = Тут діє допомога корінного народу (NW-24).
century-land-has-tools = Тут діють інструменти (NW-27){ $cubes ->
    [0] .
    [one] : { $cubes } червоний кубик для вас.
    [few] : { $cubes } червоні кубики для вас.
   *[other] : { $cubes } червоних кубиків для вас.
}
century-land-stack = Стос плиток бонусів { $stack }: { $tile }; усього { $left ->
    [one] { $left } плитка
    [few] { $left } плитки
   *[other] { $left } плиток
}.
century-land-stack-empty = Стос плиток бонусів { $stack } порожній.
century-land-about-stack = У форті можна взяти верхню плитку одного з його стосів (NW-34). Плиток тут: { $left }.
century-land-about-exploration = Плитка досліджень: { $tile } (NW-41).
century-land-card-at = Над фортом { $fort }: { $card }.
century-land-no-card-at = Над фортом { $fort } немає карти.
century-land-about-point = { $card }. Її отримують у форті під нею (NW-36).
century-land-race = Найбільше карт в одного гравця: { $most } з { $goal }
century-land-about-race = { $goal }-а карта балів у гравця починає останній раунд (NW-56).
century-land-last-round = Це останній раунд.
century-land-about-deck = Колода лежить відкрито: наступну карту бачать усі (NW-12).
century-land-deck-left = { $left ->
    [one] { $left } карта в колоді
    [few] { $left } карти в колоді
   *[other] { $left } карт у колоді
}
century-land-storage-count = { $count } з { $limit } кубиків на складі
century-land-about-storage = Наприкінці ходу на складі лишається щонайбільше { $limit } кубиків (NW-55).
century-land-about-cube = { $colour ->
    [yellow] Найнижчий товар; покращується до червоного (NW-2).
    [red] Покращується до зеленого (NW-2).
    [green] Покращується до коричневого (NW-2).
   *[brown] Найвищий товар (NW-2).
}
century-land-about-upgrade-cube = Покращити цей кубик на один щабель (NW-30).
century-land-about-discard-cube = Повернути цей кубик у запас (NW-55).
century-land-about-fee-cube = Віддати цей кубик як плату за стоянку (E2-19).
century-land-about-pay-cube = Заплатити цим кубиком за заставу (E2-20).
century-land-about-supply = Кубики від найнижчого до найвищого; запас не вичерпується (NW-2, NW-3).
century-land-settlers-count = Поселенці: { $hand } на планшеті, { $placed } на роботі, { $reserve } в резерві
century-land-about-hand = Цих поселенців можна послати на роботу (NW-5).
century-land-about-placed = Поселенці в локаціях повертаються під час відпочинку або коли їх витісняють (NW-26, NW-53).
century-land-about-reserve = Поселенці з резерву приходять за картами й плитками (NW-40, NW-45).
century-land-in-hand = на планшеті
century-land-at-work = на роботі
century-land-in-reserve = в резерві
century-land-rest = Відпочинок
century-land-about-rest = Усі ваші поселенці повертаються на планшет (NW-53).
century-land-symbol-count = { $symbol }: { $number }
century-land-no-cards = карт поки немає
century-land-about-slots = Місць для плиток бонусів: { $slots } (NW-35).
century-land-about-score = Скільки балів було б у вас, якби гра закінчилася зараз (NW-57).
century-land-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
century-land-final = Що зібрав кожен

century-land-tell-next = Наступна карта: { $card }.
century-land-tell-held = { $id }: { $settlers ->
    [one] { $settlers } поселенець
    [few] { $settlers } поселенці
   *[other] { $settlers } поселенців
}, гравець { $player }.
century-land-tell-covered = { $id } закрита плиткою досліджень: { $tile }.
century-land-tell-pioneer = { $player }: поселенці { $hand } на планшеті, { $placed } на роботі, { $reserve } в резерві; { $count } з { $limit } кубиків ({ $cubes }).
century-land-tell-gathered = { $player }: { $number } з { $goal } карт балів: { $cards }. Плитки бонусів: { $bonus }. Плитки досліджень: { $explored }. Зараз { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
