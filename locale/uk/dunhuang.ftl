# Купці Дуньхуана

dunhuang-title = Купці Дуньхуана
dunhuang-sentence = Ведіть верблюда по колу, наповнюйте крамницю товарами й користуйтеся допомогою мешканців міста.

dunhuang-option-circle_mode = Коло персонажів
dunhuang-option-circle_mode-about = Які персонажі у грі й у якому порядку: усе випадково, або ваші вісім у випадковому порядку, як у правилах, або все на ваш вибір.
dunhuang-option-circle_mode-random = випадково
dunhuang-option-circle_mode-chosen_characters = персонажі на вибір
dunhuang-option-circle_mode-chosen = персонажі й порядок
dunhuang-option-circle = Персонажі кола
dunhuang-option-circle-about = Вісім персонажів через кому, по одному з кожної пари; якщо вибрано й порядок, то за годинниковою стрілкою. Лише для персонажів на вибір.
dunhuang-option-zero_card_token = Жетон без карт у крамниці
dunhuang-option-zero_card_token-about = Що стається з жетоном переваги, коли остання карта його товару залишає всі крамниці.
dunhuang-option-zero_card_token-keep = лишається у власника
dunhuang-option-zero_card_token-return = повертається до запасу
dunhuang-option-supply = Запас
dunhuang-option-supply-about = Чи можуть скінчитися жетони престижу та монети. Чого немає в запасі, того не отримати.
dunhuang-option-supply-finite_prestige = престиж обмежений, монети ні
dunhuang-option-supply-unlimited = необмежений
dunhuang-option-supply-finite = обмежений
dunhuang-option-soldier_same_good = Солдат, однакові товари
dunhuang-option-soldier_same_good-about = Чи можна за здібністю Солдата обміняти карту на карту того ж товару.
dunhuang-option-soldier_same_good-allowed = можна
dunhuang-option-soldier_same_good-forbidden = не можна
dunhuang-option-max_steps = Ліміт кроків
dunhuang-option-max_steps-about = Чи обмежені кроки верблюда чимось, крім монет.
dunhuang-option-max_steps-coins_only = за монетами
dunhuang-option-max_steps-one_lap = одне коло
dunhuang-option-short_hand_swap = Купці й мала рука
dunhuang-option-short_hand_swap-about = Чи можна мінятися із суперником, у якого на руці лише 1 карта.
dunhuang-option-short_hand_swap-partial = обмін тим, що є
dunhuang-option-short_hand_swap-forbidden = заборонений
dunhuang-option-artist_discard_visible = Скид Художника відкритий
dunhuang-option-artist_discard_visible-about = Усі бачать, яку карту скинуто за здібністю Художника.

# Вибір кола.
dunhuang-circle-tokens = Персонажі
dunhuang-circle-tokens-about = Вісім двосторонніх жетонів: виберіть сторону, яка грає.
dunhuang-circle-token = { $one } або { $other }
dunhuang-circle-ring = Коло за годинниковою стрілкою
dunhuang-circle-by-chance = На початку партії вони ляжуть у коло випадковим чином.
dunhuang-circle-order-about = Виберіть двох персонажів, і вони поміняються місцями. Клавіші зі стрілками рухають персонажа по колу.
dunhuang-circle-place = Місце { $position }: { $character }
dunhuang-circle-shuffle = Перемішати порядок
dunhuang-circle-lifted = { $character }: тепер виберіть, із ким помінятися місцями.
dunhuang-circle-swapped = { $one } і { $other } помінялися місцями.
dunhuang-circle-unknown = Немає персонажа «{ $name }». Персонажі: { $names }.
dunhuang-circle-number = У колі 8 персонажів, а не { $count }.
dunhuang-circle-pair = У колі рівно один персонаж із пари { $one } і { $other }: це дві сторони одного жетона.
dunhuang-circle-both = Для персонажів на вибір потрібні два параметри: { $mode } зі значенням { $characters } або { $chosen }, а також { $circle }.

dunhuang-good-gold = золото
dunhuang-good-silver = срібло
dunhuang-good-jade = нефрит
dunhuang-good-glass = скло
dunhuang-good-spice = прянощі
dunhuang-good-bamboo = бамбук
dunhuang-good-tea = чай
dunhuang-good-paper = папір
dunhuang-good-wool = вовна
dunhuang-good-silk = шовк

