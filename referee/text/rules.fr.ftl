# La page des règles en français : chaque règle du terrain, chaque question tranchée, chaque choix.
# Le serveur seul lit ce fichier. Les nombres viennent du livre de règles : jamais de chiffre dans une phrase.

## La page

rules-title = Les règles
rules-intro = Tout ce que ce jeu applique sur le terrain, tel que le livre de règles le dit aujourd’hui. En cas de doute, l’arbitre tranche.
rules-book = Livre de règles : { $name }, version { $version }
rules-back = Ma page
rules-search = Chercher
rules-search-hint = mot, annonce, n°
rules-search-clear = Effacer
rules-found = { $count ->
    [0] Rien de tel. Essayez un autre mot.
    [one] { $count } passage
   *[other] { $count } passages
  }
rules-contents = Sommaire
rules-top = Haut de page
rules-whole = Toute la page des règles
rules-states = Les états
rules-spans = Les durées
rules-armour = Les armures
rules-ranks = Les rangs
rules-keywords = Les mots-clés d’un coup d’œil
rules-rulings = Questions tranchées
rules-rulings-intro = Là où les documents se taisent ou se contredisent, voici ce que l’organisation de ce jeu a décidé. Le livre de règles permet de répondre autrement.
rules-choices = Choix faits une fois pour toutes
rules-choices-intro = D’autres points n’étaient pas écrits. Le programme y répond toujours de la même façon.
rules-taken = Notre réponse
rules-others = Autres réponses possibles
rules-open = Questions tranchées
rules-says = Ce que l’application répond
rules-forbids = Interdit
rules-forbids-nothing = Rien n’est interdit.
rules-can = Reste possible
rules-then = Ensuite
rules-then-dying = le coma après { $agony } sans soins
rules-then-comatose = la mort après { $coma } sans soins
rules-lasts = Durée
rules-lasts-timed = { $effect }, ou moins si un nouveau tort y met fin
rules-lasts-lasting = jusqu’à ce qu’une action ou une règle y mette fin
rules-lasts-special = particulière
rules-lasts-short-timed = { $effect }
rules-lasts-short-lasting = définitive
rules-lasts-short-special = spécifique
rules-harms = Fait du tort (voir K-07).
rules-spares = À l’égard de qui a parlé
rules-spares-approach = ne pas approcher
rules-spares-attack = ne pas attaquer
rules-contradicts = Contredit
rules-helpless = La personne ne peut plus se défendre ni s’opposer.
rules-suffix = Ne se dit qu’à la suite d’un autre mot-clé.
rules-not-resistible = On n’y résiste pas.
rules-through-coma = Agit aussi sur une personne dans le coma.
rules-do = À jouer
rules-saves = { $count ->
    [0] aucun « Armure ! »
    [one] { $count } « Armure ! » par combat
   *[other] { $count } « Armure ! » par combat
  }
rules-helmet = Le casque arrête
rules-from = à partir de { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
rules-respected = Respect
rules-admired = Admiration
rules-granted = Demandes accordées
rules-who-none = personne
rules-who-own_city = les gens de sa cité
rules-who-all_cities = les gens de toutes les cités
rules-may-lead = Peut prétendre diriger sa cité.
rules-rank-notable = Notable
rules-rank-noble = Noble
rules-rank-great_noble = Grand Noble
rules-rank-luminary = Sommité
rules-city-names = À { $city }, on dit

rules-timer-agony = Agonie, avant le coma
rules-timer-coma = Coma, avant la mort
rules-timer-effect = Effet d’un mot-clé minuté
rules-timer-calm = Calme qui met fin au combat
rules-timer-finish_off = Effort pour achever
rules-timer-limb = Effort pour fracturer un membre
rules-timer-pickup = Attente avant de ramasser
rules-timer-prisoner = Captivité la plus longue
rules-timer-release = Liberté qui remet la captivité à zéro
rules-timer-dispel_window = Délai pour dissiper ce qui vient d’avoir lieu
rules-timer-theft = Avant de remarquer un « Vol »
rules-timer-force_lock = Bruit pour forcer une serrure
rules-timer-retry_window = Une annonce répétée ne compte encore qu’une fois
rules-timer-rapid_blows = Des coups plus rapprochés sont peut-être du mitraillage

rules-span-h = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
  }
rules-span-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
rules-span-s = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }

rules-part-G = Sécurité et cadre
rules-part-H = États de santé
rules-part-P = Protections
rules-part-C = Créatures
rules-part-V = Violences
rules-part-F = Combat
rules-part-K = Annonces : règles générales
rules-part-KW = Les mots-clés
rules-part-T = Vols et objets
rules-part-D = Portes et passages
rules-part-R = Renommée
rules-part-X = Changement de personnage
rules-part-S = Fouille
rules-part-W = Écrits et langues

## Sécurité et cadre

rule-G-01 = Ne frappez jamais la tête, l’entrejambe, ni la poitrine d’une jeune femme. Un coup qui y tombe par accident ne compte pas : ni état, ni armure, ni effet n’en changent. Laissez la personne se remettre et présentez vos excuses.
    .title = Zones interdites
rule-G-02 = On touche, on ne cogne pas. Un coup trop fort compte dans le jeu tant qu’un·e arbitre ne l’a pas retiré, mais il se signale.
    .title = Frapper sans violence
rule-G-03 = Seules les armes factices vérifiées et acceptées avant le jeu servent à combattre. Dans un lieu ouvert au public elles restent rangées, sauf si l’organisation l’a permis.
    .title = Armes approuvées
rule-G-04 = Le bon sens passe avant les règles, et l’arbitre avant le programme. Mauvais esprit, danger et triche mènent à un avertissement, parfois à l’exclusion. Chaque décision garde sa raison au journal.
    .title = Bon sens et sanctions
rule-G-05 = On ne se bat pas à mains nues : ni prise, ni plaquage. Qui sait agir de ses seules mains touche d’abord, puis le dit par un mot-clé.
    .title = Pas de mains nues
