# Les mots du labyrinthe en français ; labyrinth.en.ftl a les mêmes clés. Coureurs, chasseurs, cases et objets
# arrivent par leur nom, pas par leur identifiant.

kind-maze_entered = Labyrinthe ouvert
kind-runner_entered = Entrée d’un Péji
kind-runner_left = Sortie d’un Péji
kind-action_taken = Actions d’un tour
kind-dice_rolled = Dés
kind-hunters_moved = Phase des chasseurs
kind-turn_ended = Fin du tour
kind-master_ruled = Décision du MJ

## Mots

action-walk = Déplacement normal
action-dash = Déplacement rapide
action-flee = Fuite
action-rest = Repos
action-melee = Corps à corps
action-shoot = Tir ou lancer
action-use_item = Utiliser un objet
action-don_armour = Revêtir une armure
action-look_for_traps = Recherche de pièges
action-open_door = Ouvrir une porte
action-search = Fouille
action-hide = Se cacher
action-pace = Aller et venir
action-scenery = Toucher au décor
action-call_out = Apostropher

meter-noise = bruit
meter-fatigue = fatigue
meter-stress = stress
meter-wounds = blessures

side-n = nord
side-ne = nord-est
side-e = est
side-se = sud-est
side-s = sud
side-sw = sud-ouest
side-w = ouest
side-nw = nord-ouest

door-door = porte
door-grate = grille
door-curtain = rideau
door-gap = ouverture
the-door = la porte
the-grate = la grille
the-curtain = le rideau
the-gap = l’ouverture
door-open = ouverte
door-closed = fermée

find-weapon = arme
find-gear = équipement
find-potion = potion ou artefact
find-gem = pierre précieuse
find-nothing = rien

status-free = libre
status-tracking = sur une trace
status-out = hors de combat

temper-stalker = suit une trace jusqu’au bout
temper-listener = va là où il entend le plus de bruit
temper-lurker = reste à l’affût

## Pourquoi pas

reason-no_maze = Aucun labyrinthe n’est ouvert dans cette partie.
reason-maze_already_open = Un labyrinthe est déjà ouvert.
reason-already_in_maze = Ce Péji est déjà dans le labyrinthe.
reason-has_left = Ce Péji a quitté le labyrinthe.
reason-no_such_runner = Aucun Péji de ce nom : { $runner }.
reason-no_such_hunter = Aucun chasseur de ce nom : { $hunter }.
reason-no_such_cell = Aucune case de ce nom : { $cell }.
reason-no_such_door = Aucune porte de ce nom : { $door }.
reason-no_such_danger = Le labyrinthe ne connaît pas ce danger : { $danger }.
reason-below_zero = Un compteur ne descend pas sous 0.
reason-another_turn = Ce tour est déjà terminé.
reason-master_declares = Dans ce labyrinthe, c’est le MJ qui déclare les actions.
reason-awaits_roll = En attente des dés.
reason-dice_out_of_range = Aucun dé de cette sorte ne donne ce nombre.
reason-no_roll_awaited = Rien n’attend ces dés.
reason-lost_turn = Ce tour est perdu.
reason-door_is_automatic = Une porte s’ouvre quand on la franchit, jamais depuis la pièce.
reason-too_many_action_points = Deux points d’action par tour : { $points } de plus, ce serait trop.
reason-same_action_twice = Jamais deux fois la même action dans un tour.
reason-fatigue_level_3 = Trop de fatigue pour courir : niveau { $level }.
reason-hunter_on_same_cell = { $hunter } est là et vous traque : combattre, fuir ou utiliser un objet.
reason-no_way_there = Aucune sortie de ce côté.
reason-beyond_next_opening = Trop loin dans le vaste corridor pour un seul déplacement.
reason-dash_needs_two_crossings = Une course traverse une case et finit dans la suivante.
reason-hunter_not_on_cell = Ce chasseur n’est pas à portée.
reason-out_of_range = Hors de portée : { $hunter }.
reason-no_weapon = Aucune arme pour cela.
reason-no_such_item = Le Péji ne possède pas cet objet.
reason-not_armour = Ce n’est pas une protection.
reason-not_in_corridor = On apostrophe le long d’un vaste corridor, vers une autre de ses ouvertures.
reason-hunter_is_out = Ce chasseur est hors de combat pour de bon.
reason-move_or_attack_not_both = Un chasseur se déplace ou attaque, jamais les deux.
reason-just_placed = À peine arrivé : il agit à partir du tour suivant.
reason-already_acted = Ce chasseur a déjà agi ce tour-ci.
reason-no_such_prey = Aucune proie de ce nom.
reason-not_on_cell = Sa proie n’est pas sur sa case.
reason-lost_trail = Il a perdu la trace pour l’instant.
reason-already_fought = Ces deux-là se sont déjà affrontés ce tour-ci.
reason-cannot_be_attacked = Ici, on n’attaque pas qui perd son tour.
reason-no_way = Aucun passage ouvert n’y mène.

## Ce qui s’ensuit

