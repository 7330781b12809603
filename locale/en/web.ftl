# What only the web page says.

ui-skip = Skip to the main part
ui-close = Close
ui-loading = One moment …
ui-you = you
ui-bot = Bot
ui-name = Name
ui-your-name = Your name
ui-page-unknown = There is no such page.
ui-ban-reason = Reason: { $reason }
ui-ban-until = The ban ends on { $moment }.
ui-table-unknown = There is no such table, or it is not open to you.

# Lobby
ui-lobby = Lobby
ui-motto = An open table for the games of the merchant roads.
ui-games = Games
ui-play-now = Play now
ui-new-table = New table
ui-minutes = { $from ->
    [45] { $to ->
        [45] 45 minutes
       *[other] 45–{ $to } minutes
    }
   *[other] { $from }–{ $to } minutes
}
ui-list-mine = My games
ui-list-mine-empty = You are at no table yet.
ui-list-open = Open tables
ui-list-open-empty = No table has a free seat right now. Open one!
ui-list-watch = Games to watch
ui-list-watch-empty = Nobody is playing in public right now.
ui-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
ui-finished = finished
ui-without-result = without result
ui-bots-wait = bots wait until somebody comes back

# New table
ui-new-table-of = New table: { $game }
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-seat-me = Me
ui-seat-open = Open seat
ui-seat-shared = Somebody at this screen
ui-seat-bot = Bot: { $bot }
ui-bots = Bots
ui-bots-more = More bots
ui-seat-add = Add a seat
ui-seat-remove = Remove seat { $number }
ui-preset = Which game?
ui-preset-quick = Quick
ui-preset-quick-about = You against one bot, with the usual options.
ui-preset-first = First game
ui-preset-first-about = Against an easy bot, with everything that helps to see how it stands.
ui-preset-full = With everything
ui-preset-full-about = The most players, and all extras the box has.
ui-advanced = Advanced: readings of the rules
ui-options = Options
ui-clock = Clock
ui-clock-none = No clock
ui-clock-live = Live
ui-clock-days = Days
ui-clock-minutes = Minutes per player
ui-clock-increment = Seconds added per turn
ui-clock-days-per-turn = Days per turn
ui-clock-live-of = Live: { $minutes } min per player, { $seconds } s added per turn
ui-clock-days-of = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
ui-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
ui-private = Private table
ui-private-about = Only people with the link find it.
ui-open-table = Open the table
ui-start = Start the game

# Waiting for players
ui-waiting-people = Waiting for players. Send them the link:
ui-link = Link to this table
ui-copy-link = Copy the link
ui-copied = Copied
ui-start-without-rest = Start now with those who are here
ui-leave = Leave the table
ui-take-seat = Sit down
ui-agreed = What is agreed at this table

# Account
ui-account = Account
ui-account-about = To play, a name is enough. An account with a password keeps your games on every device.
ui-guest = guest
ui-somebody-left = Somebody who left
ui-guest-seat-about = Plays as a guest, without an account
ui-guest-about = You play as a guest. Sign up, and your games stay yours on every device.
ui-signed-in-as = Signed in as { $player }.
ui-password = Password
ui-new-password = New password
ui-your-account = Your account
ui-account-none = You are not signed in. Sign in at the top right, and everything about your account is here.
ui-account-since = account since { $date }
ui-guest-since = guest since { $date }
ui-change-name = Change the name
ui-change-name-about = The new name shows at your tables at once. Accounts keep their names.
ui-name-changed = That is your name now.
ui-change-password = Change the password
ui-change-password-about = You stay signed in here; everywhere else you are signed out.
ui-change-password-by-link = You came by a link, so the old password is not needed. Everywhere else you are signed out.
ui-password-now = Password now
ui-password-new = New password, at least 8 characters
ui-password-changed = The new password holds from now on.
ui-mail = Mail address
ui-mail-about = With a mail address you can sign in by a link, even if you have forgotten the password. Nobody else sees it.
ui-mail-is = Your address is { $mail }. You can sign in by a link sent to it. Another one takes its place once you have confirmed it.
ui-mail-send = Send a link
ui-mail-sent = A link is on its way. It confirms the address and is good for 15 minutes.
ui-mail-forget = Remove the mail address
ui-mail-forget-about = Links are no longer sent to { $mail }; you sign in by password only.
ui-sign-out-everywhere = Sign out everywhere
ui-sign-out-everywhere-about = { $count ->
    [one] You are signed in in one browser, this one.
   *[other] You are signed in in { $count } browsers.
  }
