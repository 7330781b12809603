# Командний рядок.

cli-welcome-help = Введіть номер варіанта або { $help }, щоб дізнатися решту.
cli-deck = { $cards ->
    [0] колода порожня
    [one] у колоді { $cards } карта
    [few] у колоді { $cards } карти
   *[many] у колоді { $cards } карт
}
cli-nothing-yet = Поки що нічого не сталося.
cli-pass-on = Тепер вирішує { $player }. Натисніть «Ввід», коли будете готові.
cli-no-such-choice = Варіанта { $number } немає; вони йдуть від 1 до { $last }.
cli-not-understood = «{ $text }» — не варіант, не хід і не команда. Введіть { $help }, щоб їх побачити.
cli-undone = Ваш останній вибір скасовано.
cli-saved = Партію збережено: { $path }
cli-resume = Щоб продовжити: { $command }

cli-why-which = Назвіть хід, наприклад: { $example }
cli-why-possible = Зараз це можна.
cli-rules-which = Назвіть пункт від { $example } до { $last } або слово, яке знайти.
cli-rules-missing = Правила цієї гри не встановлено.
cli-rules-none = У жодному пункті немає «{ $text }».
cli-rules-more = Згадується ще: { $clauses }.
cli-hint = { $move }. { $outlook }
cli-score-hidden = Бали решти приховано до кінця партії.

cli-word-move = ХІД
cli-word-clause = ПУНКТ
cli-help-number = вибрати варіант із цим номером
cli-help-move = або записати сам хід
cli-help-undo = скасувати свій останній вибір
cli-help-why = дізнатися, чому хід неможливий
cli-help-rules = прочитати правило: за пунктом або за словом у ньому
cli-help-hint = що зробив би середній бот і який тоді вигляд має партія
cli-help-score = бали на зараз
cli-help-log = усе, що сталося
cli-help-look = увесь стіл, із розіграними картами кожного
cli-help-help = ця довідка
cli-help-quit = вийти; партія збережеться

cli-yes = так
cli-no = ні
cli-column-game = Гра
cli-column-players = Гравці
cli-column-compiled = Збірка
cli-column-engine = Рішень/с
cli-column-from-python = З Python/с
cli-column-copy = Копія, мкс
cli-column-state = Запис, байт
cli-column-bot = Бот
cli-column-games = Партії
cli-column-wins = Перемоги
cli-column-win-rate = Частка перемог
cli-column-mean-score = Середній рахунок
cli-bench-measuring = Вимірюємо …
cli-simulate-summary = { $title }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
}, { $speed } за секунду
cli-simulate-spread = Розкид балів   { $spread }
cli-simulate-stopping = Дограємо розпочаті партії; натисніть { $keys } ще раз, щоб зупинитися відразу.
cli-simulate-stopped = Зупинено: зіграно партій { $games } з { $planned }.
cli-simulate-saved = Записи партій: { $folder }
cli-replay-fine = правильно
cli-replay-bad = неправильно
cli-replay-unfinished = не закінчена
cli-replay-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
