# The Guild of Merchant Explorers
#
# `[[hex 122]]` is a hex by its cell, written 09-05, and `[[cubes 122 135]]` several of them; `[[explore 0]]` and
# `[[play 0]]` are cards by their number in `explore_cards` and `cards`, `[[investigate 1]]` is an investigate card,
# `[[treasure 0]]` and `[[objective 0]]` are what their names say. All of them stand for their names.

merchant_explorers-title = The Guild of Merchant Explorers
merchant_explorers-sentence = Explore your own map of a province, found villages, join cities by trade routes and grow rich in four eras.

merchant_explorers-option-map = Province
merchant_explorers-option-map-about = The map that everybody explores; Avenia is best for a first game.
merchant_explorers-option-map-avenia = { merchant_explorers-map-avenia }
merchant_explorers-option-map-aghon = { merchant_explorers-map-aghon }
merchant_explorers-option-map-kazan = { merchant_explorers-map-kazan }
merchant_explorers-option-map-cnidaria = { merchant_explorers-map-cnidaria }
merchant_explorers-option-level = Solo level
merchant_explorers-option-level-about = How many coins a solo game asks for besides its 3 objectives; of no effect with more players.
merchant_explorers-option-level-easy = easy, 90 coins
merchant_explorers-option-level-normal = normal, 120 coins
merchant_explorers-option-level-hard = hard, 150 coins
merchant_explorers-option-totals = Coins of the others
merchant_explorers-option-totals-about = Whether the table tells how many coins the others gain and have; if not, you see only what they do on their maps. Their treasure cards stay hidden until the end.
merchant_explorers-option-totals-hidden = hidden
merchant_explorers-option-totals-open = open
merchant_explorers-option-vases = More than four vases
merchant_explorers-option-vases-about = What vases beyond the fourth are worth.
merchant_explorers-option-vases-four_each = 4 coins each
merchant_explorers-option-vases-new_set = they begin a new set
merchant_explorers-option-paths = Unbroken paths
merchant_explorers-option-paths-about = Whether the path of an investigate card goes on only from its last hex, or from both ends.
merchant_explorers-option-paths-forward = from the last hex
merchant_explorers-option-paths-both_ends = from both ends
merchant_explorers-option-rows = Onward cards
merchant_explorers-option-rows-about = Whether the first hex of an “Onward” card is the end of the row, or the row may grow on both sides of it.
merchant_explorers-option-rows-one_end = on one side
merchant_explorers-option-rows-both_ends = on both sides
merchant_explorers-option-rays = Out from two villages
merchant_explorers-option-rays-about = Whether a row of this card runs in line with its village, or only has to begin beside it.
merchant_explorers-option-rays-in_line = in line with the village
merchant_explorers-option-rays-touching = beside the village

merchant_explorers-level-easy = easy
merchant_explorers-level-normal = normal
merchant_explorers-level-hard = hard

# Words on the table. Coins as they are named, and as they are taken.
merchant_explorers-coin-count = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
merchant_explorers-coins-taken = { merchant_explorers-coin-count }
merchant_explorers-era = Era { $era } of 4
merchant_explorers-turn-card = Card
merchant_explorers-used = Used
merchant_explorers-coming = To come
merchant_explorers-objectives = Objectives
merchant_explorers-objective-met = { $player }, turn { $turn }
merchant_explorers-objective-pays = pays { merchant_explorers-coin-count }
merchant_explorers-players = Players
merchant_explorers-coins = Coins
merchant_explorers-with-treasure = with treasure { $coins }
merchant_explorers-explorers = Explorers left
merchant_explorers-villages = Villages
merchant_explorers-towers = Towers
merchant_explorers-posts = Trading posts
merchant_explorers-investigate-cards = Investigate cards
merchant_explorers-drawn = Drawn cards
merchant_explorers-treasure = Treasure cards
merchant_explorers-action = Turn
merchant_explorers-action-done = done
merchant_explorers-action-busy = deciding
merchant_explorers-map-of = Map of { $player }
merchant_explorers-solo-goal = Goal
merchant_explorers-solo-goal-is = all 3 objectives and { merchant_explorers-coin-count }
merchant_explorers-solo-now = So far
merchant_explorers-solo-now-is = { $objectives } of 3 objectives and { merchant_explorers-coin-count }

