# The rules page in English: every rule of the field, every question ruled on, every choice.
# Only the server reads this file. Numbers come from the rulebook: never a digit in a sentence.

## The page

rules-title = The rules
rules-intro = Everything this game applies on the field, as the rulebook stands today. Where there is doubt, the referee decides.
rules-book = Rulebook: { $name }, version { $version }
rules-back = My page
rules-search = Search
rules-search-hint = word, call, number
rules-search-clear = Clear
rules-found = { $count ->
    [0] Nothing like that. Try another word.
    [one] { $count } passage
   *[other] { $count } passages
  }
rules-contents = Contents
rules-top = Top of the page
rules-whole = The whole rules page
rules-states = The states
rules-spans = How long things last
rules-armour = Armour
rules-ranks = Ranks
rules-keywords = The keywords at a glance
rules-rulings = Questions ruled on
rules-rulings-intro = Where the documents are silent or disagree with themselves, this is what the organisers of this game decided. The rulebook allows other answers.
rules-choices = Choices made once and for all
rules-choices-intro = Other points were not written either. To these the program always gives the same answer.
rules-taken = Our answer
rules-others = Other possible answers
rules-open = Questions ruled on
rules-says = What the app answers
rules-forbids = Forbidden
rules-forbids-nothing = Nothing is forbidden.
rules-can = Still possible
rules-then = Next
rules-then-dying = coma after { $agony } without care
rules-then-comatose = death after { $coma } without care
rules-lasts = Lasts
rules-lasts-timed = { $effect }, or less if a new harm ends it
rules-lasts-lasting = until an action or a rule ends it
rules-lasts-special = in its own way
rules-lasts-short-timed = { $effect }
rules-lasts-short-lasting = lasting
rules-lasts-short-special = special
rules-harms = Does harm (see K-07).
rules-spares = Towards the one who spoke
rules-spares-approach = no approaching
rules-spares-attack = no attacking
rules-contradicts = Contradicts
rules-helpless = The person can no longer defend themselves or resist.
rules-suffix = Only said after another keyword.
rules-not-resistible = It cannot be resisted.
rules-through-coma = Acts on a comatose person too.
rules-do = To act out
rules-saves = { $count ->
    [0] no « Armure ! »
    [one] { $count } « Armure ! » per fight
   *[other] { $count } « Armure ! » per fight
  }
rules-helmet = The helmet stops
rules-from = from { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
rules-respected = Respect
rules-admired = Admiration
rules-granted = Requests granted
rules-who-none = nobody
rules-who-own_city = the people of their city
rules-who-all_cities = the people of every city
rules-may-lead = May claim to lead their city.
rules-rank-notable = Notable
rules-rank-noble = Noble
rules-rank-great_noble = Great Noble
rules-rank-luminary = Luminary
rules-city-names = In { $city } they say

rules-timer-agony = Dying, before coma
rules-timer-coma = Coma, before death
rules-timer-effect = A timed keyword’s effect
rules-timer-calm = Calm that ends a fight
rules-timer-finish_off = Effort to finish somebody off
rules-timer-limb = Effort to break a limb
rules-timer-pickup = Wait before picking up
rules-timer-prisoner = Longest captivity
rules-timer-release = Freedom that starts captivity anew
rules-timer-dispel_window = Time to dispel what has just happened
rules-timer-theft = Before a « Vol » may be noticed
rules-timer-force_lock = Noise to force a lock
rules-timer-retry_window = A call renewed for clearness still counts once
rules-timer-rapid_blows = Blows closer together may be too rapid

rules-span-h = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
rules-span-min = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
rules-span-s = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }

rules-part-G = Safety and frame
rules-part-H = States of health
rules-part-P = Protection
rules-part-C = Creatures
rules-part-V = Violence
rules-part-F = Fighting
rules-part-K = Calls: general rules
rules-part-KW = The keywords
rules-part-T = Theft and things
rules-part-D = Doors and passages
rules-part-R = Renown
rules-part-X = Change of character
rules-part-S = Searching
rules-part-W = Writing and languages

## Safety and frame

rule-G-01 = Never strike the head, the groin, or a young woman’s chest. A blow that lands there by accident does not count: no state, armour or effect changes. Give the person time to recover, and apologise.
    .title = Forbidden zones
rule-G-02 = Touch, do not batter. Too hard a blow still counts in the game until a referee takes it back, but it should be reported.
    .title = Striking without violence
rule-G-03 = Only prop weapons checked and accepted before the game are used to fight. In a place open to the public they stay away, unless the organisers allowed it.
    .title = Approved weapons
rule-G-04 = Common sense goes before the rules, and the referee before the program. Bad spirit, danger and cheating lead to a warning, sometimes to exclusion. Every decision leaves its reason in the log.
    .title = Common sense and sanctions
