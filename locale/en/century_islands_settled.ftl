# The islands beside the settlers' land: what the boards say otherwise than the games of ships or of settlers alone.

century-islands-journey = Sail to { $space }{ $fee ->
    [0] , no docking fee
    [one] , docking fee { $fee } cube
   *[other] , docking fee { $fee } cubes
}.
century-islands-by-which = By which location does your ship go to { $space }?{ $fee ->
    [0] {""}
    [one] { " " }Docking fee { $fee } cube.
   *[other] { " " }Docking fee { $fee } cubes.
}
century-islands-about-row = Outposts leave a row from the left; the numbers under them count at the end (E2-21, E2-31).
century-islands-about-columns = When a column is empty, you take a bonus tile from the land; the figure tells how many outposts are still there (E2-22).
century-islands-about-board-points = Points uncovered so far (E2-31).
century-islands-about-fee-cube = Pay this cube as the docking fee (E2-19).
century-islands-about-pay-cube = Pay this cube for the outpost (E2-20).
century-islands-about-stack = An empty column of your board lets you take the top tile of a stack (E2-22). Tiles here: { $left }.
century-islands-does = { $kind ->
    [ship_move] { $steps ->
        [0] Your ship goes to any other space (E2-16).
        [one] Your ship makes { $steps } step (E2-14).
       *[other] Your ship makes { $steps } steps (E2-15).
    }
    [ship_trade] Trade on the island where your ship is (E2-27).
   *[outpost_trade] Trade on an island where you have an outpost (E2-28).
}
century-islands-tell-outposts = { $player }: ship at { $ship }; outposts built: { $built }; { $columns ->
    [one] { $columns } column empty
   *[other] { $columns } columns empty
}; points uncovered: { $points }.
