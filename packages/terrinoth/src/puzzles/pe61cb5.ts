import type { Puzzle } from '@muster/engine'

export const pe61cb5: Puzzle = {
  id: 'pe61cb5',
  difficulty: 1,
  steps: [
    [
      { text: 'again astarra', chance: 83 },
      { text: 'again runa', chance: 65 },
      { text: 'again kari', chance: 61 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=goblin-problem · grim=false · heroes=[astarra, kari, runa]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.again at=0 lap=1
bag       0 enemies/2 shuffled 1: 0..3 = bandit.2 cave-spider.1 cave-spider.2 ogre.2
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..12 = fire-bomb.2 healing-draught.1 healing-draught.2 tonic.1 tonic.2 lucky-coin.1 throwing-axe hidden-path cold-camp healing-herbs tracks warm-bed rumour
pile      cards/1: stone-fist seek meditation firm-ground
pile      cards/2: fan-of-knives light-fingers caution draw-attention
pile      cards/3: whirlwind march blood-boil guard
pile      cards/4:
pile      items/1:
pile      items/2: old-shield
pile      items/3:
pile      items/4:
pile      engaged/1: bandit-master cave-spider-master goblin-witcher.2
pile      engaged/2: bandit.1 ogre.1 goblin-archer.2
pile      engaged/3: rat-swarm.1 ogre-master goblin-witcher.1
pile      engaged/4:
pile      shadows: splig
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..3
pile      enemy-discard: goblin-witcher-master goblin-archer.1 rat-swarm-master rat-swarm.2 goblin-archer-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: brigand-camp
pile      location-discard: roadside-inn dark-forest
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: ambush snare berries ?5/0..12
pile      exploration-discard: grateful-farmer lucky-coin.2 militia wolf-howl fire-bomb.1
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands rune-of-fire decipher still-mind shared-rune shift-the-earth earthen-ward lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath warpath war-cry blaze-a-trail slash gift bolt precise-strike second-wind
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [52,30,0]
key       result 0
key       quest 0
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
key       actions 41
key       activating 0
key       peril 5
key       progress 9
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [3,6,11,-1]
key       health [13,15,16,0]
key       wounds [7,8,2,0]
key       tokens [2,0,0,0]
key       conditions [4,0,0,0]
key       spent [0,8,0,0]
key       classIs [3,4,7,-1]
key       fallen [0,0,0,0]
key       used [1,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,1,0,1,0,0,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,0,0,0,0,0]
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