# The signs on the table.
merchant_explorers-sign-coin = coins on a hex
merchant_explorers-sign-city = city, its value
merchant_explorers-sign-post = city with your trading post
merchant_explorers-sign-ruin = ruin
merchant_explorers-sign-token = ruin or crystal you have explored
merchant_explorers-sign-tower_hex = tower hex, any terrain
merchant_explorers-sign-crystal = crystal, any terrain
merchant_explorers-sign-capital = capital
merchant_explorers-sign-blocked = volcano or reef, closed
merchant_explorers-sign-explorer = explorer
merchant_explorers-sign-new_explorer = explorer of this turn, by order
merchant_explorers-sign-village = village
merchant_explorers-sign-tower = tower
merchant_explorers-sign-lit = can be chosen: type the number
merchant_explorers-sign-hex = hex in column 09, row 05; even columns lie half a row lower

# The result, in coins.
merchant_explorers-wins = { $player } wins with { merchant_explorers-coins-won }.
merchant_explorers-you-won = You won with { merchant_explorers-coins-won }!
merchant_explorers-nobody-won = The goal was missed, with { merchant_explorers-coins-won }.
merchant_explorers-coins-won = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# The end.
merchant_explorers-final-treasure = Treasure cards
merchant_explorers-final-won = You have reached your level: { $level }.
merchant_explorers-final-higher = You have reached more than your level: { $level }.
merchant_explorers-final-missed = You have missed your level: it asks for 3 objectives and { merchant_explorers-coin-count }.
merchant_explorers-final-lower = But it is enough for another level: { $level }.
merchant_explorers-final-tie = A tie is decided by towers, then by villages
merchant_explorers-final-pieces = { $player }: { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}

# What a hex is, and what exploring it brings.
merchant_explorers-ground = { $kind ->
    [tower] { merchant_explorers-kind-tower }
    [crystal] { merchant_explorers-kind-crystal } { $value }
    [capital] { merchant_explorers-kind-capital }
    [city] { merchant_explorers-terrain }, city { $value }
    [ruin] { merchant_explorers-terrain }, { $mark ->
        [none] ruin
        [triangle] ruin with a triangle
        [circle] ruin with a circle
        [square] ruin with a square
       *[other] ruin { $mark }
    }
   *[other] { merchant_explorers-terrain }
}
merchant_explorers-brings = { $coins ->
    [0] {""}
    [one] , +{ $coins } coin
   *[other] , +{ $coins } coins
}{ $village ->
    [0] {""}
   *[other] , village +{ $village }
}{ $cities ->
    [0] {""}
    [2] , trade route +{ $routes }
   *[other] , trade routes up to +{ $routes }
}{ $treasure ->
    [0] {""}
    [one] , treasure card
   *[other] , { $treasure } treasure cards
}{ $objectives ->
    [0] {""}
    [one] , objective
   *[other] , { $objectives } objectives
}

merchant_explorers-decide-keep = Keep one of the two investigate cards; you act on it at once
merchant_explorers-decide-use = Choose the investigate card to act on
merchant_explorers-decide-explore = “[[play { $play }]]”{ $phase ->
    [1] {""}
   *[other] , second part
}: { $left ->
    [0] all is placed, end the action
    [99] explore as many hexes as you like, or end the action
    [1] explore { $left }{ merchant_explorers-more } hex, or end the action
   *[other] explore up to { $left }{ merchant_explorers-more } hexes, or end the action
}
merchant_explorers-more = { $placed ->
    [0] {""}
   *[other] {" "}more
}
merchant_explorers-decide-village = The { merchant_explorers-region } is complete: choose the hex for the village, for { merchant_explorers-coins-taken }
merchant_explorers-decide-post = { $cities ->
    [2] The trade route brings { merchant_explorers-coins-taken }: choose the city that gets the trading post
   *[other] { $cities } open cities are joined: choose the one that trades now and gets a trading post
}
merchant_explorers-decide-partner = Choose the city that [[hex { $hex }]], value { $value }, trades with
merchant_explorers-decide-free_explorer = Treasure: place a free explorer on a hex of any terrain, or do without
merchant_explorers-decide-wait = { $busy ->
    [one] { $busy } player is still deciding
   *[other] { $busy } players are still deciding
}