rule-G-06 = Chaque coup s’arme. Une rafale au même endroit s’appelle du mitraillage : le premier coup compte, pas les suivants.
    .title = Mitraillage
rule-G-07 = Une seule arme sert à la fois. Un bouclier peut l’accompagner, et une autre arme peut attendre au fourreau.
    .title = Une arme à la fois
rule-G-08 = « Effet Statue Divin de Masse », dit par l’organisation, fige tout le monde : plus rien ne se joue jusqu’à l’annonce de la reprise. Cet arrêt ne fait de tort à personne et ne met fin à aucun effet.
    .title = Arrêt du jeu
rule-G-09 = « Hors-jeu ! », poing levé : la personne ne joue plus, elle ne donne ni ne reçoit rien. On quitte d’abord l’aire de jeu par une sortie prévue ; sortir sans bonne raison est de la triche. Un vrai danger passe avant tout cela.
    .title = Hors-jeu
rule-G-10 = Les écrans taisent ce que le jeu cache : mort et coma s’y ressemblent, un vol par mot-clé reste ignoré { $theft }, le dos d’une serrure, une langue inconnue ou l’armure d’autrui ne s’y lisent pas.
    .title = Ce que montre un téléphone
rule-G-11 = Ce qui compte est l’heure du fait, pas celle de sa note. Un compte rendu arrivé tard prend sa place, et la suite est refaite. Un délai est passé dès que sa dernière seconde l’est.
    .title = L’heure des faits

## États de santé

rule-H-01 = Un personnage est en pleine forme, blessé, à l’agonie, dans le coma ou mort : un seul état à la fois, dans cet ordre. Les coups normaux descendent cran par cran ; un mot-clé peut en sauter.
    .title = L’échelle des états
rule-H-02 = Tout va bien. Seuls des effets en cours peuvent encore gêner.
    .title = Pleine forme
rule-H-03 = Jouez la douleur. L’état dure jusqu’aux soins, à une nuit de sommeil ou à un nouveau coup.
    .title = Blessé·e
rule-H-04 = Tombez sur place, ou à quelques pas si le sol est dangereux. Vous rampez, ou avancez à grand-peine à quatre pattes ; pour franchir un obstacle désagréable, levez-vous lentement le temps de quelques mètres. Gémissez souvent, sans un mot clair.
    .title = À l’agonie
rule-H-05 = Sans soins, l’agonie devient un coma au bout de { $agony }. Certaines compétences changent ce délai.
    .title = Délai de l’agonie
rule-H-06 = Restez à terre, yeux clos : vous ne faites, ne voyez et n’entendez rien. Une annonce de Masse ne vous atteint donc pas.
    .title = Dans le coma
rule-H-07 = Sans soins, le coma devient la mort au bout de { $coma }, comptées depuis le début du coma, quelle qu’en soit la cause. Les coups reçus n’y changent rien.
    .title = Délai du coma
rule-H-08 = Dans le coma, un coup normal de plus ne fait rien. Il faut achever, ou un mot-clé qui agit encore.
    .title = Le coma ignore les coups normaux
rule-H-09 = Le personnage est mort : plus aucun coup, effet ou soin n’agit. Levez le poing et allez voir l’organisation pour changer de personnage.
    .title = Mort·e
rule-H-10 = Chaque coup normal reçu fait descendre d’un cran. Sans armure ni endurance, le premier blesse et le deuxième met à terre.
    .title = Un coup, un cran
rule-H-11 = Ce qu’un coup normal fait à une personne à l’agonie est une question tranchée ci-dessous. S’il mène au coma, celui-ci commence avec ses { $coma } entières.
    .title = Coup sur une agonie
rule-H-12 = Certains personnages aguerris encaissent quelques coups avant de descendre ; leur nombre est sur leur fiche. L’armure répond d’abord.
    .title = Endurance
rule-H-13 = Des soins arrêtent l’agonie ou le coma et remontent l’état. Qui soigne peut nommer l’état atteint quand sa compétence le dit. Ni les morts ni les bien portants ne se soignent ; un membre brisé demande ses propres soins.
    .title = Soins
rule-H-14 = Au réveil, le personnage a tout oublié de son agonie et de son coma. Son journal cache ces moments.
    .title = Aucun souvenir
rule-H-15 = Seul·e un·e médecin distingue le coma de la mort. Pour les autres, le corps est inanimé.
    .title = Coma ou mort ?
rule-H-16 = Une nuit de sommeil, déclarée par l’organisation, remet les blessés en pleine forme. Elle ne répare pas une armure.
    .title = Nuit de sommeil
rule-H-17 = « Coup : Normal » accompagne un coup qu’on risque de ne pas sentir, ou un mal sans coup visible. C’est un coup normal en tout point, armure comprise.
    .title = Coup normal annoncé
rule-H-18 = Les deux délais se suivent : laissée sans soins, une personne tombée à l’agonie meurt au bout de { $cascade }.
    .title = De l’agonie à la mort
rule-H-19 = L’exemple de combat des documents se rejoue à l’identique : Godefroy finit à l’agonie et l’armure transpercée, Ali dans le coma, Nico indemne, un « Armure ! » en moins.
    .title = Le combat donné en exemple

## Protections

rule-P-01 = Chacun·e peut porter une armure, un casque, un bouclier et l’arme de son choix, une seule à la fois.
    .title = Qui porte quoi
rule-P-02 = Le cuir permet de répondre « Armure ! » à { $saves_leather ->
    [0] aucun coup normal
    [one] un coup normal
   *[other] { $saves_leather } coups normaux
  } par combat.
    .title = Cuir
rule-P-03 = Le métal permet de répondre « Armure ! » à { $saves_metal ->
    [0] aucun coup normal
    [one] un coup normal
   *[other] { $saves_metal } coups normaux
  } par combat.
    .title = Métal
