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
