# Что говорит только страница.

ui-skip = К основной части
ui-close = Закрыть
ui-loading = Минутку …
ui-you = вы
ui-bot = Бот
ui-name = Имя
ui-your-name = Ваше имя
ui-page-unknown = Такой страницы нет.
ui-ban-reason = Причина: { $reason }
ui-ban-until = Доступ снова откроется: { $moment }.
ui-table-unknown = Такого стола нет, или он для вас закрыт.

# Лобби
ui-lobby = Лобби
ui-motto = Открытый стол для игр о торговых путях.
ui-games = Игры
ui-play-now = Играть сейчас
ui-new-table = Новый стол
ui-minutes = { $from ->
    [45] { $to ->
        [45] 45 минут
       *[other] 45–{ $to } минут
    }
   *[other] { $from }–{ $to } минут
}
ui-list-mine = Мои партии
ui-list-mine-empty = Вы пока ни за одним столом.
ui-list-open = Открытые столы
ui-list-open-empty = Свободных мест сейчас нет. Откройте свой стол!
ui-list-watch = Партии для просмотра
ui-list-watch-empty = Сейчас никто не играет открыто.
ui-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}
ui-finished = окончена
ui-without-result = без результата
ui-bots-wait = боты ждут, пока кто-нибудь вернётся

# Новый стол
ui-new-table-of = Новый стол: { $game }
ui-seats = Места
ui-seat-number = Место { $number }
ui-seat-me = Я
ui-seat-open = Свободное место
ui-seat-shared = Игрок за этим экраном
ui-seat-bot = Бот: { $bot }
ui-bots = Боты
ui-bots-more = Другие боты
ui-seat-add = Добавить место
ui-seat-remove = Убрать место { $number }
ui-preset = Какая партия?
ui-preset-quick = Быстрая
ui-preset-quick-about = Вы против одного бота, обычные настройки.
ui-preset-first = Первая партия
ui-preset-first-about = Против лёгкого бота, со всем, что помогает видеть положение дел.
ui-preset-full = Со всем сразу
ui-preset-full-about = Больше всего игроков и все дополнения из коробки.
ui-advanced = Для знатоков: толкования правил
ui-options = Настройки партии
ui-clock = Часы
ui-clock-none = Без часов
ui-clock-live = В реальном времени
ui-clock-days = По дням
ui-clock-minutes = Минут на игрока
ui-clock-increment = Секунд добавляется за ход
ui-clock-days-per-turn = Дней на ход
ui-clock-live-of = В реальном времени: { $minutes } мин на игрока, +{ $seconds } с за ход
ui-clock-days-of = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
ui-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
ui-private = Закрытый стол
ui-private-about = Найти его можно только по ссылке.
ui-open-table = Открыть стол
ui-start = Начать партию

# Ожидание игроков
ui-waiting-people = Ждём игроков. Пришлите им ссылку:
ui-link = Ссылка на этот стол
ui-copy-link = Скопировать ссылку
ui-copied = Скопировано
ui-start-without-rest = Начать сейчас с теми, кто за столом
ui-leave = Встать из-за стола
ui-take-seat = Сесть за стол
ui-agreed = О чём договорились за этим столом

# Учётная запись
ui-account = Учётная запись
ui-account-about = Для игры достаточно имени. Учётная запись с паролем хранит ваши партии на всех устройствах.
ui-guest = гость
ui-somebody-left = Игрок, который ушёл
ui-guest-seat-about = Играет как гость, без учётной записи
ui-guest-about = Вы играете как гость. Зарегистрируйтесь, и партии останутся вашими на всех устройствах.
ui-signed-in-as = Вы вошли как { $player }.
ui-password = Пароль
ui-new-password = Новый пароль
ui-your-account = Ваша учётная запись
ui-account-none = Вы не вошли. Войдите вверху справа, и здесь появится всё о вашей учётной записи.
ui-account-since = учётная запись с { $date }
ui-guest-since = гость с { $date }
ui-change-name = Сменить имя
ui-change-name-about = Новое имя сразу видно за вашими столами. У учётных записей имя не меняется.
ui-name-changed = Теперь вас зовут так.
ui-change-password = Сменить пароль
ui-change-password-about = Здесь вы останетесь, во всех других местах вход будет завершён.
ui-change-password-by-link = Вы вошли по ссылке, поэтому старый пароль не нужен. Во всех других местах вход будет завершён.
ui-password-now = Нынешний пароль
ui-password-new = Новый пароль, не короче 8 знаков
ui-password-changed = Новый пароль действует.
ui-mail = Почтовый адрес
ui-mail-about = С почтовым адресом можно войти по ссылке, даже если забыт пароль. Никто другой его не видит.
ui-mail-is = Ваш адрес — { $mail }. По ссылке на него можно войти. Другой адрес заменит его, когда вы его подтвердите.
ui-mail-send = Прислать ссылку
ui-mail-sent = Ссылка отправлена. Она подтверждает адрес и действует 15 минут.
ui-mail-forget = Убрать почтовый адрес
ui-mail-forget-about = Ссылки больше не приходят на { $mail }; входить можно только по паролю.
ui-sign-out-everywhere = Выйти везде
ui-sign-out-everywhere-about = { $count ->
    [one] Вход выполнен в { $count } браузере.
    [few] Вход выполнен в { $count } браузерах.
    [many] Вход выполнен в { $count } браузерах.
   *[other] Вход выполнен в { $count } браузера.
  }
