# Golden Deals of a table's own, chosen before a game begins.

deals-off = off
deals-ours = our set
deals-own = own list
deals-text-about = A deal on each line: how many cards bear it, then its steps, such as { $example }. { $cubes } are cubes to gain, { $shared } is a cube for everybody, { $upgrades } are upgrades, { $retrieve } takes a card back.
deals-file = Read the list from a file
deals-good = { $cards ->
    [one] { $cards } deal: ready to be played.
   *[other] { $cards } deals: ready to be played.
}
deals-problem-not_a_text = Golden Deals are off, on, or a list such as { $example }.
deals-problem-not_a_list = “{ $said }” is no list of deals. Write deals like this: { $example }
deals-problem-too_long = This list is too long: { $most } characters are enough.
deals-problem-unreadable = Deal { $number }, “{ $entry }”, cannot be read. Write deals like this: { $example }
deals-problem-copies = Deal { $number }, “{ $entry }”: a deal lies on 1 to { $most } cards, not on { $copies }.
deals-problem-kind_twice = Deal { $number }, “{ $entry }”, has two steps of the same kind; make them one.
deals-problem-cubes = Deal { $number }, “{ $entry }”: a deal brings 1 to { $most } cubes, not { $amount }.
deals-problem-all_cubes = Deal { $number }, “{ $entry }”: everybody takes exactly 1 cube, not { $amount }.
deals-problem-upgrades = Deal { $number }, “{ $entry }”: a deal upgrades 1 to { $most } times, not { $amount }.
deals-problem-cards = Deal { $number }, “{ $entry }”: a deal takes back 1 to { $most } cards, not { $amount }.
deals-problem-too_many = { $count } different deals are too many: { $most } are enough.
deals-problem-too_few = There are { $needed } trade cards that need a deal; the list has { $count }.
