# Стіл «Гільдії купців-мандрівників»: назви його частин, підказки з пунктом правил, становище на столі словами.

merchant_explorers-board-turn = Цей хід
merchant_explorers-board-over = Гру закінчено.
merchant_explorers-board-waiting = { $count ->
    [0] Зараз відкриється наступна карта.
   *[other] Ви закінчили. Ще вирішують: { $players }.
}
merchant_explorers-board-watching = { $count ->
    [0] Зараз відкриється наступна карта.
   *[other] Ще вирішують: { $players }.
}
merchant_explorers-board-placed = { $placed ->
    [one] Виставлено { $placed } мандрівника
   *[other] Виставлено { $placed } мандрівників
}, { $left ->
    [-1] можна ще скільки завгодно
    [0] більше не можна
   *[other] можна ще { $left }
}

merchant_explorers-board-era = Епоха { $era }
merchant_explorers-board-about-era = Чотири епохи по 6, 7, 8 і 9 карт; кожна карта виходить раз за епоху. ME-17
merchant_explorers-board-deck = Карти подорожей цієї епохи
merchant_explorers-board-deck-card = { $card }: { $state ->
    [now] карта цього ходу
    [used] уже була в цій епосі
    [coming] ще вийде в цій епосі
   *[later] з’явиться в епосі { $era }
}

merchant_explorers-board-maps = Мапи провінції
merchant_explorers-board-map-of = { $map }, мапа гравця { $player }
merchant_explorers-board-you = Ви
merchant_explorers-board-your-map = Ваша мапа
merchant_explorers-board-look-at = { $who ->
    [you] { merchant_explorers-board-you }: ваша мапа
   *[other] Подивитися на мапу гравця { $player }
}{ $state ->
    [done] {" "}(хід закінчено)
    [deciding] {" "}(ще вирішує)
   *[over] {""}
}
merchant_explorers-board-is-done = Хід закінчено
merchant_explorers-board-is-deciding = Ще вирішує
merchant_explorers-board-closer = Ближче
merchant_explorers-board-farther = Далі
merchant_explorers-board-whole = Уся мапа

merchant_explorers-board-hex = { $name } { $ground }
merchant_explorers-board-coins-here = { merchant_explorers-coin-count }
merchant_explorers-board-here-explorer = Тут стоїть мандрівник
merchant_explorers-board-here-village = Тут стоїть село
merchant_explorers-board-here-tower = Тут стоїть вежа
merchant_explorers-board-here-post = Із факторією
merchant_explorers-board-here-token = Уже відкрито

merchant_explorers-board-keep-one = Залиште одну з двох карт експедицій
merchant_explorers-board-use-one = Виберіть карту експедиції для цього ходу
merchant_explorers-board-empty-slot = Місце { $era } ще порожнє

merchant_explorers-board-about-objective = Хто першим виконає місію, отримує 10 монет, як і всі, хто зробив це того самого ходу; решта — 5. ME-75
merchant_explorers-board-about-objective-solo = Місія приносить більшу з іще не закритих сум: 10 монет, потім 5, потім нічого. Їх закривають карти епох II, III та I/II/III; для перемоги треба виконати всі три. ME-101, ME-102
merchant_explorers-board-objective-state = Винагорода: { merchant_explorers-board-pays }. { $count ->
    [0] Її ще ніхто не виконав.
   *[other] Виконали: { $players }.
}
merchant_explorers-board-pays = { $pays ->
    [0] монет більше немає
    [one] { $pays } монета
    [few] { $pays } монети
   *[other] { $pays } монет
}
merchant_explorers-board-met = виконано
merchant_explorers-board-not-met = не виконано
merchant_explorers-board-solo-goal = Мета, рівень «{ $level }»: { $coins } монет і всі 3 місії; виконано місій: { $met }.
merchant_explorers-board-solo-scale = Монет: { $score }; для вашого рівня потрібно { $coins }.

merchant_explorers-board-own = Ваша гільдія
merchant_explorers-board-first = Перший гравець
merchant_explorers-board-winner = Переможець
merchant_explorers-board-supply = Запас
merchant_explorers-board-explorers-left = { $count ->
    [one] У запасі { $count } мандрівник
    [few] У запасі { $count } мандрівники
   *[other] У запасі { $count } мандрівників
}
merchant_explorers-board-villages-left = { $count ->
    [one] У запасі { $count } село
    [few] У запасі { $count } села
   *[other] У запасі { $count } сіл
}
merchant_explorers-board-about-score = Монети на зараз і разом із тим, чого варті карти скарбів. ME-89
merchant_explorers-board-about-village = Нове село приносить стільки монет, який номер епохи. ME-56
merchant_explorers-board-about-tower = Перша, друга, третя й четверта вежі приносять 6, 8, 10 і 14 монет. ME-61
merchant_explorers-board-from-hexes = Клітинки з монетами: { $coins }
merchant_explorers-board-from-villages = Села: { $coins }
merchant_explorers-board-from-towers = Вежі: { $coins }
merchant_explorers-board-from-crystals = Кристали: { $coins }
merchant_explorers-board-from-routes = Торгові шляхи: { $coins }
merchant_explorers-board-from-objectives = Місії: { $coins }
merchant_explorers-board-from-treasure = Скарби, дві монети: { $coins }
merchant_explorers-board-no-treasures = Поки немає: досліджуйте руїни.
merchant_explorers-board-treasure = { $count } × { $treasure }. { $about }

merchant_explorers-board-count-explorers = { $count ->
    [one] { $count } мандрівник на мапі
    [few] { $count } мандрівники на мапі
   *[other] { $count } мандрівників на мапі
}
merchant_explorers-board-count-villages = { $count ->
    [one] { $count } село
    [few] { $count } села
   *[other] { $count } сіл
}
merchant_explorers-board-count-towers = { $count ->
    [one] { $count } вежа
    [few] { $count } вежі
   *[other] { $count } веж
}
merchant_explorers-board-count-posts = { $count ->
    [one] { $count } факторія
    [few] { $count } факторії
   *[other] { $count } факторій
}
merchant_explorers-board-count-treasures = { $count ->
    [one] { $count } карта скарбів
    [few] { $count } карти скарбів
   *[other] { $count } карт скарбів
}
merchant_explorers-board-final-maps = Мапи наприкінці гри

merchant_explorers-board-none = немає
merchant_explorers-board-tell-era = { $map }, епоха { $era }. Карта цього ходу: { $card }.
merchant_explorers-board-tell-deck = Уже були в цій епосі: { $used }. Ще вийдуть: { $coming }.
merchant_explorers-board-tell-objective = Місія: { $objective }. Винагорода в монетах: { $coins }. Виконали: { $players }.
merchant_explorers-board-tell-guild = { $player }: мандрівники на { $explorers }; села на { $villages }; вежі на { $towers }; факторії на { $posts }.
merchant_explorers-board-tell-cards = { $player }: карти експедицій: { $cards }; карт скарбів: { $treasures }; мандрівників у запасі: { $left }.
merchant_explorers-board-tell-coins = { $player }: монет: { $coins }.