ui-sign-out-guest-about = Гость, который вышел, не вернётся к своим партиям. Чтобы сохранить их, сначала зарегистрируйтесь.
ui-your-data = Ваши данные
ui-your-data-about = Файл с тем, что о вас хранится: имя, адрес, входы, столы и ваши строки в чате.
ui-your-data-get = Скачать
ui-delete-account = Удалить учётную запись
ui-delete-guest = Удалить гостя
ui-delete-about = Это нельзя отменить. В идущих партиях за вас продолжат боты. Партии и строки чата останутся, но без вашего имени.
ui-link-sign-in = Войти
ui-link-sign-in-about = Ссылка из письма впускает вас сюда. Она действует один раз.
ui-link-mail = Подтвердить почтовый адрес
ui-link-mail-about = Ссылка из письма подтверждает, что адрес ваш. Она действует один раз.
ui-link-mail-done = Подтверждено: { $mail } — теперь почтовый адрес учётной записи.
ui-link-instead = Войти без пароля
ui-link-instead-about = Если этот адрес подтверждён в учётной записи, на него придёт ссылка.
ui-link-asked = Если этот адрес указан в учётной записи, ссылка уже в пути. Она действует 15 минут.
ui-sign-in = Войти
ui-sign-up = Зарегистрироваться
ui-sign-out = Выйти

# Настройки
ui-settings = Настройки
ui-language = Язык
ui-theme = Тема
ui-theme-system = Как в системе
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-motion = Анимация
ui-motion-slow = Медленная
ui-motion-normal = Обычная
ui-motion-fast = Быстрая
ui-motion-off = Выкл.
ui-sound = Тихие звуки
ui-notify = Системное уведомление о моём ходе, когда страница не видна
ui-notify-denied = Уведомления запрещены в этом браузере
ui-play-forced = Единственный вариант разыгрывать автоматически

