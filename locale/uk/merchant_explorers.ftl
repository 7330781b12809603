# Гільдія купців-мандрівників
#
# `[[hex 122]]` — клітинка за номером місця, пишеться 09-05, а `[[cubes 122 135]]` — кілька клітинок; `[[explore 0]]` і
# `[[play 0]]` — карти за номерами в `explore_cards` і `cards`, `[[investigate 1]]` — карта експедиції, `[[treasure 0]]`
# і `[[objective 0]]` — скарб і місія. На місці кожного стоїть його назва.

merchant_explorers-title = Гільдія купців-мандрівників
merchant_explorers-sentence = Досліджуйте свою мапу провінції, засновуйте села, з’єднуйте міста торговими шляхами й розбагатійте за чотири епохи.

merchant_explorers-option-map = Провінція
merchant_explorers-option-map-about = Мапа, яку досліджують усі; для першої партії найкраща Авенія.
merchant_explorers-option-map-avenia = { merchant_explorers-map-avenia }
merchant_explorers-option-map-aghon = { merchant_explorers-map-aghon }
merchant_explorers-option-map-kazan = { merchant_explorers-map-kazan }
merchant_explorers-option-map-cnidaria = { merchant_explorers-map-cnidaria }
merchant_explorers-option-level = Рівень одиночної гри
merchant_explorers-option-level-about = Скільки монет треба в одиночній грі, крім 3 місій; для кількох гравців не має значення.
merchant_explorers-option-level-easy = легкий, 90 монет
merchant_explorers-option-level-normal = звичайний, 120 монет
merchant_explorers-option-level-hard = складний, 150 монет
merchant_explorers-option-totals = Монети інших гравців
merchant_explorers-option-totals-about = Чи повідомляє стіл, скільки монет отримують і мають інші; якщо ні, ви бачите лише те, що вони роблять на своїх мапах. Карти скарбів приховані до кінця в будь-якому разі.
merchant_explorers-option-totals-hidden = закритий рахунок
merchant_explorers-option-totals-open = відкритий рахунок
merchant_explorers-option-vases = Більше чотирьох ваз
merchant_explorers-option-vases-about = Скільки коштують вази після четвертої.
merchant_explorers-option-vases-four_each = по 4 монети
merchant_explorers-option-vases-new_set = починають новий набір
merchant_explorers-option-paths = Неперервні шляхи
merchant_explorers-option-paths-about = Чи продовжується шлях карти експедиції лише від останньої клітинки, чи з обох кінців.
merchant_explorers-option-paths-forward = від останньої клітинки
merchant_explorers-option-paths-both_ends = з обох кінців
merchant_explorers-option-rows = Карти «Удалину»
merchant_explorers-option-rows-about = Чи стоїть перша клітинка карти «Удалину» на початку ряду, чи ряд може рости в обидва боки від неї.
merchant_explorers-option-rows-one_end = в один бік
merchant_explorers-option-rows-both_ends = в обидва боки
merchant_explorers-option-rays = Із двох сіл
merchant_explorers-option-rays-about = Чи лежить ряд цієї карти на одній прямій із селом, чи лише починається поряд із ним.
merchant_explorers-option-rays-in_line = на прямій із селом
merchant_explorers-option-rays-touching = поряд із селом

merchant_explorers-level-easy = легкий
merchant_explorers-level-normal = звичайний
merchant_explorers-level-hard = складний

# Слова на столі. Монети: називний відмінок, і знахідний після дієслова та прийменника.
merchant_explorers-coin-count = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
merchant_explorers-coins-taken = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
merchant_explorers-era = Епоха { $era } з 4
merchant_explorers-turn-card = Карта
merchant_explorers-used = Були
merchant_explorers-coming = Ще будуть
merchant_explorers-objectives = Місії
merchant_explorers-objective-met = { $player }, хід { $turn }
merchant_explorers-objective-pays = винагорода: { merchant_explorers-coin-count }
merchant_explorers-players = Гравці
merchant_explorers-coins = Монети
merchant_explorers-with-treasure = зі скарбами { $coins }
merchant_explorers-explorers = Запас мандрівників
merchant_explorers-villages = Села
merchant_explorers-towers = Оглядові вежі
merchant_explorers-posts = Факторії
merchant_explorers-investigate-cards = Карти експедицій
merchant_explorers-drawn = Узяті карти
merchant_explorers-treasure = Карти скарбів
merchant_explorers-action = Хід
merchant_explorers-action-done = зроблено
merchant_explorers-action-busy = вирішує
merchant_explorers-map-of = Мапа провінції: { $player }
merchant_explorers-solo-goal = Мета
merchant_explorers-solo-goal-is = усі 3 місії та { merchant_explorers-coin-count }
merchant_explorers-solo-now = Зараз
merchant_explorers-solo-now-is = місій { $objectives } з 3 та { merchant_explorers-coin-count }

# Знаки на столі.
merchant_explorers-sign-coin = монети на клітинці
merchant_explorers-sign-city = місто та його цінність
merchant_explorers-sign-post = місто з вашою факторією
merchant_explorers-sign-ruin = руїни
merchant_explorers-sign-token = досліджені руїни або кристал
merchant_explorers-sign-tower_hex = клітинка відкриття, будь-яка місцевість
merchant_explorers-sign-crystal = кристал, будь-яка місцевість
merchant_explorers-sign-capital = столиця
merchant_explorers-sign-blocked = вулкан або рифи, ходу немає
merchant_explorers-sign-explorer = мандрівник
merchant_explorers-sign-new_explorer = мандрівник цього ходу, за порядком
merchant_explorers-sign-village = село
merchant_explorers-sign-tower = оглядова вежа
merchant_explorers-sign-lit = можна вибрати: наберіть номер
merchant_explorers-sign-hex = клітинка у стовпчику 09, ряду 05; парні стовпчики на пів ряду нижче

