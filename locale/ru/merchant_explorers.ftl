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
merchant_explorers-move-use = Действовать по карте «[[investigate { $investigate }]]»
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

# Стол «Гильдии купцов-путешественников»: названия его частей, подсказки с пунктом правил, положение на столе словами.

merchant_explorers-board-turn = Этот ход
merchant_explorers-board-over = Игра окончена.
merchant_explorers-board-waiting = { $count ->
    [0] Сейчас откроется следующая карта.
   *[other] Вы закончили. Ещё решают: { $players }.
}
merchant_explorers-board-watching = { $count ->
    [0] Сейчас откроется следующая карта.
   *[other] Ещё решают: { $players }.
}
merchant_explorers-board-placed = { $placed ->
    [one] Выставлен { $placed } путешественник
    [few] Выставлено { $placed } путешественника
   *[other] Выставлено { $placed } путешественников
}, { $left ->
    [-1] можно ещё сколько угодно
    [0] больше нельзя
   *[other] можно ещё { $left }
}

merchant_explorers-board-era = Эпоха { $era }
merchant_explorers-board-about-era = Четыре эпохи по 6, 7, 8 и 9 карт; каждая карта выходит раз за эпоху. ME-17
merchant_explorers-board-deck = Карты путешествий этой эпохи
merchant_explorers-board-deck-card = { $card }: { $state ->
    [now] карта этого хода
    [used] уже была в этой эпохе
    [coming] ещё выйдет в этой эпохе
   *[later] появится в эпохе { $era }
}

merchant_explorers-board-maps = Карты провинции
merchant_explorers-board-map-of = { $map }, карта игрока { $player }
merchant_explorers-board-you = Вы
merchant_explorers-board-your-map = Ваша карта
merchant_explorers-board-look-at = { $who ->
    [you] { merchant_explorers-board-you }: ваша карта
   *[other] Посмотреть на карту игрока { $player }
}{ $state ->
    [done] {" "}(ход закончен)
    [deciding] {" "}(ещё решает)
   *[over] {""}
}
merchant_explorers-board-is-done = Ход закончен
merchant_explorers-board-is-deciding = Ещё решает
merchant_explorers-board-closer = Ближе
merchant_explorers-board-farther = Дальше
merchant_explorers-board-whole = Вся карта

merchant_explorers-board-hex = { $name } { $ground }
merchant_explorers-board-coins-here = { merchant_explorers-coin-count }
merchant_explorers-board-here-explorer = Здесь стоит путешественник
merchant_explorers-board-here-village = Здесь стоит деревня
merchant_explorers-board-here-tower = Здесь стоит башня
merchant_explorers-board-here-post = С факторией
merchant_explorers-board-here-token = Уже открыто

merchant_explorers-board-keep-one = Оставьте одну из двух карт экспедиций
merchant_explorers-board-use-one = Выберите карту экспедиции для этого хода
merchant_explorers-board-empty-slot = Место { $era } ещё пусто

merchant_explorers-board-about-objective = Кто первым выполнит миссию, получает 10 монет, как и все, кто сделал это в тот же ход; остальные — 5. ME-75
merchant_explorers-board-about-objective-solo = Миссия приносит большую из ещё не закрытых сумм: 10 монет, потом 5, потом ничего. Их закрывают карты эпох II, III и I/II/III; для победы нужно выполнить все три. ME-101, ME-102
merchant_explorers-board-objective-state = Награда: { merchant_explorers-board-pays }. { $count ->
    [0] Её ещё никто не выполнил.
   *[other] Выполнили: { $players }.
}
merchant_explorers-board-pays = { $pays ->
    [0] монет больше нет
    [one] { $pays } монета
    [few] { $pays } монеты
   *[other] { $pays } монет
}
merchant_explorers-board-met = выполнена
merchant_explorers-board-not-met = не выполнена
merchant_explorers-board-solo-goal = Цель, уровень «{ $level }»: { $coins } монет и все 3 миссии; выполнено миссий: { $met }.
merchant_explorers-board-solo-scale = Монет: { $score }; для вашего уровня нужно { $coins }.

