import type { Puzzle } from '@muster/engine'

export const p2ccc9a: Puzzle = {
  id: 'p2ccc9a',
  difficulty: 1,
  steps: [
    [
      { text: 'use dorn', chance: 56 },
      { text: 'roll 1', chance: 39 },
      { text: 'roll 2', chance: 39 },
      { text: 'roll 0', chance: 38 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-barons-ledger · grim=false · heroes=[tamsin, bram, dorn, ilse]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=2
at        activation.below hero=2 nth=1 card=153 slot=0
at        action.stake hero=2 card=153 slot=0
bag       0 enemies/2 shuffled 1: 0..2 = goblin-archer.1 goblin-archer.2 sorcerer-master
bag       1 enemies shuffled 1: 0..8 = rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master bloodguard.1 bloodguard.2 bloodguard-master
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..14 = fire-bomb.1 fire-bomb.2 healing-draught.1 tonic.1 tonic.2 lucky-coin.2 throwing-axe hidden-path grateful-farmer militia warm-bed rumour old-shield physician city-watch
pile      cards/1: fan-of-knives light-fingers caution draw-attention
pile      cards/2: whirlwind march blood-boil guard
pile      cards/3: rune-of-fire seek meditation shared-rune
pile      cards/4: staff-blow dream-walk prayer guiding-spirits
pile      items/1:
pile      items/2:
pile      items/3: lucky-coin.1
pile      items/4:
pile      engaged/1:
pile      engaged/2: sorcerer.1
pile      engaged/3: goblin-archer-master
pile      engaged/4: sorcerer.2
pile      shadows: ?0/2 ?0/1 ?0/0
pile      lair: captain-varn
pile      set-aside:
pile      enemies: ?1/0..8
pile      enemy-discard:
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: the-vault
pile      location-discard: thieves-alley old-chapel
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ambush ?5/0..14
pile      exploration-discard: pickpocket healing-draught.2 bribe informer cold-camp
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-witcher.1 goblin-witcher.2 goblin-witcher-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master ogre.1 ogre.2 ogre-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf ancestral-song radiant-hammer pilgrims-way vigil lay-on-hands decipher still-mind stone-fist shift-the-earth earthen-ward firm-ground lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath war-cry blaze-a-trail slash gift blessing second-wind bolt herb-lore precise-strike
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [85,10,1]
key       result 0
key       quest 2
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 10
key       phase 0
key       leader 2
key       active 2
key       first 2
key       activations 37
key       actions 39
key       activating 1
key       peril 9
key       progress 0
key       mapped 0
key       counters [4,0,0,0]
key       heroIs [7,10,5,2]
key       health [10,13,11,11]
key       wounds [0,0,0,0]
key       tokens [5,5,4,5]
key       conditions [0,0,4,0]
key       spent [1,0,1,2]
key       classIs [4,7,2,0]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 0
key       targets [-3,-2,-1]
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
