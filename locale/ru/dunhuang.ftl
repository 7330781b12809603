# Врата в Поднебесную

dunhuang-title = Врата в Поднебесную
dunhuang-sentence = Ведите верблюда по кругу, наполняйте лавку товарами и пользуйтесь помощью жителей города.

dunhuang-option-circle_mode = Круг персонажей
dunhuang-option-circle_mode-about = Какие персонажи в игре и в каком порядке: всё случайно, или ваши восемь в случайном порядке, как в правилах, или всё по вашему выбору.
dunhuang-option-circle_mode-random = случайно
dunhuang-option-circle_mode-chosen_characters = персонажи по выбору
dunhuang-option-circle_mode-chosen = персонажи и порядок
dunhuang-option-circle = Персонажи круга
dunhuang-option-circle-about = Восемь персонажей через запятую, по одному из каждой пары; если выбран и порядок, то по часовой стрелке. Только для персонажей по выбору.
dunhuang-option-zero_card_token = Жетон без карт в лавке
dunhuang-option-zero_card_token-about = Что происходит с жетоном преимущества, когда последняя карта его товара покидает все лавки.
dunhuang-option-zero_card_token-keep = остаётся у владельца
dunhuang-option-zero_card_token-return = возвращается в запас
dunhuang-option-supply = Запас
dunhuang-option-supply-about = Могут ли закончиться жетоны престижа и монеты. Чего нет в запасе, того не получить.
dunhuang-option-supply-finite_prestige = престиж ограничен, монеты нет
dunhuang-option-supply-unlimited = без ограничений
dunhuang-option-supply-finite = ограничен
dunhuang-option-soldier_same_good = Солдат, одинаковые товары
dunhuang-option-soldier_same_good-about = Можно ли по способности Солдата обменять карту на карту того же товара.
dunhuang-option-soldier_same_good-allowed = можно
dunhuang-option-soldier_same_good-forbidden = нельзя
dunhuang-option-max_steps = Предел шагов
dunhuang-option-max_steps-about = Ограничены ли шаги верблюда чем-нибудь, кроме монет.
dunhuang-option-max_steps-coins_only = по монетам
dunhuang-option-max_steps-one_lap = один круг
dunhuang-option-short_hand_swap = Купцы и маленькая рука
dunhuang-option-short_hand_swap-about = Можно ли меняться с соперником, у которого на руке только 1 карта.
dunhuang-option-short_hand_swap-partial = обмен тем, что есть
dunhuang-option-short_hand_swap-forbidden = запрещён
dunhuang-option-artist_discard_visible = Сброс Художника открыт
dunhuang-option-artist_discard_visible-about = Все видят, какая карта сброшена по способности Художника.

# Выбор круга.
dunhuang-circle-tokens = Персонажи
dunhuang-circle-tokens-about = Восемь двусторонних жетонов: выберите сторону, которая играет.
dunhuang-circle-token = { $one } или { $other }
dunhuang-circle-ring = Круг по часовой стрелке
dunhuang-circle-by-chance = В начале партии они лягут в круг случайным образом.
dunhuang-circle-order-about = Выберите двух персонажей, и они поменяются местами. Клавиши со стрелками двигают персонажа по кругу.
dunhuang-circle-place = Место { $position }: { $character }
dunhuang-circle-shuffle = Перемешать порядок
dunhuang-circle-lifted = { $character }: теперь выберите, с кем поменяться местами.
dunhuang-circle-swapped = { $one } и { $other } поменялись местами.
dunhuang-circle-unknown = Нет персонажа «{ $name }». Персонажи: { $names }.
dunhuang-circle-number = В круге 8 персонажей, а не { $count }.
dunhuang-circle-pair = В круге ровно один персонаж из пары { $one } и { $other }: это две стороны одного жетона.
dunhuang-circle-both = Для персонажей по выбору нужны две настройки: { $mode } со значением { $characters } или { $chosen }, а также { $circle }.

