# Гильдия купцов-путешественников
#
# `[[hex 122]]` — клетка по номеру места, пишется 09-05, а `[[cubes 122 135]]` — несколько клеток; `[[explore 0]]` и
# `[[play 0]]` — карты по номерам в `explore_cards` и `cards`, `[[investigate 1]]` — карта экспедиции, `[[treasure 0]]`
# и `[[objective 0]]` — сокровище и миссия. На месте каждого стоит его название.

merchant_explorers-title = Гильдия купцов-путешественников
merchant_explorers-sentence = Исследуйте свою карту провинции, открывайте деревни, соединяйте города торговыми путями и разбогатейте за четыре эпохи.

merchant_explorers-option-map = Провинция
merchant_explorers-option-map-about = Карта, которую исследуют все; для первой партии лучше всего Авения.
merchant_explorers-option-map-avenia = { merchant_explorers-map-avenia }
merchant_explorers-option-map-aghon = { merchant_explorers-map-aghon }
merchant_explorers-option-map-kazan = { merchant_explorers-map-kazan }
merchant_explorers-option-map-cnidaria = { merchant_explorers-map-cnidaria }
merchant_explorers-option-level = Уровень одиночной игры
merchant_explorers-option-level-about = Сколько монет нужно в одиночной игре, кроме 3 миссий; для нескольких игроков не важно.
merchant_explorers-option-level-easy = лёгкий, 90 монет
merchant_explorers-option-level-normal = обычный, 120 монет
merchant_explorers-option-level-hard = сложный, 150 монет
merchant_explorers-option-totals = Монеты других игроков
merchant_explorers-option-totals-about = Сообщает ли стол, сколько монет получают и имеют другие; если нет, вы видите только то, что они делают на своих картах. Карты сокровищ скрыты до конца в любом случае.
merchant_explorers-option-totals-hidden = закрытый счёт
merchant_explorers-option-totals-open = открытый счёт
merchant_explorers-option-vases = Больше четырёх ваз
merchant_explorers-option-vases-about = Сколько стоят вазы после четвёртой.
merchant_explorers-option-vases-four_each = по 4 монеты
merchant_explorers-option-vases-new_set = начинают новый набор
merchant_explorers-option-paths = Непрерывные пути
merchant_explorers-option-paths-about = Продолжается ли путь карты экспедиции только от последней клетки или с обоих концов.
merchant_explorers-option-paths-forward = от последней клетки
merchant_explorers-option-paths-both_ends = с обоих концов
merchant_explorers-option-rows = Карты «Вдаль»
merchant_explorers-option-rows-about = Стоит ли первая клетка карты «Вдаль» в начале ряда или ряд может расти в обе стороны от неё.
merchant_explorers-option-rows-one_end = в одну сторону
merchant_explorers-option-rows-both_ends = в обе стороны
merchant_explorers-option-rays = Из двух деревень
merchant_explorers-option-rays-about = Лежит ли ряд этой карты на одной прямой с деревней или только начинается рядом с ней.
merchant_explorers-option-rays-in_line = на прямой с деревней
merchant_explorers-option-rays-touching = рядом с деревней

merchant_explorers-level-easy = лёгкий
merchant_explorers-level-normal = обычный
merchant_explorers-level-hard = сложный

# Слова на столе. Монеты: именительный падеж, и винительный после глагола и предлога.
merchant_explorers-coin-count = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
merchant_explorers-coins-taken = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
merchant_explorers-era = Эпоха { $era } из 4
merchant_explorers-turn-card = Карта
merchant_explorers-used = Были
merchant_explorers-coming = Ещё будут
merchant_explorers-objectives = Миссии
merchant_explorers-objective-met = { $player }, ход { $turn }
merchant_explorers-objective-pays = награда: { merchant_explorers-coin-count }
merchant_explorers-players = Игроки
merchant_explorers-coins = Монеты
merchant_explorers-with-treasure = с сокровищами { $coins }
merchant_explorers-explorers = Запас путешественников
merchant_explorers-villages = Деревни
merchant_explorers-towers = Смотровые башни
merchant_explorers-posts = Фактории
merchant_explorers-investigate-cards = Карты экспедиций
merchant_explorers-drawn = Взятые карты
merchant_explorers-treasure = Карты сокровищ
merchant_explorers-action = Ход
merchant_explorers-action-done = сделан
merchant_explorers-action-busy = решает
merchant_explorers-map-of = Карта провинции: { $player }
merchant_explorers-solo-goal = Цель
merchant_explorers-solo-goal-is = все 3 миссии и { merchant_explorers-coin-count }
merchant_explorers-solo-now = Сейчас
merchant_explorers-solo-now-is = миссий { $objectives } из 3 и { merchant_explorers-coin-count }

