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