dunhuang-good-gold = золото
dunhuang-good-silver = серебро
dunhuang-good-jade = нефрит
dunhuang-good-glass = стекло
dunhuang-good-spice = пряности
dunhuang-good-bamboo = бамбук
dunhuang-good-tea = чай
dunhuang-good-paper = бумага
dunhuang-good-wool = шерсть
dunhuang-good-silk = шёлк

dunhuang-character-artist = Художник
dunhuang-character-artist-brief = карта с руки → 3 [[prestige]]
dunhuang-character-artist-about = Сбросьте карту с руки и получите 3 [[prestige]].
dunhuang-character-musician = Музыкант
dunhuang-character-musician-brief = карта из лавки → 3 [[prestige]]
dunhuang-character-musician-about = Сбросьте карту из своей лавки и получите 3 [[prestige]].
dunhuang-character-princess = Принцесса
dunhuang-character-princess-brief = 1 [[prestige]] за каждый жетон
dunhuang-character-princess-about = Получите 1 [[prestige]] за каждый свой жетон преимущества, какой бы стороной он ни лежал.
dunhuang-character-dancer = Танцовщица
dunhuang-character-dancer-brief = 2 [[prestige]]
dunhuang-character-dancer-about = Получите 2 [[prestige]].
dunhuang-character-translator = Переводчик
dunhuang-character-translator-brief = карт по шагам, взять 1
dunhuang-character-translator-about = Возьмите из колоды столько карт, сколько шагов сделал верблюд в этом ходу; 1 оставьте на руке, остальные положите под колоду.
dunhuang-character-ambassador = Посол
dunhuang-character-ambassador-brief = 2 карты, взять 1
dunhuang-character-ambassador-about = Возьмите из колоды 2 карты; 1 оставьте на руке, другую положите под колоду.
dunhuang-character-soldier = Солдат
dunhuang-character-soldier-brief = лавка ⇄ рынок
dunhuang-character-soldier-about = Обменяйте карту из своей лавки на карту с рынка.
dunhuang-character-general = Генерал
dunhuang-character-general-brief = рука ⇄ рынок
dunhuang-character-general-about = Обменяйте карту с руки на карту с рынка.
dunhuang-character-chinese_merchant = Китайский купец
dunhuang-character-chinese_merchant-brief = обмен 2 карт наугад
dunhuang-character-chinese_merchant-about = Возьмите у соперника 2 случайные карты с руки, затем отдайте ему любые 2 свои.
dunhuang-character-sogdian_merchant = Согдийский купец
dunhuang-character-sogdian_merchant-brief = обмен 2 карт + 1 [[prestige]]
dunhuang-character-sogdian_merchant-about = Соперник отдаёт вам 2 карты по своему выбору, вы отдаёте ему любые 2 свои и получаете 1 [[prestige]].
dunhuang-character-maid = Прислужница
dunhuang-character-maid-brief = лавка ⇄ рука
dunhuang-character-maid-about = Обменяйте карту из своей лавки на карту другого товара с руки.
dunhuang-character-servant = Слуга
dunhuang-character-servant-brief = лавка → рука или назад
dunhuang-character-servant-about = Возьмите карту из своей лавки на руку или положите карту с руки в свою лавку.
dunhuang-character-shepherd = Пастух
dunhuang-character-shepherd-brief = карта до или после
dunhuang-character-shepherd-about = Возьмите на руку карту рынка прямо перед верблюдом или прямо за ним.
dunhuang-character-peasant = Крестьянин
dunhuang-character-peasant-brief = карта впереди по шагам
dunhuang-character-peasant-about = Возьмите на руку карту рынка впереди верблюда, не дальше, чем он прошёл в этом ходу.
dunhuang-character-manichaean = Манихей
dunhuang-character-manichaean-brief = защита при ничьей
dunhuang-character-manichaean-about = Переверните свой жетон стороной с иероглифом вверх: один раз он останется у вас, если кто-то сравняется с вами.
dunhuang-character-buddhist = Буддист
dunhuang-character-buddhist-brief = ничья стоит 2 [[coin]]
dunhuang-character-buddhist-about = Переверните свой жетон стороной с иероглифом вверх: кто сравняется с вами, заплатит вам 2 [[coin]], чтобы его забрать.

