# Власні «Золоті угоди» столу: їх вибирають до початку партії.

deals-off = немає
deals-ours = наш набір
deals-own = свій список
deals-text-about = По угоді в рядку: скільки карт її несуть, потім кроки, наприклад { $example }. { $cubes } — кубики, які ви берете, { $shared } — кубик кожному гравцеві, { $upgrades } — покращення, { $retrieve } повертає карту на руку.
deals-file = Узяти список із файлу
deals-good = { $cards ->
    [one] { $cards } угода: можна грати.
    [few] { $cards } угоди: можна грати.
   *[other] { $cards } угод: можна грати.
}
deals-problem-not_a_text = «Золотих угод» або немає, або це наш набір, або список на кшталт { $example }.
deals-problem-not_a_list = «{ $said }» — не список угод. Пишіть угоди так: { $example }
deals-problem-too_long = Список задовгий: вистачить { $most } знаків.
deals-problem-unreadable = Угоду { $number }, «{ $entry }», не вдається прочитати. Пишіть угоди так: { $example }
deals-problem-copies = Угода { $number }, «{ $entry }»: її можуть нести від 1 до { $most } карт, а вказано { $copies }.
deals-problem-kind_twice = Угода { $number }, «{ $entry }»: два кроки одного виду; об’єднайте їх.
deals-problem-cubes = Угода { $number }, «{ $entry }»: угода приносить від 1 до { $most } кубиків, а вказано { $amount }.
deals-problem-all_cubes = Угода { $number }, «{ $entry }»: кожен гравець бере рівно 1 кубик, а вказано { $amount }.
deals-problem-upgrades = Угода { $number }, «{ $entry }»: покращень може бути від 1 до { $most }, а вказано { $amount }.
deals-problem-cards = Угода { $number }, «{ $entry }»: повернути можна від 1 до { $most } карт, а вказано { $amount }.
deals-problem-too_many = Різних угод забагато: { $count }. Вистачить { $most }.
deals-problem-too_few = Угода потрібна кожній карті торгівлі, їх { $needed }, а в списку угод: { $count }.