merchant_explorers-board-own = Ваша гильдия
merchant_explorers-board-first = Первый игрок
merchant_explorers-board-winner = Победитель
merchant_explorers-board-supply = Запас
merchant_explorers-board-explorers-left = { $count ->
    [one] В запасе { $count } путешественник
    [few] В запасе { $count } путешественника
   *[other] В запасе { $count } путешественников
}
merchant_explorers-board-villages-left = { $count ->
    [one] В запасе { $count } деревня
    [few] В запасе { $count } деревни
   *[other] В запасе { $count } деревень
}
merchant_explorers-board-about-score = Монеты на сейчас и вместе с тем, чего стоят карты сокровищ. ME-89
merchant_explorers-board-about-village = Новая деревня приносит столько монет, каков номер эпохи. ME-56
merchant_explorers-board-about-tower = Первая, вторая, третья и четвёртая башни приносят 6, 8, 10 и 14 монет. ME-61
merchant_explorers-board-from-hexes = Клетки с монетами: { $coins }
merchant_explorers-board-from-villages = Деревни: { $coins }
merchant_explorers-board-from-towers = Башни: { $coins }
merchant_explorers-board-from-crystals = Кристаллы: { $coins }
merchant_explorers-board-from-routes = Торговые пути: { $coins }
merchant_explorers-board-from-objectives = Миссии: { $coins }
merchant_explorers-board-from-treasure = Сокровища, две монеты: { $coins }
merchant_explorers-board-no-treasures = Пока нет: исследуйте развалины.
merchant_explorers-board-treasure = { $count } × { $treasure }. { $about }

merchant_explorers-board-count-explorers = { $count ->
    [one] { $count } путешественник на карте
    [few] { $count } путешественника на карте
   *[other] { $count } путешественников на карте
}
merchant_explorers-board-count-villages = { $count ->
    [one] { $count } деревня
    [few] { $count } деревни
   *[other] { $count } деревень
}
merchant_explorers-board-count-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
   *[other] { $count } башен
}
merchant_explorers-board-count-posts = { $count ->
    [one] { $count } фактория
    [few] { $count } фактории
   *[other] { $count } факторий
}
merchant_explorers-board-count-treasures = { $count ->
    [one] { $count } карта сокровищ
    [few] { $count } карты сокровищ
   *[other] { $count } карт сокровищ
}
merchant_explorers-board-final-maps = Карты в конце игры

merchant_explorers-board-none = нет
merchant_explorers-board-tell-era = { $map }, эпоха { $era }. Карта этого хода: { $card }.
merchant_explorers-board-tell-deck = Уже были в этой эпохе: { $used }. Ещё выйдут: { $coming }.
merchant_explorers-board-tell-objective = Миссия: { $objective }. Награда в монетах: { $coins }. Выполнили: { $players }.
merchant_explorers-board-tell-guild = { $player }: путешественники на { $explorers }; деревни на { $villages }; башни на { $towers }; фактории на { $posts }.
merchant_explorers-board-tell-cards = { $player }: карты экспедиций: { $cards }; карт сокровищ: { $treasures }; путешественников в запасе: { $left }.
merchant_explorers-board-tell-coins = { $player }: монет: { $coins }.

# Гильдия купцов-путешественников: карты провинций, карты, сокровища, миссии.
#
# `[[ruin 0]]` — буква развалин на карте Казана; первая из них 0.

merchant_explorers-map-avenia = Авения
merchant_explorers-map-avenia-about = Шесть земель вокруг широкого моря; провинция для первой партии.
merchant_explorers-map-aghon = Агон
merchant_explorers-map-aghon-about = Большая земля на востоке и множество островов; особых правил нет.
merchant_explorers-map-kazan = Казан
merchant_explorers-map-kazan-about = Вулканы исследовать нельзя, развалины обозначены буквами, а в двух горных регионах деревням нет места.
merchant_explorers-map-cnidaria = Нидария
merchant_explorers-map-cnidaria-about = Рифы исследовать нельзя, на развалинах есть символы, а каждый новый кристалл приносит монеты за все прежние.

merchant_explorers-terrain-grassland = равнина
merchant_explorers-terrain-desert = пустыня
merchant_explorers-terrain-mountain = горы
merchant_explorers-terrain-sea = море
merchant_explorers-terrain-any = любая местность
# Местность по номеру: название, винительный падеж, прилагательное к региону.
merchant_explorers-terrain = { $terrain ->
    [0] { merchant_explorers-terrain-grassland }
    [1] { merchant_explorers-terrain-desert }
    [2] { merchant_explorers-terrain-mountain }
    [3] { merchant_explorers-terrain-sea }
   *[other] { merchant_explorers-terrain-any }
}
merchant_explorers-terrain-explored = { $terrain ->
    [0] равнину
    [1] пустыню
    [2] горы
    [3] море
   *[other] любую местность
}
merchant_explorers-region = { $terrain ->
    [0] равнинный регион
    [1] пустынный регион
   *[2] горный регион
}