# Слова на столе.
dunhuang-goods = Товары
dunhuang-hand = Рука
dunhuang-shop = Лавка
dunhuang-tokens = Жетоны
dunhuang-coins = Монеты
dunhuang-prestige = Престиж
dunhuang-cards-in-hand = Карт на руке
dunhuang-supply = Запас
dunhuang-drawn = Из колоды
dunhuang-discard = Сброс
dunhuang-removed = Убрано из игры
dunhuang-camel = верблюд
dunhuang-free = бесплатно
dunhuang-no-card = нет карты
dunhuang-last-turns = последние ходы
dunhuang-towards-victory = До немедленной победы: жетонов { $tokens } из { $tokens_needed }, разных товаров на руке { $goods } из { $goods_needed }

# Знаки на столе.
dunhuang-sign-good = товар и его число: столько таких карт в игре, столько очков стоит одна в конце
dunhuang-sign-number_side = жетон преимущества
dunhuang-sign-glyph_side = жетон стороной с иероглифом вверх: защищён при ничьей
dunhuang-sign-coin = монета
dunhuang-sign-prestige = престиж
dunhuang-sign-lit = можно выбрать сейчас

# Конец.
dunhuang-at-once-title = Немедленная победа
dunhuang-at-once-wins = { $player } побеждает немедленно.
dunhuang-at-once-you-won = Вы побеждаете немедленно!
dunhuang-final-hands = Карты на руке, товар за товаром
dunhuang-final-kept = больше всего этого товара на руке: 1 карта остаётся и приносит очки
dunhuang-final-capped = сброшено: нельзя оставить больше карт, чем есть жетонов
dunhuang-final-lost = у кого-то больше
dunhuang-final-tie = Ничью решают монеты

dunhuang-decide-keep = Выберите начальную карту; две другие уйдут из игры
dunhuang-decide-place_camel = Выберите, где начнёт верблюд
dunhuang-decide-walk = Переместите верблюда: первый шаг бесплатный, каждый следующий стоит 1 [[coin]]
dunhuang-decide-take = Куда положить карту { $good }?
dunhuang-decide-bonus = { $character }: примените способность или возьмите монеты
dunhuang-decide-pay = Жетон { $good } защищён. Заплатите за него?
dunhuang-decide-choose_hand = { $character }: выберите карту на руке
dunhuang-decide-choose_shop = { $character }: выберите карту в лавке
dunhuang-decide-choose_slot = { $character }: выберите карту на рынке
dunhuang-decide-choose_rival = Выберите, с кем меняться
dunhuang-decide-choose_token = Выберите жетон, который перевернуть стороной с иероглифом вверх
dunhuang-decide-choose_drawn = { $character }: выберите, какую карту оставить
dunhuang-decide-rival_gives = С вами меняется { $rival }. Выберите, что отдать: { $left ->
    [one] ещё { $left } карта
    [few] ещё { $left } карты
   *[many] ещё { $left } карт
}
dunhuang-decide-give_back = Выберите, что отдать игроку «{ $rival }»: { $left ->
    [one] ещё { $left } карта
    [few] ещё { $left } карты
   *[many] ещё { $left } карт
}
dunhuang-decide-choose_move = { $character }: выберите карту, которую переложить между рукой и лавкой

