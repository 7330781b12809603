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
