# Вибір і побудова мапи перед початком гри.

builder-shuffle = Перемішати мапу
builder-open = Побудувати мапу
builder-change = Змінити мапу
builder-rest = Те, чого мапа не задає, розкладається випадково на початку гри.
builder-picture = Мапа: островів — { $islands }{ $ports ->
    [0] {""}
   *[other] , портів — { $ports }
}{ $seas ->
    [0] {""}
   *[other] , відкритого моря — { $seas }
}

builder-title = Побудувати мапу
builder-starts = Почати з
builder-start-first_game = Перша гра
builder-start-random = Випадкова мапа
builder-start-empty = Порожнє море
builder-redo = Повернути
builder-use = Грати на цій мапі

# Інструменти
builder-tools = Інструменти
builder-tool-market = Острів із ринком
builder-tool-market-about = Острів, ринок якого дістанеться випадково. Натисніть на клітинку; ще раз — прибрати.
builder-tool-tile = Заданий ринок
builder-tool-tile-about = Виберіть нижче жетон ринку, потім клітинку, де він лежить.
builder-tool-port = Порт
builder-tool-port-about = Натисніть на клітинку порту; ще раз — прибрати.
builder-tool-sea = Відкрите море
builder-tool-sea-about = Задайте, де лежать жетони моря. Інакше вони розкладаються серед островів випадково.
builder-tool-move = Рухати
builder-tool-move-about = Натисніть на жетон, потім на клітинку, куди він переходить. З будь-яким інструментом жетони можна й перетягувати.
builder-tool-erase = Стерти
builder-tool-erase-about = Натисніть на клітинку, щоб очистити її.
builder-left = лишилося { $count }
builder-over = зайвих { $count }
builder-seas = { $least ->
    [0] { $placed } з { $most } або жодного
   *[other] { $placed } з { $most }
}
builder-laid = { $tile }; вже на мапі

# Поле
builder-field = Морська мапа
builder-field-about = Клавіатура: стрілки ведуть від клітинки до клітинки, Ввід застосовує інструмент, Видалення очищує клітинку.
builder-hex = { $place }: { $what }
builder-empty = порожньо
builder-market = острів із ринком
builder-port = порт
builder-sea = відкрите море
builder-tile = ринок «{ $symbol }», віддати { $give }, взяти { $take }
builder-held = Жетон із { $place } взято. Натисніть на клітинку, куди він переходить.

# Мапа у вигляді тексту
builder-text = Мапа у вигляді тексту
builder-text-about = Скопіюйте її для друзів або вставте сюди їхню мапу й намалюйте.
builder-copy = Скопіювати текст
builder-draw = Намалювати цей текст
builder-nothing-drawn = У цьому тексті немає мапи.

# Що сервер каже про мапу
builder-good = Мапа готова, на ній можна грати.
builder-problem-islands_missing = { $count ->
    [one] Бракує { $count } острова
   *[other] Бракує { $count } островів
}: на мапі їх { $needed }.
builder-problem-islands_over = { $count ->
    [one] { $count } острів зайвий
    [few] { $count } острови зайві
   *[many] { $count } островів зайві
}: на мапі їх { $needed }.
builder-problem-ports_missing = { $count ->
    [one] Бракує { $count } порту
   *[other] Бракує { $count } портів
}: на мапі їх { $needed }.
builder-problem-ports_over = { $count ->
    [one] { $count } порт зайвий
    [few] { $count } порти зайві
   *[many] { $count } портів зайві
}: на мапі їх { $needed }.
builder-problem-wrong_seas = { $most ->
    [0] У цій грі немає жетонів моря; очистьте клітинки: { $places }.
   *[other] { $least ->
        [0] Клітинок відкритого моря має бути { $most } або жодної; зараз їх { $seas }: { $places }.
       *[other] Клітинок відкритого моря має бути { $most }; зараз їх { $seas }. { $places }
    }
}
builder-problem-tile_twice = Жетон ринку є лише один ({ $tile }), а лежить на { $places }.
builder-problem-symbol_over = Ринків зі знаком «{ $symbol }» у грі лише { $most }; на мапі задано { $laid }: { $places }.
builder-problem-falls_apart = Мапа має бути зв’язною. Сюди не допливти: { $places }.
builder-problem-touches_few = { $kind ->
    [port] Порт має
    [sea] Жетон моря має
   *[market] Ринок має
} межувати щонайменше з { $needed ->
    [one] { $needed } іншим жетоном
   *[other] { $needed } іншими жетонами
}: { $places }.
builder-problem-too_long = Текст задовгий для мапи: вистачить { $most } знаків.
builder-problem-unreadable = Не вдається прочитати «{ $entry }». Пишіть клітинки так: { $example }
builder-problem-unknown_kind = Клітинка може бути однією з { $kinds }, але не «{ $kind }» (на { $spelled }).
builder-problem-two_on_one = Дві клітинки лежать на { $spelled }.
builder-problem-only_markets = Жетон можна вказати лише для ринку; на { $spelled } його немає.
builder-problem-unknown_tile = Жетона ринку «{ $tile }» немає.
builder-problem-not_a_map = «{ $said }» — не мапа. Пишіть клітинки так: { $example }
builder-problem-not_a_text = Мапа записується текстом, ось так: { $example }