dunhuang-move-keep = Оставить { $good }
dunhuang-move-camel = Место { $slot }: { $character }
dunhuang-move-walk = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}: { $character }, { $cards ->
    [0] нет карты
   *[other] { $good }
}{ $coins ->
    [0] {""}
   *[other] , −{ $coins } [[coin]]
}
dunhuang-move-to-hand = { $good } на руку
dunhuang-move-to-shop = { $good } в лавку
dunhuang-move-coins = Взять { $coins } [[coin]]
dunhuang-move-use = Применить способность: { $character }
dunhuang-move-hand = { $purpose ->
    [discard] Сбросить с руки { $good }
    [swap] Обменять с руки { $good }
   *[place] { $good } с руки в лавку
}
dunhuang-move-shop = { $purpose ->
    [discard] Сбросить из лавки { $good }
    [swap] Обменять из лавки { $good }
   *[take] { $good } из лавки на руку
}
dunhuang-move-slot = { $purpose ->
    [swap] Обменять { $out } на { $good }, место { $slot }
   *[take] Взять { $good }, место { $slot }
}
dunhuang-move-rival = { $rival }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
dunhuang-move-give = Отдать { $good }
dunhuang-move-take = Оставить { $good }
dunhuang-move-token = Перевернуть жетон { $good }
dunhuang-move-pay = Заплатить { $coins } [[coin]] игроку «{ $owner }» за жетон { $good }
dunhuang-move-decline = Не платить: жетон { $good } остаётся у игрока «{ $owner }»

