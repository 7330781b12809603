# Арена: её таблицы в терминале и её отчёт.

arena-title = { $title }: арена
arena-summary = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}; в каждом раскладе места меняются по кругу
arena-stopped = Остановлено: сыграно партий { $games } из { $planned }; та же команда продолжит.
arena-going-on = { $games ->
    [one] { $games } партия уже сыграна.
    [few] { $games } партии уже сыграны.
   *[many] { $games } партий уже сыграны.
}
arena-kept = Партии и отчёт: { $folder }
arena-report-kept = Отчёт: { $path }
arena-ladder-kept = Лестница: { $path }
arena-all-others = все остальные
arena-seats-of = { $bot } × { $count }
arena-fault-kinds = Ошибки { $bot }: { $faults }
arena-faults = { arena-fault-kinds }; последняя: { $detail }

arena-pair = Пара
arena-games = Партии
arena-win-rate = Доля побед
arena-interval = Интервал 95%
arena-score = Средний счёт
arena-scores = Средний счёт обоих
arena-ahead = Отрыв
arena-bot = Бот
arena-rating = Рейтинг
arena-decisions = Решения
arena-mean = Среднее
arena-median = Медиана
arena-slow = 99%
arena-longest = Дольше всего
arena-budget = Лимит
arena-over = Сверх лимита
arena-fault-count = Ошибки
arena-spread = От 5% до 95%

arena-report-pairs = Кто кого обыгрывает
arena-report-pairs-about = Доля выигранных партий с интервалом 95%; штриховая линия показывает, сколько выигрывали бы равные. Разделённая победа считается своей долей.
arena-report-ratings = Рейтинги
arena-report-ratings-about = Рейтинг по модели Плакетта и Льюса: сила и удвоенная неопределённость в обе стороны. Значение имеют только разности.
arena-report-scores = Счёт
arena-report-scores-about = С каким счётом боты заканчивают партию: холм всех результатов, рамка вокруг средней половины, черта на медиане.
arena-report-growth = По ходу партий
arena-report-growth-about = Доля побед после стольких раскладов и её интервал. Что ещё колеблется, то пока известно плохо.
arena-report-times = Время на решение
arena-report-times-about = Как часто решение занимает сколько времени, по степеням десяти; решения без выбора не считаются. Штриховая линия отмечает лимит.
arena-report-faults = Ошибки
arena-report-faults-about = Что сделали не так сторонние боты. Вместо этого делался случайный допустимый ход; после пяти ошибок за партию бота больше не спрашивают.
arena-report-how = Как это измерено
arena-report-how-deals = Каждый расклад играется по разу для каждого места: начальное число то же, а все сдвинуты на одно место, так что удача расклада достаётся всем поровну. Все пары играют одни и те же расклады, начиная с числа { $seed }.
arena-report-how-interval = Партии одного расклада образуют группу. Интервалы построены по Уилсону при действующем числе партий по Корну и Граубарду, с поправкой на малое число раскладов, и не бывают уже, чем для независимых партий.
arena-report-how-over = Решение выходит за лимит, если длится дольше него более чем на десятую часть.
arena-report-how-machine = { $system }, { $processor }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, Python { $python }, Caravanserai { $version }, { $compiled ->
    [yes] скомпилировано
   *[no] без компиляции
}, версия правил { $rules }.
arena-report-options = Настройки: { $options }
arena-axis-deals = расклады
arena-axis-points = очки
arena-made-by = задан как
