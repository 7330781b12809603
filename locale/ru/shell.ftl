# Слова, которые не принадлежат ни одной игре.

player-you = Вы
player-bot = Бот{"\u00A0"}{ $number }
player-bot-kind = Бот{"\u00A0"}{ $number } ({ $kind })
player-number = Игрок{"\u00A0"}{ $number }

bot-easy = лёгкий
bot-easy-about = Видит хорошие ходы, но не всегда выбирает лучший.
bot-medium = средний
bot-medium-about = Недолго думает на несколько ходов вперёд; достойный соперник.
bot-hard = сильный
bot-hard-about = Думает вперёд две секунды; сильнейший в доме.
bot-random = случайный
bot-random-about = Делает любой ход; удобен, чтобы освоить правила.
bot-greedy = жадный
bot-greedy-about = Смотрит на один ход вперёд и берёт то, что кажется лучшим.

on = вкл.
off = выкл.
options = Настройки партии
player-range = { $from }–{ $to } { $to ->
    [one] игрок
    [few] игрока
   *[many] игроков
}

your-turn = Ваш ход
turn-of = Ход: { $player }
round-number = Раунд { $number }
last-round = Последний раунд
since-your-last-turn = С вашего прошлого хода
log = Журнал
score = Счёт
scores = Очки
final-scoring = Финальный подсчёт очков
final-tie = При равенстве побеждает тот, кто позже в порядке хода
total = Всего
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
wins = { $player } побеждает: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
you-won = Вы победили: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}!
nobody-won = Цель не достигнута: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
shared-victory = Общая победа: { $players }.
your-choices = Ваши варианты

# Что сделал бы бот и чего он ждёт.
hint-chance = { $games ->
    [0] Отсюда почти никогда не выигрывают
    [10] Отсюда выигрывают почти всегда
    [one] Отсюда выигрывают примерно { $games } партию из 10
    [few] Отсюда выигрывают примерно { $games } партии из 10
   *[many] Отсюда выигрывают примерно { $games } партий из 10
} ({ $percent }{"\u00A0"}%).
hint-only = Больше выбирать не из чего.

# Почему что-то нельзя, в любой игре.
reason-unknown_move = Такого хода нет.
reason-game_is_over = Партия окончена.
reason-not_your_turn = Сейчас не ваш ход.
reason-must_choose_action = Сначала выберите действие хода.
reason-nothing_to_undo = Нечего отменять.
reason-others_moved = После этого уже ходил другой игрок, отменить нельзя.
reason-something_revealed = Дальше отменить нельзя: открылись новые сведения.

# Один выбор для всех спорных толкований.
option-rulings = Толкования
option-rulings-ours = наши
option-rulings-as_printed = по букве правил
option-rulings-own = своё сочетание
option-rulings-about = Там, где напечатанные правила можно понять по-разному: все такие настройки сразу, как решили мы или по букве правил. Каждую можно изменить и отдельно.
