# Власні «Золоті угоди» столу: їх вибирають до початку партії.

deals-off = немає
deals-ours = наш набір
deals-own = свій список
deals-text-about = По угоді в рядку: скільки карт її несуть, потім кроки, наприклад { $example }. y, r, g, b — кубики, які ви берете, all-y — кубик кожному гравцеві, up3 — покращення, card1 повертає карту на руку.
deals-file = Узяти список із файлу
deals-good = { $cards ->
    [one] { $cards } угода: можна грати.
    [few] { $cards } угоди: можна грати.
   *[other] { $cards } угод: можна грати.
}
deals-fault-not_a_text = «Золотих угод» або немає, або це наш набір, або список на кшталт { $example }.
deals-fault-not_a_list = «{ $said }» — не список угод. Пишіть угоди так: { $example }
deals-fault-too_long = Список задовгий: вистачить { $most } знаків.
deals-fault-unreadable = Угоду { $number }, «{ $entry }», не вдається прочитати. Пишіть угоди так: { $example }
deals-fault-copies = Угода { $number }, «{ $entry }»: її можуть нести від 1 до { $most } карт, а вказано { $copies }.
deals-fault-kind_twice = Угода { $number }, «{ $entry }»: два кроки одного виду; об’єднайте їх.
deals-fault-cubes = Угода { $number }, «{ $entry }»: угода приносить від 1 до { $most } кубиків, а вказано { $amount }.
deals-fault-all_cubes = Угода { $number }, «{ $entry }»: кожен гравець бере рівно 1 кубик, а вказано { $amount }.
deals-fault-upgrades = Угода { $number }, «{ $entry }»: покращень може бути від 1 до { $most }, а вказано { $amount }.
deals-fault-cards = Угода { $number }, «{ $entry }»: повернути можна від 1 до { $most } карт, а вказано { $amount }.
deals-fault-too_many = Різних угод забагато: { $count }. Вистачить { $most }.
deals-fault-too_few = Угода потрібна кожній карті торгівлі, їх { $needed }, а в списку угод: { $count }.