rule-G-05 = Nobody fights with bare hands: no grappling, no tackling. Whoever can act with the hands alone touches first, then says it with a keyword.
    .title = No bare hands
rule-G-06 = Every blow needs its swing. A burst on the same spot is called « mitraillage »: its first blow counts, the rest do not.
    .title = Rapid blows
rule-G-07 = One weapon is used at a time. A shield may go with it, and another weapon may wait in its sheath.
    .title = One weapon at a time
rule-G-08 = « Effet Statue Divin de Masse », said by the organisers, freezes everybody: nothing is played until they say that the game goes on. This stop harms nobody and ends no effect.
    .title = The game stops
rule-G-09 = « Hors-jeu ! », fist raised: this person is not playing, and neither gives nor takes anything. First leave the play area by a planned exit; leaving without a good reason is cheating. Real danger goes before all this.
    .title = Out of play
rule-G-10 = Screens keep what the game hides: death and coma look alike there, a theft by keyword stays unknown for { $theft }, and nobody reads the back of a lock, an unknown language or somebody else’s armour.
    .title = What a phone shows
rule-G-11 = What counts is when a thing happened, not when it was noted. A late report takes its place, and what followed is worked out again. A time is over as soon as its last second is.
    .title = When things happened

## States of health

rule-H-01 = A character is fit, wounded, dying, comatose or dead: one state at a time, in this order. Normal blows go down rung by rung; a keyword may skip some.
    .title = The ladder of states
rule-H-02 = All is well. Only running effects may still get in the way.
    .title = Fit
rule-H-03 = Act the pain. It lasts until care, a night’s sleep or another blow.
    .title = Wounded
rule-H-04 = Fall where you are, or a few steps away if the ground is dangerous. You crawl, or struggle along on all fours; to get past something unpleasant, rise and move slowly for a few metres. Moan often, with no clear word.
    .title = Dying
rule-H-05 = Without care, dying turns to coma after { $agony }. Some skills change that time.
    .title = Time left when dying
rule-H-06 = Stay on the ground, eyes shut: you do, see and hear nothing. So a call on all who hear does not reach you.
    .title = Comatose
rule-H-07 = Without care, coma turns to death after { $coma }, counted from its beginning, whatever brought it. Further blows change nothing of this.
    .title = Time left in coma
rule-H-08 = In coma, one more normal blow does nothing. It takes finishing off, or a keyword that still acts.
    .title = Coma ignores normal blows
rule-H-09 = The character is dead: no blow, effect or care acts any more. Raise your fist and go to the organisers to change character.
    .title = Dead
rule-H-10 = Every normal blow that lands takes one rung. Without armour or toughness the first wounds and the second brings down.
    .title = One blow, one rung
rule-H-11 = What a normal blow does to somebody dying is a question ruled on below. If it leads to coma, that coma begins with its full { $coma }.
    .title = A blow on the dying
rule-H-12 = Some seasoned characters take a few blows before they go down; how many is on their sheet. Armour answers first.
    .title = Toughness
rule-H-13 = Care stops dying or coma and raises the state. The healer may name the state reached where a skill says so. Neither the dead nor the fit are healed; a broken limb needs care of its own.
    .title = Care
rule-H-14 = On waking, the character has forgotten all of dying and coma. Their own log hides those moments.
    .title = No memory
rule-H-15 = Only a physician tells coma from death. To everybody else the body is lifeless.
    .title = Coma or death?
rule-H-16 = A night’s sleep, declared by the organisers, makes the wounded fit again. It mends no armour.
    .title = A night’s sleep
rule-H-17 = « Coup : Normal » goes with a blow that might not be felt, or with harm that no blow shows. It is a normal blow in every way, for armour too.
    .title = A normal blow said aloud
rule-H-18 = The two times follow each other: left without care, somebody who fell dying is dead after { $cascade }.
    .title = From dying to death
rule-H-19 = The fight that the documents give as an example plays out the same here: Godefroy ends dying and his armour torn, Ali in coma, Nico unhurt with one « Armure ! » less.
    .title = The example fight

## Protection

rule-P-01 = Anybody may wear armour, a helmet and a shield, and wield the weapon they like, one at a time.
    .title = Who wears what
rule-P-02 = Leather lets you answer « Armure ! » to { $saves_leather ->
    [0] no normal blow
    [one] one normal blow
   *[other] { $saves_leather } normal blows
  } per fight.
    .title = Leather
rule-P-03 = Metal lets you answer « Armure ! » to { $saves_metal ->
    [0] no normal blow
    [one] one normal blow
   *[other] { $saves_metal } normal blows
  } per fight.
    .title = Metal
