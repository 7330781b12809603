# Путешествия Марко Поло
#
# Списки из шести чисел — ресурсы, `[[cubes 3 2 0 0 0 1]]`: монеты, верблюды, специи, шёлк, золото, очки. Списки без
# нуля — кубики. `[[cube 0]]` — кубик по цвету: свой, белый, чёрный.

marco_polo-title = Путешествия Марко Поло
marco_polo-sentence = Бросайте кубики, торгуйте на базарах, выполняйте контракты и пройдите долгий путь из Венеции в Пекин.

marco_polo-option-random_provinces = Случайные бонусы провинций
marco_polo-option-random_provinces-about = Шесть бонусов провинций раскладываются по провинциям случайно.
marco_polo-option-character_draft = Выбор персонажей
marco_polo-option-character_draft-about = Открываются персонажи, на одного больше, чем игроков; первым выбирает последний по порядку хода.
marco_polo-option-goal_choice = Выбор карт целей
marco_polo-option-goal_choice-about = Каждый получает 4 карты целей и тайно оставляет себе 2 из них.
marco_polo-option-new_posts = Карты города у новой фактории
marco_polo-option-new_posts-about = Когда фактория открывает карты своего города.
marco_polo-option-new_posts-next_turn = со следующего хода
marco_polo-option-new_posts-at_once = сразу
marco_polo-option-step_cards = Шаги, купленные по картам городов
marco_polo-option-step_cards-about = Заканчивается ли каждый купленный шаг отдельно, с постройкой фактории, или все шаги складываются в один путь.
marco_polo-option-step_cards-separate = по одному
marco_polo-option-step_cards-together = одним путём
marco_polo-option-bonus_d = Что копирует бонус «выбор игрока»
marco_polo-option-bonus_d-about = Копирует ли он бонус любой другой провинции или только той, где нет вашей фактории.
marco_polo-option-bonus_d-any = любую другую провинцию
marco_polo-option-bonus_d-without_post = только провинцию без вашей фактории
marco_polo-option-khan_colours = Свои кубики у хана
marco_polo-option-khan_colours-about = Может ли игрок за раунд поставить к хану только один кубик своего цвета или по одному на каждое из его мест.
marco_polo-option-khan_colours-once = один за раунд
marco_polo-option-khan_colours-each_place = по одному на каждое место
marco_polo-option-after_last_die = После последнего кубика
marco_polo-option-after_last_die-about = Можно ли после последнего кубика выполнять дополнительные действия — купленный тогда чёрный кубик даёт ещё один ход — или игрок сразу пасует.
marco_polo-option-after_last_die-bonus_actions = дополнительные действия разрешены
marco_polo-option-after_last_die-pass = игрок сразу пасует

# Ресурсы и прочие части цен и наград с числом; `takes` — форма после глагола.
marco_polo-part-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
marco_polo-part-camel = { $count ->
    [one] { $count } верблюд
    [few] { $count } верблюда
   *[many] { $count } верблюдов
}
marco_polo-part-pepper = { $count ->
    [one] { $count } специя
    [few] { $count } специи
   *[many] { $count } специй
}
marco_polo-part-silk = { $count ->
    [one] { $count } шёлк
   *[other] { $count } шёлка
}
marco_polo-part-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
marco_polo-part-vp = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
marco_polo-takes-coin = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}
marco_polo-takes-camel = { $count ->
    [one] { $count } верблюда
   *[other] { $count } верблюдов
}
marco_polo-takes-pepper = { $count ->
    [one] { $count } специю
    [few] { $count } специи
   *[many] { $count } специй
}
marco_polo-takes-silk = { $count ->
    [one] { $count } шёлк
   *[other] { $count } шёлка
}
marco_polo-takes-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
marco_polo-takes-vp = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
marco_polo-part-black_die = чёрный кубик
marco_polo-part-draw_contract = новый контракт
marco_polo-part-any_good = товар по выбору
marco_polo-part-two_different_goods = 2 разных товара
marco_polo-part-step = шаг
marco_polo-part-own_province_bonus = { $count ->
    [one] бонус { $count } вашей провинции
   *[other] бонусы { $count } ваших провинций
}
marco_polo-part-other_province_bonus = бонус другой провинции
marco_polo-and = { $first } и { $last }
marco_polo-nothing = ничего

marco_polo-coins = Монеты
marco_polo-camels = Верблюды
marco_polo-pepper = Специи
marco_polo-silk = Шёлк
marco_polo-gold = Золото
marco_polo-points = Очки

# Кубик по цвету, в винительном падеже.
marco_polo-die-own = кубик
marco_polo-die-white = белый кубик
marco_polo-die-black = чёрный кубик
marco_polo-die-neutral = нейтральный кубик

marco_polo-place-venezia = Венеция
marco_polo-place-beijing = Пекин
marco_polo-place-moscow = Москва
marco_polo-place-karakorum = Каракорум
marco_polo-place-samarcanda = Самарканд
marco_polo-place-lan_zhou = Ланьчжоу
marco_polo-place-alexandria = Александрия
marco_polo-place-karachi = Карачи
marco_polo-place-sumatra = Суматра
marco_polo-place-anxi = Анси
marco_polo-place-ormuz = Ормуз
marco_polo-place-kashgar = Кашгар
marco_polo-place-xian = Сиань
marco_polo-place-adana = Адана
marco_polo-place-kochi = Кочи
marco_polo-place-oasis_1 = оазис 1
marco_polo-place-oasis_2 = оазис 2
marco_polo-place-oasis_3 = оазис 3
marco_polo-place-oasis_4 = оазис 4
marco_polo-place-oasis_5 = оазис 5
marco_polo-place-oasis_6 = оазис 6
marco_polo-place-oasis_7 = оазис 7
marco_polo-place-oasis_8 = оазис 8
marco_polo-place-oasis_9 = оазис 9
marco_polo-place-oasis_10 = оазис 10
marco_polo-kind-start = начало пути
marco_polo-kind-beijing = конец пути
marco_polo-kind-city = город
marco_polo-kind-province = провинция
marco_polo-kind-oasis = оазис

