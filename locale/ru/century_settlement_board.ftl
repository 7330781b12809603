# Поля игр о поселенцах: названия их частей, подсказки с пунктом правил, стол словами.

century-land-map = Земля и её локации
century-land-own = Ваши карты и плитки
century-land-none = нет
century-land-point = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $cost }, { $symbol }{ $settlers ->
    [0] {""}
   *[other] { " " }({ $settlers })
}
century-land-location = { $id }, { $kind }.
century-land-does = { $shape ->
    [exchange] Отдать { $give }, взять { $take }{ $kind ->
        [trade_again] , затем ещё один ход
       *[other] {""}
    }.
    [take] Взять { $take }.
   *[plain] { $kind ->
        [upgrade] До { $steps ->
            [one] { $steps } улучшения
           *[other] { $steps } улучшений
        }.
        [ship_move] { $steps ->
            [0] На любое другое место.
            [one] { $steps } шаг.
            [few] { $steps } шага.
           *[other] { $steps } шагов.
        }
       *[other] {""}
    }
}
century-land-covered = Закрыта плиткой исследований: { $tile }. Напечатанное число поселенцев: { $printed }.
century-land-price = От вас нужно: { $price ->
    [one] { $price } поселенец
    [few] { $price } поселенца
   *[other] { $price } поселенцев
} (напечатано: { $printed }).
century-land-held = Там { $player }, { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}.
century-land-has-native = Здесь действует помощь коренного народа (NW-24).
century-land-has-tools = Здесь действуют инструменты (NW-27){ $cubes ->
    [0] .
    [one] : { $cubes } красный кубик для вас.
    [few] : { $cubes } красных кубика для вас.
   *[other] : { $cubes } красных кубиков для вас.
}
century-land-stack = Стопка плиток бонусов { $stack }: { $tile }; всего { $left ->
    [one] { $left } плитка
    [few] { $left } плитки
   *[other] { $left } плиток
}.
century-land-stack-empty = Стопка плиток бонусов { $stack } пуста.
century-land-about-stack = В форте можно взять верхнюю плитку одной из его стопок (NW-34). Плиток здесь: { $left }.
century-land-about-exploration = Плитка исследований: { $tile } (NW-41).
century-land-card-at = Над фортом { $fort }: { $card }.
century-land-no-card-at = Над фортом { $fort } нет карты.
century-land-about-point = { $card }. Её получают в форте под ней (NW-36).
century-land-race = Больше всего карт у одного игрока: { $most } из { $goal }
century-land-about-race = { $goal }-я карта очков у игрока начинает последний раунд (NW-56).
century-land-last-round = Это последний раунд.
century-land-about-deck = Колода лежит открыто: следующую карту видят все (NW-12).
century-land-deck-left = { $left ->
    [one] { $left } карта в колоде
    [few] { $left } карты в колоде
   *[other] { $left } карт в колоде
}
century-land-storage-count = { $count } из { $limit } кубиков на складе
century-land-about-storage = В конце хода на складе остаётся не больше { $limit } кубиков (NW-55).
century-land-about-cube = { $colour ->
    [yellow] Низший товар; улучшается до красного (NW-2).
    [red] Улучшается до зелёного (NW-2).
    [green] Улучшается до коричневого (NW-2).
   *[brown] Высший товар (NW-2).
}
century-land-about-upgrade-cube = Улучшить этот кубик на одну ступень (NW-30).
century-land-about-discard-cube = Вернуть этот кубик в запас (NW-55).
century-land-about-fee-cube = Отдать этот кубик как плату за стоянку (E2-19).
century-land-about-pay-cube = Заплатить этим кубиком за аванпост (E2-20).
century-land-about-supply = Кубики от низшего к высшему; запас не кончается (NW-2, NW-3).
century-land-settlers-count = Поселенцы: { $hand } на планшете, { $placed } на работе, { $reserve } в резерве
century-land-about-hand = Этих поселенцев можно послать на работу (NW-5).
century-land-about-placed = Поселенцы в локациях возвращаются при отдыхе или когда их вытесняют (NW-26, NW-53).
century-land-about-reserve = Поселенцы из резерва приходят по картам и плиткам (NW-40, NW-45).
century-land-in-hand = на планшете
century-land-at-work = на работе
century-land-in-reserve = в резерве
century-land-rest = Отдых
century-land-about-rest = Все ваши поселенцы возвращаются на планшет (NW-53).
century-land-symbol-count = { $symbol }: { $number }
century-land-no-cards = карт пока нет
century-land-about-slots = Мест для плиток бонусов: { $slots } (NW-35).
century-land-about-score = Сколько очков было бы у вас, если бы игра кончилась сейчас (NW-57).
century-land-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
century-land-final = Что собрал каждый

century-land-tell-next = Следующая карта: { $card }.
century-land-tell-held = { $id }: { $settlers ->
    [one] { $settlers } поселенец
    [few] { $settlers } поселенца
   *[other] { $settlers } поселенцев
}, игрок { $player }.
century-land-tell-covered = { $id } закрыта плиткой исследований: { $tile }.
century-land-tell-pioneer = { $player }: поселенцы { $hand } на планшете, { $placed } на работе, { $reserve } в резерве; { $count } из { $limit } кубиков ({ $cubes }).
century-land-tell-gathered = { $player }: { $number } из { $goal } карт очков: { $cards }. Плитки бонусов: { $bonus }. Плитки исследований: { $explored }. Сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