rule-P-04 = Armour answers normal blows, never a « Coup : … » with a keyword, nor an « Effet : … ».
    .title = Normal blows only
rule-P-05 = Two armours worn together do not add up: the better one counts. Changing them in the middle of a fight gives back no « Armure ! » already said.
    .title = No adding up
rule-P-06 = From { $coverage } % of the body covered, the whole body is protected; below, none of it is. The helmet is counted in.
    .title = How much must be covered
rule-P-07 = As soon as a blow wounds the person it protected, the armour is torn: it protects no more, in this fight either, until it is mended.
    .title = Torn armour
rule-P-08 = Somebody with the skill mends armour or a broken object. How long it takes, the documents do not say.
    .title = Mending
rule-P-09 = Before the game the organisers may judge the armour as it is and set its number of « Armure ! » themselves: none, or { $rated_max } at most.
    .title = Rated armour
rule-P-10 = If the armour cannot be seen, show it discreetly so that your « Armure ! » is understood.
    .title = Hidden armour
rule-P-11 = A normal blow caught by a shield or a weapon does nothing.
    .title = Shield and weapon
rule-P-12 = A helmet stops the blow that stuns, wherever it lands: the head stays forbidden. Other attacks may be added; those who use them know.
    .title = Helmet
rule-P-13 = The « Armure ! » come back when the fight is over, if the armour is whole. A new opponent is not enough.
    .title = A new fight
rule-P-14 = « Armure ! » says that the armour took the blow for you. The word stands alone, without « Coup » or « Effet ».
    .title = The word « Armure ! »

## Creatures

rule-C-01 = Some creatures take an agreed number of blows and cry out to show that they are hit. The creature and the organisers know the number.
    .title = Blows taken
rule-C-02 = The agreed number is one of blows. A creature may also answer « Effet : Résiste » if it is able to.
    .title = Keywords on a creature

## Violence

rule-V-01 = A limb breaks after { $limb } of effort on somebody who cannot defend themselves; two limbs, two efforts. Nothing is ever cut off. The limb is of no use until it is healed.
    .title = Breaking a limb
rule-V-02 = Only the comatose are finished off: { $finish_off } of pretended deadly acts (count slowly to { $finish_off_s }), then « Coup : Mort si tu étais dans le coma ». Otherwise nothing happens, and the striker is not told. Interrupted, the effort starts again from nothing.
    .title = Finishing off
rule-V-03 = Arms and legs are tied for show, loosely enough to get free in real danger. The person must agree or be unable to resist. Tying is neither a blow nor an effect.
    .title = Binding
rule-V-04 = Nobody is held captive for more than { $prisoner }. Then: let go, kill, or ask the organisers for a way out, such as another character meanwhile.
    .title = Captivity
rule-V-05 = Unable to defend themselves or to resist: somebody dying, comatose, dead, or bound by arms and legs, and whoever is held by an effect that says so further down.
    .title = Helpless

## Fighting

rule-F-01 = A fight begins when a weapon or shield is out and ready to strike whoever comes near, or when somebody strikes. Clenched fists held in front count too. Everybody has a fight of their own.
    .title = In a fight
rule-F-02 = A fight is over after { $calm } of unbroken calm. Any fighting gesture starts that time again.
    .title = The end of a fight
rule-F-03 = You surprise somebody as long as they have not clearly shown that they saw you: turning round, meeting your eyes. They may have noticed somebody else.
    .title = Surprise

## Calls: general rules

rule-K-01 = A keyword is always said after « Coup » or « Effet ». « Armure ! » and « Hors-jeu ! » are said alone.
    .title = Coup or Effet first
rule-K-02 = « Coup : … » goes with a blow: if it does not reach its target, nothing happens.
    .title = The blow must land
rule-K-03 = « Effet : … » acts as soon as it is said. Shield, weapon and armour do nothing against it.
    .title = An effect is direct
rule-K-04 = No made-up formulas: a keyword said without the ability for it does nothing, and is reported if it was cheating.
    .title = No false formula
rule-K-05 = The usual time holds unless another is said with the call, shorter or longer. A new harm ends it all the same.
    .title = A time that was said
rule-K-06 = A timed effect lasts { $effect }: without a watch, count slowly to { $effect_s }.
    .title = Timed effects
rule-K-07 = A timed effect ends as soon as the person suffers a new blow or effect that means them harm. A blow that was stopped, missed or without effect wakes nobody; nor does a gesture meant only to wake.
    .title = A new harm interrupts
rule-K-08 = What was done remains until an action or a rule changes it: picking up, mending, healing.
    .title = « Définitive »: lasting
rule-K-09 = The caller knows how long it lasts, or the word only follows another keyword and is not said alone.
    .title = « Spécifique »: special