# Знаки на столе.
merchant_explorers-sign-coin = монеты на клетке
merchant_explorers-sign-city = город и его ценность
merchant_explorers-sign-post = город с вашей факторией
merchant_explorers-sign-ruin = развалины
merchant_explorers-sign-token = исследованные развалины или кристалл
merchant_explorers-sign-tower_hex = клетка открытий, любая местность
merchant_explorers-sign-crystal = кристалл, любая местность
merchant_explorers-sign-capital = столица
merchant_explorers-sign-blocked = вулкан или рифы, хода нет
merchant_explorers-sign-explorer = путешественник
merchant_explorers-sign-new_explorer = путешественник этого хода, по порядку
merchant_explorers-sign-village = деревня
merchant_explorers-sign-tower = смотровая башня
merchant_explorers-sign-lit = можно выбрать: наберите номер
merchant_explorers-sign-hex = клетка в столбце 09, ряду 05; чётные столбцы на полряда ниже

# Итог, в монетах.
merchant_explorers-wins = { $player } побеждает: { merchant_explorers-coins-won }.
merchant_explorers-you-won = Вы победили: { merchant_explorers-coins-won }!
merchant_explorers-nobody-won = Цель не достигнута: { merchant_explorers-coins-won }.
merchant_explorers-coins-won = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}

# Конец.
merchant_explorers-final-treasure = Карты сокровищ
merchant_explorers-final-won = Вы прошли свой уровень: { $level }.
merchant_explorers-final-higher = Вы прошли уровень выше своего: { $level }.
merchant_explorers-final-missed = Уровень не пройден: для него нужны 3 миссии и { merchant_explorers-coin-count }.
merchant_explorers-final-lower = Но этого хватает на другой уровень: { $level }.
merchant_explorers-final-tie = Ничью решают смотровые башни, затем деревни
merchant_explorers-final-pieces = { $player }: { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[many] { $towers } башен
}, { $villages ->
    [one] { $villages } деревня
    [few] { $villages } деревни
   *[many] { $villages } деревень
}

# Что это за клетка, и что даст её исследование.
merchant_explorers-ground = { $kind ->
    [tower] { merchant_explorers-kind-tower }
    [crystal] { merchant_explorers-kind-crystal } { $value }
    [capital] { merchant_explorers-kind-capital }
    [city] { merchant_explorers-terrain }, город { $value }
    [ruin] { merchant_explorers-terrain }, { $mark ->
        [none] развалины
        [triangle] развалины с треугольником
        [circle] развалины с кругом
        [square] развалины с квадратом
       *[other] развалины { $mark }
    }
   *[other] { merchant_explorers-terrain }
}
merchant_explorers-brings = { $coins ->
    [0] {""}
    [one] , +{ $coins } монета
    [few] , +{ $coins } монеты
   *[many] , +{ $coins } монет
}{ $village ->
    [0] {""}
   *[other] , деревня +{ $village }
}{ $cities ->
    [0] {""}
    [2] , торговый путь +{ $routes }
   *[other] , торговые пути до +{ $routes }
}{ $treasure ->
    [0] {""}
    [1] , карта сокровищ
    [few] , { $treasure } карты сокровищ
   *[many] , { $treasure } карт сокровищ
}{ $objectives ->
    [0] {""}
    [1] , миссия
    [few] , { $objectives } миссии
   *[many] , { $objectives } миссий
}

