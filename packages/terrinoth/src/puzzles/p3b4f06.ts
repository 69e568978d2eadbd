import type { Puzzle } from '@muster/engine'

export const p3b4f06: Puzzle = {
  id: 'p3b4f06',
  difficulty: 3,
  steps: [
    [
      { text: 'activate still-mind', chance: 90 },
      { text: 'activate seek', chance: 59 },
      { text: 'activate rune-of-fire', chance: 54 },
      { text: 'activate gift', chance: 11 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=2 · quest=goblin-problem · grim=false · heroes=[quill, bram]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.enemies
at        heroPhase.next at=4 lap=0
at        turn.after hero=0
at        activation.choose hero=0 nth=1 card=0 slot=0
bag       0 enemies/2 shuffled 1: 0..2 = bandit.1 cave-spider.2 ogre-master
bag       1 enemies/1 shuffled 1:  =
bag       2 locations/3 shuffled 1:  =
bag       3 locations/2 shuffled 1:  =
bag       4 locations/1 shuffled 1:  =
bag       5 exploration/1 shuffled 1: 0..14 = fire-bomb.1 fire-bomb.2 tonic.1 tonic.2 lucky-coin.2 throwing-axe ambush cold-camp healing-herbs berries snare grateful-farmer warm-bed rumour old-shield
pile      cards/1: rune-of-fire seek still-mind gift
pile      cards/2: slash warpath blood-boil guard
pile      cards/3:
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1: goblin-witcher.2 goblin-witcher.1 rat-swarm-master
pile      engaged/2: splig
pile      engaged/3:
pile      engaged/4:
pile      shadows: cave-spider-master bandit.2
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2
pile      enemy-discard: rat-swarm.1 rat-swarm.2 goblin-witcher-master goblin-archer.1 goblin-archer.2 goblin-archer-master ogre.2 cave-spider.1 ogre.1 bandit-master
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations:
pile      location: brigand-camp
pile      location-discard: roadside-inn dark-forest
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: lucky-coin.1 ?5/0..14 wolf-howl
pile      exploration-discard: tracks healing-draught.2 healing-draught.1 hidden-path militia
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master troll.1 troll.2 troll-master wraith.1 wraith.2 wraith-master golem.1 golem.2 golem-master razorwing.1 razorwing.2 razorwing-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-under-king the-pale-rider market-square old-chapel thieves-alley stone-bridge river-ford sunken-road crypt-stair flooded-cellar abandoned-mine the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field cliff-path hall-of-echoes the-last-gate ancient-glyphs trapdoor rune-shard dead-end iron-key bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground precise-strike blaze-a-trail caution draw-attention fan-of-knives light-fingers lie-low misdirect twin-arrows read-the-land hunters-rest hawks-eye shield-charge hold-the-road stand-firm oath whirlwind war-cry bolt second-wind meditation march
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [89,53,0]
key       result 0
key       quest 0
key       players 2
key       heroes 2
key       grim 0
key       journey 0
key       round 10
key       phase 0
key       leader 1
key       active 0
key       first 1
key       activations 38
key       actions 65
key       activating 1
key       peril 9
key       progress 9
key       mapped 1
key       counters [0,0,0,0]
key       heroIs [4,10,-1,-1]
key       health [20,23,0,0]
key       wounds [17,22,0,0]
key       tokens [2,0,0,0]
key       conditions [4,0,0,0]
key       spent [0,9,0,0]
key       classIs [2,7,-1,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,0,0,0,0,0,0,0]
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
