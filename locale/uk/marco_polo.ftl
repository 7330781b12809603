# Подорожі Марка Поло
#
# Списки із шести чисел — ресурси, `[[cubes 3 2 0 0 0 1]]`: монети, верблюди, спеції, шовк, золото, бали. Списки без
# нуля — кубики. `[[cube 0]]` — кубик за кольором: свій, білий, чорний.

marco_polo-title = Подорожі Марка Поло
marco_polo-sentence = Кидайте кубики, торгуйте на базарах, виконуйте контракти й пройдіть довгий шлях із Венеції до Пекіна.

marco_polo-option-random_provinces = Випадкові бонуси провінцій
marco_polo-option-random_provinces-about = Шість бонусів провінцій розкладаються по провінціях випадково.
marco_polo-option-character_draft = Вибір персонажів
marco_polo-option-character_draft-about = Відкриваються персонажі, на одного більше, ніж гравців; першим вибирає останній за черговістю ходу.
marco_polo-option-goal_choice = Вибір карт цілей
marco_polo-option-goal_choice-about = Кожен отримує 4 карти цілей і таємно залишає собі 2 з них.
marco_polo-option-new_posts = Карти міста біля нової факторії
marco_polo-option-new_posts-about = Коли факторія відкриває карти свого міста.
marco_polo-option-new_posts-next_turn = з наступного ходу
marco_polo-option-new_posts-at_once = одразу
marco_polo-option-step_cards = Кроки, куплені за картами міст
marco_polo-option-step_cards-about = Чи закінчується кожен куплений крок окремо, зі зведенням факторії, чи всі кроки складаються в один шлях.
marco_polo-option-step_cards-separate = по одному
marco_polo-option-step_cards-together = одним шляхом
marco_polo-option-bonus_d = Що копіює бонус «вибір гравця»
marco_polo-option-bonus_d-about = Чи копіює він бонус будь-якої іншої провінції, чи лише тієї, де немає вашої факторії.
marco_polo-option-bonus_d-any = будь-яку іншу провінцію
marco_polo-option-bonus_d-without_post = лише провінцію без вашої факторії
marco_polo-option-khan_colours = Свої кубики в хана
marco_polo-option-khan_colours-about = Чи може гравець за раунд поставити до хана лише один кубик свого кольору, чи по одному на кожне з його місць.
marco_polo-option-khan_colours-once = один за раунд
marco_polo-option-khan_colours-each_place = по одному на кожне місце
marco_polo-option-after_last_die = Після останнього кубика
marco_polo-option-after_last_die-about = Чи можна після останнього кубика виконувати додаткові дії — куплений тоді чорний кубик дає ще один хід — чи гравець одразу пасує.
marco_polo-option-after_last_die-bonus_actions = додаткові дії дозволено
marco_polo-option-after_last_die-pass = гравець одразу пасує

# Ресурси та інші частини цін і винагород із числом; `takes` — форма після дієслова.
marco_polo-part-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[many] { $count } монет
}
marco_polo-part-camel = { $count ->
    [one] { $count } верблюд
    [few] { $count } верблюди
   *[many] { $count } верблюдів
}
marco_polo-part-pepper = { $count ->
    [one] { $count } спеція
    [few] { $count } спеції
   *[many] { $count } спецій
}
marco_polo-part-silk = { $count ->
    [one] { $count } шовк
   *[other] { $count } шовку
}
marco_polo-part-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
marco_polo-part-vp = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
marco_polo-takes-coin = { $count ->
    [one] { $count } монету
    [few] { $count } монети
   *[many] { $count } монет
}
marco_polo-takes-camel = { $count ->
    [one] { $count } верблюда
   *[other] { $count } верблюдів
}
marco_polo-takes-pepper = { $count ->
    [one] { $count } спецію
    [few] { $count } спеції
   *[many] { $count } спецій
}
marco_polo-takes-silk = { $count ->
    [one] { $count } шовк
   *[other] { $count } шовку
}
marco_polo-takes-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
marco_polo-takes-vp = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
marco_polo-part-black_die = чорний кубик
marco_polo-part-draw_contract = новий контракт
marco_polo-part-any_good = товар на вибір
marco_polo-part-two_different_goods = 2 різні товари
marco_polo-part-step = крок
marco_polo-part-own_province_bonus = { $count ->
    [one] бонус { $count } вашої провінції
   *[other] бонуси { $count } ваших провінцій
}
marco_polo-part-other_province_bonus = бонус іншої провінції
marco_polo-and = { $first } і { $last }
marco_polo-nothing = нічого

marco_polo-coins = Монети
marco_polo-camels = Верблюди
marco_polo-pepper = Спеції
marco_polo-silk = Шовк
marco_polo-gold = Золото
marco_polo-points = Бали

# Кубик за кольором, у знахідному відмінку.
marco_polo-die-own = кубик
marco_polo-die-white = білий кубик
marco_polo-die-black = чорний кубик
marco_polo-die-neutral = нейтральний кубик

marco_polo-place-venezia = Венеція
marco_polo-place-beijing = Пекін
marco_polo-place-moscow = Москва
marco_polo-place-karakorum = Каракорум
marco_polo-place-samarcanda = Самарканд
marco_polo-place-lan_zhou = Ланьчжоу
marco_polo-place-alexandria = Александрія
marco_polo-place-karachi = Карачі
marco_polo-place-sumatra = Суматра
marco_polo-place-anxi = Аньсі
marco_polo-place-ormuz = Ормуз
marco_polo-place-kashgar = Кашгар
marco_polo-place-xian = Сіань
marco_polo-place-adana = Адана
marco_polo-place-kochi = Кочі
marco_polo-place-oasis_1 = оаза 1
marco_polo-place-oasis_2 = оаза 2
marco_polo-place-oasis_3 = оаза 3
marco_polo-place-oasis_4 = оаза 4
marco_polo-place-oasis_5 = оаза 5
marco_polo-place-oasis_6 = оаза 6
marco_polo-place-oasis_7 = оаза 7
marco_polo-place-oasis_8 = оаза 8
marco_polo-place-oasis_9 = оаза 9
marco_polo-place-oasis_10 = оаза 10
marco_polo-kind-start = початок шляху
marco_polo-kind-beijing = кінець шляху
marco_polo-kind-city = місто
marco_polo-kind-province = провінція
marco_polo-kind-oasis = оаза

