# Що каже лише сторінка.

ui-skip = До основної частини
ui-close = Закрити
ui-loading = Хвилинку …
ui-you = ви
ui-bot = Бот
ui-name = Ім’я
ui-your-name = Ваше ім’я
ui-page-unknown = Такої сторінки немає.
ui-ban-reason = Причина: { $reason }
ui-ban-until = Доступ знову відкриється: { $moment }.
ui-table-unknown = Такого столу немає, або він для вас закритий.

# Лобі
ui-lobby = Лобі
ui-motto = Відкритий стіл для ігор про торгові шляхи.
ui-games = Ігри
ui-play-now = Грати зараз
ui-new-table = Новий стіл
ui-minutes = { $from ->
    [45] { $to ->
        [45] 45 хвилин
       *[other] 45–{ $to } хвилин
    }
   *[other] { $from }–{ $to } хвилин
}
ui-list-mine = Мої партії
ui-list-mine-empty = Ви ще ні за яким столом.
ui-list-open = Відкриті столи
ui-list-open-empty = Вільних місць зараз немає. Відкрийте свій стіл!
ui-list-watch = Партії для перегляду
ui-list-watch-empty = Зараз ніхто не грає відкрито.
ui-free-seats = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[many] { $seats } вільних місць
}
ui-finished = завершена
ui-without-result = без результату
ui-bots-wait = боти чекають, поки хтось повернеться

# Новий стіл
ui-new-table-of = Новий стіл: { $game }
ui-seats = Місця
ui-seat-number = Місце { $number }
ui-seat-me = Я
ui-seat-open = Вільне місце
ui-seat-shared = Гравець за цим екраном
ui-seat-bot = Бот: { $bot }
ui-bots = Боти
ui-bots-more = Інші боти
ui-seat-add = Додати місце
ui-seat-remove = Прибрати місце { $number }
ui-preset = Яка партія?
ui-preset-quick = Швидка
ui-preset-quick-about = Ви проти одного бота, звичайні налаштування.
ui-preset-first = Перша партія
ui-preset-first-about = Проти легкого бота, з усім, що допомагає бачити стан справ.
ui-preset-full = З усім одразу
ui-preset-full-about = Найбільше гравців і всі доповнення з коробки.
ui-advanced = Для знавців: тлумачення правил
ui-options = Налаштування партії
ui-clock = Годинник
ui-clock-none = Без годинника
ui-clock-live = Наживо
ui-clock-days = За днями
ui-clock-minutes = Хвилин на гравця
ui-clock-increment = Секунд додається за хід
ui-clock-days-per-turn = Днів на хід
ui-clock-live-of = Наживо: { $minutes } хв на гравця, +{ $seconds } с за хід
ui-clock-days-of = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[many] { $days } днів на хід
}
ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
ui-private = Приватний стіл
ui-private-about = Знайти його можна лише за посиланням.
ui-open-table = Відкрити стіл
ui-start = Почати партію

# Очікування гравців
ui-waiting-people = Чекаємо на гравців. Надішліть їм посилання:
ui-link = Посилання на цей стіл
ui-copy-link = Скопіювати посилання
ui-copied = Скопійовано
ui-start-without-rest = Почати зараз із тими, хто за столом
ui-leave = Встати з-за столу
ui-take-seat = Сісти за стіл
ui-agreed = Про що домовилися за цим столом

# Обліковий запис
ui-account = Обліковий запис
ui-account-about = Щоб грати, досить імені. Обліковий запис із паролем зберігає ваші партії на всіх пристроях.
ui-guest = гість
ui-somebody-left = Гравець, який пішов
ui-guest-seat-about = Грає як гість, без облікового запису
ui-guest-about = Ви граєте як гість. Зареєструйтеся, і партії залишаться вашими на всіх пристроях.
ui-signed-in-as = Ви увійшли як { $player }.
ui-password = Пароль
ui-new-password = Новий пароль
ui-your-account = Ваш обліковий запис
ui-account-none = Ви не ввійшли. Увійдіть угорі праворуч, і тут буде все про ваш обліковий запис.
ui-account-since = обліковий запис з { $date }
ui-guest-since = гість з { $date }
ui-change-name = Змінити ім’я
ui-change-name-about = Нове ім’я одразу видно за вашими столами. В облікових записів ім’я не змінюється.
ui-name-changed = Тепер вас звуть так.
ui-change-password = Змінити пароль
ui-change-password-about = Тут ви залишитеся, у всіх інших місцях вхід буде завершено.
ui-change-password-by-link = Ви ввійшли за посиланням, тому старий пароль не потрібен. У всіх інших місцях вхід буде завершено.
ui-password-now = Теперішній пароль
ui-password-new = Новий пароль, щонайменше 8 знаків
ui-password-changed = Новий пароль діє.
ui-mail = Поштова адреса
ui-mail-about = З поштовою адресою можна ввійти за посиланням, навіть якщо забуто пароль. Ніхто інший її не бачить.
ui-mail-is = Ваша адреса — { $mail }. За посиланням на неї можна ввійти. Інша адреса замінить її, коли ви її підтвердите.
ui-mail-send = Надіслати посилання
ui-mail-sent = Посилання надіслано. Воно підтверджує адресу й діє 15 хвилин.
ui-mail-forget = Прибрати поштову адресу
ui-mail-forget-about = Посилання більше не надходять на { $mail }; увійти можна лише за паролем.
ui-sign-out-everywhere = Вийти всюди
ui-sign-out-everywhere-about = { $count ->
    [one] Вхід виконано в { $count } браузері.
    [few] Вхід виконано в { $count } браузерах.
    [many] Вхід виконано в { $count } браузерах.
   *[other] Вхід виконано в { $count } браузера.
  }
