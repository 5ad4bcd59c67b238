# The labyrinth's words in English; labyrinth.fr.ftl holds the same keys. Runners, hunters, cells and things
# come in by name, not by id.

kind-maze_entered = Maze opened
kind-runner_entered = Runner enters
kind-runner_left = Runner leaves
kind-action_taken = Actions of a turn
kind-dice_rolled = Dice
kind-hunters_moved = Hunters’ phase
kind-turn_ended = End of turn
kind-master_ruled = Game master’s ruling

## Words

action-walk = Walk
action-dash = Dash
action-flee = Flee
action-rest = Rest
action-melee = Fight hand to hand
action-shoot = Shoot or throw
action-use_item = Use something
action-don_armour = Put armour on
action-look_for_traps = Look for traps
action-open_door = Open a door
action-search = Search
action-hide = Hide
action-pace = Walk about
action-scenery = Touch the scenery
action-call_out = Call out

meter-noise = noise
meter-fatigue = fatigue
meter-stress = stress
meter-wounds = wounds

side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west

door-door = door
door-grate = grate
door-curtain = curtain
door-gap = gap
the-door = the door
the-grate = the grate
the-curtain = the curtain
the-gap = the gap
door-open = open
door-closed = closed

find-weapon = weapon
find-gear = gear
find-potion = potion or artefact
find-gem = precious stone
find-nothing = nothing

status-free = free
status-tracking = on a trail
status-out = out

temper-stalker = follows a trail to its end
temper-listener = goes where it hears most
temper-lurker = lies in wait

## Why not

reason-no_maze = No maze is open in this game.
reason-maze_already_open = A maze is open already.
reason-already_in_maze = This runner is in the maze already.
reason-has_left = This runner has left the maze.
reason-no_such_runner = There is no such runner: { $runner }.
reason-no_such_hunter = There is no such hunter: { $hunter }.
reason-no_such_cell = There is no such cell: { $cell }.
reason-no_such_door = There is no such door: { $door }.
reason-no_such_danger = The maze knows no such danger: { $danger }.
reason-below_zero = A meter does not go below 0.
reason-another_turn = That turn is over already.
reason-master_declares = In this maze the game master declares actions.
reason-awaits_roll = Waiting for the dice.
reason-dice_out_of_range = No such die shows that number.
reason-no_roll_awaited = Nothing waits for these dice.
reason-lost_turn = This turn is lost.
reason-door_is_automatic = A door is opened by going through it, never from inside the room.
reason-too_many_action_points = Two action points a turn, no more: { $points } more would make it too many.
reason-same_action_twice = No action twice in one turn.
reason-fatigue_level_3 = Too tired to run: fatigue level { $level }.
reason-hunter_on_same_cell = { $hunter } is here and after you: fight, flee or use something.
reason-no_way_there = There is no way out there.
reason-beyond_next_opening = Too far along the great corridor for one move.
reason-dash_needs_two_crossings = A dash or a flight crosses one cell and ends in the one after.
reason-hunter_not_on_cell = No such hunter within reach.
reason-out_of_range = Out of range: { $hunter }.
reason-no_weapon = No weapon for that.
reason-no_such_item = Not among the runner’s things.
reason-not_armour = That is no protection to put on.
reason-not_in_corridor = One calls out along a great corridor, to another of its openings.
reason-hunter_is_out = This hunter is out for good.
reason-move_or_attack_not_both = A hunter moves or attacks, never both.
reason-just_placed = Only just arrived: it acts from the next turn on.
reason-already_acted = This hunter has acted this turn.
reason-no_such_prey = There is no such prey.
reason-not_on_cell = Its prey is not on its cell.
reason-lost_trail = It has lost the trail for now.
reason-already_fought = These two have fought this turn.
reason-cannot_be_attacked = Whoever loses a turn cannot be attacked here.
reason-no_way = No open way leads there.

## What follows

note-runner_entered = { $runner } enters the maze: { $cell }.
note-runner_left = { $how ->
    [escaped] { $runner } has escaped.
   *[withdrew] { $runner } gives up.
 }
note-turn_begins = Turn { $turn } begins.
note-acts = { $runner }: { $action } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 }).
note-turn_cut_short = { $runner } does nothing more this turn; given up: { $action }.
note-moved = { $through ->
    [none] { $runner } goes to { $cell }.
   *[other] { $runner } runs through { $through } to { $cell }.
 }
