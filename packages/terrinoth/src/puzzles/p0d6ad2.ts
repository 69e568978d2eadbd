import type { Puzzle } from '@muster/engine'

export const p0d6ad2: Puzzle = {
  id: 'p0d6ad2',
  difficulty: 2,
  steps: [
    [
      { text: 'stay', chance: 51 },
      { text: 'travel', chance: 27 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-ninth-bell · grim=false · heroes=[avric, bram, astarra]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
bag       0 enemies/2 shuffled 1: 0..2 = hellhound-master fire-demon.1 fire-demon-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = hall-of-echoes
bag       3 locations/2 shuffled 1: 0 = guardhouse
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..18 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.2 throwing-axe ambush bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand
pile      cards/1: radiant-hammer herb-lore vigil blessing
pile      cards/2: whirlwind march blood-boil guard
pile      cards/3: rune-of-fire seek still-mind gift
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2: fire-demon.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: the-hierophant
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: cultist.1 sorcerer.2 cultist-master cultist.2 bloodguard.1 bloodguard-master sorcerer-master hellhound.1 bloodguard.2 hellhound.2 sorcerer.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0 ?3/0
pile      location: misty-moor
pile      location-discard: burnt-quarter
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: lucky-coin.1 ?5/0..18
pile      exploration-discard: cold-camp hidden-path
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master splig broodmother captain-varn the-red-knife warlord-krutch the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside noble-estate windy-pass standing-stones bone-pit spider-nest haunted-field cliff-path the-last-gate healing-herbs tracks wolf-howl berries snare grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath war-cry slash bolt staff-blow second-wind meditation prayer
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [66,20,2]
key       result 0
key       quest 6
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 6
key       phase 3
key       leader 1
key       active 1
key       first 1
key       activations 24
key       actions 47
key       activating 0
key       peril 6
key       progress 8
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [1,10,3,-1]
key       health [16,17,13,0]
key       wounds [10,14,1,0]
key       tokens [0,0,1,0]
key       conditions [0,0,4,0]
key       spent [1,4,0,0]
key       classIs [1,7,2,-1]
key       fallen [0,0,0,0]
key       used [1,0,1,0,2048]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,3,0,0]
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
`,
}