merchant_explorers-kind-blank = пустая клетка
merchant_explorers-kind-coin = клетка с монетами
merchant_explorers-kind-city = город
merchant_explorers-kind-ruin = развалины
merchant_explorers-kind-tower = клетка открытий
merchant_explorers-kind-crystal = кристалл
merchant_explorers-kind-capital = столица
merchant_explorers-kind-volcano = вулкан
merchant_explorers-kind-reef = острые рифы
merchant_explorers-symbol-triangle = треугольник
merchant_explorers-symbol-circle = круг
merchant_explorers-symbol-square = квадрат

# Карты путешествий.
merchant_explorers-card-grassland = 2 клетки равнины
merchant_explorers-card-grassland-about = Исследуйте до 2 клеток равнины; они не обязаны быть соседними.
merchant_explorers-card-sea = 3 клетки моря на прямой линии
merchant_explorers-card-sea-about = Исследуйте до 3 клеток моря на одной прямой линии без пропусков.
merchant_explorers-card-desert = 2 клетки пустыни
merchant_explorers-card-desert-about = Исследуйте до 2 клеток пустыни; они не обязаны быть соседними.
merchant_explorers-card-mountain = 1 клетка гор
merchant_explorers-card-mountain-about = Исследуйте 1 клетку гор.
merchant_explorers-card-any = 2 любые соседние клетки
merchant_explorers-card-any-about = Исследуйте до 2 клеток любой местности; вторая должна быть соседней с первой.
merchant_explorers-card-era_1 = Эпоха I
merchant_explorers-card-era_1-about = Действуйте по своей карте экспедиции I; в первый раз возьмите 2 карты и оставьте 1.
merchant_explorers-card-era_2 = Эпоха II
merchant_explorers-card-era_2-about = Действуйте по своей карте экспедиции II; в первый раз возьмите 2 карты и оставьте 1.
merchant_explorers-card-era_3 = Эпоха III
merchant_explorers-card-era_3-about = Действуйте по своей карте экспедиции III; в первый раз возьмите 2 карты и оставьте 1.
merchant_explorers-card-era_any = Эпохи I/II/III
merchant_explorers-card-era_any-about = Действуйте по любой из трёх своих карт экспедиций.

# Как на этом столе играют картами, рисунок которых можно понять двояко.
merchant_explorers-path-grows = { $paths ->
    [both_ends] путь, который может расти с обоих концов
   *[forward] путь, каждую рядом с предыдущей
}
merchant_explorers-row-grows = { $rows ->
    [both_ends] подряд на одной прямой с ней, по одну или по обе стороны
   *[one_end] подряд на одной прямой с ней, все по одну сторону
}
merchant_explorers-rays-lie = { $rays ->
    [touching] От каждой из двух деревень исследуйте до 3 клеток любой местности прямым рядом, который начинается рядом с ней и идёт в любую сторону
   *[in_line] От каждой из двух деревень исследуйте до 3 клеток любой местности прямо от неё, на одной прямой с деревней
}