ui-sign-out-guest-about = A guest who signs out cannot come back to their games. Sign up first to keep them.
ui-your-data = Your data
ui-your-data-about = A file with what is kept of you: name, address, sign-ins, tables and your lines in the chat.
ui-your-data-get = Download
ui-delete-account = Delete the account
ui-delete-guest = Delete the guest
ui-delete-about = This cannot be undone. Bots take over your running games. Games and lines of the chat stay, but your name goes.
ui-link-sign-in = Sign in
ui-link-sign-in-about = The link in your mail signs you in here. It is good once.
ui-link-mail = Confirm the mail address
ui-link-mail-about = The link in your mail confirms that the address is yours. It is good once.
ui-link-mail-done = Confirmed: { $mail } is the mail address of the account now.
ui-link-instead = Sign in without a password
ui-link-instead-about = If an account has confirmed this address, a link comes by mail.
ui-link-asked = If an account has this address, a link is on its way. It is good for 15 minutes.
ui-sign-in = Sign in
ui-sign-up = Sign up
ui-sign-out = Sign out

# Settings
ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-slow = Slow
ui-motion-normal = Normal
ui-motion-fast = Fast
ui-motion-off = Off
ui-sound = Quiet sounds
ui-notify = A note of the system when it is my turn and I look elsewhere
ui-notify-denied = Notes of the system are not allowed in this browser
ui-play-forced = Play by itself when there is only one choice

# The table
ui-board = Board
ui-board-in-words = The board in words
ui-players = Players
ui-rail = Log, chat, rules, scores
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-rules = Rules
ui-tab-scores = Scores
ui-your-decision = your decision
ui-waiting-for = Waiting for { $player }
ui-thinking = thinking
ui-bots-held = The bots pause: they think at too many other tables for whoever opened this one.
ui-away = away
ui-take-back = Take the seat back
ui-seat-menu = Seat of { $player }
ui-let-bot-play = Let a bot play
ui-let-bot-play-for-you = The bot plays for you until you take the seat back.
ui-let-bot-play-for = The bot plays until the owner takes the seat back.
ui-let-bot-play-open = The bot takes this seat.
ui-bot-change = Another level
ui-bot-change-about = From now on the bot plays at this level.
ui-bot-level = Level
ui-cancel = Cancel
ui-time-left = Time left
ui-undo = Undo
ui-fold = Show or hide the choices
ui-keep-open = Keep open
ui-show-result = Show the result
ui-hint = Hint
ui-hint-of = The medium bot would choose:
ui-hint-thinking = The medium bot thinks it over
ui-hint-later = A hint is for your own decision; now others decide.
ui-forced = There is only one choice; it plays itself.
ui-no-choices = Others are deciding.
ui-you-watch = You are watching.
ui-covered = Hidden until the next player confirms.
ui-game-over = The game is over.
ui-no-result = The game ended without a result.
ui-no-result-closed = The host of this server has closed the table. The game ends without a result.
ui-no-result-old_rules = The rules of this game have changed, and this server no longer has those it was begun with. The game ends without a result.
ui-clause = rule clause
ui-pass-device = Pass the device to { $player }
ui-pass-device-about = The cards stay covered until then.
ui-i-am = I am { $player }
ui-reconnecting = Connection lost. Reconnecting …
ui-offline = No network. Waiting for it …
ui-too-many-pages = Too many tables are open at your address. Close some pages; trying again …
ui-no-answer = The server has not answered yet …
ui-sent-again = What you did is kept and will be sent again.
ui-scores-hidden = Points stay hidden until the game is over.
ui-check-shuffle = Check the shuffle
ui-commitment = Fair play: this seal of the shuffle was fixed before the first move.
ui-seed = The shuffle itself:
ui-log-earlier = Show earlier moves
ui-log-start = The game begins.
ui-log-end = The game is over.
ui-log-rules = The rules of this game have changed: it goes on under version { $version }.
ui-log-undo = { $player } takes a move back.
ui-log-hide = The host of this server has hidden a message of the chat.
ui-log-seat = A seat changes hands: { $player }.
ui-log-seat-left = { $player } has left; a bot plays here now.
ui-log-seat-bot = { $player }: a bot plays here now.
ui-log-seat-away = { $player } is away; the host has let a bot play here.
ui-log-seat-took_back = { $player } has taken the seat back.
ui-log-seat-time_ran_out = The time of { $player } has run out; a bot plays here now.
ui-chat-empty = Nobody has said anything yet.
ui-chat-hidden = Hidden by the host of this server.
ui-chat-message = Message
ui-report = Report somebody …
ui-report-about = The host of this server will read your report together with the log and the chat of this table.
ui-report-whom = Whom or what
ui-report-players = Players
ui-report-lines = Lines of the chat
ui-report-what = What is wrong
ui-report-what-chat = Rude or unwanted words
ui-report-what-play = Unfair play
ui-report-what-name = An offensive name
ui-report-what-other = Something else
ui-report-text = In your own words, if you like
ui-report-send = Send the report
ui-report-sent = Thank you. Your report has been sent to the host of this server.
ui-send = Send
ui-rules-search = Search the rules
ui-rules-english = The rules page is in English for now.
ui-rules-none = Nothing found.