rule-P-04 = L’armure répond aux coups normaux, jamais à un « Coup : … » suivi d’un mot-clé, ni à un « Effet : … ».
    .title = Coups normaux seulement
rule-P-05 = Deux armures portées ensemble ne s’ajoutent pas : la meilleure compte. En changer au milieu d’un combat ne rend pas les « Armure ! » déjà dits.
    .title = Pas de cumul
rule-P-06 = À partir de { $coverage } % du corps couvert, tout le corps est protégé ; en dessous, rien ne l’est. Le casque entre dans le compte.
    .title = Part du corps couverte
rule-P-07 = Dès qu’un coup blesse la personne qu’elle protégeait, l’armure est transpercée : elle ne protège plus, dans ce combat non plus, avant d’être réparée.
    .title = Armure transpercée
rule-P-08 = Une personne compétente répare une armure ou un objet brisé. Les documents ne disent pas en combien de temps.
    .title = Réparer
rule-P-09 = Avant le jeu, l’organisation peut juger l’armure sur pièce et fixer elle-même son nombre d’« Armure ! » : aucun, ou { $rated_max } au plus.
    .title = Armure évaluée
rule-P-10 = Si l’armure ne se voit pas, montrez-la discrètement pour qu’on comprenne votre « Armure ! ».
    .title = Armure cachée
rule-P-11 = Un coup normal arrêté par un bouclier ou une arme ne fait rien.
    .title = Bouclier et arme
rule-P-12 = Le casque arrête le coup qui assomme, où qu’il tombe : la tête reste interdite. D’autres attaques peuvent s’y ajouter ; celles et ceux qui les emploient le savent.
    .title = Casque
rule-P-13 = Les « Armure ! » reviennent quand le combat est fini, si l’armure est entière. Changer d’adversaire n’y suffit pas.
    .title = Nouveau combat
rule-P-14 = « Armure ! » annonce que l’armure a pris le coup à votre place. Ce mot se dit seul, sans « Coup » ni « Effet ».
    .title = Le mot « Armure ! »

## Créatures

rule-C-01 = Certaines créatures encaissent un nombre de coups convenu et crient pour montrer qu’elles sont touchées. Ce nombre est connu d’elles et de l’organisation.
    .title = Coups encaissés
rule-C-02 = Le nombre convenu porte sur les coups. La créature peut aussi répondre « Effet : Résiste » si elle en est capable.
    .title = Mots-clés sur une créature

## Violences

rule-V-01 = Un membre se brise après un effort de { $limb } sur une personne qui ne peut pas se défendre ; deux membres, deux efforts. On ne coupe jamais. Le membre ne sert plus avant d’être soigné.
    .title = Fracturer
rule-V-02 = On n’achève que dans le coma : { $finish_off } de gestes mortels simulés (comptez lentement jusqu’à { $finish_off_s }), puis « Coup : Mort si tu étais dans le coma ». Sinon, rien ne se passe, et qui a frappé n’en sait rien. Interrompu, l’effort repart de zéro.
    .title = Achever
rule-V-03 = Bras et jambes se lient pour de faux, assez lâche pour se dégager en cas de vrai danger. Il faut que la personne accepte ou ne puisse pas s’y opposer. Lier n’est ni un coup ni un effet.
    .title = Entraver
rule-V-04 = Personne ne reste captif plus de { $prisoner }. Ensuite : relâcher, tuer, ou demander à l’organisation une solution, par exemple un autre personnage en attendant.
    .title = Captivité
rule-V-05 = Ne peut ni se défendre ni s’opposer : une personne à l’agonie, dans le coma, morte, ou bras et jambes liés, et celle que retient un effet qui le dit plus bas.
    .title = Sans défense

## Combat

rule-F-01 = Le combat commence quand l’arme ou le bouclier est sorti et prêt à frapper qui approche, ou quand on frappe. Les poings serrés devant soi comptent aussi. Chacun·e a son propre combat.
    .title = En combat
rule-F-02 = Le combat s’achève après { $calm } de calme sans interruption. Tout geste de combat remet ce temps à zéro.
    .title = Fin du combat
rule-F-03 = Vous surprenez une personne tant qu’elle n’a pas clairement montré qu’elle vous a vu·e : se retourner, croiser votre regard. Elle peut avoir remarqué quelqu’un d’autre.
    .title = Surprise

## Annonces : règles générales

rule-K-01 = Un mot-clé se dit toujours après « Coup » ou « Effet ». « Armure ! » et « Hors-jeu ! » se disent seuls.
    .title = Coup ou effet d’abord
rule-K-02 = « Coup : … » accompagne un coup : s’il n’atteint pas sa cible, il ne se passe rien.
    .title = Le coup doit porter
rule-K-03 = « Effet : … » agit dès qu’il est dit. Bouclier, arme et armure n’y peuvent rien.
    .title = L’effet est direct
rule-K-04 = On n’invente pas de formule : un mot-clé dit sans en avoir la capacité ne fait rien, et se signale s’il s’agit de triche.
    .title = Pas de fausse formule
rule-K-05 = La durée habituelle vaut, sauf si une autre est dite avec l’annonce, plus courte ou plus longue. Un nouveau tort y met fin de la même façon.
    .title = Durée annoncée
rule-K-06 = Un effet minuté dure { $effect } : sans montre, comptez lentement jusqu’à { $effect_s }.
    .title = Effets minutés
rule-K-07 = Un effet minuté cesse dès que la personne subit un nouveau coup ou effet qui lui veut du mal. Un coup arrêté, manqué ou sans effet ne réveille pas ; un geste fait seulement pour réveiller non plus.
    .title = Un nouveau tort interrompt
rule-K-08 = Le résultat demeure jusqu’à ce qu’une action ou une règle le change : ramasser, réparer, soigner.
    .title = « Définitive »
