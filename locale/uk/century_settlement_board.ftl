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
