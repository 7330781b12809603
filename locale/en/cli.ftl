# The command line.

cli-welcome-help = Type the number of a choice, or { $help } for everything else.
cli-deck = { $cards ->
    [0] the deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
cli-nothing-yet = Nothing has happened yet.
cli-pass-on = Now it is for { $player }. Press Enter when you are ready.
cli-no-such-choice = There is no choice { $number }; they run from 1 to { $last }.
cli-not-understood = “{ $text }” is neither a choice, a move nor a command. Type { $help } to see what is.
cli-undone = Your last choice is taken back.
cli-saved = The game is kept in { $path }
cli-resume = To go on: { $command }

cli-why-which = Say which move, for example: { $example }
cli-why-possible = This is possible now.
cli-rules-which = Say a clause from { $example } to { $last }, or a word to look for.
cli-rules-missing = The rules of this game are not installed.
cli-rules-none = No clause mentions “{ $text }”.
cli-rules-more = Also mentioned in { $clauses }.
cli-hint = { $move }. { $outlook }
cli-score-hidden = The others keep their scores hidden until the end.

cli-word-move = MOVE
cli-word-clause = CLAUSE
cli-help-number = make the choice with this number
cli-help-move = or write the move itself
cli-help-undo = take your last choice back
cli-help-why = say why a move is not possible
cli-help-rules = read a rule, by clause or by a word in it
cli-help-hint = what the medium bot would do, and how the game looks then
cli-help-score = the points so far
cli-help-log = all that has happened
cli-help-look = the whole table, with everybody’s played cards
cli-help-help = this page
cli-help-quit = leave; the game is kept

cli-yes = yes
cli-no = no
cli-column-game = Game
cli-column-players = Players
cli-column-compiled = Compiled
cli-column-engine = Decisions/s
cli-column-from-python = From Python/s
cli-column-copy = Copy, µs
cli-column-state = Saved, bytes
cli-column-bot = Bot
cli-column-games = Games
cli-column-wins = Wins
cli-column-win-rate = Win rate
cli-column-mean-score = Mean score
cli-bench-measuring = Measuring …
cli-simulate-summary = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $speed } a second
cli-simulate-spread = Score spread   { $spread }
cli-simulate-stopping = Stopping when the games under way are finished; press { $keys } again to stop at once.
cli-simulate-stopped = Stopped: { $games } of { $planned } games are finished.
cli-simulate-saved = The records are in { $folder }
cli-replay-fine = fine
cli-replay-bad = bad
cli-replay-unfinished = unfinished
cli-replay-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