note-door_opened = { $runner } opens { $door } and does not close it.
note-called_out = { $runner } calls out towards { $cell }, { $stretches ->
    [one] one stretch
   *[other] { $stretches } stretches
 } away.
note-listened = { $runner } listens at every way out: { $hunters ->
    [0] nobody near
    [one] one hunter near
   *[other] { $hunters } hunters near
 }.
note-found = { $runner } finds { $item }.
note-found_nothing = { $runner } finds nothing.
note-searched_before = Nothing more for { $runner } to find here.
note-trap_found = { $runner } finds a trap and how to avoid it: { $trap }.
note-no_trap = { $runner } finds no trap.
note-used = { $runner } uses { $item }.
note-strong_until = { $runner } is stronger by { $strength } until the end of turn { $turn }.
note-put_on = { $runner } puts on { $item }: protection { $protection }.
note-kept_in_hand = { $runner } keeps { $object } in the hand, for want of a bag.
note-kept_in_bag = { $runner } puts { $object } in the bag.
note-hidden = { $runner } hides, { $turns ->
    [one] for the first turn
   *[other] for { $turns } turns now
 }.
note-hiding_failed = { $runner } does not stay hidden.
note-meter_changed = { $runner }: { $meter ->
    [noise] noise
    [fatigue] fatigue
   *[stress] stress
 } { $before } → { $after }{ $because ->
    [spotted] , for fright
    [panic] , by panic
    [wounds] , by the wound
    [danger] , by the danger
    [item] , by the thing used
    [defence] , in defence
    [recovered] , rested
    [hidden] , forgotten
    [master] , by the game master
   *[other] {""}
 }.
note-spotted = { $runner } is spotted: noise has reached { $noise }.
note-all_hunters_busy = All hunters are busy: none comes for { $runner }.
note-fatigue_level = { $runner }: fatigue level { $before } → { $after }.
note-thrown_away = { $runner } throws { $item } away.
note-exhausted = { $runner } is exhausted and loses the next turn.
note-panic = { $runner } panics: stress { $stress }.
note-driven_away = { $runner } runs blindly, { $cells } cells, to { $cell }.
note-calm_again = { $runner } is calm again: stress { $before } → { $after }.
note-runner_wounded = { $runner }: wound level { $wounds }{ $because ->
    [danger] , by the danger
    [master] , by the game master
   *[clash] {""}
 }.
note-runner_healed = { $runner }: wounds down to { $wounds }.
note-runner_dead = { $because ->
    [wounds] { $runner } dies of the wounds.
    [hunter] { $runner } is killed by the hunter.
   *[master] { $runner } dies.
 }
note-bout = Bout { $number }: { $runner } { $runner_total }, { $hunter } { $hunter_total } – { $won ->
    [runner] { $runner } wins
    [hunter] { $hunter } wins
   *[nobody] nobody wins
 }.
note-clash_over = { $winner ->
    [runner] { $runner } beats { $hunter }.
    [hunter] { $hunter } beats { $runner }.
   *[nobody] { $runner } and { $hunter } part without a winner.
 }
note-shot = { $runner } shoots at { $hunter }: { $runner_total } against { $hunter_total } – { $hit ->
    [yes] hit
   *[no] missed
 }.
note-hunter_wounded = { $hunter }: wounds { $wounds }.
note-knocked_out = { $hunter } is knocked out.
note-hunter_out = { $hunter } is out for good.
note-hunter_placed = { $hunter } appears, after { $runner }: { $cell }.
note-takes_up_trail = { $hunter } takes up the trail of { $runner }.
note-trail_lost = { $hunter } loses the trail of { $runner }.
note-trail_lost_until = { $hunter } loses the trail of { $runner } until the end of turn { $turn }.
note-hunter_moved = { $hunter } goes to { $cell }.
note-hunter_opens_door = { $hunter } opens { $door } and does not close it.
note-hunter_finds = { $hunter } has found { $runner }.
note-hunter_attacks = { $hunter } attacks { $runner }.
note-hunter_may_not = { $hunter } does nothing: { $why }.
note-master_ruled = The game master rules: { $reason }. { $text }
note-danger = { $runner } – { $danger }
note-runner_lives = { $runner } lives.

## The file of a maze