dunhuang-log-kept = { $who ->
    [you] Вы оставляете начальную карту { $good }.
   *[other] { $player } оставляет начальную карту { $good }.
}
dunhuang-log-chose_start = { $who ->
    [you] Ваша начальная карта выбрана.
   *[other] { $player } выбирает начальную карту.
}
dunhuang-log-placed_camel = { $who ->
    [you] Вы ставите верблюда на место { $slot }.
   *[other] { $player } ставит верблюда на место { $slot }.
}
dunhuang-log-walked = { $who ->
    [you] Вы ведёте верблюда
   *[other] { $player } ведёт верблюда
} на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, место { $slot }{ $coins ->
    [0] {""}
    [one] , за { $coins } монету
    [few] , за { $coins } монеты
   *[many] , за { $coins } монет
}.
dunhuang-log-took_to_hand = { $who ->
    [you] Вы берёте на руку карту { $good }.
   *[other] { $player } берёт на руку карту { $good }.
}
dunhuang-log-took_to_shop = { $who ->
    [you] Вы кладёте в лавку карту { $good }.
   *[other] { $player } кладёт в лавку карту { $good }.
}
dunhuang-log-token_gained = { $who ->
    [you] Вы получаете жетон { $good }.
   *[other] { $player } получает жетон { $good }.
}
dunhuang-log-token_taken = { $who ->
    [you] Вы забираете жетон { $good } у игрока «{ $from }».
   *[other] { $player } забирает жетон { $good } { $from_who ->
        [you] у вас
       *[other] у игрока «{ $from }»
    }.
}
dunhuang-log-token_returned = { $who ->
    [you] Вы возвращаете жетон { $good } в запас.
   *[other] { $player } возвращает жетон { $good } в запас.
}
dunhuang-log-shield_used = { $owner_who ->
    [you] Ваша защита потрачена, жетон { $good } остаётся у вас.
   *[other] Защита потрачена, жетон { $good } остаётся у игрока «{ $owner }».
}
dunhuang-log-shielded = { $who ->
    [you] Вы переворачиваете жетон { $good } стороной с иероглифом вверх.
   *[other] { $player } переворачивает жетон { $good } стороной с иероглифом вверх.
}
dunhuang-log-paid_owner = { $who ->
    [you] Вы платите
   *[other] { $player } платит
} { $owner_who ->
    [you] вам
   *[other] игроку «{ $owner }»
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
dunhuang-log-declined = { $who ->
    [you] Вы не платите, жетон { $good } остаётся у игрока «{ $owner }».
   *[other] { $player } не платит, жетон { $good } остаётся { $owner_who ->
        [you] у вас
       *[other] у игрока «{ $owner }»
    }.
}
dunhuang-log-took_coins = { $who ->
    [you] Вы берёте
   *[other] { $player } берёт
} { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
dunhuang-log-went_without_coins = Монеты в запасе кончились: { $who ->
    [you] вам
   *[other] игроку «{ $player }»
} не хватило { $missing ->
    [one] { $missing } монеты
    [few] { $missing } монет
   *[many] { $missing } монет
}.
dunhuang-log-used = { $who ->
    [you] Вы применяете способность: { $character }.
   *[other] { $player } применяет способность: { $character }.
}
dunhuang-log-gained_prestige = { $who ->
    [you] Вы получаете
   *[other] { $player } получает
} { $prestige ->
    [one] { $prestige } жетон престижа
    [few] { $prestige } жетона престижа
   *[many] { $prestige } жетонов престижа
}.
dunhuang-log-went_without_prestige = Жетоны престижа в запасе кончились: { $who ->
    [you] вам
   *[other] игроку «{ $player }»
} не хватило { $missing ->
    [one] { $missing } жетона
    [few] { $missing } жетонов
   *[many] { $missing } жетонов
}.
dunhuang-log-drew = { $who ->
    [you] Вы берёте из колоды карту { $good }.
   *[other] { $player } берёт из колоды карту { $good }.
}
dunhuang-log-drew_cards = { $who ->
    [you] Вы смотрите
   *[other] { $player } смотрит
} { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} из колоды.
dunhuang-log-kept_drawn = { $who ->
    [you] Вы оставляете карту { $good }.
   *[other] { $player } оставляет карту { $good }.
}
dunhuang-log-kept_one = { $who ->
    [you] Вы оставляете 1 карту
   *[other] { $player } оставляет 1 карту
}{ $cards ->
    [0] {""}
    [one] , { $cards } карта уходит под колоду
    [few] , { $cards } карты уходят под колоду
   *[many] , { $cards } карт уходят под колоду
}.
dunhuang-log-discarded = { $who ->
    [you] Вы сбрасываете с руки карту { $good }.
   *[other] { $player } сбрасывает с руки карту { $good }.
}
dunhuang-log-discarded_own = { $who ->
    [you] Вы сбрасываете лицевой стороной вниз карту { $good }.
   *[other] { $player } сбрасывает лицевой стороной вниз карту { $good }.
}
dunhuang-log-discarded_unseen = { $who ->
    [you] Никто больше не видит сброшенную карту.
   *[other] { $player } сбрасывает с руки карту лицевой стороной вниз.
}
dunhuang-log-discarded_from_shop = { $who ->
    [you] Вы сбрасываете из лавки карту { $good }.
   *[other] { $player } сбрасывает из лавки карту { $good }.
}
dunhuang-log-swapped_shop = { $who ->
    [you] Вы берёте из лавки на руку карту { $out } и кладёте вместо неё { $good }.
   *[other] { $player } берёт из лавки на руку карту { $out } и кладёт вместо неё { $good }.
}
dunhuang-log-swapped_market = { $who ->
    [you] Вы меняете карту { $out } на карту { $good } с места { $slot }.
   *[other] { $player } меняет карту { $out } на карту { $good } с места { $slot }.
}
dunhuang-log-hand_to_shop = { $who ->
    [you] Вы кладёте с руки в лавку карту { $good }.
   *[other] { $player } кладёт с руки в лавку карту { $good }.
}
dunhuang-log-shop_to_hand = { $who ->
    [you] Вы берёте из лавки на руку карту { $good }.
   *[other] { $player } берёт из лавки на руку карту { $good }.
}
dunhuang-log-trades_with = { $who ->
    [you] Вы меняетесь с игроком «{ $rival }»
   *[other] { $player } меняется { $rival_who ->
        [you] с вами
       *[other] с игроком «{ $rival }»
    }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
dunhuang-log-gave = { $who ->
    [you] Вы отдаёте игроку «{ $to }» карту { $good }.
   *[other] { $player } отдаёт { $to_who ->
        [you] вам
       *[other] игроку «{ $to }»
    } карту { $good }.
}
dunhuang-log-refilled = Новая карта на месте { $slot }: { $good }.
dunhuang-log-running_out = Колода кончилась: это последние ходы.
dunhuang-log-won_at_once = { $who ->
    [you] У вас
   *[other] У игрока «{ $player }»
} { $tokens ->
    [one] { $tokens } жетон преимущества
    [few] { $tokens } жетона преимуществ
   *[many] { $tokens } жетонов преимуществ
} и 4 разных товара на руке: это немедленная победа.

dunhuang-score-tokens = Жетоны преимуществ
dunhuang-score-prestige = Жетоны престижа
dunhuang-score-kept_cards = Оставленные карты

reason-no_prestige_left = В запасе не осталось жетонов престижа.
reason-must_keep_card = Сначала оставьте одну из трёх розданных вам карт.
reason-must_place_camel = Сначала выберите персонажа, с которого начнёт верблюд.
reason-must_lead_camel = Сначала переместите верблюда хотя бы на 1 шаг.
reason-must_take_goods = Сначала возьмите карту там, где стоит верблюд: на руку или в лавку.
reason-must_choose_bonus = Сначала выберите бонус: способность персонажа или 3 монеты.
reason-must_pay_or_decline = Сначала решите, заплатите ли вы за защищённый жетон.
reason-must_finish_ability = Сначала сделайте выбор, которого требует способность: { $character }.
reason-must_hand_over = Сначала выберите карты, которые отдадите.
reason-must_give_back = Сначала выберите карты, которые отдадите взамен.
reason-not_dealt = Этой карты нет среди трёх, что вам раздали.
reason-not_enough_coins = Этот путь стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[many] { $price } монет
}, а у вас { $coins }.
reason-one_lap_only = Верблюд проходит не больше одного круга.
reason-ability_of_no_use = Сейчас эта способность ничего не изменит.
reason-not_in_shop = Этой карты нет в вашей лавке.
reason-no_card_in_slot = На этом месте рынка нет карты.
reason-same_good = Карты должны быть разных товаров.
reason-no_such_rival = Выберите одного из соперников.
reason-rival_hand_too_small = У этого соперника слишком мало карт на руке.
reason-out_of_reach = До этого места рынка не дотянуться.
reason-not_drawn = Этой карты нет среди взятых из колоды.
reason-not_your_token = Это не ваш жетон преимущества.
reason-already_shielded = Этот жетон уже лежит стороной с иероглифом вверх.

# Стол «Врат в Поднебесную»: названия мест, подсказки с пунктом правил и стол, рассказанный словами.

dunhuang-board-own = Ваша сторона стола
dunhuang-board-circle = Круг персонажей
dunhuang-board-first = Первый игрок
dunhuang-board-winner = Победитель
dunhuang-board-none = нет
dunhuang-board-victory = До победы
dunhuang-board-hand-empty = На руке нет карт.
dunhuang-board-keep-one = Оставьте одну из этих карт
dunhuang-board-keep-drawn = Оставьте одну из взятых карт
dunhuang-board-chosen = начальная карта выбрана
dunhuang-board-choosing = выбирает начальную карту
dunhuang-board-pay = Заплатить за жетон: { $good }?
dunhuang-board-decline = Не платить

dunhuang-board-slot = Место на рынке { $position }: { $good }
dunhuang-board-cards-of = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dunhuang-board-seal = Жетон преимущества: { $good }
dunhuang-board-seal-shielded = Защищённый жетон преимущества: { $good }
dunhuang-board-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
dunhuang-board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
dunhuang-board-prestige = Престиж: { $count }
dunhuang-board-prestige-left = Жетонов престижа в запасе: { $count } из { $all }
dunhuang-board-coins-left = Монет в запасе: { $count } из { $all }
dunhuang-board-tokens-of = Жетоны преимуществ: { $count }, для немедленной победы нужно { $needed } (DH-72)
dunhuang-board-deck = { $left ->
    [one] Колода: осталась { $left } карта (DH-78)
    [few] Колода: осталось { $left } карты (DH-78)
    [many] Колода: осталось { $left } карт (DH-78)
   *[other] Колода: осталось { $left } карты (DH-78)
}
dunhuang-board-discard = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
dunhuang-board-way = { $steps ->
    [one] { $steps } шаг от верблюда, бесплатно (DH-19).
    [few] { $steps } шага от верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } (DH-19).
    [many] { $steps } шагов от верблюда: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } (DH-19).
   *[other] { $steps } шага от верблюда: { $price } монеты (DH-19).
}

