# Собственные «Золотые сделки» стола: их выбирают до начала партии.

deals-off = нет
deals-ours = наш набор
deals-own = свой список
deals-text-about = По сделке в строке: сколько карт её несут, затем шаги, например { $example }. { $cubes } — кубики, которые вы берёте, { $shared } — кубик каждому игроку, { $upgrades } — улучшения, { $retrieve } возвращает карту на руку.
deals-file = Взять список из файла
deals-good = { $cards ->
    [one] { $cards } сделка: можно играть.
    [few] { $cards } сделки: можно играть.
   *[other] { $cards } сделок: можно играть.
}
deals-problem-not_a_text = «Золотых сделок» либо нет, либо это наш набор, либо список вроде { $example }.
deals-problem-not_a_list = «{ $said }» — не список сделок. Пишите сделки так: { $example }
deals-problem-too_long = Список слишком длинный: хватит { $most } знаков.
deals-problem-unreadable = Сделку { $number }, «{ $entry }», не удаётся прочитать. Пишите сделки так: { $example }
deals-problem-copies = Сделка { $number }, «{ $entry }»: её могут нести от 1 до { $most } карт, а указано { $copies }.
deals-problem-kind_twice = Сделка { $number }, «{ $entry }»: два шага одного вида; объедините их.
deals-problem-cubes = Сделка { $number }, «{ $entry }»: сделка приносит от 1 до { $most } кубиков, а указано { $amount }.
deals-problem-all_cubes = Сделка { $number }, «{ $entry }»: каждый игрок берёт ровно 1 кубик, а указано { $amount }.
deals-problem-upgrades = Сделка { $number }, «{ $entry }»: улучшений может быть от 1 до { $most }, а указано { $amount }.
deals-problem-cards = Сделка { $number }, «{ $entry }»: вернуть можно от 1 до { $most } карт, а указано { $amount }.
deals-problem-too_many = Разных сделок слишком много: { $count }. Хватит { $most }.
deals-problem-too_few = Сделка нужна каждой карте торговли, их { $needed }, а в списке сделок: { $count }.
