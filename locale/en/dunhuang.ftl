# Merchants of Dunhuang

dunhuang-title = Merchants of Dunhuang
dunhuang-sentence = Lead the camel round the market, fill your shop with goods and let the people of the city help you.

dunhuang-option-circle_mode = Circle of characters
dunhuang-option-circle_mode-about = Which characters are in the game, and in what order: all by chance, or your eight with their order left to chance, as the print has it, or everything as you choose.
dunhuang-option-circle_mode-random = by chance
dunhuang-option-circle_mode-chosen_characters = chosen characters
dunhuang-option-circle_mode-chosen = characters and order
dunhuang-option-circle = Characters of the circle
dunhuang-option-circle-about = Eight characters, one of each pair, parted by commas; clockwise when the order is chosen too. Only with chosen characters.
dunhuang-option-zero_card_token = Token without cards in the shop
dunhuang-option-zero_card_token-about = What happens to an advantage token when the last card of its good leaves all shops.
dunhuang-option-zero_card_token-keep = stays with its owner
dunhuang-option-zero_card_token-return = returns to the supply
dunhuang-option-supply = Supply
dunhuang-option-supply-about = Whether prestige and coins can run out. What is not in the supply any more is not gained.
dunhuang-option-supply-finite_prestige = prestige limited, coins not
dunhuang-option-supply-unlimited = both unlimited
dunhuang-option-supply-finite = both limited
dunhuang-option-soldier_same_good = Soldier, equal goods
dunhuang-option-soldier_same_good-about = Whether the Soldier may swap a card for one of the same good.
dunhuang-option-soldier_same_good-allowed = allowed
dunhuang-option-soldier_same_good-forbidden = forbidden
dunhuang-option-max_steps = Longest way of the camel
dunhuang-option-max_steps-about = Whether anything but coins limits the steps of the camel.
dunhuang-option-max_steps-coins_only = as far as the coins go
dunhuang-option-max_steps-one_lap = one lap
dunhuang-option-short_hand_swap = Merchants and small hands
dunhuang-option-short_hand_swap-about = Whether the merchants may trade with an opponent who holds a single card.
dunhuang-option-short_hand_swap-partial = trade what there is
dunhuang-option-short_hand_swap-forbidden = forbidden
dunhuang-option-artist_discard_visible = Artist discards face up
dunhuang-option-artist_discard_visible-about = Everybody sees which card is discarded for the Artist.

# Choosing the circle.
dunhuang-circle-tokens = Characters
dunhuang-circle-tokens-about = Eight tokens with two faces each: choose the face that plays.
dunhuang-circle-token = { $one } or { $other }
dunhuang-circle-ring = The circle, clockwise
dunhuang-circle-by-chance = Chance lays them in a circle when the game begins.
dunhuang-circle-order-about = Choose two characters, and they swap places. Arrow keys carry one along the circle.
dunhuang-circle-place = Place { $position }: { $character }
dunhuang-circle-shuffle = Shuffle the order
dunhuang-circle-lifted = { $character }: now choose whom to swap places with.
dunhuang-circle-swapped = { $one } and { $other } have swapped places.
dunhuang-circle-unknown = There is no character “{ $name }”. The characters are { $names }.
dunhuang-circle-number = A circle has 8 characters, not { $count }.
dunhuang-circle-pair = A circle has exactly one of { $one } and { $other }: they are two faces of one token.
dunhuang-circle-both = Characters of your own need two options: { $mode } set to { $characters } or { $chosen }, and { $circle }.

dunhuang-good-gold = gold
dunhuang-good-silver = silver
dunhuang-good-jade = jade
dunhuang-good-glass = glass
dunhuang-good-spice = spice
dunhuang-good-bamboo = bamboo
dunhuang-good-tea = tea
dunhuang-good-paper = paper
dunhuang-good-wool = wool
dunhuang-good-silk = silk