# Карты экспедиций.
merchant_explorers-card-inv_1 = Путь по равнине и морю
merchant_explorers-card-inv_1-about = Исследуйте до 5 клеток равнины и моря, образующих непрерывный { merchant_explorers-path-grows }.
merchant_explorers-card-inv_2 = Путь по пустыне и морю
merchant_explorers-card-inv_2-about = Исследуйте до 5 клеток пустыни и моря, образующих непрерывный { merchant_explorers-path-grows }.
merchant_explorers-card-inv_3 = Путь по горам и морю
merchant_explorers-card-inv_3-about = Исследуйте до 4 клеток гор и моря, образующих непрерывный { merchant_explorers-path-grows }.
merchant_explorers-card-inv_4 = 4 равнины и море
merchant_explorers-card-inv_4-about = Исследуйте до 4 клеток равнины и 1 клетку моря в любом порядке.
merchant_explorers-card-inv_5 = 4 пустыни и море
merchant_explorers-card-inv_5-about = Исследуйте до 4 клеток пустыни и 1 клетку моря в любом порядке.
merchant_explorers-card-inv_6 = 3 горы и море
merchant_explorers-card-inv_6-about = Исследуйте до 3 клеток гор и 1 клетку моря в любом порядке.
merchant_explorers-card-inv_7 = 3 равнины и 2 горы
merchant_explorers-card-inv_7-about = Исследуйте до 3 клеток равнины и до 2 клеток гор в любом порядке.
merchant_explorers-card-inv_8 = 3 пустыни и 2 горы
merchant_explorers-card-inv_8-about = Исследуйте до 3 клеток пустыни и до 2 клеток гор в любом порядке.
merchant_explorers-card-inv_9 = Всего понемногу
merchant_explorers-card-inv_9-about = Исследуйте по 1 клетке равнины, пустыни и гор и до 2 клеток моря в любом порядке.
merchant_explorers-card-inv_10 = Четыре в одном регионе
merchant_explorers-card-inv_10-about = Исследуйте до 4 клеток одного региона; они не обязаны быть соседними.
merchant_explorers-card-inv_11 = Пять морей
merchant_explorers-card-inv_11-about = Исследуйте до 5 клеток моря; они не обязаны быть соседними.
merchant_explorers-card-inv_12 = 4 моря, затем города
merchant_explorers-card-inv_12-about = Исследуйте до 4 клеток моря, затем сколько угодно городов по соседству с ними.
merchant_explorers-card-inv_13 = 4 моря, затем 2 клетки с монетами
merchant_explorers-card-inv_13-about = Исследуйте до 4 клеток моря, затем до 2 клеток с монетами по соседству с ними.
merchant_explorers-card-inv_14 = 4 моря и лишнее сокровище
merchant_explorers-card-inv_14-about = Исследуйте до 4 клеток моря; каждые новые развалины в этом ходу приносят 2 карты сокровищ вместо 1.
merchant_explorers-card-inv_15 = Бесконечная линия по суше
merchant_explorers-card-inv_15-about = Исследуйте сколько угодно клеток равнины, пустыни и гор на одной прямой линии без пропусков.
merchant_explorers-card-inv_16 = Бесконечная линия по морю
merchant_explorers-card-inv_16-about = Исследуйте сколько угодно клеток моря на одной прямой линии без пропусков.
merchant_explorers-card-inv_17 = Вокруг равнины
merchant_explorers-card-inv_17-about = Исследуйте 1 клетку равнины, затем до 5 соседних с ней клеток любой местности.
merchant_explorers-card-inv_18 = Вокруг пустыни
merchant_explorers-card-inv_18-about = Исследуйте 1 клетку пустыни, затем до 5 соседних с ней клеток любой местности.
merchant_explorers-card-inv_19 = Вокруг горы
merchant_explorers-card-inv_19-about = Исследуйте 1 клетку гор, затем до 5 соседних с ней клеток любой местности.
merchant_explorers-card-inv_20 = Вокруг моря
merchant_explorers-card-inv_20-about = Исследуйте 1 клетку моря, затем до 5 соседних с ней клеток любой местности.
merchant_explorers-card-inv_21 = Вдаль от равнины
merchant_explorers-card-inv_21-about = Исследуйте 1 клетку равнины, затем до 3 клеток любой местности { merchant_explorers-row-grows }.
merchant_explorers-card-inv_22 = Вдаль от пустыни
merchant_explorers-card-inv_22-about = Исследуйте 1 клетку пустыни, затем до 3 клеток любой местности { merchant_explorers-row-grows }.
merchant_explorers-card-inv_23 = Вдаль от горы
merchant_explorers-card-inv_23-about = Исследуйте 1 клетку гор, затем до 3 клеток любой местности { merchant_explorers-row-grows }.
merchant_explorers-card-inv_24 = Вдаль от моря
merchant_explorers-card-inv_24-about = Исследуйте 1 клетку моря, затем до 3 клеток любой местности { merchant_explorers-row-grows }.
merchant_explorers-card-inv_25 = Из двух деревень
merchant_explorers-card-inv_25-about = { merchant_explorers-rays-lie }; столица считается деревней.
merchant_explorers-card-inv_26 = 4 равнины, монеты ×3
merchant_explorers-card-inv_26-about = Исследуйте до 4 клеток равнины; монеты на них утраиваются.
merchant_explorers-card-inv_27 = 4 пустыни, монеты ×3
merchant_explorers-card-inv_27-about = Исследуйте до 4 клеток пустыни; монеты на них утраиваются.
merchant_explorers-card-inv_28 = 3 горы, монеты ×2
merchant_explorers-card-inv_28-about = Исследуйте до 3 клеток гор; монеты на них удваиваются.