merchant_explorers-decide-keep = Оставьте одну из двух карт экспедиций; вы сразу действуете по ней
merchant_explorers-decide-use = Выберите карту экспедиции, по которой действовать
merchant_explorers-decide-explore = «[[play { $play }]]»{ $phase ->
    [1] {""}
   *[other] , часть 2
}: { $left ->
    [0] всё размещено, завершите действие
    [99] исследуйте сколько угодно клеток или завершите действие
    [1] исследуйте { merchant_explorers-more }{ $left } клетку или завершите действие
   *[other] исследуйте { merchant_explorers-more }до { $left } клеток или завершите действие
}
merchant_explorers-more = { $placed ->
    [0] {""}
   *[other] ещё{" "}
}
merchant_explorers-decide-village = Полностью исследован { merchant_explorers-region }: выберите клетку для деревни, она принесёт { merchant_explorers-coins-taken }
merchant_explorers-decide-post = { $cities ->
    [2] Торговый путь приносит { merchant_explorers-coins-taken }: выберите город для фактории
   *[other] Соединены открытые города, их { $cities }: выберите тот, который торгует сейчас и получит факторию
}
merchant_explorers-decide-partner = Выберите, с каким городом торгует [[hex { $hex }]] ценностью { $value }
merchant_explorers-decide-free_explorer = Сокровище: поставьте вольного путешественника на клетку любой местности или откажитесь
merchant_explorers-decide-wait = { $busy ->
    [one] Ещё решает { $busy } игрок
    [few] Ещё решают { $busy } игрока
   *[many] Ещё решают { $busy } игроков
}

merchant_explorers-move-keep = Оставить «[[investigate { $investigate }]]»
merchant_explorers-move-use = { $investigate ->
    [0] Действовать по карте экспедиции { $slot }
   *[other] Действовать по карте «[[investigate { $investigate }]]»
}
merchant_explorers-move-explore = [[hex { $hex }]] { merchant_explorers-ground }{ merchant_explorers-brings }
merchant_explorers-move-next = Перейти к части 2
merchant_explorers-move-done = Завершить действие
merchant_explorers-move-decline = Отказаться от вольного путешественника
merchant_explorers-move-village = Открыть деревню на клетке [[hex { $hex }]]
merchant_explorers-move-city = { $role ->
    [partner] Торговать с городом [[hex { $hex }]] ценностью { $value } за { merchant_explorers-coins-taken }
   *[post] Разместить факторию в городе [[hex { $hex }]] ценностью { $value }
}

