# Командная строка.

cli-welcome-help = Введите номер варианта или { $help }, чтобы узнать остальное.
cli-deck = { $cards ->
    [0] колода пуста
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
   *[many] в колоде { $cards } карт
}
cli-nothing-yet = Пока ничего не произошло.
cli-pass-on = Теперь решает { $player }. Нажмите «Ввод», когда будете готовы.
cli-no-such-choice = Варианта { $number } нет; они идут от 1 до { $last }.
cli-not-understood = «{ $text }» — не вариант, не ход и не команда. Введите { $help }, чтобы их увидеть.
cli-undone = Ваш последний выбор отменён.
cli-saved = Партия сохранена: { $path }
cli-resume = Чтобы продолжить: { $command }

cli-why-which = Назовите ход, например: { $example }
cli-why-possible = Сейчас это можно.
cli-rules-which = Назовите пункт от { $example } до { $last } или слово, которое найти.
cli-rules-missing = Правила этой игры не установлены.
cli-rules-none = Ни в одном пункте нет «{ $text }».
cli-rules-more = Упоминается ещё: { $clauses }.
cli-hint = { $move }. { $outlook }
cli-score-hidden = Очки остальных скрыты до конца партии.

cli-word-move = ХОД
cli-word-clause = ПУНКТ
cli-help-number = выбрать вариант с этим номером
cli-help-move = или записать сам ход
cli-help-undo = отменить свой последний выбор
cli-help-why = узнать, почему ход невозможен
cli-help-rules = прочесть правило: по пункту или по слову в нём
cli-help-hint = что сделал бы средний бот и как тогда выглядит партия
cli-help-score = очки на сейчас
cli-help-log = всё, что произошло
cli-help-look = весь стол, с разыгранными картами каждого
cli-help-help = эта справка
cli-help-quit = выйти; партия сохранится

cli-yes = да
cli-no = нет
cli-column-game = Игра
cli-column-players = Игроки
cli-column-compiled = Сборка
cli-column-engine = Решений/с
cli-column-from-python = Из Python/с
cli-column-copy = Копия, мкс
cli-column-state = Запись, байт
cli-column-bot = Бот
cli-column-games = Партии
cli-column-wins = Победы
cli-column-win-rate = Доля побед
cli-column-mean-score = Средний счёт
cli-bench-measuring = Измеряем …
cli-simulate-summary = { $title }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
}, { $speed } в секунду
cli-simulate-spread = Разброс очков   { $spread }
cli-simulate-stopping = Доигрываем начатые партии; нажмите { $keys } ещё раз, чтобы остановиться сразу.
cli-simulate-stopped = Остановлено: сыграно партий { $games } из { $planned }.
cli-simulate-saved = Записи партий: { $folder }
cli-replay-fine = верно
cli-replay-bad = неверно
cli-replay-unfinished = не окончена
cli-replay-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
