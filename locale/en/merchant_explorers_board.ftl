# The board of The Guild of Merchant Explorers: names of its parts, tooltips with their rule clause, the table in sentences.

merchant_explorers-board-turn = This turn
merchant_explorers-board-over = The game is over.
merchant_explorers-board-waiting = { $count ->
    [0] The next card is being revealed.
   *[other] You are done. Still deciding: { $players }.
}
merchant_explorers-board-watching = { $count ->
    [0] The next card is being revealed.
   *[other] Still deciding: { $players }.
}
merchant_explorers-board-placed = { $placed ->
    [one] { $placed } explorer placed
   *[other] { $placed } explorers placed
}, { $left ->
    [-1] any number may follow
    [0] none may follow
   *[other] up to { $left } may follow
}

merchant_explorers-board-era = Era { $era }
merchant_explorers-board-about-era = Four eras of 6, 7, 8 and 9 cards; each card comes once in each era. ME-17
merchant_explorers-board-deck = Explore cards of this era
merchant_explorers-board-deck-card = { $card }: { $state ->
    [now] this turn’s card
    [used] used in this era
    [coming] still to come in this era
   *[later] comes in from era { $era }
}

merchant_explorers-board-maps = Maps
merchant_explorers-board-map-of = { $map }, map of { $player }
merchant_explorers-board-you = You
merchant_explorers-board-your-map = Your map
merchant_explorers-board-look-at = { $who ->
    [you] { merchant_explorers-board-you }: your map
   *[other] Look at the map of { $player }
}{ $state ->
    [done] {" "}(done with this card)
    [deciding] {" "}(still deciding)
   *[over] {""}
}
merchant_explorers-board-is-done = Done with this card
merchant_explorers-board-is-deciding = Still deciding
merchant_explorers-board-closer = Closer
merchant_explorers-board-farther = Farther away
merchant_explorers-board-whole = The whole map

merchant_explorers-board-hex = { $name } { $ground }
merchant_explorers-board-coins-here = { merchant_explorers-coin-count }
merchant_explorers-board-here-explorer = An explorer stands here
merchant_explorers-board-here-village = A village stands here
merchant_explorers-board-here-tower = A tower stands here
merchant_explorers-board-here-post = With a trading post
merchant_explorers-board-here-token = Already discovered

merchant_explorers-board-keep-one = Keep one of these two investigate cards
merchant_explorers-board-use-one = Choose the investigate card to act on
merchant_explorers-board-empty-slot = Slot { $era } is still empty

merchant_explorers-board-about-objective = The first to meet an objective, and all who do so in the same turn, get 10 coins; later ones get 5. ME-75
merchant_explorers-board-about-objective-solo = An objective pays the higher amount that is not covered yet: 10 coins, then 5, then none. The cards Era II, III and I/II/III cover them, and all three must be met to win. ME-101, ME-102
merchant_explorers-board-objective-state = It pays { merchant_explorers-board-pays }. { $count ->
    [0] Nobody has met it.
   *[other] Met by { $players }.
}
merchant_explorers-board-pays = { $pays ->
    [0] no coins any more
   *[other] { $pays } coins
}
merchant_explorers-board-met = met
merchant_explorers-board-not-met = not met
merchant_explorers-board-solo-goal = Goal, { $level }: { $coins } coins and all 3 objectives; { $met } met so far.
merchant_explorers-board-solo-scale = { $score } coins; your level asks for { $coins }.

merchant_explorers-board-own = Your guild
merchant_explorers-board-first = Start player
merchant_explorers-board-winner = Winner
merchant_explorers-board-supply = Supply
merchant_explorers-board-explorers-left = { $count ->
    [one] { $count } explorer left in your supply
   *[other] { $count } explorers left in your supply
}
merchant_explorers-board-villages-left = { $count ->
    [one] { $count } village left in your supply
   *[other] { $count } villages left in your supply
}
merchant_explorers-board-about-score = Coins so far, and with what your treasure cards are worth now. ME-89
merchant_explorers-board-about-village = A new village pays as many coins as the number of the era. ME-56
merchant_explorers-board-about-tower = Your first, second, third and fourth tower pay 6, 8, 10 and 14 coins. ME-61
merchant_explorers-board-from-hexes = Coin hexes: { $coins }
merchant_explorers-board-from-villages = Villages: { $coins }
merchant_explorers-board-from-towers = Towers: { $coins }
merchant_explorers-board-from-crystals = Crystals: { $coins }
merchant_explorers-board-from-routes = Trade routes: { $coins }
merchant_explorers-board-from-objectives = Objectives: { $coins }
merchant_explorers-board-from-treasure = Treasure, two coins: { $coins }
merchant_explorers-board-no-treasures = None yet: explore ruins to find treasure.
merchant_explorers-board-treasure = { $count } × { $treasure }. { $about }

merchant_explorers-board-count-explorers = { $count ->
    [one] { $count } explorer on the map
   *[other] { $count } explorers on the map
}
merchant_explorers-board-count-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
merchant_explorers-board-count-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
merchant_explorers-board-count-posts = { $count ->
    [one] { $count } trading post
   *[other] { $count } trading posts
}
merchant_explorers-board-count-treasures = { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
}
merchant_explorers-board-final-maps = The maps at the end

merchant_explorers-board-none = none
merchant_explorers-board-tell-era = { $map }, era { $era }. This turn’s card: { $card }.
merchant_explorers-board-tell-deck = Used in this era: { $used }. Still to come: { $coming }.
merchant_explorers-board-tell-objective = Objective: { $objective }. It pays { $coins } coins. Met by: { $players }.
merchant_explorers-board-tell-guild = { $player }: explorers on { $explorers }; villages on { $villages }; towers on { $towers }; trading posts on { $posts }.
merchant_explorers-board-tell-cards = { $player }: investigate cards: { $cards }; treasure cards: { $treasures }; explorers left: { $left }.
merchant_explorers-board-tell-coins = { $player }: coins: { $coins }.