rule-K-10 = Speak up and say who or what you mean. If nothing happens and no other word explains it, call once more, more clearly: a call already suffered does not act twice.
    .title = Target and repetition
rule-K-11 = Of two opposed effects, such as « Peur » and « Immobilisé », only the last called remains.
    .title = Opposed effects
rule-K-12 = « … Divin » after a keyword: it can be neither avoided nor resisted, helmet or not. A blow must still land.
    .title = « Divin »
rule-K-13 = « … de Masse » after an effect: everybody who hears it suffers it, friends too, and each answers for themselves. Never on a blow.
    .title = « de Masse »: on all who hear
rule-K-14 = « Effet : Résiste »: the blow or effect does nothing to the one who answers, and to nobody else. Neither « Dissipé » nor « Résiste » is resisted.
    .title = « Résiste »
rule-K-15 = « Effet : Dissipé » names a call. Within { $dispel_window } after it, that call never happened; later, only an effect still running ends. Neither « Dissipé » nor « Résiste » is dispelled.
    .title = « Dissipé »
rule-K-16 = Every keyword does harm or not by its nature; this can be put right when it is noted. It decides whether an effect is interrupted.
    .title = Doing harm
rule-K-17 = A call is spoken: whoever cannot speak or use effects calls nothing. Weakness forbids any effect that the other has not agreed to; legs that cannot move do not prevent calling.
    .title = Who can call
rule-K-18 = A « Coup : … » does what its keyword says. Whether it adds to a wound is a question ruled on below.
    .title = A blow with a keyword
rule-K-19 = « Agonisant », « Blessé », « Coma » and « Mort » never improve a state. A second « Blessé » always worsens a wound; somebody already dying does not start again because of an « Effet : Agonisant ».
    .title = Keywords of state

## The keywords

rule-KW-01 = The person falls dying, from wherever they stood.
    .title = « Agonisant »
rule-KW-02 = The person drops, unconscious. A new harm wakes them.
    .title = « Assommé »
rule-KW-03 = The person acts blind: they may move and fight, eyes half open for safety.
    .title = « Aveuglé »
rule-KW-04 = Somebody fit is wounded; somebody already wounded falls dying.
    .title = « Blessé »
rule-KW-05 = The named object or limb is of no use until mended or healed. What is meant must be said: weapon, shield, armour, arm, leg.
    .title = « Brisé »
rule-KW-06 = The person is well disposed towards the charmer but keeps their free will. A request wholly against their convictions, such as hurting friends, breaks the charm.
    .title = « Charme »
rule-KW-07 = The person falls into coma, from wherever they stood.
    .title = « Coma »
rule-KW-08 = The named thing falls from the hands. Count slowly to { $pickup_s } before trying to pick it up. What is not held does not fall.
    .title = « Désarme »
rule-KW-09 = Undoes the named call if it has just happened, or ends the running effect (see K-15).
    .title = « Dissipé »
rule-KW-10 = Added to a blow or an effect, which can then be neither avoided nor countered (see K-12).
    .title = « Divin »
rule-KW-11 = The person howls with pain and leaves the one who caused it alone; others are not safe. It must be known who spoke.
    .title = « Douleur »
rule-KW-12 = No hostile act, no running. Walking, defending and helping those who are willing remain possible.
    .title = « Faiblesse »
rule-KW-13 = The legs no longer move. The rest of the body is free: speaking, defending, striking within reach, using an effect.
    .title = « Immobilisé »
rule-KW-14 = As long as the arms stay crossed in front, others act as if the person were not there. They may hear them and grope for them. Uncrossing the arms ends it.
    .title = « Invisible »
rule-KW-15 = Added to an effect, which then all who hear it suffer (see K-13).
    .title = « de Masse »
rule-KW-16 = Leave what you are doing to take the parchment held out to you. You may defend yourself first, but read it as soon as you can and do what it says.
    .title = « Message »
rule-KW-17 = The person dies, whatever their state.
    .title = « Mort »
rule-KW-18 = The person listens to the simple order that follows and carries it out as well as they can. It must not be one that destroys them.
    .title = « Obéis »
rule-KW-19 = The person freezes, without moving or speaking, and uses no effects.
    .title = « Paralysé »
rule-KW-20 = The person flees far from the one they fear and stays out of their sight: running where it is safe, walking if wounded, crawling if dying.
    .title = « Peur »
rule-KW-21 = Whoever wears a false appearance comes and says so quietly, out of play, and describes what is there. The invisible is seen too.
    .title = « Regard »
rule-KW-22 = An answer that takes all effect, for oneself only, from the blow or effect received (see K-14).
    .title = « Résiste »
rule-KW-23 = The person freezes, eyes shut: until it ends, nothing exists around them.
    .title = « Statue »