ui-sign-out-guest-about = Гість, який вийшов, не повернеться до своїх партій. Щоб зберегти їх, спочатку зареєструйтеся.
ui-your-data = Ваші дані
ui-your-data-about = Файл із тим, що про вас зберігається: ім’я, адреса, входи, столи й ваші рядки в чаті.
ui-your-data-get = Завантажити
ui-delete-account = Видалити обліковий запис
ui-delete-guest = Видалити гостя
ui-delete-about = Цього не можна скасувати. У партіях, що тривають, за вас гратимуть боти. Партії й рядки чату залишаться, але без вашого імені.
ui-link-sign-in = Увійти
ui-link-sign-in-about = Посилання з листа впускає вас сюди. Воно діє один раз.
ui-link-mail = Підтвердити поштову адресу
ui-link-mail-about = Посилання з листа підтверджує, що адреса ваша. Воно діє один раз.
ui-link-mail-done = Підтверджено: { $mail } — тепер поштова адреса облікового запису.
ui-link-instead = Увійти без пароля
ui-link-instead-about = Якщо цю адресу підтверджено в обліковому записі, на неї прийде посилання.
ui-link-asked = Якщо цю адресу вказано в обліковому записі, посилання вже в дорозі. Воно діє 15 хвилин.
ui-sign-in = Увійти
ui-sign-up = Зареєструватися
ui-sign-out = Вийти

# Налаштування
ui-settings = Налаштування
ui-language = Мова
ui-theme = Тема
ui-theme-system = Як у системі
ui-theme-light = Світла
ui-theme-dark = Темна
ui-motion = Анімація
ui-motion-slow = Повільна
ui-motion-normal = Звичайна
ui-motion-fast = Швидка
ui-motion-off = Вимк.
ui-sound = Тихі звуки
ui-notify = Системне сповіщення про мій хід, коли сторінки не видно
ui-notify-denied = Сповіщення заборонені в цьому браузері
ui-play-forced = Єдиний варіант розігрувати автоматично

