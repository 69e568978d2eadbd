import type { Puzzle } from '@muster/engine'

export const p3a72a7: Puzzle = {
  id: 'p3a72a7',
  difficulty: 1,
  steps: [
    [
      { text: 'aid dorn', chance: 75 },
      { text: 'aid tamsin', chance: 4 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-ninth-bell · grim=false · heroes=[mok, dorn, bram, tamsin]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=0
at        turn.after hero=0
at        activation.below hero=0 nth=1 card=140 slot=3
at        action.aim hero=0 card=140 slot=3
bag       0 enemies/2 shuffled 1: 0 = fire-demon.2
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0 = misty-moor
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..13 = fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 throwing-axe ambush cold-camp physician city-watch holy-water whispers cold-hand
pile      cards/1: spirit-wolf dream-walk prayer blessing
pile      cards/2: stone-fist seek meditation firm-ground
pile      cards/3: slash warpath second-wind guard
pile      cards/4: twin-arrows blaze-a-trail caution hawks-eye
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4: bone-charm
pile      engaged/1: hellhound-master
pile      engaged/2: fire-demon.1
pile      engaged/3:
pile      engaged/4: hellhound.1
pile      shadows: the-hierophant sorcerer.1
pile      lair:
pile      set-aside:
pile      enemies: ?0/0
pile      enemy-discard: bloodguard.1 sorcerer-master sorcerer.2 cultist-master cultist.2 bloodguard.2 hellhound.2 bloodguard-master fire-demon-master cultist.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: windy-pass
pile      location-discard: burnt-quarter
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: pickpocket ?5/0..13 lucky-coin.2
pile      exploration-discard: grave-goods hidden-path fire-bomb.1 bribe informer
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate standing-stones bone-pit spider-nest haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune shift-the-earth earthen-ward fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest shield-charge hold-the-road stand-firm oath whirlwind blood-boil war-cry herb-lore gift march draw-attention precise-strike staff-blow bolt
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [68,13,2]
key       result 0
key       quest 6
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 9
key       phase 0
key       leader 3
key       active 0
key       first 3
key       activations 31
key       actions 54
key       activating 1
key       peril 8
key       progress 8
key       mapped 1
key       counters [6,0,0,0]
key       heroIs [0,5,10,7]
key       health [13,10,13,10]
key       wounds [10,8,0,4]
key       tokens [0,0,0,1]
key       conditions [0,4,0,0]
key       spent [9,1,15,2]
key       classIs [0,3,7,5]
key       fallen [0,0,1,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 3
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
`,
}