# Підсумок, у монетах.
merchant_explorers-wins = { $player } перемагає: { merchant_explorers-coins-won }.
merchant_explorers-you-won = Ви перемогли: { merchant_explorers-coins-won }!
merchant_explorers-nobody-won = Мети не досягнуто: { merchant_explorers-coins-won }.
merchant_explorers-coins-won = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}

# Кінець.
merchant_explorers-final-treasure = Карти скарбів
merchant_explorers-final-won = Ви пройшли свій рівень: { $level }.
merchant_explorers-final-higher = Ви пройшли рівень, вищий за свій: { $level }.
merchant_explorers-final-missed = Рівень не пройдено: для нього потрібні 3 місії та { merchant_explorers-coin-count }.
merchant_explorers-final-lower = Але цього вистачає на інший рівень: { $level }.
merchant_explorers-final-tie = Нічию вирішують оглядові вежі, потім села
merchant_explorers-final-pieces = { $player }: { $towers ->
    [one] { $towers } вежа
    [few] { $towers } вежі
   *[many] { $towers } веж
}, { $villages ->
    [one] { $villages } село
    [few] { $villages } села
   *[many] { $villages } сіл
}

# Що це за клітинка, і що дасть її дослідження.
merchant_explorers-ground = { $kind ->
    [tower] { merchant_explorers-kind-tower }
    [crystal] { merchant_explorers-kind-crystal } { $value }
    [capital] { merchant_explorers-kind-capital }
    [city] { merchant_explorers-terrain }, місто { $value }
    [ruin] { merchant_explorers-terrain }, { $mark ->
        [none] руїни
        [triangle] руїни з трикутником
        [circle] руїни з колом
        [square] руїни з квадратом
       *[other] руїни { $mark }
    }
   *[other] { merchant_explorers-terrain }
}
merchant_explorers-brings = { $coins ->
    [0] {""}
    [one] , +{ $coins } монета
    [few] , +{ $coins } монети
   *[many] , +{ $coins } монет
}{ $village ->
    [0] {""}
   *[other] , село +{ $village }
}{ $cities ->
    [0] {""}
    [2] , торговий шлях +{ $routes }
   *[other] , торгові шляхи до +{ $routes }
}{ $treasure ->
    [0] {""}
    [1] , карта скарбів
    [few] , { $treasure } карти скарбів
   *[many] , { $treasure } карт скарбів
}{ $objectives ->
    [0] {""}
    [1] , місія
    [few] , { $objectives } місії
   *[many] , { $objectives } місій
}

merchant_explorers-decide-keep = Залиште одну з двох карт експедицій; ви одразу дієте за нею
merchant_explorers-decide-use = Виберіть карту експедиції, за якою діяти
merchant_explorers-decide-explore = «[[play { $play }]]»{ $phase ->
    [1] {""}
   *[other] , частина 2
}: { $left ->
    [0] усе розміщено, завершіть дію
    [99] дослідіть скільки завгодно клітинок або завершіть дію
    [1] дослідіть { merchant_explorers-more }{ $left } клітинку або завершіть дію
   *[other] дослідіть { merchant_explorers-more }до { $left } клітинок або завершіть дію
}
merchant_explorers-more = { $placed ->
    [0] {""}
   *[other] ще{" "}
}
merchant_explorers-decide-village = Повністю досліджено { merchant_explorers-region }: виберіть клітинку для села, воно принесе { merchant_explorers-coins-taken }
merchant_explorers-decide-post = { $cities ->
    [2] Торговий шлях приносить { merchant_explorers-coins-taken }: виберіть місто для факторії
   *[other] З’єднано відкриті міста, їх { $cities }: виберіть те, яке торгує зараз і отримає факторію
}
merchant_explorers-decide-partner = Виберіть, з яким містом торгує [[hex { $hex }]] цінністю { $value }
merchant_explorers-decide-free_explorer = Скарб: поставте вільного мандрівника на клітинку будь-якої місцевості або відмовтеся
merchant_explorers-decide-wait = { $busy ->
    [one] Ще вирішує { $busy } гравець
    [few] Ще вирішують { $busy } гравці
   *[many] Ще вирішують { $busy } гравців
}

merchant_explorers-move-keep = Залишити «[[investigate { $investigate }]]»
merchant_explorers-move-use = Діяти за картою «[[investigate { $investigate }]]»
merchant_explorers-move-explore = [[hex { $hex }]] { merchant_explorers-ground }{ merchant_explorers-brings }
merchant_explorers-move-next = Перейти до частини 2
merchant_explorers-move-done = Завершити дію
merchant_explorers-move-decline = Відмовитися від вільного мандрівника
merchant_explorers-move-village = Заснувати село на клітинці [[hex { $hex }]]
merchant_explorers-move-city = { $role ->
    [partner] Торгувати з містом [[hex { $hex }]] цінністю { $value } за { merchant_explorers-coins-taken }
   *[post] Розмістити факторію в місті [[hex { $hex }]] цінністю { $value }
}