dunhuang-character-artist = Художник
dunhuang-character-artist-brief = карта з руки → 3 [[prestige]]
dunhuang-character-artist-about = Скиньте карту з руки й отримайте 3 [[prestige]].
dunhuang-character-musician = Музикант
dunhuang-character-musician-brief = карта з крамниці → 3 [[prestige]]
dunhuang-character-musician-about = Скиньте карту зі своєї крамниці й отримайте 3 [[prestige]].
dunhuang-character-princess = Принцеса
dunhuang-character-princess-brief = 1 [[prestige]] за кожен жетон
dunhuang-character-princess-about = Отримайте 1 [[prestige]] за кожен свій жетон переваги, хоч би якою стороною він лежав.
dunhuang-character-dancer = Танцівниця
dunhuang-character-dancer-brief = 2 [[prestige]]
dunhuang-character-dancer-about = Отримайте 2 [[prestige]].
dunhuang-character-translator = Перекладач
dunhuang-character-translator-brief = карт за кроки, взяти 1
dunhuang-character-translator-about = Візьміть із колоди стільки карт, скільки кроків зробив верблюд цього ходу; 1 залиште на руці, решту покладіть під колоду.
dunhuang-character-ambassador = Посол
dunhuang-character-ambassador-brief = 2 карти, взяти 1
dunhuang-character-ambassador-about = Візьміть із колоди 2 карти; 1 залиште на руці, іншу покладіть під колоду.
dunhuang-character-soldier = Солдат
dunhuang-character-soldier-brief = крамниця ⇄ ринок
dunhuang-character-soldier-about = Обміняйте карту зі своєї крамниці на карту з ринку.
dunhuang-character-general = Генерал
dunhuang-character-general-brief = рука ⇄ ринок
dunhuang-character-general-about = Обміняйте карту з руки на карту з ринку.
dunhuang-character-chinese_merchant = Китайський купець
dunhuang-character-chinese_merchant-brief = обмін 2 карт навмання
dunhuang-character-chinese_merchant-about = Візьміть у суперника 2 випадкові карти з руки, потім віддайте йому будь-які 2 свої.
dunhuang-character-sogdian_merchant = Согдійський купець
dunhuang-character-sogdian_merchant-brief = обмін 2 карт + 1 [[prestige]]
dunhuang-character-sogdian_merchant-about = Суперник віддає вам 2 карти на свій вибір, ви віддаєте йому будь-які 2 свої й отримуєте 1 [[prestige]].
dunhuang-character-maid = Служниця
dunhuang-character-maid-brief = крамниця ⇄ рука
dunhuang-character-maid-about = Обміняйте карту зі своєї крамниці на карту іншого товару з руки.
dunhuang-character-servant = Слуга
dunhuang-character-servant-brief = з крамниці чи навпаки
dunhuang-character-servant-about = Візьміть карту зі своєї крамниці на руку або покладіть карту з руки у свою крамницю.
dunhuang-character-shepherd = Пастух
dunhuang-character-shepherd-brief = карта до або після
dunhuang-character-shepherd-about = Візьміть на руку карту ринку просто перед верблюдом або просто за ним.
dunhuang-character-peasant = Селянин
dunhuang-character-peasant-brief = карта вперед за кроки
dunhuang-character-peasant-about = Візьміть на руку карту ринку попереду верблюда, не далі, ніж він пройшов цього ходу.
dunhuang-character-manichaean = Маніхей
dunhuang-character-manichaean-brief = захист за нічиєї
dunhuang-character-manichaean-about = Переверніть свій жетон стороною з ієрогліфом догори: один раз він лишиться у вас, якщо хтось зрівняється з вами.
dunhuang-character-buddhist = Буддист
dunhuang-character-buddhist-brief = нічия коштує 2 [[coin]]
dunhuang-character-buddhist-about = Переверніть свій жетон стороною з ієрогліфом догори: хто зрівняється з вами, сплатить вам 2 [[coin]], щоб його забрати.

# Слова на столі.
dunhuang-goods = Товари
dunhuang-hand = Рука
dunhuang-shop = Крамниця
dunhuang-tokens = Жетони
dunhuang-coins = Монети
dunhuang-prestige = Престиж
dunhuang-cards-in-hand = Карт на руці
dunhuang-supply = Запас
dunhuang-drawn = З колоди
dunhuang-discard = Скид
dunhuang-removed = Прибрано з гри
dunhuang-camel = верблюд
dunhuang-free = безкоштовно
dunhuang-no-card = немає карти
dunhuang-last-turns = останні ходи
dunhuang-towards-victory = До негайної перемоги: жетонів { $tokens } з { $tokens_needed }, різних товарів на руці { $goods } з { $goods_needed }

