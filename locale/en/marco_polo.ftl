# The Voyages of Marco Polo
#
# Lists of six numbers are resources, `[[cubes 3 2 0 0 0 1]]`: coins, camels, pepper, silk, gold, points. Lists without
# a zero are dice. `[[cube 0]]` is a die by its colour: own, white, black.

marco_polo-title = The Voyages of Marco Polo
marco_polo-sentence = Roll your dice, trade at the bazaars, fulfil contracts and travel the long roads from Venezia to Beijing.

marco_polo-option-random_provinces = Random province bonuses
marco_polo-option-random_provinces-about = The six province bonuses are shuffled over the provinces.
marco_polo-option-character_draft = Character draft
marco_polo-option-character_draft-about = One character more than there are players lies open; the last player in turn order picks first.
marco_polo-option-goal_choice = Goal choice
marco_polo-option-goal_choice-about = Everybody is dealt 4 goal cards and secretly keeps 2 of them.
marco_polo-option-new_posts = City cards of a new post
marco_polo-option-new_posts-about = When a trading post opens the city cards beside it.
marco_polo-option-new_posts-next_turn = from the next turn
marco_polo-option-new_posts-at_once = at once
marco_polo-option-step_cards = Steps bought on city cards
marco_polo-option-step_cards-about = Whether every step bought on a card ends on its own and builds a post, or all of them make one way.
marco_polo-option-step_cards-separate = one by one
marco_polo-option-step_cards-together = as one way
marco_polo-option-bonus_d = What bonus D copies
marco_polo-option-bonus_d-about = Whether it copies the bonus of any other province, or only of one without your trading post.
marco_polo-option-bonus_d-any = any other province
marco_polo-option-bonus_d-without_post = only a province without your trading post
marco_polo-option-khan_colours = Own dice with the Khan
marco_polo-option-khan_colours-about = Whether only one of a player’s own dice may lie with the Khan each round, or one on each of his places.
marco_polo-option-khan_colours-once = one a round
marco_polo-option-khan_colours-each_place = one on each place
marco_polo-option-after_last_die = After the last die
marco_polo-option-after_last_die-about = Whether bonus actions may follow a player’s last die, so that a black die bought then gives another turn, or the player passes at once.
marco_polo-option-after_last_die-bonus_actions = bonus actions may follow
marco_polo-option-after_last_die-pass = pass at once

