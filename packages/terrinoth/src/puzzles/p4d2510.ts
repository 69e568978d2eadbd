import type { Puzzle } from '@muster/engine'

export const p4d2510: Puzzle = {
  id: 'p4d2510',
  difficulty: 3,
  steps: [
    [
      { text: 'activate guard', chance: 40 },
      { text: 'activate stand-firm', chance: 26 },
      { text: 'activate march', chance: 25 },
      { text: 'activate shield-charge', chance: 20 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=4 · quest=the-long-night · grim=false · heroes=[lissa, orrin, astarra, mok]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=1 lap=0
at        turn.after hero=0
at        activation.choose hero=0 nth=1 card=0 slot=0
bag       0 enemies/3 shuffled 1: 0..5 = wraith.1 wraith.2 wraith-master bone-knight.1 bone-knight.2 bone-knight-master
bag       1 enemies/2 shuffled 1: 0..2 = cultist.1 cultist.2 cultist-master
bag       2 enemies/1 shuffled 1: 0..1 = grey-wolf-master reanimate.2
bag       3 locations/3 shuffled 1: 0 = the-last-gate
bag       4 locations/2 shuffled 1: 0 = misty-moor
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..14 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 lucky-coin.1 lucky-coin.2 ambush tracks wolf-howl berries snare whispers grave-goods cold-hand
pile      cards/1: shield-charge march stand-firm guard
pile      cards/2: twin-arrows blaze-a-trail hunters-rest draw-attention
pile      cards/3: rune-of-fire seek still-mind gift
pile      cards/4: spirit-wolf dream-walk prayer blessing
pile      items/1:
pile      items/2: bone-charm throwing-axe
pile      items/3:
pile      items/4:
pile      engaged/1: reanimate.1
pile      engaged/2:
pile      engaged/3:
pile      engaged/4:
pile      shadows:
pile      lair: the-pale-rider
pile      set-aside:
pile      enemies: ?0/0..5 ?1/0..2 ?2/0..1
pile      enemy-discard: grey-wolf.1 reanimate-master zombie.1 zombie.2 grey-wolf.2 zombie-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0
pile      location: old-chapel
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ?6/0..14 holy-water
pile      exploration-discard: hidden-path healing-herbs cold-camp tonic.2
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master ogre.1 ogre.2 ogre-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master hellhound.1 hellhound.2 hellhound-master troll.1 troll.2 troll-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king roadside-inn dark-forest brigand-camp market-square thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect read-the-land hawks-eye hold-the-road oath whirlwind warpath blood-boil war-cry slash precise-strike bolt herb-lore second-wind caution meditation staff-blow
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [88,11,1]
key       result 0
key       quest 7
key       players 4
key       heroes 4
key       grim 0
key       journey 0
key       round 11
key       phase 0
key       leader 0
key       active 0
key       first 0
key       activations 41
key       actions 46
key       activating 1
key       peril 10
key       progress 25
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [9,8,3,0]
key       health [14,12,9,13]
key       wounds [2,3,0,1]
key       tokens [4,5,5,5]
key       conditions [0,0,4,0]
key       spent [0,10,1,1]
key       classIs [6,5,2,0]
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