rule-K-09 = Qui annonce connaît la durée, ou bien le mot ne fait que suivre un autre mot-clé et ne se dit pas seul.
    .title = « Spécifique »
rule-K-10 = Parlez fort et précisez qui ou quoi. Si rien ne se passe sans qu’un autre mot l’explique, annoncez une seconde fois, plus clairement : une annonce déjà subie ne joue pas deux fois.
    .title = Cible et répétition
rule-K-11 = De deux effets contraires, comme « Peur » et « Immobilisé », le dernier annoncé reste seul.
    .title = Effets contraires
rule-K-12 = « … Divin » après un mot-clé : on ne peut ni l’éviter ni y résister, casque compris. Un coup doit quand même porter.
    .title = Divin
rule-K-13 = « … de Masse » après un effet : toutes les personnes qui l’entendent le subissent, amies comprises, et chacune y répond pour soi. Jamais sur un coup.
    .title = de Masse
rule-K-14 = « Effet : Résiste » : le coup ou l’effet ne fait rien à qui répond, et à cette personne seulement. On ne résiste ni à un « Dissipé » ni à un « Résiste ».
    .title = Résiste
rule-K-15 = « Effet : Dissipé » cite une annonce. Dans les { $dispel_window } qui la suivent, elle n’a pas eu lieu ; plus tard, seul un effet encore en cours cesse. On ne dissipe ni un « Dissipé » ni un « Résiste ».
    .title = Dissipé
rule-K-16 = Chaque mot-clé fait du tort ou non par nature ; on peut le corriger en notant. C’est ce qui décide s’il interrompt un effet.
    .title = Faire du tort
rule-K-17 = Une annonce se parle : qui ne peut ni parler ni lancer d’effet n’annonce rien. La faiblesse interdit tout effet que l’autre n’a pas accepté ; des jambes immobilisées n’empêchent pas d’annoncer.
    .title = Qui peut annoncer
rule-K-18 = Un « Coup : … » produit ce que dit son mot-clé. Ce qu’il ajoute ou non à une blessure est une question tranchée ci-dessous.
    .title = Coup à mot-clé
rule-K-19 = « Agonisant », « Blessé », « Coma » et « Mort » n’améliorent jamais un état. Un nouveau « Blessé » aggrave toujours une blessure ; une agonie déjà commencée ne repart pas de zéro pour un « Effet : Agonisant ».
    .title = Mots-clés d’état

## Les mots-clés

rule-KW-01 = La personne tombe à l’agonie, d’où qu’elle parte.
    .title = Agonisant
rule-KW-02 = La personne s’écroule, inconsciente. Un nouveau tort la réveille.
    .title = Assommé
rule-KW-03 = La personne joue l’aveugle : elle peut avancer et combattre, les yeux entrouverts pour sa sécurité.
    .title = Aveuglé
rule-KW-04 = Une personne en pleine forme est blessée ; une personne déjà blessée tombe à l’agonie.
    .title = Blessé
rule-KW-05 = La chose citée, ou le membre cité, ne sert plus avant réparation ou soins. Il faut dire ce qui est visé : arme, bouclier, armure, bras, jambe.
    .title = Brisé
rule-KW-06 = La personne se montre bien disposée envers qui la charme, mais garde son libre arbitre. Une demande tout à fait contraire à ses convictions, comme blesser ses amis, rompt le charme.
    .title = Charme
rule-KW-07 = La personne tombe dans le coma, d’où qu’elle parte.
    .title = Coma
rule-KW-08 = La chose visée tombe des mains. Il faut compter lentement jusqu’à { $pickup_s } avant d’essayer de la ramasser. Ce qui n’est pas tenu ne tombe pas.
    .title = Désarme
rule-KW-09 = Annule l’annonce citée si elle vient d’avoir lieu, ou met fin à l’effet en cours (voir K-15).
    .title = Dissipé
rule-KW-10 = S’ajoute à un coup ou à un effet, qu’on ne peut alors ni éviter ni contrer (voir K-12).
    .title = Divin
rule-KW-11 = La personne hurle de douleur et laisse en paix qui l’a causée ; les autres ne sont pas à l’abri. On doit savoir qui a parlé.
    .title = Douleur
rule-KW-12 = Ni geste hostile, ni course. Marcher, se défendre et aider qui le veut bien restent possibles.
    .title = Faiblesse
rule-KW-13 = Les jambes ne bougent plus. Le reste du corps est libre : parler, se défendre, frapper à portée, lancer un effet.
    .title = Immobilisé
rule-KW-14 = Tant que les bras restent croisés devant soi, les autres font comme si la personne n’était pas là. Ils peuvent l’entendre et la chercher à tâtons. Décroiser les bras y met fin.
    .title = Invisible
rule-KW-15 = S’ajoute à un effet, que subissent alors toutes les personnes qui l’entendent (voir K-13).
    .title = de Masse
rule-KW-16 = On interrompt ce qu’on fait pour prendre le parchemin tendu. On peut d’abord se défendre, mais il faut le lire dès que possible et s’y conformer.
    .title = Message
rule-KW-17 = La personne meurt, quel que soit son état.
    .title = Mort
rule-KW-18 = La personne écoute l’ordre simple qui suit et l’exécute de son mieux. L’ordre ne doit pas la détruire.
    .title = Obéis
rule-KW-19 = La personne se fige, sans bouger ni parler, et ne lance plus d’effet.
    .title = Paralysé
rule-KW-20 = La personne fuit loin de qui l’effraie et reste hors de sa vue : en courant si elle le peut sans danger, en marchant si elle est blessée, en rampant si elle agonise.
    .title = Peur
rule-KW-21 = Qui porte une fausse apparence vient le dire tout bas, hors-jeu, et décrit ce qu’il en est. L’invisible se voit aussi.
    .title = Regard
rule-KW-22 = Réponse qui rend sans effet, pour soi seul·e, le coup ou l’effet reçu (voir K-14).
    .title = Résiste