# Знаки на столі.
dunhuang-sign-good = товар і його число: стільки таких карт у грі, стільки балів варта одна наприкінці
dunhuang-sign-number_side = жетон переваги
dunhuang-sign-glyph_side = жетон стороною з ієрогліфом догори: захищений за нічиєї
dunhuang-sign-coin = монета
dunhuang-sign-prestige = престиж
dunhuang-sign-lit = можна вибрати зараз

# Кінець.
dunhuang-at-once-title = Негайна перемога
dunhuang-at-once-wins = { $player } перемагає негайно.
dunhuang-at-once-you-won = Ви перемагаєте негайно!
dunhuang-final-hands = Карти на руці, товар за товаром
dunhuang-final-kept = найбільше цього товару на руці: 1 карта лишається і дає бали
dunhuang-final-capped = скинуто: не можна лишити більше карт, ніж є жетонів
dunhuang-final-lost = у когось більше
dunhuang-final-tie = Нічию вирішують монети

dunhuang-decide-keep = Виберіть початкову карту; дві інші підуть із гри
dunhuang-decide-place_camel = Виберіть, де почне верблюд
dunhuang-decide-walk = Перемістіть верблюда: перший крок безкоштовний, кожен наступний коштує 1 [[coin]]
dunhuang-decide-take = Куди покласти карту { $good }?
dunhuang-decide-bonus = { $character }: застосуйте здібність або візьміть монети
dunhuang-decide-pay = Жетон { $good } захищений. Заплатите за нього?
dunhuang-decide-choose_hand = { $character }: виберіть карту на руці
dunhuang-decide-choose_shop = { $character }: виберіть карту в крамниці
dunhuang-decide-choose_slot = { $character }: виберіть карту на ринку
dunhuang-decide-choose_rival = Виберіть, з ким мінятися
dunhuang-decide-choose_token = Виберіть жетон, який перевернути стороною з ієрогліфом догори
dunhuang-decide-choose_drawn = { $character }: виберіть, яку карту залишити
dunhuang-decide-rival_gives = З вами міняється { $rival }. Виберіть, що віддати: { $left ->
    [one] ще { $left } карта
    [few] ще { $left } карти
   *[many] ще { $left } карт
}
dunhuang-decide-give_back = Виберіть, що віддати гравцеві «{ $rival }»: { $left ->
    [one] ще { $left } карта
    [few] ще { $left } карти
   *[many] ще { $left } карт
}
dunhuang-decide-choose_move = { $character }: виберіть карту, яку перекласти між рукою та крамницею

dunhuang-move-keep = Залишити { $good }
dunhuang-move-camel = Місце { $slot }: { $character }
dunhuang-move-walk = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}: { $character }, { $cards ->
    [0] немає карти
   *[other] { $good }
}{ $coins ->
    [0] {""}
   *[other] , −{ $coins } [[coin]]
}
dunhuang-move-to-hand = { $good } на руку
dunhuang-move-to-shop = { $good } у крамницю
dunhuang-move-coins = Взяти { $coins } [[coin]]
dunhuang-move-use = Застосувати здібність: { $character }
dunhuang-move-hand = { $purpose ->
    [discard] Скинути з руки { $good }
    [swap] Обміняти з руки { $good }
   *[place] { $good } з руки у крамницю
}
dunhuang-move-shop = { $purpose ->
    [discard] Скинути з крамниці { $good }
    [swap] Обміняти з крамниці { $good }
   *[take] { $good } з крамниці на руку
}
dunhuang-move-slot = { $purpose ->
    [swap] Обміняти { $out } на { $good }, місце { $slot }
   *[take] Взяти { $good }, місце { $slot }
}
dunhuang-move-rival = { $rival }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
dunhuang-move-give = Віддати { $good }
dunhuang-move-take = Залишити { $good }
dunhuang-move-token = Перевернути жетон { $good }
dunhuang-move-pay = Сплатити { $coins } [[coin]] гравцеві «{ $owner }» за жетон { $good }
dunhuang-move-decline = Не платити: жетон { $good } лишається у гравця «{ $owner }»