# Монеты в конце предложения.
merchant_explorers-gain = { $coins ->
    [0] {""}
    [one] : { $coins } монета
    [few] : { $coins } монеты
   *[many] : { $coins } монет
}
merchant_explorers-log-era_began = { $era ->
    [1] {""}
   *[other] Все путешественники возвращаются в запас.{" "}
}Начинается эпоха { $era }, в колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
merchant_explorers-log-revealed = Открыта карта «[[explore { $explore }]]».
merchant_explorers-log-covered = Закрыта награда миссии «[[objective { $objective }]]»: { merchant_explorers-coin-count }.
merchant_explorers-log-dealt = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} карты «[[investigate { $one }]]» и «[[investigate { $other }]]».
merchant_explorers-log-kept = { $who ->
    [you] Вы оставляете карту «[[investigate { $investigate }]]».
   *[other] { $player } оставляет карту «[[investigate { $investigate }]]».
}
merchant_explorers-log-chose = { $who ->
    [you] Вы действуете по карте «[[investigate { $investigate }]]».
   *[other] { $player } действует по карте «[[investigate { $investigate }]]».
}
merchant_explorers-log-explored = { $who ->
    [you] Вы исследуете
   *[other] { $player } исследует
} [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-built_tower = { $who ->
    [you] Вы ставите
   *[other] { $player } ставит
} смотровую башню на [[hex { $hex }]], { $towers }-ю по счёту{ merchant_explorers-gain }.
merchant_explorers-log-took_crystal = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} кристалл на [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-founded = { $who ->
    [you] Вы открываете
   *[other] { $player } открывает
} деревню на [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-traded = { $who ->
    [you] Вы завершаете
   *[other] { $player } завершает
} торговый путь из [[hex { $hex }]] в [[hex { $partner }]]{ merchant_explorers-gain }; фактория: [[hex { $hex }]].
merchant_explorers-log-found = { $who ->
    [you] Вы находите сокровище: «[[treasure { $treasure }]]».
   *[other] { $player } находит сокровище: «[[treasure { $treasure }]]».
}
merchant_explorers-log-free_explorer_lapsed = { $who ->
    [you] Вам некуда поставить вольного путешественника, он пропадает.
   *[other] { $player } не может поставить вольного путешественника, он пропадает.
}
merchant_explorers-log-declined = { $who ->
    [you] Вы отказываетесь от вольного путешественника.
   *[other] { $player } отказывается от вольного путешественника.
}
merchant_explorers-log-achieved = { $who ->
    [you] Вы выполняете
   *[other] { $player } выполняет
} миссию «[[objective { $objective }]]»{ merchant_explorers-gain }.
merchant_explorers-log-shown_investigate = { $who ->
    [you] Теперь другие видят вашу карту «[[investigate { $investigate }]]».
   *[other] { $player } оставляет карту «[[investigate { $investigate }]]».
}
merchant_explorers-log-shown_choice = { $who ->
    [you] Теперь другие видят, что вы действовали по карте «[[investigate { $investigate }]]».
   *[other] { $player } действует по карте «[[investigate { $investigate }]]».
}
merchant_explorers-log-acted = { $who ->
    [you] За этот ход вы получаете { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
   *[other] { $player } { $hexes_count ->
        [0] ничего не исследует
       *[other] исследует { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; деревня: { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; смотровая башня: { $towers }
    }{ $posts_count ->
        [0] {""}
       *[other] ; фактория: { $posts }
    }{ $coins ->
        [0] {""}
       *[other] ; всего { merchant_explorers-coin-count }
    }.
}
merchant_explorers-log-shown_treasure = { $who ->
    [you] Теперь другие видят, сколько карт сокровищ вы взяли: { $cards }.
   *[other] { $player } берёт { $cards ->
        [one] { $cards } карту сокровищ
        [few] { $cards } карты сокровищ
       *[many] { $cards } карт сокровищ
    }{ $free_explorers ->
        [0] {""}
       *[other] ; вольный путешественник: { $free_explorers }
    }{ $two_coins ->
        [0] {""}
       *[other] ; две монеты: { $two_coins }
    }{ $kept ->
        [0] {""}
       *[other] ; остаются в запасе: { $kept }
    }.
}
merchant_explorers-log-shown_objective = { $who ->
    [you] Теперь другие видят вашу миссию «[[objective { $objective }]]».
   *[other] { $player } выполняет миссию «[[objective { $objective }]]»{ merchant_explorers-gain }.
}
# При закрытом счёте другие узнают то, что видно на открытой карте, а о монетах слышит только сам игрок.
merchant_explorers-log-earned = { $who ->
    [you] За этот ход вы получаете { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
   *[other] { $player } за этот ход получает { $coins ->
        [0] 0 монет
       *[other] { merchant_explorers-coins-taken }
    }.
}
merchant_explorers-log-shown_turn = { $who ->
    [you] Теперь другие видят вашу карту провинции.
   *[other] { $player } { $hexes_count ->
        [0] ничего не исследует
       *[other] исследует { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; деревня: { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; смотровая башня: { $towers }
    }.
}
merchant_explorers-log-shown_route = { $who ->
    [you] Теперь другие видят ваш торговый путь
   *[other] { $player } завершает торговый путь
} из [[hex { $hex }]] в [[hex { $partner }]]; фактория: [[hex { $hex }]].
merchant_explorers-log-shown_finds = { $who ->
    [you] Теперь другие видят, сколько карт сокровищ вы взяли: { $cards }; остаются в запасе: { $kept }.
   *[other] { $player } берёт { $cards ->
        [one] { $cards } карту сокровищ
        [few] { $cards } карты сокровищ
       *[many] { $cards } карт сокровищ
    }; остаются в запасе: { $kept }.
}
merchant_explorers-log-shown_feat = { $who ->
    [you] Теперь другие видят вашу миссию «[[objective { $objective }]]».
   *[other] { $player } выполняет миссию «[[objective { $objective }]]».
}

merchant_explorers-score-coin_hexes = Клетки с монетами
merchant_explorers-score-villages = Деревни
merchant_explorers-score-towers = Смотровые башни
merchant_explorers-score-crystals = Кристаллы
merchant_explorers-score-routes = Торговые пути
merchant_explorers-score-objectives = Миссии
merchant_explorers-score-found_coins = Сокровища: две монеты
merchant_explorers-score-vases = Сокровища: вазы
merchant_explorers-score-tower_cards = Сокровища: башни
merchant_explorers-score-village_cards = Сокровища: деревни

reason-must_keep_investigate = Сначала оставьте одну из двух взятых карт экспедиций.
reason-must_use_investigate = Сначала выберите, по какой из трёх своих карт экспедиций вы действуете.
reason-must_found_village = Регион исследован полностью: сначала выберите клетку для деревни.
reason-must_trade = Соединены два открытых города: сначала завершите торговый путь, выбрав город для фактории.
reason-must_name_partner = Сначала выберите город, с которым торгует город с новой факторией.
reason-must_place_free_explorer = Сначала поставьте вольного путешественника или откажитесь от него.
reason-no_cards_to_keep = Вам не из чего выбирать: карты экспедиций сейчас не берут; действуйте по карте этого хода.
reason-no_card_to_use = Выбирать среди своих карт экспедиций позволяет только карта «Эпоха I/II/III»; действуйте по карте этого хода.
reason-no_free_explorer = У вас нет вольного путешественника, чтобы от него отказаться; завершите действие.
reason-no_region_complete = Ни один регион не ждёт деревни; сначала исследуйте все его клетки.
reason-no_cities_joined = Никакие два открытых города сейчас не соединены; сначала исследуйте путь между ними.
reason-no_more_phases = Следующей части у этой карты нет; исследуйте клетку или завершите действие.
reason-nothing_explored_yet = Исследуйте хотя бы одну клетку, прежде чем перейти к части 2.
reason-off_the_map = На этой карте провинции нет клетки [[hex { $hex }]]; выберите другую.
reason-volcano = [[hex { $hex }]] — вулкан, его исследовать нельзя; выберите другую клетку.
reason-reef = [[hex { $hex }]] — острые рифы, их исследовать нельзя; выберите другую клетку.
reason-capital = Саму столицу исследовать нельзя; выберите другую клетку.
reason-hex_taken = На [[hex { $hex }]] уже стоит ваш путешественник, деревня или смотровая башня; выберите свободную клетку.
reason-no_source = Рядом с [[hex { $hex }]] нет ни ваших путешественников, ни ваших деревень, ни столицы; сначала дойдите туда.
reason-no_explorers = В вашем запасе не осталось путешественников; завершите действие.
reason-all_placed = Больше путешественников карта не позволяет; завершите действие.
reason-terrain_used_up = По карте «[[play { $play }]]» больше нельзя исследовать { merchant_explorers-terrain-explored }; выберите другую местность или завершите действие.
reason-no_region = [[hex { $hex }]] не входит ни в один регион; выберите клетку равнины, пустыни или гор.
reason-not_a_city = [[hex { $hex }]] — не город; выберите город по соседству с клетками моря этого хода.
reason-not_a_coin_hex = На [[hex { $hex }]] нет монет; выберите клетку с монетами по соседству с клетками моря этого хода.
reason-wrong_terrain = По карте «[[play { $play }]]» нельзя исследовать { merchant_explorers-terrain-explored }; выберите местность, которую называет карта.
reason-not_beside_last = Выберите клетку по соседству с той, что исследована последней.
reason-not_at_path_end = Выберите клетку по соседству с одним из концов пройденного пути.
reason-not_in_line = Выберите клетку, которая продолжает прямую линию с одного из её концов.
reason-other_region = Выберите клетку того региона, который вы начали исследовать по этой карте.
reason-not_around = Выберите клетку по соседству с первой клеткой этой карты.
reason-not_onward = Выберите клетку, которая продолжает прямой ряд от первой клетки.
reason-not_at_row_end = Выберите клетку, которая продолжает прямой ряд с одного из его концов.
reason-not_from_village = Выберите клетку на прямой от деревни или столицы: можно два ряда, не больше 3 клеток в каждом.
reason-not_beside_first_phase = Выберите клетку по соседству с клетками моря этого хода.
reason-not_a_village_site = [[hex { $hex }]] — не пустая клетка исследованного региона; выберите такую клетку.
reason-not_an_open_city = [[hex { $hex }]] — не соединённый город без фактории; выберите такой город.
reason-same_city = Город [[hex { $hex }]] получает факторию; выберите второй город торгового пути.
