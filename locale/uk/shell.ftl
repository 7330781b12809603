# Слова, що не належать жодній грі.

player-you = Ви
player-bot = Бот{"\u00A0"}{ $number }
player-bot-kind = Бот{"\u00A0"}{ $number } ({ $kind })
player-number = Гравець{"\u00A0"}{ $number }

bot-easy = легкий
bot-easy-about = Бачить добрі ходи, але не завжди обирає найкращий.
bot-medium = середній
bot-medium-about = Недовго думає на кілька ходів уперед; гідний суперник.
bot-hard = сильний
bot-hard-about = Думає наперед дві секунди; найсильніший у домі.
bot-random = випадковий
bot-random-about = Робить будь-який хід; зручний, щоб засвоїти правила.
bot-greedy = жадібний
bot-greedy-about = Дивиться на один хід уперед і бере те, що здається найкращим.

on = увімк.
off = вимк.
options = Налаштування партії
player-range = { $from }–{ $to } { $to ->
    [one] гравець
    [few] гравці
   *[many] гравців
}

your-turn = Ваш хід
turn-of = Хід: { $player }
round-number = Раунд { $number }
last-round = Останній раунд
since-your-last-turn = Від вашого попереднього ходу
log = Журнал
score = Рахунок
scores = Бали
final-scoring = Фінальний підрахунок балів
final-tie = За рівності перемагає той, хто пізніше в порядку ходу
total = Усього
points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}
wins = { $player } перемагає: { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}.
you-won = Ви перемогли: { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}!
nobody-won = Мети не досягнуто: { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
}.
shared-victory = Спільна перемога: { $players }.
your-choices = Ваші варіанти

# Що зробив би бот і на що він сподівається.
hint-chance = { $games ->
    [0] Звідси майже ніколи не виграють
    [10] Звідси виграють майже завжди
    [one] Звідси виграють приблизно { $games } партію з 10
    [few] Звідси виграють приблизно { $games } партії з 10
   *[many] Звідси виграють приблизно { $games } партій з 10
} ({ $percent }{"\u00A0"}%).
hint-only = Більше обирати немає з чого.

# Чому щось не можна, у будь-якій грі.
reason-unknown_move = Такого ходу немає.
reason-game_is_over = Партію закінчено.
reason-not_your_turn = Зараз не ваш хід.
reason-must_choose_action = Спершу виберіть дію ходу.
reason-nothing_to_undo = Нічого скасовувати.
reason-others_moved = Після цього вже ходив інший гравець, скасувати не можна.
reason-something_revealed = Далі скасувати не можна: відкрилася нова інформація.

# Один вибір для всіх спірних тлумачень.
option-rulings = Тлумачення
option-rulings-ours = наші
option-rulings-as_printed = за буквою правил
option-rulings-own = власне поєднання
option-rulings-about = Там, де надруковані правила можна зрозуміти по-різному: усі такі налаштування разом, як вирішили ми або за буквою правил. Кожне можна змінити й окремо.
