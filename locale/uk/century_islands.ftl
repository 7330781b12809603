# Поля ігор про кораблі: назви частин, підказки з пунктом правил, стіл словами.

century-board-map = Море й острови
century-board-closer = Ближче
century-board-farther = Далі
century-board-whole = Уся мапа
century-board-own = Ваш бік столу
century-board-none = немає
century-board-market = Острів { $space }, ринок, { $symbol }: віддати { $give }, взяти { $take }.
century-board-open-sea = Клітинка { $space }, відкрите море.
century-board-port = Порт { $space }: { $demand }.
century-board-closed-port = Порт { $space } закрито.
century-board-empty-port = У порту { $space } немає жетона переможних балів.
century-board-outpost-cost = Застава тут коштує вам: { $price ->
    [0] безкоштовно
    [one] { $price } кубик
    [few] { $price } кубики
   *[many] { $price } кубиків
}.
century-board-outposts-of = Застави: { $players }.
century-board-ships-of = Кораблі: { $players }.
century-board-cubes-here = Тут лежать кубики: { $cubes }.
century-board-journey = Плисти до { $space }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}{ $price ->
    [0] , безкоштовно
   *[other] , ціна { $price } ({ $game ->
        [sand_to_sea] карти
       *[other] кубики лишаються дорогою
    })
}{ $fee ->
    [0] {""}
    [one] , за стоянку { $fee } кубик
    [few] , за стоянку { $fee } кубики
   *[many] , за стоянку { $fee } кубиків
}.
century-board-leave-here = Який кубик залишити тут, щоб плисти далі?
century-board-build = Звести
century-board-harvest = Зібрати врожай
century-board-stepwise = Крок за кроком
century-board-about-stepwise = Обирати кожну клітинку шляху самому; інакше натиск на далекий острів — це вся подорож до нього ({ $game ->
    [sand_to_sea] SS-13
   *[other] EW-13
}).
century-board-hold-count = У трюмі кубиків: { $count } з { $limit }
century-board-about-hold = Наприкінці вашого ходу в трюмі лишається не більше { $limit } кубиків ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-about-cube = { $colour ->
    [yellow] Найдешевша прянощ; покращується до червоної
    [red] Покращується до зеленої
    [green] Покращується до коричневої
   *[brown] Найдорожча прянощ
}. Червоні, зелені й коричневі кубики наприкінці дають по балу ({ $game ->
    [sand_to_sea] SS-27
   *[other] EW-41
}).
century-board-about-fee-cube = Віддати цей кубик за стоянку ({ $game ->
    [sand_to_sea] SS-17
   *[other] EW-17
}).
century-board-about-leave-cube = Залишити цей кубик тут і плисти далі (EW-14).
century-board-about-pay-cube = Заплатити цим кубиком за заставу ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-25
}).
century-board-about-upgrade-cube = Покращити цей кубик на крок ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-about-discard-cube = Повернути цей кубик до запасу ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-row = { $symbol }: збудовано { $built ->
    [one] { $built } заставу
    [few] { $built } застави
   *[many] { $built } застав
}, відкрито { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
century-board-about-row = Застави беруть із ряду зліва; числа під ними зараховують наприкінці ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-columns = Вільно { $columns ->
    [one] { $columns } стовпець
    [few] { $columns } стовпці
   *[many] { $columns } стовпців
}
century-board-about-columns = Збудувавши останню заставу стовпця, ви обираєте бонусний жетон; число показує, скільки їх там ще стоїть ({ $game ->
    [sand_to_sea] SS-23
   *[other] EW-28
}).
century-board-about-board-points = Бали, відкриті на планшеті ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-about-bonus = { $kind ->
    [vp] Бонусний жетон: бали, { $points }
    [movement] Бонусний жетон: ще один безкоштовний крок у кожній подорожі
    [hold] Бонусний жетон: місце ще для 3 кубиків
    [upgrade] Бонусний жетон: після кожної збудованої застави можна покращити кубик; бали: { $points }
   *[red] Бонусний жетон: червоний кубик із кожним урожаєм; бали: { $points }
}
century-board-no-bonus = Поки немає: збудуйте останню заставу стовпця.
century-board-stock-of = { century-board-about-bonus }. Залишилося: { $left }
century-board-about-claimed = Отримані жетони переможних балів; коли їх { $goal }, гра закінчується наприкінці раунду ({ $game ->
    [sand_to_sea] SS-26
   *[other] EW-40
}).
century-board-face-down = Жетон переможних балів долілиць
century-board-end = Гра закінчиться в раунді, коли хтось матиме стільки жетонів переможних балів: { $goal }.
century-board-last-round = Це останній раунд.
century-board-starting-sets = Початкові кубики
century-board-choose-set = Оберіть початкові кубики
century-board-starting-set = { $cubes }{ $state ->
    [taken] {" "}(уже взято)
   *[free] {""}
}
century-board-supply = Запас
century-board-about-supply = Запас не закінчується; крок покращення веде до наступної прянощі праворуч ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-demand = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} за { $cost }
century-board-final-boards = Планшети наприкінці гри
century-board-tell-pile = Жетонів переможних балів у стосі: { $left }. Гра закінчиться в раунді, коли хтось матиме { $goal }.
century-board-tell-place = { $space }: { $what }
century-board-tell-loose = На мапі лежать кубики: { $places }.
century-board-tell-captain = { $player }: корабель { $ship ->
    [0] ще не поставлено
   *[other] біля { $ship }
}; трюм: { $cubes }, зайнято { $count } з { $limit }; жетонів переможних балів: { $claimed }.
century-board-tell-outposts = { $player }: застави: { $spaces }; збудовано: { $built }; відкрито балів: { $points }; бонусні жетони: { $bonus }.
century-board-tell-stock = Бонусні жетони в запасі: { $tiles }.
