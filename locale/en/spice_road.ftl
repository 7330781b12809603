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