# Пункт по номеру: название, «где», «куда».
marco_polo-place = { $place ->
    [0] { marco_polo-place-venezia }
    [1] { marco_polo-place-beijing }
    [2] { marco_polo-place-moscow }
    [3] { marco_polo-place-karakorum }
    [4] { marco_polo-place-samarcanda }
    [5] { marco_polo-place-lan_zhou }
    [6] { marco_polo-place-alexandria }
    [7] { marco_polo-place-karachi }
    [8] { marco_polo-place-sumatra }
    [9] { marco_polo-place-anxi }
    [10] { marco_polo-place-ormuz }
    [11] { marco_polo-place-kashgar }
    [12] { marco_polo-place-xian }
    [13] { marco_polo-place-adana }
    [14] { marco_polo-place-kochi }
    [15] { marco_polo-place-oasis_1 }
    [16] { marco_polo-place-oasis_2 }
    [17] { marco_polo-place-oasis_3 }
    [18] { marco_polo-place-oasis_4 }
    [19] { marco_polo-place-oasis_5 }
    [20] { marco_polo-place-oasis_6 }
    [21] { marco_polo-place-oasis_7 }
    [22] { marco_polo-place-oasis_8 }
    [23] { marco_polo-place-oasis_9 }
   *[24] { marco_polo-place-oasis_10 }
}
marco_polo-in-place = { $place ->
    [0] в Венеции
    [1] в Пекине
    [2] в Москве
    [3] в Каракоруме
    [4] в Самарканде
    [5] в Ланьчжоу
    [6] в Александрии
    [7] в Карачи
    [8] на Суматре
    [9] в Анси
    [10] в Ормузе
    [11] в Кашгаре
    [12] в Сиане
    [13] в Адане
    [15] в оазисе 1
    [16] в оазисе 2
    [17] в оазисе 3
    [18] в оазисе 4
    [19] в оазисе 5
    [20] в оазисе 6
    [21] в оазисе 7
    [22] в оазисе 8
    [23] в оазисе 9
    [24] в оазисе 10
   *[14] в Кочи
}
marco_polo-to-place = { $place ->
    [0] в Венецию
    [2] в Москву
    [6] в Александрию
    [8] на Суматру
    [13] в Адану
   *[other] в { marco_polo-place }
}

# Ячейки действий.
marco_polo-space-coins = 5 монет
marco_polo-space-coins-about = Возьмите 5 монет кубиком с любым значением.
marco_polo-space-camels = Базар: верблюды
marco_polo-space-camels-about = Возьмите верблюдов из столбца со значением вашего кубика или из меньшего.
marco_polo-space-pepper = Базар: специи
marco_polo-space-pepper-about = Возьмите то, что дано в столбце со значением вашего кубика или в меньшем.
marco_polo-space-silk = Базар: шёлк
marco_polo-space-silk-about = Нужны 2 кубика; возьмите то, что дано в столбце меньшего из них или в ещё меньшем.
marco_polo-space-gold = Базар: золото
marco_polo-space-gold-about = Нужны 3 кубика; возьмите то, что дано в столбце наименьшего из них или в ещё меньшем.
marco_polo-space-khan = Милость хана
marco_polo-space-khan-about = Возьмите 2 верблюдов и товар по выбору. Мест 4, и каждый кубик должен быть не меньше предыдущего.
marco_polo-space-contracts = Контракты
marco_polo-space-contracts-about = Возьмите 1 или 2 контракта с клеток не дальше значения вашего кубика.
marco_polo-space-travel = Путешествие
marco_polo-space-travel-about = Нужны 2 кубика; пройдите не больше шагов, чем показывает меньший. Платите за число шагов и за сами дороги.
marco_polo-space-card = Карта города
marco_polo-space-card-about = Примените карту города, где есть ваша фактория. Каждая карта служит один раз за раунд.
marco_polo-space-purse = Кошелёк
marco_polo-space-purse-about = Положите любой кубик и возьмите 3 монеты, сколько угодно раз; это дополнительное действие.
marco_polo-space-black_dice = Чёрные кубики
marco_polo-space-black_dice-about = Раз в ход можно купить чёрный кубик за 3 верблюдов. Чёрные и белый кубики можно ставить и туда, где уже стоят ваши.
marco_polo-occupied-about = Если там уже лежит кубик, заплатите столько монет, сколько показывает наименьший из ваших.

# Ячейка по номеру.
marco_polo-space = { $space ->
    [0] { marco_polo-space-coins }
    [1] { marco_polo-space-camels }
    [2] { marco_polo-space-pepper }
    [3] { marco_polo-space-silk }
    [4] { marco_polo-space-gold }
    [5] { marco_polo-space-khan }
    [6] { marco_polo-space-contracts }
    [7] { marco_polo-space-travel }
    [8] { marco_polo-space-card }: { marco_polo-place-moscow }
    [9] { marco_polo-space-card }: { marco_polo-place-karakorum }
    [10] { marco_polo-space-card }: { marco_polo-place-samarcanda }
    [11] { marco_polo-space-card }: { marco_polo-place-lan_zhou }
    [12] { marco_polo-space-card }: { marco_polo-place-alexandria }
    [13] { marco_polo-space-card }: { marco_polo-place-karachi }
    [14] { marco_polo-space-card }: { marco_polo-place-sumatra } 1
    [15] { marco_polo-space-card }: { marco_polo-place-sumatra } 2
    [16] { marco_polo-space-card }: { marco_polo-place-sumatra } 3
   *[17] { marco_polo-space-purse }
}

