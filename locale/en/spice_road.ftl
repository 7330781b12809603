# Century: Spice Road

spice_road-title = Century: Spice Road
spice_road-sentence = Lead a caravan of spices: trade cubes up with clever cards and deliver them for points.

spice_road-option-bonus_cards = Bonus cards
spice_road-option-bonus_cards-about = Four special trade cards are shuffled into the deck.
spice_road-option-golden_deals = Golden Deals
spice_road-option-golden_deals-about = Every trade card of the deck carries a one-time deal that can be made instead.
spice_road-option-golden_deals-custom = own list
spice_road-option-show_scores = Show scores
spice_road-option-show_scores-about = Claimed cards and running scores are open to everybody.

spice_road-spice-yellow = turmeric
spice_road-spice-red = saffron
spice_road-spice-green = cardamom
spice_road-spice-brown = cinnamon

spice_road-point-row = Point cards
spice_road-trade-row = Trade cards
spice_road-caravan = Caravan
spice_road-hand = Hand
spice_road-played = Played
spice_road-claimed = Claimed
spice_road-coins = Coins
spice_road-spent = Discard pile

spice_road-decide-turn = Choose your action
spice_road-decide-upgrade = { century-decide-upgrade }
spice_road-decide-retrieve = { century-decide-retrieve }
spice_road-decide-choose = { century-decide-choose }
spice_road-decide-times = { century-decide-times }
spice_road-decide-pay = { century-decide-pay }
spice_road-decide-lay = { century-decide-lay }
spice_road-decide-spend = { century-decide-spend }
spice_road-decide-discard = { century-decide-discard }

spice_road-move-play = { century-move-play }
spice_road-move-acquire = { century-move-acquire }
spice_road-move-claim = Claim { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}
spice_road-move-rest = { $cards ->
    [0] Rest, with nothing to take back
    [one] Rest: take { $cards } card back to hand
   *[other] Rest: take { $cards } cards back to hand
}
spice_road-move-deal-row = { century-move-deal-row }
spice_road-move-deal-hand = { century-move-deal-hand }
spice_road-move-times = { century-move-times }
spice_road-move-choose = { century-move-choose }
spice_road-move-upgrade = { century-move-upgrade }
spice_road-move-pay = { century-move-pay }
spice_road-move-discard = { century-move-discard }
spice_road-move-lay = { century-move-lay }
spice_road-move-spend = { century-move-spend }
spice_road-move-retrieve = { century-move-retrieve }
spice_road-move-done = { century-move-done }

spice_road-log-played = { century-log-played }
spice_road-log-gained = { century-log-gained }
spice_road-log-all_gained = { century-log-all_gained }
spice_road-log-exchanged = { century-log-exchanged }
spice_road-log-upgraded = { century-log-upgraded }
spice_road-log-returned = { century-log-returned }
spice_road-log-retrieved = { century-log-retrieved }
spice_road-log-paid = { century-log-paid }
spice_road-log-collected = { century-log-collected }
spice_road-log-acquired = { century-log-acquired }
spice_road-log-laid = { century-log-laid }
spice_road-log-dealt = { century-log-dealt }
spice_road-log-turned_up_trade = { century-log-turned_up_trade }
spice_road-log-turned_up_point = New in the point row: { $card }.
spice_road-log-claimed = { $who ->
    [you] You claim
   *[other] { $player } claims
} { $card }{ $gold ->
    [0] {""}
   *[other] {" "}+ [[gold]]
}{ $silver ->
    [0] {""}
   *[other] {" "}+ [[silver]]
}.
spice_road-log-rested = { $who ->
    [you] You rest
   *[other] { $player } rests
}{ $cards ->
    [0] {""}
    [one] : { $cards } card returns to hand
   *[other] : { $cards } cards return to hand
}.
spice_road-log-last_round = { $who ->
    [you] You have
   *[other] { $player } has
} { $cards ->
    [one] { $cards } point card
   *[other] { $cards } point cards
}: this is the last round.

spice_road-score-point_cards = Point cards
spice_road-score-gold_coins = Gold coins
spice_road-score-silver_coins = Silver coins
spice_road-score-spices = Spices in the caravan

# The board of Spice Road: names of places, tooltips with their rule clause, and the table told in sentences.

