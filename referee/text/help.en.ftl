# A real emergency: no part of the game. Loaded after the first screen; help.fr.ftl has the same keys.

help-title = Real emergency
help-link = Emergency
help-close = Close
help-not-game = This is not the game. Somebody is really hurt, ill, lost or in danger: the game will wait.
help-first = First, phone
help-number-112 = emergency
help-number-15 = ambulance
help-number-18 = fire
help-say = Say where you are, what has happened and how many people are hurt. Do not hang up before you are told to.
help-phone = First aid on the site
help-place = Where to wait for them
help-address = The address to give
help-place-unknown = Send somebody to the entrance of the site to show the way.
help-stay = Stay beside the person, keep them warm, move them only if the place is dangerous.
help-then = Then, call the referees
help-call = Call all referees
help-call-again = Call again
help-where = Where? (if you can)
help-what = What? (if you can)
help-add = Send these words
help-mine = Your call
help-not-sent = Not sent yet ({ $time }): shout, phone 112. This phone keeps trying.
help-words-not-sent = Your words have not left yet. This phone keeps trying.
help-sent = { $count ->
    [0] Kept at { $time }, but no referee’s phone is listening: shout, phone.
    [one] Sent at { $time }. One referee’s phone is ringing.
   *[other] Sent at { $time }. { $count } referees’ phones are ringing.
 }
help-on_my_way = { $who } is coming.
help-over = Over, says { $who }.
help-alarm = Real emergency
help-alarm-who = { $who }, { $time }
help-alarm-stranger = Unknown phone, { $time }
help-alarm-no-words = No words. Whoever calls may have no time to write.
help-go = On my way
help-go-too = I’m coming too
help-end = It is over
help-end-sure = Really over?
help-going = On the way: { $who }
help-list = All calls
help-list-empty = No call so far.
help-state-open = Nobody has answered
help-state-on_my_way = Somebody is on the way
help-state-over = Over
help-answer-waits = Your answer has not left yet: tell the others by voice.
help-alarm-going = Real emergency: { $who } is going
