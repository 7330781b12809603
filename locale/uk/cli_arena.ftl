# Арена: її таблиці в терміналі та її звіт.

arena-title = { $title }: арена
arena-summary = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $deals ->
    [one] { $deals } розклад
    [few] { $deals } розклади
   *[many] { $deals } розкладів
}; у кожному розкладі місця змінюються по колу
arena-stopped = Зупинено: зіграно партій { $games } з { $planned }; та сама команда продовжить.
arena-going-on = { $games ->
    [one] { $games } партію вже зіграно.
    [few] { $games } партії вже зіграно.
   *[many] { $games } партій уже зіграно.
}
arena-kept = Партії та звіт: { $folder }
arena-report-kept = Звіт: { $path }
arena-ladder-kept = Драбина: { $path }
arena-all-others = усі інші
arena-seats-of = { $bot } × { $count }
arena-fault-kinds = Помилки { $bot }: { $faults }
arena-faults = { arena-fault-kinds }; остання: { $detail }

arena-pair = Пара
arena-games = Партії
arena-win-rate = Частка перемог
arena-interval = Інтервал 95%
arena-score = Середній рахунок
arena-scores = Середній рахунок обох
arena-ahead = Відрив
arena-bot = Бот
arena-rating = Рейтинг
arena-decisions = Рішення
arena-mean = Середнє
arena-median = Медіана
arena-slow = 99%
arena-longest = Найдовше
arena-budget = Ліміт
arena-over = Понад ліміт
arena-fault-count = Помилки
arena-spread = Від 5% до 95%

arena-report-pairs = Хто кого переграє
arena-report-pairs-about = Частка виграних партій з інтервалом 95%; штрихова лінія показує, скільки вигравали б рівні. Спільна перемога рахується своєю часткою.
arena-report-ratings = Рейтинги
arena-report-ratings-about = Рейтинг за моделлю Плакетта і Льюса: сила та подвоєна невизначеність в обидва боки. Мають значення лише різниці.
arena-report-scores = Рахунок
arena-report-scores-about = З яким рахунком боти закінчують партію: пагорб усіх результатів, рамка навколо середньої половини, риска на медіані.
arena-report-growth = У перебігу партій
arena-report-growth-about = Частка перемог після стількох розкладів та її інтервал. Що ще коливається, те поки відоме погано.
arena-report-times = Час на рішення
arena-report-times-about = Як часто рішення триває скільки часу, за степенями десяти; рішення без вибору не рахуються. Штрихова лінія позначає ліміт.
arena-report-faults = Помилки
arena-report-faults-about = Що зробили не так сторонні боти. Натомість робився випадковий дозволений хід; після п’яти помилок за партію бота більше не питають.
arena-report-how = Як це виміряно
arena-report-how-deals = Кожен розклад грають по разу для кожного місця: початкове число те саме, а всі зсунуті на одне місце, тож удача розкладу дістається всім порівну. Усі пари грають ті самі розклади, починаючи з числа { $seed }.
arena-report-how-interval = Партії одного розкладу утворюють групу. Інтервали побудовано за Вілсоном при дійсному числі партій за Корном і Граубардом, з поправкою на малу кількість розкладів, і не бувають вужчими, ніж для незалежних партій.
arena-report-how-over = Рішення виходить за ліміт, якщо триває довше за нього більш як на десяту частину.
arena-report-how-machine = { $system }, { $processor }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, Python { $python }, Caravanserai { $version }, { $compiled ->
    [yes] скомпільовано
   *[no] без компіляції
}, версія правил { $rules }.
arena-report-options = Налаштування: { $options }
arena-axis-deals = розклади
arena-axis-points = бали
arena-made-by = задано як