# Монети наприкінці речення.
merchant_explorers-gain = { $coins ->
    [0] {""}
    [one] : { $coins } монета
    [few] : { $coins } монети
   *[many] : { $coins } монет
}
merchant_explorers-log-era_began = { $era ->
    [1] {""}
   *[other] Усі мандрівники повертаються до запасу.{" "}
}Починається епоха { $era }, у колоді { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
merchant_explorers-log-revealed = Відкрито карту «[[explore { $explore }]]».
merchant_explorers-log-covered = Закрито винагороду місії «[[objective { $objective }]]»: { merchant_explorers-coin-count }.
merchant_explorers-log-dealt = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} карти «[[investigate { $one }]]» та «[[investigate { $other }]]».
merchant_explorers-log-kept = { $who ->
    [you] Ви залишаєте карту «[[investigate { $investigate }]]».
   *[other] { $player } залишає карту «[[investigate { $investigate }]]».
}
merchant_explorers-log-chose = { $who ->
    [you] Ви дієте за картою «[[investigate { $investigate }]]».
   *[other] { $player } діє за картою «[[investigate { $investigate }]]».
}
merchant_explorers-log-explored = { $who ->
    [you] Ви досліджуєте
   *[other] { $player } досліджує
} [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-built_tower = { $who ->
    [you] Ви ставите
   *[other] { $player } ставить
} оглядову вежу на [[hex { $hex }]], № { $towers }{ merchant_explorers-gain }.
merchant_explorers-log-took_crystal = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} кристал на [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-founded = { $who ->
    [you] Ви засновуєте
   *[other] { $player } засновує
} село на [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-traded = { $who ->
    [you] Ви завершуєте
   *[other] { $player } завершує
} торговий шлях із [[hex { $hex }]] до [[hex { $partner }]]{ merchant_explorers-gain }; факторія: [[hex { $hex }]].
merchant_explorers-log-found = { $who ->
    [you] Ви знаходите скарб: «[[treasure { $treasure }]]».
   *[other] { $player } знаходить скарб: «[[treasure { $treasure }]]».
}
merchant_explorers-log-free_explorer_lapsed = { $who ->
    [you] Вам нікуди поставити вільного мандрівника, він пропадає.
   *[other] { $player } не може поставити вільного мандрівника, він пропадає.
}
merchant_explorers-log-declined = { $who ->
    [you] Ви відмовляєтеся від вільного мандрівника.
   *[other] { $player } відмовляється від вільного мандрівника.
}
merchant_explorers-log-achieved = { $who ->
    [you] Ви виконуєте
   *[other] { $player } виконує
} місію «[[objective { $objective }]]»{ merchant_explorers-gain }.
merchant_explorers-log-shown_investigate = { $who ->
    [you] Тепер інші бачать вашу карту «[[investigate { $investigate }]]».
   *[other] { $player } залишає карту «[[investigate { $investigate }]]».
}
merchant_explorers-log-shown_choice = { $who ->
    [you] Тепер інші бачать, що ви діяли за картою «[[investigate { $investigate }]]».
   *[other] { $player } діє за картою «[[investigate { $investigate }]]».
}
merchant_explorers-log-acted = { $who ->
    [you] За цей хід ви отримуєте { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
   *[other] { $player } { $hexes_count ->
        [0] нічого не досліджує
       *[other] досліджує { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; село: { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; оглядова вежа: { $towers }
    }{ $posts_count ->
        [0] {""}
       *[other] ; факторія: { $posts }
    }{ $coins ->
        [0] {""}
       *[other] ; усього { merchant_explorers-coin-count }
    }.
}
merchant_explorers-log-shown_treasure = { $who ->
    [you] Тепер інші бачать, скільки карт скарбів ви взяли: { $cards }.
   *[other] { $player } бере { $cards ->
        [one] { $cards } карту скарбів
        [few] { $cards } карти скарбів
       *[many] { $cards } карт скарбів
    }{ $free_explorers ->
        [0] {""}
       *[other] ; вільний мандрівник: { $free_explorers }
    }{ $two_coins ->
        [0] {""}
       *[other] ; дві монети: { $two_coins }
    }{ $kept ->
        [0] {""}
       *[other] ; лишаються в запасі: { $kept }
    }.
}
merchant_explorers-log-shown_objective = { $who ->
    [you] Тепер інші бачать вашу місію «[[objective { $objective }]]».
   *[other] { $player } виконує місію «[[objective { $objective }]]»{ merchant_explorers-gain }.
}
# За закритого рахунку інші дізнаються те, що видно на відкритій мапі, а про монети чує лише сам гравець.
merchant_explorers-log-earned = { $who ->
    [you] За цей хід ви отримуєте { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
   *[other] { $player } за цей хід отримує { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
}
merchant_explorers-log-shown_turn = { $who ->
    [you] Тепер інші бачать вашу мапу.
   *[other] { $player } { $hexes_count ->
        [0] нічого не досліджує
       *[other] досліджує { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; село: { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; оглядова вежа: { $towers }
    }.
}
merchant_explorers-log-shown_route = { $who ->
    [you] Тепер інші бачать ваш торговий шлях
   *[other] { $player } завершує торговий шлях
} із [[hex { $hex }]] до [[hex { $partner }]]; факторія: [[hex { $hex }]].
merchant_explorers-log-shown_finds = { $who ->
    [you] Тепер інші бачать, скільки карт скарбів ви взяли: { $cards }; лишаються в запасі: { $kept }.
   *[other] { $player } бере { $cards ->
        [one] { $cards } карту скарбів
        [few] { $cards } карти скарбів
       *[many] { $cards } карт скарбів
    }; лишаються в запасі: { $kept }.
}
merchant_explorers-log-shown_feat = { $who ->
    [you] Тепер інші бачать вашу місію «[[objective { $objective }]]».
   *[other] { $player } виконує місію «[[objective { $objective }]]».
}

merchant_explorers-score-coin_hexes = Клітинки з монетами
merchant_explorers-score-villages = Села
merchant_explorers-score-towers = Оглядові вежі
merchant_explorers-score-crystals = Кристали
merchant_explorers-score-routes = Торгові шляхи
merchant_explorers-score-objectives = Місії
merchant_explorers-score-found_coins = Скарби: дві монети
merchant_explorers-score-vases = Скарби: вази
merchant_explorers-score-tower_cards = Скарби: вежі
merchant_explorers-score-village_cards = Скарби: села

reason-must_keep_investigate = Спочатку залиште одну з двох узятих карт експедицій.
reason-must_use_investigate = Спочатку виберіть, за якою з трьох своїх карт експедицій ви дієте.
reason-must_found_village = Регіон досліджено повністю: спочатку виберіть клітинку для села.
reason-must_trade = З’єднано два відкриті міста: спочатку завершіть торговий шлях, вибравши місто для факторії.
reason-must_name_partner = Спочатку виберіть місто, з яким торгує місто з новою факторією.
reason-must_place_free_explorer = Спочатку поставте вільного мандрівника або відмовтеся від нього.
reason-no_cards_to_keep = Вам немає з чого вибирати: карт експедицій зараз не беруть; дійте за картою цього ходу.
reason-no_card_to_use = Вибирати серед своїх карт експедицій дозволяє лише карта «Епоха I/II/III»; дійте за картою цього ходу.
reason-no_free_explorer = У вас немає вільного мандрівника, щоб від нього відмовитися; завершіть дію.
reason-no_region_complete = Жоден регіон не чекає на село; спочатку дослідіть усі його клітинки.
reason-no_cities_joined = Жодні два відкриті міста зараз не з’єднані; спочатку дослідіть шлях між ними.
reason-no_more_phases = Наступної частини в цієї карти немає; дослідіть клітинку або завершіть дію.
reason-nothing_explored_yet = Дослідіть хоча б одну клітинку, перш ніж перейти до частини 2.
reason-off_the_map = На цій мапі немає клітинки [[hex { $hex }]]; виберіть іншу.
reason-volcano = [[hex { $hex }]] — вулкан, його досліджувати не можна; виберіть іншу клітинку.
reason-reef = [[hex { $hex }]] — гострі рифи, їх досліджувати не можна; виберіть іншу клітинку.
reason-capital = Саму столицю досліджувати не можна; виберіть іншу клітинку.
reason-hex_taken = На [[hex { $hex }]] уже стоїть ваш мандрівник, село або оглядова вежа; виберіть вільну клітинку.
reason-no_source = Поряд із [[hex { $hex }]] немає ні ваших мандрівників, ні ваших сіл, ні столиці; спочатку дійдіть туди.
reason-no_explorers = У вашому запасі не лишилося мандрівників; завершіть дію.
reason-all_placed = Більше мандрівників карта не дозволяє; завершіть дію.
reason-terrain_used_up = За картою «[[play { $play }]]» більше не можна досліджувати { merchant_explorers-terrain-explored }; виберіть іншу місцевість або завершіть дію.
reason-no_region = [[hex { $hex }]] не входить до жодного регіону; виберіть клітинку рівнини, пустелі або гір.
reason-not_a_city = [[hex { $hex }]] — не місто; виберіть місто поряд із клітинками моря цього ходу.
reason-not_a_coin_hex = На [[hex { $hex }]] немає монет; виберіть клітинку з монетами поряд із клітинками моря цього ходу.
reason-wrong_terrain = За картою «[[play { $play }]]» не можна досліджувати { merchant_explorers-terrain-explored }; виберіть місцевість, яку називає карта.
reason-not_beside_last = Виберіть клітинку поряд із тією, яку досліджено останньою.
reason-not_at_path_end = Виберіть клітинку поряд з одним із кінців пройденого шляху.
reason-not_in_line = Виберіть клітинку, яка продовжує пряму лінію з одного з її кінців.
reason-other_region = Виберіть клітинку того регіону, який ви почали досліджувати за цією картою.
reason-not_around = Виберіть клітинку поряд із першою клітинкою цієї карти.
reason-not_onward = Виберіть клітинку, яка продовжує прямий ряд від першої клітинки.
reason-not_at_row_end = Виберіть клітинку, яка продовжує прямий ряд з одного з його кінців.
reason-not_from_village = Виберіть клітинку на прямій від села або столиці: можна два ряди, не більше 3 клітинок у кожному.
reason-not_beside_first_phase = Виберіть клітинку поряд із клітинками моря цього ходу.
reason-not_a_village_site = [[hex { $hex }]] — не порожня клітинка дослідженого регіону; виберіть таку клітинку.
reason-not_an_open_city = [[hex { $hex }]] — не з’єднане місто без факторії; виберіть таке місто.
reason-same_city = Місто [[hex { $hex }]] отримує факторію; виберіть друге місто торгового шляху.

# Стіл «Гільдії купців-мандрівників»: назви його частин, підказки з пунктом правил, становище на столі словами.

merchant_explorers-board-turn = Цей хід
merchant_explorers-board-over = Гру закінчено.
merchant_explorers-board-waiting = { $count ->
    [0] Зараз відкриється наступна карта.
   *[other] Ви закінчили. Ще вирішують: { $players }.
}
merchant_explorers-board-watching = { $count ->
    [0] Зараз відкриється наступна карта.
   *[other] Ще вирішують: { $players }.
}
merchant_explorers-board-placed = { $placed ->
    [one] Виставлено { $placed } мандрівника
   *[other] Виставлено { $placed } мандрівників
}, { $left ->
    [-1] можна ще скільки завгодно
    [0] більше не можна
   *[other] можна ще { $left }
}

merchant_explorers-board-era = Епоха { $era }
merchant_explorers-board-about-era = Чотири епохи по 6, 7, 8 і 9 карт; кожна карта виходить раз за епоху. ME-17
merchant_explorers-board-deck = Карти подорожей цієї епохи
merchant_explorers-board-deck-card = { $card }: { $state ->
    [now] карта цього ходу
    [used] уже була в цій епосі
    [coming] ще вийде в цій епосі
   *[later] з’явиться в епосі { $era }
}

merchant_explorers-board-maps = Мапи провінції
merchant_explorers-board-map-of = { $map }, мапа гравця { $player }
merchant_explorers-board-you = Ви
merchant_explorers-board-your-map = Ваша мапа
merchant_explorers-board-look-at = { $who ->
    [you] { merchant_explorers-board-you }: ваша мапа
   *[other] Подивитися на мапу гравця { $player }
}{ $state ->
    [done] {" "}(хід закінчено)
    [deciding] {" "}(ще вирішує)
   *[over] {""}
}
merchant_explorers-board-is-done = Хід закінчено
merchant_explorers-board-is-deciding = Ще вирішує
merchant_explorers-board-closer = Ближче
merchant_explorers-board-farther = Далі
merchant_explorers-board-whole = Уся мапа

merchant_explorers-board-hex = { $name } { $ground }
merchant_explorers-board-coins-here = { merchant_explorers-coin-count }
merchant_explorers-board-here-explorer = Тут стоїть мандрівник
merchant_explorers-board-here-village = Тут стоїть село
merchant_explorers-board-here-tower = Тут стоїть вежа
merchant_explorers-board-here-post = Із факторією
merchant_explorers-board-here-token = Уже відкрито

merchant_explorers-board-keep-one = Залиште одну з двох карт експедицій
merchant_explorers-board-use-one = Виберіть карту експедиції для цього ходу
merchant_explorers-board-empty-slot = Місце { $era } ще порожнє

merchant_explorers-board-about-objective = Хто першим виконає місію, отримує 10 монет, як і всі, хто зробив це того самого ходу; решта — 5. ME-75
merchant_explorers-board-about-objective-solo = Місія приносить більшу з іще не закритих сум: 10 монет, потім 5, потім нічого. Їх закривають карти епох II, III та I/II/III; для перемоги треба виконати всі три. ME-101, ME-102
merchant_explorers-board-objective-state = Винагорода: { merchant_explorers-board-pays }. { $count ->
    [0] Її ще ніхто не виконав.
   *[other] Виконали: { $players }.
}
merchant_explorers-board-pays = { $pays ->
    [0] монет більше немає
    [one] { $pays } монета
    [few] { $pays } монети
   *[other] { $pays } монет
}
merchant_explorers-board-met = виконано
merchant_explorers-board-not-met = не виконано
merchant_explorers-board-solo-goal = Мета, рівень «{ $level }»: { $coins } монет і всі 3 місії; виконано місій: { $met }.
merchant_explorers-board-solo-scale = Монет: { $score }; для вашого рівня потрібно { $coins }.

merchant_explorers-board-own = Ваша гільдія
merchant_explorers-board-first = Перший гравець
merchant_explorers-board-winner = Переможець
merchant_explorers-board-supply = Запас
merchant_explorers-board-explorers-left = { $count ->
    [one] У запасі { $count } мандрівник
    [few] У запасі { $count } мандрівники
   *[other] У запасі { $count } мандрівників
}
merchant_explorers-board-villages-left = { $count ->
    [one] У запасі { $count } село
    [few] У запасі { $count } села
   *[other] У запасі { $count } сіл
}
merchant_explorers-board-about-score = Монети на зараз і разом із тим, чого варті карти скарбів. ME-89
merchant_explorers-board-about-village = Нове село приносить стільки монет, який номер епохи. ME-56
merchant_explorers-board-about-tower = Перша, друга, третя й четверта вежі приносять 6, 8, 10 і 14 монет. ME-61
merchant_explorers-board-from-hexes = Клітинки з монетами: { $coins }
merchant_explorers-board-from-villages = Села: { $coins }
merchant_explorers-board-from-towers = Вежі: { $coins }
merchant_explorers-board-from-crystals = Кристали: { $coins }
merchant_explorers-board-from-routes = Торгові шляхи: { $coins }
merchant_explorers-board-from-objectives = Місії: { $coins }
merchant_explorers-board-from-treasure = Скарби, дві монети: { $coins }
merchant_explorers-board-no-treasures = Поки немає: досліджуйте руїни.
merchant_explorers-board-treasure = { $count } × { $treasure }. { $about }

merchant_explorers-board-count-explorers = { $count ->
    [one] { $count } мандрівник на мапі
    [few] { $count } мандрівники на мапі
   *[other] { $count } мандрівників на мапі
}
merchant_explorers-board-count-villages = { $count ->
    [one] { $count } село
    [few] { $count } села
   *[other] { $count } сіл
}
merchant_explorers-board-count-towers = { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
   *[other] { $count } веж
}
merchant_explorers-board-count-posts = { $count ->
    [one] { $count } факторія
    [few] { $count } факторії
   *[other] { $count } факторій
}
merchant_explorers-board-count-treasures = { $count ->
    [one] { $count } карта скарбів
    [few] { $count } карти скарбів
   *[other] { $count } карт скарбів
}
merchant_explorers-board-final-maps = Мапи наприкінці гри

merchant_explorers-board-none = немає
merchant_explorers-board-tell-era = { $map }, епоха { $era }. Карта цього ходу: { $card }.
merchant_explorers-board-tell-deck = Уже були в цій епосі: { $used }. Ще вийдуть: { $coming }.
merchant_explorers-board-tell-objective = Місія: { $objective }. Винагорода в монетах: { $coins }. Виконали: { $players }.
merchant_explorers-board-tell-guild = { $player }: мандрівники на { $explorers }; села на { $villages }; вежі на { $towers }; факторії на { $posts }.
merchant_explorers-board-tell-cards = { $player }: карти експедицій: { $cards }; карт скарбів: { $treasures }; мандрівників у запасі: { $left }.
merchant_explorers-board-tell-coins = { $player }: монет: { $coins }.

# Гільдія купців-мандрівників: мапи провінцій, карти, скарби, місії.
#
# `[[ruin 0]]` — літера руїн на мапі Казану; перша з них 0.

merchant_explorers-map-avenia = Авенія
merchant_explorers-map-avenia-about = Шість суходолів довкола широкого моря; провінція для першої партії.
merchant_explorers-map-aghon = Агон
merchant_explorers-map-aghon-about = Великий суходіл на сході й безліч островів; особливих правил немає.
merchant_explorers-map-kazan = Казан
merchant_explorers-map-kazan-about = Вулкани досліджувати не можна, руїни позначено літерами, а у двох гірських регіонах немає місця для сіл.
merchant_explorers-map-cnidaria = Нідарія
merchant_explorers-map-cnidaria-about = Рифи досліджувати не можна, на руїнах є символи, а кожен новий кристал приносить монети за всі попередні.

merchant_explorers-terrain-grassland = рівнина
merchant_explorers-terrain-desert = пустеля
merchant_explorers-terrain-mountain = гори
merchant_explorers-terrain-sea = море
merchant_explorers-terrain-any = будь-яка місцевість
# Місцевість за номером: назва, знахідний відмінок, прикметник до регіону.
merchant_explorers-terrain = { $terrain ->
    [0] { merchant_explorers-terrain-grassland }
    [1] { merchant_explorers-terrain-desert }
    [2] { merchant_explorers-terrain-mountain }
    [3] { merchant_explorers-terrain-sea }
   *[other] { merchant_explorers-terrain-any }
}
merchant_explorers-terrain-explored = { $terrain ->
    [0] рівнину
    [1] пустелю
    [2] гори
    [3] море
   *[other] будь-яку місцевість
}
merchant_explorers-region = { $terrain ->
    [0] рівнинний регіон
    [1] пустельний регіон
   *[2] гірський регіон
}

merchant_explorers-kind-blank = порожня клітинка
merchant_explorers-kind-coin = клітинка з монетами
merchant_explorers-kind-city = місто
merchant_explorers-kind-ruin = руїни
merchant_explorers-kind-tower = клітинка відкриття
merchant_explorers-kind-crystal = кристал
merchant_explorers-kind-capital = столиця
merchant_explorers-kind-volcano = вулкан
merchant_explorers-kind-reef = гострі рифи
merchant_explorers-symbol-triangle = трикутник
merchant_explorers-symbol-circle = коло
merchant_explorers-symbol-square = квадрат

# Карти подорожей.
merchant_explorers-card-grassland = 2 клітинки рівнини
merchant_explorers-card-grassland-about = Дослідіть до 2 клітинок рівнини; вони не мусять бути сусідніми.
merchant_explorers-card-sea = 3 клітинки моря на прямій лінії
merchant_explorers-card-sea-about = Дослідіть до 3 клітинок моря на одній прямій лінії без пропусків.
merchant_explorers-card-desert = 2 клітинки пустелі
merchant_explorers-card-desert-about = Дослідіть до 2 клітинок пустелі; вони не мусять бути сусідніми.
merchant_explorers-card-mountain = 1 клітинка гір
merchant_explorers-card-mountain-about = Дослідіть 1 клітинку гір.
merchant_explorers-card-any = 2 будь-які сусідні клітинки
merchant_explorers-card-any-about = Дослідіть до 2 клітинок будь-якої місцевості; друга має бути сусідньою з першою.
merchant_explorers-card-era_1 = Епоха I
merchant_explorers-card-era_1-about = Дійте за своєю картою експедиції I; уперше візьміть 2 карти й залиште 1.
merchant_explorers-card-era_2 = Епоха II
merchant_explorers-card-era_2-about = Дійте за своєю картою експедиції II; уперше візьміть 2 карти й залиште 1.
merchant_explorers-card-era_3 = Епоха III
merchant_explorers-card-era_3-about = Дійте за своєю картою експедиції III; уперше візьміть 2 карти й залиште 1.
merchant_explorers-card-era_any = Епохи I/II/III
merchant_explorers-card-era_any-about = Дійте за будь-якою з трьох своїх карт експедицій.

# Як за цим столом грають картами, малюнок яких можна зрозуміти по-різному.
merchant_explorers-path-grows = { $paths ->
    [both_ends] шлях, що може рости з обох кінців
   *[forward] шлях, кожну поряд із попередньою
}
merchant_explorers-row-grows = { $rows ->
    [both_ends] поспіль на одній прямій із нею, по один або по обидва боки
   *[one_end] поспіль на одній прямій із нею, усі по один бік
}
merchant_explorers-rays-lie = { $rays ->
    [touching] Від кожного з двох сіл дослідіть до 3 клітинок будь-якої місцевості прямим рядом, що починається поряд із ним і йде в будь-який бік
   *[in_line] Від кожного з двох сіл дослідіть до 3 клітинок будь-якої місцевості прямо від нього, на одній прямій із селом
}

# Карти експедицій.
merchant_explorers-card-inv_1 = Шлях рівниною й морем
merchant_explorers-card-inv_1-about = Дослідіть до 5 клітинок рівнини й моря, що утворюють неперервний { merchant_explorers-path-grows }.
merchant_explorers-card-inv_2 = Шлях пустелею й морем
merchant_explorers-card-inv_2-about = Дослідіть до 5 клітинок пустелі й моря, що утворюють неперервний { merchant_explorers-path-grows }.
merchant_explorers-card-inv_3 = Шлях горами й морем
merchant_explorers-card-inv_3-about = Дослідіть до 4 клітинок гір і моря, що утворюють неперервний { merchant_explorers-path-grows }.
merchant_explorers-card-inv_4 = 4 рівнини й море
merchant_explorers-card-inv_4-about = Дослідіть до 4 клітинок рівнини й 1 клітинку моря в будь-якому порядку.
merchant_explorers-card-inv_5 = 4 пустелі й море
merchant_explorers-card-inv_5-about = Дослідіть до 4 клітинок пустелі й 1 клітинку моря в будь-якому порядку.
merchant_explorers-card-inv_6 = 3 гори й море
merchant_explorers-card-inv_6-about = Дослідіть до 3 клітинок гір і 1 клітинку моря в будь-якому порядку.
merchant_explorers-card-inv_7 = 3 рівнини та 2 гори
merchant_explorers-card-inv_7-about = Дослідіть до 3 клітинок рівнини та до 2 клітинок гір у будь-якому порядку.
merchant_explorers-card-inv_8 = 3 пустелі та 2 гори
merchant_explorers-card-inv_8-about = Дослідіть до 3 клітинок пустелі та до 2 клітинок гір у будь-якому порядку.
merchant_explorers-card-inv_9 = Усього потроху
merchant_explorers-card-inv_9-about = Дослідіть по 1 клітинці рівнини, пустелі та гір і до 2 клітинок моря в будь-якому порядку.
merchant_explorers-card-inv_10 = Чотири в одному регіоні
merchant_explorers-card-inv_10-about = Дослідіть до 4 клітинок одного регіону; вони не мусять бути сусідніми.
merchant_explorers-card-inv_11 = П’ять морів
merchant_explorers-card-inv_11-about = Дослідіть до 5 клітинок моря; вони не мусять бути сусідніми.
merchant_explorers-card-inv_12 = 4 моря, потім міста
merchant_explorers-card-inv_12-about = Дослідіть до 4 клітинок моря, потім скільки завгодно міст поряд із ними.
merchant_explorers-card-inv_13 = 4 моря, потім 2 клітинки з монетами
merchant_explorers-card-inv_13-about = Дослідіть до 4 клітинок моря, потім до 2 клітинок із монетами поряд із ними.
merchant_explorers-card-inv_14 = 4 моря й додатковий скарб
merchant_explorers-card-inv_14-about = Дослідіть до 4 клітинок моря; кожні нові руїни в цьому ході приносять 2 карти скарбів замість 1.
merchant_explorers-card-inv_15 = Безкінечна лінія суходолом
merchant_explorers-card-inv_15-about = Дослідіть скільки завгодно клітинок рівнини, пустелі та гір на одній прямій лінії без пропусків.
merchant_explorers-card-inv_16 = Безкінечна лінія морем
merchant_explorers-card-inv_16-about = Дослідіть скільки завгодно клітинок моря на одній прямій лінії без пропусків.
merchant_explorers-card-inv_17 = Довкола рівнини
merchant_explorers-card-inv_17-about = Дослідіть 1 клітинку рівнини, потім до 5 сусідніх із нею клітинок будь-якої місцевості.
merchant_explorers-card-inv_18 = Довкола пустелі
merchant_explorers-card-inv_18-about = Дослідіть 1 клітинку пустелі, потім до 5 сусідніх із нею клітинок будь-якої місцевості.
merchant_explorers-card-inv_19 = Довкола гори
merchant_explorers-card-inv_19-about = Дослідіть 1 клітинку гір, потім до 5 сусідніх із нею клітинок будь-якої місцевості.
merchant_explorers-card-inv_20 = Довкола моря
merchant_explorers-card-inv_20-about = Дослідіть 1 клітинку моря, потім до 5 сусідніх із нею клітинок будь-якої місцевості.
merchant_explorers-card-inv_21 = Удалину від рівнини
merchant_explorers-card-inv_21-about = Дослідіть 1 клітинку рівнини, потім до 3 клітинок будь-якої місцевості { merchant_explorers-row-grows }.
merchant_explorers-card-inv_22 = Удалину від пустелі
merchant_explorers-card-inv_22-about = Дослідіть 1 клітинку пустелі, потім до 3 клітинок будь-якої місцевості { merchant_explorers-row-grows }.
merchant_explorers-card-inv_23 = Удалину від гори
merchant_explorers-card-inv_23-about = Дослідіть 1 клітинку гір, потім до 3 клітинок будь-якої місцевості { merchant_explorers-row-grows }.
merchant_explorers-card-inv_24 = Удалину від моря
merchant_explorers-card-inv_24-about = Дослідіть 1 клітинку моря, потім до 3 клітинок будь-якої місцевості { merchant_explorers-row-grows }.
merchant_explorers-card-inv_25 = Із двох сіл
merchant_explorers-card-inv_25-about = { merchant_explorers-rays-lie }; столиця вважається селом.
merchant_explorers-card-inv_26 = 4 рівнини, монети ×3
merchant_explorers-card-inv_26-about = Дослідіть до 4 клітинок рівнини; монети на них потроюються.
merchant_explorers-card-inv_27 = 4 пустелі, монети ×3
merchant_explorers-card-inv_27-about = Дослідіть до 4 клітинок пустелі; монети на них потроюються.
merchant_explorers-card-inv_28 = 3 гори, монети ×2
merchant_explorers-card-inv_28-about = Дослідіть до 3 клітинок гір; монети на них подвоюються.

merchant_explorers-treasure-free_explorer = Вільний мандрівник
merchant_explorers-treasure-free_explorer-about = Одразу поставте мандрівника на будь-яку клітинку поряд зі своїми мандрівниками, селами або столицею.
merchant_explorers-treasure-two_coins = Дві монети
merchant_explorers-treasure-two_coins-about = Одразу візьміть 2 монети.
merchant_explorers-treasure-vase = Ваза
merchant_explorers-treasure-vase-about = Наприкінці 1, 2, 3 або 4 вази разом приносять 1, 4, 9 або 16 монет; { $vases ->
    [new_set] наступні починають новий набір
   *[four_each] кожна наступна — ще 4
}.
merchant_explorers-treasure-tower_bonus = Оглядові вежі
merchant_explorers-treasure-tower_bonus-about = Наприкінці 1 монета за кожну вашу оглядову вежу.
merchant_explorers-treasure-grassland_bonus = Села на рівнині
merchant_explorers-treasure-grassland_bonus-about = Наприкінці 1 монета за кожне ваше село на рівнині.
merchant_explorers-treasure-desert_bonus = Села у пустелі
merchant_explorers-treasure-desert_bonus-about = Наприкінці 1 монета за кожне ваше село у пустелі.
merchant_explorers-treasure-mountain_bonus = Села в горах
merchant_explorers-treasure-mountain_bonus-about = Наприкінці 1 монета за кожне ваше село в горах.
merchant_explorers-treasure-pair_bonus = Пари сіл
merchant_explorers-treasure-pair_bonus-about = Наприкінці 1 монета за кожні 2 ваші села.

# Місії, кожна одним реченням, яке стоїть і в лапках.
merchant_explorers-objective-AV-1 = Заснуйте села на 3 різних суходолах
merchant_explorers-objective-AV-2 = Поставте 2 оглядові вежі
merchant_explorers-objective-AV-3 = Дослідіть 3 клітинки руїн на краю мапи
merchant_explorers-objective-AV-4 = Заснуйте село в регіоні з 5 або більше клітинок
merchant_explorers-objective-AV-5 = Розмістіть факторії у 2 містах цінністю 3 або більше
merchant_explorers-objective-AV-6 = Заснуйте 5 сіл
merchant_explorers-objective-AG-1 = Заснуйте по селу на рівнині, у пустелі та в горах
merchant_explorers-objective-AG-2 = Розмістіть по факторії в містах на рівнині, у пустелі та в горах
merchant_explorers-objective-AG-3 = Дослідіть руїни так, щоб поряд із ними були і рівнина, і пустеля, і гори
merchant_explorers-objective-AG-4 = Нехай ваше село стоїть поряд із вашою оглядовою вежею
merchant_explorers-objective-AG-5 = Завершіть торговий шлях на 12 або більше монет
merchant_explorers-objective-AG-6 = Заснуйте 2 села в горах
merchant_explorers-objective-KZ-1 = Дослідіть руїни [[ruin 0]] та [[ruin 9]]
merchant_explorers-objective-KZ-2 = Дослідіть руїни [[ruin 2]] та поставте північно-східну оглядову вежу
merchant_explorers-objective-KZ-3 = Заснуйте село поряд із руїнами, дослідженими чи ні
merchant_explorers-objective-KZ-4 = З’єднайте 2 міста та 2 клітинки руїн, на яких стоять ваші мандрівники, одним ланцюжком мандрівників і сіл
merchant_explorers-objective-KZ-5 = Дослідіть клітинку з 3 або більше монетами
merchant_explorers-objective-KZ-6 = Дослідіть руїни [[ruin 1]] та [[ruin 3]]
merchant_explorers-objective-CN-1 = Заснуйте 2 села поряд із клітинками кристалів, дослідженими чи ні
merchant_explorers-objective-CN-2 = Дослідіть 3 клітинки руїн з однаковим символом
merchant_explorers-objective-CN-3 = Заснуйте 3 села на місцевості одного типу
merchant_explorers-objective-CN-4 = Дослідіть руїни з трикутником, із колом і з квадратом
merchant_explorers-objective-CN-5 = Дослідіть 2 кристали
merchant_explorers-objective-CN-6 = Завершіть торговий шлях на 16 або більше монет