dunhuang-character-artist = Artist
dunhuang-character-artist-brief = hand card → 3 [[prestige]]
dunhuang-character-artist-about = Discard a card from your hand and gain 3 [[prestige]].
dunhuang-character-musician = Musician
dunhuang-character-musician-brief = shop card → 3 [[prestige]]
dunhuang-character-musician-about = Discard a card from your shop and gain 3 [[prestige]].
dunhuang-character-princess = Princess
dunhuang-character-princess-brief = 1 [[prestige]] per token
dunhuang-character-princess-about = Gain 1 [[prestige]] for each advantage token you own, whichever side is up.
dunhuang-character-dancer = Dancer
dunhuang-character-dancer-brief = 2 [[prestige]]
dunhuang-character-dancer-about = Gain 2 [[prestige]].
dunhuang-character-translator = Translator
dunhuang-character-translator-brief = draw by steps, keep 1
dunhuang-character-translator-about = Draw as many cards as the camel made steps this turn, keep 1 in hand and put the others under the deck.
dunhuang-character-ambassador = Ambassador
dunhuang-character-ambassador-brief = draw 2, keep 1
dunhuang-character-ambassador-about = Draw 2 cards, keep 1 in hand and put the other under the deck.
dunhuang-character-soldier = Soldier
dunhuang-character-soldier-brief = shop ⇄ market
dunhuang-character-soldier-about = Swap a card of your shop for a card of the market.
dunhuang-character-general = General
dunhuang-character-general-brief = hand ⇄ market
dunhuang-character-general-about = Swap a card of your hand for a card of the market.
dunhuang-character-chinese_merchant = Chinese Merchant
dunhuang-character-chinese_merchant-brief = swap 2, at random
dunhuang-character-chinese_merchant-about = Take 2 random cards from an opponent’s hand, then give back any 2 cards of yours.
dunhuang-character-sogdian_merchant = Sogdian Merchant
dunhuang-character-sogdian_merchant-brief = swap 2, by choice, 1 [[prestige]]
dunhuang-character-sogdian_merchant-about = An opponent gives you 2 cards of their choice, you give back any 2 of yours and gain 1 [[prestige]].
dunhuang-character-maid = Maid
dunhuang-character-maid-brief = shop ⇄ hand
dunhuang-character-maid-about = Swap a card of your shop for a card of another good from your hand.
dunhuang-character-servant = Servant
dunhuang-character-servant-brief = shop → hand, or back
dunhuang-character-servant-about = Take a card from your shop into your hand, or put a card from your hand into your shop.
dunhuang-character-shepherd = Shepherd
dunhuang-character-shepherd-brief = card before or after
dunhuang-character-shepherd-about = Take into your hand the market card just before or just after the camel.
dunhuang-character-peasant = Peasant
dunhuang-character-peasant-brief = card ahead, by steps
dunhuang-character-peasant-about = Take into your hand a market card ahead of the camel, at most as far away as it walked this turn.
dunhuang-character-manichaean = Manichaean
dunhuang-character-manichaean-brief = shield on a tie
dunhuang-character-manichaean-about = Turn one of your tokens glyph side up: once, it stays with you when somebody draws level.
dunhuang-character-buddhist = Buddhist
dunhuang-character-buddhist-brief = shield: 2 [[coin]] on a tie
dunhuang-character-buddhist-about = Turn one of your tokens glyph side up: whoever draws level must pay you 2 [[coin]] to take it.

# Words on the table.
dunhuang-goods = Goods
dunhuang-hand = Hand
dunhuang-shop = Shop
dunhuang-tokens = Tokens
dunhuang-coins = Coins
dunhuang-prestige = Prestige
dunhuang-cards-in-hand = Cards in hand
dunhuang-supply = Supply
dunhuang-drawn = Drawn
dunhuang-discard = Discard pile
dunhuang-removed = Removed from the game
dunhuang-camel = camel
dunhuang-free = free
dunhuang-no-card = no card
dunhuang-last-turns = last turns
dunhuang-towards-victory = Towards instant victory: { $tokens } of { $tokens_needed } tokens, { $goods } of { $goods_needed } different goods in hand

# The signs on the table.
dunhuang-sign-good = a good and its number: so many cards of it there are, so many points is one worth at the end
dunhuang-sign-number_side = advantage token
dunhuang-sign-glyph_side = advantage token glyph side up: shielded on a tie
dunhuang-sign-coin = coin
dunhuang-sign-prestige = prestige
dunhuang-sign-lit = can be chosen now

# The end.
dunhuang-at-once-title = Instant victory
dunhuang-at-once-wins = { $player } wins at once.
dunhuang-at-once-you-won = You win at once!
dunhuang-final-hands = Cards in hand, good by good
dunhuang-final-kept = most of this good in hand: one card is kept, for its points
dunhuang-final-capped = thrown away: nobody keeps more cards than they have tokens
dunhuang-final-lost = somebody else has more
dunhuang-final-tie = A tie is decided by coins

