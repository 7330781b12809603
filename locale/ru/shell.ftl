# Слова, которые не принадлежат ни одной игре.

player-you = Вы
player-bot = Бот{"\u00A0"}{ $number }
player-bot-kind = Бот{"\u00A0"}{ $number } ({ $kind })
player-number = Игрок{"\u00A0"}{ $number }

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

# Почему что-то нельзя, в любой игре.
reason-unknown_move = Такого хода нет.
reason-game_is_over = Партия окончена.
reason-not_your_turn = Сейчас не ваш ход.
reason-not_now = Сейчас так нельзя: решается другое.
reason-nothing_to_undo = Нечего отменять.
reason-others_moved = После этого уже ходил другой игрок, отменить нельзя.
reason-something_revealed = Дальше отменить нельзя: открылись новые сведения.
