# What the program says in the terminal. Phones never load this file; their words are in en.ftl.

serve-new = { $name }: a new game, { $cards } cards entered.
serve-continued = { $name }: the game goes on, { $entries } entries in its log.
serve-added = Cards added since the last start, now in the game: { $names }
serve-changed = These cards were changed since they entered the game: { $names }
    The game keeps them as they were. A referee may rule or report what is different.
serve-gone = These characters are in the game but no longer in the deck: { $names }
serve-addresses = Open on a phone in the same network:
serve-no-network = This machine is in no network: only it can open the page. Join a Wi-Fi or make one, then start again.
serve-link = The first referee signs in with this code or this address. It works once, until { $until }:
serve-no-link = Chief referees have signed in, so no new sign-in link is printed; start with --new-link for one.
serve-data = The game is kept in { $where } – copy that folder to keep a copy of everything.
serve-stop = Ctrl-C stops the server. The next start continues the same game.
serve-stopped = Stopped. The next start continues the same game.
serve-not-started = The game has not been started. Mend the cards and start again.
serve-port-taken = Port { $port } is taken by another program on this machine, perhaps by this one, started twice.
    Stop that one, or choose another port: python3 manage.py run --port { $other }
serve-port-forbidden = This account may not open port { $port }.
    Choose one from 1024 up: python3 manage.py run --port 8000
serve-host-unknown = This machine has no address { $host }.
    Leave --host out to serve on all of its addresses.

deck-none = There is no deck named { $found }. The decks in cards/: { $known }
deck-count = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
 } in { $folder }.
deck-sound = { $folder }: { $name }, { $cards } cards, nothing wrong.
deck-place-file = { $file }
deck-place-frame = { $file }: { $key }
deck-place-card = { $file }: card { $card }: { $key }
deck-no-file = the file is missing. Put it there; cards/README.md shows one.
deck-not-toml = this is not TOML: { $why }. Mend it there; cards/README.md shows how a card is written.
deck-not-utf8 = this is not text in UTF-8. Save the file anew with that encoding.
deck-missing = is missing. Add a line: { $key } = "…"
deck-unknown-key = { $nearest ->
    [none] there is no such key. Take one of these or delete the line: { $known }
   *[other] there is no such key. Did you mean { $nearest }? All keys: { $known }
 }
deck-unknown-word = { $nearest ->
    [none] { $found } is not known here. Write one of these: { $known }
   *[other] { $found } is not known here. Did you mean "{ $nearest }"? All of them: { $known }
 }
deck-wrong-type = found { $found }. Write { $wanted ->
    [text] a text between quotes
    [number] a whole number without quotes
    [truth] true or false without quotes
    [list] a list: ["…", "…"]
    [table] a table of its own: [emergency]
   *[armour] "none", "leather" or "metal", or layers: [{"{"} material = "metal", coverage = 60 {"}"}]
 }.
deck-empty = is empty. Write something between the quotes or delete the line.
deck-too-long = has { $found } letters. Write at most { $most }.
deck-out-of-range = found { $found }. Write a number from { $low } to { $high }.
deck-bad-id = found { $found }. Write small letters without accents, digits, - and _, at most 40, a letter or digit first.
deck-bad-telephone = found { $found }. Write the number as it is dialled: digits, spaces, a + in front if need be.
deck-duplicate = { $found } is already on { $first } (card no. { $place } in the file). Give this card another.
deck-not-cards = found { $found }. Write [[character]] with two brackets on either side above each card.
deck-no-cards = there is no card. Write at least one [[character]].

rules-no-file = { $file }: there is no such file.
rules-not-utf8 = { $file }: this is not text in UTF-8. Save the file anew with that encoding.
rules-not-json = { $file }: this is not JSON: { $why }. Mend it there.
rules-not-cases = { $file }: { $key }: { $why }. docs/cases.md shows how a case is written.
rules-not-playable = { $file }: case { $case } cannot be played ({ $why }). docs/cases.md shows how a case is written.
rules-not-toml = { $file }: this is not TOML: { $why }. Mend it there.
rules-no-area = No case in these files is of area { $found }. Their areas: { $known }
rules-failure = { $case }  { $path }
      expected  { $expected }
      found     { $found }

book-missing = { $file }: { $key } is missing. Add it as in referee/rules/books/oniris.toml.
book-wrong-type = { $file }: { $key } has the wrong type. Write { $allowed ->
    [int] a whole number that is not negative
    [str] a text between quotes
    [bool] true or false without quotes
    [list] a list: ["…", "…"]
   *[dict] a table: [{ $key }]
 }.
book-unknown-word = { $file }: { $key } is not known there. Write some of: { $allowed }
book-unknown-keyword = { $file }: { $key } is no keyword of the game. The keywords: { $allowed }
book-unknown-key = { $file }: { $key } is not known. Take one of: { $allowed }
book-unknown-ruling = { $file }: { $key } is not a question that a book answers. Delete it; referee/rules/rulings.py lists them all.
book-unknown-answer = { $file }: { $key } has an answer that is not known. Write one of: { $allowed }

link-made = { $role ->
    [chief] Chief referee
    [referee] Referee
    [master] Game master
   *[player] Player
 } { $name }: this address signs one phone in, once, until { $until }.
link-no-game = There is no game yet. Start one: python3 manage.py run
link-unknown-character = Nobody in the game is called { $found }. Take the id or the badge number of one of: { $known }