rule-KW-23 = La personne se fige, les yeux clos : jusqu’à la fin, rien n’existe autour d’elle.
    .title = Statue
rule-KW-24 = La personne remet discrètement la chose citée et ne remarque rien avant { $theft }, sauf évidence. Ce qui est tenu en main ou porté comme vêtement ne se vole pas ainsi. On peut soupçonner toute personne qu’on a vue approcher.
    .title = Vol

## Vols et objets

rule-T-01 = On ne prend jamais pour de vrai l’objet personnel de quelqu’un. Nouez-y un long brin de laine blanche : il est volé, et reste chez son propriétaire.
    .title = Objets personnels et laine blanche
rule-T-02 = Un objet qui porte la laine blanche ne sert plus à son propriétaire, tant qu’il n’en a pas trouvé un autre.
    .title = L’objet volé ne sert plus
rule-T-03 = Pour récupérer l’usage de son arme, on peut nouer sa laine à une arme semblable, qui se trouve volée à son tour. Une arme qui en porte déjà ne convient pas.
    .title = Déplacer la laine
rule-T-04 = Un objet personnel sans étiquette ne s’échange qu’entre joueurs et joueuses, directement.
    .title = Pas de commerce
rule-T-05 = Les objets au triangle noir appartiennent au jeu et se prennent vraiment. Ils se rendent à la fin ; l’organisation note qui les gardera pour la suite.
    .title = Objets du jeu
rule-T-06 = La monnaie du jeu se vole librement. Elle se rend à la fin.
    .title = Monnaie

## Portes et passages

rule-D-01 = Une carte de serrure sur une porte, ou sur une ficelle qui en tient lieu, barre le passage à qui n’a pas la clé.
    .title = Serrure
rule-D-02 = La clé ouvre si son numéro est l’un de ceux de la serrure, en entier.
    .title = Numéro de la clé
rule-D-03 = Sans clé ni capacité, il faut frapper la serrure { $force_lock } et faire du bruit à chaque coup. À plusieurs, cela ne va pas plus vite.
    .title = Forcer
rule-D-04 = Une capacité particulière peut ouvrir une serrure.
    .title = Ouvrir par capacité
rule-D-05 = La serrure ouverte, on retourne sa carte et on lit ce qui est écrit derrière. Avant, personne ne le lit.
    .title = Retourner et lire
rule-D-06 = Le texte peut dire qu’un piège se déclenche : il frappe la personne qui a retourné la carte, non celle qui a ouvert.
    .title = Piège
rule-D-07 = Le texte peut dire que l’effort était vain : la serrure reste fermée. Sa clé l’ouvre toujours.
    .title = Serrure inviolable
rule-D-08 = Une serrure ouverte s’enlève ou se remet en place ; remise, elle ferme à nouveau. Une serrure forcée reste ouverte.
    .title = Enlever ou remettre
rule-D-09 = Une tenture marquée « mur » est un mur : on ne la soulève pas.
    .title = Tenture
rule-D-10 = Les chiffres d’un mur ne disent quelque chose qu’à celles et ceux qui savent l’examiner.
    .title = Chiffres sur un mur

## Renommée

rule-R-01 = La renommée commence à zéro et ne descend jamais plus bas.
    .title = Départ
rule-R-02 = Changer de personnage remet la renommée à zéro, d’où qu’elle vienne.
    .title = Remise à zéro
rule-R-03 = Chaque cité a sa manière de donner de la renommée. L’organisation en juge après le jeu, d’après les retours de tout le monde.
    .title = La manière de la cité
rule-R-04 = Chaque achat de prestige, comme un bâtiment ou une charge, vaut un point.
    .title = Achat de prestige
rule-R-05 = Un chef-d’œuvre vaut un point tant qu’on le possède ; le point part avec lui, et le rang peut suivre.
    .title = Chef-d’œuvre
rule-R-06 = Devenir Grand Maître vaut un point, une seule fois par personnage.
    .title = Grand Maître
rule-R-07 = À partir de { $notable_at } points. On peut s’en vanter. La cité peut avoir son propre mot pour ce rang.
    .title = Notable
rule-R-08 = À partir de { $noble_at } points. Le nom est connu au-delà de sa cité.
    .title = Noble
rule-R-09 = À partir de { $great_noble_at } points. On accède volontiers à ce qui est raisonnable, même si c’est déplaisant.
    .title = Grand Noble
rule-R-10 = À partir de { $luminary_at } points. Il n’y a pas de rang plus haut.
    .title = Sommité
rule-R-11 = Chaque jeu appelle un retour. S’il n’est pas arrivé dans les { $feedback_days } jours, les points d’expérience sont divisés par deux.
    .title = Retour de jeu

## Changement de personnage

rule-X-01 = Une croix noire sur chaque joue : cette personne ne joue plus son personnage d’avant. Ne la traitez pas comme lui.
    .title = Croix noires
rule-X-02 = Après une mort, on va voir l’organisation pour entrer avec un autre personnage.
    .title = Après la mort
rule-X-03 = Les croix marquent aussi un personnage provisoire, par exemple pendant une longue captivité. L’ancien personnage attend et revient ensuite.
    .title = Personnage provisoire

## Fouille

rule-S-01 = On fouille qui ne peut pas s’y opposer, ou qui l’accepte.
    .title = Qui fouiller
rule-S-02 = La personne fouillée choisit : en paroles ou pour de vrai. Dans le coma aussi, hors du jeu.
    .title = Au choix de la victime
rule-S-03 = En paroles : nommez un endroit précis, écoutez la réponse, puis un autre, autant que vous voulez. Ce qui s’y trouve vous est remis, dans les limites du vol.
    .title = Fouille en paroles
rule-S-04 = Pour de vrai : sans violence. La personne fouillée ne cache rien dans ses sous-vêtements ; ce qui s’y trouverait doit être remis.
    .title = Fouille réelle

