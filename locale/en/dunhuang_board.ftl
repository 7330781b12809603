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