note-runner_entered = { $runner } entre dans le labyrinthe : { $cell }.
note-runner_left = { $how ->
    [escaped] { $runner } s’est échappé·e.
   *[withdrew] { $runner } abandonne.
 }
note-turn_begins = Début du tour { $turn }.
note-acts = { $runner } : { $action } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 }).
note-turn_cut_short = { $runner } ne fait plus rien ce tour-ci ; abandonné : { $action }.
note-moved = { $through ->
    [none] { $runner } va vers { $cell }.
   *[other] { $runner } traverse { $through } en courant jusqu’à { $cell }.
 }
note-door_opened = { $runner } ouvre { $door } sans refermer.
note-called_out = { $runner } crie vers { $cell }, à { $stretches ->
    [one] un tronçon
   *[other] { $stretches } tronçons
 }.
note-listened = { $runner } écoute à chaque issue : { $hunters ->
    [0] personne à côté
    [one] un chasseur à côté
   *[other] { $hunters } chasseurs à côté
 }.
note-found = { $runner } trouve { $item }.
note-found_nothing = { $runner } ne trouve rien.
note-searched_before = { $runner } n’a plus rien à trouver ici.
note-trap_found = { $runner } trouve un piège et sait l’éviter : { $trap }.
note-no_trap = { $runner } ne trouve pas de piège.
note-used = { $runner } utilise { $item }.
note-strong_until = { $runner } gagne { $strength } en force jusqu’à la fin du tour { $turn }.
note-put_on = { $runner } revêt { $item } : protection { $protection }.
note-kept_in_hand = { $runner } garde { $object } à la main, faute de sac.
note-kept_in_bag = { $runner } met { $object } dans son sac.
note-hidden = { $runner } se cache, { $turns ->
    [one] premier tour
   *[other] depuis { $turns } tours
 }.
note-hiding_failed = { $runner } ne reste pas caché·e.
note-meter_changed = { $runner } : { $meter ->
    [noise] bruit
    [fatigue] fatigue
   *[stress] stress
 } { $before } → { $after }{ $because ->
    [spotted] , de frayeur
    [panic] , par la panique
    [wounds] , par la blessure
    [danger] , par le danger
    [item] , par l’objet utilisé
    [defence] , pour se défendre
    [recovered] , après récupération
    [hidden] , oublié
    [master] , par le MJ
   *[other] {""}
 }.
note-spotted = { $runner } est repéré·e : le bruit atteint { $noise }.
note-all_hunters_busy = Tous les chasseurs sont occupés : aucun ne vient pour { $runner }.
note-fatigue_level = { $runner } : niveau de fatigue { $before } → { $after }.
note-thrown_away = { $runner } jette { $item }.
note-exhausted = { $runner } est à bout et perd le tour suivant.
note-panic = { $runner } panique : stress { $stress }.
note-driven_away = { $runner } court à l’aveugle, { $cells } cases, jusqu’à { $cell }.
note-calm_again = { $runner } retrouve son calme : stress { $before } → { $after }.
note-runner_wounded = { $runner } : blessures niveau { $wounds }{ $because ->
    [danger] , par le danger
    [master] , par le MJ
   *[clash] {""}
 }.
note-runner_healed = { $runner } : blessures ramenées à { $wounds }.
note-runner_dead = { $because ->
    [wounds] { $runner } meurt de ses blessures.
    [hunter] { $runner } est tué·e par le chasseur.
   *[master] { $runner } meurt.
 }
note-bout = Assaut { $number } : { $runner } { $runner_total }, { $hunter } { $hunter_total } – { $won ->
    [runner] pour { $runner }
    [hunter] pour { $hunter }
   *[nobody] pour personne
 }.
note-clash_over = { $winner ->
    [runner] { $runner } l’emporte sur { $hunter }.
    [hunter] { $hunter } l’emporte sur { $runner }.
   *[nobody] { $runner } et { $hunter } se séparent sans vainqueur.
 }
note-shot = { $runner } vise { $hunter } : { $runner_total } contre { $hunter_total } – { $hit ->
    [yes] touché
   *[no] manqué
 }.
note-hunter_wounded = { $hunter } : blessures { $wounds }.
note-knocked_out = { $hunter } est inconscient.
note-hunter_out = { $hunter } est hors de combat pour de bon.
note-hunter_placed = { $hunter } surgit sur la trace de { $runner } : { $cell }.
note-takes_up_trail = { $hunter } suit désormais la trace de { $runner }.
note-trail_lost = { $hunter } perd la trace de { $runner }.
note-trail_lost_until = { $hunter } perd la trace de { $runner } jusqu’à la fin du tour { $turn }.
note-hunter_moved = { $hunter } va vers { $cell }.
note-hunter_opens_door = { $hunter } ouvre { $door } sans refermer.
note-hunter_finds = { $hunter } a trouvé { $runner }.
note-hunter_attacks = { $hunter } attaque { $runner }.
note-hunter_may_not = { $hunter } ne fait rien : { $why }.
note-master_ruled = Le MJ décide : { $reason }. { $text }
note-danger = { $runner } – { $danger }
note-runner_lives = { $runner } est en vie.

## Le fichier d’un labyrinthe