## Écrits et langues

rule-W-01 = Tout le monde parle l’onirien et sait lire, sauf personnage qui en décide autrement.
    .title = Lire et parler
rule-W-02 = Un texte en langue courante porte une police à part ; sa première phrase, en clair, dit quelle langue il faut connaître pour lire la suite.
    .title = Langues courantes
rule-W-03 = Une langue secrète a son alphabet. On n’essaie pas de la déchiffrer. En cas de doute avec une énigme, demandez à l’organisation ou à un·e érudit·e.
    .title = Langues secrètes
rule-W-04 = Les documents importants portent des signes, qui parlent à certaines compétences.
    .title = Signes
rule-W-05 = Un parchemin affiché sur une porte ou une serrure peut être ignoré. Qui commence à le lire et y trouve « Effet : Message » le lit jusqu’au bout et le subit.
    .title = Parchemin affiché
rule-W-06 = Pour parler une langue, dites d’abord « Je parle dans la langue… » et son nom, puis baissez la voix pour qui la comprend. Les autres savent seulement laquelle c’est.
    .title = Parler une langue

## Questions tranchées

ruling-blow_on_dying = Que fait un coup normal à une personne à l’agonie ?
ruling-blow_on_dying-step_to_coma = Elle tombe dans le coma.
ruling-blow_on_dying-ignore = Rien.
ruling-blow_on_dying-restart_agony_timer = Ses { $agony } d’agonie repartent de zéro.
ruling-wound_on_dying = Que fait « Blessé » à une personne à l’agonie ?
ruling-wound_on_dying-coma = Elle tombe dans le coma.
ruling-wound_on_dying-no_change = Rien.
ruling-state_blow_at_least_a_blow = Un « Coup : Agonisant » sur une personne déjà à l’agonie vaut-il au moins un coup normal ?
ruling-state_blow_at_least_a_blow-true = Oui : elle tombe dans le coma.
ruling-state_blow_at_least_a_blow-false = Non : il ne change rien.
ruling-keyword_blow_also_wounds = Un coup à mot-clé, comme « Coup : Désarme », blesse-t-il en plus ?
ruling-keyword_blow_also_wounds-false = Non : le mot-clé remplace la blessure.
ruling-keyword_blow_also_wounds-true = Oui : il fait aussi descendre d’un cran.
ruling-coma_accepts = Qu’est-ce qui agit encore dans le coma, hormis les soins ?
ruling-coma_accepts-death_finishing_off_break_theft_care = Achever, et les mots-clés qui touchent le corps ou les biens : mort, bris, vol.
ruling-coma_accepts-death_and_finishing_off_only = Achever et « Mort », rien d’autre.
ruling-coma_accepts-every_keyword = Tous les mots-clés.
ruling-heal_result = Jusqu’à quel état des soins ramènent-ils ?
ruling-heal_result-stabilise = Blessé·e depuis l’agonie ou le coma, en pleine forme depuis une blessure.
ruling-heal_result-one_step = Un cran plus haut.
ruling-heal_result-full = En pleine forme.
ruling-heal_result-healer_states_it_always = L’état que nomme la personne qui soigne, à chaque fois.
ruling-night_sleep_scope = Qui une nuit de sommeil guérit-elle ?
ruling-night_sleep_scope-wounded_only = Les blessés seulement.
ruling-night_sleep_scope-all_living = Toute personne en vie.
ruling-night_sleep_heals_limbs = Une nuit de sommeil remet-elle un membre brisé ?
ruling-night_sleep_heals_limbs-false = Non.
ruling-night_sleep_heals_limbs-true = Oui.
ruling-finishing_off_coma_check = Quand la victime qu’on achève doit-elle être dans le coma ?
ruling-finishing_off_coma_check-at_announcement = Au moment où la formule est dite.
ruling-finishing_off_coma_check-whole_countdown = Pendant les { $finish_off } entières.
ruling-fracture_interrupts = Un membre fracturé réveille-t-il une personne assommée ?
ruling-fracture_interrupts-true = Oui, comme tout nouveau tort.
ruling-fracture_interrupts-false = Non.
ruling-armour_break_by_effect = Une blessure par effet transperce-t-elle l’armure ?
ruling-armour_break_by_effect-false = Non : les coups seulement.
ruling-armour_break_by_effect-true = Oui.
ruling-armour_repair_refills = Une réparation rend-elle les « Armure ! » déjà dits dans ce combat ?
ruling-armour_repair_refills-false = Non : ils reviennent à la fin du combat.
ruling-armour_repair_refills-true = Oui.
ruling-armour_when_dying = Peut-on répondre « Armure ! » à terre ?
ruling-armour_when_dying-allowed = Oui, si l’armure est entière.
ruling-armour_when_dying-forbidden = Non.
ruling-keyword_blow_on_shield = Un coup à mot-clé arrêté par le bouclier ou l’arme agit-il ?
ruling-keyword_blow_on_shield-break_and_disarm_only = Seulement « Brisé » et « Désarme », qui peuvent viser l’objet.
ruling-keyword_blow_on_shield-nothing_acts = Non, aucun.
ruling-keyword_blow_on_shield-everything_acts = Oui, tous.
ruling-helmet_scope = Le casque arrête-t-il aussi un « Effet : Assommé » ?
ruling-helmet_scope-blow_stun_only = Non, seulement le coup.
ruling-helmet_scope-blow_and_effect_stun = Oui, le coup et l’effet.
ruling-creature_blows_semantics = Que se passe-t-il quand une créature a encaissé tous ses coups ?
ruling-creature_blows_semantics-absorb_N_then_ladder = Elle descend ensuite cran par cran, comme tout le monde.
ruling-creature_blows_semantics-falls_at_N = Elle tombe à l’agonie au dernier coup.
ruling-creature_blows_semantics-dies_at_N = Elle meurt au dernier coup.
ruling-creature_keywords = Que fait un coup à mot-clé à une créature ?
ruling-creature_keywords-apply_normally = Ce que dit le mot-clé.
ruling-creature_keywords-count_as_one_blow = Il compte comme un coup encaissé.
ruling-new_harmful_effect = À quoi un nouvel effet hostile met-il fin ?
ruling-new_harmful_effect-ends_all_previous = À tous les effets minutés déjà en cours.
ruling-new_harmful_effect-only_contradictory = Aux seuls effets qui le contredisent.
ruling-interrupt_by_blocked_blow = Un coup arrêté par « Armure ! » réveille-t-il ?
ruling-interrupt_by_blocked_blow-false = Non : il n’a pas été subi.
ruling-interrupt_by_blocked_blow-true = Oui.
ruling-friendly_blow = Que fait le coup d’un ami, donné seulement pour réveiller ?
ruling-friendly_blow-wounds_without_interrupting = Il blesse, mais ne réveille pas.
ruling-friendly_blow-no_wound = Il ne blesse pas et ne réveille pas.
ruling-friendly_blow-interrupts = Il blesse et réveille.
ruling-statue_vs_blow = Un coup atteint-il une personne changée en statue ?
ruling-statue_vs_blow-interrupts = Oui : il compte, et met fin à l’effet.
ruling-statue_vs_blow-invulnerable = Non : rien ne l’atteint.
ruling-divine_vs_dispel = « Divin » empêche-t-il « Dissipé » ?
ruling-divine_vs_dispel-blocks_counter_only = Sur le moment, oui ; plus tard, l’effet en cours peut être dissipé.
ruling-divine_vs_dispel-never = Non, jamais.
ruling-divine_vs_dispel-always = Oui, toujours.
ruling-mass_caster = Qui annonce un effet de Masse le subit-il ?
ruling-mass_caster-not_affected = Non.
ruling-mass_caster-affected = Oui, comme tout le monde.
ruling-mass_unhearing = Qui n’entend pas un effet de Masse ?
ruling-mass_unhearing-coma_death_stun_statue_out_of_play = Toute personne que son état ou un effet prive d’entendre, et les personnes hors-jeu.
ruling-mass_unhearing-coma_and_death_only = Seulement les personnes mortes ou dans le coma.
ruling-paralysed_answers = Que peut répondre une personne paralysée ?
ruling-paralysed_answers-armour_yes_resist_no = « Armure ! », mais pas « Résiste ».
ruling-paralysed_answers-both = « Armure ! » et « Résiste ».
ruling-paralysed_answers-none = Rien.
ruling-obey_invalid_order = Que devient « Obéis » si l’ordre détruirait la personne ?
ruling-obey_invalid_order-order_void = L’annonce ne compte pas.
ruling-obey_invalid_order-effect_runs_without_order = L’effet court, sans ordre à suivre.
ruling-safety_stop_pauses_timers = Les délais attendent-ils pendant un arrêt du jeu ?
ruling-safety_stop_pauses_timers-true = Oui : tous sont repoussés d’autant.
ruling-safety_stop_pauses_timers-false = Non.
ruling-out_of_play_timers = Les délais d’une personne hors-jeu courent-ils ?
ruling-out_of_play_timers-continue = Oui.
ruling-out_of_play_timers-pause = Non, ils attendent son retour.
ruling-finishing_off_resist = Peut-on répondre « Résiste » quand on est achevé·e ?
ruling-finishing_off_resist-allowed = Oui, avec la capacité de résister.
ruling-finishing_off_resist-forbidden = Non.
ruling-prisoner_clock_restart = Quand le délai de captivité repart-il de zéro ?
ruling-prisoner_clock_restart-release_of_300_s = Après une vraie liberté, d’au moins { $release }.
ruling-prisoner_clock_restart-any_release = À chaque libération.
ruling-prisoner_clock_restart-never = Jamais.
ruling-masterpiece_stack = Combien valent plusieurs chefs-d’œuvre ?
ruling-masterpiece_stack-plus_1_each = Un point chacun.
ruling-masterpiece_stack-one_in_all = Un point en tout.
ruling-renown_drop_hidden = Quand la victime voit-elle que son chef-d’œuvre volé ne compte plus ?
ruling-renown_drop_hidden-300_s_for_victim = Quand elle peut remarquer le vol, après { $theft }.
ruling-renown_drop_hidden-at_once = Aussitôt.
ruling-renown_temp_character = Que devient la renommée pendant un personnage provisoire ?
ruling-renown_temp_character-own_count_original_kept = Il a la sienne ; l’ancienne est gardée.
ruling-renown_temp_character-original_reset_too = L’ancienne est perdue aussi.
ruling-feedback_deadline = Quand le délai du retour de jeu finit-il ?
ruling-feedback_deadline-end_of_day_15 = À la fin du jour numéro { $feedback_days }.
ruling-feedback_deadline-exact_hour = À l’heure exacte où le jeu s’est achevé.
ruling-xp_half_rounding = Comment arrondir une moitié d’expérience ?
ruling-xp_half_rounding-down = Vers le bas.
ruling-xp_half_rounding-up = Vers le haut.
ruling-lock_force_interruption = Que vaut un effort interrompu contre une serrure ?
ruling-lock_force_interruption-restart = Rien : il faut recommencer.
ruling-lock_force_interruption-cumulative = Il s’ajoute au suivant.
ruling-lock_ability_is_forcing = Ouvrir par capacité, est-ce forcer ?
ruling-lock_ability_is_forcing-false = Non : la serrure peut être remise en place.
ruling-lock_ability_is_forcing-true = Oui : elle reste ouverte.
ruling-lock_trap_repeat = Combien de fois un piège se déclenche-t-il ?
ruling-lock_trap_repeat-each_turning = Chaque fois que la carte est retournée.
ruling-lock_trap_repeat-once = Une seule fois.