marco_polo-character-raschid = Рашид ад-Дин Синан
marco_polo-character-raschid-about = Вы не бросаете кубики: выставляя кубик, вы сами выбираете его значение.
marco_polo-character-matteo = Маффео Поло
marco_polo-character-matteo-about = У вас есть белый кубик, и в начале каждого раунда вы берёте контракт из особой стопки.
marco_polo-character-berke = хан Берке
marco_polo-character-berke-about = Вы не платите за занятые ячейки действий.
marco_polo-character-mercator = купец из Тебриза
marco_polo-character-mercator-about = Когда другой игрок идёт на базар, вы получаете 1 такой товар или 1 верблюда{ $players ->
    [2] ; за милость хана — 1 верблюда, за ячейку «5 монет» — 2 монеты
    [3] ; а за милость хана — 1 верблюда
   *[other] {""}
}.
marco_polo-character-niccolo_marco = Николо и Марко Поло
marco_polo-character-niccolo_marco-about = У вас две фишки, и шаги путешествия можно делить между ними; каждый раунд вы получаете 1 верблюда.
marco_polo-character-wilhelm = Вильгельм фон Рубрук
marco_polo-character-wilhelm-about = Вы можете строить и там, где проходите мимо, и у вас на 2 фактории больше; последняя приносит 10 очков.
marco_polo-character-kubilai = хан Хубилай
marco_polo-character-kubilai-about = Вы начинаете в Пекине, и ваша фактория стоит там на лучшей ячейке.
marco_polo-character-johannes = Йоханн Каприни
marco_polo-character-johannes-about = Из любого оазиса вы можете попасть в любой другой за один шаг. За дорогу вы не платите, но в путешествии это считается шагом. Каждый раунд вы получаете 3 монеты.