# Стол
ui-board = Игровое поле
ui-board-in-words = Игровое поле словами
ui-players = Игроки
ui-rail = Журнал, чат, правила, очки
ui-tab-log = Журнал
ui-tab-chat = Чат
ui-tab-rules = Правила
ui-tab-scores = Очки
ui-your-decision = ваше решение
ui-waiting-for = Ждём: { $player }
ui-thinking = думает
ui-bots-held = Боты ждут: у того, кто открыл этот стол, боты думают за слишком многими другими столами.
ui-away = нет на месте
ui-take-back = Вернуться на место
ui-seat-menu = Место: { $player }
ui-let-bot-play = Пусть играет бот
ui-let-bot-play-for-you = Бот играет за вас, пока вы не вернёте себе место.
ui-let-bot-play-for = Бот играет, пока владелец не вернёт себе место.
ui-let-bot-play-open = Бот займёт это место.
ui-bot-change = Другой уровень
ui-bot-change-about = С этого момента бот играет на выбранном уровне.
ui-bot-level = Уровень
ui-cancel = Отмена
ui-time-left = Осталось времени
ui-undo = Отменить
ui-fold = Показать или скрыть варианты
ui-keep-open = Не закрывать
ui-show-result = Показать итог
ui-hint = Подсказка
ui-hint-of = Средний бот выбрал бы:
ui-hint-thinking = Средний бот думает
ui-hint-later = Подсказка нужна, когда решаете вы; сейчас решают другие.
ui-forced = Вариант один, он разыграется сам.
ui-no-choices = Решают другие.
ui-you-watch = Вы смотрите партию.
ui-covered = Закрыто, пока следующий игрок не подтвердит.
ui-game-over = Партия окончена.
ui-no-result = Партия закончилась без результата.
ui-no-result-closed = Хозяин сервера закрыл стол. Партия закончена без результата.
ui-no-result-old_rules = Правила этой игры изменились, и тех, по которым партия начата, на сервере больше нет. Партия закончена без результата.
ui-clause = пункт правил
ui-pass-device = Передайте устройство игроку { $player }
ui-pass-device-about = До этого карты закрыты.
ui-i-am = Я { $player }
ui-reconnecting = Связь потеряна. Восстанавливаем …
ui-offline = Нет сети. Ждём, когда она появится …
ui-too-many-pages = С вашего адреса открыто слишком много столов. Закройте часть страниц; пробуем снова …
ui-no-answer = Сервер пока не отвечает …
ui-sent-again = Ваше действие сохранено и будет отправлено снова.
ui-scores-hidden = Очки скрыты до конца партии.
ui-check-shuffle = Проверить тасование
ui-commitment = Честная игра: эта печать расклада поставлена до первого хода.
ui-seed = Сам расклад:
ui-log-earlier = Показать более ранние ходы
ui-log-start = Партия начинается.
ui-log-end = Партия окончена.
ui-log-rules = Правила этой игры изменились: партия продолжается по версии { $version }.
ui-log-undo = { $player } отменяет ход.
ui-log-hide = Хозяин сервера скрыл сообщение в чате.
ui-log-seat = Место занимает { $player }.
ui-log-seat-left = { $player }: место оставлено, теперь здесь играет бот.
ui-log-seat-bot = { $player }: теперь здесь играет бот.
ui-log-seat-away = { $player }: игрока нет за столом, хозяин посадил сюда бота.
ui-log-seat-took_back = { $player }: место снова у своего игрока.
ui-log-seat-time_ran_out = { $player }: время вышло, теперь здесь играет бот.
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-hidden = Скрыто хозяином сервера.
ui-chat-message = Сообщение
ui-report = Пожаловаться …
ui-report-about = Хозяин сервера прочтёт вашу жалобу вместе с журналом и чатом этого стола.
ui-report-whom = На кого или на что
ui-report-players = Игроки
ui-report-lines = Сообщения в чате
ui-report-what = Что не так
ui-report-what-chat = Грубые или навязчивые слова
ui-report-what-play = Нечестная игра
ui-report-what-name = Оскорбительное имя
ui-report-what-other = Другое
ui-report-text = Своими словами, если хотите
ui-report-send = Отправить жалобу
ui-report-sent = Спасибо. Жалоба отправлена хозяину сервера.
ui-send = Отправить
ui-rules-search = Искать в правилах
ui-rules-english = Правила пока на английском языке.
ui-rules-none = Ничего не найдено.

# Клавиши
ui-replay-round = Показать последний круг ещё раз
ui-replay-stop = Остановить
ui-keys = Клавиши
ui-key-tab = перейти к следующему месту
ui-key-arrows = ходить по подсвеченным местам и вариантам
ui-key-enter = выбрать
ui-key-digits = выбрать вариант с этим номером
ui-key-undo = отменить ход
ui-key-hint = подсказка
ui-key-list = свернуть и развернуть список вариантов
ui-key-replay = показать последний круг ещё раз
ui-key-sound = звуки вкл. и выкл.
ui-key-help = показать клавиши
ui-key-escape = закрыть

# Конец и повтор
ui-winner = победитель
ui-show-board = Показать игровое поле
ui-chart = Очки по ходу партии
ui-chart-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
ui-end-skip = Пропустить
ui-end-place = Место { $place }
ui-end-deciding = Что решило исход: { $item } — { $first } { $most }, { $second } { $less }.
ui-end-tie = Очков поровну. { $rule }.
ui-end-shared = Очков поровну. { $rule }; но и здесь вышло поровну.
ui-end-you-ahead = Ваш отрыв от второго места: { $lead }.
ui-end-you-behind = Вы на { $place }-м месте из { $players }, отставание от победителя: { $behind }.
ui-end-you-even = Вы на { $place }-м месте из { $players }, очков столько же, сколько у победителя.
ui-end-you-best = Больше всего вам принесло: { $item }, { $points }.
ui-picture = Картинка для друзей
ui-picture-failed = Картинку не удалось сделать или отправить. Попробуйте другой браузер.
ui-rematch = Реванш
ui-replay = Повтор
ui-download-record = Скачать запись партии
ui-to-lobby = В лобби
ui-to-table = К столу
ui-step-back = Назад
ui-step-forward = Вперёд
ui-run = Пуск
ui-pause = Пауза
ui-position = Ход { $at } из { $total }
ui-copy-position = Скопировать ссылку
ui-show-hidden = Показать скрытое
ui-seen-from = Глазами игрока