merchant_explorers-move-keep = Keep “[[investigate { $investigate }]]”
merchant_explorers-move-use = Act on “[[investigate { $investigate }]]”
merchant_explorers-move-explore = [[hex { $hex }]] { merchant_explorers-ground }{ merchant_explorers-brings }
merchant_explorers-move-next = Go on to the second part
merchant_explorers-move-done = End the action
merchant_explorers-move-decline = Do without the free explorer
merchant_explorers-move-village = Found the village on [[hex { $hex }]]
merchant_explorers-move-city = { $role ->
    [partner] Trade with [[hex { $hex }]], value { $value }, for { merchant_explorers-coins-taken }
   *[post] Put the trading post on [[hex { $hex }]], value { $value }
}

# Coins at the end of a sentence.
merchant_explorers-gain = { $coins ->
    [0] {""}
    [one] : { $coins } coin
   *[other] : { $coins } coins
}
merchant_explorers-log-era_began = { $era ->
    [1] {""}
   *[other] All explorers come home.{" "}
}Era { $era } begins with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
merchant_explorers-log-revealed = The card is “[[explore { $explore }]]”.
merchant_explorers-log-covered = The { $coins } coins of the objective “[[objective { $objective }]]” are covered.
merchant_explorers-log-dealt = { $who ->
    [you] You draw
   *[other] { $player } draws
} “[[investigate { $one }]]” and “[[investigate { $other }]]”.
merchant_explorers-log-kept = { $who ->
    [you] You keep “[[investigate { $investigate }]]”.
   *[other] { $player } keeps “[[investigate { $investigate }]]”.
}
merchant_explorers-log-chose = { $who ->
    [you] You act on “[[investigate { $investigate }]]”.
   *[other] { $player } acts on “[[investigate { $investigate }]]”.
}
merchant_explorers-log-explored = { $who ->
    [you] You explore
   *[other] { $player } explores
} [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-built_tower = { $who ->
    [you] You build
   *[other] { $player } builds
} tower number { $towers } on [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-took_crystal = { $who ->
    [you] You take
   *[other] { $player } takes
} the crystal on [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-founded = { $who ->
    [you] You found
   *[other] { $player } founds
} a village on [[hex { $hex }]]{ merchant_explorers-gain }.
merchant_explorers-log-traded = { $who ->
    [you] You complete
   *[other] { $player } completes
} a trade route from [[hex { $hex }]] to [[hex { $partner }]]{ merchant_explorers-gain }; the trading post is on [[hex { $hex }]].
merchant_explorers-log-found = { $who ->
    [you] You find a treasure: “[[treasure { $treasure }]]”.
   *[other] { $player } finds a treasure: “[[treasure { $treasure }]]”.
}
merchant_explorers-log-free_explorer_lapsed = { $who ->
    [you] You have no hex for the free explorer, and it is lost.
   *[other] { $player } has no hex for the free explorer, and it is lost.
}
merchant_explorers-log-declined = { $who ->
    [you] You do without the free explorer.
   *[other] { $player } does without the free explorer.
}
merchant_explorers-log-achieved = { $who ->
    [you] You complete
   *[other] { $player } completes
} the objective “[[objective { $objective }]]”{ merchant_explorers-gain }.
merchant_explorers-log-shown_investigate = { $who ->
    [you] The others now see your card “[[investigate { $investigate }]]”.
   *[other] { $player } keeps “[[investigate { $investigate }]]”.
}
merchant_explorers-log-shown_choice = { $who ->
    [you] The others now see that you acted on “[[investigate { $investigate }]]”.
   *[other] { $player } acts on “[[investigate { $investigate }]]”.
}
merchant_explorers-log-acted = { $who ->
    [you] You earn { $coins ->
        [0] nothing
       *[other] { merchant_explorers-coin-count }
    } this turn.
   *[other] { $player } { $hexes_count ->
        [0] explores nothing
       *[other] explores { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; village on { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; tower on { $towers }
    }{ $posts_count ->
        [0] {""}
       *[other] ; trading post on { $posts }
    }{ $coins ->
        [0] {""}
       *[other] ; { merchant_explorers-coin-count } in all
    }.
}
merchant_explorers-log-shown_treasure = { $who ->
    [you] The others now see that you drew { $cards ->
        [one] { $cards } treasure card
       *[other] { $cards } treasure cards
    }.
   *[other] { $player } draws { $cards ->
        [one] { $cards } treasure card
       *[other] { $cards } treasure cards
    }{ $free_explorers ->
        [0] {""}
       *[other] ; free explorers: { $free_explorers }
    }{ $two_coins ->
        [0] {""}
       *[other] ; two coins: { $two_coins }
    }{ $kept ->
        [0] {""}
       *[other] ; kept: { $kept }
    }.
}
merchant_explorers-log-shown_objective = { $who ->
    [you] The others now see your objective “[[objective { $objective }]]”.
   *[other] { $player } completes the objective “[[objective { $objective }]]”{ merchant_explorers-gain }.
}
# Where coins are hidden, the others hear what the open map shows, and only the player hears of coins.
merchant_explorers-log-earned = { $who ->
    [you] You earn { $coins ->
        [0] nothing
       *[other] { merchant_explorers-coin-count }
    } this turn.
   *[other] { $player } earns { $coins ->
        [0] nothing
       *[other] { merchant_explorers-coin-count }
    } this turn.
}
merchant_explorers-log-shown_turn = { $who ->
    [you] The others now see your map.
   *[other] { $player } { $hexes_count ->
        [0] explores nothing
       *[other] explores { $hexes }
    }{ $villages_count ->
        [0] {""}
       *[other] ; village on { $villages }
    }{ $towers_count ->
        [0] {""}
       *[other] ; tower on { $towers }
    }.
}
merchant_explorers-log-shown_route = { $who ->
    [you] The others now see your trade route
   *[other] { $player } completes a trade route
} from [[hex { $hex }]] to [[hex { $partner }]]; the trading post is on [[hex { $hex }]].
merchant_explorers-log-shown_finds = { $who ->
    [you] The others now see that you drew { $cards ->
        [one] { $cards } treasure card
       *[other] { $cards } treasure cards
    }, and how many you keep: { $kept }.
   *[other] { $player } draws { $cards ->
        [one] { $cards } treasure card
       *[other] { $cards } treasure cards
    } and keeps { $kept ->
        [0] none
       *[other] { $kept }
    }.
}
merchant_explorers-log-shown_feat = { $who ->
    [you] The others now see your objective “[[objective { $objective }]]”.
   *[other] { $player } completes the objective “[[objective { $objective }]]”.
}

merchant_explorers-score-coin_hexes = Coin hexes
merchant_explorers-score-villages = Villages
merchant_explorers-score-towers = Towers
merchant_explorers-score-crystals = Crystals
merchant_explorers-score-routes = Trade routes
merchant_explorers-score-objectives = Objectives
merchant_explorers-score-found_coins = Treasure: two coins
merchant_explorers-score-vases = Treasure: vases
merchant_explorers-score-tower_cards = Treasure: towers
merchant_explorers-score-village_cards = Treasure: villages

reason-must_keep_investigate = First keep one of the two investigate cards you have drawn.
reason-must_use_investigate = First choose which of your three investigate cards you act on.
reason-must_found_village = The region is complete: first choose the hex for its village.
reason-must_trade = Two open cities are joined: first score the trade route by choosing the city that gets the trading post.
reason-must_name_partner = First choose the city that the one with the new trading post trades with.
reason-must_place_free_explorer = First place the free explorer, or decline it.
reason-no_cards_to_keep = You have drawn no investigate cards to choose from; act on the card of this turn.
reason-no_card_to_use = Only the card “Era I/II/III” lets you choose among your investigate cards; act on the card of this turn.
reason-no_free_explorer = You have no free explorer to decline; end the action instead.
reason-no_region_complete = No region waits for a village; explore all its hexes first.
reason-no_cities_joined = No two open cities have just been joined; explore the way between them first.
reason-no_more_phases = The card has no further part; explore a hex or end the action.
reason-nothing_explored_yet = Explore at least one hex before you go on to the second part.
reason-off_the_map = There is no hex [[hex { $hex }]] on this map; choose another one.
reason-volcano = [[hex { $hex }]] is a volcano and cannot be explored; choose another hex.
reason-reef = [[hex { $hex }]] is a reef and cannot be explored; choose another hex.
reason-capital = The capital itself cannot be explored; choose another hex.
reason-hex_taken = An explorer, a village or a tower of yours stands on [[hex { $hex }]]; choose a free hex.
reason-no_source = [[hex { $hex }]] touches no explorer or village of yours, nor the capital; explore your way there first.
reason-no_explorers = You have no explorers left in your supply; end the action.
reason-all_placed = The card allows no more explorers; end the action.
reason-terrain_used_up = “[[play { $play }]]” allows no more { merchant_explorers-terrain-explored }; choose another terrain or end the action.
reason-no_region = [[hex { $hex }]] belongs to no region; choose a grassland, desert or mountain hex.
reason-not_a_city = [[hex { $hex }]] is not a city; choose a city that touches the sea hexes of this turn.
reason-not_a_coin_hex = [[hex { $hex }]] has no coins; choose a coin hex that touches the sea hexes of this turn.
reason-wrong_terrain = “[[play { $play }]]” does not allow { merchant_explorers-terrain-explored }; choose a terrain the card names.
reason-not_beside_last = Choose a hex that touches the one you explored last.
reason-not_at_path_end = Choose a hex that touches one end of the path you have explored.
reason-not_in_line = Choose a hex that continues the straight line at one of its ends.
reason-other_region = Choose a hex of the region you have begun to explore with this card.
reason-not_around = Choose a hex that touches the first one of this card.
reason-not_onward = Choose a hex that continues the straight row from the first one.
reason-not_at_row_end = Choose a hex that continues the straight row at one of its ends.
reason-not_from_village = Choose a hex in a straight row from a village or the capital: two rows of at most 3 hexes are allowed.
reason-not_beside_first_phase = Choose a hex that touches the sea hexes of this turn.
reason-not_a_village_site = [[hex { $hex }]] is not a blank hex of the complete region; choose one that is.
reason-not_an_open_city = [[hex { $hex }]] is not a joined city without a trading post; choose one that is.
reason-same_city = [[hex { $hex }]] gets the trading post; choose the other city of the route.

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

# The Guild of Merchant Explorers: maps, cards, treasures, objectives.
#
# `[[ruin 0]]` is the letter of a ruin on the map of Kazan, A being 0.

merchant_explorers-map-avenia = Avenia
merchant_explorers-map-avenia-about = Six lands around a wide sea; the province for a first game.
merchant_explorers-map-aghon = Aghon
merchant_explorers-map-aghon-about = A great land in the east and many islands; no special rules.
merchant_explorers-map-kazan = Kazan
merchant_explorers-map-kazan-about = Volcanoes cannot be explored, ruins have letters, and two mountain regions have no room for a village.
merchant_explorers-map-cnidaria = Cnidaria
merchant_explorers-map-cnidaria-about = Reefs cannot be explored, ruins have symbols, and each new crystal pays for all crystals so far.

merchant_explorers-terrain-grassland = grassland
merchant_explorers-terrain-desert = desert
merchant_explorers-terrain-mountain = mountain
merchant_explorers-terrain-sea = sea
merchant_explorers-terrain-any = any terrain
# A terrain by its number: its name, as what is explored, and as the sort of a region.
merchant_explorers-terrain = { $terrain ->
    [0] { merchant_explorers-terrain-grassland }
    [1] { merchant_explorers-terrain-desert }
    [2] { merchant_explorers-terrain-mountain }
    [3] { merchant_explorers-terrain-sea }
   *[other] { merchant_explorers-terrain-any }
}
merchant_explorers-terrain-explored = { merchant_explorers-terrain }
merchant_explorers-region = { merchant_explorers-terrain } region

merchant_explorers-kind-blank = blank hex
merchant_explorers-kind-coin = coin hex
merchant_explorers-kind-city = city
merchant_explorers-kind-ruin = ruin
merchant_explorers-kind-tower = tower hex
merchant_explorers-kind-crystal = crystal
merchant_explorers-kind-capital = capital
merchant_explorers-kind-volcano = volcano
merchant_explorers-kind-reef = reef
merchant_explorers-symbol-triangle = triangle
merchant_explorers-symbol-circle = circle
merchant_explorers-symbol-square = square

# The explore cards.
merchant_explorers-card-grassland = Two grasslands
merchant_explorers-card-grassland-about = Explore up to 2 grassland hexes; they need not touch each other.
merchant_explorers-card-sea = Three seas in line
merchant_explorers-card-sea-about = Explore up to 3 sea hexes in one straight line without gaps.
merchant_explorers-card-desert = Two deserts
merchant_explorers-card-desert-about = Explore up to 2 desert hexes; they need not touch each other.
merchant_explorers-card-mountain = One mountain
merchant_explorers-card-mountain-about = Explore 1 mountain hex.
merchant_explorers-card-any = Two adjacent of any terrain
merchant_explorers-card-any-about = Explore up to 2 hexes of any terrain; the second must touch the first.
merchant_explorers-card-era_1 = Era I
merchant_explorers-card-era_1-about = Act on your investigate card I; the first time, draw 2 cards and keep 1.
merchant_explorers-card-era_2 = Era II
merchant_explorers-card-era_2-about = Act on your investigate card II; the first time, draw 2 cards and keep 1.
merchant_explorers-card-era_3 = Era III
merchant_explorers-card-era_3-about = Act on your investigate card III; the first time, draw 2 cards and keep 1.
merchant_explorers-card-era_any = Era I/II/III
merchant_explorers-card-era_any-about = Act on any one of your three investigate cards.

# How the table plays the cards whose drawing can be read in two ways.
merchant_explorers-path-grows = { $paths ->
    [both_ends] path, which may grow at both ends
   *[forward] path, each touching the one before
}
merchant_explorers-row-grows = { $rows ->
    [both_ends] in a straight row with it, on either side or both
   *[one_end] straight on from it, all on the same side
}
merchant_explorers-rays-lie = { $rays ->
    [touching] From each of two villages explore up to 3 hexes of any terrain in a straight row that begins beside it and runs in any direction
   *[in_line] From each of two villages explore up to 3 hexes of any terrain straight out, in line with the village
}

# The investigate cards.
merchant_explorers-card-inv_1 = Grassland and sea path
merchant_explorers-card-inv_1-about = Explore up to 5 grassland and sea hexes in one unbroken { merchant_explorers-path-grows }.
merchant_explorers-card-inv_2 = Desert and sea path
merchant_explorers-card-inv_2-about = Explore up to 5 desert and sea hexes in one unbroken { merchant_explorers-path-grows }.
merchant_explorers-card-inv_3 = Mountain and sea path
merchant_explorers-card-inv_3-about = Explore up to 4 mountain and sea hexes in one unbroken { merchant_explorers-path-grows }.
merchant_explorers-card-inv_4 = Four grasslands and a sea
merchant_explorers-card-inv_4-about = Explore up to 4 grassland hexes and 1 sea hex, in any order.
merchant_explorers-card-inv_5 = Four deserts and a sea
merchant_explorers-card-inv_5-about = Explore up to 4 desert hexes and 1 sea hex, in any order.
merchant_explorers-card-inv_6 = Three mountains and a sea
merchant_explorers-card-inv_6-about = Explore up to 3 mountain hexes and 1 sea hex, in any order.
merchant_explorers-card-inv_7 = Three grasslands and two mountains
merchant_explorers-card-inv_7-about = Explore up to 3 grassland and 2 mountain hexes, in any order.
merchant_explorers-card-inv_8 = Three deserts and two mountains
merchant_explorers-card-inv_8-about = Explore up to 3 desert and 2 mountain hexes, in any order.
merchant_explorers-card-inv_9 = A bit of everything
merchant_explorers-card-inv_9-about = Explore up to 1 grassland, 1 desert, 1 mountain and 2 sea hexes, in any order.
merchant_explorers-card-inv_10 = Four in one region
merchant_explorers-card-inv_10-about = Explore up to 4 hexes of one region; they need not touch each other.
merchant_explorers-card-inv_11 = Five seas
merchant_explorers-card-inv_11-about = Explore up to 5 sea hexes; they need not touch each other.
merchant_explorers-card-inv_12 = Four seas then cities
merchant_explorers-card-inv_12-about = Explore up to 4 sea hexes, then any number of cities that touch them.
merchant_explorers-card-inv_13 = Four seas then two coin hexes
merchant_explorers-card-inv_13-about = Explore up to 4 sea hexes, then up to 2 coin hexes that touch them.
merchant_explorers-card-inv_14 = Four seas with extra treasure
merchant_explorers-card-inv_14-about = Explore up to 4 sea hexes; each new ruin this turn brings 2 treasure cards instead of 1.
merchant_explorers-card-inv_15 = Endless land line
merchant_explorers-card-inv_15-about = Explore any number of grassland, desert and mountain hexes in one straight line without gaps.
merchant_explorers-card-inv_16 = Endless sea line
merchant_explorers-card-inv_16-about = Explore any number of sea hexes in one straight line without gaps.
merchant_explorers-card-inv_17 = Around a grassland
merchant_explorers-card-inv_17-about = Explore 1 grassland hex, then up to 5 hexes of any terrain that touch it.
merchant_explorers-card-inv_18 = Around a desert
merchant_explorers-card-inv_18-about = Explore 1 desert hex, then up to 5 hexes of any terrain that touch it.
merchant_explorers-card-inv_19 = Around a mountain
merchant_explorers-card-inv_19-about = Explore 1 mountain hex, then up to 5 hexes of any terrain that touch it.
merchant_explorers-card-inv_20 = Around a sea
merchant_explorers-card-inv_20-about = Explore 1 sea hex, then up to 5 hexes of any terrain that touch it.
merchant_explorers-card-inv_21 = Onward from a grassland
merchant_explorers-card-inv_21-about = Explore 1 grassland hex, then up to 3 hexes of any terrain { merchant_explorers-row-grows }.
merchant_explorers-card-inv_22 = Onward from a desert
merchant_explorers-card-inv_22-about = Explore 1 desert hex, then up to 3 hexes of any terrain { merchant_explorers-row-grows }.
merchant_explorers-card-inv_23 = Onward from a mountain
merchant_explorers-card-inv_23-about = Explore 1 mountain hex, then up to 3 hexes of any terrain { merchant_explorers-row-grows }.
merchant_explorers-card-inv_24 = Onward from a sea
merchant_explorers-card-inv_24-about = Explore 1 sea hex, then up to 3 hexes of any terrain { merchant_explorers-row-grows }.
merchant_explorers-card-inv_25 = Out from two villages
merchant_explorers-card-inv_25-about = { merchant_explorers-rays-lie }; the capital counts as a village.
merchant_explorers-card-inv_26 = Four grasslands with triple coins
merchant_explorers-card-inv_26-about = Explore up to 4 grassland hexes; coins on them count three times.
merchant_explorers-card-inv_27 = Four deserts with triple coins
merchant_explorers-card-inv_27-about = Explore up to 4 desert hexes; coins on them count three times.
merchant_explorers-card-inv_28 = Three mountains with double coins
merchant_explorers-card-inv_28-about = Explore up to 3 mountain hexes; coins on them count twice.

merchant_explorers-treasure-free_explorer = Free explorer
merchant_explorers-treasure-free_explorer-about = At once, place an explorer on any hex beside your explorers, your villages or the capital.
merchant_explorers-treasure-two_coins = Two coins
merchant_explorers-treasure-two_coins-about = At once, take 2 coins.
merchant_explorers-treasure-vase = Vase
merchant_explorers-treasure-vase-about = At the end, 1, 2, 3 or 4 vases together bring 1, 4, 9 or 16 coins; { $vases ->
    [new_set] further ones begin a new set
   *[four_each] each further one brings 4
}.
merchant_explorers-treasure-tower_bonus = Towers
merchant_explorers-treasure-tower_bonus-about = At the end, 1 coin for each of your towers.
merchant_explorers-treasure-grassland_bonus = Grassland villages
merchant_explorers-treasure-grassland_bonus-about = At the end, 1 coin for each of your villages on grassland.
merchant_explorers-treasure-desert_bonus = Desert villages
merchant_explorers-treasure-desert_bonus-about = At the end, 1 coin for each of your villages in the desert.
merchant_explorers-treasure-mountain_bonus = Mountain villages
merchant_explorers-treasure-mountain_bonus-about = At the end, 1 coin for each of your villages in the mountains.
merchant_explorers-treasure-pair_bonus = Pairs of villages
merchant_explorers-treasure-pair_bonus-about = At the end, 1 coin for every 2 of your villages.

# The objectives, each as one sentence that also stands in quotes.
merchant_explorers-objective-AV-1 = Found villages on 3 different lands
merchant_explorers-objective-AV-2 = Build 2 towers
merchant_explorers-objective-AV-3 = Explore 3 ruins on the border of the map
merchant_explorers-objective-AV-4 = Found a village in a region of 5 or more hexes
merchant_explorers-objective-AV-5 = Put trading posts on 2 cities of value 3 or more
merchant_explorers-objective-AV-6 = Found 5 villages
merchant_explorers-objective-AG-1 = Found a village on grassland, one in the desert and one in the mountains
merchant_explorers-objective-AG-2 = Put trading posts on a grassland, a desert and a mountain city
merchant_explorers-objective-AG-3 = Explore ruins so that together they touch grassland, desert and mountain
merchant_explorers-objective-AG-4 = Have a village beside one of your towers
merchant_explorers-objective-AG-5 = Complete a trade route worth 12 coins or more
merchant_explorers-objective-AG-6 = Found 2 villages in the mountains
merchant_explorers-objective-KZ-1 = Explore ruins [[ruin 0]] and [[ruin 9]]
merchant_explorers-objective-KZ-2 = Explore ruin [[ruin 2]] and build the northeastern tower
merchant_explorers-objective-KZ-3 = Found a village beside a ruin, explored or not
merchant_explorers-objective-KZ-4 = Join 2 cities and 2 ruins, an explorer on each, by one chain of explorers and villages
merchant_explorers-objective-KZ-5 = Explore a hex with 3 or more coins
merchant_explorers-objective-KZ-6 = Explore ruins [[ruin 1]] and [[ruin 3]]
merchant_explorers-objective-CN-1 = Found 2 villages beside crystal hexes, explored or not
merchant_explorers-objective-CN-2 = Explore 3 ruins with the same symbol
merchant_explorers-objective-CN-3 = Found 3 villages on the same terrain
merchant_explorers-objective-CN-4 = Explore a ruin with a triangle, one with a circle and one with a square
merchant_explorers-objective-CN-5 = Explore 2 crystals
merchant_explorers-objective-CN-6 = Complete a trade route worth 16 coins or more