rule-KW-24 = The person quietly hands over the named thing and notices nothing for { $theft }, unless it is obvious. What is held in the hand or worn as clothing cannot be stolen this way. Anybody seen coming near may be suspected.
    .title = « Vol »

## Theft and things

rule-T-01 = Nobody’s personal things are ever really taken. Tie a long strand of white wool to it: it is stolen, and stays with its owner.
    .title = Personal things and white wool
rule-T-02 = A thing that bears white wool is of no use to its owner until they have found another.
    .title = What is stolen serves no more
rule-T-03 = To have the use of a weapon back, its wool may be tied to a similar one, which is thereby stolen in turn. One that bears wool already will not do.
    .title = Moving the wool
rule-T-04 = A personal thing without a label changes hands only between players, directly.
    .title = No trading
rule-T-05 = Things with the black triangle belong to the game and are really taken. They are given back at the end; the organisers note who keeps them for what comes next.
    .title = Things of the game
rule-T-06 = The game’s money is stolen freely. It is given back at the end.
    .title = Money

## Doors and passages

rule-D-01 = A lock card on a door, or on a string that stands for one, bars the way to those without the key.
    .title = Lock
rule-D-02 = A key opens if its number is one of the lock’s, whole.
    .title = The key’s number
rule-D-03 = Without key or ability, the lock must be struck for { $force_lock }, with noise at every stroke. More people are no faster.
    .title = Forcing
rule-D-04 = A particular ability may open a lock.
    .title = Opening by ability
rule-D-05 = Once the lock is open, turn its card and read what is behind. Before that nobody reads it.
    .title = Turn and read
rule-D-06 = The text may say that a trap goes off: it strikes the person who turned the card, not the one who opened.
    .title = Trap
rule-D-07 = The text may say that the effort was in vain: the lock stays shut. Its key still opens it.
    .title = A lock that cannot be forced
rule-D-08 = An open lock is taken away or put back; put back, it locks again. A forced lock stays open.
    .title = Taking away or putting back
rule-D-09 = A hanging marked « mur » is a wall: it is not lifted.
    .title = Wall hanging
rule-D-10 = The figures on a wall say something only to those who know how to examine it.
    .title = Figures on a wall

## Renown

rule-R-01 = Renown begins at nothing and never falls below.
    .title = The start
rule-R-02 = A change of character sets renown back to nothing, wherever it came from.
    .title = Back to nothing
rule-R-03 = Every city has its own way of giving renown. The organisers judge it after the game, from everybody’s feedback.
    .title = The city’s way
rule-R-04 = Each purchase of prestige, such as a building or an office, is worth one point.
    .title = Bought prestige
rule-R-05 = A masterpiece is worth one point as long as it is yours; the point goes with it, and the rank may follow.
    .title = Masterpiece
rule-R-06 = Becoming a Grand Master is worth one point, once for each character.
    .title = Grand Master
rule-R-07 = From { $notable_at } points. You may boast of it. The city may have a word of its own for this rank.
    .title = Notable
rule-R-08 = From { $noble_at } points. The name is known beyond the city.
    .title = Noble
rule-R-09 = From { $great_noble_at } points. What is reasonable is gladly granted, even where it is unpleasant.
    .title = Great Noble
rule-R-10 = From { $luminary_at } points. There is no rank above.
    .title = Luminary
rule-R-11 = Every game asks for feedback. If none has come within { $feedback_days } days, the experience points are halved.
    .title = Feedback

## Change of character

rule-X-01 = A black cross on each cheek: this person no longer plays the character they had. Do not treat them as that one.
    .title = Black crosses
rule-X-02 = After a death, go to the organisers to enter with another character.
    .title = After death
rule-X-03 = The crosses also mark a character played for a while, as during a long captivity. The former one waits and comes back.
    .title = A character for a while

## Searching

rule-S-01 = Those who cannot resist, or who agree, may be searched.
    .title = Who may be searched
rule-S-02 = The person searched chooses: in words or for real. In coma too, out of play.
    .title = The victim chooses
rule-S-03 = In words: name a precise place, hear the answer, then another, as often as you like. What is there is handed to you, within the limits of theft.
    .title = Searching in words
rule-S-04 = For real: without violence. The person searched hides nothing in their underwear; anything that was there must be handed over.
    .title = Searching for real

## Writing and languages

rule-W-01 = Everybody speaks onirien and can read, unless a character is played otherwise.
    .title = Reading and speaking
rule-W-02 = A text in a common language has a typeface of its own; its first sentence, in clear, says which language to know to read on.
    .title = Common languages
rule-W-03 = A secret language has its own alphabet. Nobody tries to decode it. If it might be a riddle, ask the organisers or a scholar.
    .title = Secret languages
rule-W-04 = Important documents bear signs, which speak to certain skills.
    .title = Signs