# Resources and the other parts of prices and rewards, by number; `takes` is the form after a verb.
marco_polo-part-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco_polo-part-camel = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco_polo-part-pepper = { $count } pepper
marco_polo-part-silk = { $count } silk
marco_polo-part-gold = { $count } gold
marco_polo-part-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco_polo-takes-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
marco_polo-takes-camel = { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
marco_polo-takes-pepper = { $count } pepper
marco_polo-takes-silk = { $count } silk
marco_polo-takes-gold = { $count } gold
marco_polo-takes-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
marco_polo-part-black_die = black die
marco_polo-part-draw_contract = new contract
marco_polo-part-any_good = good of choice
marco_polo-part-two_different_goods = 2 different goods
marco_polo-part-step = step
marco_polo-part-own_province_bonus = { $count ->
    [one] bonus of one of your provinces
   *[other] bonuses of { $count } of your provinces
}
marco_polo-part-other_province_bonus = bonus of another province
marco_polo-and = { $first } and { $last }
marco_polo-nothing = nothing

marco_polo-coins = Coins
marco_polo-camels = Camels
marco_polo-pepper = Pepper
marco_polo-silk = Silk
marco_polo-gold = Gold
marco_polo-points = Points

# A die by its colour, as something taken.
marco_polo-die-own = a die
marco_polo-die-white = the white die
marco_polo-die-black = a black die
marco_polo-die-neutral = neutral die

marco_polo-place-venezia = Venezia
marco_polo-place-beijing = Beijing
marco_polo-place-moscow = Moscow
marco_polo-place-karakorum = Karakorum
marco_polo-place-samarcanda = Samarcanda
marco_polo-place-lan_zhou = Lan-Zhou
marco_polo-place-alexandria = Alexandria
marco_polo-place-karachi = Karachi
marco_polo-place-sumatra = Sumatra
marco_polo-place-anxi = Anxi
marco_polo-place-ormuz = Ormuz
marco_polo-place-kashgar = Kashgar
marco_polo-place-xian = Xian
marco_polo-place-adana = Adana
marco_polo-place-kochi = Kochi
marco_polo-place-oasis_1 = oasis 1
marco_polo-place-oasis_2 = oasis 2
marco_polo-place-oasis_3 = oasis 3
marco_polo-place-oasis_4 = oasis 4
marco_polo-place-oasis_5 = oasis 5
marco_polo-place-oasis_6 = oasis 6
marco_polo-place-oasis_7 = oasis 7
marco_polo-place-oasis_8 = oasis 8
marco_polo-place-oasis_9 = oasis 9
marco_polo-place-oasis_10 = oasis 10
marco_polo-kind-start = start
marco_polo-kind-beijing = end of the road
marco_polo-kind-city = city
marco_polo-kind-province = province
marco_polo-kind-oasis = oasis

# A place by its number: its name, “in it”, “to it”.
marco_polo-place = { $place ->
    [0] { marco_polo-place-venezia }
    [1] { marco_polo-place-beijing }
    [2] { marco_polo-place-moscow }
    [3] { marco_polo-place-karakorum }
    [4] { marco_polo-place-samarcanda }
    [5] { marco_polo-place-lan_zhou }
    [6] { marco_polo-place-alexandria }
    [7] { marco_polo-place-karachi }
    [8] { marco_polo-place-sumatra }
    [9] { marco_polo-place-anxi }
    [10] { marco_polo-place-ormuz }
    [11] { marco_polo-place-kashgar }
    [12] { marco_polo-place-xian }
    [13] { marco_polo-place-adana }
    [14] { marco_polo-place-kochi }
    [15] { marco_polo-place-oasis_1 }
    [16] { marco_polo-place-oasis_2 }
    [17] { marco_polo-place-oasis_3 }
    [18] { marco_polo-place-oasis_4 }
    [19] { marco_polo-place-oasis_5 }
    [20] { marco_polo-place-oasis_6 }
    [21] { marco_polo-place-oasis_7 }
    [22] { marco_polo-place-oasis_8 }
    [23] { marco_polo-place-oasis_9 }
   *[24] { marco_polo-place-oasis_10 }
}
marco_polo-in-place = { $place ->
    [8] on { marco_polo-place }
   *[other] in { marco_polo-place }
}
marco_polo-to-place = to { marco_polo-place }

# The action spaces.
marco_polo-space-coins = 5 coins
marco_polo-space-coins-about = Take 5 coins with a die of any value.
marco_polo-space-camels = Bazaar: camels
marco_polo-space-camels-about = Take the camels of the column your die shows, or of a lower one.
marco_polo-space-pepper = Bazaar: pepper
marco_polo-space-pepper-about = Take what the column of your die shows, or a lower one.
marco_polo-space-silk = Bazaar: silk
marco_polo-space-silk-about = Takes 2 dice; take what the column of the lower one shows, or a lower column.
marco_polo-space-gold = Bazaar: gold
marco_polo-space-gold-about = Takes 3 dice; take what the column of the lowest one shows, or a lower column.
marco_polo-space-khan = Khan’s favour
marco_polo-space-khan-about = Take 2 camels and a good of choice. There are 4 places, and each die must be at least as high as the one before it.
marco_polo-space-contracts = Contracts
marco_polo-space-contracts-about = Take 1 or 2 contracts from the row, up to the space your die shows.
marco_polo-space-travel = Travel
marco_polo-space-travel-about = Takes 2 dice; go up to as many steps as the lower one shows. You pay by the number of steps, and what the routes cost.
marco_polo-space-card = City card
marco_polo-space-card-about = Use a card of a city where you have a trading post. Each card is used once a round.
marco_polo-space-purse = Purse
marco_polo-space-purse-about = Put in any die for 3 coins, as often as you like; this is a bonus action.
marco_polo-space-black_dice = Black dice
marco_polo-space-black_dice-about = Once a turn you may buy a black die for 3 camels. Black and white dice may use a space your own dice have used.
marco_polo-occupied-about = If a die lies there already, pay coins equal to the lowest die you place.

# A space by its number.
marco_polo-space = { $space ->
    [0] { marco_polo-space-coins }
    [1] { marco_polo-space-camels }
    [2] { marco_polo-space-pepper }
    [3] { marco_polo-space-silk }
    [4] { marco_polo-space-gold }
    [5] { marco_polo-space-khan }
    [6] { marco_polo-space-contracts }
    [7] { marco_polo-space-travel }
    [8] { marco_polo-space-card }: { marco_polo-place-moscow }
    [9] { marco_polo-space-card }: { marco_polo-place-karakorum }
    [10] { marco_polo-space-card }: { marco_polo-place-samarcanda }
    [11] { marco_polo-space-card }: { marco_polo-place-lan_zhou }
    [12] { marco_polo-space-card }: { marco_polo-place-alexandria }
    [13] { marco_polo-space-card }: { marco_polo-place-karachi }
    [14] { marco_polo-space-card }: { marco_polo-place-sumatra } 1
    [15] { marco_polo-space-card }: { marco_polo-place-sumatra } 2
    [16] { marco_polo-space-card }: { marco_polo-place-sumatra } 3
   *[17] { marco_polo-space-purse }
}

marco_polo-character-raschid = Raschid ad-Din Sinan
marco_polo-character-raschid-about = You never roll: when you place your dice, you set each of them to any value.
marco_polo-character-matteo = Matteo Polo
marco_polo-character-matteo-about = You own the white die, and draw a contract at the start of every round.
marco_polo-character-berke = Berke Khan
marco_polo-character-berke-about = You pay nothing for occupied action spaces.
marco_polo-character-mercator = Mercator ex Tabriz
marco_polo-character-mercator-about = When another player uses a bazaar, you gain 1 of its goods or 1 camel{ $players ->
    [2] ; from the Khan’s favour 1 camel, and from the 5 coins space 2 coins
    [3] ; and from the Khan’s favour 1 camel
   *[other] {""}
}.
marco_polo-character-niccolo_marco = Niccolo and Marco Polo
marco_polo-character-niccolo_marco-about = You have two figures and share the steps of a trip between them; every round you gain 1 camel.
marco_polo-character-wilhelm = Wilhelm von Rubruk
marco_polo-character-wilhelm-about = You may build where you pass through, and have 2 more trading posts; the last one is worth 10 points.
marco_polo-character-kubilai = Kubilai Khan
marco_polo-character-kubilai-about = You start in Beijing, with a trading post on its best slot.
marco_polo-character-johannes = Johannes Caprini
marco_polo-character-johannes-about = From any oasis you may go to any other in one step. You pay for no road, but it counts as a step of the trip. Every round you gain 3 coins.

# The city cards.
marco_polo-card-cc_01 = Pay [[cubes 0 1 1 0 0 0]] and gain [[cubes 2 0 0 0 0 2]], as often as the die shows, or less.
marco_polo-card-cc_02 = Pay [[cubes 0 1 0 1 0 0]] and gain [[cubes 4 0 0 0 0 2]], as often as the die shows, or less.
marco_polo-card-cc_03 = Pay [[cubes 0 1 0 0 1 0]] and gain [[cubes 6 0 0 0 0 2]], as often as the die shows, or less.
marco_polo-card-cc_04 = Pay [[cubes 0 1 1 0 0 0]] and gain [[cubes 7 0 0 0 0 0]], as often as the die shows, or less.
marco_polo-card-cc_05 = Pay [[cubes 0 1 0 1 0 0]] and gain [[cubes 8 0 0 0 0 0]], as often as the die shows, or less.
marco_polo-card-cc_06 = Pay [[cubes 0 1 0 0 1 0]] and gain [[cubes 9 0 0 0 0 0]], as often as the die shows, or less.
marco_polo-card-cc_07 = Pay [[cubes 0 3 1 0 0 0]] and gain [[cubes 0 0 0 0 0 4]], as often as the die shows, or less.
marco_polo-card-cc_08 = Pay [[cubes 0 2 0 1 0 0]] and gain [[cubes 0 0 0 0 0 4]], as often as the die shows, or less.
marco_polo-card-cc_09 = Pay [[cubes 0 1 0 0 1 0]] and gain [[cubes 0 0 0 0 0 4]], as often as the die shows, or less.
marco_polo-card-cc_10 = Pay [[cubes 0 0 2 0 0 0]] and gain [[cubes 0 0 0 0 0 2]], as often as the die shows, or less.
marco_polo-card-cc_11 = Pay [[cubes 0 0 0 2 0 0]] and gain [[cubes 0 0 0 0 0 3]], as often as the die shows, or less.
marco_polo-card-cc_12 = Pay [[cubes 0 0 0 0 2 0]] and gain [[cubes 0 0 0 0 0 4]], as often as the die shows, or less.
marco_polo-card-cc_13 = Pay [[cubes 0 1 0 0 0 0]] and gain [[cubes 0 0 0 0 0 1]], as often as the die shows, or less.
marco_polo-card-cc_14 = Pay [[cubes 0 2 0 0 0 0]] and gain [[cubes 2 0 0 0 0 1]], as often as the die shows, or less.
marco_polo-card-cc_15 = Pay [[cubes 0 3 0 0 0 0]] and gain [[cubes 0 0 1 1 1 0]], as often as the die shows, or less.
marco_polo-card-cc_16 = Pay [[cubes 0 2 0 0 0 0]] for a step of a figure, as often as the die shows, or less.
marco_polo-card-cc_17 = Pay 2 different goods for a step of a figure, as often as the die shows, or less.
marco_polo-card-cc_18 = Pay [[cubes 2 0 0 0 0 0]] for a good of choice, as often as the die shows, or less.
marco_polo-card-cc_19 = Pay [[cubes 1 0 0 0 0 0]] for the bonus of a province with your trading post, another one each time, as often as the die shows, or less.
marco_polo-card-cc_20 = Pay [[cubes 0 1 0 0 0 0]] and gain [[cubes 3 0 0 0 0 0]], or pay [[cubes 1 0 0 0 0 0]] and gain [[cubes 0 1 0 0 0 0]]: one of the two, as often as the die shows, or less.
marco_polo-card-cc_21 = Pay [[cubes 0 0 0 0 0 1]] and gain [[cubes 3 0 0 0 0 0]], or pay [[cubes 3 0 0 0 0 0]] and gain [[cubes 0 0 0 0 0 1]]: each time as you like, as often as the die shows, or less.
marco_polo-card-cc_22 = Give a good and gain [[cubes 0 2 0 0 0 0]], or pay [[cubes 0 2 0 0 0 0]] for a good of choice: each time as you like, as often as the die shows, or less.
marco_polo-card-cc_23 = Gain [[cubes 2 0 0 0 0 0]] for each of your completed contracts, at most as often as the die shows.
marco_polo-card-cc_24 = Gain [[cubes 0 0 0 0 0 1]] for each of your completed contracts, at most as often as the die shows.
marco_polo-card-cc_25 = Gain [[cubes 2 0 0 0 0 0]] for each of your trading posts on the map, at most as often as the die shows.
marco_polo-card-cc_26 = Gain [[cubes 0 0 0 0 0 1]] for each of your trading posts on the map, at most as often as the die shows.
marco_polo-card-cc_27 = Gain [[cubes 0 0 0 0 1 0]]; with a 6, [[cubes 0 0 0 0 3 0]].
marco_polo-card-cc_28 = Gain [[cubes 0 0 0 1 0 0]]; with a 4 or more, [[cubes 0 0 0 3 0 0]].
marco_polo-card-cc_29 = Gain [[cubes 0 0 1 0 0 0]]; with a 2 or more, [[cubes 0 0 3 0 0 0]].
marco_polo-card-cc_30 = Gain the bonus of a province with your trading post; with a 5 or 6, of one or two of them.
marco_polo-card-cc_31 = Gain [[cubes 2 0 0 0 0 0]] for each point of the die.

# The bonuses of the provinces, by letter and by number; the one-off bonuses of the cities by number.
marco_polo-province_bonus-a = 5 coins
marco_polo-province_bonus-b = 3 camels
marco_polo-province_bonus-c = 2 different goods
marco_polo-province_bonus-d = the bonus of another province
marco_polo-province_bonus-e = 1 camel and 3 coins
marco_polo-province_bonus-f = 3 points
marco_polo-province_bonus = { $bonus ->
    [0] { marco_polo-province_bonus-a }
    [1] { marco_polo-province_bonus-b }
    [2] { marco_polo-province_bonus-c }
    [3] { marco_polo-province_bonus-d }
    [4] { marco_polo-province_bonus-e }
   *[5] { marco_polo-province_bonus-f }
}
marco_polo-city_bonus = { $bonus ->
    [0] 3 coins
    [1] 5 coins
    [2] 2 camels
    [3] 3 camels
    [4] 2 silk
    [5] 2 gold
    [6] 1 good of choice
    [7] a black die
    [8] a contract from the special stack
   *[9] a step
}

# Words on the table.
marco_polo-map = Map
marco_polo-places = Places
marco_polo-routes = Roads
marco_polo-posts = Trading posts
marco_polo-bonus = Bonus
marco_polo-spaces = Action spaces
marco_polo-dice = Dice
marco_polo-price = Price
marco_polo-row = Contracts in the row
marco_polo-city-cards = City cards
marco_polo-players = Players
marco_polo-character = Character
marco_polo-store = Store
marco_polo-active = Contracts
marco_polo-completed = Completed contracts
marco_polo-goals = Goals
marco_polo-goal-cards = Goal cards
marco_polo-figure = Figure
marco_polo-figures = Figures
marco_polo-posts-left = Posts left
marco_polo-drawn = Drawn contract
marco_polo-pool = Characters on offer
marco_polo-black-dice = Black dice left
marco_polo-special-stack = Special stack
marco_polo-start-player = Start player
marco_polo-next-start-player = Start player of the next round
marco_polo-nobody-travelled = nobody has travelled yet
marco_polo-travel-price = Travel price for 1 to 6 steps
marco_polo-free = free
marco_polo-taken = taken
marco_polo-full = full
marco_polo-used = used
marco_polo-secret = secret
marco_polo-none = none
marco_polo-lowest-die = the lowest die
marco_polo-least = from { $value }
marco_polo-dice-needed = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
marco_polo-on-it = On it
marco_polo-in-reach = In reach, with the whole price from here
marco_polo-from-row = from the row
marco_polo-lacks = still needs
marco_polo-mark-white = W
marco_polo-mark-black = B
marco_polo-mark-neutral = N
marco_polo-ready = can be fulfilled
marco_polo-row-bonus = { $count ->
    [one] + { $count } coin or camel
   *[other] + { $count } coins or camels
}
marco_polo-goal = { $city } and { $province }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
marco_polo-goal-places = Different places of your goals with a post: 1, 3, 6 or 10 points for 1, 2, 3 or 4 of them.

# The signs on the table.
marco_polo-sign-coin = coin
marco_polo-sign-camel = camel
marco_polo-sign-pepper = pepper
marco_polo-sign-silk = silk
marco_polo-sign-gold = gold
marco_polo-sign-vp = point
marco_polo-sign-black_die = black die
marco_polo-sign-draw_contract = new contract
marco_polo-sign-any_good = good of choice
marco_polo-sign-two_different_goods = 2 different goods
marco_polo-sign-step = step of a figure
marco_polo-sign-own_province_bonus = bonus of an own province
marco_polo-sign-contract_done = per completed contract
marco_polo-sign-post = per trading post
marco_polo-sign-pip = per point of the die
marco_polo-sign-die = die; W white, B black, N neutral
marco_polo-sign-unset = die without a value, set when placed
marco_polo-sign-lit = can be chosen now

# The end.
marco_polo-final-goals = Goals
marco_polo-final-reached = reached
marco_polo-final-missed = missed
marco_polo-final-tie = A tie is decided by camels

marco_polo-decide-draft = Choose your character
marco_polo-decide-keep = Choose a goal card to keep; you keep 2 of 4
marco_polo-decide-compensate = Your roll is low: take { $missing ->
    [one] 1 coin or 1 camel
   *[other] { $missing } coins and camels in any mix
}
marco_polo-decide-turn = One main action, and any number of bonus actions
marco_polo-decide-choose_die = { marco_polo-space }: choose a die{ $dice ->
    [one] {""}
   *[other] , { $dice } to place
}
marco_polo-decide-column = { marco_polo-space }: choose a column, up to { $value }
marco_polo-decide-take_contract = { $taken ->
    [0] Take a contract from spaces 1 to { $value }
   *[other] Take another contract from spaces 1 to { $value }, or be done
}
marco_polo-decide-row_bonus = { $number ->
    [one] Take 1 coin or 1 camel with the contract
   *[other] Take { $number } coins or { $number } camels with the contract
}
marco_polo-decide-drop_contract = Both contract slots are full: choose the contract to discard
marco_polo-decide-keep_drawn = You drew the contract [[contract { $contract }]]: discard another to keep it, or turn it down
marco_polo-decide-walk = { $taken ->
    [0] Choose where to go: up to { $left ->
        [one] { $left } step
       *[other] { $left } steps
    }
   *[other] Go on, or stop here: { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
}
marco_polo-decide-step = { $reward ->
    [0] Take the step you have paid for
   *[other] Take one step along a road, or decline it
}
marco_polo-decide-arrivals = Choose where to build first
marco_polo-decide-relocate = No trading post is left: choose the one to move { marco_polo-to-place }
marco_polo-decide-good = Choose a good
marco_polo-decide-goods = Choose 2 different goods
marco_polo-decide-copy = Choose the province bonus to gain
marco_polo-decide-times = { $card }: how often? Up to { $left ->
    [one] { $left } time
   *[other] { $left } times
}
marco_polo-decide-way = { $card }: choose a direction for all uses
marco_polo-decide-use_again = { $card }: { $left ->
    [one] { $left } use left
   *[other] { $left } uses left
}

marco_polo-move-pick = { $character }
marco_polo-move-keep = Keep [[goal { $goal }]]
marco_polo-move-compensate = Take { $gain }
marco_polo-move-place = { marco_polo-space }{ $dice ->
    [one] {""}
   *[other] , { $dice } dice
}{ $least ->
    [0] {""}
    [1] {""}
   *[other] , { $least } or more
}{ $paid ->
    [0] {""}
   *[other] , occupied
}
marco_polo-move-card = Card { marco_polo-in-place }: { $card }
marco_polo-move-die = Place { $colour }: { $value }{ $price ->
    [0] {""}
    [one] , for { $price } coin
   *[other] , for { $price } coins
}
marco_polo-move-column = Column { $column }: { $gain }{ $steps ->
    [0] {""}
   *[other] {" "}and a step
}
marco_polo-move-contract = Space { $number }: [[contract { $contract }]]{ $extra ->
    [0] {""}
    [one] , + { $extra } coin or camel
   *[other] , + { $extra } coins or camels
}
marco_polo-move-bonus = Take { $gain }
marco_polo-move-drop = Discard [[contract { $contract }]]
marco_polo-move-reject = Turn down [[contract { $contract }]]
marco_polo-move-go = { $figures ->
    [1] Go
   *[other] Figure { $figure }: go
} { marco_polo-to-place }{ $cost_count ->
    [0] {""}
   *[other] {" "}for { $cost }
}
marco_polo-move-build = Build a trading post { marco_polo-in-place } in passing
marco_polo-move-stop = Stop here
marco_polo-move-decline = Decline the step
marco_polo-move-post = Build { marco_polo-in-place } first
marco_polo-move-relocate = Move the trading post { marco_polo-in-place }
marco_polo-move-good = Take { $good }{ $cost_count ->
    [0] {""}
   *[other] {" "}for { $cost }
}
marco_polo-move-goods = Take { $gain }
marco_polo-move-copy = { marco_polo-province_bonus }
marco_polo-move-province = { marco_polo-place }: { marco_polo-province_bonus }{ $cost_count ->
    [0] {""}
   *[other] {" "}for { $cost }
}
marco_polo-move-times = { $times ->
    [1] Once
    [2] Twice
   *[other] { $times } times
}{ $cost_count ->
    [0] {""}
   *[other] : pay { $cost }, gain { $gain }
}
marco_polo-move-way = Pay { $cost }, gain { $gain }
marco_polo-move-use = Pay { $cost } for a step
marco_polo-move-give = Give { $good } for { $gain }
marco_polo-move-pay = Pay { $cost } for a step
marco_polo-move-done = Done
marco_polo-move-fulfil = Fulfil [[contract { $contract }]]
marco_polo-move-purse = Purse: { $colour }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}, take { $gain }
marco_polo-move-reroll = Reroll { $colour } { $value } for { $cost }
marco_polo-move-raise = Turn { $colour } { $value } → { $after } for { $cost }
marco_polo-move-lower = Turn { $colour } { $value } → { $after } for { $cost }
marco_polo-move-black-die = Buy a black die for { $cost }
marco_polo-move-end-turn = End the turn

marco_polo-log-picked = { $who ->
    [you] You are { $character }.
   *[other] { $player } is { $character }.
}
marco_polo-log-kept_goal = { $who ->
    [you] You keep the goal card [[goal { $goal }]].
   *[other] { $player } keeps the goal card [[goal { $goal }]].
}
marco_polo-log-chose_goals = { $who ->
    [you] You have chosen your goal cards.
   *[other] { $player } has chosen goal cards.
}
marco_polo-log-round_began = { $who ->
    [you] Round { $round } begins, and you start.
   *[other] Round { $round } begins, and { $player } starts.
}
marco_polo-log-rolled = { $who ->
    [you] You roll { $values }, { $total } in all.
   *[other] { $player } rolls { $values }, { $total } in all.
}
marco_polo-log-compensated = { $who ->
    [you] You take { $gain } for a low roll.
   *[other] { $player } takes { $gain } for a low roll.
}
marco_polo-log-row_discarded = Contracts left in the row go under the special stack: { $contracts }.
marco_polo-log-row_opened = New contracts lie in the row.
marco_polo-log-row_refilled = The row was empty; { $contracts_count ->
    [0] no contracts are left for it.
   *[other] new contracts come from the special stack.
}
marco_polo-log-placed = { $who ->
    [you] You place
   *[other] { $player } places
} { $values } on “{ marco_polo-space }”{ $price ->
    [0] {""}
    [one] {" "}for { $price } coin
   *[other] {" "}for { $price } coins
}.
marco_polo-log-gained = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $gain }{ marco_polo-source }.
# Where a gain comes from, after the gain.
marco_polo-source = { $source ->
    [bazaar] {" "}at the bazaar
    [khan] {" "}from the Khan
    [row] {" "}with the contract
    [contract] {" "}for the contract
    [card] {" "}from the city card
    [city] {" "}as the city bonus
    [province] {" "}as a province bonus
    [copy] {" "}as the copied bonus
    [character] {" "}from the character
    [mercator] , thanks to Mercator
    [posts] {" "}for the trading posts
    [purse] {" "}from the purse
   *[other] {""}
}
marco_polo-log-took_contract = { $who ->
    [you] You take the contract [[contract { $contract }]] from space { $space }.
   *[other] { $player } takes the contract [[contract { $contract }]] from space { $space }.
}
marco_polo-log-discarded = { $who ->
    [you] You discard the contract
   *[other] { $player } discards the contract
} [[contract { $contract }]], { $leaves ->
    [0] which goes under the special stack.
   *[other] which leaves the game.
}
marco_polo-log-drew = { $who ->
    [you] You draw the contract [[contract { $contract }]].
   *[other] { $player } draws the contract [[contract { $contract }]].
}
marco_polo-log-no_contract = { $who ->
    [you] You get no contract: the special stack is empty.
   *[other] { $player } gets no contract: the special stack is empty.
}
marco_polo-log-kept_drawn = { $who ->
    [you] You keep the contract [[contract { $contract }]].
   *[other] { $player } keeps the contract [[contract { $contract }]].
}
marco_polo-log-fulfilled = { $who ->
    [you] You fulfil the contract [[contract { $contract }]].
   *[other] { $player } fulfils the contract [[contract { $contract }]].
}
marco_polo-log-went = { $who ->
    [you] You go { marco_polo-to-place }
   *[other] { $player } goes { marco_polo-to-place }
}{ $cost_count ->
    [0] {""}
   *[other] {" "}for { $cost }
}.
marco_polo-log-relocated = { $who ->
    [you] You move one of your trading posts { marco_polo-to-place }.
   *[other] { $player } moves a trading post { marco_polo-to-place }.
}
marco_polo-log-built = { $who ->
    [you] You build a trading post { marco_polo-in-place }, number { $number }.
   *[other] { $player } builds a trading post { marco_polo-in-place }, number { $number }.
}
marco_polo-log-city_bonus = { $who ->
    [you] You earn the city bonus of { marco_polo-place }: { marco_polo-city_bonus }.
   *[other] { $player } earns the city bonus of { marco_polo-place }: { marco_polo-city_bonus }.
}
marco_polo-log-copied = { $who ->
    [you] You copy the bonus of { marco_polo-place }: { marco_polo-province_bonus }.
   *[other] { $player } copies the bonus of { marco_polo-place }: { marco_polo-province_bonus }.
}
marco_polo-log-nothing_to_copy = { $who ->
    [you] You have a trading post in every other province: there is no bonus to copy.
   *[other] { $player } has a trading post in every other province: there is no bonus to copy.
}
marco_polo-log-step_lost = { $who ->
    [you] You cannot pay for any road: the step is lost.
   *[other] { $player } cannot pay for any road: the step is lost.
}
marco_polo-log-declined_step = { $who ->
    [you] You decline the step.
   *[other] { $player } declines the step.
}
marco_polo-log-used_card = { $who ->
    [you] You use the city card { $card }
   *[other] { $player } uses the city card { $card }
}{ $times ->
    [1] .
    [2] {" "}twice.
   *[other] {" "}{ $times } times.
}
marco_polo-log-purse = { $who ->
    [you] You put { $colour } into the purse.
   *[other] { $player } puts { $colour } into the purse.
}
marco_polo-log-rerolled = { $who ->
    [you] You reroll { $colour }: { $before } → { $value }.
   *[other] { $player } rerolls { $colour }: { $before } → { $value }.
}
marco_polo-log-turned = { $who ->
    [you] You turn { $colour }: { $before } → { $value }.
   *[other] { $player } turns { $colour }: { $before } → { $value }.
}
marco_polo-log-black_die = { $who ->
    [you] You take a black die
   *[other] { $player } takes a black die
}{ $value ->
    [0] .
   *[other] : { $value }.
}
marco_polo-log-no_black_die = { $who ->
    [you] You get no black die: none is left this round.
   *[other] { $player } gets no black die: none is left this round.
}