# Стіл
ui-board = Ігрове поле
ui-board-in-words = Ігрове поле словами
ui-players = Гравці
ui-rail = Журнал, чат, правила, бали
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-rules = Правила
ui-tab-scores = Бали
ui-your-decision = ваше рішення
ui-waiting-for = Чекаємо: { $player }
ui-thinking = думає
ui-bots-held = Боти чекають: у того, хто відкрив цей стіл, боти думають за надто багатьма іншими столами.
ui-away = немає на місці
ui-take-back = Повернутися на місце
ui-seat-menu = Місце: { $player }
ui-let-bot-play = Нехай грає бот
ui-let-bot-play-for-you = Бот грає за вас, поки ви не повернете собі місце.
ui-let-bot-play-for = Бот грає, поки власник не поверне собі місце.
ui-let-bot-play-open = Бот займе це місце.
ui-bot-change = Інший рівень
ui-bot-change-about = Відтепер бот грає на вибраному рівні.
ui-bot-level = Рівень
ui-cancel = Скасувати
ui-time-left = Залишилося часу
ui-undo = Скасувати
ui-fold = Показати або сховати варіанти
ui-keep-open = Не закривати
ui-show-result = Показати підсумок
ui-hint = Підказка
ui-hint-of = Середній бот обрав би:
ui-hint-thinking = Середній бот думає
ui-hint-later = Підказка потрібна, коли вирішуєте ви; зараз вирішують інші.
ui-forced = Варіант один, він розіграється сам.
ui-no-choices = Вирішують інші.
ui-you-watch = Ви дивитеся партію.
ui-covered = Закрито, доки наступний гравець не підтвердить.
ui-game-over = Партію завершено.
ui-no-result = Партія закінчилася без результату.
ui-no-result-closed = Господар сервера закрив стіл. Партію завершено без результату.
ui-no-result-old_rules = Правила цієї гри змінилися, і тих, за якими партію почато, на сервері більше немає. Партію завершено без результату.
ui-clause = пункт правил
ui-pass-device = Передайте пристрій гравцеві { $player }
ui-pass-device-about = Доти карти закриті.
ui-i-am = Я { $player }
ui-reconnecting = Зв’язок втрачено. Відновлюємо …
ui-offline = Немає мережі. Чекаємо, коли вона з’явиться …
ui-too-many-pages = З вашої адреси відкрито забагато столів. Закрийте частину сторінок; пробуємо знову …
ui-no-answer = Сервер поки не відповідає …
ui-sent-again = Вашу дію збережено, її буде надіслано знову.
ui-scores-hidden = Бали приховані до кінця партії.
ui-check-shuffle = Перевірити тасування
ui-commitment = Чесна гра: цю печатку розкладу поставлено до першого ходу.
ui-seed = Сам розклад:
ui-log-earlier = Показати раніші ходи
ui-log-start = Партія починається.
ui-log-end = Партію завершено.
ui-log-rules = Правила цієї гри змінилися: партія триває за версією { $version }.
ui-log-undo = { $player } скасовує хід.
ui-log-hide = Господар сервера приховав повідомлення в чаті.
ui-log-seat = Місце займає { $player }.
ui-log-seat-left = { $player }: місце залишено, тепер тут грає бот.
ui-log-seat-bot = { $player }: тепер тут грає бот.
ui-log-seat-away = { $player }: гравця немає за столом, господар посадив сюди бота.
ui-log-seat-took_back = { $player }: місце знову у свого гравця.
ui-log-seat-time_ran_out = { $player }: час вийшов, тепер тут грає бот.
ui-chat-empty = Поки що ніхто нічого не сказав.
ui-chat-hidden = Приховано господарем сервера.
ui-chat-message = Повідомлення
ui-report = Поскаржитися …
ui-report-about = Господар сервера прочитає вашу скаргу разом із журналом і чатом цього столу.
ui-report-whom = На кого або на що
ui-report-players = Гравці
ui-report-lines = Повідомлення в чаті
ui-report-what = Що не так
ui-report-what-chat = Грубі або нав’язливі слова
ui-report-what-play = Нечесна гра
ui-report-what-name = Образливе ім’я
ui-report-what-other = Інше
ui-report-text = Своїми словами, якщо хочете
ui-report-send = Надіслати скаргу
ui-report-sent = Дякуємо. Скаргу надіслано господарю сервера.
ui-send = Надіслати
ui-rules-search = Шукати в правилах
ui-rules-english = Правила поки що англійською мовою.
ui-rules-none = Нічого не знайдено.

# Клавіші
ui-replay-round = Показати останнє коло ще раз
ui-replay-stop = Зупинити
ui-keys = Клавіші
ui-key-tab = перейти до наступного місця
ui-key-arrows = ходити підсвіченими місцями й варіантами
ui-key-enter = вибрати
ui-key-digits = вибрати варіант із цим номером
ui-key-undo = скасувати хід
ui-key-hint = підказка
ui-key-list = згорнути й розгорнути список варіантів
ui-key-replay = показати останнє коло ще раз
ui-key-sound = звуки ввімк. і вимк.
ui-key-help = показати клавіші
ui-key-escape = закрити

# Кінець і повтор
ui-winner = переможець
ui-show-board = Показати ігрове поле
ui-chart = Бали протягом партії
ui-chart-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}
ui-end-skip = Пропустити
ui-end-place = Місце { $place }
ui-end-deciding = Що вирішило: { $item } — { $first } { $most }, { $second } { $less }.
ui-end-tie = Балів порівну. { $rule }.
ui-end-shared = Балів порівну. { $rule }; але й тут вийшло порівну.
ui-end-you-ahead = Ваш відрив від другого місця: { $lead }.
ui-end-you-behind = Ви на { $place }-му місці з { $players }, відставання від переможця: { $behind }.
ui-end-you-even = Ви на { $place }-му місці з { $players }, балів стільки ж, скільки в переможця.
ui-end-you-best = Найбільше вам принесло: { $item }, { $points }.
ui-picture = Картинка для друзів
ui-picture-failed = Картинку не вдалося зробити чи надіслати. Спробуйте інший браузер.
ui-rematch = Реванш
ui-replay = Повтор
ui-download-record = Завантажити запис партії
ui-to-lobby = До лобі
ui-to-table = До столу
ui-step-back = Назад
ui-step-forward = Вперед
ui-run = Пуск
ui-pause = Пауза
ui-position = Хід { $at } з { $total }
ui-copy-position = Скопіювати посилання
ui-show-hidden = Показати приховане
ui-seen-from = Очима гравця