rule-W-05 = A parchment posted on a door or a lock may be left alone. Whoever begins to read it and finds « Effet : Message » reads it to the end and suffers it.
    .title = A posted parchment
rule-W-06 = To speak a language, first say « Je parle dans la langue… » and its name, then lower your voice for those who understand. The others only know which one it is.
    .title = Speaking a language

## Questions ruled on

ruling-blow_on_dying = What does a normal blow do to somebody dying?
ruling-blow_on_dying-step_to_coma = They fall into coma.
ruling-blow_on_dying-ignore = Nothing.
ruling-blow_on_dying-restart_agony_timer = Their { $agony } of dying start again.
ruling-wound_on_dying = What does « Blessé » do to somebody dying?
ruling-wound_on_dying-coma = They fall into coma.
ruling-wound_on_dying-no_change = Nothing.
ruling-state_blow_at_least_a_blow = Is « Coup : Agonisant » on somebody already dying worth at least a normal blow?
ruling-state_blow_at_least_a_blow-true = Yes: they fall into coma.
ruling-state_blow_at_least_a_blow-false = No: it changes nothing.
ruling-keyword_blow_also_wounds = Does a blow with a keyword, such as « Coup : Désarme », wound as well?
ruling-keyword_blow_also_wounds-false = No: the keyword takes the wound’s place.
ruling-keyword_blow_also_wounds-true = Yes: it takes one rung as well.
ruling-coma_accepts = What still acts in coma, besides care?
ruling-coma_accepts-death_finishing_off_break_theft_care = Finishing off, and the keywords that touch body or goods: death, breaking, theft.
ruling-coma_accepts-death_and_finishing_off_only = Finishing off and « Mort », nothing else.
ruling-coma_accepts-every_keyword = Every keyword.
ruling-heal_result = To which state does care bring back?
ruling-heal_result-stabilise = Wounded from dying or coma, fit from a wound.
ruling-heal_result-one_step = One rung higher.
ruling-heal_result-full = Fit.
ruling-heal_result-healer_states_it_always = The state that the healer names, each time.
ruling-night_sleep_scope = Whom does a night’s sleep cure?
ruling-night_sleep_scope-wounded_only = Only the wounded.
ruling-night_sleep_scope-all_living = Everybody alive.
ruling-night_sleep_heals_limbs = Does a night’s sleep mend a broken limb?
ruling-night_sleep_heals_limbs-false = No.
ruling-night_sleep_heals_limbs-true = Yes.
ruling-finishing_off_coma_check = When must the victim be comatose to be finished off?
ruling-finishing_off_coma_check-at_announcement = When the words are said.
ruling-finishing_off_coma_check-whole_countdown = For the whole { $finish_off }.
ruling-fracture_interrupts = Does breaking a limb wake somebody stunned?
ruling-fracture_interrupts-true = Yes, as any new harm does.
ruling-fracture_interrupts-false = No.
ruling-armour_break_by_effect = Does a wound by an effect tear armour?
ruling-armour_break_by_effect-false = No: only blows do.
ruling-armour_break_by_effect-true = Yes.
ruling-armour_repair_refills = Does mending give back the « Armure ! » already said in this fight?
ruling-armour_repair_refills-false = No: they come back when the fight is over.
ruling-armour_repair_refills-true = Yes.
ruling-armour_when_dying = May somebody on the ground answer « Armure ! »?
ruling-armour_when_dying-allowed = Yes, if the armour is whole.
ruling-armour_when_dying-forbidden = No.
ruling-keyword_blow_on_shield = Does a blow with a keyword act when shield or weapon catches it?
ruling-keyword_blow_on_shield-break_and_disarm_only = Only « Brisé » and « Désarme », which may aim at the object.
ruling-keyword_blow_on_shield-nothing_acts = No, none does.
ruling-keyword_blow_on_shield-everything_acts = Yes, all do.
ruling-helmet_scope = Does a helmet stop « Effet : Assommé » too?
ruling-helmet_scope-blow_stun_only = No, only the blow.
ruling-helmet_scope-blow_and_effect_stun = Yes, the blow and the effect.
ruling-creature_blows_semantics = What happens when a creature has taken all its blows?
ruling-creature_blows_semantics-absorb_N_then_ladder = From then on it goes down rung by rung, as anybody does.
ruling-creature_blows_semantics-falls_at_N = It falls dying at the last of them.
ruling-creature_blows_semantics-dies_at_N = It dies at the last of them.
ruling-creature_keywords = What does a blow with a keyword do to a creature?
ruling-creature_keywords-apply_normally = What the keyword says.
ruling-creature_keywords-count_as_one_blow = It counts as one blow taken.
ruling-new_harmful_effect = What does a new hostile effect end?
ruling-new_harmful_effect-ends_all_previous = All timed effects that are running.
ruling-new_harmful_effect-only_contradictory = Only the effects that it contradicts.
ruling-interrupt_by_blocked_blow = Does a blow answered « Armure ! » wake?
ruling-interrupt_by_blocked_blow-false = No: it was not suffered.
ruling-interrupt_by_blocked_blow-true = Yes.
ruling-friendly_blow = What does a friend’s blow do, given only to wake?
ruling-friendly_blow-wounds_without_interrupting = It wounds but does not wake.
ruling-friendly_blow-no_wound = It neither wounds nor wakes.
ruling-friendly_blow-interrupts = It wounds and wakes.
ruling-statue_vs_blow = Does a blow reach somebody turned to a statue?
ruling-statue_vs_blow-interrupts = Yes: it counts, and ends the effect.
ruling-statue_vs_blow-invulnerable = No: nothing reaches them.
ruling-divine_vs_dispel = Does « Divin » prevent « Dissipé »?
ruling-divine_vs_dispel-blocks_counter_only = At once, yes; later, the running effect may be dispelled.
ruling-divine_vs_dispel-never = No, never.
ruling-divine_vs_dispel-always = Yes, always.
ruling-mass_caster = Does the caller of an effect on all who hear suffer it?
ruling-mass_caster-not_affected = No.
ruling-mass_caster-affected = Yes, as everybody does.
ruling-mass_unhearing = Who does not hear an effect on all who hear?
ruling-mass_unhearing-coma_death_stun_statue_out_of_play = Whoever a state or an effect keeps from hearing, and those out of play.
ruling-mass_unhearing-coma_and_death_only = Only the comatose and the dead.
ruling-paralysed_answers = What may somebody paralysed answer?
ruling-paralysed_answers-armour_yes_resist_no = « Armure ! », but not « Résiste ».
ruling-paralysed_answers-both = « Armure ! » and « Résiste ».
ruling-paralysed_answers-none = Nothing.
ruling-obey_invalid_order = What becomes of « Obéis » if the order would destroy the person?
ruling-obey_invalid_order-order_void = The call does not count.
ruling-obey_invalid_order-effect_runs_without_order = The effect runs, with no order to follow.
ruling-safety_stop_pauses_timers = Do times wait while the game is stopped?
ruling-safety_stop_pauses_timers-true = Yes: all are put off by as much.
ruling-safety_stop_pauses_timers-false = No.
ruling-out_of_play_timers = Do the times of somebody out of play run on?
ruling-out_of_play_timers-continue = Yes.
ruling-out_of_play_timers-pause = No, they wait for their return.
ruling-finishing_off_resist = May somebody being finished off answer « Résiste »?
ruling-finishing_off_resist-allowed = Yes, with the ability to resist.
ruling-finishing_off_resist-forbidden = No.
ruling-prisoner_clock_restart = When does the time of captivity start again?
ruling-prisoner_clock_restart-release_of_300_s = After real freedom, of at least { $release }.
ruling-prisoner_clock_restart-any_release = At every release.
ruling-prisoner_clock_restart-never = Never.
ruling-masterpiece_stack = What are several masterpieces worth?
ruling-masterpiece_stack-plus_1_each = One point each.
ruling-masterpiece_stack-one_in_all = One point in all.
ruling-renown_drop_hidden = When does the victim see that a stolen masterpiece no longer counts?
ruling-renown_drop_hidden-300_s_for_victim = When the theft may be noticed, after { $theft }.
ruling-renown_drop_hidden-at_once = At once.
ruling-renown_temp_character = What becomes of renown while another character is played for a time?
ruling-renown_temp_character-own_count_original_kept = That one has its own; the former is kept.
ruling-renown_temp_character-original_reset_too = The former is lost too.
ruling-feedback_deadline = When does the time for feedback end?
ruling-feedback_deadline-end_of_day_15 = At the end of day { $feedback_days }.
ruling-feedback_deadline-exact_hour = At the very hour at which the game ended.
ruling-xp_half_rounding = How is half of the experience rounded?
ruling-xp_half_rounding-down = Down.
ruling-xp_half_rounding-up = Up.
ruling-lock_force_interruption = What is an interrupted effort against a lock worth?
ruling-lock_force_interruption-restart = Nothing: it starts again.
ruling-lock_force_interruption-cumulative = It is added to the next.
ruling-lock_ability_is_forcing = Is opening by ability forcing?
ruling-lock_ability_is_forcing-false = No: the lock can be put back.
ruling-lock_ability_is_forcing-true = Yes: it stays open.
ruling-lock_trap_repeat = How often does a trap go off?
ruling-lock_trap_repeat-each_turning = Each time the card is turned.
ruling-lock_trap_repeat-once = Only once.