## Choix faits une fois pour toutes

choice-extra_blows = Aucun, sauf si sa fiche en donne un nombre.
    .question = Combien de coups un personnage aguerri encaisse-t-il ?
choice-late_event_policy = À l’heure où le fait s’est passé ; l’arbitre en chef est averti·e si une vie en dépend.
    .question = Où se range un compte rendu arrivé tard ?
choice-same_blow_two_logs = Une seule fois.
    .question = Le même coup noté par deux personnes, combien de fois compte-t-il ?
choice-finishing_off_interruption = Il repart de zéro, comme pour un membre à fracturer.
    .question = Que devient un effort interrompu pour achever ?
choice-helpless_states = À l’agonie, dans le coma, mort·e, assommé·e, paralysé·e, en statue, ou bras et jambes liés. L’immobilisation seule n’y suffit pas.
    .question = Qui ne peut plus se défendre ?
choice-prisoner_limit_action = Les arbitres sont avertis ; rien n’est automatique.
    .question = Que se passe-t-il après { $prisoner } de captivité ?
choice-armour_auto_answer = Le programme répond à la place de la personne ; elle peut y renoncer.
    .question = Faut-il demander à chaque fois si l’armure répond ?
choice-armour_break_count = Une seule réparation suffit.
    .question = Combien de réparations après plusieurs blessures ?