marco_polo-score-on_the_way = On the way
marco_polo-score-goals = Goal cards
marco_polo-score-goal_places = Places of the goals
marco_polo-score-coins = Coins
marco_polo-score-beijing = Beijing
marco_polo-score-goods = Goods
marco_polo-score-most_contracts = Most contracts

reason-lay_dice_for_travel = Your figure moves by the action “{ marco_polo-space-travel }”: lay your dice there first.
reason-lay_dice_for_bazaar = First lay your dice on a row of the bazaar; the lowest of them says up to which column you may take.
reason-lay_die_for_contracts = First lay a die on “{ marco_polo-space-contracts }”; its value says how far along the row you may choose.
reason-must_pick_character = Choose your character first.
reason-must_keep_goals = Choose your goal cards first: you keep 2 of the 4.
reason-must_take_compensation = Your roll is low: first choose the coins and camels you take for it.
reason-must_place_dice = First place the dice for the space you have chosen, as many as it shows.
reason-must_choose_column = First choose the column of the bazaar you take.
reason-must_take_contracts = First choose the contracts you take: 1 or 2 of them.
reason-must_take_row_bonus = First choose the coins or camels that come with the contract.
reason-must_make_room = There is no room for the new contract: first choose the old one to discard.
reason-must_settle_drawn = First decide about the contract you drew: keep it in place of another, or turn it down.
reason-must_finish_trip = First finish your trip: go on or, after at least one step, stop.
reason-must_settle_step = First take the step you have won, or decline it.
reason-must_build_first = First choose where to build: there are trading posts to be built.
reason-must_move_post = First choose the trading post to move: none is left on your board.
reason-must_choose_a_good = First choose a good.
reason-must_choose_two_goods = First choose 2 different goods.
reason-must_copy_bonus = First choose the bonus to copy.
reason-must_choose_times = First choose how often you use the city card.
reason-must_choose_way = First choose the direction in which you use the city card.
reason-must_finish_card = First finish with the city card you are using.
reason-must_pay_two_goods = This city card is paid for with 2 different goods: choose which.
reason-character_not_offered = Choose one of the characters on offer.
reason-goal_not_dealt = Choose one of the goal cards you were dealt and have not kept yet.
reason-not_that_many = Your roll is not that low; take fewer camels.
reason-main_action_done = You have taken your main action; only bonus actions are left.
reason-main_action_due = Take a main action first; there is one you can take.
reason-purse_due = No main action is possible: put a die into the purse first.
reason-no_such_die = You hold no such die.
reason-not_enough_dice = This space takes { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, and you hold fewer.
reason-once_per_colour = Your own dice have been here this round; only a black or white die may follow.
reason-cannot_pay_occupied = The space is occupied and costs coins equal to the lowest die; you have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
reason-khan_full = All four of the Khan’s places hold dice until the next round.
reason-khan_too_low = The Khan now takes a die of { $value } or more.
reason-column_too_high = Your lowest die is { $value }; choose a column up to that.
reason-row_empty = No contract is left in the row this round.
reason-contract_out_of_reach = Your die is { $value }; choose a contract from spaces 1 to { $value }.
reason-no_contract_there = There is no contract on this space.
reason-contract_chosen = You have chosen this contract already; choose another one.
reason-no_contract_in_slot = There is no contract in this slot.
reason-contract_not_covered = For this contract you still need { $missing }.
reason-cannot_travel = You cannot pay for even one step: it costs 3 coins, the price of the road, and the lowest die if the space is occupied.
reason-no_such_figure = You have only one figure on the map.
reason-no_route = No road leads there from your figure in one step.
reason-cannot_pay_trip = { $cost_count ->
    [0] You have too few coins for the travel price of another step.
   *[other] This road costs { $cost } besides the travel price, and you cannot pay both.
}
reason-cannot_pay_step = This road costs { $cost }, and you have less.
reason-must_move = Take at least one step.
reason-must_step = You have paid for this step and must take it.
reason-not_wilhelm = Only Wilhelm von Rubruk builds in passing.
reason-nothing_to_build_here = No trading post of yours can be built here.
reason-post_stands_here = You have a trading post here already.
reason-no_post_left = You have no trading post left to build in passing.
reason-no_arrival_there = None of your figures has just arrived there.
reason-no_post_there = You have no trading post there.
reason-card_used = This city card has been used this round.
reason-no_post_in_city = To use this card, first build a trading post { marco_polo-in-place }.
reason-post_too_new = Your trading post { marco_polo-in-place } is new: its city cards open on your next turn.
reason-cannot_pay_card = You cannot pay what this city card costs.
reason-needs_two_goods = This city card costs 2 different goods for each step, and you do not have them.
reason-card_has_no_step = After paying for the card you could not pay for any road.
reason-nothing_to_count = You have nothing yet that this card counts.
reason-no_own_province = This card needs a trading post of yours in a province it has not served yet.
reason-province_used = This province has paid its bonus for this card already; choose another one.
reason-die_too_low = Your die does not allow that many times.
reason-at_least_once = It has to be done at least once.
reason-copies_another = Choose one of the other five bonuses.
reason-copies_without_post = You have a trading post in this province; choose the bonus of one where you have none.
reason-not_enough_camels = You need { $camels ->
    [one] a camel
   *[other] { $camels } camels
} for that.
reason-no_further = A die cannot be turned beyond 1 or 6.
reason-dice_without_value = Your dice have no value until you place them.
reason-black_die_bought = You have bought a black die this turn; the next one can be bought on another turn.
reason-no_black_dice = No black dice are left this round.

# The board of Marco Polo: names of places, tooltips with their rule clause, and the table told in sentences.

marco_polo-board-own = Your player board
marco_polo-board-first = Start player
marco_polo-board-winner = Winner
marco_polo-board-bazaar = Bazaar
marco_polo-board-purse = Purse
marco_polo-board-black-dice = Black dice
marco_polo-board-round = Round { $round } of 5
marco_polo-board-closer = Closer
marco_polo-board-farther = Farther away
marco_polo-board-whole = The whole map
marco_polo-board-no-dice = No dice left this round.
marco_polo-board-missing = Missing:
marco_polo-board-drop = Discard this one
marco_polo-board-set-die = Which value shall the die show?
marco_polo-board-use-die = What shall be done with the die?
marco_polo-board-purse-which = Which die goes into the purse?
marco_polo-board-hidden-goals = Secret goal cards
marco_polo-board-which-figure = Which figure goes to { $place }?
marco_polo-board-figure-from = from { $place }

marco_polo-board-contract = Deliver { $cost }; the reward is { $gain }.
marco_polo-board-bonus = Bonus: { $gain }.
marco_polo-board-posts-of = Trading posts: { $players }
marco_polo-board-figures-of = Figures: { $players }
marco_polo-board-go = Go here: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
marco_polo-board-space = { $space }: { $dice ->
    [0] empty
    [one] { $dice } die lies there
   *[other] { $dice } dice lie there
}
marco_polo-board-khan = Khan’s favour: { $dice ->
    [one] { $dice } die of 4
   *[other] { $dice } dice of 4
}; the next one must show { $value } or more
marco_polo-board-column = Column { $column }: { $gain }
marco_polo-board-purse-holds = Purse, 3 coins for a die; { $dice ->
    [one] { $dice } die lies there
   *[other] { $dice } dice lie there
}
marco_polo-board-black-left = { $left ->
    [one] { $left } black die in the pool
   *[other] { $left } black dice in the pool
}
marco_polo-board-die = { $colour ->
    [white] White die
    [black] Black die
   *[own] Die
}{ $value ->
    [0] {" "}without a value
   *[other] : { $value }
}
marco_polo-board-posts-left = { $left ->
    [one] { $left } trading post left
   *[other] { $left } trading posts left
}
marco_polo-board-posts-left-black = { marco_polo-board-posts-left }, { $black } of them black
marco_polo-board-special = Special stack: { $left ->
    [one] { $left } contract
   *[other] { $left } contracts
}
marco_polo-board-rounds = { $left ->
    [one] { $left } more round to open
   *[other] { $left } more rounds to open
}
marco_polo-board-travel-prices = { marco_polo-travel-price }
marco_polo-board-travel-price = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

marco_polo-board-about-coins = { marco_polo-space-coins-about } { marco_polo-occupied-about } (MP-54, MP-49)
marco_polo-board-about-camels = { marco_polo-space-camels-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-pepper = { marco_polo-space-pepper-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-silk = { marco_polo-space-silk-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-gold = { marco_polo-space-gold-about } { marco_polo-occupied-about } (MP-55, MP-49)
marco_polo-board-about-contracts = { marco_polo-space-contracts-about } { marco_polo-occupied-about } (MP-62, MP-49)
marco_polo-board-about-travel = { marco_polo-space-travel-about } { marco_polo-occupied-about } (MP-70, MP-71)
marco_polo-board-about-khan = { marco_polo-space-khan-about } (MP-57, MP-58)
marco_polo-board-about-purse = { marco_polo-space-purse-about } (MP-101)
marco_polo-board-about-black = { marco_polo-space-black_dice-about } (MP-44, MP-104)
marco_polo-board-about-column = The column of the lowest die, or any to its left (MP-55).
marco_polo-board-about-special = Contracts drawn as a reward come from here; discarded ones go underneath (MP-66, MP-113).
marco_polo-board-about-rounds = Each new round opens six new contracts (MP-136).
marco_polo-board-about-row-bonus = A contract from here also brings { $number ->
    [one] 1 coin or 1 camel
   *[other] { $number } coins or { $number } camels
} (MP-64).
marco_polo-board-about-contract = A contract is fulfilled from the store, as a bonus action (MP-99).
marco_polo-board-about-slot = Room for a contract (MP-65).
marco_polo-board-about-goal = It scores with posts in both places; every different place of the goals counts besides (MP-133, MP-134).
marco_polo-board-about-posts = The 8th trading post built brings 5 points, the 9th 10 points (MP-79).
marco_polo-board-about-posts-black = { marco_polo-board-about-posts } The 10th and 11th are black and count like the others; the 11th brings 10 points more (MP-123).
marco_polo-board-about-start = Where the journeys begin; nothing is built here (MP-77).
marco_polo-board-about-beijing = A trading post here takes the best free slot; with one, goods score at the end (MP-82, MP-138).
marco_polo-board-about-city = A trading post opens the city card; the first one earns the bonus (MP-80, MP-86).
marco_polo-board-about-province = A trading post earns the bonus now and at the start of every round (MP-81).
marco_polo-board-about-oasis = Nothing is built in an oasis (MP-77).

marco_polo-board-tell-round = Round { $round } of 5; { $player } began it.
marco_polo-board-tell-next = { $player } will begin the next round.
marco_polo-board-tell-space = { $space }: { $dice }
marco_polo-board-tell-spaces = Dice on the action spaces: { $spaces }.
marco_polo-board-tell-die = { $player } { $value }
marco_polo-board-tell-row = Contracts in the row: { $contracts }
marco_polo-board-tell-place = { $position }: { $thing }
marco_polo-board-tell-cards = City cards: { $cards }
marco_polo-board-tell-bonuses = Bonuses: { $bonuses }.
marco_polo-board-tell-supply = Black dice left: { $black }. Contracts in the special stack: { $special }.
marco_polo-board-tell-traveller = { $player }, { $character }: points: { $points }; store: { $store }; dice: { $dice }; contracts completed: { $completed }; figures: { $figures }; trading posts: { $posts }.
marco_polo-board-tell-contracts = { $player }, active contracts: { $contracts }
marco_polo-board-tell-goals = Your goals: { $goals }.

marco_polo-board-final-map = Goals on the map
marco_polo-board-final-places = { $count ->
    [one] { $count } place of the goals reached
   *[other] { $count } places of the goals reached
}
marco_polo-board-final-left = Left over
marco_polo-board-final-slot = Beijing