dunhuang-board-about-price = Цена пути верблюда сюда: первый шаг бесплатный, каждый следующий стоит 1 монету (DH-19).
dunhuang-board-about-card = { $good }, число { $number }: столько таких карт в коробке и столько очков приносит одна в конце (DH-3).
dunhuang-board-about-gap = Карты нет: место пополнится в конце хода, пока есть колода (DH-76).
dunhuang-board-about-coins = Вместо способности всегда можно взять 3 монеты (DH-53).
dunhuang-board-about-coins-left = Вместо способности всегда можно взять 3 монеты, если они есть в запасе (DH-53, DH-97).
dunhuang-board-about-prestige = Каждый жетон престижа приносит 1 очко, его нельзя потерять (DH-88, DH-98).
dunhuang-board-about-prestige-left = Каждый жетон престижа приносит 1 очко, его нельзя потерять (DH-88, DH-98). Других жетонов нет: кто опоздал, тому не достанется (DH-97).
dunhuang-board-about-discard = Сброшенные карты не возвращаются (DH-70, DH-79).
dunhuang-board-about-token = Его получает тот, кто кладёт в лавку карту этого товара и после этого имеет их не меньше, чем любой другой (DH-33).
dunhuang-board-about-glyph = Стороной с иероглифом вверх: тот, кто только сравнялся, не получает его просто так (DH-47).
dunhuang-board-about-shop = { $good } в лавке: карта считается для жетона преимущества, но сама очков не приносит (DH-28, DH-87).
dunhuang-board-about-hand = На руку: втайне, и это шаг к четырём разным товарам (DH-27, DH-71).
dunhuang-board-about-own-shop = В лавку: лицом вверх, карта может принести жетон преимущества (DH-28).
dunhuang-board-about-keep = Оставить эту карту; две другие покидают игру лицом вниз (DH-9).
dunhuang-board-about-drawn = Оставить эту карту; остальные уходят под колоду (DH-59, DH-60).

