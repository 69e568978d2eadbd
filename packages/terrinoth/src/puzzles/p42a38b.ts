import type { Puzzle } from '@muster/engine'

export const p42a38b: Puzzle = {
  id: 'p42a38b',
  difficulty: 3,
  steps: [
    [
      { text: 'use lame-horse', chance: 76 },
      { text: 'pass', chance: 60 },
      { text: 'use astarra', chance: 58 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=1 · quest=the-lost-caravan · grim=false · heroes=[astarra, avric]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=4 lap=0
at        turn.done hero=0
at        moment.offer moment=4 hero=0 card=-1 from=0 owner=3 used=0
bag       0 enemies/2 shuffled 1: 0..3 = rat-swarm.1 bandit.2 sorcerer.2 sorcerer-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1: 0 = spider-nest
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/2 shuffled 1: 0..10 = fire-bomb.1 fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 lucky-coin.2 hidden-path milestone road-toll
bag       6 exploration/1 shuffled 1:  =
pile      cards/1: rune-of-fire seek meditation shared-rune
pile      cards/2: spirit-wolf dream-walk prayer blessing
pile      cards/3:
pile      cards/4:
pile      items/1: lame-horse
pile      items/2: throwing-axe
pile      items/3:
pile      items/4:
pile      engaged/1: grey-wolf.1 bandit.1
pile      engaged/2: zombie-master zombie.2 rat-swarm.2
pile      engaged/3:
pile      engaged/4:
pile      shadows: sorcerer.1 rat-swarm-master bandit-master
pile      lair: broodmother
pile      set-aside:
pile      enemies: ?0/0..3
pile      enemy-discard: grey-wolf.2 cave-spider-master grey-wolf-master cave-spider.1 cave-spider.2 zombie.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?2/0
pile      location: market-square
pile      location-discard: sunken-road flooded-cellar
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ambush wolf-howl ?5/0..10 fog
pile      exploration-discard: healing-herbs snare tracks cold-camp berries pedlar
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: goblin-archer.1 goblin-archer.2 goblin-archer-master goblin-witcher.1 goblin-witcher.2 goblin-witcher-master ogre.1 ogre.2 ogre-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider roadside-inn dark-forest brigand-camp old-chapel thieves-alley stone-bridge river-ford crypt-stair abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher still-mind stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye slash march second-wind guard shield-charge hold-the-road stand-firm oath whirlwind warpath blood-boil war-cry bound-traveller.2 bound-traveller.1 bound-traveller.4 bound-traveller.3 herb-lore bolt staff-blow gift
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [65,51,3]
key       result 0
key       quest 1
key       players 1
key       heroes 2
key       grim 0
key       journey 0
key       round 7
key       phase 0
key       leader 1
key       active 0
key       first 1
key       activations 26
key       actions 51
key       activating 0
key       peril 6
key       progress 6
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [3,1,-1,-1]
key       health [19,22,0,0]
key       wounds [6,10,0,0]
key       tokens [3,0,0,0]
key       conditions [0,0,0,0]
key       spent [3,0,0,0]
key       classIs [2,0,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]
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
