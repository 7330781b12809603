# Choosing and building a map before a game begins.

builder-shuffle = Shuffle map
builder-open = Build a map
builder-change = Change this map
builder-rest = What the map leaves open is dealt at random when the game begins.
builder-picture = Map with { $islands } islands{ $ports ->
    [0] {""}
   *[other] , { $ports } ports
}{ $seas ->
    [0] {""}
   *[other] , { $seas } open sea
}

builder-title = Build a map
builder-starts = Begin with
builder-start-first_game = First game
builder-start-random = Random map
builder-start-empty = Empty sea
builder-redo = Redo
builder-use = Use this map

# Tools
builder-tools = Tools
builder-tool-market = Market island
builder-tool-market-about = An island whose market is dealt at random. Press a hex; press again to take it away.
builder-tool-tile = Certain market
builder-tool-tile-about = Choose a market tile below, then the hex where it lies.
builder-tool-port = Port
builder-tool-port-about = Press the hex of the port; press again to take it away.
builder-tool-sea = Open sea
builder-tool-sea-about = Fix where the sea tiles lie. Without any they are dealt among the islands.
builder-tool-move = Move
builder-tool-move-about = Press a piece, then the hex it goes to. With any tool you can also drag pieces.
builder-tool-erase = Erase
builder-tool-erase-about = Press a hex to clear it.
builder-left = { $count } left
builder-over = { $count } too many
builder-seas = { $least ->
    [0] { $placed } of { $most }, or none
   *[other] { $placed } of { $most }
}
builder-laid = { $tile }; already on the map

# The field
builder-field = Sea chart
builder-field-about = Keyboard: arrow keys go from hex to hex, Enter uses the tool, Delete clears the hex.
builder-hex = { $place }: { $what }
builder-empty = empty
builder-market = market island
builder-port = port
builder-sea = open sea
builder-tile = { $symbol } market, give { $give }, take { $take }
builder-held = { $place } is picked up. Press the hex it goes to.

# The map as text
builder-text = Map as text
builder-text-about = Copy it for your friends, or paste theirs here and draw it.
builder-copy = Copy the text
builder-draw = Draw this text
builder-nothing-drawn = There is no map in this text.

# What the server says of a map
builder-good = This map is ready to be played.
builder-problem-islands_missing = { $count ->
    [one] { $count } island is missing
   *[other] { $count } islands are missing
}: a map has { $needed }.
builder-problem-islands_over = { $count ->
    [one] { $count } island is too many
   *[other] { $count } islands are too many
}: a map has { $needed }.
builder-problem-ports_missing = { $count ->
    [one] { $count } port is missing
   *[other] { $count } ports are missing
}: a map has { $needed }.
builder-problem-ports_over = { $count ->
    [one] { $count } port is too many
   *[other] { $count } ports are too many
}: a map has { $needed }.
builder-problem-wrong_seas = { $most ->
    [0] This game has no sea tiles; clear these hexes: { $places }.
   *[other] { $least ->
        [0] Mark { $most } hexes as open sea, or none; now it is { $seas }: { $places }.
       *[other] A map has { $most } open sea; now it is { $seas }. { $places }
    }
}
builder-problem-tile_twice = A market tile exists only once ({ $tile }), but lies on { $places }.
builder-problem-symbol_over = The game has only { $most } markets with the symbol “{ $symbol }”; the map names { $laid }: { $places }.
builder-problem-falls_apart = The map must hang together. Not to be reached: { $places }.
builder-problem-touches_few = { $kind ->
    [port] A port
    [sea] A sea tile
   *[market] A market
} must touch at least { $needed ->
    [one] { $needed } other tile
   *[other] { $needed } other tiles
}: { $places }.
builder-problem-too_long = This text is too long for a map: { $most } characters are enough.
builder-problem-unreadable = “{ $entry }” cannot be read. Write spaces like this: { $example }
builder-problem-unknown_kind = A space is one of { $kinds }, not “{ $kind }” (at { $spelled }).
builder-problem-two_on_one = Two spaces lie on { $spelled }.
builder-problem-only_markets = Only a market can name its tile; at { $spelled } there is none.
builder-problem-unknown_tile = There is no market tile “{ $tile }”.
builder-problem-not_a_map = “{ $said }” is no map. Write spaces like this: { $example }
builder-problem-not_a_text = A map is written as a text, like this: { $example }
