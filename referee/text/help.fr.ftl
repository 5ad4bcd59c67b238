# Une urgence réelle : hors du jeu. Chargé après le premier écran ; les mêmes clés se trouvent dans help.en.ftl.

help-title = Urgence réelle
help-link = Urgence
help-close = Fermer
help-not-game = Ceci n’est pas le jeu. Quelqu’un est vraiment blessé, malade, perdu ou en danger : le jeu attendra.
help-first = D’abord, téléphonez
help-number-112 = urgences
help-number-15 = SAMU
help-number-18 = pompiers
help-say = Dites où vous êtes, ce qui s’est passé et combien de personnes sont touchées. Ne raccrochez pas avant qu’on vous le dise.
help-phone = Secours sur place
help-place = Où attendre les secours
help-address = L’adresse à donner
help-place-unknown = Envoyez quelqu’un à l’entrée du site pour guider les secours.
help-stay = Restez à côté de la personne, couvrez-la, ne la déplacez que si l’endroit est dangereux.
help-then = Puis, appelez les arbitres
help-call = Appeler tous les arbitres
help-call-again = Appeler encore
help-where = Où ? (si vous pouvez)
help-what = Quoi ? (si vous pouvez)
help-add = Envoyer ces précisions
help-mine = Votre appel
help-not-sent = Pas encore parti ({ $time }) : criez, téléphonez au 112. Ce téléphone réessaie sans cesse.
help-words-not-sent = Vos précisions ne sont pas encore parties. Ce téléphone réessaie sans cesse.
help-sent = { $count ->
    [0] Enregistré à { $time }, mais aucun téléphone d’arbitre n’écoute : criez, téléphonez.
    [one] Parti à { $time }. Un téléphone d’arbitre sonne.
   *[other] Parti à { $time }. { $count } téléphones d’arbitres sonnent.
 }
help-on_my_way = { $who } arrive.
help-over = Terminé, dit { $who }.
help-alarm = Urgence réelle
help-alarm-who = { $who }, { $time }
help-alarm-stranger = Téléphone inconnu, { $time }
help-alarm-no-words = Pas de précisions. Le téléphone qui appelle n’a peut-être plus le temps d’écrire.
help-go = J’y vais
help-go-too = J’y vais aussi
help-end = Terminé
help-end-sure = Vraiment terminé ?
help-going = En route : { $who }
help-list = Tous les appels
help-list-empty = Aucun appel pour le moment.
help-state-open = Personne n’a répondu
help-state-on_my_way = Quelqu’un est en route
help-state-over = Terminé
help-answer-waits = Votre réponse n’est pas encore partie : prévenez les autres de vive voix.
help-alarm-going = Urgence réelle : { $who } y va
