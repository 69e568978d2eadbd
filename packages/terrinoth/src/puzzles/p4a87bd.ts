import type { Puzzle } from '@muster/engine'

export const p4a87bd: Puzzle = {
  id: 'p4a87bd',
  difficulty: 3,
  steps: [
    [
      { text: 'stay', chance: 79 },
      { text: 'travel', chance: 64 },
    ],
  ],
  position: `muster 1 position
game      terrinoth 1.0.0
options   players=3 · quest=crown-of-the-under-king · grim=false · heroes=[tamsin, quill, lissa]
pack      house sha256:0b65da5e8fc8dddc893fdc35e463299e84aa68a39328119f65966bd16a49618e
at        match.round upgrades=0 hero=0
at        round.end
at        travelPhase.ask
bag       0 enemies/3 shuffled 1: 0..2 = wraith.1 wraith.2 wraith-master
bag       1 enemies/2 shuffled 1: 0..5 = troll.1 troll.2 troll-master razorwing.1 razorwing.2 razorwing-master
bag       2 enemies/1 shuffled 1:  =
bag       3 locations/3 shuffled 1: 0 = cliff-path
bag       4 locations/2 shuffled 1: 0..1 = crypt-stair abandoned-mine
bag       5 locations/1 shuffled 1:  =
bag       6 exploration/1 shuffled 1: 0..15 = fire-bomb.1 fire-bomb.2 healing-draught.1 tonic.1 tonic.2 lucky-coin.1 throwing-axe hidden-path cold-camp wolf-howl berries snare ancient-glyphs trapdoor dead-end iron-key
pile      cards/1: twin-arrows read-the-land caution draw-attention
pile      cards/2: rune-of-fire seek still-mind gift
pile      cards/3: shield-charge march stand-firm guard
pile      cards/4:
pile      items/1:
pile      items/2:
pile      items/3:
pile      items/4:
pile      engaged/1:
pile      engaged/2:
pile      engaged/3: the-under-king
pile      engaged/4:
pile      shadows: goblin-archer.2 goblin-witcher.1 ogre.2 ?1/5
pile      lair:
pile      set-aside:
pile      enemies: ?0/0..2 ?1/0..4
pile      enemy-discard: goblin-archer-master goblin-witcher-master ogre-master goblin-witcher.2 goblin-archer.1 ogre.1
pile      enemies/1:
pile      enemies/2:
pile      enemies/3:
pile      locations: ?3/0 ?4/0..1
pile      location: brigand-camp
pile      location-discard:
pile      locations/1:
pile      locations/2:
pile      locations/3:
pile      exploration: healing-draught.2 rune-shard ?6/0..15 healing-herbs
pile      exploration-discard: tracks lucky-coin.2 ambush
pile      exploration/1:
pile      exploration/2:
pile      exploration/3:
pile      drawn:
pile      box: rat-swarm.1 rat-swarm.2 rat-swarm-master bandit.1 bandit.2 bandit-master cave-spider.1 cave-spider.2 cave-spider-master zombie.1 zombie.2 zombie-master grey-wolf.1 grey-wolf.2 grey-wolf-master sorcerer.1 sorcerer.2 sorcerer-master bloodguard.1 bloodguard.2 bloodguard-master reanimate.1 reanimate.2 reanimate-master hellhound.1 hellhound.2 hellhound-master cultist.1 cultist.2 cultist-master golem.1 golem.2 golem-master bone-knight.1 bone-knight.2 bone-knight-master fire-demon.1 fire-demon.2 fire-demon-master splig broodmother captain-varn the-red-knife warlord-krutch the-hierophant the-pale-rider roadside-inn dark-forest market-square old-chapel thieves-alley stone-bridge river-ford sunken-road flooded-cellar the-vault dockside guardhouse noble-estate windy-pass misty-moor standing-stones bone-pit spider-nest burnt-quarter haunted-field hall-of-echoes the-last-gate grateful-farmer militia warm-bed rumour old-shield bribe informer pickpocket physician city-watch holy-water whispers grave-goods bone-charm cold-hand pedlar milestone lame-horse fog road-toll bound-traveller.1 bound-traveller.2 bound-traveller.3 bound-traveller.4 staff-blow herb-lore prayer blessing spirit-wolf dream-walk ancestral-song guiding-spirits radiant-hammer pilgrims-way vigil lay-on-hands decipher shared-rune stone-fist shift-the-earth earthen-ward firm-ground fan-of-knives light-fingers lie-low misdirect hunters-rest hawks-eye hold-the-road oath whirlwind warpath blood-boil war-cry precise-strike bolt slash blaze-a-trail meditation second-wind
key       agenda []
key       shuffles [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,1,1,1,0,0,1,1,1,0,0]
key       rolls [52,16,1]
key       result 0
key       quest 5
key       players 3
key       heroes 3
key       grim 0
key       journey 0
key       round 5
key       phase 3
key       leader 0
key       active 0
key       first 0
key       activations 20
key       actions 29
key       activating 0
key       peril 5
key       progress 10
key       mapped 1
key       counters [3,0,0,0]
key       heroIs [7,4,9,-1]
key       health [14,14,18,0]
key       wounds [0,4,4,0]
key       tokens [0,1,1,0]
key       conditions [0,0,0,0]
key       spent [1,1,3,0]
key       classIs [5,2,6,-1]
key       fallen [0,0,0,0]
key       used [0,0,0,0,0]
key       hurt [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,0]
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