maze-stretch = un tronçon
maze-trap = piège
maze-hidden = chose cachée
maze-start = départ
maze-way-out = sortie
maze-sound = { $file } : { $name }, { $cells } cases, { $corridors ->
    [one] un vaste corridor
   *[other] { $corridors } vastes corridors
 }, { $doors } portes : on peut y jouer.
maze-mistakes = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
 } dans { $file }.
maze-drawn = Dessiné : { $file }
maze-no-file = { $file } : ce fichier n’existe pas.
maze-not-utf8 = { $file } : ce n’est pas du texte en UTF-8. Enregistrez-le à nouveau dans cet encodage.
maze-not-toml = { $file } : ce n’est pas du TOML : { $why }.
maze-wrong-shape = { $file } : { $where } : { $why }.
maze-wrong-door = { $file } : { $where } : trouvé { $why }. Écrivez une sorte et un état, par exemple "door closed".
maze-twice = { $what } { $name } : deux fois le même nom. Changez-en un.
maze-no_such_door = { $cell }, { $side } : il n’y a pas de porte { $door }. Décrivez-la sous [doors].
maze-no_such_cell = { $cell }, { $side } : mène à { $to }, qui n’est pas une case.
maze-leads_to_itself = { $cell }, { $side } : ramène à { $to } même.
maze-one_way_door = { $cell }, { $side } : la porte { $door } mène à { $to }, mais { $to } n’a pas d’issue de retour par elle. Ajoutez-la.
maze-directions_disagree = { $cell } : { $door } mène au { $side } vers { $to }, mais revient par le { $back }. Retournez l’un des deux.
maze-door_nowhere = La porte { $door } n’est dans aucune case. Supprimez-la ou placez-la entre deux.
maze-door_many_sides = La porte { $door } a { $sides } côtés. Une porte en a deux.
maze-closed_gap = { $door } : une ouverture ne se ferme pas. Écrivez "gap open", ou faites-en un rideau.
maze-no_start = Aucune case ne dit start = true : personne ne peut entrer.
maze-no_way_out = Aucune case ne dit way_out = true : personne ne sort, sauf sur décision du MJ.
maze-unreachable = { $cell } : on ne peut y arriver d’aucun départ.
maze-short_corridor = Le vaste corridor { $corridor } a { $stretches } tronçons ; à moins de { $least }, on le traverse en un tour.
maze-lengthwise_disagrees = { $cell } mesure { $size } sur le dessin mais est orientée autrement. Changez size ou lengthwise.
maze-overlap = { $cell } recouvre { $other } sur le dessin. Changez at ou size.
maze-no_such_danger = { $cell } : il n’y a pas de danger { $danger }. Décrivez-le par [[danger]].
maze-no_such_card = { $where } : il n’y a pas de carte { $card } qui convienne. Décrivez-la dans cards.toml.
maze-not_nine_hunters = Il y a { $count } chasseurs. Les règles en comptent neuf, de H1 à H9.

## Pourquoi un chasseur ferait cela

hunch-attacks = attaque la proie sur sa case
hunch-follows_trail = suit sa trace
hunch-goes_to_noise = va vers le bruit
hunch-lies_in_wait = reste à l’affût
hunch-just_placed = vient d’arriver
hunch-already_acted = a déjà agi
hunch-lost_trail = a perdu la trace
hunch-hears_nothing = n’entend rien
hunch-no_way = ne trouve pas de passage ouvert
hunch-hunter_is_out = est hors de combat
hunch-off_the_map = n’est pas dans le labyrinthe

## Chances

odds-playing = { $runs } parties en cours
odds-unsound = { $file } : on ne peut pas encore jouer dans ce labyrinthe ; maze check dit ce qui ne va pas.
odds-title = { $name } : { $runs } parties à { $runners } Péjis, graine { $seed }
odds-line-escaped = Échappés : { $share } ({ $low } – { $high })
odds-line-alive = Pas morts après le tour { $turn } : { $share } ({ $low } – { $high })
odds-line-step = { $what } : dans { $share } des parties ({ $low } – { $high }), { $mean } fois par partie
odds-line-temper = { $temper } : { $share } s’échappent
odds-survival = Pas morts après chaque tour, avec l’intervalle à 95 %
odds-turns = tours
odds-not-dead = pas morts
odds-escaped = échappés
odds-fates = Ce que deviennent les Péjis
odds-fate-escaped = échappés
odds-fate-lost_clash = tués par la victoire d’un chasseur
odds-fate-wounds = morts de leurs blessures
odds-fate-trap = morts dans un piège
odds-fate-still_inside = encore à l’intérieur
odds-thresholds = Dans combien de parties, et combien de fois par partie
odds-spotted = le bruit attire un chasseur
odds-panic = panique
odds-exhausted = épuisement
odds-thrown_away = équipement jeté
odds-hunter_attacks = un chasseur attaque
odds-hunter_out = un chasseur hors de combat
odds-all_hunters_busy = les neuf sont occupés
odds-danger = un piège se déclenche
odds-cautious = Prudents
odds-steady = Posés
odds-bold = Téméraires