dunhuang-log-kept = { $who ->
    [you] Ви залишаєте початкову карту { $good }.
   *[other] { $player } залишає початкову карту { $good }.
}
dunhuang-log-chose_start = { $who ->
    [you] Вашу початкову карту вибрано.
   *[other] { $player } вибирає початкову карту.
}
dunhuang-log-placed_camel = { $who ->
    [you] Ви ставите верблюда на місце { $slot }.
   *[other] { $player } ставить верблюда на місце { $slot }.
}
dunhuang-log-walked = { $who ->
    [you] Ви ведете верблюда
   *[other] { $player } веде верблюда
} на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, місце { $slot }{ $coins ->
    [0] {""}
    [one] , за { $coins } монету
    [few] , за { $coins } монети
   *[many] , за { $coins } монет
}.
dunhuang-log-took_to_hand = { $who ->
    [you] Ви берете на руку карту { $good }.
   *[other] { $player } бере на руку карту { $good }.
}
dunhuang-log-took_to_shop = { $who ->
    [you] Ви кладете у крамницю карту { $good }.
   *[other] { $player } кладе у крамницю карту { $good }.
}
dunhuang-log-token_gained = { $who ->
    [you] Ви отримуєте жетон { $good }.
   *[other] { $player } отримує жетон { $good }.
}
dunhuang-log-token_taken = { $who ->
    [you] Ви забираєте жетон { $good } у гравця «{ $from }».
   *[other] { $player } забирає жетон { $good } { $from_who ->
        [you] у вас
       *[other] у гравця «{ $from }»
    }.
}
dunhuang-log-token_returned = { $who ->
    [you] Ви повертаєте жетон { $good } до запасу.
   *[other] { $player } повертає жетон { $good } до запасу.
}
dunhuang-log-shield_used = { $owner_who ->
    [you] Ваш захист витрачено, жетон { $good } лишається у вас.
   *[other] Захист витрачено, жетон { $good } лишається у гравця «{ $owner }».
}
dunhuang-log-shielded = { $who ->
    [you] Ви перевертаєте жетон { $good } стороною з ієрогліфом догори.
   *[other] { $player } перевертає жетон { $good } стороною з ієрогліфом догори.
}
dunhuang-log-paid_owner = { $who ->
    [you] Ви сплачуєте
   *[other] { $player } сплачує
} { $owner_who ->
    [you] вам
   *[other] гравцеві «{ $owner }»
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}.
dunhuang-log-declined = { $who ->
    [you] Ви не платите, жетон { $good } лишається у гравця «{ $owner }».
   *[other] { $player } не платить, жетон { $good } лишається { $owner_who ->
        [you] у вас
       *[other] у гравця «{ $owner }»
    }.
}
dunhuang-log-took_coins = { $who ->
    [you] Ви берете
   *[other] { $player } бере
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}.
dunhuang-log-went_without_coins = Монети в запасі скінчилися: { $who ->
    [you] вам
   *[other] гравцеві «{ $player }»
} забракло { $missing ->
    [one] { $missing } монети
    [few] { $missing } монет
   *[many] { $missing } монет
}.
dunhuang-log-used = { $who ->
    [you] Ви застосовуєте здібність: { $character }.
   *[other] { $player } застосовує здібність: { $character }.
}
dunhuang-log-gained_prestige = { $who ->
    [you] Ви отримуєте
   *[other] { $player } отримує
} { $prestige ->
    [one] { $prestige } жетон престижу
    [few] { $prestige } жетони престижу
   *[many] { $prestige } жетонів престижу
}.
dunhuang-log-went_without_prestige = Жетони престижу в запасі скінчилися: { $who ->
    [you] вам
   *[other] гравцеві «{ $player }»
} забракло { $missing ->
    [one] { $missing } жетона
    [few] { $missing } жетонів
   *[many] { $missing } жетонів
}.
dunhuang-log-drew = { $who ->
    [you] Ви берете з колоди карту { $good }.
   *[other] { $player } бере з колоди карту { $good }.
}
dunhuang-log-drew_cards = { $who ->
    [you] Ви дивитеся
   *[other] { $player } дивиться
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
   *[many] { $cards } карт
} з колоди.
dunhuang-log-kept_drawn = { $who ->
    [you] Ви залишаєте карту { $good }.
   *[other] { $player } залишає карту { $good }.
}
dunhuang-log-kept_one = { $who ->
    [you] Ви залишаєте 1 карту
   *[other] { $player } залишає 1 карту
}{ $cards ->
    [0] {""}
    [one] , { $cards } карта йде під колоду
    [few] , { $cards } карти йдуть під колоду
   *[many] , { $cards } карт ідуть під колоду
}.
dunhuang-log-discarded = { $who ->
    [you] Ви скидаєте з руки карту { $good }.
   *[other] { $player } скидає з руки карту { $good }.
}
dunhuang-log-discarded_own = { $who ->
    [you] Ви скидаєте долілиць карту { $good }.
   *[other] { $player } скидає долілиць карту { $good }.
}
dunhuang-log-discarded_unseen = { $who ->
    [you] Ніхто більше не бачить скинутої карти.
   *[other] { $player } скидає з руки карту долілиць.
}
dunhuang-log-discarded_from_shop = { $who ->
    [you] Ви скидаєте з крамниці карту { $good }.
   *[other] { $player } скидає з крамниці карту { $good }.
}
dunhuang-log-swapped_shop = { $who ->
    [you] Ви берете з крамниці на руку карту { $out } і кладете замість неї { $good }.
   *[other] { $player } бере з крамниці на руку карту { $out } і кладе замість неї { $good }.
}
dunhuang-log-swapped_market = { $who ->
    [you] Ви міняєте карту { $out } на карту { $good } з місця { $slot }.
   *[other] { $player } міняє карту { $out } на карту { $good } з місця { $slot }.
}
dunhuang-log-hand_to_shop = { $who ->
    [you] Ви кладете з руки у крамницю карту { $good }.
   *[other] { $player } кладе з руки у крамницю карту { $good }.
}
dunhuang-log-shop_to_hand = { $who ->
    [you] Ви берете з крамниці на руку карту { $good }.
   *[other] { $player } бере з крамниці на руку карту { $good }.
}
dunhuang-log-trades_with = { $who ->
    [you] Ви міняєтеся з гравцем «{ $rival }»
   *[other] { $player } міняється { $rival_who ->
        [you] з вами
       *[other] з гравцем «{ $rival }»
    }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
dunhuang-log-gave = { $who ->
    [you] Ви віддаєте гравцеві «{ $to }» карту { $good }.
   *[other] { $player } віддає { $to_who ->
        [you] вам
       *[other] гравцеві «{ $to }»
    } карту { $good }.
}
dunhuang-log-refilled = Нова карта на місці { $slot }: { $good }.
dunhuang-log-running_out = Колода скінчилася: це останні ходи.
dunhuang-log-won_at_once = { $who ->
    [you] Ви маєте
   *[other] { $player } має
} { $tokens ->
    [one] { $tokens } жетон переваги
    [few] { $tokens } жетони переваги
   *[many] { $tokens } жетонів переваги
} та 4 різні товари на руці: це негайна перемога.

dunhuang-score-tokens = Жетони переваги
dunhuang-score-prestige = Жетони престижу
dunhuang-score-kept_cards = Залишені карти

reason-no_prestige_left = У запасі не лишилося жетонів престижу.
reason-must_keep_card = Спершу залиште одну з трьох розданих вам карт.
reason-must_place_camel = Спершу виберіть персонажа, від якого почне верблюд.
reason-must_lead_camel = Спершу перемістіть верблюда щонайменше на 1 крок.
reason-must_take_goods = Спершу візьміть карту там, де стоїть верблюд: на руку або в крамницю.
reason-must_choose_bonus = Спершу виберіть бонус: здібність персонажа або 3 монети.
reason-must_pay_or_decline = Спершу вирішіть, чи платите ви за захищений жетон.
reason-must_finish_ability = Спершу зробіть вибір, якого потребує здібність: { $character }.
reason-must_hand_over = Спершу виберіть карти, які віддасте.
reason-must_give_back = Спершу виберіть карти, які віддасте натомість.
reason-not_dealt = Цієї карти немає серед трьох, які вам роздали.
reason-not_enough_coins = Цей шлях коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
   *[many] { $price } монет
}, а у вас { $coins }.
reason-one_lap_only = Верблюд проходить не більше одного кола.
reason-ability_of_no_use = Зараз ця здібність нічого не змінить.
reason-not_in_shop = Цієї карти немає у вашій крамниці.
reason-no_card_in_slot = На цьому місці ринку немає карти.
reason-same_good = Карти мають бути різних товарів.
reason-no_such_rival = Виберіть одного із суперників.
reason-rival_hand_too_small = У цього суперника замало карт на руці.
reason-out_of_reach = До цього місця ринку не дотягнутися.
reason-not_drawn = Цієї карти немає серед узятих із колоди.
reason-not_your_token = Це не ваш жетон переваги.
reason-already_shielded = Цей жетон уже лежить стороною з ієрогліфом догори.

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
