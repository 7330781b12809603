# The boards of the games of settlers: names of their parts, tooltips with their rule clause, the table in sentences.

century-land-map = The land and its locations
century-land-own = Your cards and tiles
century-land-none = none
century-land-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }, { $symbol }{ $settlers ->
    [0] {""}
   *[other] { " " }({ $settlers })
}
century-land-location = { $id }, { $kind }.
century-land-does = { $shape ->
    [exchange] Give { $give }, take { $take }{ $kind ->
        [trade_again] , then another turn
       *[other] {""}
    }.
    [take] Take { $take }.
   *[plain] { $kind ->
        [upgrade] Up to { $steps ->
            [one] { $steps } upgrade
           *[other] { $steps } upgrades
        }.
        [ship_move] { $steps ->
            [0] To any other space.
            [one] { $steps } step.
           *[other] { $steps } steps.
        }
       *[other] {""}
    }
}
century-land-covered = Covered by an exploration tile: { $tile }. Printed number of settlers: { $printed }.
century-land-price = Asks you for { $price ->
    [one] { $price } settler
   *[other] { $price } settlers
} (printed: { $printed }).
century-land-held = { $player } is there with { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
}.
century-land-has-native = Native help counts here (NW-24).
century-land-has-tools = Tools count here (NW-27){ $cubes ->
    [0] .
    [one] : { $cubes } red cube for you.
   *[other] : { $cubes } red cubes for you.
}
century-land-stack = Stack { $stack } of bonus tiles: { $tile }; { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} in all.
century-land-stack-empty = Stack { $stack } of bonus tiles is empty.
century-land-about-stack = A fort lets you take the top tile of one of its stacks (NW-34). Tiles here: { $left }.
century-land-about-exploration = Exploration tile: { $tile } (NW-41).
century-land-card-at = Above fort { $fort }: { $card }.
century-land-no-card-at = There is no card above fort { $fort }.
century-land-about-point = { $card }. Claimed at the fort below it (NW-36).
century-land-race = Most cards of one player: { $most } of { $goal }
century-land-about-race = The { $goal }th point card of a player brings the last round (NW-56).
century-land-last-round = This is the last round.
century-land-about-deck = The deck lies open: everybody sees the next card (NW-12).
century-land-deck-left = { $left ->
    [one] { $left } card in the deck
   *[other] { $left } cards in the deck
}
century-land-storage-count = { $count } of { $limit } cubes in storage
century-land-about-storage = At the end of your turn your storage keeps at most { $limit } cubes (NW-55).
century-land-about-cube = { $colour ->
    [yellow] The lowest good; it upgrades to red (NW-2).
    [red] It upgrades to green (NW-2).
    [green] It upgrades to brown (NW-2).
   *[brown] The highest good (NW-2).
}
century-land-about-upgrade-cube = Upgrade this cube by one step (NW-30).
century-land-about-discard-cube = Return this cube to the supply (NW-55).
century-land-about-fee-cube = Pay this cube as the fee (E2-19).
century-land-about-pay-cube = Pay this cube for the outpost (E2-20).
century-land-about-supply = Cubes from lowest to highest; the supply never runs out (NW-2, NW-3).
century-land-settlers-count = Settlers: { $hand } in hand, { $placed } at work, { $reserve } in reserve
century-land-about-hand = These settlers can be sent to work (NW-5).
century-land-about-placed = Settlers at locations come back when you rest or when they are displaced (NW-26, NW-53).
century-land-about-reserve = Settlers in reserve come by cards and tiles (NW-40, NW-45).
century-land-in-hand = in hand
century-land-at-work = at work
century-land-in-reserve = in reserve
century-land-rest = Rest
century-land-about-rest = All your settlers return to your hand (NW-53).
century-land-symbol-count = { $symbol }: { $number }
century-land-no-cards = no cards yet
century-land-about-slots = Slots for bonus tiles: { $slots } (NW-35).
century-land-about-score = What you would score if the game ended now (NW-57).
century-land-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
century-land-final = What everybody gathered

century-land-tell-next = The next card: { $card }.
century-land-tell-held = { $id }: { $settlers ->
    [one] { $settlers } settler
   *[other] { $settlers } settlers
} of { $player }.
century-land-tell-covered = { $id } is covered by an exploration tile: { $tile }.
century-land-tell-pioneer = { $player }: settlers { $hand } in hand, { $placed } at work, { $reserve } in reserve; { $count } of { $limit } cubes ({ $cubes }).
century-land-tell-gathered = { $player } has { $number } of { $goal } point cards: { $cards }. Bonus tiles: { $bonus }. Exploration tiles: { $explored }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