dunhuang-decide-keep = Choose the card to start with; the other two leave the game
dunhuang-decide-place_camel = Choose where the camel starts
dunhuang-decide-walk = Move the camel: the first step is free, each further one costs 1 [[coin]]
dunhuang-decide-take = Where does { $good } go?
dunhuang-decide-bonus = { $character }: use the ability, or take coins
dunhuang-decide-pay = The { $good } token is shielded. Do you pay for it?
dunhuang-decide-choose_hand = { $character }: choose a card of your hand
dunhuang-decide-choose_shop = { $character }: choose a card of your shop
dunhuang-decide-choose_slot = { $character }: choose a market card
dunhuang-decide-choose_rival = Choose whom to trade with
dunhuang-decide-choose_token = Choose the token to turn glyph side up
dunhuang-decide-choose_drawn = { $character }: choose the card to keep
dunhuang-decide-rival_gives = { $rival } trades with you. Choose what to give: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
dunhuang-decide-give_back = Choose what to give to { $rival }: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
dunhuang-decide-choose_move = { $character }: choose a card to move between hand and shop

dunhuang-move-keep = Keep { $good }
dunhuang-move-camel = Place { $slot }: { $character }
dunhuang-move-walk = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: { $character }, { $cards ->
    [0] no card
   *[other] { $good }
}{ $coins ->
    [0] {""}
   *[other] , −{ $coins } [[coin]]
}
dunhuang-move-to-hand = { $good } to hand
dunhuang-move-to-shop = { $good } into the shop
dunhuang-move-coins = Take { $coins } [[coin]]
dunhuang-move-use = Use the ability: { $character }
dunhuang-move-hand = { $purpose ->
    [discard] Discard { $good } from hand
    [swap] Swap { $good } from hand
   *[place] { $good } from hand into the shop
}
dunhuang-move-shop = { $purpose ->
    [discard] Discard { $good } from the shop
    [swap] Swap { $good } from the shop
   *[take] { $good } from the shop to hand
}
dunhuang-move-slot = { $purpose ->
    [swap] Swap { $out } for { $good }, place { $slot }
   *[take] Take { $good }, place { $slot }
}
dunhuang-move-rival = { $rival }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dunhuang-move-give = Give { $good }
dunhuang-move-take = Keep { $good }
dunhuang-move-token = Turn the { $good } token
dunhuang-move-pay = Pay { $coins } [[coin]] to { $owner } for the { $good } token
dunhuang-move-decline = Leave the { $good } token to { $owner }