choice-armour_break_exception = Oui, si sa compétence le permet et si on le note.
    .question = Un « Coup : Blessé » peut-il épargner l’armure ?
choice-armour_multiple_worn = La meilleure qui couvre assez.
    .question = Deux armures portées, laquelle compte ?
choice-armour_mixed_coverage = Comme la plus faible des deux matières.
    .question = Cuir et métal qui ne couvrent assez qu’ensemble, que valent-ils ?
choice-armour_swap_in_fight = Non, ils restent dits.
    .question = Changer d’armure en combat rend-il les « Armure ! » ?
choice-armour_adjust_range = { $rated_max } « Armure ! » au plus, aucun au moins.
    .question = Jusqu’où l’organisation peut-elle évaluer une armure ?
choice-calm_while_down = Oui : personne ne frappe.
    .question = Rester à terre compte-t-il comme du calme ?
choice-fight_reset_on_new_enemy = Non, seulement { $calm } de calme.
    .question = Un nouvel adversaire ouvre-t-il un nouveau combat ?
choice-helmet_other_attacks = Celles que le livre de règles nomme ; aucune autre d’office.
    .question = Quelles autres attaques le casque arrête-t-il ?
choice-helmet_vs_forbidden_head = Non : on frappe une zone permise, et le casque agit.
    .question = Frappe-t-on la tête casquée pour assommer ?
choice-creature_blows_reset = Seulement si un·e arbitre le décide.
    .question = Une créature retrouve-t-elle ses coups encaissés ?
choice-rapid_blows_window_s = La personne qui note ; des coups à moins de { $rapid_blows } font poser la question.
    .question = Qui dit qu’il y a eu mitraillage ?
choice-rapid_blows_scope = Le premier coup compte, pas les suivants.
    .question = Que perd-on dans une rafale ?
choice-effect_duration_override = Oui, un nouveau tort y met fin.
    .question = Un effet d’une autre durée s’interrompt-il aussi ?
choice-harm_flag_source = Le mot-clé ; on peut corriger en notant.
    .question = Qui dit si une annonce fait du tort ?
choice-stun_unconscious = Oui.
    .question = Une personne assommée est-elle inconsciente ?
choice-divine_reach = Oui : « Divin » porte sur le mot-clé, pas sur le geste.
    .question = Un coup Divin doit-il porter ?
choice-dispel_window = { $dispel_window }.
    .question = Combien de temps dit-on que quelque chose vient d’avoir lieu ?
choice-dispel_lasting_blow = Oui, comme s’il venait d’un effet.
    .question = « Dissipé » met-il fin à ce qu’a causé un coup, comme « Coup : Assommé » ?
choice-dispel_mass = Sur le moment, pour tout le monde ; ensuite, pour la seule personne nommée.
    .question = Pour qui dissipe-t-on un effet de Masse ?
choice-charm_judge = La victime.
    .question = Qui juge qu’une demande contredit les convictions ?
choice-true_sight_aside = Un court aparté : le jeu continue.
    .question = Le hors-jeu de « Regard » fait-il sortir de l’aire ?
choice-true_sight_duration = Une réponse, tout de suite ; un autre déguisement demande un autre « Regard ».
    .question = Combien de temps « Regard » dure-t-il ?
choice-keyword_retry_window = Celui que la personne qui note relie au premier, moins de { $retry_window } après.
    .question = Quel second appel est une simple répétition ?
choice-out_of_play_dead_walk = Oui, poing levé, pour aller voir l’organisation.
    .question = Un mort peut-il traverser l’aire de jeu ?
choice-effects_on_death = Ils cessent.
    .question = Que deviennent les effets à la mort ?
choice-search_limits = La laine blanche pour les objets personnels, et jamais les vêtements portés.
    .question = Que peut-on prendre dans une fouille ?
choice-currency_tracking = Non, elle se rend seulement à la fin.
    .question = La monnaie est-elle suivie ?
choice-lock_number_match = Par numéro entier : un zéro devant ne change rien, une partie du numéro ne suffit pas.
    .question = Comment comparer la clé et la serrure ?
choice-lock_force_multiple = Non.
    .question = Force-t-on plus vite à plusieurs ?
choice-unforceable_feedback = Après { $force_lock } de bruit, en retournant la carte.
    .question = Quand sait-on qu’une serrure est inviolable ?
choice-lock_relock = Oui, et sans clé.
    .question = Une serrure remise en place ferme-t-elle ?
choice-renown_min = Zéro.
    .question = Quelle est la plus petite renommée ?
choice-xp_half_scope = Ceux de ce jeu-là seulement.
    .question = Quels points d’expérience sont divisés par deux ?
