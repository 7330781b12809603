# Выбор и построение карты перед началом партии.

builder-shuffle = Перемешать карту
builder-open = Построить карту
builder-change = Изменить карту
builder-rest = То, чего карта не задаёт, раскладывается случайно в начале партии.
builder-picture = Карта: островов — { $islands }{ $ports ->
    [0] {""}
   *[other] , портов — { $ports }
}{ $seas ->
    [0] {""}
   *[other] , открытого моря — { $seas }
}

builder-title = Построить карту
builder-starts = Начать с
builder-start-first_game = Первая партия
builder-start-random = Случайная карта
builder-start-empty = Пустое море
builder-redo = Вернуть
builder-use = Играть на этой карте

# Инструменты
builder-tools = Инструменты
builder-tool-market = Остров с рынком
builder-tool-market-about = Остров, рынок которого достанется случайно. Нажмите на клетку; ещё раз — убрать.
builder-tool-tile = Заданный рынок
builder-tool-tile-about = Выберите ниже жетон рынка, затем клетку, где он лежит.
builder-tool-port = Порт
builder-tool-port-about = Нажмите на клетку порта; ещё раз — убрать.
builder-tool-sea = Открытое море
builder-tool-sea-about = Задайте, где лежат жетоны моря. Иначе они раскладываются среди островов случайно.
builder-tool-move = Двигать
builder-tool-move-about = Нажмите на жетон, затем на клетку, куда он переходит. С любым инструментом жетоны можно и перетаскивать.
builder-tool-erase = Стереть
builder-tool-erase-about = Нажмите на клетку, чтобы очистить её.
builder-left = осталось { $count }
builder-over = лишних { $count }
builder-seas = { $least ->
    [0] { $placed } из { $most } или ни одного
   *[other] { $placed } из { $most }
}
builder-laid = { $tile }; уже на карте

# Поле
builder-field = Морская карта
builder-field-about = Клавиатура: стрелки ведут от клетки к клетке, Ввод применяет инструмент, Удаление очищает клетку.
builder-hex = { $place }: { $what }
builder-empty = пусто
builder-market = остров с рынком
builder-port = порт
builder-sea = открытое море
builder-tile = рынок «{ $symbol }», отдать { $give }, взять { $take }
builder-held = Жетон с { $place } взят. Нажмите на клетку, куда он переходит.

# Карта в виде текста
builder-text = Карта в виде текста
builder-text-about = Скопируйте её для друзей или вставьте сюда их карту и нарисуйте.
builder-copy = Скопировать текст
builder-draw = Нарисовать этот текст
builder-nothing-drawn = В этом тексте нет карты.

# Что сервер говорит о карте
builder-good = Карта готова, на ней можно играть.
builder-problem-islands_missing = { $count ->
    [one] Не хватает { $count } острова
   *[other] Не хватает { $count } островов
}: на карте их { $needed }.
builder-problem-islands_over = { $count ->
    [one] { $count } остров лишний
    [few] { $count } острова лишние
   *[many] { $count } островов лишние
}: на карте их { $needed }.
builder-problem-ports_missing = { $count ->
    [one] Не хватает { $count } порта
   *[other] Не хватает { $count } портов
}: на карте их { $needed }.
builder-problem-ports_over = { $count ->
    [one] { $count } порт лишний
    [few] { $count } порта лишние
   *[many] { $count } портов лишние
}: на карте их { $needed }.
builder-problem-wrong_seas = { $most ->
    [0] В этой игре нет жетонов моря; очистите клетки: { $places }.
   *[other] { $least ->
        [0] Клеток открытого моря должно быть { $most } или ни одной; сейчас их { $seas }: { $places }.
       *[other] Клеток открытого моря должно быть { $most }; сейчас их { $seas }. { $places }
    }
}
builder-problem-tile_twice = Жетон рынка есть только один ({ $tile }), а лежит на { $places }.
builder-problem-symbol_over = Рынков со знаком «{ $symbol }» в игре только { $most }; на карте задано { $laid }: { $places }.
builder-problem-falls_apart = Карта должна быть связной. Сюда не доплыть: { $places }.
builder-problem-touches_few = { $kind ->
    [port] Порт должен
    [sea] Жетон моря должен
   *[market] Рынок должен
} граничить хотя бы с { $needed ->
    [one] { $needed } другим жетоном
   *[other] { $needed } другими жетонами
}: { $places }.
builder-problem-too_long = Текст слишком длинный для карты: хватит { $most } знаков.
builder-problem-unreadable = Не удаётся прочесть «{ $entry }». Пишите клетки так: { $example }
builder-problem-unknown_kind = Клетка может быть одной из { $kinds }, но не «{ $kind }» (на { $spelled }).
builder-problem-two_on_one = Две клетки лежат на { $spelled }.
builder-problem-only_markets = Жетон можно указать только для рынка; на { $spelled } его нет.
builder-problem-unknown_tile = Жетона рынка «{ $tile }» нет.
builder-problem-not_a_map = «{ $said }» — не карта. Пишите клетки так: { $example }
builder-problem-not_a_text = Карта записывается текстом, вот так: { $example }
