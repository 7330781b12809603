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
merchant_explorers-move-use = { $investigate ->
    [0] Діяти за картою експедиції { $slot }
   *[other] Діяти за картою «[[investigate { $investigate }]]»
}
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
