import type { Puzzle } from '@muster/engine'

export const pc3ecfa: Puzzle = {
  id: 'pc3ecfa',
  difficulty: 1,
  steps: [
    [
      { text: 'pass', chance: 68 },
      { text: 'use astarra', chance: 51 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=the-long-night · grim=false · heroes=[kari, astarra]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.done hero=0
at        moment.offer moment=4 hero=0 card=-1 from=0 owner=1 used=0
bag       0 enemies/3 shuffled 1: 0..5 = wraith.1 wraith.2 wraith-master bone-knight.1 bone-knight.2 bone-knight-master
bag       1 enemies/2 shuffled 1: 0..2 = bloodguard.1 bloodguard.2 bloodguard-master
bag       2 enemies/1 shuffled 1: 0..3 = zombie.1 grey-wolf.1 grey-wolf.2 reanimate-master
bag       3 locations/3 shuffled 1: 0 = the-last-gate
bag       4 locations/2 shuffled 1: 0 = misty-moor
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..11 = fire-bomb.1 healing-draught.1 healing-draught.2 tonic.1 lucky-coin.2 throwing-axe hidden-path ambush healing-herbs snare holy-water cold-hand
pile      cards/1: twin-arrows blaze-a-trail caution hawks-eye
pile      cards/2: rune-of-fire seek still-mind gift
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2: bone-charm
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows:
pile      lair: the-pale-rider
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..2 ?2/0..3
pile      enemy-discard: reanimate.2 zombie.2 zombie-master grey-wolf-master reanimate.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0
pile      location: old-chapel
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: wolf-howl fire-bomb.2 lucky-coin.1 ?6/0..11
pile      exploration-discard: tracks berries grave-goods cold-camp tonic.2 whispers
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master sorcerer.1 sorcerer.2 sorcerer-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king roadside-inn dark-forest brigand-camp market-square thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hunters-rest slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry precise-strike bolt draw-attention meditation
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [54,4,1]
key       result 0
key       quest 7
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 7
key       phase 0
key       leader 0
key       active 0
key       first 0
key       activations 25
key       actions 26
key       activating 0
key       peril 6
key       progress 16
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [6,3,-1,-1]
key       health [21,19,0,0]
key       wounds [0,0,0,0]
key       tokens [5,5,0,0]
key       conditions [6,6,0,0]
key       spent [1,3,0,0]
key       classIs [5,2,-1,-1]
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
`,
}