# Пункт за номером: назва, «де», «куди».
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
    [0] у Венеції
    [1] у Пекіні
    [2] у Москві
    [3] у Каракорумі
    [4] у Самарканді
    [5] у Ланьчжоу
    [6] в Александрії
    [7] у Карачі
    [8] на Суматрі
    [9] в Аньсі
    [10] в Ормузі
    [11] у Кашгарі
    [12] у Сіані
    [13] в Адані
    [15] в оазі 1
    [16] в оазі 2
    [17] в оазі 3
    [18] в оазі 4
    [19] в оазі 5
    [20] в оазі 6
    [21] в оазі 7
    [22] в оазі 8
    [23] в оазі 9
    [24] в оазі 10
   *[14] у Кочі
}
marco_polo-to-place = { $place ->
    [0] до Венеції
    [1] до Пекіна
    [2] до Москви
    [3] до Каракорума
    [4] до Самарканда
    [5] до Ланьчжоу
    [6] до Александрії
    [7] до Карачі
    [8] на Суматру
    [9] до Аньсі
    [10] до Ормуза
    [11] до Кашгара
    [12] до Сіаня
    [13] до Адани
    [15] до оази 1
    [16] до оази 2
    [17] до оази 3
    [18] до оази 4
    [19] до оази 5
    [20] до оази 6
    [21] до оази 7
    [22] до оази 8
    [23] до оази 9
    [24] до оази 10
   *[14] до Кочі
}

# Клітинки дій.
marco_polo-space-coins = 5 монет
marco_polo-space-coins-about = Візьміть 5 монет кубиком із будь-яким значенням.
marco_polo-space-camels = Базар: верблюди
marco_polo-space-camels-about = Візьміть верблюдів зі стовпчика зі значенням вашого кубика або з меншого.
marco_polo-space-pepper = Базар: спеції
marco_polo-space-pepper-about = Візьміть те, що показує стовпчик зі значенням вашого кубика або менший.
marco_polo-space-silk = Базар: шовк
marco_polo-space-silk-about = Потрібні 2 кубики; візьміть те, що показує стовпчик меншого з них або ще менший.
marco_polo-space-gold = Базар: золото
marco_polo-space-gold-about = Потрібні 3 кубики; візьміть те, що показує стовпчик найменшого з них або ще менший.
marco_polo-space-khan = Прихильність хана
marco_polo-space-khan-about = Візьміть 2 верблюдів і товар на вибір. Місць 4, і кожен кубик має бути не меншим за попередній.
marco_polo-space-contracts = Контракти
marco_polo-space-contracts-about = Візьміть 1 або 2 контракти з клітинок не далі значення вашого кубика.
marco_polo-space-travel = Подорож
marco_polo-space-travel-about = Потрібні 2 кубики; пройдіть не більше кроків, ніж показує менший. Платіть за кількість кроків і за самі дороги.
marco_polo-space-card = Карта міста
marco_polo-space-card-about = Застосуйте карту міста, де є ваша факторія. Кожна карта служить один раз за раунд.
marco_polo-space-purse = Гаманець
marco_polo-space-purse-about = Покладіть будь-який кубик і візьміть 3 монети, скільки завгодно разів; це додаткова дія.
marco_polo-space-black_dice = Чорні кубики
marco_polo-space-black_dice-about = Раз на хід можна купити чорний кубик за 3 верблюдів. Чорні та білий кубики можна ставити й туди, де вже стоять ваші.
marco_polo-occupied-about = Якщо там уже лежить кубик, сплатіть стільки монет, скільки показує найменший із ваших.

# Клітинка за номером.
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

marco_polo-character-raschid = Рашид ад-Дін Сінан
marco_polo-character-raschid-about = Ви не кидаєте кубиків: виставляючи кубик, ви самі вибираєте його значення.
marco_polo-character-matteo = Маффео Поло
marco_polo-character-matteo-about = Ви маєте білий кубик і на початку кожного раунду берете контракт з особливого стосу.
marco_polo-character-berke = хан Берке
marco_polo-character-berke-about = Ви не платите за зайняті клітинки дій.
marco_polo-character-mercator = купець із Тебриза
marco_polo-character-mercator-about = Коли інший гравець іде на базар, ви отримуєте 1 такий товар або 1 верблюда{ $players ->
    [2] ; за прихильність хана — 1 верблюда, за клітинку «5 монет» — 2 монети
    [3] ; а за прихильність хана — 1 верблюда
   *[other] {""}
}.
marco_polo-character-niccolo_marco = Нікколо і Марко Поло
marco_polo-character-niccolo_marco-about = Ви маєте дві фішки, і кроки подорожі можна ділити між ними; щораунду ви отримуєте 1 верблюда.
marco_polo-character-wilhelm = Вільгельм фон Рубрук
marco_polo-character-wilhelm-about = Ви можете будувати й там, де проходите повз, і маєте на 2 факторії більше; остання приносить 10 балів.
marco_polo-character-kubilai = хан Хубілай
marco_polo-character-kubilai-about = Ви починаєте в Пекіні, і ваша факторія стоїть там на найкращій клітинці.
marco_polo-character-johannes = Йоганн Капріні
marco_polo-character-johannes-about = З будь-якої оази ви можете потрапити в будь-яку іншу за один крок. За дорогу ви не платите, але в подорожі це вважається кроком. Кожного раунду ви отримуєте 3 монети.

