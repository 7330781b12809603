# Words that belong to no single game.

player-you = You
player-bot = Bot{"\u00A0"}{ $number }
player-bot-kind = Bot{"\u00A0"}{ $number } ({ $kind })
player-number = Player{"\u00A0"}{ $number }

bot-easy = easy
bot-easy-about = Sees good turns, but does not always play the best of them.
bot-medium = medium
bot-medium-about = Thinks ahead for a moment; a fair opponent.
bot-hard = hard
bot-hard-about = Thinks ahead for two seconds; the strongest of the house.
bot-random = random
bot-random-about = Plays any move; good for learning the rules.
bot-greedy = greedy
bot-greedy-about = Looks one turn ahead and takes what looks best.

on = on
off = off
options = Options
player-range = { $from }–{ $to } players

your-turn = Your turn
turn-of = Turn of { $player }
round-number = Round { $number }
last-round = Last round
since-your-last-turn = Since your last turn
log = Log
score = Score
scores = Scores
final-scoring = Final scoring
final-tie = A tie is won by whoever sits later in turn order
total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wins = { $player } wins with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
you-won = You won with { $count ->
    [one] { $count } point
   *[other] { $count } points
}!
nobody-won = The goal was missed, with { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
shared-victory = Shared victory: { $players }.
your-choices = Your choices

# What a bot would do, and what it expects.
hint-chance = { $games ->
    [0] Hardly a game is won from here
    [10] Nearly every game is won from here
    [one] About { $games } in 10 games is won from here
   *[other] About { $games } in 10 games are won from here
} ({ $percent }%).
hint-only = There is nothing else to choose.

# Why something is refused, in every game.
reason-unknown_move = There is no such move.
reason-game_is_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-must_choose_action = First choose the action of your turn.
reason-nothing_to_undo = There is nothing to undo.
reason-others_moved = Another player has moved since, so this can no longer be undone.
reason-something_revealed = Undo stops here: something was revealed.

# One choice for all disputed rulings.
option-rulings = Rulings
option-rulings-ours = ours
option-rulings-as_printed = as printed
option-rulings-own = your own mix
option-rulings-about = Where the printed rulebook can be read in two ways: all such options at once, as we rule or by the letter of the print. Each can still be changed by itself.
