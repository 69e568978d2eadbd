import type { Puzzle } from '@muster/engine'

export const pb3b278: Puzzle = {
  id: 'pb3b278',
  difficulty: 3,
  steps: [
    [
      { text: 'resolve healing-draught', chance: 38 },
      { text: 'resolve rumour', chance: 16 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=the-breach · grim=false · heroes=[tamsin, avric, astarra]
pack      house sha256:62670b385d7ad40483b35000c10ab7c512d96f66d410d99f538d0b81e6f63bcf
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=3 lap=0
at        turn.after hero=2
at        activation.weakened hero=2 nth=1 card=154 slot=1
at        sequence.next list=195 seat=2 card=154 at=1
at        explore.resolve hero=2 cards=2 from=0 card=0
bag       0 enemies/3 shuffled 1: 0..2 = cultist.1 cultist.2 cultist-master
bag       1 enemies/2 shuffled 1: 0 = ogre-master
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/1 shuffled 1:  =
bag       4 exploration/1 shuffled 1: 0..11 = fire-bomb.1 healing-draught.1 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe ambush cold-camp grateful-farmer warm-bed old-shield
pile      cards/1: fan-of-knives blaze-a-trail lie-low draw-attention
pile      cards/2: radiant-hammer herb-lore prayer lay-on-hands
pile      cards/3: rune-of-fire decipher meditation gift
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: ogre.2 warlord-krutch hellhound.2
pile      engaged/2: grey-wolf-master ogre.1
pile      engaged/3: grey-wolf.1 hellhound.1
pile      engaged/4:
pile      shadows: ?1/0 ?0/2
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..1
pile      enemy-discard: goblin-witcher.1 goblin-witcher.2 goblin-archer.2 goblin-witcher-master goblin-archer-master grey-wolf.2 goblin-archer.1 hellhound-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: guardhouse
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?4/0..11
pile      exploration-discard: militia fire-bomb.2 hidden-path
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn: healing-draught.2 rumour
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate healing-herbs tracks wolf-howl berries snare ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf dream-walk ancestral-song guiding-spirits pilgrims-way vigil still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground light-fingers misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry caution staff-blow bolt precise-strike blessing seek
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [58,25,1]
key       result 0
key       quest 3
key       players 3
key       heroes 3
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
key       peril 5
key       progress 9
key       mapped 1
key       counters [11,0,0,0]
key       heroIs [7,1,3,-1]
key       health [14,16,13,0]
key       wounds [13,8,5,0]
key       tokens [0,0,3,0]
key       conditions [0,0,0,0]
key       spent [8,11,10,0]
key       classIs [4,1,2,-1]
key       fallen [0,0,0,0]
key       used [0,0,64,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,7,0,0,0]
key       tired [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       masked [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
key       acting 0
key       slot 1
key       targets []
key       aided -1
key       heroDice [0,0]
key       enemyDice [6,4]
key       criticals 1
key       added 0
key       total 3
key       left 0
key       countered [33]
key       blow 2
key       slain 0
key       rerolls 0
key       rerollBy -1
key       usedNow 64
`,
}
