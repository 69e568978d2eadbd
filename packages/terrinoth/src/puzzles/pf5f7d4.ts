import type { Puzzle } from '@muster/engine'

export const pf5f7d4: Puzzle = {
  id: 'pf5f7d4',
  difficulty: 1,
  steps: [
    [
      { text: 'roll 2', chance: 66 },
      { text: 'roll 1', chance: 47 },
      { text: 'roll 0', chance: 33 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-breach · grim=false · heroes=[lissa, avric, dorn, orrin]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=3 lap=0
at        turn.after hero=2
at        activation.below hero=2 nth=1 card=149 slot=0
at        action.stake hero=2 card=149 slot=0
bag       0 enemies/3 shuffled 1: 0..2 = reanimate.1 reanimate.2 reanimate-master
bag       1 enemies/2 shuffled 1: 0..2 = ogre.2 ogre-master hellhound.1
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/1 shuffled 1:  =
bag       4 exploration/1 shuffled 1: 0..13 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 hidden-path ambush cold-camp militia warm-bed old-shield
pile      cards/1: shield-charge march second-wind oath
pile      cards/2: spirit-wolf herb-lore ancestral-song blessing
pile      cards/3: bolt decipher meditation shared-rune
pile      cards/4: twin-arrows blaze-a-trail caution hawks-eye
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: goblin-witcher.1 warlord-krutch
pile      engaged/2:
pile      engaged/3: grey-wolf.1
pile      engaged/4: ogre.1
pile      shadows: goblin-archer-master ?1/2 ?1/1 ?1/0
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: goblin-archer.2 goblin-witcher-master goblin-witcher.2 grey-wolf-master goblin-archer.1 hellhound.2 hellhound-master grey-wolf.2
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: guardhouse
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?4/0..13 grateful-farmer
pile      exploration-discard: throwing-axe
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 dream-walk guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire still-mind stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest hold-the-road stand-firm whirlwind warpath blood-boil war-cry rumour guard staff-blow seek draw-attention slash prayer gift precise-strike
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [55,19,1]
key       result 0
key       quest 3
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 6
key       phase 0
key       leader 0
key       active 2
key       first 0
key       activations 23
key       actions 42
key       activating 1
key       peril 4
key       progress 0
key       mapped 1
key       counters [10,0,0,0]
key       heroIs [9,1,5,8]
key       health [14,12,11,12]
key       wounds [5,3,2,2]
key       tokens [0,0,5,3]
key       conditions [2,4,4,0]
key       spent [11,9,1,0]
key       classIs [6,0,2,5]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 0
key       targets [61]
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
