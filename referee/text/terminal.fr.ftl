# Ce que le programme dit dans le terminal. Les téléphones ne chargent jamais ce fichier ; leurs mots sont dans fr.ftl.

serve-new = { $name } : nouvelle partie, { $cards } cartes entrées.
serve-continued = { $name } : la partie continue, { $entries } entrées dans son journal.
serve-added = Cartes ajoutées depuis le dernier démarrage, désormais en jeu : { $names }
serve-changed = Ces cartes ont changé depuis leur entrée en jeu : { $names }
    La partie les garde telles quelles. Un Orga peut arbitrer ou noter ce qui diffère.
serve-gone = Ces personnages sont en jeu mais plus dans le jeu de cartes : { $names }
serve-addresses = À ouvrir sur un téléphone du même réseau :
serve-no-network = Cette machine n'est dans aucun réseau : elle seule peut ouvrir la page. Rejoignez un Wi-Fi ou créez-en un, puis relancez.
serve-link = Le premier Orga se connecte avec ce code ou cette adresse. Ils servent une seule fois, jusqu'à { $until } :
serve-no-link = Des Orgas en chef se sont déjà connectés, aucun nouveau lien n'est affiché ; démarrez avec --new-link pour en avoir un.
serve-data = La partie est gardée dans { $where } – copiez ce dossier pour avoir une copie de tout.
serve-stop = Ctrl-C arrête le serveur. Le prochain démarrage continue la même partie.
serve-stopped = Arrêté. Le prochain démarrage continue la même partie.
serve-not-started = La partie n'est pas lancée. Réparez les cartes et relancez.
serve-port-taken = Le port { $port } est pris par un autre programme de cette machine, peut-être par celui-ci, lancé deux fois.
    Arrêtez-le, ou choisissez un autre port : python3 manage.py run --port { $other }
serve-port-forbidden = Ce compte n'a pas le droit d'ouvrir le port { $port }.
    Choisissez-en un à partir de 1024 : python3 manage.py run --port 8000
serve-host-unknown = Cette machine n'a pas l'adresse { $host }.
    Sans --host, elle sert sur toutes ses adresses.

deck-none = Aucun jeu de cartes ne s'appelle { $found }. Ceux de cards/ : { $known }
deck-count = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
 } dans { $folder }.
deck-sound = { $folder } : { $name }, { $cards } cartes, rien à redire.
deck-place-file = { $file }
deck-place-frame = { $file } : { $key }
deck-place-card = { $file } : carte { $card } : { $key }
deck-no-file = le fichier manque. Mettez-le là ; cards/README.md en montre un.
deck-not-toml = ce n'est pas du TOML : { $why }. Réparez à cet endroit ; cards/README.md montre comment s'écrit une carte.
deck-not-utf8 = ce n'est pas du texte en UTF-8. Enregistrez le fichier à nouveau dans cet encodage.
deck-missing = manque. Ajoutez une ligne : { $key } = "…"
deck-unknown-key = { $nearest ->
    [none] cette clé n'existe pas. Prenez l'une de celles-ci ou effacez la ligne : { $known }
   *[other] cette clé n'existe pas. Vouliez-vous dire { $nearest } ? Toutes les clés : { $known }
 }
deck-unknown-word = { $nearest ->
    [none] { $found } n'est pas connu ici. Écrivez l'un de ceux-ci : { $known }
   *[other] { $found } n'est pas connu ici. Vouliez-vous dire "{ $nearest }" ? Tous : { $known }
 }
deck-wrong-type = trouvé : { $found }. Écrivez { $wanted ->
    [text] un texte entre guillemets droits
    [number] un nombre entier sans guillemets
    [truth] true ou false sans guillemets
    [list] une liste : ["…", "…"]
    [table] un tableau à part : [emergency]
   *[armour] "none", "leather" ou "metal", ou des couches : [{"{"} material = "metal", coverage = 60 {"}"}]
 }.
deck-empty = est vide. Écrivez quelque chose entre les guillemets ou effacez la ligne.
deck-too-long = compte { $found } lettres. Écrivez-en { $most } au plus.
deck-out-of-range = trouvé : { $found }. Écrivez un nombre de { $low } à { $high }.
deck-bad-id = trouvé : { $found }. Écrivez des minuscules sans accent, des chiffres, - et _, 40 au plus, lettre ou chiffre d'abord.
deck-bad-telephone = trouvé : { $found }. Écrivez le numéro comme on le compose : des chiffres, des espaces, un + devant s'il le faut.
deck-duplicate = { $found } est déjà pris par { $first } (carte nº { $place } du fichier). Donnez-en un autre à cette carte.
deck-not-cards = trouvé : { $found }. Écrivez [[character]], deux crochets de chaque côté, au-dessus de chaque carte.
deck-no-cards = il n'y a aucune carte. Écrivez au moins un [[character]].

rules-no-file = { $file } : ce fichier n'existe pas.
rules-not-utf8 = { $file } : ce n'est pas du texte en UTF-8. Enregistrez le fichier à nouveau dans cet encodage.
rules-not-json = { $file } : ce n'est pas du JSON : { $why }. Réparez à cet endroit.
rules-not-cases = { $file } : { $key } : { $why }. docs/cases.md montre comment s'écrit un cas.
rules-not-playable = { $file } : le cas { $case } ne peut pas être joué ({ $why }). docs/cases.md montre comment s'écrit un cas.
rules-not-toml = { $file } : ce n'est pas du TOML : { $why }. Réparez à cet endroit.
rules-no-area = Aucun cas de ces fichiers n'est du domaine { $found }. Leurs domaines : { $known }
rules-failure = { $case }  { $path }
      attendu  { $expected }
      trouvé   { $found }

book-missing = { $file } : { $key } manque. Ajoutez-le comme dans referee/rules/books/oniris.toml.
book-wrong-type = { $file } : { $key } n'est pas du bon type. Écrivez { $allowed ->
    [int] un nombre entier qui n'est pas négatif
    [str] un texte entre guillemets droits
    [bool] true ou false sans guillemets
    [list] une liste : ["…", "…"]
   *[dict] une table : [{ $key }]
 }.
book-unknown-word = { $file } : { $key } n'y est pas connu. Écrivez parmi : { $allowed }
book-unknown-keyword = { $file } : { $key } n'est pas un mot-clé du jeu. Les mots-clés : { $allowed }
book-unknown-key = { $file } : { $key } n'est pas connu. Prenez parmi : { $allowed }
book-unknown-ruling = { $file } : { $key } n'est pas une question à laquelle un livre répond. Effacez-la ; referee/rules/rulings.py les liste toutes.
book-unknown-answer = { $file } : { $key } a une réponse inconnue. Écrivez l'une de : { $allowed }

link-made = { $role ->
    [chief] Orga en chef
    [referee] Orga
    [master] MJ
   *[player] Joueur
 } { $name } : cette adresse connecte un téléphone, une seule fois, jusqu'à { $until }.
link-no-game = Il n'y a pas encore de partie. Lancez-en une : python3 manage.py run
link-unknown-character = Personne en jeu ne s'appelle { $found }. Prenez l'id ou le numéro de badge de l'un de : { $known }
