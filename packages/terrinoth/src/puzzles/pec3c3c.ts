import type { Puzzle } from '@muster/engine'

export const pec3c3c: Puzzle = {
  id: 'pec3c3c',
  difficulty: 3,
  steps: [
    [
      { text: 'activate ancestral-song', chance: 38 },
      { text: 'activate staff-blow', chance: 20 },
      { text: 'activate dream-walk', chance: 18 },
      { text: 'activate blessing', chance: 5 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=goblin-problem · grim=false · heroes=[bram, mok]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=2 lap=0
at        turn.after hero=1
at        activation.choose hero=1 nth=1 card=0 slot=0
bag       0 enemies shuffled 1: 0..10 = goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher-master rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.2 cave-spider-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..16 = fire-bomb.1 fire-bomb.2 healing-draught.1 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 throwing-axe hidden-path cold-camp healing-herbs tracks berries snare grateful-farmer warm-bed rumour
pile      cards/1: slash hold-the-road stand-firm guard
pile      cards/2: staff-blow dream-walk ancestral-song blessing
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2: old-shield
pile      items/3:
pile      items/4:
pile      engaged/1: rat-swarm.1
pile      engaged/2: goblin-witcher.1 goblin-witcher.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: splig ogre.1 ogre-master ogre.2 ?0/10
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..9
pile      enemy-discard: cave-spider.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: brigand-camp
pile      location-discard: roadside-inn dark-forest
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?5/0..16
pile      exploration-discard: wolf-howl healing-draught.2 ambush militia
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 spirit-wolf guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands bolt seek meditation gift rune-of-fire decipher still-mind shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge oath whirlwind warpath blood-boil war-cry second-wind herb-lore prayer march
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [103,89,0]
key       result 0
key       quest 0
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 11
key       phase 0
key       leader 0
key       active 1
key       first 0
key       activations 42
key       actions 91
key       activating 1
key       peril 9
key       progress 9
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [10,0,-1,-1]
key       health [23,23,0,0]
key       wounds [21,17,0,0]
key       tokens [0,0,0,0]
key       conditions [0,0,0,0]
key       spent [1,0,0,0]
key       classIs [6,0,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0]
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