dunhuang-board-tell-place = { $position }: { $character }, { $good }
dunhuang-board-tell-circle = Круг: { $places }.
dunhuang-board-tell-camel = Верблюд стоит на позиции { $position }.
dunhuang-board-tell-shielded = { $good } (защищён)
dunhuang-board-tell-supply = Запас: карт в колоде: { $deck }, в сбросе: { $discard }, монет: { $coins }, престижа: { $prestige }, жетоны преимуществ: { $tokens }.
dunhuang-board-tell-own = У вас монет: { $coins }, престижа: { $prestige }. Рука: { $hand }. Лавка: { $shop }. Жетоны преимуществ: { $tokens }.
dunhuang-board-tell-trader = { $player }: карт на руке: { $hand }, монет: { $coins }, престижа: { $prestige }; лавка: { $shop }; жетоны преимуществ: { $tokens }.

dunhuang-board-final-count = { $good }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dunhuang-board-final-sum = Очки за карты
dunhuang-board-final-cap = Карт / жетонов
dunhuang-board-about-cap = Остаётся не больше одной карты на каждый жетон преимущества (DH-91).
dunhuang-board-final-at-once = Победа: { $tokens ->
    [one] { $tokens } жетон преимущества
    [few] { $tokens } жетона преимуществ
    [many] { $tokens } жетонов преимуществ
   *[other] { $tokens } жетона преимуществ
} и { $goods ->
    [one] { $goods } товар
    [few] { $goods } разных товара
    [many] { $goods } разных товаров
   *[other] { $goods } разных товара
} на руке. Очки не считаются (DH-75).
