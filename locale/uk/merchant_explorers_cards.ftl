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