spice_road-board-first = First player
spice_road-board-winner = Winner
spice_road-board-own = Your side of the table
spice_road-board-claimed-empty = No cards claimed yet
spice_road-board-last-round = This is the last round.

spice_road-board-gold = a gold coin
spice_road-board-silver = a silver coin
spice_road-board-gold-left = { $left ->
    [one] { $left } gold coin
   *[other] { $left } gold coins
}
spice_road-board-silver-left = { $left ->
    [one] { $left } silver coin
   *[other] { $left } silver coins
}
spice_road-board-claimed-count = { $left ->
    [one] { $left } claimed card
   *[other] { $left } claimed cards
}
spice_road-board-caravan-count = { $count } of { $limit } cubes in the caravan (SR-40)
spice_road-board-point-deck = { $left ->
    [one] Point deck: { $left } card left (SR-36)
   *[other] Point deck: { $left } cards left (SR-36)
}
spice_road-board-trade-deck = { $left ->
    [one] Trade deck: { $left } card left (SR-26)
   *[other] Trade deck: { $left } cards left (SR-26)
}

spice_road-board-point = { $points } points for { $cost }

spice_road-board-about-point = Point card: return exactly these cubes to claim it (SR-30).
spice_road-board-about-gold = Gold coins lie above the first point card; each is worth 3 points (SR-32, SR-44).
spice_road-board-about-silver = Silver coins lie above the second point card, or the first when the gold is gone; each is worth 1 point (SR-33, SR-44).
spice_road-board-about-race = { $goal } claimed cards end the game when the round is over (SR-42).
spice_road-board-about-price = The price: one cube of any colour on each card further left (SR-22).
spice_road-board-about-produce = Produce card: take the cubes shown (SR-16).
spice_road-board-about-exchange = Exchange card: give the cubes above, take the cubes below, as often as you can and like (SR-17).
spice_road-board-about-upgrade = Upgrade card: raise cubes by one step for each arrow, at least once (SR-20).
spice_road-board-about-special = Bonus card: take the cube, then you may upgrade once (SR-48).
spice_road-board-about-retrieve = Bonus card: take the cubes, then you may take back one played card (SR-49).
spice_road-board-about-choice = Bonus card: for 3 yellow take either side, each time anew (SR-50).
spice_road-board-about-deal = Its Golden Deal: { $deal } (SR-53, SR-55).
spice_road-board-about-deal-hand = Lay down one card from hand without using it and spend another for its Golden Deal (SR-55).
spice_road-board-about-spent = Shared discard: cards spent for Golden Deals never come back (SR-52).
spice_road-board-about-bowl = { $colour ->
    [yellow] Turmeric, the lowest; it upgrades to saffron
    [red] Saffron; it upgrades to cardamom
    [green] Cardamom; it upgrades to cinnamon
   *[brown] Cinnamon, the highest; it cannot be upgraded
}. The supply never runs out (SR-1 to SR-3).
spice_road-board-about-pay-cube = Put this cube on the marked card (SR-23).
spice_road-board-about-upgrade-cube = Upgrade this cube by one step (SR-2, SR-20).
spice_road-board-about-discard-cube = Return this cube to the supply (SR-40).
spice_road-board-about-caravan = Your caravan: at the end of your turn it holds at most { $limit } cubes (SR-40).
spice_road-board-about-rest = Rest: take all your played cards back to hand (SR-29).
spice_road-board-about-played = Played cards cannot be used again before they are back in hand (SR-15).
spice_road-board-about-claimed = Claimed cards; { $goal } of them end the game (SR-39, SR-42).

spice_road-board-tell-points = Point cards: { $cards }. Cards left in the deck: { $left }.
spice_road-board-tell-coins = Coins above the point cards: gold { $gold }, silver { $silver }.
spice_road-board-tell-caravan = Your caravan: { $cubes }; { $count } of { $limit } places.
spice_road-board-tell-won = Your claimed cards: { $claimed }, gold coins: { $gold }, silver coins: { $silver }.
spice_road-board-tell-merchant = { $player }: caravan { $cubes }; cards in hand: { $hand }; played: { $played }; claimed cards: { $claimed }; gold coins: { $gold }, silver coins: { $silver }.
