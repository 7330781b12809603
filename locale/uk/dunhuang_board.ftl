# Стіл «Купців Дуньхуана»: назви місць, підказки з пунктом правил і стіл, розказаний словами.

dunhuang-board-own = Ваш бік столу
dunhuang-board-circle = Коло персонажів
dunhuang-board-first = Перший гравець
dunhuang-board-winner = Переможець
dunhuang-board-none = немає
dunhuang-board-victory = До перемоги
dunhuang-board-hand-empty = На руці немає карт.
dunhuang-board-keep-one = Залиште одну з цих карт
dunhuang-board-keep-drawn = Залиште одну зі взятих карт
dunhuang-board-chosen = початкову карту обрано
dunhuang-board-choosing = обирає початкову карту
dunhuang-board-pay = Сплатити за жетон: { $good }?
dunhuang-board-decline = Не платити

dunhuang-board-slot = Місце на ринку { $position }: { $good }
dunhuang-board-cards-of = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
dunhuang-board-seal = Жетон переваги: { $good }
dunhuang-board-seal-shielded = Захищений жетон переваги: { $good }
dunhuang-board-hand-count = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
    [many] { $count } карт на руці
   *[other] { $count } карти на руці
}
dunhuang-board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
dunhuang-board-prestige = Престиж: { $count }
dunhuang-board-prestige-left = Жетонів престижу в запасі: { $count } із { $all }
dunhuang-board-coins-left = Монет у запасі: { $count } із { $all }
dunhuang-board-tokens-of = Жетони переваги: { $count }, для негайної перемоги потрібно { $needed } (DH-72)
dunhuang-board-deck = { $left ->
    [one] Колода: лишилася { $left } карта (DH-78)
    [few] Колода: лишилося { $left } карти (DH-78)
    [many] Колода: лишилося { $left } карт (DH-78)
   *[other] Колода: лишилося { $left } карти (DH-78)
}
dunhuang-board-discard = { $count ->
    [one] Скид: { $count } карта
    [few] Скид: { $count } карти
    [many] Скид: { $count } карт
   *[other] Скид: { $count } карти
}
dunhuang-board-way = { $steps ->
    [one] { $steps } крок від верблюда, безкоштовно (DH-19).
    [few] { $steps } кроки від верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    } (DH-19).
    [many] { $steps } кроків від верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монети
        [many] { $price } монет
       *[other] { $price } монети
    } (DH-19).
   *[other] { $steps } кроку від верблюда: { $price } монети (DH-19).
}

dunhuang-board-about-price = Ціна шляху верблюда сюди: перший крок безкоштовний, кожен наступний коштує 1 монету (DH-19).
dunhuang-board-about-card = { $good }, число { $number }: стільки таких карт у коробці й стільки балів приносить одна наприкінці (DH-3).
dunhuang-board-about-gap = Карти немає: місце поповниться наприкінці ходу, доки є колода (DH-76).
dunhuang-board-about-coins = Замість здібності завжди можна взяти 3 монети (DH-53).
dunhuang-board-about-coins-left = Замість здібності завжди можна взяти 3 монети, якщо вони є в запасі (DH-53, DH-97).
dunhuang-board-about-prestige = Кожен жетон престижу приносить 1 бал, його не можна втратити (DH-88, DH-98).
dunhuang-board-about-prestige-left = Кожен жетон престижу приносить 1 бал, його не можна втратити (DH-88, DH-98). Інших жетонів немає: хто спізнився, тому не дістанеться (DH-97).
dunhuang-board-about-discard = Скинуті карти не повертаються (DH-70, DH-79).
dunhuang-board-about-token = Його отримує той, хто кладе в крамницю карту цього товару й після цього має їх не менше, ніж будь-хто інший (DH-33).
dunhuang-board-about-glyph = Стороною з ієрогліфом угору: той, хто лише зрівнявся, не отримує його просто так (DH-47).
dunhuang-board-about-shop = { $good } у крамниці: карта враховується для жетона переваги, але сама балів не приносить (DH-28, DH-87).
dunhuang-board-about-hand = На руку: таємно, і це крок до чотирьох різних товарів (DH-27, DH-71).
dunhuang-board-about-own-shop = У крамницю: горілиць, карта може принести жетон переваги (DH-28).
dunhuang-board-about-keep = Залишити цю карту; дві інші покидають гру долілиць (DH-9).
dunhuang-board-about-drawn = Залишити цю карту; решта йде під колоду (DH-59, DH-60).

dunhuang-board-tell-place = { $position }: { $character }, { $good }
dunhuang-board-tell-circle = Коло: { $places }.
dunhuang-board-tell-camel = Верблюд стоїть на позиції { $position }.
dunhuang-board-tell-shielded = { $good } (захищено)
dunhuang-board-tell-supply = Запас: карт у колоді: { $deck }, у скиді: { $discard }, монет: { $coins }, престижу: { $prestige }, жетони переваги: { $tokens }.
dunhuang-board-tell-own = У вас монет: { $coins }, престижу: { $prestige }. Рука: { $hand }. Крамниця: { $shop }. Жетони переваги: { $tokens }.
dunhuang-board-tell-trader = { $player }: карт на руці: { $hand }, монет: { $coins }, престижу: { $prestige }; крамниця: { $shop }; жетони переваги: { $tokens }.

dunhuang-board-final-count = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
dunhuang-board-final-sum = Бали за карти
dunhuang-board-final-cap = Карт / жетонів
dunhuang-board-about-cap = Лишається не більше однієї карти на кожен жетон переваги (DH-91).
dunhuang-board-final-at-once = Перемога: { $tokens ->
    [one] { $tokens } жетон переваги
    [few] { $tokens } жетони переваги
    [many] { $tokens } жетонів переваги
   *[other] { $tokens } жетона переваги
} і { $goods ->
    [one] { $goods } товар
    [few] { $goods } різні товари
    [many] { $goods } різних товарів
   *[other] { $goods } різного товару
} на руці. Бали не рахуються (DH-75).
