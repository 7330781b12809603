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