# В чём отказывает сервер
ui-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
ui-error-no_connection = Сервер не отвечает. Попробуйте чуть позже.
ui-error-no_hint = Подсказку найти не удалось. Попробуйте ещё раз.
ui-error-stale = За столом уже всё изменилось, посмотрите ещё раз.
ui-error-banned = Хозяин сервера закрыл вам доступ.
ui-error-already_seated = Вы уже сидите за этим столом.
ui-error-already_started = Партия уже началась.
ui-error-bad_name = В имени от 1 до 24 видимых знаков.
ui-error-bad_seats = Своё место может быть только одно; остальные за вашим экраном отмечайте отдельно.
ui-error-game_is_over = Партия окончена.
ui-error-name_taken = Учётная запись с таким именем уже есть.
ui-error-key_used = Команда пришла дважды в разном виде. Попробуйте ещё раз.
ui-error-owner_not_away = Игрок отсутствует не настолько долго, чтобы за него играл бот.
ui-error-owner_decides = За игрока уже играет бот; сменить его может только сам игрок.
ui-error-out_of_time = Ваше время вышло. Место снова будет вашим, как только бот сделает ход.
ui-error-undo_too_late = Отменять поздно: ход уже больше десяти минут у другого игрока.
ui-error-bot_too_weak = За отсутствующего играет только средний или сильный бот.
ui-error-no_session = Сначала назовите имя.
ui-error-not_host = Начать партию может только хозяин стола.
ui-error-not_over = Партия ещё не окончена.
ui-error-not_seated = Вы не сидите за этим столом.
ui-error-not_started = Партия ещё не началась.
ui-error-not_your_seat = Это не ваше место.
ui-error-other_version = Так играли по прежним правилам; показать это больше нельзя.
ui-error-rules_changed = Правила изменились во время этой партии: записи, которую можно повторить, у неё нет.
ui-error-seat_taken = Это место уже занято.
ui-error-server_error = На сервере что-то пошло не так. Попробуйте ещё раз.
ui-error-still_hidden = Скрытое показывают, когда партия окончена.
ui-error-table_closed = Хозяин сервера закрыл стол.
ui-error-table_full = Все места за этим столом заняты.
ui-error-too_fast = Слишком быстро. Подождите немного.
ui-error-too_busy = Сейчас думает много ботов. Попробуйте чуть позже.
ui-error-too_large = Это слишком длинно.
ui-error-too_many_bot_tables = Боты думают за слишком многими столами, открытыми вами или с вашего адреса. Закройте часть столов или подождите, пока боты сходят.
ui-error-too_many_waiting_tables = Многие ваши столы или столы с вашего адреса уже ждут игроков. Начните игру за ними или покиньте их.
ui-error-unknown_table = Такого стола нет.
ui-error-wrong_login = Имя или пароль неверны.
ui-error-no_line = В чате нет такого сообщения.
ui-error-own_report = Это вы сами.
ui-error-nobody_there = На этом месте никого нет.
ui-error-new_password_needed = Это код от хозяина сервера. Придумайте собственный пароль.
ui-error-code_over = Этот код устарел. Попросите у хозяина сервера новый.
ui-error-common_password = Это один из самых частых паролей. Выберите другой.
ui-error-password_is_name = Пароль, совпадающий с именем, угадают сразу. Выберите другой.
ui-error-wrong_password = Это не пароль вашей учётной записи.
ui-error-name_stays = Имя учётной записи не меняется.
ui-error-no_password = У гостя нет пароля; зарегистрируйтесь, чтобы он появился.
ui-error-bad_mail = Это не похоже на почтовый адрес.
ui-error-mail_taken = Этот почтовый адрес указан в другой учётной записи.
ui-error-link_is_over = Эта ссылка уже использована или устарела. Запросите новую.
ui-error-no_mail = Этот сервер не отправляет писем.