merchant_explorers-treasure-free_explorer = Вольный путешественник
merchant_explorers-treasure-free_explorer-about = Сразу поставьте путешественника на любую клетку по соседству со своими путешественниками, деревнями или столицей.
merchant_explorers-treasure-two_coins = Две монеты
merchant_explorers-treasure-two_coins-about = Сразу возьмите 2 монеты.
merchant_explorers-treasure-vase = Ваза
merchant_explorers-treasure-vase-about = В конце 1, 2, 3 или 4 вазы вместе приносят 1, 4, 9 или 16 монет; { $vases ->
    [new_set] следующие начинают новый набор
   *[four_each] каждая следующая — ещё 4
}.
merchant_explorers-treasure-tower_bonus = Смотровые башни
merchant_explorers-treasure-tower_bonus-about = В конце 1 монета за каждую вашу смотровую башню.
merchant_explorers-treasure-grassland_bonus = Деревни на равнине
merchant_explorers-treasure-grassland_bonus-about = В конце 1 монета за каждую вашу деревню на равнине.
merchant_explorers-treasure-desert_bonus = Деревни в пустыне
merchant_explorers-treasure-desert_bonus-about = В конце 1 монета за каждую вашу деревню в пустыне.
merchant_explorers-treasure-mountain_bonus = Деревни в горах
merchant_explorers-treasure-mountain_bonus-about = В конце 1 монета за каждую вашу деревню в горах.
merchant_explorers-treasure-pair_bonus = Пары деревень
merchant_explorers-treasure-pair_bonus-about = В конце 1 монета за каждые 2 ваши деревни.

# Миссии, каждая одним предложением, которое стоит и в кавычках.
merchant_explorers-objective-AV-1 = Откройте деревни на 3 разных землях
merchant_explorers-objective-AV-2 = Поставьте 2 смотровые башни
merchant_explorers-objective-AV-3 = Исследуйте 3 клетки развалин на краю карты
merchant_explorers-objective-AV-4 = Откройте деревню в регионе из 5 или более клеток
merchant_explorers-objective-AV-5 = Разместите фактории в 2 городах ценностью 3 или больше
merchant_explorers-objective-AV-6 = Откройте 5 деревень
merchant_explorers-objective-AG-1 = Откройте по деревне на равнине, в пустыне и в горах
merchant_explorers-objective-AG-2 = Разместите по фактории в городах на равнине, в пустыне и в горах
merchant_explorers-objective-AG-3 = Исследуйте развалины так, чтобы рядом с ними были и равнина, и пустыня, и горы
merchant_explorers-objective-AG-4 = Пусть ваша деревня соседствует с вашей смотровой башней
merchant_explorers-objective-AG-5 = Завершите торговый путь на 12 или более монет
merchant_explorers-objective-AG-6 = Откройте 2 деревни в горах
merchant_explorers-objective-KZ-1 = Исследуйте развалины [[ruin 0]] и [[ruin 9]]
merchant_explorers-objective-KZ-2 = Исследуйте развалины [[ruin 2]] и поставьте северо-восточную смотровую башню
merchant_explorers-objective-KZ-3 = Откройте деревню по соседству с развалинами, исследованными или нет
merchant_explorers-objective-KZ-4 = Соедините 2 города и 2 клетки развалин, на которых стоят ваши путешественники, одной цепочкой путешественников и деревень
merchant_explorers-objective-KZ-5 = Исследуйте клетку с 3 или более монетами
merchant_explorers-objective-KZ-6 = Исследуйте развалины [[ruin 1]] и [[ruin 3]]
merchant_explorers-objective-CN-1 = Откройте 2 деревни по соседству с клетками кристаллов, исследованными или нет
merchant_explorers-objective-CN-2 = Исследуйте 3 клетки развалин с одинаковым символом
merchant_explorers-objective-CN-3 = Откройте 3 деревни на местности одного типа
merchant_explorers-objective-CN-4 = Исследуйте развалины с треугольником, с кругом и с квадратом
merchant_explorers-objective-CN-5 = Исследуйте 2 кристалла
merchant_explorers-objective-CN-6 = Завершите торговый путь на 16 или более монет