maze-stretch = a stretch
maze-trap = trap
maze-hidden = something hidden
maze-start = start
maze-way-out = way out
maze-sound = { $file }: { $name }, { $cells } cells, { $corridors ->
    [one] one great corridor
   *[other] { $corridors } great corridors
 }, { $doors } doors: it can be played.
maze-mistakes = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
 } in { $file }.
maze-drawn = Drawn: { $file }
maze-no-file = { $file }: there is no such file.
maze-not-utf8 = { $file }: this is not text in UTF-8. Save the file anew with that encoding.
maze-not-toml = { $file }: this is not TOML: { $why }.
maze-wrong-shape = { $file }: { $where }: { $why }.
maze-wrong-door = { $file }: { $where }: found { $why }. Write a kind and a state, such as "door closed".
maze-twice = The { $what } { $name } is there twice. Give one of them another name.
maze-no_such_door = { $cell }, { $side }: there is no door { $door }. Describe it under [doors].
maze-no_such_cell = { $cell }, { $side }: leads to { $to }, which is no cell.
maze-leads_to_itself = { $cell }, { $side }: leads back to { $to } itself.
maze-one_way_door = { $cell }, { $side }: door { $door } leads to { $to }, but { $to } has no exit back through it. Add one.
maze-directions_disagree = { $cell }: { $door } leads { $side } to { $to }, but back { $back }. Turn one of them round.
maze-door_nowhere = Door { $door } is in no cell. Delete it or hang it between two.
maze-door_many_sides = Door { $door } has { $sides } sides. A door has two.
maze-closed_gap = { $door }: a gap cannot be closed. Write "gap open", or make it a curtain.
maze-no_start = No cell says start = true: nobody can enter.
maze-no_way_out = No cell says way_out = true: nobody can leave but by the game master’s word.
maze-unreachable = { $cell } cannot be reached from any start.
maze-short_corridor = The great corridor { $corridor } has { $stretches } stretches; with fewer than { $least } one runs through it in a turn.
maze-lengthwise_disagrees = { $cell } is { $size } on the drawing but lies otherwise. Change size or lengthwise.
maze-overlap = { $cell } lies on top of { $other } on the drawing. Change at or size.
maze-no_such_danger = { $cell }: there is no danger { $danger }. Describe it as [[danger]].
maze-no_such_card = { $where }: there is no card { $card } that fits. Describe it in cards.toml.
maze-not_nine_hunters = There are { $count } hunters. The rules play with nine, H1 to H9.

## Why a hunter would

hunch-attacks = attacks the prey on its cell
hunch-follows_trail = follows its trail
hunch-goes_to_noise = goes where it hears something
hunch-lies_in_wait = lies in wait
hunch-just_placed = has only just arrived
hunch-already_acted = has acted
hunch-lost_trail = has lost the trail
hunch-hears_nothing = hears nothing
hunch-no_way = finds no open way
hunch-hunter_is_out = is out
hunch-off_the_map = is not in the maze

## Odds

odds-playing = Playing { $runs } runs
odds-unsound = { $file }: this maze cannot be played yet; maze check names what is wrong.
odds-title = { $name }: { $runs } runs of { $runners } runners, seed { $seed }
odds-line-escaped = Escaped: { $share } ({ $low } – { $high })
odds-line-alive = Not dead after turn { $turn }: { $share } ({ $low } – { $high })
odds-line-step = { $what }: in { $share } of runs ({ $low } – { $high }), { $mean } times a run
odds-line-temper = { $temper }: { $share } escape
odds-survival = Not dead after each turn, with the interval of 95 in 100
odds-turns = turns
odds-not-dead = not dead
odds-escaped = escaped
odds-fates = What becomes of a runner
odds-fate-escaped = escaped
odds-fate-lost_clash = killed by a hunter’s victory
odds-fate-wounds = died of wounds
odds-fate-trap = died in a trap
odds-fate-still_inside = still inside
odds-thresholds = In how many runs, and how often in a run
odds-spotted = noise brings a hunter
odds-panic = panic
odds-exhausted = exhaustion
odds-thrown_away = something thrown away
odds-hunter_attacks = a hunter attacks
odds-hunter_out = a hunter is put out
odds-all_hunters_busy = all nine busy
odds-danger = a trap springs
odds-cautious = Cautious
odds-steady = Steady
odds-bold = Bold