## Choices made once and for all

choice-extra_blows = None, unless their sheet gives a number.
    .question = How many blows does a seasoned character take?
choice-late_event_policy = At the time when it happened; the chief referee is told if a life depends on it.
    .question = Where does a late report go?
choice-same_blow_two_logs = Once.
    .question = How often does the same blow count that two people noted?
choice-finishing_off_interruption = It starts again from nothing, as for a limb.
    .question = What becomes of an interrupted effort to finish somebody off?
choice-helpless_states = The dying, comatose, dead, stunned, paralysed, statues, and those bound by arms and legs. Legs that cannot move are not enough.
    .question = Who cannot defend themselves?
choice-prisoner_limit_action = The referees are told; nothing happens by itself.
    .question = What happens after { $prisoner } of captivity?
choice-armour_auto_answer = The program answers for the wearer, who may decline.
    .question = Must the wearer be asked each time whether the armour answers?
choice-armour_break_count = One mending is enough.
    .question = How often must armour be mended after several wounds?
choice-armour_break_exception = Yes, if the skill allows it and it is noted.
    .question = Can a « Coup : Blessé » spare the armour?
choice-armour_multiple_worn = The better one that covers enough.
    .question = Of two armours worn, which counts?
choice-armour_mixed_coverage = What the weaker of the two is worth.
    .question = Leather and metal that only together cover enough: what are they worth?