dunhuang-log-kept = { $who ->
    [you] You keep { $good } to start with.
   *[other] { $player } keeps { $good } to start with.
}
dunhuang-log-chose_start = { $who ->
    [you] You have chosen your starting card.
   *[other] { $player } has chosen a starting card.
}
dunhuang-log-placed_camel = { $who ->
    [you] You put the camel on place { $slot }.
   *[other] { $player } puts the camel on place { $slot }.
}
dunhuang-log-walked = { $who ->
    [you] You lead the camel
   *[other] { $player } leads the camel
} { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to place { $slot }{ $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}.
dunhuang-log-took_to_hand = { $who ->
    [you] You take { $good } to hand.
   *[other] { $player } takes { $good } to hand.
}
dunhuang-log-took_to_shop = { $who ->
    [you] You put { $good } into your shop.
   *[other] { $player } puts { $good } into the shop.
}
dunhuang-log-token_gained = { $who ->
    [you] You gain the { $good } token.
   *[other] { $player } gains the { $good } token.
}
dunhuang-log-token_taken = { $who ->
    [you] You take the { $good } token from { $from }.
   *[other] { $player } takes the { $good } token from { $from_who ->
        [you] you
       *[other] { $from }
    }.
}
dunhuang-log-token_returned = { $who ->
    [you] You return the { $good } token to the supply.
   *[other] { $player } returns the { $good } token to the supply.
}
dunhuang-log-shield_used = { $owner_who ->
    [you] Your shield is used up, and the { $good } token stays with you.
   *[other] The shield is used up, and the { $good } token stays with { $owner }.
}
dunhuang-log-shielded = { $who ->
    [you] You turn your { $good } token glyph side up.
   *[other] { $player } turns the { $good } token glyph side up.
}
dunhuang-log-paid_owner = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $owner_who ->
    [you] you
   *[other] { $owner }
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
dunhuang-log-declined = { $who ->
    [you] You do not pay, and the { $good } token stays with { $owner }.
   *[other] { $player } does not pay, and the { $good } token stays with { $owner_who ->
        [you] you
       *[other] { $owner }
    }.
}
dunhuang-log-took_coins = { $who ->
    [you] You take
   *[other] { $player } takes
} { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
dunhuang-log-went_without_coins = The supply has no more coins: { $who ->
    [you] you go
   *[other] { $player } goes
} without { $missing }.
dunhuang-log-used = { $who ->
    [you] You use the ability: { $character }.
   *[other] { $player } uses the ability: { $character }.
}
dunhuang-log-gained_prestige = { $who ->
    [you] You gain { $prestige } prestige.
   *[other] { $player } gains { $prestige } prestige.
}
dunhuang-log-went_without_prestige = The supply has no more prestige: { $who ->
    [you] you go
   *[other] { $player } goes
} without { $missing }.
dunhuang-log-drew = { $who ->
    [you] You draw { $good }.
   *[other] { $player } draws { $good }.
}
dunhuang-log-drew_cards = { $who ->
    [you] You look at
   *[other] { $player } looks at
} { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} from the deck.
dunhuang-log-kept_drawn = { $who ->
    [you] You keep { $good }.
   *[other] { $player } keeps { $good }.
}
dunhuang-log-kept_one = { $who ->
    [you] You keep 1 card
   *[other] { $player } keeps 1 card
}{ $cards ->
    [0] {""}
    [one] , and { $cards } card goes under the deck
   *[other] , and { $cards } cards go under the deck
}.
dunhuang-log-discarded = { $who ->
    [you] You discard { $good } from your hand.
   *[other] { $player } discards { $good } from hand.
}
dunhuang-log-discarded_own = { $who ->
    [you] You discard { $good } face down.
   *[other] { $player } discards { $good } face down.
}
dunhuang-log-discarded_unseen = { $who ->
    [you] Nobody else sees the card you discard.
   *[other] { $player } discards a card from hand face down.
}
dunhuang-log-discarded_from_shop = { $who ->
    [you] You discard { $good } from your shop.
   *[other] { $player } discards { $good } from the shop.
}
dunhuang-log-swapped_shop = { $who ->
    [you] You take { $out } from your shop to hand and put { $good } in its place.
   *[other] { $player } takes { $out } from the shop to hand and puts { $good } in its place.
}
dunhuang-log-swapped_market = { $who ->
    [you] You swap { $out } for { $good } at place { $slot }.
   *[other] { $player } swaps { $out } for { $good } at place { $slot }.
}
dunhuang-log-hand_to_shop = { $who ->
    [you] You put { $good } from your hand into your shop.
   *[other] { $player } puts { $good } from hand into the shop.
}
dunhuang-log-shop_to_hand = { $who ->
    [you] You take { $good } from your shop to hand.
   *[other] { $player } takes { $good } from the shop to hand.
}
dunhuang-log-trades_with = { $who ->
    [you] You trade
   *[other] { $player } trades
} { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} with { $rival_who ->
    [you] you
   *[other] { $rival }
}.
dunhuang-log-gave = { $who ->
    [you] You give { $good } to { $to }.
   *[other] { $player } gives { $good } to { $to_who ->
        [you] you
       *[other] { $to }
    }.
}
dunhuang-log-refilled = New at place { $slot }: { $good }.
dunhuang-log-running_out = The deck has run out: these are the last turns.
dunhuang-log-won_at_once = { $who ->
    [you] You have
   *[other] { $player } has
} { $tokens ->
    [one] { $tokens } advantage token
   *[other] { $tokens } advantage tokens
} and 4 different goods in hand: an instant victory.

dunhuang-score-tokens = Advantage tokens
dunhuang-score-prestige = Prestige
dunhuang-score-kept_cards = Cards kept in hand

reason-no_prestige_left = There is no prestige left in the supply.
reason-must_keep_card = First keep one of the three cards you were dealt.
reason-must_place_camel = First choose the character beside whom the camel starts.
reason-must_lead_camel = First lead the camel at least 1 step.
reason-must_take_goods = First take the card where the camel stands, to your hand or into your shop.
reason-must_choose_bonus = First choose your bonus: the ability of the character, or 3 coins.
reason-must_pay_or_decline = First decide whether you pay for the shielded token.
reason-must_finish_ability = First make the choice the ability asks for: { $character }.
reason-must_hand_over = First choose the cards you hand over.
reason-must_give_back = First choose the cards you give back.
reason-not_dealt = This card is not among the three you were dealt.
reason-not_enough_coins = That way costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins }.
reason-one_lap_only = The camel walks one lap at most.
reason-ability_of_no_use = The ability would change nothing now.
reason-not_in_shop = This card is not in your shop.
reason-no_card_in_slot = There is no card at this place of the market.
reason-same_good = The two cards must be of different goods.
reason-no_such_rival = Choose one of your opponents.
reason-rival_hand_too_small = This opponent does not hold enough cards.
reason-out_of_reach = This place of the market is out of reach.
reason-not_drawn = This card is not among those you drew.
reason-not_your_token = This advantage token is not yours.
reason-already_shielded = This token lies glyph side up already.

# The board of Merchants of Dunhuang: names of places, tooltips with their rule clause, and the table told in sentences.

dunhuang-board-own = Your side of the table
dunhuang-board-circle = The circle of characters
dunhuang-board-first = First player
dunhuang-board-winner = Winner
dunhuang-board-none = none
dunhuang-board-victory = Towards victory
dunhuang-board-hand-empty = Your hand is empty.
dunhuang-board-keep-one = Keep one of these cards
dunhuang-board-keep-drawn = Keep one of the drawn cards
dunhuang-board-chosen = has chosen a starting card
dunhuang-board-choosing = is choosing a starting card
dunhuang-board-pay = Pay for the token: { $good }?
dunhuang-board-decline = Leave it

dunhuang-board-slot = Place { $position } of the market: { $good }
dunhuang-board-cards-of = { $good }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dunhuang-board-seal = Advantage token: { $good }
dunhuang-board-seal-shielded = Shielded advantage token: { $good }
dunhuang-board-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dunhuang-board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dunhuang-board-prestige = Prestige: { $count }
dunhuang-board-prestige-left = Prestige left in the supply: { $count } of { $all }
dunhuang-board-coins-left = Coins left in the supply: { $count } of { $all }
dunhuang-board-tokens-of = Advantage tokens: { $count }, an instant victory needs { $needed } (DH-72)
dunhuang-board-deck = { $left ->
    [one] Deck: { $left } card left (DH-78)
   *[other] Deck: { $left } cards left (DH-78)
}
dunhuang-board-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
dunhuang-board-way = { $steps ->
    [one] { $steps } step from the camel, free (DH-19).
   *[other] { $steps } steps from the camel: { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } (DH-19).
}

dunhuang-board-about-price = The price of leading the camel here: the first step is free, each further one costs 1 coin (DH-19).
dunhuang-board-about-card = { $good }, number { $number }: so many cards of it are in the box, and so many points is one worth at the end (DH-3).
dunhuang-board-about-gap = No card here: it is filled again at the end of the turn, as long as the deck lasts (DH-76).
dunhuang-board-about-coins = Instead of the ability, 3 coins can always be taken (DH-53).
dunhuang-board-about-coins-left = Instead of the ability, 3 coins can always be taken, as far as the supply has them (DH-53, DH-97).
dunhuang-board-about-prestige = Each prestige token is worth 1 point; it is never lost (DH-88, DH-98).
dunhuang-board-about-prestige-left = Each prestige token is worth 1 point and is never lost (DH-88, DH-98). There are no others than these: who comes too late goes without (DH-97).
dunhuang-board-about-discard = Discarded cards never come back (DH-70, DH-79).
dunhuang-board-about-token = It goes to whoever puts a card of this good into the shop and then has at least as many as everybody else (DH-33).
dunhuang-board-about-glyph = Glyph side up: somebody who only draws level does not simply take it (DH-47).
dunhuang-board-about-shop = { $good } in the shop counts for its advantage token, but brings no points itself (DH-28, DH-87).
dunhuang-board-about-hand = Into the hand: secret, and a step towards four different goods (DH-27, DH-71).
dunhuang-board-about-own-shop = Into the shop: face up, and it may win the advantage token (DH-28).
dunhuang-board-about-keep = Keep this card; the other two leave the game face down (DH-9).
dunhuang-board-about-drawn = Keep this card; the others go under the deck (DH-59, DH-60).

dunhuang-board-tell-place = { $position }: { $character }, { $good }
dunhuang-board-tell-circle = The circle: { $places }.
dunhuang-board-tell-camel = The camel stands on place { $position }.
dunhuang-board-tell-shielded = { $good } (shielded)
dunhuang-board-tell-supply = Supply: cards in the deck: { $deck }, discarded: { $discard }, coins: { $coins }, prestige: { $prestige }, advantage tokens: { $tokens }.
dunhuang-board-tell-own = You have coins: { $coins }, prestige: { $prestige }. Hand: { $hand }. Shop: { $shop }. Advantage tokens: { $tokens }.
dunhuang-board-tell-trader = { $player }: cards in hand: { $hand }, coins: { $coins }, prestige: { $prestige }; shop: { $shop }; advantage tokens: { $tokens }.

dunhuang-board-final-count = { $good }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dunhuang-board-final-sum = Points for cards
dunhuang-board-final-cap = Cards kept / tokens
dunhuang-board-about-cap = At most one card is kept for each advantage token (DH-91).
dunhuang-board-final-at-once = Won with { $tokens ->
    [one] { $tokens } advantage token
   *[other] { $tokens } advantage tokens
} and { $goods ->
    [one] { $goods } good
   *[other] { $goods } different goods
} in hand. Points are not counted (DH-75).