# Keys
ui-replay-round = Replay the last round
ui-replay-stop = Stop
ui-keys = Keys
ui-key-tab = go from one place to the next
ui-key-arrows = walk over the lit places and the choices
ui-key-enter = choose
ui-key-digits = make the choice with this number
ui-key-undo = undo
ui-key-hint = hint
ui-key-list = fold and unfold the list of choices
ui-key-replay = replay the last round
ui-key-sound = sounds on and off
ui-key-help = show these keys
ui-key-escape = close

# End and replay
ui-winner = winner
ui-show-board = Show the board
ui-chart = Points over the game
ui-chart-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-end-skip = Skip
ui-end-place = Place { $place }
ui-end-deciding = What decided it: { $item } – { $first } { $most }, { $second } { $less }.
ui-end-tie = Even on points. { $rule }.
ui-end-shared = Even on points. { $rule }; here that was even, too.
ui-end-you-ahead = You were { $lead } ahead of second place.
ui-end-you-behind = You took place { $place } of { $players }, { $behind } behind the winner.
ui-end-you-even = You took place { $place } of { $players }, with as many points as the winner.
ui-end-you-best = What brought you most: { $item }, { $points }.
ui-picture = Picture to share
ui-picture-failed = The picture could not be made or shared. Try another browser.
ui-rematch = Rematch
ui-replay = Replay
ui-download-record = Download the record
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-step-back = Step back
ui-step-forward = Step forward
ui-run = Run
ui-pause = Pause
ui-position = Move { $at } of { $total }
ui-copy-position = Copy link
ui-show-hidden = Show hidden
ui-seen-from = Seen from

# What the server refuses
ui-error-unknown = Something went wrong. Please try again.
ui-error-no_connection = The server cannot be reached. Please try again in a moment.
ui-error-no_hint = No hint could be found. Please try again.
ui-error-stale = The table has moved on; look again.
ui-error-banned = The host of this server has banned you.
ui-error-already_seated = You already have a seat at this table.
ui-error-already_started = The game has already begun.
ui-error-bad_name = A name has 1 to 24 visible characters.
ui-error-bad_seats = You can have one seat of your own; the others at your screen are shared ones.
ui-error-game_is_over = The game is over.
ui-error-name_taken = Somebody already has an account with this name.
ui-error-key_used = This was sent twice in different words. Please try again.
ui-error-owner_not_away = The player has not been away long enough for a bot to play here.
ui-error-owner_decides = A bot plays for the player already; only they can change it.
ui-error-out_of_time = Your time has run out. The seat is yours again as soon as the bot has moved.
ui-error-undo_too_late = It is too late to take this back: somebody else has had the turn for more than ten minutes.
ui-error-bot_too_weak = For somebody who is away only a medium or hard bot plays.
ui-error-no_session = Tell us a name first.
ui-error-not_host = Only the host begins the game.
ui-error-not_over = The game is not over yet.
ui-error-not_seated = You have no seat at this table.
ui-error-not_started = The game has not begun yet.
ui-error-not_your_seat = This seat is not yours.
ui-error-other_version = This was played by older rules and cannot be shown any more.
ui-error-rules_changed = The rules were changed while this game was played: it has no record that could be replayed.
ui-error-seat_taken = Somebody else has this seat.
ui-error-server_error = Something went wrong at the server. Please try again.
ui-error-still_hidden = The hidden parts are shown when the game is over.
ui-error-table_closed = The host of this server has closed the table.
ui-error-table_full = Every seat at this table is taken.
ui-error-too_fast = That was too fast. Please wait a moment.
ui-error-too_busy = Many bots are thinking right now. Please try again in a moment.
ui-error-too_large = This is too long.
ui-error-too_many_bot_tables = Bots are thinking at too many tables of yours or of your address. Close some of them, or wait until the bots have moved.
ui-error-too_many_waiting_tables = Many tables of yours or of your address wait for players already. Begin or leave some of them.
ui-error-unknown_table = There is no such table.
ui-error-wrong_login = The name or the password is wrong.
ui-error-no_line = There is no such line in the chat.
ui-error-own_report = This is yourself.
ui-error-nobody_there = Nobody has this seat.
ui-error-new_password_needed = This is a code from the host of this server. Choose a password of your own.
ui-error-code_over = This code is too old. Ask the host of this server for another one.
ui-error-common_password = This is one of the commonest passwords. Please choose another one.
ui-error-password_is_name = A password that is the name is guessed at once. Please choose another one.
ui-error-wrong_password = This is not the password of your account.
ui-error-name_stays = The name of an account stays as it is.
ui-error-no_password = A guest has no password; sign up to have one.
ui-error-bad_mail = This does not look like a mail address.
ui-error-mail_taken = Another account has this mail address.
ui-error-link_is_over = This link has been used already, or it is too old. Please ask for another one.
ui-error-no_mail = This server sends no mail.
