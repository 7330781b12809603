# The boards of the games of ships: names of their parts, tooltips with their rule clause, the table in sentences.

century-board-map = The sea and its islands
century-board-closer = Closer
century-board-farther = Farther away
century-board-whole = The whole map
century-board-own = Your side of the table
century-board-none = none
century-board-market = Island { $space }, { $symbol } market: give { $give }, take { $take }.
century-board-open-sea = Space { $space }, open sea.
century-board-port = Port { $space } asks for { $demand }.
century-board-closed-port = Port { $space } is closed.
century-board-empty-port = Port { $space } has no VP tile.
century-board-outpost-cost = An outpost here costs you { $price ->
    [0] nothing
    [one] { $price } cube
   *[other] { $price } cubes
}.
century-board-outposts-of = Outposts: { $players }.
century-board-ships-of = Ships: { $players }.
century-board-cubes-here = Cubes that lie here: { $cubes }.
century-board-journey = Sail to { $space }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $price ->
    [0] , free
   *[other] , price { $price } ({ $game ->
        [sand_to_sea] cards
       *[other] cubes left on the way
    })
}{ $fee ->
    [0] {""}
    [one] , docking fee { $fee } cube
   *[other] , docking fee { $fee } cubes
}.
century-board-leave-here = Which cube do you leave here to sail on?
century-board-build = Build
century-board-harvest = Harvest
century-board-stepwise = Step by step
century-board-about-stepwise = Choose every space of the way yourself; otherwise a press on a far island makes the whole journey there ({ $game ->
    [sand_to_sea] SS-13
   *[other] EW-13
}).
century-board-hold-count = { $count } of { $limit } cubes in the hold
century-board-about-hold = At the end of your turn your hold keeps at most { $limit } cubes ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-about-cube = { $colour ->
    [yellow] The lowest spice; it upgrades to red
    [red] It upgrades to green
    [green] It upgrades to brown
   *[brown] The highest spice
}. Red, green and brown cubes are worth a point each at the end ({ $game ->
    [sand_to_sea] SS-27
   *[other] EW-41
}).
century-board-about-fee-cube = Pay this cube as the docking fee ({ $game ->
    [sand_to_sea] SS-17
   *[other] EW-17
}).
century-board-about-leave-cube = Leave this cube here and sail on (EW-14).
century-board-about-pay-cube = Pay this cube for the outpost ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-25
}).
century-board-about-upgrade-cube = Upgrade this cube by one step ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-about-discard-cube = Return this cube to the supply ({ $game ->
    [sand_to_sea] SS-25
   *[other] EW-39
}).
century-board-row = { $symbol }: { $built ->
    [one] { $built } outpost built
   *[other] { $built } outposts built
}, { $points ->
    [one] { $points } point uncovered
   *[other] { $points } points uncovered
}
century-board-about-row = Outposts leave a row from the left; the numbers under them count at the end ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-columns = { $columns ->
    [one] { $columns } column empty
   *[other] { $columns } columns empty
}
century-board-about-columns = When the last outpost of a column is built, you choose a bonus tile; the figure tells how many are still there ({ $game ->
    [sand_to_sea] SS-23
   *[other] EW-28
}).
century-board-about-board-points = Points uncovered so far ({ $game ->
    [sand_to_sea] SS-19
   *[other] EW-26
}).
century-board-about-bonus = { $kind ->
    [vp] Bonus tile: { $points } points
    [movement] Bonus tile: one more free step on every journey
    [hold] Bonus tile: room for 3 more cubes
    [upgrade] Bonus tile: after every outpost you build you may upgrade a cube; worth { $points } points
   *[red] Bonus tile: a red cube with every harvest; worth { $points } point
}
century-board-no-bonus = None yet: build the last outpost of a column.
century-board-stock-of = { century-board-about-bonus }. Left: { $left }
century-board-about-claimed = Claimed VP tiles; { $goal } of them end the game when the round is over ({ $game ->
    [sand_to_sea] SS-26
   *[other] EW-40
}).
century-board-face-down = A VP tile, face down
century-board-end = The game ends with the round in which somebody has { $goal } VP tiles.
century-board-last-round = This is the last round.
century-board-starting-sets = Starting cubes
century-board-choose-set = Choose your starting cubes
century-board-starting-set = { $cubes }{ $state ->
    [taken] {" "}(taken)
   *[free] {""}
}
century-board-supply = Supply
century-board-about-supply = The supply never runs out; an upgrade step leads to the next spice on the right ({ $game ->
    [sand_to_sea] SS-12
   *[other] EW-27
}).
century-board-demand = { $points } points for { $cost }
century-board-final-boards = The boards at the end
century-board-tell-pile = VP tiles in the pile: { $left }. The game ends with the round in which somebody has { $goal }.
century-board-tell-place = { $space }: { $what }
century-board-tell-loose = Cubes that lie on the map: { $places }.
century-board-tell-captain = { $player }: ship { $ship ->
    [0] not placed yet
   *[other] at { $ship }
}; hold: { $cubes }, { $count } of { $limit } places; claimed VP tiles: { $claimed }.
century-board-tell-outposts = { $player }: outposts on { $spaces }; built { $built }; points uncovered: { $points }; bonus tiles: { $bonus }.
century-board-tell-stock = Bonus tiles left: { $tiles }.