# Карты городов.
marco_polo-card-cc_01 = Отдайте [[cubes 0 1 1 0 0 0]] и получите [[cubes 2 0 0 0 0 2]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_02 = Отдайте [[cubes 0 1 0 1 0 0]] и получите [[cubes 4 0 0 0 0 2]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_03 = Отдайте [[cubes 0 1 0 0 1 0]] и получите [[cubes 6 0 0 0 0 2]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_04 = Отдайте [[cubes 0 1 1 0 0 0]] и получите [[cubes 7 0 0 0 0 0]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_05 = Отдайте [[cubes 0 1 0 1 0 0]] и получите [[cubes 8 0 0 0 0 0]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_06 = Отдайте [[cubes 0 1 0 0 1 0]] и получите [[cubes 9 0 0 0 0 0]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_07 = Отдайте [[cubes 0 3 1 0 0 0]] и получите [[cubes 0 0 0 0 0 4]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_08 = Отдайте [[cubes 0 2 0 1 0 0]] и получите [[cubes 0 0 0 0 0 4]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_09 = Отдайте [[cubes 0 1 0 0 1 0]] и получите [[cubes 0 0 0 0 0 4]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_10 = Отдайте [[cubes 0 0 2 0 0 0]] и получите [[cubes 0 0 0 0 0 2]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_11 = Отдайте [[cubes 0 0 0 2 0 0]] и получите [[cubes 0 0 0 0 0 3]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_12 = Отдайте [[cubes 0 0 0 0 2 0]] и получите [[cubes 0 0 0 0 0 4]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_13 = Отдайте [[cubes 0 1 0 0 0 0]] и получите [[cubes 0 0 0 0 0 1]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_14 = Отдайте [[cubes 0 2 0 0 0 0]] и получите [[cubes 2 0 0 0 0 1]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_15 = Отдайте [[cubes 0 3 0 0 0 0]] и получите [[cubes 0 0 1 1 1 0]] — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_16 = Отдайте [[cubes 0 2 0 0 0 0]] за шаг фишки — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_17 = Отдайте 2 разных товара за шаг фишки — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_18 = Отдайте [[cubes 2 0 0 0 0 0]] за товар по выбору — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_19 = Отдайте [[cubes 1 0 0 0 0 0]] за бонус провинции с вашей факторией, каждый раз другой, — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_20 = Отдайте [[cubes 0 1 0 0 0 0]] и получите [[cubes 3 0 0 0 0 0]] или отдайте [[cubes 1 0 0 0 0 0]] и получите [[cubes 0 1 0 0 0 0]]: что-то одно — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_21 = Отдайте [[cubes 0 0 0 0 0 1]] и получите [[cubes 3 0 0 0 0 0]] или отдайте [[cubes 3 0 0 0 0 0]] и получите [[cubes 0 0 0 0 0 1]]: каждый раз на выбор — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_22 = Отдайте товар и получите [[cubes 0 2 0 0 0 0]] или отдайте [[cubes 0 2 0 0 0 0]] за товар по выбору: каждый раз на выбор — столько раз, сколько показывает кубик, или меньше.
marco_polo-card-cc_23 = Получите [[cubes 2 0 0 0 0 0]] за каждый свой выполненный контракт, но не больше раз, чем показывает кубик.
marco_polo-card-cc_24 = Получите [[cubes 0 0 0 0 0 1]] за каждый свой выполненный контракт, но не больше раз, чем показывает кубик.
marco_polo-card-cc_25 = Получите [[cubes 2 0 0 0 0 0]] за каждую свою факторию на карте, но не больше раз, чем показывает кубик.
marco_polo-card-cc_26 = Получите [[cubes 0 0 0 0 0 1]] за каждую свою факторию на карте, но не больше раз, чем показывает кубик.
marco_polo-card-cc_27 = Получите [[cubes 0 0 0 0 1 0]], а с кубиком 6 — [[cubes 0 0 0 0 3 0]].
marco_polo-card-cc_28 = Получите [[cubes 0 0 0 1 0 0]], а с кубиком от 4 — [[cubes 0 0 0 3 0 0]].
marco_polo-card-cc_29 = Получите [[cubes 0 0 1 0 0 0]], а с кубиком от 2 — [[cubes 0 0 3 0 0 0]].
marco_polo-card-cc_30 = Получите бонус провинции с вашей факторией, а с кубиком 5 или 6 — одной или двух таких провинций.
marco_polo-card-cc_31 = Получите [[cubes 2 0 0 0 0 0]] за каждую единицу на кубике.

# Бонусы провинций по букве и по номеру; разовые бонусы городов по номеру.
marco_polo-province_bonus-a = 5 монет
marco_polo-province_bonus-b = 3 верблюда
marco_polo-province_bonus-c = 2 разных товара
marco_polo-province_bonus-d = бонус другой провинции
marco_polo-province_bonus-e = 1 верблюд и 3 монеты
marco_polo-province_bonus-f = 3 очка
marco_polo-province_bonus = { $bonus ->
    [0] { marco_polo-province_bonus-a }
    [1] { marco_polo-province_bonus-b }
    [2] { marco_polo-province_bonus-c }
    [3] { marco_polo-province_bonus-d }
    [4] { marco_polo-province_bonus-e }
   *[5] { marco_polo-province_bonus-f }
}
marco_polo-city_bonus = { $bonus ->
    [0] 3 монеты
    [1] 5 монет
    [2] 2 верблюда
    [3] 3 верблюда
    [4] 2 шёлка
    [5] 2 золота
    [6] 1 товар по выбору
    [7] чёрный кубик
    [8] контракт из особой стопки
   *[9] шаг
}

# Слова на столе.
marco_polo-map = Карта
marco_polo-places = Пункты
marco_polo-routes = Дороги
marco_polo-posts = Фактории
marco_polo-bonus = Бонус
marco_polo-spaces = Ячейки действий
marco_polo-dice = Кубики
marco_polo-price = Цена
marco_polo-row = Контракты на поле
marco_polo-city-cards = Карты городов
marco_polo-players = Игроки
marco_polo-character = Персонаж
marco_polo-store = Запас
marco_polo-active = Контракты
marco_polo-completed = Выполнено контрактов
marco_polo-goals = Цели
marco_polo-goal-cards = Карты целей
marco_polo-figure = Фишка
marco_polo-figures = Фишки
marco_polo-posts-left = Осталось факторий
marco_polo-drawn = Взятый контракт
marco_polo-pool = Персонажи на выбор
marco_polo-black-dice = Осталось чёрных кубиков
marco_polo-special-stack = Особая стопка
marco_polo-start-player = Первый игрок
marco_polo-next-start-player = Первый игрок следующего раунда
marco_polo-nobody-travelled = пока никто не путешествовал
marco_polo-travel-price = Стоимость путешествия за 1–6 шагов
marco_polo-free = бесплатно
marco_polo-taken = получен
marco_polo-full = занято
marco_polo-used = использована
marco_polo-secret = тайна
marco_polo-none = нет
marco_polo-lowest-die = наименьший кубик
marco_polo-least = от { $value }
marco_polo-dice-needed = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
marco_polo-on-it = Лежат
marco_polo-in-reach = Докуда можно дойти и сколько это стоит отсюда
marco_polo-from-row = с поля
marco_polo-lacks = не хватает
marco_polo-mark-white = Б
marco_polo-mark-black = Ч
marco_polo-mark-neutral = Н
marco_polo-ready = можно выполнить
marco_polo-row-bonus = { $count ->
    [one] + { $count } монета или верблюд
   *[other] + { $count } монеты или верблюда
}
marco_polo-goal = { $city } и { $province }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
marco_polo-goal-places = Разные пункты ваших целей с факторией: 1, 3, 6 или 10 очков за 1, 2, 3 или 4 из них.

# Знаки на столе.
marco_polo-sign-coin = монета
marco_polo-sign-camel = верблюд
marco_polo-sign-pepper = специя
marco_polo-sign-silk = шёлк
marco_polo-sign-gold = золото
marco_polo-sign-vp = очко
marco_polo-sign-black_die = чёрный кубик
marco_polo-sign-draw_contract = новый контракт
marco_polo-sign-any_good = товар по выбору
marco_polo-sign-two_different_goods = 2 разных товара
marco_polo-sign-step = шаг фишки
marco_polo-sign-own_province_bonus = бонус своей провинции
marco_polo-sign-contract_done = за выполненный контракт
marco_polo-sign-post = за факторию
marco_polo-sign-pip = за единицу кубика
marco_polo-sign-die = кубик; Б белый, Ч чёрный, Н нейтральный
marco_polo-sign-unset = кубик без значения: его выбирают, выставляя кубик
marco_polo-sign-lit = можно выбрать сейчас

# Конец.
marco_polo-final-goals = Цели
marco_polo-final-reached = достигнута
marco_polo-final-missed = не достигнута
marco_polo-final-tie = Ничью решают верблюды

marco_polo-decide-draft = Выберите персонажа
marco_polo-decide-keep = Выберите карту цели, которую оставить; вы оставляете 2 из 4
marco_polo-decide-compensate = Бросок неудачный: возьмите { $missing ->
    [one] 1 монету или 1 верблюда
   *[other] монеты и верблюдов в любом сочетании, всего { $missing }
}
marco_polo-decide-turn = Одно основное действие и сколько угодно дополнительных
marco_polo-decide-choose_die = { marco_polo-space }: выберите кубик{ $dice ->
    [one] {""}
   *[other] , нужно ещё { $dice }
}
marco_polo-decide-column = { marco_polo-space }: выберите столбец, не больше { $value }
marco_polo-decide-take_contract = { $taken ->
    [0] Возьмите контракт с клеток 1–{ $value }
   *[other] Возьмите ещё один контракт с клеток 1–{ $value } или закончите
}
marco_polo-decide-row_bonus = { $number ->
    [one] Возьмите вместе с контрактом 1 монету или 1 верблюда
   *[other] Возьмите вместе с контрактом { $number } монеты или { $number } верблюдов
}
marco_polo-decide-drop_contract = Обе клетки контрактов заняты: выберите контракт, который сбросить
marco_polo-decide-keep_drawn = Вам достался контракт [[contract { $contract }]]: сбросьте другой, чтобы оставить его, или откажитесь
marco_polo-decide-walk = { $taken ->
    [0] Выберите, куда идти: до { $left ->
        [one] { $left } шага
       *[other] { $left } шагов
    }
   *[other] Идите дальше или остановитесь: ещё { $left ->
        [one] { $left } шаг
        [few] { $left } шага
       *[many] { $left } шагов
    }
}
marco_polo-decide-step = { $reward ->
    [0] Сделайте оплаченный шаг
   *[other] Сделайте один шаг по дороге или откажитесь от него
}
marco_polo-decide-arrivals = Выберите, где строить сначала
marco_polo-decide-relocate = Факторий больше нет: выберите, какую перенести { marco_polo-to-place }
marco_polo-decide-good = Выберите товар
marco_polo-decide-goods = Выберите 2 разных товара
marco_polo-decide-copy = Выберите бонус провинции, который получить
marco_polo-decide-times = { $card }: сколько раз? Не больше { $left }
marco_polo-decide-way = { $card }: выберите направление обмена для всех раз
marco_polo-decide-use_again = { $card }: { $left ->
    [one] ещё { $left } раз
    [few] ещё { $left } раза
   *[many] ещё { $left } раз
}

marco_polo-move-pick = { $character }
marco_polo-move-keep = Оставить: [[goal { $goal }]]
marco_polo-move-compensate = Взять { $gain }
marco_polo-move-place = { marco_polo-space }{ $dice ->
    [one] {""}
   *[other] , { $dice } кубика
}{ $least ->
    [0] {""}
    [1] {""}
   *[other] , от { $least }
}{ $paid ->
    [0] {""}
   *[other] , занято
}
marco_polo-move-card = Карта { marco_polo-in-place }: { $card }
marco_polo-move-die = Поставить { $colour }: { $value }{ $price ->
    [0] {""}
    [one] , за { $price } монету
    [few] , за { $price } монеты
   *[many] , за { $price } монет
}
marco_polo-move-column = Столбец { $column }: { $gain }{ $steps ->
    [0] {""}
   *[other] {" "}и шаг
}
marco_polo-move-contract = Клетка { $number }: [[contract { $contract }]]{ $extra ->
    [0] {""}
    [one] , + { $extra } монета или верблюд
   *[other] , + { $extra } монеты или верблюда
}
marco_polo-move-bonus = Взять { $gain }
marco_polo-move-drop = Сбросить [[contract { $contract }]]
marco_polo-move-reject = Отказаться: [[contract { $contract }]]
marco_polo-move-go = { $figures ->
    [1] Идти
   *[other] Фишка { $figure }: идти
} { marco_polo-to-place }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-build = Построить факторию { marco_polo-in-place } проездом
marco_polo-move-stop = Остановиться здесь
marco_polo-move-decline = Отказаться от шага
marco_polo-move-post = Сначала строить { marco_polo-in-place }
marco_polo-move-relocate = Перенести факторию, что { marco_polo-in-place }
marco_polo-move-good = Взять { $good }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-goods = Взять { $gain }
marco_polo-move-copy = { marco_polo-province_bonus }
marco_polo-move-province = { marco_polo-place }: { marco_polo-province_bonus }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}{ $cost_count ->
    [0] {""}
   *[other] : отдать { $cost }, получить { $gain }
}
marco_polo-move-way = Отдать { $cost }, получить { $gain }
marco_polo-move-use = Отдать { $cost } за шаг
marco_polo-move-give = Отдать { $good } за { $gain }
marco_polo-move-pay = Отдать { $cost } за шаг
marco_polo-move-done = Готово
marco_polo-move-fulfil = Выполнить [[contract { $contract }]]
marco_polo-move-purse = Кошелёк: { $colour }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}, взять { $gain }
marco_polo-move-reroll = Перебросить { $colour } { $value } за { $cost }
marco_polo-move-raise = Повернуть { $colour } { $value } → { $after } за { $cost }
marco_polo-move-lower = Повернуть { $colour } { $value } → { $after } за { $cost }
marco_polo-move-black-die = Купить чёрный кубик за { $cost }
marco_polo-move-end-turn = Завершить ход

marco_polo-log-picked = { $who ->
    [you] Ваш персонаж — { $character }.
   *[other] { $player } выбирает персонажа: { $character }.
}
marco_polo-log-kept_goal = { $who ->
    [you] Вы оставляете карту цели: [[goal { $goal }]].
   *[other] { $player } оставляет карту цели: [[goal { $goal }]].
}
marco_polo-log-chose_goals = { $who ->
    [you] Ваши карты целей выбраны.
   *[other] { $player } выбирает карты целей.
}
marco_polo-log-round_began = { $who ->
    [you] Начинается раунд { $round }, первый ход за вами.
   *[other] Начинается раунд { $round }, первый ход делает { $player }.
}
marco_polo-log-rolled = { $who ->
    [you] Вы бросаете { $values }, всего { $total }.
   *[other] { $player } бросает { $values }, всего { $total }.
}
marco_polo-log-compensated = { $who ->
    [you] Вы берёте { $gain } за неудачный бросок.
   *[other] { $player } берёт { $gain } за неудачный бросок.
}
marco_polo-log-row_discarded = Оставшиеся на поле контракты уходят под низ особой стопки: { $contracts }.
marco_polo-log-row_opened = На поле новые контракты.
marco_polo-log-row_refilled = Контракты на поле кончились; { $contracts_count ->
    [0] новых больше нет.
   *[other] новые приходят из особой стопки.
}
marco_polo-log-placed = { $who ->
    [you] Вы ставите
   *[other] { $player } ставит
} { $values } на ячейку «{ marco_polo-space }»{ $price ->
    [0] {""}
    [one] {" "}за { $price } монету
    [few] {" "}за { $price } монеты
   *[many] {" "}за { $price } монет
}.
marco_polo-log-gained = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} { $gain }{ marco_polo-source }.
# Откуда взялось полученное, после него.
marco_polo-source = { $source ->
    [bazaar] {" "}на базаре
    [khan] {" "}от хана
    [row] {" "}вместе с контрактом
    [contract] {" "}за контракт
    [card] {" "}по карте города
    [city] {" "}как бонус города
    [province] {" "}как бонус провинции
    [copy] {" "}как скопированный бонус
    [character] {" "}от персонажа
    [mercator] {" "}как купец из Тебриза
    [posts] {" "}за фактории
    [purse] {" "}из кошелька
   *[other] {""}
}
marco_polo-log-took_contract = { $who ->
    [you] Вы берёте контракт [[contract { $contract }]] с клетки { $space }.
   *[other] { $player } берёт контракт [[contract { $contract }]] с клетки { $space }.
}
marco_polo-log-discarded = { $who ->
    [you] Вы сбрасываете контракт
   *[other] { $player } сбрасывает контракт
} [[contract { $contract }]]: { $leaves ->
    [0] он уходит под низ особой стопки.
   *[other] он выходит из игры.
}
marco_polo-log-drew = { $who ->
    [you] Вы берёте из особой стопки контракт [[contract { $contract }]].
   *[other] { $player } берёт из особой стопки контракт [[contract { $contract }]].
}
marco_polo-log-no_contract = { $who ->
    [you] Контракта вы не получаете: особая стопка пуста.
   *[other] { $player } не получает контракта: особая стопка пуста.
}
marco_polo-log-kept_drawn = { $who ->
    [you] Вы оставляете контракт [[contract { $contract }]].
   *[other] { $player } оставляет контракт [[contract { $contract }]].
}
marco_polo-log-fulfilled = { $who ->
    [you] Вы выполняете контракт [[contract { $contract }]].
   *[other] { $player } выполняет контракт [[contract { $contract }]].
}
marco_polo-log-went = { $who ->
    [you] Вы идёте { marco_polo-to-place }
   *[other] { $player } идёт { marco_polo-to-place }
}{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}.
marco_polo-log-relocated = { $who ->
    [you] Вы переносите одну из своих факторий { marco_polo-to-place }.
   *[other] { $player } переносит факторию { marco_polo-to-place }.
}
marco_polo-log-built = { $who ->
    [you] Вы строите факторию { marco_polo-in-place }, { $number }-ю по счёту.
   *[other] { $player } строит факторию { marco_polo-in-place }, { $number }-ю по счёту.
}
marco_polo-log-city_bonus = { $who ->
    [you] Вы получаете бонус города { marco_polo-place }: { marco_polo-city_bonus }.
   *[other] { $player } получает бонус города { marco_polo-place }: { marco_polo-city_bonus }.
}
marco_polo-log-copied = { $who ->
    [you] Вы копируете бонус провинции { marco_polo-place }: { marco_polo-province_bonus }.
   *[other] { $player } копирует бонус провинции { marco_polo-place }: { marco_polo-province_bonus }.
}
marco_polo-log-nothing_to_copy = { $who ->
    [you] Ваши фактории есть во всех других провинциях: копировать нечего.
   *[other] { $player } имеет фактории во всех других провинциях: копировать нечего.
}
marco_polo-log-step_lost = { $who ->
    [you] Вам нечем заплатить ни за одну дорогу: шаг пропадает.
   *[other] { $player } не может заплатить ни за одну дорогу: шаг пропадает.
}
marco_polo-log-declined_step = { $who ->
    [you] Вы отказываетесь от шага.
   *[other] { $player } отказывается от шага.
}
marco_polo-log-used_card = { $who ->
    [you] Вы применяете карту города { $card }
   *[other] { $player } применяет карту города { $card }
}{ $times ->
    [1] .
    [one] {" "}{ $times } раз.
    [few] {" "}{ $times } раза.
   *[many] {" "}{ $times } раз.
}
marco_polo-log-purse = { $who ->
    [you] Вы кладёте { $colour } в кошелёк.
   *[other] { $player } кладёт { $colour } в кошелёк.
}
marco_polo-log-rerolled = { $who ->
    [you] Вы перебрасываете { $colour }: { $before } → { $value }.
   *[other] { $player } перебрасывает { $colour }: { $before } → { $value }.
}
marco_polo-log-turned = { $who ->
    [you] Вы поворачиваете { $colour }: { $before } → { $value }.
   *[other] { $player } поворачивает { $colour }: { $before } → { $value }.
}
marco_polo-log-black_die = { $who ->
    [you] Вы берёте чёрный кубик
   *[other] { $player } берёт чёрный кубик
}{ $value ->
    [0] .
   *[other] : { $value }.
}
marco_polo-log-no_black_die = { $who ->
    [you] Чёрного кубика вы не получаете: в этом раунде их не осталось.
   *[other] { $player } не получает чёрного кубика: в этом раунде их не осталось.
}

marco_polo-score-on_the_way = В пути
marco_polo-score-goals = Карты целей
marco_polo-score-goal_places = Пункты целей
marco_polo-score-coins = Монеты
marco_polo-score-beijing = Пекин
marco_polo-score-goods = Товары
marco_polo-score-most_contracts = Больше всего контрактов

reason-lay_dice_for_travel = Фишка идёт по карте в действии «{ marco_polo-space-travel }»: сначала выставьте туда кубики.
reason-lay_dice_for_bazaar = Сначала выставьте кубики на строку базара; наименьший из них говорит, до какого столбца можно брать.
reason-lay_die_for_contracts = Сначала выставьте кубик на «{ marco_polo-space-contracts }»; его значение говорит, до какого места ряда можно выбирать.
reason-must_pick_character = Сначала выберите персонажа.
reason-must_keep_goals = Сначала выберите карты целей: из 4 вы оставляете 2.
reason-must_take_compensation = Бросок неудачный: сначала выберите, сколько монет и верблюдов взять за него.
reason-must_place_dice = Сначала поставьте кубики на выбранную ячейку — столько, сколько на ней изображено.
reason-must_choose_column = Сначала выберите столбец базара.
reason-must_take_contracts = Сначала выберите, какие контракты взять: 1 или 2.
reason-must_take_row_bonus = Сначала выберите монеты или верблюдов, которые приносит контракт.
reason-must_make_room = Для нового контракта нет места: сначала выберите, какой из старых сбросить.
reason-must_settle_drawn = Сначала решите, что делать с взятым из стопки контрактом: оставить его вместо другого или отказаться.
reason-must_finish_trip = Сначала закончите путешествие: идите дальше или, сделав хотя бы один шаг, остановитесь.
reason-must_settle_step = Сначала сделайте полученный шаг или откажитесь от него.
reason-must_build_first = Сначала выберите, где строить: фактории должны быть построены.
reason-must_move_post = Сначала выберите, какую факторию перенести: на планшете их не осталось.
reason-must_choose_a_good = Сначала выберите товар.
reason-must_choose_two_goods = Сначала выберите 2 разных товара.
reason-must_copy_bonus = Сначала выберите, какой бонус скопировать.
reason-must_choose_times = Сначала выберите, сколько раз применить карту города.
reason-must_choose_way = Сначала выберите направление обмена по карте города.
reason-must_finish_card = Сначала закончите с картой города, которую применяете.
reason-must_pay_two_goods = За шаг по этой карте города отдают 2 разных товара: выберите какие.
reason-character_not_offered = Выберите одного из предложенных персонажей.
reason-goal_not_dealt = Выберите одну из карт целей, которые вам раздали и которые вы ещё не оставили себе.
reason-not_that_many = Ваш бросок не настолько плох; возьмите меньше верблюдов.
reason-main_action_done = Основное действие уже выполнено; остались только дополнительные.
reason-main_action_due = Сначала выполните основное действие: оно возможно.
reason-purse_due = Основных действий нет: сначала положите кубик в кошелёк.
reason-no_such_die = У вас нет такого кубика.
reason-not_enough_dice = Здесь нужно { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, а у вас меньше.
reason-once_per_colour = Ваши кубики здесь уже были в этом раунде; теперь годится только чёрный или белый.
reason-cannot_pay_occupied = Ячейка занята и стоит столько монет, сколько показывает наименьший кубик; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
reason-khan_full = Все четыре места у хана заняты до следующего раунда.
reason-khan_too_low = Хан теперь принимает кубик не меньше { $value }.
reason-column_too_high = Ваш наименьший кубик — { $value }; выберите столбец не больше.
reason-row_empty = В этом раунде на поле не осталось контрактов.
reason-contract_out_of_reach = Ваш кубик — { $value }; выберите контракт с клеток 1–{ $value }.
reason-no_contract_there = На этой клетке нет контракта.
reason-contract_chosen = Этот контракт уже выбран; возьмите другой.
reason-no_contract_in_slot = На этой клетке нет действующего контракта.
reason-contract_not_covered = Для этого контракта добудьте ещё { $missing }.
reason-cannot_travel = Вам не хватает даже на один шаг: он стоит 3 монеты, цену дороги и наименьший кубик, если ячейка занята.
reason-no_such_figure = У вас на карте только одна фишка.
reason-no_route = От вашей фишки туда не ведёт дорога в один шаг.
reason-cannot_pay_trip = { $cost_count ->
    [0] Вам не хватает монет на стоимость ещё одного шага.
   *[other] За эту дорогу отдайте { $cost } сверх стоимости путешествия: на всё вам не хватает.
}
reason-cannot_pay_step = За эту дорогу надо отдать { $cost }, а у вас меньше.
reason-must_move = Сделайте хотя бы один шаг.
reason-must_step = Этот шаг оплачен, его надо сделать.
reason-not_wilhelm = Строить проездом может только Вильгельм фон Рубрук.
reason-nothing_to_build_here = Здесь нельзя построить вашу факторию.
reason-post_stands_here = Ваша фактория здесь уже есть.
reason-no_post_left = У вас не осталось факторий, чтобы строить проездом.
reason-no_arrival_there = Ни одна ваша фишка туда сейчас не пришла.
reason-no_post_there = Там нет вашей фактории.
reason-card_used = Эта карта города в этом раунде уже использована.
reason-no_post_in_city = Чтобы применить эту карту, сначала постройте факторию { marco_polo-in-place }.
reason-post_too_new = Ваша фактория { marco_polo-in-place } новая: карты города откроются в следующий ваш ход.
reason-cannot_pay_card = Вам не хватает на цену этой карты города.
reason-needs_two_goods = За каждый шаг по этой карте города отдают 2 разных товара, а у вас их нет.
reason-card_has_no_step = После оплаты карты вам не хватит ни на одну дорогу.
reason-nothing_to_count = У вас пока нет того, что считает эта карта.
reason-no_own_province = Для этой карты нужна ваша фактория в провинции, которую карта ещё не использовала.
reason-province_used = Эта провинция по этой карте уже дала бонус; выберите другую.
reason-die_too_low = Кубик не позволяет столько раз.
reason-at_least_once = Это надо сделать хотя бы один раз.
reason-copies_another = Выберите один из пяти других бонусов.
reason-copies_without_post = В этой провинции есть ваша фактория; выберите бонус той, где её нет.
reason-not_enough_camels = Для этого { $camels ->
    [one] нужен { $camels } верблюд
    [few] нужны { $camels } верблюда
   *[many] нужно { $camels } верблюдов
}.
reason-no_further = Кубик нельзя повернуть дальше 1 или 6.
reason-dice_without_value = У ваших кубиков нет значения, пока вы их не выставите.
reason-black_die_bought = В этом ходу чёрный кубик уже куплен; следующий можно купить в другой ход.
reason-no_black_dice = В этом раунде чёрных кубиков не осталось.

# The board of Marco Polo: names of places, tooltips with their rule clause, and the table told in sentences.

marco_polo-board-own = Ваш планшет
marco_polo-board-first = Первый игрок
marco_polo-board-winner = Победитель
marco_polo-board-bazaar = Базар
marco_polo-board-purse = Кошелёк
marco_polo-board-black-dice = Чёрные кубики
marco_polo-board-round = Раунд { $round } из 5
marco_polo-board-closer = Ближе
marco_polo-board-farther = Дальше
marco_polo-board-whole = Вся карта
marco_polo-board-no-dice = Кубиков в этом раунде не осталось.
marco_polo-board-missing = Не хватает:
marco_polo-board-drop = Сбросить этот
marco_polo-board-set-die = Какое значение выбрать?
marco_polo-board-use-die = Что сделать с кубиком?
marco_polo-board-purse-which = Какой кубик положить в кошелёк?
marco_polo-board-hidden-goals = Тайные карты целей
marco_polo-board-which-figure = Какая фишка идёт сюда: { $place }?
marco_polo-board-figure-from = отсюда: { $place }

marco_polo-board-contract = Сдать: { $cost }; награда: { $gain }.
marco_polo-board-bonus = Бонус: { $gain }.
marco_polo-board-posts-of = Фактории: { $players }
marco_polo-board-figures-of = Фишки: { $players }
marco_polo-board-go = Идти сюда: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}, { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[many] { $camels } верблюдов
}
marco_polo-board-space = { $space }: { $dice ->
    [0] пусто
    [one] лежит { $dice } кубик
    [few] лежат { $dice } кубика
   *[many] лежат { $dice } кубиков
}
marco_polo-board-khan = Милость хана: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} из 4; следующий — не меньше { $value }
marco_polo-board-column = Столбец { $column }: { $gain }
marco_polo-board-purse-holds = Кошелёк, 3 монеты за кубик; { $dice ->
    [one] лежит { $dice } кубик
    [few] лежат { $dice } кубика
   *[many] лежат { $dice } кубиков
}
marco_polo-board-black-left = { $left ->
    [one] { $left } чёрный кубик в запасе
    [few] { $left } чёрных кубика в запасе
   *[many] { $left } чёрных кубиков в запасе
}
marco_polo-board-die = { $colour ->
    [white] Белый кубик
    [black] Чёрный кубик
   *[own] Кубик
}{ $value ->
    [0] {" "}без значения
   *[other] : { $value }
}
marco_polo-board-posts-left = { $left ->
    [one] Осталась { $left } фактория
    [few] Остались { $left } фактории
   *[many] Осталось { $left } факторий
}
marco_polo-board-posts-left-black = { marco_polo-board-posts-left }, из них чёрных: { $black }
marco_polo-board-special = Особая стопка: { $left ->
    [one] { $left } контракт
    [few] { $left } контракта
   *[many] { $left } контрактов
}
marco_polo-board-rounds = Впереди { $left ->
    [one] ещё { $left } раунд
    [few] ещё { $left } раунда
   *[many] ещё { $left } раундов
}
marco_polo-board-travel-prices = { marco_polo-travel-price }
marco_polo-board-travel-price = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

marco_polo-board-about-coins = { marco_polo-space-coins-about } { marco_polo-occupied-about } (MP-54, MP-49)
marco_polo-board-about-camels = { marco_polo-space-camels-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-pepper = { marco_polo-space-pepper-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-silk = { marco_polo-space-silk-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-gold = { marco_polo-space-gold-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-contracts = { marco_polo-space-contracts-about } { marco_polo-occupied-about } (MP-62, MP-49)
marco_polo-board-about-travel = { marco_polo-space-travel-about } { marco_polo-occupied-about } (MP-70, MP-71)
marco_polo-board-about-khan = { marco_polo-space-khan-about } (MP-57, MP-58)
marco_polo-board-about-purse = { marco_polo-space-purse-about } (MP-101)
marco_polo-board-about-black = { marco_polo-space-black_dice-about } (MP-44, MP-104)
marco_polo-board-about-column = Столбец наименьшего кубика или любой левее (MP-55).
marco_polo-board-about-special = Отсюда берут контракты в награду; сброшенные кладут вниз (MP-66, MP-113).
marco_polo-board-about-rounds = Каждый новый раунд открывает шесть новых контрактов (MP-136).
marco_polo-board-about-row-bonus = Контракт с этой клетки приносит ещё { $number ->
    [one] 1 монету или 1 верблюда
   *[other] { $number } монеты или { $number } верблюдов
} (MP-64).
marco_polo-board-about-contract = Контракт выполняют из хранилища, это дополнительное действие (MP-99).
marco_polo-board-about-slot = Место для контракта (MP-65).
marco_polo-board-about-goal = Карта приносит очки, если фактории есть в обоих пунктах; кроме того, считаются разные пункты целей (MP-133, MP-134).
marco_polo-board-about-posts = Восьмая построенная фактория приносит 5 очков, девятая — 10 (MP-79).
marco_polo-board-about-posts-black = { marco_polo-board-about-posts } Десятая и одиннадцатая — чёрные и считаются как остальные; одиннадцатая приносит ещё 10 очков (MP-123).
marco_polo-board-about-start = Отсюда начинаются путешествия; здесь не строят (MP-77).
marco_polo-board-about-beijing = Фактория занимает лучшую свободную ячейку; с ней в конце приносят очки товары (MP-82, MP-138).
marco_polo-board-about-city = Фактория открывает карту города; первая получает бонус (MP-80, MP-86).
marco_polo-board-about-province = Фактория приносит бонус сразу и в начале каждого раунда (MP-81).
marco_polo-board-about-oasis = В оазисе не строят (MP-77).

marco_polo-board-tell-round = Раунд { $round } из 5; первый игрок: { $player }.
marco_polo-board-tell-next = Следующий раунд начнёт { $player }.
marco_polo-board-tell-space = { $space }: { $dice }
marco_polo-board-tell-spaces = Кубики на ячейках действий: { $spaces }.
marco_polo-board-tell-die = { $player } { $value }
marco_polo-board-tell-row = Контракты в ряду: { $contracts }
marco_polo-board-tell-place = { $position }: { $thing }
marco_polo-board-tell-cards = Карты городов: { $cards }
marco_polo-board-tell-bonuses = Бонусы: { $bonuses }.
marco_polo-board-tell-supply = Чёрных кубиков осталось: { $black }. Контрактов в особой стопке: { $special }.
marco_polo-board-tell-traveller = { $player }, { $character }: очки: { $points }; хранилище: { $store }; кубики: { $dice }; выполнено контрактов: { $completed }; фишки: { $figures }; фактории: { $posts }.
marco_polo-board-tell-contracts = { $player }, действующие контракты: { $contracts }
marco_polo-board-tell-goals = Ваши цели: { $goals }.

marco_polo-board-final-map = Цели на карте
marco_polo-board-final-places = { $count ->
    [one] Достигнут { $count } пункт целей
    [few] Достигнуто { $count } пункта целей
   *[many] Достигнуто { $count } пунктов целей
}
marco_polo-board-final-left = Осталось
marco_polo-board-final-slot = Пекин