choice-armour_swap_in_fight = No, they stay said.
    .question = Does changing armour in a fight give the « Armure ! » back?
choice-armour_adjust_range = { $rated_max } « Armure ! » at most, none at least.
    .question = How far may the organisers rate armour?
choice-calm_while_down = Yes: nobody is striking.
    .question = Does lying on the ground count as calm?
choice-fight_reset_on_new_enemy = No, only { $calm } of calm.
    .question = Does a new opponent open a new fight?
choice-helmet_other_attacks = Those that the rulebook names; no other by itself.
    .question = Which other attacks does a helmet stop?
choice-helmet_vs_forbidden_head = No: an allowed zone is struck, and the helmet acts.
    .question = Is a helmeted head struck to stun?
choice-creature_blows_reset = Only if a referee decides so.
    .question = Does a creature get its blows back?
choice-rapid_blows_window_s = The person who notes it; blows less than { $rapid_blows } apart are asked about.
    .question = Who says that blows were too rapid?
choice-rapid_blows_scope = The first blow counts, the rest do not.
    .question = What is lost of a burst?
choice-effect_duration_override = Yes, a new harm ends it.
    .question = Is an effect of another length interrupted too?
choice-harm_flag_source = The keyword; it can be put right when it is noted.
    .question = Who says whether a call does harm?
choice-stun_unconscious = Yes.
    .question = Is somebody stunned unconscious?
choice-divine_reach = Yes: « Divin » is about the keyword, not the gesture.
    .question = Must a Divin blow land?
choice-dispel_window = { $dispel_window }.
    .question = For how long has something only just happened?
choice-dispel_lasting_blow = Yes, as if an effect had caused it.
    .question = Does « Dissipé » end what a blow caused, such as « Coup : Assommé »?
choice-dispel_mass = At once, for everybody; later, only for the person named.
    .question = For whom is an effect on all who hear dispelled?
choice-charm_judge = The victim.
    .question = Who judges that a request goes against convictions?
choice-true_sight_aside = A short aside: the game goes on.
    .question = Does the out-of-play of « Regard » mean leaving the area?
choice-true_sight_duration = One answer, at once; another disguise needs another « Regard ».
    .question = How long does « Regard » last?
choice-keyword_retry_window = The one that whoever notes it ties to the first, less than { $retry_window } later.
    .question = Which second call is only a repetition?
choice-out_of_play_dead_walk = Yes, fist raised, to go to the organisers.
    .question = May the dead cross the play area?
choice-effects_on_death = They end.
    .question = What becomes of effects at death?
choice-search_limits = White wool for personal things, and never the clothes worn.
    .question = What may be taken in a search?
choice-currency_tracking = No, it is only given back at the end.
    .question = Is money followed?
choice-lock_number_match = By the whole number: a zero in front changes nothing, a part of the number is not enough.
    .question = How are key and lock compared?
choice-lock_force_multiple = No.
    .question = Do several people force a lock faster?
choice-unforceable_feedback = After { $force_lock } of noise, on turning the card.
    .question = When is it known that a lock cannot be forced?
choice-lock_relock = Yes, and without a key.
    .question = Does a lock that was put back lock?
choice-renown_min = Nothing.
    .question = What is the smallest renown?
choice-xp_half_scope = Those of that game only.
    .question = Which experience points are halved?