# Карти міст.
marco_polo-card-cc_01 = Віддайте [[cubes 0 1 1 0 0 0]] й отримайте [[cubes 2 0 0 0 0 2]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_02 = Віддайте [[cubes 0 1 0 1 0 0]] й отримайте [[cubes 4 0 0 0 0 2]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_03 = Віддайте [[cubes 0 1 0 0 1 0]] й отримайте [[cubes 6 0 0 0 0 2]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_04 = Віддайте [[cubes 0 1 1 0 0 0]] й отримайте [[cubes 7 0 0 0 0 0]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_05 = Віддайте [[cubes 0 1 0 1 0 0]] й отримайте [[cubes 8 0 0 0 0 0]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_06 = Віддайте [[cubes 0 1 0 0 1 0]] й отримайте [[cubes 9 0 0 0 0 0]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_07 = Віддайте [[cubes 0 3 1 0 0 0]] й отримайте [[cubes 0 0 0 0 0 4]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_08 = Віддайте [[cubes 0 2 0 1 0 0]] й отримайте [[cubes 0 0 0 0 0 4]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_09 = Віддайте [[cubes 0 1 0 0 1 0]] й отримайте [[cubes 0 0 0 0 0 4]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_10 = Віддайте [[cubes 0 0 2 0 0 0]] й отримайте [[cubes 0 0 0 0 0 2]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_11 = Віддайте [[cubes 0 0 0 2 0 0]] й отримайте [[cubes 0 0 0 0 0 3]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_12 = Віддайте [[cubes 0 0 0 0 2 0]] й отримайте [[cubes 0 0 0 0 0 4]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_13 = Віддайте [[cubes 0 1 0 0 0 0]] й отримайте [[cubes 0 0 0 0 0 1]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_14 = Віддайте [[cubes 0 2 0 0 0 0]] й отримайте [[cubes 2 0 0 0 0 1]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_15 = Віддайте [[cubes 0 3 0 0 0 0]] й отримайте [[cubes 0 0 1 1 1 0]] — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_16 = Віддайте [[cubes 0 2 0 0 0 0]] за крок фішки — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_17 = Віддайте 2 різні товари за крок фішки — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_18 = Віддайте [[cubes 2 0 0 0 0 0]] за товар на вибір — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_19 = Віддайте [[cubes 1 0 0 0 0 0]] за бонус провінції з вашою факторією, щоразу іншої, — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_20 = Віддайте [[cubes 0 1 0 0 0 0]] й отримайте [[cubes 3 0 0 0 0 0]] або віддайте [[cubes 1 0 0 0 0 0]] й отримайте [[cubes 0 1 0 0 0 0]]: щось одне — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_21 = Віддайте [[cubes 0 0 0 0 0 1]] й отримайте [[cubes 3 0 0 0 0 0]] або віддайте [[cubes 3 0 0 0 0 0]] й отримайте [[cubes 0 0 0 0 0 1]]: щоразу на вибір — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_22 = Віддайте товар і отримайте [[cubes 0 2 0 0 0 0]] або віддайте [[cubes 0 2 0 0 0 0]] за товар на вибір: щоразу на вибір — стільки разів, скільки показує кубик, або менше.
marco_polo-card-cc_23 = Отримайте [[cubes 2 0 0 0 0 0]] за кожен свій виконаний контракт, але не більше разів, ніж показує кубик.
marco_polo-card-cc_24 = Отримайте [[cubes 0 0 0 0 0 1]] за кожен свій виконаний контракт, але не більше разів, ніж показує кубик.
marco_polo-card-cc_25 = Отримайте [[cubes 2 0 0 0 0 0]] за кожну свою факторію на мапі, але не більше разів, ніж показує кубик.
marco_polo-card-cc_26 = Отримайте [[cubes 0 0 0 0 0 1]] за кожну свою факторію на мапі, але не більше разів, ніж показує кубик.
marco_polo-card-cc_27 = Отримайте [[cubes 0 0 0 0 1 0]], а з кубиком 6 — [[cubes 0 0 0 0 3 0]].
marco_polo-card-cc_28 = Отримайте [[cubes 0 0 0 1 0 0]], а з кубиком від 4 — [[cubes 0 0 0 3 0 0]].
marco_polo-card-cc_29 = Отримайте [[cubes 0 0 1 0 0 0]], а з кубиком від 2 — [[cubes 0 0 3 0 0 0]].
marco_polo-card-cc_30 = Отримайте бонус провінції з вашою факторією, а з кубиком 5 або 6 — однієї чи двох таких провінцій.
marco_polo-card-cc_31 = Отримайте [[cubes 2 0 0 0 0 0]] за кожну одиницю на кубику.

# Бонуси провінцій за літерою та за номером; разові бонуси міст за номером.
marco_polo-province_bonus-a = 5 монет
marco_polo-province_bonus-b = 3 верблюди
marco_polo-province_bonus-c = 2 різні товари
marco_polo-province_bonus-d = бонус іншої провінції
marco_polo-province_bonus-e = 1 верблюд і 3 монети
marco_polo-province_bonus-f = 3 бали
marco_polo-province_bonus = { $bonus ->
    [0] { marco_polo-province_bonus-a }
    [1] { marco_polo-province_bonus-b }
    [2] { marco_polo-province_bonus-c }
    [3] { marco_polo-province_bonus-d }
    [4] { marco_polo-province_bonus-e }
   *[5] { marco_polo-province_bonus-f }
}
marco_polo-city_bonus = { $bonus ->
    [0] 3 монети
    [1] 5 монет
    [2] 2 верблюди
    [3] 3 верблюди
    [4] 2 шовку
    [5] 2 золота
    [6] 1 товар на вибір
    [7] чорний кубик
    [8] контракт з особливого стосу
   *[9] крок
}

# Слова на столі.
marco_polo-map = Мапа
marco_polo-places = Пункти
marco_polo-routes = Дороги
marco_polo-posts = Факторії
marco_polo-bonus = Бонус
marco_polo-spaces = Клітинки дій
marco_polo-dice = Кубики
marco_polo-price = Ціна
marco_polo-row = Ряд контрактів
marco_polo-city-cards = Карти міст
marco_polo-players = Гравці
marco_polo-character = Персонаж
marco_polo-store = Сховище
marco_polo-active = Контракти
marco_polo-completed = Виконано контрактів
marco_polo-goals = Цілі
marco_polo-goal-cards = Карти цілей
marco_polo-figure = Фішка
marco_polo-figures = Фішки
marco_polo-posts-left = Залишилося факторій
marco_polo-drawn = Узятий контракт
marco_polo-pool = Персонажі на вибір
marco_polo-black-dice = Залишилося чорних кубиків
marco_polo-special-stack = Особливий стос
marco_polo-start-player = Перший гравець
marco_polo-next-start-player = Перший гравець наступного раунду
marco_polo-nobody-travelled = поки ніхто не подорожував
marco_polo-travel-price = Вартість подорожі за 1–6 кроків
marco_polo-free = безкоштовно
marco_polo-taken = отримано
marco_polo-full = зайнято
marco_polo-used = використано
marco_polo-secret = таємниця
marco_polo-none = немає
marco_polo-lowest-die = найменший кубик
marco_polo-least = від { $value }
marco_polo-dice-needed = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
marco_polo-on-it = Лежать
marco_polo-in-reach = Куди можна дійти і скільки це коштує звідси
marco_polo-from-row = з ряду
marco_polo-lacks = бракує
marco_polo-mark-white = Б
marco_polo-mark-black = Ч
marco_polo-mark-neutral = Н
marco_polo-ready = можна виконати
marco_polo-row-bonus = { $count ->
    [one] + { $count } монета або верблюд
   *[other] + { $count } монети або верблюди
}
marco_polo-goal = { $city } і { $province }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
marco_polo-goal-places = Різні пункти ваших цілей із факторією: 1, 3, 6 або 10 балів за 1, 2, 3 або 4 з них.

# Знаки на столі.
marco_polo-sign-coin = монета
marco_polo-sign-camel = верблюд
marco_polo-sign-pepper = спеція
marco_polo-sign-silk = шовк
marco_polo-sign-gold = золото
marco_polo-sign-vp = бал
marco_polo-sign-black_die = чорний кубик
marco_polo-sign-draw_contract = новий контракт
marco_polo-sign-any_good = товар на вибір
marco_polo-sign-two_different_goods = 2 різні товари
marco_polo-sign-step = крок фішки
marco_polo-sign-own_province_bonus = бонус своєї провінції
marco_polo-sign-contract_done = за виконаний контракт
marco_polo-sign-post = за факторію
marco_polo-sign-pip = за одиницю кубика
marco_polo-sign-die = кубик; Б білий, Ч чорний, Н нейтральний
marco_polo-sign-unset = кубик без значення: його вибирають, виставляючи кубик
marco_polo-sign-lit = можна вибрати зараз

# Кінець.
marco_polo-final-goals = Цілі
marco_polo-final-reached = досягнута
marco_polo-final-missed = не досягнута
marco_polo-final-tie = Нічию вирішують верблюди

marco_polo-decide-draft = Виберіть персонажа
marco_polo-decide-keep = Виберіть карту цілі, яку залишити; ви залишаєте 2 з 4
marco_polo-decide-compensate = Кидок невдалий: візьміть { $missing ->
    [one] 1 монету або 1 верблюда
   *[other] монети й верблюдів у будь-якому поєднанні, усього { $missing }
}
marco_polo-decide-turn = Одна основна дія і скільки завгодно додаткових
marco_polo-decide-choose_die = { marco_polo-space }: виберіть кубик{ $dice ->
    [one] {""}
   *[other] , треба ще { $dice }
}
marco_polo-decide-column = { marco_polo-space }: виберіть стовпчик, не більше { $value }
marco_polo-decide-take_contract = { $taken ->
    [0] Візьміть контракт із клітинок 1–{ $value }
   *[other] Візьміть ще один контракт із клітинок 1–{ $value } або закінчіть
}
marco_polo-decide-row_bonus = { $number ->
    [one] Візьміть разом із контрактом 1 монету або 1 верблюда
   *[other] Візьміть разом із контрактом { $number } монети або { $number } верблюдів
}
marco_polo-decide-drop_contract = Обидві клітинки контрактів зайняті: виберіть контракт, який скинути
marco_polo-decide-keep_drawn = Вам дістався контракт [[contract { $contract }]]: скиньте інший, щоб залишити його, або відмовтеся
marco_polo-decide-walk = { $taken ->
    [0] Виберіть, куди йти: до { $left ->
        [one] { $left } кроку
       *[other] { $left } кроків
    }
   *[other] Ідіть далі або зупиніться: ще { $left ->
        [one] { $left } крок
        [few] { $left } кроки
       *[many] { $left } кроків
    }
}
marco_polo-decide-step = { $reward ->
    [0] Зробіть оплачений крок
   *[other] Зробіть один крок дорогою або відмовтеся від нього
}
marco_polo-decide-arrivals = Виберіть, де будувати спочатку
marco_polo-decide-relocate = Факторій більше немає: виберіть, яку перенести { marco_polo-to-place }
marco_polo-decide-good = Виберіть товар
marco_polo-decide-goods = Виберіть 2 різні товари
marco_polo-decide-copy = Виберіть бонус провінції, який отримати
marco_polo-decide-times = { $card }: скільки разів? Не більше { $left }
marco_polo-decide-way = { $card }: виберіть напрямок обміну для всіх разів
marco_polo-decide-use_again = { $card }: { $left ->
    [one] ще { $left } раз
    [few] ще { $left } рази
   *[many] ще { $left } разів
}

marco_polo-move-pick = { $character }
marco_polo-move-keep = Залишити: [[goal { $goal }]]
marco_polo-move-compensate = Взяти { $gain }
marco_polo-move-place = { marco_polo-space }{ $dice ->
    [one] {""}
   *[other] , { $dice } кубики
}{ $least ->
    [0] {""}
    [1] {""}
   *[other] , від { $least }
}{ $paid ->
    [0] {""}
   *[other] , зайнято
}
marco_polo-move-card = Карта { marco_polo-in-place }: { $card }
marco_polo-move-die = Поставити { $colour }: { $value }{ $price ->
    [0] {""}
    [one] , за { $price } монету
    [few] , за { $price } монети
   *[many] , за { $price } монет
}
marco_polo-move-column = Стовпчик { $column }: { $gain }{ $steps ->
    [0] {""}
   *[other] {" "}і крок
}
marco_polo-move-contract = Клітинка { $number }: [[contract { $contract }]]{ $extra ->
    [0] {""}
    [one] , + { $extra } монета або верблюд
   *[other] , + { $extra } монети або верблюди
}
marco_polo-move-bonus = Взяти { $gain }
marco_polo-move-drop = Скинути [[contract { $contract }]]
marco_polo-move-reject = Відмовитися: [[contract { $contract }]]
marco_polo-move-go = { $figures ->
    [1] Іти
   *[other] Фішка { $figure }: іти
} { marco_polo-to-place }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-build = Збудувати факторію { marco_polo-in-place } проїздом
marco_polo-move-stop = Зупинитися тут
marco_polo-move-decline = Відмовитися від кроку
marco_polo-move-post = Спочатку будувати { marco_polo-in-place }
marco_polo-move-relocate = Перенести факторію, що { marco_polo-in-place }
marco_polo-move-good = Взяти { $good }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-goods = Взяти { $gain }
marco_polo-move-copy = { marco_polo-province_bonus }
marco_polo-move-province = { marco_polo-place }: { marco_polo-province_bonus }{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}
marco_polo-move-times = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}{ $cost_count ->
    [0] {""}
   *[other] : віддати { $cost }, отримати { $gain }
}
marco_polo-move-way = Віддати { $cost }, отримати { $gain }
marco_polo-move-use = Віддати { $cost } за крок
marco_polo-move-give = Віддати { $good } за { $gain }
marco_polo-move-pay = Віддати { $cost } за крок
marco_polo-move-done = Готово
marco_polo-move-fulfil = Виконати [[contract { $contract }]]
marco_polo-move-purse = Гаманець: { $colour }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}, взяти { $gain }
marco_polo-move-reroll = Перекинути { $colour } { $value } за { $cost }
marco_polo-move-raise = Повернути { $colour } { $value } → { $after } за { $cost }
marco_polo-move-lower = Повернути { $colour } { $value } → { $after } за { $cost }
marco_polo-move-black-die = Купити чорний кубик за { $cost }
marco_polo-move-end-turn = Завершити хід

marco_polo-log-picked = { $who ->
    [you] Ваш персонаж — { $character }.
   *[other] { $player } вибирає персонажа: { $character }.
}
marco_polo-log-kept_goal = { $who ->
    [you] Ви залишаєте карту цілі: [[goal { $goal }]].
   *[other] { $player } залишає карту цілі: [[goal { $goal }]].
}
marco_polo-log-chose_goals = { $who ->
    [you] Ваші карти цілей вибрано.
   *[other] { $player } вибирає карти цілей.
}
marco_polo-log-round_began = { $who ->
    [you] Починається раунд { $round }, перший хід за вами.
   *[other] Починається раунд { $round }, перший хід робить { $player }.
}
marco_polo-log-rolled = { $who ->
    [you] Ви кидаєте { $values }, усього { $total }.
   *[other] { $player } кидає { $values }, усього { $total }.
}
marco_polo-log-compensated = { $who ->
    [you] Ви берете { $gain } за невдалий кидок.
   *[other] { $player } бере { $gain } за невдалий кидок.
}
marco_polo-log-row_discarded = Контракти, що лишилися в ряду, ідуть під низ особливого стосу: { $contracts }.
marco_polo-log-row_opened = У ряду нові контракти.
marco_polo-log-row_refilled = Контракти в ряду скінчилися; { $contracts_count ->
    [0] нових більше немає.
   *[other] нові надходять з особливого стосу.
}
marco_polo-log-placed = { $who ->
    [you] Ви ставите
   *[other] { $player } ставить
} { $values } на клітинку «{ marco_polo-space }»{ $price ->
    [0] {""}
    [one] {" "}за { $price } монету
    [few] {" "}за { $price } монети
   *[many] {" "}за { $price } монет
}.
marco_polo-log-gained = { $who ->
    [you] Ви отримуєте
   *[other] { $player } отримує
} { $gain }{ marco_polo-source }.
# Звідки взялося отримане, після нього.
marco_polo-source = { $source ->
    [bazaar] {" "}на базарі
    [khan] {" "}від хана
    [row] {" "}разом із контрактом
    [contract] {" "}за контракт
    [card] {" "}за картою міста
    [city] {" "}як бонус міста
    [province] {" "}як бонус провінції
    [copy] {" "}як скопійований бонус
    [character] {" "}від персонажа
    [mercator] {" "}як купець із Тебриза
    [posts] {" "}за факторії
    [purse] {" "}з гаманця
   *[other] {""}
}
marco_polo-log-took_contract = { $who ->
    [you] Ви берете контракт [[contract { $contract }]] з клітинки { $space }.
   *[other] { $player } бере контракт [[contract { $contract }]] з клітинки { $space }.
}
marco_polo-log-discarded = { $who ->
    [you] Ви скидаєте контракт
   *[other] { $player } скидає контракт
} [[contract { $contract }]]: { $leaves ->
    [0] він іде під низ особливого стосу.
   *[other] він виходить із гри.
}
marco_polo-log-drew = { $who ->
    [you] Ви берете з особливого стосу контракт [[contract { $contract }]].
   *[other] { $player } бере з особливого стосу контракт [[contract { $contract }]].
}
marco_polo-log-no_contract = { $who ->
    [you] Контракту ви не отримуєте: особливий стос порожній.
   *[other] { $player } не отримує контракту: особливий стос порожній.
}
marco_polo-log-kept_drawn = { $who ->
    [you] Ви залишаєте контракт [[contract { $contract }]].
   *[other] { $player } залишає контракт [[contract { $contract }]].
}
marco_polo-log-fulfilled = { $who ->
    [you] Ви виконуєте контракт [[contract { $contract }]].
   *[other] { $player } виконує контракт [[contract { $contract }]].
}
marco_polo-log-went = { $who ->
    [you] Ви йдете { marco_polo-to-place }
   *[other] { $player } йде { marco_polo-to-place }
}{ $cost_count ->
    [0] {""}
   *[other] {" "}за { $cost }
}.
marco_polo-log-relocated = { $who ->
    [you] Ви переносите одну зі своїх факторій { marco_polo-to-place }.
   *[other] { $player } переносить факторію { marco_polo-to-place }.
}
marco_polo-log-built = { $who ->
    [you] Ви будуєте факторію { marco_polo-in-place }, № { $number }.
   *[other] { $player } будує факторію { marco_polo-in-place }, № { $number }.
}
marco_polo-log-city_bonus = { $who ->
    [you] Ви отримуєте бонус міста { marco_polo-place }: { marco_polo-city_bonus }.
   *[other] { $player } отримує бонус міста { marco_polo-place }: { marco_polo-city_bonus }.
}
marco_polo-log-copied = { $who ->
    [you] Ви копіюєте бонус провінції { marco_polo-place }: { marco_polo-province_bonus }.
   *[other] { $player } копіює бонус провінції { marco_polo-place }: { marco_polo-province_bonus }.
}
marco_polo-log-nothing_to_copy = { $who ->
    [you] Ваші факторії є в усіх інших провінціях: копіювати нема чого.
   *[other] { $player } має факторії в усіх інших провінціях: копіювати нема чого.
}
marco_polo-log-step_lost = { $who ->
    [you] Вам нема чим сплатити за жодну дорогу: крок пропадає.
   *[other] { $player } не може сплатити за жодну дорогу: крок пропадає.
}
marco_polo-log-declined_step = { $who ->
    [you] Ви відмовляєтеся від кроку.
   *[other] { $player } відмовляється від кроку.
}
marco_polo-log-used_card = { $who ->
    [you] Ви застосовуєте карту міста { $card }
   *[other] { $player } застосовує карту міста { $card }
}{ $times ->
    [1] .
    [one] {" "}{ $times } раз.
    [few] {" "}{ $times } рази.
   *[many] {" "}{ $times } разів.
}
marco_polo-log-purse = { $who ->
    [you] Ви кладете { $colour } у гаманець.
   *[other] { $player } кладе { $colour } у гаманець.
}
marco_polo-log-rerolled = { $who ->
    [you] Ви перекидаєте { $colour }: { $before } → { $value }.
   *[other] { $player } перекидає { $colour }: { $before } → { $value }.
}
marco_polo-log-turned = { $who ->
    [you] Ви повертаєте { $colour }: { $before } → { $value }.
   *[other] { $player } повертає { $colour }: { $before } → { $value }.
}
marco_polo-log-black_die = { $who ->
    [you] Ви берете чорний кубик
   *[other] { $player } бере чорний кубик
}{ $value ->
    [0] .
   *[other] : { $value }.
}
marco_polo-log-no_black_die = { $who ->
    [you] Чорного кубика ви не отримуєте: у цьому раунді їх не лишилося.
   *[other] { $player } не отримує чорного кубика: у цьому раунді їх не лишилося.
}

marco_polo-score-on_the_way = Дорогою
marco_polo-score-goals = Карти цілей
marco_polo-score-goal_places = Пункти цілей
marco_polo-score-coins = Монети
marco_polo-score-beijing = Пекін
marco_polo-score-goods = Товари
marco_polo-score-most_contracts = Найбільше контрактів

reason-lay_dice_for_travel = Фішка йде мапою в дії «{ marco_polo-space-travel }»: спочатку виставте туди кубики.
reason-lay_dice_for_bazaar = Спочатку виставте кубики на рядок базару; найменший із них каже, до якого стовпчика можна брати.
reason-lay_die_for_contracts = Спочатку виставте кубик на «{ marco_polo-space-contracts }»; його значення каже, до якого місця ряду можна вибирати.
reason-must_pick_character = Спочатку виберіть персонажа.
reason-must_keep_goals = Спочатку виберіть карти цілей: із 4 ви залишаєте 2.
reason-must_take_compensation = Кидок невдалий: спочатку виберіть, скільки монет і верблюдів узяти за нього.
reason-must_place_dice = Спочатку поставте кубики на вибрану клітинку — стільки, скільки на ній зображено.
reason-must_choose_column = Спочатку виберіть стовпчик базару.
reason-must_take_contracts = Спочатку виберіть, які контракти взяти: 1 або 2.
reason-must_take_row_bonus = Спочатку виберіть монети або верблюдів, що їх приносить контракт.
reason-must_make_room = Для нового контракту немає місця: спочатку виберіть, який зі старих скинути.
reason-must_settle_drawn = Спочатку вирішіть, що робити з узятим зі стосу контрактом: залишити його замість іншого чи відмовитися.
reason-must_finish_trip = Спочатку закінчіть подорож: йдіть далі або, зробивши хоча б один крок, зупиніться.
reason-must_settle_step = Спочатку зробіть отриманий крок або відмовтеся від нього.
reason-must_build_first = Спочатку виберіть, де будувати: факторії мають бути зведені.
reason-must_move_post = Спочатку виберіть, яку факторію перенести: на планшеті їх не лишилося.
reason-must_choose_a_good = Спочатку виберіть товар.
reason-must_choose_two_goods = Спочатку виберіть 2 різні товари.
reason-must_copy_bonus = Спочатку виберіть, який бонус скопіювати.
reason-must_choose_times = Спочатку виберіть, скільки разів застосувати карту міста.
reason-must_choose_way = Спочатку виберіть напрямок обміну за картою міста.
reason-must_finish_card = Спочатку закінчіть із картою міста, яку застосовуєте.
reason-must_pay_two_goods = За крок за цією картою міста віддають 2 різні товари: виберіть які.
reason-character_not_offered = Виберіть одного із запропонованих персонажів.
reason-goal_not_dealt = Виберіть одну з карт цілей, які вам роздали і яких ви ще не залишили собі.
reason-not_that_many = Ваш кидок не настільки поганий; візьміть менше верблюдів.
reason-main_action_done = Основну дію вже виконано; лишилися тільки додаткові.
reason-main_action_due = Спочатку виконайте основну дію: вона можлива.
reason-purse_due = Основних дій немає: спочатку покладіть кубик у гаманець.
reason-no_such_die = У вас немає такого кубика.
reason-not_enough_dice = Тут треба { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, а у вас менше.
reason-once_per_colour = Ваші кубики тут уже були в цьому раунді; тепер годиться лише чорний або білий.
reason-cannot_pay_occupied = Клітинка зайнята й коштує стільки монет, скільки показує найменший кубик; у вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
reason-khan_full = Усі чотири місця в хана зайняті до наступного раунду.
reason-khan_too_low = Хан тепер приймає кубик не менше { $value }.
reason-column_too_high = Ваш найменший кубик — { $value }; виберіть стовпчик не більший.
reason-row_empty = У цьому раунді в ряду не лишилося контрактів.
reason-contract_out_of_reach = Ваш кубик — { $value }; виберіть контракт із клітинок 1–{ $value }.
reason-no_contract_there = На цій клітинці немає контракту.
reason-contract_chosen = Цей контракт уже вибрано; візьміть інший.
reason-no_contract_in_slot = На цій клітинці немає чинного контракту.
reason-contract_not_covered = Для цього контракту здобудьте ще { $missing }.
reason-cannot_travel = Вам бракує навіть на один крок: він коштує 3 монети, ціну дороги та найменший кубик, якщо клітинка зайнята.
reason-no_such_figure = У вас на мапі лише одна фішка.
reason-no_route = Від вашої фішки туди не веде дорога в один крок.
reason-cannot_pay_trip = { $cost_count ->
    [0] Вам бракує монет на вартість ще одного кроку.
   *[other] За цю дорогу віддайте { $cost } понад вартість подорожі: на все вам бракує.
}
reason-cannot_pay_step = За цю дорогу треба віддати { $cost }, а у вас менше.
reason-must_move = Зробіть хоча б один крок.
reason-must_step = Цей крок оплачено, його треба зробити.
reason-not_wilhelm = Будувати проїздом може лише Вільгельм фон Рубрук.
reason-nothing_to_build_here = Тут не можна збудувати вашу факторію.
reason-post_stands_here = Ваша факторія тут уже є.
reason-no_post_left = У вас не лишилося факторій, щоб будувати проїздом.
reason-no_arrival_there = Жодна ваша фішка туди зараз не прийшла.
reason-no_post_there = Там немає вашої факторії.
reason-card_used = Цю карту міста в цьому раунді вже використано.
reason-no_post_in_city = Щоб застосувати цю карту, спочатку збудуйте факторію { marco_polo-in-place }.
reason-post_too_new = Ваша факторія { marco_polo-in-place } нова: карти міста відкриються у ваш наступний хід.
reason-cannot_pay_card = Вам бракує на ціну цієї карти міста.
reason-needs_two_goods = За кожен крок за цією картою міста віддають 2 різні товари, а у вас їх немає.
reason-card_has_no_step = Після оплати карти вам не вистачить на жодну дорогу.
reason-nothing_to_count = У вас поки немає того, що рахує ця карта.
reason-no_own_province = Для цієї карти потрібна ваша факторія в провінції, якої карта ще не використала.
reason-province_used = Ця провінція за цією картою вже дала бонус; виберіть іншу.
reason-die_too_low = Кубик не дозволяє стільки разів.
reason-at_least_once = Це треба зробити хоча б один раз.
reason-copies_another = Виберіть один із п’яти інших бонусів.
reason-copies_without_post = У цій провінції є ваша факторія; виберіть бонус тієї, де її немає.
reason-not_enough_camels = Для цього { $camels ->
    [one] потрібен { $camels } верблюд
    [few] потрібні { $camels } верблюди
   *[many] потрібно { $camels } верблюдів
}.
reason-no_further = Кубик не можна повернути далі 1 або 6.
reason-dice_without_value = Ваші кубики не мають значення, доки ви їх не виставите.
reason-black_die_bought = У цьому ході чорний кубик уже куплено; наступний можна купити в інший хід.
reason-no_black_dice = У цьому раунді чорних кубиків не лишилося.

# The board of Marco Polo: names of places, tooltips with their rule clause, and the table told in sentences.

marco_polo-board-own = Ваш планшет
marco_polo-board-first = Перший гравець
marco_polo-board-winner = Переможець
marco_polo-board-bazaar = Базар
marco_polo-board-purse = Гаманець
marco_polo-board-black-dice = Чорні кубики
marco_polo-board-round = Раунд { $round } з 5
marco_polo-board-closer = Ближче
marco_polo-board-farther = Далі
marco_polo-board-whole = Уся мапа
marco_polo-board-no-dice = Кубиків у цьому раунді не лишилося.
marco_polo-board-missing = Бракує:
marco_polo-board-drop = Скинути цей
marco_polo-board-set-die = Яке значення обрати?
marco_polo-board-use-die = Що зробити з кубиком?
marco_polo-board-purse-which = Який кубик покласти в гаманець?
marco_polo-board-hidden-goals = Таємні карти цілей
marco_polo-board-which-figure = Яка фішка йде сюди: { $place }?
marco_polo-board-figure-from = звідси: { $place }

marco_polo-board-contract = Здати: { $cost }; нагорода: { $gain }.
marco_polo-board-bonus = Бонус: { $gain }.
marco_polo-board-posts-of = Факторії: { $players }
marco_polo-board-figures-of = Фішки: { $players }
marco_polo-board-go = Іти сюди: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}, { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюди
   *[many] { $camels } верблюдів
}
marco_polo-board-space = { $space }: { $dice ->
    [0] порожньо
    [one] лежить { $dice } кубик
    [few] лежать { $dice } кубики
   *[many] лежать { $dice } кубиків
}
marco_polo-board-khan = Прихильність хана: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} з 4; наступний — не менше { $value }
marco_polo-board-column = Стовпчик { $column }: { $gain }
marco_polo-board-purse-holds = Гаманець, 3 монети за кубик; { $dice ->
    [one] лежить { $dice } кубик
    [few] лежать { $dice } кубики
   *[many] лежать { $dice } кубиків
}
marco_polo-board-black-left = { $left ->
    [one] { $left } чорний кубик у запасі
    [few] { $left } чорні кубики в запасі
   *[many] { $left } чорних кубиків у запасі
}
marco_polo-board-die = { $colour ->
    [white] Білий кубик
    [black] Чорний кубик
   *[own] Кубик
}{ $value ->
    [0] {" "}без значення
   *[other] : { $value }
}
marco_polo-board-posts-left = { $left ->
    [one] Лишилася { $left } факторія
    [few] Лишилися { $left } факторії
   *[many] Лишилося { $left } факторій
}
marco_polo-board-posts-left-black = { marco_polo-board-posts-left }, з них чорних: { $black }
marco_polo-board-special = Особливий стос: { $left ->
    [one] { $left } контракт
    [few] { $left } контракти
   *[many] { $left } контрактів
}
marco_polo-board-rounds = Попереду { $left ->
    [one] ще { $left } раунд
    [few] ще { $left } раунди
   *[many] ще { $left } раундів
}
marco_polo-board-travel-prices = { marco_polo-travel-price }
marco_polo-board-travel-price = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
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
marco_polo-board-about-column = Стовпчик найменшого кубика або будь-який ліворуч (MP-55).
marco_polo-board-about-special = Звідси беруть контракти в нагороду; скинуті кладуть донизу (MP-66, MP-113).
marco_polo-board-about-rounds = Кожен новий раунд відкриває шість нових контрактів (MP-136).
marco_polo-board-about-row-bonus = Контракт із цієї клітинки дає ще { $number ->
    [one] 1 монету або 1 верблюда
   *[other] { $number } монети або { $number } верблюдів
} (MP-64).
marco_polo-board-about-contract = Контракт виконують зі сховища, це додаткова дія (MP-99).
marco_polo-board-about-slot = Місце для контракту (MP-65).
marco_polo-board-about-goal = Карта дає бали, якщо факторії є в обох пунктах; крім того, рахуються різні пункти цілей (MP-133, MP-134).
marco_polo-board-about-posts = Восьма збудована факторія дає 5 балів, дев’ята — 10 (MP-79).
marco_polo-board-about-posts-black = { marco_polo-board-about-posts } Десята й одинадцята — чорні й рахуються як інші; одинадцята дає ще 10 балів (MP-123).
marco_polo-board-about-start = Звідси починаються подорожі; тут не будують (MP-77).
marco_polo-board-about-beijing = Факторія займає найкращу вільну клітинку; з нею наприкінці дають бали товари (MP-82, MP-138).
marco_polo-board-about-city = Факторія відкриває карту міста; перша отримує бонус (MP-80, MP-86).
marco_polo-board-about-province = Факторія дає бонус одразу і на початку кожного раунду (MP-81).
marco_polo-board-about-oasis = В оазі не будують (MP-77).

marco_polo-board-tell-round = Раунд { $round } з 5; перший гравець: { $player }.
marco_polo-board-tell-next = Наступний раунд почне { $player }.
marco_polo-board-tell-space = { $space }: { $dice }
marco_polo-board-tell-spaces = Кубики на клітинках дій: { $spaces }.
marco_polo-board-tell-die = { $player } { $value }
marco_polo-board-tell-row = Контракти в ряду: { $contracts }
marco_polo-board-tell-place = { $position }: { $thing }
marco_polo-board-tell-cards = Карти міст: { $cards }
marco_polo-board-tell-bonuses = Бонуси: { $bonuses }.
marco_polo-board-tell-supply = Чорних кубиків лишилося: { $black }. Контрактів в особливому стосі: { $special }.
marco_polo-board-tell-traveller = { $player }, { $character }: бали: { $points }; сховище: { $store }; кубики: { $dice }; виконано контрактів: { $completed }; фішки: { $figures }; факторії: { $posts }.
marco_polo-board-tell-contracts = { $player }, чинні контракти: { $contracts }
marco_polo-board-tell-goals = Ваші цілі: { $goals }.

marco_polo-board-final-map = Цілі на мапі
marco_polo-board-final-places = { $count ->
    [one] Досягнуто { $count } пункт цілей
    [few] Досягнуто { $count } пункти цілей
   *[many] Досягнуто { $count } пунктів цілей
}
marco_polo-board-final-left = Лишилося
marco_polo-board-final-slot = Пекін