# У чому відмовляє сервер
ui-error-unknown = Щось пішло не так. Спробуйте ще раз.
ui-error-no_connection = Сервер не відповідає. Спробуйте трохи згодом.
ui-error-no_hint = Підказку знайти не вдалося. Спробуйте ще раз.
ui-error-stale = За столом уже все змінилося, гляньте ще раз.
ui-error-banned = Господар сервера закрив вам доступ.
ui-error-already_seated = Ви вже сидите за цим столом.
ui-error-already_started = Партія вже почалася.
ui-error-bad_name = В імені від 1 до 24 видимих знаків.
ui-error-bad_seats = Своє місце може бути лише одне; інші за вашим екраном позначайте окремо.
ui-error-game_is_over = Партію завершено.
ui-error-name_taken = Обліковий запис із таким іменем уже є.
ui-error-key_used = Команда надійшла двічі в різному вигляді. Спробуйте ще раз.
ui-error-owner_not_away = Гравець відсутній не настільки довго, щоб за нього грав бот.
ui-error-owner_decides = За гравця вже грає бот; змінити його може лише сам гравець.
ui-error-out_of_time = Ваш час вийшов. Місце знову стане вашим, щойно бот зробить хід.
ui-error-undo_too_late = Скасовувати пізно: хід уже понад десять хвилин в іншого гравця.
ui-error-bot_too_weak = За відсутнього грає лише середній або сильний бот.
ui-error-no_session = Спершу назвіть ім’я.
ui-error-not_host = Почати партію може лише господар столу.
ui-error-not_over = Партію ще не завершено.
ui-error-not_seated = Ви не сидите за цим столом.
ui-error-not_started = Партія ще не почалася.
ui-error-not_your_seat = Це не ваше місце.
ui-error-other_version = Так грали за попередніми правилами; показати це більше не можна.
ui-error-rules_changed = Правила змінилися під час цієї партії: запису, який можна повторити, у неї немає.
ui-error-seat_taken = Це місце вже зайняте.
ui-error-server_error = На сервері щось пішло не так. Спробуйте ще раз.
ui-error-still_hidden = Приховане показують, коли партію завершено.
ui-error-table_closed = Господар сервера закрив стіл.
ui-error-table_full = Усі місця за цим столом зайняті.
ui-error-too_fast = Надто швидко. Зачекайте трохи.
ui-error-too_busy = Зараз думає багато ботів. Спробуйте трохи згодом.
ui-error-too_large = Це задовге.
ui-error-too_many_bot_tables = Боти думають за надто багатьма столами, відкритими вами або з вашої адреси. Закрийте частину столів або зачекайте, поки боти сходять.
ui-error-too_many_waiting_tables = Багато ваших столів або столів із вашої адреси вже чекають на гравців. Почніть гру за ними або покиньте їх.
ui-error-unknown_table = Такого столу немає.
ui-error-wrong_login = Ім’я або пароль неправильні.
ui-error-no_line = У чаті немає такого повідомлення.
ui-error-own_report = Це ви самі.
ui-error-nobody_there = На цьому місці нікого немає.
ui-error-new_password_needed = Це код від господаря сервера. Придумайте власний пароль.
ui-error-code_over = Цей код застарів. Попросіть у господаря сервера новий.
ui-error-common_password = Це один із найпоширеніших паролів. Виберіть інший.
ui-error-password_is_name = Пароль, що збігається з іменем, вгадають одразу. Виберіть інший.
ui-error-wrong_password = Це не пароль вашого облікового запису.
ui-error-name_stays = Ім’я облікового запису не змінюється.
ui-error-no_password = Гість не має пароля; зареєструйтеся, щоб він з’явився.
ui-error-bad_mail = Це не схоже на поштову адресу.
ui-error-mail_taken = Цю поштову адресу вказано в іншому обліковому записі.
ui-error-link_is_over = Це посилання вже використано або воно застаріло. Попросіть нове.
ui-error-no_mail = Цей сервер не надсилає листів.
