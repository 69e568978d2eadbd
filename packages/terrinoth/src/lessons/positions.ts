/** The tables of the lessons, as they were laid once. */

export const rollPosition = `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=goblin-problem · grim=false · heroes=[kari, lissa]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=0
at        activation.choose hero=0 nth=1 card=0 slot=0
bag       0 enemies shuffled 1: 0..16 = goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master
bag       1 exploration shuffled 1: 0..21 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield
bag       2 locations/3 shuffled 1: 0 = brigand-camp
bag       3 locations/2 shuffled 1: 0 = dark-forest
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1:  =
pile      cards/1: precise-strike blaze-a-trail caution draw-attention
pile      cards/2: slash march second-wind guard
pile      engaged/1: bandit.1
pile      lair: splig
pile      enemies: ?0/0..16
pile      locations: ?2/0 ?3/0
pile      location: roadside-inn
pile      exploration: ?1/0..21
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,1,0,1,1,1,0,0]
key       rolls [0,0,0]
key       result 0
key       quest 0
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 1
key       phase 0
key       leader 0
key       active 0
key       first 0
key       activations 1
key       actions 0
key       activating 1
key       peril 0
key       progress 0
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [6,9,-1,-1]
key       health [21,24,0,0]
key       wounds [0,0,0,0]
key       tokens [1,0,0,0]
key       conditions [0,0,0,0]
key       spent [0,0,0,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot -1
key       targets []
key       aided -1
key       heroDice []
key       enemyDice []
key       criticals 0
key       added 0
key       total 0
key       left 0
key       countered []
key       blow 0
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`

export const engagePosition = `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=goblin-problem · grim=false · heroes=[mok, kari]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies shuffled 1: 0..16 = goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master
bag       1 exploration shuffled 1: 0..21 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield
bag       2 locations/3 shuffled 1: 0 = brigand-camp
bag       3 locations/2 shuffled 1: 0 = dark-forest
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1:  =
pile      cards/1: staff-blow herb-lore prayer blessing
pile      cards/2: precise-strike blaze-a-trail caution draw-attention
pile      engaged/1: bandit.1
pile      lair: splig
pile      enemies: ?0/0..16
pile      locations: ?2/0 ?3/0
pile      location: roadside-inn
pile      exploration: ?1/0..21
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,1,0,1,1,1,0,0]
key       rolls [5,0,0]
key       result 0
key       quest 0
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 1
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 4
key       actions 3
key       activating 1
key       peril 0
key       progress 0
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [0,6,-1,-1]
key       health [23,21,0,0]
key       wounds [22,0,0,0]
key       tokens [0,0,0,0]
key       conditions [0,0,0,0]
key       spent [0,0,0,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot -1
key       targets []
key       aided -1
key       heroDice []
key       enemyDice []
key       criticals 0
key       added 0
key       total 0
key       left 0
key       countered []
key       blow 0
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`

export const enemyBarsPosition = `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=goblin-problem · grim=false · heroes=[kari, lissa]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.round upgrades=0 hero=0
at        round.peril
at        enemyPhase.which at=0
bag       0 enemies shuffled 1: 0..15 = goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master
bag       1 exploration shuffled 1: 0..21 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield
bag       2 locations/3 shuffled 1: 0 = brigand-camp
bag       3 locations/2 shuffled 1: 0 = dark-forest
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1:  =
pile      cards/1: precise-strike blaze-a-trail caution draw-attention
pile      cards/2: slash march second-wind guard
pile      engaged/1: bandit.1 goblin-archer.1
pile      lair: splig
pile      enemies: ?0/0..15
pile      locations: ?2/0 ?3/0
pile      location: roadside-inn
pile      exploration: ?1/0..21
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,1,0,1,1,1,0,0]
key       rolls [6,0,0]
key       result 0
key       quest 0
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 1
key       phase 1
key       leader 0
key       active 0
key       first 0
key       activations 4
key       actions 4
key       activating 0
key       peril 0
key       progress 0
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [6,9,-1,-1]
key       health [21,24,0,0]
key       wounds [17,0,0,0]
key       tokens [0,0,0,0]
key       conditions [0,0,0,0]
key       spent [0,0,0,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot -1
key       targets []
key       aided -1
key       heroDice []
key       enemyDice []
key       criticals 0
key       added 0
key       total 0
key       left 0
key       countered []
key       blow 0
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`

export const perilAndTravelPosition = `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=goblin-problem · grim=false · heroes=[mok, kari]
pack      house sha256:0000000000000000000000000000000000000000000000000000000000000000
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=1
at        turn.after hero=1
at        activation.choose hero=1 nth=2 card=0 slot=0
bag       0 enemies shuffled 1: 0..17 = goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master
bag       1 exploration shuffled 1: 0..21 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path ambush cold-camp healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield
bag       2 locations/3 shuffled 1: 0 = brigand-camp
bag       3 locations/2 shuffled 1: 0 = dark-forest
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1:  =
pile      cards/1: staff-blow herb-lore prayer blessing
pile      cards/2: precise-strike blaze-a-trail caution draw-attention
pile      lair: splig
pile      enemies: ?0/0..17
pile      locations: ?2/0 ?3/0
pile      location: roadside-inn
pile      exploration: ?1/0..21
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,1,0,1,1,1,0,0]
key       rolls [5,0,0]
key       result 0
key       quest 0
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 1
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 4
key       actions 3
key       activating 1
key       peril 2
key       progress 4
key       mapped 0
key       counters [0,0,0,0]
key       heroIs [0,6,-1,-1]
key       health [23,21,0,0]
key       wounds [0,0,0,0]
key       tokens [0,0,0,0]
key       conditions [0,0,0,0]
key       spent [0,0,0,0]
key       classIs [-1,-1,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot -1
key       targets []
key       aided -1
key       heroDice []
key       enemyDice []
key       criticals 0
key       added 0
key       total 0
key       left 0
key       countered []
key       blow 0
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 0
`
